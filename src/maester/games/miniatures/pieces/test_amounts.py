"""Numbers that depend on a Morale or Panic Test, or on a condition."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.pieces.amounts import Amount, Fixed
from maester.games.miniatures.pieces.filters import Filter, hold
from maester.games.miniatures.pieces.situations import Situation


class FailureWounds(Amount, frozen=True):
    """As many Wounds as the failed test costs, at most so many."""

    most: Amount

    def of(self, game: Field, situation: Situation) -> int:
        wounds = situation.test.wounds if situation.test is not None else 0
        return min(wounds, self.most.of(game, situation))


class Depending(Amount, frozen=True):
    """One number if all conditions hold, another one if not."""

    when: tuple[Filter, ...]
    number: Amount
    otherwise: Amount = Fixed(0)

    def of(self, game: Field, situation: Situation) -> int:
        return (self.number if hold(self.when, game, situation) else self.otherwise).of(game, situation)
