"""The round: Westeros phase, Planning phase, Action phase (p. 6)."""

from __future__ import annotations

from maester.engine import Event, Procedure
from maester.games.boardgame.action_phase import ActionPhase
from maester.games.boardgame.board import Board
from maester.games.boardgame.planning_phase import PlanningPhase
from maester.games.boardgame.victory import EndOfGame
from maester.games.boardgame.westeros_phase import WesterosPhase


class RoundBegan(Event, frozen=True):
    """The round marker stands on this space."""

    round: int


class FirstRound(Procedure, frozen=True):
    """In the first round the Westeros phase is skipped."""

    def run(self, game: Board) -> None:
        game.tell(RoundBegan(game.round))
        game.then(PlanningPhase(), ActionPhase(), NextRound())


class NextRound(Procedure, frozen=True):
    """The round marker moves on; from the last space it can't, and the match ends (p. 7)."""

    def run(self, game: Board) -> None:
        if game.round >= game.last_round:
            game.then(EndOfGame())
            return
        game.round += 1
        game.tell(RoundBegan(game.round))
        game.then(WesterosPhase(), PlanningPhase(), ActionPhase(), NextRound())
