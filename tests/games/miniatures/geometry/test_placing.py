"""Putting shapes onto the table."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from maester.games.miniatures.geometry.numbers import FULL_TURN, INCH, Pose, inches
from maester.games.miniatures.geometry.placing import (
    STEP,
    at_front,
    behind,
    beside,
    beyond,
    depth_in,
    from_corners,
    from_middle,
    grid,
    inside,
    moved_inside,
    nearest_place,
    opposite,
    outside_strips,
    rank,
    row,
    some_place,
    strip,
)
from maester.games.miniatures.geometry.shapes import Area, Circle, Footprint, is_inside, overlaps, rectangle

TABLE = Area(0, 0, inches(48), inches(48))
ZONE = strip(TABLE, 0, inches(10))
TRAY = Footprint(inches(5.5), inches(4.8), True)


def test_strips_and_what_lies_between_them() -> None:
    upper = strip(TABLE, 1, inches(10))
    assert (ZONE, upper) == (Area(0, 0, 48_000, 10_000), Area(0, 38_000, 48_000, 48_000))
    assert outside_strips(TABLE, (ZONE, upper), 0) == Area(0, 10_000, 48_000, 38_000)
    assert outside_strips(TABLE, (upper,), inches(6)) == Area(0, 0, 48_000, 32_000)
    assert outside_strips(inside(TABLE, inches(6)), (), 0) == Area(6_000, 6_000, 42_000, 42_000)
    # A corner cuts nothing off.
    assert outside_strips(TABLE, (Area(0, 0, 12_000, 12_000),), 0) == TABLE


def test_places_seen_from_the_middle_and_from_the_corners() -> None:
    assert from_middle(TABLE, inches(-9), inches(6), 0) == (15_000, 30_000, 0)
    assert set(from_corners(TABLE, inches(6), inches(18))) == {
        (6_000, 18_000),
        (42_000, 18_000),
        (6_000, 30_000),
        (42_000, 30_000),
    }


def test_half_a_turn_around_the_middle_twice_changes_nothing() -> None:
    rng = Random(1)
    for _ in range(100):
        pose = Pose(rng.randrange(48_000), rng.randrange(48_000), rng.randrange(FULL_TURN))
        assert opposite(TABLE, opposite(TABLE, pose)) == pose
    assert opposite(TABLE, Pose(15_000, 20_000, 3_000)) == (33_000, 28_000, 21_000)


def test_how_far_a_shape_reaches_into_an_area_or_out_of_it() -> None:
    assert depth_in(Circle(24_000, 11_000, 2_000), ZONE) == pytest.approx(1_000)
    assert depth_in(Circle(24_000, 13_000, 2_000), ZONE) == 0
    assert beyond(rectangle(Pose(24_000, 9_400, 0), TRAY), ZONE) == pytest.approx(1_800)
    assert beyond(rectangle(Pose(24_000, 7_600, 0), TRAY), ZONE) == 0


def test_a_shape_is_moved_inside_no_farther_than_it_must_be() -> None:
    rng = Random(2)
    for _ in range(300):
        pose = Pose(rng.randint(-20_000, 70_000), rng.randint(-20_000, 70_000), rng.randrange(FULL_TURN))
        there = moved_inside(pose, lambda one: rectangle(one, TRAY), TABLE)
        assert is_inside(rectangle(there, TRAY), TABLE)
        out = beyond(rectangle(pose, TRAY), TABLE)
        moved = max(abs(there.x - pose.x), abs(there.y - pose.y))
        assert out <= moved <= out + 1


def test_the_nearest_free_place_is_free_and_near() -> None:
    taken = rectangle(Pose(24_000, 24_000, 0), TRAY)

    def is_free(pose: Pose) -> bool:
        return not overlaps(rectangle(pose, TRAY), taken)

    assert nearest_place(Pose(10_000, 10_000, 0), is_free, INCH) == (10_000, 10_000, 0)
    found = nearest_place(Pose(24_000, 25_000, 0), is_free, inches(10))
    assert found is not None
    assert is_free(found)
    # 3.8 in up, less the tolerance; one step nearer it isn't free.
    assert (found.x, found.y) == (24_000, 28_790)
    assert nearest_place(Pose(24_000, 24_000, 0), is_free, STEP) is None


def test_some_place_is_found_in_the_last_gap_and_nowhere_else() -> None:
    trays = [rectangle(Pose(2_750 + 5_500 * x, y, 0), TRAY) for x in range(8) for y in (2_400, 7_400)]
    assert some_place(TRAY, 0, ZONE, trays) is None
    small = Footprint(2_760, 2_760)
    found = some_place(small, 0, ZONE, trays)
    assert found is not None
    assert is_inside(rectangle(found, small), ZONE)
    assert not any(overlaps(rectangle(found, small), one) for one in trays)
    for number in range(len(trays)):
        assert some_place(TRAY, 0, ZONE, [*trays[:number], *trays[number + 1 :]]) is not None
    # Among trays that stand askew it looks over the whole area.
    askew = [rectangle(Pose(x, 5_000, 4_500), TRAY) for x in (10_000, 38_000)]
    found = some_place(TRAY, 0, ZONE, askew)
    assert found is not None
    assert not any(overlaps(rectangle(found, TRAY), one) for one in askew)


def test_a_row_is_even_symmetric_and_never_overlaps() -> None:
    assert row([5_500] * 5, 0, 48_000, 9_000, 6_000) == [6_000, 15_000, 24_000, 33_000, 42_000]
    assert row([5_500] * 2, 0, 48_000, 9_000, 6_000) == [19_500, 28_500]
    assert row([5_500], 0, 48_000, 9_000, 6_000) == [24_000]
    assert row([], 0, 48_000, 9_000, 6_000) == []
    crowded = row([5_500] * 8, 0, 48_000, 9_000, 6_000)
    assert [other - one for one, other in pairwise(crowded)] == [5_500] * 7
    assert crowded[0] + crowded[-1] == 48_000
    mixed = [2_760, 5_500, 5_500, 2_760]
    places = row(mixed, 0, 48_000, 9_000, 6_000)
    assert places[0] + places[-1] == 48_000
    assert all(places[number + 1] - places[number] >= (mixed[number] + mixed[number + 1]) / 2 for number in range(3))


def test_ranks_stand_at_the_front_of_a_zone_and_archers_behind_their_gaps() -> None:
    front = rank(ZONE, [TRAY] * 3, 9_000, 6_000)
    assert front == [(15_000, 7_600, 0), (24_000, 7_600, 0), (33_000, 7_600, 0)]
    assert behind(ZONE, front, [TRAY] * 2) == [(19_500, 2_400, 0), (28_500, 2_400, 0)]
    assert behind(ZONE, [], [TRAY]) == [(24_000, 2_400, 0)]
    assert at_front(ZONE, TRAY, 1) == (8_000, 7_600, 0)


def test_places_beside_a_pose_lie_along_its_own_row() -> None:
    assert list(beside(Pose(10_000, 5_000, 0), INCH, 2)) == [
        (10_000, 5_000, 0),
        (9_000, 5_000, 0),
        (11_000, 5_000, 0),
        (8_000, 5_000, 0),
        (12_000, 5_000, 0),
    ]


def test_a_grid_is_symmetric_and_lies_in_its_area() -> None:
    field = outside_strips(TABLE, (ZONE, strip(TABLE, 1, inches(10))), 0)
    points = grid(field, inches(8), inches(9))
    assert len(points) == 21
    assert {(48_000 - x, 48_000 - y) for x, y in points} == set(points)
    assert all(field.left <= x <= field.right and field.bottom <= y <= field.top for x, y in points)
