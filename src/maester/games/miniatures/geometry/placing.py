"""Putting shapes onto the table: strips along an edge, places seen from the middle, rows, the nearest free place."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence

from maester.games.miniatures.geometry.numbers import FULL_TURN, HALF_TURN, INCH, QUARTER_TURN, Pose, go
from maester.games.miniatures.geometry.shapes import (
    Area,
    Footprint,
    Rectangle,
    Shape,
    bounds,
    is_inside,
    overlap,
    overlaps,
    rectangle,
)

STEP = INCH // 4
"""Nearest places are searched in circles so far apart, and then to the last thousandth."""
DIRECTIONS = 24


def strip(table: Area, edge: int, depth: int) -> Area:
    """The part of a table along its lower edge (0) or its upper one (1)."""
    if edge == 0:
        return Area(table.left, table.bottom, table.right, table.bottom + depth)
    return Area(table.left, table.top - depth, table.right, table.top)


def corner(table: Area, number: int, size: int) -> Area:
    """The square in a corner of a table: 0 and 1 at its lower edge, left and right, 2 and 3 at its upper one."""
    across = strip(table, number // 2, size)
    if number % 2 == 0:
        return across._replace(right=table.left + size)
    return across._replace(left=table.right - size)


def column(table: Area, area: Area) -> Area:
    """The part of a table from its lower to its upper edge that is as wide as an area."""
    return Area(area.left, table.bottom, area.right, table.top)


def flank_strips(table: Area, depth: int) -> tuple[Area, Area]:
    """The parts of a table along its left edge and its right one."""
    left = Area(table.left, table.bottom, table.left + depth, table.top)
    return left, Area(table.right - depth, table.bottom, table.right, table.top)


def along_flanks(table: Area, depth: int) -> tuple[Pose, Pose]:
    """Where rectangles of that depth lie flush along the middle of the left and the right edge, facing inward."""
    _, y = middle(table)
    return (
        Pose(table.left + depth // 2, y, QUARTER_TURN),
        Pose(table.right - depth // 2, y, QUARTER_TURN + HALF_TURN),
    )


def edges_outline(table: Area, edge: int, depth: int, *, with_edge: bool) -> tuple[tuple[int, int], ...]:
    """The outline of both flank strips, joined along the lower edge (0) or the upper one (1): by a strip or a line."""
    left, bottom, right, top = table
    near, far = (bottom, top) if edge == 0 else (top, bottom)
    inside = near if not with_edge else near + depth if edge == 0 else near - depth
    return (
        (left, near), (right, near), (right, far), (right - depth, far), (right - depth, inside),
        (left + depth, inside), (left + depth, far), (left, far),
    )  # fmt: skip


def steps_apart(pose: Pose, other: Pose) -> int:
    """How far apart two places are, across and up together."""
    return abs(pose.x - other.x) + abs(pose.y - other.y)


def outside_strips(area: Area, strips: Sequence[Area], margin: int) -> Area:
    """The part of an area that is so far away from strips along its lower and upper edge. What doesn't reach from its
    left edge to its right one is no strip, and cuts nothing off.
    """
    bottom, top = area.bottom, area.top
    for one in strips:
        if one.left <= area.left and one.right >= area.right:
            if one.bottom <= area.bottom:
                bottom = max(bottom, one.top + margin)
            elif one.top >= area.top:
                top = min(top, one.bottom - margin)
    return Area(area.left, bottom, area.right, top)


def inside(area: Area, margin: int) -> Area:
    """The part of an area that is so far away from its edges."""
    return Area(area.left + margin, area.bottom + margin, area.right - margin, area.top - margin)


def inward(edge: int) -> int:
    """The bearing from an edge to the middle of the table."""
    return HALF_TURN * edge


def from_middle(area: Area, x: int, y: int, bearing: int) -> Pose:
    """The pose so far to the right of the middle of an area, and so far up."""
    return Pose((area.left + area.right) // 2 + x, (area.bottom + area.top) // 2 + y, bearing)


def from_corners(area: Area, x: int, y: int) -> tuple[tuple[int, int], ...]:
    """The four points so far away from a flank edge and so far from the lower or the upper edge of an area."""
    return tuple((across, up) for up in (area.bottom + y, area.top - y) for across in (area.left + x, area.right - x))


def from_flanks(area: Area, x: int) -> tuple[tuple[int, int], ...]:
    """The two points so far away from the flank edges of an area, half-way along them."""
    _, up = middle(area)
    return (area.left + x, up), (area.right - x, up)


def middle(area: Area) -> tuple[int, int]:
    return (area.left + area.right) // 2, (area.bottom + area.top) // 2


def opposite(area: Area, pose: Pose) -> Pose:
    """Where a shape lies after half a turn around the middle of the area."""
    return Pose(
        area.left + area.right - pose.x, area.bottom + area.top - pose.y, (pose.bearing + HALF_TURN) % FULL_TURN
    )


def as_rectangle(area: Area) -> Rectangle:
    return rectangle(Pose(*middle(area), 0), Footprint(area.right - area.left, area.top - area.bottom))


def depth_in(shape: Shape, area: Area) -> float:
    """How deep a shape reaches into an area; 0 if it lies outside."""
    return overlap(shape, as_rectangle(area))


def beyond(shape: Shape, area: Area) -> float:
    """How far a shape sticks out of an area; 0 if it lies within."""
    left, bottom, right, top = bounds(shape)
    return max(area.left - left, area.bottom - bottom, right - area.right, top - area.top, 0.0)


def moved_inside(pose: Pose, shaped: Callable[[Pose], Shape], area: Area) -> Pose:
    """The nearest pose of the same bearing at which the shape lies within the area; if it is too large for that, it
    sticks out on the right or above.
    """
    left, bottom, right, top = bounds(shaped(pose))
    x = pose.x - max(0, math.ceil(right - area.right))
    y = pose.y - max(0, math.ceil(top - area.top))
    x += max(0, math.ceil(area.left - left - (x - pose.x)))
    y += max(0, math.ceil(area.bottom - bottom - (y - pose.y)))
    return Pose(x, y, pose.bearing)


def nearest_place(pose: Pose, is_free: Callable[[Pose], bool], reach: int) -> Pose | None:
    """The nearest pose of the same bearing that is free, as far as some directions tell; None if there is none in
    reach.
    """
    if is_free(pose):
        return pose
    for distance in range(STEP, reach + 1, STEP):
        for bearing in range(0, FULL_TURN, FULL_TURN // DIRECTIONS):
            if is_free(go(pose, bearing, distance)):
                return _as_near_as_may_be(pose, bearing, distance, is_free)
    return None


def _as_near_as_may_be(pose: Pose, bearing: int, free: int, is_free: Callable[[Pose], bool]) -> Pose:
    """It is free so far away on this bearing, and wasn't one step nearer."""
    taken = free - STEP
    while free - taken > 1:
        half = (free + taken) // 2
        if is_free(go(pose, bearing, half)):
            free = half
        else:
            taken = half
    return go(pose, bearing, free)


