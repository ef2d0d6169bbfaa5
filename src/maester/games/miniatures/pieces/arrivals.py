"""Operations and conditions about the Reserve: units that are taken off the table, and come back."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.names import NO_UNIT, owner
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.operations import ToUnit
from maester.games.miniatures.pieces.situations import Role, Situation
from maester.games.miniatures.reserve import PlaceOnFlank, arrivals, is_last, take_into_reserve
from maester.games.miniatures.resolving import situation_of


class IsSpare(Filter, frozen=True):
    """The player has other units on the table than the one in this role."""

    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return game.stands(unit) and not is_last(game, unit)


class CanArrive(Filter, frozen=True):
    """The unit in a role waits in Reserve, and there is room for it on a Flank."""

    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        if unit == NO_UNIT or not game.in_reserve[unit] or not game.wounds[unit]:
            return False
        return arrivals(game, owner(unit), (unit,), own_edge=False) is not None


class PutIntoReserve(ToUnit, frozen=True):
    """The unit is taken off the table into Reserve."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if game.stands(unit):
            take_into_reserve(game, unit)


class PutOnFlank(ToUnit, frozen=True):
    """The unit comes from Reserve: wholly in Short Range of a Flank edge."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if unit != NO_UNIT and game.in_reserve[unit]:
            game.then(PlaceOnFlank(owner(unit), unit))
