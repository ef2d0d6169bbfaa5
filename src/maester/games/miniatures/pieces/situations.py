"""The situation in which a text is asked or resolved: whose text it is, and who is who in what goes on."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from maester.engine import Frame, Seat
from maester.games.miniatures.frames import Acting, Attack, Charge, Claim, Happening, Source, Test
from maester.games.miniatures.names import NO_UNIT, Unit, Zone, owner


class Role(IntEnum):
    """Who is meant in a situation."""

    OWN = 0
    """The unit that has the text, or bears it."""
    UNIT = 1
    """Whom the moment is about: the Attacker, the charging unit, the unit that tests, the NCU."""
    OTHER = 2
    """The Defender, the target of the Charge."""
    CHOSEN = 3
    """The unit that was chosen as the target of the effect."""
    SECOND = 4
    """The second unit that was chosen."""
    THIRD = 5
    """The third unit that was chosen."""
    FOURTH = 6
    """The fourth unit that was chosen."""
    FIFTH = 7
    """The fifth unit that was chosen."""
    NAMED = 8
    """The unit that was named when the text was attached, or when its effect began to last."""


OWN, ATTACKER, CHARGER, TESTER, ACTIVATED_UNIT = Role.OWN, Role.UNIT, Role.UNIT, Role.UNIT, Role.UNIT
DEFENDER, CHARGED_UNIT, CHOSEN = Role.OTHER, Role.OTHER, Role.CHOSEN
SECOND, THIRD, FOURTH, FIFTH, NAMED = Role.SECOND, Role.THIRD, Role.FOURTH, Role.FIFTH, Role.NAMED
TARGETED_UNIT, DESTROYED_UNIT, ACTING_UNIT, NCU = Role.UNIT, Role.UNIT, Role.UNIT, Role.UNIT


class Situation(NamedTuple):
    """Who is who."""

    bearer: Unit
    unit: Unit
    other: Unit = NO_UNIT
    about: Frame | None = None
    """The attack, Charge, test, action or Claim."""
    targets: tuple[Unit, ...] = ()
    seat: int = -1
    """Whose effect it is; -1 if the bearer's owner's."""
    source: Source | None = None
    """Where the text stands; None where that makes no difference."""
    named: tuple[Unit, ...] = ()
    """Units that were named when the text was attached."""
    zones: tuple[Zone, ...] = ()
    """Zones that were named then."""
    happening: Happening | None = None
    amounts: tuple[int, ...] = ()
    """Numbers that were chosen for the effect."""

    def who(self, role: Role) -> Unit:
        """The unit in a role; none if nobody has it."""
        if role <= Role.OTHER:
            return (self.bearer, self.unit, self.other)[role]
        if role is Role.NAMED:
            return self.named[0] if self.named else NO_UNIT
        place = role - Role.CHOSEN
        return self.targets[place] if place < len(self.targets) else NO_UNIT

    @property
    def player(self) -> Seat:
        """Whose effect it is."""
        return owner(self.bearer) if self.seat < 0 else Seat(self.seat)

    @property
    def attack(self) -> Attack | None:
        return self.about if isinstance(self.about, Attack) else None

    @property
    def charge(self) -> Charge | None:
        return self.about if isinstance(self.about, Charge) else None

    @property
    def test(self) -> Test | None:
        return self.about if isinstance(self.about, Test) else None

    @property
    def acting(self) -> Acting | None:
        return self.about if isinstance(self.about, Acting) else None

    @property
    def claim(self) -> Claim | None:
        return self.about if isinstance(self.about, Claim) else None

    @property
    def side(self) -> int:
        """The side of the Defender, or of the charged unit, that is attacked; -1 if none is."""
        return self.about.side if isinstance(self.about, Attack | Charge) else -1
