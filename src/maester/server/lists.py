"""Lists of tables: open ones, a guest's own, and those to watch. How many of them one person may list."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, func, or_, select

from maester.server import seating, storage
from maester.server.failures import BadRequest, TooMany
from maester.server.hub import Hub
from maester.server.messages import summary_of
from maester.server.seating import OPEN, OVER, PLAYING, WAITING, Table
from maester.server.settings import Limits
from maester.server.wire.tables import TableSummary

MOST_TABLES = 100
"""On a page."""


async def list_tables(hub: Hub, which: str, guest: str, page: int) -> list[TableSummary]:
    """A page of tables as one guest may see them. A table that isn't listed shows to its own people only."""
    async with hub.services.reading() as connection:
        found = (await connection.execute(_wanted(which, guest, page))).scalars().all()
        tables = await seating.read_tables(connection, found)
    return [summary_of(table, guest, hub.present_at(table.id)) for table in tables]


def _wanted(which: str, guest: str, page: int) -> Select[Any]:
    tables, seats = storage.tables.c, storage.seats.c
    if which == "open":
        free = select(seats.table_id).where(seats.kind == OPEN)
        ids = _fairly(tables.listed, tables.status == WAITING, tables.id.in_(free))
    elif which == "watch":
        ids = _fairly(tables.listed, tables.status.in_((PLAYING, OVER)))
    elif which == "mine":
        held = select(seats.table_id).where(seats.guest == guest)
        ids = select(tables.id).where(or_(tables.id.in_(held), tables.host == guest)).order_by(tables.moved.desc())
    else:
        raise BadRequest("unknown-list", name=which[:20])
    return ids.limit(MOST_TABLES).offset(page * MOST_TABLES)


def _fairly(*conditions: ColumnElement[bool]) -> Select[Any]:
    """Listed tables: everybody's latest first, then everybody's second latest, and so on. Everybody is who made tables
    from one address; so whoever makes many has them at the end.
    """
    tables = storage.tables.c
    made_by = func.coalesce(tables.address, tables.host)
    rank = func.row_number().over(partition_by=made_by, order_by=(tables.moved.desc(), tables.id))
    found = select(tables.id, tables.moved, rank.label("rank")).where(*conditions).subquery().c
    return select(found.id).order_by(found.rank, found.moved.desc(), found.id)


def check_listing(connection: Connection, table: Table, limits: Limits) -> None:
    """May this table wait among the open ones? Raises TooMany."""
    if not table.listed or table.status != WAITING:
        return
    tables = storage.tables.c
    if _waiting(connection, tables.host == table.host) >= limits.listed_per_guest:
        raise TooMany("too-many-listed", most=limits.listed_per_guest)
    if _waiting(connection, tables.address == table.address) >= limits.listed_per_address:
        raise TooMany("too-many-listed-here", most=limits.listed_per_address)


def _waiting(connection: Connection, whose: ColumnElement[bool]) -> int:
    tables = storage.tables.c
    listed = (tables.listed, tables.status == WAITING, whose)
    return int(connection.execute(select(func.count()).select_from(storage.tables).where(*listed)).scalar_one())
