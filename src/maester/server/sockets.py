"""The conversation over one WebSocket: a hello, then questions and answers until somebody goes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from maester.errors import MaesterError
from maester.server.failures import BadRequest, Failure, Forbidden, TooFast, TooLarge
from maester.server.messages import problem_of, refusal_of
from maester.server.plain_text import clean_text
from maester.server.running_table import RunningTable
from maester.server.viewers import Viewer
from maester.server.wire.incoming import (
    AskOdds,
    AskReach,
    ClientMessage,
    Concede,
    Hello,
    Hold,
    Inspect,
    Look,
    Ping,
    PlayAll,
    PlayMove,
    Request,
    Say,
    SetStops,
    Skip,
    Undo,
    WhyNot,
)
from maester.server.wire.outgoing import (
    AnswerMessage,
    FailedMessage,
    InspectMessage,
    OddsMessage,
    PongMessage,
    ReachMessage,
    RefusedMessage,
    WhyMessage,
)
from maester.server.worker import Worker

log = logging.getLogger(__name__)

Answered = AnswerMessage | WhyMessage | OddsMessage | ReachMessage | InspectMessage
"""What answers a request that isn't refused."""

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
CLOSE_SECONDS = 2.0
"""So long a connection that ends has to take what waits for it."""
MOST_REFUSED = 400
"""So many messages in a row that come too fast, and the connection ends."""
COSTS: dict[type[ClientMessage], int] = {Hello: 5, Look: 5, AskOdds: 50, AskReach: 10, Inspect: 10}
"""For how many others a message counts among those of its address: to show a table anew takes long, to work out odds
much longer.
"""


def cost_of(message: ClientMessage) -> int:
    """For how many messages it counts: of several moves each takes as long as one alone."""
    return max(1, len(message.moves)) if isinstance(message, PlayAll) else COSTS.get(type(message), 1)


def read_message(data: str | bytes, longest: int) -> ClientMessage:
    """What a client said; raises BadRequest or TooLarge."""
    if len(data) > longest:
        raise TooLarge(longest=longest)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest("bad-message", reason=str(error)[:200]) from None


