"""The tables that a worker holds in memory, the connections that it counts, and what it hears of other workers."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from maester.server import seating
from maester.server.failures import Failure, NotFound, TooMany
from maester.server.hub import LONGEST_ID, LOOK_BACK, Hub
from maester.server.seating import Table
from maester.server.settings import Limits
from tests.server.support import in_loop, running, settings_in
from tests.server.test_stop_settings import table_of
from tests.server.test_viewers import new_viewer, told


def hub_of(**settings: Any) -> Hub:
    """A hub without a database."""
    limits = msgspec.structs.replace(Limits(), **settings.pop("limits", {}))
    known = {"cached_matches": 2, "workers": 1, "limits": limits, **settings}
    services: Any = SimpleNamespace(settings=SimpleNamespace(**known))
    return Hub(services)


def named(name: str) -> Table:
    return msgspec.structs.replace(table_of(), id=name)


# -- memory ------------------------------------------------------------------------------------------------------


def test_the_table_that_was_not_needed_for_longest_is_let_go() -> None:
    async def held() -> list[str]:
        hub = hub_of()
        for name in ("winterfell", "harrenhal"):
            hub.add(named(name))
        assert list(hub._tables) == ["winterfell", "harrenhal"], "so many may be held"
        await hub.table("winterfell")
        hub.add(named("pyke"))
        return list(hub._tables)

    assert asyncio.run(held()) == ["winterfell", "pyke"]


def test_a_table_that_somebody_looks_at_is_kept() -> None:
    hub = hub_of()
    watched = [hub.add(named(name)) for name in ("winterfell", "harrenhal")]
    for live in watched:
        live.viewers.add(new_viewer())
        live.connections += 1
    assert hub.add(named("pyke")).table.id == "pyke"
    assert list(hub._tables) == ["winterfell", "harrenhal", "pyke"]
    hub.add(named("oldtown"))
    assert list(hub._tables) == ["winterfell", "harrenhal", "oldtown"]
    assert hub.present_at("winterfell") == {"stark"}
    assert hub.present_at("oldtown") == hub.present_at("nowhere") == frozenset()


def test_a_table_that_is_being_changed_is_kept() -> None:
    async def held() -> None:
        hub = hub_of(cached_matches=1)
        live = hub.add(named("winterfell"))
        async with live.lock:
            assert not live.idle
            hub.add(named("pyke"))
            assert list(hub._tables) == ["winterfell", "pyke"]
        assert live.idle

    asyncio.run(held())


def test_an_id_that_no_table_can_have_is_not_looked_up() -> None:
    with pytest.raises(NotFound) as refused:
        asyncio.run(hub_of().table("x" * (LONGEST_ID + 1)))
    assert refused.value.code == "no-such-table"


def test_whoever_looks_is_told_that_the_server_stops() -> None:
    async def stopped() -> Any:
        hub, viewer = hub_of(), new_viewer()
        hub.add(named("winterfell")).viewers.add(viewer)
        await hub.stop()
        return told(viewer)

    message, end = asyncio.run(stopped())
    assert message["error"]["code"] == end.code == "server-stops"
    assert isinstance(end, Failure)


# -- connections -------------------------------------------------------------------------------------------------


def test_a_guest_has_so_many_connections_and_the_worker_so_many_in_all() -> None:
    hub = hub_of(limits={"connections_per_guest": 2, "connections": 3})
    hub.connect("ala")
    hub.connect("ala")
    with pytest.raises(TooMany):
        hub.connect("ala")
    hub.connect("ola")
    with pytest.raises(TooMany):
        hub.connect("ela")
    hub.disconnect("ala")
    hub.connect("ela")
    hub.disconnect("ola")
    hub.connect("ala")
    with pytest.raises(TooMany):
        hub.connect("ala")
    for guest in ("ala", "ala", "ela", "ela"):
        hub.disconnect(guest)
    assert hub._connections == {}


# -- other workers -----------------------------------------------------------------------------------------------


@in_loop
async def test_only_what_another_worker_wrote_lately_is_read_again(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        hub, journal = server.worker.hub, server.worker.services.journal
        tables = [named("winterfell"), named("pyke"), named("oldtown")]
        for table in tables:
            await journal.write(partial(seating.insert_table, table=table))
        for table in tables[:2]:
            hub.add(table)
        assert await hub._changed_elsewhere() == set()
        for table in tables[1:]:
            await journal.write(partial(seating.touch, table_id=table.id))
        assert await hub._changed_elsewhere() == {"pyke"}, "of those that are held here"
        hub._looked += 2 * LOOK_BACK
        assert await hub._changed_elsewhere() == set(), "that was seen long ago"


@in_loop
async def test_what_others_wrote_is_looked_for_until_it_was_surely_seen(tmp_path: Path) -> None:
    """A look may fail, and a table may be held here only a moment later than it was read."""
    async with running(settings_in(tmp_path, poll_seconds=1000.0)) as server, running(settings_in(tmp_path)) as other:
        hub, others = server.worker.hub, other.worker.services.journal
        table = named("winterfell")
        await others.write(partial(seating.insert_table, table=table))
        await others.write(partial(seating.touch, table_id=table.id))
        assert await hub._look_for_changes() == set()
        hub.add(table)
        assert await hub._look_for_changes() == {"winterfell"}
        honest = hub._changed_elsewhere

        async def failing() -> set[str]:
            raise RuntimeError

        hub._looked = hub._noticed + 2 * LOOK_BACK
        assert await hub._look_for_changes() == set(), "nobody wrote anything since"
        await others.write(partial(seating.touch, table_id=table.id))
        hub._changed_elsewhere = failing  # type: ignore[method-assign]
        with pytest.raises(RuntimeError):
            await hub._look_for_changes()
        hub._changed_elsewhere = honest  # type: ignore[method-assign]
        assert await hub._look_for_changes() == {"winterfell"}


@in_loop
async def test_only_if_others_wrote_anything_it_is_looked_for(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, running(settings_in(tmp_path)) as other:
        journal, others = server.worker.services.journal, other.worker.services.journal
        await journal.write(partial(seating.insert_table, table=named("winterfell")))
        await journal.others_wrote()
        assert not await journal.others_wrote()
        await journal.write(partial(seating.touch, table_id="winterfell"))
        assert not await journal.others_wrote(), "it wrote that itself"
        await others.write(partial(seating.touch, table_id="winterfell"))
        assert await journal.others_wrote()
        assert not await journal.others_wrote()


@in_loop
async def test_a_table_that_could_not_be_refreshed_is_told_of_until_all_could(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Once while it lasts, and once when it is over."""
    async with running(settings_in(tmp_path)) as server:
        hub = server.worker.hub
        for name in ("winterfell", "pyke"):
            await server.worker.services.journal.write(partial(seating.insert_table, table=named(name)))
        tables = [await hub.table(name) for name in ("winterfell", "pyke")]
        honest = [table.refresh for table in tables]

        async def fail() -> None:
            raise RuntimeError("no ravens")

        for table in tables:
            table.refresh = fail  # type: ignore[method-assign]
        hub._behind |= {"winterfell", "pyke"}
        for _ in range(2):
            for name in ("winterfell", "pyke"):
                await hub._take_in(name)
        assert caplog.text.count("taking in what other workers wrote") == 1
        tables[0].refresh = honest[0]  # type: ignore[method-assign]
        await hub._take_in("winterfell")
        assert "that is over" not in caplog.text
        tables[1].refresh = honest[1]  # type: ignore[method-assign]
        await hub._take_in("pyke")
        assert caplog.text.count("that is over") == 1


@in_loop
async def test_a_look_that_fails_is_told_once_and_the_next_one_may_succeed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings_in(tmp_path, poll_seconds=0.001)) as server:
        hub, looks = server.worker.hub, 0
        honest = hub._look_for_changes

        async def failing() -> set[str]:
            nonlocal looks
            looks += 1
            raise RuntimeError("no ravens")

        hub._look_for_changes = failing  # type: ignore[method-assign]
        while looks < 3:
            await asyncio.sleep(0.001)
        assert caplog.text.count("looking for other workers' changes failed (") == 1
        assert "no ravens" in caplog.text
        hub._look_for_changes = honest  # type: ignore[method-assign]
        while "that is over" not in caplog.text:
            await asyncio.sleep(0.001)


@in_loop
async def test_a_quiet_look_is_a_look(tmp_path: Path) -> None:
    """When somebody writes later on, only what is new since then has to be read."""
    async with running(settings_in(tmp_path, poll_seconds=1000.0)) as server:
        hub = server.worker.hub
        await hub._look_for_changes()
        hub._noticed -= 1000.0
        before = hub._looked = hub._looked - 500.0
        assert await hub._look_for_changes() == set()
        assert hub._looked > before + 400.0
