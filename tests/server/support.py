"""A real server for tests: uvicorn on a free port, in the same loop as the test, with a fresh SQLite file."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, nullcontext
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import msgspec
import uvicorn
from sqlalchemy.exc import OperationalError

from maester.engine import Match
from maester.server.app import make_app
from maester.server.configuration import ServerConfiguration
from maester.server.middleware import RequestMiddleware
from maester.server.migrate import bring_up_to_date
from maester.server.seating import Table
from maester.server.serving import address_of, listen
from maester.server.settings import Limits, Settings
from maester.server.worker import Worker

P = ParamSpec("P")

PATIENT = Limits(
    messages_per_second=1e6,
    message_burst=1_000_000,
    requests_per_second=1e6,
    request_burst=1_000_000,
    connections_per_guest=1000,
    requests_at_once=1000,
    address_messages_per_second=1e6,
    address_message_burst=1_000_000,
    sockets_per_address=1000,
    connections_per_address=1000,
    connections_per_second=1e6,
    connection_burst=1_000_000,
    refusal_delay=0.0,
    tables_per_guest=1000,
    listed_per_guest=1000,
    listed_per_address=1000,
    chat_per_second=1e6,
    chat_burst=1_000_000,
)
"""Limits that no test meets by accident."""


def settings_in(folder: Path, **changes: Any) -> Settings:
    """Settings of a quick server whose file lies in a folder."""
    settings = Settings(
        database=f"sqlite+aiosqlite:///{folder / 'tables.db'}",
        bot_processes=0,
        bot_grain=0.0,
        limits=PATIENT,
        static=folder / "static",
        secret="a secret for tests",
    )
    return msgspec.structs.replace(settings, **changes)


class Running:
    """A server that runs."""

    def __init__(self, address: str, middleware: RequestMiddleware) -> None:
        self.address = address
        app: Any = middleware._app
        self.worker: Worker = app.state.worker

    def make_busy(self, when: Iterator[bool]) -> None:
        """The database is too busy for those of the next writes that are True."""
        journal = self.worker.services.journal
        write = journal.write

        async def sometimes(operation: Any) -> Any:
            if next(when, False):
                raise OperationalError("busy", None, Exception("busy"))
            return await write(operation)

        journal.write = sometimes  # type: ignore[method-assign]


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """A server on a free port until the end of the block."""
    await asyncio.to_thread(bring_up_to_date, settings.database)
    before = set(threading.enumerate())
    listener = listen("127.0.0.1", 0)
    middleware = make_app(settings)
    config = ServerConfiguration(settings, middleware)
    server = uvicorn.Server(config)
    server.capture_signals = _no_signals  # type: ignore[method-assign]  # a test keeps its own
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        yield Running(address_of(listener), middleware)
    finally:
        server.should_exit = True
        await serving
        listener.close()
        await _database_is_left(before)


async def _database_is_left(before: set[threading.Thread]) -> None:
    """Threads of the database that were begun meanwhile get time to end: what one of them still has to answer needs the
    loop, which ends with the test.
    """
    for _ in range(50):
        begun = set(threading.enumerate()) - before
        if not any("_connection_worker_thread" in thread.name for thread in begun):
            return
        await asyncio.sleep(0.01)


def _no_signals() -> Any:
    return nullcontext()


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine."""

    @wraps(test)
    def run(*arguments: P.args, **named: P.kwargs) -> None:
        asyncio.run(test(*arguments, **named))

    return run


def with_server(
    test: Callable[[Running], Awaitable[None]],
) -> Callable[[Path], None]:
    """A test that gets a running server of its own."""

    def run(tmp_path: Path) -> None:
        async def served() -> None:
            async with running(settings_in(tmp_path)) as server:
                await asyncio.wait_for(test(server), 120)

        asyncio.run(served())

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run


class RunningStandIn:
    """What a running table is to its bots and its automatic passes; it only notes what becomes of it."""

    def __init__(self, match: Match, table: Table) -> None:
        self.match = match
        self.table = table
        self.stored = self
        self.lock = asyncio.Lock()
        self.told: list[Any] = []

    async def loaded(self) -> Match:
        return self.match

    def publish(self) -> None:
        self.told.append("published")

    async def by_itself(self, action: Any, what: str) -> None:
        await action

    def go_on(self) -> None:
        self.told.append("went on")
