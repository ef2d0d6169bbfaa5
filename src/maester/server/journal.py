"""The one writer of a process. What comes while it writes is committed together: one sync to disk for all of it.

It writes in a thread of its own, a whole transaction at a time: the event loop hands it over and hears when it is
committed. Were each statement awaited, a busy loop would make every transaction wait for its turn many times over.

An operation is answered only after its transaction is committed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar, cast

from sqlalchemy import Connection, Engine, delete, insert

from maester.server.failures import Unavailable
from maester.server.lasting_failure import LastingFailure
from maester.server.storage import failure_of, foreign_commits, keys

Result = TypeVar("Result")
Operation = Callable[[Connection], Any]

MOST_TOGETHER = 64
ROOM = "room"
ROOM_BYTES = 64 * 1024
TRY_AGAIN = 5.0
"""So many seconds go by before it is tried again whether a database that failed can be written."""


class _Outcome(NamedTuple):
    """What came of an operation."""

    result: Any = None
    error: Exception | None = None


class Journal:
    """Writes operations to the database in the order in which they came."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[tuple[Operation, asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._foreign: int | None = None
        self._tried = -TRY_AGAIN
        self.failure = LastingFailure("nothing can be saved: the database can't be written")

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Ends after everything that waits is written."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()

    async def write(self, operation: Callable[[Connection], Result]) -> Result:
        """Runs the operation in a transaction and returns its result when that is committed. Raises what the operation
        raises, and Busy or Unavailable if the database couldn't do it.

        An operation that raises is rolled back alone; it may be run twice, so it changes nothing but the database. It
        runs in another thread, so it uses nothing that may change meanwhile.
        """
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((operation, done))
        return cast(Result, await done)

    async def others_wrote(self) -> bool:
        """Has another process written something since this was asked last? Maybe, if the database can't tell."""
        loop = asyncio.get_running_loop()
        before, self._foreign = self._foreign, await loop.run_in_executor(self._thread, foreign_commits, self._engine)
        return self._foreign is None or self._foreign != before

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_TOGETHER and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            operations = [operation for operation, _ in batch]
            outcomes = await loop.run_in_executor(self._thread, self._commit, operations)
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if isinstance(outcome.error, Unavailable):
                    self.failure.notice(outcome.error.__cause__ or outcome.error)
                _settle(done, outcome)
                self._waiting.task_done()
            await self.is_well()

    async def is_well(self) -> bool:
        """Can anything be written? That small things can be doesn't say that there is room: that is tried, if something
        has failed.
        """
        now = time.monotonic()
        if self.failure.lasts and now - self._tried >= TRY_AGAIN:
            self._tried = now
            if await asyncio.get_running_loop().run_in_executor(self._thread, self._has_room):
                self.failure.end()
        return not self.failure.lasts

    def _has_room(self) -> bool:
        """Is there as much room as a large move needs?"""
        give_back = delete(keys).where(keys.c.name == ROOM)
        try:
            with self._engine.begin() as connection:
                connection.execute(give_back)
                connection.execute(insert(keys).values(name=ROOM, value="x" * ROOM_BYTES))
            with self._engine.begin() as connection:
                connection.execute(give_back)
        except Exception:  # whatever it is, the writer must go on
            return False
        return True

    def _commit(self, operations: Sequence[Operation]) -> list[_Outcome]:
        """All in one transaction; if one of them fails, each in its own."""
        try:
            with self._engine.begin() as connection:
                results = [operation(connection) for operation in operations]
        except Exception as error:
            if len(operations) == 1:
                failure = failure_of(error, "cannot-save")
                if failure is not None:
                    failure.__cause__ = error
                return [_Outcome(error=failure or error)]
            return [outcome for one in operations for outcome in self._commit([one])]
        return [_Outcome(result) for result in results]


def _settle(done: asyncio.Future[Any], outcome: _Outcome) -> None:
    if done.done():  # nobody waits any more
        return
    if outcome.error is not None:
        done.set_exception(outcome.error)
    else:
        done.set_result(outcome.result)
