"""Chat at a table: lines to everybody, and private ones between two seats. Kept as plain text."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.server import storage
from maester.server.seating import touch
from maester.server.speaking import moment_text
from maester.server.wire.told import ChatLine


class NewLine(NamedTuple):
    """A line that was said."""

    table_id: str
    seat: int
    to: int | None
    holder: str
    text: str

    def write(self, connection: Connection) -> None:
        """Keeps the line."""
        values = {
            "table_id": self.table_id,
            "seat": self.seat,
            "to_seat": self.to,
            "holder": self.holder,
            "text": self.text,
            "at": time.time(),
        }
        connection.execute(insert(storage.chat).values(values))
        touch(connection, self.table_id, public=False)


async def read_lines(connection: AsyncConnection, table_id: str, since: int) -> tuple[list[ChatLine], int]:
    """All lines after row `since`, whoever may read them, and the number of the last row."""
    columns = storage.chat.c
    wanted = select(storage.chat).where(columns.table_id == table_id, columns.id > since).order_by(columns.id)
    found = (await connection.execute(wanted)).mappings().all()
    lines = [
        ChatLine(seat=row["seat"], to=row["to_seat"], holder=row["holder"], text=row["text"], at=moment_text(row["at"]))
        for row in found
    ]
    return lines, found[-1]["id"] if found else since
