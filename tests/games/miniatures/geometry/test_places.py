"""Parts of a table, and places in them, to the last thousandth."""

from __future__ import annotations

import pytest

from maester.games.miniatures.geometry.numbers import HALF_TURN, QUARTER_TURN, Pose, inches
from maester.games.miniatures.geometry.placing import (
    along_flanks,
    at_front,
    behind,
    beside,
    column,
    corner,
    edges_outline,
    flank_strips,
    from_flanks,
    grid,
    inside,
    inward,
    middle,
    nearest_place,
    rank,
    row,
    some_place,
    steps_apart,
    strip,
)
from maester.games.miniatures.geometry.shapes import Area, Circle, Footprint, Shape, is_inside, overlaps, rectangle

TABLE = Area(0, 0, inches(48), inches(36))
TRAY = Footprint(inches(5.5), inches(4.8), True)
ROOM = Area(inches(2), inches(3), inches(22), inches(13))


def block(left: float, bottom: float, right: float, top: float) -> Shape:
    """A rectangle along the axes."""
    middle = Pose(inches((left + right) / 2), inches((bottom + top) / 2), 0)
    return rectangle(middle, Footprint(inches(right - left), inches(top - bottom)))


def in_inches(points: tuple[tuple[int, int], ...]) -> list[tuple[float, float]]:
    return [(x / 1000, y / 1000) for x, y in points]


# --- parts of a table ------------------------------------------------------------------------------------------------


def test_corners_of_a_table() -> None:
    assert [corner(TABLE, number, inches(12)) for number in range(4)] == [
        Area(0, 0, 12_000, 12_000),
        Area(36_000, 0, 48_000, 12_000),
        Area(0, 24_000, 12_000, 36_000),
        Area(36_000, 24_000, 48_000, 36_000),
    ]


def test_strips_and_columns() -> None:
    assert strip(TABLE, 0, inches(6)) == Area(0, 0, 48_000, 6_000)
    assert strip(TABLE, 1, inches(6)) == Area(0, 30_000, 48_000, 36_000)
    assert flank_strips(TABLE, inches(6)) == (Area(0, 0, 6_000, 36_000), Area(42_000, 0, 48_000, 36_000))
    assert column(TABLE, Area(5_000, 7_000, 9_000, 8_000)) == Area(5_000, 0, 9_000, 36_000)
    assert inside(TABLE, inches(1)) == Area(1_000, 1_000, 47_000, 35_000)
    assert middle(Area(0, 2_000, 10_000, 8_000)) == (5_000, 5_000)
    assert (inward(0), inward(1)) == (0, HALF_TURN)


def test_places_along_the_flanks() -> None:
    assert along_flanks(TABLE, inches(2)) == (
        Pose(1_000, 18_000, QUARTER_TURN),
        Pose(47_000, 18_000, QUARTER_TURN + HALF_TURN),
    )
    assert from_flanks(TABLE, inches(9)) == ((9_000, 18_000), (39_000, 18_000))


@pytest.mark.parametrize(
    ("edge", "with_edge", "corners"),
    [
        (0, True, [(0, 0), (48, 0), (48, 36), (42, 36), (42, 6), (6, 6), (6, 36), (0, 36)]),
        (0, False, [(0, 0), (48, 0), (48, 36), (42, 36), (42, 0), (6, 0), (6, 36), (0, 36)]),
        (1, True, [(0, 36), (48, 36), (48, 0), (42, 0), (42, 30), (6, 30), (6, 0), (0, 0)]),
        (1, False, [(0, 36), (48, 36), (48, 0), (42, 0), (42, 36), (6, 36), (6, 0), (0, 0)]),
    ],
)
def test_the_outline_of_edges(edge: int, with_edge: bool, corners: list[tuple[float, float]]) -> None:
    assert in_inches(edges_outline(TABLE, edge, inches(6), with_edge=with_edge)) == corners


def test_how_far_apart_places_are() -> None:
    assert steps_apart(Pose(1, 2, 0), Pose(5, -1, 9)) == 7
    assert steps_apart(Pose(5, -1, 0), Pose(1, 2, 9)) == 7


def test_points_of_a_grid() -> None:
    assert in_inches(grid(Area(0, 0, inches(13), inches(8)), inches(6), inches(4))) == [
        (0.5, 0), (6.5, 0), (12.5, 0), (0.5, 4), (6.5, 4), (12.5, 4), (0.5, 8), (6.5, 8), (12.5, 8),
    ]  # fmt: skip


def test_places_at_the_front_and_beside_them() -> None:
    zone = strip(TABLE, 0, inches(10))
    assert [at_front(zone, TRAY, sixths).x for sixths in (0, 1, 3, 6)] == [0, 8_000, 24_000, 48_000]
    assert at_front(zone, TRAY, 3) == Pose(24_000, 7_600, 0)
    assert list(beside(Pose(24_000, 7_600, 0), 1_000, 2)) == [
        Pose(24_000, 7_600, 0),
        Pose(23_000, 7_600, 0),
        Pose(25_000, 7_600, 0),
        Pose(22_000, 7_600, 0),
        Pose(26_000, 7_600, 0),
    ]


