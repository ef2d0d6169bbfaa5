"""What abilities can't do: to cards in bid areas, to cards in hands, to what lies in councils.

Abilities of influence cards are held up by these; abilities of allies are not (`by` is the leader whose influence card
acts, or nobody if an ally does).
"""

from __future__ import annotations

from maester.engine import Seat
from maester.games.alliances.box import NO_CARD, NOBODY, Card, Council
from maester.games.alliances.lasting_rules import HandsUntouchableRule, ProtectCouncilsRule, ProtectRule
from maester.games.alliances.realm import Realm


def is_protected(game: Realm, holder: Seat, card: Card, against: str, by: Seat) -> bool:
    """May this leader's influence card not move or discard this card of a bid area?"""
    return protector(game, holder, card, against, by) is not None


def protector(game: Realm, holder: Seat, card: Card, against: str, by: Seat) -> str | None:
    """The id of the card or ally that guards a card of a bid area against this leader's influence card."""
    if by == NOBODY:
        return None
    for rule, protector, source in game.holding(ProtectRule):
        if against not in rule.against or (rule.owners == "others" and by == protector):
            continue
        if rule.scope == "all_bids" or card == source or (rule.scope == "your_bid" and holder == protector):
            return source_id(game, source)
    return None


def source_id(game: Realm, card: Card) -> str:
    """The id of a card, or (no card) of the ally whose 'this round' ability holds."""
    if card == NO_CARD:
        return game.box.ally_names.write(game.rule_of)
    return game.box.kind_names.write(game.box.kind_of[card])


def is_hand_untouchable(game: Realm, owner: Seat, by: Seat) -> bool:
    """May this leader's influence card not look at, take from or discard from this hand?"""
    return by not in (NOBODY, owner) and bool(game.holding(HandsUntouchableRule))


def is_council_protected(game: Realm, council: Council, against: str, by: Seat) -> bool:
    """May this leader's influence card not do this to what lies in the council?"""
    if by == NOBODY:
        return False
    return any(
        protector != by and protector in game.leaders_of(council) and against in rule.against
        for rule, protector, _ in game.holding(ProtectCouncilsRule)
    )
