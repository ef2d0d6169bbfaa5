"""A table and its seats as they are kept: reading them, and the few ways in which they change.

Every change happens inside one transaction and checks there what it relies on, so that any worker may do it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, CursorResult, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.engine import Definition, chance
from maester.server import storage
from maester.server.failures import Conflict, NotFound
from maester.server.plain_text import skeleton

PERSON, OPEN, BOT = "person", "open", "bot"
WAITING, PLAYING, OVER = "waiting", "playing", "over"
UNSETTLED_TRIES = 8


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat."""

    seat: int
    name: str | None = None
    kind: str = OPEN
    guest: str | None = None
    holder: str | None = None
    bot: str | None = None
    away: bool = False
    stops: str | None = None
    """At which windows the person wants to be asked, as `stopping` writes it; None is the game's own choice."""
    passed: str | None = None
    """At which windows the table has passed for the person since the last answer."""

    @property
    def by_bot(self) -> bool:
        """Does a bot answer for the seat now?"""
        return self.kind == BOT or self.away


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is kept."""

    id: str
    game: str
    name: str
    players: int
    options: dict[str, Any]
    status: str
    host: str
    listed: bool
    pace: float
    created: float
    changed: float
    """When anything was written; for workers only, since it would tell of secret answers."""
    moved: float
    """When something changed that everybody may see."""
    version: int
    commitment: str | None
    to_act: tuple[int, ...]
    bot_seed: int
    rematch: str | None
    branch_of: str | None
    seats: tuple[Seating, ...]
    watched: bool = False
    """Has somebody without a seat ever looked on? Kept, since who looks on now is known to each worker for itself."""
    address: str | None = None
    """From where it was made: a mark that stands for the address."""

    @property
    def shown(self) -> Table:
        """The table without what changes with every move and isn't told of the table itself."""
        return msgspec.structs.replace(self, changed=0.0, moved=0.0, version=0, to_act=())

    def held_by(self, guest: str | None) -> tuple[int, ...]:
        """The seats of a guest."""
        return tuple(seating.seat for seating in self.seats if guest is not None and seating.guest == guest)

    def with_seat(self, seat: int, **values: Any) -> Table:
        """The table with other values of one seat."""
        seats = tuple(msgspec.structs.replace(one, **values) if one.seat == seat else one for one in self.seats)
        return msgspec.structs.replace(self, seats=seats)

    def alone(self, seat: int) -> bool:
        """Are all others bots?"""
        return all(seating.kind == BOT for seating in self.seats if seating.seat != seat)

    def has_holder(self, seat: int) -> bool:
        """Is there such a seat, with a person on it?"""
        return seat < len(self.seats) and self.seats[seat].kind == PERSON


def fresh_id() -> str:
    """An id that nobody can guess: 128 bits."""
    return secrets.token_urlsafe(16)


def seat_names(definition: Definition, players: int, options: Mapping[str, Any]) -> tuple[str | None, ...]:
    """The names of the seats before the seed is drawn; none if they depend on it."""
    keys = [chance.key_of(number) for number in range(UNSETTLED_TRIES)]
    known = {definition.seats(players, options, key) for key in keys}
    return known.pop() if len(known) == 1 else (None,) * players


# --- reading ------------------------------------------------------------------------------------


async def read_table(connection: AsyncConnection, table_id: str) -> Table:
    """The table of that id; raises NotFound."""
    found = await read_tables(connection, [table_id])
    if not found:
        raise NotFound("no-such-table")
    return found[0]


async def read_tables(connection: AsyncConnection, ids: Iterable[str]) -> list[Table]:
    """Tables by their ids, in that order."""
    wanted = list(ids)
    rows = (await connection.execute(select(storage.tables).where(storage.tables.c.id.in_(wanted)))).mappings()
    by_id = {row["id"]: row for row in rows}
    places = select(storage.seats).where(storage.seats.c.table_id.in_(wanted)).order_by(storage.seats.c.seat)
    seats: dict[str, list[Seating]] = {}
    for row in (await connection.execute(places)).mappings():
        values = {name: row[name] for name in Seating.__struct_fields__}
        seats.setdefault(row["table_id"], []).append(Seating(**values))
    return [_table(dict(by_id[one]), seats.get(one, [])) for one in wanted if one in by_id]


def _table(row: dict[Any, Any], seats: list[Seating]) -> Table:
    row["options"] = msgspec.json.decode(row["options"])
    row["to_act"] = tuple(msgspec.json.decode(row["to_act"]))
    return Table(**row, seats=tuple(seats))


# --- writing ------------------------------------------------------------------------------------


def insert_table(connection: Connection, table: Table) -> None:
    """Writes a new table with its seats."""
    values = {name: getattr(table, name) for name in Table.__struct_fields__ if name != "seats"}
    values["options"] = msgspec.json.encode(table.options).decode()
    values["to_act"] = msgspec.json.encode(table.to_act).decode()
    connection.execute(insert(storage.tables).values(values))
    rows = [{"table_id": table.id, **msgspec.structs.asdict(seating)} for seating in table.seats]
    connection.execute(insert(storage.seats), rows)


