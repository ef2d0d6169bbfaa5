"""A seat at a table on the network: what it is asked, what it sees, and what it answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from maester.client.refused import Refused

ENDED = "the connection to the table has ended"
FINAL = (4400, 4403, 4404)
"""After these the server wouldn't let the same client in again: bad, forbidden, no such table."""
MOST_BYTES = 4 * 1024 * 1024

ANSWERS = {"odds": "odds", "reach": "reach", "inspect": "found"}
"""Where an answer holds what was asked for, by its type; the others say whether it was refused."""


class Seat:
    """A live connection. Its state is always the latest that the server sent."""

    def __init__(self, address: str, cookie: str, seat: int | None, *, since: int = 0, language: str = "en") -> None:
        self._address = address
        self._cookie = cookie
        self._language = language
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._asks = 0
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self.seat = seat
        self.since = since
        self.received: list[bytes] = []
        """Every message as it came, if `keep` is set: for tests that look for what must not be there."""
        self.keep = False
        self.table: dict[str, Any] | None = None
        self.state: dict[str, Any] | None = None
        self.stops: dict[str, Any] | None = None
        """How the seat is asked, in games with windows."""
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.failures: list[dict[str, Any]] = []
        self.closed = False
        self.close_code: int | None = None
        """Why the connection ended, as in docs/api.md."""

    async def __aenter__(self) -> Self:
        try:
            self._socket = await connect(
                self._address,
                additional_headers={"Cookie": f"maester_guest={self._cookie}"},
                max_size=MOST_BYTES,
                compression=None,
            )
        except (WebSocketException, EOFError) as error:
            raise ConnectionError(str(error)) from error
        self._listening = asyncio.create_task(self._listen())
        try:
            await self.send({"type": "hello", "seat": self.seat, "since": self.since, "language": self._language})
        except ConnectionError:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Gets up from the screen; the seat stays the guest's."""
        if self._socket is not None:
            await self._socket.close()
        if self._listening is not None:
            await asyncio.gather(self._listening, return_exceptions=True)

    # -- listening ----------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        assert self._socket is not None
        try:
            async for data in self._socket:
                self._handle(data.encode() if isinstance(data, str) else data)
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.closed, self.close_code = True, self._socket.close_code
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.set_exception(self._ended())
            async with self._news:
                self._news.notify_all()

    def _ended(self) -> ConnectionError:
        reason = "" if self._socket is None else f": {self._socket.close_code} {self._socket.close_reason}"
        return ConnectionError(f"{ENDED}{reason}".rstrip())

    @property
    def may_return(self) -> bool:
        """Has the connection ended in a way after which it is worth while to sit down again, with `since`?"""
        return self.closed and self.close_code not in FINAL

    def _handle(self, data: bytes) -> None:
        if self.keep:
            self.received.append(data)
        message = msgspec.json.decode(data)
        kind = message["type"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "state":
            self.state = message
            del self.events[max(0, message["events_from"] - self.since) :]
            self.events += message["events"]
        elif kind == "stops":
            self.stops = message
        elif kind == "chat":
            del self.chat[message["from"] :]
            self.chat += message["lines"]
        elif kind in ("answer", "refused", "why", "odds", "reach", "inspect"):
            self._settle(message)
        elif kind == "failed":
            self.failures.append(message["error"])

    def _settle(self, message: dict[str, Any]) -> None:
        waiting = self._answers.pop(message["ask"], None)
        if waiting is None or waiting.done():
            return
        if message["type"] == "refused":
            waiting.set_exception(Refused(message["error"]))
        else:
            waiting.set_result(message.get(ANSWERS.get(message["type"], "refusal")))

    async def until(self, true: Any, seconds: float = 60.0) -> None:
        """Waits until `true(seat)` is true; raises TimeoutError, ConnectionError, or Refused if the guest may not sit
        down there.
        """
        async with asyncio.timeout(seconds), self._news:
            while not true(self):
                if self.failures and self.table is None:
                    raise Refused(self.failures[-1])
                if self.closed:
                    raise self._ended()
                await self._news.wait()

    @property
    def decision(self) -> dict[str, Any] | None:
        """What the seat must answer now; None if nothing, or if it has answered already."""
        found: dict[str, Any] | None = self.state["decision"] if self.state is not None else None
        return found if found is not None and not found["answered"] else None

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.state is not None and bool(self.state["view"]["over"])

    async def decisions(self, seconds: float = 600.0) -> AsyncIterator[dict[str, Any]]:
        """Every decision of the seat in turn, until the match is over."""
        while True:
            await self.until(lambda seat: seat.over or seat.decision is not None, seconds)
            decision = self.decision
            if self.over or decision is None:
                return
            yield decision

    # -- saying -------------------------------------------------------------------------------------------

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        """Sends a message as it is; raises ConnectionError."""
        assert self._socket is not None
        try:
            await self._socket.send(msgspec.json.encode(message).decode() if isinstance(message, dict) else message)
        except ConnectionClosed as error:
            raise self._ended() from error

    async def ask(self, kind: str, **content: Any) -> Any:
        """Sends a message and waits for its answer; raises Refused."""
        self._asks += 1
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._answers[self._asks] = waiting
        try:
            await self.send({"type": kind, "ask": self._asks, **content})
        except ConnectionError:
            waiting.cancel()
            raise
        return await waiting

    async def play(self, move: dict[str, Any] | str, number: int | None = None) -> None:
        """Plays a move; when this returns the move can't be lost any more."""
        await self.ask("play", move=move, number=self._number if number is None else number)

    async def play_all(
        self, moves: Iterable[dict[str, Any] | str], number: int | None = None, *, replace: bool = False
    ) -> None:
        """Plays several moves, all or none, in one message. With `replace` they stand for all that the seat has
        answered in secret so far, from its first question on. `index` of Refused is the place of the refused one.
        """
        number = self._number if number is None else number
        await self.ask("play-all", moves=list(moves), number=number, replace=replace)

    @property
    def _number(self) -> int:
        """The number of what the seat is asked, or has answered in secret."""
        asked = self.state["decision"] if self.state is not None else None
        return asked["number"] if asked is not None else 0

    async def undo(self, *, further: bool = False) -> None:
        """Takes the last move back."""
        await self.ask("undo", further=further)

    async def concede(self) -> None:
        """Gives the match up; raises Refused in a game that knows no such end."""
        await self.ask("concede")

    async def set_stops(self, asked: Iterable[str], pause: float) -> None:
        """At which kinds of windows to be asked (`stops` of the game), and how long the table waits elsewhere."""
        await self.ask("stops", asked=list(asked), pause=pause)

    async def skip(self, until: str | None) -> None:
        """Passes at this window and all others until the end of the phase ("phase"), or something happens ("event")."""
        await self.ask("skip", until=until)

    async def hold(self) -> None:
        """The table is about to pass: be asked this time."""
        await self.ask("hold", number=self._number)

    async def why_not(self, move: dict[str, Any] | str) -> dict[str, Any] | None:
        """The rule against a move, or None."""
        refusal: dict[str, Any] | None = await self.ask("why", move=move)
        return refusal

    async def odds(self) -> dict[str, Any] | None:
        """The odds of the combat before the seat, or None."""
        odds: dict[str, Any] | None = await self.ask("odds")
        return odds

    async def reach(self) -> dict[str, Any] | None:
        """What is needed to draw the open decision, where it has more moves than could be listed; or None."""
        reach: dict[str, Any] | None = await self.ask("reach", number=self._number)
        return reach

    async def inspect(self, what: str) -> dict[str, Any]:
        """All that anybody could measure about something that lies open, such as a unit."""
        found: dict[str, Any] = await self.ask("inspect", what=what)
        return found

    async def say(self, text: str, to: int | None = None) -> None:
        """A line of chat."""
        await self.ask("say", text=text, to=to)

    async def look(self, seat: int | None, since: int = 0) -> None:
        """Looks from another seat of the same guest from now on."""
        self.seat, self.since = seat, since
        self.state, self.stops, self.events, self.chat = None, None, [], []
        await self.send({"type": "look", "seat": seat, "since": since})
