"""Whom a unit may charge, and by which ways (p. 16): sight, room on the target's side, and lanes within reach."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any, Final, NamedTuple

from maester.engine import Refusal, refuse
from maester.games.miniatures.alignment import Places, charge_alignments, wall_alignments
from maester.games.miniatures.field import Field, Tray
from maester.games.miniatures.frames import Charge
from maester.games.miniatures.geometry.aims import aims, spread
from maester.games.miniatures.geometry.courses import ROUGH, Course, Lane, lane
from maester.games.miniatures.geometry.lanes import Stretch, is_in, lanes, some_lane
from maester.games.miniatures.geometry.numbers import (
    FULL_TURN,
    INCH,
    TOLERANCE,
    Bearing,
    Pose,
    turned,
)
from maester.games.miniatures.geometry.shapes import Circle, Shape, Side, is_within
from maester.games.miniatures.geometry.zones import zones
from maester.games.miniatures.ground import speed
from maester.games.miniatures.melee import melee_attacks
from maester.games.miniatures.names import PIECE_NAMES, SIDE_NAMES, UNIT_NAMES, Unit, is_wall
from maester.games.miniatures.seeing import Surroundings, surroundings
from maester.games.miniatures.terrain_keywords import pieces_for

HIGHEST_DIE: Final = 6
NOWHERE: Final = Pose(-1000 * INCH, -1000 * INCH, 0)
"""Where a target is that was destroyed before the Charge came to it."""
FAR_AWAY: Final = 100 * INCH
"""Farther than any two places on a table are apart."""
WAYS_PER_LANE: Final = 12
"""So many bearings of each stretch of lanes are looked at, besides those that stand out."""
FINER: Final = (400, 100, 25, 5, 1)
"""Turns, in hundredths of a degree, by which the shortest way is looked for around a good one."""


class ChargeWay(NamedTuple):
    """A way to the target: on which bearing, how far it is, and which number the die must show at least."""

    face: Bearing
    travel: float
    needs: int


class Approach(NamedTuple):
    """Everything on which a Charge of one unit on another depends."""

    unit: Tray
    target: Tray
    speed: int
    course: Course
    in_the_way: tuple[str, ...]
    """The names of the obstacles of the course."""
    taken: tuple[Shape, ...]
    """Where the unit can't stand when it lines up: all other trays, and Impassable Terrain."""
    around: Surroundings

    def sees(self, bearing: int) -> bool:
        """Does the unit see the target after a pivot to this bearing?"""
        return self.around.line(turned(self.unit.pose, bearing), self.target, ranged=False) is not None

    def lane(self, bearing: int) -> Lane | None:
        return lane(self.unit.pose, self.unit.footprint, bearing, self.course)

    def way(self, bearing: int) -> ChargeWay | None:
        """The way after a pivot to this bearing, seen or not; None if the target can't be reached by it."""
        found = self.lane(bearing)
        if found is None:
            return None
        more = found.travel - TOLERANCE - self.speed + (ROUGH if found.crosses_rough else 0)
        return ChargeWay(Bearing(bearing), found.travel, max(1, math.ceil(more / INCH)))

    def within(self, reach: int) -> Approach:
        """The same, if the unit could move so far."""
        return self._replace(course=self.course._replace(reach=reach))


