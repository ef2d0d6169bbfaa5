"""The writer: what is answered is committed, what fails fails alone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from maester.errors import BadOption
from maester.server import storage
from maester.server.journal import MOST_TOGETHER, Journal
from maester.server.migrate import bring_up_to_date
from maester.server.storage import open_for_reading, open_for_writing
from tests.server.support import in_loop, settings_in


def _key(name: str) -> Callable[[Connection], str]:
    def write(connection: Connection) -> str:
        connection.execute(insert(storage.keys).values(name=name, value="x"))
        return name

    return write


@in_loop
async def test_one_of_many_fails_alone(tmp_path: Path) -> None:
    url = settings_in(tmp_path).database
    await asyncio.to_thread(bring_up_to_date, url)
    engine = open_for_writing(url)
    reader = open_for_reading(url)
    journal = Journal(engine)
    journal.start()
    names = ["a", "b", "a", "c", "b", "d"]
    outcomes = await asyncio.gather(*(journal.write(_key(name)) for name in names), return_exceptions=True)
    failed = [isinstance(one, IntegrityError) for one in outcomes]
    assert failed == [False, False, True, False, True, False]
    assert [one for one in outcomes if isinstance(one, str)] == ["a", "b", "c", "d"]
    async with reader.connect() as connection:
        assert (await connection.execute(select(func.count()).select_from(storage.keys))).scalar() == 4
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
    await journal.stop()
    engine.dispose()
    await reader.dispose()


class _SlowEngine:
    """Stands in for a database whose commit lasts until it is told to end."""

    def __init__(self) -> None:
        self.committing = threading.Event()
        self.may_end = threading.Event()

    @contextmanager
    def begin(self) -> Iterator[None]:
        yield
        self.committing.set()
        assert self.may_end.wait(60)


@in_loop
async def test_the_answer_comes_after_the_commit() -> None:
    def write(_: Any) -> str:
        return "written"

    engine: Any = _SlowEngine()
    journal = Journal(engine)
    journal.start()
    answers = [asyncio.create_task(journal.write(write)) for _ in range(3)]
    assert await asyncio.to_thread(engine.committing.wait, 60)
    for _ in range(20):  # whatever could run now, runs
        await asyncio.sleep(0)
    assert not any(answer.done() for answer in answers)
    engine.may_end.set()
    assert await asyncio.gather(*answers) == ["written"] * 3
    await journal.stop()


def test_migrations_make_exactly_the_tables_of_the_code(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    url = settings_in(tmp_path).database
    bring_up_to_date(url)
    bring_up_to_date(url)

    async def compare() -> list[object]:
        engine = open_for_reading(url)
        async with engine.connect() as connection:
            found = await connection.run_sync(
                lambda one: compare_metadata(MigrationContext.configure(one), storage.metadata)
            )
        await engine.dispose()
        return list(found)

    assert asyncio.run(compare()) == []


def test_a_database_that_cannot_be_made_says_so(tmp_path: Path) -> None:
    (tmp_path / "tables.db").mkdir()
    with pytest.raises(BadOption) as refused:
        bring_up_to_date(settings_in(tmp_path).database)
    assert refused.value.code == "no-database"


@in_loop
async def test_who_no_longer_waits_does_not_stop_the_writer() -> None:
    def write(_: Any) -> str:
        return "written"

    engine: Any = _SlowEngine()
    journal = Journal(engine)
    journal.start()
    gone = asyncio.create_task(journal.write(write))
    assert await asyncio.to_thread(engine.committing.wait, 60)
    gone.cancel()
    waits = asyncio.create_task(journal.write(write))
    engine.may_end.set()
    assert await asyncio.wait_for(waits, 10) == "written"
    assert gone.cancelled()
    await journal.stop()


@in_loop
async def test_what_came_while_it_wrote_is_committed_together_up_to_a_limit() -> None:
    engine: Any = _SlowEngine()
    commits = 0
    honest = engine.begin

    def counted() -> Any:
        nonlocal commits
        commits += 1
        return honest()

    engine.begin = counted
    journal = Journal(engine)
    journal.start()
    first = asyncio.create_task(journal.write(lambda _: "first"))
    assert await asyncio.to_thread(engine.committing.wait, 60)
    others = [asyncio.create_task(journal.write(lambda _: "more")) for _ in range(MOST_TOGETHER + 1)]
    await asyncio.sleep(0)
    engine.may_end.set()
    assert await asyncio.gather(first, *others) == ["first", *["more"] * (MOST_TOGETHER + 1)]
    assert commits == 3, "the first, as many as go together, and the one that is left"
    await journal.stop()


def test_another_database_has_one_connection_that_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that what is written comes in its order; and several that read."""
    made: list[dict[str, Any]] = []

    def make(url: str, **values: Any) -> str:
        made.append({"url": url, **values})
        return f"engine {len(made)}"

    for name in ("create_engine", "create_async_engine"):
        monkeypatch.setattr(storage, name, make)
    opened: list[object] = [opening("postgresql+psycopg://x/y") for opening in (open_for_writing, open_for_reading)]
    assert opened == ["engine 1", "engine 2"]
    writing, reading = made
    assert (writing["pool_size"], writing["max_overflow"]) == (1, 0)
    assert reading["pool_size"] > 1
    assert writing["url"] == reading["url"] == "postgresql+psycopg://x/y"
