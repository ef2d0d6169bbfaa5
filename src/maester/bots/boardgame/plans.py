"""Orders with a purpose: which token on which area, all areas together.

Every order is worth what it promises: a march what it can take, a defence what it keeps, support both, a raid what it
spoils, consolidating the Power or the units. Tokens are few, and a march is worth more beside support, so the tokens
are first laid where each is best alone and then changed and swapped as long as the whole gains.
"""

from __future__ import annotations

from itertools import chain, combinations
from typing import Final

from maester.bots.boardgame.area_values import AreaValues
from maester.bots.boardgame.decision_context import DecisionContext
from maester.bots.boardgame.house_situation import HouseSituation
from maester.bots.boardgame.marches import Marches, MarchPlan, MarchStart
from maester.bots.boardgame.mustering import muster_worth
from maester.bots.boardgame.threats import can_support
from maester.bots.boardgame.worth import next_power, rival_share
from maester.engine import Move, Pass
from maester.games.boardgame.components import (
    CONSOLIDATE,
    DEFENSE,
    IS_LAND,
    MARCH,
    MUSTERING_POINTS,
    NEAR,
    NOBODY,
    ORDERS,
    RAID,
    SUPPORT,
    TOKENS,
    Area,
    Token,
    Units,
)
from maester.games.boardgame.consolidate_power import consolidated_power
from maester.games.boardgame.messenger_raven import ExchangeOrder, LookAtWildlings
from maester.games.boardgame.orders import broken_by, orders_of, unused_orders
from maester.games.boardgame.planning_phase import PlaceOrder
from maester.games.boardgame.raids import RAIDABLE

Orders = dict[Area, Token]

SWEEPS: Final = 3
"""How often all areas are gone through; what is still not settled then gains little."""
LEAST_GAIN: Final = 1e-9
"""Less is only how numbers are rounded."""
SAFE_GATHERING: Final = 0.9
"""A Consolidate Power order is sometimes raided; only next to rivals."""
SECRET_RAID: Final = 0.8
"""What a raid promises against an unknown order, half of which can't be raided."""
ORDER_RAIDED: Final = {CONSOLIDATE: 1.5, SUPPORT: 1.3, RAID: 0.8, DEFENSE: 1.0}
"""What it is worth to remove an open order of each kind."""
IDLE_MARCH: Final = -0.3
"""A march that will not move gives up what another order would have done."""
RAVEN_EXCHANGE: Final = 0.8
"""An exchange must gain as much to be worth the Raven."""
WILDLINGS_NEAR: Final = 8
"""From this strength on the next Wildling card is worth a look."""


