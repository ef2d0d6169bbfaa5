"""Secret and simultaneous choices: every seat has a small agenda and a tray of its own.

The answers lie in the tray until all are in: the owner sees them and may change them, the others see at most
who is ready. Only the reveal, a procedure of the game, takes the trays away and makes the answers count.
"""

from __future__ import annotations

from typing import Any

import msgspec

from maester.engine.names import Seat
from maester.engine.protocol import Asked, Move, Question


class Tray(msgspec.Struct, array_like=True):
    """What one seat has still to answer, and what it has answered, in secret."""

    seat: Seat
    start: tuple[Question, ...]
    """The questions that it began with, the first one first."""
    agenda: tuple[Question, ...]
    """What is still to be answered, the next one last."""
    answers: tuple[Move, ...] = ()

    @property
    def ready(self) -> bool:
        return not self.agenda

    @property
    def question(self) -> Question:
        """The question that is open now."""
        return self.agenda[-1]

    def then(self, *questions: Question) -> None:
        """These are asked next, in this order, before what this seat has still to answer."""
        self.agenda += tuple(reversed(questions))

    def take(self, game: Any, move: Move) -> None:
        """Puts an answer into the tray. The question may ask more of this seat; the open game doesn't change."""
        question = self.question
        self.agenda = self.agenda[:-1]
        self.answers += (move,)
        question.answer(game, self.seat, move)

    def settle(self, game: Any) -> Asked | None:
        """Goes on to the next question that asks something and asks it; None when the seat is ready."""
        while self.agenda:
            asked = self.question.ask(game)
            if asked is not None and asked.options:
                return asked
            self.agenda = self.agenda[:-1]
        return None

    def rewind(self, game: Any, answers: int) -> Asked | None:
        """Takes answers back until only so many are left, and asks again what was asked then."""
        kept = self.answers[:answers]
        self.agenda, self.answers = tuple(reversed(self.start)), ()
        for move in kept:
            self.settle(game)
            self.take(game, move)
        return self.settle(game)
