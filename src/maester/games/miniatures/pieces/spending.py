"""Condition tokens that are spent, swapped and moved by effects (p. 22)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from maester.engine import Move, PickOne, Refusal, Seat, refuse
from maester.games.miniatures.conditions import expend, give, remove
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.names import CONDITION_NAMES, UNIT_NAMES, Condition, Unit
from maester.games.miniatures.pieces.changes import NeverGets
from maester.games.miniatures.pieces.operations import Operation, ToUnit
from maester.games.miniatures.pieces.situations import Role
from maester.games.miniatures.pieces.token_operations import ALL_CONDITIONS, ChooseCondition
from maester.games.miniatures.resolving import operation_at, run_option, situation_of
from maester.games.miniatures.standing import about


class SpendOne(ToUnit, frozen=True):
    """A Condition token of the unit, of the player's choice, is spent for what else the text does."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PickConditionToSpend(effect, path))


class IfSpent(Operation, frozen=True):
    """The player may spend a Condition token of a unit, one of these kinds; if so, something is done."""

    to: Role
    conditions: tuple[Condition, ...]
    done: tuple[Operation, ...]

    @property
    def options(self) -> tuple[tuple[Operation, ...], ...]:  # type: ignore[override]
        return (self.done,)

    @property
    def concerns(self) -> tuple[Role, ...]:
        return (self.to,)

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(OfferToSpend(effect, path))


class PickConditionToSpend(PickOne[Field], frozen=True):
    """Which Condition token of a unit is spent."""

    effect: int
    path: tuple[int, ...]
    move = ChooseCondition
    rules: ClassVar[tuple[str, ...]] = ("card.ability-text",)

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def unit(self, game: Field) -> Unit:
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, SpendOne | IfSpent)
        return situation_of(game, self.effect).who(operation.to)

    def kinds(self, game: Field) -> tuple[Condition, ...]:
        operation = operation_at(game, self.effect, self.path)
        return operation.conditions if isinstance(operation, IfSpent) else ALL_CONDITIONS

    def among(self, game: Field) -> Iterable[Condition]:
        unit = self.unit(game)
        return [one for one in self.kinds(game) if game.stands(unit) and game.has_condition(unit, one)]

    def not_among(self, game: Field, seat: Seat, value: Condition) -> Refusal:
        return refuse("card.ability-text", condition=CONDITION_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Condition) -> None:
        expend(game, self.unit(game), value)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[self.unit(game)], "ability": game.frame(Effect, self.effect).source.text}


class OfferToSpend(PickConditionToSpend, frozen=True):
    """Is a Condition token of a unit spent for what the text does then?"""

    optional = True

    def chosen(self, game: Field, seat: Seat, value: Condition) -> None:
        expend(game, self.unit(game), value)
        run_option(game, self.effect, self.path, 0)


# --- swapped and moved --------------------------------------------------------------------------------------------


class SwapToken(Move, frozen=True):
    """Swaps a Condition token of a unit for another kind."""

    unit: Unit
    condition: Condition
    becomes: Condition
    typed = "swap {unit} {condition} {becomes}"


class MoveToken(Move, frozen=True):
    """Moves a Condition token from a unit to another."""

    unit: Unit
    condition: Condition
    target: Unit
    typed = "hand {unit} {condition} {target}"


class SwapCondition(Operation, frozen=True):
    """The player may swap a Condition token of any unit for another kind."""

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PickSwap(effect))


class MoveCondition(Operation, frozen=True):
    """The player may move a Condition token from one unit to any other."""

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PickTokenMove(effect))


def could_get(game: Field, unit: Unit, condition: Condition) -> bool:
    """Hasn't the unit this token yet, and could it get it (p. 22)?"""
    if game.has_condition(unit, condition):
        return False
    return all(change.condition != condition for _, change, _ in about(game, unit, NeverGets))


class PickSwap(PickOne[Field], frozen=True):
    """Which Condition token is swapped for which kind."""

    effect: int
    move = SwapToken
    optional = True
    rules = ("card.ability-text", "condition.one-of-each")

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def among(self, game: Field) -> Iterable[SwapToken]:
        return [
            SwapToken(unit, condition, becomes)
            for unit in game.on_table()
            if game.conditions[unit]
            for condition in ALL_CONDITIONS
            if game.has_condition(unit, condition)
            for becomes in ALL_CONDITIONS
            if could_get(game, unit, becomes)
        ]

    def not_among(self, game: Field, seat: Seat, value: SwapToken) -> Refusal:
        return refuse("condition.one-of-each", condition=CONDITION_NAMES[value.condition])

    def chosen(self, game: Field, seat: Seat, value: SwapToken) -> None:
        remove(game, value.unit, value.condition)
        give(game, value.unit, value.becomes)

    def details(self, game: Field) -> dict[str, Any]:
        return {"ability": game.frame(Effect, self.effect).source.text}


class PickTokenMove(PickOne[Field], frozen=True):
    """Which Condition token goes from which unit to which."""

    effect: int
    move = MoveToken
    optional = True
    rules = ("card.ability-text", "condition.one-of-each")

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def among(self, game: Field) -> Iterable[MoveToken]:
        units = game.on_table()
        return [
            MoveToken(unit, condition, target)
            for unit in units
            if game.conditions[unit]
            for condition in ALL_CONDITIONS
            if game.has_condition(unit, condition)
            for target in units
            if target != unit and could_get(game, target, condition)
        ]

    def not_among(self, game: Field, seat: Seat, value: MoveToken) -> Refusal:
        return refuse("condition.one-of-each", condition=CONDITION_NAMES[value.condition])

    def chosen(self, game: Field, seat: Seat, value: MoveToken) -> None:
        remove(game, value.unit, value.condition)
        give(game, value.target, value.condition)

    def details(self, game: Field) -> dict[str, Any]:
        return {"ability": game.frame(Effect, self.effect).source.text}
