"""Trays, terrain and tokens: corners, distance, depth of overlap, what covers what."""

from __future__ import annotations

import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st

from maester.games.miniatures.geometry.numbers import TOLERANCE, Pose
from maester.games.miniatures.geometry.shapes import (
    Area,
    Circle,
    Footprint,
    Rectangle,
    Shape,
    bounds,
    covers,
    distance,
    distance_to,
    front_arrow,
    is_inside,
    is_within,
    outline,
    overlap,
    overlaps,
    rectangle,
    seen_from,
)
from maester.harness.marks import rule
from tests.games.miniatures.geometry.support import (
    CAVALRY,
    CLOSE,
    INFANTRY,
    LARGE_SOLO,
    PICTURES,
    SCENES,
    SMALL_SOLO,
    WALL,
    Picture,
    circles,
    places,
    polygon,
    rectangles,
    shapes,
    tray,
    true_distance,
    true_overlap,
)

TABLE = Area(0, 0, 48_000, 48_000)


# --- corners ---------------------------------------------------------------------------------------------------------


@rule("miniatures:ruling.coordinates")
def test_the_front_edge_of_a_tray_that_faces_right() -> None:
    turned = tray(24, 10, 90)
    assert turned.corners[:2] == ((26_400, 12_750), (26_400, 7_250))
    assert front_arrow(turned) == (26_400, 10_000)


@pytest.mark.parametrize(
    ("footprint", "at", "spans"),
    [
        (INFANTRY, 24, (21_250, 21_600, 26_750, 26_400)),
        (CAVALRY, 24, (21_250, 21_500, 26_750, 26_500)),
        (SMALL_SOLO, 10, (8_620, 8_620, 11_380, 11_380)),
        (LARGE_SOLO, 10, (8_620, 7_225, 11_380, 12_775)),
    ],
)
def test_corners_of_all_trays(footprint: Footprint, at: float, spans: tuple[float, ...]) -> None:
    left, bottom, right, top = spans
    standing = tray(at, at, 0, footprint)
    assert standing.corners == ((left, top), (right, top), (right, bottom), (left, bottom))
    assert bounds(standing) == spans
    back = tray(at, at, 180, footprint)
    assert back.corners == ((right, bottom), (left, bottom), (left, top), (right, top))


def test_a_palisade_along_x() -> None:
    assert outline(tray(24, 20, 0, WALL)) == ((21_000, 20_500), (27_000, 20_500), (27_000, 19_500), (21_000, 19_500))


@SCENES
@given(rectangles)
def test_corners_axes_and_bounds_are_those_of_the_polygon(shape: Rectangle) -> None:
    corners = polygon(shape).exterior.coords[:4]  # of a box: lower right, upper right, upper left, lower left
    rear_right, front_right, front_left, rear_left = corners
    for corner, true in zip(shape.corners, (front_left, front_right, rear_right, rear_left), strict=True):
        assert corner == pytest.approx(true, abs=CLOSE)
    assert bounds(shape) == pytest.approx(polygon(shape).bounds, abs=CLOSE)
    forward_x, forward_y = shape.forward
    assert forward_x * forward_x + forward_y * forward_y == pytest.approx(1, abs=1e-15)
    assert shape.right == (forward_y, -forward_x)
    assert shape.centre == (shape.x, shape.y)
    assert (shape.x, shape.y) == (float(shape.pose.x), float(shape.pose.y))
    assert front_arrow(shape) == pytest.approx(
        ((front_left[0] + front_right[0]) / 2, (front_left[1] + front_right[1]) / 2), abs=CLOSE
    )
    assert seen_from(shape, *shape.corners[1]) == pytest.approx((shape.half_width, shape.half_depth), abs=CLOSE)


