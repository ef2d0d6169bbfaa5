"""The phases and steps of a round at which a position can start, and in which of them a match is."""

from __future__ import annotations

from maester.engine import Seat, Step
from maester.games.boardgame.action_phase import ActionPhase
from maester.games.boardgame.board import Board
from maester.games.boardgame.clash_of_kings import ClashOfKings
from maester.games.boardgame.clean_up import CleanUp
from maester.games.boardgame.consolidate_power import ResolveConsolidatePower
from maester.games.boardgame.marches import ResolveMarches
from maester.games.boardgame.messenger_raven import UseMessengerRaven
from maester.games.boardgame.mustering import Mustering
from maester.games.boardgame.planning_phase import PlanningPhase
from maester.games.boardgame.raids import ResolveRaids
from maester.games.boardgame.rounds import NextRound
from maester.games.boardgame.set_up import SetUp
from maester.games.boardgame.supply import AdjustSupply
from maester.games.boardgame.westeros_phase import WesterosPhase
from maester.games.boardgame.wildlings import WildlingAttack

ROUND: tuple[tuple[str, Step], ...] = (
    ("westeros", WesterosPhase()),
    ("planning", PlanningPhase()),
    ("raven", UseMessengerRaven()),
    ("raids", ResolveRaids()),
    ("marches", ResolveMarches()),
    ("consolidate-power", ResolveConsolidatePower()),
    ("clean-up", CleanUp()),
    ("end-of-round", NextRound()),
)
"""The steps of a round in their order."""
PARTS_OF_WESTEROS: dict[str, Step] = {
    "supply": AdjustSupply(),
    "mustering": Mustering(),
    "clash-of-kings": ClashOfKings(),
    "wildling-attack": WildlingAttack(),
}
"""Events of the Westeros phase; the Planning phase follows."""
PHASES: tuple[str, ...] = (*(name for name, _ in ROUND), *PARTS_OF_WESTEROS)

_BEFORE: dict[type[Step], str] = {
    PlanningPhase: "westeros",
    ActionPhase: "planning",
    UseMessengerRaven: "planning",
    ResolveRaids: "raids",
    ResolveMarches: "marches",
    ResolveConsolidatePower: "consolidate-power",
    CleanUp: "consolidate-power",
    NextRound: "clean-up",
}
"""Which phase lasts as long as this is the next step of the round on the agenda."""


IN_PASSES = (ResolveRaids, ResolveMarches, ResolveConsolidatePower)
"""Steps in which the houses act in passes; they remember who has acted."""
PHASES_IN_PASSES: tuple[str, ...] = tuple(name for name, step in ROUND if isinstance(step, IN_PASSES))


def steps_of(phase: str, acted: tuple[Seat, ...] = ()) -> tuple[Step, ...]:
    """What is planned at the start of a phase, or in the middle of a pass of it: it, and the rest of the round."""
    if phase in PARTS_OF_WESTEROS:
        return (PARTS_OF_WESTEROS[phase], *steps_of("planning"))
    names = [name for name, _ in ROUND]
    first, *rest = (step for _, step in ROUND[names.index(phase) :])
    if isinstance(first, IN_PASSES):
        first = type(first)(acted)
    # The Planning phase asks for the Raven itself, as its last step.
    return (first, *(step for step in rest if not isinstance(step, UseMessengerRaven)))


def beginning_phase(game: Board) -> str:
    """The phase or step with which a match that was set up begins."""
    first = next(step for step in reversed(game.agenda) if not isinstance(step, SetUp))
    return next(name for name, step in (*ROUND, *PARTS_OF_WESTEROS.items()) if type(step) is type(first))


def phase_of(game: Board) -> str:
    """The phase or step of the round that a match is in."""
    if game.agenda and isinstance(game.agenda[-1], UseMessengerRaven):
        return "raven"
    step = _next_step(game)
    return "end-of-round" if step is None else _BEFORE[type(step)]


def acted_in(game: Board) -> tuple[Seat, ...]:
    """Who has acted in the pass that a match is in."""
    step = _next_step(game)
    return step.acted if isinstance(step, IN_PASSES) else ()


def _next_step(game: Board) -> Step | None:
    """The next step of the round on the agenda."""
    return next((step for step in reversed(game.agenda) if type(step) in _BEFORE), None)
