"""The beginner in every game: sees what greedy sees, but through habits of his own, and overlooks things."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import ClassVar, Protocol

from maester.bots.bot import Budget
from maester.bots.greedy import GreedyBot
from maester.bots.seat_table import SeatTable
from maester.engine import Match, Move, Seat

Slips = tuple[tuple[float, int], ...]
"""Up to which throw of the dice the best, second and third move is played; beyond it any move."""


class Habits(Protocol):
    """What kind of beginner somebody is; each game has its own favourites."""

    @property
    def oversight(self) -> float:
        """How likely something about a move is overlooked."""


class Beginner(GreedyBot):
    """Weak and varied. A game joins it with its own greedy bot and says what habit adds to a move."""

    name = "page"
    samples: ClassVar[int] = 1
    slips: ClassVar[Slips]
    most_overlooked: ClassVar[float] = 4.0
    """So much of a move's value is overlooked at most."""
    habits: Habits

    @abstractmethod
    def liking(self, sample: Match, seat: Seat, move: Move) -> float:
        """What habit adds to a move."""

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        dice = self.chance(table)
        # The sort is stable, so what is equally good stays in the order of the list: beginners read from the top.
        ranked = sorted(self.scored(table, dice), key=lambda scored: -scored[0])
        throw = dice.random()
        for limit, place in self.slips:
            if throw < limit:
                return ranked[min(place, len(ranked) - 1)][1]
        return dice.choice(ranked)[1]

    def value(self, sample: Match, seat: Seat, move: Move, dice: Random) -> float:
        seen = super().value(sample, seat, move, dice)
        # Each move is seen or overlooked by itself, unlike the luck of a sample, which is the same for all.
        glance = Random(f"{dice.getrandbits(32)} {sample.text(move)}")
        if glance.random() < self.habits.oversight:
            seen -= glance.uniform(0.0, self.most_overlooked)
        return seen + self.liking(sample, seat, move)
