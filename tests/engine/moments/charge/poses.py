"""The poses that a unit may choose from: too many to be listed."""

from __future__ import annotations

import math
from random import Random

import msgspec

from maester.engine import Pass, Refusal, refuse
from tests.engine.moments.charge.field import AROUND, SPEED, Pivot, Surge
from tests.engine.moments.charge.geometry import RADIUS, Disc, Place, aside, bearing, travel, turned


class Lanes(msgspec.Struct, frozen=True):
    """The pivots of a charge: after each the unit could move straight on to its target, and nothing is in the way."""

    place: Place
    target: Disc
    others: tuple[Disc, ...]

    def check(self, move: Pivot) -> Refusal | None:
        if not -AROUND <= move.angle <= AROUND:
            return refuse("charge.pivot-angle", angle=move.angle, most=AROUND)
        place = turned(self.place, move.angle)
        distance = travel(place, self.target)
        if distance == math.inf:
            return refuse("charge.pivot", aside=aside(place, self.target), most=RADIUS + self.target[2])
        if distance > SPEED + 6:
            return refuse("charge.within-maximum", distance=distance, most=SPEED + 6)
        first = min((travel(place, other) for other in self.others), default=math.inf)
        return refuse("charge.stop-before-obstacle", distance=distance, free=first) if first <= distance else None

    def candidates(self) -> tuple[Pivot, ...]:
        lanes = (Pivot(self.angle(eighth / 8)) for eighth in (0, -1, 1, -2, 2, -4, 4, -6, 6, -7, 7))
        return tuple(lane for lane in lanes if self.check(lane) is None)

    def sample(self, rng: Random) -> Pivot:
        tries = (Pivot(self.angle(rng.uniform(-1, 1))) for _ in range(50))
        return next((lane for lane in tries if self.check(lane) is None), self.candidates()[0])

    def angle(self, part: float) -> float:
        """Towards the middle of the target (0), or so far beside it that the trays would only just touch (-1, 1)."""
        widest = math.asin(min(1.0, (RADIUS + self.target[2]) / math.dist(self.place[:2], self.target[:2])))
        return math.remainder(bearing(self.place, self.target) + part * math.degrees(widest), 360.0)


class Ground(msgspec.Struct, frozen=True):
    """The free moves of a unit: a pivot, then straight on without touching anybody; or none."""

    place: Place
    others: tuple[Disc, ...]

    def check(self, move: Surge | Pass) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if not -AROUND <= move.angle <= AROUND:
            return refuse("surge.pivot-angle", angle=move.angle, most=AROUND)
        if not 0.0 <= move.distance <= SPEED:
            return refuse("surge.free-maneuver", distance=move.distance, most=SPEED)
        free = min((travel(turned(self.place, move.angle), other) for other in self.others), default=math.inf)
        return refuse("surge.in-the-way", distance=move.distance, free=free) if free <= move.distance else None

    def candidates(self) -> tuple[Surge | Pass, ...]:
        ways = (Surge(angle, float(SPEED)) for angle in (0.0, 90.0, -90.0, 180.0))
        return (*(way for way in ways if self.check(way) is None), Pass())

    def sample(self, rng: Random) -> Surge | Pass:
        tries = (Surge(rng.uniform(-AROUND, AROUND), rng.uniform(0, SPEED)) for _ in range(50))
        return next((way for way in tries if self.check(way) is None), Pass())
