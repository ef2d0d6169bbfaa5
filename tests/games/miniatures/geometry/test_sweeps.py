"""Straight moves (ruling.forward-path): where trays overlap, come near, touch, and leave the table."""

from __future__ import annotations

import math

import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st

from maester.games.miniatures.geometry.numbers import FULL_TURN, TOLERANCE, Pose, go
from maester.games.miniatures.geometry.shapes import (
    Area,
    Circle,
    Footprint,
    Rectangle,
    Shape,
    Side,
    contact,
    distance,
    flush,
    is_inside,
    overlap,
    rectangle,
)
from maester.games.miniatures.geometry.sweeps import near_stretch, overlap_stretch, room, touch_at
from tests.games.miniatures.geometry.support import (
    CLOSE,
    INFANTRY,
    LARGE_SOLO,
    PICTURES,
    SCENES,
    TRAYS,
    WALL,
    Picture,
    bearings,
    circles,
    differences,
    polygon,
    rectangles,
    shapes,
    tray,
    trays,
    true_distance,
)

TABLE = Area(0, 0, 48_000, 48_000)
FAR = 40_000.0
gaps = st.sampled_from((1, 1000, 6000, 12_000))
Stretch = tuple[float, float]


# --- overlapping -----------------------------------------------------------------------------------------------------


def test_the_stretch_on_which_a_tray_runs_through_another() -> None:
    """Front edge at 12.4, rear edge at 7.6; the other spans 22.6 to 27.4. The tolerance is taken off at both ends."""
    assert overlap_stretch(tray(24, 10), 0, tray(24, 25, 180)) == (10_210, 19_790)
    assert overlap_stretch(tray(24, 10), 18_000, tray(24, 25, 180)) == (-19_790, -10_210)
    assert overlap_stretch(tray(24, 10), 9_000, tray(24, 25)) is None
    assert overlap_stretch(tray(24, 10), 0, Circle(24_000, 25_000, 2250)) == (10_360, 19_640)


@pytest.mark.parametrize(("into", "is_through"), [(500, True), (11, True), (10, False), (0, False), (-500, False)])
def test_a_corner_in_the_strip_is_moved_through_beyond_the_tolerance(into: int, is_through: bool) -> None:
    beside = tray(29.5 - into / 1000, 20)
    corner = Circle(26_750 + 2250 - into, 20_000, 2250)
    for shape in (beside, corner):
        assert (overlap_stretch(tray(24, 10), 0, shape) is not None) is is_through


@SCENES
@given(trays, st.sampled_from(Side), st.sampled_from(TRAYS), st.integers(-2000, 2000))
def test_sliding_along_an_edge_is_not_moving_through(
    target: Rectangle, side: Side, footprint: Footprint, offset: int
) -> None:
    slider = rectangle(flush(target, side, footprint, offset), footprint)
    for turn in (9_000, 27_000, 18_000):
        stretch = overlap_stretch(slider, slider.pose.bearing + turn, target)
        assert stretch is None or stretch[1] < 0


@SCENES
@given(trays, bearings, rectangles)
def test_overlap_stretches_of_rectangles(moved: Rectangle, bearing: int, shape: Rectangle) -> None:
    """Shapely cuts the straight way with all moves that make them overlap by more than the tolerance."""
    ways = differences(moved, shape).buffer(-TOLERANCE, join_style="mitre")
    check_against(ways, bearing, overlap_stretch(moved, bearing, shape))
    check_against(differences(moved, shape), bearing, near_stretch(moved, bearing, shape, 0))


def check_against(ways: shapely.Geometry, bearing: int, stretch: Stretch | None) -> None:
    angle = math.radians(bearing / 100)
    across, up = math.sin(angle), math.cos(angle)
    cut = shapely.LineString([(-FAR * across, -FAR * up), (FAR * across, FAR * up)]).intersection(ways)
    if cut.length < 0.1:
        assert stretch is None or stretch[1] - stretch[0] < 0.2
        return
    assert stretch is not None
    ends = sorted(x * across + y * up for x, y in cut.coords)
    assert stretch == pytest.approx(ends, abs=0.01)  # shallow crossings make small differences longer


