"""Attacks on a server over the loopback, and what they do to an honest player meanwhile.

An attack is a coroutine that goes on until it is told to stop, and notes what became of each attempt: the status of an
answer, "closed", or the code with which a WebSocket was closed. On Linux attackers come from another address than the
player, as they would; elsewhere both share one.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import multiprocessing
import os
import signal
import statistics
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from maester.client import Guest, Seat
from tests.server.killing import Server

ELSEWHERE = "127.0.0.2" if sys.platform == "linux" else "127.0.0.1"
PATIENCE = 10.0
COOKIE_BYTES = 30_000
SOCKET_KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Target(NamedTuple):
    """A server, and a table there at which honest people play."""

    host: str
    port: int
    table: str

    @property
    def name(self) -> str:
        return f"{self.host}:{self.port}"

    @property
    def live(self) -> str:
        return f"ws://{self.name}/api/tables/{self.table}/live"


def target_of(address: str, table: str) -> Target:
    host, _, port = address.removeprefix("http://").rpartition(":")
    return Target(host, int(port), table)


class Attempts:
    """What became of the attempts of an attack, and whether it goes on."""

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()
        self.over = asyncio.Event()

    def note(self, outcome: object) -> None:
        self.outcomes[str(outcome)] += 1

    async def pause(self, seconds: float) -> None:
        """Waits, but not beyond the end of the attack."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.over.wait(), seconds)


