"""How trays line up (p. 15, 16): with its front flush on a side of the enemy's tray, a unit stands centre to centre or
displaced by half of its own front width (ruling.charge-alignment, ruling.melee-realign).
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from maester.games.miniatures.geometry.numbers import INCH, QUARTER_TURN, TOLERANCE, Pose
from maester.games.miniatures.geometry.placing import as_rectangle
from maester.games.miniatures.geometry.shapes import (
    Area,
    Footprint,
    Rectangle,
    Shape,
    Side,
    flush,
    is_inside,
    overlaps,
    rectangle,
)
from maester.games.miniatures.geometry.sweeps import near_stretch, overlap_stretch
from maester.games.miniatures.names import FULL, HALF_LEFT, HALF_RIGHT, NEAR_LEFT, NEAR_RIGHT, Alignment

Places = tuple[tuple[Alignment, Pose], ...]
"""Ways to line up that fit, each with where the tray stands then."""
BEYOND: Final = 100 * INCH
"""How far the ground outside the table reaches, where no tray may stand."""


def alignments(target: Rectangle, side: Side, footprint: Footprint, taken: tuple[Shape, ...], area: Area) -> Places:
    """Where a tray of this size may stand with its front flush on a side of the target, centre to centre or displaced
    by half of its front width: where it overlaps nothing that is taken and stays on the table.
    """
    half = footprint.width // 2
    found = []
    for place, offset in ((FULL, 0), (HALF_LEFT, -half), (HALF_RIGHT, half)):
        pose = flush(target, side, footprint, offset)
        if is_free(pose, footprint, taken, area):
            found.append((place, pose))
    return tuple(found)


def charge_alignments(
    target: Rectangle, side: Side, footprint: Footprint, taken: tuple[Shape, ...], area: Area
) -> Places:
    """The same after a Charge: if neither 100 nor 50 percent is possible, the nearest that is, with at least half of
    the Defender's side in contact (p. 16). None if there is no room (ruling.charge-space-check).
    """
    found = alignments(target, side, footprint, taken, area)
    return found or _nearest(target, side, footprint, taken, area)


def wall_alignments(target: Rectangle, footprint: Footprint, taken: tuple[Shape, ...], area: Area) -> Places:
    """Where a tray may stand flush on the front face of a Castle Wall: in its middle, or displaced by half of its own
    front width; where neither is free, as near to that as may be on either side, with at least half of the tray's own
    front in contact (ruling.castle-wall-combat).
    """
    found = alignments(target, Side.FRONT, footprint, taken, area)
    if found:
        return found
    most, half = target.footprint.width // 2, footprint.width // 2
    middle = rectangle(flush(target, Side.FRONT, footprint, 0), footprint)
    nearest: dict[Alignment, tuple[int, Pose]] = {}
    for offset in sorted(_ends(middle, (*taken, *outside(area)), 0)):
        pose = flush(target, Side.FRONT, footprint, offset)
        if abs(offset) <= most and is_free(pose, footprint, taken, area):
            place, away = NEAR_LEFT if offset < 0 else NEAR_RIGHT, abs(abs(offset) - half)
            if place not in nearest or away < nearest[place][0]:
                nearest[place] = away, pose
    return tuple((place, pose) for place, (_, pose) in nearest.items())


def is_free(pose: Pose, footprint: Footprint, taken: tuple[Shape, ...], area: Area) -> bool:
    """Does a tray at this pose overlap nothing, and lie wholly on the table?"""
    tray = rectangle(pose, footprint)
    return is_inside(tray, area) and not any(overlaps(tray, shape) for shape in taken)


def _nearest(target: Rectangle, side: Side, footprint: Footprint, taken: tuple[Shape, ...], area: Area) -> Places:
    """The free offset that is closest to 0 or to half the front width. There is never one to each side: what takes the
    middle takes all offsets on one side, too.
    """
    most = greatest_offset(target, side, footprint)
    half = footprint.width // 2
    middle = rectangle(flush(target, side, footprint, 0), footprint)
    for deepest in (0, TOLERANCE):
        # First where it would just touch what is taken; where that leaves no room, where it overlaps by no more than
        # the tolerance.
        free: dict[int, Pose] = {}
        for offset in _ends(middle, (*taken, *outside(area)), deepest):
            pose = flush(target, side, footprint, offset)
            if abs(offset) <= most and is_free(pose, footprint, taken, area):
                free[offset] = pose
        if free:
            offset = min(free, key=lambda one: (min(abs(one), abs(abs(one) - half)), abs(one)))
            return ((NEAR_LEFT if offset < 0 else NEAR_RIGHT, free[offset]),)
    return ()


def greatest_offset(target: Rectangle, side: Side, footprint: Footprint) -> float:
    """How far a front may be displaced from the middle of a side, to the left or to the right, so that half of the side
    is in contact, or the whole front if that is shorter (ruling.charge-space-check).
    """
    edge = target.footprint.depth if side % 2 else target.footprint.width
    least = min(edge / 2, footprint.width)
    return (edge + footprint.width) / 2 - least + TOLERANCE


def _ends(middle: Rectangle, taken: tuple[Shape, ...], deepest: int) -> set[int]:
    """The offsets at which a tray that is displaced along the side begins or ceases to overlap what is taken."""
    right = middle.pose.bearing + QUARTER_TURN
    found = set()
    for shape in taken:
        stretch = overlap_stretch(middle, right, shape) if deepest else near_stretch(middle, right, shape, 0.0)
        if stretch is not None:
            found |= {math.floor(stretch[0]), math.ceil(stretch[1])}
    return found


@lru_cache(maxsize=16)
def outside(area: Area) -> tuple[Rectangle, ...]:
    """What lies beyond the four edges of the table, as rectangles."""
    left, bottom, right, top = area
    return tuple(
        map(
            as_rectangle,
            (
                Area(left - BEYOND, bottom - BEYOND, left, top + BEYOND),
                Area(right, bottom - BEYOND, right + BEYOND, top + BEYOND),
                Area(left - BEYOND, bottom - BEYOND, right + BEYOND, bottom),
                Area(left - BEYOND, top, right + BEYOND, top + BEYOND),
            ),
        )
    )
