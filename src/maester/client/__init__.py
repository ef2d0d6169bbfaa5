"""Playing from Python at a table on the network: a guest makes or joins a table, sees its seat's side, and answers.

async with Guest("http://127.0.0.1:8000") as guest:
    table = await guest.make_table("boardgame", players=3, options={"rounds": 2})
    async with guest.sit(table["id"], seat=0) as seat:
        async for decision in seat.decisions():
            await seat.play(decision["options"][0]["move"])
"""

from maester.client.guest import Guest
from maester.client.refused import Refused
from maester.client.seat import Seat

__all__ = ["Guest", "Refused", "Seat"]
