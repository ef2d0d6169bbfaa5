"""Conditions about an attack and those who take part in it (p. 17)."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Charge
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.situations import DEFENDER, Role, Situation


class ByOwnAttack(Filter, frozen=True):
    """What happens comes of an attack of the unit that has the text."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.attack is not None and situation.attack.attacker == situation.bearer


class DestroyedByAttack(Filter, frozen=True):
    """The Defender was destroyed by the attack."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.attack is not None and situation.attack.destroyed


class EngagedWithSeveral(Filter, frozen=True):
    """The unit in a role is engaged with at least so many enemies."""

    least: int = 2
    role: Role = DEFENDER

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return game.stands(unit) and len(game.touching[unit]) >= self.least


class ChargesNamedUnit(Filter, frozen=True):
    """The unit that has the text charges a unit that was named for this text: it bears the name of it."""

    def holds(self, game: Field, situation: Situation) -> bool:
        charge, source = game.innermost(Charge), situation.source
        if charge is None or source is None or charge.unit != situation.bearer:
            return False
        return any(
            one.on == situation.bearer and one.text == source.text and charge.target in one.targets
            for one in game.borne
        )


class RanksDestroyed(Filter, frozen=True):
    """The Defender has lost a rank by the attack."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.attack is not None and situation.attack.ranks_lost > 0
