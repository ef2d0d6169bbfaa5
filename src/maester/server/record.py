"""The record of a match in the database: reading it, and adding to it. Any worker may do either."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.engine import Match
from maester.engine.checkpoint import freeze, thaw
from maester.engine.making import enter
from maester.engine.record import FURTHER, UNDO
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


class Row(NamedTuple):
    """One accepted entry: plain data of a move, or the word for an undo or for giving up."""

    seat: int
    move: dict[str, Any] | str


async def read_match(connection: AsyncConnection, table_id: str) -> tuple[Match, int]:
    """The match and how many entries it has: the newest snapshot, and what was played since."""
    columns = storage.snapshots.c
    newest = select(storage.snapshots).where(columns.table_id == table_id).order_by(columns.number.desc()).limit(1)
    found = (await connection.execute(newest)).mappings().one()
    match, number = thaw(found["data"]), int(found["number"])
    rows = await read_rows(connection, table_id, number)
    play_rows(match, rows)
    return match, number + len(rows)


async def read_start(connection: AsyncConnection, table_id: str) -> Match:
    """The match before its first entry."""
    columns = storage.snapshots.c
    first = select(columns.data).where(columns.table_id == table_id, columns.number == 0)
    return thaw((await connection.execute(first)).scalar_one())


async def read_rows(connection: AsyncConnection, table_id: str, since: int = 0) -> list[Row]:
    """The entries from number `since` on."""
    columns = storage.entries.c
    wanted = select(columns.seat, columns.move).where(columns.table_id == table_id, columns.number >= since)
    found = await connection.execute(wanted.order_by(columns.number))
    return [Row(seat, msgspec.json.decode(move)) for seat, move in found]


def play_rows(match: Match, rows: Sequence[Row]) -> None:
    """Plays what was accepted before."""
    for row in rows:
        enter(match, row.seat, row.move)


def undo_row(seat: int, before: Match, *, further: bool) -> Row:
    """The entry of an undo, as the match's own record calls it."""
    return Row(seat, FURTHER if further and not before.can_undo(seat) else UNDO)


def write_start(connection: Connection, table_id: str, match: Match) -> None:
    """Keeps the match before its first entry."""
    connection.execute(insert(storage.snapshots).values(table_id=table_id, number=0, data=freeze(match)))


class Addition(NamedTuple):
    """Entries to be added, and what they lead to."""

    table_id: str
    number: int
    """How many entries there are already."""
    rows: Sequence[Row]
    to_act: tuple[int, ...]
    over: bool
    public: bool
    """Do others see that something changed?"""
    snapshot: bytes | None
    passed: tuple[int, str | None] | None = None
    """A seat, and at which windows the table has passed for it by then, if that has changed."""

    def write(self, connection: Connection) -> None:
        """Adds the entries; raises IntegrityError if one of these numbers is taken."""
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
        older = delete(storage.snapshots).where(columns.table_id == self.table_id, columns.number > 0)
        connection.execute(older)
        number = self.number + len(self.rows)
        connection.execute(insert(storage.snapshots).values(table_id=self.table_id, number=number, data=snapshot))
