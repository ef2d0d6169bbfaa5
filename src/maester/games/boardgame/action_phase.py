"""Action phase: raids, marches with their combats, consolidating power, clean up (p. 14)."""

from __future__ import annotations

from maester.engine import Procedure
from maester.games.boardgame.board import Board
from maester.games.boardgame.clean_up import CleanUp
from maester.games.boardgame.consolidate_power import ResolveConsolidatePower
from maester.games.boardgame.marches import ResolveMarches
from maester.games.boardgame.raids import ResolveRaids


class ActionPhase(Procedure, frozen=True):
    """The four steps of the Action phase."""

    def run(self, game: Board) -> None:
        game.then(ResolveRaids(), ResolveMarches(), ResolveConsolidatePower(), CleanUp())