@SCENES
@given(trays, bearings, rectangles, st.integers(0, 15_000))
def test_the_hull_of_a_move_meets_what_is_moved_through(
    moved: Rectangle, bearing: int, shape: Rectangle, forward: int
) -> None:
    hull = polygon(moved).union(polygon(moved, forward, bearing)).convex_hull
    shared = hull.intersection(polygon(shape)).area
    stretch = near_stretch(moved, bearing, shape, 0)
    is_through = stretch is not None and stretch[0] < forward and stretch[1] > 0
    assume(shared == 0 or shared > 1)
    assert is_through == (shared > 0)


@SCENES
@given(trays, bearings, circles)
def test_overlap_stretches_of_circles(moved: Rectangle, bearing: int, shape: Circle) -> None:
    stretch = overlap_stretch(moved, bearing, shape)
    smaller = Circle(shape.x, shape.y, shape.radius - TOLERANCE)
    check_ends(moved, bearing, smaller, 0.0, stretch)


def test_a_point_is_overlapped_where_it_lies_deeper_than_the_tolerance() -> None:
    """So the front edge runs over it, at 12.4, and the rear edge, at 7.6; less than that beside it, it doesn't."""
    assert overlap_stretch(tray(24, 10), 0, Circle(24_000, 20_000, 4)) == (7_606, 12_394)
    assert overlap_stretch(tray(24, 10), 9_000, Circle(30_000, 10_000, 4)) == (3_256, 8_744)
    assert overlap_stretch(tray(24, 10), 0, Circle(26_743, 20_000, 4)) == (7_606, 12_394)
    assert overlap_stretch(tray(24, 10), 0, Circle(26_745, 20_000, 4)) is None


# --- coming near -----------------------------------------------------------------------------------------------------


def test_the_stretch_on_which_a_tray_is_nearer_than_an_inch() -> None:
    assert near_stretch(tray(24, 10), 0, tray(24, 25, 180), 1000) == (9_200, 20_800)
    assert near_stretch(tray(24, 10), 0, tray(30.5, 25, 180), 1000) is None
    assert near_stretch(tray(24, 10), 0, Circle(24_000, 25_000, 2250), 1000) == (9_350, 20_650)
    # Past a corner: 0.6 in beside, so nearer than 1 in from 0.8 in before it on.
    assert near_stretch(tray(24, 10), 0, tray(30.1, 25, 180), 1000) == pytest.approx((9_400, 20_600))
    assert near_stretch(tray(24, 10), 0, Circle(26_750 + 600, 20_000, 0), 1000) == pytest.approx((6_800, 13_200))


@SCENES
@given(trays, bearings, shapes, gaps)
def test_near_stretches(moved: Rectangle, bearing: int, shape: Shape, gap: int) -> None:
    check_ends(moved, bearing, shape, gap, near_stretch(moved, bearing, shape, gap))


def check_ends(moved: Rectangle, bearing: int, shape: Shape, gap: float, stretch: Stretch | None) -> None:
    """The distance is the gap at both ends, less between them, and nowhere else: it sinks, then rises."""

    def apart(forward: float) -> float:
        return true_distance(moved, shape, forward, bearing)

    if stretch is None:
        assert min(apart(forward) for forward in range(-30_000, 30_001, 500)) > gap - 2 * CLOSE
        # The least distance isn't at a multiple of half an inch: look around it.
        low, high = -30_000.0, 30_000.0
        for _ in range(60):
            third = (high - low) / 3
            if apart(low + third) < apart(high - third):
                high -= third
            else:
                low += third
        assert apart((low + high) / 2) > gap - 2 * CLOSE
        return
    low, high = stretch
    assert low < high
    assert apart(low) == pytest.approx(gap, abs=2 * CLOSE)
    assert apart(high) == pytest.approx(gap, abs=2 * CLOSE)
    assert apart(low - 1) > gap
    assert apart(high + 1) > gap
    assert apart((low + high) / 2) <= gap
    if gap and high - low > 1:
        assert apart(low + 0.5) < gap
        assert apart(high - 0.5) < gap


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
@SCENES
@given(moved=trays, bearing=bearings, shape=shapes, gap=gaps)
def test_stretches_are_the_same_in_all_pictures(
    picture: Picture, moved: Rectangle, bearing: int, shape: Shape, gap: int
) -> None:
    seen, seen_bearing, seen_shape = picture.of_tray(moved), picture.bearing(bearing), picture.of(shape)
    assert overlap_stretch(seen, seen_bearing, seen_shape) == pytest.approx(
        overlap_stretch(moved, bearing, shape), abs=1e-6
    )
    assert near_stretch(seen, seen_bearing, seen_shape, gap) == pytest.approx(
        near_stretch(moved, bearing, shape, gap), abs=1e-6
    )
    touched = touch_at(moved, bearing, shape)
    assert touch_at(seen, seen_bearing, seen_shape) == (
        touched if touched is None else pytest.approx(touched, abs=1e-6)
    )


