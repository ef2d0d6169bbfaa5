"""Reusable questions: one of, several of, an order of, one of a domain, yes or no. They carry most card texts.

A rule derives its own question from one of these and says who is asked, among what, which rule a choice breaks,
and what the choice does. What is legal then has one home: `broken` decides both what is listed and why not.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from maester.engine.names import Flag, Seat
from maester.engine.protocol import Asked, Domain, G, Move, Question, Refusal, refuse
from maester.engine.windows import Pass


class PickOne(Question[G], frozen=True):
    """One of: an area, a card, a number, a group of units: whatever the one field of its move holds. If the move has
    several fields, the move itself is what is chosen.

    What is legal stands in `among` or in `broken`, as the rule is easier to say: either `among` has everything that
    there is and `broken` refuses some of it, or `among` has only what is legal and `not_among` says why the rest isn't.
    """

    move: ClassVar[type[Move]]
    optional: ClassVar[bool] = False
    """May the seat pass instead? Where only at times, `must_choose` says when not."""
    holds_one_value: ClassVar[bool] = True
    """Is the value of the move's one field what is chosen, or the move itself? Found out from `move`."""
    refuses: ClassVar[bool] = False
    """Has it a `broken` of its own? Found out: a question without one lists what is legal a little faster."""
    private: ClassVar[bool] = False
    """Do the options depend on what only this seat knows? Where only at times, `is_private` says when."""

    def who(self, game: G) -> Seat:
        """Who chooses: the question's own `seat`, unless the rule says otherwise."""
        return own_seat(self)

    @abstractmethod
    def among(self, game: G) -> Iterable[Any]:
        """What there is to choose from, in a fixed order; what `broken` refuses is left out."""

    def broken(self, game: G, seat: Seat, value: Any) -> Refusal | None:
        """The first rule that this choice breaks; asked about every well-formed value, also outside `among`."""
        return None

    def not_among(self, game: G, seat: Seat, value: Any) -> Refusal:
        """The rule behind a well-formed value that `among` doesn't have, if `broken` doesn't refuse it."""
        return refuse("match.not-listed")

    def must_choose(self, game: G, seat: Seat) -> Refusal | None:
        """The rule by which the seat may not pass now, in a question that is `optional` otherwise. A seat that has
        nothing to choose from, but is asked since the others can't know that, may always pass.
        """
        return None

    def is_private(self, game: G) -> bool:
        """Do the options depend, now, on what only this seat knows?"""
        return self.private

    def chosen(self, game: G, seat: Seat, value: Any) -> None:
        """What the choice does; nothing yet in a tray."""

    def passed(self, game: G, seat: Seat) -> None:
        """What passing does."""

    def legal(self, game: G, seat: Seat) -> list[Any]:
        """What may be chosen."""
        if not self.refuses:
            return list(self.among(game))
        return [value for value in self.among(game) if self.broken(game, seat, value) is None]

    def ask(self, game: G) -> Asked | None:
        seat = self.who(game)
        options = self.legal(game, seat)
        private = self.is_private(game)
        if not options and not (private and self.optional):
            return None
        if self.holds_one_value:
            options = list(map(self.move, options))
        if self.optional and (not options or self.must_choose(game, seat) is None):
            options.append(Pass())
        return Asked(seat, tuple(options), private=private)

    def why_not(self, game: G, seat: Seat, move: Any) -> Refusal | None:
        if isinstance(move, Pass):
            return self.must_choose(game, seat) if self.legal(game, seat) else None
        value = value_of(move)
        refusal = self.broken(game, seat, value)
        if refusal is None and value not in self.among(game):
            refusal = self.not_among(game, seat, value)
        return refusal

    def answer(self, game: G, seat: Seat, move: Any) -> None:
        if isinstance(move, Pass):
            self.passed(game, seat)
        else:
            self.chosen(game, seat, value_of(move))

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if hasattr(cls, "move"):
            cls.moves = (cls.move, Pass) if cls.optional else (cls.move,)
            cls.holds_one_value = len(cls.move.__struct_fields__) == 1
        cls.refuses = cls.broken is not PickOne.broken


class PickSeveral(PickOne[G], frozen=True):
    """Several of, one after the other: units for casualties, cards to discard, an order of things. `among` or `broken`
    leaves out what was `picked` already, where each may be picked once.

    It asks again until `number(game)` are picked or nothing is left, then hands all of them to `complete`; if there is
    nothing to pick from the start, nothing happens.
    """

    if TYPE_CHECKING:

        @property
        def picked(self) -> tuple[Any, ...]:
            """What was picked so far. Each rule declares it as its last field: `picked: tuple[Area, ...] = ()`."""

    @abstractmethod
    def number(self, game: G) -> int:
        """How many are to be picked in all."""

    @abstractmethod
    def complete(self, game: G, seat: Seat, values: tuple[Any, ...]) -> None:
        """What the picks do, in the order in which they were made. In a tray they wait for the reveal instead."""

    def ask(self, game: G) -> Asked | None:
        return PickOne.ask(self, game) if len(self.picked) < self.number(game) else None

    def chosen(self, game: G, seat: Seat, value: Any) -> None:
        again = self.again((*self.picked, value))
        if again.ask(game) is not None:
            game.ask_next(seat, again)
        elif not game.trays:
            self.complete(game, seat, again.picked)

    def passed(self, game: G, seat: Seat) -> None:
        if not game.trays:
            self.complete(game, seat, self.picked)

    def again(self, picked: tuple[Any, ...]) -> PickSeveral:
        """The same question with one more pick behind it."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return type(self)(**{**fields, "picked": picked})


class PickIn(Question[G], frozen=True):
    """One of more moves than could be listed. Its domain alone decides what is legal; its candidates are listed."""

    def who(self, game: G) -> Seat:
        """Who chooses: the question's own `seat`, unless the rule says otherwise."""
        return own_seat(self)

    @abstractmethod
    def domain(self, game: G) -> Domain | None:
        """All legal moves, as things stand; None if there is nothing to ask. A domain with nothing but a pass in it is
        nothing to ask, and a single position is no domain: a rule that finds either asks nobody.
        """

    def ask(self, game: G) -> Asked | None:
        domain = self.domain(game)
        if domain is None:
            return None
        candidates = tuple(domain.candidates())
        if not candidates:
            raise RuntimeError(f"{domain} has no candidate, so the question would be skipped")
        return Asked(self.who(game), candidates, domain=domain)

    def why_not(self, game: G, seat: Seat, move: Any) -> Refusal | None:
        domain = self.domain(game)
        return refuse("match.not-listed") if domain is None else domain.check(move)


class Agree(Move, frozen=True):
    """Yes or no."""

    yes: Annotated[bool, Flag("yes", "no")]
    typed = "{yes}"
    formerly = ("agree {yes}",)


class YesNo(PickOne[G], frozen=True):
    """Yes or no."""

    move = Agree

    def among(self, game: G) -> Iterable[bool]:
        return (True, False)


def own_seat(question: Question) -> Seat:
    """The seat that a question names in its field `seat`."""
    seat: Seat = question.seat  # type: ignore[attr-defined]
    return seat


def value_of(move: Move) -> Any:
    """What a move chooses: the value of its one field, or the move itself if it has several."""
    fields = move.__struct_fields__
    return getattr(move, fields[0]) if len(fields) == 1 else move
