"""Moving (p. 5, 13, 14, 24): Maneuver, March, Shift and free pivots, and how a movement is carried out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, ClassVar, Final

from maester.engine import Event, Move, Pass, PickIn, PickOne, Procedure, Refusal, Seat, YesNo, refuse
from maester.games.miniatures.actions import DANGEROUS, PERFORM, POSSIBLE, act, endanger, standing_in_danger
from maester.games.miniatures.facings import some_facing
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Acting, Moving
from maester.games.miniatures.geometry.numbers import INCH, Pose, go
from maester.games.miniatures.geometry.shapes import overlaps, rectangle
from maester.games.miniatures.geometry.sweeps import overlap_stretch
from maester.games.miniatures.geometry.ways import slid
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import MOVE_ENDED
from maester.games.miniatures.movement import (
    FreePivot,
    Maneuver,
    Maneuvers,
    March,
    Marches,
    PivotedMarches,
    Pivots,
    Shift,
    ShiftBy,
    maneuver_domain,
    march_domain,
    pivot_domain,
    shift_domain,
)
from maester.games.miniatures.names import CHARGE, MANEUVER, MARCH, UNIT_NAMES, Unit, owner
from maester.games.miniatures.resolving import ChooseUnit
from maester.games.miniatures.terrain_keywords import pieces_for

BY_MANEUVER: Final = "maneuver"
BY_MARCH: Final = "march"
BY_SHIFT: Final = "shift"
BY_PIVOT: Final = "pivot"
DISTANCE: Final = "distance"
"""How many inches an effect lets a unit Maneuver (`Acting.granted`)."""


class Moved(Event, frozen=True):
    """A unit was moved, by what; where its tray stood at first and after each part of the movement."""

    unit: Unit
    how: str
    path: tuple[Pose, ...]


# --- carrying out ---------------------------------------------------------------------------------------------------


def carry_out(game: Field, unit: Unit, path: Sequence[Pose], how: str) -> None:
    """Moves a unit along a path that was decided, before all that is planned: it begins where the unit stands, and from
    one pose to the next the tray is turned, or slides along one of its own axes.
    """
    if path[-1] != path[0]:
        moving = Moving(unit=unit, how=how, path=tuple(path), entered=tuple(entered(game, unit, path)))
        game.open(moving, EnterTerrain, ArriveAtEnd)


def entered(game: Field, unit: Unit, path: Sequence[Pose]) -> list[tuple[int, Pose]]:
    """The pieces of Dangerous Terrain that a unit enters on its path, in their order, and where it does: those on which
    it didn't stand at the start. What is swept by a pivot alone isn't entered (ruling.terrain-crossing).
    """
    footprint = game.footprint(unit)
    start, end = rectangle(path[0], footprint), rectangle(path[-1], footprint)
    found: list[tuple[int, float, int, Pose]] = []
    for piece in pieces_for(game, unit, DANGEROUS):
        shape = game.terrain_shape(piece)
        if overlaps(start, shape):
            continue
        for part, (before, after) in enumerate(pairwise(path)):
            if before.bearing != after.bearing or before == after:
                continue
            bearing, length = slid(before, after)
            stretch = overlap_stretch(rectangle(before, footprint), bearing, shape)
            if stretch is not None and stretch[1] > 0 and stretch[0] < length:
                way = max(0.0, stretch[0])
                found.append((part, way, piece, go(before, bearing, round(way))))
                break
        else:
            if overlaps(end, shape):
                found.append((len(path), 0.0, piece, path[-1]))
    return [(piece, pose) for _, _, piece, pose in sorted(found)]


class EnterTerrain(Procedure[Field], frozen=True):
    """A unit that enters Dangerous Terrain suffers d3+1 Wounds at that moment; in a Charge only once, with those before
    it (p. 24). One that is destroyed doesn't arrive.
    """

    moving: int

    def run(self, game: Field) -> None:
        moving = game.frame(Moving, self.moving)
        if not game.stands(moving.unit):
            game.abandon(self.moving)
            return
        if not moving.entered:
            return
        (piece, pose), *rest = moving.entered
        moving.entered = tuple(rest)
        game.then(self)
        if not self._has_suffered(game, moving.unit):
            endanger(game, moving.unit, piece, pose)

    def _has_suffered(self, game: Field, unit: Unit) -> bool:
        """Is it a Charge in which the unit has suffered these Wounds already? From now on it is."""
        charges = [frame for frame in game.frames if isinstance(frame, Acting) and frame.action == CHARGE]
        charge = next((frame for frame in reversed(charges) if frame.unit == unit), None)
        if charge is None:
            return False
        suffered, charge.endangered = charge.endangered, True
        return suffered


class ArriveAtEnd(Procedure[Field], frozen=True):
    """The movement ends: the tray stands there, and Claims what the mode says (p. 28). What the mode asks about that
    comes before texts break in.
    """

    moving: int

    def run(self, game: Field) -> None:
        moving = game.frame(Moving, self.moving)
        game.place(moving.unit, moving.path[-1])
        game.tell(Moved(moving.unit, moving.how, moving.path))
        happens(game, MOVE_ENDED, moving.unit, about=self.moving)
        mode_of(game).move_ended(game, moving.unit)


# --- Maneuver and March -----------------------------------------------------------------------------------------------


def is_unengaged(game: Field, unit: Unit) -> bool:
    """An engaged unit may neither Maneuver nor March nor Shift (p. 13, 14, ruling.engaged-cannot-move)."""
    return game.stands(unit) and not game.is_engaged(unit)


def can_move(game: Field, unit: Unit, against: Unit) -> bool:
    return is_unengaged(game, unit)


POSSIBLE[MANEUVER] = can_move
POSSIBLE[MARCH] = can_move


def perform_maneuver(game: Field, acting: int) -> None:
    """The unit Maneuvers; a free Maneuver may be declined (p. 13, 17)."""
    if is_unengaged(game, game.frame(Acting, acting).unit):
        free = game.frame(Acting, acting).free
        game.then(ChooseFreeManeuver(acting) if free else ChooseManeuver(acting))


def perform_march(game: Field, acting: int) -> None:
    """The unit Marches (p. 14)."""
    if is_unengaged(game, game.frame(Acting, acting).unit):
        game.then(ChooseMarch(acting))


PERFORM[MANEUVER] = perform_maneuver
PERFORM[MARCH] = perform_march


def distance_granted(acting: Acting) -> int | None:
    """How far a Maneuver goes that an effect grants, if that says so instead of the Speed."""
    return next((number * INCH for what, number, _ in acting.granted if what == DISTANCE), None)


class ChooseManeuver(PickIn[Field], frozen=True):
    """Where a unit Maneuvers: it may pivot, move forward up to its Speed, and pivot again (p. 13)."""

    acting: int
    moves: ClassVar[tuple[type[Move], ...]] = (Maneuver,)
    rules: ClassVar[tuple[str, ...]] = (
        "maneuver.sequence",
        "maneuver.parts-optional",
        "move.one-inch",
        "pivot.no-final-overlap",
    )

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Acting, self.acting).unit)

    def domain(self, game: Field) -> Maneuvers:
        acting = game.frame(Acting, self.acting)
        return maneuver_domain(game, acting.unit, most=distance_granted(acting))

    def answer(self, game: Field, seat: Seat, move: Maneuver) -> None:
        unit = game.frame(Acting, self.acting).unit
        carry_out(game, unit, self.domain(game).path(move), BY_MANEUVER)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[game.frame(Acting, self.acting).unit]}


class ChooseFreeManeuver(ChooseManeuver, frozen=True):
    """A free Maneuver, or none."""

    moves = (Maneuver, Pass)
    rules = (*ChooseManeuver.rules, "term.free-action")

    def domain(self, game: Field) -> Maneuvers:
        acting = game.frame(Acting, self.acting)
        return maneuver_domain(game, acting.unit, optional=True, most=distance_granted(acting))


class ChooseMarch(PickIn[Field], frozen=True):
    """How far a unit Marches: straight on, up to twice its Speed, and then it may pivot (p. 14); before it only if an
    effect says so, and then it is told as a Maneuver is.
    """

    acting: int
    moves = (March, Maneuver)
    rules = ("march.distance", "march.no-first-pivot", "march.final-pivot", "move.one-inch")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Acting, self.acting).unit)

    def domain(self, game: Field) -> Marches | PivotedMarches:
        return march_domain(game, game.frame(Acting, self.acting).unit)

    def answer(self, game: Field, seat: Seat, move: March | Maneuver) -> None:
        unit = game.frame(Acting, self.acting).unit
        carry_out(game, unit, self.domain(game).path(move), BY_MARCH)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[game.frame(Acting, self.acting).unit]}


def offer_free_maneuver(game: Field, unit: Unit) -> None:
    """A unit may make a free Maneuver, if it isn't engaged (p. 17). One that would suffer for it, as it stands on
    Dangerous Terrain, is asked before.
    """
    if not is_unengaged(game, unit):
        return
    if standing_in_danger(game, unit):
        game.then(DareFreeManeuver(unit))
    else:
        act(game, unit, MANEUVER, free=True)


class DareFreeManeuver(YesNo[Field], frozen=True):
    """Does a unit on Dangerous Terrain make its free Maneuver, which begins with Wounds (p. 24)?"""

    unit: Unit
    rules = ("terrain-keyword.dangerous-acting", "term.free-action")

    def who(self, game: Field) -> Seat:
        return owner(self.unit)

    def chosen(self, game: Field, seat: Seat, value: bool) -> None:
        if value:
            act(game, self.unit, MANEUVER, free=True)


# --- Shift ------------------------------------------------------------------------------------------------------------


def shift(game: Field, unit: Unit, most: int) -> None:
    """A unit may Shift up to so many thousandths of an inch; an engaged one can't (p. 5, ruling.shift-limits)."""
    if is_unengaged(game, unit):
        game.then(ChooseShift(unit, most))


