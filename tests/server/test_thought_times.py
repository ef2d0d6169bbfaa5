"""How long bots pause: as long as the slowest of such thoughts, in whole grains, whatever this one took."""

from __future__ import annotations

import pytest

from maester.server.thought_times import REMEMBERED, ThoughtTimes

PASS, MARCH = ("cardgame", "steward", "pass"), ("cardgame", "steward", "march")


def test_until_five_thoughts_are_known_the_pause_is_the_longest_that_a_thought_may_take() -> None:
    times = ThoughtTimes(0.4, 0.05)
    for _ in range(4):
        times.note(PASS, 0.1)
        assert times.pause(PASS) == pytest.approx(0.4)
    times.note(PASS, 0.1)
    assert times.pause(PASS) == pytest.approx(0.15), "half as long again as the slowest of them"
    assert times.pause(MARCH) == pytest.approx(0.4), "each kind for itself"


def test_a_slow_thought_counts_at_once_and_is_forgotten_in_the_end() -> None:
    times = ThoughtTimes(0.4, 0.05)
    times.note(PASS, 0.8)
    assert times.pause(PASS) == pytest.approx(1.2)
    for _ in range(REMEMBERED - 1):
        times.note(PASS, 0.01)
    assert times.pause(PASS) == pytest.approx(1.2)
    times.note(PASS, 0.01)
    assert times.pause(PASS) == pytest.approx(0.05), "a grain, at least"


def test_a_thought_that_took_for_ever_does_not_make_all_others_wait() -> None:
    times = ThoughtTimes(0.4, 0.05)
    times.note(PASS, 30.0)
    assert times.pause(PASS) == pytest.approx(2.0)


@pytest.mark.parametrize(("seconds", "pause"), [(0.1, 0.15), (0.1001, 0.2), (0.0, 0.05), (0.2, 0.3)])
def test_pauses_are_whole_grains(seconds: float, pause: float) -> None:
    times = ThoughtTimes(0.0, 0.05)
    times.note(PASS, seconds)
    assert times.pause(PASS) == pytest.approx(pause)


def test_without_a_grain_there_is_no_pause() -> None:
    times = ThoughtTimes(0.4, 0.0)
    times.note(PASS, 1.0)
    assert times.pause(PASS) == 0.0