class Conversation:
    """One connection to one table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], worker: Worker, running: RunningTable, guest: str, address: str
    ) -> None:
        self._socket = socket
        self._worker = worker
        self._running = running
        self._address = address
        self._limits = worker.services.settings.limits
        self.viewer = Viewer(guest, self._limits, self._stop_waiting)
        self._refused = 0
        self._waiting: asyncio.Timeout | None = None
        """While it waits for the next message."""

    async def run(self) -> None:
        """Listens until the connection ends."""
        self._running.connections += 1  # before anything is awaited: from now on the hub keeps the table
        sending = asyncio.create_task(self._send())
        hello_by = asyncio.get_running_loop().time() + self._limits.hello_seconds
        try:
            while (data := await self._next(None if self.viewer.ready else hello_by)) is not None:
                await self.handle(data)
                await asyncio.sleep(0)  # of many messages that came together one after another: others have a turn, too
        except TimeoutError:
            self.viewer.end(BadRequest("no-hello"))
        except WebSocketDisconnect:
            pass
        except Failure as failure:
            self.viewer.end(failure)
        finally:
            self._running.forget(self.viewer)
            self._running.connections -= 1
            with contextlib.suppress(asyncio.CancelledError):
                await self._finish(sending)

    async def _next(self, until: float | None) -> str | bytes | None:
        """The next message; None if there is none, because the connection has ended or doesn't read. What is being done
        for a message is never interrupted, waiting for one is.
        """
        if self.viewer.is_too_slow():
            return None
        try:
            async with asyncio.timeout_at(until) as self._waiting:
                return await self._receive()
        except TimeoutError:
            if self.viewer.is_too_slow():
                return None
            raise
        finally:
            self._waiting = None

    def _stop_waiting(self) -> None:
        """Whoever doesn't read isn't listened to any more."""
        if self._waiting is not None:
            self._waiting.reschedule(0.0)

    async def _finish(self, sending: asyncio.Task[None]) -> None:
        """What waits to be sent goes out before the connection ends, if it can."""
        sent = asyncio.create_task(self.viewer.outgoing.join())
        try:
            await asyncio.wait((sending, sent), timeout=CLOSE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, sent):
                task.cancel()
            await asyncio.gather(sending, sent, return_exceptions=True)

    async def _receive(self) -> str | bytes | None:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        if message["type"] != "websocket.receive":
            return ""
        text, data = message.get("text"), message.get("bytes")
        return text if text is not None else data or b""

    async def _send(self) -> None:
        while True:
            item = await self.viewer.outgoing.get()
            try:
                if isinstance(item, Failure):
                    await self._socket.close(code=item.close, reason=item.code)
                    return
                await self._socket.send_text(item.decode())
            except (WebSocketDisconnect, RuntimeError, OSError):
                return  # it is gone; the listener notices too
            finally:
                self.viewer.was_sent(item)

    # -- answers ------------------------------------------------------------------------------------------

    async def handle(self, data: str | bytes) -> None:
        """Answers one message. Raises Failure only if the connection must end."""
        viewer = self.viewer
        in_time = viewer.messages.take()
        self._refused = 0 if in_time else self._refused + 1
        if self._refused > MOST_REFUSED:
            raise TooFast
        try:
            message = read_message(data, self._limits.message_bytes)
        except Failure as failure:
            viewer.send(FailedMessage(error=problem_of(failure if in_time else TooFast(), viewer.language)))
            return
        if not in_time or not self._worker.messages.take(self._address, cost_of(message)):
            self._refuse(message, TooFast())
            return
        if not viewer.ready and not isinstance(message, Hello):
            raise BadRequest("no-hello")
        try:
            await self._answer(message)
        except MaesterError as error:
            self._refuse(message, error)
        except Exception:
            log.exception("a message at table %s failed", self._running.table.id)
            self._refuse(message, Failure("server-failed"))

    def _refuse(self, message: ClientMessage, error: MaesterError) -> None:
        """What was said is not done."""
        problem = problem_of(error, self.viewer.language, self._running.definition)
        if isinstance(message, Request):
            self.viewer.send(RefusedMessage(ask=message.ask, error=problem))
        else:
            self.viewer.send(FailedMessage(error=problem))

    async def _answer(self, message: ClientMessage) -> None:
        viewer = self.viewer
        if isinstance(message, Ping):
            viewer.send(PongMessage())
        elif isinstance(message, Request):
            viewer.send(await self._do(message, self._own_seat(message.seat)))
        else:
            if isinstance(message, Hello):
                viewer.language = message.language
            await self._running.look(viewer, message.seat, message.since)

    async def _do(self, request: Request, seat: int) -> Answered:
        """Does what is asked for a seat; the answer to it."""
        running = self._running
        match request:
            case PlayMove():
                await running.play(seat, request.move, request.number)
            case PlayAll():
                await running.play_all(seat, request.moves, request.number, replace=request.replace)
            case Undo():
                await running.undo(seat, further=request.further)
            case Concede():
                await running.concede(seat)
            case SetStops():
                await running.auto_pass.set_stops(seat, request.asked, request.pause)
            case Skip():
                await running.auto_pass.skip(seat, request.until)
            case Hold():
                await running.auto_pass.hold(seat, request.number)
            case Say():
                await self._say(seat, request)
            case WhyNot():
                refusal = await running.why_not(seat, request.move)
                problem = None if refusal is None else refusal_of(refusal, self.viewer.language, running.definition)
                return WhyMessage(ask=request.ask, refusal=problem)
            case AskOdds():
                return OddsMessage(ask=request.ask, odds=await running.odds(seat))
            case AskReach():
                return ReachMessage(ask=request.ask, reach=await running.reach(seat, request.number))
            case Inspect():
                return InspectMessage(ask=request.ask, found=await running.inspect(request.what))
        return AnswerMessage(ask=request.ask)

    async def _say(self, seat: int, message: Say) -> None:
        text = clean_text(message.text, self._limits.chat_length)
        if not self._worker.chat.take(self.viewer.guest):
            raise TooFast("chat-too-fast")
        await self._running.say(seat, text, message.to)

    def _own_seat(self, seat: int | None) -> int:
        """The seat that the connection looks from: it acts for no other."""
        looking = self.viewer.seat
        if looking is None or seat not in (None, looking):
            raise Forbidden("not-your-seat")
        if looking not in self._running.table.held_by(self.viewer.guest):
            raise Forbidden("not-your-seat")
        return looking
