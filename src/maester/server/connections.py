"""Connections as uvicorn serves them, but none for ever: who says nothing, says it too slowly, too often or in pieces
that are too small, or doesn't take the answer, is told so if possible, and disconnected.

All of this comes before the middleware, which sees whole requests only.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any

import h11
import msgspec
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from maester.server.configuration import ServerConfiguration
from maester.server.failures import BadRequest, Failure, HeadTooLarge, TooFast, TooLarge, TooLate
from maester.server.language import asked_language
from maester.server.limits import Bucket
from maester.server.messages import problem_of
from maester.server.settings import Limits

LINGER_SECONDS = 2.0
LINGER_BYTES = 1024 * 1024
"""So long, and so much, is read and ignored after the last answer: one that is cut off while it still sends would not
read the answer.
"""
PIECE = 2 * 1024
"""So much of what came over a WebSocket is read at a time."""
FRAMES = 10
"""Frames for each message that may be sent: pings, pongs and fragments are frames, too."""
LONGEST_LINE = 8000
"""Of the head of a request for a WebSocket, which `websockets` reads again."""
_BLANK_LINE = re.compile(rb"\n\r?\n")
_LANGUAGE = re.compile(rb"\naccept-language:([^\r\n]{1,200})", re.IGNORECASE)


def answer_bytes(failure: Failure, language: str) -> bytes:
    """A failure as the last answer of a connection."""
    body = msgspec.json.encode(problem_of(failure, language))
    head = (
        f"HTTP/1.1 {failure.status} Refused\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


class _Requests(h11.Connection):
    """Reads requests whose parts are neither too long nor too many; `refusal` says what was wrong with another one."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(h11.SERVER, max_incomplete_event_size=limits.header_bytes)
        self._limits = limits
        self._pieces = 0
        self.refusal: Failure | None = None
        self.language = "en"

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE:
            self._check_head(self.trailing_data[0])
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = 0
        elif isinstance(event, h11.Data) and event.chunk_start:
            self._pieces += 1
            if self._pieces > self._limits.body_pieces:
                self._refuse(TooLarge("too-many-pieces", most=self._limits.body_pieces))
        return event

    def _check_head(self, data: bytes) -> None:
        """Before it is read: reading is what takes long."""
        limits = self._limits
        end = _BLANK_LINE.search(data, 0, limits.header_bytes)
        too_long = end is None and len(data) >= limits.header_bytes
        lines = data.count(b"\n", 0, limits.header_bytes if end is None else end.start())
        if too_long or lines > limits.header_lines:
            named = _LANGUAGE.search(data, 0, limits.header_bytes)
            self.language = asked_language("", named[1].decode("latin-1") if named else "")
            self._refuse(HeadTooLarge(longest=limits.header_bytes, most=limits.header_lines))

    def _refuse(self, failure: Failure) -> None:
        self.refusal = failure
        raise h11.RemoteProtocolError(failure.code)


