"""How many functions does one order pass on its way from a click to the page of somebody else?

    PYTHONPATH=src python tools/count_calls.py

At a table of the board game with three people the first march of a match is made. Counted are the different functions
of Maester that are called (by sys.setprofile, in all threads; comprehensions and lambdas belong to the function around
them), and all calls of them: in the engine, when the match is played and shown by hand; at the server, from the text
of the message to the text that waits for another seat's connection.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any

import msgspec

import maester
from maester.engine import Match
from maester.server.guests import fresh_guest
from maester.server.messages import state_of
from maester.server.migrate import bring_up_to_date
from maester.server.settings import Settings
from maester.server.sockets import Conversation
from maester.server.wire.tables import NewTable, SeatWish
from maester.server.worker import Worker

PACKAGE = str(Path(maester.__file__).parent)
KIND = "resolve-marches"
PLAYERS = 3


class Calls:
    """Counts calls of Maester's functions while it is told to."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] | None = None

    def notice(self, frame: FrameType, event: str, _: Any) -> None:
        """What sys.setprofile calls."""
        code = frame.f_code
        if self._counts is None or event != "call" or code.co_name.startswith("<"):
            return
        if code.co_filename.startswith(PACKAGE):
            self._counts[code.co_filename.removeprefix(PACKAGE), code.co_qualname] += 1

    @contextmanager
    def counted(self) -> Iterator[Counter[tuple[str, str]]]:
        """All calls inside, by file and function."""
        self._counts = counts = Counter[tuple[str, str]]()
        try:
            yield counts
        finally:
            self._counts = None


def report(what: str, counts: Counter[tuple[str, str]]) -> None:
    packages = Counter(name.split("/")[1].removesuffix(".py") for name, _ in counts)
    parts = ", ".join(f"{package} {count}" for package, count in sorted(packages.items()))
    sys.stdout.write(f"{what}: {len(counts)} functions ({parts}), {counts.total()} calls\n")


def played_up_to_a_march(match: Match) -> list[tuple[int, Any]]:
    """Moves that lead to the first march: each seat takes its first option, and marches where it can."""
    moves: list[tuple[int, Any]] = []
    while match.decision(match.to_act[0]).kind != KIND:
        seat = match.to_act[0]
        options = match.decision(seat).options
        move = next((one for one in options if "march" in match.text(one)), options[0])
        moves.append((seat, match.lexicon.plain(move)))
        match.play(seat, move)
    return moves


def march(match: Match) -> tuple[int, Any]:
    """Who marches now, and the first march that goes somewhere."""
    seat = match.to_act[0]
    return seat, next(match.lexicon.plain(one) for one in match.decision(seat).options if ">" in match.text(one))


def count_in_the_engine(calls: Calls, match: Match) -> None:
    match = match.clone()
    seat, move = march(match)
    with calls.counted() as counts:
        match.play(seat, move)
    report("Match.play of a march", counts)
    other = (seat + 1) % PLAYERS
    with calls.counted() as counts:
        state_of(match, other, match.views([other])[0], since=0, alone=False)
    report("what another seat sees of it", counts)


async def count_at_the_server(calls: Calls, folder: Path) -> None:
    database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    await asyncio.to_thread(bring_up_to_date, database)
    worker = Worker(Settings(database=database, poll_seconds=3600, secret="count", static=folder))
    await worker.start()
    guest = fresh_guest()
    people = (SeatWish(kind="me"),) * PLAYERS
    table = await worker.tables.make(guest, NewTable(game="boardgame", players=PLAYERS, seats=people), "127.0.0.1")
    match = await table.stored.loaded()
    connections = []
    for seat in range(PLAYERS):
        socket: Any = SimpleNamespace()
        connections.append(Conversation(socket, worker, table, guest.id, "127.0.0.1"))
        await connections[-1].handle(msgspec.json.encode({"type": "hello", "seat": seat}))
    for seat, move in played_up_to_a_march(match.clone()):
        await connections[seat].handle(_message(await table.stored.loaded(), seat, move))
    seat, move = march(await table.stored.loaded())
    message, viewer = _message(await table.stored.loaded(), seat, move), connections[(seat + 1) % PLAYERS].viewer
    while not viewer.outgoing.empty():
        viewer.outgoing.get_nowait()
    with calls.counted() as counts:
        await connections[seat].handle(message)
    assert not viewer.outgoing.empty()
    report("a march from message to message", counts)
    await worker.stop()


def _message(match: Match, seat: int, move: Any) -> bytes:
    return msgspec.json.encode({"type": "play", "move": move, "number": match.number(seat)})


def main() -> None:
    calls = Calls()
    threading.setprofile(calls.notice)
    sys.setprofile(calls.notice)
    match = maester.new_match("boardgame", PLAYERS, 1)
    order = match.lexicon.plain(match.decision(0).options[0])
    trial = match.clone()
    with calls.counted() as counts:
        trial.play(0, order)
    report("Match.play of an order in secret", counts)
    played_up_to_a_march(match)
    count_in_the_engine(calls, match)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(count_at_the_server(calls, Path(folder)))


if __name__ == "__main__":
    main()
