"""Round things beside a shape: how far one reaches away from it, and where one lies so far away from its outline."""

from __future__ import annotations

from collections.abc import Iterable

from maester.games.miniatures.geometry.numbers import FULL_TURN, Bearing, Pose, bearing_of, go
from maester.games.miniatures.geometry.shapes import Circle, Footprint, Rectangle, Shape, distance, distance_to

Spot = tuple[int, int]


def middle_of(shape: Shape) -> Spot:
    """The centre of a shape."""
    return round(shape.x), round(shape.y)


def away(shape: Shape, x: float, y: float) -> float:
    """How far a point is from the outline of a shape; 0 if it lies on it."""
    return distance_to(shape, x, y) if isinstance(shape, Rectangle) else distance(shape, Circle(x, y, 0.0))


def reaches_to(shape: Shape, circle: Circle) -> float:
    """How far the point of a circle that is farthest from a shape is away from it; of one that lies on the shape, no
    less than that.
    """
    return away(shape, circle.x, circle.y) + circle.radius


def gap_outside(shape: Circle, circle: Circle) -> float:
    """How far two circles are apart; less than 0: by so much they overlap."""
    return distance(Circle(shape.x, shape.y, 0.0), Circle(circle.x, circle.y, 0.0)) - shape.radius - circle.radius


def on_bearing(shape: Shape, bearing: int, gap: int) -> Spot:
    """The point so far away from the outline of a shape, on this bearing from its centre."""
    centre = Pose(*middle_of(shape), 0)
    if isinstance(shape, Circle):
        low = high = round(shape.radius) + gap
    else:
        low, high = 0, round(shape.radius) + gap + 1
    while high - low > 1:
        half = (low + high) // 2
        there = go(centre, bearing, half)
        if away(shape, there.x, there.y) < gap:
            low = half
        else:
            high = half
    there = go(centre, bearing, high)
    return there.x, there.y


def around(shape: Shape, gap: int, number: int) -> tuple[Spot, ...]:
    """So many points so far away from the outline of a shape, all around it."""
    return tuple(on_bearing(shape, bearing, gap) for bearing in range(0, FULL_TURN, FULL_TURN // number))


def bearing_from(shape: Shape, x: int, y: int) -> Bearing:
    """The bearing of a point from the centre of a shape."""
    return bearing_of(x - shape.x, y - shape.y)


def nearest_to(shape: Shape, spots: Iterable[Spot]) -> Spot:
    """The one of some points that is nearest to a shape."""
    return min(spots, key=lambda spot: away(shape, *spot))


def farthest_from(shapes: Iterable[Shape], spots: Iterable[Spot]) -> Spot:
    """The one of some points that is farthest from the nearest of these shapes."""
    known = tuple(shapes)
    return max(spots, key=lambda spot: min([away(shape, *spot) for shape in known], default=0.0))


def grown(shape: Shape, by: int) -> Shape:
    """A shape that is larger by so much on all sides; a rectangle keeps its corners."""
    if isinstance(shape, Circle):
        return shape._replace(radius=shape.radius + by)
    footprint = shape.footprint
    return Rectangle(shape.pose, Footprint(footprint.width + 2 * by, footprint.depth + 2 * by))
