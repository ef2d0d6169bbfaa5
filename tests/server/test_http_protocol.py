"""Connections step by step: what each waits for, how many there may be, and how they end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import h11
import msgspec
import pytest

from maester.server import configuration
from maester.server.addresses import NOWHERE
from maester.server.configuration import OTHER_FILES
from maester.server.connections import LINGER_BYTES, LINGER_SECONDS, LONGEST_LINE, LiveConnection
from tests.server.attacking import request, upgrade
from tests.server.connecting import LIMITS, OLA, TARGET, Server, moment
from tests.server.support import in_loop

# -- what is waited for ----------------------------------------------------------------------------------------


@in_loop
async def test_a_head_then_a_body_then_nothing_is_waited_for(tmp_path: Path) -> None:
    server = Server(tmp_path)
    connection, transport = server.made()
    assert server.clock.due == [11.0]
    whole = request(TARGET, "/", method="POST", body=b"abcd")
    connection.data_received(whole[:10])
    assert (server.clock.due, len(server.clock.timers)) == ([11.0], 1), "since its beginning, not since the last byte"
    connection.data_received(whole[10:-2])
    assert server.clock.due == [22.0]
    connection.data_received(whole[-2:-1])
    assert (server.clock.due, len(server.clock.timers)) == ([22.0], 2)
    connection.data_received(whole[-1:])
    assert server.clock.due == [], "now it is the server's turn"
    server.app.first.set()
    server.app.second.set()
    await moment()
    assert transport.written.endswith(b"abcd")
    assert server.clock.due == [connection.timeout_keep_alive], "between requests a person may take their time"
    connection.data_received(whole[:10])
    assert server.clock.due == [11.0], "and then the next one comes"
    assert transport.ends == []


@in_loop
async def test_who_said_nothing_is_dropped_and_who_said_half_is_told(tmp_path: Path) -> None:
    server = Server(tmp_path)
    _, silent = server.made()
    server.clock.end()
    assert (silent.written, silent.ends) == (b"", ["aborted"])
    for bytes_sent in (1, -1):
        slow, transport = server.made()
        slow.data_received(request(TARGET, "/", method="POST", body=b"abcd")[:bytes_sent])
        server.clock.end()
        assert transport.told == (408, "request-too-slow")
        assert transport.ends == ["nothing more"]
        assert server.clock.due == [LINGER_SECONDS]
        server.clock.end()
        assert transport.ends == ["nothing more", "aborted"]


@in_loop
async def test_after_the_last_answer_only_so_much_is_ignored(tmp_path: Path) -> None:
    connection, transport = Server(tmp_path).made()
    connection.data_received(b"GET\r\n\r\n")
    assert transport.told == (400, "no-http")
    another = request(TARGET, "/")
    connection.data_received(another)
    assert transport.written.count(b"HTTP/1.1 ") == 1, "it isn't even read"
    connection.data_received(b"x" * (LINGER_BYTES - len(another)))
    assert transport.ends == ["nothing more"]
    connection.data_received(b"x")
    assert transport.ends == ["nothing more", "aborted"]


@in_loop
async def test_an_answer_that_has_begun_is_not_followed_by_a_refusal(tmp_path: Path) -> None:
    """The client would read it as a part of the answer."""
    server = Server(tmp_path)
    connection, transport = server.made()
    connection.data_received(request(TARGET, "/", method="POST", body=b"abcd")[:-1])
    server.app.first.set()
    await moment()
    assert transport.written.endswith(b"ab")
    server.clock.end()
    assert transport.ends == ["aborted"]
    assert transport.written.endswith(b"ab")
    assert connection.cycle.disconnected, "the application needn't go on"


@in_loop
async def test_an_answer_that_has_not_begun_is_not_given_after_a_refusal(tmp_path: Path) -> None:
    server = Server(tmp_path)
    connection, transport = server.made()
    connection.data_received(request(TARGET, "/", method="POST", body=b"abcd")[:-1])
    server.clock.end()
    assert transport.told == (408, "request-too-slow")
    server.app.first.set()
    server.app.second.set()
    await moment()
    assert transport.told == (408, "request-too-slow"), "and nothing after it"


@in_loop
async def test_who_is_answered_before_the_end_of_the_body_need_not_send_the_rest(tmp_path: Path) -> None:
    server = Server(tmp_path)
    connection, transport = server.made()
    connection.data_received(request(TARGET, "/", method="POST", body=b"abcd")[:-1])
    server.app.first.set()
    server.app.second.set()
    await moment()
    assert transport.written.endswith(b"abcd")
    assert transport.ends == ["nothing more"]
    assert server.clock.due == [LINGER_SECONDS]


@in_loop
async def test_a_connection_that_is_not_used_any_more_is_closed_and_then_dropped(tmp_path: Path) -> None:
    """Who doesn't take what was sent would keep it for ever."""
    server = Server(tmp_path)
    connection, transport = server.made()
    connection.data_received(request(TARGET, "/"))
    server.app.first.set()
    server.app.second.set()
    await moment()
    server.clock.end()
    assert transport.ends == ["closed"]
    assert server.clock.due == [33.0]
    server.clock.end()
    assert transport.ends == ["closed", "aborted"]


