"""`kill -9` at random moments under load: no acknowledged move is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random

from maester.client import Guest
from tests.server.killing import Server, kill_again_and_again
from tests.server.support import in_loop

KILLS = int(os.environ.get("MAESTER_KILLS", "3"))
"""How often; the proof before a release kills 50 times (`make proofs`)."""


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    proof = asyncio.run(kill_again_and_again(tmp_path / "tables.db", KILLS, tables=3, rng=Random(KILLS)))
    assert len(proof.acknowledged) == KILLS
    assert min(proof.acknowledged) > 0, proof  # each kill came while moves were being made
    assert proof.cut_off > 0, proof
    assert proof.written >= sum(proof.acknowledged)
    print(proof)


@in_loop
async def test_the_table_stops_cleanly_and_comes_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    await server.start()
    async with Guest(server.address) as guest:
        table = await guest.make_table("boardgame", players=3, pace=0)
        async with guest.sit(table["id"], 0) as seat:
            await seat.until(lambda seat: seat.decision is not None)
            await seat.play(seat.decision["options"][0]["move"])  # type: ignore[index]
            view = seat.state["view"]  # type: ignore[index]
            assert await server.end(signal.SIGINT) == 0
            await seat.until(lambda seat: seat.closed)
        await server.start()
        async with Guest(server.address, cookie=guest.cookie) as again, again.sit(table["id"], 0) as seat:
            await seat.until(lambda seat: seat.state is not None)
            assert seat.state is not None
            assert seat.state["view"]["tray"] == view["tray"]
            assert seat.state["can_undo"]
    await server.end(signal.SIGINT)
