"""What lasts for a time, and what may be done only so often in it."""

from __future__ import annotations

import msgspec
import pytest

from maester.engine import LimitedUse, still_lasting, times_used

CHALLENGE, PHASE, ROUND, FOR_EVER = range(4)


@pytest.mark.parametrize(
    ("ended", "left"),
    [(CHALLENGE, [PHASE, ROUND, FOR_EVER]), (PHASE, [ROUND, FOR_EVER]), (ROUND, [FOR_EVER])],
)
def test_with_a_time_ends_what_lasted_until_then_or_less(ended: int, left: list[int]) -> None:
    uses = tuple(LimitedUse(what=1, by=2, until=until) for until in (FOR_EVER, CHALLENGE, ROUND, PHASE))
    assert sorted(use.until for use in still_lasting(uses, ended)) == left
    assert [use for use in uses if use.until > ended] == list(still_lasting(uses, ended)), "in the same order"


def test_uses_count_for_what_was_used_and_for_whom() -> None:
    uses = (LimitedUse(1, 5, PHASE), LimitedUse(1, 5, PHASE), LimitedUse(1, 6, PHASE), LimitedUse(2, 5, ROUND))
    assert times_used(uses, 1, 5) == 2
    assert times_used(uses, 1, 6) == 1
    assert times_used(uses, 6, 1) == times_used((), 1, 5) == 0
    assert times_used(still_lasting(uses, PHASE), 1, 5) == 0
    assert times_used(still_lasting(uses, PHASE), 2, 5) == 1


def test_a_use_is_written_as_three_numbers() -> None:
    assert msgspec.to_builtins(LimitedUse(1, -2, ROUND)) == [1, -2, 2]
