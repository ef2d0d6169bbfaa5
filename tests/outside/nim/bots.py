"""A bot that knows the trick: it leaves a multiple of three."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maester.bots import Bot, Budget, SeatTable
from maester.engine import Move

from .rules import Take


class Counter(Bot):
    """Leaves a multiple of three if it can."""

    name = "counter"

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        best = Take(max(1, table.view()["table"]["left"] % 3))
        return best if best in table.decision.options else table.decision.options[0]


BOTS: Mapping[str, Callable[[int], Bot]] = {Counter.name: Counter}
