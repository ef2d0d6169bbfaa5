"""What scores in each Game Mode, in Victory Points: all that the bots know about modes."""

from __future__ import annotations

from typing import Final

from maester.bots.miniatures.siege import near_walls
from maester.engine import Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.geometry.quadrants import quarters_of
from maester.games.miniatures.geometry.shapes import Rectangle, is_inside
from maester.games.miniatures.mission_counts import Objectives, UnitsInEnemyZone
from maester.games.miniatures.missions import record_of
from maester.games.miniatures.modes import mode_of, zone_of
from maester.games.miniatures.modes.here_we_stand import LEAST, lines_of
from maester.games.miniatures.names import NO_UNIT, Unit, owner

DESTROYED: Final = 1.0
"""Whoever destroys a unit scores a point in every mode (p. 26)."""
OBJECTIVE: Final = 1.0


class ModeWorth:
    """What scores: as in most modes, a point for each Objective at the end of a Round, and for destroyed units."""

    first_scoring: int = 2
    """The Round at whose end places score for the first time."""

    def destroyed(self, game: Field, attacker: Unit, defender: Unit) -> float:
        """What it scores that a unit destroys another; `NO_UNIT`: something else does."""
        seat = game.opponent_of(owner(defender)) if attacker == NO_UNIT else owner(attacker)
        more = mode_of(game).points_for_destroying(game, defender, Credit(seat, attacker), [seat])
        return DESTROYED + sum([points.points for points in more])

    def objective(self, game: Field, seat: Seat, token: int) -> float:
        """What it scores at the end of a Round that a unit of the player Controls an Objective."""
        return OBJECTIVE

    def place(self, game: Field, unit: Unit, tray: Rectangle) -> float:
        """What it scores at the end of a Round that a unit stands there, Objectives aside."""
        return 0.0

    def caution(self, game: Field, unit: Unit) -> float:
        """How much of what enemies could do to a unit is to be feared."""
        return 1.0


OUTER_OBJECTIVE: Final = 0.65
"""Honed and Ready: what is left of an Objective's point where arrows fall."""
ENOUGH_THERE: Final = 0.12
"""Here We Stand: a unit more in a square that is Controlled without it, in case some are lost."""
NOT_ENOUGH: Final = 0.35
"""And one that doesn't suffice yet, by its part of what is needed."""


class UnderArrows(ModeWorth):
    """Honed and Ready: Objectives near the Castle Walls cost blood (p. 34)."""

    def objective(self, game: Field, seat: Seat, token: int) -> float:
        return OBJECTIVE if token == 0 else OUTER_OBJECTIVE


class InSquares(ModeWorth):
    """Here We Stand: a point for each square in which a side has more than every other (p. 36)."""

    def place(self, game: Field, unit: Unit, tray: Rectangle) -> float:
        there = quarters_of(tray, game.table)[0]
        points = dict.fromkeys(game.sides, 0)
        for other in game.on_table():
            if other != unit and there in quarters_of(game.rectangle(other), game.table):
                points[game.side[owner(other)]] += _counts(game, other)
        friends = points.pop(game.side[owner(unit)])
        needed = max(LEAST, 1 + max(points.values()))
        if friends >= needed:
            return ENOUGH_THERE
        together = friends + _counts(game, unit)
        return 1.0 if together >= needed else NOT_ENOUGH * together / needed


def _counts(game: Field, unit: Unit) -> int:
    return sum([line.points for line in lines_of(game, unit)])


OBJECTIVE_OF_MISSIONS: Final = 0.5
"""Winds of Winter: Objectives score only where a Mission says so, but many of them do."""
OF_THIS_ROUND: Final = 0.5
"""A Mission counts in few Rounds only, while a place is held for long."""


class WithMissions(ModeWorth):
    """Missions add to what Objectives and places score (p. 33, 37)."""

    def __init__(self, objective: float) -> None:
        self._objective = objective

    def objective(self, game: Field, seat: Seat, token: int) -> float:
        found = self._objective
        for mission in game.mission_active:
            record = record_of(game, mission)
            counts = record.rule.counts
            if isinstance(counts, Objectives) and counts.is_meant(game, token, game.side[seat]):
                found += OF_THIS_ROUND * record.victory_points
        return found

    def place(self, game: Field, unit: Unit, tray: Rectangle) -> float:
        found = 0.0
        for mission in game.mission_active:
            record = record_of(game, mission)
            if isinstance(record.rule.counts, UnitsInEnemyZone):
                enemies = game.opponents(owner(unit))
                inside = any(is_inside(tray, zone_of(game, enemy)) for enemy in enemies)
                found += OF_THIS_ROUND * record.victory_points * inside
        return found


COMES_BACK: Final = 0.25


class Besieging(ModeWorth):
    """A Storm of Swords: Castle Walls score for the Attacker (p. 30)."""

    first_scoring = 1

    def place(self, game: Field, unit: Unit, tray: Rectangle) -> float:
        return near_walls(game, unit, tray)

    def caution(self, game: Field, unit: Unit) -> float:
        """What the Attacker loses comes back."""
        return COMES_BACK if game.walls_against(unit) else 1.0


USUAL: Final = ModeWorth()
WORTHS: Final[dict[str, ModeWorth]] = {
    "winds-of-winter": WithMissions(OBJECTIVE_OF_MISSIONS),
    "dark-wings-dark-words": WithMissions(OBJECTIVE),
    "a-storm-of-swords": Besieging(),
    "honed-and-ready": UnderArrows(),
    "here-we-stand": InSquares(),
}
"""By mode, where it differs."""


def mode_worth(game: Field) -> ModeWorth:
    """What scores in the mode that is played."""
    return WORTHS.get(game.mode, USUAL)
