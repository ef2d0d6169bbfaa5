"""What changes numbers and permissions as long as a text holds; the chapters ask for these when they count."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

import msgspec

from maester.games.miniatures.names import Condition, Zone
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
    FRIENDS_NEAR = 5
    """Units of its side in the reach of the text, the unit itself included."""
    ENEMIES_NEAR = 6
    """Enemies in the reach of the text."""
    FRIENDLY_ATTACKS = 7
    """Every attack of a unit of its side."""
    PLAYER = 8
    """The player whose text it is."""


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


class AsIfMoreRanks(Change, frozen=True):
    """The printed number of Attack dice is read as if the unit had so many ranks more than it has."""

    number: int = 1
    when: tuple[Filter, ...] = ()


class HighestDice(Change, frozen=True):
    """The highest printed number of Attack dice (p. 22)."""

    when: tuple[Filter, ...] = ()


class LowestDice(Change, frozen=True):
    """The lowest printed number of Attack dice (p. 22)."""

    when: tuple[Filter, ...] = ()


class MayReroll(Change, frozen=True):
    """Any Attack dice may be rerolled."""

    when: tuple[Filter, ...] = ()


class RerollForTokens(Change, frozen=True):
    """The player may have any Attack dice of an own unit rerolled, for so many tokens of the card, in such attacks."""

    tokens: int = 1
    during: tuple[Filter, ...] = ()
    when: tuple[Filter, ...] = ()


class MayRerollCharge(Change, frozen=True):
    """The die of a Charge may be rerolled."""

    when: tuple[Filter, ...] = ()


class MayRerollRetreat(Change, frozen=True):
    """The die of a Retreat may be rerolled."""

    when: tuple[Filter, ...] = ()


class ExtraHits(Numeric, frozen=True):
    """More Hits, which are defended as others."""


class ExtraWounds(Numeric, frozen=True):
    """More Wounds, which nothing blocks."""


class MayRerollDefense(Change, frozen=True):
    """Any Defense dice may be rerolled."""

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


class PanicRolls(Numeric, frozen=True):
    """Added to the roll of Panic Tests."""


class PanicWounds(Numeric, frozen=True):
    """More Wounds by failed Panic Tests."""


class PanicWoundsByAttack(Numeric, frozen=True):
    """More Wounds by the failed Panic Test of the attack."""


class PanicWoundsAtMost(Change, frozen=True):
    """Failed Panic Tests cost at most so many Wounds."""

    number: int
    when: tuple[Filter, ...] = ()


class PassesPanicTests(Change, frozen=True):
    """Panic Tests are passed automatically."""

    when: tuple[Filter, ...] = ()


class Speed(Numeric, frozen=True):
    """Added to the unit's Speed, in inches."""


class PivotsBeforeMarch(Change, frozen=True):
    """The unit may pivot before a March, too."""

    when: tuple[Filter, ...] = ()


class LeavesNoPivots(Change, frozen=True):
    """The enemies that the unit leaves by a Retreat may not pivot."""

    when: tuple[Filter, ...] = ()


class IgnoresTerrain(Change, frozen=True):
    """Terrain hasn't these keywords for the unit (p. 24)."""

    keywords: tuple[str, ...]
    when: tuple[Filter, ...] = ()


class AllTerrainIs(Change, frozen=True):
    """All terrain has this keyword for the unit (p. 24)."""

    keyword: str
    when: tuple[Filter, ...] = ()


class MayWaitInReserve(Change, frozen=True):
    """The unit may be kept off the table at deployment, and comes at the start of a Round."""

    when: tuple[Filter, ...] = ()


class RemovedInstead(Change, frozen=True):
    """What is borne may be removed instead of a Condition token of the unit."""

    when: tuple[Filter, ...] = ()


class HandLimit(Numeric, frozen=True):
    """The player's hand of Tactics cards may be larger, and is refilled to more (ruling.hand-limit-plus-one)."""


class ControlsZone(Change, frozen=True):
    """The player is treated as Controlling a zone of the Tactics Board."""

    zone: Zone
    when: tuple[Filter, ...] = ()


class ControlsNamedZone(Change, frozen=True):
    """The player is treated as Controlling the zones that were named for the text."""

    when: tuple[Filter, ...] = ()


class CountsAs(Change, frozen=True):
    """The unit counts as one of this affiliation (p. 9)."""

    affiliation: str
    when: tuple[Filter, ...] = ()


class TreatedAs(Change, frozen=True):
    """The Attachment is treated as this Character."""

    character: str
    when: tuple[Filter, ...] = ()


class NotTargetedByOwnSide(Change, frozen=True):
    """The unit can't be the target of its own side's Tactics cards, and (`orders`) of its Orders."""

    orders: bool = False
    when: tuple[Filter, ...] = ()


class NeverGets(Change, frozen=True):
    """The unit can't get this Condition token."""

    condition: Condition
    when: tuple[Filter, ...] = ()


class KeepsCondition(Change, frozen=True):
    """Opponents can't expend this Condition token of the Attacker in the attack."""

    condition: Condition
    when: tuple[Filter, ...] = ()


class StartingHand(Numeric, frozen=True):
    """The player draws more cards before the battle."""


class CannotActivate(Change, frozen=True):
    """The NCU can't be activated."""

    when: tuple[Filter, ...] = ()


class TakesInfluence(Change, frozen=True):
    """The NCU has the Influence of the NCU that was named for the text, instead of its own."""

    when: tuple[Filter, ...] = ()


class CannotControl(Change, frozen=True):
    """The unit can't Control Objectives."""

    when: tuple[Filter, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """Changes that hold as long as the text does."""

    scope: Scope
    changes: tuple[Change, ...]
    reach: int = 0
    """How near others must be, in thousandths of an inch."""