def touch(connection: Connection, table_id: str, *, public: bool = True, **values: Any) -> None:
    """Changes values of a table and lets the other workers know that it changed."""
    now = time.time()
    if public:
        values["moved"] = now
    statement = update(storage.tables).where(storage.tables.c.id == table_id)
    connection.execute(statement.values(version=storage.tables.c.version + 1, changed=now, **values))


def write_seat(connection: Connection, table_id: str, seat: int, **values: Any) -> None:
    """Writes what belongs to the person on a seat, and nobody else writes."""
    columns = storage.seats.c
    statement = update(storage.seats).where(columns.table_id == table_id, columns.seat == seat)
    connection.execute(statement.values(**values))


def rename(connection: Connection, guest: str, name: str) -> list[str]:
    """The guest's seats bear another name; the ids of the tables at which they stand."""
    seats, tables = storage.seats.c, storage.tables.c
    held = (seats.guest == guest, seats.holder != name)
    found = list(connection.execute(select(seats.table_id).where(*held).distinct()).scalars())
    noticed = update(storage.tables).where(tables.id.in_(select(seats.table_id).where(*held)))
    connection.execute(noticed.values(version=tables.version + 1, changed=time.time()))
    connection.execute(update(storage.seats).where(*held).values(holder=name))
    return found


def is_seated(connection: Connection, table_id: str, was: Seating) -> bool:
    """Does the person still sit there?"""
    columns = storage.seats.c
    here = (columns.table_id == table_id, columns.seat == was.seat, columns.guest == was.guest)
    return connection.execute(select(columns.seat).where(*here).with_for_update()).first() is not None


def check_name(connection: Connection, guest: str, name: str, table_id: str | None = None) -> None:
    """May a guest be called so at a table, or at all where the guest sits while nothing is over? Raises Conflict if
    somebody else there could be mistaken for the guest.
    """
    seats, tables = storage.seats.c, storage.tables.c
    places = [table_id]
    if table_id is None:
        own = select(seats.table_id).join(storage.tables, tables.id == seats.table_id)
        places = list(connection.execute(own.where(seats.guest == guest, tables.status != OVER)).scalars())
    others = select(seats.holder).where(seats.table_id.in_(places), seats.kind == PERSON, seats.guest != guest)
    looks = skeleton(name)
    for holder in connection.execute(others).scalars():
        if skeleton(holder or "") == looks:
            raise Conflict("name-taken", name=holder)


def change_seat(connection: Connection, table_id: str, was: Seating, **values: Any) -> bool:
    """Changes a seat if it is still as it was thought to be; False if somebody was faster."""
    columns = storage.seats.c
    statement = update(storage.seats).where(
        columns.table_id == table_id,
        columns.seat == was.seat,
        columns.kind == was.kind,
        columns.guest.is_(None) if was.guest is None else columns.guest == was.guest,
    )
    result: CursorResult[Any] = connection.execute(statement.values(**values))
    return result.rowcount == 1


def check_waiting(connection: Connection, table_id: str) -> None:
    """Raises Conflict if the match has started meanwhile: then nobody gets up for good, and no seat is given away."""
    columns = storage.tables.c
    status = select(columns.status).where(columns.id == table_id).with_for_update()
    if connection.execute(status).scalar_one() != WAITING:
        raise Conflict("already-started")


def begin(
    connection: Connection, table: Table, names: Iterable[str], bot: str, commitment: str, to_act: Iterable[int]
) -> None:
    """The match starts: open seats become bots. Raises Conflict if it has started already."""
    columns = storage.tables.c
    statement = update(storage.tables).where(columns.id == table.id, columns.status == WAITING)
    result: CursorResult[Any] = connection.execute(statement.values(status=PLAYING, commitment=commitment))
    if result.rowcount != 1:
        raise Conflict("already-started")
    places = storage.seats.c
    for number, name in enumerate(names):
        at_seat = update(storage.seats).where(places.table_id == table.id, places.seat == number)
        connection.execute(at_seat.values(name=name))
    opened = update(storage.seats).where(places.table_id == table.id, places.kind == OPEN)
    connection.execute(opened.values(kind=BOT, bot=bot))
    touch(connection, table.id, to_act=msgspec.json.encode(tuple(to_act)).decode())


def follow(connection: Connection, table_id: str, next_id: str) -> None:
    """The table is played again at another one; raises Conflict if somebody else was faster."""
    columns = storage.tables.c
    statement = update(storage.tables).where(columns.id == table_id, columns.rematch.is_(None))
    result: CursorResult[Any] = connection.execute(statement.values(rematch=next_id))
    if result.rowcount != 1:
        raise Conflict("already-started")
