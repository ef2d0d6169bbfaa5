"""Where in the round a position can start, what is planned there, and where a match is: all read off `rounds.ROUND`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from maester.engine import Seat, Step
from maester.games.boardgame.board import Board
from maester.games.boardgame.messenger_raven import UseMessengerRaven
from maester.games.boardgame.rounds import PARTS_OF_WESTEROS, ROUND, Stage
from maester.games.boardgame.set_up import SetUp


def _named(stages: Sequence[Stage]) -> Iterator[tuple[str, Step]]:
    """The phases and steps at which a position can start."""
    for stage in stages:
        if stage.name:
            yield stage.name, stage.step
        yield from _named(stage.within)


_STARTS: Final = {**dict(_named(ROUND)), **PARTS_OF_WESTEROS}
PHASES: Final = tuple(_STARTS)


def _in_passes(step: Step) -> bool:
    """Do the houses act in passes? The step then remembers who has acted, and stays planned until all have."""
    return "acted" in step.__struct_fields__


PHASES_IN_PASSES: Final = tuple(name for name, step in _named(ROUND) if _in_passes(step))


def _lasting() -> Iterator[tuple[type[Step], str]]:
    """Which phase lasts as long as a step is the next one of the round: the one before it, or its own passes."""
    before = ""
    for stage in ROUND:
        if before:
            yield type(stage.step), before
        inner = stage.name
        for one in stage.within:
            if one.name:
                yield type(one.step), one.name if _in_passes(one.step) else inner
                inner = one.name
        before = stage.name or inner


_LASTING: Final = dict(_lasting())


def steps_of(phase: str, acted: tuple[Seat, ...] = ()) -> tuple[Step, ...]:
    """What is planned at the start of a phase, or in the middle of a pass of it: it, and the rest of the round."""
    if phase in PARTS_OF_WESTEROS:
        return (PARTS_OF_WESTEROS[phase], *steps_of("planning"))
    first, *rest = _from(phase, ROUND)
    return (type(first)(acted) if _in_passes(first) else first, *rest)


def _from(phase: str, stages: Sequence[Stage]) -> tuple[Step, ...]:
    """The steps from a phase on; nothing if it isn't among these stages. A phase that has a name plans its own."""
    for number, stage in enumerate(stages):
        later = tuple(step for one in stages[number + 1 :] for step in _whole(one))
        if stage.name == phase:
            return (stage.step, *later)
        if begun := _from(phase, stage.within):
            return (*begun, *later)
    return ()


def _whole(stage: Stage) -> tuple[Step, ...]:
    return (stage.step,) if stage.name else tuple(one.step for one in stage.within)


def beginning_phase(game: Board) -> str:
    """The phase or step with which a match that was set up begins."""
    first = next(step for step in reversed(game.agenda) if not isinstance(step, SetUp))
    return next(name for name, step in _STARTS.items() if type(step) is type(first))


def phase_of(game: Board) -> str:
    """The phase or step of the round that a match is in."""
    if game.agenda and isinstance(game.agenda[-1], UseMessengerRaven):
        return "raven"
    step = _next_step(game)
    return "end-of-round" if step is None else _LASTING[type(step)]


def acted_in(game: Board) -> tuple[Seat, ...]:
    """Who has acted in the pass that a match is in."""
    acted: tuple[Seat, ...] = getattr(_next_step(game), "acted", ())
    return acted


def _next_step(game: Board) -> Step | None:
    """The next step of the round on the agenda."""
    return next((step for step in reversed(game.agenda) if type(step) in _LASTING), None)
