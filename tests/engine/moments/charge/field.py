"""The state of the field: units, moves, events, and what goes on."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NewType

from maester.engine import Event, Frame, Game, LimitedUse, Modifier, Move, Seat
from tests.engine.moments.charge.geometry import RADIUS, Disc, Place, turned

Unit = NewType("Unit", int)
Order = NewType("Order", int)
SEATS: Final = ("stark", "lannister")
UNITS: Final = ("umbers", "rangers", "guards", "knights")
ALL: Final = tuple(map(Unit, range(len(UNITS))))
ORDERS: Final = ("war-cry", "brace", "volley", "riposte")
WAR_CRY, BRACE, VOLLEY, RIPOSTE = map(Order, range(len(ORDERS)))
MODELS, SPEED, TO_HIT, ARMOUR, MORALE = 5, 5, 4, 4, 7
STAKES: Final = (3.0, 4.5, 1.0)
AROUND: Final = 180.0
ROUND: Final = 0


def owner(unit: Unit) -> Seat:
    return Seat(unit // 2)


class DeclareCharge(Move, frozen=True):
    unit: Unit
    target: Unit
    typed = "charge {unit}>{target}"


class GiveOrder(Move, frozen=True):
    order: Order
    typed = "order {order}"


class Pivot(Move, frozen=True):
    angle: float
    typed = "pivot {angle}"


class RerollDie(Move, frozen=True):
    die: int
    typed = "reroll {die}"


class Surge(Move, frozen=True):
    angle: float
    distance: float
    typed = "surge {angle} {distance}"


class OrderGiven(Event, frozen=True):
    unit: Unit
    order: Order


class Rolled(Event, frozen=True):
    unit: Unit
    purpose: str
    dice: tuple[int, ...]


class Moved(Event, frozen=True):
    unit: Unit
    place: Place


class Wounded(Event, frozen=True):
    unit: Unit
    wounds: int
    left: int


class Battle(Game, kw_only=True):
    place: list[Place]
    models: list[int]
    activated: list[bool]
    uses: tuple[LimitedUse, ...] = ()
    """The orders that units have used, each once in a round."""
    tokens: list[int]
    """How many dice each player may still make somebody reroll."""
    active: Seat = Seat(0)

    def disc(self, unit: Unit) -> Disc:
        return (*self.place[unit][:2], RADIUS)

    def others(self, *units: Unit) -> tuple[Disc, ...]:
        """All trays on the table but these."""
        return tuple(self.disc(other) for other in ALL if self.models[other] and other not in units)

    def order_of_play(self) -> tuple[Seat, Seat]:
        """The player whose turn it is comes first."""
        return self.active, Seat(1 - self.active)

    def go(self, unit: Unit, angle: float, distance: float) -> None:
        """A pivot, then straight on."""
        x, y, facing = turned(self.place[unit], angle)
        along = math.radians(facing)
        self.place[unit] = (x + distance * math.cos(along), y + distance * math.sin(along), facing)
        self.tell(Moved(unit, self.place[unit]))

    def throw(self, unit: Unit, purpose: str, *sides: int) -> tuple[int, ...]:
        """Dice in the open."""
        dice = tuple(self.roll(side, purpose) for side in sides)
        self.tell(Rolled(unit, purpose, dice))
        return dice

    def wound(self, unit: Unit, wounds: int) -> bool:
        """Takes models away; did that destroy the unit?"""
        lost = min(wounds, self.models[unit])
        if lost:
            self.models[unit] -= lost
            self.tell(Wounded(unit, lost, self.models[unit]))
        return lost > 0 and not self.models[unit]

    def panic(self, unit: Unit) -> bool:
        """Two dice against morale, and with them a d3: the wounds if they fail. Did that destroy the unit?"""
        first, second, wounds = self.throw(unit, "panic", 6, 6, 3)
        return first + second < MORALE and self.wound(unit, wounds)


class Charge(Frame, kw_only=True):
    unit: Unit
    target: Unit
    orders: tuple[Order, ...] = ()
    reached: bool = False


class Attack(Frame, kw_only=True):
    attacker: Unit
    defender: Unit
    orders: tuple[Order, ...] = ()
    dice: tuple[int, ...] = ()
    rerolled: tuple[tuple[Seat, int], ...] = ()
    slain: bool = False
    """Did this attack itself destroy the defender?"""

    def strength(self, game: Battle) -> Iterator[Modifier]:
        """How many dice the attacker rolls."""
        yield Modifier(game.models[self.attacker], "models")
        if WAR_CRY in self.orders:
            yield Modifier(1, "war-cry")
        if BRACE in self.orders:
            yield Modifier(-1, "brace")
