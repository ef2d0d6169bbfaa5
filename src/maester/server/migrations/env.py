"""How Alembic reaches the database: one transaction for all that is to be done, and nobody else meanwhile."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from maester.server.storage import metadata, open_for_migrating

LOCK = 0x6D61657374657200
"""The number under which PostgreSQL lets one process after another bring the database up to date."""


def _wait_for_others(connection: Connection) -> None:
    """Two servers may start at once. SQLite's transaction has locked the whole file already."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def _check_foreign_keys(connection: Connection) -> None:
    """SQLite didn't look after them meanwhile."""
    if connection.dialect.name == "sqlite" and (broken := connection.exec_driver_sql("PRAGMA foreign_key_check").all()):
        raise RuntimeError(f"rows that refer to nothing: {broken[:10]}")


_engine = open_for_migrating(context.config.attributes["url"])
try:
    with _engine.begin() as _connection:
        _wait_for_others(_connection)
        context.configure(connection=_connection, target_metadata=metadata, render_as_batch=True)
        with context.begin_transaction():
            context.run_migrations()
        _check_foreign_keys(_connection)
finally:
    _engine.dispose()
