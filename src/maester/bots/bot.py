"""A bot: a player made of code."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

import msgspec

from maester.bots.seat_table import SeatTable
from maester.engine import Move


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision."""

    seconds: float = 0.2


class Bot(ABC):
    """Chooses moves for a seat. It remembers nothing between two decisions: what it should know of the past it reads in
    the events of the table. So a match can be left and taken up again, and any process can think for any seat.
    """

    name: str
    """What the bot is called: `maester play --bots NAME`, and `bot-NAME` in the words."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, table: SeatTable, budget: Budget) -> Move:
        """One of the legal moves."""

    def chance(self, table: SeatTable) -> Random:
        """The bot's own dice for this decision: the same for the same bot at the same decision."""
        return Random(f"{self.seed} {table.seat} {table.decision.number}")
