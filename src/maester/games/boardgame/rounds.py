"""The round: its phases and their steps, in one list (p. 6).

What is planned, where a position can start and in which phase a match is (`phases.py`) all follow from `ROUND`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from maester.engine import Event, Procedure, Step
from maester.games.boardgame.board import Board
from maester.games.boardgame.clash_of_kings import ClashOfKings
from maester.games.boardgame.clean_up import CleanUp
from maester.games.boardgame.consolidate_power import ResolveConsolidatePower
from maester.games.boardgame.marches import ResolveMarches
from maester.games.boardgame.messenger_raven import UseMessengerRaven
from maester.games.boardgame.mustering import Mustering
from maester.games.boardgame.planning_phase import AssignOrders, RevealOrders
from maester.games.boardgame.raids import ResolveRaids
from maester.games.boardgame.supply import AdjustSupply
from maester.games.boardgame.victory import EndOfGame
from maester.games.boardgame.westeros_phase import WesterosPhase
from maester.games.boardgame.wildlings import WildlingAttack


class RoundBegan(Event, frozen=True):
    """The round marker stands on this space."""

    round: int


class FirstRound(Procedure[Board], frozen=True):
    """In the first round the Westeros phase is skipped."""

    def run(self, game: Board) -> None:
        game.tell(RoundBegan(game.round))
        game.then(*(stage.step for stage in ROUND if not isinstance(stage.step, WesterosPhase)))


class PlanningPhase(Procedure[Board], frozen=True):
    """Every area with units gets an order (p. 11-12)."""

    def run(self, game: Board) -> None:
        game.then(*steps_within(self))


class ActionPhase(Procedure[Board], frozen=True):
    """The orders are resolved, marches with their combats (p. 14)."""

    def run(self, game: Board) -> None:
        game.then(*steps_within(self))


class NextRound(Procedure[Board], frozen=True):
    """The round marker moves on; from the last space it can't, and the match ends (p. 7)."""

    def run(self, game: Board) -> None:
        if game.round >= game.last_round:
            game.then(EndOfGame())
            return
        game.round += 1
        game.tell(RoundBegan(game.round))
        game.then(*(stage.step for stage in ROUND))


class Stage(NamedTuple):
    """A phase of the round, or a step of a phase."""

    step: Step
    name: str = ""
    """What a position calls it that starts there; empty if none can."""
    within: tuple[Stage, ...] = ()
    """The steps of a phase."""


ROUND: Final = (
    Stage(WesterosPhase(), "westeros"),
    Stage(
        PlanningPhase(),
        "planning",
        (
            Stage(AssignOrders()),
            Stage(RevealOrders()),
            Stage(UseMessengerRaven(), "raven"),
        ),
    ),
    Stage(
        ActionPhase(),
        within=(
            Stage(ResolveRaids(), "raids"),
            Stage(ResolveMarches(), "marches"),
            Stage(ResolveConsolidatePower(), "consolidate-power"),
            Stage(CleanUp(), "clean-up"),
        ),
    ),
    Stage(NextRound(), "end-of-round"),
)
"""The phases of a round in their order, each with its steps."""
PARTS_OF_WESTEROS: Final[dict[str, Step]] = {
    "supply": AdjustSupply(),
    "mustering": Mustering(),
    "clash-of-kings": ClashOfKings(),
    "wildling-attack": WildlingAttack(),
}
"""What the cards of a Westeros phase can bring, where a position starts there; the Planning phase follows."""


def steps_within(phase: Step) -> tuple[Step, ...]:
    """The steps of a phase."""
    return next(tuple(one.step for one in stage.within) for stage in ROUND if stage.step == phase)