def test_rectangles_are_equal_if_they_stand_alike() -> None:
    again = Rectangle(Pose(1, 2, 3), INFANTRY)
    assert rectangle(Pose(1, 2, 3), INFANTRY) is rectangle(Pose(1, 2, 3), INFANTRY)
    assert again == rectangle(Pose(1, 2, 3), INFANTRY)
    assert hash(again) == hash(rectangle(Pose(1, 2, 3), INFANTRY))
    assert again != rectangle(Pose(1, 2, 4), INFANTRY)
    assert again != rectangle(Pose(1, 2, 3), CAVALRY)
    assert again != (Pose(1, 2, 3), INFANTRY)


# --- distance and overlap, judged by Shapely -------------------------------------------------------------------------


@SCENES
@given(shapes, shapes)
def test_distance(a: Shape, b: Shape) -> None:
    assert distance(a, b) == pytest.approx(true_distance(a, b), abs=CLOSE)
    assert distance(a, b) == distance(b, a)


@SCENES
@given(rectangles, places, places)
def test_distance_of_a_point(shape: Rectangle, x: int, y: int) -> None:
    assert distance_to(shape, x, y) == pytest.approx(true_distance(shape, Circle(x, y, 0)), abs=CLOSE)


@SCENES
@given(shapes, shapes)
def test_depth_of_overlap(a: Shape, b: Shape) -> None:
    depth = true_overlap(a, b)
    assert overlap(a, b) == pytest.approx(depth, abs=CLOSE)
    assert overlap(a, b) == overlap(b, a)
    assume(abs(depth - TOLERANCE) > CLOSE)
    assert overlaps(a, b) == (depth > TOLERANCE)


@SCENES
@given(rectangles, rectangles)
def test_trays_that_share_no_area_do_not_overlap(a: Rectangle, b: Rectangle) -> None:
    shared = polygon(a).intersection(polygon(b)).area
    assume(not 0 < shared < 1)
    assert (overlap(a, b) > 0) == (shared > 0)
    assert (distance(a, b) == 0) == (shared > 0)


@SCENES
@given(shapes, shapes, st.integers(0, 13_000))
def test_being_within_a_distance(a: Shape, b: Shape, limit: int) -> None:
    gap = true_distance(a, b)
    assume(abs(gap - limit - TOLERANCE) > CLOSE)
    assert is_within(a, b, limit) == is_within(b, a, limit) == (gap <= limit + TOLERANCE)


@SCENES
@given(shapes, shapes)
def test_every_pair_is_within_its_distance_and_not_within_less(a: Shape, b: Shape) -> None:
    gap = distance(a, b)
    assert is_within(a, b, gap)
    assert is_within(a, b, gap - TOLERANCE + CLOSE)
    assert gap == 0 or not is_within(a, b, gap - TOLERANCE - CLOSE)


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
@SCENES
@given(a=shapes, b=shapes, limit=st.sampled_from((1000, 6000, 12_000)))
def test_pictures_change_no_bit_of_any_answer(picture: Picture, a: Shape, b: Shape, limit: int) -> None:
    other_a, other_b = picture.of(a), picture.of(b)
    assert distance(other_a, other_b) == distance(a, b)
    assert overlap(other_a, other_b) == overlap(a, b)
    assert is_within(other_a, other_b, limit) == is_within(a, b, limit)


# --- the tolerance ---------------------------------------------------------------------------------------------------


@rule("miniatures:ruling.tolerance")
def test_a_limit_is_kept_by_a_hundredth_more_and_not_by_two() -> None:
    arrow = Circle(*front_arrow(tray(24, 10)), 0)
    for gap, is_in_range in ((12.0, True), (12.005, True), (12.01, True), (12.011, False), (12.02, False)):
        target = tray(24, 12.4 + gap + 2.4)
        assert is_within(arrow, target, 12_000) is is_in_range
        assert is_within(tray(24, 10), target, 12_000) is is_in_range
    for depth, is_overlap in ((0, False), (0.005, False), (0.01, False), (0.011, True)):
        assert overlaps(tray(24, 10), tray(24, 14.8 - depth)) is is_overlap
        assert overlaps(tray(24, 10), tray(29.5 - depth, 10)) is is_overlap
        assert overlaps(tray(24, 10), Circle(24_000, 14_650 - depth * 1000, 2_250)) is is_overlap


