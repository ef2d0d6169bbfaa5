"""Mustering: which units to recruit, where, and what a mustering promises; always within supply."""

from __future__ import annotations

from typing import Final

from maester.bots.boardgame.area_values import AreaValues
from maester.bots.boardgame.decision_context import DecisionContext
from maester.bots.boardgame.worth import UNIT, long_run, next_power
from maester.engine import Move, Pass, Seat
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    BOARD,
    FOOTMAN,
    IS_PORT,
    KNIGHT,
    MUSTERING_POINTS,
    NOBODY,
    SEA_OF,
    SHIP,
    SUPPLY_LIMITS,
    Area,
)
from maester.games.boardgame.consolidate_power import ConsolidatePower, MusterByOrder, consolidated_power
from maester.games.boardgame.control import KeepShips
from maester.games.boardgame.mustering import COST, UPGRADE_COST, EndMustering, Recruit, Upgrade
from maester.games.boardgame.supply import supply_icons
from maester.games.boardgame.wildling_cards import PickCastle

FLEET: Final = 3
"""So many Ships are enough for most shores; more are worth less."""
SPARE_SHIP: Final = 0.5
THREATENED: Final = 0.5
"""How much a full loss of the area in sight adds to the worth of a unit there."""
WANTED: Final = 0.04
"""How much the Castles around add to the worth of a unit that could take them."""
STARVING: Final = 3.0
"""What a unit costs that the next supply could not feed."""
POINT: Final = 2.0
"""What a mustering point is worth on average."""


def choose_muster(context: DecisionContext) -> Move:
    """The recruit that is worth most for its points."""
    area_values = AreaValues(context.situation)
    values = {move: recruit_value(context, area_values, move) for move in context.options}
    best = max(context.options, key=values.__getitem__)
    return best if values[best] > 0 else EndMustering()


def recruit_value(context: DecisionContext, area_values: AreaValues, move: Move) -> float:
    """What a recruit is worth for each point that it costs."""
    board, seat = context.board, context.seat
    if isinstance(move, Upgrade):
        gain = UNIT[move.unit] - UNIT[FOOTMAN]
        # A knighted Footman takes no more supply than before: where armies are full it is the only way to grow.
        return (gain * need(area_values, move.area) - (0.8 if move.routed else 0.0)) / UPGRADE_COST
    if not isinstance(move, Recruit):
        return 0.0
    if move.unit == SHIP:
        value = ship_value(context, move.place)
    else:
        value = UNIT[move.unit] * need(area_values, move.area)
        if move.unit == KNIGHT:
            # The stronger unit where both fit: armies are limited by their number of units.
            value *= 1.05
    if not fed(board, seat, move.place):
        value -= STARVING
    return value / COST[move.unit]


def need(area_values: AreaValues, area: Area) -> float:
    """How welcome a land unit is in an area: 1 where all is quiet, more where it can defend or attack."""
    board = area_values.board
    strength = board.garrison_in(area) + sum(board.standing(area))
    danger = 1 - area_values.threats.held(area, strength, empty=not strength)
    return 1 + THREATENED * danger + WANTED * area_values.pull(area)


def ship_value(context: DecisionContext, place: Area) -> float:
    """A Ship where it holds a new sea area, or strengthens a threatened fleet."""
    board, seat = context.board, context.seat
    ships = sum(board.units(area)[SHIP] for area in BOARD if board.owner[area] == seat)
    value = UNIT[SHIP] if ships < FLEET else UNIT[SHIP] * SPARE_SHIP
    if IS_PORT[place]:
        # In port it waits; it is welcome there if the sea before it can't be entered.
        return value * (0.9 if board.owner[SEA_OF[place]] not in (NOBODY, seat) else 0.6)
    if board.owner[place] == NOBODY:
        return value + 0.3 * context.worth.keep(place)
    danger = 1 - context.threats.held(place, board.size(place))
    return value * (0.7 + danger)


def fed(board: Board, seat: Seat, place: Area) -> bool:
    """Would one more unit there still fit if supply were adjusted today?"""
    limit = SUPPLY_LIMITS[min(board.supply[seat], supply_icons(board, seat))]
    sizes = board.sizes(seat)
    sizes[place] = sizes.get(place, 0) + 1
    armies = sorted((size for size in sizes.values() if size > 1), reverse=True)
    return len(armies) <= len(limit) and all(size <= most for size, most in zip(armies, limit, strict=False))


def muster_worth(board: Board, seat: Seat, area: Area) -> float:
    """What a mustering in one area promises."""
    points = MUSTERING_POINTS[area]
    sizes = board.sizes(seat)
    room = board.fits_supply(seat, {**sizes, area: sizes.get(area, 0) + 1}.values())
    footmen = board.units(area)[FOOTMAN]
    useful = points if room else min(points, footmen)
    return POINT * useful * long_run(board)


def choose_consolidation(context: DecisionContext) -> Move:
    """Power, or a mustering where the order allows it and it is worth more."""
    board, seat = context.board, context.seat

    def value(move: Move) -> float:
        if isinstance(move, MusterByOrder):
            return muster_worth(board, seat, move.area)
        assert isinstance(move, ConsolidatePower)
        return next_power(board, seat, consolidated_power(board, seat, move.area))

    return max(context.options, key=value)


def choose_castle(context: DecisionContext) -> Move:
    """Where to muster for beating back the Wildlings."""

    def value(move: Move) -> float:
        return muster_worth(context.board, context.seat, move.area) if isinstance(move, PickCastle) else 0.0

    best = max(context.options, key=value)
    return best if value(best) > 0 else Pass()


def choose_captured_ships(context: DecisionContext) -> Move:
    """As many captured Ships as can be kept."""
    return max(context.options, key=lambda move: move.ships if isinstance(move, KeepShips) else -1)
