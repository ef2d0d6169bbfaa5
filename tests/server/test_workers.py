"""Several workers at one database: any of them serves any table, and of racing moves one wins."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import maester
from maester.client import Guest, Refused
from maester.harness.verify import verify
from tests.server.support import Running, in_loop, running, settings_in
from tests.server.test_running_table import play_on
from tests.server.test_tables import refusal


@asynccontextmanager
async def two_workers(folder: Path) -> AsyncIterator[tuple[Running, Running]]:
    settings = settings_in(folder, workers=2, poll_seconds=0.02, snapshot_entries=5)
    async with running(settings) as one, running(settings) as other:
        yield one, other


@in_loop
async def test_what_one_worker_writes_the_other_shows(tmp_path: Path) -> None:
    async with two_workers(tmp_path) as (one, other), Guest(one.address) as ala:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        table = await ala.make_table("boardgame", players=3, options={"rounds": 2}, pace=0, seats=seats)
        async with Guest(other.address) as ola:
            async with ola.sit(table["id"], None) as early:
                await early.until(lambda seat: seat.table is not None)
                await ola.join(table["id"])
                async with ala.sit(table["id"], 0) as stark, ola.sit(table["id"], 1) as lannister:
                    await stark.until(lambda seat: seat.state is not None)
                    await stark.say("over there?", to=1)
                    await lannister.until(lambda seat: len(seat.chat) == 1)
                    await asyncio.gather(play_on(stark), play_on(lannister))
                    await early.until(lambda seat: seat.over)
            proof = await ola.get(f"/api/tables/{table['id']}/proof")
            assert verify(proof["save"], stark.table["commitment"]).over  # type: ignore[index]
            match = maester.load(proof["save"])
            assert match.events(0) == stark.events
            assert match.events(1) == lannister.events


@in_loop
async def test_two_servers_of_one_database_hear_each_other(tmp_path: Path) -> None:
    """Neither of them knows that there is another one."""
    async with (
        running(settings_in(tmp_path)) as one,
        running(settings_in(tmp_path)) as other,
        Guest(one.address) as ala,
        Guest(other.address, cookie=ala.cookie) as same,
    ):
        table = await ala.make_table("boardgame", players=3, seats=[{"kind": "me"}] * 3)
        async with ala.sit(table["id"], 0) as here, same.sit(table["id"], 0) as there:
            for speaker, listener in ((here, there), (there, here)):
                await speaker.until(lambda seat: seat.decision is not None)
                assert speaker.decision is not None
                number = speaker.decision["number"]
                await speaker.play(speaker.decision["options"][0]["move"])
                await listener.until(lambda seat, old=number: (seat.decision or {"number": old})["number"] > old, 10)
                await speaker.say(f"can you hear {number}?")
                await listener.until(lambda seat, old=number: str(old) in str(seat.chat), 10)


@in_loop
async def test_who_has_not_heard_yet_that_seats_changed_changes_nothing(tmp_path: Path) -> None:
    """The host gives Ala's seat away at a worker that hasn't heard yet that Ola sits there now, or that they play."""
    settings = settings_in(tmp_path, poll_seconds=1000.0)
    async with (
        running(settings) as one,
        running(settings) as other,
        Guest(one.address) as host,
        Guest(other.address, cookie=host.cookie) as late_host,
        Guest(one.address) as ala,
        Guest(one.address) as ola,
        Guest(other.address, cookie=ola.cookie) as late_ola,
    ):
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = (await host.make_table("boardgame", players=3, seats=seats))["id"]
        await ala.join(table, 1)
        late = await other.worker.hub.table(table)
        await ala.post(f"/api/tables/{table}/leave")
        await ola.join(table, 1)
        bot = {"seat": 1, "kind": "bot", "bot": "random"}
        assert await refusal(late_host.post(f"/api/tables/{table}/seats", bot)) == "seat-taken"
        await late.refresh()
        await host.post(f"/api/tables/{table}/start", {"bot": "random"})
        assert late.table.status == "waiting", "it hasn't heard of that"
        assert await refusal(late_host.post(f"/api/tables/{table}/seats", bot)) == "already-started"
        assert await refusal(late_ola.post(f"/api/tables/{table}/leave")) == "already-started"
        shown = await host.get(f"/api/tables/{table}")
        assert [(seat["kind"], seat["away"]) for seat in shown["seats"]] == [
            ("person", False),
            ("person", False),
            ("bot", False),
        ]


@in_loop
async def test_racing_moves_at_two_workers(tmp_path: Path) -> None:
    async with two_workers(tmp_path) as (one, other), Guest(one.address) as guest:
        table = await guest.make_table("boardgame", players=3, options={"rounds": 2}, pace=0)
        async with (
            Guest(other.address, cookie=guest.cookie) as same,
            guest.sit(table["id"], 0) as here,
            same.sit(table["id"], 0) as there,
        ):
            races = lost = 0
            while not here.over:
                await here.until(lambda seat: seat.over or seat.decision is not None)
                decision = here.decision
                if decision is None:
                    break
                await there.until(lambda seat: seat.state is not None)
                races += 1
                options = decision["options"]
                outcomes = await asyncio.gather(
                    here.play(options[0]["move"], decision["number"]),
                    there.play(options[-1]["move"], decision["number"]),
                    return_exceptions=True,
                )
                refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
                assert {error.code for error in refused} <= {"stale-decision", "not-asked", "match-over"}
                assert outcomes.count(None) == 1, outcomes
                lost += len(refused)
                await here.until(lambda seat, old=decision: seat.over or seat.decision != old)
            assert races > 8
            assert lost == races
        proof = await guest.get(f"/api/tables/{table['id']}/proof")
        assert verify(proof["save"]).over


@in_loop
async def test_two_people_race_for_one_seat(tmp_path: Path) -> None:
    async with (
        two_workers(tmp_path) as (one, other),
        Guest(one.address) as host,
        Guest(one.address) as ala,
        Guest(other.address) as ola,
    ):
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = await host.make_table("boardgame", players=3, seats=seats)
        await ola.get(f"/api/tables/{table['id']}")
        outcomes = await asyncio.gather(ala.join(table["id"], 1), ola.join(table["id"], 1), return_exceptions=True)
        refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
        assert [error.code for error in refused] == ["seat-taken"]
        with pytest.raises(Refused):
            await ola.join(table["id"], 1)
