"""One table as this worker holds it: its match, and who looks at it.

The match in memory is only a copy of what lies in the database. A move is tried on it, written, and then shown; if
another worker was faster, the copy takes in what that one wrote and the move is judged anew.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

from msgspec.structs import replace
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.engine import Definition, Match, definition_of
from maester.engine.checkpoint import freeze
from maester.errors import MaesterError
from maester.server import chat, record, seating
from maester.server.chat import Line
from maester.server.failures import Busy, Conflict, Forbidden, Unavailable
from maester.server.record import Addition, Row, Watched
from maester.server.seating import OVER, PLAYING, WAITING, Table
from maester.server.services import Services
from maester.server.stopping import seats_passed
from maester.server.viewers import Viewer

log = logging.getLogger(__name__)

Action = Callable[[Match], list[Row]]
"""Plays something on a match; the entries of that."""
Passed = tuple[int, str | None]
"""A seat, and at which windows the table has passed for it by then."""

AFTER_FAILURE = 2.0
"""So many seconds the table waits before it tries again what it does by itself, if the server failed."""
ATTEMPTS = 8
"""So often a move is judged anew because somebody else was faster."""


class HeldTable(ABC):
    """A table with its match and those who look at it. What is done to it is done under its lock."""

    def __init__(self, services: Services, table: Table) -> None:
        self.services = services
        self.table = table
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        """None until it is needed."""
        self._entries = 0
        self._lines: list[Line] | None = None
        self._last_line = 0

    @property
    def definition(self) -> Definition:
        """The game with the data file of this match; before the match is there, with the one in use."""
        return definition_of(self.table.game) if self.match is None else self.match.definition

    @abstractmethod
    def go_on(self) -> None:
        """Something may be new: whoever at this table is no person goes on with it."""

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Match]:
        """A person changes something at a match: then it is shown, and the table goes on."""
        async with self.lock:
            yield await self.loaded()
            self.publish()
            self.go_on()

    async def by_itself(self, action: Awaitable[None], what: str) -> None:
        """Something that the table does by itself. If it can't be done now, what is due then will be arranged anew."""
        try:
            await action
            return
        except Unavailable:
            pause = AFTER_FAILURE
        except (MaesterError, DBAPIError):
            # Somebody was faster, or took a move back, or the database is busy.
            pause = self.services.settings.bot_grain
        except Exception:
            log.exception("%s at table %s failed", what, self.table.id)
            pause = AFTER_FAILURE
        await asyncio.sleep(pause)
        with suppress(MaesterError, DBAPIError):
            await self.refresh()

    # -- what lies in the database ------------------------------------------------------------------

    async def loaded(self) -> Match:
        """The match; raises Conflict if it hasn't started."""
        if self.table.status == WAITING:
            raise Conflict("not-started")
        while self.match is None:
            async with self.services.reading() as connection:
                kept = await record.read_match(connection, self.table.id)
            if kept.renewal is None or await self.services.journal.write(kept.renewal.write):
                self.match, self._entries = kept.match, kept.number
        return self.match

    async def load_lines(self) -> None:
        """From now on the lines of chat are known."""
        if self._lines is None:
            async with self.services.reading() as connection:
                await self._read_lines(connection)

    async def _read_lines(self, connection: AsyncConnection) -> None:
        lines, self._last_line = await chat.read_lines(connection, self.table.id, self._last_line)
        self._lines = [*(self._lines or ()), *lines]

    async def catch_up(self) -> None:
        """Takes in what other workers wrote."""
        async with self.services.reading() as connection:
            table = await seating.read_table(connection, self.table.id)
            if not all(table.held_by(viewer.guest) for viewer in self.viewers):
                table = await self._kept_as_watched(table)
            self.table = table
            self._unseat()
            if self.match is not None:
                rows = await record.read_rows(connection, self.table.id, self._entries)
                match, self.match = self.match, None  # should they not fit, it is read anew
                record.play_rows(match, rows)
                self.match, self._entries = match, self._entries + len(rows)
            if self._lines is not None:
                await self._read_lines(connection)

    def _unseat(self) -> None:
        """Who has lost a seat, here or at another worker, is a spectator."""
        for viewer in self.viewers:
            if viewer.seat is not None and viewer.seat not in self.table.held_by(viewer.guest):
                viewer.look(None, 0)

    async def _kept_as_watched(self, table: Table) -> Table:
        """Somebody without a seat will be shown the table. All workers must know that first: from then on no pass at
        this table may tell by its pause what is in a hand.
        """
        if table.watched or table.listed or table.status == OVER:
            return table
        await self.services.journal.write(partial(seating.touch, table_id=table.id, public=False, watched=True))
        return replace(table, watched=True, version=table.version + 1)

    async def write(self, action: Action, passed: Passed | None = None, *, unwatched: bool = False) -> None:
        """Tries an action on the match and writes its entries; afterwards they can't be lost any more.

        `unwatched`: only if nobody without a seat has looked on so far.
        """
        for _ in range(ATTEMPTS):
            match = await self.loaded()
            before = match.clone()
            try:
                rows = action(match)
            except MaesterError:
                self.match = before  # of several moves some may have been made
                raise
            if not rows:
                return
            try:
                addition = self._addition(before, match, rows, passed)._replace(unwatched=unwatched)
                await self.services.journal.write(addition.write)
            except (IntegrityError, Watched):
                self.match = before
                await self.catch_up()
                self.publish()
            except BaseException as error:
                # It isn't known what was written: the database will tell.
                self.match = None
                if isinstance(error, DBAPIError):
                    raise Busy from error
                raise
            else:
                self._take_in(addition)
                return
        raise Busy

    def _addition(self, before: Match, after: Match, rows: list[Row], passed: Passed | None) -> Addition:
        size = self.services.settings.snapshot_entries
        number = self._entries + len(rows)
        keep = after.over or number // size > self._entries // size
        return Addition(
            table_id=self.table.id,
            number=self._entries,
            rows=rows,
            to_act=after.to_act,
            over=after.over,
            public=before.to_act != after.to_act or before.moment != after.moment,
            snapshot=freeze(after) if keep else None,
            passed=passed,
        )

    def _take_in(self, written: Addition) -> None:
        """The table as it is after an addition of this worker."""
        self._entries += len(written.rows)
        status = OVER if written.over else PLAYING
        self.table = replace(self.table, to_act=written.to_act, status=status, version=self.table.version + 1)
        if written.passed is not None:
            seat, windows = written.passed
            self.table = self.table.with_seat(seat, passed=windows)

    async def refresh(self) -> None:
        """Something may have been written by another worker: takes it in and shows it."""
        async with self.lock:
            await self.catch_up()
            if self.viewers:
                await self._load_started()
            self.publish()

    async def changed(self) -> None:
        """This worker changed the table: shows it, and lets it go on."""
        async with self.lock:
            await self.catch_up()
            await self._load_started()
            self.publish()
            self.go_on()

    async def _load_started(self) -> None:
        if self.table.status != WAITING:
            await self.loaded()

    # -- looking --------------------------------------------------------------------------------------

    async def look(self, viewer: Viewer, seat: int | None, since: int) -> None:
        """A connection looks from a seat (None: as a spectator) from now on."""
        async with self.lock:
            if seat is not None and seat not in self.table.held_by(viewer.guest):
                await self.catch_up()  # it may have sat down at another worker a moment ago
                if seat not in self.table.held_by(viewer.guest):
                    raise Forbidden("not-your-seat")
            await self._load_started()
            await self.load_lines()
            if not self.table.held_by(viewer.guest):
                self.table = await self._kept_as_watched(self.table)
            viewer.look(seat, since)
            self.viewers.add(viewer)
            self.publish()
            self.go_on()

    def forget(self, viewer: Viewer) -> None:
        """A connection has ended."""
        self.viewers.discard(viewer)
        self._tell_table()

    @property
    def present(self) -> frozenset[str]:
        """The guests who look at the table now."""
        return frozenset(viewer.guest for viewer in self.viewers)

    @property
    def spectators(self) -> int:
        """How many look on without a seat."""
        return sum(not self.table.held_by(guest) for guest in self.present)

    def _tell_table(self) -> None:
        present, spectators, shown = self.present, self.spectators, self.table.shown
        for viewer in self.viewers:
            viewer.tell_table(shown, present, spectators)

    def publish(self) -> None:
        """Tells each connection what is new for it. Only under the lock: what isn't written yet isn't shown."""
        self._tell_table()
        if self.match is not None:
            passing = seats_passed(self.match, self.table)
            noticing = [viewer for viewer in self.viewers if viewer.notices(self.match, self.table, passing)]
            seats = list({viewer.seat for viewer in noticing})
            views = dict(zip(seats, self.match.views(seats), strict=True)) if seats else {}
            for viewer in noticing:
                viewer.tell_state(self.match, self.table, views[viewer.seat], passing)
            for viewer in self.viewers:
                viewer.tell_stops(self.match, self.table)
        if self._lines is not None:
            for viewer in self.viewers:
                viewer.tell_chat(self._lines, self.table.held_by(viewer.guest))
