"""The control structures of effects: what is done only on a condition, after a test, or by a die."""

from __future__ import annotations

from maester.engine import Procedure
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect, Test
from maester.games.miniatures.names import NO_UNIT
from maester.games.miniatures.pieces.amounts import Amount, Fixed
from maester.games.miniatures.pieces.filters import Filter, hold
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.pieces.situations import Role
from maester.games.miniatures.resolving import operation_at, run_option, situation_of
from maester.games.miniatures.rolling import throw
from maester.games.miniatures.testing import TEST, panic_test

DONE, OTHERWISE = 0, 1
EFFECT_DIE = "effect"
"""The purpose of a single die that decides whether an effect works."""


class Branches(Operation, frozen=True):
    """An operation of which one of two lists is done."""

    done: tuple[Operation, ...]
    otherwise: tuple[Operation, ...] = ()

    @property
    def options(self) -> tuple[tuple[Operation, ...], ...]:  # type: ignore[override]
        return (self.done, self.otherwise)

    @property
    def concerns(self) -> tuple[Role, ...]:
        return tuple(role for operation in (*self.done, *self.otherwise) for role in operation.concerns)


class If(Operation, frozen=True):
    """Some operations are done if all conditions hold, others if not."""

    when: tuple[Filter, ...]
    done: tuple[Operation, ...]
    otherwise: tuple[Operation, ...] = ()

    @property
    def options(self) -> tuple[tuple[Operation, ...], ...]:  # type: ignore[override]
        return (self.done, self.otherwise)

    @property
    def concerns(self) -> tuple[Role, ...]:
        return tuple(role for operation in (*self.done, *self.otherwise) for role in operation.concerns)

    @property
    def needs_targets(self) -> bool:
        return False

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        held = hold(self.when, game, situation_of(game, effect))
        run_option(game, effect, path, DONE if held else OTHERWISE)


class OnRoll(Branches, frozen=True):
    """A die is rolled: with so much, or more, some operations are done, otherwise others. Nothing is rolled where 1 is
    enough. A die that isn't enough is rerolled once if it may be: if there are such conditions, and all hold.
    """

    least: Amount = Fixed(4)
    reroll: tuple[Filter, ...] = ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        frame, situation = game.frame(Effect, effect), situation_of(game, effect)
        least = self.least.of(game, situation)
        tries = 2 if self.reroll and hold(self.reroll, game, situation) else 1
        rolls = (throw(game, frame.source.unit, EFFECT_DIE, 6)[0] for _ in range(tries))
        frame.passed = least <= 1 or any(die >= least for die in rolls)
        run_option(game, effect, path, DONE if frame.passed else OTHERWISE)


class AfterTest(Branches, frozen=True):
    """A unit makes a Morale Test, or a Panic Test; some operations are done if it passes, others if it fails."""

    of: Role = Role.CHOSEN
    panic: bool = False
    modifier: Amount = Fixed(0)
    extra_wounds: Amount = Fixed(0)

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        situation, frame = situation_of(game, effect), game.frame(Effect, effect)
        unit = situation.who(self.of)
        if unit == NO_UNIT or not game.stands(unit):
            return
        source, modifier = frame.source, self.modifier.of(game, situation)
        game.then(GoOnAfterTest(effect, path))
        if self.panic:
            extra = self.extra_wounds.of(game, situation)
            number = panic_test(game, unit, source.text, modifier=modifier, extra_wounds=extra, by=source.credit)
        else:
            test = Test(unit=unit, panic=False, modifier=modifier, source=source.text, by=source.credit)
            number = game.open(test, *TEST)
        game.agenda.insert(game.frames[number].floor, RememberTest(number, effect))


class RememberTest(Procedure[Field], frozen=True):
    """The effect that demanded a test learns whether it was passed."""

    test: int
    effect: int

    def run(self, game: Field) -> None:
        game.frame(Effect, self.effect).passed = game.frame(Test, self.test).passed


class GoOnAfterTest(Procedure[Field], frozen=True):
    """What follows from the test is done."""

    effect: int
    path: tuple[int, ...]

    def run(self, game: Field) -> None:
        passed = game.frame(Effect, self.effect).passed
        assert operation_at(game, self.effect, self.path).options
        run_option(game, self.effect, self.path, DONE if passed else OTHERWISE)
