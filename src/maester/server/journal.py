"""The one writer of a process. What comes while it writes is committed together: one sync to disk for all of it.

An operation is answered only after its transaction is committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Result = TypeVar("Result")
Operation = Callable[[AsyncConnection], Awaitable[Any]]

MOST_TOGETHER = 64


class Journal:
    """Writes operations to the database in the order in which they came."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[tuple[Operation, asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Ends after everything that waits is written."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def write(self, operation: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """Runs the operation in a transaction and returns its result when that is committed.

        An operation that raises is rolled back alone; it may be run twice, so it changes nothing but the database.
        """
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((operation, done))
        return cast(Result, await done)

    async def _work(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_TOGETHER and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _commit(self, batch: list[tuple[Operation, asyncio.Future[Any]]]) -> None:
        try:
            async with self._engine.begin() as connection:
                results = [await operation(connection) for operation, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                _settle(batch[0][1], error=error)
                return
            for one in batch:
                await self._commit([one])
            return
        for (_, done), result in zip(batch, results, strict=True):
            _settle(done, result)


def _settle(done: asyncio.Future[Any], result: Any = None, error: Exception | None = None) -> None:
    if done.done():  # nobody waits any more
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)
