"""What an influence card is worth in a hand: its influence, and what its ability may bring.

Every ability is weighed by its operations, so a corrected or an unknown card is weighed like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import fsum
from typing import Any, Final

from maester.games.alliances.bid_operations import DiscardBidCardOperation, MoveBidCardOperation
from maester.games.alliances.box import Box, Card, Kind
from maester.games.alliances.deck_operations import DrawOperation
from maester.games.alliances.gain_operations import GainTokenOperation
from maester.games.alliances.hand_operations import DiscardHandOperation, HandOpenOperation
from maester.games.alliances.token_operations import ReturnTokenOperation
from maester.games.alliances.turn_operations import KneelOperation
from maester.games.alliances.values import ValueBonusOperation
from maester.games.alliances.vocabulary import HowMany, Operation

CONDITIONS: Final = {
    "you_won": 0.35, "you_did_not_win": 0.6, "neighbor_won": 0.4, "you_or_chosen_won": 0.55, "last_to_kneel": 0.5,
}  # fmt: skip
"""How often a condition is met, about; any other: half of the time."""
CARD: Final = 3.5
"""What it is worth to have one card more in hand, in points of influence."""
TOKEN: Final = 2.5
"""What a power token is worth, in points of influence."""


def _number(n: HowMany) -> int:
    return 1 if n == "all" else n


def _discard_hand(operation: DiscardHandOperation) -> float:
    return -0.45 * CARD * _number(operation.n) if operation.leader == "you" else 0.35 * CARD * _number(operation.n)


def _draw(operation: DrawOperation) -> float:
    return CARD * _number(operation.n) * (1.0 if operation.leader == "you" else -0.4)


def _move_bid_card(operation: MoveBidCardOperation) -> float:
    if operation.source == "your_bid":
        return 0.5 * CARD
    return 1.6 * CARD if operation.to == "your_bid" else CARD


def _discard_bid_card(operation: DiscardBidCardOperation) -> float:
    reach = min(operation.max_value, 11) / 11
    return CARD * reach * (1.0 if operation.pick != "owner" else 0.6)


def _kneel(operation: KneelOperation) -> float:
    return -1.0 if operation.leader == "you" else 2.0


def _value_bonus(operation: ValueBonusOperation) -> float:
    times = {"other_card_in_your_bid": 1.5, "ally_in_your_councils": 3.0, "other_kneeling_leader": 1.5}
    return min(operation.amount * times.get(operation.per or "", 1.0), operation.cap)


def _gain_token(operation: GainTokenOperation) -> float:
    return TOKEN * _number(operation.n) * (1.0 if operation.leader == "you" else -0.3)


def _return_token(operation: ReturnTokenOperation) -> float:
    return -0.7 * TOKEN if operation.where == "your_councils" else 0.3 * TOKEN


def _hand_open(operation: HandOpenOperation) -> float:
    return -0.5 if operation.leader == "you" else 0.5


WEIGHTS: Final[dict[str, float | Callable[[Any], float]]] = {
    # hands
    "look_hand": 0.3, "hand_open": _hand_open, "take_hand_card": CARD, "give_hand_card": -0.6 * CARD,
    "discard_hand": _discard_hand, "draw": _draw, "search_deck": 1.3 * CARD, "take_discard": 1.8 * CARD,
    "ban_card": 1.0,
    # bid areas
    "move_bid_card": _move_bid_card, "discard_bid_card": _discard_bid_card, "place_self": -3.0, "protect": 0.4,
    "value_bonus": _value_bonus, "copy_value": 2.0 * CARD, "keep_card": 0.6 * CARD, "win_ties": 0.7,
    # turns
    "kneel": _kneel, "must_play": 0.5, "skip_or_final_turn": 2.5,
    # power tokens
    "token_on_current": 0.4 * TOKEN, "gain_token": _gain_token, "skip_win_token": -TOKEN, "move_token": 0.4 * TOKEN,
    "look_tokens": 0.2, "swap_tokens": 0.4, "return_token": _return_token,
    # allies
    "look_allies": 0.3, "kill_ally": 1.5, "kill_current": 1.2, "reveal_current": 0.3, "offer_second_ally": 0.5,
    "claim_extra": 2.0 * TOKEN, "move_ally": 1.5, "swap_allies": 1.0, "place_ally": 1.0, "protect_councils": 0.4,
}  # fmt: skip
"""By operation, in points of influence, for the leader who plays the card. What isn't listed is worth nothing."""


def ability_worth(operations: Iterable[Operation]) -> float:
    """What an ability may bring the leader who plays the card."""
    total = 0.0
    for operation in operations:
        weight = WEIGHTS.get(operation.op, 0.0)
        worth = weight if isinstance(weight, float) else weight(operation)
        if operation.condition is not None:
            worth *= CONDITIONS.get(operation.condition, 0.5)
        total += max(worth, 0.0) if operation.may else worth
    return total


@cache
def card_worths(box: Box) -> tuple[float, ...]:
    """The worth of each card of the box, copy by copy."""
    by_kind = [
        max(0.2, box.influence[kind] + fsum(ability_worth(moment[kind]) for moment in _moments(box)))
        for kind in range(len(box.influence))
    ]
    return tuple(by_kind[kind] for kind in box.kind_of)


def _moments(box: Box) -> tuple[tuple[tuple[Operation, ...], ...], ...]:
    return box.played, box.placed, box.in_bid_area, box.triumph, box.after_claim, box.cleanup


@cache
def kind_worths(box: Box) -> dict[Kind, float]:
    """The same by what is printed on a card."""
    return dict(zip(box.kind_of, card_worths(box), strict=True))


def hand_worth(box: Box, cards: Iterable[Card]) -> float:
    """What a hand is worth."""
    worths = card_worths(box)
    return fsum(worths[card] for card in cards)
