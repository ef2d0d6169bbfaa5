"""What a match tells: the decision of a seat, what a seat may see, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from maester.engine.flow import Open
from maester.engine.names import Seat, kebab
from maester.engine.protocol import Domain, Message, Modifier

if TYPE_CHECKING:
    from maester.engine.match import Match


class Decision:
    """What a seat is asked: a number, what kind of question, the prompt, and every legal move in a fixed order."""

    __slots__ = ("_match", "_open", "answered", "number", "seat")

    def __init__(self, match: Match, seat: Seat, opened: Open, number: int, answered: bool) -> None:
        self._match = match
        self._open = opened
        self.seat = seat
        self.number = number
        """Grows with every decision of this seat, and tells nothing about the others."""
        self.answered = answered
        """The seat has answered in secret and may still change its answer."""

    @property
    def kind(self) -> str:
        return kebab(type(self._open.question).__name__)

    @property
    def options(self) -> Sequence[Any]:
        """Every legal move (of a domain: its candidates), never empty."""
        return self._open.asked.options

    @property
    def domain(self) -> Domain | None:
        """The legal moves, where they are too many to list."""
        return self._open.asked.domain

    @property
    def private(self) -> bool:
        """The options depend on what only this seat knows, so even a single one is asked."""
        return self._open.asked.private

    @property
    def window(self) -> str | None:
        """The kind of window that this is (`Play.stops`), if it is one; everybody may know it."""
        stops = self._match.definition.play.stops
        return None if stops is None else stops.window(self._match.game, self._open.question, self.seat)

    @property
    def open_use(self) -> bool:
        """Could the seat use something here that lies open? Everybody may know it."""
        stops = self._match.definition.play.stops
        return stops is not None and stops.open_use(self._match.game, self._open.question, self.seat)

    @property
    def prompt(self) -> Message:
        """What is asked, as a message id with arguments."""
        question = self._open.question
        values = self._match.lexicon.plain(question)
        values.pop("type", None)
        seat = self._match.seats[self.seat]
        return Message(f"ask-{self.kind}", {**values, **question.details(self._match.game), "seat": seat})

    @property
    def guidance(self) -> dict[str, Any]:
        """What helps to choose before anything is sent: see `Question.guidance`."""
        return self._open.question.guidance(self._match.game)

    def __repr__(self) -> str:
        texts = [self._match.text(move) for move in self.options[:12]]
        more = "" if len(self.options) <= 12 else f", … {len(self.options)} in all"
        return f"<{self._match.seats[self.seat]}: {self.kind} #{self.number}: {', '.join(texts)}{more}>"


class Result(msgspec.Struct, frozen=True):
    """The places from first to last, each with those who share it, and the tie-breaks that were used."""

    places: tuple[tuple[str, ...], ...]
    tie_breaks: tuple[str, ...]


class Score(msgspec.Struct, frozen=True):
    """How well a seat did: the number that decides (`score-total` in the words of its game)."""

    total: int
    lines: tuple[Modifier, ...]
    """What it is made of, or what decides next: `score-line-<source>`, or a card."""


class View(msgspec.Struct, frozen=True):
    """What a seat may see, built up from what it knows: the frame around the game's own view."""

    game: str
    data: str
    """The fingerprint of the data file that the match is played with, whose names its words say; empty if the game has
    none."""
    seats: tuple[str, ...]
    seat: str | None
    to_act: tuple[str, ...]
    ready: tuple[str, ...]
    """Seats that have answered in secret, while others still choose."""
    tray: list[dict[str, Any]]
    """The seat's own secret answers."""
    over: bool
    result: Result | None
    table: msgspec.Struct
