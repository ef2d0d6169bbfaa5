"""The situation in which a text is asked or resolved: whose text it is, and who is who in what goes on."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from maester.engine import Frame
from maester.games.miniatures.frames import Attack, Charge, Test
from maester.games.miniatures.names import NO_UNIT, Unit


class Role(IntEnum):
    """Who is meant in a situation."""

    OWN = 0
    """The unit that has the text."""
    UNIT = 1
    """Whom the moment is about: the Attacker, the charging unit, the unit that tests."""
    OTHER = 2
    """The Defender, the target of the Charge."""
    CHOSEN = 3
    """The unit that was chosen as the target of the effect."""


OWN, ATTACKER, CHARGER, TESTER = Role.OWN, Role.UNIT, Role.UNIT, Role.UNIT
DEFENDER, CHARGED_UNIT, CHOSEN = Role.OTHER, Role.OTHER, Role.CHOSEN


class Situation(NamedTuple):
    """Who is who."""

    bearer: Unit
    unit: Unit
    other: Unit = NO_UNIT
    about: Frame | None = None
    """The attack, Charge, test or action."""
    targets: tuple[Unit, ...] = ()

    def who(self, role: Role) -> Unit:
        """The unit in a role; none if nobody has it."""
        if role is Role.CHOSEN:
            return self.targets[0] if self.targets else NO_UNIT
        return (self.bearer, self.unit, self.other)[role]

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
    def side(self) -> int:
        """The side of the Defender, or of the charged unit, that is attacked; -1 if none is."""
        return self.about.side if isinstance(self.about, Attack | Charge) else -1
