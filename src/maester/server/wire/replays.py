"""A match after its end."""

from __future__ import annotations

from typing import Any

from maester.engine import Score
from maester.server.wire.shapes import PlainMove, Sent


class FairnessProof(Sent, frozen=True):
    """What proves that chance was fair. The seed and the save are given only when the match is over."""

    commitment: str
    proven: bool
    seed: str | None
    save: str | None


class RecordEntry(Sent, frozen=True):
    """An entry of the record."""

    seat: int
    move: PlainMove | None
    text: str | None
    undo: bool
    concede: bool


class Series(Sent, frozen=True):
    """One line of a chart for each seat."""

    name: str
    """`chart-<name>` in the words."""
    seats: dict[str, tuple[float, ...]]


class Chart(Sent, frozen=True):
    """The match over time: the same number of points in each series."""

    at: tuple[int, ...]
    """The entry at which each point was taken."""
    rounds: tuple[int, ...]
    series: tuple[Series, ...]


class Replay(Sent, frozen=True):
    """A finished match to look at."""

    entries: int
    data: str
    """The fingerprint of the data file that the match was played with, as in its views."""
    seats: tuple[str, ...]
    result: dict[str, Any]
    conceded: int | None
    """The seat that gave up, if the match ended so."""
    scores: dict[str, Score]
    """By the name of the seat; empty in a game without such a number."""
    chart: Chart | None


class ReplayStep(Sent, frozen=True):
    """The position after so many entries, as a seat (null: a spectator) saw it."""

    entry: int
    seat: int | None
    played: RecordEntry | None
    view: dict[str, Any]
    events_from: int
    events: list[dict[str, Any]]