@in_loop
async def test_a_connection_that_was_used_leaves_nothing_either(tmp_path: Path) -> None:
    server = Server(tmp_path)
    connection, _ = server.made()
    connection.data_received(request(TARGET, "/"))
    server.app.first.set()
    server.app.second.set()
    await moment()
    assert len(server.clock.due) == 1
    connection.connection_lost(ConnectionResetError())
    assert server.clock.due == []


@in_loop
async def test_of_two_requests_at_once_the_second_must_come_to_its_end_too(tmp_path: Path) -> None:
    server = Server(tmp_path)
    connection, transport = server.made()
    connection.data_received(request(TARGET, "/") + request(TARGET, "/")[:10])
    assert server.clock.due == [], "as long as the first isn't answered"
    server.app.first.set()
    server.app.second.set()
    await moment()
    assert transport.written.endswith(b"abcd")
    assert 11.0 in server.clock.due


@in_loop
async def test_who_waits_for_a_body_that_comes_too_late_hears_that_nobody_is_there(tmp_path: Path) -> None:
    server, heard = Server(tmp_path), []

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        heard.extend([(await receive())["type"], (await receive())["type"]])

    connection, _ = server.made()
    connection.app = listen
    connection.data_received(request(TARGET, "/", method="POST", body=b"abcd")[:-1])
    await moment()
    assert heard == []
    server.clock.end()
    await moment()
    assert heard == ["http.request", "http.disconnect"]


@in_loop
async def test_a_long_body_is_read_on_after_the_last_answer(tmp_path: Path) -> None:
    """Who is cut off while sending would not read it."""
    server = Server(tmp_path)
    connection, transport = server.made()
    connection.data_received(request(TARGET, "/", method="POST", body=b"x" * 200_000)[:-1000])
    assert not transport.is_reading, "the application has to take it first"
    server.clock.end()
    assert transport.told == (408, "request-too-slow")
    assert transport.is_reading


@pytest.mark.parametrize("over", [0, 1])
@in_loop
async def test_a_connection_that_becomes_a_socket_waits_for_nothing(over: int, tmp_path: Path) -> None:
    """Unless one of its lines is too long for what reads it again."""
    server = Server(tmp_path)
    connection, transport = server.made()
    connection.data_received(upgrade(TARGET, "/live", "X-Long: " + "x" * (LONGEST_LINE - len("x-long") + over)))
    if over:
        assert transport.told == (431, "headers-too-large")
        assert transport.protocol is connection
    else:
        assert isinstance(transport.protocol, LiveConnection)
        assert server.clock.due == []
    await moment()


@in_loop
async def test_nothing_is_due_after_the_end(tmp_path: Path) -> None:
    server = Server(tmp_path)
    connection, transport = server.made()
    assert len(server.state.connections) == 1
    transport.abort()
    connection.connection_lost(None)
    assert (server.clock.due, len(server.state.connections)) == ([], 0)


