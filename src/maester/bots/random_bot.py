"""The simplest bot: any legal move."""

from __future__ import annotations

from maester.bots.bot import Bot, Budget
from maester.bots.seat_table import SeatTable
from maester.engine import Move


class RandomBot(Bot):
    """Takes any legal move, each with the same chance."""

    name = "random"

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        return self.chance(table).choice(table.decision.options)
