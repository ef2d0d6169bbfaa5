"""How good a position is for a seat, by what lies open: all of it."""

from __future__ import annotations

from math import fsum
from typing import Final

from maester.bots.miniatures.worth import VICTORY_POINT, worth
from maester.engine import Match, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import INCH
from maester.games.miniatures.geometry.shapes import distance
from maester.games.miniatures.names import NO_UNIT, owner
from maester.games.miniatures.standing import controls

VICTORY: Final = 1000.0
CONTROLLED: Final = 0.8
"""An Objective that would score at the next Cleanup."""
NEARER: Final = 0.015
"""For each inch by which somebody is nearer to an Objective."""
CONDITION: Final = 0.1


def score(match: Match, seat: Seat) -> float:
    """The position of the seat against that of the opponent."""
    game = match.game
    assert isinstance(game, Field)
    if game.outcome is not None:
        first = game.outcome.places[0]
        return 0.0 if len(first) > 1 else VICTORY if seat in first else -VICTORY
    return standing(game, seat) - fsum([standing(game, other) for other in game.opponents(seat)])


def standing(game: Field, seat: Seat) -> float:
    """What one side has: Victory Points, Objectives, units by what is left of them, and how near they are."""
    units = game.units_of(seat)
    value = VICTORY_POINT * game.victory_points(seat)
    value += fsum([worth(game, unit, game.wounds[unit]) for unit in units])
    value -= CONDITION * sum([game.conditions[unit].bit_count() for unit in units])
    trays = [game.rectangle(unit) for unit in units if game.stands(unit)]
    for token in range(len(game.token)):
        holder = controls(game, token)
        if holder != NO_UNIT and owner(holder) == seat:
            value += CONTROLLED
        elif trays:
            shape = game.token_shape(token)
            value -= NEARER * min([distance(tray, shape) for tray in trays]) / INCH
    return value
