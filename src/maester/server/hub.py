"""All tables that this worker holds, and how it hears of what other workers write.

Any worker can serve any table, and so can any other server of the same database. They meet in the database only: each
looks every `poll_seconds` for tables that were changed lately. That needs no other service, works with every database,
and costs one small query; with SQLite only if anybody else has written at all, which costs next to nothing to ask.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable

from sqlalchemy import select

from maester.server import seating, storage
from maester.server.failures import Busy, NotFound, TooMany
from maester.server.lasting_failure import LastingFailure
from maester.server.running_table import RunningTable
from maester.server.seating import Table
from maester.server.services import Services

LOOK_BACK = 5.0
"""Seconds, longer than a transaction takes or clocks of workers differ; what was seen is known by its version."""
LONGEST_ID = 32


class Hub:
    """The tables of this worker."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables: OrderedDict[str, RunningTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[RunningTable]] = {}
        self._watch: asyncio.Task[None] | None = None
        self._connections: dict[str, int] = {}
        self._looked = time.time()
        """When this worker looked for what others wrote, with success."""
        self._noticed = self._looked
        """When it noticed that others had written something."""
        self._looking = LastingFailure("looking for other workers' changes failed")
        self._taking_in = LastingFailure("taking in what other workers wrote at a table failed")
        self._behind: set[str] = set()
        """Tables of which it knows that others wrote something, and couldn't take it in yet."""

    def start(self) -> None:
        self._watch = asyncio.create_task(self._watch_others())

    async def stop(self) -> None:
        """Bots stop; connections end."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        for running in list(self._tables.values()):
            await running.stop(Busy("server-stops"))

    # -- tables ---------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> RunningTable:
        """The table of that id, from memory or from the database; raises NotFound."""
        running = self._tables.get(table_id)
        if running is not None:
            self._tables.move_to_end(table_id)
            return running
        if len(table_id) > LONGEST_ID:
            raise NotFound("no-such-table")
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._open(table_id))
        return await asyncio.shield(opening)

    async def _open(self, table_id: str) -> RunningTable:
        try:
            async with self.services.reading() as connection:
                table = await seating.read_table(connection, table_id)
            return self.add(table)
        finally:
            self._opening.pop(table_id, None)

    def add(self, table: Table) -> RunningTable:
        """Holds a table in memory, and lets go of those that nobody needs."""
        running = self._tables[table.id] = RunningTable(self.services, table)
        while len(self._tables) > self.services.settings.cached_matches:
            idle = next((one for one in self._tables.values() if one.idle and one is not running), None)
            if idle is None:
                break
            del self._tables[idle.table.id]
        return running

    async def changed(self, table_id: str) -> RunningTable:
        """This worker wrote a change of a table."""
        running = await self.table(table_id)
        await running.changed()
        return running

    async def refresh(self, table_ids: Iterable[str]) -> None:
        """This worker wrote something that is shown at these tables: those that it holds show it."""
        for running in [self._tables[one] for one in table_ids if one in self._tables]:
            await running.refresh()

    def present_at(self, table_id: str) -> frozenset[str]:
        """Who looks at a table, as far as this worker knows."""
        running = self._tables.get(table_id)
        return running.viewers.guests if running is not None else frozenset()

    # -- connections -----------------------------------------------------------------------------------

    def connect(self, guest: str) -> None:
        """Counts a connection; raises TooMany."""
        limits = self.services.settings.limits
        if self._connections.get(guest, 0) >= limits.connections_per_guest:
            raise TooMany
        if sum(self._connections.values()) >= limits.connections:
            raise TooMany
        self._connections[guest] = self._connections.get(guest, 0) + 1

    def disconnect(self, guest: str) -> None:
        """A connection has ended."""
        left = self._connections.get(guest, 0) - 1
        if left > 0:
            self._connections[guest] = left
        else:
            self._connections.pop(guest, None)

    # -- other workers ----------------------------------------------------------------------------------

    async def _watch_others(self) -> None:
        while True:
            await asyncio.sleep(self.services.settings.poll_seconds)
            try:
                self._behind |= await self._look_for_changes()
                self._looking.end()
            except Exception as error:  # whatever it was, the next look may succeed
                self._looking.notice(error)
            await asyncio.gather(*(self._take_in(table_id) for table_id in self._behind))

    async def _take_in(self, table_id: str) -> None:
        """What others wrote at one table. If that fails it is tried again; other tables are taken in all the same."""
        running = self._tables.get(table_id)
        try:
            if running is not None:
                await running.refresh()
        except Exception as error:
            self._taking_in.notice(error)
        else:
            self._behind.discard(table_id)
            if not self._behind:
                self._taking_in.end()

    async def _look_for_changes(self) -> set[str]:
        """The tables at which others wrote something lately. It is looked for until a look has succeeded well after it
        was noticed that they wrote: a table may have been read just before, and be held here only now.
        """
        now = time.time()
        if await self.services.journal.others_wrote():
            self._noticed = now
        if self._looked < self._noticed + LOOK_BACK:
            return await self._changed_elsewhere()
        self._looked = now
        return set()

    async def _changed_elsewhere(self) -> set[str]:
        columns = storage.tables.c
        now = time.time()
        lately = select(columns.id, columns.version).where(columns.changed > self._looked - LOOK_BACK)
        async with self.services.reading() as connection:
            found = (await connection.execute(lately)).all()
        self._looked = now
        return {
            table_id
            for table_id, version in found
            if table_id in self._tables and self._tables[table_id].table.version != version
        }