class Planner:
    """What orders of one seat are worth together."""

    def __init__(self, situation: HouseSituation, settled: Orders | None = None) -> None:
        self.situation, self.board, self.seat = situation, situation.board, situation.seat
        self.area_values = AreaValues(situation)
        self.marches = Marches(self.area_values)
        self.settled: Orders = settled or {}
        """Orders that are not thought about any more: their tokens are gone."""
        self.areas = [area for area in self.board.areas_of(self.seat) if area not in self.settled]
        self._plans: dict[tuple[Area, int, frozenset[Area]], list[MarchPlan]] = {}
        self._stands: dict[tuple[Area, float], float] = {}
        self._helpers: dict[Area, frozenset[Area]] = {}
        self._gains: dict[tuple[Area, Token], float] = {}

    # -- what orders are worth ---------------------------------------------------------------------------------

    def value(self, orders: Orders) -> float:
        """What all orders together are worth."""
        supporters = frozenset(area for area, token in orders.items() if ORDERS[token].type == SUPPORT)
        marching = [area for area, token in orders.items() if ORDERS[token].type == MARCH]
        value = self._marches_value(orders, marching, supporters)
        for area in self.areas:
            if area not in marching:
                token = orders.get(area)
                order = None if token is None else ORDERS[token]
                more = order.modifier if order is not None and order.type == DEFENSE else 0
                help_there = self._support(area, orders, supporters)
                value += self._stand(area, more + help_there)
                if token is not None:
                    value += self._gain(area, token)
        return value

    def _support(self, target: Area, orders: Orders, supporters: frozenset[Area]) -> float:
        if not supporters.intersection(NEAR[target]):
            return 0.0
        return self.area_values.support_for(target, target, supporters, attacking=False)

    def _marches_value(self, orders: Orders, marching: list[Area], supporters: frozenset[Area]) -> float:
        """The marches one after the other, the best first; what one takes the next leaves alone."""
        value, claimed = 0.0, set[Area]()
        ranked = []
        for source in marching:
            near = supporters & self._helpful(source)
            plans = self._march_plans(source, ORDERS[orders[source]].modifier, near)
            ranked.append((plans[0].value, source, plans))
        for _, _, plans in sorted(ranked, key=lambda march: (-march[0], march[1])):
            plan = next((plan for plan in plans if not claimed.intersection(dict(plan.groups))), plans[-1])
            claimed.update(target for target, _ in plan.groups)
            value += plan.value if plan.groups else plan.value + IDLE_MARCH
        return value

    def _helpful(self, source: Area) -> frozenset[Area]:
        """The areas whose support could matter to a march."""
        if source not in self._helpers:
            targets = self.marches.fights_from(source)
            areas = (area for area in self.areas if area != source)
            self._helpers[source] = frozenset(area for area in areas if any(can_support(area, to) for to in targets))
        return self._helpers[source]

    def _march_plans(self, source: Area, modifier: int, supporters: frozenset[Area]) -> list[MarchPlan]:
        key = (source, modifier, supporters)
        if key not in self._plans:
            start = MarchStart(source, modifier)
            plans = self.marches.plans(start, supporters)
            self._plans[key] = [*plans, MarchPlan(self.marches.stay(start), ())]
        return self._plans[key]

    def _stand(self, area: Area, more: float) -> float:
        key = (area, more)
        if key not in self._stands:
            units = self.board.standing(area)
            self._stands[key] = self.area_values.stand(area, units, more) + self.area_values.stay_near(area, units)
        return self._stands[key]

    def _gain(self, area: Area, token: Token) -> float:
        """What an order brings besides holding its area."""
        key = (area, token)
        if key not in self._gains:
            order = ORDERS[token]
            if order.type == CONSOLIDATE:
                self._gains[key] = self._gathered(area, special=order.special)
            elif order.type == RAID:
                self._gains[key] = self._raided(area, special=order.special)
            else:
                self._gains[key] = 0.0
        return self._gains[key]

    def _gathered(self, area: Area, *, special: bool) -> float:
        board, seat = self.board, self.seat
        power = next_power(board, seat, consolidated_power(board, seat, area))
        musters = special and IS_LAND[area] and MUSTERING_POINTS[area]
        gathered = max(power, muster_worth(board, seat, area)) if musters else power
        return gathered * (SAFE_GATHERING if self._rivals_near(area) else 1.0)

    def _rivals_near(self, area: Area) -> list[Area]:
        """Adjacent areas of rivals whose orders a raid could reach."""
        return [
            near
            for near in NEAR[area]
            if self.board.owner[near] not in (NOBODY, self.seat) and (IS_LAND[near] or not IS_LAND[area])
        ]

    def _raided(self, area: Area, *, special: bool) -> float:
        """What a raid could spoil."""
        best = 0.0
        for near in self._rivals_near(area):
            order = self.board.order_at(near)
            if self.situation.threats.open:
                raidable = order is not None and (order.type in RAIDABLE or (special and order.type == DEFENSE))
                worth = ORDER_RAIDED[order.type] if order is not None and raidable else 0.0
            else:
                worth = SECRET_RAID
            rival = self.board.owner[near]
            best = max(best, worth * (0.7 + rival_share(self.board, rival)))
        return best

    def sails(self, orders: Orders) -> list[tuple[Area, Area, Units]]:
        """Where Ships go by these orders without a fight: from where, to where, which."""
        sails: list[tuple[Area, Area, Units]] = []
        for source, token in orders.items():
            if not IS_LAND[source] and ORDERS[token].type == MARCH:
                plan = self._march_plans(source, ORDERS[token].modifier, frozenset())[0]
                sails += [(source, target, units) for target, units in plan.groups if not self.marches.fights(target)]
        return sails

    # -- laying the tokens -------------------------------------------------------------------------------------

    def best_orders(self) -> Orders:
        """Orders for all areas, as good as changing one or swapping two can make them."""
        orders = self._first_orders()
        value = self.value(orders)
        for _ in range(SWEEPS):
            before = value
            for area in self.areas:
                orders, value = self._best_change(orders, area, value)
            for changed in chain(self._swaps(orders), self._supported_marches(orders)):
                if (better := self.value(changed)) > value + LEAST_GAIN:
                    orders, value = changed, better
            if value <= before + LEAST_GAIN:
                break
        return orders

    def _swaps(self, orders: Orders) -> list[Orders]:
        """Each two areas with their tokens exchanged."""
        return [
            {**orders, one: orders[other], other: orders[one]}
            for one, other in combinations(orders, 2)
            if orders[one] != orders[other]
        ]

    def _supported_marches(self, orders: Orders) -> list[Orders]:
        """Each march together with support for it: neither may be worth much alone."""
        changes = []
        for source in self.areas:
            for helper in self._helpful(source):
                others = {area: token for area, token in orders.items() if area not in (source, helper)}
                usable = self._usable(others)
                march = [token for token in usable if ORDERS[token].type == MARCH]
                support = [token for token in usable if ORDERS[token].type == SUPPORT]
                if march and support:
                    changes.append({**orders, source: march[-1], helper: support[0]})
        return changes

    def _first_orders(self) -> Orders:
        """Area by area, where most is at stake first, the token that is best by itself."""
        orders: Orders = {}
        stakes = sorted(self.areas, key=lambda area: (-self.situation.worth.keep(area) - self.board.size(area), area))
        for area in stakes:
            fitting = self._usable(orders)
            if fitting:
                orders[area] = max(fitting, key=lambda token: self.value({**orders, area: token}))
        return orders

    def _best_change(self, orders: Orders, area: Area, value: float) -> tuple[Orders, float]:
        """Another token in one area, if that makes the whole better."""
        others = {other: token for other, token in orders.items() if other != area}
        for token in self._usable(others):
            changed = {**orders, area: token}
            if orders.get(area) != token and (better := self.value(changed)) > value + LEAST_GAIN:
                orders, value = changed, better
        return orders, value

    def _usable(self, orders: Orders) -> list[Token]:
        unused = unused_orders(self.board, self.seat, tuple({**self.settled, **orders}.items()))
        return [token for token in TOKENS if broken_by(unused, token) is None]


