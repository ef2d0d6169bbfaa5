"""What people do with tables: who may do it when, and what a new table takes over from an old one."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from maester.bots import default_bot
from maester.client import Guest
from maester.server.record import read_start
from maester.server.seating import write_seat
from tests.server.support import PATIENT, Running, in_loop, running, settings_in, with_server
from tests.server.test_tables import refusal

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
OPEN = [{"kind": "me"}, {"kind": "open"}]
BOARD = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def given_up(guest: Guest, **wishes: Any) -> str:
    """A table of the card game whose match is over, because its host gave up."""
    table = await guest.make_table("cardgame", pace=0, **{"seats": ALONE, **wishes})
    async with guest.sit(table["id"], 0) as seat:
        await seat.concede()
    return str(table["id"])


# -- new tables --------------------------------------------------------------------------------------------------


@with_server
async def test_the_name_of_a_table_is_plain_text(server: Running) -> None:
    async with Guest(server.address) as guest:
        for name, shown in (("  At\0 the  wall ", "At the wall"), (" \n ", ""), ("x" * 60, "x" * 60)):
            assert (await guest.make_table("cardgame", name=name))["name"] == shown
        assert await refusal(guest.make_table("cardgame", name="x" * 61)) in ("text-too-long", "bad-request")


@in_loop
async def test_only_tables_that_are_not_over_count(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, limits=msgspec.structs.replace(PATIENT, tables_per_guest=1))
    async with running(settings) as server, Guest(server.address) as guest, Guest(server.address) as other:
        await given_up(guest)
        await guest.make_table("cardgame", pace=10)
        assert await refusal(guest.make_table("cardgame")) == "too-many-tables"
        assert await other.make_table("cardgame", pace=10), "everybody's own are counted"


# -- sitting down and getting up ---------------------------------------------------------------------------------


@with_server
async def test_a_seat_is_taken_where_it_was_wished_or_the_first(server: Running) -> None:
    async with Guest(server.address) as host, Guest(server.address) as ala, Guest(server.address) as ola:
        table = await host.make_table("boardgame", players=3, seats=BOARD)
        assert (await ala.join(table["id"], 2))["mine"] == [2]
        assert await refusal(ola.join(table["id"], 0)) == "seat-taken"
        assert await refusal(ola.join(table["id"], 2)) == "seat-taken"
        assert (await ola.join(table["id"]))["mine"] == [1]


@with_server
async def test_who_gets_up_gives_up_nobody_else_s_seat_and_nothing_after_the_end(server: Running) -> None:
    async with Guest(server.address) as host, Guest(server.address) as other:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = await host.make_table("boardgame", players=4, seats=seats)
        await other.join(table["id"], 2)
        left = await host.post(f"/api/tables/{table['id']}/leave")
        assert [seat["kind"] for seat in left["seats"]] == ["open", "open", "person", "open"]
        assert [seat["holder"] is None for seat in left["seats"]] == [True, True, False, True]
        assert left["mine"] == [], "who got up has no seat any more"
        assert await refusal(host.post(f"/api/tables/{table['id']}/leave")) == "no-seat-here"
        over = await given_up(host)
        assert await refusal(host.post(f"/api/tables/{over}/leave")) == "match-ended"
        assert await refusal(other.post(f"/api/tables/{over}/leave")) == "no-seat-here"


@with_server
async def test_the_game_s_own_bot_stands_in_until_the_person_returns(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("cardgame", seats=[{"kind": "me"}, {"kind": "me"}])
        path = f"/api/tables/{table['id']}"
        left = await guest.post(f"{path}/leave")
        stand_in = default_bot("cardgame")
        assert [(seat["away"], seat["bot"], seat["mine"]) for seat in left["seats"]] == [(True, stand_in, True)] * 2
        back = await guest.post(f"{path}/return")
        assert [(seat["away"], seat["bot"], seat["mine"]) for seat in back["seats"]] == [(False, None, True)] * 2


@with_server
async def test_the_host_leaves_a_table_for_people(server: Running) -> None:
    async with Guest(server.address) as host, Guest(server.address) as other:
        table = await host.make_table("cardgame", seats=OPEN)
        path = f"/api/tables/{table['id']}"
        assert await refusal(host.post(f"{path}/seats", {"seat": 2, "kind": "open"})) == "no-such-seat"
        assert (await host.post(f"{path}/seats", {"seat": 1, "kind": "bot"}))["seats"][1]["kind"] == "bot"
        assert await refusal(host.post(f"{path}/seats", {"seat": 0, "kind": "bot"})) == "nobody-plays"
        await host.post(f"{path}/seats", {"seat": 0, "kind": "open"})
        assert await refusal(host.post(f"{path}/start", {})) == "nobody-plays"
        assert (await host.post(f"{path}/seats", {"seat": 0, "kind": "me"}))["mine"] == [0]
        await host.post(f"{path}/start", {})
        assert await refusal(host.post(f"{path}/seats", {"seat": 1, "kind": "open"})) == "already-started"
        assert await refusal(other.post(f"{path}/pace", {"pace": 0})) == "no-seat-here"


# -- lists -------------------------------------------------------------------------------------------------------


@with_server
async def test_lists_show_the_latest_first_and_only_what_concerns_the_guest(server: Running) -> None:
    async with Guest(server.address) as host, Guest(server.address) as other:

        async def ids(guest: Guest, which: str) -> list[str]:
            return [table["id"] for table in await guest.get("/api/tables", list=which)]

        first = (await host.make_table("cardgame", seats=OPEN, listed=True))["id"]
        second = (await host.make_table("cardgame", seats=OPEN, listed=True))["id"]
        secret = (await host.make_table("cardgame", seats=OPEN))["id"]
        assert await ids(other, "open") == [second, first]
        assert await ids(host, "mine") == [secret, second, first]
        await host.post(f"/api/tables/{first}/pace", {"pace": 1})
        assert await ids(other, "open") == [first, second], "what changed last comes first"
        await host.post(f"/api/tables/{first}/leave")
        assert first in await ids(host, "mine"), "a host without a seat stays the host"
        await host.post(f"/api/tables/{second}/seats", {"seat": 1, "kind": "bot"})
        assert await ids(other, "open") == [first], "there is no seat to take"
        for table in (second, secret):
            await host.post(f"/api/tables/{table}/start", {})
        assert (await ids(other, "watch"), await ids(other, "mine")) == ([second], [])
        assert await refusal(other.get("/api/tables", list="yours")) == "unknown-list"


# -- again -------------------------------------------------------------------------------------------------------


@with_server
async def test_another_match_takes_over_people_bots_and_how_the_table_is_set_up(server: Running) -> None:
    async with Guest(server.address) as host, Guest(server.address) as other:
        table = await host.make_table(
            "cardgame", seats=OPEN, options={"power": 5}, pace=0.5, listed=True, name="At the wall"
        )
        await other.join(table["id"])
        await other.post(f"/api/tables/{table['id']}/leave")
        async with host.sit(table["id"], 0) as seat:
            await seat.concede()
            again = await other.post(f"/api/tables/{table['id']}/rematch")
            await seat.until(lambda seat: seat.table["rematch"] == again["id"])
        kept = [again[name] for name in ("game", "options", "pace", "listed", "name", "status")]
        assert kept == ["cardgame", table["options"], 0.5, True, "At the wall", "playing"]
        assert [(seat["kind"], seat["away"], seat["bot"]) for seat in again["seats"]] == [("person", False, None)] * 2
        assert (again["host"], again["mine"]) == (True, [1])
        assert (await host.post(f"/api/tables/{table['id']}/rematch"))["id"] == again["id"]
        alone = await given_up(host)
        assert (await host.post(f"/api/tables/{alone}/rematch"))["seats"][1]["bot"] == "random"


@with_server
async def test_what_was_passed_at_one_table_is_not_told_at_the_next(server: Running) -> None:
    async with Guest(server.address) as host:
        over = await given_up(host)
        passed = partial(write_seat, table_id=over, seat=0, passed='["plot"]')
        await server.worker.services.journal.write(passed)
        await (await server.worker.hub.table(over)).refresh()
        again = await host.post(f"/api/tables/{over}/rematch")
        assert [seat.passed for seat in (await server.worker.hub.table(again["id"])).table.seats] == [None, None]


@with_server
async def test_who_plays_on_knows_no_more_than_the_seat_did(server: Running) -> None:
    async with Guest(server.address) as guest:
        over = await given_up(guest)
        path = f"/api/tables/{over}"
        assert await refusal(guest.post(f"{path}/branch", {"entry": 0, "seat": 2})) == "no-such-seat"
        old = (await guest.get(f"{path}/replay/0", seat=1))["view"]
        made = await guest.post(f"{path}/branch", {"entry": 0, "seat": 1, "bot": "random"})
        assert [(seat["kind"], seat["bot"]) for seat in made["seats"]] == [("bot", "random"), ("person", None)]
        async with server.worker.services.reading() as connection:
            was = (await read_start(connection, over)).match
            branch = (await read_start(connection, made["id"])).match
        assert branch.view(1) == old
        assert branch.view(0) != was.view(0), "the other hand is drawn anew"
        proof = await guest.get(f"/api/tables/{made['id']}/proof")
        assert (proof["proven"], proof["seed"], proof["save"]) == (False, None, None)