@SCENES
@given(trays, bearings, shapes)
def test_a_way_back_is_the_way_turned_round(moved: Rectangle, bearing: int, shape: Shape) -> None:
    there = near_stretch(moved, bearing, shape, 1000)
    back = near_stretch(moved, (bearing + 18_000) % FULL_TURN, shape, 1000)
    assert back == (there and pytest.approx((-there[1], -there[0])))


@SCENES
@given(trays, bearings, shapes, st.integers(0, 12_000))
def test_stretches_speak_of_poses(moved: Rectangle, bearing: int, shape: Shape, forward: int) -> None:
    """Whether the pose that is reached, which is rounded, overlaps can be read from the stretch."""
    there = rectangle(go(moved.pose, bearing, forward), moved.footprint)
    depth, gap = overlap(there, shape), distance(there, shape)
    for stretch, is_so, margin in (
        (overlap_stretch(moved, bearing, shape), depth > TOLERANCE, depth - TOLERANCE),
        (near_stretch(moved, bearing, shape, 1000), gap < 1000, gap - 1000),
    ):
        if abs(margin) > 1:
            assert (stretch is not None and stretch[0] < forward < stretch[1]) == is_so


# --- touching --------------------------------------------------------------------------------------------------------


def test_a_charge_touches_where_the_distance_ends() -> None:
    """Front edges 8 in apart."""
    assert touch_at(tray(24, 10), 0, tray(24, 22.8, 180)) == 8_000
    assert touch_at(tray(24, 10), 0, tray(24, 14.8, 180)) == 0
    assert touch_at(tray(24, 10), 0, tray(24, 14.805, 180)) == 5
    assert touch_at(tray(24, 10), 0, tray(24, 14.795, 180)) == 0
    assert touch_at(tray(24, 10), 0, tray(24, 12, 180)) == 0
    assert touch_at(tray(24, 10), 0, tray(35, 22.8, 180)) is None
    assert touch_at(tray(24, 10), 18_000, tray(24, 22.8, 180)) is None
    assert touch_at(tray(24, 10), 0, Circle(24_000, 22_650, 2250)) == 8_000


@pytest.mark.parametrize(
    ("x", "touched"), [(29.5, 5_200), (29.505, 5_200), (29.51, 5_200), (29.495, 5_200), (29.511, None), (29.6, None)]
)
def test_a_tray_that_is_grazed_along_its_edge_is_touched(x: float, touched: float | None) -> None:
    """The scene of ruling.charge-graze: 1 in before this the Attacker stops, after 4.2 in."""
    assert touch_at(tray(24, 10), 0, tray(x, 20, 180)) == touched
    assert touch_at(tray(24, 10), 0, tray(48 - x, 20, 180)) == touched
    assert touch_at(tray(24, 10, 90), 0, rectangle(Pose(round((x - 0.35) * 1000), 20_000, 0), INFANTRY)) == (
        touched if touched is None else touched - 350
    )


@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
@pytest.mark.parametrize("quarter", [0, 1, 2, 3])
def test_grazing_in_every_direction(degrees: int, quarter: int) -> None:
    """Forward, to a side, or back; whatever it grazes lies on either hand."""
    moved = tray(24, 24, degrees, LARGE_SOLO)
    bearing = (degrees * 100 + quarter * 9000) % FULL_TURN
    half_along, half_across = (1380, 2775) if quarter % 2 else (2775, 1380)
    for hand in (9_000, 27_000):
        aside = go(go(moved.pose, bearing, 9_000), bearing + hand, half_across + 500)
        assert touch_at(
            moved, bearing, rectangle(aside._replace(bearing=bearing), Footprint(1000, 2000))
        ) == pytest.approx(9_000 - half_along - 1000)
        behind = go(go(moved.pose, bearing, -9_000), bearing + hand, half_across + 500)
        assert touch_at(moved, bearing, rectangle(behind._replace(bearing=bearing), Footprint(1000, 2000))) is None


