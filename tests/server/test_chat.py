"""A private line belongs to the two people who were there, not to the seats on which they sat."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command

from maester.client import Guest, Refused, Seat
from maester.server import seating
from maester.server.migrate import bring_up_to_date, configuration
from tests.server.support import Running, in_loop, running, settings_in, with_server
from tests.server.test_workers import two_workers

THREE = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def lines(guest: Guest, table: str, seat: int | None) -> list[str]:
    """What a guest reads who looks at the table anew."""
    looking = guest.sit(table, seat)
    looking.keep = True
    async with looking:
        await looking.until(lambda one: any(b'"type":"chat"' in message for message in one.received))
        return texts(looking)


def texts(seat: Seat) -> list[str]:
    return [line["text"] for line in seat.chat]


async def said_in_private(ala: Guest, ola: Guest) -> str:
    """A table at which Ala and Ola, on seats 0 and 1, have told each other something; the third seat is open."""
    table = str((await ala.make_table("boardgame", players=3, seats=THREE))["id"])
    await ola.join(table, 1)
    async with ala.sit(table, 0) as one, ola.sit(table, 1) as two:
        await one.say("to Ola", to=1)
        await two.say("to Ala", to=0)
        await two.until(lambda seat: len(seat.chat) == 2)
    return table


@with_server
async def test_a_newcomer_reads_nothing_of_who_sat_there_before(server: Running) -> None:
    async with Guest(server.address) as ala, Guest(server.address) as ola, Guest(server.address) as ela:
        table = await said_in_private(ala, ola)
        async with ala.sit(table, 0) as one:
            await ola.post(f"/api/tables/{table}/leave")
            await ela.join(table, 1)
            assert await lines(ela, table, 1) == []
            async with ela.sit(table, 1) as two:
                await one.say("to Ela", to=1)
                await two.until(lambda seat: "to Ela" in texts(seat))
                assert texts(two) == ["to Ela"]
            await one.until(lambda seat: "to Ela" in texts(seat))
            assert texts(one) == ["to Ola", "to Ala", "to Ela"]


@with_server
async def test_the_host_on_a_guest_s_seat_reads_nothing_that_the_guest_was_told(server: Running) -> None:
    async with Guest(server.address) as host, Guest(server.address) as ala, Guest(server.address) as ola:
        table = (await host.make_table("boardgame", players=3, seats=[*THREE[1:], {"kind": "me"}]))["id"]
        await ala.join(table, 0)
        async with ala.sit(table, 0) as one:
            await host.post(f"/api/tables/{table}/seats", {"seat": 2, "kind": "open"})
            await ola.join(table, 2)
            await one.until(lambda seat: seat.table["seats"][2]["kind"] == "person")
            await one.say("not for the host", to=2)
            await host.post(f"/api/tables/{table}/seats", {"seat": 2, "kind": "me"})
            assert await lines(host, table, 2) == []


@with_server
async def test_who_returns_reads_the_own_lines_again_also_from_another_seat(server: Running) -> None:
    async with Guest(server.address) as ala, Guest(server.address) as ola, Guest(server.address) as ela:
        table = await said_in_private(ala, ola)
        await ola.post(f"/api/tables/{table}/leave")
        assert await lines(ola, table, None) == [], "who has no seat is anybody"
        await ela.join(table, 1)
        await ela.post(f"/api/tables/{table}/leave")
        await ola.join(table, 1)
        assert await lines(ola, table, 1) == ["to Ola", "to Ala"]
        await ola.post(f"/api/tables/{table}/leave")
        await ola.join(table, 2)
        assert await lines(ola, table, 2) == ["to Ola", "to Ala"]


@with_server
async def test_at_one_screen_a_line_is_read_from_its_own_two_seats(server: Running) -> None:
    async with Guest(server.address) as ala:
        table = (await ala.make_table("boardgame", players=3, seats=[{"kind": "me"}] * 3))["id"]
        async with ala.sit(table, 0) as seat:
            await seat.say("to the second", to=1)
        read = [await lines(ala, table, seat) for seat in (0, 1, 2, None)]
        assert read == [["to the second"], ["to the second"], [], []]


@in_loop
async def test_at_another_worker_the_same_people_read_the_same(tmp_path: Path) -> None:
    async with (
        two_workers(tmp_path) as (one, other),
        Guest(one.address) as ala,
        Guest(one.address) as ola,
        Guest(other.address) as ela,
        Guest(other.address, cookie=ola.cookie) as same,
    ):
        table = await said_in_private(ala, ola)
        assert await lines(same, table, 1) == ["to Ola", "to Ala"]
        async with same.sit(table, 1) as there:
            await there.until(lambda seat: len(seat.chat) == 2)
            await ola.post(f"/api/tables/{table}/leave")
            await there.until(lambda seat: texts(seat) == [])
        await ela.join(table, 1)
        assert await lines(ela, table, 1) == []


@in_loop
async def test_a_line_is_not_handed_to_somebody_who_has_just_sat_down_elsewhere(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, Guest(server.address) as ala, Guest(server.address) as ola:
        table = await said_in_private(ala, ola)
        journal = server.worker.services.journal
        async with ala.sit(table, 0) as one, ola.sit(table, 1) as two:
            change = partial(seating.write_seat, table_id=table, seat=1, guest="somebody else", holder="Ela")
            await journal.write(change)
            with pytest.raises(Refused) as nobody:
                await one.say("only for Ola", to=1)
            assert nobody.value.code == "nobody-there"
            with pytest.raises(Refused) as lost:
                await two.say("I am Ola")
            assert lost.value.code == "not-your-seat"
        assert await lines(ala, table, 0) == ["to Ola", "to Ala"]


# -- lines of older versions -----------------------------------------------------------------------------------------


def old_lines(folder: Path, *said: tuple[float, int, int | None, str]) -> str:
    """A database of before, with a match that began at 100; one person has sat there all the time."""
    url = settings_in(folder).database
    bring_up_to_date(url)
    command.downgrade(configuration(url), "0003")
    with sqlite3.connect(folder / "tables.db") as connection:
        connection.execute(
            "INSERT INTO tables (id, game, name, players, options, status, host, listed, pace, created, changed, moved,"
            " version, to_act, bot_seed) VALUES ('t', 'cardgame', '', 2, '{}', 'playing', 'ala', 0, 1, 1, 1, 1, 1,"
            " '[]', 1)"
        )
        for seat, guest in enumerate(("ala", "ola")):
            place = ("t", seat, "person", guest, guest.title(), False)
            connection.execute(
                "INSERT INTO seats (table_id, seat, kind, guest, holder, away) VALUES (?, ?, ?, ?, ?, ?)", place
            )
        for number in range(2):
            connection.execute("INSERT INTO entries VALUES ('t', ?, 0, '{}', ?)", (number, 100.0 + number))
        for at, seat, to, text in said:
            line = ("t", seat, to, "Ala", text, at)
            connection.execute(
                "INSERT INTO chat (table_id, seat, to_seat, holder, text, at) VALUES (?, ?, ?, ?, ?, ?)", line
            )
    bring_up_to_date(url)
    return url


def test_lines_of_before_belong_to_who_can_only_have_read_them(tmp_path: Path) -> None:
    """Since a match began nobody has changed places. Before that nobody knows who sat there."""
    old_lines(
        tmp_path, (50.0, 0, 1, "early"), (50.0, 0, None, "to all"), (150.0, 0, 1, "late"), (150.0, 1, 0, "answer")
    )
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        kept: Any = connection.execute("SELECT text, author, addressee FROM chat ORDER BY id").fetchall()
    assert kept == [
        ("early", None, None),
        ("to all", None, None),
        ("late", "ala", "ola"),
        ("answer", "ola", "ala"),
    ]
