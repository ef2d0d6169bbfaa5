"""Intervals against numbers that were worked out elsewhere."""

from __future__ import annotations

import pytest

from maester.arena import Interval, wilson


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        # Newcombe (1998), Statistics in Medicine 17, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # By hand: 1 / (1 + z² / 29).
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_s_interval(wins: float, trials: int, low: float, high: float) -> None:
    interval = wilson(wins, trials)
    assert interval.low == pytest.approx(low, abs=5e-5)
    assert interval.high == pytest.approx(high, abs=5e-5)


def test_the_interval_holds_the_rate_and_narrows() -> None:
    wide, narrow = wilson(2.5, 10), wilson(250, 1000)
    assert wide.low < narrow.low < 0.25 < narrow.high < wide.high


def test_without_a_trial_nothing_is_known() -> None:
    assert wilson(0, 0) == Interval(0.0, 1.0)


@pytest.mark.parametrize(("wins", "trials"), [(-1, 10), (11, 10), (1, 0)])
def test_more_wins_than_trials_are_none(wins: float, trials: int) -> None:
    with pytest.raises(ValueError, match="can't be won"):
        wilson(wins, trials)
