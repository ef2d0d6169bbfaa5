"""Operations on a Morale or Panic Test that goes on (p. 18): its roll, its outcome, the Wounds that it costs."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect, Happening
from maester.games.miniatures.pieces.amounts import Amount
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.pieces.situations import TESTER, Role
from maester.games.miniatures.resolving import situation_of
from maester.games.miniatures.rolling import MORALE_DICE, PANIC_DICE, reroll_again
from maester.games.miniatures.testing import wounds_if_failed


class OnTest(Operation, frozen=True):
    """An operation on the test that goes on."""

    @property
    def concerns(self) -> tuple[Role, ...]:
        return (TESTER,)


class AddToTest(OnTest, frozen=True):
    """So much is added to the roll of the test."""

    amount: Amount

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        situation = situation_of(game, effect)
        if situation.test is not None:
            added = (self.amount.of(game, situation), game.frame(Effect, effect).source.text)
            situation.test.added += (added,)


class AddFailureWounds(OnTest, frozen=True):
    """If the test fails it costs so many Wounds more; a Morale Test that is no Panic Test costs these alone."""

    amount: Amount

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        situation = situation_of(game, effect)
        test = situation.test
        if test is not None:
            test.extra_wounds += self.amount.of(game, situation)
            if test.dice and not test.passed and game.stands(test.unit):
                test.wounds = wounds_if_failed(game, test)


class PassTest(OnTest, frozen=True):
    """The test is passed, whatever its dice show."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        test = situation_of(game, effect).test
        if test is not None:
            test.automatic = test.passed = True


class RerollTest(OnTest, frozen=True):
    """The player may reroll dice of the test, before they count (p. 22)."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        frame = game.frame(Effect, effect)
        test = situation_of(game, effect).test
        if test is not None and test.dice:
            number = game.frame(Happening, frame.happening).about
            reroll_again(game, number, PANIC_DICE if test.panic else MORALE_DICE, frame.source.seat, frame.source.text)
