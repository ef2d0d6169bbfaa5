"""A table as this worker has it in memory: a copy of what lies in the database.

A move is tried on the copy and written. If another worker was faster, the copy takes in what that one wrote, and the
move is judged again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from msgspec.structs import replace
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.engine import Match
from maester.engine.checkpoint import freeze
from maester.errors import MaesterError
from maester.server import chat, record, seating
from maester.server.chat import Line
from maester.server.failures import Busy, Conflict
from maester.server.record import Addition, EntryRow, Watched
from maester.server.seating import OVER, PLAYING, WAITING, Table
from maester.server.services import Services

Action = Callable[[Match], list[EntryRow]]
"""Plays something on a match; the entries of that."""
Passed = tuple[int, str | None]
"""A seat, and at which windows the table has passed for it by then."""

ATTEMPTS = 8
"""So often a move is judged again because somebody else was faster."""


class StoredTable:
    """A table with its match and its chat. It is used under the lock of its running table only."""

    def __init__(self, services: Services, table: Table, on_conflict: Callable[[], Awaitable[None]]) -> None:
        """`on_conflict` takes in what another worker has written, and shows it."""
        self._services = services
        self._on_conflict = on_conflict
        self.table = table
        self.match: Match | None = None
        """None until it is needed."""
        self.lines: list[Line] | None = None
        """None until somebody looks."""
        self.entries = 0
        self._last_line = 0

    # -- reading --------------------------------------------------------------------------------------

    async def loaded(self) -> Match:
        """The match; raises Conflict if it hasn't started."""
        if self.table.status == WAITING:
            raise Conflict("not-started")
        while self.match is None:
            async with self._services.reading() as connection:
                read = await record.read_match(connection, self.table.id)
            if read.renewal is None or await self._services.journal.write(read.renewal.write):
                self.match, self.entries = read.match, read.number
        return self.match

    async def load_if_started(self) -> None:
        """From now on the match is known, if it has started."""
        if self.table.status != WAITING:
            await self.loaded()

    async def load_lines(self) -> None:
        """From now on the lines of chat are known."""
        if self.lines is None:
            async with self._services.reading() as connection:
                await self._read_lines(connection)

    async def _read_lines(self, connection: AsyncConnection) -> None:
        lines, self._last_line = await chat.read_lines(connection, self.table.id, self._last_line)
        self.lines = [*(self.lines or ()), *lines]

    async def catch_up(self, guests: Iterable[str]) -> None:
        """Takes in what other workers wrote. These guests look at the table."""
        async with self._services.reading() as connection:
            table = await seating.read_table(connection, self.table.id)
            self.table = await self._marked_as_watched(table, guests)
            if self.match is not None:
                rows = await record.read_rows(connection, self.table.id, self.entries)
                match, self.match = self.match, None  # should they not fit, it is read again
                record.play_rows(match, rows)
                self.match, self.entries = match, self.entries + len(rows)
            if self.lines is not None:
                await self._read_lines(connection)

    # -- writing --------------------------------------------------------------------------------------

    async def note_watchers(self, guests: Iterable[str]) -> None:
        """These guests will be shown the table."""
        self.table = await self._marked_as_watched(self.table, guests)

    async def _marked_as_watched(self, table: Table, guests: Iterable[str]) -> Table:
        """If one of the guests has no seat all workers must know that before anything is shown: from then on no pass at
        this table may tell by its pause what is in a hand.
        """
        if table.watched or table.listed or table.status == OVER or all(map(table.held_by, guests)):
            return table
        await self._services.journal.write(partial(seating.touch, table_id=table.id, public=False, watched=True))
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
                await self._services.journal.write(addition.write)
            except (IntegrityError, Watched):
                self.match = before
                await self._on_conflict()
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

    def _addition(self, before: Match, after: Match, rows: list[EntryRow], passed: Passed | None) -> Addition:
        size = self._services.settings.snapshot_entries
        number = self.entries + len(rows)
        keep = after.over or number // size > self.entries // size
        return Addition(
            table_id=self.table.id,
            number=self.entries,
            rows=rows,
            to_act=after.to_act,
            over=after.over,
            public=before.to_act != after.to_act or before.moment != after.moment,
            snapshot=freeze(after) if keep else None,
            passed=passed,
        )

    def _take_in(self, written: Addition) -> None:
        """The table as it is after an addition of this worker."""
        self.entries += len(written.rows)
        status = OVER if written.over else PLAYING
        self.table = replace(self.table, to_act=written.to_act, status=status, version=self.table.version + 1)
        if written.passed is not None:
            seat, windows = written.passed
            self.table = self.table.with_seat(seat, passed=windows)
