"""All bearings and facings at once: how stretches of them are halved, and the nearest turn that fits."""

from __future__ import annotations

import math

import pytest

from maester.games.miniatures.geometry.numbers import FULL_TURN, HALF_TURN
from maester.games.miniatures.geometry.shapes import Circle, Footprint
from maester.games.miniatures.geometry.turning import (
    NOTHING,
    ROUNDED,
    Spare,
    Turns,
    larger_token,
    nearest_turn,
    smaller,
    smaller_token,
    some_turn,
)

RADIUS = 3_000.0


def test_the_middle_of_a_stretch() -> None:
    assert Turns(100, 300, 10, 21).middle == (200, 15)
    assert Turns(35_900, 36_300, -100, 300).middle == (100, 100)


def test_how_far_a_tray_strays_from_the_middle() -> None:
    way, facing = Turns(0, 999, 0, 1_999).strays(10_000, RADIUS)
    assert way == pytest.approx(math.radians(5) * 10_000)
    assert facing == pytest.approx(math.radians(10) * RADIUS)
    assert Turns(5, 5, 7, 7).strays(10_000, RADIUS) == (0, 0)


def test_by_how_much_a_tray_must_be_smaller() -> None:
    spare = Turns(0, 999, 0, 1_999).spare(10_000, RADIUS)
    on_the_way = math.radians(5) * (10_000 + RADIUS)
    at_the_end = math.radians(5) * 10_000 + math.radians(10) * RADIUS
    assert spare == (math.ceil(on_the_way) + ROUNDED, math.ceil(at_the_end) + ROUNDED)
    assert Turns(5, 5, 7, 7).spare(10_000, RADIUS) == (0, ROUNDED)
    assert Turns(5, 5, 0, 199).spare(10_000, RADIUS).on_the_way == 0


def test_halves_hold_each_bearing_once() -> None:
    turns = Turns(0, 9, 100, 105)
    assert turns.halves(of_way=True) == (Turns(0, 4, 100, 105), Turns(5, 9, 100, 105))
    assert turns.halves(of_way=False) == (Turns(0, 9, 100, 102), Turns(0, 9, 103, 105))


def always(bearing: int, facing: int, spare: Spare) -> bool:
    return True


@pytest.mark.parametrize(("bearing", "facing"), [(0, 0), (17, 3), (99, 49), (50, 25)])
def test_some_turn_finds_the_only_one(bearing: int, facing: int) -> None:
    def fitting(way: int, last: int) -> str | None:
        return "found" if (way, last) == (bearing, facing) else None

    assert some_turn(Turns(0, 99, 0, 49), 10_000, RADIUS, always, fitting) == "found"
    assert some_turn(Turns(100, 199, 0, 49), 10_000, RADIUS, always, fitting) is None


def test_some_turn_looks_only_where_something_may_fit_and_so_often_as_it_may() -> None:
    asked: list[tuple[int, int]] = []

    def fitting(way: int, last: int) -> None:
        asked.append((way, last))

    def never(bearing: int, facing: int, spare: Spare) -> bool:
        return False

    assert some_turn(Turns(0, 99, 0, 49), 10_000, RADIUS, never, fitting) is None
    assert asked == [(49, 24)]
    asked.clear()
    assert some_turn(Turns(0, 99, 0, 49), 10_000, RADIUS, always, fitting, most=5) is None
    assert len(asked) == 5
    asked.clear()
    # Where only the facing strays, only that is halved.
    assert some_turn(Turns(7, 7, 0, 3), 0, RADIUS, always, fitting) is None
    assert sorted({last for _, last in asked}) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("wanted", "free", "nearest"),
    [
        (0, range(100, 200), 100),
        (1_000, range(100, 200), 199),
        (35_990, range(100, 200), 100),
        (150, range(100, 200), 150),
        (5_000, (100, 9_000), 9_000),
        (5_000, (1_100, 9_000), 1_100),
        (10, (35_000,), 35_000),
        (0, (HALF_TURN,), HALF_TURN),
        (0, (), None),
    ],
)
def test_the_nearest_turn(wanted: int, free: range | tuple[int, ...], nearest: int | None) -> None:
    def fits(facing: int) -> bool:
        assert 0 <= facing < FULL_TURN
        return facing in free

    assert nearest_turn(wanted, RADIUS, always, fits) == nearest


def test_a_stretch_in_which_nothing_may_fit_is_passed_over() -> None:
    def may_fit(bearing: int, facing: int, spare: Spare) -> bool:
        assert bearing == 0
        reach = spare.at_the_end / RADIUS / math.radians(0.01)
        return abs(facing - 27_000) <= reach + 1

    assert nearest_turn(0, RADIUS, may_fit, lambda facing: facing in (9_000, 27_000)) == 27_000


def test_smaller_trays_and_tokens() -> None:
    tray = Footprint(5_500, 4_800, True)
    assert smaller(tray, 0) is tray
    assert smaller(tray, 100) == Footprint(5_300, 4_600, True)
    assert smaller(tray, 2_500) == Footprint(500, 0, True)
    assert smaller_token(Circle(1, 2, 700), 100) == Circle(1, 2, 600)
    assert smaller_token(Circle(1, 2, 700), 800).radius == -100
    assert larger_token(Circle(1, 2, 700), 100) == Circle(1, 2, 800)
    assert NOTHING == (0, 0)
