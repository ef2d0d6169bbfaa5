"""One connection: what it hears is answered, refused in its own language, or ends it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from maester.engine import definition_of, refuse
from maester.errors import IllegalMove
from maester.server import sockets
from maester.server.failures import BadRequest, Busy, Failure, TooFast, TooLarge
from maester.server.limits import Buckets
from maester.server.settings import Limits
from maester.server.sockets import Conversation, read_message
from maester.server.wire.incoming import Ping
from maester.server.wire.outgoing import PongMessage
from tests.server.test_stop_settings import LANNISTER, STARK, table_of
from tests.server.test_viewers import told

PING = '{"type": "ping"}'


class Table:
    """A live table that only notes what is asked of it."""

    def __init__(self, error: Exception | None = None) -> None:
        self.table = table_of()
        self.definition = definition_of(self.table.game)
        self.asked: list[Any] = []
        self.error = error
        self.auto_pass = self
        self.forgotten: list[Any] = []
        self.connections = 0

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        async def note(*values: Any, **named: Any) -> Any:
            self.asked.append((name, *values, *named.values()))
            if self.error is not None:
                raise self.error
            return refuse("draw.two-cards") if name == "why_not" else None

        return note

    async def look(self, viewer: Any, seat: int | None, since: int) -> None:
        viewer.look(seat, since)

    def forget(self, viewer: Any) -> None:
        self.forgotten.append(viewer)


class Socket:
    """A connection on which these messages come, and then nothing more; None is its end."""

    def __init__(self, *messages: str | None) -> None:
        self._messages = list(messages)
        self.sent: list[Any] = []
        self.closed: list[tuple[int, str]] = []

    async def receive(self) -> dict[str, Any]:
        if not self._messages:
            await asyncio.Event().wait()
        text = self._messages.pop(0)
        return {"type": "websocket.disconnect"} if text is None else {"type": "websocket.receive", "text": text}

    async def send_text(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text))

    async def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))


def conversation(live: Table | None = None, socket: Socket | None = None, **limits: Any) -> Any:
    """A connection of the guest who is Stark, with a chat of two lines."""
    settings = SimpleNamespace(limits=msgspec.structs.replace(Limits(), **limits))
    services, messages = SimpleNamespace(settings=settings), Buckets(0.0, settings.limits.address_message_burst)
    worker: Any = SimpleNamespace(services=services, chat=Buckets(0.0, 2), messages=messages)
    return Conversation(socket or Socket(), worker, live or Table(), "stark", "1.2.3.4")  # type: ignore[arg-type]


def heard(talk: Any, *messages: dict[str, Any] | str) -> list[Any]:
    """What is told after these messages."""

    async def handle() -> None:
        for message in messages:
            await talk.handle(msgspec.json.encode(message).decode() if isinstance(message, dict) else message)

    asyncio.run(handle())
    return told(talk.viewer)


def said_hello(seat: int | None = STARK, language: str = "en") -> dict[str, Any]:
    return {"type": "hello", "seat": seat, "language": language}


# -- reading -----------------------------------------------------------------------------------------------------


def test_a_message_may_be_as_long_as_is_allowed() -> None:
    assert isinstance(read_message(PING, len(PING)), Ping)
    with pytest.raises(TooLarge) as refused:
        read_message(PING, len(PING) - 1)
    assert refused.value.values["longest"] == len(PING) - 1


def test_everything_before_the_hello_ends_the_connection() -> None:
    for message in (PING, '{"type": "look"}', '{"type": "undo"}'):
        with pytest.raises(BadRequest, match="hello"):
            heard(conversation(), message)
    (failed,) = heard(conversation(), "{")
    assert (failed["type"], failed["error"]["code"]) == ("failed", "bad-message")


def test_who_says_too_much_is_told_so_and_disconnected_only_if_it_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_REFUSED", 2)
    talk = conversation(messages_per_second=0.0, message_burst=2)
    messages = heard(talk, said_hello(), PING, PING, PING)
    assert [message["type"] for message in messages] == ["pong", "failed", "failed"]
    assert messages[-1]["error"]["code"] == "too-fast"
    with pytest.raises(TooFast):
        heard(talk, PING)
    # Whoever keeps the limit in between begins anew.
    talk = conversation(messages_per_second=0.0, message_burst=1)
    heard(talk, said_hello(), PING, PING)
    talk.viewer.messages._left = 1.0
    heard(talk, PING, PING, PING)
    with pytest.raises(TooFast):
        heard(talk, PING)


# -- answering ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "asked"),
    [
        ({"type": "play", "move": "pass", "number": 7}, ("play", STARK, "pass", 7)),
        ({"type": "undo", "further": True}, ("undo", STARK, True)),
        ({"type": "undo"}, ("undo", STARK, False)),
        ({"type": "concede"}, ("concede", STARK)),
        ({"type": "stops", "asked": ["plot"], "pause": 2}, ("set_stops", STARK, ("plot",), 2.0)),
        ({"type": "skip", "until": "event"}, ("skip", STARK, "event")),
        ({"type": "hold", "number": 9}, ("hold", STARK, 9)),
        ({"type": "say", "text": " a  word\0 ", "to": 1}, ("say", STARK, "a word", LANNISTER)),
    ],
)
def test_what_is_asked_for_the_own_seat_is_done_and_answered(message: dict[str, Any], asked: tuple[Any, ...]) -> None:
    live = Table()
    assert heard(conversation(live), said_hello(), {**message, "ask": 5}) == [{"type": "answer", "ask": 5}]
    assert live.asked == [asked]


def test_a_connection_acts_for_no_seat_but_the_one_it_looks_from() -> None:
    for seat, wished in ((None, None), (None, STARK), (STARK, LANNISTER), (LANNISTER, None)):
        live = Table()
        (refused,) = heard(conversation(live), said_hello(seat), {"type": "concede", "ask": 3, "seat": wished})
        assert (refused["type"], refused["ask"], refused["error"]["code"]) == ("refused", 3, "not-your-seat")
        assert live.asked == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_refusals_are_in_the_language_of_the_hello(language: str) -> None:
    wrong = IllegalMove("draw.two-cards")
    hello, why = said_hello(language=language), {"type": "why", "ask": 2, "move": "pass"}
    (refused,) = heard(conversation(Table(wrong)), hello, {"type": "undo", "ask": 1})
    (answer,) = heard(conversation(), hello, why)
    sentence = refuse("draw.two-cards").text(language, "cardgame")
    assert refused["error"]["sentence"] == answer["refusal"]["sentence"] == sentence
    assert (answer["ask"], answer["refusal"]["rule"]) == (2, "draw.two-cards")


def test_a_fault_of_the_server_is_a_refusal_that_tells_nothing(caplog: pytest.LogCaptureFixture) -> None:
    talk = conversation(Table(RuntimeError("the secret of Hodor")))
    (refused,) = heard(talk, said_hello(), {"type": "concede", "ask": 4})
    assert (refused["type"], refused["ask"], refused["error"]["code"]) == ("refused", 4, "server-failed")
    assert "Hodor" not in str(refused)
    assert "Hodor" in caplog.text


def test_the_chat_of_one_guest_is_limited() -> None:
    line = {"type": "say", "text": "hello", "ask": 1}
    talk = conversation()
    answers = heard(talk, said_hello(), line, line, line)
    assert [answer["type"] for answer in answers] == ["answer", "answer", "refused"]
    assert answers[-1]["error"]["code"] == "chat-too-fast"
    other = conversation()
    other._worker.chat = talk._worker.chat
    other.viewer.guest = "lannister"
    assert heard(other, said_hello(LANNISTER), line)[0]["type"] == "answer"


# -- the end -----------------------------------------------------------------------------------------------------


def ended(socket: Socket, **limits: Any) -> Table:
    """The table after the whole conversation."""
    live = Table()
    asyncio.run(asyncio.wait_for(conversation(live, socket, **limits).run(), 10))
    return live


def test_who_says_nothing_is_disconnected() -> None:
    socket = Socket()
    live = ended(socket, hello_seconds=0.01)
    assert [message["error"]["code"] for message in socket.sent] == ["no-hello"]
    assert socket.closed == [(BadRequest.close, "no-hello")]
    assert len(live.forgotten) == 1
    assert live.connections == 0


class SlowSocket(Socket):
    """One that takes a moment for every message, or never takes any."""

    def __init__(self, *messages: str | None, seconds: float) -> None:
        super().__init__(*messages)
        self._seconds = seconds

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(self._seconds)
        await super().send_text(text)


def test_what_waits_is_sent_before_the_connection_ends() -> None:
    for seconds in (0.0, 0.01):
        socket = SlowSocket(msgspec.json.encode(said_hello()).decode(), PING, PING, None, seconds=seconds)
        live = ended(socket)
        assert [message["type"] for message in socket.sent] == ["pong", "pong"]
        assert len(live.forgotten) == 1


def test_who_takes_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "CLOSE_SECONDS", 0.01)

    async def left() -> set[Any]:
        socket = SlowSocket(msgspec.json.encode(said_hello()).decode(), PING, None, seconds=60.0)
        await asyncio.wait_for(conversation(socket=socket).run(), 10)
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert asyncio.run(left()) == set(), "nobody goes on sending"


def test_a_connection_that_does_not_read_is_not_listened_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends though its client neither says nor takes anything any more."""
    monkeypatch.setattr(sockets, "CLOSE_SECONDS", 0.01)
    socket = SlowSocket(msgspec.json.encode(said_hello()).decode(), PING, PING, PING, PING, seconds=60.0)
    live = ended(socket, waiting_messages=2)
    assert len(live.forgotten) == 1
    assert live.connections == 0


