"""Supply: adjusting the track, and reducing armies that exceed the new limit (p. 8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from maester.engine import Event, Procedure, Refusal, Seat, refuse
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import AREA_NAMES, MOST_SUPPLY, SUPPLY_ICONS, SUPPLY_LIMITS, Area
from maester.games.boardgame.units import ChooseUnit, PickUnit, destroy


class SupplyAdjusted(Event, frozen=True):
    """A token moved on the Supply track."""

    seat: Seat
    supply: int


def supply_icons(game: Board, seat: Seat) -> int:
    """The supply icons printed on the areas that a seat controls, six at most."""
    return min(MOST_SUPPLY, sum(SUPPLY_ICONS[area] for area in game.controlled(seat)))


def supply_check(game: Board, seat: Seat, sizes: Iterable[int]) -> dict[str, Any]:
    """How a seat that has so many units in its areas stands against its supply: its armies, the largest first, and
    whether it allows them.
    """
    armies = sorted((size for size in sizes if size > 1), reverse=True)
    return {"armies": armies, "fits": game.fits_supply(seat, armies)}


def supply_guidance(
    game: Board, seat: Seat, sizes: Mapping[Area, int], after: Mapping[Area, Iterable[Mapping[Area, int]]]
) -> dict[str, Any]:
    """What a player who is about to change his armies wants to know: the limit, how he stands now, and how he would
    stand afterwards, by the area that he chooses and how many units (1, 2, ...) he chooses it for.
    """
    return {
        "limit": list(SUPPLY_LIMITS[game.supply[seat]]),
        "now": supply_check(game, seat, sizes.values()),
        "after": {
            AREA_NAMES.write(area): [supply_check(game, seat, one.values()) for one in changed]
            for area, changed in after.items()
        },
    }


def set_supply(game: Board, seat: Seat, supply: int) -> None:
    """Moves the token on the Supply track; armies that don't fit any more are reduced at once."""
    game.supply[seat] = max(0, min(MOST_SUPPLY, supply))
    game.tell(SupplyAdjusted(seat, game.supply[seat]))
    game.then(ReduceArmies(seat))


class AdjustSupply(Procedure[Board], frozen=True):
    """In turn order every player moves his token to his current supply and reduces his armies to it."""

    acted: tuple[Seat, ...] = ()

    def run(self, game: Board) -> None:
        seat = next((seat for seat in game.turn_order if seat not in self.acted), None)
        if seat is not None:
            game.then(AdjustSupply((*self.acted, seat)))
            set_supply(game, seat, supply_icons(game, seat))


class ReduceArmies(PickUnit, frozen=True):
    """A player whose armies exceed his limit must at once remove units of his choice until they fit."""

    seat: Seat
    rules = ("supply.banners-are-limits", "supply.reduce-when-over")

    def wanted(self, game: Board) -> bool:
        return not game.fits_supply(self.seat, game.armies(self.seat))

    def broken(self, game: Board, seat: Seat, move: ChooseUnit) -> Refusal | None:
        # A single unit is no army: taking it away would not help.
        return None if game.size(move.area) > 1 else refuse("supply.single-units-free")

    def guidance(self, game: Board) -> dict[str, Any]:
        sizes = game.sizes(self.seat)
        after = {area: [{**sizes, area: size - 1}] for area, size in sizes.items()}
        return {"supply": supply_guidance(game, self.seat, sizes, after)}

    def chosen(self, game: Board, seat: Seat, move: ChooseUnit) -> None:
        destroy(game, move.area, move.unit, move.routed)
        game.then(self)
