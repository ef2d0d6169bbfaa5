"""Each seat's stops, and the windows at which the table has passed for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A seat that has said nothing has the game's own stops."""
    op.add_column("seats", sa.Column("stops", sa.Text()))
    op.add_column("seats", sa.Column("passed", sa.Text()))


def downgrade() -> None:
    """Forgets them."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("passed")
        seats.drop_column("stops")
