"""How Alembic reaches the database: through the same asynchronous driver as the server."""

from __future__ import annotations

import asyncio
from typing import Any

from alembic import context

from maester.server.storage import metadata, open_database


def _migrate(connection: Any) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def _run() -> None:
    engine = open_database(context.config.attributes["url"], writing=True)
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)
    await engine.dispose()


asyncio.run(_run())
