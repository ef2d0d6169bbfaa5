"""A seat on the network: what it keeps of what it hears, and what becomes of its questions when nobody answers."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from maester.client import Refused, Seat


def new_seat(since: int = 0) -> Seat:
    return Seat("ws://127.0.0.1:1", "cookie", 0, since=since)


def handle(seat: Seat, **message: Any) -> Seat:
    seat._handle(msgspec.json.encode(message))
    return seat


def state(since: int, *events: int, **more: Any) -> dict[str, Any]:
    view = {"over": more.pop("over", False)}
    told = [{"event": "number", "number": event} for event in events]
    return {"type": "state", "events_from": since, "events": told, "decision": None, "view": view, **more}


def numbers(seat: Seat) -> list[int]:
    return [event["number"] for event in seat.events]


# -- listening ---------------------------------------------------------------------------------------------------


def test_events_take_their_place_after_those_that_were_told_before() -> None:
    seat = handle(new_seat(), **state(0, 1, 2, 3))
    assert numbers(handle(seat, **state(3, 4))) == [1, 2, 3, 4]
    assert numbers(handle(seat, **state(2, 30, 40))) == [1, 2, 30, 40], "told anew"
    late = handle(new_seat(since=10), **state(10, 11, 12))
    assert numbers(handle(late, **state(11, 20))) == [11, 20]
    assert numbers(handle(late, **state(0, 1, 2))) == [1, 2], "the server has begun at the beginning"


def test_lines_of_chat_take_their_place_too() -> None:
    seat = handle(new_seat(), type="chat", **{"from": 0}, lines=[{"text": "one"}, {"text": "two"}])
    handle(seat, type="chat", **{"from": 2}, lines=[{"text": "three"}])
    assert [line["text"] for line in seat.chat] == ["one", "two", "three"]
    handle(seat, type="chat", **{"from": 1}, lines=[{"text": "second"}])
    assert [line["text"] for line in seat.chat] == ["one", "second"]


def test_a_decision_that_was_answered_is_none_any_more() -> None:
    seat = new_seat()
    assert (seat.decision, seat.over) == (None, False)
    for answered in (False, True):
        decision = {"number": 3, "answered": answered}
        handle(seat, **state(0, decision=decision))
        assert seat.decision == (None if answered else decision)
    assert not seat.over
    assert handle(seat, **state(0, over=True)).over


def test_what_else_is_told_is_kept() -> None:
    seat = new_seat()
    handle(seat, type="table", table={"id": "x"})
    handle(seat, type="stops", asked=["plot"])
    handle(seat, type="failed", error={"code": "too-fast"})
    assert seat.table == {"id": "x"}
    assert seat.stops is not None
    assert (seat.stops["asked"], seat.failures, seat.received) == (["plot"], [{"code": "too-fast"}], [])
    seat.keep = True
    handle(seat, type="pong")
    assert seat.received == [b'{"type":"pong"}']
    handle(seat, type="answer", ask=99)  # nobody waits for it any more


# -- over a connection -------------------------------------------------------------------------------------------


class Server:
    """Answers each message as it was told to, and ends the connection where there is no answer left."""

    def __init__(self, *answers: dict[str, Any]) -> None:
        self._answers = list(answers)
        self.heard: list[Any] = []

    async def talk(self, connection: ServerConnection) -> None:
        async for data in connection:
            self.heard.append(msgspec.json.decode(data))
            if self.heard[-1]["type"] == "hello":
                continue
            if not self._answers:
                return
            answer = self._answers.pop(0)
            await connection.send(msgspec.json.encode({"ask": self.heard[-1].get("ask"), **answer}).decode())


async def with_seat(server: Server, asked: Any) -> Any:
    """What is asked of a seat at this server."""
    async with serve(server.talk, "127.0.0.1", 0) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        async with asyncio.timeout(10), Seat(f"ws://127.0.0.1:{port}", "cookie", 1, since=4, language="pl") as seat:
            return await asked(seat)


def test_it_says_hello_and_asks_with_numbers() -> None:
    async def asked(seat: Seat) -> list[Any]:
        handle(seat, **state(0, decision={"number": 8, "answered": False}))
        await seat.hold()
        await seat.play("pass")
        await seat.play("pass", 5)
        return [await seat.why_not("pass"), await seat.odds(), await seat.why_not("pass")]

    answers = [{"type": "answer"}] * 3
    rule, odds = {"rule": "march.one-battle"}, {"win": 0.5}
    server = Server(*answers, {"type": "why", "refusal": rule}, {"type": "odds", "odds": odds}, {"type": "why"})
    assert asyncio.run(with_seat(server, asked)) == [rule, odds, None]
    hello, hold, *plays = server.heard
    assert hello == {"type": "hello", "seat": 1, "since": 4, "language": "pl"}
    assert (hold["type"], hold["number"]) == ("hold", 8)
    assert [(play["ask"], play["number"]) for play in plays[:2]] == [(2, 8), (3, 5)]


def test_a_refusal_carries_what_the_server_said() -> None:
    error = {"code": "illegal-move", "values": {"most": 3}, "sentence": "No.", "rule": "march.one-battle"}
    with pytest.raises(Refused, match="No") as refused:
        asyncio.run(with_seat(Server({"type": "refused", "error": error}), lambda seat: seat.undo()))
    assert (refused.value.code, refused.value.values, refused.value.rule) == (
        "illegal-move",
        {"most": 3},
        "march.one-battle",
    )


def test_who_waits_when_the_connection_ends_is_told_so() -> None:
    async def until(seat: Seat) -> None:
        await seat.send({"type": "ping"})
        await seat.until(lambda seat: seat.over, 5)

    async def afterwards(seat: Seat) -> None:
        with pytest.raises(ConnectionError):
            await until(seat)
        assert seat.closed
        for ask in (seat.undo, seat.concede):
            with pytest.raises(ConnectionError):
                await ask()
        assert all(waiting.done() for waiting in seat._answers.values())
        raise ConnectionError("as expected")

    for waits in (lambda seat: seat.undo(), until, afterwards):
        with pytest.raises(ConnectionError):
            asyncio.run(with_seat(Server(), waits))


@pytest.mark.parametrize(
    ("code", "may_return"), [(4400, False), (4403, False), (4404, False), (4408, True), (4429, True), (4503, True)]
)
def test_who_is_sent_away_knows_why_and_whether_to_return(code: int, may_return: bool) -> None:
    """After 4400, 4403 and 4404 the server wouldn't let the same client in again."""

    async def sent_away(connection: ServerConnection) -> None:
        await connection.recv()
        await connection.close(code, "a-reason")

    async def connected() -> None:
        async with serve(sent_away, "127.0.0.1", 0) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            async with asyncio.timeout(10), Seat(f"ws://127.0.0.1:{port}", "cookie", 0) as seat:
                assert (seat.close_code, seat.may_return) == (None, False), "it is there"
                with pytest.raises(ConnectionError, match=f"{code} a-reason"):
                    await seat.until(lambda seat: seat.over, 5)
                with pytest.raises(ConnectionError, match=f"{code} a-reason"):
                    await seat.undo()
                assert (seat.closed, seat.close_code, seat.may_return) == (True, code, may_return)

    asyncio.run(connected())


