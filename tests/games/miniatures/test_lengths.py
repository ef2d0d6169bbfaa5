"""How far a movement may go where some ends are barred, and which ways there are in a tray's own frame."""

from __future__ import annotations

import pytest

from maester.games.miniatures.geometry.numbers import QUARTER_TURN
from maester.games.miniatures.ground import Lengths, opposite, sideways, way_of
from maester.games.miniatures.names import WAY_NAMES

GAPS = Lengths(10.0, ((2.0, 4.0), (3.0, 5.0), (8.0, 12.0)))
"""Free are 0 to 2, and 5 to 8."""


@pytest.mark.parametrize(
    ("most", "longest"),
    [(20.0, 8.0), (10.0, 8.0), (8.0, 8.0), (6.0, 6.0), (5.0, 5.0), (4.5, 2.0), (4.0, 2.0), (2.0, 2.0), (0.0, 0.0)],
)
def test_the_longest_way(most: float, longest: float) -> None:
    assert GAPS.longest(most) == longest


@pytest.mark.parametrize(
    ("least", "shortest"), [(-1.0, 0.0), (1.0, 1.0), (2.0, 2.0), (2.5, 5.0), (4.0, 5.0), (7.0, 7.0), (8.0, 8.0)]
)
def test_the_shortest_way(least: float, shortest: float) -> None:
    assert GAPS.shortest(least) == shortest


def test_there_may_be_no_way() -> None:
    assert GAPS.shortest(8.5) is None
    assert GAPS.shortest(11.0) is None
    barred = Lengths(10.0, ((-1.0, 12.0),))
    assert (barred.longest(10.0), barred.shortest(0.0), barred.stretches(), barred.near(3.0)) == (None, None, [], [])
    nowhere = Lengths(-1.0, ())
    assert (nowhere.longest(3.0), nowhere.shortest(0.0)) == (None, None)
    assert Lengths(0.0, ()).longest(3.0) == 0.0
    assert Lengths(0.0, ()).shortest(0.0) == 0.0


def test_from_where_to_where_it_may_end() -> None:
    assert GAPS.stretches() == [(0.0, 2.0), (5.0, 8.0)]
    assert Lengths(10.0, ()).stretches() == [(0.0, 10.0)]
    assert Lengths(10.0, ((-1.0, 3.0),)).stretches() == [(3.0, 10.0)]
    assert Lengths(10.0, ((4.0, 6.0),)).stretches() == [(0.0, 4.0), (6.0, 10.0)]
    # An end alone between two gaps is one, too.
    assert Lengths(10.0, ((2.0, 4.0), (4.0, 6.0))).stretches() == [(0.0, 2.0), (4.0, 4.0), (6.0, 10.0)]


@pytest.mark.parametrize(
    ("wanted", "near"),
    [(6.0, [6]), (2.5, [2, 5]), (4.5, [5, 2]), (9.0, [8]), (1.5, [1]), (11.0, [8])],
)
def test_the_nearest_lengths(wanted: float, near: list[int]) -> None:
    assert GAPS.near(wanted) == near


def test_lengths_are_rounded_to_where_it_is_free() -> None:
    assert Lengths(10.0, ((2.4, 4.6),)).near(3.0) == [2, 5]
    assert Lengths(10.0, ((-1.0, 4.6),)).near(3.0) == [5]


def test_ways_in_the_frame_of_a_tray() -> None:
    assert [sideways(1_000, way) for way in range(4)] == [1_000, 10_000, 19_000, 28_000]
    assert sideways(30_000, 1) == 3_000
    assert [WAY_NAMES[way_of(30_000, sideways(30_000, way))] for way in range(4)] == list(WAY_NAMES)
    assert way_of(30_000, 3_000) == 1
    assert (opposite(0), opposite(20_000)) == (2 * QUARTER_TURN, 2_000)
