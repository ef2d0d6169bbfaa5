"""The load: people at many tables, each with a connection of their own, who play at random at a steady pace.

Only what is needed to answer is read from what the server says, so that the generator isn't what is measured.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from random import Random
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from maester.cli.load.figures import Sample

TOGETHER = 24
"""So many tables are opened at the same time."""
MOST_BYTES = 8 * 1024 * 1024
PATIENCE = 60.0
Thing = TypeVar("Thing")


class _Option(msgspec.Struct):
    move: msgspec.Raw


class _Decision(msgspec.Struct):
    number: int
    answered: bool
    options: list[_Option]


class _View(msgspec.Struct):
    over: bool


class _Said(msgspec.Struct):
    """The part of a message that matters here."""

    type: str
    ask: int = 0
    decision: _Decision | None = None
    view: _View | None = None


class _Play(msgspec.Struct, tag_field="type", tag="play"):
    move: msgspec.Raw
    number: int
    ask: int


_read = msgspec.json.Decoder(_Said).decode
_write = msgspec.json.Encoder().encode


class Talk:
    """One connection: sends, and waits for the answer."""

    def __init__(self, socket: ClientConnection, sample: Sample) -> None:
        self._socket = socket
        self._sample = sample
        self._listening = asyncio.create_task(self._listen())
        self._answer: asyncio.Future[bool] | None = None

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for data in self._socket:
                self._sample.messages += 1
                self._sample.received += len(data)
                self.hear(data)
        self.settle(ConnectionError())

    def hear(self, data: str | bytes) -> None:
        """Whatever an echo says is the answer."""
        self.settle(True)

    def settle(self, answer: bool | Exception) -> None:
        """The answer to what was asked last is there."""
        if self._answer is None or self._answer.done():
            return
        if isinstance(answer, Exception):
            self._answer.set_exception(answer)
        else:
            self._answer.set_result(answer)

    async def say(self, text: str) -> None:
        """Sends without waiting."""
        await self._socket.send(text)

    async def ask(self, text: str) -> bool:
        """Sends and waits: was it accepted?"""
        self._answer = asyncio.get_running_loop().create_future()
        await self._socket.send(text)
        return await asyncio.wait_for(self._answer, PATIENCE)

    async def close(self) -> None:
        """Ends the connection."""
        await self._socket.close()
        await asyncio.gather(self._listening, return_exceptions=True)


class SeatTalk(Talk):
    """A connection that looks from a seat and knows what that is asked."""

    def __init__(self, socket: ClientConnection, sample: Sample, news: asyncio.Event) -> None:
        super().__init__(socket, sample)
        self._news = news
        self.decision: _Decision | None = None
        self.over = False
        self.sees = asyncio.Event()
        """It has been shown the table."""

    def hear(self, data: str | bytes) -> None:
        said = _read(data)
        if said.type == "state":
            found = said.decision
            self.decision = None if found is None or found.answered or not found.options else found
            self.over = said.view is not None and said.view.over
            self.sees.set()
            self._news.set()
        elif said.type in ("answer", "refused"):
            self.settle(said.type == "answer")

    async def play(self, rng: Random, ask: int) -> bool:
        """Plays any of the options."""
        asked, self.decision = self.decision, None
        assert asked is not None
        move = rng.choice(asked.options).move
        return await self.ask(_write(_Play(move, asked.number, ask)).decode())


class SteadyPlayer:
    """Whoever does something at a steady pace."""

    async def act(self, sample: Sample) -> bool:
        """Does it once, and notes a refusal; False: there is nothing left to do."""
        raise NotImplementedError

    async def close(self) -> None:
        """Ends the connections."""
        raise NotImplementedError


class Echoer(SteadyPlayer):
    """Says the same again and again; of its connections each in turn, like the seats of a table."""

    TEXT = '{"type":"play","ask":7,"number":12000,"move":{"move":"place-order","area":"winterfell","token":"raid"}}'

    def __init__(self, talks: Sequence[Talk]) -> None:
        self._talks = talks
        self._turn = 0

    async def act(self, sample: Sample) -> bool:
        self._turn = (self._turn + 1) % len(self._talks)
        return await self._talks[self._turn].ask(self.TEXT)

    async def close(self) -> None:
        await asyncio.gather(*(talk.close() for talk in self._talks))


class TablePlayers(SteadyPlayer):
    """All people at one table."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._news = asyncio.Event()
        self._seats: list[SeatTalk] = []
        self._asks = 0

    async def sit(self, address: str, cookie: str, players: int, sample: Sample) -> None:
        """Each seat gets a connection of its own, and is shown the table: people play after they have come in."""
        headers = {"Cookie": f"maester_guest={cookie}"}
        for number in range(players):
            seat = SeatTalk(await _connect(address, headers), sample, self._news)
            self._seats.append(seat)
            await seat.say(_write({"type": "hello", "seat": number}).decode())
            await asyncio.wait_for(seat.sees.wait(), PATIENCE)

    async def act(self, sample: Sample) -> bool:
        """A move of any seat that is asked."""
        asked = await self._asked()
        if not asked:
            return False
        self._asks += 1
        sample.refused += not await self._rng.choice(asked).play(self._rng, self._asks)
        return True

    async def _asked(self) -> list[SeatTalk]:
        """The seats that must answer; none only if the match is over or the server doesn't say."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE / 6):
                while not any(seat.decision or seat.over for seat in self._seats):
                    self._news.clear()
                    await self._news.wait()
        return [seat for seat in self._seats if seat.decision]

    async def close(self) -> None:
        await asyncio.gather(*(seat.close() for seat in self._seats))


async def _connect(address: str, headers: dict[str, str] | None = None) -> ClientConnection:
    return await connect(
        address, additional_headers=headers, max_size=MOST_BYTES, compression=None, ping_interval=None, open_timeout=60
    )


async def open_echoers(address: str, tables: int, players: int, sample: Sample) -> list[SteadyPlayer]:
    """As many connections to the echo as people would have to the tables."""

    async def one(_: int) -> SteadyPlayer:
        return Echoer([Talk(await _connect(f"{address}/echo"), sample) for _ in range(players)])

    return await in_crowds(range(tables), one)


async def in_crowds(things: Iterable[Thing], work: Callable[[Thing], Awaitable[SteadyPlayer]]) -> list[SteadyPlayer]:
    """Does something with all things, a limited number at the same time."""
    gate = asyncio.Semaphore(TOGETHER)

    async def one(thing: Thing) -> SteadyPlayer:
        async with gate:
            return await work(thing)

    return list(await asyncio.gather(*(one(thing) for thing in things)))


async def steady(player: SteadyPlayer, first: float, every: float, end: float, sample: Sample) -> None:
    """Acts at planned moments. If an answer comes later than the next planned moment, that one's waiting counts from
    when it was planned: a slow server isn't asked less kindly by being asked less often.
    """
    loop = asyncio.get_running_loop()
    due = first
    while due < end:
        behind = loop.time() > due
        if not behind:
            await asyncio.sleep(due - loop.time())
            sample.late.append(loop.time() - due)
        began = due if behind else loop.time()
        refused = sample.refused
        if not await player.act(sample):
            return
        if sample.refused == refused:
            sample.latencies.append(loop.time() - began)
        due += every


async def load(players: Sequence[SteadyPlayer], every: float, seconds: float, sample: Sample, rng: Random) -> float:
    """Everybody acts every so many seconds, spread evenly at random; returns how long it took."""
    loop = asyncio.get_running_loop()
    sample.messages = sample.received = 0
    start = loop.time()
    plans = (steady(one, start + rng.uniform(0, every), every, start + seconds, sample) for one in players)
    await asyncio.gather(*plans)
    return max(loop.time() - start, seconds)