def approach(game: Field, unit: Unit, target: Unit, around: Surroundings | None = None) -> Approach:
    """How things stand for a Charge of a unit on an enemy, even if that is no longer on the table, or on a Castle
    Wall.
    """
    others = [enemy for enemy in game.enemies(unit) if enemy != target]
    impassable = game.pieces_with("impassable")
    shapes = tuple([game.terrain_shape(piece) for piece in impassable])
    forward = speed(game, unit)
    pose = game.pose_of(target) if is_wall(target) or game.stands(target) else NOWHERE
    aimed_at = Tray(target, pose, game.footprint(target))
    course = Course(
        target=aimed_at.rectangle,
        obstacles=(*(game.rectangle(enemy) for enemy in others), *shapes),
        rough=tuple([game.terrain_shape(piece) for piece in pieces_for(game, unit, "rough")]),
        area=game.ground,
        reach=forward + HIGHEST_DIE * INCH,
        shortest=forward + INCH,
    )
    names = (*(UNIT_NAMES[enemy] for enemy in others), *(PIECE_NAMES[piece] for piece in impassable))
    trays = tuple([game.rectangle(one) for one in game.on_table() if one not in (unit, target)])
    return Approach(
        game.tray_of(unit),
        aimed_at,
        forward,
        course,
        names,
        (*trays, *shapes),
        around or surroundings(game, unit),
    )


# --- may it be declared ----------------------------------------------------------------------------------------------


def chargeable(game: Field, unit: Unit) -> tuple[Unit, ...]:
    """The enemies on which the unit may declare a Charge now (p. 16)."""
    if not game.stands(unit) or game.is_engaged(unit) or not melee_attacks(game, unit):
        return ()
    around = surroundings(game, unit)
    own = game.rectangle(unit)
    circle = Circle(own.x, own.y, own.radius)
    reach = speed(game, unit) + HIGHEST_DIE * INCH
    near = [enemy for enemy in game.enemies(unit) if is_within(circle, game.rectangle(enemy), reach)]
    return tuple([enemy for enemy in near if _may_be_declared(approach(game, unit, enemy, around))])


def charge_targets(game: Field, unit: Unit) -> tuple[Unit, ...]:
    """All on which the unit may declare a Charge now: enemies, and Castle Walls as if they were (p. 16, 30)."""
    found = chargeable(game, unit)
    if not game.walls or game.is_engaged(unit) or not melee_attacks(game, unit):
        return found
    around = surroundings(game, unit)
    walls = game.walls_against(unit) if game.stands(unit) else []
    return (*found, *(wall for wall in walls if _may_be_declared(approach(game, unit, wall, around))))


@lru_cache(maxsize=512)
def _may_be_declared(case: Approach) -> bool:
    return case.sees(case.unit.pose.bearing) and bool(sides(case)) and facing(case) is not None


def sides(case: Approach) -> tuple[Side, ...]:
    """The target's side that is charged: the one in whose zone most of the unit stands; several if they have equal
    parts of it (p. 16). Only those with room for the unit; of a Castle Wall only its front face
    (ruling.castle-wall-combat).
    """
    found = zones(case.target.rectangle, case.unit.rectangle)
    if is_wall(case.target.unit):
        found = tuple([side for side in found if side is Side.FRONT])
    return tuple([side for side in found if places(case, side)])


@lru_cache(maxsize=512)
def places(case: Approach, side: Side) -> Places:
    """Where the unit could line up on a side of the target."""
    if is_wall(case.target.unit):
        return wall_alignments(case.target.rectangle, case.unit.footprint, case.taken, case.course.area)
    return charge_alignments(case.target.rectangle, side, case.unit.footprint, case.taken, case.course.area)


def facing(case: Approach) -> Bearing | None:
    """Some bearing from which the unit reaches the target and sees it; None if there is none."""
    return some_lane(case.unit.pose, case.unit.footprint, case.course, case.sees)


def why_not_charge(game: Field, unit: Unit, target: Unit) -> Refusal | None:
    """The first rule against a Charge of a unit on another, with the numbers."""
    if game.is_engaged(unit):
        return refuse("charge.not-engaged", unit=UNIT_NAMES[unit])
    name = UNIT_NAMES[target]
    if not game.stands(unit) or not game.is_there(target) or not game.is_enemy(unit, target):
        return refuse("charge.declare-target", target=name)
    case = approach(game, unit, target)
    if is_wall(target) and Side.FRONT not in zones(case.target.rectangle, case.unit.rectangle):
        return refuse("ruling.castle-wall-combat", who=name)
    if not case.sees(case.unit.pose.bearing):
        return refuse("charge.los-at-start", target=name)
    if not sides(case):
        side = zones(case.target.rectangle, case.unit.rectangle)[0]
        return refuse("charge.space", target=name, side=SIDE_NAMES[side])
    if facing(case) is None:
        return _why_not_reached(case)
    if not melee_attacks(game, unit):
        return refuse("ruling.charge-needs-melee", unit=UNIT_NAMES[unit])
    return None


