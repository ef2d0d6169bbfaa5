"""From where a table was made: a mark that stands for the address, so that lists are fair to everybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the tables that there are nobody knows; for those the host counts."""
    op.add_column("tables", sa.Column("address", sa.String(32)))


def downgrade() -> None:
    """Forgets it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("address")
