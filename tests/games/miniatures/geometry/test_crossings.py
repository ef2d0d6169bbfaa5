"""Lines from the x axis, and what they meet: worked out by hand, and compared with points on the outlines."""

from __future__ import annotations

import math
from random import Random

import pytest

from maester.games.miniatures.geometry.crossings import (
    FLAT,
    clipped,
    crossed_by,
    crossings,
    slopes,
    touching_lines,
)
from maester.games.miniatures.geometry.shapes import Circle, Point

SQUARE: tuple[Point, ...] = ((-1.0, 4.0), (1.0, 4.0), (1.0, 2.0), (-1.0, 2.0))
"""From -1 to 1, and from 2 to 4 above the axis."""
ROUND = Circle(0, 5, 3)


def near(found: list[float]) -> list[float]:
    return sorted(round(one, 6) for one in found)


# --- cut off --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("a", "b", "limit", "left"),
    [
        (1.0, 0.0, 1.0, SQUARE),
        (1.0, 0.0, -1.5, ()),
        (1.0, 0.0, 0.5, ((-1, 4), (0.5, 4), (0.5, 2), (-1, 2))),
        (-1.0, 0.0, 0.5, ((-0.5, 4), (1, 4), (1, 2), (-0.5, 2))),
        (0.0, 1.0, 3.0, ((1, 3), (1, 2), (-1, 2), (-1, 3))),
        (0.0, -1.0, -3.0, ((-1, 4), (1, 4), (1, 3), (-1, 3))),
        # A corner is cut off.
        (1.0, 1.0, 4.0, ((-1, 4), (0, 4), (1, 3), (1, 2), (-1, 2))),
        (1.0, 1.0, 5.0, SQUARE),
    ],
)
def test_what_is_left_of_a_square(a: float, b: float, limit: float, left: tuple[Point, ...]) -> None:
    found = clipped(SQUARE, a, b, limit)
    assert sorted(found) == [pytest.approx(point) for point in sorted(left)]


def test_nothing_is_left_of_nothing_and_an_edge_stays() -> None:
    assert clipped((), 1.0, 0.0, 1.0) == ()
    assert sorted(set(clipped(SQUARE, 1.0, 0.0, -1.0))) == [(-1.0, 2.0), (-1.0, 4.0)]


# --- slopes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "expected"), [(0.0, (-0.5, 0.5)), (3.0, (-2.0, -0.5)), (-3.0, (0.5, 2.0)), (1.0, (-1.0, 0.0))]
)
def test_slopes_of_lines_to_a_square(at: float, expected: tuple[float, float]) -> None:
    assert slopes(SQUARE, at) == pytest.approx(expected)


def test_slopes_of_lines_to_a_circle() -> None:
    # Tangents from the origin: 4 long, at an angle whose sine is 3/5.
    assert slopes(ROUND, 0.0) == pytest.approx((-0.75, 0.75))
    low, high = slopes(Circle(3, 4, 3), 0.0)
    assert low == pytest.approx(0.0)
    assert high == pytest.approx(24 / 7)
    # From a point inside every slope meets it; one that reaches down to the axis is met along it.
    assert slopes(Circle(0, 2, 3), 0.0) == (-FLAT, FLAT)
    assert slopes(Circle(10, 2, 3), 0.0)[1] == FLAT
    assert slopes(Circle(-10, 2, 3), 0.0)[0] == -FLAT
    assert slopes(Circle(10, 2, 3), 0.0)[0] == pytest.approx((10 * math.sqrt(95) - 6) / (2 * math.sqrt(95) + 30))


# --- lines that touch two -------------------------------------------------------------------------------------------


def test_lines_through_corners_of_two() -> None:
    assert near(touching_lines(((0.0, 1.0),), ((1.0, 2.0), (-1.0, 3.0)))) == [-1.0, 0.5]
    # Corners at the same height have no such line.
    assert touching_lines(((0.0, 1.0),), ((1.0, 1.0),)) == []


def test_lines_through_a_corner_that_touch_a_circle() -> None:
    point: tuple[Point, ...] = ((0.0, 1.0),)
    circle = Circle(0, 6, 3)
    # From 5 below its centre: tangents with slopes of 3/4 to both sides, which meet the axis 1 below the point.
    assert near(touching_lines(point, circle)) == [-0.75, 0.75]
    assert near(touching_lines(circle, point)) == [-0.75, 0.75]
    assert touching_lines(((0.0, 6.0),), circle) == []
    # A point on the circle has one tangent, counted twice.
    assert near(touching_lines(((3.0, 6.0),), circle)) == [3.0, 3.0]
    # One that runs along the axis meets it nowhere.
    assert near(touching_lines(((-4.0, 3.0),), circle)) == [-4.875]


