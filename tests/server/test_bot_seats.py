"""When bots play at a table, and how long they seem to think."""

from __future__ import annotations

import pytest

from maester.client import Guest
from maester.server.bot_seats import _until_shown
from tests.server.support import Running, with_server


@pytest.mark.parametrize(
    ("elapsed", "pause", "wait"),
    [(0.0, 1.0, 1.0), (0.25, 1.0, 0.75), (1.0, 1.0, 0.0), (1.25, 1.0, 0.75), (2.0, 1.0, 0.0), (3.0, 0.0, 0.0)],
)
def test_an_answer_comes_after_a_whole_multiple_of_the_pause(elapsed: float, pause: float, wait: float) -> None:
    """How long a bot really thought would tell how much there was to think about."""
    assert _until_shown(elapsed, pause) == wait


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
