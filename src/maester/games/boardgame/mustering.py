"""Mustering: recruiting units in areas with a Castle or Stronghold (p. 9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from maester.engine import Asked, Event, Move, Procedure, Question, Refusal, Seat, refuse
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    AREA_NAMES,
    CASTLES,
    ENGINE,
    FOOTMAN,
    IS_LAND,
    IS_PORT,
    KNIGHT,
    MUSTERING_POINTS,
    NEAR_SEAS,
    NO_UNITS,
    PORT_LIMIT,
    PORT_OF,
    SHIP,
    UNIT_KINDS,
    Area,
    Routed,
    UnitKind,
    units_of,
)
from maester.games.boardgame.control import enter
from maester.games.boardgame.supply import supply_guidance

COST = (1, 2, 1, 2)
"""Mustering points for a new Footman, Knight, Ship, Siege Engine."""
UPGRADE_COST = 1
UPGRADES = (UnitKind(KNIGHT), UnitKind(ENGINE))
Points = tuple[tuple[Area, int], ...]
"""Mustering points that are left, by the area that gives them."""


class Recruit(Move, frozen=True):
    """Takes a new unit with the points of an area and puts it there, or (a Ship) into its port or an adjacent sea."""

    area: Area
    unit: UnitKind
    place: Area
    typed = "recruit {area}: {unit} {place}"


class Upgrade(Move, frozen=True):
    """Replaces a Footman in the area by a Knight or a Siege Engine; a routed one stays routed."""

    area: Area
    unit: UnitKind
    routed: Routed
    typed = "upgrade {area}: {routed} footman to {unit}"
    formerly = ("upgrade {area}: {unit} {routed}",)


class EndMustering(Move, frozen=True):
    """Leaves the points that are left unused."""

    typed = "end mustering"


class Recruited(Event, frozen=True):
    """A new unit is on the board."""

    seat: Seat
    area: Area
    unit: UnitKind
    place: Area


class Upgraded(Event, frozen=True):
    """A Footman was replaced by a better unit."""

    seat: Seat
    area: Area
    unit: UnitKind


class MusteringEnded(Event, frozen=True):
    """A house has finished its mustering."""

    seat: Seat


class Mustering(Procedure[Board], frozen=True):
    """In turn order every player musters in all his areas with a Castle or Stronghold."""

    acted: tuple[Seat, ...] = ()

    def run(self, game: Board) -> None:
        seat = next((seat for seat in game.turn_order if seat not in self.acted), None)
        if seat is not None:
            points = tuple((area, MUSTERING_POINTS[area]) for area in CASTLES if game.controller(area) == seat)
            game.then(Muster(seat, points), Mustering((*self.acted, seat)))


def muster_in(game: Board, seat: Seat, area: Area) -> None:
    """A mustering in one area alone."""
    game.then(Muster(seat, ((area, MUSTERING_POINTS[area]),)))


class Muster(Question[Board], frozen=True):
    """A player spends the points of his areas, unit by unit; what he doesn't use is lost."""

    seat: Seat
    points: Points
    moves = (Recruit, Upgrade, EndMustering)
    rules = (
        "muster.controlled-castle-or-stronghold",
        "muster.cost-footman",
        "muster.cost-knight",
        "muster.cost-ship",
        "muster.cost-siege-engine",
        "muster.within-supply",
    )

    def ask(self, game: Board) -> Asked | None:
        options: list[Move] = [move for move in self.candidates(game) if self.broken(game, move) is None]
        return Asked(self.seat, (*options, EndMustering())) if options else None

    def candidates(self, game: Board) -> Iterator[Recruit | Upgrade]:
        """What each area with points left might do."""
        for area, points in self.points:
            if not points:
                continue
            for unit in map(UnitKind, range(len(UNIT_KINDS))):
                places = ship_places(area) if unit == SHIP else (area,)
                yield from (Recruit(area, unit, place) for place in places)
            for unit in UPGRADES:
                yield Upgrade(area, unit, False)
                yield Upgrade(area, unit, True)

    def broken(self, game: Board, move: Recruit | Upgrade) -> Refusal | None:
        """The first rule that this recruiting breaks."""
        points = dict(self.points).get(move.area)
        name = AREA_NAMES.write(move.area)
        if points is None:
            return refuse("muster.controlled-castle-or-stronghold", area=name)
        if isinstance(move, Upgrade):
            return self.broken_upgrade(game, move, points)
        if COST[move.unit] > points:
            return refuse(f"muster.cost-{UNIT_KINDS[move.unit]}", cost=COST[move.unit], points=points)
        if not game.pieces_left(self.seat, move.unit):
            return refuse("muster.from-unused-pieces", unit=UNIT_KINDS[move.unit])
        if move.unit == SHIP:
            refusal = self.broken_ship(game, move)
        elif move.place != move.area:
            rule = "muster.placed-where-points-come-from" if IS_LAND[move.place] else "muster.land-units-only-on-land"
            refusal = refuse(rule, area=AREA_NAMES.write(move.place))
        else:
            refusal = None
        if refusal is not None:
            return refusal
        size = game.size(move.place) + 1
        if not game.fits_supply(self.seat, {**game.sizes(self.seat), move.place: size}.values()):
            return refuse("muster.within-supply", area=AREA_NAMES.write(move.place), size=size)
        return None

    def broken_ship(self, game: Board, move: Recruit) -> Refusal | None:
        """Ships are placed only in the connected port or in an adjacent sea area without enemy Ships."""
        name = AREA_NAMES.write(move.place)
        if not ship_places(move.area):
            return refuse("muster.ship-needs-water", area=AREA_NAMES.write(move.area))
        if move.place not in ship_places(move.area):
            return refuse("muster.ship-placement", area=name)
        if IS_PORT[move.place]:
            if game.size(move.place) >= PORT_LIMIT:
                return refuse("port.max-three-ships", area=name)
        elif game.has_enemy_ships(move.place, self.seat):
            return refuse("muster.ship-not-into-enemy-sea", area=name)
        return None

    def broken_upgrade(self, game: Board, move: Upgrade, points: int) -> Refusal | None:
        """Only Footmen can be upgraded, and only those in the very area whose points are spent."""
        name = AREA_NAMES.write(move.area)
        if move.unit not in UPGRADES:
            return refuse("muster.upgrade-only-footmen-there", area=name)
        if points < UPGRADE_COST:
            return refuse(f"muster.upgrade-{UNIT_KINDS[move.unit]}", points=points)
        footmen = (game.routed(move.area) if move.routed else game.standing(move.area))[FOOTMAN]
        if game.owner[move.area] != self.seat or not footmen:
            return refuse("muster.upgrade-only-footmen-there", area=name)
        if not game.pieces_left(self.seat, move.unit):
            return refuse("muster.from-unused-pieces", unit=UNIT_KINDS[move.unit])
        return None

    def why_not(self, game: Board, seat: Seat, move: Recruit | Upgrade | EndMustering) -> Refusal | None:
        return None if isinstance(move, EndMustering) else self.broken(game, move)

    def answer(self, game: Board, seat: Seat, move: Recruit | Upgrade | EndMustering) -> None:
        if isinstance(move, EndMustering):
            game.tell(MusteringEnded(seat))
            return
        cost = UPGRADE_COST if isinstance(move, Upgrade) else COST[move.unit]
        game.then(Muster(seat, tuple((area, left - cost * (area == move.area)) for area, left in self.points)))
        if isinstance(move, Upgrade):
            upgrade(game, move.area, move.unit, routed=move.routed)
        else:
            enter(game, move.place, seat, units_of(move.unit))
            game.tell(Recruited(seat, move.area, move.unit, move.place))

    def details(self, game: Board) -> dict[str, Any]:
        castles = {AREA_NAMES.write(area): points for area, points in self.points}
        return {"points": sum(castles.values()), "castles": castles}

    def guidance(self, game: Board) -> dict[str, Any]:
        """What new and better units cost, and what one more unit would make of the armies wherever it may be placed."""
        sizes = game.sizes(self.seat)
        places = {place for area, points in self.points if points for place in (area, *ship_places(area))}
        after = {place: [{**sizes, place: sizes.get(place, 0) + 1}] for place in sorted(places)}
        return {
            "costs": dict(zip(UNIT_KINDS, COST, strict=True)),
            "upgrade_cost": UPGRADE_COST,
            "supply": supply_guidance(game, self.seat, sizes, after),
        }


def ship_places(area: Area) -> tuple[Area, ...]:
    """Where an area puts its new Ships: its port, and adjacent sea areas."""
    port = PORT_OF.get(area)
    return (*((port,) if port is not None else ()), *NEAR_SEAS[area])


def upgrade(game: Board, area: Area, unit: UnitKind, *, routed: bool) -> None:
    """A Footman is replaced by a better unit from the unused ones; a routed one stays routed."""
    seat, footman, better = game.owner[area], units_of(FOOTMAN), units_of(unit)
    game.put(area, seat, better, better if routed else NO_UNITS)
    game.take(area, footman, footman if routed else NO_UNITS)
    game.tell(Upgraded(seat, area, unit))
