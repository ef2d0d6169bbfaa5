"""The ways of a Charge (p. 16): the rulings and examples, and all lanes held against bearings tried one by one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random

import pytest

from maester.games.miniatures.geometry.lanes import (
    Course,
    Lane,
    Stretch,
    is_in,
    lane,
    lanes,
    nearest,
    some_lane,
    stopped,
)
from maester.games.miniatures.geometry.numbers import FULL_TURN, TOLERANCE, Bearing, Pose, turned
from maester.games.miniatures.geometry.shapes import (
    Circle,
    Rectangle,
    Shape,
    distance,
    is_inside,
    overlaps,
    rectangle,
)
from maester.games.miniatures.geometry.sweeps import touch_at
from tests.games.miniatures.geometry.scenes import TABLE, Charging, charging
from tests.games.miniatures.geometry.support import (
    CAVALRY,
    INFANTRY,
    PICTURES,
    SMALL_SOLO,
    WALL,
    Picture,
    tray,
    true_distance,
)

SPEED = 5000
STARK = Pose(24_000, 10_000, 0)
LANNISTERS = tray(24, 25, 180)
"""Straight ahead of STARK, 10.2 in from front edge to front edge."""


def course(
    target: Rectangle = LANNISTERS, *obstacles: Shape, rough: tuple[Shape, ...] = (), reach: int = SPEED + 6000
) -> Course:
    return Course(target, obstacles, rough, TABLE, reach, SPEED + 1000)


def travel(bearing: int, of: Course, pose: Pose = STARK) -> float | None:
    found = lane(pose, INFANTRY, bearing, of)
    return found.travel if found else None


# --- distance --------------------------------------------------------------------------------------------------------


def test_eight_inches_ahead() -> None:
    """example.charge-needs-three, ruling.charge-distance; with 7 in it falls short by 1 (example.charge-failed)."""
    pose, target = Pose(24_000, 17_200, 0), tray(24, 30, 180)
    assert lane(pose, INFANTRY, 0, course(target)) == Lane(8000, False)
    assert lane(pose, INFANTRY, 0, course(target, reach=8000)) == Lane(8000, False)
    assert lane(pose, INFANTRY, 0, course(target, reach=7000)) is None
    assert stopped(pose, INFANTRY, 0, course(target, reach=8000)) == (8000, -1)
    assert stopped(pose, INFANTRY, 0, course(target, reach=7000)) == (7000, -1)


@pytest.mark.parametrize(("far", "reached"), [(11.0, True), (11.01, True), (11.011, False), (11.1, False)])
def test_speed_and_six_inches_are_the_most(far: float, reached: bool) -> None:
    """charge.within-maximum; what the tolerance allows counts as reached by the move, too."""
    target = tray(24, 14.8 + far, 180)
    assert (travel(0, course(target)) is not None) is reached
    assert stopped(STARK, INFANTRY, 0, course(target)) == (round(far * 1000) if reached else 11_000, -1)


def test_a_pivot_brings_a_corner_nearer() -> None:
    """Turned by 11.6 degrees a corner is 0.28 in farther ahead than the front edge was."""
    assert travel(0, course(tray(24, 14.8 + 11.25, 180))) is None
    assert travel(1160, course(tray(24, 14.8 + 11.25, 180))) == pytest.approx(10_970, abs=1)
    assert is_in(lanes(STARK, INFANTRY, course(tray(24, 14.8 + 11.25, 180))), 1160)
    assert lanes(STARK, INFANTRY, course(tray(24, 14.8 + 11.3, 180))) == ()


def test_a_facing_that_passes_beside_is_none() -> None:
    """ruling.charge-pivot-declined: straight on the target is missed, on bearing 42 it is touched after 7.43 in."""
    aside = course(tray(33, 20, 180))
    assert travel(0, aside) is None
    assert travel(4200, aside) == pytest.approx(7430, abs=5)
    good = lanes(STARK, INFANTRY, aside)
    assert is_in(good, 4200)
    assert not is_in(good, 0)
    assert len(good) == 1
    assert nearest(good, 0) == good[0][0]


def test_the_way_ends_where_the_tray_touches() -> None:
    for bearing in range(3000, 5400, 100):
        way = travel(bearing, course(tray(33, 20, 180)))
        assert way is not None
        start = rectangle(turned(STARK, bearing), INFANTRY)
        assert true_distance(start, tray(33, 20, 180), way, bearing) < 1e-3
        assert true_distance(start, tray(33, 20, 180), way - 10, bearing) > 0


# --- obstacles -------------------------------------------------------------------------------------------------------


def test_an_edge_along_the_way_stops_a_charge() -> None:
    """ruling.charge-graze."""
    grazed, beside = tray(29.5, 20, 180), tray(29.6, 20, 180)
    assert travel(0, course(LANNISTERS, grazed)) is None
    assert stopped(STARK, INFANTRY, 0, course(LANNISTERS, grazed)) == (4200, 0)
    assert travel(0, course(LANNISTERS, beside)) == 10_200
    assert stopped(STARK, INFANTRY, 0, course(LANNISTERS, beside)) == (10_200, -1)


def test_what_lies_across_the_way_stops_it_an_inch_before() -> None:
    """charge.stop-before-obstacle, ruling.charge-stop-gap."""
    third = tray(24, 10 + 4.8 + 5, 180)
    assert travel(0, course(LANNISTERS, third)) is None
    assert stopped(STARK, INFANTRY, 0, course(LANNISTERS, tray(40, 40), third)) == (4000, 1)
    palisade = rectangle(Pose(24_000, 12_400 + 4000 + 500, 0), WALL)
    assert stopped(STARK, INFANTRY, 0, course(LANNISTERS, palisade)) == (3000, 0)
    tree = Circle(24_000, 12_400 + 4000 + 1500, 1500)
    assert stopped(STARK, INFANTRY, 0, course(LANNISTERS, tree)) == (3000, 0)
    assert stopped(STARK, INFANTRY, 0, course(LANNISTERS, palisade, third)) == (3000, 0)
    near = rectangle(Pose(24_000, 12_400 + 700 + 500, 0), WALL)
    assert stopped(STARK, INFANTRY, 0, course(LANNISTERS, near)) == (0, 0)


def test_what_the_move_doesnt_come_to_doesnt_stop_it() -> None:
    """An obstacle that would be touched after 5 in: who moves 4.9 in isn't stopped, and may end nearer than 1 in."""
    third = tray(24, 10 + 4.8 + 5, 180)
    assert stopped(STARK, INFANTRY, 0, course(LANNISTERS, third, reach=4900)) == (4900, -1)
    assert stopped(STARK, INFANTRY, 0, course(LANNISTERS, third, reach=5000)) == (4000, 0)


