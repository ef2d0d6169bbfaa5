"""What Wildling cards do to units: Footmen that become Knights, Knights that become Footmen, units that are destroyed.

A player is asked only where his choice makes a difference: who loses all his units isn't asked in which order. No Power
token may be placed on an area that loses its last unit here (p. 24).
"""

from __future__ import annotations

from typing import Any

from maester.engine import Event, Procedure, Refusal, Seat, refuse
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    BOARD,
    CASTLES,
    FOOTMAN,
    KNIGHT,
    NO_UNITS,
    UNIT_KINDS,
    Area,
    UnitKind,
    units_of,
)
from maester.games.boardgame.mustering import upgrade
from maester.games.boardgame.units import ChooseUnit, PickUnit, destroy, units_in


class KnightReplaced(Event, frozen=True):
    """A Knight was replaced by a Footman."""

    seat: Seat
    area: Area


# --- Crow Killers ------------------------------------------------------------------------------------


class KnightFootmen(PickUnit, frozen=True):
    """May replace so many of his Footmen, anywhere, by Knights from his unused units."""

    seat: Seat
    left: int
    optional = True
    rules = ("wildlings.highest-bidder-rewarded",)

    def wanted(self, game: Board) -> bool:
        return self.left > 0

    def broken(self, game: Board, seat: Seat, move: ChooseUnit) -> Refusal | None:
        if move.unit != FOOTMAN:
            return refuse("wildlings.highest-bidder-rewarded", unit=UNIT_KINDS[move.unit])
        return None if game.pieces_left(seat, KNIGHT) else refuse("components.limit", unit=UNIT_KINDS[KNIGHT])

    def chosen(self, game: Board, seat: Seat, move: ChooseUnit) -> None:
        upgrade(game, move.area, UnitKind(KNIGHT), routed=move.routed)
        game.then(KnightFootmen(seat, self.left - 1))


class UnseatKnights(Procedure[Board], frozen=True):
    """Replaces so many of his Knights (all, if he has fewer) by Footmen from his unused units; one that can't be
    replaced is destroyed. He chooses which Knights are hit, and which of them are replaced.
    """

    seat: Seat
    left: int

    def run(self, game: Board) -> None:
        knights, footmen = knights_of(game, self.seat), game.pieces_left(self.seat, FOOTMAN)
        if self.left < knights or 0 < footmen < knights:
            game.then(UnseatKnight(self.seat, self.left))
            return
        for area in game.areas_of(self.seat):
            for _ in range(game.units(area)[KNIGHT]):
                unseat(game, area, routed=game.routed(area)[KNIGHT] > 0)


class UnseatKnight(PickUnit, frozen=True):
    """The next Knight that is replaced by a Footman, as long as there are unused ones, or else destroyed."""

    seat: Seat
    left: int
    rules = ("wildlings.lowest-bidder-punished",)

    def wanted(self, game: Board) -> bool:
        return self.left > 0

    def broken(self, game: Board, seat: Seat, move: ChooseUnit) -> Refusal | None:
        if move.unit == KNIGHT:
            return None
        return refuse("wildlings.lowest-bidder-punished", unit=UNIT_KINDS[move.unit])

    def chosen(self, game: Board, seat: Seat, move: ChooseUnit) -> None:
        # What follows from a lost area (a port that is captured) comes before the next Knight.
        game.then(UnseatKnights(seat, self.left - 1))
        unseat(game, move.area, routed=move.routed)

    def details(self, game: Board) -> dict[str, Any]:
        return {"footmen": game.pieces_left(self.seat, FOOTMAN)}


def unseat(game: Board, area: Area, *, routed: bool) -> None:
    """A Knight becomes a Footman if there is an unused one; otherwise it is destroyed."""
    seat = game.owner[area]
    if not game.pieces_left(seat, FOOTMAN):
        destroy(game, area, KNIGHT, routed)
        return
    footman, knight = units_of(FOOTMAN), units_of(KNIGHT)
    game.put(area, seat, footman, footman if routed else NO_UNITS)
    game.take(area, knight, knight if routed else NO_UNITS)
    game.tell(KnightReplaced(seat, area))


def knights_of(game: Board, seat: Seat) -> int:
    return sum(game.units(area)[KNIGHT] for area in BOARD if game.owner[area] == seat)


# --- Mammoth Riders, Preemptive Raid, The Horde Descends ---------------------------------------------


class LoseUnits(Procedure[Board], frozen=True):
    """Destroys so many of his units, anywhere or in one of some areas; all, if he has fewer."""

    seat: Seat
    left: int
    within: tuple[Area, ...] = ()
    """If not empty, all units must come from one and the same of these areas."""

    def run(self, game: Board) -> None:
        areas = self.within or tuple(game.areas_of(self.seat))
        if sum(game.size(area) for area in areas) > self.left:
            game.then(LoseUnit(self.seat, self.left, self.within))
            return
        for area in areas:
            # Ships in a port may be lost together with its land area.
            while game.owner[area] == self.seat:
                unit = next(units_in(game, area))
                destroy(game, area, unit.unit, unit.routed)


class LoseUnit(PickUnit, frozen=True):
    """The next unit that is destroyed."""

    seat: Seat
    left: int
    within: tuple[Area, ...]
    rules = ("wildlings.lowest-bidder-punished",)

    def wanted(self, game: Board) -> bool:
        return self.left > 0

    def broken(self, game: Board, seat: Seat, move: ChooseUnit) -> Refusal | None:
        if self.within and move.area not in self.within:
            return refuse("wildlings.lowest-bidder-punished")
        return None

    def chosen(self, game: Board, seat: Seat, move: ChooseUnit) -> None:
        game.then(LoseUnits(seat, self.left - 1, (move.area,) if self.within else ()))
        destroy(game, move.area, move.unit, move.routed)


def castles_to_raid(game: Board, seat: Seat) -> tuple[Area, ...]:
    """The Castle and Stronghold areas with at least two units of the seat."""
    return tuple(area for area in CASTLES if game.owner[area] == seat and game.size(area) >= 2)
