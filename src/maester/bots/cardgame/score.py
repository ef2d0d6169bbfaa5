"""How good a position is for a seat, by what lies open and by the own hand."""

from __future__ import annotations

from math import fsum
from typing import Final

from maester.bots.cardgame.worth import worths
from maester.engine import Match, Seat
from maester.games.cardgame.court import Court
from maester.games.cardgame.rounds import CHALLENGES
from maester.games.cardgame.texts import CHARACTER

VICTORY: Final = 1000.0
POWER: Final = 36.0
"""What all the power that is needed is worth, and how much more it is worth near the end."""
NEAR: Final = 20.0
KNEELING: Final = 0.85
"""What a kneeling character is still worth while there are challenges."""
DUPLICATE: Final = 0.3
HAND: Final = 1.6
"""What a card in hand is worth, whichever it is."""
OWN_HAND: Final = 0.15
"""And what the own cards are worth beyond that, for each point of theirs."""
GOLD: Final = 0.3


def score(match: Match, seat: Seat) -> float:
    """The position of the seat against that of the opponent."""
    game = match.game
    assert isinstance(game, Court)
    if game.outcome is not None:
        return VICTORY if seat in game.outcome.places[0] else -VICTORY
    return standing(game, seat, own=True) - standing(game, Seat(1 - seat))


def standing(game: Court, seat: Seat, *, own: bool = False) -> float:
    """What one side has: power, cards in play, duplicates, cards in hand, gold."""
    worth, types = worths(game.box), game.box.type
    share = game.power(seat) / game.goal
    value = POWER * share + NEAR * share * share
    kneeling = KNEELING if game.phase <= CHALLENGES else 1.0
    for card in game.in_play[seat]:
        value += worth[card] * (kneeling if game.position[card] and types[card] == CHARACTER else 1.0)
    for card in game.beneath[seat]:
        value += DUPLICATE * worth[card]
    hand = game.hand[seat]
    value += HAND * len(hand) + GOLD * game.gold[seat]
    return value + OWN_HAND * fsum([worth[card] for card in hand]) if own else value
