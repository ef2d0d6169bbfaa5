"""The one loop: it takes steps until a seat has a real choice, or the match is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from maester.engine.game import Game
from maester.engine.names import Seat
from maester.engine.protocol import Asked, Move, Procedure, Question, Refusal, Step, refuse
from maester.engine.trays import Tray
from maester.engine.typed import form_of
from maester.engine.windows import PASS


class Open(NamedTuple):
    """A question that waits for an answer."""

    question: Question
    asked: Asked

    def why_not(self, game: Game, seat: Seat, move: Move) -> Refusal | None:
        """The rule against a well-formed move as an answer to it; None if it may be given."""
        if move in self.asked.options:
            return None
        legal = tuple(self.asked.options)
        if not isinstance(move, self.question.moves or tuple({type(option) for option in legal})):
            kinds: list[type[Move]] = sorted({type(option) for option in legal}, key=_tag)
            values = {
                "given": _tag(type(move)),
                "wanted": [*map(_tag, kinds)],
                "forms": [form_of(kind) for kind in kinds],
            }
            return Refusal("match.wrong-kind", values, legal)
        if self.asked.domain is not None:
            refusal = self.asked.domain.check(move)
            if refusal is None:
                return None
            return Refusal(refusal.rule, refusal.values, legal, self.asked.domain.nearest(move))
        refusal = self._own_reason(game, seat, move) or refuse("match.not-listed")
        return Refusal(refusal.rule, refusal.values, legal)

    def _own_reason(self, game: Game, seat: Seat, move: Move) -> Refusal | None:
        """The question's own reason; in a tray that is ready it is asked as it was before the last answer."""
        tray = next((tray for tray in game.trays if tray.seat == seat and tray.ready), None)
        if tray is None:
            return self.question.why_not(game, seat, move)
        with reopened(game, tray):
            return self.question.why_not(game, seat, move)


def _tag(kind: type[Move]) -> str:
    return str(kind.__struct_config__.tag)


MOST_STEPS = 100_000
"""More steps than this between two decisions mean that the rules run in a circle."""


def advance(game: Game, until: Callable[[Step], bool] | None = None) -> dict[Seat, Open]:
    """Runs the game on to the next decision. Returns the open questions by seat; none when the match is over.

    A question with one legal move answers itself, unless its options are private; so does every question to a seat that
    has left the match. Nothing else in the engine or in a
    game looks at how many options there are. Whoever imagines how a game goes on may have it stop before a step
    (`until`), which then lies on top of the agenda; nothing is returned there either.
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
        if not game.trays:
            game.plan_what_is_due()
        if not agenda:
            raise RuntimeError("the agenda is empty and the match isn't finished")
        step = agenda[-1]
        if until is not None and until(step):
            return {}
        if isinstance(step, Procedure):
            agenda.pop()
            asked = step.run(game)
            if asked is None:
                continue
            step = agenda[-1]
            assert isinstance(step, Question)
        else:
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
            if asked.passed_over:
                step.pass_over(game, asked.passed_over, asked.seat)
            if not game.has_left(asked.seat):
                return {asked.seat: opened(step, asked)}
            agenda.pop()
            step.answer(game, asked.seat, answer_in_doubt(asked))
    raise RuntimeError(f"the rules run in a circle; the next step is {agenda[-1]}")


def opened(question: Question, asked: Asked) -> Open:
    """An open question; its options are handed out, so nobody may be able to change them."""
    if not isinstance(asked.options, tuple):
        asked = asked._replace(options=tuple(asked.options))
    return Open(question, asked)


def is_forced(asked: Asked) -> bool:
    """Is there exactly one legal move, and may everybody know that?"""
    return len(asked.options) == 1 and not asked.private and asked.domain is None


def answer_in_doubt(asked: Asked) -> Move:
    """What is answered for a seat that has left the match (`Game.has_left`)."""
    move: Move = PASS if PASS in asked.options else asked.options[0]
    return move


def ask_trays(game: Game) -> dict[Seat, Open]:
    """What the seats that choose in secret are asked; empty when all are ready."""
    asked = {tray.seat: ask_tray(game, tray) for tray in game.trays}
    return {seat: question for seat, question in asked.items() if question is not None}


def ask_tray(game: Game, tray: Tray) -> Open | None:
    """What a seat that chooses in secret is asked; forced answers are given on the way. None when it is ready."""
    while (asked := tray.settle(game)) is not None:
        if game.has_left(tray.seat):
            tray.take(game, answer_in_doubt(asked))
        elif is_forced(asked):
            tray.take(game, asked.options[0])
        else:
            return opened(tray.question, asked)
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


@contextmanager
def reopened(game: Game, tray: Tray) -> Iterator[Open | None]:
    """Inside, the last real answer of a seat that is ready isn't given yet; afterwards it is again."""
    agenda, answers = tray.agenda, tray.answers
    try:
        yield reopen(game, tray)
    finally:
        tray.agenda, tray.answers = agenda, answers


def is_unanswered(game: Game, tray: Tray) -> bool:
    """Has a seat that chooses in secret made no choice yet? What was forced is none."""
    agenda, answers = tray.agenda, tray.answers
    try:
        tray.rewind(game, 0)
        ask_tray(game, tray)
        return tray.answers == answers
    finally:
        tray.agenda, tray.answers = agenda, answers


def answer_anew(game: Game, tray: Tray, rng: Random) -> None:
    """Other answers in the tray of somebody else: whether they are complete is known, all else is not."""
    ready = tray.ready
    tray.rewind(game, 0)
    opened = ask_tray(game, tray)
    while opened is not None and (ready or rng.random() < 0.7):
        asked = opened.asked
        move = asked.domain.sample(rng) if asked.domain is not None else rng.choice(asked.options)
        tray.take(game, move)
        opened = ask_tray(game, tray)
    if not ready and opened is None:
        reopen(game, tray)
