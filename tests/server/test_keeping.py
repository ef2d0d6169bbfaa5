"""What a worker holds: tables that are needed stay, what others wrote isn't lost, and nothing is left behind."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from maester.client import Guest
from maester.server import bot_processes, record, replay, sockets
from maester.server.app import keep_for_good
from maester.server.bot_processes import BotProcesses
from maester.server.failures import Busy
from maester.server.hub import Hub
from maester.server.seating import OPEN
from maester.server.serving import UNREAD_SECONDS, listen
from maester.server.sockets import Conversation
from tests.server.support import Running, in_loop, running, settings_in, with_server
from tests.server.test_tables import finished
from tests.server.test_workers import two_workers

ALL_MINE = [{"kind": "me"}] * 3
ONE_OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]


# -- tables ------------------------------------------------------------------------------------------------------


@in_loop
async def test_a_table_to_which_somebody_has_just_connected_is_kept(tmp_path: Path) -> None:
    """Were it let go of before the hello, there would be two of it, and one wouldn't hear of the other's moves."""
    async with running(settings_in(tmp_path, cached_matches=1)) as server, Guest(server.address) as guest:
        table = (await guest.make_table("boardgame", players=3, seats=ALL_MINE))["id"]
        live = await server.worker.hub.table(table)
        address = f"ws{server.address.removeprefix('http')}/api/tables/{table}/live"
        async with connect(address, additional_headers={"Cookie": f"maester_guest={guest.cookie}"}):
            while not live.connections:
                await asyncio.sleep(0.005)
            assert not live.viewers
            await guest.make_table("boardgame", players=3, seats=ALL_MINE)
            assert await server.worker.hub.table(table) is live
        while live.connections:
            await asyncio.sleep(0.005)
        await guest.make_table("boardgame", players=3, seats=ALL_MINE)
        assert await server.worker.hub.table(table) is not live


@with_server
async def test_a_match_that_could_not_take_in_all_rows_is_read_anew(server: Running) -> None:
    def failing(*given: Any) -> None:
        raise RuntimeError

    async with Guest(server.address) as guest:
        table = (await guest.make_table("boardgame", players=3, seats=ALL_MINE))["id"]
        live = await server.worker.hub.table(table)
        async with guest.sit(table, 0) as seat:
            await seat.until(lambda seat: seat.decision is not None)
            assert seat.decision is not None
            await seat.play(seat.decision["options"][0]["move"])
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(record, "play_rows", failing)
                with pytest.raises(RuntimeError):
                    await live.refresh()
            assert live.match is None, "nobody knows how far it came"
            async with live.lock:
                assert len((await live.stored.loaded()).entries()) == live.stored.entries == 1


@with_server
async def test_a_table_that_has_stopped_does_not_go_on(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = (await guest.make_table("boardgame", players=3, pace=10))["id"]
        live = await server.worker.hub.table(table)
        async with guest.sit(table, 0) as seat:
            await seat.until(lambda seat: seat.state is not None)
            assert live.bots.are_thinking()
            await live.stop(Busy("server-stops"))
            live.go_on()
            assert not live.bots.are_thinking()


# -- other workers -----------------------------------------------------------------------------------------------


async def eventually(true: Callable[[], bool]) -> None:
    """Waits until something is true, which takes no longer than a moment."""
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


async def nothing_new() -> set[str]:
    return set()


@in_loop
async def test_what_could_not_be_taken_in_is_taken_in_later_and_other_tables_at_once(tmp_path: Path) -> None:
    async with two_workers(tmp_path) as (one, other), Guest(one.address) as ala:
        ids = [(await ala.make_table("boardgame", players=3, seats=ONE_OPEN))["id"] for _ in range(4)]
        held = [await other.worker.hub.table(table) for table in ids]
        failures = 0

        async def failing() -> None:
            nonlocal failures
            failures += 1
            raise RuntimeError("not now")

        for live in held[:3]:
            live.refresh = failing  # type: ignore[method-assign]
        for table in ids:
            await ala.post(f"/api/tables/{table}/pace", {"pace": 3})
        await eventually(lambda: held[3].table.pace == 3)
        assert failures
        hub = other.worker.hub
        hub._look_for_changes = nothing_new  # type: ignore[method-assign]  # long ago: it isn't found again
        del held[0].refresh
        await eventually(lambda: held[0].table.pace == 3)
        assert [live.table.pace for live in held] == [3, 0.5, 0.5, 3]


@in_loop
async def test_who_sat_down_or_lost_a_seat_at_one_worker_did_so_at_all(tmp_path: Path) -> None:
    async with (
        two_workers(tmp_path) as (one, other),
        Guest(one.address) as ala,
        Guest(other.address) as ola,
        Guest(one.address, cookie=ola.cookie) as same,
    ):
        table = (await ala.make_table("boardgame", players=3, seats=[*ONE_OPEN[:2], {"kind": "open"}]))["id"]
        live = await other.worker.hub.table(table)
        async with live.lock:  # so that it hasn't heard of it yet
            await same.join(table, 1)
            assert live.table.seats[1].kind == OPEN
        async with ola.sit(table, 1) as seat:
            await seat.until(lambda seat: seat.table is not None and seat.table["mine"] == [1])
            (viewer,) = live.viewers
            await ala.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "bot", "bot": "random"})
            await ala.post(f"/api/tables/{table}/start", {"bot": "random"})
            await seat.until(lambda seat: seat.state is not None)
            assert viewer.seat is None
            assert seat.state is not None
            assert (seat.state["seat"], seat.state["decision"]) == (None, None)


# -- finished matches --------------------------------------------------------------------------------------------


@with_server
async def test_a_finished_match_is_played_again_once_for_all_who_look_at_it(server: Running) -> None:
    films = 0
    honest = replay._film_of

    def made(*given: Any) -> replay._Film:
        nonlocal films
        films += 1
        return honest(*given)

    async with Guest(server.address) as guest:
        table = await finished(guest)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(replay, "_film_of", made)
            asked = (guest.get(f"/api/tables/{table['id']}/replay/{entry}") for entry in range(4))
            assert [step["entry"] for step in await asyncio.gather(*asked)] == [0, 1, 2, 3]
        assert films == 1


# -- connections and processes that end --------------------------------------------------------------------------


class Stuck:
    """A socket whose client has said something, doesn't read, and goes."""

    def __init__(self) -> None:
        self.sending = False

    async def receive(self) -> dict[str, Any]:
        while not self.sending:
            await asyncio.sleep(0)
        return {"type": "websocket.disconnect"}

    async def send_text(self, text: str) -> None:
        self.sending = True
        await asyncio.Event().wait()


