"""A server is killed in the middle of play: whatever it acknowledged must still be there.

Guests play at several tables, at some of them against bots. For each seat it is written down what was acknowledged, in
order. After the kill the rows of the seat must begin with exactly that; those of one more message may follow, all of
them, which were written and not acknowledged any more. The moment of the kill follows the acknowledgements, not the
clock: on a slow machine a server that is killed before anybody has moved would prove nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from maester.client import Guest, Refused, Seat
from maester.engine import Match
from maester.engine.checkpoint import thaw
from maester.server import record
from maester.server.record import EntryRow

PATIENCE = 60.0
MOST_MOVES = 40
"""A kill follows after at most so many acknowledged moves."""


class Server:
    """A server in a process of its own."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._process: asyncio.subprocess.Process | None = None
        self.address = ""

    async def start(self) -> None:
        """Starts it and waits until it tells its address."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "maester", "table", "--quiet", "--file", str(self._file),
            stdout=asyncio.subprocess.PIPE, env={**os.environ, "MAESTER_LANG": "en"},
        )  # fmt: skip
        assert self._process.stdout is not None
        line = (await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)).decode()
        words = [word.rstrip(".") for word in line.split() if word.startswith("http")]
        assert words, f"the server didn't start: it said {line!r} and ended with {self._process.returncode}"
        self.address = words[0]

    def kill(self) -> None:
        """Kills it this very moment."""
        assert self._process is not None
        self._process.kill()

    async def end(self, how: signal.Signals) -> int:
        """Sends a signal, if it still runs, and waits for the end."""
        assert self._process is not None
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(how)
        await asyncio.wait_for(self._process.communicate(), PATIENCE)
        return int(self._process.returncode or 0)


class Proof(msgspec.Struct):
    """What the kills have met: without acknowledged moves before each of them nothing would be proven."""

    acknowledged: list[int] = []
    """How many moves were acknowledged before each kill."""
    cut_off: int = 0
    """How many moves were under way when the server was killed."""
    kept: int = 0
    """How many of those were written nevertheless."""
    written: int = 0
    """How many entries there are in the end."""


class Fuse:
    """Counts acknowledged moves, and does something when there are enough, before anything else happens."""

    def __init__(self, count: int, then: Callable[[], None]) -> None:
        self._left = count
        self._then = then
        self.burnt = asyncio.Event()

    def acknowledged(self) -> None:
        self._left -= 1
        if self._left == 0:
            self._then()
            self.burnt.set()


class Diary:
    """What was acknowledged for one seat at one table."""

    def __init__(self, table: str, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.acknowledged: list[Any] = []
        self.hanging: list[Any] = []
        """What was sent in one message when the server was killed, if anything."""


async def open_tables(address: str, count: int) -> list[Diary]:
    """So many tables with people on all seats, and one with bots."""
    diaries = []
    for number in range(count + 1):
        kinds = ["me", "bot", "bot"] if number == count else ["me"] * 3
        async with Guest(address) as guest:
            seats = [{"kind": kind} for kind in kinds]
            table = await guest.make_table("boardgame", players=3, pace=0, seats=seats)
            diaries += [Diary(table["id"], seat, guest.cookie) for seat in table["mine"]]
    return diaries


async def play_until_killed(address: str, diary: Diary, fuse: Fuse, rng: Random) -> None:
    """Plays at random, takes back now and then, and writes down each acknowledged entry."""
    try:
        async with Guest(address, cookie=diary.cookie) as guest, guest.sit(diary.table, diary.seat) as seat:
            async for decision in seat.decisions(PATIENCE):
                await _one(seat, decision, diary, fuse, rng)
    except (ConnectionError, OSError, TimeoutError):
        return


async def _one(seat: Seat, decision: dict[str, Any], diary: Diary, fuse: Fuse, rng: Random) -> None:
    assert seat.state is not None
    undo = seat.state["can_undo"] and rng.random() < 0.1
    diary.hanging = ["undo"] if undo else some_moves(decision, rng)
    try:
        if undo:
            await seat.undo()
        elif len(diary.hanging) > 1:
            await seat.play_all(diary.hanging, decision["number"])
        else:
            await seat.play(diary.hanging[0], decision["number"])
    except Refused:
        diary.hanging = []
        return
    diary.acknowledged += diary.hanging
    diary.hanging = []
    fuse.acknowledged()


def some_moves(decision: dict[str, Any], rng: Random) -> list[Any]:
    """A move; where orders are placed now and then several at once, for different areas."""
    moves = [option["move"] for option in decision["options"]]
    rng.shuffle(moves)
    if decision["kind"] != "assign-order" or rng.random() < 0.5:
        return moves[:1]
    by_area = {move["area"]: move for move in moves if move["move"] == "place-order"}
    return list(by_area.values())[: rng.randint(2, 4)] or moves[:1]


def check(file: Path, diary: Diary) -> int:
    """Compares the database with the diary and plays the record again; returns how many moves are there that were not
    acknowledged any more (those of one message at most, and of that all or none).
    """
    with sqlite3.connect(file) as database:
        found = database.execute("select seat, move from entries where table_id = ? order by number", (diary.table,))
        rows = [EntryRow(seat, msgspec.json.decode(move)) for seat, move in found]
        numbers = database.execute("select number from entries where table_id = ? order by number", (diary.table,))
        assert [number for (number,) in numbers] == list(range(len(rows)))
        snapshots = database.execute("select number, data from snapshots where table_id = ?", (diary.table,)).fetchall()
    database.close()
    mine = [row.move for row in rows if row.seat == diary.seat]
    known = len(diary.acknowledged)
    assert mine[:known] == diary.acknowledged, "an acknowledged move is lost"
    assert mine[known:] in ([], diary.hanging), "something is there that nobody sent"
    kept = len(mine) - known
    diary.acknowledged = mine
    diary.hanging = []
    _check_snapshots(rows, dict(snapshots))
    return kept


def _check_snapshots(rows: list[EntryRow], snapshots: dict[int, bytes]) -> None:
    """The record replays, and leads through every snapshot to the same state."""
    match: Match = thaw(snapshots[0])
    for number in range(len(rows) + 1):
        if number:
            record.play_rows(match, [rows[number - 1]])
        if number in snapshots:
            assert thaw(snapshots[number]).hash() == match.hash()
    newest = max(snapshots)
    short = thaw(snapshots[newest])
    record.play_rows(short, rows[newest:])
    assert short.hash() == match.hash()


async def kill_again_and_again(file: Path, kills: int, tables: int, rng: Random) -> Proof:
    """Kills a server so many times while people play, and checks the record after each."""
    proof = Proof()
    server = Server(file)
    await server.start()
    diaries: list[Diary] = []
    for _ in range(kills):
        if not await _someone_plays(server.address, diaries):
            diaries += await open_tables(server.address, tables)
        before = sum(len(diary.acknowledged) for diary in diaries)
        # Half of the kills come with an acknowledgement: one that came before its commit would show. Half come later.
        at_once = rng.random() < 0.5
        fuse = Fuse(rng.randint(1, MOST_MOVES), server.kill if at_once else lambda: None)
        playing = [asyncio.create_task(play_until_killed(server.address, diary, fuse, rng)) for diary in diaries]
        await asyncio.wait_for(fuse.burnt.wait(), PATIENCE)
        await asyncio.sleep(0 if at_once else rng.uniform(0, 0.02))
        await server.end(signal.SIGKILL)
        await asyncio.gather(*playing)
        proof.acknowledged.append(sum(len(diary.acknowledged) for diary in diaries) - before)
        proof.cut_off += sum(bool(diary.hanging) for diary in diaries)
        proof.kept += sum(check(file, diary) for diary in diaries)
        await server.start()
    assert await server.end(signal.SIGINT) == 0
    with sqlite3.connect(file) as database:
        (proof.written,) = database.execute("select count(*) from entries").fetchone()
    database.close()
    return proof


async def _someone_plays(address: str, diaries: list[Diary]) -> bool:
    """Are there still tables of people that aren't over?"""
    async with Guest(address) as guest:
        states = [await guest.get(f"/api/tables/{table}") for table in {diary.table for diary in diaries}]
    return any(
        state["status"] == "playing" and all(seat["kind"] == "person" for seat in state["seats"]) for state in states
    )
