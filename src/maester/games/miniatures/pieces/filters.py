"""When a text holds, or is set off: conditions that everybody can see."""

from __future__ import annotations

from abc import abstractmethod

import msgspec

from maester.games.miniatures.field import Field
from maester.games.miniatures.names import NO_UNIT, Condition, owner
from maester.games.miniatures.pieces.situations import DEFENDER, OWN, TESTER, Role, Situation
from maester.games.miniatures.seeing import is_in_attack_range


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
        return attack is not None and not game.card(attack.attacker).attacks[attack.number].is_ranged


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
    """The unit that has the text is engaged with exactly one enemy."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return game.touching[situation.bearer].bit_count() == 1


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


class EnemyTurn(Filter, frozen=True):
    """It is the turn of an enemy."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return game.turn_of != owner(situation.bearer)


class NoFriendWithin(Filter, frozen=True):
    """No friendly unit of this affiliation and type is so near."""

    affiliation: str
    unit_type: str
    reach: int

    def holds(self, game: Field, situation: Situation) -> bool:
        own = situation.bearer
        return not any(
            self.affiliation in game.card(friend).name_en
            and game.card(friend).type == self.unit_type
            and game.is_in_range(own, friend, self.reach)
            for friend in game.friends(own)
        )


def hold(filters: tuple[Filter, ...], game: Field, situation: Situation) -> bool:
    """Do all of these hold?"""
    return all(one.holds(game, situation) for one in filters)
