"""When bots play at a table, and how long they seem to think."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import maester
from maester.client import Guest
from maester.errors import StaleDecision
from maester.server.bot_seats import BotSeats, _until_shown
from maester.server.record import Row
from maester.server.seating import BOT
from tests.server.support import Running, with_server
from tests.server.test_stopping import table_of


@pytest.mark.parametrize(
    ("elapsed", "pause", "wait"),
    [(0.0, 1.0, 1.0), (0.25, 1.0, 0.75), (1.0, 1.0, 0.0), (1.25, 1.0, 0.75), (2.0, 1.0, 0.0), (3.0, 0.0, 0.0)],
)
def test_an_answer_comes_after_a_whole_multiple_of_the_pause(elapsed: float, pause: float, wait: float) -> None:
    """How long a bot really thought would tell how much there was to think about."""
    assert _until_shown(elapsed, pause) == wait


def test_an_answer_counts_only_if_the_bot_is_still_asked_the_same() -> None:
    """Meanwhile somebody may have taken a move back, or come back to the seat."""
    match, bot = maester.new_match("cardgame", seed=2), 1
    held: Any = SimpleNamespace(table=table_of().with_seat(bot, kind=BOT))
    decision = match.decision(bot)
    moves = [match.lexicon.plain(decision.options[0])]
    with pytest.raises(StaleDecision):
        BotSeats(held)._answer(match, bot, moves, decision.number + 1)
    people: Any = SimpleNamespace(table=table_of())
    with pytest.raises(StaleDecision):
        BotSeats(people)._answer(match, bot, moves, decision.number)
    assert match.entries() == []
    assert BotSeats(held)._answer(match, bot, moves, decision.number) == [Row(bot, moves[0])]
    assert [entry.seat for entry in match.entries()] == [bot]
    with pytest.raises(StaleDecision):
        BotSeats(held)._answer(match, bot, moves, match.decision(bot).number)


@with_server
async def test_bots_play_on_for_those_who_look_and_rest_when_nobody_does(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("cardgame", pace=0)
        await guest.post(f"/api/tables/{table['id']}/leave")
        live = await server.house.hub.table(table["id"])
        await live.loaded()
        live.go_on()
        assert not live.bots.are_thinking()
        async with guest.sit(table["id"], None) as spectator:
            await spectator.until(lambda seat: len(seat.events) > 3)
