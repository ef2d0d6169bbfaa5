"""Who wrote a line of chat, and for whom: it belongs to these people, whoever sits on their seats later."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Since a match began nobody has changed places, so its private lines belong to those who sit there now. Who sat
    there before that isn't known any more: such lines are kept, and nobody is shown them.
    """
    op.add_column("chat", sa.Column("author", sa.String(32)))
    op.add_column("chat", sa.Column("addressee", sa.String(32)))
    lines = sa.table("chat", *map(sa.column, ("table_id", "seat", "to_seat", "at", "author", "addressee")))
    seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "guest")))
    entries = sa.table("entries", *map(sa.column, ("table_id", "at")))
    began = sa.select(sa.func.min(entries.c.at)).where(entries.c.table_id == lines.c.table_id).scalar_subquery()

    def person_at(seat: sa.ColumnElement[int]) -> sa.ScalarSelect[str]:
        here = (seats.c.table_id == lines.c.table_id, seats.c.seat == seat)
        return sa.select(seats.c.guest).where(*here).scalar_subquery()

    known = sa.update(lines).where(lines.c.to_seat.is_not(None), lines.c.at >= began)
    op.execute(known.values(author=person_at(lines.c.seat), addressee=person_at(lines.c.to_seat)))


def downgrade() -> None:
    """Forgets them."""
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("addressee")
        chat.drop_column("author")
