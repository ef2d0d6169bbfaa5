"""A March through enemies, which an effect grants even to an engaged unit (p. 14, ruling.engaged-cannot-move)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from maester.engine import Pass, PickIn, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.geometry.shapes import rectangle
from maester.games.miniatures.geometry.sweeps import overlap_stretch
from maester.games.miniatures.geometry.ways import slid
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.movement import Maneuver, Rides, ride_domain
from maester.games.miniatures.moving import BY_MARCH, carry_out
from maester.games.miniatures.names import MARCH, UNIT_NAMES, Unit, owner
from maester.games.miniatures.pieces.operations import ToUnit
from maester.games.miniatures.pieces.situations import Situation
from maester.games.miniatures.pieces.targets import Targets
from maester.games.miniatures.resolving import operation_at, situation_of


class RideThrough(ToUnit, frozen=True):
    """The unit may pivot and March, even while engaged, and through enemies; those it left don't pivot. The effect
    remembers which it rode through (`RiddenThrough`).
    """

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if game.stands(unit) and mode_of(game).why_not_act(game, unit, MARCH) is None:
            game.then(ChooseRide(effect, path))


class ChooseRide(PickIn[Field], frozen=True):
    """Where a unit rides, through enemies if need be (p. 14)."""

    effect: int
    path: tuple[int, ...]
    moves = (Maneuver, Pass)
    rules = ("card.ability-text", "march.distance", "move.one-inch")

    def unit(self, game: Field) -> Unit:
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, RideThrough)
        return situation_of(game, self.effect).who(operation.to)

    def who(self, game: Field) -> Seat:
        return owner(self.unit(game))

    def domain(self, game: Field) -> Rides:
        return ride_domain(game, self.unit(game))

    def answer(self, game: Field, seat: Seat, move: Maneuver | Pass) -> None:
        if isinstance(move, Pass):
            return
        unit, way = self.unit(game), self.domain(game).path(move)
        game.frame(Effect, self.effect).amounts += tuple(ridden_through(game, unit, way))
        carry_out(game, unit, way, BY_MARCH)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[self.unit(game)], "ability": game.frame(Effect, self.effect).source.text}


def ridden_through(game: Field, unit: Unit, way: Iterable[Pose]) -> list[Unit]:
    """The enemies over whose trays a unit goes on its way."""
    footprint = game.footprint(unit)
    found = []
    for enemy in game.enemies(unit):
        for before, after in pairwise(way):
            if before.bearing != after.bearing or before == after:
                continue
            bearing, length = slid(before, after)
            stretch = overlap_stretch(rectangle(before, footprint), bearing, game.rectangle(enemy))
            if stretch is not None and stretch[1] > 0 and stretch[0] < length:
                found.append(enemy)
                break
    return found


class RiddenThrough(Targets, frozen=True):
    """An enemy through which the unit has ridden."""

    def of(self, game: Field, situation: Situation) -> Iterable[Unit]:
        return [Unit(unit) for unit in situation.amounts if game.stands(Unit(unit))]
