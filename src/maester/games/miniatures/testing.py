"""Morale Tests and Panic Tests (p. 18)."""

from __future__ import annotations

from typing import Final

from maester.engine import Event, Modifier, Procedure, total
from maester.games.miniatures.attack_values import PANIC_WOUNDS, granted
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import NO_CREDIT, NO_FRAME, Attack, Credit, Test
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import TEST_CALLED, TEST_FAILED, TEST_PASSED, TEST_ROLLED
from maester.games.miniatures.morale import is_passed, morale_lines, result
from maester.games.miniatures.names import Unit
from maester.games.miniatures.pieces.changes import (
    PanicWounds,
    PanicWoundsAtMost,
    PanicWoundsByAttack,
    PassesPanicTests,
)
from maester.games.miniatures.rolling import MORALE_DICE, PANIC_DICE, roll
from maester.games.miniatures.standing import about, in_attack, modifiers
from maester.games.miniatures.wounds import BY_EFFECT, suffer

PANIC: Final = "panic"
"""The cause of Wounds by a failed Panic Test."""


class TestMade(Event, frozen=True):
    """A unit has made a Morale or Panic Test: the result with its modifiers against its Morale."""

    unit: Unit
    panic: bool
    dice: tuple[int, ...]
    result: int
    morale: int
    passed: bool
    modifiers: tuple[Modifier, ...]


class TestPassedAutomatically(Event, frozen=True):
    """A test counts as passed, without a roll or whatever the dice show."""

    unit: Unit


def panic_test(
    game: Field,
    unit: Unit,
    source: str,
    *,
    modifier: int = 0,
    extra_wounds: int = 0,
    by: Credit = NO_CREDIT,
    attack: int = NO_FRAME,
) -> int:
    """A unit must make a Panic Test; `by` is to whose account it goes if that destroys it. The number of its frame."""
    test = Test(unit=unit, modifier=modifier, extra_wounds=extra_wounds, source=source, by=by, attack=attack)
    return game.open(test, *TEST)


def pass_automatically(game: Field, unit: Unit, attack: int) -> None:
    """A Panic Test is passed without a roll, and counts as made (p. 17)."""
    test = Test(unit=unit, source="attack", attack=attack, passed=True, automatic=True)
    game.open(test, TestOutcome)


class CallTest(Procedure[Field], frozen=True):
    """The test is called; some units pass without a roll."""

    test: int

    def run(self, game: Field) -> None:
        test = game.frame(Test, self.test)
        if not game.stands(test.unit):
            game.abandon(self.test)
        elif test.panic and any(about(game, test.unit, PassesPanicTests)):
            test.passed = test.automatic = True
        else:
            happens(game, TEST_CALLED, test.unit, about=self.test)


class RollTest(Procedure[Field], frozen=True):
    """Two d6 and, in a Panic Test, a d3 with them (p. 18)."""

    test: int

    def run(self, game: Field) -> None:
        test = game.frame(Test, self.test)
        if not game.stands(test.unit):
            game.abandon(self.test)
        elif not test.automatic:
            sides = (6, 6, 3) if test.panic else (6, 6)
            roll(game, test.unit, PANIC_DICE if test.panic else MORALE_DICE, sides, self.test)


class CountTest(Procedure[Field], frozen=True):
    """The dice lie: texts may break in before they count (p. 18, 21)."""

    test: int

    def run(self, game: Field) -> None:
        test = game.frame(Test, self.test)
        if not test.automatic:
            test.passed = is_passed(game, test, test.dice)
            happens(game, TEST_ROLLED, test.unit, about=self.test)


class TestOutcome(Procedure[Field], frozen=True):
    """The total of the two d6 with its modifiers, from 0 to 12, must reach the unit's Morale (p. 18, 22). The test is
    passed or failed, and texts may follow from that; what a Morale Test means says who demanded it.
    """

    test: int

    def run(self, game: Field) -> None:
        test = game.frame(Test, self.test)
        if not game.stands(test.unit):
            game.abandon(self.test)
            return
        if test.automatic:
            test.passed = True
            game.tell(TestPassedAutomatically(test.unit))
        else:
            lines = tuple(morale_lines(game, test))
            test.passed = is_passed(game, test, test.dice)
            morale = game.card(test.unit).morale
            reached = result(test.dice, total(lines))
            game.tell(TestMade(test.unit, test.panic, test.dice, reached, morale, test.passed, lines))
        if not test.passed:
            test.wounds = wounds_if_failed(game, test)
        happens(game, TEST_PASSED if test.passed else TEST_FAILED, test.unit, about=self.test)


class PanicStrikes(Procedure[Field], frozen=True):
    """A failed Panic Test costs as many Wounds as the d3 shows, without Defense rolls (p. 18)."""

    test: int

    def run(self, game: Field) -> None:
        test = game.frame(Test, self.test)
        if not test.passed and game.stands(test.unit):
            if test.panic:
                mode_of(game).panic_test_failed(game, self.test)
            cause = PANIC if test.panic else BY_EFFECT
            suffer(game, test.unit, wounds_if_failed(game, test), cause, test.by, test.attack)


def wounds_if_failed(game: Field, test: Test) -> int:
    """The Wounds that a failed test costs: those of a Panic Test, or what effects add to another Morale Test."""
    wounds = panic_wounds(game, test) if test.panic else max(0, test.extra_wounds)
    return min(wounds, game.wounds[test.unit])


def panic_wounds(game: Field, test: Test) -> int:
    """How many Wounds a failed Panic Test costs, with what texts add and take away."""
    extra = test.extra_wounds + total(modifiers(game, about(game, test.unit, PanicWounds)))
    if test.attack != NO_FRAME:
        attack = game.frame(Attack, test.attack)
        extra += total(granted(attack, PANIC_WOUNDS))
        extra += total(modifiers(game, in_attack(game, attack, PanicWoundsByAttack)))
    wounds = max(0, test.dice[2] + extra)
    return min([wounds, *(most.number for _, most, _ in about(game, test.unit, PanicWoundsAtMost))])


TEST: Final = (CallTest, RollTest, CountTest, TestOutcome, PanicStrikes)