def test_nonsense_is_no_greeting() -> None:
    socket = Socket("{", "[]")
    ended(socket, hello_seconds=0.05)
    assert [message["error"]["code"] for message in socket.sent] == ["bad-message", "bad-message", "no-hello"]


def test_what_comes_too_fast_is_refused_by_its_number() -> None:
    """Else who asked would wait for the answer."""
    talk = conversation(messages_per_second=0.0, message_burst=1)
    (refused,) = heard(talk, said_hello(), {"type": "undo", "ask": 9})
    assert (refused["type"], refused["ask"], refused["error"]["code"]) == ("refused", 9, "too-fast")


def test_all_connections_of_an_address_share_a_limit() -> None:
    """What takes longer counts for more."""
    one, other = conversation(address_message_burst=13), conversation()
    other._worker.messages = one._worker.messages
    assert heard(one, said_hello()) == heard(other, said_hello()) == []
    assert [message["type"] for message in heard(one, PING, PING)] == ["pong", "pong"]
    assert [message["type"] for message in heard(other, PING, PING)] == ["pong", "failed"]
    other._address = "1.2.3.5"
    assert [message["type"] for message in heard(other, PING)] == ["pong"]


@pytest.mark.parametrize("failure", [TooFast(), Busy("server-stops")])
def test_a_connection_is_closed_with_the_code_of_the_failure(failure: Failure) -> None:
    async def sent() -> Socket:
        socket = Socket()
        talk = conversation(socket=socket)
        talk.viewer.end(failure)
        await talk._send()
        return socket

    assert asyncio.run(sent()).closed == [(failure.close, failure.code)]


