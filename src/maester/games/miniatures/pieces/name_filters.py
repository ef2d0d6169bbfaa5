"""Conditions about names (p. 9): affiliations, Characters, the player's Commander."""

from __future__ import annotations

from maester.games.miniatures.affiliations import has_character, is_of, unit_with
from maester.games.miniatures.field import Field
from maester.games.miniatures.names import NO_UNIT
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.situations import Role, Situation


class IsOf(Filter, frozen=True):
    """The unit in this role has that name or affiliation: `House Umber`."""

    affiliation: str
    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return game.stands(unit) and is_of(game, unit, self.affiliation)


class HasCharacter(Filter, frozen=True):
    """That Character is in the unit in this role: `Robb Stark`."""

    character: str
    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return game.stands(unit) and has_character(game, unit, self.character)


class IsCommanders(Filter, frozen=True):
    """The unit in this role is that of the player's Commander (ruling.commander-unit)."""

    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return unit != NO_UNIT and game.commander_unit(situation.player) == unit


class NearFriendOf(Filter, frozen=True):
    """The unit in a role is so near to a friendly unit with that name or affiliation, which (`unengaged`) isn't
    engaged.
    """

    affiliation: str
    reach: int
    role: Role
    unengaged: bool = False

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        if not game.stands(unit):
            return False
        near = [one for one in game.friends_of(situation.player) if one != unit]
        return any(
            is_of(game, one, self.affiliation)
            and game.is_in_range(one, unit, self.reach)
            and not (self.unengaged and game.is_engaged(one))
            for one in near
        )


class NearCharacter(Filter, frozen=True):
    """The unit in this role is so near to a friendly unit with that Character."""

    character: str
    reach: int
    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        if not game.stands(unit):
            return False
        units = unit_with(game, situation.player, self.character)
        return any(game.is_in_range(one, unit, self.reach) for one in units)


class NoFriendWithin(Filter, frozen=True):
    """No friendly unit of this affiliation and type is so near."""

    affiliation: str
    unit_type: str
    reach: int

    def holds(self, game: Field, situation: Situation) -> bool:
        own = situation.bearer
        return not any(
            game.card(friend).type == self.unit_type
            and is_of(game, friend, self.affiliation)
            and game.is_in_range(own, friend, self.reach)
            for friend in game.friends(own)
        )


class NearCommander(Filter, frozen=True):
    """The unit in this role is so near to that of the player's Commander."""

    reach: int
    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit, commanders = situation.who(self.role), game.commander_unit(situation.player)
        return game.stands(unit) and commanders != NO_UNIT and game.is_in_range(commanders, unit, self.reach)


class EngagedWithOneOf(Filter, frozen=True):
    """The unit in this role is engaged with a unit of that affiliation."""

    affiliation: str
    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return game.stands(unit) and any(is_of(game, one, self.affiliation) for one in game.engaged_with(unit))
