"""Nobody can push others off the lists of tables, however many tables, names or addresses they use."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maester.client import Guest
from maester.server import addresses, lists, seating
from maester.server.guests import Guest as Person
from maester.server.seating import PERSON, Seating
from maester.server.table_service import _table
from tests.server.support import PATIENT, Running, in_loop, running, settings_in, with_server
from tests.server.test_table_service import OPEN, given_up
from tests.server.test_tables import refusal


async def many(server: Running, count: int, **values: Any) -> list[str]:
    """Listed tables of one host, each of which changed later than the one before; the last ones first."""
    seats = [Seating(seat=0, kind=PERSON, guest="host", holder="host"), Seating(seat=1)]
    names = []
    for number in range(count):
        made = _table(Person("host", ""), "cardgame", 2, {}, seats, pace=0.0, listed=True)
        table = msgspec.structs.replace(made, **{"moved": 1000.0 + number, **values})
        await server.worker.services.journal.write(partial(seating.insert_table, table=table))
        names.append(table.id)
    return names[::-1]


async def shown(guest: Guest, which: str, page: int = 0) -> list[str]:
    return [table["id"] for table in await guest.get("/api/tables", list=which, page=page)]


@pytest.mark.parametrize("which", ["open", "watch"])
def test_many_tables_of_one_address_push_nobody_off(
    which: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists, "MOST_TABLES", 10)
    status = {"open": "waiting", "watch": "over"}[which]

    async def listed() -> None:
        async with running(settings_in(tmp_path)) as server, Guest(server.address) as guest:
            (early,) = await many(server, 1, moved=10.0, address="somebody", status=status)
            flood = await many(server, 25, address="flood", status=status)
            (old,) = await many(server, 1, moved=5.0, host="a host of before", status=status)
            assert (await shown(guest, which))[:3] == [flood[0], early, old], "everybody's latest come first"
            pages = [await shown(guest, which, page) for page in range(4)]
            assert [len(page) for page in pages] == [10, 10, 7, 0]
            assert sorted(table for page in pages for table in page) == sorted([early, old, *flood]), (
                "nobody is left out"
            )

    asyncio.run(listed())


@with_server
async def test_own_tables_are_paged_by_when_they_changed(server: Running) -> None:
    names = await many(server, lists.MOST_TABLES + 3, address="one", host="nobody")
    async with server.worker.services.reading() as connection:
        for page, expected in enumerate((names[: lists.MOST_TABLES], names[lists.MOST_TABLES :], [])):
            wanted = lists._wanted("mine", "host", page)
            assert list((await connection.execute(wanted)).scalars()) == expected


@in_loop
async def test_so_many_tables_of_one_person_may_wait_on_the_list(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, listed_per_guest=2, listed_per_address=3)
    async with (
        running(settings_in(tmp_path, limits=limits)) as server,
        Guest(server.address) as ala,
        Guest(server.address) as ola,
        Guest(server.address) as ela,
    ):
        first = (await ala.make_table("cardgame", seats=OPEN, listed=True))["id"]
        await ala.make_table("cardgame", seats=OPEN, listed=True)
        assert await refusal(ala.make_table("cardgame", seats=OPEN, listed=True)) == "too-many-listed"
        assert await ala.make_table("cardgame", seats=OPEN), "others than listed ones are no trouble"
        assert await ala.make_table("cardgame", listed=True), "it doesn't wait"
        await ola.make_table("cardgame", seats=OPEN, listed=True)
        assert await refusal(ela.make_table("cardgame", seats=OPEN, listed=True)) == "too-many-listed-here"
        await ala.post(f"/api/tables/{first}/start", {})
        assert await ela.make_table("cardgame", seats=OPEN, listed=True)


@with_server
async def test_a_table_keeps_from_where_it_was_listed_and_not_the_address(server: Running) -> None:
    async with Guest(server.address) as guest:
        over = await given_up(guest, listed=True)
        again = await guest.post(f"/api/tables/{over}/rematch")
        kept = [(await server.worker.hub.table(table)).table.address for table in (over, again["id"])]
        assert kept[0] == kept[1]
        assert kept[0]
        assert "127" not in kept[0]


@in_loop
async def test_behind_a_proxy_each_caller_has_an_address_of_its_own(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(settings_in(tmp_path), proxies=("127.0.0.1",))
    async with running(settings) as server:
        marks = set()
        for caller in ("203.0.113.1", "203.0.113.2", "2001:db8::1", "2001:db8:0:1::1"):
            async with Guest(server.address) as guest:
                guest._http.headers["X-Forwarded-For"] = caller
                made = await guest.make_table("cardgame", seats=OPEN, listed=True)
            marks.add((await server.worker.hub.table(made["id"])).table.address)
        assert len(marks) == 4


def test_an_address_is_as_large_as_what_one_person_has() -> None:
    """Who has one address of IPv6 has the whole network of it."""
    same = [("1.2.3.4", "::ffff:1.2.3.4"), ("2001:db8::1", "2001:db8::ffff:2"), ("fe80::1%eth0", "fe80::2")]
    for one, other in same:
        assert addresses.network_of(one) == addresses.network_of(other)
    assert len({addresses.network_of(one) for one in ("1.2.3.4", "1.2.3.5", "2001:db8::1", "2001:db8:0:1::1")}) == 4
    assert addresses.network_of("") == addresses.network_of("a socket of this machine")
    assert addresses.mark_of("1.2.3.4", "secret") != addresses.mark_of("1.2.3.4", "another secret")
