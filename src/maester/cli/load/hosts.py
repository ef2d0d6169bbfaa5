"""The servers under load, each in a process of its own: the tables with one worker, and a bare echo to compare with."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket

from maester.cli.load.figures import Spent
from maester.server.configuration import ServerConfiguration
from maester.server.open_files import allow_files
from maester.server.serving import address_of, listen, serve
from maester.server.settings import Limits, Settings

LOCAL = "127.0.0.1"
PATIENCE = 60.0
NO_LIMIT = 1_000_000_000
UNLIMITED = Limits(
    messages_per_second=NO_LIMIT,
    message_burst=NO_LIMIT,
    requests_per_second=NO_LIMIT,
    request_burst=NO_LIMIT,
    tables_per_guest=NO_LIMIT,
    connections_per_guest=NO_LIMIT,
    requests_at_once=NO_LIMIT,
    address_messages_per_second=NO_LIMIT,
    address_message_burst=NO_LIMIT,
    sockets_per_address=NO_LIMIT,
    connections_per_address=NO_LIMIT,
    connections_per_second=NO_LIMIT,
    connection_burst=NO_LIMIT,
    connections=NO_LIMIT,
)
"""All load comes from one guest at one address, which the usual limits exist to stop."""


@websocket("/echo")
async def _echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while (message := await socket.receive())["type"] == "websocket.receive":
        await socket.send_text(message.get("text") or "")


def echo_app() -> Litestar:
    """Says back whatever it hears, and does nothing else."""
    return Litestar(route_handlers=[_echo], openapi_config=None, logging_config=None)


def pin(core: int | None) -> None:
    """Keeps this process on one core, where the system can."""
    if core is not None and sys.platform == "linux":
        os.sched_setaffinity(0, {core})


def cores() -> tuple[int | None, int | None]:
    """A core for the server and another one for the load generator, if there are two."""
    if sys.platform != "linux":
        return None, None
    allowed = sorted(os.sched_getaffinity(0))
    return (allowed[0], allowed[1]) if len(allowed) > 1 else (None, None)


def spent() -> Spent:
    """What this process has used so far."""
    try:
        parts = [one.read_text().split() for one in Path("/proc/self/task").glob("*/schedstat")]
    except OSError:  # a thread has just ended, or the system doesn't tell
        parts = []
    return Spent(time.process_time(), sum(int(part[1]) for part in parts) / 1e9 if parts else None)


class Host:
    """A server that runs in another process."""

    def __init__(self, address: str, pipe: Connection) -> None:
        self.address = address
        self._pipe = pipe

    def spent(self) -> Spent:
        """What it has used so far."""
        self._pipe.send(None)
        answer: Spent = self._pipe.recv()
        return answer


@contextmanager
def hosted(settings: Settings, core: int | None, *, echo: bool) -> Iterator[Host]:
    """A server on a free port of this machine until the end of the block."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_run, args=(settings, core, echo, there), daemon=True)
    process.start()
    there.close()
    try:
        if not here.poll(PATIENCE):
            raise TimeoutError
        yield Host(here.recv(), here)
    finally:
        process.terminate()
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()


def _run(settings: Settings, core: int | None, echo: bool, pipe: Connection) -> None:
    """The server's process."""
    pin(core)
    allow_files()
    listener = listen(LOCAL, 0)
    threading.Thread(target=_tell_spent, args=(pipe, address_of(listener)), daemon=True).start()
    if echo:
        config = ServerConfiguration(settings, f"{__name__}:{echo_app.__name__}")
        uvicorn.Server(config).run(sockets=[listener])
    else:
        serve(settings, listener, lambda: None)


def _tell_spent(pipe: Connection, address: str) -> None:
    """Tells the address; connections wait there until the server is ready. Then tells what it used, when asked."""
    pipe.send(address)
    try:
        while True:
            pipe.recv()
            pipe.send(spent())
    except (EOFError, OSError):  # the load generator has gone
        return
