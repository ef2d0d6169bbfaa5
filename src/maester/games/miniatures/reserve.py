"""The Reserve: units that texts keep off the table at deployment, and where they come onto it later."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, ClassVar

from maester.engine import Domain, Event, Move, Pass, PickIn, Procedure, Refusal, Seat, YesNo
from maester.games.miniatures.deployment import places_within
from maester.games.miniatures.deployment_places import Deploy, DeploymentPlaces
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.geometry.placing import edges_outline, flank_strips, steps_apart, strip
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import SHORT_RANGE, UNIT_NAMES, Unit, owner
from maester.games.miniatures.pieces.changes import MayWaitInReserve
from maester.games.miniatures.placements import ShownPlacement
from maester.games.miniatures.standing import about


class KeptInReserve(Event, frozen=True):
    """A unit is kept off the table, in Reserve."""

    unit: Unit


class UnitArrived(Event, frozen=True):
    """A unit comes onto the table from Reserve."""

    unit: Unit
    pose: Pose


# --- into the Reserve ------------------------------------------------------------------------------------------------


def keep_in_reserve(game: Field, unit: Unit) -> None:
    """A unit is off the table until an effect brings it."""
    if game.stands(unit):
        game.take_away(unit)
    game.in_reserve[unit] = True
    game.tell(KeptInReserve(unit))


def is_last(game: Field, unit: Unit) -> bool:
    """Is it the only unit of its side that isn't in Reserve? A side without one on the table is beaten (p. 26)."""
    own = owner(unit)
    side = [one for seat in (own, *game.allies(own)) for one in game.units_of(seat)]
    return not [one for one in side if one != unit and not game.in_reserve[one]]


class TakeIntoReserve(Procedure[Field], frozen=True):
    """A unit on the table is taken into Reserve, when the mode has done with it."""

    unit: Unit

    def run(self, game: Field) -> None:
        if game.stands(self.unit):
            keep_in_reserve(game, self.unit)


def take_into_reserve(game: Field, unit: Unit) -> None:
    """An effect takes a unit off the table, into Reserve."""
    game.then(*mode_of(game).leaving_steps(game, unit), TakeIntoReserve(unit))


class ChooseReserves(Procedure[Field], frozen=True):
    """Before deployment each player says which units wait in Reserve, of those that may."""

    def run(self, game: Field) -> None:
        waiting = [
            unit
            for seat in game.order_of_play()
            for unit in game.units_of(seat)
            if not game.stands(unit) and any(about(game, unit, MayWaitInReserve))
        ]
        game.then(*map(WaitInReserve, waiting))


class WaitInReserve(YesNo[Field], frozen=True):
    """Does a unit wait in Reserve?"""

    unit: Unit
    rules = ("card.ability-text",)

    def who(self, game: Field) -> Seat:
        return owner(self.unit)

    def among(self, game: Field) -> Iterable[bool]:
        return () if is_last(game, self.unit) else (True, False)

    def chosen(self, game: Field, seat: Seat, value: bool) -> None:
        if value:
            keep_in_reserve(game, self.unit)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[self.unit]}


# --- out of it -------------------------------------------------------------------------------------------------------


class Arrivals(Domain, frozen=True):
    """Where units come onto the table: wholly in Short Range of a Flank edge or (`own_edge`) of the player's own."""

    strips: tuple[DeploymentPlaces, ...]
    own_edge: bool
    optional: bool
    ground: Area
    """Where trays may stand."""

    def check(self, move: Deploy | Pass) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        refusals = [one.check(move) for one in self.strips]
        if None in refusals:
            return None
        # Of the part in which the tray would stand it is told what is in the way.
        inside = (one for one in refusals if one is not None and one.rule != "deploy.fully-within-zone")
        return next(inside, refusals[0])

    def candidates(self) -> Sequence[Deploy | Pass]:
        found = dict.fromkeys(move for one in self.strips for move in one.candidates())
        return (*found, Pass()) if self.optional else tuple(found)

    def sample(self, rng: Random) -> Deploy | Pass:
        if self.optional and rng.random() < 0.2:
            return Pass()
        return rng.choice(self.strips).sample(rng)

    def nearest(self, move: Deploy | Pass) -> Deploy | None:
        if isinstance(move, Pass):
            return None
        found = [near for one in self.strips if (near := one.nearest(move)) is not None]
        return min(found, key=lambda near: steps_apart(near.pose, move.pose), default=None)

    def shown(self) -> ShownPlacement:
        shown = [one.shown() for one in self.strips]
        taken = tuple(dict.fromkeys(body for one in shown for body in one.taken))
        places = tuple(place for one in shown for place in one.places)
        edge = self.strips[0].edge
        return ShownPlacement(edges_outline(self.ground, edge, SHORT_RANGE, with_edge=self.own_edge), taken, places)


def arrivals(
    game: Field, seat: Seat, units: tuple[Unit, ...], *, own_edge: bool, optional: bool = False
) -> Arrivals | None:
    """Where these units of a player may come onto the table; None if nowhere."""
    areas: tuple[Area, ...] = flank_strips(game.table, SHORT_RANGE)
    if own_edge:
        areas += (strip(game.table, game.edge[seat], SHORT_RANGE),)
    found = [places for area in areas if units and (places := places_within(game, seat, area, units)) is not None]
    return Arrivals(tuple(found), own_edge, optional, game.ground) if found else None


def arrive(game: Field, move: Deploy) -> None:
    """A unit comes onto the table from Reserve."""
    game.in_reserve[move.unit] = False
    game.place(move.unit, move.pose)
    game.tell(UnitArrived(move.unit, move.pose))
    mode_of(game).move_ended(game, move.unit)


class ArriveFromReserve(Procedure[Field], frozen=True):
    """At the start of a Round those who aren't First Player may bring one unit that waits in Reserve."""

    def run(self, game: Field) -> None:
        game.then(*(PlaceFromReserve(seat) for seat in game.opponents(game.first) if waiting(game, seat)))


def waiting(game: Field, seat: Seat) -> tuple[Unit, ...]:
    """The units of a player that wait in Reserve by a text of their own."""
    reserve = [unit for unit in game.units_of(seat) if game.in_reserve[unit]]
    return tuple(unit for unit in reserve if any(about(game, unit, MayWaitInReserve)))


class PlaceFromReserve(PickIn[Field], frozen=True):
    """Which unit comes from Reserve, and where; or none."""

    seat: Seat
    moves: ClassVar[tuple[type[Move], ...]] = (Deploy, Pass)
    rules = ("card.ability-text", "ruling.deploy-placement", "move.one-inch")

    def domain(self, game: Field) -> Arrivals | None:
        return arrivals(game, self.seat, waiting(game, self.seat), own_edge=True, optional=True)

    def answer(self, game: Field, seat: Seat, move: Deploy | Pass) -> None:
        if isinstance(move, Deploy):
            arrive(game, move)


class PlaceOnFlank(PlaceFromReserve, frozen=True):
    """Where a unit comes from Reserve that an effect brings onto a Flank."""

    unit: Unit
    moves = (Deploy,)

    def domain(self, game: Field) -> Arrivals | None:
        return arrivals(game, self.seat, (self.unit,), own_edge=False) if game.in_reserve[self.unit] else None
