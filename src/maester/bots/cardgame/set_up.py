"""The set-up: which cards of a hand to place for 5 gold, and whether to keep the hand at all."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import fsum
from typing import Final

from maester.bots.cardgame.worth import worths
from maester.engine import Seat
from maester.games.cardgame.box import Box
from maester.games.cardgame.court import Court
from maester.games.cardgame.set_up import BUDGET
from maester.games.cardgame.texts import CHARACTER, LIMITED, LOCATION, Card, Title

GOOD_ENOUGH: Final = 9.0
"""A hand whose set-up cards are worth less, in points of strength, is shuffled back."""
TEMPO: Final = 0.8
"""Each card that is placed makes room for another one in hand."""


def best_set_up(game: Court, seat: Seat) -> tuple[Title, ...]:
    """The titles to place: worth most together, within the budget and the rules of set-up cards."""
    return _best(game.box, tuple(sorted(game.hand[seat])))[1]


def wants_mulligan(game: Court, seat: Seat) -> bool:
    """Is the hand too poor to begin with?"""
    return _best(game.box, tuple(sorted(game.hand[seat])))[0] < GOOD_ENOUGH


@lru_cache(maxsize=256)
def _best(box: Box, hand: tuple[Card, ...]) -> tuple[float, tuple[Title, ...]]:
    fitting = [card for card in hand if box.type[card] in (CHARACTER, LOCATION) and box.cost[card] <= BUDGET]
    worth = worths(box)
    best: tuple[float, tuple[Title, ...]] = (0.0, ())
    for count in range(1, len(fitting) + 1):
        for cards in combinations(fitting, count):
            if is_allowed(box, cards):
                value = fsum(worth[card] + TEMPO for card in cards)
                if value > best[0]:
                    best = value, tuple(box.title_of[card] for card in cards)
    return best


def is_allowed(box: Box, cards: tuple[Card, ...]) -> bool:
    """Do these cards together keep to the rules of set-up cards?"""
    if sum(box.cost[card] for card in cards) > BUDGET or sum(bool(box.keywords[card] & LIMITED) for card in cards) > 1:
        return False
    unique = [box.title_of[card] for card in cards if box.unique[card]]
    return len(set(unique)) == len(unique)