class ChooseShift(PickIn[Field], frozen=True):
    """A unit may move a little forward, back or sideways, without a pivot (p. 5)."""

    unit: Unit
    most: int
    moves = (ShiftBy, Pass)
    rules = ("term.shift", "move.one-inch", "move.no-through-enemies")

    def who(self, game: Field) -> Seat:
        return owner(self.unit)

    def domain(self, game: Field) -> Shift | None:
        return shift_domain(game, self.unit, self.most) if is_unengaged(game, self.unit) else None

    def answer(self, game: Field, seat: Seat, move: ShiftBy | Pass) -> None:
        carry_out(game, self.unit, shift_domain(game, self.unit, self.most).path(move), BY_SHIFT)


# --- free pivots ------------------------------------------------------------------------------------------------------


def may_pivot(game: Field, unit: Unit) -> bool:
    """Is there a facing to which the unit could make a free pivot (ruling.retreat-pivot-still-engaged)?"""
    return game.stands(unit) and some_facing(pivot_domain(game, unit)) is not None


class OfferFreePivot(PickIn[Field], frozen=True):
    """A unit may make a free pivot, or decline it (p. 14, 17)."""

    unit: Unit
    moves = (FreePivot, Pass)
    rules = ("retreat.enemy-free-pivot", "surge.friends-pivot", "pivot.axis", "move.one-inch")

    def who(self, game: Field) -> Seat:
        return owner(self.unit)

    def domain(self, game: Field) -> Pivots | None:
        """Nothing, if the unit could only decline."""
        return pivot_domain(game, self.unit) if may_pivot(game, self.unit) else None

    def answer(self, game: Field, seat: Seat, move: FreePivot | Pass) -> None:
        carry_out(game, self.unit, pivot_domain(game, self.unit).path(move), BY_PIVOT)


class OrderFreePivots(PickOne[Field], frozen=True):
    """Of several units that may pivot their player says which is the next; passing declines for all that are left."""

    units: tuple[Unit, ...]
    move = ChooseUnit
    optional = True
    rules = ("retreat.enemy-free-pivot",)

    def who(self, game: Field) -> Seat:
        return owner(self.units[0])

    def among(self, game: Field) -> Iterable[Unit]:
        return [unit for unit in self.units if may_pivot(game, unit)]

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        return refuse("retreat.enemy-free-pivot", who=UNIT_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Unit) -> None:
        left = tuple(unit for unit in self.units if unit != value)
        offer_free_pivots(game, left)
        game.then(OfferFreePivot(value))


def offer_free_pivots(game: Field, units: Sequence[Unit]) -> None:
    """These units may make free pivots, before all that is planned; the player of several decides in which order."""
    for seat in reversed(game.order_of_play()):
        own = [unit for unit in units if owner(unit) == seat and may_pivot(game, unit)]
        if len(own) > 1:
            game.then(OrderFreePivots(tuple(own)))
        elif own:
            game.then(OfferFreePivot(own[0]))
