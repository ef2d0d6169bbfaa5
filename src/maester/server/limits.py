"""Limits on how fast anybody may ask: a bucket that fills slowly and is emptied by each request."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_KNOWN = 10_000


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Is there one left?"""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each name; those that were not used for longest are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Is there one left for this name?"""
        bucket = self._known.get(name)
        if bucket is None:
            bucket = self._known[name] = Bucket(self._rate, self._burst)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        return bucket.take()
