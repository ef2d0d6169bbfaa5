"""Line of Sight and range (p. 12, 15, 24)."""

from __future__ import annotations

from functools import lru_cache

from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import TOLERANCE, Pose
from maester.games.miniatures.geometry.shapes import Rectangle, Shape, distance_to, front_arrow, overlaps, rectangle
from maester.games.miniatures.geometry.sight import Line, hidden_by, line_of_sight
from maester.games.miniatures.names import LONG_RANGE, SHORT_RANGE, Unit

RANGES = {"short": SHORT_RANGE, "long": LONG_RANGE}
"""How far a Ranged Attack carries (p. 15)."""


def sight(
    game: Field,
    viewer: Unit,
    target: Unit,
    *,
    ranged: bool = False,
    ignores_blockers: bool = False,
    pose: Pose | None = None,
) -> Line | None:
    """The line by which a unit sees another from where it stands, or would see it from another pose; None if it doesn't.

    Other trays block, and terrain that blocks sight unless the viewer stands on it; for Ranged Attacks Cover does, too,
    and Elevated Terrain under the shooter makes up for all of that (p. 24). Only what lies in the viewer's Front is
    seen (p. 12).
    """
    own = game.rectangle(viewer) if pose is None else rectangle(pose, game.footprint(viewer))
    blockers, screens = _in_the_way(game, viewer, target, own, ranged=ranged)
    if ignores_blockers:
        blockers, screens = (), ()
    return _line(own, game.rectangle(target), blockers, screens)


@lru_cache(maxsize=4096)
def _line(
    viewer: Rectangle, target: Rectangle, blockers: tuple[Shape, ...], screens: tuple[Shape, ...]
) -> Line | None:
    return line_of_sight(viewer, target, blockers, screens)


def _in_the_way(
    game: Field, viewer: Unit, target: Unit, own: Rectangle, *, ranged: bool
) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
    """What could block: other trays, and terrain."""
    screens: list[Shape] = []
    for piece in game.obstacles():
        is_on_it = overlaps(own, piece.shape)
        if ranged and "elevated" in piece.keywords and is_on_it:
            return (), ()
        if not is_on_it and ("blocks-line-of-sight" in piece.keywords or (ranged and "cover" in piece.keywords)):
            screens.append(piece.shape)
    trays = tuple(game.rectangle(unit) for unit in game.on_table() if unit not in (viewer, target))
    return trays, tuple(screens)


def hiding(game: Field, viewer: Unit, target: Unit, *, ranged: bool = False) -> tuple[tuple[Unit, ...], tuple[int, ...]]:
    """The units and pieces of terrain that hide a unit from another which doesn't see it."""
    own = game.rectangle(viewer)
    blockers, screens = _in_the_way(game, viewer, target, own, ranged=ranged)
    found = hidden_by(own, game.rectangle(target), blockers, screens)
    units = [unit for unit in game.on_table() if unit not in (viewer, target)]
    pieces = [piece.piece for piece in game.obstacles() if piece.shape in screens]
    return (
        tuple(units[number] for number in found if number < len(units)),
        tuple(pieces[number - len(units)] for number in found if number >= len(units)),
    )


def is_in_attack_range(game: Field, shooter: Unit, target: Unit, reach: int, pose: Pose | None = None) -> bool:
    """Is some part of the target's tray so near to the shooter's Front Arrow (p. 15)?"""
    return attack_distance(game, shooter, target, pose) <= reach + TOLERANCE


def attack_distance(game: Field, shooter: Unit, target: Unit, pose: Pose | None = None) -> float:
    """From the Front Arrow to the nearest part of the target's tray."""
    own = game.rectangle(shooter) if pose is None else rectangle(pose, game.footprint(shooter))
    return distance_to(game.rectangle(target), *front_arrow(own))
