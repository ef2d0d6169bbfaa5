"""Giving a match up over a real connection."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import maester
from maester.client import Guest, Refused, Seat
from maester.harness.verify import verify
from tests.server.support import Running, in_loop, running, settings_in, with_server

SEATS = [{"kind": "me"}, {"kind": "open"}]


async def refusal(what: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as refused:
        await what
    return refused.value.code


async def answer_once(seat: Seat) -> None:
    """One answer, so that there is something before the end."""
    await seat.until(lambda seat: seat.decision is not None)
    assert seat.decision is not None
    await seat.play(seat.decision["options"][-1]["move"])


@with_server
async def test_who_gives_up_ends_the_match_for_everybody(server: Running) -> None:
    async with Guest(server.address) as ala, Guest(server.address) as ola:
        table = await ala.make_table("cardgame", seats=SEATS)
        await ola.join(table["id"])
        async with ala.sit(table["id"], 0) as stark, ola.sit(table["id"], 1) as lannister:
            await answer_once(lannister)
            await stark.concede()
            assert stark.over
            await lannister.until(lambda seat: seat.over and seat.table["status"] == "over")
            for seat in (stark, lannister):
                assert seat.state is not None
                assert seat.state["view"]["result"]["places"] == [["lannister"], ["stark"]]
                assert seat.state["decision"] is None
                assert not seat.state["can_undo"]
                assert seat.events[-1] == {"event": "conceded", "seat": "stark"}
            assert await refusal(lannister.concede()) == "match-over"
            assert await refusal(stark.undo()) == "illegal-move"


@with_server
async def test_the_record_holds_it_and_proof_replay_and_branch_go_on_from_there(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("cardgame", pace=10)
        path = f"/api/tables/{table['id']}"
        async with guest.sit(table["id"], 0) as seat:
            await answer_once(seat)
            await seat.concede()
            # Nobody goes back behind an end that has made the seed public, also not alone against bots.
            assert await refusal(seat.undo(further=True)) == "illegal-move"
        proof = await guest.get(f"{path}/proof")
        assert verify(proof["save"], table["commitment"]).over
        match = maester.load(proof["save"])
        live = await server.worker.hub.table(table["id"])
        assert live.match is not None
        assert (match.conceded, match.hash()) == (0, live.match.hash())
        replay = await guest.get(f"{path}/replay")
        assert replay["conceded"] == 0
        last = await guest.get(f"{path}/replay/{replay['entries']}")
        assert last["played"] == {"seat": 0, "move": None, "text": None, "undo": False, "concede": True}
        assert await refusal(guest.post(f"{path}/branch", {"entry": replay["entries"], "seat": 0})) == "match-ended"
        branch = await guest.post(f"{path}/branch", {"entry": replay["entries"] - 1, "seat": 0})
        async with guest.sit(branch["id"], 0) as seat:
            await seat.until(lambda seat: seat.state is not None)
            assert not seat.over


@with_server
async def test_nobody_gives_up_for_somebody_else_or_in_a_game_without_it(server: Running) -> None:
    async with Guest(server.address) as ala, Guest(server.address) as ola:
        table = await ala.make_table("cardgame", seats=SEATS)
        await ola.join(table["id"])
        async with ala.sit(table["id"], 0) as stark, ola.sit(table["id"], None) as spectator:
            await stark.until(lambda seat: seat.state is not None)
            assert await refusal(stark.ask("concede", seat=1)) == "not-your-seat"
            assert await refusal(spectator.concede()) == "not-your-seat"
            assert not stark.over
        large = await ala.make_table("boardgame", players=3, pace=10)
        async with ala.sit(large["id"], 0) as seat:
            await seat.until(lambda seat: seat.decision is not None)
            before = seat.state
            assert await refusal(seat.concede()) == "no-concede"
            assert seat.state == before
        games = {game["id"]: game["concede"] for game in await ala.get("/api/games")}
        assert games["cardgame"]
        assert not games["boardgame"]


@with_server
async def test_where_everybody_fights_alone_the_others_play_on(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    options = {"points": 20, "rounds": 1}
    async with Guest(server.address) as ala, Guest(server.address) as ola:
        table = await ala.make_table("miniatures", players=3, options=options, seats=seats, pace=0)
        await ola.join(table["id"])
        async with ala.sit(table["id"], 0) as red, ola.sit(table["id"], 1) as blue:
            await answer_once(blue)
            await red.concede()
            assert not red.over
            assert red.state is not None
            assert red.state["decision"] is None
            assert red.state["view"]["table"]["players"][0]["eliminated"]
            assert await refusal(red.concede()) == "match-over"
            # Blue is asked on, and the last but one who gives up ends it.
            await blue.until(lambda seat: seat.decision is not None)
            await blue.concede()
            await red.until(lambda seat: seat.over)
            assert red.state["view"]["result"]["places"][0] == ["green"]


@in_loop
async def test_it_is_written_before_it_is_answered(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, workers=2)
    async with running(settings) as server, running(settings) as other, Guest(server.address) as guest:
        table = await guest.make_table("cardgame", pace=10)
        async with (
            guest.sit(table["id"], 0) as seat,
            Guest(other.address, cookie=guest.cookie) as there,
            there.sit(table["id"], 0) as same,
        ):
            await same.until(lambda seat: seat.state is not None)
            await answer_once(seat)
            await seat.concede()
            # The other worker takes it in by its row alone.
            await asyncio.wait_for(same.until(lambda seat: seat.over), 20)
            assert same.events == seat.events
    async with running(settings) as again, Guest(again.address, cookie=guest.cookie) as guest:
        async with guest.sit(table["id"], 0) as seat:
            await seat.until(lambda seat: seat.state is not None)
            assert seat.over
        assert (await guest.get(f"/api/tables/{table['id']}/replay"))["conceded"] == 0
