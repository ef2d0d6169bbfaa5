"""Clean up: the last step of the Action phase (p. 16)."""

from __future__ import annotations

from maester.engine import Event, Procedure
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import BOARD


class CleanedUp(Event, frozen=True):
    """The board is ready for the next round."""

    round: int


class CleanUp(Procedure[Board], frozen=True):
    """All remaining orders are removed, routed units stand up again, the Raven and the Blade are turned back."""

    def run(self, game: Board) -> None:
        for area in BOARD:
            game.remove_order(area)
            game.routed_pieces[area] = 0
        game.raven_used = game.blade_used = False
        game.bans = ()
        game.tell(CleanedUp(game.round))
