"""Inches and bearings as whole numbers: the sine table, going, turning, bearings of ways."""

from __future__ import annotations

import hashlib
import math
from decimal import Decimal, localcontext

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from maester.games.miniatures.geometry.numbers import (
    FULL_TURN,
    SINES,
    UNIT,
    Pose,
    bearing_of,
    cosine,
    divided,
    go,
    inches,
    sine,
    turned,
)
from tests.games.miniatures.geometry.support import MIRRORED, PICTURES, SCENES, Picture, bearings, poses

TABLE = "4b12ce0732b426090f7e94d861c488c85e7e6e8338dd6b6a21a6a1c2821e6de2"
"""SHA-256 of the table: saves of matches depend on each of its entries."""

PI = Decimal("3.14159265358979323846264338327950288419716939937510582097494")


def decimal_sine(angle: Decimal) -> Decimal:
    """By its power series, with as many digits as the context has."""
    term = total = angle
    number = 1
    while abs(term) > Decimal("1e-45"):
        term = -term * angle * angle / ((number + 1) * (number + 2))
        total += term
        number += 2
    return total


def test_the_sine_table_is_the_one_that_matches_were_saved_with() -> None:
    assert len(SINES) == 9001
    assert all(type(entry) is int for entry in SINES)
    assert hashlib.sha256(repr(SINES).encode()).hexdigest() == TABLE


def test_the_sine_table_agrees_with_decimal_arithmetic_and_no_entry_is_near_a_tie() -> None:
    with localcontext(prec=50):
        exact = [decimal_sine(PI * angle / 18000) * UNIT for angle in range(9001)]
        assert tuple(int(value.to_integral_value()) for value in exact) == SINES
        margin = min(abs(abs(value - value.to_integral_value()) - Decimal("0.5")) for value in exact)
    # math.sin is right to a few units of the 16th digit, times UNIT a few of the 7th: that can't reach a tie.
    assert margin > Decimal("1.5e-4")


def test_sines_of_all_quarters() -> None:
    for bearing in range(-FULL_TURN, 2 * FULL_TURN, 7):
        angle = math.radians(bearing / 100)
        assert abs(sine(bearing) - math.sin(angle) * UNIT) < 0.501
        assert abs(cosine(bearing) - math.cos(angle) * UNIT) < 0.501


@pytest.mark.parametrize(
    ("number", "divisor", "nearest"),
    [
        (14, 10, 1), (15, 10, 2), (16, 10, 2), (25, 10, 3), (-14, 10, -1), (-15, 10, -2), (-16, 10, -2), (0, 10, 0),
        (7, 5, 1), (8, 5, 2),
    ],
)  # fmt: skip
def test_halves_are_rounded_away_from_0(number: int, divisor: int, nearest: int) -> None:
    assert divided(number, divisor) == nearest


@pytest.mark.parametrize(
    ("bearing", "distance", "end"),
    [
        (0, 5000, (24_000, 15_000)), (9000, 5000, (29_000, 10_000)), (18000, 5000, (24_000, 5_000)),
        (27000, 5000, (19_000, 10_000)), (4500, 5000, (27_536, 13_536)), (0, -2500, (24_000, 7_500)),
        (3000, 1, (24_001, 10_001)),
    ],
)  # fmt: skip
def test_going(bearing: int, distance: int, end: tuple[int, int]) -> None:
    assert go(Pose(24_000, 10_000, 123), bearing, distance) == Pose(*end, 123)


def test_the_maneuver_of_the_ruling_on_first_pivots_ends_where_it_says() -> None:
    assert go(Pose(2800, 24_000, 4500), 4500, inches(5)) == (6336, 27_536, 4500)  # told as (6.34, 27.54)


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
@SCENES
@given(pose=poses, bearing=bearings, distance=st.integers(-20_000, 20_000))
def test_going_is_the_same_in_all_pictures(picture: Picture, pose: Pose, bearing: int, distance: int) -> None:
    there = go(pose, bearing, distance)
    assert go(picture.of_pose(pose), picture.bearing(bearing), distance) == picture.of_pose(there)
    assert go(there, bearing, -distance) == pose  # and back


def test_turning() -> None:
    assert turned(Pose(1, 2, 3), 9000) == (1, 2, 9000)
    assert turned(Pose(1, 2, 3), 36_500) == (1, 2, 500)
    assert turned(Pose(1, 2, 3), -500) == (1, 2, 35_500)


@pytest.mark.parametrize(
    ("across", "up", "bearing"),
    [
        (0, 1, 0), (1, 1, 4500), (1, 0, 9000), (1, -1, 13500), (0, -1, 18000), (-1, -1, 22500), (-1, 0, 27000),
        (-1, 1, 31500), (0, 0, 0), (-1, 100_000_000, 0), (1, -100_000_000, 18000), (-100_000_000, 1, 27000),
        (5500, 4800, 4889), (0.5, 0.25, 6343),
    ],
)  # fmt: skip
def test_bearings_of_ways(across: float, up: float, bearing: int) -> None:
    assert bearing_of(across, up) == bearing


def test_the_bearing_of_each_sine_and_cosine_is_its_own() -> None:
    assert all(bearing_of(sine(bearing), cosine(bearing)) == bearing for bearing in range(FULL_TURN))


@SCENES
@given(across=st.integers(-60_000, 60_000), up=st.integers(-60_000, 60_000))
def test_bearings_are_the_nearest_and_the_same_in_all_pictures(across: int, up: int) -> None:
    assume(across or up)
    bearing = bearing_of(across, up)
    off = (math.degrees(math.atan2(across, up)) * 100 - bearing + 18000) % FULL_TURN - 18000
    assert abs(off) < 0.5 + 1e-3
    assert bearing_of(-across, up) == MIRRORED.bearing(bearing)
    assert bearing_of(up, -across) == (bearing + 9000) % FULL_TURN


def test_inches() -> None:
    assert inches(5.5) == 5500
    assert inches(2.76) == 2760
    assert inches(0.001) == 1
    assert inches(12) == 12_000
