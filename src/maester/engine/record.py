"""The record of a match: what was accepted, in order. Nothing in it is ever deleted; an undo is an entry too."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from maester.engine.game import Drew, Shuffled, Told
from maester.engine.log import Log
from maester.engine.names import Seat
from maester.engine.protocol import Event, Move
from maester.errors import BadSave, shown

FORMAT = 1
"""Raised when the shape of a save changes."""

UNDO = "undo"
FURTHER = "undo-further"
CONCEDE = "concede"
PASSED = "passed"
"""How a pass that the table made for a seat is written."""


class Entry(msgspec.Struct, frozen=True):
    """One accepted entry: a move of a seat, or (`move` is a word) its undo or its giving up."""

    seat: Seat
    move: Move | str
    events: int = 0
    """How long the log was before it."""
    by_table: bool = False
    """The table passed for the seat, which wasn't asked."""

    @property
    def is_decision(self) -> bool:
        """Did the seat itself decide on a move?"""
        return isinstance(self.move, Move) and not self.by_table


class TakenBack(Event, frozen=True):
    """A seat took its move back: the events from number `since` on (as this viewer counts them) are void."""

    seat: Seat
    since: int
    further: bool = False
    """It went beyond a barrier, which only a table without other people allows."""


class RulesChanged(Event, frozen=True):
    """The match goes on under newer rules than it began with."""

    before: int
    after: int


class Era(msgspec.Struct, frozen=True):
    """Entries that were played under an older version of the rules."""

    rules_version: int
    entries: list[tuple[str, dict[str, Any] | str]]


class Save(msgspec.Struct, frozen=True):
    """A match as plain data. It holds the seed, hence all secrets: no seat may see it while the match runs."""

    maester: int
    game: str
    rules_version: int
    players: int
    seats: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    proven: bool
    """The table drew the seed and showed its commitment before the first decision."""
    commitment: str
    entries: list[tuple[str, dict[str, Any] | str]]
    over: bool
    hash: str
    snapshot: bytes
    """A cache of what the entries lead to; a match goes on from it when the rules have become newer."""
    digest: str
    """The BLAKE2b of the snapshot."""
    start: bytes | None = None
    """Where the match began (a snapshot), if that wasn't the set-up of the rulebook."""
    earlier: list[Era] = []
    notes: dict[str, Any] = {}
    """What the table that keeps the match adds for itself, such as who sits where. No rule reads it."""
    data: str = ""
    """The fingerprint of the data file that the match is played with, for games that can be played with others."""
    data_in_play: str = ""
    """The fingerprint of what in that file changes play."""
    layout: str = ""
    """What the state consists of that `hash` is the hash of."""
    files: dict[str, str] = {}
    """The fingerprints of those of the game's data files that the match depends on, by name."""


def read_save(data: bytes | str) -> Save:
    """Reads a save and says clearly what is wrong with it; nothing is replayed yet."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, TypeError, RecursionError):
        raise BadSave("damaged-save") from None
    if not isinstance(raw, dict) or "maester" not in raw or "game" not in raw:
        raise BadSave("foreign-save")
    if type(raw["maester"]) is int and raw["maester"] > FORMAT:
        raise BadSave("newer-save", given=shown(raw["maester"]), right=FORMAT)
    try:
        return msgspec.json.decode(data, type=Save)
    except msgspec.ValidationError as error:
        raise BadSave("incomplete-save", reason=str(error)) from None


def digest(snapshot: bytes) -> str:
    """A fingerprint of a snapshot, by which damage shows."""
    return hashlib.blake2b(snapshot, digest_size=16).hexdigest()


def live_entries(record: Iterable[Entry]) -> list[Entry]:
    """The moves that still count: those that no undo took back. Going further leads to a decision of the seat."""
    live: list[Entry] = []
    for entry in record:
        if isinstance(entry.move, Move):
            live.append(entry)
            continue
        if entry.move == CONCEDE:
            continue
        if entry.move == FURTHER:
            del live[last_decision_of(entry.seat, live) :]
        else:
            del live[last_of(entry.seat, live)]
    return live


def last_of(seat: Seat, entries: Sequence[Entry]) -> int:
    """The number of the seat's last entry among these."""
    return next(number for number in range(len(entries) - 1, -1, -1) if entries[number].seat == seat)


def last_decision_of(seat: Seat, entries: Sequence[Entry]) -> int:
    """The number of the last of these that the seat itself decided on."""
    found = range(len(entries) - 1, -1, -1)
    return next(number for number in found if entries[number].seat == seat and entries[number].is_decision)


def written(entry: Entry, plain: Callable[[Move], dict[str, Any]]) -> dict[str, Any] | str:
    """What an entry is in a save: a move as plain data, or a word."""
    if entry.by_table:
        return PASSED
    return entry.move if isinstance(entry.move, str) else plain(entry.move)


def chance_of(events: Iterable[Event | Told]) -> list[Drew | Shuffled]:
    """Every result of chance in a log, in order."""
    return [item.what for item in events if isinstance(item, Told) and isinstance(item.what, (Drew, Shuffled))]


def seen_by(seat: Seat | None, item: Event | Told) -> Event | None:
    """What a seat (None: a spectator) sees of an event."""
    if not isinstance(item, Told):
        return item
    return item.what if seat is not None and seat in item.to else item.otherwise


class SeenLog:
    """All that a seat (None: a spectator) sees of a log, numbered as it sees it. Each entry is read once."""

    __slots__ = ("_before", "_seat", "events")

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._before: list[int] = []
        """For each entry of the log, how many events the seat had seen before it."""
        self.events: list[Event] = []

    def read(self, log: Log[Event | Told]) -> list[Event]:
        """What the seat has seen, with what was added to the log since the last time."""
        for item in log.since(len(self._before)):
            self._before.append(len(self.events))
            event = seen_by(self._seat, item)
            if isinstance(event, TakenBack):
                event = TakenBack(event.seat, self._before[event.since], event.further)
            if event is not None:
                self.events.append(event)
        return self.events
