"""Other enemies that a charging unit touches when it has lined up (p. 16, ruling.charge-extra-enemies)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, Final

from maester.engine import PickOne, Refusal, Seat, refuse
from maester.games.miniatures.alignment import is_free, outside
from maester.games.miniatures.charges import named
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Charge
from maester.games.miniatures.geometry.numbers import FULL_TURN, INCH, QUARTER_TURN, Pose, go
from maester.games.miniatures.geometry.shapes import (
    Area,
    Circle,
    Footprint,
    Rectangle,
    Shape,
    Side,
    distance,
    flush,
)
from maester.games.miniatures.geometry.sweeps import near_stretch, overlap_stretch
from maester.games.miniatures.moving import carry_out
from maester.games.miniatures.names import UNIT_NAMES, Unit, owner
from maester.games.miniatures.resolving import ChooseUnit


class OtherEnemiesGiveWay(PickOne[Field], frozen=True):
    """Other enemies that the unit touches now are lined up with it, or moved away, in the order that their owner
    chooses (p. 16, ruling.charge-extra-enemies).
    """

    charge: int
    done: tuple[Unit, ...] = ()
    move = ChooseUnit
    rules = ("charge.extra-enemies-same-zone", "charge.extra-enemies-pushed")

    def waiting(self, game: Field) -> list[Unit]:
        """Those whose turn it is, all of one player."""
        charge = game.frame(Charge, self.charge)
        if not charge.reached or not game.stands(charge.unit):
            return []
        done = (charge.target, *self.done)
        found = [enemy for enemy in game.engaged_with(charge.unit) if enemy not in done]
        seats = [seat for seat in game.order_of_play() if any(owner(enemy) == seat for enemy in found)]
        return [enemy for enemy in found if owner(enemy) == seats[0]]

    def who(self, game: Field) -> Seat:
        waiting = self.waiting(game)
        return owner(waiting[0] if waiting else game.frame(Charge, self.charge).unit)

    def among(self, game: Field) -> Iterable[Unit]:
        return self.waiting(game)

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        return refuse("charge.extra-enemies-same-zone", unit=UNIT_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Unit) -> None:
        game.then(OtherEnemiesGiveWay(self.charge, (*self.done, value)))
        make_room_for(game, game.frame(Charge, self.charge).unit, value)

    def details(self, game: Field) -> dict[str, Any]:
        return named(game.frame(Charge, self.charge))


def make_room_for(game: Field, unit: Unit, enemy: Unit) -> None:
    """An enemy that touches the front of a charging unit is set so that half of its edge is in contact; if that isn't
    possible, or if it touches another side, it is moved straight away until 1 in is between them.
    """
    touching = game.contact(unit, enemy)
    own, other = game.rectangle(unit), game.rectangle(enemy)
    taken: list[Shape] = [game.rectangle(one) for one in game.on_table() if one not in (unit, enemy)]
    taken += [game.terrain_shape(piece) for piece in game.pieces_with("impassable")]
    pose = None
    if touching.side_of_a == Side.FRONT:
        pose = set_at_half(own, other, touching.side_of_b, tuple(taken), game.ground)
    how = "set-at-half" if pose is not None else "pushed"
    if pose is None:
        pose = pushed(own, touching.side_of_a, other, tuple(taken), game.ground)
    carry_out(game, enemy, (other.pose, pose), how)


def set_at_half(own: Rectangle, enemy: Rectangle, side: Side, taken: tuple[Shape, ...], area: Area) -> Pose | None:
    """Where an enemy stands with half of this edge flush on the front of a tray, the nearer of two places that are
    free; None if none is.
    """
    width, depth = enemy.footprint.width, enemy.footprint.depth
    turned_to_us = Footprint(depth, width) if side % 2 else Footprint(width, depth)
    half = own.footprint.width // 2
    found = []
    for offset in (-half, half):
        faced = flush(own, Side.FRONT, turned_to_us, offset)
        pose = faced._replace(bearing=(faced.bearing - QUARTER_TURN * side) % FULL_TURN)
        if is_free(pose, enemy.footprint, (own, *taken), area):
            found.append(pose)
    return min(found, key=lambda pose: _apart(pose, enemy.pose), default=None)


def _apart(one: Pose, other: Pose) -> float:
    return distance(Circle(one.x, one.y, 0.0), Circle(other.x, other.y, 0.0))


FEW: Final = 3
"""So many thousandths of an inch a rounded pose may be off."""


def pushed(own: Rectangle, side: Side, enemy: Rectangle, taken: tuple[Shape, ...], area: Area) -> Pose:
    """Where an enemy stands that is moved straight away from this side of a tray until 1 in is between them, or as far
    as it comes without overlapping anything.
    """
    bearing = (own.pose.bearing + QUARTER_TURN * side) % FULL_TURN
    near = near_stretch(enemy, bearing, own, INCH)
    way = 0 if near is None else round(near[1])
    for shape in (*taken, *outside(area)):
        blocked = overlap_stretch(enemy, bearing, shape)
        if blocked is not None and blocked[1] > 0:
            touched = near_stretch(enemy, bearing, shape, 0.0)
            first = touched[0] if touched is not None and touched[0] > 0 else blocked[0]
            way = min(way, max(0, math.floor(first)))
    # The pose is rounded, which may bring it a hair too far over an edge that it touches already.
    ends = (go(enemy.pose, bearing, way - less) for less in range(min(way, FEW)))
    return next((end for end in ends if is_free(end, enemy.footprint, taken, area)), enemy.pose)
