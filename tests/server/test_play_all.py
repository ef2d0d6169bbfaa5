"""A whole plan in one message: answered once, written once, shown once, or refused as a whole."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from maester.client import Guest, Refused, Seat
from maester.engine import Match
from maester.server import storage
from maester.server.sockets import cost_of, read_message
from maester.server.wire.incoming import MOST_MOVES
from tests.server.support import Running, with_server
from tests.server.test_sockets import conversation, heard, said_hello

PEOPLE = [{"kind": "me"}] * 3


def plan_of(match: Match, seat: int, *, last: bool = False) -> list[dict[str, Any]]:
    """All orders of a seat: for each question its first option, or its last one."""
    trial, plan = match.clone(), []
    while trial.can_undo(seat):
        trial.undo(seat)
    while seat in trial.to_act:
        plan.append(trial.decision(seat).options[-1 if last else 0])
        trial.play(seat, plan[-1])
    return [match.lexicon.plain(move) for move in plan]


async def match_at(server: Running, table: dict[str, Any]) -> Match:
    match = (await server.worker.hub.table(table["id"])).match
    assert match is not None
    return match


def noted_writes(server: Running) -> list[Any]:
    """What is written from now on: an operation for each transaction that is asked for."""
    journal, written = server.worker.services.journal, []
    write = journal.write

    async def noted(operation: Any) -> Any:
        written.append(operation)
        return await write(operation)

    journal.write = noted  # type: ignore[method-assign]
    return written


def tray_of(seat: Seat) -> list[dict[str, Any]]:
    assert seat.state is not None
    return [move for move in seat.state["view"]["tray"] if move["move"] == "place-order"]


@with_server
async def test_a_whole_plan_is_one_message_one_transaction_and_one_update(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("boardgame", players=3, seats=PEOPLE)
        async with guest.sit(table["id"], 0) as seat, guest.sit(table["id"], 1) as other:
            for one in (seat, other):
                await one.until(lambda one: one.decision is not None)
                one.keep = True
            match = await match_at(server, table)
            first, second = plan_of(match, 0), plan_of(match, 0, last=True)
            written = noted_writes(server)
            for plan in (first, second):
                written.clear()
                seat.received.clear()
                other.received.clear()
                await seat.play_all(plan, replace=True)
                assert tray_of(seat) == plan
                assert len(written) == 1
                assert [b'"type":"state"' in message for message in seat.received].count(True) == 1
            assert not any(b'"type":"state"' in message for message in other.received), "who is ready is known already"
            rows = await _rows(server, table["id"])
            assert [move for move, _ in rows] == [*first, *["undo"] * len(first), *second]
            assert len({at for _, at in rows}) == 2
            written.clear()
            await seat.play_all(second, replace=True)
            assert written == [], "the same plan again"


async def _rows(server: Running, table_id: str) -> list[tuple[Any, float]]:
    columns = storage.entries.c
    async with server.worker.services.reading() as connection:
        wanted = select(columns.move, columns.at).where(columns.table_id == table_id).order_by(columns.number)
        return [(msgspec.json.decode(move), at) for move, at in await connection.execute(wanted)]


@with_server
async def test_a_plan_is_refused_as_a_whole_with_the_place_of_the_wrong_move(server: Running) -> None:
    async with Guest(server.address, language="pl") as guest:
        table = await guest.make_table("boardgame", players=3, seats=PEOPLE)
        async with guest.sit(table["id"], 0) as seat:
            await seat.until(lambda seat: seat.decision is not None)
            match = await match_at(server, table)
            plan, before = plan_of(match, 0), match.hash()
            number = seat.decision["number"]  # type: ignore[index]
            for wrong, code in ((plan[0], "illegal-move"), ("sing a song", "bad-move-text")):
                with pytest.raises(Refused) as refused:
                    await seat.play_all([*plan[:2], wrong, *plan[2:]], replace=True)
                assert (refused.value.code, refused.value.index) == (code, 2)
            with pytest.raises(Refused) as stale:
                await seat.play_all(plan, number + 1)
            assert (stale.value.code, stale.value.index) == ("stale-decision", None)
            assert ((await match_at(server, table)).hash(), await _rows(server, table["id"])) == (before, [])
            await seat.play_all(plan, number)
            assert tray_of(seat) == plan


@with_server
async def test_two_workers_agree_on_a_plan(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("boardgame", players=3, seats=PEOPLE)
        async with guest.sit(table["id"], 0) as seat:
            await seat.until(lambda seat: seat.decision is not None)
            match = await match_at(server, table)
            await seat.play_all(plan_of(match, 0))
            await seat.play_all(plan_of(match, 0, last=True)[:2], replace=True)
            running_table = await server.worker.hub.table(table["id"])
            there = running_table.match
            assert there is not None
            running_table.stored.match = None
            read = await running_table.stored.loaded()
            assert (read.hash(), read.number(0)) == (there.hash(), there.number(0))


def test_of_a_plan_each_move_counts_as_a_message() -> None:
    for count, cost in ((0, 1), (1, 1), (7, 7), (MOST_MOVES, MOST_MOVES)):
        moves = ",".join(['"pass"'] * count)
        assert cost_of(read_message(f'{{"type": "play-all", "number": 0, "moves": [{moves}]}}', 16_384)) == cost
    talk = conversation(address_message_burst=10)
    plan = {"type": "play-all", "ask": 1, "number": 0, "moves": ["pass"] * 4}
    answers = [answer for answer in heard(talk, said_hello(), plan, plan) if answer.get("ask") == 1]
    assert [answer["type"] for answer in answers] == ["answer", "refused"]
    assert answers[1]["error"]["code"] == "too-fast"


def test_a_plan_that_is_too_long_is_no_message() -> None:
    plan = {"type": "play-all", "ask": 1, "number": 0, "moves": ["pass"] * (MOST_MOVES + 1)}
    *_, answer = heard(conversation(), said_hello(), plan)
    assert (answer["type"], answer["error"]["code"]) == ("failed", "bad-message")
