"""The end. No module imports this one before it is needed: the codec must."""

from __future__ import annotations

from maester.engine import Game, Procedure, Seat


class Ending(Procedure, frozen=True):
    """Whoever took the last match has won."""

    winner: Seat

    def run(self, game: Game) -> None:
        game.finish([[self.winner], [Seat(1 - self.winner)]])
