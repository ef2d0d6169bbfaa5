"""A Charge on one bearing (p. 16): how far it is to the target, and what stops it on the way.

A charging tray pivots about its centre and then moves straight on until it touches the target. Which bearings are good
is found in `lanes`.
"""

from __future__ import annotations

from typing import NamedTuple

from maester.games.miniatures.geometry.numbers import INCH, TOLERANCE, Pose, turned
from maester.games.miniatures.geometry.shapes import Area, Footprint, Rectangle, Shape, bounds, overlaps, rectangle
from maester.games.miniatures.geometry.sweeps import near_stretch, overlap_stretch, room, touch_at

STOP_GAP = INCH
"""So far before an obstacle a charging unit stops (ruling.charge-stop-gap)."""
ROUGH = INCH
"""So much Rough terrain subtracts from the distance, once (ruling.rough-amount)."""


class Course(NamedTuple):
    """What a Charge meets. `obstacles`: enemy trays but the target, Impassable terrain, walls. `rough`: Rough terrain.
    `reach`: the greatest distance, Speed + 6. `shortest`: Speed + 1, with a die of 1.
    """

    target: Rectangle
    obstacles: tuple[Shape, ...]
    rough: tuple[Shape, ...]
    area: Area
    reach: int
    shortest: int


class Lane(NamedTuple):
    """A straight way to the target: after which distance it is touched, and whether Rough terrain lies on the way."""

    travel: float
    crosses_rough: bool


def lane(pose: Pose, footprint: Footprint, bearing: int, course: Course) -> Lane | None:
    """The way to the target after a pivot to this bearing, or none if the Charge can't reach it there."""
    tray = rectangle(turned(pose, bearing), footprint)
    travel = touch_at(tray, bearing, course.target)
    if travel is None or travel > course.reach + TOLERANCE:
        return None
    crosses_rough = _crosses_rough(pose, tray, travel, course)
    if crosses_rough and travel > max(0, course.reach - ROUGH) + TOLERANCE:
        return None
    for obstacle in course.obstacles:
        touched = touch_at(tray, bearing, obstacle)
        # What is touched at the same moment as the target, or later, doesn't stop it (ruling.charge-graze).
        if touched is not None and touched < travel - TOLERANCE:
            return None
    if room(tray, bearing, course.area, TOLERANCE) < travel:
        return None
    return Lane(travel, crosses_rough) if _ends_on_board(pose, tray, travel, course) else None


def stopped(pose: Pose, footprint: Footprint, bearing: int, course: Course) -> tuple[float, int]:
    """After which distance a Charge ends that moves `course.reach` at most, and which obstacle stops it: its place in
    `course.obstacles`, or -1 if the target, the distance or the edge of the table does.

    What would be touched before the target stops it 1 in before; if it is nearer from the start, at once
    (ruling.charge-stop-gap, .charge-graze). The edge of the table stops it without a gap (ruling.board-edge). If the
    distance is that of `lane`, the Charge is successful, even where that is up to the tolerance farther than the reach.
    """
    tray = rectangle(turned(pose, bearing), footprint)
    travel = touch_at(tray, bearing, course.target)
    if travel is not None and travel <= room(tray, bearing, course.area, TOLERANCE):
        farthest = travel
    else:
        farthest = room(tray, bearing, course.area)
    stops: list[tuple[float, float, int]] = []
    for index, obstacle in enumerate(course.obstacles):
        touched = touch_at(tray, bearing, obstacle)
        if touched is not None and touched < farthest - TOLERANCE:
            near = near_stretch(tray, bearing, obstacle, STOP_GAP)
            stops.append((max(0.0, near[0]) if near else touched, touched, index))
    distance, by = _end(farthest, course.reach, stops)
    if _crosses_rough(pose, tray, distance, course):
        distance, by = _end(farthest, max(0, course.reach - ROUGH), stops)
    return distance, by


def _end(farthest: float, reach: int, stops: list[tuple[float, float, int]]) -> tuple[float, int]:
    end, by = farthest if farthest <= reach + TOLERANCE else float(reach), -1
    for stop, touched, index in stops:
        if touched <= reach + TOLERANCE and stop < end:
            end, by = stop, index
    return end, by


def _crosses_rough(pose: Pose, tray: Rectangle, travel: float, course: Course) -> bool:
    """Does the start before the pivot or the way after it overlap a Rough piece (ruling.terrain-crossing)?"""
    for piece in course.rough:
        if overlaps(rectangle(pose, tray.footprint), piece):
            return True
        stretch = overlap_stretch(tray, tray.pose.bearing, piece)
        if stretch is not None and stretch[0] < travel and stretch[1] > 0:
            return True
    return False


def _ends_on_board(pose: Pose, tray: Rectangle, travel: float, course: Course) -> bool:
    """Does the shortest Charge, with a die of 1, end with the whole tray on the table (ruling.board-edge-first-pivot)?
    Of a longer one that's sure then: no part gets farther over an edge.
    """
    left, bottom, right, top = bounds(tray)
    area = course.area
    if left >= area.left and bottom >= area.bottom and right <= area.right and top <= area.top:
        return True
    distance = min(float(course.shortest), travel)
    if _crosses_rough(pose, tray, distance, course):
        distance = min(max(0.0, float(course.shortest - ROUGH)), travel)
    across, up = distance * tray.sine, distance * tray.cosine
    return (
        left + across >= area.left - TOLERANCE
        and bottom + up >= area.bottom - TOLERANCE
        and right + across <= area.right + TOLERANCE
        and top + up <= area.top + TOLERANCE
    )
