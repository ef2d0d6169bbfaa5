"""The closed vocabulary of card abilities: which operations there are, when each can work, and what it must be told.

What the words mean stands in the card file itself, under `vocabulary`; here is what the code adds: at which moments an
operation makes sense, and which of its fields can't be left out. A card that says anything else is refused.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

PLAYED, TRIUMPH, CLEANUP = "played", "triumph", "cleanup"
IN_BID_AREA, THIS_ROUND, WHEN_CLAIMED = "in_bid_area", "this_round", "when_claimed"
ALL: Final = 999
"""How many 'all' are: more than there can be of anything."""

_RESOLVED = (PLAYED, TRIUMPH, WHEN_CLAIMED)
_HOLDS = (IN_BID_AREA, THIS_ROUND)
_ANY = (*_RESOLVED, THIS_ROUND)


class Operation(msgspec.Struct, frozen=True):
    """When an operation can work, and the fields that it needs."""

    whens: tuple[str, ...]
    needs: tuple[str, ...] = ()


OPERATIONS: Final[dict[str, Operation]] = {
    # hands
    "look_hand": Operation(_RESOLVED, ("leader",)),
    "hand_open": Operation((PLAYED,), ("leader", "to", "until")),
    "take_hand_card": Operation(_RESOLVED, ("from", "pick", "n")),
    "give_hand_card": Operation(_RESOLVED, ("to", "n")),
    "discard_hand": Operation(_RESOLVED, ("leader", "n", "pick")),
    "draw": Operation(_RESOLVED, ("leader", "n")),
    "search_deck": Operation(_RESOLVED, ("n", "take", "rest")),
    "take_discard": Operation(_RESOLVED, ("leader", "colors", "n")),
    "ban_card": Operation((PLAYED,), ("leader",)),
    "hands_untouchable": Operation(_HOLDS, ("by",)),
    # bid areas
    "move_bid_card": Operation(_RESOLVED, ("from", "to", "n")),
    "discard_bid_card": Operation(_RESOLVED, ("from", "n", "pick")),
    "place_self": Operation((PLAYED,), ("to",)),
    "protect": Operation(_HOLDS, ("scope", "against", "by")),
    "value_bonus": Operation((PLAYED, IN_BID_AREA), ("amount",)),
    "copy_value": Operation((PLAYED,), ("colors",)),
    "total_rule": Operation(_HOLDS, ("rule",)),
    "pass_bid_cards": Operation((THIS_ROUND,), ("direction", "n")),
    "bid_limit": Operation(_HOLDS, ("max",)),
    "no_same_name": Operation(_HOLDS),
    "take_back_bid": Operation((THIS_ROUND,), ("trigger",)),
    "keep_card": Operation((TRIUMPH, CLEANUP), ("card",)),
    "win_ties": Operation((IN_BID_AREA,)),
    # turns
    "kneel": Operation((PLAYED,), ("leader",)),
    "must_play": Operation((PLAYED,), ("leader",)),
    "must_play_before_kneeling": Operation(_HOLDS),
    "skip_or_final_turn": Operation((PLAYED,), ("cards",)),
    "turn_direction": Operation((THIS_ROUND,), ("direction",)),
    "penalty": Operation((THIS_ROUND,), ("trigger", "discard")),
    # power tokens
    "token_on_current": Operation((PLAYED, TRIUMPH), ("n",)),
    "gain_token": Operation(_ANY, ("leader", "n", "council")),
    "skip_win_token": Operation((TRIUMPH,)),
    "move_token": Operation(_RESOLVED, ("leader", "n")),
    "look_tokens": Operation(_RESOLVED, ("where", "n")),
    "swap_tokens": Operation(_RESOLVED, ("n", "among")),
    "return_token": Operation(_RESOLVED, ("where", "n", "pick")),
    # allies
    "look_allies": Operation(_RESOLVED, ("n", "back")),
    "kill_ally": Operation(_RESOLVED, ("where", "n")),
    "kill_current": Operation((PLAYED, TRIUMPH)),
    "kill_self": Operation((WHEN_CLAIMED,)),
    "reveal_current": Operation((PLAYED, TRIUMPH)),
    "offer_second_ally": Operation((PLAYED,)),
    "reveal_ally": Operation((TRIUMPH, WHEN_CLAIMED)),
    "claim_extra": Operation((TRIUMPH, WHEN_CLAIMED), ("from", "council")),
    "revealed_to_bottom": Operation((TRIUMPH, WHEN_CLAIMED)),
    "move_ally": Operation(_RESOLVED, ("from", "to", "n")),
    "swap_allies": Operation((WHEN_CLAIMED,), ("n",)),
    "place_ally": Operation((IN_BID_AREA, TRIUMPH, WHEN_CLAIMED), ("rule",)),
    "contest_kill": Operation((WHEN_CLAIMED,), ("card",)),
    "contest_claim": Operation((WHEN_CLAIMED,), ("discard",)),
    "protect_councils": Operation((IN_BID_AREA,), ("against", "by")),
    "choose_leader": Operation((PLAYED,), ("leader",)),
}

NEEDED_BY_WORD: Final[dict[tuple[str, str, str], str]] = {
    ("total_rule", "rule", "zero_at_most"): "value",
    ("penalty", "trigger", "play_low"): "max_value",
    ("place_ally", "rule", "with_ally"): "allies",
    ("place_ally", "rule", "chosen_by"): "leader",
    ("keep_card", "card", "other"): "n",
}
"""Words that need one field more: operation, field, word."""

ONLY_AT: Final[dict[tuple[str, str, str], str]] = {
    ("kill_ally", "where", "this_council"): WHEN_CLAIMED,
    ("return_token", "where", "this_council"): WHEN_CLAIMED,
    ("gain_token", "council", "this_ally"): WHEN_CLAIMED,
    ("gain_token", "council", "most_allies"): TRIUMPH,
    ("gain_token", "council", "shared_with_winner"): TRIUMPH,
    ("gain_token", "council", "shared_with_chosen"): TRIUMPH,
    ("claim_extra", "council", "this_ally"): WHEN_CLAIMED,
    ("move_ally", "from", "your_other_council"): WHEN_CLAIMED,
    ("move_ally", "to", "this_council"): WHEN_CLAIMED,
    ("place_ally", "rule", "shared_with_you"): IN_BID_AREA,
    ("place_ally", "rule", "with_ally"): WHEN_CLAIMED,
    ("place_ally", "rule", "with_strongest_ally"): WHEN_CLAIMED,
    ("place_ally", "rule", "fewest_allies"): WHEN_CLAIMED,
    ("place_ally", "rule", "any_council"): WHEN_CLAIMED,
    ("place_ally", "rule", "most_allies"): TRIUMPH,
    ("place_ally", "rule", "shared_with_chosen"): TRIUMPH,
}
"""Words that make sense at one moment only, since they speak of this ally, the winner or a chosen leader."""

CHOSEN_BY_TARGET: Final = ("any", "another", "another_standing", "another_with_bid", "chosen_neighbor")
"""Leaders whom 'you' choose; an operation about several of them at once takes none of these."""


class Effect(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One step of an ability, with numbers for ids. What a field means stands in the card file."""

    op: str
    when: str
    condition: str = msgspec.field(default="", name="if")
    may: bool = False
    if_done: bool = False
    after_placing: bool = False
    after_claim: bool = False
    leader: str = ""
    source: str = msgspec.field(default="", name="from")
    to: str = ""
    until: str = ""
    pick: str = ""
    n: int = ALL
    up_to: bool = False
    max_value: int = ALL
    take: int = 0
    rest: str = ""
    colors: tuple[str, ...] = ()
    by: str = ""
    owners: str = ""
    scope: str = ""
    against: tuple[str, ...] = ()
    exclude: tuple[int, ...] = ()
    """Kinds of influence cards."""
    min_cards: int = 0
    amount: int = 0
    per: str = ""
    cap: int = ALL
    fixed: bool = False
    rule: str = ""
    value: int = 0
    direction: str = ""
    max: int = ALL
    trigger: str = ""
    discard: int = 0
    card: str = ""
    named: int = -1
    """The kind of influence card that `card` names by its id."""
    cards: int = 0
    council: str = ""
    limit: int = ALL
    among: str = ""
    where: str = ""
    councils: int = 0
    max_power: int = ALL
    kill: int = 0
    bottom: int = 0
    back: str = ""
    resolve: bool = False
    not_just_killed: bool = False
    fallback: str = ""
    allies: tuple[int, ...] = ()
    tokens: bool = False
    precedence: bool = False
    power: int = 0

    def allows(self, color: str) -> bool:
        """Does it speak of cards of this colour? Without colours it speaks of all."""
        return not self.colors or color in self.colors


def effect_from(step: dict[str, Any]) -> Effect:
    """A step of a checked card file, its ids already numbers."""
    return msgspec.convert({**step, "n": ALL if step.get("n", ALL) == "all" else step.get("n", ALL)}, Effect)
