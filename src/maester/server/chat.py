"""Chat at a table: lines to everybody, and private ones between two people. Kept as plain text."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.server import storage
from maester.server.failures import Conflict, Forbidden
from maester.server.messages import moment_text
from maester.server.seating import Seating, is_seated, touch
from maester.server.wire.outgoing import ChatLine


class Line(NamedTuple):
    """A line as it is kept."""

    shown: ChatLine
    author: str | None
    addressee: str | None
    """The people who may read it if it is private, by their ids; of some old lines nobody knows them."""

    def may_be_read(self, guest: str, seat: int | None, held: Sequence[int]) -> bool:
        """May this guest, who holds these seats and looks from one of them (None: from none), read it?

        A private line is for two people, wherever they sit by now. But several people at one screen are one guest:
        whoever still holds the seat of that time reads it from there only.
        """
        if self.shown.to is None:
            return True
        ends = (self.author, self.shown.seat), (self.addressee, self.shown.to)
        return seat is not None and any(guest == person and (seat == at or at not in held) for person, at in ends)


class NewLine(NamedTuple):
    """A line that was said, by who sits on a seat and maybe to who sits on another one."""

    table_id: str
    author: Seating
    addressee: Seating | None
    text: str

    def write(self, connection: Connection) -> None:
        """Keeps the line, if both still sit there: a private word is for a person, not for who sits there next."""
        author, addressee = self.author, self.addressee
        if not is_seated(connection, self.table_id, author):
            raise Forbidden("not-your-seat")
        if addressee is not None and not is_seated(connection, self.table_id, addressee):
            raise Conflict("nobody-there")
        values = {
            "table_id": self.table_id,
            "seat": author.seat,
            "to_seat": None if addressee is None else addressee.seat,
            "author": author.guest,
            "addressee": None if addressee is None else addressee.guest,
            "holder": author.holder or "",
            "text": self.text,
            "at": time.time(),
        }
        connection.execute(insert(storage.chat).values(values))
        touch(connection, self.table_id, public=False)


async def read_lines(connection: AsyncConnection, table_id: str, since: int) -> tuple[list[Line], int]:
    """All lines after row `since`, whoever may read them, and the number of the last row."""
    columns = storage.chat.c
    wanted = select(storage.chat).where(columns.table_id == table_id, columns.id > since).order_by(columns.id)
    found = (await connection.execute(wanted)).mappings().all()
    lines = [
        Line(
            ChatLine(
                seat=row["seat"], to=row["to_seat"], holder=row["holder"], text=row["text"], at=moment_text(row["at"])
            ),
            row["author"],
            row["addressee"],
        )
        for row in found
    ]
    return lines, found[-1]["id"] if found else since
