"""The Retreat (p. 14, 19): away from the enemy by Speed and a die, then the enemies that were left behind may pivot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import Any, Final

from maester.engine import Event, PickIn, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.actions import PERFORM, POSSIBLE
from maester.games.miniatures.destinations import WAY_OUT, retreat_suggestions
from maester.games.miniatures.facings import facings
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Acting, Retreat
from maester.games.miniatures.geometry.numbers import FULL_TURN, INCH, TOLERANCE, Bearing, Inches
from maester.games.miniatures.geometry.shapes import Rectangle, Side, rectangle
from maester.games.miniatures.geometry.turning import ALL_FACINGS, Spare, Turns, some_turn
from maester.games.miniatures.geometry.ways import disc_near_stretch
from maester.games.miniatures.ground import Body, Lengths, Parts, Suggestion, shown_inches, sideways, speed, way_of
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.judging import LEAST_GAP
from maester.games.miniatures.moments import RETREAT_ROLLED, RETREATED
from maester.games.miniatures.movement import RetreatTo, TypedMovement, known
from maester.games.miniatures.moving import carry_out, offer_free_pivots
from maester.games.miniatures.names import (
    BACK,
    FORWARD,
    LEFTWARD,
    RETREAT,
    RIGHTWARD,
    UNIT_NAMES,
    WAY_NAMES,
    Unit,
    Way,
    owner,
)
from maester.games.miniatures.pieces.changes import LeavesNoPivots
from maester.games.miniatures.rolling import RETREAT_DIE, roll
from maester.games.miniatures.standing import about

BY_RETREAT: Final = "retreat"
DIE: Final = 6


class RetreatImpossible(Event, frozen=True):
    """The die leaves no room for a Retreat: the unit stays, and its action is spent."""

    unit: Unit
    die: int


class Retreats(TypedMovement, frozen=True):
    """A move away from the enemy, up to Speed and the die, sideways or back, or forward, then a pivot (p. 14)."""

    allowed: tuple[Way, ...] = ()

    too_far = "retreat.distance"

    def made(self, parts: Parts) -> RetreatTo:
        way = way_of(self.start.bearing, parts.bearing)
        return RetreatTo(way, Inches(parts.distance), Bearing(parts.last))

    def ways(self) -> Iterable[tuple[int, int]]:
        face = self.start.bearing
        return [(face, sideways(face, way)) for way in self.allowed]

    def suggestions(self) -> Iterator[Suggestion]:
        yield from retreat_suggestions(self)
        found = way_out(self)
        if found is not None:
            yield found, (WAY_OUT, "")

    def drawn(self, rng: Random) -> Parts:
        face = self.start.bearing
        last = face if rng.random() < 0.5 else rng.randrange(FULL_TURN)
        return Parts(face, sideways(face, rng.choice(self.allowed)), rng.randrange(self.allowance + 1), last)

    def forbidden(self, move: RetreatTo) -> Refusal | None:
        """The ways follow from the edges that are in contact (ruling.retreat-several-sides)."""
        if move.way in self.allowed:
            return None
        rule = "retreat.direction-front" if move.way == FORWARD else "retreat.direction-flank-rear"
        return refuse(rule, way=WAY_NAMES[move.way])

    def staying(self) -> Refusal | None:
        """Whoever has declared a Retreat may not stay in contact (p. 19)."""
        return refuse("idleness.retreat-must-disengage")

    def too_near(self, parts: Parts, enemy: Body, gap: float) -> Refusal:
        if gap > TOLERANCE:
            return TypedMovement.too_near(self, parts, enemy, gap)
        rule = "ruling.retreat-leaves-all" if parts.distance else "idleness.retreat-must-disengage"
        return refuse(rule, who=enemy.name, gap=shown_inches(gap), least=1)


def retreat_domain(game: Field, unit: Unit, die: int) -> Retreats:
    """Where a unit may Retreat with this die."""
    allowed = ways_to_retreat(game, unit)
    return Retreats(**known(game, unit, speed(game, unit) + die * INCH), allowed=allowed)


def ways_to_retreat(game: Field, unit: Unit) -> tuple[Way, ...]:
    """Sideways always; back if an enemy is on the Front edge, forward if one is on a side or rear edge (p. 14,
    ruling.retreat-several-sides). Whether a way is free is another question.
    """
    sides = {game.contact(unit, enemy).side_of_a for enemy in game.opposing(unit)}
    back = (BACK,) if Side.FRONT in sides else ()
    forward = (FORWARD,) if sides - {Side.FRONT} else ()
    return (*back, *forward, RIGHTWARD, LEFTWARD)


def can_retreat(game: Field, unit: Unit) -> bool:
    """May an engaged unit declare a Retreat: is there a destination with at least one result of the die, so with the
    highest (ruling.retreat-declaration)?
    """
    return game.is_engaged(unit) and way_out(retreat_domain(game, unit, DIE)) is not None


POSSIBLE[RETREAT] = lambda game, unit, against: game.is_engaged(unit) and can_retreat(game, unit)


# --- is there a way out? ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def way_out(retreats: Retreats) -> RetreatTo | None:
    """A destination of a Retreat, with a last facing as it stands, at right angles or in whole degrees and without use
    of the tolerance, if there is such a one; None if there is none at all (p. 14).
    """
    face = retreats.start.bearing
    ways = [bearing for _, bearing in retreats.ways() if _is_free(retreats, bearing)]
    found = next(filter(None, (_with_any_facing(retreats, bearing) for bearing in ways)), None)
    if found is None:
        return None
    tries = (_on(retreats, bearing, last, 0) for last in (face, *facings(face)) for bearing in ways)
    return next(filter(None, tries), found)


def _with_any_facing(retreats: Retreats, bearing: int) -> RetreatTo | None:
    """A destination on this bearing, with whatever last facing."""
    face = retreats.start.bearing
    radius = rectangle(retreats.start, retreats.footprint).radius

    def may_fit(bearing: int, last: int, spare: Spare) -> bool:
        return retreats.lengths(face, bearing, last, TOLERANCE, spare).shortest(0) is not None

    def fitting(bearing: int, last: int) -> RetreatTo | None:
        return _on(retreats, bearing, last, TOLERANCE)

    return some_turn(Turns(bearing, bearing, *ALL_FACINGS), 0, radius, may_fit, fitting)


def _on(retreats: Retreats, bearing: int, last: int, leeway: int) -> RetreatTo | None:
    """A destination on this bearing with this last facing, as far away as may be."""
    face, most = retreats.start.bearing, retreats.allowance
    for low, high in reversed(retreats.lengths(face, bearing, last, leeway).stretches()):
        for distance, step in ((math.floor(min(high, max(low, most))), -1), (math.ceil(low), 1)):
            move: RetreatTo | None = retreats.legal(Parts(face, bearing, distance, last), step)
            if move is not None:
                return move
    return None


def _is_free(retreats: Retreats, bearing: int) -> bool:
    """Is there a distance on this bearing that isn't barred whatever way the tray is turned at its end?"""
    tray = rectangle(retreats.start, retreats.footprint)
    ground = retreats.ground
    gaps = [
        disc_near_stretch(tray, bearing, body.shape, gap)
        for bodies, gap in ((ground.enemies, LEAST_GAP), ((*ground.friends, *ground.impassable), -TOLERANCE))
        for body in bodies
        if isinstance(body.shape, Rectangle)
    ]
    limit = retreats.way_free(tray, bearing, TOLERANCE)
    return Lengths(limit, tuple([gap for gap in gaps if gap is not None])).longest(limit) is not None


