"""Scenes on the table for tests of the geometry, and Shapely's view of them.

Shapely gets sizes, places and angles, not our corners, and turns them with its own sines.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import shapely
from hypothesis import settings
from hypothesis import strategies as st
from shapely import MultiPoint, Point, Polygon, affinity

from maester.games.miniatures.geometry.numbers import FULL_TURN, Pose
from maester.games.miniatures.geometry.shapes import Circle, Footprint, Rectangle, Shape, Side, rectangle

INFANTRY = Footprint(5500, 4800, diagonal=True)
CAVALRY = Footprint(5500, 5000)
SMALL_SOLO = Footprint(2760, 2760)
LARGE_SOLO = Footprint(2760, 5550)
TRAYS = (INFANTRY, CAVALRY, SMALL_SOLO, LARGE_SOLO)
WALL = Footprint(6000, 1000)
FOREST = Footprint(8000, 6000)

SCENES = settings(max_examples=400, deadline=None, derandomize=True, database=None)

CLOSE = 1e-4
"""Of a thousandth of an inch: the sines of the table have nine digits."""

bearings = st.one_of(st.integers(0, FULL_TURN - 1), st.sampled_from(range(0, FULL_TURN, 4500)))
places = st.integers(-9000, 9000)
poses = st.builds(Pose, places, places, bearings)
trays = st.builds(rectangle, poses, st.sampled_from(TRAYS))
rectangles = st.builds(rectangle, poses, st.sampled_from((*TRAYS, WALL, FOREST)))
circles = st.builds(Circle, places, places, st.sampled_from((700, 2250)))
shapes: st.SearchStrategy[Shape] = st.one_of(rectangles, rectangles, circles)


def tray(x: float, y: float, degrees: float = 0, footprint: Footprint = INFANTRY) -> Rectangle:
    """A tray as rulings name it, in inches and degrees."""
    return rectangle(Pose(round(x * 1000), round(y * 1000), round(degrees * 100)), footprint)


def polygon(shape: Rectangle, forward: float = 0.0, bearing: int = 0) -> Polygon:
    """The same for Shapely, moved so far on a bearing."""
    half_width, half_depth = shape.footprint.width / 2, shape.footprint.depth / 2
    box = shapely.box(-half_width, -half_depth, half_width, half_depth)
    turned = affinity.rotate(box, -shape.pose.bearing / 100, origin=(0, 0))
    angle = math.radians(bearing / 100)
    return affinity.translate(
        turned, shape.pose.x + forward * math.sin(angle), shape.pose.y + forward * math.cos(angle)
    )


def true_distance(a: Shape, b: Shape, forward: float = 0.0, bearing: int = 0) -> float:
    """Shapely's distance, after `a` has moved; a circle is a point with a radius."""
    one = polygon(a, forward, bearing) if isinstance(a, Rectangle) else Point(a.x, a.y)
    other = polygon(b) if isinstance(b, Rectangle) else Point(b.x, b.y)
    radii = sum(shape.radius for shape in (a, b) if isinstance(shape, Circle))
    return max(0.0, one.distance(other) - radii)


def differences(a: Rectangle, b: Rectangle) -> Polygon:
    """All ways from a point of `a` to a point of `b`. Moving `a` along one of them makes it touch or overlap `b`."""
    hull = MultiPoint(
        [
            (to_x - from_x, to_y - from_y)
            for from_x, from_y in polygon(a).exterior.coords[:4]
            for to_x, to_y in polygon(b).exterior.coords[:4]
        ]
    ).convex_hull
    assert isinstance(hull, Polygon)
    return hull


def true_overlap(a: Shape, b: Shape) -> float:
    """How far one must be moved to part them: from no move at all to the edge of all moves that don't."""
    if isinstance(a, Rectangle) and isinstance(b, Rectangle):
        ways = differences(a, b)
        return ways.exterior.distance(Point(0, 0)) if ways.contains(Point(0, 0)) else 0.0
    if isinstance(a, Circle) and isinstance(b, Circle):
        return max(0.0, a.radius + b.radius - Point(a.x, a.y).distance(Point(b.x, b.y)))
    box, circle = (a, b) if isinstance(a, Rectangle) else (b, a)
    assert isinstance(box, Rectangle)
    assert isinstance(circle, Circle)
    outline, centre = polygon(box), Point(circle.x, circle.y)
    inside = outline.contains(centre)
    return max(0.0, circle.radius + outline.exterior.distance(centre) * (1 if inside else -1))


class Picture(NamedTuple):
    """A way to draw the same scene: mirrored, turned by 90 degrees, or elsewhere."""

    place: Callable[[float, float], tuple[float, float]]
    bearing: Callable[[int], int]
    is_mirrored: bool = False

    def of(self, shape: Shape) -> Shape:
        if isinstance(shape, Circle):
            return Circle(*self.place(shape.x, shape.y), shape.radius)
        return self.of_tray(shape)

    def of_tray(self, shape: Rectangle) -> Rectangle:
        return rectangle(self.of_pose(shape.pose), shape.footprint)

    def of_pose(self, pose: Pose) -> Pose:
        x, y = self.place(pose.x, pose.y)
        return Pose(int(x), int(y), self.bearing(pose.bearing))


MIRRORED = Picture(lambda x, y: (-x, y), lambda bearing: -bearing % FULL_TURN, is_mirrored=True)
TURNED = Picture(lambda x, y: (y, -x), lambda bearing: (bearing + 9000) % FULL_TURN)
ELSEWHERE = Picture(lambda x, y: (x + 31_357, y - 12_001), lambda bearing: bearing)
PICTURES = {"mirrored": MIRRORED, "turned": TURNED, "elsewhere": ELSEWHERE}

MIRRORED_SIDE = {Side.FRONT: Side.FRONT, Side.RIGHT: Side.LEFT, Side.REAR: Side.REAR, Side.LEFT: Side.RIGHT}