def test_circles_six_inches_apart() -> None:
    assert distance(Circle(0, 0, 2250), Circle(10_500, 0, 2250)) == 6000


# --- covering tokens, lying in areas ---------------------------------------------------------------------------------


@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
@pytest.mark.parametrize(
    ("x", "y", "is_covered"),
    [(0, 0, True), (680, 0, True), (690, 0, True), (691, 0, False), (700, 0, False), (0, -690, True), (0, -691, False),
     (690, 690, True), (5000, 0, False)],
)  # fmt: skip
def test_a_small_solo_tray_covers_a_token(x: int, y: int, is_covered: bool, degrees: int) -> None:
    assert covers(tray(0, 0, degrees, SMALL_SOLO), Circle(x, y, 700)) is is_covered


@SCENES
@given(rectangles, circles)
def test_what_covers_a_token_contains_its_outline(shape: Rectangle, token: Circle) -> None:
    rim = polygon(shape).buffer(TOLERANCE, join_style="mitre")
    within = rim.contains(_point(token)) and rim.exterior.distance(_point(token)) >= token.radius
    assume(not rim.contains(_point(token)) or abs(rim.exterior.distance(_point(token)) - token.radius) > CLOSE)
    assert covers(shape, token) == within


def _point(token: Circle) -> shapely.Point:
    return shapely.Point(token.x, token.y)


@pytest.mark.parametrize(
    ("x", "y", "degrees", "inside"),
    [
        (24, 24, 33, True), (2.75, 24, 0, True), (2.74, 24, 0, True), (2.739, 24, 0, False), (45.26, 24, 180, True),
        (45.261, 24, 180, False),
        (24, 2.4, 0, True), (24, 2.389, 0, False), (24, 45.6, 0, True), (24, 45.611, 0, False), (24, 2.4, 45, False),
        (2.8, 24, 45, False), (2.8, 24, 0, True), (6.34, 27.54, 45, True),
    ],
)  # fmt: skip
def test_trays_on_the_table(x: float, y: float, degrees: float, inside: bool) -> None:
    assert is_inside(tray(x, y, degrees), TABLE) is inside


@SCENES
@given(shapes)
def test_what_lies_in_an_area_is_within_its_edges(shape: Shape) -> None:
    area = Area(-6000, -5000, 7000, 8000)
    if isinstance(shape, Rectangle):
        left, bottom, right, top = polygon(shape).bounds
    else:
        left, bottom, right, top = (
            shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius
        )  # fmt: skip
    over = max(area.left - left, area.bottom - bottom, right - area.right, top - area.top)
    assume(abs(over - TOLERANCE) > CLOSE)
    assert is_inside(shape, area) == (over <= TOLERANCE)


# --- outlines --------------------------------------------------------------------------------------------------------


def test_outlines_are_whole_numbers() -> None:
    assert outline(Area(0, 0, 48_000, 6_000)) == ((0, 6_000), (48_000, 6_000), (48_000, 0), (0, 0))
    assert outline(tray(24, 24)) == ((21_250, 26_400), (26_750, 26_400), (26_750, 21_600), (21_250, 21_600))
    rim = outline(Circle(100, 200, 2250))
    assert len(rim) == 36
    assert rim[0] == (100, 2450)
    assert rim[9] == (2350, 200)
    assert all(
        type(number) is int
        for shape in (Circle(1, 2, 700), tray(1, 2, 33))
        for point in outline(shape)
        for number in point
    )
    assert all(abs(shapely.Point(point).distance(shapely.Point(100, 200)) - 2250) < 1 for point in rim)