class Burst:
    """A socket whose client has sent much at once."""

    def __init__(self, messages: int) -> None:
        self.left = messages

    async def receive(self) -> dict[str, Any]:
        self.left -= 1
        return (
            {"type": "websocket.receive", "text": '{"type":"hello"}'}
            if self.left >= 0
            else {"type": "websocket.disconnect"}
        )

    async def send_text(self, text: str) -> None:
        pass


@with_server
async def test_who_says_much_at_once_does_not_keep_others_waiting(server: Running) -> None:
    hub: Hub = server.worker.hub
    async with Guest(server.address) as guest:
        live = await hub.table((await guest.make_table("boardgame", players=3, seats=ALL_MINE))["id"])
        await live.stored.loaded()
        await live.stored.load_lines()
        burst = Burst(50)
        talk = Conversation(burst, server.worker, live, live.table.host, "1.2.3.4")  # type: ignore[arg-type]
        talking = asyncio.create_task(talk.run())
        left: set[int] = set()
        while not talking.done():
            left.add(burst.left)
            await asyncio.sleep(0)
        assert left >= set(range(49)), "others had a turn after each message"


@with_server
async def test_nothing_is_left_of_a_connection_that_did_not_read(server: Running) -> None:
    hub: Hub = server.worker.hub
    async with Guest(server.address) as guest:
        live = await hub.table((await guest.make_table("boardgame", players=3, seats=ALL_MINE))["id"])
        talk = Conversation(Stuck(), server.worker, live, live.table.host, "1.2.3.4")  # type: ignore[arg-type]
        await live.look(talk.viewer, 0, 0)
        before = asyncio.all_tasks()
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(sockets, "CLOSE_SECONDS", 0.05)
            await talk.run()
        assert not live.viewers
        assert not any("Conversation" in repr(task) for task in asyncio.all_tasks() - before)


def test_a_connection_whose_client_does_not_read_ends() -> None:
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        accepted, _ = listener.accept()
        with accepted:
            if sys.platform == "linux":  # others don't know this option
                after = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
                assert after == UNREAD_SECONDS * 1000


def test_a_bot_that_thinks_for_ever_does_not_keep_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_processes, "think", time.sleep)
    monkeypatch.setattr(bot_processes, "STOP_SECONDS", 0.05)

    async def stopped() -> None:
        thinker = BotProcesses(1)
        job: Any = 1000.0
        thought = asyncio.create_task(thinker._ask(job))
        while thinker._pool is None:
            await asyncio.sleep(0)
        (process,) = thinker._pool._processes.values()
        await thinker.stop()
        assert not process.is_alive()
        await asyncio.gather(thought, return_exceptions=True)

    asyncio.run(asyncio.wait_for(stopped(), 60))


def test_everything_is_looked_through_for_garbage_only_rarely() -> None:
    thresholds = gc.get_threshold()
    try:
        keep_for_good()
        assert gc.get_freeze_count()
        full = gc.get_stats()[2]["collections"]
        kept = [[number] for number in range(200_000)]
        assert len(kept) == 200_000
        assert gc.get_stats()[2]["collections"] == full
        kept += [[number] for number in range(800_000)]
        assert gc.get_stats()[2]["collections"] > full, "but it is looked through"
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
