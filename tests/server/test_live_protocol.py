"""WebSockets step by step: what is read of them, how they end, and that nothing of them is left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from maester.server.connections import PIECE
from maester.server.failures import BadRequest, TooFast
from tests.server.attacking import masked, upgrade
from tests.server.connecting import ALA, LIMITS, TARGET, Server, Transport, moment
from tests.server.support import in_loop


@in_loop
async def test_a_head_that_is_too_strange_for_a_socket_is_told_so(tmp_path: Path) -> None:
    server = Server(tmp_path)
    connection, transport = server.live()
    connection.data_received(upgrade(TARGET, "/live", "X-Odd: a\1b"))
    assert transport.told == (400, "no-http")
    assert transport.ends == ["closed"]
    assert server.clock.due == [33.0], "and if that isn't taken, it is dropped"
    server.clock.end()
    assert transport.ends == ["closed", "aborted"]


async def opened(server: Server) -> tuple[Any, Transport]:
    """A WebSocket that was let in."""
    connection, transport = server.live()
    connection.data_received(upgrade(TARGET, "/live"))
    await moment()
    assert transport.written.startswith(b"HTTP/1.1 101")
    transport.written = b""
    for timer in server.clock.timers:
        timer.cancel()
    return connection, transport


@in_loop
async def test_frames_that_nobody_may_send_end_the_connection(tmp_path: Path) -> None:
    server = Server(tmp_path)
    connection, transport = await opened(server)
    connection.data_received(b"\x81\x01a")
    assert (1002).to_bytes(2, "big") in transport.written, "it wasn't masked"
    assert transport.ends == ["closed"]
    assert server.clock.due == [33.0]
    connection.data_received(masked(0x81, b"hello"))
    await moment()
    assert [message["type"] for message in server.app.heard] == [], "nothing more was heard"


@in_loop
async def test_frames_before_it_was_let_in_end_the_connection(tmp_path: Path) -> None:
    server = Server(tmp_path)
    connection, transport = server.live()
    connection.data_received(upgrade(TARGET, "/live"))
    connection.data_received(b"\x81\x01a")
    assert (transport.written, transport.ends) == (b"", ["aborted"])


@in_loop
async def test_long_messages_are_read_piece_by_piece_and_frames_are_counted(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(LIMITS, messages_per_second=1e-6, message_burst=1)
    server = Server(tmp_path, limits)
    connection, transport = await opened(server)
    text = b"x" * (3 * PIECE)
    frame = bytes([0x81, 0xFE]) + len(text).to_bytes(2, "big") + bytes(4) + text
    connection.data_received(frame)
    await moment()
    connection.data_received(masked(0x89, b"") * 7)
    assert transport.ends == [], "ten frames for a message, of which the head is the first, and this was the ninth"
    assert transport.written.count(b"\x8a") == 7
    connection.data_received(masked(0x81, b"hello"))
    connection.data_received(masked(0x89, b""))
    assert transport.ends == ["closed"]
    await moment()
    assert TooFast.close.to_bytes(2, "big") + b"too-fast" in transport.written
    assert server.clock.due == [33.0]
    begun, *texts = server.app.heard
    assert begun["type"] == "websocket.connect"
    assert [len(message["text"]) for message in texts] == [len(text), len("hello")]


@in_loop
async def test_who_does_not_read_gets_no_pongs(tmp_path: Path) -> None:
    connection, transport = await opened(Server(tmp_path))
    connection.data_received(masked(0x89, b""))
    assert transport.written.count(b"\x8a") == 1
    connection.pause_writing()
    connection.data_received(masked(0x89, b"") * 100)
    assert transport.written.count(b"\x8a") == 1
    connection.resume_writing()
    connection.data_received(masked(0x89, b""))
    assert transport.written.count(b"\x8a") == 2, "those from before were never kept"


@in_loop
async def test_text_that_is_none_and_bytes_that_are(tmp_path: Path) -> None:
    server = Server(tmp_path)
    connection, transport = await opened(server)
    connection.data_received(masked(0x82, b"\xff\xfe"))
    await moment()
    assert transport.ends == [], "as bytes it may be anything"
    connection.data_received(masked(0x81, b"\xff\xfe"))
    assert BadRequest.close.to_bytes(2, "big") + b"bad-message" in transport.written
    assert transport.ends == ["closed"]
    await moment()
    _, data, end = server.app.heard
    assert data["bytes"] == b"\xff\xfe"
    assert (end["type"], end["code"], end["reason"]) == ("websocket.disconnect", BadRequest.close, "bad-message")


@in_loop
async def test_a_socket_that_has_ended_is_counted_no_more_and_nothing_is_due(tmp_path: Path) -> None:
    server = Server(tmp_path, msgspec.structs.replace(LIMITS, connections_per_address=5))
    assert server.config.connected(ALA)
    connection, _ = await opened(server)
    connection.data_received(b"\x81\x01a")
    assert server.clock.due == [33.0]
    connection.connection_lost(None)
    assert server.clock.due == []
    assert server.config._counts[ALA[0]] == 0
    await moment()
    assert server.clock.due == [], "also if the application ends later"
