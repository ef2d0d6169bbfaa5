"""Limits on how fast anybody may ask: a bucket that fills slowly and is emptied by each request. And on how many there
may be of something, or are busy, at the same time.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

MOST_KNOWN = 10_000


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Are there so many left?"""
        return self.borrow(count, 0.0) is not None

    def borrow(self, count: int, longest: float) -> float | None:
        """Takes so many, even if they come only later: after how many seconds. None, if that would be too long."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        missing = count - self._left
        if missing > longest * self.rate:
            return None
        self._left -= count
        return missing / self.rate if missing > 0 else 0.0


class Buckets:
    """A bucket for each name; those that were not used for longest are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, count: int = 1) -> bool:
        """Are there so many left for this name?"""
        return self._bucket(name).take(count)

    def borrow(self, name: str, count: int, longest: float) -> float | None:
        """Takes so many of this name's, even if they come only later: after how many seconds."""
        return self._bucket(name).borrow(count, longest)

    def _bucket(self, name: str) -> Bucket:
        bucket = self._known.get(name)
        if bucket is None:
            bucket = self._known[name] = Bucket(self._rate, self._burst)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        return bucket


class CountsByName:
    """How many there are of each name, up to a limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def __getitem__(self, name: str) -> int:
        return self._counts.get(name, 0)

    def add(self, name: str) -> bool:
        """One more, if it may be."""
        count = self[name] + 1
        if count > self._most:
            return False
        self._counts[name] = count
        return True

    def remove(self, name: str) -> None:
        """One less."""
        count = self[name] - 1
        if count > 0:
            self._counts[name] = count
        else:
            self._counts.pop(name, None)


class Turns:
    """So many of each name are busy at the same time; the others wait for their turn, first come, first served."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._busy: dict[str, asyncio.Semaphore] = {}
        self._wanted: dict[str, int] = {}

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """A turn of this name."""
        turns = self._busy.get(name)
        if turns is None:
            turns = self._busy[name] = asyncio.Semaphore(self._at_once)
        self._wanted[name] = self._wanted.get(name, 0) + 1
        try:
            async with turns:
                yield
        finally:
            self._wanted[name] -= 1
            if not self._wanted[name]:
                del self._wanted[name], self._busy[name]