def _why_not_reached(case: Approach) -> Refusal:
    """It is too far, or the unit would lose sight of it, or all ways are barred."""
    target = UNIT_NAMES[case.target.unit]
    if some_lane(case.unit.pose, case.unit.footprint, case.course) is not None:
        return refuse("charge.pivot", target=target, reason="hidden")
    farther = case.within(FAR_AWAY)
    found = ways(farther)
    if not found:
        return refuse("ruling.charge-distance", target=target)
    shortest = farther.lane(found[0].face)
    assert shortest is not None
    most = case.course.reach - (ROUGH if shortest.crosses_rough else 0)
    return refuse("charge.within-maximum", target=target, needs=in_inches(shortest.travel), most=in_inches(most))


def in_inches(length: float) -> float:
    """A length as it is told with a refusal."""
    return round(length / INCH, 3)


def named(charge: Charge) -> dict[str, Any]:
    """Who is meant, for prompts."""
    return {"unit": UNIT_NAMES[charge.unit], "target": UNIT_NAMES[charge.target]}


def charge_odds(game: Field, unit: Unit, target: Unit) -> tuple[float, int] | None:
    """How far a Charge on an enemy is by its best way, in thousandths of an inch, and which number the die must show at
    least; None if it may not be declared.
    """
    if not game.is_there(target) or target not in charge_targets(game, unit):
        return None
    best = best_way(approach(game, unit, target))
    return None if best is None else (best.travel, best.needs)


# --- ways ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def all_lanes(case: Approach) -> tuple[Stretch, ...]:
    """All bearings from which the target is reached, seen or not."""
    return lanes(case.unit.pose, case.unit.footprint, case.course)


@lru_cache(maxsize=512)
def ways(case: Approach) -> tuple[ChargeWay, ...]:
    """Ways to the target, the shortest first: at the ends of lanes and spread over them; towards its corners and its
    centre; flush to its sides; straight on.
    """
    stretches = all_lanes(case)
    # In a lane nothing is in the way, so that needn't be looked at again.
    free = case._replace(course=case.course._replace(obstacles=()))
    tried = dict.fromkeys(aims(case.unit.pose, case.course.target))
    for first, last in stretches:
        tried |= dict.fromkeys(spread(first, last, WAYS_PER_LANE))
    found = [way for bearing in tried if is_in(stretches, bearing) and (way := free.way(bearing)) is not None]
    if not found:
        return ()
    best = min(found, key=_by_length)
    for turn in FINER:
        best = _shorter(free, stretches, best, turn)
    return tuple(sorted({best, *found}, key=_by_length))


def _shorter(case: Approach, stretches: tuple[Stretch, ...], way: ChargeWay, turn: int) -> ChargeWay:
    """The shortest way in steps of so much from another, in the direction in which it gets shorter."""
    for step in (turn, -turn):
        while is_in(stretches, (way.face + step) % FULL_TURN):
            other = case.way((way.face + step) % FULL_TURN)
            if other is None or other.travel >= way.travel:
                break
            way = other
    return way


def _by_length(way: ChargeWay) -> tuple[int, float, int]:
    return way.needs, way.travel, way.face


def best_way(case: Approach) -> ChargeWay | None:
    """The shortest way on which the target is seen; None if there is none."""
    seen = next((way for way in ways(case) if case.sees(way.face)), None)
    some = facing(case) if seen is None else None
    return seen if some is None else case.way(some)
