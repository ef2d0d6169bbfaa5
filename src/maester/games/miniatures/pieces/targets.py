"""Ways of choosing a target: which units may be picked (p. 5, 21)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

import msgspec

from maester.games.miniatures.bearing import influences
from maester.games.miniatures.charges import chargeable
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import TOLERANCE
from maester.games.miniatures.names import Unit
from maester.games.miniatures.pieces.filters import Filter, hold
from maester.games.miniatures.pieces.situations import OWN, Role, Situation


class Targets(msgspec.Struct, frozen=True, tag=True):
    """Which units may be picked for an effect."""

    @abstractmethod
    def of(self, game: Field, situation: Situation) -> Iterable[Unit]:
        """Those that may be picked, in a fixed order."""


class EngagedEnemies(Targets, frozen=True):
    """An enemy engaged with the unit in a role: the one that has the text, if nothing else is said."""

    whose: Role = OWN

    def of(self, game: Field, situation: Situation) -> Iterable[Unit]:
        unit = situation.who(self.whose)
        return game.engaged_with(unit) if game.stands(unit) else []


class FriendsWithin(Targets, frozen=True):
    """A friendly unit so near, the unit itself included (p. 5) unless it is another that is meant, which fits these
    conditions.
    """

    reach: int
    of_role: Role = OWN
    another: bool = False
    when: tuple[Filter, ...] = ()

    def of(self, game: Field, situation: Situation) -> Iterable[Unit]:
        source, own = situation.who(self.of_role), situation.player
        if not game.stands(source):
            return []
        near = [
            one for one in game.on_table() if game.is_friendly(own, one) and game.is_in_range(source, one, self.reach)
        ]
        return _fitting(game, situation, [one for one in near if not self.another or one != source], self.when)


class EnemiesWithin(Targets, frozen=True):
    """An enemy unit so near that fits these conditions."""

    reach: int
    of_role: Role = OWN
    when: tuple[Filter, ...] = ()

    def of(self, game: Field, situation: Situation) -> Iterable[Unit]:
        source, own = situation.who(self.of_role), situation.player
        if not game.stands(source):
            return []
        near = [
            one
            for one in game.on_table()
            if not game.is_friendly(own, one) and game.is_in_range(source, one, self.reach)
        ]
        return _fitting(game, situation, near, self.when)


class NearestToCharge(Targets, frozen=True):
    """The nearest enemy on which the unit that has the text may declare a Charge; of several equally near any."""

    def of(self, game: Field, situation: Situation) -> Iterable[Unit]:
        own = situation.bearer
        found = {enemy: game.distance(own, enemy) for enemy in chargeable(game, own)}
        return [enemy for enemy, distance in found.items() if distance <= min(found.values()) + TOLERANCE]


class Friends(Targets, frozen=True):
    """A friendly Combat Unit anywhere on the table that fits these conditions; they are asked with it as the target."""

    when: tuple[Filter, ...] = ()

    def of(self, game: Field, situation: Situation) -> Iterable[Unit]:
        return _fitting(game, situation, game.friends_of(situation.player), self.when)


class Enemies(Targets, frozen=True):
    """An enemy Combat Unit anywhere on the table that fits these conditions; they are asked with it as the target."""

    when: tuple[Filter, ...] = ()

    def of(self, game: Field, situation: Situation) -> Iterable[Unit]:
        return _fitting(game, situation, game.enemies_of(situation.player), self.when)


class AnyUnits(Targets, frozen=True):
    """A Combat Unit of any side anywhere on the table that fits these conditions; they are asked with it as the
    target.
    """

    when: tuple[Filter, ...] = ()

    def of(self, game: Field, situation: Situation) -> Iterable[Unit]:
        return _fitting(game, situation, game.on_table(), self.when)


class EnemyNcus(Targets, frozen=True):
    """An enemy NCU."""

    def of(self, game: Field, situation: Situation) -> Iterable[Unit]:
        own = situation.player
        return [ncu for ncu in game.ncus() if not game.is_friendly(own, ncu) and not game.ncu_card(ncu).joke]


class AttackersThisRound(Targets, frozen=True):
    """A unit on the table, of any side, that has attacked the unit in a role this Round."""

    of_role: Role = OWN

    def of(self, game: Field, situation: Situation) -> Iterable[Unit]:
        unit = situation.who(self.of_role)
        found = dict.fromkeys(attacker for attacker, defender in game.attacks_made if defender == unit)
        return [attacker for attacker in found if game.stands(attacker)]


class UnitsToInfluence(Targets, frozen=True):
    """A Combat Unit, friendly or enemy, that bears no Influence of the same side (p. 20, ruling.influence-choice)."""

    def of(self, game: Field, situation: Situation) -> Iterable[Unit]:
        return [unit for unit in game.on_table() if not influences(game, unit, situation.player)]


def _fitting(game: Field, situation: Situation, units: list[Unit], when: tuple[Filter, ...]) -> list[Unit]:
    """Those for which the conditions hold: `CHOSEN` (or the next role, if others were picked before) is the unit."""
    if not when:
        return units
    return [unit for unit in units if hold(when, game, situation._replace(targets=(*situation.targets, unit)))]
