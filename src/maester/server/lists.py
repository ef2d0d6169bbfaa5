"""Lists of tables: open ones, a guest's own, and those to watch."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, or_, select

from maester.server import seating, storage
from maester.server.failures import BadRequest
from maester.server.hub import Hub
from maester.server.seating import OPEN, OVER, PLAYING, WAITING
from maester.server.speaking import summary_of
from maester.server.wire.tables import TableSummary

MOST_TABLES = 100


async def list_tables(hub: Hub, which: str, guest: str) -> list[TableSummary]:
    """Tables as one guest may see them, the latest first. A table that isn't listed shows to its own people only."""
    async with hub.services.reading() as connection:
        found = (await connection.execute(_wanted(which, guest))).scalars().all()
        tables = await seating.read_tables(connection, found)
    return [summary_of(table, guest, hub.present_at(table.id)) for table in tables]


def _wanted(which: str, guest: str) -> Select[Any]:
    tables, seats = storage.tables.c, storage.seats.c
    ids = select(tables.id).order_by(tables.moved.desc()).limit(MOST_TABLES)
    if which == "open":
        free = select(seats.table_id).where(seats.kind == OPEN)
        return ids.where(tables.listed, tables.status == WAITING, tables.id.in_(free))
    if which == "watch":
        return ids.where(tables.listed, tables.status.in_((PLAYING, OVER)))
    if which == "mine":
        held = select(seats.table_id).where(seats.guest == guest)
        return ids.where(or_(tables.id.in_(held), tables.host == guest))
    raise BadRequest("unknown-list", name=which[:20])
