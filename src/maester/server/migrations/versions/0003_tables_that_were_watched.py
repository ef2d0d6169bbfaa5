"""Whether somebody without a seat has ever looked at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the tables that there are nobody knows; only one that is looked at from now on counts as watched."""
    op.add_column("tables", sa.Column("watched", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forgets it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("watched")
