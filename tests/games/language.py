"""What the languages of the games' tests have in common: playing typed moves, reading questions, views and events.

A game's own language derives from `Language` and adds its positions, its moves and its readings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Self

from maester import IllegalMove, MaesterError, Match
from maester.engine import Seat

MANY_ANSWERS = 3000
"""More than a match of any game needs to its end."""


class Language:
    """A match in the words of a test."""

    quiet: ClassVar[tuple[str, ...]] = ("pass", "no")
    """What `rest` answers where it can."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __repr__(self) -> str:
        return repr(self.match)

    def full(self, text: str) -> str:
        """The ids in a text as the game writes them; a game's language may have shorter ones."""
        return text

    def short(self, text: str) -> str:
        """The other way round."""
        return text

    def seat(self, name: str) -> Seat:
        return self.match.seat_number(self.full(name))

    def clone(self) -> Self:
        return type(self)(self.match.clone())

    # -- playing -----------------------------------------------------------------------------------

    def answer(self, name: str, *moves: str) -> Self:
        """Typed moves of a seat, one after the other; anything wrong fails with what is asked."""
        for move in moves:
            try:
                self.match.play(self.full(name), self.full(move))
            except IllegalMove:
                raise
            except MaesterError as error:
                raise AssertionError(f"{name}: {move}: {error} Asked: {self.match}") from error
        return self

    @contextmanager
    def refused(self, rule: str) -> Iterator[None]:
        """What is played inside breaks this rule, and changes nothing."""
        before, asked = self._everything(), repr(self)
        refusal = None
        try:
            yield
        except IllegalMove as error:
            refusal = error
        assert refusal is not None, f"this was not refused by {rule}. Asked: {asked}"
        assert refusal.rule == rule, f"refused by {refusal.rule}, not by {rule}. Asked: {asked}"
        assert self._everything() == before, "the refused move changed something"

    def _everything(self) -> tuple[Any, ...]:
        return self.match.hash(), self.match.log(), list(self.match._record)

    def rest(self, until: str | Callable[[Self], bool] | None = None) -> Self:
        """Answers everything quietly, or else with the first option, until a question (or a condition) comes up.

        Without a condition it goes on to the end of the match.
        """
        for _ in range(MANY_ANSWERS):
            if self.match.over or self._reached(until):
                return self
            self.answer_quietly()
        raise AssertionError(f"{until} never came: {self.match}")

    def answer_quietly(self) -> None:
        """One answer of the first who is asked."""
        options = self.options()
        self.answer(self.asked()[0], next((option for option in options if option in self.quiet), options[0]))

    def _reached(self, until: str | Callable[[Self], bool] | None) -> bool:
        return until(self) if callable(until) else self.question() == until

    # -- reading -----------------------------------------------------------------------------------

    def asked(self) -> tuple[str, ...]:
        """Which seats owe an answer."""
        return tuple(self.short(self.match.seats[seat]) for seat in self.match.to_act)

    def question(self, name: str | None = None) -> str:
        """What kind of question is open, for a seat or for the first that is asked; "over" when the match is."""
        return "over" if self.match.over else self.match.decision(self._asked(name)).kind

    def asks(self, name: str, kind: str) -> bool:
        """Is the seat asked this question?"""
        return name in self.asked() and self.question(name) == kind

    def options(self, name: str | None = None) -> list[str]:
        """What a seat may answer, as it is typed."""
        if self.match.over:
            return []
        return [self.short(self.match.text(move)) for move in self.match.decision(self._asked(name)).options]

    def _asked(self, name: str | None) -> Seat:
        return self.match.to_act[0] if name is None else self.seat(name)

    def events(self, kind: str | None = None, viewer: str | None = None) -> list[dict[str, Any]]:
        """What a seat (or a spectator) saw happen, of one kind or of all."""
        return [event for event in self.match.events(self._viewer(viewer)) if kind in (None, event["event"])]

    def view(self, viewer: str | None = None) -> dict[str, Any]:
        """The table as a seat (or a spectator) sees it."""
        table: dict[str, Any] = self.match.view(self._viewer(viewer))["table"]
        return table

    def _viewer(self, name: str | None) -> Seat | None:
        return None if name is None else self.seat(name)
