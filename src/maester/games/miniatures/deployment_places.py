"""Where units may be deployed (p. 27), and where they would stand in a sensible line of battle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from maester.engine import Domain, Move, Pass, Refusal, refuse
from maester.games.miniatures.box import UnitRecord
from maester.games.miniatures.geometry.numbers import FULL_TURN, INCH, TOLERANCE, Bearing, Inches, Pose, inches
from maester.games.miniatures.geometry.placing import (
    are_aligned,
    as_rectangle,
    at_front,
    behind,
    beside,
    beyond,
    inward,
    moved_inside,
    nearest_place,
    opposite,
    rank,
    some_place,
    strip,
)
from maester.games.miniatures.geometry.shapes import (
    Area,
    Footprint,
    Rectangle,
    Shape,
    distance,
    is_within,
    outline,
    overlap,
    rectangle,
)
from maester.games.miniatures.names import UNIT_NAMES, Unit
from maester.games.miniatures.placements import ShownPlace, ShownPlacement, ShownTaken

LEAST_GAP: Final = INCH
"""How near to an enemy a unit may be put that comes later (p. 13)."""
SPACING: Final = inches(9)
MARGIN: Final = inches(6)
"""The recommended line: so far from middle to middle, and its outermost trays on the way to the outer Objectives."""
NEARBY: Final = inches(12)
STEP, STEPS = inches(1), 10
"""How far aside of a place in the line that is taken others are looked for."""
MOST_CANDIDATES: Final = 40
FAST: Final = 6
LINE, LEFT, CENTRE, RIGHT, SPARE = "line-of-battle", "left", "centre", "right", "room"
"""Why a place is offered: it is the unit's own in the line; on the left, in the middle, on the right; any other."""
LEAVE_OFF: Final = "leave-off"
"""Where no more units need be put: none is."""


class Duty(IntEnum):
    """What a unit is for in the line of battle, in the order in which units are deployed: those that everybody expects
    in the middle first, those that decide on a flank last.
    """

    FRONT = 0
    BEHIND = 1
    WING = 2


class Waiting(NamedTuple):
    """A unit of the army that is deployed, or was: how large, and what it is for."""

    unit: Unit
    footprint: Footprint
    duty: Duty


class Deploy(Move, frozen=True):
    """Puts the tray of a unit into its deployment zone."""

    unit: Unit
    x: Inches
    y: Inches
    face: Bearing
    typed = "deploy {unit} {x} {y} {face}"

    @property
    def pose(self) -> Pose:
        return Pose(self.x, self.y, self.face)


def duty_of(card: UnitRecord) -> Duty:
    """Riders and quick beasts on the wings, archers behind the line."""
    if card.type == "cavalry" or (card.solo and card.speed >= FAST):
        return Duty.WING
    return Duty.BEHIND if any(attack.kind == "long" for attack in card.attacks) else Duty.FRONT


def is_near(tray: Rectangle, zone: Area) -> bool:
    """Does a tray matter to those who are put into a zone?"""
    return is_within(tray, as_rectangle(zone), LEAST_GAP)


