"""Units that are picked while an effect is resolved, and effects on every unit of a kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import PickOne, PickSeveral, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.moments import TARGETED
from maester.games.miniatures.names import UNIT_NAMES, Unit
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.pieces.situations import Role
from maester.games.miniatures.pieces.targets import Targets
from maester.games.miniatures.resolving import ChooseUnit, operation_at, run_option, situation_of

EACH = 0


class Pick(Operation, frozen=True):
    """Units are picked now, different ones, and have the next roles after the targets of the effect (`CHOSEN`,
    `SECOND`, …): so many if there are as many, or (`optional`) up to so many. For what only a zone or a test adds.
    """

    among: Targets
    number: int = 1
    optional: bool = False

    @property
    def needs_targets(self) -> bool:
        return False

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PickFurther(effect, path))


class PickFurther(PickSeveral[Field], frozen=True):
    """Which units are picked for a part of an effect."""

    effect: int
    path: tuple[int, ...]
    picked: tuple[Unit, ...] = ()
    move = ChooseUnit
    optional = True
    rules = ("term.target",)

    def operation(self, game: Field) -> Pick:
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, Pick)
        return operation

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def among(self, game: Field) -> Iterable[Unit]:
        units = self.operation(game).among.of(game, situation_of(game, self.effect))
        return [unit for unit in units if unit not in self.picked]

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        return refuse("term.target", unit=UNIT_NAMES[value])

    def must_choose(self, game: Field, seat: Seat) -> Refusal | None:
        return None if self.operation(game).optional else refuse("term.target")

    def number(self, game: Field) -> int:
        return self.operation(game).number

    def complete(self, game: Field, seat: Seat, values: tuple[Any, ...]) -> None:
        game.frame(Effect, self.effect).targets += values
        for unit in reversed(values):
            happens(game, TARGETED, unit, about=self.effect)

    def details(self, game: Field) -> dict[str, Any]:
        return {"ability": game.frame(Effect, self.effect).source.text}


class ForEach(Operation, frozen=True):
    """Something is done to every unit of a kind, one after the other: each has the next role after the targets of the
    effect (`CHOSEN`, `SECOND`, …). That targets nobody (ruling.zone-targets).
    """

    every: Targets
    done: tuple[Operation, ...]

    @property
    def options(self) -> tuple[tuple[Operation, ...], ...]:  # type: ignore[override]
        return (self.done,)

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        before = game.frame(Effect, effect).targets
        steps: list[Procedure[Field]] = []
        for unit in self.every.of(game, situation_of(game, effect)):
            steps += [AimAt(effect, (*before, unit)), DoForEach(effect, path)]
        game.then(*steps, AimAt(effect, before))


class AimAt(Procedure[Field], frozen=True):
    """The operations that follow are for these units."""

    effect: int
    targets: tuple[Unit, ...]

    def run(self, game: Field) -> None:
        game.frame(Effect, self.effect).targets = self.targets


class DoForEach(Procedure[Field], frozen=True):
    """What is done to each of them is done to the next one."""

    effect: int
    path: tuple[int, ...]

    def run(self, game: Field) -> None:
        run_option(game, self.effect, self.path, EACH)


class ForOne(Operation, frozen=True):
    """A unit is picked now, or (`optional`) none, and something is done to it: it has the next role after the targets
    of the effect (`CHOSEN`, `SECOND`, …), and only there. For one of several options, each of which picks its own.
    """

    among: Targets
    done: tuple[Operation, ...]
    optional: bool = False

    @property
    def options(self) -> tuple[tuple[Operation, ...], ...]:  # type: ignore[override]
        return (self.done,)

    @property
    def needs_targets(self) -> bool:
        return False

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PickForOption(effect, path))


class PickForOption(PickOne[Field], frozen=True):
    """For which unit an option of an effect is."""

    effect: int
    path: tuple[int, ...]
    move = ChooseUnit
    optional = True
    rules = ("term.target",)

    def operation(self, game: Field) -> ForOne:
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, ForOne)
        return operation

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def among(self, game: Field) -> Iterable[Unit]:
        if game.frame(Effect, self.effect).cancelled:
            return []
        return self.operation(game).among.of(game, situation_of(game, self.effect))

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        return refuse("term.target", unit=UNIT_NAMES[value])

    def must_choose(self, game: Field, seat: Seat) -> Refusal | None:
        return None if self.operation(game).optional else refuse("term.target")

    def chosen(self, game: Field, seat: Seat, value: Unit) -> None:
        effect = game.frame(Effect, self.effect)
        before = effect.targets
        effect.targets += (value,)
        game.then(DoForEach(self.effect, self.path), AimAt(self.effect, before))
        happens(game, TARGETED, value, about=self.effect)

    def details(self, game: Field) -> dict[str, Any]:
        return {"ability": game.frame(Effect, self.effect).source.text}