def test_who_is_touched_in_the_same_moment_or_later_stops_nobody() -> None:
    """ruling.charge-graze: two enemies side by side, one of which is charged."""
    left, right = tray(21.25, 25, 180), tray(26.75, 25, 180)
    assert travel(0, course(left, right)) == 10_200
    assert travel(0, course(left, tray(26.75, 24.995, 180))) == 10_200
    assert travel(0, course(left, tray(26.75, 24.98, 180))) is None
    assert travel(0, course(left, tray(26.75, 26, 180))) == 10_200
    assert stopped(STARK, INFANTRY, 0, course(left, right)) == (10_200, -1)
    assert stopped(STARK, INFANTRY, 0, course(left, tray(26.75, 24.995, 180))) == (10_200, -1)
    assert stopped(STARK, INFANTRY, 0, course(left, tray(26.75, 24.98, 180))) == (9180, 0)


# --- Rough -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("far", "reached"), [(10.0, True), (10.01, True), (10.02, False), (10.5, False)])
@pytest.mark.parametrize("pieces", [1, 2])
def test_rough_terrain_takes_one_inch(pieces: int, far: float, reached: bool) -> None:
    """ruling.rough-amount: once, however many pieces there are."""
    bogs = (rectangle(Pose(24_000, 16_000, 0), WALL), Circle(24_000, 19_000, 1000))[:pieces]
    target = tray(24, 14.8 + far, 180)
    assert travel(0, course(target)) == round(far * 1000)
    found = lane(STARK, INFANTRY, 0, course(target, rough=bogs))
    assert found == (Lane(round(far * 1000), True) if reached else None)
    assert stopped(STARK, INFANTRY, 0, course(target, rough=bogs))[0] == (round(far * 1000) if reached else 10_000)