Attack = Callable[[Target, int, Attempts], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(function: Attack) -> Attack:
    """Makes an attack known by the name of its function."""
    ATTACKS[function.__name__.replace("_", " ")] = function
    return function


# --- HTTP -----------------------------------------------------------------------------------------


def request(target: Target, path: str, *headers: str, method: str = "GET", body: bytes = b"") -> bytes:
    """A request as it goes over the wire; whatever stands in it isn't checked."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {target.name}", *headers]
    if method != "GET":
        lines += ["X-Maester: 1", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def upgrade(target: Target, path: str, *headers: str) -> bytes:
    """The request that opens a WebSocket."""
    socket = "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"
    return request(target, path, *socket, f"Sec-WebSocket-Key: {SOCKET_KEY}", *headers)


@contextlib.asynccontextmanager
async def wire(target: Target) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection that nobody but the attacker looks after."""
    reader, writer = await asyncio.open_connection(target.host, target.port, local_addr=(ELSEWHERE, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def answer_to(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The status and the content of the next answer."""
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    lines = head.decode("latin-1").lower().split("\r\n")
    status = int(lines[0].split(" ")[1])
    lengths = [int(line.partition(":")[2]) for line in lines if line.startswith("content-length:")]
    if lengths:
        return status, await asyncio.wait_for(reader.readexactly(lengths[0]), PATIENCE)
    if status in (101, 304):
        return status, b""
    return status, await asyncio.wait_for(reader.read(), PATIENCE)


async def asked(target: Target, data: bytes) -> tuple[int, bytes]:
    """Sends this on a connection of its own: the status and content of the answer; (0, b"") if there is none."""
    try:
        async with wire(target) as (reader, writer):
            writer.write(data)
            return await answer_to(reader)
    except (OSError, EOFError, TimeoutError):
        return 0, b""


async def hammer(target: Target, requests: Iterable[bytes], attempts: Attempts) -> None:
    """Sends request after request on one connection, and opens another one when it is closed."""
    coming = itertools.cycle(requests)
    while not attempts.over.is_set():
        try:
            async with wire(target) as (reader, writer):
                while not attempts.over.is_set():
                    writer.write(next(coming))
                    attempts.note((await answer_to(reader))[0])
        except (OSError, EOFError, TimeoutError):
            attempts.note("closed")
            await attempts.pause(0.01)


async def together(count: int, one: Callable[[], Awaitable[None]]) -> None:
    """So many attackers at the same time."""
    await asyncio.gather(*(one() for _ in range(count)))


def cookie() -> str:
    """One that the standard library takes more than a second to read."""
    return 'Cookie: maester_guest="' + '\\"' * (COOKIE_BYTES // 2) + '"'


@attack
async def long_cookies(target: Target, size: int, attempts: Attempts) -> None:
    """By reading, by changing and by opening WebSockets."""
    requests = (
        request(target, "/api/health", cookie()),
        request(target, "/api/me", cookie(), method="POST", body=b"{}"),
        upgrade(target, f"/api/tables/{target.table}/live", cookie()),
    )
    await together(size, lambda: hammer(target, requests, attempts))


@attack
async def searches(target: Target, size: int, attempts: Attempts) -> None:
    """Many words that occur in every rule, a few words, and everything."""
    many, few = "+".join("a" * 99), "+".join("atosmcpb")
    path = "/api/games/boardgame/rules?limit=500&language=pl&q="
    requests = [request(target, path + words, "Accept-Encoding: gzip") for words in (many, few, "")]
    await together(size, lambda: hammer(target, requests, attempts))


@attack
async def facts(target: Target, size: int, attempts: Attempts) -> None:
    """What is large, and the same every time."""
    paths = ["/api/games", "/api/games/boardgame", "/api/games/cardgame", "/api/words/pl?game=boardgame"]
    paths += ["/api/words/xx?game=alliances", "/api/schema/openapi.json", "/", "/favicon.svg"]
    requests = [request(target, path, "Accept-Encoding: gzip") for path in paths]
    await together(size, lambda: hammer(target, requests, attempts))


@attack
async def hostile_headers(target: Target, size: int, attempts: Attempts) -> None:
    """Names and values that nobody means honestly."""
    await together(size, lambda: hammer(target, hostile_requests(target), attempts))


HOSTILE_VALUES = (
    "", "http://[", "http://[::1", "http://" + "a" * 5000, "[", "]", "[]", ":", "::::", "null", "\xff\xfe", "\x7f",
    "%00", "../" * 50, "a" * 9000, "," * 9000, ";" * 9000, '"' * 9000, "\\" * 9000, "=" * 9000, "-1", "1e400",
    "9" * 4400, "{}" * 100, "$(id)", "'; DROP TABLE entries; --", "bytes=0-0,-1", "gzip;q=nan", "W/\"", "*",
)  # fmt: skip
HOSTILE_HEADERS = (
    "Origin", "Cookie", "Accept-Language", "Accept-Encoding", "If-None-Match", "Content-Type", "X-Forwarded-For",
    "X-Forwarded-Proto", "X-Forwarded-Host", "Forwarded", "Range", "Expect", "Upgrade", "Referer", "X-Maester",
    "Content-Encoding", "Sec-WebSocket-Key", "Sec-WebSocket-Version", "Sec-WebSocket-Protocol",
    "Sec-WebSocket-Extensions", "Te", "Trailer", "Via", "User-Agent",
)  # fmt: skip
HOSTILE_PATHS = (
    "/" + "a" * 300, "/" + "a/" * 1000, "/assets/" + "a" * 300, "/assets/" + "%C5%82" * 200, "/%00", "/%ff", "/%", "//",
    "/..%2f..%2fetc/passwd", "/api/tables/" + "x" * 300, "/api/tables/%00", "/api/tables/%ED%A0%80", "/api/games/%ff",
    "/api/games/" + "%C5%82" * 300, "/api/games/..%2f..", "/api/games/boardgame/rules?q=" + "a" * 300,
    "/api/games/boardgame/rules?q=" + "a+" * 99, "/api/games/boardgame/rules?limit=" + "9" * 4000,
    "/api/games/boardgame/rules?limit=-1", "/api/games/boardgame/rules?limit=1e3", "/api/games/engine/rules?q=%00",
    "/api/games/boardgame/rules?q=%F0%9F%90%89&language=%ff", "/api/words/%00", "/api/words/pl?game=" + "x" * 4000,
    "/api/words/en?game=%00", "/api/tables?list=" + "x" * 4000, "/api/tables?list=mine&" + "a=1&" * 900,
    "/api/tables/x/replay/" + "9" * 100, "/api/tables/x/replay/0?seat=-1", "/api/schema/%00", "/api/schema/../me",
    "/?" + "&" * 3000, "/?" + "%" * 3000, "*",
)  # fmt: skip


def hostile_requests(target: Target) -> Iterable[bytes]:
    """Each hostile value in each header, for reading, changing and opening a WebSocket; and each hostile path."""
    live = f"/api/tables/{target.table}/live"
    for path in HOSTILE_PATHS:
        yield request(target, path)
        yield request(target, path, method="POST", body=b"{}")
        yield upgrade(target, path)
    for name in HOSTILE_HEADERS:
        for value in HOSTILE_VALUES:
            header = f"{name}: {value}"
            yield request(target, "/api/me", header)
            yield request(target, "/api/me", header, method="POST", body=b"{}")
            yield upgrade(target, live, header)


@attack
async def many_headers(target: Target, size: int, attempts: Attempts) -> None:
    """So many lines that reading them takes long."""
    requests = [request(target, "/api/health", *["a:"] * count) for count in (3_000, 50_000)]
    await together(size, lambda: hammer(target, requests, attempts))


@attack
async def small_chunks(target: Target, size: int, attempts: Attempts) -> None:
    """A body letter by letter, each with its own length."""
    head = f"POST /api/tables HTTP/1.1\r\nHost: {target.name}\r\nX-Maester: 1\r\nTransfer-Encoding: chunked\r\n\r\n"
    data = head.encode() + b"1\r\n \r\n" * 40_000 + b"0\r\n\r\n"
    await together(size, lambda: hammer(target, [data], attempts))


@attack
async def new_tables(target: Target, size: int, attempts: Attempts) -> None:
    """Table after table, each by another guest, at which bots play."""
    body = b'{"game": "boardgame", "players": 6, "pace": 0, "listed": true, "name": "free"}'
    data = request(target, "/api/tables", "Content-Type: application/json", method="POST", body=body)
    await together(size, lambda: hammer(target, [data], attempts))


@attack
async def reconnections(target: Target, size: int, attempts: Attempts) -> None:
    """Connections that end as soon as they are there."""

    async def one() -> None:
        while not attempts.over.is_set():
            with contextlib.suppress(OSError):
                async with wire(target):
                    attempts.note("opened")
            await attempts.pause(0.0)

    await together(size, one)


@attack
async def silent_connections(target: Target, size: int, attempts: Attempts) -> None:
    """Connections that say nothing, or half of a request, or half of a body; whoever is closed comes again."""
    whole = request(target, "/api/me", method="POST", body=b"x" * 1000)
    beginnings = itertools.cycle((b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Half", whole[:-900]))

    async def one() -> None:
        beginning = next(beginnings)
        while not attempts.over.is_set():
            try:
                async with wire(target) as (reader, writer):
                    writer.write(beginning)
                    attempts.note("opened")
                    while await _unless_over(reader.read(1000), attempts):
                        pass
            except OSError:
                pass
            if not attempts.over.is_set():
                attempts.note("closed")
                await attempts.pause(0.05)

    await together(size, one)


async def _unless_over(waiting: Awaitable[Any], attempts: Attempts) -> Any:
    """What is waited for; None if the attack is over before."""
    tasks = asyncio.ensure_future(waiting), asyncio.ensure_future(attempts.over.wait())
    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    return tasks[0].result() if tasks[0] in done else None


# --- WebSockets -------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def looking_on(target: Target, attempts: Attempts, **options: Any) -> AsyncIterator[ClientConnection]:
    """A spectator of the table; notes how it was let in."""
    async with connect(target.live, compression=None, local_addr=(ELSEWHERE, 0), **options) as socket:
        attempts.note("opened")
        await socket.send('{"type": "hello"}')
        yield socket


@attack
async def many_sockets(target: Target, size: int, attempts: Attempts) -> None:
    """So many spectators, all at the honest player's table, who stay as long as they may."""

    async def one() -> None:
        while not attempts.over.is_set():
            try:
                async with looking_on(target, attempts) as socket:
                    while await _unless_over(socket.recv(), attempts) is not None:
                        pass
            except ConnectionClosed as error:
                attempts.note(error.rcvd.code if error.rcvd is not None else "closed")
                await attempts.pause(0.5)
            except (OSError, TimeoutError, WebSocketException):
                attempts.note("refused")
                await attempts.pause(0.5)

    await together(size, one)


async def frames(target: Target, size: int, attempts: Attempts, data: bytes, *, pause: float) -> None:
    """Says hello, never reads, and sends these bytes again and again."""
    hello = masked(0x81, b'{"type": "hello"}')

    async def one() -> None:
        while not attempts.over.is_set():
            try:
                async with wire(target) as (reader, writer):
                    writer.write(upgrade(target, f"/api/tables/{target.table}/live"))
                    status, _ = await answer_to(reader)
                    attempts.note(status)
                    reader._transport.pause_reading()  # type: ignore[attr-defined]  # nothing is ever read
                    writer.write(hello)
                    while status == 101 and not attempts.over.is_set():
                        writer.write(data)
                        await asyncio.wait_for(writer.drain(), PATIENCE)
                        await attempts.pause(pause)
            except (OSError, EOFError, TimeoutError):
                attempts.note("closed")
            await attempts.pause(0.05)

    await together(size, one)


def masked(first: int, content: bytes) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    length = bytes([0x80 | len(content)]) if len(content) < 126 else bytes([0xFE]) + len(content).to_bytes(2, "big")
    return bytes([first]) + length + bytes(4) + content


@attack
async def unread_answers(target: Target, size: int, attempts: Attempts) -> None:
    """Asks for the whole table again and again, and reads nothing of it."""
    look = masked(0x81, b'{"type": "look", "seat": null, "since": 0}')
    await frames(target, size, attempts, look * 5, pause=0.25)


@attack
async def ping_floods(target: Target, size: int, attempts: Attempts) -> None:
    """As many pings as fit, and nobody reads the pongs."""
    await frames(target, size, attempts, masked(0x89, b"") * 40_000, pause=0.0)


# --- what an honest player feels -------------------------------------------------------------------------------------


class Honest:
    """Somebody who plays all three seats of a table, move after move."""

    def __init__(self, guest: Guest, rng: Random) -> None:
        self._guest = guest
        self._rng = rng
        self._seats: list[Seat] = []
        self.table = ""

    async def open_the_page(self) -> None:
        """Asks for what a browser asks for."""
        for path in ("/api/games", "/api/games/boardgame", "/api/words/en?game=boardgame"):
            await self._guest.get(path)

    async def sit_down(self) -> None:
        """Makes a table, with a connection for each seat."""
        for seat in self._seats:
            await seat.close()
        table = await self._guest.make_table("boardgame", players=3, seats=[{"kind": "me"}] * 3)
        self.table = table["id"]
        self._seats = [await self._guest.sit(self.table, number).__aenter__() for number in range(3)]
        for seat in self._seats:
            await seat.until(lambda seat: seat.state is not None)

    async def get_up(self) -> None:
        for seat in self._seats:
            await seat.close()

    async def move(self) -> float:
        """Plays some move of a seat that is asked: how long its answer took."""
        while (seat := next((one for one in self._seats if one.decision is not None), None)) is None:
            assert not any(one.closed for one in self._seats), "an honest player was disconnected"
            await asyncio.sleep(0.001)
        assert seat.decision is not None
        option = self._rng.choice(seat.decision["options"])["move"]
        before = time.perf_counter()
        await seat.play(option, seat.decision["number"])
        return time.perf_counter() - before

    async def moves(self, count: int) -> list[float]:
        """Plays at a person's pace, though a hasty one's."""
        times = []
        for _ in range(count):
            times.append(await self.move())
            await asyncio.sleep(0.02)
        return times


class Felt(NamedTuple):
    """How long moves took, in milliseconds, before an attack and meanwhile."""

    name: str
    quiet: float
    attacked: float
    worst: float
    outcomes: dict[str, int]

    @property
    def factor(self) -> float:
        return self.attacked / self.quiet

    def __str__(self) -> str:
        seen = ", ".join(f"{outcome} {count}x" for outcome, count in sorted(self.outcomes.items()))
        return (
            f"{self.name:20} quiet {self.quiet:6.1f} ms   attacked {self.attacked:8.1f} ms (x {self.factor:.1f})"
            f"   worst {self.worst:8.1f} ms   {seen}"
        )


async def felt(file: Path, name: str, size: int, moves: int) -> Felt:
    """An honest player at a server in a process of its own, while another process attacks it."""
    server = Server(file)
    await server.start()
    try:
        async with Guest(server.address) as guest:
            player = Honest(guest, Random(name))
            await player.open_the_page()
            await player.sit_down()
            await player.moves(10)
            quiet = await player.moves(moves)
            with attacking(name, target_of(server.address, player.table), size) as ending:
                attacked = await player.moves(moves)
                outcomes = await asyncio.to_thread(ending)
            await asyncio.sleep(1)
            quiet += await player.moves(moves)
            await player.get_up()
    finally:
        await server.end(signal.SIGKILL)
    mean = statistics.mean
    return Felt(name, 1000 * mean(quiet), 1000 * mean(attacked), 1000 * max(attacked), outcomes)


@contextlib.contextmanager
def attacking(name: str, target: Target, size: int) -> Any:
    """Another process attacks; what it is given ends the attack and tells what became of it."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=_attack_in_process, args=(name, target, size, there), daemon=True)
    process.start()

    def ending() -> dict[str, int]:
        here.send(None)
        outcomes: dict[str, int] = here.recv()
        return outcomes

    try:
        here.recv()
        yield ending
    finally:
        process.kill()
        process.join()


def _attack_in_process(name: str, target: Target, size: int, pipe: Connection) -> None:
    os.nice(10)  # an attacker would have a machine of its own; this one mustn't take away the server's

    async def attack() -> Counter[str]:
        attempts = Attempts()
        going_on = asyncio.ensure_future(ATTACKS[name](target, size, attempts))
        pipe.send(None)
        await asyncio.to_thread(pipe.recv)
        attempts.over.set()
        await asyncio.wait((going_on,), timeout=2)
        going_on.cancel()
        return attempts.outcomes

    pipe.send(dict(asyncio.run(attack())))