class HttpConnection(H11Protocol):
    """A connection of HTTP. It ends if a head or a body doesn't come to its end in time, or an answer isn't taken."""

    config: ServerConfiguration
    conn: _Requests

    def __init__(
        self,
        config: ServerConfiguration,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = _Requests(config.limits)
        self._counted = False
        self._has_asked = False
        """The head of a request has come, at least once."""
        self._received = 0
        self._ending = False
        self._waiting: tuple[str | None, object] = (None, None)
        self._timer: asyncio.TimerHandle | None = None

    # -- the beginning and the end ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.config.most_connections:
            self.transport.abort()  # without a word, which would take longer than the next one takes to come
            return
        self._counted = self.config.connected(self.client)
        if self._counted:
            self._watch()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(None, 0.0)
        self._unset_keepalive_if_required()
        if self._counted:
            self.config.disconnected(self.client)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The same connection goes on as another one, which is counted until its end."""
        if any(len(name) + len(value) > LONGEST_LINE for name, value in self.headers):
            self._refuse(HeadTooLarge(longest=LONGEST_LINE, most=self.config.limits.header_lines))
            return
        self._wait_for(None, 0.0)
        super().handle_websocket_upgrade(event)

    # -- listening --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        if not self._ending:
            super().data_received(data)
            self._has_asked = self._has_asked or self.conn.their_state is not h11.IDLE
            self._watch()
        elif self._received > LINGER_BYTES:
            self.transport.abort()

    def _watch(self) -> None:
        """Waits for what must come next."""
        if self._ending or self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        state, limits = self.conn.their_state, self.config.limits
        if state is h11.SEND_BODY:
            self._wait_for("body", limits.body_seconds)
        elif state is h11.IDLE and (not self._has_asked or self.conn.trailing_data[0]):
            self._wait_for("head", limits.head_seconds)
        else:  # between requests uvicorn waits by itself
            self._wait_for(None, 0.0)

    def _wait_for(self, what: str | None, seconds: float) -> None:
        waiting = what, self.cycle
        if waiting == self._waiting:
            return
        self._waiting = waiting
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if what is not None:
            self._timer = self.loop.call_later(seconds, self._too_late, seconds)

    def _too_late(self, seconds: float) -> None:
        if self._received:
            self._refuse(TooLate(seconds=seconds))
        else:
            self.transport.abort()

    # -- answering --------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """Something that can't be read as a request."""
        self._refuse(self.conn.refusal or BadRequest("no-http"))

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # it was answered without hearing the rest
            self._end()
        else:
            self._watch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._abort_after(self.config.limits.unread_seconds)

    def _refuse(self, failure: Failure) -> None:
        """The last answer, if none is under way."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self.transport.abort()
                return
        self.transport.write(answer_bytes(failure, self.conn.language))
        self._end()

    def _end(self) -> None:
        """Says nothing more, and listens to nothing."""
        self._unset_keepalive_if_required()
        self._ending = True
        self._received = 0
        self.transport.write_eof()
        self.flow.resume_reading()
        self._abort_after(LINGER_SECONDS)

    def _abort_after(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.transport.abort)


class LiveConnection(WebSocketsSansIOProtocol):
    """A connection of a WebSocket. It ends if more frames come than anybody needs, or pings aren't answered."""

    config: ServerConfiguration

    def __init__(self, config: ServerConfiguration, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        limits = config.limits
        self._frames = Bucket(limits.messages_per_second * FRAMES, limits.message_burst * FRAMES)
        self._aborting: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._aborting is not None:
            self._aborting.cancel()
        self.config.disconnected(self.client)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Piece by piece: a quarter of a megabyte of tiny frames would take too long at once."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            self.conn.receive_data(data[start : start + PIECE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                # `websockets` is stricter about headers than what read them first, and would wait for ever.
                self.transport.write(answer_bytes(BadRequest("no-http"), "en"))
                self.transport.close()
                self._abort_later()
                return
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            if not self._frames.take(len(self.conn.events)):
                self._fail(TooFast())
                return
            self.handle_events()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # frames before it was let in, and what answers them is a frame, too
            self.transport.abort()
            return
        super().handle_parser_exception()
        self._abort_later()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(self.frames):
            self._fail(BadRequest("bad-message"))
            return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Who doesn't read gets no more pongs: they would pile up here."""
        output = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(output)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # what waits to be sent won't be read either

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it was refused, in due form: uvicorn would complain in the log

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._abort_later()

    def _fail(self, failure: Failure) -> None:
        """Ends the connection from this side, without waiting for the other one."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": failure.close, "reason": failure.code})
        if self.conn.state is State.OPEN:
            self.conn.fail(failure.close, failure.code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._abort_later()

    def _abort_later(self) -> None:
        """A connection that was closed waits until everything is sent: who doesn't read would keep it for ever."""
        if self._aborting is None and not self.disconnected:
            self._aborting = self.loop.call_later(self.config.limits.unread_seconds, self.transport.abort)


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
