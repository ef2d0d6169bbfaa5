"""Operations with tokens: Condition tokens of a player's choice, and the tokens on the card of the text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from maester.engine import Move, PickOne, Refusal, Seat, YesNo, refuse
from maester.games.miniatures.bearing import lay_down
from maester.games.miniatures.conditions import give, remove
from maester.games.miniatures.field import Borne, Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.names import (
    CONDITION_NAMES,
    PANICKED,
    UNIT_NAMES,
    VULNERABLE,
    WEAKENED,
    Condition,
    Unit,
    owner,
)
from maester.games.miniatures.pieces.amounts import Amount
from maester.games.miniatures.pieces.changes import RemovedInstead
from maester.games.miniatures.pieces.operations import Operation, ToUnit
from maester.games.miniatures.pieces.situations import OWN, Role
from maester.games.miniatures.resolving import operation_at, situation_of
from maester.games.miniatures.standing import about
from maester.games.miniatures.tokens import change_tokens

ALL_CONDITIONS = (PANICKED, VULNERABLE, WEAKENED)


class ChooseCondition(Move, frozen=True):
    """Chooses a kind of Condition token."""

    condition: Condition
    typed = "token {condition}"


class GiveOneOf(ToUnit, frozen=True):
    """The unit gets a Condition token of the player's choice."""

    conditions: tuple[Condition, ...] = ALL_CONDITIONS

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        if game.stands(situation_of(game, effect).who(self.to)):
            game.then(PickCondition(effect, path))


class RemoveCondition(ToUnit, frozen=True):
    """A Condition token of the player's choice is removed from the unit."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if game.stands(unit):
            game.then(
                RemoveBorneInstead(effect, path) if removable(game, unit) else PickConditionToRemove(effect, path)
            )


def removable(game: Field, unit: Unit) -> list[Borne]:
    """What the unit bears that may be removed instead of a Condition token."""
    texts = {name for name, _, _ in about(game, unit, RemovedInstead)} if game.borne else set()
    return [one for one in game.borne if one.on == unit and one.text in texts]


class RemoveBorneInstead(YesNo[Field], frozen=True):
    """Does the player of a unit have a card removed that it bears, instead of a Condition token?"""

    effect: int
    path: tuple[int, ...]
    rules = ("card.ability-text",)

    def unit(self, game: Field) -> Unit:
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, ToUnit)
        return situation_of(game, self.effect).who(operation.to)

    def who(self, game: Field) -> Seat:
        return owner(self.unit(game))

    def chosen(self, game: Field, seat: Seat, value: bool) -> None:
        if value:
            lay_down(game, removable(game, self.unit(game))[0])
        else:
            game.then(PickConditionToRemove(self.effect, self.path))

    def details(self, game: Field) -> dict[str, Any]:
        unit = self.unit(game)
        return {"unit": UNIT_NAMES[unit], "ability": removable(game, unit)[0].text}


class RemoveAllConditions(ToUnit, frozen=True):
    """All Condition tokens are removed from the unit."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if game.stands(unit):
            for condition in ALL_CONDITIONS:
                remove(game, unit, condition)


class PickCondition(PickOne[Field], frozen=True):
    """Which kind of Condition token the unit gets; one that it hasn't got, if there is such a kind (p. 22)."""

    effect: int
    path: tuple[int, ...]
    move = ChooseCondition
    rules: ClassVar[tuple[str, ...]] = ("ruling.zone-targets", "condition.one-of-each")

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def unit(self, game: Field) -> Unit:
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, ToUnit)
        return situation_of(game, self.effect).who(operation.to)

    def among(self, game: Field) -> Iterable[Condition]:
        operation, unit = operation_at(game, self.effect, self.path), self.unit(game)
        assert isinstance(operation, GiveOneOf)
        return [one for one in operation.conditions if game.stands(unit) and not game.has_condition(unit, one)]

    def not_among(self, game: Field, seat: Seat, value: Condition) -> Refusal:
        return refuse("condition.one-of-each", condition=CONDITION_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Condition) -> None:
        give(game, self.unit(game), value)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[self.unit(game)]}


class PickConditionToRemove(PickCondition, frozen=True):
    """Which Condition token is removed from the unit (ruling.zone-targets)."""

    rules: ClassVar[tuple[str, ...]] = ("ruling.zone-targets",)

    def among(self, game: Field) -> Iterable[Condition]:
        unit = self.unit(game)
        return [one for one in ALL_CONDITIONS if game.stands(unit) and game.has_condition(unit, one)]

    def not_among(self, game: Field, seat: Seat, value: Condition) -> Refusal:
        return refuse("ruling.zone-targets", condition=CONDITION_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Condition) -> None:
        remove(game, self.unit(game), value)


class AddTokens(Operation, frozen=True):
    """Tokens come to the card on which the text stands, or are taken off it."""

    number: Amount
    most: int = 99

    @property
    def concerns(self) -> tuple[Role, ...]:
        return (OWN,)

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        source = game.frame(Effect, effect).source
        change_tokens(game, source, self.number.of(game, situation_of(game, effect)), self.most)
