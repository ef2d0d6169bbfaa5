"""Win rates and how far they can be trusted."""

from __future__ import annotations

from math import sqrt

import msgspec

NORMAL_95 = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


class Interval(msgspec.Struct, frozen=True):
    """Between which numbers the true rate lies, with 95 % confidence."""

    low: float
    high: float


def wilson(wins: float, trials: int, deviations: float = NORMAL_95) -> Interval:
    """The score interval of Wilson for a rate; `wins` may have fractions, as shared wins do.

    It assumes that the trials are independent and that each is won or not. Fractions vary less than that, so with them
    the interval is wider than need be.
    """
    if not 0 <= wins <= trials:
        raise ValueError(f"{wins} of {trials} can't be won")
    if not trials:
        return Interval(0.0, 1.0)
    rate, square = wins / trials, deviations**2
    middle = rate + square / (2 * trials)
    spread = deviations * sqrt(rate * (1 - rate) / trials + square / (4 * trials**2))
    low, high = (middle - spread) / (1 + square / trials), (middle + spread) / (1 + square / trials)
    # At the ends rounding errors would leave the last bit to chance.
    return Interval(0.0 if wins == 0 else max(0.0, low), 1.0 if wins == trials else min(1.0, high))
