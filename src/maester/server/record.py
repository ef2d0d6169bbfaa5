"""The record of a match in the database: reading it, and adding to it. Any worker may do either."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.engine import Match
from maester.engine.checkpoint import freeze, is_of_older_rules, thaw
from maester.engine.create import enter
from maester.engine.record import written
from maester.errors import MaesterError
from maester.server import storage
from maester.server.seating import OVER, PLAYING, write_seat

# A move writes these two. They are built once: building statements takes longer than running them.
_ADD = insert(storage.entries)
_CHANGED = (
    update(storage.tables)
    .where(storage.tables.c.id == bindparam("table"))
    .values(
        version=storage.tables.c.version + 1,
        changed=bindparam("now"),
        to_act=bindparam("asked"),
        status=bindparam("became"),
    )
)
_MOVED = _CHANGED.values(moved=bindparam("now"))
# For an update: a database that doesn't lock as a whole locks this row until the pass is written.
_WATCHED = select(storage.tables.c.watched).where(storage.tables.c.id == bindparam("table")).with_for_update()


class EntryRow(NamedTuple):
    """One accepted entry: plain data of a move, or the word for the table's pass, for an undo or for giving up."""

    seat: int
    move: dict[str, Any] | str


class ReadMatch(NamedTuple):
    """A match as it was read."""

    match: Match
    number: int
    """How many entries there were before it goes on."""
    renewal: Renewal | None = None
    """What must be written before it goes on under newer rules."""


async def read_match(connection: AsyncConnection, table_id: str) -> ReadMatch:
    """The match: the newest snapshot, and what was played since."""
    tables, columns = storage.tables.c, storage.snapshots.c
    version = (await connection.execute(select(tables.version).where(tables.id == table_id))).scalar_one()
    newest = select(storage.snapshots).where(columns.table_id == table_id).order_by(columns.number.desc()).limit(1)
    found = (await connection.execute(newest)).mappings().one()
    match, number = thaw(found["data"]), int(found["number"])
    rows = await read_rows(connection, table_id, number)
    if match.over or not is_of_older_rules(found["data"]):
        play_rows(match, rows)
        return ReadMatch(match, number + len(rows))
    number += play_as_far_as_possible(match, rows)
    return ReadMatch(match, number, Renewal(table_id, version, number, match.to_act, match.over, freeze(match)))


async def read_start(connection: AsyncConnection, table_id: str) -> ReadMatch:
    """The match before its first entry; one that has gone on under newer rules began there."""
    columns = storage.snapshots.c
    first = select(storage.snapshots).where(columns.table_id == table_id).order_by(columns.number).limit(1)
    found = (await connection.execute(first)).mappings().one()
    return ReadMatch(thaw(found["data"]), int(found["number"]))


async def read_rows(connection: AsyncConnection, table_id: str, since: int = 0) -> list[EntryRow]:
    """The entries from number `since` on."""
    columns = storage.entries.c
    wanted = select(columns.seat, columns.move).where(columns.table_id == table_id, columns.number >= since)
    found = await connection.execute(wanted.order_by(columns.number))
    return [EntryRow(seat, msgspec.json.decode(move)) for seat, move in found]


def play_rows(match: Match, rows: Sequence[EntryRow]) -> None:
    """Plays what was accepted before."""
    for row in rows:
        enter(match, row.seat, row.move)


def play_as_far_as_possible(match: Match, rows: Sequence[EntryRow]) -> int:
    """Plays what was accepted under older rules until the newer ones refuse something; how many entries that were."""
    for number, row in enumerate(rows):
        try:
            enter(match, row.seat, row.move)
        except MaesterError:
            return number
    return len(rows)


class Renewal(NamedTuple):
    """A match that began under older rules begins here for the newer ones: nothing before can be played again.

    What the newer rules refuse of the last entries is given up; the match tells its players that its rules changed.
    """

    table_id: str
    version: int
    """The table's, when it was read."""
    number: int
    """How many entries there were until now."""
    to_act: tuple[int, ...]
    over: bool
    snapshot: bytes

    def write(self, connection: Connection) -> bool:
        """False, and nothing is written, if the table has changed meanwhile: then it is to be read again."""
        tables, table_id = storage.tables.c, self.table_id
        unchanged = update(storage.tables).where(tables.id == table_id, tables.version == self.version)
        values = {
            "version": tables.version + 1,
            "changed": time.time(),
            "to_act": msgspec.json.encode(self.to_act).decode(),
            "status": OVER if self.over else PLAYING,
        }
        if not connection.execute(unchanged.values(values)).rowcount:
            return False
        entries = storage.entries.c
        connection.execute(delete(storage.entries).where(entries.table_id == table_id, entries.number >= self.number))
        connection.execute(delete(storage.snapshots).where(storage.snapshots.c.table_id == table_id))
        connection.execute(insert(storage.snapshots).values(table_id=table_id, number=self.number, data=self.snapshot))
        return True


def rows_since(match: Match, number: int) -> list[EntryRow]:
    """The entries from number `number` on, as the match's own record calls them."""
    return [EntryRow(entry.seat, written(entry, match.lexicon.plain)) for entry in match.entries()[number:]]


def write_start(connection: Connection, table_id: str, match: Match) -> None:
    """Keeps the match before its first entry."""
    connection.execute(insert(storage.snapshots).values(table_id=table_id, number=0, data=freeze(match)))


class Watched(Exception):
    """Somebody has begun to look on, and what was to be written is only for tables at which nobody does."""


class Addition(NamedTuple):
    """Entries to be added, and what they lead to."""

    table_id: str
    number: int
    """How many entries there are already."""
    rows: Sequence[EntryRow]
    to_act: tuple[int, ...]
    over: bool
    public: bool
    """Do others see that something changed?"""
    snapshot: bytes | None
    passed: tuple[int, str | None] | None = None
    """A seat, and at which windows the table has passed for it by then, if that has changed."""
    unwatched: bool = False
    """It would tell something to whoever looks on."""

    def write(self, connection: Connection) -> None:
        """Adds the entries; raises IntegrityError if one of these numbers is taken, and Watched."""
        if self.unwatched and connection.execute(_WATCHED, {"table": self.table_id}).scalar_one():
            raise Watched
        now = time.time()
        values = [
            {
                "table_id": self.table_id,
                "number": number,
                "seat": row.seat,
                "move": msgspec.json.encode(row.move).decode(),
                "at": now,
            }
            for number, row in enumerate(self.rows, start=self.number)
        ]
        connection.execute(_ADD, values)
        moved = {
            "table": self.table_id,
            "now": now,
            "asked": msgspec.json.encode(self.to_act).decode(),
            "became": OVER if self.over else PLAYING,
        }
        connection.execute(_MOVED if self.public else _CHANGED, moved)
        if self.passed is not None:
            seat, windows = self.passed
            write_seat(connection, self.table_id, seat, passed=windows)
        if self.snapshot is not None:
            self._replace_snapshot(connection, self.snapshot)

    def _replace_snapshot(self, connection: Connection, snapshot: bytes) -> None:
        """Of the snapshots the start and the newest are kept."""
        columns = storage.snapshots.c
        mine = columns.table_id == self.table_id
        start = select(func.min(columns.number)).where(mine).scalar_subquery()
        connection.execute(delete(storage.snapshots).where(mine, columns.number > start))
        number = self.number + len(self.rows)
        connection.execute(insert(storage.snapshots).values(table_id=self.table_id, number=number, data=snapshot))
