"""Numbers that a player chooses while an effect is resolved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import Move, PickOne, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.names import UNIT_NAMES, Unit
from maester.games.miniatures.pieces.operations import ToUnit
from maester.games.miniatures.resolving import operation_at, situation_of


class ChooseNumber(Move, frozen=True):
    """Chooses a number for an effect."""

    number: int
    typed = "number {number}"


class PickWounds(ToUnit, frozen=True):
    """The player says how many Wounds a unit takes, up to so many; the effect remembers it (`Picked`)."""

    most: int

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        if game.stands(situation_of(game, effect).who(self.to)):
            game.then(PickNumber(effect, path))


class PickNumber(PickOne[Field], frozen=True):
    """How many Wounds a unit takes for an effect."""

    effect: int
    path: tuple[int, ...]
    move = ChooseNumber
    rules = ("card.ability-text",)

    def operation(self, game: Field) -> PickWounds:
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, PickWounds)
        return operation

    def unit(self, game: Field) -> Unit:
        return situation_of(game, self.effect).who(self.operation(game).to)

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def among(self, game: Field) -> Iterable[int]:
        return range(min(self.operation(game).most, game.wounds[self.unit(game)]) + 1)

    def chosen(self, game: Field, seat: Seat, value: int) -> None:
        game.frame(Effect, self.effect).amounts += (value,)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[self.unit(game)], "ability": game.frame(Effect, self.effect).source.text}
