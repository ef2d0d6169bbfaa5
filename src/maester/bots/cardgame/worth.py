"""What cards are worth, read from what is printed on them: numbers, icons, keywords, and the operations of their texts.

Nothing here knows a card by its name, so a card file of the owner's is understood as well as the one that is shipped.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import fsum
from typing import Final

from maester.games.cardgame.box import Box
from maester.games.cardgame.card_changes import ChangeStrength
from maester.games.cardgame.costs import ReduceCost
from maester.games.cardgame.drawing import DrawFromDeck
from maester.games.cardgame.power import GainPower
from maester.games.cardgame.texts import (
    ATTACHMENT,
    CHARACTER,
    EVENT,
    LOCATION,
    PLOT,
    RENOWN,
    STEALTH,
    Card,
    CardText,
    Operation,
    counted,
)

ICON: Final = 0.8
"""What each challenge icon adds to a character."""
RENOWN_WORTH: Final = 1.6
STEALTH_WORTH: Final = 1.0
INCOME: Final = 1.6
"""What each gold of an income bonus is worth, which comes every round."""
STRONG: Final = 5
"""Strength beyond this is rarely needed, and counts less."""
BEYOND: Final = 0.4

OPERATIONS: Final[Mapping[str, float]] = {
    "gain_power": 1.6,
    "kill": 1.6,
    "discard_from_play": 1.0,
    "return_to_hand": 1.0,
    "save": 1.3,
    "draw": 0.8,
    "stand": 0.8,
    "kneel": 0.9,
    "strength": 0.7,
    "counts_no_strength": 0.8,
    "cannot_be_declared": 0.4,
    "cannot_stand": 0.6,
    "no_kneel_to": 1.0,
    "join_challenge": 0.8,
    "leave_challenge": 0.5,
    "gain_keyword": 0.5,
    "gain_icon": 0.4,
    "reduce_cost": 0.8,
    "claim": 1.0,
    "dominance_bonus": 1.4,
    "gold_counts_for_dominance": 0.8,
    "blank_text": 1.2,
    "discard_hand": 0.6,
    "search_deck": 0.8,
    "extra_challenge": 1.2,
    "cannot_be_saved": 0.5,
    "look": 0.2,
    "reorder_top": 0.3,
}
"""What an operation is worth to the one who may use it; those that aren't named are worth a little."""
SOMETHING: Final = 0.2
SHARED: Final = frozenset({"each", "any"})
"""Words for effects that concern both players alike."""
LEAST: Final = 0.3
MANY: Final = 3
"""An effect on all own, or all opposing, cards concerns about so many."""
BY_TYPE: Final = {CHARACTER: 0.0, LOCATION: 0.8, ATTACHMENT: 0.5, EVENT: 0.5, PLOT: 0.0}
"""What a card is worth for being there at all."""


@lru_cache(maxsize=16)
def worths(box: Box) -> tuple[float, ...]:
    """What each card of a box is worth, in points of strength."""
    return tuple(_worth(box, card) for card in box.cards)


def _worth(box: Box, card: Card) -> float:
    texts = fsum(text_worth(box, text) for text in box.texts_of[card])
    type_ = box.type[card]
    if type_ == PLOT:
        return float(box.income[card] + 0.25 * box.initiative[card] + 1.5 * box.claim[card] + texts)
    worth = BY_TYPE[type_] + INCOME * box.income_bonus[card] + texts
    if type_ == CHARACTER:
        strength = box.strength[card]
        worth += min(strength, STRONG) + BEYOND * max(0, strength - STRONG)
        worth += ICON * box.icons[card].bit_count()
        worth += RENOWN_WORTH * bool(box.keywords[card] & RENOWN) + STEALTH_WORTH * bool(box.keywords[card] & STEALTH)
    return float(max(LEAST, worth))


def text_worth(box: Box, text: CardText) -> float:
    """What a text is worth to the player whom it calls `you`: less if it costs something, or is hard to set off."""
    worth = fsum(effect_worth(box.effects[number]) for number in text.effects)
    if text.gold:
        worth *= 0.7
    if any(cost.cards is not None for cost in text.costs):
        worth *= 0.7
    return worth


def effect_worth(operation: Operation) -> float:
    worth = OPERATIONS.get(operation.word, SOMETHING)
    match operation:
        case DrawFromDeck(count=number) | GainPower(count=number):
            worth *= max(1, number)
        case ReduceCost(amount=amount):
            worth *= max(1, counted(amount))
        case ChangeStrength(amount=amount) if counted(amount) < 0:
            worth = -worth
    many = next((cards.all for cards in operation.card_sets()), None)
    if getattr(operation, "player", "you") in SHARED or (many is not None and many.controller == "any"):
        # It helps, or hurts, both players.
        return worth * 0.2
    return worth if many is None else worth * MANY
