"""The steward: weighs each move by where the round leads from it, in several samples of what the seat can't know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from maester.bots.bot import Bot, Budget
from maester.bots.cardgame.foresight import play_round
from maester.bots.cardgame.habits import habit
from maester.bots.cardgame.score import score
from maester.bots.seat_table import SeatTable
from maester.engine import Match, Move, Seat
from maester.games.cardgame.court import Court
from maester.games.cardgame.rounds import MARSHALLING

SAMPLES: Final = 2
"""In how many samples the moves of a question of weight are tried, all in the first, the two best in the others."""
FINALISTS: Final = 2
PLAIN: Final = 8.0
"""So far ahead of the second best, in points of strength, a move is plainly the best."""
WEIGHTY: Final = frozenset({"choose-plot", "choose-first-player", "choose-challenge", "declare-defenders", "act"})
"""Questions of weight; what is asked on the way (with whom, at whom) is tried in one sample."""
BY_VALUE: Final = frozenset({"take-mulligan", "place-cards", "draft-plot", "choose-seven", "order-top", "pick-text"})
"""What is answered without looking ahead: it is decided by what is printed on the cards."""
MARGIN: Final = 0.05
"""So much better than the habit a move must be."""


class Steward(Bot):
    """Plots, challenges, defence and saves by their expected result; set-up and marshalling by the value of cards."""

    name = "steward"

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        decision, seat = table.decision, table.seat
        if len(decision.options) == 1:
            return decision.options[0]
        dice = self.chance(table)
        sample = table.sample(dice)
        usual = habit(sample, seat)
        if decision.kind in BY_VALUE or self.is_marshalling(sample, seat, decision.kind):
            return usual
        competing: Sequence[Move] = decision.options
        promised = dict.fromkeys(competing, 0.0)
        promised[usual] += MARGIN
        for number in range(SAMPLES if decision.kind in WEIGHTY else 1):
            if number:
                sample = table.sample(dice)
            for move in competing:
                promised[move] += self.promise(sample, seat, move)
            competing = sorted(competing, key=lambda move: -promised[move])[:FINALISTS]
            if promised[competing[0]] - promised[competing[-1]] > PLAIN:
                break
        return competing[0]

    @staticmethod
    def is_marshalling(sample: Match, seat: Seat, kind: str) -> bool:
        """Is it the own marshalling turn?"""
        game = sample.game
        assert isinstance(game, Court)
        return kind == "act" and game.phase == MARSHALLING and game.active == seat

    def promise(self, sample: Match, seat: Seat, move: Move) -> float:
        """How the seat stands at the end of the round, if both go on by habit after this move."""
        twin = sample.clone()
        twin.play(seat, move)
        play_round(twin)
        return score(twin, seat)