def test_rough_terrain_counts_at_the_start_and_on_the_way_only() -> None:
    target = tray(24, 25.5, 180)  # 10.7 in: too far over Rough terrain
    under = rectangle(Pose(21_500, 8000, 0), SMALL_SOLO)
    for piece, counts in (
        (under, True),
        (rectangle(Pose(24_000, 5000, 0), WALL), False),  # behind
        (rectangle(Pose(24_000, 30_000, 0), WALL), False),  # beyond the target
        (rectangle(Pose(29_750, 16_000, 0), WALL), False),  # its edge lies along the way
        (rectangle(Pose(29_700, 16_000, 0), WALL), True),
    ):
        assert (travel(0, course(target, rough=(piece,))) is None) is counts, piece
    # A pivot leads off what was under the start: it still counts (ruling.terrain-crossing).
    corner = rectangle(Pose(21_500, 12_300, 0), SMALL_SOLO._replace(width=500, depth=400))
    assert not overlaps(rectangle(turned(STARK, 4500), INFANTRY), corner)
    aside = tray(33, 20, 180)
    free, rough = (
        lane(STARK, INFANTRY, 4500, course(aside)),
        lane(STARK, INFANTRY, 4500, course(aside, rough=(corner,))),
    )
    assert free is not None
    assert rough == Lane(free.travel, True)
    # So it does for all lanes: reduced like that, they reach as far as with 1 in less.
    shorter = course(aside, reach=SPEED + 5000)
    assert lanes(STARK, INFANTRY, course(aside, rough=(corner,))) == lanes(STARK, INFANTRY, shorter)
    assert lanes(STARK, INFANTRY, shorter) != lanes(STARK, INFANTRY, course(aside))


def test_rough_terrain_that_the_target_is_before_doesnt_count() -> None:
    bog = rectangle(Pose(24_000, 24_000, 0), WALL)  # from y=23.5 on; the target is touched at 22.6
    assert lane(STARK, INFANTRY, 0, course(LANNISTERS, rough=(bog,))) == Lane(10_200, False)


# --- the edge of the table -------------------------------------------------------------------------------------------


def test_a_pivot_over_the_edge_must_lead_back() -> None:
    """ruling.board-edge-first-pivot: at (2.8, 24) bearing 45 hangs 0.84 in over x=0: not after the shortest move."""
    pose = Pose(2800, 24_000, 0)
    target = tray(12, 33.2, 225)
    fine = course(target)
    assert travel(4500, fine, pose) is not None
    assert not is_inside(rectangle(turned(pose, 4500), INFANTRY), TABLE)
    # 0.84 in over it, with 1 in of way left: 0.13 in are still over it.
    short = fine._replace(shortest=1000)
    assert travel(4500, short, pose) is None
    assert travel(4500, fine._replace(shortest=1200), pose) is not None
    # With Rough terrain on the way the shortest move is 1 in shorter.
    bog = rectangle(Pose(5000, 26_000, 4500), WALL)
    assert travel(4500, fine._replace(shortest=2000), pose) is not None
    assert travel(4500, fine._replace(shortest=2000, rough=(bog,)), pose) is None
    bare, boggy = fine._replace(shortest=1900), fine._replace(shortest=1900, rough=(bog,))
    assert [is_in(lanes(pose, INFANTRY, of), 4500) for of in (bare, boggy)] == [True, False]
    # Contact with the target comes first: then that way counts.
    near = course(tray(6.6, 27.8, 225))
    way = travel(4500, near._replace(area=TABLE._replace(left=-2000)), pose)
    assert way is not None
    assert way < 1100
    assert travel(4500, near, pose) is None