@in_loop
async def test_pieces_of_a_body_are_counted_for_each_request_anew(tmp_path: Path) -> None:
    server = Server(tmp_path, msgspec.structs.replace(LIMITS, body_pieces=3))
    server.app.first.set()
    server.app.second.set()
    connection, transport = server.made()
    head = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    for _ in range(2):
        connection.data_received(head + b"1\r\na\r\n" * 3 + b"0\r\n\r\n")
        await moment()
    assert transport.written.count(b"HTTP/1.1 200") == 2
    connection.data_received(head + b"1\r\na\r\n" * 4)
    assert transport.told == (413, "too-many-pieces")


@pytest.mark.parametrize("over", [0, 1])
@in_loop
async def test_a_head_of_the_last_allowed_line_is_read(over: int, tmp_path: Path) -> None:
    """Its first line counts; the empty one at its end doesn't."""
    server = Server(tmp_path, msgspec.structs.replace(LIMITS, header_lines=3))
    connection, transport = server.made()
    connection.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * (1 + over) + b"C: d\r\n\r\n")
    assert (connection.conn.their_state is h11.DONE) is not bool(over)
    if over:
        assert transport.told == (431, "headers-too-large")


@pytest.mark.parametrize("over", [0, 1])
@in_loop
async def test_a_head_without_an_end_is_waited_for_up_to_its_limit(over: int, tmp_path: Path) -> None:
    server = Server(tmp_path, msgspec.structs.replace(LIMITS, header_bytes=100))
    connection, transport = server.made()
    begun = b"GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: pl\r\nA: "
    connection.data_received(begun + b"b" * (99 + over - len(begun)))
    if over:
        assert transport.told == (431, "headers-too-large")
        assert "Nagłówek" in transport.written.decode(), "it has been read in which language"
    else:
        assert (transport.written, server.clock.due) == (b"", [11.0])


# -- how many --------------------------------------------------------------------------------------------------


@in_loop
async def test_more_connections_than_a_worker_can_hold_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(configuration, "allowed_files", lambda: OTHER_FILES + 2)
    server = Server(tmp_path)
    assert server.config.most_connections == 2
    first = server.made()[0]
    assert server.made()[1].ends == []
    third, dropped = server.made()
    assert dropped.ends == ["aborted"]
    assert len(server.clock.due) == 2, "nothing is waited for there"
    assert server.config._counts["10.0.0.1"] == 2, "and it isn't counted"
    third.connection_lost(None)
    assert server.config._counts["10.0.0.1"] == 2
    first.connection_lost(None)
    assert server.config._counts["10.0.0.1"] == 1
    assert server.made()[1].ends == []


@in_loop
async def test_a_worker_holds_twice_as_many_as_may_look_at_tables(tmp_path: Path) -> None:
    server = Server(tmp_path, msgspec.structs.replace(LIMITS, connections=7))
    assert server.config.most_connections == 14


@in_loop
async def test_connections_of_an_address_are_counted_and_those_of_a_proxy_not(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(LIMITS, connections_per_address=1)
    server = Server(tmp_path, limits, proxies=(OLA[0],))
    ala, _ = server.made()
    again, dropped = server.made()
    assert dropped.ends == ["aborted"]
    again.connection_lost(None)
    assert server.made()[1].ends == ["aborted"], "one that didn't count leaves no room"
    ala.connection_lost(None)
    assert server.made()[1].ends == []
    for _ in range(3):
        proxy, transport = server.made(OLA)
        assert transport.ends == []
    proxy.connection_lost(None)
    assert server.config._counts[OLA[0]] == 0


@in_loop
async def test_who_has_no_address_is_counted_too(tmp_path: Path) -> None:
    """At a Unix socket."""
    server = Server(tmp_path, msgspec.structs.replace(LIMITS, connections_per_address=1))
    assert server.config.connected(None)
    assert not server.config.connected(None)
    assert server.config._counts[NOWHERE] == 1
    server.config.disconnected(None)
    assert server.config.connected(None)
