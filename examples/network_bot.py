"""A bot that plays over the network: it sees a seat's side of a table, as a browser does, and answers.

python examples/network_bot.py http://127.0.0.1:8000              # makes a table against the server's bots
python examples/network_bot.py http://127.0.0.1:8000 TABLE-ID     # takes an open seat at a table
"""

from __future__ import annotations

import asyncio
import random
import sys
from typing import Any

from maester.client import Guest, Refused, Seat


def choose(decision: dict[str, Any]) -> dict[str, Any]:
    """The bot's whole thought: any legal move. Put a better idea here; `seat.state["view"]` is what it may look at."""
    move: dict[str, Any] = random.choice(decision["options"])["move"]
    return move


async def play(seat: Seat) -> list[list[str]]:
    """Plays a seat to the end and returns the places."""
    async for decision in seat.decisions():
        try:
            await seat.play(choose(decision), decision["number"])
        except Refused as refused:
            # Somebody took a move back meanwhile, or the table passed at a window: a new decision will come.
            if refused.code not in ("stale-decision", "not-asked"):
                raise
    assert seat.state is not None
    places: list[list[str]] = seat.state["view"]["result"]["places"]
    return places


async def main(address: str, table_id: str | None) -> None:
    """Sits down and plays."""
    async with Guest(address) as guest:
        if table_id is None:
            table = await guest.make_table("boardgame", players=3, options={"rounds": 2}, pace=0)
        else:
            table = await guest.join(table_id)
        print(f"playing at {address}/table/{table['id']}")
        async with guest.sit(table["id"], table["mine"][0]) as seat:
            places = await play(seat)
    for place, names in enumerate(places, start=1):
        print(f"{place}. {', '.join(names)}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None))
