"""Connections that end because nothing comes, too much comes, or nothing is taken; and those that don't."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from maester.client import Guest
from maester.server.serving import listen
from maester.server.settings import Limits
from tests.server.attacking import ELSEWHERE, Target, answer_to, asked, masked, request, target_of, upgrade, wire
from tests.server.support import PATIENT, Running, in_loop, running, settings_in

SOON = 0.3
"""Seconds, where the usual limits wait for several."""


@contextlib.asynccontextmanager
async def served(folder: Path, **limits: Any) -> AsyncIterator[tuple[Running, Target]]:
    """A server with these limits and others that are met by nobody, and a table there."""
    settings = settings_in(folder, limits=msgspec.structs.replace(PATIENT, **limits))
    async with running(settings) as server, Guest(server.address) as guest:
        table = await guest.make_table("boardgame", players=3, seats=[{"kind": "me"}] * 3)
        yield server, target_of(server.address, table["id"])


async def code_of(target: Target, data: bytes) -> tuple[int, str, str]:
    """The answer to this: status, code and sentence."""
    status, content = await asked(target, data)
    problem = msgspec.json.decode(content)
    return status, problem["code"], problem["sentence"]


# -- waiting ---------------------------------------------------------------------------------------------------


@in_loop
async def test_a_connection_that_says_nothing_is_closed(tmp_path: Path) -> None:
    async with served(tmp_path, head_seconds=SOON) as (_, target), wire(target) as (reader, _):
        with contextlib.suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 10) == b""


@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize("part", ["head", "body"])
@in_loop
async def test_half_a_request_is_not_waited_for(part: str, before: int, tmp_path: Path) -> None:
    """Neither as the first of a connection nor later."""
    async with served(tmp_path, head_seconds=SOON, body_seconds=SOON) as (_, target):
        whole = request(target, "/api/me", method="POST", body=b"x" * 100)
        half = whole[:40] if part == "head" else whole[:-50]
        async with wire(target) as (reader, writer):
            for _ in range(before):
                writer.write(request(target, "/api/health"))
                assert (await answer_to(reader))[0] == 200
            writer.write(half)
            status, content = await answer_to(reader)
            assert (status, msgspec.json.decode(content)["code"]) == (408, "request-too-slow")
            assert await asyncio.wait_for(reader.read(), 10) == b""


@in_loop
async def test_a_request_may_come_bit_by_bit(tmp_path: Path) -> None:
    async with served(tmp_path) as (_, target), wire(target) as (reader, writer):
        for letter in request(target, "/api/health") + request(target, "/api/games"):
            writer.write(bytes([letter]))
            await asyncio.sleep(0)
        assert (await answer_to(reader))[0] == 200
        assert (await answer_to(reader))[0] == 200


@in_loop
async def test_a_connection_is_kept_between_requests_and_while_a_table_is_open(tmp_path: Path) -> None:
    """What must come soon is the head and the body; a person may take their time."""
    async with served(tmp_path, head_seconds=SOON, body_seconds=SOON, hello_seconds=SOON) as (_, target):
        async with wire(target) as (reader, writer):
            for _ in range(2):
                writer.write(request(target, "/api/health"))
                assert (await answer_to(reader))[0] == 200
                await asyncio.sleep(2 * SOON)
        async with connect(target.live) as live:
            await live.send('{"type": "hello"}')
            await asyncio.sleep(3 * SOON)
            await live.send('{"type": "ping"}')
            assert [message async for message in _until(live, "pong")]


async def _until(live: Any, kind: str) -> AsyncIterator[Any]:
    while True:
        message = msgspec.json.decode(await asyncio.wait_for(live.recv(), 10))
        yield message
        if message["type"] == kind:
            return


@in_loop
async def test_a_greeting_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    """Who sends nonsense first, and then nothing, is waited for no longer than who sends nothing."""
    async with served(tmp_path, hello_seconds=SOON) as (_, target), connect(target.live) as live:
        await live.send("{")
        codes = [msgspec.json.decode(await asyncio.wait_for(live.recv(), 10))["error"]["code"] for _ in range(2)]
        assert codes == ["bad-message", "no-hello"]
        with pytest.raises(ConnectionClosed) as closed:
            await live.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


@in_loop
async def test_who_answers_no_ping_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maester.server.configuration.PING_SECONDS", SOON)
    async with served(tmp_path) as (server, target):
        live = await server.worker.hub.table(target.table)
        async with wire(target) as (reader, writer):
            writer.write(upgrade(target, f"/api/tables/{target.table}/live"))
            assert (await answer_to(reader))[0] == 101
            writer.write(masked(0x81, b'{"type": "hello"}'))
            async with asyncio.timeout(10):
                while not live.viewers.spectators(live.table):
                    await asyncio.sleep(0.01)
                while live.connections:
                    await asyncio.sleep(0.01)


# -- too much --------------------------------------------------------------------------------------------------


@in_loop
async def test_a_head_may_be_as_long_as_is_allowed(tmp_path: Path) -> None:
    """However it comes: at once, bit by bit, behind another request, for a page or for a table."""
    limits = Limits()
    async with served(tmp_path) as (_, target):
        largest = "x" * (limits.header_bytes - 1000)
        assert (await asked(target, request(target, "/api/health", f"Cookie: {largest}")))[0] == 200
        most = [f"X-{number}: 1" for number in range(limits.header_lines - 2)]
        assert (await asked(target, request(target, "/api/health", *most)))[0] == 200
        language = "Accept-Language: pl"
        for headers in ([language, f"Cookie: {largest * 2}"], [language, *most * 2], [language, *["a:"] * 50_000]):
            plain = request(target, "/api/health", *headers)
            for data in (
                plain,
                request(target, "/api/health") + plain,
                upgrade(target, "/api/tables/x/live", *headers),
            ):
                answers = []
                async with wire(target) as (reader, writer):
                    writer.write(data)
                    with contextlib.suppress(EOFError, ConnectionError):
                        while True:
                            answers.append(await answer_to(reader))
                status, content = answers[-1]
                problem = msgspec.json.decode(content)
                assert (status, problem["code"]) == (431, "headers-too-large")
                assert "Nagłówek" in problem["sentence"]


@in_loop
async def test_an_address_may_be_as_long_as_is_allowed(tmp_path: Path) -> None:
    async with served(tmp_path, target_bytes=100) as (_, target):
        assert (await asked(target, request(target, "/api/health?" + "x" * 80)))[0] == 200
        for path in ("/api/health?" + "x" * 100, "/" + "x" * 100):
            assert (await code_of(target, request(target, path)))[:2] == (414, "target-too-long")


@in_loop
async def test_a_body_comes_in_pieces_that_are_worth_it(tmp_path: Path) -> None:
    async with served(tmp_path) as (_, target):
        head = f"POST /api/me HTTP/1.1\r\nHost: {target.name}\r\nX-Maester: 1\r\nTransfer-Encoding: chunked\r\n\r\n"
        few = head.encode() + b"1\r\n \r\n" * 100 + b"2\r\n{}\r\n0\r\n\r\n"
        assert (await asked(target, few))[0] == 200
        many = head.encode() + b"1\r\n \r\n" * 5000
        assert (await code_of(target, many))[:2] == (413, "too-many-pieces")


@in_loop
async def test_after_a_refusal_the_rest_of_the_body_is_not_read(tmp_path: Path) -> None:
    """Else it could go on for ever."""
    async with served(tmp_path) as (_, target), wire(target) as (reader, writer):
        head = f"POST /api/me HTTP/1.1\r\nHost: {target.name}\r\nTransfer-Encoding: chunked\r\n\r\n"
        writer.write(head.encode())
        assert (await answer_to(reader))[0] == 403
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(_write_for_ever(writer), 10)


async def _write_for_ever(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"186a0\r\n" + b"x" * 100_000 + b"\r\n")
        await writer.drain()


@in_loop
async def test_who_goes_away_in_the_middle_is_no_fault_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as (_, target):
        for _ in range(3):
            async with wire(target) as (_, writer):
                writer.write(request(target, "/api/me", method="POST", body=b"x" * 100)[:-50])
                await asyncio.sleep(0.05)
        assert (await asked(target, request(target, "/api/health")))[0] == 200
    assert not caplog.records


@pytest.mark.parametrize(
    "data",
    [b"\x16\x03\x01\x02\x00", b"GET\r\n\r\n", b"\0" * 100, b"GET / HTTP/1.1\r\n\r\n"],
)
@in_loop
async def test_what_is_no_request_is_told_so(data: bytes, tmp_path: Path) -> None:
    async with served(tmp_path) as (_, target):
        assert (await code_of(target, data))[:2] == (400, "no-http")


@pytest.mark.parametrize(
    "frame", [masked(0x89, b""), masked(0x8A, b""), masked(0x00, b"")], ids=["ping", "pong", "cont"]
)
@in_loop
async def test_a_flood_of_frames_ends_the_connection(frame: bytes, tmp_path: Path) -> None:
    few = served(tmp_path, messages_per_second=1.0, message_burst=20)
    async with few as (server, target), wire(target) as (reader, writer):
        writer.write(upgrade(target, f"/api/tables/{target.table}/live"))
        assert (await answer_to(reader))[0] == 101
        writer.write(masked(0x81, b'{"type": "hello"}') + masked(0x01, b"") + frame * 150)
        await asyncio.sleep(0.1)
        assert (await server.worker.hub.table(target.table)).connections == 1, "that many are no flood"
        writer.write(frame * 1000)
        with contextlib.suppress(ConnectionError):
            closing = await asyncio.wait_for(reader.read(), 10)
            assert (4429).to_bytes(2, "big") + b"too-fast" in closing


@in_loop
async def test_text_that_is_none_ends_the_connection_and_is_not_worth_a_note(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as (_, target), wire(target) as (reader, writer):
        writer.write(upgrade(target, f"/api/tables/{target.table}/live"))
        assert (await answer_to(reader))[0] == 101
        writer.write(masked(0x81, b"\xff\xfe"))
        closing = await asyncio.wait_for(reader.read(), 10)
        assert (4400).to_bytes(2, "big") + b"bad-message" in closing
    assert not caplog.records


# -- too many --------------------------------------------------------------------------------------------------


@in_loop
async def test_an_address_has_so_many_sockets_and_gets_back_those_that_end(tmp_path: Path) -> None:
    two = served(tmp_path, sockets_per_address=2)
    async with two as (_, target), connect(target.live) as one, connect(target.live):
        async with connect(target.live) as three:
            with pytest.raises(ConnectionClosed) as closed:
                await three.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4408, "too-many-connections")
        await one.close()
        await _shown_to_somebody(target)


async def _shown_to_somebody(target: Target) -> None:
    """A place becomes free a moment after its connection has ended."""
    async with asyncio.timeout(10):
        while True:
            async with connect(target.live) as live:
                await live.send('{"type": "hello"}')
                with contextlib.suppress(ConnectionClosed):
                    assert msgspec.json.decode(await live.recv())["type"] == "table"
                    return


@in_loop
async def test_an_address_has_so_many_connections_and_gets_back_those_that_end(tmp_path: Path) -> None:
    """Those of a WebSocket count once."""
    async with served(tmp_path, connections_per_address=6) as (_, target):
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(connect(target.live, local_addr=(ELSEWHERE, 0)))
            for _ in range(3):
                await stack.enter_async_context(wire(target))
            assert (await asked(target, request(target, "/api/health")))[0] == 0
        async with asyncio.timeout(10):
            while (await asked(target, request(target, "/api/health")))[0] != 200:
                await asyncio.sleep(0.01)


@in_loop
async def test_new_connections_come_at_a_limited_pace(tmp_path: Path) -> None:
    async with served(tmp_path, connections_per_second=0.001, connection_burst=5) as (_, target):
        statuses = [(await asked(target, request(target, "/api/health")))[0] for _ in range(8)]
        assert statuses[0] == 200
        assert statuses[-1] == 0


# -- on the wire -----------------------------------------------------------------------------------------------


@in_loop
async def test_small_messages_are_sent_at_once() -> None:
    """Else the second of two would wait for the first to be acknowledged, which clients put off for 40 ms."""
    listener = listen("127.0.0.1", 0)
    made: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def note(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        accepted = writer.get_extra_info("socket")
        made.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async with await asyncio.start_server(note, sock=listener):
        _, writer = await asyncio.open_connection(*listener.getsockname())
        assert await asyncio.wait_for(made, 10)
        writer.close()


@in_loop
async def test_nonsense_before_a_socket_is_refused_is_not_worth_a_note(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Who connects too often waits for the refusal, and may send frames meanwhile."""
    async with served(tmp_path, requests_per_second=1e-6, request_burst=1, refusal_delay=10.0) as (_, target):
        async with connect(target.live, local_addr=(ELSEWHERE, 0)):
            pass
        async with wire(target) as (reader, writer):
            writer.write(upgrade(target, f"/api/tables/{target.table}/live"))
            await asyncio.sleep(0.05)
            writer.write(b"\x81\x01a")
            with contextlib.suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), 5) == b""
    assert not caplog.records
