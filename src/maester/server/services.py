"""What every part of the server works with: settings, the database, the writer and the thinking processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.server import storage
from maester.server.bot_processes import BotProcesses
from maester.server.failures import Failure, Unavailable
from maester.server.journal import Journal
from maester.server.lasting_failure import LastingFailure
from maester.server.settings import Settings
from maester.server.thought_times import ThoughtTimes

SECRET = "cookie-secret"
LONGEST_CHECK = 5.0
"""So many seconds it may take to find out whether the database works."""


class Services:
    """One for each worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._writing = storage.open_for_writing(settings.database)
        self._reading = storage.open_for_reading(settings.database)
        self.journal = Journal(self._writing)
        self.bot_processes = BotProcesses(settings.bot_processes, settings.modules)
        self._unreadable = LastingFailure("the database can't be read")
        self.thought_times = ThoughtTimes(settings.bot_seconds, settings.bot_grain)
        self.secret = settings.secret or ""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the database as it is at this moment; raises Busy or Unavailable."""
        try:
            async with self._reading.connect() as connection:
                yield connection
        except DBAPIError as error:
            failure = storage.failure_of(error, "cannot-read")
            if failure is None:
                raise
            if isinstance(failure, Unavailable):
                self._unreadable.notice(error)
            raise failure from error
        self._unreadable.end()

    async def is_well(self) -> bool:
        """Can the database be read and written?"""
        try:
            async with asyncio.timeout(LONGEST_CHECK):
                async with self.reading() as connection:
                    await connection.execute(select(1))
                return await self.journal.is_well()
        except (Failure, TimeoutError):
            return False

    async def start(self, fresh_secret: str) -> None:
        """Begins to write. The secret that signs cookies is kept if there is none yet."""
        self.journal.start()
        if not self.secret:
            self.secret = await self._kept_secret(fresh_secret)

    async def _kept_secret(self, fresh: str) -> str:
        def keep(connection: Connection) -> None:
            connection.execute(insert(storage.keys).values(name=SECRET, value=fresh))

        wanted = select(storage.keys.c.value).where(storage.keys.c.name == SECRET)
        async with self.reading() as connection:
            found = (await connection.execute(wanted)).scalar()
        if found is not None:
            return str(found)
        with suppress(IntegrityError):  # another worker was faster
            await self.journal.write(keep)
        async with self.reading() as connection:
            return str((await connection.execute(wanted)).scalar_one())

    async def stop(self) -> None:
        """Writes what waits, and closes everything."""
        await self.journal.stop()
        await self.bot_processes.stop()
        self._writing.dispose()
        await self._reading.dispose()