def sailing_first(context: DecisionContext, planner: Planner, orders: Orders) -> Orders:
    """Ships march first and carry what marches after them: the orders on land are planned anew for the fleet as it will
    be by then.
    """
    sails = planner.sails(orders)
    if not sails:
        return orders
    board = context.board.clone()
    for source, target, units in sails:
        board.take(source, units)
        board.put(target, context.seat, units)
    settled = {source: orders[source] for source, _, _ in sails}
    arrived = {target for _, target, _ in sails} - set(planner.areas)
    later = Planner(context.situation_on(board), settled)
    later.areas = [area for area in planner.areas if area not in settled and area not in arrived]
    return {**later.best_orders(), **settled}


# --- the questions --------------------------------------------------------------------------------------


def choose_order(context: DecisionContext) -> Move:
    """The next order of the plan. The plan depends on open facts alone, so it is the same until all orders lie."""
    if not isinstance(context.options[0], PlaceOrder):
        return context.options[0]
    planner = Planner(context.situation)
    orders = sailing_first(context, planner, planner.best_orders())
    planned = [move for move in context.options if isinstance(move, PlaceOrder) and orders.get(move.area) == move.token]
    if planned:
        return planned[0]
    # Something else lies there than was planned (somebody else began to lay orders): the best of what is left.
    area = context.options[0].area
    here = [move for move in context.options if isinstance(move, PlaceOrder) and move.area == area]
    return max(here, key=lambda move: planner.value({**orders, area: move.token}))


def choose_raven(context: DecisionContext) -> Move:
    """An exchange that mends the plan now that all orders lie open, or a look at the Wildlings if they are near."""
    planner = Planner(context.situation)
    orders = dict(orders_of(context.board, context.seat))
    before = planner.value(orders)
    gains = {
        move: planner.value({**orders, move.area: move.token}) - before
        for move in context.options
        if isinstance(move, ExchangeOrder)
    }
    best = max(gains, key=gains.__getitem__, default=None)
    if best is not None and gains[best] > RAVEN_EXCHANGE:
        return best
    look = LookAtWildlings()
    return look if context.board.wildlings >= WILDLINGS_NEAR and look in context.options else Pass()