class DeploymentPlaces(Domain, frozen=True):
    """Where the units of a player may be deployed: wholly within the zone, whatever they face, on no other tray and on
    no Impassable Terrain (p. 27, ruling.deploy-placement).
    """

    table: Area
    zone: Area
    edge: int
    army: tuple[Waiting, ...]
    waiting: tuple[Unit, ...]
    """Those of the army that aren't deployed."""
    trays: tuple[tuple[Unit, Rectangle], ...]
    """Trays in or near the zone."""
    impassable: tuple[tuple[str, Shape], ...]
    enemies: tuple[Unit, ...] = ()
    """Those of the trays from which a unit must keep 1 in that comes later."""

    whole_zone: Area | None = None
    """The zone with the part of it that lies behind Castle Walls; None if there are none."""
    optional: bool = False
    """May the player pass instead?"""

    def check(self, move: Deploy | Pass) -> Refusal | None:
        if isinstance(move, Pass):
            return None if self.optional else refuse("match.not-listed")
        if move.unit not in self.waiting:
            return refuse("deploy.alternate", unit=UNIT_NAMES[move.unit])
        tray = rectangle(move.pose, self.footprint(move.unit))
        out = beyond(tray, self.zone)
        if out > TOLERANCE:
            if self.whole_zone is not None and beyond(tray, self.whole_zone) <= TOLERANCE:
                return refuse("mode-asos.wall-no-passage", out=round(out / INCH, 3))
            return refuse("deploy.fully-within-zone", out=round(out / INCH, 3))
        for unit, other in self.trays:
            depth = overlap(tray, other)
            if depth > TOLERANCE:
                return refuse("ruling.deploy-placement", who=UNIT_NAMES[unit], what=None, depth=round(depth / INCH, 3))
            if unit in self.enemies and (gap := distance(tray, other)) < LEAST_GAP - TOLERANCE:
                return refuse("move.one-inch", who=UNIT_NAMES[unit], gap=round(gap / INCH, 3), least=LEAST_GAP // INCH)
        for kind, shape in self.impassable:
            depth = overlap(tray, shape)
            if depth > TOLERANCE:
                return refuse("ruling.deploy-placement", who=None, what=kind, depth=round(depth / INCH, 3))
        return None

    def footprint(self, unit: Unit) -> Footprint:
        return next(one.footprint for one in self.army if one.unit == unit)

    def is_free(self, unit: Unit, pose: Pose) -> bool:
        return self.check(_deployed(unit, pose)) is None

    def candidates(self) -> Sequence[Deploy | Pass]:
        found = tuple(move for move, _ in _candidates(self))
        return (*found, Pass()) if self.optional and found else found

    def sample(self, rng: Random) -> Deploy | Pass:
        left, bottom, right, top = self.zone
        for _ in range(50):
            x, y = rng.randint(left, right), rng.randint(bottom, top)
            bearing = inward(self.edge) if rng.random() < 0.7 else rng.randrange(0, FULL_TURN, 500)
            move = _deployed(rng.choice(self.waiting), Pose(x, y, bearing))
            if self.check(move) is None:
                return move
        return rng.choice(self.candidates())

    def nearest(self, move: Deploy | Pass) -> Deploy | None:
        """The nearest place where the unit may stand, facing alike."""
        if isinstance(move, Pass) or move.unit not in self.waiting:
            return None
        found = self.near(move.unit, move.pose, self.table.right)
        return None if found is None else _deployed(move.unit, found)

    def near(self, unit: Unit, pose: Pose, reach: int) -> Pose | None:
        """The free place nearest to a pose, facing alike."""
        footprint = self.footprint(unit)
        start = moved_inside(pose, lambda there: rectangle(there, footprint), self.zone)
        return nearest_place(start, lambda there: self.is_free(unit, there), reach)

    def reasons(self) -> tuple[tuple[str, str], ...]:
        """Why each candidate is one."""
        found = tuple((reason, "") for _, reason in _candidates(self))
        return (*found, (LEAVE_OFF, "")) if self.optional and found else found

    def shown(self) -> ShownPlacement:
        places = [
            ShownPlace(UNIT_NAMES[move.unit], move.x, move.y, move.face, reason) for move, reason in _candidates(self)
        ]
        shapes = [*(tray for _, tray in self.trays), *(shape for _, shape in self.impassable)]
        taken = tuple(ShownTaken(outline(shape), 0) for shape in shapes)
        return ShownPlacement(outline(self.zone), taken, tuple(places))


def _deployed(unit: Unit, pose: Pose) -> Deploy:
    return Deploy(unit, Inches(pose.x), Inches(pose.y), Bearing(pose.bearing))


# --- where they would stand ----------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def line_of_battle(table: Area, depth: int, edge: int, army: tuple[Waiting, ...]) -> dict[Unit, Pose]:
    """A place for each unit: the foot in front, evenly spread, riders on both wings, archers behind the gaps; in the
    order in which they are deployed.
    """
    zone = strip(table, 0, depth)
    wings = [one for one in army if one.duty is Duty.WING]
    rear = [one for one in army if one.duty is Duty.BEHIND]
    centre = [one for one in army if one.duty is Duty.FRONT]
    if not centre:
        centre, rear = rear, []
    front = [*wings[0::2], *centre, *reversed(wings[1::2])]
    standing = rank(zone, [one.footprint for one in front], SPACING, MARGIN)
    places = {one.unit: pose for one, pose in zip(front, standing, strict=True)}
    hidden = behind(zone, standing, [one.footprint for one in rear])
    places |= {one.unit: pose for one, pose in zip(rear, hidden, strict=True)}
    in_turn = sorted(army, key=lambda one: one.duty)
    return {one.unit: opposite(table, places[one.unit]) if edge else places[one.unit] for one in in_turn}


@lru_cache(maxsize=1024)
def _candidates(places: DeploymentPlaces) -> tuple[tuple[Deploy, str], ...]:
    """First each unit's place in the line of battle, in the order in which they are best deployed; then others."""
    found: dict[Deploy, str] = {}
    line = line_of_battle(places.table, _depth(places.whole_zone or places.zone), places.edge, places.army)
    in_line = {unit: pose for unit, pose in line.items() if unit in places.waiting}
    for unit, pose in in_line.items():
        place = next((there for there in beside(pose, STEP, STEPS) if places.is_free(unit, there)), None)
        if place is not None:
            found[_deployed(unit, place)] = LINE
    for unit in places.waiting:
        for pose, reason in _others(places, unit):
            move = _deployed(unit, pose)
            if len(found) < MOST_CANDIDATES and move not in found and places.check(move) is None:
                found[move] = reason
    return tuple((found or {_deployed(unit, pose): SPARE for unit, pose in _spare(places, in_line)}).items())


def _spare(places: DeploymentPlaces, in_line: Mapping[Unit, Pose]) -> Iterator[tuple[Unit, Pose]]:
    """Where the zone is crowded: any room that there is."""
    taken = (*(tray for _, tray in places.trays), *(shape for _, shape in places.impassable))
    for unit, wanted in in_line.items():
        room = some_place(places.footprint(unit), inward(places.edge), places.zone, taken)
        if room is None and are_aligned(taken):
            continue
        pose = places.near(unit, wanted, NEARBY) or room
        if pose is not None and places.is_free(unit, pose):
            yield unit, pose


def _others(places: DeploymentPlaces, unit: Unit) -> Iterator[tuple[Pose, str]]:
    """On the left, in the middle and on the right of the zone, as its player sees it."""
    zone = strip(places.table, 0, _depth(places.whole_zone or places.zone))
    for reason, sixths in ((LEFT, 1), (CENTRE, 3), (RIGHT, 5)):
        pose = at_front(zone, places.footprint(unit), sixths)
        yield opposite(places.table, pose) if places.edge else pose, reason


def _depth(zone: Area) -> int:
    return zone.top - zone.bottom
