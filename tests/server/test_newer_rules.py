"""Tables whose matches were begun, or played to the end, under older rules of their game."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from maester.client import Guest, Seat
from maester.engine import definition_of
from maester.server.record import read_match
from maester.server.seating import OVER, PLAYING, Table, read_table
from tests.server.support import in_loop, running, settings_in

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
NOT_ALLOWED = '{"move":"play","title":"jon-snow"}'
"""Nothing that may be answered before the first round."""


def under_newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    cardgame = definition_of("cardgame")
    monkeypatch.setattr(cardgame, "rules_version", cardgame.rules_version + 1)


def database(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(folder / "tables.db")


def numbers(folder: Path, name: str) -> list[int]:
    """The numbers of the entries or snapshots that are kept."""
    with database(folder) as connection:
        return [number for (number,) in connection.execute(f"select number from {name} order by number")]


def refuse_entry(folder: Path, number: int) -> None:
    """That entry is one which the rules don't allow."""
    with database(folder) as connection:
        connection.execute("update entries set move = ? where number = ?", (NOT_ALLOWED, number))


async def answer(seat: Seat, times: int) -> None:
    for _ in range(times):
        await seat.until(lambda seat: seat.decision is not None)
        assert seat.decision is not None
        await seat.play(seat.decision["options"][-1]["move"])


async def begun(folder: Path, *, end: bool = False) -> tuple[str, str]:
    """A match after a few answers, or given up: the table's id, and the person's cookie."""
    async with running(settings_in(folder, snapshot_entries=1000)) as server, Guest(server.address) as guest:
        table = await guest.make_table("cardgame", seats=SEATS, pace=0)
        async with guest.sit(table["id"], 0) as seat:
            await answer(seat, 4)
            if end:
                await seat.concede()
        cookie = guest.cookie
    return table["id"], cookie


@in_loop
async def test_a_running_match_goes_on_under_newer_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, cookie = await begun(tmp_path)
    before = numbers(tmp_path, "entries")
    under_newer_rules(monkeypatch)
    async with running(settings_in(tmp_path)) as server, Guest(server.address, cookie=cookie) as guest:
        async with guest.sit(table, 0) as seat:
            await answer(seat, 1)
            assert "rules-changed" in [event["event"] for event in seat.events]
            assert numbers(tmp_path, "entries")[: len(before)] == before
            await seat.concede()
        # What was played under the older rules belongs to the beginning now.
        kept = numbers(tmp_path, "entries")
        replay = await guest.get(f"/api/tables/{table}/replay")
        assert replay["entries"] == len(kept) - numbers(tmp_path, "snapshots")[0] > 0


@in_loop
async def test_what_newer_rules_refuse_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, cookie = await begun(tmp_path)
    refuse_entry(tmp_path, 2)
    under_newer_rules(monkeypatch)
    for _ in range(2):  # the second time it is read as it was written the first time
        async with running(settings_in(tmp_path)) as server, Guest(server.address, cookie=cookie) as guest:
            async with guest.sit(table, 0) as seat:
                await seat.until(lambda seat: seat.decision is not None)
                told = [event["event"] for event in seat.events]
                assert told.count("rules-changed") == 1
            async with server.worker.services.reading() as connection:
                assert (await read_match(connection, table)).renewal is None
        assert numbers(tmp_path, "snapshots")[0] == 2
    async with (
        running(settings_in(tmp_path, snapshot_entries=2)) as server,
        Guest(server.address, cookie=cookie) as guest,
        guest.sit(table, 0) as seat,
    ):
        await answer(seat, 3)
    first, newest = numbers(tmp_path, "snapshots")
    assert first == 2 < newest


@in_loop
async def test_whoever_comes_second_reads_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await begun(tmp_path)
    refuse_entry(tmp_path, 2)
    under_newer_rules(monkeypatch)
    async with running(settings_in(tmp_path)) as server:
        services = server.worker.services
        async with services.reading() as connection:
            first, second = (await read_match(connection, table)).renewal, (await read_match(connection, table)).renewal
        assert first is not None
        assert second is not None
        assert await services.journal.write(first.write)
        kept = numbers(tmp_path, "entries")
        with database(tmp_path) as connection_:
            row: Any = (table, 2, 0, NOT_ALLOWED, 0.0)
            connection_.execute("insert into entries (table_id, number, seat, move, at) values (?, ?, ?, ?, ?)", row)
        assert not await services.journal.write(second.write)
        assert numbers(tmp_path, "entries") == [*kept, 2]


@in_loop
async def test_the_table_is_told_who_is_asked_under_the_newer_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await begun(tmp_path)
    refuse_entry(tmp_path, 0)
    with database(tmp_path) as connection_:
        connection_.execute("update tables set to_act = '[]'")
    under_newer_rules(monkeypatch)
    async with running(settings_in(tmp_path)) as server:
        services = server.worker.services

        async def kept() -> Table:
            async with services.reading() as connection:
                return await read_table(connection, table)

        async with services.reading() as connection:
            read = await read_match(connection, table)
        assert read.renewal is not None
        before = await kept()
        await services.journal.write(read.renewal.write)
        after = await kept()
        assert read.match.to_act == (0, 1), "what was given up is asked again"
        assert (after.to_act, after.status, after.version) == ((0, 1), PLAYING, before.version + 1)
        assert after.changed > before.changed
        ended = read.renewal._replace(version=after.version, to_act=(), over=True)
        await services.journal.write(ended.write)
        assert ((await kept()).to_act, (await kept()).status) == ((), OVER)


@in_loop
async def test_of_a_match_that_ended_under_older_rules_the_end_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, cookie = await begun(tmp_path, end=True)
    refuse_entry(tmp_path, 2)
    under_newer_rules(monkeypatch)
    async with running(settings_in(tmp_path)) as server, Guest(server.address, cookie=cookie) as guest:
        replay = await guest.get(f"/api/tables/{table}/replay")
        assert (replay["entries"], replay["conceded"]) == (0, 0)
        assert replay["result"]["places"] == [["lannister"], ["stark"]]
        assert (await guest.get(f"/api/tables/{table}/replay/0"))["view"]["over"]
        assert (await guest.get(f"/api/tables/{table}/proof"))["seed"]
        async with guest.sit(table, 0) as seat:
            await seat.until(lambda seat: seat.state is not None)
            assert seat.over


@in_loop
async def test_one_that_comes_to_the_same_end_is_shown_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, cookie = await begun(tmp_path, end=True)
    under_newer_rules(monkeypatch)
    async with running(settings_in(tmp_path)) as server, Guest(server.address, cookie=cookie) as guest:
        kept = numbers(tmp_path, "entries"), numbers(tmp_path, "snapshots")
        async with guest.sit(table, 0) as seat:
            await seat.until(lambda seat: seat.over)
        assert (numbers(tmp_path, "entries"), numbers(tmp_path, "snapshots")) == kept, "looking at it changes nothing"
        replay = await guest.get(f"/api/tables/{table}/replay")
        assert replay["entries"] == len(kept[0])
