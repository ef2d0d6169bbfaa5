"""Where the rivals are likely to march: each of them would take what gains him most."""

from __future__ import annotations

from typing import Final

from maester.bots.boardgame.area_values import AreaValues
from maester.bots.boardgame.house_situation import HouseSituation
from maester.bots.boardgame.marches import Marches, MarchPlan, MarchStart
from maester.engine import Seat
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import MARCH, ORDERS, SUPPORT, Area

MARCHES: Final = sum(order.count for order in ORDERS if order.type == MARCH)
"""So many armies of a house can march in a round."""


def foreseen(board: Board, seat: Seat) -> frozenset[tuple[Seat, Area]]:
    """The areas to which each rival of a seat would march by his best plans."""
    rivals = (Seat(rival) for rival in board.seats if rival != seat)
    return frozenset((rival, area) for rival in rivals for area in likely_targets(HouseSituation(board, rival)))


def likely_targets(rival: HouseSituation) -> set[Area]:
    """Where a house would go with the marches that it has, or (while orders are secret) could have."""
    board, marches = rival.board, Marches(AreaValues(rival))
    supporters = frozenset(board.areas_with_order(rival.seat, SUPPORT))
    sources = board.areas_with_order(rival.seat, MARCH) if rival.threats.open else board.areas_of(rival.seat)
    ranked: list[tuple[float, MarchPlan]] = []
    for source in sources:
        start = MarchStart(source, ORDERS[board.order_token(source)].modifier if rival.threats.open else 0)
        plan = marches.plans(start, supporters)[0]
        ranked.append((plan.value - marches.stay(start), plan))
    ranked.sort(key=lambda march: -march[0])
    return {target for _, plan in ranked[:MARCHES] for target, _ in plan.groups}
