"""When a text holds, or is set off: conditions that everybody can see."""

from __future__ import annotations

from abc import abstractmethod

import msgspec

from maester.games.miniatures.field import Field
from maester.games.miniatures.names import NO_UNIT, Condition, is_ncu
from maester.games.miniatures.pieces.roles import speaks_of_wall
from maester.games.miniatures.pieces.situations import DEFENDER, OWN, TESTER, Role, Situation
from maester.games.miniatures.seeing import is_in_attack_range
from maester.games.miniatures.tokens import tokens_on


class Filter(msgspec.Struct, frozen=True, tag=True):
    """A condition of a text."""

    @abstractmethod
    def holds(self, game: Field, situation: Situation) -> bool:
        """Is it so now?"""


class Has(Filter, frozen=True):
    """The unit that has the text is the one in this role."""

    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.who(self.role) == situation.bearer


class HasEither(Filter, frozen=True):
    """The unit that has the text is one of the two that it is about."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.bearer in (situation.unit, situation.other)


class Friendly(Filter, frozen=True):
    """The unit or NCU in this role is of the player's side."""

    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return unit != NO_UNIT and game.is_friendly(situation.player, unit)


class Enemy(Filter, frozen=True):
    """The unit or NCU in this role is an enemy of the player."""

    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return unit != NO_UNIT and not game.is_friendly(situation.player, unit)


class Not(Filter, frozen=True):
    """One of these doesn't hold."""

    filters: tuple[Filter, ...]

    def holds(self, game: Field, situation: Situation) -> bool:
        return not hold(self.filters, game, situation)


class AnyOf(Filter, frozen=True):
    """At least one of these holds."""

    filters: tuple[Filter, ...]

    def holds(self, game: Field, situation: Situation) -> bool:
        return any(one.holds(game, situation) for one in self.filters)


class AllOf(Filter, frozen=True):
    """All of these hold: one of several alternatives."""

    filters: tuple[Filter, ...]

    def holds(self, game: Field, situation: Situation) -> bool:
        return hold(self.filters, game, situation)


class IsNamed(Filter, frozen=True):
    """The unit or NCU in this role is one of those that were named for what is borne of the text."""

    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.who(self.role) in situation.named


class Is(Filter, frozen=True):
    """The same unit is in both roles."""

    role: Role
    other: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return unit != NO_UNIT and unit == situation.who(self.other)


class IsType(Filter, frozen=True):
    """The unit in this role is of one of these types: `infantry`, `cavalry`, …"""

    types: tuple[str, ...]
    role: Role = OWN

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return unit != NO_UNIT and not is_ncu(unit) and game.card(unit).type in self.types


class Within(Filter, frozen=True):
    """Two units are so near to each other, both on the table."""

    reach: int
    role: Role
    other: Role = OWN

    def holds(self, game: Field, situation: Situation) -> bool:
        unit, other = situation.who(self.role), situation.who(self.other)
        return game.stands(unit) and game.stands(other) and game.is_in_range(unit, other, self.reach)


class Engaged(Filter, frozen=True):
    """The unit in this role is engaged with an enemy, or (`False`) isn't."""

    role: Role
    engaged: bool = True

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return game.stands(unit) and game.is_engaged(unit) is self.engaged


class HasTokens(Filter, frozen=True):
    """At least so many tokens lie on the card on which the text stands."""

    least: int = 1

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.source is not None and tokens_on(game, situation.source) >= self.least