def test_lines_between_two_circles() -> None:
    one, other = Circle(-2, 4, 1), Circle(2, 4, 1)
    # They cross in the middle, with slopes of sqrt(3).
    at = 4 * math.sqrt(3)
    assert near(touching_lines(one, other)) == near([-at, at])
    for found in touching_lines(one, other):
        slope = -found / 4
        for circle in (one, other):
            away = abs(circle.x - found - slope * circle.y) / math.sqrt(1 + slope * slope)
            assert away == pytest.approx(1)
    assert touching_lines(one, Circle(-1, 4, 1)) == []
    # Just touching each other they have no line between them.
    assert touching_lines(one, Circle(0, 4, 1)) == []


def test_each_touching_line_touches_both() -> None:
    rng = Random(8)
    for _ in range(100):
        one = Circle(rng.randint(-10, 10), rng.randint(4, 12), rng.randint(1, 3))
        other = Circle(rng.randint(-10, 10), rng.randint(16, 30), rng.randint(1, 3))
        found = touching_lines(one, other)
        # One of them may run along the axis.
        assert len(found) in (1, 2)
        for at in found:
            assert any(abs(end - far) < 1e-6 for end in slopes(one, at) for far in slopes(other, at))


# --- where a line enters --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "slope", "heights"),
    [
        (0.0, 0.0, (2, 4)),
        (0.0, 0.25, (2, 4)),
        (0.0, 0.4, (2, 2.5)),
        (0.0, 0.6, None),
        (3.0, -1.0, (2, 4)),
        (3.0, -0.8, (2.5, 4)),
        (2.0, 0.0, None),
        # Along an edge, and through a corner.
        (1.0, 0.0, (2, 4)),
        (-1.0, 0.0, (2, 4)),
        (-1.0, 1.0, (2, 2)),
    ],
)
def test_where_a_line_crosses_a_square(at: float, slope: float, heights: tuple[float, float] | None) -> None:
    found = crossed_by(SQUARE, at, slope)
    if heights is None:
        assert found is None
    else:
        assert found == pytest.approx(heights)


def test_where_a_line_crosses_a_circle() -> None:
    assert crossed_by(ROUND, 0.0, 0.0) == pytest.approx((2, 8))
    assert crossed_by(ROUND, 3.1, 0.0) is None
    assert crossed_by(ROUND, -3.1, 0.0) is None
    rng = Random(9)
    for _ in range(100):
        at, slope = rng.uniform(-5, 5), rng.uniform(-1, 1)
        found = crossed_by(ROUND, at, slope)
        away = abs(at + slope * 5) / math.sqrt(1 + slope * slope)
        assert (found is not None) is (away <= 3)
        for height in found or ():
            assert math.hypot(at + slope * height, height - 5) == pytest.approx(3)


# --- where outlines cross -------------------------------------------------------------------------------------------


def rounded(points: list[Point]) -> list[tuple[float, float]]:
    return sorted({(round(x, 6) + 0.0, round(y, 6) + 0.0) for x, y in points})


def test_where_a_square_crosses_another() -> None:
    shifted: tuple[Point, ...] = ((0.0, 5.0), (2.0, 5.0), (2.0, 3.0), (0.0, 3.0))
    assert rounded(crossings(shifted, SQUARE)) == [(0, 4), (1, 3)]
    assert rounded(crossings(SQUARE, shifted)) == [(0, 4), (1, 3)]
    assert crossings(((5.0, 5.0), (6.0, 5.0), (6.0, 4.0), (5.0, 4.0)), SQUARE) == []
    inside: tuple[Point, ...] = ((-0.5, 3.5), (0.5, 3.5), (0.5, 2.5), (-0.5, 2.5))
    assert crossings(inside, SQUARE) == []


def test_where_a_circle_crosses_a_square() -> None:
    found = rounded(crossings(Circle(1, 4, 1), SQUARE))
    assert found == [(0, 4), (1, 3)]
    assert crossings(Circle(0, 3, 5), SQUARE) == []
    assert crossings(Circle(9, 3, 1), SQUARE) == []
    wide = rounded(crossings(Circle(0, 3, 1), SQUARE))
    assert wide == [(-1, 3), (0, 2), (0, 4), (1, 3)]
    across: tuple[Point, ...] = ((2.0, 10.0), (2.0, 10.0), (2.0, 0.0))
    assert rounded(crossings(Circle(0, 5, 3), across)) == rounded([(2.0, 5 + math.sqrt(5)), (2.0, 5 - math.sqrt(5))])