@pytest.mark.parametrize(("edge", "touched"), [(100, 7_550), (98, None)])
def test_grazing_less_than_a_tenth_of_an_inch_is_no_contact(edge: int, touched: float | None) -> None:
    assert touch_at(tray(24, 10), 0, tray(27.25, 20, 0, Footprint(1000, edge))) == touched


def test_passing_a_corner_is_no_contact() -> None:
    square = Footprint(2000, 2000)
    beside = 26_750 + 1414
    assert touch_at(tray(24, 10), 0, rectangle(Pose(beside, 20_000, 4500), square)) is None
    assert touch_at(tray(24, 10), 0, rectangle(Pose(beside - 8, 20_000, 4500), square)) is None
    assert touch_at(tray(24, 10), 0, rectangle(Pose(beside - 12, 20_000, 4500), square)) == pytest.approx(
        7_600 - 12, abs=1
    )
    assert touch_at(tray(24, 10), 0, tray(29.5, 14.8)) == 0  # corner to corner, and then along its edge
    assert touch_at(tray(24, 10), 0, tray(29.5, 5.2)) is None  # corner to corner, and away from it


def test_what_was_touched_at_the_start_is_left() -> None:
    assert touch_at(tray(24, 10), 0, tray(24, 5.2)) is None  # behind it
    assert touch_at(tray(24, 10), 9_000, tray(18.5, 10)) is None  # on its left
    assert touch_at(tray(24, 10), 0, tray(29.5, 10)) == 0  # beside it: it goes on along it
    assert touch_at(tray(24, 10), 0, tray(29.5, 5.301)) == 0
    assert touch_at(tray(24, 10), 0, tray(29.5, 5.3)) is None  # with less than a tenth of an inch as soon as it moves


def test_a_round_piece_that_is_grazed_is_touched_where_it_is_near_enough() -> None:
    """Of a circle of 2.25 in no more than a hundredth of an inch away, 0.42 in of the outline are that near."""
    for gap, is_touched in ((0, True), (5, True), (-5, True), (10, False), (11, False), (500, False)):
        touched = touch_at(tray(24, 10), 0, Circle(26_750 + 2250 + gap, 20_000, 2250))
        assert (touched is not None) is is_touched
        if touched is not None:
            assert 7_600 - 300 < touched < 7_600
    assert touch_at(tray(24, 10), 0, Circle(26_750 + 2250, 5_000, 2250)) is None
    for bearing, x, y in ((0, -3630, 9000), (9000, 9000, 5025), (18_000, 3630, -9000), (27_000, -9000, -5025)):
        touched = touch_at(tray(0, 0, 0, LARGE_SOLO), bearing, Circle(x, y, 2250))
        assert touched == pytest.approx(9000 - (1380 if bearing % 18_000 else 2775) - 212, abs=1)


@SCENES
@given(trays, st.integers(0, 3), shapes)
def test_touching_is_where_the_distance_becomes_0(moved: Rectangle, quarter: int, shape: Shape) -> None:
    bearing = (moved.pose.bearing + 9000 * quarter) % FULL_TURN
    touched = touch_at(moved, bearing, shape)
    deep = overlap_stretch(moved, bearing, shape)
    if deep is None or deep[1] <= 0:
        if touched is not None:  # it grazes
            assert true_distance(moved, shape, touched + 50, bearing) <= TOLERANCE + CLOSE
        return
    assert touched is not None
    assert true_distance(moved, shape, touched, bearing) <= CLOSE
    assert touched <= max(0.0, deep[0])
    if touched > 1:
        assert true_distance(moved, shape, touched - 1, bearing) > 0


