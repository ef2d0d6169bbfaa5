"""Ways on the table: bearings, straight slides, and where on a way a tray is inside the board or over a token."""

from __future__ import annotations

from random import Random

import pytest

from maester.games.miniatures.geometry.numbers import Pose, go
from maester.games.miniatures.geometry.shapes import Area, Circle, Footprint, covers, distance, is_inside, rectangle
from maester.games.miniatures.geometry.ways import (
    beside,
    can_meet,
    corner_turn,
    cover_stretch,
    disc,
    disc_near_stretch,
    inside_stretch,
    overhang,
    slid,
    way_to,
)

INFANTRY = Footprint(5500, 4800, True)
START = Pose(24_000, 20_000, 3000)
TABLE = Area(0, 0, 48_000, 48_000)


def test_the_way_to_a_point() -> None:
    assert way_to(START, 24_000, 23_000) == (0, 3000)
    assert way_to(START, 27_000, 16_000) == (14_313, 5000)
    assert way_to(START, 24_000, 20_000) == (0, 0)


def test_how_far_beside_a_way_a_point_lies() -> None:
    assert beside(START, 0, 25_500, 40_000) == 1500
    assert beside(START, 9000, 40_000, 18_000) == 2000
    assert beside(START, 4500, 25_000, 21_000) == pytest.approx(0, abs=0.01)


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("bearing", [0, 3000, 12_345, 31_111])
def test_how_a_tray_has_slid(quarters: int, bearing: int) -> None:
    way = (bearing + 9000 * quarters) % 36_000
    start = Pose(24_000, 20_000, bearing)
    assert slid(start, go(start, way, 5432)) == (way, 5432)
    assert slid(start, start) == (bearing, 0)


def test_what_a_tray_could_meet() -> None:
    tray, other = rectangle(START, INFANTRY), rectangle(Pose(24_000, 35_000, 0), INFANTRY)
    assert tray.radius == pytest.approx(3650, abs=1)
    assert can_meet(tray, other, 7701)
    assert not can_meet(tray, other, 7698)


def test_how_far_a_tray_hangs_over_an_edge() -> None:
    assert overhang(rectangle(Pose(24_000, 24_000, 0), INFANTRY), TABLE) == 0
    for pose, over in (
        (Pose(2000, 24_000, 0), 750),
        (Pose(46_000, 24_000, 0), 750),
        (Pose(24_000, 2000, 0), 400),
        (Pose(24_000, 46_000, 0), 400),
    ):
        assert overhang(rectangle(pose, INFANTRY), TABLE) == over


@pytest.mark.parametrize("seed", range(60))
def test_stretches_agree_with_what_is_asked_at_their_ends(seed: int) -> None:
    rng = Random(seed)
    start = Pose(rng.randrange(2000, 10_000), rng.randrange(2000, 10_000), rng.randrange(36_000))
    tray, bearing = rectangle(start, INFANTRY), rng.randrange(36_000)
    area, token = Area(1000, 2000, 12_000, 11_000), Circle(rng.randrange(12_000), rng.randrange(12_000), 700)
    enemy = rectangle(Pose(rng.randrange(12_000), rng.randrange(12_000), rng.randrange(36_000)), Footprint(2760, 5550))
    inside, covered = inside_stretch(tray, bearing, area), cover_stretch(tray, bearing, token)
    near = disc_near_stretch(tray, bearing, enemy, 990)
    for length in range(-12_000, 12_001, 100):
        there = rectangle(go(start, bearing, length), INFANTRY)
        for stretch, holds in (
            (inside, is_inside(there, area)),
            (covered, covers(there, token)),
            (near, distance(disc(there), enemy) < 990),
        ):
            if stretch is None:
                assert not holds
            elif min(abs(length - end) for end in stretch) > 20:
                assert holds is (stretch[0] < length < stretch[1])


def test_leeway_at_the_edge() -> None:
    tray = rectangle(Pose(24_000, 20_000, 0), INFANTRY)
    assert inside_stretch(tray, 0, TABLE) == (-17_610, 25_610)
    assert inside_stretch(tray, 0, TABLE, 0) == (-17_600, 25_600)
    off = rectangle(Pose(2740, 20_000, 0), INFANTRY)
    assert inside_stretch(off, 0, TABLE) is not None
    assert inside_stretch(off, 0, TABLE, 0) is None


def test_a_token_is_covered_farthest_along_a_diagonal() -> None:
    """Tokens may lie 2.05 in beside the centre and 1.7 in before it: 2.66 in away."""
    turn = corner_turn(INFANTRY, 700)
    assert turn == 5033
    token = Circle(24_000, 20_000 + 2650, 700)
    assert covers(rectangle(Pose(24_000, 20_000, 36_000 - turn), INFANTRY), token)
    assert not covers(rectangle(Pose(24_000, 20_000, 0), INFANTRY), token)
    assert not covers(rectangle(Pose(24_000, 20_000, 9000), INFANTRY), token)