def test_no_part_gets_farther_over_the_edge() -> None:
    """The target stands at the edge; charging it aslant, a corner would leave the table first."""
    pose, target = Pose(6000, 24_000, 0), tray(2.8, 34, 180)
    bearings = [bearing for bearing in range(30_000, 36_000, 50) if travel(bearing, course(target), pose) is not None]
    wide = course(target)._replace(area=TABLE._replace(left=-10_000))
    more = [bearing for bearing in range(30_000, 36_000, 50) if travel(bearing, wide, pose) is not None]
    assert set(bearings) < set(more)
    for bearing in bearings:
        way = travel(bearing, course(target), pose)
        assert way is not None
        start = rectangle(turned(pose, bearing), INFANTRY)
        end = min(x for x, _ in start.corners) + way * start.sine
        assert end >= -TOLERANCE
    first = (set(more) - set(bearings)).pop()
    assert stopped(pose, INFANTRY, first, course(target))[1] == -1
    way = stopped(pose, INFANTRY, first, course(target))[0]
    start = rectangle(turned(pose, first), INFANTRY)
    assert min(x for x, _ in start.corners) + way * start.sine == pytest.approx(0, abs=1e-6)


# --- stretches -------------------------------------------------------------------------------------------------------


def test_a_stretch_may_lead_past_north() -> None:
    ((first, last),) = lanes(STARK, INFANTRY, course())
    assert first > last
    assert (first + last) % FULL_TURN == 0  # both sides are alike
    for bearing in (first, last, 0, 35_999):
        assert is_in(((first, last),), bearing)
        assert travel(bearing, course()) is not None
    assert travel(first - 1, course()) is None
    assert travel(last + 1, course()) is None
    assert nearest(((first, last),), first - 100) == first
    assert nearest(((first, last),), last + 100) == last
    assert nearest(((first, last),), 5) == 5
    assert nearest((), 5) is None
    assert not is_in((), 5)


def test_whoever_stands_on_the_target_touches_it_on_every_bearing() -> None:
    on_it = course(tray(24, 10.5, 180))
    assert lanes(STARK, INFANTRY, on_it) == ((0, 35_999),)
    assert stopped(STARK, INFANTRY, 4711, on_it) == (0, -1)


def test_some_lane_may_be_bound_to_more() -> None:
    """To sight, for one. What is allowed in a small part of the lanes only is found by degrees."""
    ((first, last),) = lanes(STARK, INFANTRY, course())
    assert some_lane(STARK, INFANTRY, course()) == 0
    assert some_lane(STARK, INFANTRY, course(), lambda _: False) is None
    for wanted in range(first + 200, FULL_TURN - 200, 100):
        allowed = set(range(wanted - 50, wanted + 51))
        assert some_lane(STARK, INFANTRY, course(), allowed.__contains__) in allowed
    assert some_lane(STARK, INFANTRY, course(), lambda bearing: bearing == last) == last


def test_only_lanes_are_asked_about() -> None:
    asked: list[Bearing] = []

    def allowed(bearing: Bearing) -> bool:
        asked.append(bearing)
        return False

    aside = course(tray(33, 20, 180))
    assert some_lane(STARK, INFANTRY, aside, allowed) is None
    assert len(asked) > 10
    assert all(travel(bearing, aside) is not None for bearing in asked)


def test_too_far_is_too_far() -> None:
    far = course(tray(24, 44, 180))
    assert lanes(STARK, INFANTRY, far) == ()
    assert some_lane(STARK, INFANTRY, far) is None
    assert stopped(STARK, INFANTRY, 0, far) == (11_000, -1)


