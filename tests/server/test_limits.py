"""Buckets: so many at once, so many a second in the long run, and for each name its own."""

from __future__ import annotations

import asyncio

import pytest

from maester.server import limits
from maester.server.limits import Bucket, Buckets, CountsByName, Turns


class Clock:
    """A clock that goes on when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr("maester.server.limits.time.monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def taken(bucket: Bucket, most: int = 20) -> int:
    """How many can be had at once now."""
    return sum(bucket.take() for _ in range(most))


def test_a_bucket_is_emptied_at_once_and_fills_slowly_but_never_runs_over(clock: Clock) -> None:
    bucket = Bucket(rate=2.0, burst=5)
    assert taken(bucket) == 5
    clock.now += 1.5
    assert taken(bucket) == 3
    clock.now += 0.25
    assert not bucket.take()
    clock.now += 1000
    assert taken(bucket) == 5


def test_what_is_borrowed_comes_later_and_not_too_late(clock: Clock) -> None:
    bucket = Bucket(rate=2.0, burst=2)
    assert [bucket.borrow(1, 1.0) for _ in range(5)] == [0.0, 0.0, 0.5, 1.0, None]
    clock.now += 1.0
    assert not bucket.take()
    assert bucket.borrow(1, 1.0) == 0.5


def test_there_are_so_many_of_each_name() -> None:
    counts = CountsByName(2)
    assert [counts.add("ala") for _ in range(3)] == [True, True, False]
    assert counts.add("ola")
    counts.remove("ala")
    assert (counts["ala"], counts["ela"]) == (1, 0)
    assert counts.add("ala")
    for name in ("ala", "ala", "ola"):
        counts.remove(name)
    assert not counts._counts, "nobody is remembered for nothing"


def test_of_each_name_so_many_are_busy_and_the_others_wait() -> None:
    async def most_at_once(names: str) -> int:
        turns, busy, most = Turns(2), 0, 0

        async def one(name: str) -> None:
            nonlocal busy, most
            async with turns.turn(name):
                busy += 1
                most = max(most, busy)
                await asyncio.sleep(0)
                busy -= 1

        await asyncio.gather(*map(one, names))
        assert not turns._busy
        return most

    assert asyncio.run(most_at_once("aaaaa")) == 2
    assert asyncio.run(most_at_once("aaabbb")) == 4


@pytest.mark.usefixtures("clock")
def test_every_name_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(rate=1.0, burst=2)
    assert [buckets.take("ala") for _ in range(3)] == [True, True, False]
    assert buckets.take("ola")
    assert not buckets.take("ala")


@pytest.mark.usefixtures("clock")
def test_who_was_away_for_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KNOWN", 2)
    buckets = Buckets(rate=1.0, burst=1)
    assert buckets.take("ala")
    assert buckets.take("ola")
    assert not buckets.take("ala")
    assert buckets.take("ela"), "Ola is forgotten now"
    assert not buckets.take("ala")
    assert not buckets.take("ela")
    assert buckets.take("ola")
