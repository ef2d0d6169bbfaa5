"""The greedy bot: it tries every option in a sample of the match and takes the one that leads to the best position."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import ClassVar

from maester.bots.bot import Bot, Budget
from maester.bots.seat_table import SeatTable
from maester.engine import Match, Move, Seat

ScoredMove = tuple[float, Move]


class GreedyBot(Bot):
    """Looks one step ahead. A game derives its own and brings the score of a position.

    It never looks at the clock, so that it plays the same on every machine; how much it tries is limited by numbers.
    """

    name = "greedy"
    most_options: ClassVar[int] = 80
    """Of a longer list only so many options are tried, drawn by the bot's dice."""
    samples: ClassVar[int] = 4
    """In how many samples each option is tried if others choose in secret at the same time, else in one."""

    @abstractmethod
    def score(self, match: Match, seat: Seat) -> float:
        """How good a position is for the seat; more is better. Only what lies open may count."""

    def settle(self, match: Match, seat: Seat, dice: Random) -> None:
        """Plays a sample on to where the effect of the seat's move shows; a game says how far."""

    def value(self, sample: Match, seat: Seat, move: Move, dice: Random) -> float:
        """What a move is worth in a sample: the score of the position to which it leads."""
        twin = sample.clone()
        twin.play(seat, move)
        self.settle(twin, seat, dice)
        return self.score(twin, seat)

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        options = table.decision.options
        if len(options) == 1:
            return options[0]
        dice = self.chance(table)
        scored = self.scored(table, dice)
        best = max(score for score, _ in scored)
        return dice.choice([move for score, move in scored if score == best])

    def scored(self, table: SeatTable, dice: Random) -> list[ScoredMove]:
        """The options in their order, each with its average value over the samples."""
        options = list(table.decision.options)
        if len(options) > self.most_options:
            kept = sorted(dice.sample(range(len(options)), self.most_options))
            options = [options[place] for place in kept]
        totals = [0.0 for _ in options]
        sample = table.sample(dice)
        samples = [sample]
        if sample.game.trays:
            samples += [table.sample(dice) for _ in range(self.samples - 1)]
        for sample in samples:
            # The same luck for every option: they shall be compared with each other, not with the dice.
            luck = dice.getrandbits(64)
            for place, move in enumerate(options):
                totals[place] += self.value(sample, table.seat, move, Random(luck))
        return [(round(total / len(samples), 6), move) for total, move in zip(totals, options, strict=True)]