@SCENES
@given(
    trays, st.sampled_from(Side), st.sampled_from((*TRAYS, WALL)), st.integers(-2000, 2000), st.integers(-12, 12),
    st.sampled_from((0, 0, 0, 10, -40, 200)), st.integers(500, 9000),
)  # fmt: skip
def test_what_is_grazed_is_in_contact_somewhere_on_the_way(
    moved: Rectangle, side: Side, footprint: Footprint, offset: int, gap: int, turn: int, back: int
) -> None:
    """A shape nearly flush on a side of the tray, which begins its move so far back that it will come past."""
    farther = footprint._replace(depth=footprint.depth + 2 * gap)
    x, y, bearing = flush(moved, side, farther, offset)
    shape = rectangle(Pose(x, y, (bearing + turn) % FULL_TURN), footprint)
    way = (moved.pose.bearing + 9000 * (side + 1)) % FULL_TURN
    start = rectangle(go(moved.pose, way, -back), moved.footprint)
    touched = touch_at(start, way, shape)
    ends = [rectangle(go(start.pose, way, forward), moved.footprint) for forward in range(0, 30_001, 50)]
    lengths = [found.length for end in ends if (found := contact(end, shape))]
    depths = [overlap(end, shape) for end in ends]
    if touched is None:
        # Poses are rounded, and a stretch of a tenth of an inch may fall between two of them.
        assert max(depths) <= TOLERANCE + 1
        assert not lengths or max(lengths) < 150 or abs(abs(gap) - TOLERANCE) <= 2
    elif max(depths) <= TOLERANCE - 1:
        assert lengths or abs(abs(gap) - TOLERANCE) <= 2
        first = next(
            (forward for forward, end in zip(range(0, 30_001, 50), ends, strict=True) if contact(end, shape)), None
        )
        # Contact takes a tenth of an inch of edge; the tray touches where that begins.
        assert first is None or touched - 1 <= first <= touched + 152 or abs(abs(gap) - TOLERANCE) <= 2


# --- the edge of the table -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("x", "y", "degrees", "bearing", "far"),
    [
        (24, 10, 0, 0, 35_600), (24, 10, 0, 9_000, 21_250), (24, 10, 0, 18_000, 7_600), (24, 10, 0, 27_000, 21_250),
        (24, 10, 90, 9_000, 21_600), (24, 46, 0, 0, 0), (24, 45.6, 0, 0, 0), (24, 46, 0, 18_000, 43_600),
        (24, 46, 0, 9_000, 21_250), (24, 49, 0, 9_000, 21_250),
    ],
)  # fmt: skip
def test_room_on_the_table(x: float, y: float, degrees: float, bearing: int, far: float) -> None:
    """A tray that hangs over an edge may move along it or back, but not farther over it."""
    assert room(tray(x, y, degrees), bearing, TABLE) == far
    assert room(tray(x, y, degrees), bearing, TABLE, leeway=TOLERANCE) == far + TOLERANCE


def test_room_after_a_first_pivot_over_the_edge() -> None:
    """The scene of ruling.board-edge-first-pivot: 0.84 in over the edge x = 0, and nothing in the way."""
    pivoted = tray(2.8, 24, 45)
    assert not is_inside(pivoted, TABLE)
    assert 800 < -min(x for x, _ in pivoted.corners) < 850
    assert room(pivoted, 4500, TABLE) > 20_000
    assert room(pivoted, 31_500, TABLE) == 0
    assert is_inside(rectangle(go(pivoted.pose, 4500, 5000), INFANTRY), TABLE)
    assert not is_inside(rectangle(go(pivoted.pose, 4500, 1000), INFANTRY), TABLE)


@SCENES
@given(trays, bearings)
def test_room_ends_at_an_edge(moved: Rectangle, bearing: int) -> None:
    area = Area(-11_000, -10_000, 12_000, 9_000)

    def overhang(forward: float) -> list[float]:
        left, bottom, right, top = polygon(moved, forward, bearing).bounds
        return [max(0.0, over) for over in (area.left - left, area.bottom - bottom, right - area.right, top - area.top)]

    far = room(moved, bearing, area)
    assert 0 <= far < math.inf
    start = overhang(0)
    assert all(then <= now + CLOSE for then, now in zip(overhang(far), start, strict=True))
    assert any(then > now for then, now in zip(overhang(far + 10), start, strict=True))
    longer = room(moved, bearing, area, leeway=TOLERANCE)
    farther = max(then - now for then, now in zip(overhang(longer), start, strict=True))
    assert farther == pytest.approx(TOLERANCE, abs=CLOSE * 3)
