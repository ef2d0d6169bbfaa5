"""The one loop: it takes steps until a seat has a real choice, or the match is over."""

from __future__ import annotations

from typing import NamedTuple

from maester.engine.game import Game
from maester.engine.names import Seat
from maester.engine.parts import Asked, Procedure, Question
from maester.engine.together import Tray


class Open(NamedTuple):
    """A question that waits for an answer."""

    question: Question
    asked: Asked


MOST_STEPS = 100_000
"""More steps than this between two decisions mean that the rules run in a circle."""


def advance(game: Game) -> dict[Seat, Open]:
    """Runs the game on to the next decision. Returns the open questions by seat; none when the match is over.

    A question with one legal move answers itself, unless its options are private. Nothing else in the engine or in a
    game looks at how many options there are.
    """
    agenda, frames = game.agenda, game.frames
    for _ in range(MOST_STEPS):
        if game.outcome is not None:
            agenda.clear()
            frames.clear()
            game.trays = []
            return {}
        if game.trays:
            waiting = ask_trays(game)
            if waiting:
                return waiting
        while frames and len(agenda) <= frames[-1].floor:
            frames.pop()
        if not agenda:
            raise RuntimeError("the agenda is empty and the match isn't finished")
        step = agenda[-1]
        if isinstance(step, Procedure):
            agenda.pop()
            step.run(game)
            continue
        assert isinstance(step, Question)
        asked = step.ask(game)
        if asked is None or not asked.options:
            agenda.pop()
        elif game.trays:
            raise RuntimeError(f"{step} asks while trays wait for their reveal")
        elif is_forced(asked):
            agenda.pop()
            step.answer(game, asked.seat, asked.options[0])
        else:
            return {asked.seat: opened(step, asked)}
    raise RuntimeError(f"the rules run in a circle; the next step is {agenda[-1]}")


def opened(question: Question, asked: Asked) -> Open:
    """An open question; its options are handed out, so nobody may be able to change them."""
    if not isinstance(asked.options, tuple):
        asked = asked._replace(options=tuple(asked.options))
    return Open(question, asked)


def is_forced(asked: Asked) -> bool:
    """Is there exactly one legal move, and may everybody know that?"""
    return len(asked.options) == 1 and not asked.private and asked.domain is None


def ask_trays(game: Game) -> dict[Seat, Open]:
    """What the seats that choose in secret are asked; empty when all are ready."""
    asked = {tray.seat: ask_tray(game, tray) for tray in game.trays}
    return {seat: question for seat, question in asked.items() if question is not None}


def ask_tray(game: Game, tray: Tray) -> Open | None:
    """What a seat that chooses in secret is asked; forced answers are given on the way. None when it is ready."""
    while (asked := tray.settle(game)) is not None:
        if not is_forced(asked):
            return opened(tray.question, asked)
        tray.take(game, asked.options[0])
    return None


def reopen(game: Game, tray: Tray) -> Open | None:
    """Takes the last real answer of a seat that is ready out of its tray and asks it again.

    None, and nothing is changed, if the seat never had a choice.
    """
    agenda, answers = tray.agenda, tray.answers
    for count in range(len(answers) - 1, -1, -1):
        asked = tray.rewind(game, count)
        if asked is not None and not is_forced(asked):
            return opened(tray.question, asked)
    tray.agenda, tray.answers = agenda, answers
    return None
