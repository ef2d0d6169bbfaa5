"""Each migration goes up and down again, with everything that people have at their tables, and loses none of it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from maester.client import Guest
from maester.errors import BadOption
from maester.server import storage
from maester.server.migrate import bring_up_to_date, configuration
from maester.server.settings import Settings
from tests.server.support import running, settings_in

REVISIONS = [one.revision for one in ScriptDirectory.from_config(configuration("")).walk_revisions()]
"""The newest first."""


def settings_with_tables(folder: Path) -> Settings:
    """A database in which there is something of everything."""

    async def played() -> None:
        async with running(settings_in(folder, secret=None)) as server, Guest(server.address) as guest:
            await guest.post("/api/me", {"name": "Ala"})
            table = await guest.make_table("cardgame", seats=[{"kind": "me"}, {"kind": "me"}], pace=0, listed=True)
            async with guest.sit(table["id"], 0) as seat:
                await seat.until(lambda seat: seat.decision is not None)
                assert seat.decision is not None
                await seat.play(seat.decision["options"][0]["move"])
                await seat.say("to all")
                await seat.say("to you", to=1)
                await seat.set_stops([], 1.0)

    asyncio.run(played())
    return settings_in(folder, secret=None)


def rows(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that is kept, by tables."""
    with sqlite3.connect(folder / "tables.db") as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: list(connection.execute(f"SELECT * FROM {name}")) for name in names}


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), storage.metadata))


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("no url at all", "no-database"),
        ("nosuchdatabase+nosuchdriver://ala:secret@example.org/tables", "no-database"),
        ("sqlite+aiosqlite:////dev/null/tables.db", "no-database"),
        ("postgresql+asyncpg://ala:secret@example.org/tables", "database-driver"),
        ("postgresql+pg8000://ala:secret@example.org/tables", "no-database"),
    ],
)
def test_a_database_that_cannot_be_reached_is_refused_with_a_reason(url: str, code: str) -> None:
    """The journal must be able to use its driver without awaiting, too."""
    with pytest.raises(BadOption) as refused:
        bring_up_to_date(url)
    assert refused.value.code == code
    for language in ("en", "pl"):
        assert "secret" not in refused.value.message(language)


@pytest.mark.parametrize("below", [*REVISIONS[1:], "base"])
def test_every_migration_goes_down_and_up_again(below: str, tmp_path: Path) -> None:
    url = settings_with_tables(tmp_path).database
    before = rows(tmp_path)
    assert all(before.values()), "there is something in each table"
    command.downgrade(configuration(url), below)
    left = rows(tmp_path)
    assert {name: len(found) for name, found in left.items() if name != "alembic_version"} == {
        name: len(before[name]) for name in left if name != "alembic_version"
    }, "nothing was lost"
    bring_up_to_date(url)
    assert set(rows(tmp_path)) == set(before)
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.connect() as connection:
        assert differences(connection) == []
        assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []
    engine.dispose()
    if below == "base":
        return

    async def looked_at() -> None:
        async with running(settings_in(tmp_path, secret=None)) as server, Guest(server.address) as guest:
            (table,) = await guest.get("/api/tables", list="watch")
            async with guest.sit(table["id"], None) as seat:
                await seat.until(lambda seat: seat.state is not None and seat.chat)
                assert [line["text"] for line in seat.chat] == ["to all"]

    asyncio.run(looked_at())


def test_rows_that_refer_to_nothing_are_not_migrated(tmp_path: Path) -> None:
    url = settings_in(tmp_path).database
    bring_up_to_date(url)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("INSERT INTO snapshots (table_id, number, data) VALUES ('nowhere', 0, x'00')")
    before = rows(tmp_path)
    with pytest.raises(RuntimeError, match="rows that refer to nothing"):
        command.downgrade(configuration(url), REVISIONS[1])
    assert rows(tmp_path) == before, "all of it or nothing"