# --- against every bearing -------------------------------------------------------------------------------------------


RARE = (1140, 1144, 1612, 2072)
"""Seeds of tables on which Rough terrain decides by little, or a lane leads around behind the unit."""


@lru_cache(1)
def scenes() -> tuple[Charging, ...]:
    return tuple(charging(Random(seed)) for seed in (*RARE, *range(300)))


@lru_cache(512)
def found_in(scene: Charging) -> tuple[Stretch, ...]:
    return lanes(*scene)


def around(stretches: tuple[Stretch, ...]) -> set[int]:
    """The bearings at both sides of all ends."""
    return {(end + step) % FULL_TURN for stretch in stretches for end in stretch for step in range(-12, 13)}


def assert_lanes(scene: Charging, number: int, bearings: Iterable[int]) -> None:
    found = found_in(scene)
    for bearing in sorted({*bearings, *around(found)}):
        is_good = lane(scene.pose, scene.footprint, bearing, scene.course) is not None
        assert is_good is is_in(found, bearing), (number, bearing)


@pytest.mark.parametrize("tens", range(6))
def test_lanes_are_what_trying_each_bearing_finds(tens: int) -> None:
    for number in range(10 * tens, 10 * tens + 10):
        assert_lanes(scenes()[number], number, range(number % 7, FULL_TURN, 7))


def test_lanes_of_more_tables() -> None:
    for number, scene in enumerate(scenes()):
        assert_lanes(scene, number, range(number, FULL_TURN, 450))
    some = [bool(found_in(scene)) for scene in scenes()]
    assert some.count(True) > 100
    assert some.count(False) > 50
    assert max(len(found_in(scene)) for scene in scenes()) > 1


def test_stretches_are_apart() -> None:
    for number, scene in enumerate(scenes()):
        found = found_in(scene)
        for first, last in found:
            others = tuple(stretch for stretch in found if stretch != (first, last))
            assert not is_in(others, (first - 1) % FULL_TURN), number
            assert not is_in(others, (last + 1) % FULL_TURN), number


def test_some_lane_is_one_of_them() -> None:
    for number, scene in enumerate(scenes()):
        bearing = some_lane(*scene)
        assert (bearing is None) is not bool(found_in(scene)), number
        assert bearing is None or is_in(found_in(scene), bearing), number


def test_a_charge_along_a_lane_isnt_stopped() -> None:
    for number, scene in enumerate(scenes()):
        pose, footprint, way = scene
        for bearing in range(number, FULL_TURN, 2400):
            distance_moved, obstacle = stopped(pose, footprint, bearing, way)
            start = rectangle(turned(pose, bearing), footprint)
            touched = touch_at(start, bearing, way.target)
            if is_in(found_in(scene), bearing):
                assert (distance_moved, obstacle) == (touched, -1), (number, bearing)
            assert 0 <= distance_moved <= way.reach + TOLERANCE, (number, bearing)
            if obstacle >= 0 and distance_moved:
                gap = true_distance(start, way.obstacles[obstacle], distance_moved, bearing)
                assert gap == pytest.approx(1000, abs=0.01), (number, bearing)
            elif obstacle >= 0:
                assert distance(start, way.obstacles[obstacle]) <= 1000.01, (number, bearing)


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
def test_pictures_change_no_lane(picture: Picture) -> None:
    for number, scene in enumerate(scenes()[:150]):
        drawn = {
            tuple(sorted(map(picture.bearing, stretch)))
            if picture.is_mirrored
            else tuple(map(picture.bearing, stretch))
            for stretch in found_in(scene)
        }
        found = {tuple(sorted(stretch)) if picture.is_mirrored else stretch for stretch in lanes(*scene.drawn(picture))}
        assert found == drawn, number


def test_cavalry_reaches_from_where_it_stands() -> None:
    """Another tray, another way: 5 in deep, so 0.1 in nearer."""
    assert lane(STARK, CAVALRY, 0, course()) == Lane(10_100, False)