def test_what_is_no_message_is_nonsense_too() -> None:
    """And what comes as bytes is read like text."""

    class Odd(Socket):
        def __init__(self, *received: dict[str, Any]) -> None:
            super().__init__()
            self._received = list(received)

        async def receive(self) -> dict[str, Any]:
            return self._received.pop(0) if self._received else {"type": "websocket.disconnect"}

    hello, receive = msgspec.json.encode(said_hello()), "websocket.receive"
    socket = Odd(
        {"type": "websocket.connect"},
        {"type": receive, "text": None, "bytes": None},
        {"type": receive, "bytes": hello},
        {"type": receive, "text": None, "bytes": PING.encode()},
    )
    ended(socket)
    codes = [message["error"]["code"] if message["type"] == "failed" else message["type"] for message in socket.sent]
    assert codes == ["bad-message", "bad-message", "pong"]


def test_who_stops_reading_while_nothing_comes_is_not_waited_for() -> None:
    """What others do at the table fills the queue, not what the client says."""

    async def stopped() -> Table:
        live, socket = Table(), SlowSocket(msgspec.json.encode(said_hello()).decode(), seconds=60.0)
        talk = conversation(live, socket, waiting_messages=2)
        running = asyncio.create_task(talk.run())
        while not talk.viewer.ready:
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        for _ in range(5):
            talk.viewer.send(PongMessage())
            await asyncio.sleep(0)
        await asyncio.wait_for(running, 10)
        return live

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sockets, "CLOSE_SECONDS", 0.01)
        assert asyncio.run(stopped()).connections == 0
