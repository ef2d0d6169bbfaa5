"""The poses that a unit may choose from: too many to be listed."""

from __future__ import annotations

import math
from random import Random
from typing import Final

import msgspec

from maester.engine import Domain, Pass, Refusal, refuse
from tests.engine.moments.charge.field import AROUND, SPEED, Pivot, Surge
from tests.engine.moments.charge.geometry import RADIUS, Disc, Place, aside, bearing, travel, turned


class Lane(msgspec.Struct, frozen=True):
    """A pivot, and how far it is then: to contact, or as far as the unit may go."""

    angle: float
    distance: float


class Envelope(msgspec.Struct, frozen=True):
    """What a page draws of a move: from where, and how far one comes in which direction."""

    place: Place
    lanes: tuple[Lane, ...]


EDGE: Final = 1e-6
"""So far from the edge of what is legal the nearest move lies."""


class Lanes(Domain, frozen=True):
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

    def nearest(self, move: Pivot) -> Pivot | None:
        """As far towards the wanted angle as the trays still touch, unless somebody stands in the way there."""
        if not math.isfinite(move.angle):
            return None
        part = math.remainder(move.angle - bearing(self.place, self.target), 360.0) / self.widest
        nearest = Pivot(self.angle(max(EDGE - 1, min(part, 1 - EDGE))))
        return nearest if self.check(nearest) is None else None

    def shown(self) -> Envelope:
        pivots = [Pivot(self.angle(part / 16)) for part in range(-16, 17)]
        legal = [pivot.angle for pivot in pivots if self.check(pivot) is None]
        return Envelope(
            self.place, tuple(Lane(angle, travel(turned(self.place, angle), self.target)) for angle in legal)
        )

    @property
    def widest(self) -> float:
        """By how many degrees the bearing may differ from that of the target's middle until the trays would miss."""
        return math.degrees(math.asin(min(1.0, (RADIUS + self.target[2]) / math.dist(self.place[:2], self.target[:2]))))

    def angle(self, part: float) -> float:
        """Towards the middle of the target (0), or so far beside it that the trays would only just touch (-1, 1)."""
        return math.remainder(bearing(self.place, self.target) + part * self.widest, 360.0)


class Ground(Domain, frozen=True):
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

    def nearest(self, move: Surge | Pass) -> Surge | None:
        """The longest way in the same direction that is no longer than the wanted one."""
        if isinstance(move, Pass) or not (math.isfinite(move.angle) and math.isfinite(move.distance)):
            return None
        angle = math.remainder(move.angle, 360.0)
        nearest = Surge(angle, max(0.0, min(move.distance, self.longest(angle))))
        return nearest if self.check(nearest) is None else None

    def longest(self, angle: float) -> float:
        """How far the unit may go in a direction."""
        free = min((travel(turned(self.place, angle), other) for other in self.others), default=math.inf)
        return max(0.0, min(float(SPEED), free - EDGE))

    def shown(self) -> Envelope:
        angles = [math.remainder(5.0 * step, 360.0) for step in range(72)]
        return Envelope(self.place, tuple(Lane(angle, self.longest(angle)) for angle in angles))