def test_a_rank_and_those_behind_its_gaps() -> None:
    zone = strip(TABLE, 0, inches(10))
    front = rank(zone, [TRAY] * 3, inches(9), inches(6))
    assert front == [Pose(15_000, 7_600, 0), Pose(24_000, 7_600, 0), Pose(33_000, 7_600, 0)]
    found = behind(zone, front, [TRAY, Footprint(2_760, 2_761), TRAY])
    assert found == [Pose(19_500, 2_400, 0), Pose(28_500, 1_381, 0), Pose(24_000, 2_400, 0)]
    # Odd depths are rounded up, so that nobody stands over the edge.
    assert rank(zone, [Footprint(2_760, 2_761)], inches(9), inches(6)) == [Pose(24_000, 8_619, 0)]


def test_a_row_with_spare_room_is_spread_evenly() -> None:
    assert row([4_000, 6_000, 4_000], 0, 30_000, 8_000, 3_000) == [7_000, 15_000, 23_000]
    assert row([4_000, 6_000, 4_001], 0, 14_000, 8_000, 3_000) == [1_999, 6_999, 12_000]
    assert row([4_000, 6_000, 4_000], 0, 20_000, 8_000, 3_000) == [3_000, 10_000, 17_000]


# --- some place -------------------------------------------------------------------------------------------------------


def test_the_first_place_is_in_the_lower_left_corner() -> None:
    assert some_place(TRAY, 0, ROOM, []) == Pose(4_750, 5_400, 0)
    assert some_place(TRAY, QUARTER_TURN, ROOM, []) == Pose(4_400, 5_750, QUARTER_TURN)


@pytest.mark.parametrize(
    ("taken", "pose"),
    [
        # Right of what stands at the left edge, left of what stands at the right one, above, and below.
        ([block(2, 3, 7, 13)], Pose(9_750, 5_400, 0)),
        ([block(2, 3, 22, 6)], Pose(4_750, 8_400, 0)),
        ([block(2, 8, 22, 13)], Pose(4_750, 5_400, 0)),
        ([block(2, 3, 15, 13)], Pose(17_750, 5_400, 0)),
        # Between two: beside the first of them.
        ([block(2, 3, 7, 13), block(13, 3, 22, 13)], Pose(9_750, 5_400, 0)),
        # No room along the axes but turned by a quarter.
        ([block(2, 3, 7, 13), block(12, 3, 22, 13)], Pose(9_400, 5_750, QUARTER_TURN)),
        ([block(2, 3, 22, 5), block(2, 10, 7, 13), block(12.5, 10, 22, 13)], Pose(4_750, 7_400, 0)),
        # Flush below and left of what is there, where the corner itself is taken.
        ([Circle(inches(3), inches(4), inches(1))], Pose(4_750, 7_400, 0)),
    ],
)
def test_the_first_place_beside_what_is_there(taken: list[Shape], pose: Pose) -> None:
    assert some_place(TRAY, 0, ROOM, taken) == pose


def test_a_place_below_and_left_of_what_is_there() -> None:
    # Circles in three corners: only at the right edge, below the upper one, is there room.
    square = Area(0, 0, inches(10), inches(10))
    circles = [Circle(inches(x), inches(y), inches(radius)) for x, y, radius in ((0, 0, 5), (0, 10, 5), (10, 10, 4.5))]
    found = some_place(TRAY, 0, square, circles)
    assert found is not None
    assert is_inside(rectangle(found, TRAY), square)
    assert not any(overlaps(rectangle(found, TRAY), one) for one in circles)
    assert some_place(TRAY, 0, square, [*circles, Circle(inches(10), 0, inches(4.5))]) is None


def corridor(width: float) -> list[Shape]:
    """A diagonal way of that width through a square of 12 in, from its lower left to its upper right corner."""
    aside = inches((width / 2 + 10) / 2**0.5)
    large = Footprint(inches(20), inches(40))
    return [rectangle(Pose(6_000 + side * aside, 6_000 - side * aside, 4_500), large) for side in (-1, 1)]


def test_a_place_askew_where_there_is_none_along_the_axes() -> None:
    square = Area(0, 0, inches(12), inches(12))
    for width in (5.7, 5.0):
        found = some_place(TRAY, 0, square, corridor(width))
        assert found is not None
        assert found.bearing in (4_500, 13_500)
        assert is_inside(rectangle(found, TRAY), square)
        assert not any(overlaps(rectangle(found, TRAY), one) for one in corridor(width))
    assert some_place(TRAY, 0, square, corridor(4.7)) is None
    # Over the whole area, up to its edges.
    high = Area(0, 0, inches(12), inches(40))
    assert some_place(TRAY, 0, high, [block(0, 0, 12, 28)]) == Pose(2_750, 30_400, 0)


def test_the_nearest_place_is_looked_for_all_around() -> None:
    for x, y in ((24_000, 30_000), (30_000, 24_000), (24_000, 18_000), (18_000, 24_000)):

        def is_free(pose: Pose, x: int = x, y: int = y) -> bool:
            return abs(pose.x - x) + abs(pose.y - y) < 200

        found = nearest_place(Pose(24_000, 24_000, 0), is_free, inches(8))
        assert found is not None
        assert is_free(found)
        assert nearest_place(Pose(24_000, 24_000, 0), is_free, inches(5)) is None