def are_aligned(shapes: Sequence[Shape]) -> bool:
    """Are all of these rectangles along the edges of the table? Then `some_place` finds room if there is any."""
    return all(isinstance(shape, Rectangle) and shape.pose.bearing % QUARTER_TURN == 0 for shape in shapes)


def some_place(footprint: Footprint, bearing: int, area: Area, taken: Sequence[Shape]) -> Pose | None:
    """A pose within the area at which a tray overlaps nothing that is there, the given bearing first; None if there is
    no room. It looks into all corners between what is there and, after that, over the whole area.
    """
    for pose in _poses(footprint, bearing, area, taken):
        tray = rectangle(pose, footprint)
        if is_inside(tray, area) and not any(overlaps(tray, shape) for shape in taken):
            return pose
    return None


def _poses(footprint: Footprint, bearing: int, area: Area, taken: Sequence[Shape]) -> Iterator[Pose]:
    outlines = [bounds(shape) for shape in taken]
    for turn in (bearing, (bearing + QUARTER_TURN) % FULL_TURN):
        _, _, across, up = bounds(rectangle(Pose(0, 0, turn), footprint))
        columns = {area.left + across, area.right - across}
        rows = {area.bottom + up, area.top - up}
        for left, bottom, right, top in outlines:
            columns |= {left - across, right + across}
            rows |= {bottom - up, top + up}
        yield from (Pose(round(x), round(y), turn) for x in sorted(columns) for y in sorted(rows))
    if any(shape.pose.bearing % QUARTER_TURN for shape in taken if isinstance(shape, Rectangle)):
        for turn in range(0, HALF_TURN, HALF_TURN // 8):
            yield from (
                Pose(x, y, turn)
                for x in range(area.left, area.right + 1, INCH)
                for y in range(area.bottom, area.top + 1, INCH // 2)
            )


def row(widths: Sequence[int], left: int, right: int, spacing: int, margin: int) -> list[int]:
    """Where the middles of trays stand side by side between two edges, seen from the left: evenly, at most `spacing`
    from middle to middle, with the outermost middles `margin` away from the edges if there is room for that; closer
    together, up to touching each other, if there isn't.
    """
    if not widths:
        return []
    between_middles = [(one + other + 1) // 2 for one, other in itertools.pairwise(widths)]
    closest = sum(between_middles)
    wanted = min(right - left - 2 * margin, spacing * len(between_middles))
    spare = max(0, wanted - closest)
    at = (left + right - closest - spare) // 2
    places = [at]
    for number, apart in enumerate(between_middles, start=1):
        at += apart
        places.append(at + spare * number // len(between_middles))
    return places


def rank(zone: Area, footprints: Sequence[Footprint], spacing: int, margin: int) -> list[Pose]:
    """Trays side by side at the upper edge of a zone, facing it: see `row`."""
    places = row([footprint.width for footprint in footprints], zone.left, zone.right, spacing, margin)
    return [Pose(x, zone.top - (footprint.depth + 1) // 2, 0) for x, footprint in zip(places, footprints, strict=True)]


def behind(zone: Area, front: Sequence[Pose], footprints: Sequence[Footprint]) -> list[Pose]:
    """Trays at the lower edge of a zone, each behind a gap between two of those in front, the inmost gaps first; where
    there are too few gaps, behind the middle.
    """
    x, _ = middle(zone)
    gaps = [(one.x + other.x) // 2 for one, other in itertools.pairwise(front)]
    gaps.sort(key=lambda gap: (abs(gap - x), gap))
    gaps += [x] * (len(footprints) - len(gaps))
    return [
        Pose(gap, zone.bottom + (footprint.depth + 1) // 2, 0) for gap, footprint in zip(gaps, footprints, strict=False)
    ]


def beside(pose: Pose, step: int, steps: int) -> Iterator[Pose]:
    """The pose, then those to its left and right, step by step."""
    yield pose
    for distance in range(step, step * steps + 1, step):
        yield go(pose, pose.bearing - QUARTER_TURN, distance)
        yield go(pose, pose.bearing + QUARTER_TURN, distance)


def at_front(zone: Area, footprint: Footprint, sixths: int) -> Pose:
    """A tray at the upper edge of a zone, so many sixths of the way from left to right."""
    x = zone.left + (zone.right - zone.left) * sixths // 6
    return Pose(x, zone.top - (footprint.depth + 1) // 2, 0)


def grid(area: Area, across: int, up: int) -> tuple[tuple[int, int], ...]:
    """Points of an area so far apart, from its middle outward in both directions, row by row from below."""
    x, y = middle(area)
    columns = (area.right - area.left) // (2 * across)
    rows = (area.top - area.bottom) // (2 * up)
    return tuple(
        (x + column * across, y + row * up) for row in range(-rows, rows + 1) for column in range(-columns, columns + 1)
    )
