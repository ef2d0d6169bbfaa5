"""Choosing single units on the board: for supply, casualties, Wildlings and cards."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from maester.engine import Asked, Event, Move, Pass, Question, Refusal, Seat, own_seat, refuse
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import AREA_NAMES, UNIT_KINDS, Area, Routed, UnitKind, Units, units_of
from maester.games.boardgame.control import leave


class ChooseUnit(Move, frozen=True):
    """One unit in an area; a routed one if `routed`."""

    area: Area
    unit: UnitKind
    routed: Routed
    typed = "unit {area} {routed} {unit}"
    formerly = ("unit {area} {unit} {routed}",)


class UnitsRemoved(Event, frozen=True):
    """Units were taken off the board and went back to their owner."""

    seat: Seat
    area: Area
    units: Units


class PickUnit(Question[Board], frozen=True):
    """Asks a seat for one of its units. Derived questions say which, and what happens to it."""

    moves: ClassVar[tuple[type[Move], ...]] = (ChooseUnit,)
    optional: ClassVar[bool] = False

    def who(self, game: Board) -> Seat:
        """Who chooses: the question's own `seat`, unless the rule says otherwise."""
        return own_seat(self)

    def whose(self, game: Board) -> Seat:
        """Whose units are chosen from: those of the seat that chooses, unless the rule says otherwise."""
        return self.who(game)

    @abstractmethod
    def chosen(self, game: Board, seat: Seat, move: ChooseUnit) -> None:
        """What happens to the unit."""

    def broken(self, game: Board, seat: Seat, move: ChooseUnit) -> Refusal | None:
        """The rule against choosing this unit, which is there."""
        return None

    def wanted(self, game: Board) -> bool:
        """Is there still something to choose?"""
        return True

    def areas(self, game: Board) -> Iterable[Area]:
        """Where the units are looked for."""
        return game.areas_of(self.whose(game))

    def ask(self, game: Board) -> Asked | None:
        if not self.wanted(game):
            return None
        seat = self.who(game)
        options = [
            move for area in self.areas(game) for move in units_in(game, area) if self.broken(game, seat, move) is None
        ]
        if not options:
            return None
        return Asked(seat, (*options, Pass()) if self.optional else options)

    def why_not(self, game: Board, seat: Seat, move: ChooseUnit | Pass) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if game.owner[move.area] != self.whose(game) or move.area not in self.areas(game):
            return refuse("def.friendly", area=AREA_NAMES.write(move.area))
        if move not in units_in(game, move.area):
            return refuse("def.unit", area=AREA_NAMES.write(move.area))
        return self.broken(game, seat, move)

    def answer(self, game: Board, seat: Seat, move: ChooseUnit | Pass) -> None:
        if isinstance(move, ChooseUnit):
            self.chosen(game, seat, move)
        else:
            self.passed(game, seat)

    def passed(self, game: Board, seat: Seat) -> None:
        """What choosing none does."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.moves = (ChooseUnit, Pass) if cls.optional else (ChooseUnit,)


def units_in(game: Board, area: Area) -> Iterator[ChooseUnit]:
    """The kinds of units in an area, standing and routed ones apart."""
    standing, routed = game.standing(area), game.routed(area)
    for kind in map(UnitKind, range(len(UNIT_KINDS))):
        if standing[kind]:
            yield ChooseUnit(area, kind, False)
        if routed[kind]:
            yield ChooseUnit(area, kind, True)


def destroy(game: Board, area: Area, kind: int, routed: bool = False) -> None:
    """Takes one unit off the board; it goes back to its owner."""
    seat, unit = game.owner[area], units_of(kind)
    leave(game, area, unit, unit if routed else None)
    game.tell(UnitsRemoved(seat, area, unit))
