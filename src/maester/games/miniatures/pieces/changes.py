"""What changes numbers and permissions as long as a text holds; the chapters ask for these when they count."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

import msgspec

from maester.games.miniatures.pieces.amounts import Amount
from maester.games.miniatures.pieces.filters import Filter


class Scope(IntEnum):
    """What a standing text is about."""

    THIS_ATTACK = 0
    """Attacks of the unit that are printed with this ability."""
    OWN_ATTACKS = 1
    """Every attack of the unit."""
    WHEN_ATTACKED = 2
    """Every attack on the unit."""
    ALWAYS = 3
    """The unit itself."""
    ENGAGED_ENEMIES = 4
    """Enemies engaged with the unit."""


class Change(msgspec.Struct, frozen=True, tag=True):
    """Something that is other than the rules or the card would have it; `when` says on which conditions."""

    if TYPE_CHECKING:

        @property
        def when(self) -> tuple[Filter, ...]:
            """On which conditions it holds: each kind declares it as its last field."""


class Numeric(Change, frozen=True):
    """A change that adds a number."""

    amount: Amount
    when: tuple[Filter, ...] = ()


class Keyword(Change, frozen=True):
    """The attack has a keyword (p. 38)."""

    keyword: str
    when: tuple[Filter, ...] = ()


class ToHit(Numeric, frozen=True):
    """Added to each Attack die."""


class AttackDice(Numeric, frozen=True):
    """More Attack dice."""


class HighestDice(Change, frozen=True):
    """The highest printed number of Attack dice (p. 22)."""

    when: tuple[Filter, ...] = ()


class LowestDice(Change, frozen=True):
    """The lowest printed number of Attack dice (p. 22)."""

    when: tuple[Filter, ...] = ()


class MayReroll(Change, frozen=True):
    """Any Attack dice may be rerolled."""

    when: tuple[Filter, ...] = ()


class DefenseRolls(Numeric, frozen=True):
    """Added to each Defense die."""


class NoDefenseDice(Change, frozen=True):
    """The Defender rolls no Defense dice: every Hit becomes a Wound."""

    when: tuple[Filter, ...] = ()


class OnlySixesBlock(Change, frozen=True):
    """Only Defense dice that show 6 block Hits."""

    when: tuple[Filter, ...] = ()


class NoBonuses(Change, frozen=True):
    """The attack has no Charge, Flank or Rear bonus (p. 18)."""

    when: tuple[Filter, ...] = ()


class IgnoresBlockers(Change, frozen=True):
    """Neither units nor terrain block Line of Sight for the attack."""

    when: tuple[Filter, ...] = ()


class MoraleRolls(Numeric, frozen=True):
    """Added to the roll of Morale Tests."""


class PanicWounds(Numeric, frozen=True):
    """More Wounds by failed Panic Tests."""


class PanicWoundsAtMost(Change, frozen=True):
    """Failed Panic Tests cost at most so many Wounds."""

    number: int
    when: tuple[Filter, ...] = ()


class PassesPanicTests(Change, frozen=True):
    """Panic Tests are passed automatically."""

    when: tuple[Filter, ...] = ()


class CannotControl(Change, frozen=True):
    """The unit can't Control Objectives."""

    when: tuple[Filter, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """Changes that hold as long as the text does."""

    scope: Scope
    changes: tuple[Change, ...]