def test_a_connection_that_broke_may_be_made_anew() -> None:
    async def broken(connection: ServerConnection) -> None:
        await connection.recv()
        connection.transport.abort()

    async def connected() -> None:
        async with serve(broken, "127.0.0.1", 0) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            async with asyncio.timeout(10), Seat(f"ws://127.0.0.1:{port}", "cookie", 0) as seat:
                with pytest.raises(ConnectionError):
                    await seat.until(lambda seat: seat.over, 5)
                assert (seat.close_code, seat.may_return) == (1006, True)

    asyncio.run(connected())


def test_who_is_refused_at_the_hello_does_not_wait() -> None:
    problem = {"code": "not-your-seat", "values": {}, "sentence": "This isn't your seat."}

    async def asked(seat: Seat) -> None:
        await seat.send({"type": "ping"})
        await seat.until(lambda seat: seat.failures)  # who waits for that gets it
        await seat.until(lambda seat: seat.over, 5)

    with pytest.raises(Refused, match="isn't your seat") as refused:
        asyncio.run(with_seat(Server({"type": "failed", "error": problem}), asked))
    assert refused.value.code == "not-your-seat"

    async def later(seat: Seat) -> None:
        handle(seat, type="table", table={"id": "x"})
        await seat.send({"type": "ping"})
        await seat.until(lambda seat: seat.failures)
        await seat.send({"type": "ping"})
        await seat.until(lambda seat: seat.over, 5)

    with pytest.raises(ConnectionError):  # it is at the table: only the end of the connection ends its waiting
        asyncio.run(with_seat(Server({"type": "failed", "error": problem}), later))


def test_another_seat_begins_with_nothing() -> None:
    async def looked(seat: Seat) -> None:
        handle(seat, **state(0, 1, 2))
        handle(seat, type="stops", asked=[])
        handle(seat, type="chat", **{"from": 0}, lines=["one"])
        await seat.look(0, 7)
        assert (seat.seat, seat.since, seat.state, seat.stops, seat.events, seat.chat) == (0, 7, None, None, [], [])

    server = Server()
    asyncio.run(with_seat(server, looked))
    assert server.heard[1:] == [{"type": "look", "seat": 0, "since": 7}]


def test_a_place_where_no_table_is_is_a_connection_error() -> None:
    async def refuse(connection: Any, request: Any) -> Any:
        return connection.respond(403, "no")

    async def connected() -> None:
        async with serve(Server().talk, "127.0.0.1", 0, process_request=refuse) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            async with Seat(f"ws://127.0.0.1:{port}", "cookie", None):
                pass

    with pytest.raises(ConnectionError):
        asyncio.run(connected())
    with pytest.raises(ConnectionError):
        asyncio.run(new_seat().__aenter__())