# --- step by step -----------------------------------------------------------------------------------------------------


def perform_retreat(game: Field, acting: int) -> None:
    """The unit rolls a die, moves away if it can, and those that it was engaged with may pivot (p. 14)."""
    unit = game.frame(Acting, acting).unit
    if can_retreat(game, unit):
        game.open(Retreat(unit=unit, left=tuple(game.engaged_with(unit))), *RETREATING)


PERFORM[RETREAT] = perform_retreat


class RollRetreat(Procedure[Field], frozen=True):
    """The unit rolls a d6 for the distance (p. 14)."""

    retreat: int

    def run(self, game: Field) -> None:
        roll(game, game.frame(Retreat, self.retreat).unit, RETREAT_DIE, (DIE,), self.retreat)


class RetreatRolled(Procedure[Field], frozen=True):
    """The distance is known."""

    retreat: int

    def run(self, game: Field) -> None:
        happens(game, RETREAT_ROLLED, game.frame(Retreat, self.retreat).unit, about=self.retreat)


class MoveAway(Procedure[Field], frozen=True):
    """The unit must move away if the die allows it; else it stays, and its action is spent (p. 19,
    ruling.retreat-declaration).
    """

    retreat: int

    def run(self, game: Field) -> None:
        retreat = game.frame(Retreat, self.retreat)
        if not game.stands(retreat.unit):
            return
        if way_out(retreat_domain(game, retreat.unit, retreat.die)) is not None:
            game.then(ChooseRetreat(self.retreat))
        else:
            game.tell(RetreatImpossible(retreat.unit, retreat.die))


class ChooseRetreat(PickIn[Field], frozen=True):
    """Where a unit Retreats: straight on, without changing its facing, and then it may pivot (p. 14)."""

    retreat: int
    moves = (RetreatTo,)
    rules = ("retreat.distance", "retreat.keeps-facing", "retreat.final-pivot", "idleness.retreat-must-disengage")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Retreat, self.retreat).unit)

    def domain(self, game: Field) -> Retreats:
        retreat = game.frame(Retreat, self.retreat)
        return retreat_domain(game, retreat.unit, retreat.die)

    def answer(self, game: Field, seat: Seat, move: RetreatTo) -> None:
        carry_out(game, game.frame(Retreat, self.retreat).unit, self.domain(game).path(move), BY_RETREAT)

    def details(self, game: Field) -> dict[str, Any]:
        retreat = game.frame(Retreat, self.retreat)
        return {"unit": UNIT_NAMES[retreat.unit], "die": retreat.die}


class RetreatEnds(Procedure[Field], frozen=True):
    """Every enemy that was engaged with the unit and no longer is may make a free pivot, also one that is still engaged
    with another, unless a text is against it (p. 14, ruling.retreat-pivot-still-engaged).
    """

    retreat: int

    def run(self, game: Field) -> None:
        retreat = game.frame(Retreat, self.retreat)
        left = [enemy for enemy in retreat.left if game.stands(enemy) and not game.are_engaged(enemy, retreat.unit)]
        if not any(about(game, retreat.unit, LeavesNoPivots)):
            offer_free_pivots(game, left)
        if left and game.stands(retreat.unit):
            happens(game, RETREATED, retreat.unit, about=self.retreat)


RETREATING: Final = (RollRetreat, RetreatRolled, MoveAway, RetreatEnds)
