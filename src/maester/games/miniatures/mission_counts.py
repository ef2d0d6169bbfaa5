"""What a Mission card counts: a closed vocabulary, in which the data file says what each of the cards is about.

Everything is counted for a side: what belongs to a team counts together (p. 24).
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, NamedTuple

import msgspec

from maester.engine import Seat, kebab
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.placing import middle
from maester.games.miniatures.geometry.shapes import Area, is_inside, is_nearer
from maester.games.miniatures.modes import zone_of
from maester.games.miniatures.names import NO_UNIT, ZONE_NAMES, Unit, Zone, owner
from maester.games.miniatures.standing import controls
from maester.games.miniatures.victory import unit_points
from maester.games.miniatures.zones import controls_zone

ROUND_END: Final = "round-end"
DESTRUCTION: Final = "destruction"
ZoneName = Literal["crown", "coins", "letter", "swords", "horse"]


class Measured(NamedTuple):
    """How much a side has of what is counted."""

    own: int
    lead: int
    """How much more than every other side has (ruling.ffa-details)."""


class MissionCount(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab, forbid_unknown_fields=True):
    """Something that Mission cards count."""

    when: ClassVar[str] = ROUND_END
    """When that is scored."""

    def of(self, game: Field, side: int) -> int:
        """How much a side has of it as things stand."""
        raise NotImplementedError

    def targets(self, game: Field, side: int) -> list[Unit]:
        """The units on the table whose destruction scores for a side."""
        return []

    def measured(self, game: Field, side: int) -> Measured:
        """How much a side has, and how much more than every other one."""
        own = self.of(game, side)
        return Measured(own, own - max([self.of(game, other) for other in game.sides if other != side], default=0))


# --- at the end of a Round -------------------------------------------------------------------------------------


class Objectives(MissionCount, frozen=True, kw_only=True):
    """Objectives that units of the side Control."""

    where: Literal["anywhere", "center", "nearer-to-opponent"]

    def of(self, game: Field, side: int) -> int:
        held = [token for token in range(len(game.token)) if self._holder(game, token) == side]
        return len([token for token in held if self.is_meant(game, token, side)])

    def _holder(self, game: Field, token: int) -> int:
        unit = controls(game, token)
        return -1 if unit == NO_UNIT else game.side[owner(unit)]

    def is_meant(self, game: Field, token: int, side: int) -> bool:
        """Is an Objective one of those that count for a side?"""
        if self.where == "center":
            return game.token[token] == middle(game.table)
        if self.where == "anywhere":
            return True
        # Compared with the opponent: with every one of them (ruling.ffa-details).
        own, enemies = _zones(game, side)
        shape = game.token_shape(token)
        return all(is_nearer(shape, zone, own) for zone in enemies)


class Zones(MissionCount, frozen=True, kw_only=True):
    """Those of some zones of the Tactics Board that the side Controls."""

    zones: tuple[ZoneName, ...]

    def of(self, game: Field, side: int) -> int:
        named = [Zone(ZONE_NAMES.index(name)) for name in self.zones]
        return len([zone for zone in named if any(controls_zone(game, seat, zone) for seat in game.members(side))])


class EngagedRanks(MissionCount, frozen=True):
    """Ranks left in engaged units of the side; a solo unit has one."""

    def of(self, game: Field, side: int) -> int:
        return sum([game.ranks(unit) for unit in _units(game, side) if game.is_engaged(unit)])


class ConditionTokensOnEnemies(MissionCount, frozen=True):
    """Condition tokens on enemy Combat Units, all together."""

    def of(self, game: Field, side: int) -> int:
        return sum([game.conditions[unit].bit_count() for unit in game.on_table() if _side(game, unit) != side])


class UnitsInEnemyZone(MissionCount, frozen=True):
    """Units of the side that stand wholly inside an enemy Deployment Zone and aren't engaged with an enemy that has
    more ranks left.
    """

    def of(self, game: Field, side: int) -> int:
        _, zones = _zones(game, side)
        inside = [unit for unit in _units(game, side) if any(is_inside(game.rectangle(unit), zone) for zone in zones)]
        return len([unit for unit in inside if not _is_outranked(game, unit)])


# --- when a unit is destroyed -----------------------------------------------------------------------------------


class CommandersUnit(MissionCount, frozen=True):
    """The unit that contains the enemy Commander; in an army without such a unit each one of the highest cost among
    those on the battlefield, if it costs anything. Each army is looked at by itself.
    """

    when = DESTRUCTION

    def targets(self, game: Field, side: int) -> list[Unit]:
        return [unit for seat in _enemies(game, side) for unit in self._of_army(game, seat)]

    def _of_army(self, game: Field, seat: Seat) -> list[Unit]:
        commanders = game.commander_unit(seat)
        if commanders != NO_UNIT:
            return [commanders]
        costs = {unit: unit_points(game, unit) for unit in game.on_table() if owner(unit) == seat}
        highest = max(costs.values(), default=0)
        return [unit for unit, cost in costs.items() if cost == highest > 0]


class DestroyerOfOwnUnit(MissionCount, frozen=True):
    """An enemy unit that has itself destroyed a Combat Unit of the side."""

    when = DESTRUCTION

    def targets(self, game: Field, side: int) -> list[Unit]:
        return [unit for unit in game.on_table() if (unit, side) in game.destroyers and _side(game, unit) != side]


AnyMissionCount = (
    Objectives
    | Zones
    | EngagedRanks
    | ConditionTokensOnEnemies
    | UnitsInEnemyZone
    | CommandersUnit
    | DestroyerOfOwnUnit
)


# --- sides ----------------------------------------------------------------------------------------------------------


def _side(game: Field, unit: Unit) -> int:
    return game.side[owner(unit)]


def _units(game: Field, side: int) -> list[Unit]:
    return [unit for unit in game.on_table() if _side(game, unit) == side]


def _enemies(game: Field, side: int) -> list[Seat]:
    """The players of other sides who are still in the battle."""
    return [Seat(seat) for seat in game.seats if game.side[seat] != side and not game.eliminated[seat]]


def _is_outranked(game: Field, unit: Unit) -> bool:
    """Is it engaged with an enemy that has more ranks left?"""
    return any(game.ranks(enemy) > game.ranks(unit) for enemy in game.engaged_with(unit))


def _zones(game: Field, side: int) -> tuple[Area, list[Area]]:
    """The own deployment zone, and those of enemies."""
    return zone_of(game, game.members(side)[0]), [zone_of(game, seat) for seat in _enemies(game, side)]
