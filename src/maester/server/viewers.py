"""Those who look at a table: whose view each connection gets, and what it has been told already."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from typing import Any

import msgspec

from maester.engine import Match
from maester.server.chat import Line
from maester.server.failures import Failure, TooFast
from maester.server.limits import Bucket
from maester.server.messages import NO_DECISION, encode, problem_of, state_of, table_of
from maester.server.seating import Table
from maester.server.settings import Limits
from maester.server.stop_settings import passes_at, stops_message
from maester.server.wire.outgoing import ChatMessage, FailedMessage, TableMessage


class Viewer:
    """One connection. What it is told depends on its guest and the seat it looks at, and on nothing else."""

    def __init__(self, guest: str, limits: Limits, when_too_slow: Callable[[], None] = lambda: None) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.language = "en"
        self._limits = limits
        self.outgoing: asyncio.Queue[bytes | Failure] = asyncio.Queue()
        """What waits to be sent; a failure ends the connection."""
        self._waiting_bytes = 0
        self._when_too_slow = when_too_slow
        self._too_slow = False
        self.messages = Bucket(limits.messages_per_second, limits.message_burst)
        self.ready = False
        """It has said hello."""
        self._events = 0
        self._lines: int | None = None
        self._held: tuple[int, ...] = ()
        self._stage: tuple[Any, ...] | None = None
        self._state: tuple[Any, ...] | None = None
        self._asked = NO_DECISION
        self._seated: tuple[Table, frozenset[str], int] | None = None
        self._table: bytes | None = None
        self._stops: bytes | None = None

    def look(self, seat: int | None, since: int) -> None:
        """Another seat's view from now on; the client has `since` of its events."""
        self.seat = seat
        self.ready = True
        self._events = since
        self._lines = None
        self._stage = self._state = self._seated = self._table = self._stops = None
        self._asked = NO_DECISION

    def send(self, message: msgspec.Struct) -> None:
        """Puts a message into the queue; who doesn't read for too long is disconnected."""
        self._put(encode(message))

    def end(self, failure: Failure) -> None:
        """Ends the connection after what waits was sent."""
        self.send(FailedMessage(error=problem_of(failure, self.language)))
        self._put(failure)

    def _put(self, item: bytes | Failure) -> None:
        if self._too_slow:
            return
        size = 0 if isinstance(item, Failure) else len(item)
        waiting = self.outgoing.qsize()
        # A message for which nothing waits may be of any length: otherwise a long match could never be shown.
        too_much = waiting > 0 and self._waiting_bytes + size > self._limits.waiting_bytes
        if too_much or waiting >= self._limits.waiting_messages:
            self._too_slow = True
            while not self.outgoing.empty():
                self.outgoing.get_nowait()
                self.outgoing.task_done()
            item, size = TooFast("too-slow"), 0
            self._when_too_slow()
        self._waiting_bytes += size
        self.outgoing.put_nowait(item)

    def is_too_slow(self) -> bool:
        """Didn't it read for too long? Then nothing more is sent to it."""
        return self._too_slow

    def was_sent(self, item: bytes | Failure) -> None:
        """One that waited was sent, or can't be."""
        if isinstance(item, bytes):
            self._waiting_bytes -= len(item)
        self.outgoing.task_done()

    # -- what is new --------------------------------------------------------------------------------

    def show_table(self, table: Table, present: frozenset[str], spectators: int) -> None:
        """The table, if it looks different now."""
        seated = table, present, spectators
        if seated == self._seated:
            return
        self._seated = seated
        message = encode(TableMessage(table=table_of(table, self.guest, present, spectators)))
        if message != self._table:
            self._table = message
            self._put(message)

    def notices(self, match: Match, table: Table, passing: Collection[int] = ()) -> bool:
        """Takes in how far the match is. If nothing can be different for it now, nothing needs to be put together."""
        before = self._stage
        can_undo = self.seat is not None and match.can_undo(self.seat)
        self._stage = match.stage(self.seat), can_undo, self._is_alone(table), self._passing(table, passing)
        return self._stage != before

    def show_state(self, match: Match, table: Table, view: bytes, passing: Collection[int] = ()) -> None:
        """What the seat sees, if that is different now. That something changed for others isn't told by a message
        without content either.
        """
        alone = self._is_alone(table)
        state, self._asked = state_of(match, self.seat, view, since=self._events, alone=alone, before=self._asked)
        if passing:
            state = msgspec.structs.replace(state, passing=self._passing(table, passing))
        # Kept as bytes: of everybody's views as data the garbage collector would make a pause that all notice.
        now = view, self._asked.written, state.can_undo, state.can_undo_further, state.passing
        if state.events or now != self._state:
            self._state = now
            self._events = state.events_from + len(state.events)
            self.send(state)

    def _is_alone(self, table: Table) -> bool:
        return self.seat is not None and table.alone(self.seat)

    def _passing(self, table: Table, passing: Collection[int]) -> tuple[int, ...]:
        """Those of its guest's seats for which the table passes."""
        return tuple(seat for seat in table.held_by(self.guest) if seat in passing) if passing else ()

    def show_stops(self, match: Match, table: Table) -> None:
        """How the own seat is asked, if that is different now."""
        message = None if self.seat is None else stops_message(match, table, self.seat)
        if message is not None and (encoded := encode(message)) != self._stops:
            self._stops = encoded
            self._put(encoded)

    def show_chat(self, lines: list[Line], held: tuple[int, ...]) -> None:
        """The lines of chat that the guest, who holds these seats, may read here and hasn't read yet."""
        if held != self._held:  # others may be among them now
            self._held, self._lines = held, None
        mine = [line.shown for line in lines if line.may_be_read(self.guest, self.seat, held)]
        first = self._lines or 0
        if self._lines is None or len(mine) > first:
            self.send(ChatMessage(first=first, lines=tuple(mine[first:])))
            self._lines = len(mine)


