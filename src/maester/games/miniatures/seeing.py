"""Line of Sight and range (p. 12, 15, 24)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from maester.games.miniatures.field import Field, Obstacle, Tray
from maester.games.miniatures.geometry.numbers import TOLERANCE, Pose
from maester.games.miniatures.geometry.shapes import (
    Footprint,
    Rectangle,
    Shape,
    distance_to,
    front_arrow,
    overlaps,
    rectangle,
)
from maester.games.miniatures.geometry.sight import Line, hidden_by, line_of_sight
from maester.games.miniatures.names import LONG_RANGE, SHORT_RANGE, Unit

RANGES: Final = {"short": SHORT_RANGE, "long": LONG_RANGE}
"""How far a Ranged Attack carries (p. 15)."""
ELEVATED, BLOCKS, COVER = "elevated", "blocks-line-of-sight", "cover"


class Surroundings(NamedTuple):
    """All that could be seen by a unit, or hide something from it."""

    footprint: Footprint
    trays: tuple[Tray, ...]
    """The trays of all other units."""
    obstacles: tuple[Obstacle, ...]

    def line(self, pose: Pose, target: Tray, *, ranged: bool, ignores_blockers: bool = False) -> Line | None:
        """The line by which the unit sees a tray if it stands at this pose; None if it doesn't see it.

        Other trays block, and terrain that blocks sight unless the viewer stands on it; for Ranged Attacks Cover does,
        too, and Elevated Terrain under the shooter makes up for all of that (p. 24). Only what lies in the viewer's
        Front is seen (p. 12).
        """
        own = rectangle(pose, self.footprint)
        if ignores_blockers:
            return _line(own, target.rectangle, (), ())
        return _line(own, target.rectangle, *self.in_the_way(own, target, ranged=ranged))

    def in_the_way(self, own: Rectangle, target: Tray, *, ranged: bool) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
        """What could block: other trays, and terrain."""
        pieces = self.screens(own, ranged=ranged)
        if pieces is None:
            return (), ()
        trays = tuple([tray.rectangle for tray in self.trays if tray.unit != target.unit])
        return trays, tuple([piece.shape for piece in pieces])

    def screens(self, own: Rectangle, *, ranged: bool) -> list[Obstacle] | None:
        """Terrain through which nothing is seen from there; None if the unit sees over everything."""
        found: list[Obstacle] = []
        for piece in self.obstacles:
            keywords = piece.keywords
            hides = BLOCKS in keywords or (ranged and COVER in keywords)
            lifts = ranged and ELEVATED in keywords
            if (hides or lifts) and overlaps(own, piece.shape):
                if lifts:
                    return None
            elif hides:
                found.append(piece)
        return found


@lru_cache(maxsize=1024)
def _line(viewer: Rectangle, target: Rectangle, blockers: tuple[Shape, ...], screens: tuple[Shape, ...]) -> Line | None:
    return line_of_sight(viewer, target, blockers, screens)


def surroundings(game: Field, viewer: Unit) -> Surroundings:
    """What lies and stands around a unit."""
    trays = tuple([game.tray_of(unit) for unit in game.on_table() if unit != viewer])
    return Surroundings(game.footprint(viewer), trays, game.obstacles())


def sight(game: Field, viewer: Unit, target: Unit, *, ranged: bool = False, pose: Pose | None = None) -> Line | None:
    """The line by which a unit sees another from where it stands, or would see it from another pose; None if not."""
    at = game.pose_of(viewer) if pose is None else pose
    return surroundings(game, viewer).line(at, game.tray_of(target), ranged=ranged)


def hiding(
    game: Field, viewer: Unit, target: Unit, *, ranged: bool = False
) -> tuple[tuple[Unit, ...], tuple[int, ...]]:
    """The units and the pieces of terrain that hide a unit from another which doesn't see it."""
    around, own = surroundings(game, viewer), game.rectangle(viewer)
    trays = [tray for tray in around.trays if tray.unit != target]
    pieces = around.screens(own, ranged=ranged) or []
    blockers = tuple([tray.rectangle for tray in trays])
    found = hidden_by(own, game.rectangle(target), blockers, tuple([piece.shape for piece in pieces]))
    units = tuple([trays[number].unit for number in found if number < len(trays)])
    return units, tuple([pieces[number - len(trays)].piece for number in found if number >= len(trays)])


def attack_distance(shooter: Rectangle, target: Rectangle) -> float:
    """From the Front Arrow to the nearest part of the target's tray (p. 15)."""
    return distance_to(target, *front_arrow(shooter))


def is_in_attack_range(shooter: Rectangle, target: Rectangle, reach: int) -> bool:
    """Is some part of the target's tray so near to the shooter's Front Arrow (p. 15)?"""
    return attack_distance(shooter, target) <= reach + TOLERANCE