def test_crossings_lie_on_both_outlines() -> None:
    rng = Random(10)
    met = 0
    for _ in range(200):
        circle = Circle(rng.uniform(-3, 3), rng.uniform(1, 6), rng.uniform(0.5, 2.5))
        for x, y in crossings(circle, SQUARE):
            met += 1
            assert math.hypot(x - circle.x, y - circle.y) == pytest.approx(circle.radius)
            assert max(abs(x), abs(y - 3)) == pytest.approx(1)
    assert met > 100


def kite(x: float, y: float, size: float, turn: float) -> tuple[Point, ...]:
    """Four corners around a point, clockwise, none of them along the axes."""
    ways = ((0.3, 1.0), (1.1, -0.2), (-0.1, -0.9), (-0.8, 0.1))
    cosine, sine = math.cos(turn), math.sin(turn)
    return tuple((x + size * (a * cosine + b * sine), y + size * (b * cosine - a * sine)) for a, b in ways)


def away_from(point: Point, corners: tuple[Point, ...]) -> float:
    """How far a point is from the outline of a shape."""
    x, y = point
    found = []
    for (from_x, from_y), (to_x, to_y) in zip(corners, (*corners[1:], corners[0]), strict=True):
        way_x, way_y = to_x - from_x, to_y - from_y
        part = ((x - from_x) * way_x + (y - from_y) * way_y) / (way_x * way_x + way_y * way_y)
        part = max(0.0, min(1.0, part))
        found.append(math.hypot(x - from_x - part * way_x, y - from_y - part * way_y))
    return min(found)


def test_crossings_of_shapes_askew_lie_on_both_outlines() -> None:
    rng = Random(11)
    met = []
    for _ in range(200):
        one = kite(rng.uniform(-2, 2), rng.uniform(3, 5), rng.uniform(1, 2), rng.uniform(0, 6))
        other = kite(rng.uniform(-2, 2), rng.uniform(3, 5), rng.uniform(1, 2), rng.uniform(0, 6))
        found = crossings(one, other)
        met.append(len(found))
        assert len(found) % 2 == 0
        for point in found:
            assert away_from(point, one) < 1e-9
            assert away_from(point, other) < 1e-9
        assert len(found) == len(crossings(other, one))
    assert sum(met) > 200


def test_lines_enter_shapes_askew_on_their_outline() -> None:
    rng = Random(12)
    crossed = 0
    for _ in range(300):
        shape = kite(rng.uniform(-2, 2), rng.uniform(3, 5), rng.uniform(1, 2), rng.uniform(0, 6))
        at, slope = rng.uniform(-4, 4), rng.uniform(-0.9, 0.9)
        found = crossed_by(shape, at, slope)
        low, high = slopes(shape, at)
        assert (found is not None) is (low < slope < high)
        for height in found or ():
            crossed += 1
            assert away_from((at + slope * height, height), shape) < 1e-9
    assert crossed > 100


def test_lines_enter_circles_beside_the_middle_on_their_outline() -> None:
    rng = Random(13)
    for _ in range(100):
        circle = Circle(rng.uniform(-3, 3), rng.uniform(4, 6), rng.uniform(1, 3))
        at, slope = rng.uniform(-4, 4), rng.uniform(-0.9, 0.9)
        low, high = slopes(circle, at)
        found = crossed_by(circle, at, slope)
        assert (found is not None) is (low <= slope <= high)
        for height in found or ():
            assert math.hypot(at + slope * height - circle.x, height - circle.y) == pytest.approx(circle.radius)


def test_lines_through_corners_go_through_both() -> None:
    rng = Random(14)
    for _ in range(50):
        near_one, far_one = (rng.uniform(-3, 3), rng.uniform(1, 3)), (rng.uniform(-3, 3), rng.uniform(4, 6))
        (at,) = touching_lines((near_one,), (far_one,))
        assert (near_one[0] - at) / near_one[1] == pytest.approx((far_one[0] - at) / far_one[1])


@pytest.mark.parametrize(("a", "b", "limit"), [(0.5, 0.7, 2.5), (-0.7, 0.5, 1.5), (0.3, -0.9, -2.5)])
def test_what_is_left_of_a_square_lies_on_one_side(a: float, b: float, limit: float) -> None:
    left = clipped(SQUARE, a, b, limit)
    assert len(left) >= 3
    assert all(a * x + b * y <= limit + 1e-9 for x, y in left)
    assert all(away_from(point, SQUARE) < 1e-9 for point in left)
    kept = [(x, y) for x, y in SQUARE if a * x + b * y <= limit]
    assert set(kept) <= set(left)
    assert len([point for point in left if abs(a * point[0] + b * point[1] - limit) < 1e-9]) == 2
