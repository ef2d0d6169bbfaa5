"""A disk without room: players are told, the log and the health tell it too, nothing is lost, and then it goes on."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.exc import DatabaseError as AnyDatabaseError
from sqlalchemy.exc import DBAPIError, IntegrityError, InternalError, OperationalError

from maester.client import Guest, Refused, Seat
from maester.errors import BadOption
from maester.server import journal, storage
from maester.server.failures import Busy, Failure, Unavailable
from maester.server.lasting_failure import LastingFailure
from maester.server.migrate import bring_up_to_date
from tests.server.support import Running, in_loop, running, settings_in, with_server
from tests.server.test_keeping import eventually
from tests.server.test_stored_table import BOTH, answer

ALL_PAGES = 2**30


def set_room(server: Running, pages: int | None) -> None:
    """The file may have no more pages than it has (None), or so many."""
    connection = server.worker.services._writing.raw_connection()
    cursor = connection.cursor()
    if pages is None:
        cursor.execute("PRAGMA page_count")
        (pages,) = cursor.fetchone() or (0,)
    cursor.execute(f"PRAGMA max_page_count = {pages}")
    connection.close()


async def until_refused(ask: Callable[[], Awaitable[Any]]) -> Refused:
    """Asks for something until there is no room for it."""
    for _ in range(1000):
        try:
            await ask()
        except Refused as refused:
            return refused
    raise AssertionError("there was room for everything")


async def fill(seat: Seat) -> None:
    """Says something until there is no room for it."""
    assert (await until_refused(lambda: seat.say("x" * 500))).code == "cannot-save"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maester.server.running_table.AFTER_FAILURE", 0.02)
    monkeypatch.setattr(journal, "TRY_AGAIN", 0.0)


@with_server
async def test_nothing_that_was_answered_is_lost_and_when_there_is_room_it_goes_on(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = (await guest.make_table("cardgame", seats=BOTH, pace=0))["id"]
        live = await server.worker.hub.table(table)
        async with guest.sit(table, 0) as seat, guest.sit(table, 1) as other:
            await seat.until(lambda seat: seat.decision is not None)
            set_room(server, None)
            await fill(seat)
            said = len(seat.chat)
            entries = (await live.stored.loaded()).entries

            async def change() -> None:
                await (answer(seat) if len(entries()) % 2 == 0 else seat.undo())

            refused = await until_refused(change)
            assert refused.code == "cannot-save"
            assert "can't save" in str(refused)
            answered = len((await live.stored.loaded()).entries())
            set_room(server, ALL_PAGES)
            if answered % 2 == 0:
                await answer(seat)
                answered += 1
            await answer(other)
            await seat.say("there is room again")
            await seat.until(lambda seat: len(seat.chat) == said + 1)
            assert len((await live.stored.loaded()).entries()) == answered + 1


@in_loop
async def test_the_health_and_the_answers_tell_it(tmp_path: Path) -> None:
    async with (
        running(settings_in(tmp_path)) as server,
        Guest(server.address, language="pl") as guest,
        httpx.AsyncClient(base_url=server.address) as watchman,
    ):

        async def health() -> tuple[int, Any]:
            found = await watchman.get("/api/health")
            return found.status_code, found.json()

        table = (await guest.make_table("cardgame", seats=BOTH, pace=0))["id"]
        assert await health() == (200, {"ok": True})
        async with guest.sit(table, 0) as seat:
            set_room(server, None)
            await fill(seat)
            assert await health() == (503, {"ok": False})
            await until_refused(lambda: guest.make_table("boardgame", seats=[{"kind": "me"}] * 6))
            wish, headers = {"game": "boardgame"}, {"X-Maester": "1", "Accept-Language": "pl"}
            refused = await watchman.post("/api/tables", json=wish, headers=headers)
            assert (refused.status_code, refused.json()["code"]) == (503, "cannot-save")
            assert "nie może teraz nic zapisać" in refused.json()["sentence"]
            await guest.post("/api/me", {"language": "pl"})
            assert await health() == (503, {"ok": False}), "there is room for small things, which isn't enough"
            set_room(server, ALL_PAGES)
            assert await health() == (200, {"ok": True}), "although nobody has played meanwhile"


@in_loop
async def test_bots_go_on_when_there_is_room(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, Guest(server.address) as guest:
        table = await guest.make_table("cardgame", pace=0)
        await guest.post(f"/api/tables/{table['id']}/leave")
        set_room(server, None)
        failing = server.worker.services.journal.failure
        async with guest.sit(table["id"], None) as spectator:
            await eventually(lambda: failing.lasts)
            seen = len(spectator.events)
            set_room(server, ALL_PAGES)
            await spectator.until(lambda seat: len(seat.events) > seen + 30)
        assert not failing.lasts


@in_loop
async def test_a_database_that_cannot_be_read_is_told_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        engine = server.worker.services._reading.sync_engine

        def failing(*given: Any) -> None:
            raise OperationalError("SELECT", None, Exception("disk I/O error"))

        event.listen(engine, "begin", failing)
        assert (await browser.get("/api/health")).status_code == 503
        answered = await browser.get("/api/tables")
        assert (answered.status_code, answered.json()["code"]) == (503, "cannot-read")
        event.remove(engine, "begin", failing)
        assert (await browser.get("/api/health")).status_code == 200


def test_a_full_disk_is_told_once_a_minute(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    moments = [1000.0, 1000.1, 1030.0, 1059.9, 1060.0, 1061.0, 1062.0]
    monkeypatch.setattr("time.monotonic", lambda: moments.pop(0))
    full = LastingFailure("the disk is full")
    with caplog.at_level(logging.WARNING):
        for _ in moments[1:]:
            full.notice(OSError("no room"))
    assert [record.getMessage() for record in caplog.records] == [
        "the disk is full (0 times more since it was last told)",
        "the disk is full (3 times more since it was last told)",
    ]
    assert all(record.exc_info for record in caplog.records)
    caplog.clear()
    full.end()
    full.end()
    assert (len(caplog.records), full.lasts) == (1, False)
    full.notice(OSError("no room"))
    assert len(caplog.records) == 2, "another trouble is told at once"


class Code(Exception):
    """An error of a driver."""

    def __init__(self, **values: Any) -> None:
        super().__init__(str(values))
        self.__dict__.update(values)


@pytest.mark.parametrize(
    ("error", "becomes"),
    [
        (OperationalError("", None, Code(sqlite_errorcode=13)), Unavailable),  # SQLITE_FULL
        (OperationalError("", None, Code(sqlite_errorcode=10 | 3 << 8)), Unavailable),  # SQLITE_IOERR_WRITE
        (AnyDatabaseError("", None, Code(sqlite_errorcode=11)), Unavailable),  # SQLITE_CORRUPT
        (OperationalError("", None, Code(sqlstate="53100")), Unavailable),  # disk_full
        (InternalError("", None, Code()), Unavailable),
        (OperationalError("", None, Code(sqlite_errorcode=5)), Busy),  # SQLITE_BUSY
        (OperationalError("", None, Code(sqlite_errorcode=5 | 2 << 8)), Busy),  # SQLITE_BUSY_SNAPSHOT
        (OperationalError("", None, Code(sqlstate="40001")), Busy),  # serialization_failure
        (OperationalError("", None, Code(sqlstate="55P03")), Busy),  # lock_not_available
        (IntegrityError("", None, Code()), None),
        (ValueError(), None),
    ],
)
def test_what_a_failing_database_is_to_players(error: Exception, becomes: type[Failure] | None) -> None:
    found = storage.failure_of(error, "cannot-save")
    assert (None if found is None else type(found)) == becomes


def test_who_could_not_be_served_for_now_may_try_again() -> None:
    """A browser doesn't come back after 4400, 4403 and 4404."""
    assert {Busy("server-stops").close, Unavailable().close} == {4503}


def test_a_file_that_is_no_database_is_refused_with_a_reason(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"this is no database, only a file that is rather long" * 100)
    with pytest.raises(BadOption) as refused:
        bring_up_to_date(settings_in(tmp_path).database)
    assert refused.value.code == "no-database"
    assert "not a database" in str(refused.value.values["reason"])
    assert not isinstance(refused.value, DBAPIError)


@in_loop
async def test_a_mistake_of_ours_is_no_trouble_of_the_database(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings_in(tmp_path)) as server:
        services = server.worker.services
        with pytest.raises(IntegrityError):
            async with services.reading():
                raise IntegrityError("", None, Exception("taken"))
        assert not services._unreadable.lasts
    assert not caplog.records
