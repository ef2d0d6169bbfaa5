"""How Alembic reaches the database: through the same engine as the journal."""

from __future__ import annotations

from alembic import context

from maester.server.storage import metadata, open_for_writing

_engine = open_for_writing(context.config.attributes["url"])
with _engine.begin() as _connection:
    context.configure(connection=_connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
_engine.dispose()
