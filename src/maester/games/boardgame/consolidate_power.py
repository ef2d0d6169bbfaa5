"""Consolidate Power orders: in turn order each player resolves one at a time until none is left (p. 13, 16)."""

from __future__ import annotations

from maester.engine import Asked, Event, Move, Question, Refusal, Seat, refuse, whose_turn
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    AREA_NAMES,
    CONSOLIDATE,
    IS_LAND,
    IS_SEA,
    MUSTERING_POINTS,
    POWER_ICONS,
    SEA_OF,
    Area,
)
from maester.games.boardgame.mustering import muster_in


class ConsolidatePower(Move, frozen=True):
    """Takes the Power that the order gives."""

    area: Area
    typed = "power {area}"


class MusterByOrder(Move, frozen=True):
    """Uses a Special Consolidate Power order to muster in its own area instead."""

    area: Area
    typed = "muster by order {area}"


class PowerConsolidated(Event, frozen=True):
    """A Consolidate Power order was resolved for Power."""

    seat: Seat
    area: Area
    power: int


class MusteredByOrder(Event, frozen=True):
    """A Special Consolidate Power order was resolved for a mustering in its area."""

    seat: Seat
    area: Area


def consolidated_power(game: Board, seat: Seat, area: Area) -> int:
    """What the order gives: on land 1 and 1 for each printed power icon, in a port 1 unless enemy Ships are in the
    connected sea area, at sea nothing.
    """
    if IS_LAND[area]:
        return 1 + POWER_ICONS[area]
    if IS_SEA[area]:
        return 0
    return 0 if game.has_enemy_ships(SEA_OF[area], seat) else 1


class ResolveConsolidatePower(Question[Board], frozen=True):
    """The step ends when no Consolidate Power order is left (ruling.consolidate-step-end)."""

    acted: tuple[Seat, ...] = ()
    moves = (ConsolidatePower, MusterByOrder)
    rules = ("consolidate.gain", "special.consolidate-musters")

    def ask(self, game: Board) -> Asked | None:
        turn = whose_turn(game.turn_order, self.acted, game.seats_with_order(CONSOLIDATE))
        if turn is None:
            return None
        seat = turn[0]
        options: list[Move] = []
        for area in game.areas_with_order(seat, CONSOLIDATE):
            options.append(ConsolidatePower(area))
            if self.why_not(game, seat, MusterByOrder(area)) is None:
                options.append(MusterByOrder(area))
        return Asked(seat, options)

    def why_not(self, game: Board, seat: Seat, move: ConsolidatePower | MusterByOrder) -> Refusal | None:
        order = game.order_at(move.area)
        if order is None or order.type != CONSOLIDATE or game.order_owner(move.area) != seat:
            return refuse("consolidate.one-at-a-time", area=AREA_NAMES.write(move.area))
        if isinstance(move, ConsolidatePower):
            return None
        if not order.special:
            return refuse("special.consolidate-as-normal", area=AREA_NAMES.write(move.area))
        if IS_SEA[move.area]:
            return refuse("orders.consolidate-at-sea", area=AREA_NAMES.write(move.area))
        if not IS_LAND[move.area]:
            return refuse("port.special-consolidate-no-muster", area=AREA_NAMES.write(move.area))
        if not MUSTERING_POINTS[move.area]:
            return refuse("special.consolidate-needs-castle", area=AREA_NAMES.write(move.area))
        return None

    def answer(self, game: Board, seat: Seat, move: ConsolidatePower | MusterByOrder) -> None:
        turn = whose_turn(game.turn_order, self.acted, game.seats_with_order(CONSOLIDATE))
        assert turn is not None
        game.then(ResolveConsolidatePower(turn[1]))
        game.remove_order(move.area)
        if isinstance(move, MusterByOrder):
            game.tell(MusteredByOrder(seat, move.area))
            muster_in(game, seat, move.area)
        else:
            gained = game.gain_power(seat, consolidated_power(game, seat, move.area))
            game.tell(PowerConsolidated(seat, move.area, gained))
