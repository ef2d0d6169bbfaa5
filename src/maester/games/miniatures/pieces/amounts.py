"""Numbers in texts: fixed ones, and such as are counted when they are needed."""

from __future__ import annotations

from abc import abstractmethod

import msgspec

from maester.games.miniatures.field import Field
from maester.games.miniatures.pieces.situations import OWN, Role, Situation
from maester.games.miniatures.tokens import tokens_on


class Amount(msgspec.Struct, frozen=True, tag=True):
    """A number in a text."""

    @abstractmethod
    def of(self, game: Field, situation: Situation) -> int:
        """How much it is now."""


class Fixed(Amount, frozen=True):
    """Always the same."""

    number: int

    def of(self, game: Field, situation: Situation) -> int:
        return self.number


class PerRank(Amount, frozen=True):
    """So many for each rank that a unit has left, and some besides."""

    each: int = 1
    besides: int = 0
    whose: Role = OWN

    def of(self, game: Field, situation: Situation) -> int:
        return self.besides + self.each * game.ranks(situation.who(self.whose))


class PerLostRank(Amount, frozen=True):
    """So many for each destroyed rank of a unit, and some besides."""

    each: int = 1
    besides: int = 0
    whose: Role = OWN

    def of(self, game: Field, situation: Situation) -> int:
        return self.besides + self.each * game.lost_ranks(situation.who(self.whose))


class DiceShowing(Amount, frozen=True):
    """As many as there are Attack dice that show a number."""

    face: int

    def of(self, game: Field, situation: Situation) -> int:
        return situation.attack.dice.count(self.face) if situation.attack else 0


class Misses(Amount, frozen=True):
    """As many as there are Attack dice that missed."""

    def of(self, game: Field, situation: Situation) -> int:
        return situation.attack.misses if situation.attack else 0


class TokensOnCard(Amount, frozen=True):
    """As many as there are tokens on the card on which the text stands."""

    def of(self, game: Field, situation: Situation) -> int:
        return 0 if situation.source is None else tokens_on(game, situation.source)


class LostWounds(Amount, frozen=True):
    """As many as a unit has lost of the Wounds that it began with."""

    whose: Role = OWN

    def of(self, game: Field, situation: Situation) -> int:
        unit = situation.who(self.whose)
        return game.card(unit).total_wounds - game.wounds[unit]


class PerCondition(Amount, frozen=True):
    """So many for each Condition token of a unit, and some besides."""

    whose: Role
    each: int = 1
    besides: int = 0

    def of(self, game: Field, situation: Situation) -> int:
        return self.besides + self.each * game.conditions[situation.who(self.whose)].bit_count()


class Picked(Amount, frozen=True):
    """The number that was chosen for the effect, and, unless it is none, some besides."""

    besides: int = 0
    even_with_none: bool = False
    """Do those come in any case?"""

    def of(self, game: Field, situation: Situation) -> int:
        number = situation.amounts[-1] if situation.amounts else 0
        return number + (self.besides if number or self.even_with_none else 0)