class FriendlyTurn(Filter, frozen=True):
    """It is the turn of the player's side; outside turns the First Player's (ruling.simultaneous-outside-turns)."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return game.are_allied(game.order_of_play()[0], situation.player)


class LostRanks(Filter, frozen=True):
    """A unit has lost at least so many ranks."""

    least: int
    whose: Role = OWN

    def holds(self, game: Field, situation: Situation) -> bool:
        return game.lost_ranks(situation.who(self.whose)) >= self.least


class RanksLeft(Filter, frozen=True):
    """A unit has exactly so many ranks left."""

    number: int
    whose: Role = OWN

    def holds(self, game: Field, situation: Situation) -> bool:
        return game.ranks(situation.who(self.whose)) == self.number


class NoMoreRanksThanOwn(Filter, frozen=True):
    """A unit has as many ranks left as the unit that has the text, or fewer."""

    whose: Role = DEFENDER

    def holds(self, game: Field, situation: Situation) -> bool:
        return game.ranks(situation.who(self.whose)) <= game.ranks(situation.bearer)


class Melee(Filter, frozen=True):
    """The attack is a Melee Attack."""

    def holds(self, game: Field, situation: Situation) -> bool:
        attack = situation.attack
        return attack is not None and not game.attacks_of(attack.attacker)[attack.number].is_ranged


class InCharge(Filter, frozen=True):
    """The attack is part of a Charge."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.attack is not None and situation.attack.charge >= 0


class FromSide(Filter, frozen=True):
    """The attack, or the Charge, comes from one of these sides of the one who is attacked."""

    sides: tuple[int, ...]

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.side in self.sides


class TargetWithin(Filter, frozen=True):
    """The Defender is so near, measured as the attack's own range: from the Front Arrow (ruling.crossbow-range)."""

    reach: int

    def holds(self, game: Field, situation: Situation) -> bool:
        return is_in_attack_range(game.rectangle(situation.unit), game.rectangle(situation.other), self.reach)


class Unengaged(Filter, frozen=True):
    """The unit that has the text is engaged with nobody."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return not game.is_engaged(situation.bearer)


class EngagedWithOne(Filter, frozen=True):
    """The unit in a role is engaged with exactly one enemy: the one that has the text, if nothing else is said."""

    role: Role = OWN

    def holds(self, game: Field, situation: Situation) -> bool:
        return len(game.touching[situation.who(self.role)]) == 1


class EngagedWith(Filter, frozen=True):
    """The unit that has the text is engaged with the one in this role."""

    role: Role = TESTER

    def holds(self, game: Field, situation: Situation) -> bool:
        other = situation.who(self.role)
        return other != NO_UNIT and game.are_engaged(situation.bearer, other)


class EngagedWithFewerRanks(Filter, frozen=True):
    """The unit that has the text is engaged with an enemy that has fewer ranks left."""

    def holds(self, game: Field, situation: Situation) -> bool:
        own = game.ranks(situation.bearer)
        return any(game.ranks(enemy) < own for enemy in game.engaged_with(situation.bearer))


class NotActivated(Filter, frozen=True):
    """A unit hasn't been activated this Round."""

    whose: Role = DEFENDER

    def holds(self, game: Field, situation: Situation) -> bool:
        return not game.activated[situation.who(self.whose)]


class HasCondition(Filter, frozen=True):
    """A unit has this Condition token."""

    condition: Condition
    whose: Role = DEFENDER

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.whose)
        return game.stands(unit) and game.has_condition(unit, self.condition)


class DefenseDieShows(Filter, frozen=True):
    """One of the Defense dice shows this number."""

    face: int

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.attack is not None and self.face in situation.attack.defense_dice


class PanicTestMade(Filter, frozen=True):
    """The test is a Panic Test."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.test is not None and situation.test.panic


class FirstTurn(Filter, frozen=True):
    """It is the first turn of a side in this Round."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return game.turns <= len(game.sides)


class EnemyTurn(Filter, frozen=True):
    """It is the turn of an enemy."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return not game.are_allied(game.order_of_play()[0], situation.player)


def hold(filters: tuple[Filter, ...], game: Field, situation: Situation) -> bool:
    """Do all of these hold? None does that speaks of a Castle Wall (p. 30)."""
    if game.walls and any(speaks_of_wall(one, situation) for one in filters):
        return False
    return all(one.holds(game, situation) for one in filters)
