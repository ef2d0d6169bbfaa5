"""The steward: weighs each move by where the round leads from it, in several samples of what the seat can't know."""

from __future__ import annotations

from random import Random
from typing import Final

from maester.bots.bot import Bot, Budget
from maester.bots.cardgame.foresight import play_round
from maester.bots.cardgame.habits import habit
from maester.bots.cardgame.score import score
from maester.bots.seat_table import SeatTable
from maester.engine import Match, Move, Seat
from maester.games.cardgame.court import Court

SAMPLES: Final = 3
BY_HABIT: Final = frozenset({"take-mulligan", "place-cards", "draft-plot", "choose-seven", "order-top", "pick-text"})
"""What is answered without looking ahead: it is decided by what is printed on the cards."""
MARGIN: Final = 0.05
"""So much better than the habit a move must be."""


class Steward(Bot):
    """Plans with a purpose: plots, marshalling, challenges, defence and saves by their expected result."""

    name = "steward"

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        decision = table.decision
        options = decision.options
        if len(options) == 1:
            return options[0]
        dice = self.chance(table)
        sample = table.sample(dice)
        usual = habit(sample, table.seat)
        if decision.kind in BY_HABIT:
            return usual
        samples = [sample, *(table.sample(dice) for _ in range(SAMPLES - 1))]
        values = {move: sum(self.promise(one, table.seat, move, dice) for one in samples) for move in options}
        best = max(options, key=lambda move: values[move] + MARGIN * len(samples) * (move == usual))
        return best

    def promise(self, sample: Match, seat: Seat, move: Move, dice: Random) -> float:
        """How the seat stands at the end of the round, if both go on by habit after this move."""
        twin = sample.clone()
        twin.play(seat, move)
        play_round(twin)
        return score(twin, seat)


__all__ = ["Court", "Steward"]
