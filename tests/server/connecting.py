"""A connection without a network: a transport that notes what becomes of it, and a clock that the test moves on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from uvicorn.server import ServerState

from maester.server.configuration import ServerConfiguration
from maester.server.connections import HttpConnection, LiveConnection
from tests.server.attacking import Target
from tests.server.support import PATIENT, settings_in

ALA = ("10.0.0.1", 5000)
OLA = ("10.0.0.2", 5000)
TARGET = Target("x", 80, "any")
LIMITS = msgspec.structs.replace(PATIENT, head_seconds=11.0, body_seconds=22.0, unread_seconds=33.0)


class Timer:
    """Something that is due, unless it is cancelled."""

    def __init__(self, seconds: float, action: Callable[..., Any], given: tuple[Any, ...]) -> None:
        self.seconds, self._action, self._given = seconds, action, given
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True

    def end(self) -> None:
        self._action(*self._given)


class Clock:
    """A loop whose timers end when the test says so."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.timers: list[Timer] = []

    def call_later(self, seconds: float, action: Callable[..., Any], *given: Any) -> Timer:
        self.timers.append(Timer(seconds, action, given))
        return self.timers[-1]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)

    @property
    def due(self) -> list[float]:
        """After how many seconds something is due."""
        return [timer.seconds for timer in self.timers if not timer.cancelled]

    def end(self) -> None:
        """What is due is done."""
        (timer,) = [timer for timer in self.timers if not timer.cancelled]
        timer.cancel()
        timer.end()


class Transport:
    """Notes what becomes of it."""

    def __init__(self, client: tuple[str, int] = ALA) -> None:
        self.client = client
        self.written = b""
        self.ends: list[str] = []
        self.is_reading = True
        self.protocol: Any = None

    def get_extra_info(self, name: str) -> Any:
        return {"peername": self.client, "sockname": ("10.0.0.9", 80)}.get(name)

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def write(self, data: bytes) -> None:
        self.written += data

    def write_eof(self) -> None:
        self.ends.append("nothing more")

    def is_closing(self) -> bool:
        return bool({"closed", "aborted"} & set(self.ends))

    def close(self) -> None:
        self.ends.append("closed")

    def abort(self) -> None:
        self.ends.append("aborted")

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True

    @property
    def told(self) -> tuple[int, str]:
        """The status and the code of the last answer."""
        head, _, body = self.written.rpartition(b"\r\n\r\n")
        return int(head.rpartition(b"HTTP/1.1 ")[2].split(b" ")[0]), msgspec.json.decode(body)["code"]


class Answering:
    """An application that answers when it is told to: with its first half, and then with the other one. Of a WebSocket
    it hears three messages: that it begins, and two more.
    """

    def __init__(self) -> None:
        self.first, self.second = asyncio.Event(), asyncio.Event()
        self.heard: list[Any] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            self.heard = [await receive() for _ in range(3)]
            return
        await self.first.wait()
        headers = [(b"content-length", b"4")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"ab", "more_body": True})
        await self.second.wait()
        await send({"type": "http.response.body", "body": b"cd", "more_body": False})


class Server:
    """Makes connections that share a configuration."""

    def __init__(self, folder: Path, limits: Any = LIMITS, **settings: Any) -> None:
        self.app = Answering()
        app: Any = self.app
        self.config = ServerConfiguration(settings_in(folder, limits=limits, **settings), app)
        self.state = ServerState()
        self.clock = Clock()

    def made(self, client: tuple[str, int] = ALA) -> tuple[HttpConnection, Transport]:
        loop: Any = self.clock
        connection, transport = HttpConnection(self.config, self.state, {}, loop), Transport(client)
        transport.protocol = connection
        connection.connection_made(transport)  # type: ignore[arg-type]
        return connection, transport

    def live(self) -> tuple[Any, Transport]:
        connection: Any
        connection, transport = LiveConnection(self.config, self.state, {}), Transport()
        connection.loop = self.clock
        transport.protocol = connection
        connection.connection_made(transport)
        return connection, transport


async def moment() -> None:
    """Whatever could run now, runs."""
    for _ in range(10):
        await asyncio.sleep(0)
