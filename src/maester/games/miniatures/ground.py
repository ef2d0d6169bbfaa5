"""What surrounds a tray that moves, and the distances at which a movement may end."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from maester.engine import total
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import FULL_TURN, HALF_TURN, INCH, QUARTER_TURN
from maester.games.miniatures.geometry.shapes import Area, Rectangle, Shape, distance
from maester.games.miniatures.geometry.sweeps import Stretch
from maester.games.miniatures.geometry.ways import can_meet
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import PIECE_NAMES, UNIT_NAMES, Unit, Way
from maester.games.miniatures.pieces.changes import Speed
from maester.games.miniatures.standing import about, modifiers
from maester.games.miniatures.terrain_keywords import pieces_for

HIGHEST_DIE: Final = 6 * INCH
WALL_THREAT: Final = 5 * INCH
"""From so far a Charge on a Castle Wall is likely to reach it: so near suggestions go."""
Reason = tuple[str, str]
"""Why a move is worth considering, and which unit or Objective it is about."""
Suggestion = tuple[Any, Reason]
"""A move that is worth considering."""


class Body(NamedTuple):
    """Something that may be in the way: the name of a unit or of a piece of terrain, and its outline."""

    name: str
    shape: Shape


class Foe(NamedTuple):
    """An enemy as suggestions see it: where it stands, and how far it could charge."""

    name: str
    tray: Rectangle
    threat: int
    is_wall: bool = False
    """A Castle Wall has neither Flanks nor Rear for those who attack it."""


class Ground(NamedTuple):
    """What surrounds a tray that moves, as far as it could meet it."""

    table: Area
    """Where trays may stand: less than the whole table where Castle Walls are (ruling.castle-wall-behind)."""
    enemies: tuple[Body, ...]
    friends: tuple[Body, ...]
    impassable: tuple[Body, ...]
    rough: tuple[Body, ...]
    walls: tuple[Body, ...] = ()
    """Castle Walls that aren't destroyed: no movement ends in contact with them (ruling.castle-wall-combat)."""
    whole_table: Area | None = None
    """The table with what lies behind Castle Walls; None if there are none."""


class Parts(NamedTuple):
    """A movement in its parts: which way the tray faces after the first pivot, on which bearing it then moves, how far,
    and which way it faces at the end.
    """

    face: int
    bearing: int
    distance: int
    last: int


class Lengths(NamedTuple):
    """The distances at which a movement may end: all up to the limit, but for those within a gap."""

    limit: float
    gaps: tuple[Stretch, ...]

    def longest(self, most: float) -> float | None:
        """The longest that is no longer than this."""
        found = min(most, self.limit)
        while found >= 0:
            before = [low for low, high in self.gaps if low < found < high]
            if not before:
                return found
            found = min(before)
        return None

    def shortest(self, least: float) -> float | None:
        """The shortest that is no shorter than this."""
        found = max(least, 0.0)
        while found <= self.limit:
            after = [high for low, high in self.gaps if low < found < high]
            if not after:
                return found
            found = max(after)
        return None

    def stretches(self) -> list[tuple[float, float]]:
        """From where to where it may end, the shortest first."""
        found, low = [], self.shortest(0.0)
        while low is not None:
            end = min([start for start, stop in self.gaps if start >= low and stop > start], default=self.limit)
            high = min(end, self.limit)
            found.append((low, high))
            after = [stop for start, stop in self.gaps if start <= high < stop]
            low = self.shortest(max(after)) if after else None
        return found

    def near(self, wanted: float) -> list[int]:
        """The nearest to the one that is wanted, nearest first, in whole thousandths."""
        shorter, longer = self.longest(wanted), self.shortest(wanted)
        found = [] if shorter is None else [math.floor(shorter)]
        if longer is not None and (shorter is None or longer > shorter):
            found.append(math.ceil(longer))
        return sorted(found, key=lambda one: abs(one - wanted))


def sideways(face: int, way: int) -> int:
    """The bearing of a way in the tray's own frame."""
    return (face + way * QUARTER_TURN) % FULL_TURN


def way_of(face: int, bearing: int) -> Way:
    """The way in the tray's own frame that leads on this bearing."""
    return Way((bearing - face) % FULL_TURN // QUARTER_TURN)


def opposite(bearing: int) -> int:
    """The bearing that leads back."""
    return (bearing + HALF_TURN) % FULL_TURN


def speed(game: Field, unit: Unit) -> int:
    """How far the unit moves, in thousandths of an inch (p. 8)."""
    usual = max(0, game.card(unit).speed + total(modifiers(game, about(game, unit, Speed))))
    return mode_of(game).limited_speed(game, unit, usual) * INCH


def ground(game: Field, unit: Unit, reach: int) -> Ground:
    """What surrounds a unit, as far as it could meet it or come too near to it."""
    own = game.rectangle(unit)
    friends, enemies = ([*_met(game, own, units, reach)] for units in (game.friends(unit), game.enemies(unit)))
    impassable, rough = (
        tuple(
            Body(PIECE_NAMES[piece], game.terrain_shape(piece))
            for piece in pieces_for(game, unit, keyword)
            if can_meet(own, game.terrain_shape(piece), reach)
        )
        for keyword in ("impassable", "rough")
    )
    if not game.walls:
        return Ground(game.table, tuple(enemies), tuple(friends), impassable, rough)
    walls = tuple(_met(game, own, game.intact_walls(), reach))
    return Ground(game.ground, tuple(enemies), tuple(friends), impassable, rough, walls, game.table)


def _met(game: Field, own: Rectangle, units: Iterable[Unit], reach: int) -> Iterator[Body]:
    for unit in units:
        tray = game.rectangle(unit)
        if can_meet(own, tray, reach + INCH):
            yield Body(UNIT_NAMES[unit], tray)


def foes(game: Field, unit: Unit) -> tuple[Foe, ...]:
    """The enemies of a unit, the nearest first."""
    nearest = sorted(game.enemies(unit), key=lambda enemy: (game.distance(unit, enemy), enemy))
    found = [Foe(UNIT_NAMES[enemy], game.rectangle(enemy), speed(game, enemy) + HIGHEST_DIE) for enemy in nearest]
    # Castle Walls can't charge, but be charged, so it is worth a thought to stand before one.
    found += [
        Foe(UNIT_NAMES[wall], game.rectangle(wall), WALL_THREAT, is_wall=True) for wall in game.walls_against(unit)
    ]
    return tuple(sorted(found, key=lambda foe: distance(game.rectangle(unit), foe.tray)) if game.walls else found)


def shown_inches(length: float) -> float:
    """A length as it is told with a refusal: in inches, to the thousandth."""
    return round(length / INCH, 3)