class Viewers:
    """All connections that look at one table."""

    def __init__(self) -> None:
        self._all: set[Viewer] = set()

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._all)

    def add(self, viewer: Viewer) -> None:
        self._all.add(viewer)

    def remove(self, viewer: Viewer) -> None:
        """If it has looked at all."""
        self._all.discard(viewer)

    @property
    def guests(self) -> frozenset[str]:
        """Who looks at the table now."""
        return frozenset(viewer.guest for viewer in self._all)

    def spectators(self, table: Table) -> int:
        """How many look on without a seat."""
        return sum(not table.held_by(guest) for guest in self.guests)

    def unseat(self, table: Table) -> None:
        """Who has lost a seat, here or at another worker, is a spectator."""
        for viewer in self._all:
            if viewer.seat is not None and viewer.seat not in table.held_by(viewer.guest):
                viewer.look(None, 0)

    def end(self, failure: Failure) -> None:
        """All connections end."""
        for viewer in self._all:
            viewer.end(failure)

    # -- showing what is new ------------------------------------------------------------------------

    def show_table(self, table: Table) -> None:
        """The table, to those for whom it looks different now."""
        present, spectators, shown = self.guests, self.spectators(table), table.shown
        for viewer in self._all:
            viewer.show_table(shown, present, spectators)

    def show_match(self, match: Match, table: Table) -> None:
        """The match, to those for whom it looks different now; what is open to all of them is put together once."""
        passing = passes_at(match, table)
        noticing = [viewer for viewer in self._all if viewer.notices(match, table, passing)]
        seats = list({viewer.seat for viewer in noticing})
        views = dict(zip(seats, match.views(seats), strict=True)) if seats else {}
        for viewer in noticing:
            viewer.show_state(match, table, views[viewer.seat], passing)
        if match.definition.play.stops is not None:
            for viewer in self._all:
                viewer.show_stops(match, table)

    def show_chat(self, lines: list[Line], table: Table) -> None:
        """The lines of chat, to those who may read them and haven't yet."""
        for viewer in self._all:
            viewer.show_chat(lines, table.held_by(viewer.guest))
