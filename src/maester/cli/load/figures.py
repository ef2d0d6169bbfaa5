"""The figures of a run: what was asked, how long the answers took, and what the worker spent on them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

GOAL = 0.1
"""Seconds: of a hundred moves ninety-nine shall be answered in less."""


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest of the values that so many percent of them don't exceed; 0 without values."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)]


class Spent(msgspec.Struct, frozen=True):
    """What a process has used so far, in seconds."""

    processor: float
    waited: float | None
    """How long it was ready to run while others had its core; None where the system doesn't tell."""

    def since(self, before: Spent) -> Spent:
        """What was used since an earlier moment."""
        waited = None if self.waited is None or before.waited is None else self.waited - before.waited
        return Spent(self.processor - before.processor, waited)


class Sample(msgspec.Struct):
    """What the load generator has written down."""

    latencies: list[float] = []
    late: list[float] = []
    """How much later than planned the generator itself sent something."""
    refused: int = 0
    messages: int = 0
    """Everything that came from the server."""
    received: int = 0
    """The bytes of it."""


class Side(msgspec.Struct, frozen=True):
    """One server under load. Times are in milliseconds, shares from 0 to 1."""

    name: str
    connections: int
    seconds: float
    answered: int
    refused: int
    per_second: float
    p50: float
    p99: float
    worst: float
    generator_late_p99: float
    messages_per_second: float
    received_per_second: float
    processor_share: float
    """Of one core, while the load lasted."""
    processor_each: float
    """Processor time for each answer."""
    waited_share: float | None
    """How much of the time it was ready to run while other programs had its core: that is the machine's fault."""


def side(name: str, connections: int, seconds: float, sample: Sample, spent: Spent) -> Side:
    """The figures of one server."""
    answered = len(sample.latencies)
    return Side(
        name=name,
        connections=connections,
        seconds=seconds,
        answered=answered,
        refused=sample.refused,
        per_second=answered / seconds,
        p50=percentile(sample.latencies, 50) * 1000,
        p99=percentile(sample.latencies, 99) * 1000,
        worst=max(sample.latencies, default=0.0) * 1000,
        generator_late_p99=percentile(sample.late, 99) * 1000,
        messages_per_second=sample.messages / seconds,
        received_per_second=sample.received / seconds,
        processor_share=spent.processor / seconds,
        processor_each=spent.processor / max(answered, 1) * 1000,
        waited_share=None if spent.waited is None else spent.waited / seconds,
    )


class LoadReport(msgspec.Struct, frozen=True):
    """All that `maester bench-server` measured."""

    game: str
    players: int
    tables: int
    every: float
    """Seconds between two moves at a table."""
    pinned: bool
    """The servers had one core, the load generator another."""
    load_average: float | None
    """Of the machine before the run, which is what other programs do."""
    echo: Side
    played: Side

    @property
    def reached(self) -> bool:
        """Were the answers fast enough, and all there?"""
        planned = self.tables / self.every
        return self.played.p99 < GOAL * 1000 and self.played.per_second > 0.9 * planned and not self.played.refused

    @property
    def most_per_second(self) -> float:
        """How many moves a second one core could answer at this price."""
        return 1000 / self.played.processor_each if self.played.processor_each else 0.0
