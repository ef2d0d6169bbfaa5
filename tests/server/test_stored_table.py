"""A table in memory is what is kept of it: after everything that happens at it, and after what went wrong."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError

import maester
from maester.client import Guest, Refused, Seat
from maester.engine import Match
from maester.engine.record import FURTHER, UNDO
from maester.server.chat import read_lines
from maester.server.failures import Conflict
from maester.server.record import EntryRow, read_match, read_rows, rows_since
from maester.server.running_table import RunningTable
from maester.server.seating import BOT, Seating, Table, read_table
from maester.server.stored_table import ATTEMPTS
from tests.games.cardgame.language import scenario, side
from tests.server.support import Running, in_loop, running, settings_in, with_server
from tests.server.test_newer_rules import numbers
from tests.server.test_stops import seatings, table_with

BOTH = [{"kind": "me"}, {"kind": "me"}]


async def kept(server: Running, table: str) -> Table:
    async with server.worker.services.reading() as connection:
        return await read_table(connection, table)


async def check(server: Running, live: RunningTable) -> Table:
    """What is in memory is what lies in the database; the table as it is now."""
    found = await kept(server, live.table.id)
    # A move writes the times without reading them again.
    times = {"changed": found.changed, "moved": found.moved}
    assert msgspec.structs.replace(live.table, **times) == found
    async with server.worker.services.reading() as connection:
        rows = await read_rows(connection, found.id)
        match = (await read_match(connection, found.id)).match
        lines, _ = await read_lines(connection, found.id, 0)
    assert live.match is not None
    assert (live.stored.entries, live.match.hash()) == (len(rows), match.hash())
    assert live.stored.lines == lines
    return found


async def answer(seat: Seat, which: int = 0) -> None:
    await seat.until(lambda seat: seat.decision is not None)
    assert seat.decision is not None
    await seat.play(seat.decision["options"][which]["move"])


@with_server
async def test_after_everything_that_happens_memory_and_database_are_the_same(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = (await guest.make_table("cardgame", seats=BOTH, pace=0))["id"]
        live = await server.worker.hub.table(table)
        async with guest.sit(table, 0) as stark, guest.sit(table, 1) as lannister:
            await stark.until(lambda seat: seat.decision is not None)
            before = await check(server, live)
            for step in (
                lambda: answer(stark),
                lambda: stark.undo(),
                lambda: stark.say("to all"),
                lambda: lannister.say("to you", to=0),
                lambda: stark.set_stops(["plot"], 3),
                lambda: guest.post(f"/api/tables/{table}/pace", {"pace": 1}),
                lambda: answer(lannister),
                lambda: answer(stark),
                lambda: stark.concede(),
            ):
                await step()
                after = await check(server, live)
                assert after.version > before.version
                before = after
        assert (before.status, before.to_act) == ("over", ())


async def moves(server: Running, table: str, step: Any) -> bool:
    """Does the table come up in the lists by this?"""
    before = (await kept(server, table)).moved
    await step
    return (await kept(server, table)).moved > before


@with_server
async def test_only_what_everybody_may_see_moves_a_table_in_the_lists(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = (await guest.make_table("cardgame", seats=BOTH, pace=0))["id"]
        async with guest.sit(table, 0) as stark, guest.sit(table, 1) as lannister:
            await stark.until(lambda seat: seat.decision is not None)
            assert not await moves(server, table, stark.say("a word", to=1))
            assert not await moves(server, table, stark.say("a word"))
            assert await moves(server, table, answer(stark)), "everybody sees who is ready"
            assert await moves(server, table, answer(lannister))


@with_server
async def test_an_open_move_moves_a_table_although_the_same_seat_is_asked(server: Running) -> None:
    game = scenario(stark=side("jon-snow", "robb-stark", "arya-stark"), lannister=side("bronn"))
    assert game.asks("stark", "choose-challenge")
    async with Guest(server.address) as guest:
        table = await table_with(server, game.match, seatings(guest))
        async with guest.sit(table, 0) as stark:
            await stark.until(lambda seat: seat.decision is not None)
            for move in ("challenge military", "declare jon-snow"):
                assert await moves(server, table, stark.play(move))
                assert (await kept(server, table)).to_act == (0,)


@in_loop
async def test_the_end_of_a_match_is_kept_as_it_was(tmp_path: Path) -> None:
    """Whatever the rules become, it can be shown."""
    async with running(settings_in(tmp_path, snapshot_entries=1000)) as server, Guest(server.address) as guest:
        table = (await guest.make_table("cardgame", seats=BOTH, pace=0))["id"]
        async with guest.sit(table, 0) as stark:
            await answer(stark)
            assert numbers(tmp_path, "snapshots") == [0]
            await stark.concede()
        assert numbers(tmp_path, "snapshots") == [0, 2]


@in_loop
async def test_snapshots_are_kept_every_so_many_entries(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, snapshot_entries=2)) as server, Guest(server.address) as guest:
        table = (await guest.make_table("cardgame", seats=BOTH, pace=0))["id"]
        newest = []
        async with guest.sit(table, 0) as stark, guest.sit(table, 1) as lannister:
            for seat in (stark, lannister, stark, lannister):
                await answer(seat, -1)
                newest.append(numbers(tmp_path, "snapshots"))
        assert newest == [[0], [0, 2], [0, 2], [0, 4]]


@in_loop
async def test_a_snapshot_is_kept_when_several_entries_at_once_jump_over_the_mark(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, snapshot_entries=4)) as server, Guest(server.address) as guest:
        table = (await guest.make_table("boardgame", players=3, seats=[{"kind": "me"}] * 3))["id"]
        live = await server.worker.hub.table(table)

        def several(count: int) -> Any:
            def played(match: Match) -> list[EntryRow]:
                rows = []
                for _ in range(count):
                    move = match.decision(0).options[0]
                    rows.append(EntryRow(0, match.lexicon.plain(move)))
                    match.play(0, move)
                return rows

            return played

        newest = []
        for count in (3, 3, 1, 1):
            async with live.lock:
                await live.stored.write(several(count))
            newest.append(numbers(tmp_path, "snapshots"))
        assert newest == [[0], [0, 6], [0, 6], [0, 8]]
        live.stored.match = None
        async with live.lock:
            assert len((await live.stored.loaded()).entries()) == 8


@with_server
async def test_what_could_not_be_written_has_not_happened(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = (await guest.make_table("cardgame", seats=BOTH, pace=0))["id"]
        async with guest.sit(table, 0) as stark:
            await stark.until(lambda seat: seat.decision is not None)
            live = await server.worker.hub.table(table)
            server.make_busy(iter([True]))
            with pytest.raises(Refused) as refused:
                await answer(stark)
            assert refused.value.code == "table-busy"
            assert live.match is None, "it isn't known what was written"
            assert (await live.stored.loaded()).entries() == []
            await answer(stark)
            await check(server, live)


@with_server
async def test_a_line_reaches_its_own_table_only(server: Running) -> None:
    async with Guest(server.address) as guest:
        tables = [(await guest.make_table("cardgame", seats=BOTH, pace=0))["id"] for _ in range(2)]
        async with guest.sit(tables[0], 0) as here, guest.sit(tables[1], 0) as there:
            await here.say("one")
            await there.say("two")
            await here.say("three")
            live = await server.worker.hub.table(tables[0])
            for _ in range(2):
                await live.refresh()
            await there.say("four")
            await here.until(lambda seat: len(seat.chat) == 2)
            assert [line["text"] for line in here.chat] == ["one", "three"]
            assert [line["text"] for line in there.chat] == ["two", "four"]
            assert {(line["seat"], line["to"], line["holder"]) for line in here.chat} == {
                (0, None, live.table.seats[0].holder)
            }
            assert live.stored.lines is not None
            assert [line.shown.text for line in live.stored.lines] == ["one", "three"]


@in_loop
async def test_who_was_told_of_a_pass_is_told_no_more_after_an_answer(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, Guest(server.address) as guest:
        table = (await guest.make_table("cardgame", seats=BOTH, pace=0))["id"]
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            connection.execute("update seats set passed = '[\"plot\"]'")
        async with guest.sit(table, 0) as stark:
            live = await server.worker.hub.table(table)
            await live.refresh()
            await stark.until(lambda seat: seat.stops is not None and seat.stops["passed"] == ["plot"])
            await answer(stark)
            assert stark.stops is not None
            assert stark.stops["passed"] == []
            assert [seat.passed for seat in (await check(server, live)).seats] == [None, '["plot"]']


def test_an_undo_is_written_as_the_match_itself_records_it() -> None:
    match, rng = maester.new_match("cardgame", seed=3), Random(3)
    words = set()
    for _ in range(40):
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.decision(seat).options))
        again = match.clone()
        again.undo(seat, further=True)
        (row,) = rows_since(again, len(match.entries()))
        assert row.seat == seat
        words.add(row.move)
    assert words == {UNDO, FURTHER}


@with_server
async def test_after_the_end_nothing_is_taken_back_beyond_what_was_revealed(server: Running) -> None:
    """Then the seed is public, and with it all that chance would bring."""
    match, rng = maester.new_match("cardgame", seed=3, options={"power": 1}), Random(3)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.decision(seat).options))
    async with Guest(server.address) as guest:
        stark, _ = seatings(guest, guest)
        bot = Seating(seat=1, name="lannister", kind=BOT, bot="random")
        table = await table_with(server, match, [stark, bot])
        async with guest.sit(table, 0) as person:
            await person.until(lambda seat: seat.over)
            assert person.state is not None
            assert not person.state["can_undo_further"]
            with pytest.raises(Refused):
                await person.undo(further=True)
            assert (await (await server.worker.hub.table(table)).stored.loaded()).over


@with_server
async def test_before_the_start_there_is_no_match_to_change(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = (await guest.make_table("cardgame", seats=[{"kind": "me"}, {"kind": "open"}], pace=0))["id"]
        live = await server.worker.hub.table(table)
        await live.stored.load_if_started()
        assert live.match is None
        with pytest.raises(Conflict) as refused:
            await live.play(0, "pass", 1)
        assert refused.value.code == "not-started"


@with_server
async def test_a_move_that_never_comes_first_is_given_up(server: Running) -> None:
    """Somebody else is faster each time."""
    async with Guest(server.address) as guest:
        table = (await guest.make_table("cardgame", seats=BOTH, pace=0))["id"]
        live = await server.worker.hub.table(table)
        async with guest.sit(table, 0) as seat:
            await seat.until(lambda seat: seat.decision is not None)
            attempts = 0

            async def too_late(operation: Any) -> None:
                nonlocal attempts
                attempts += 1
                raise IntegrityError("", None, Exception("taken"))

            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(server.worker.services.journal, "write", too_late)
                with pytest.raises(Refused) as refused:
                    await answer(seat)
            assert (refused.value.code, attempts) == ("table-busy", ATTEMPTS)
            await answer(seat)
            assert live.stored.entries == 1
