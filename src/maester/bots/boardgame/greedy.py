"""The greedy bot of the board game: the best option by the score of the position one step ahead."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from maester.bots.boardgame.score import (
    AREA_VALUES,
    chance_of,
    danger,
    defence_of,
    score,
    strength_in,
    threat_to,
    value_of,
)
from maester.bots.greedy import GreedyBot
from maester.engine import Agree, Match, Move, Seat
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    CONSOLIDATE,
    DEFENSE,
    ENGINE,
    ENGINE_STRENGTH,
    IS_LAND,
    IS_SEA,
    MARCH,
    MUSTERING_POINTS,
    NEAR,
    NOBODY,
    ORDERS,
    RAID,
    SUPPORT,
    Area,
    OrderFacts,
    Token,
)
from maester.games.boardgame.consolidate_power import consolidated_power
from maester.games.boardgame.marches import EndMarch, is_attack
from maester.games.boardgame.messenger_raven import ExchangeOrder, LookAtWildlings, UseMessengerRaven
from maester.games.boardgame.orders import Placed, orders_of
from maester.games.boardgame.planning_phase import PlaceOrder
from maester.games.boardgame.support import GrantSupport

STAR_COST = 0.08
"""A Special order is kept for where it makes a difference."""
UNKNOWN_ORDER = 0.7
"""What the orders of a defender may add, while nobody knows them."""
RAVEN_LOOK = 0.25
"""An exchange of orders must gain more than this to be better than a look at the Wildlings."""
MOST_ANSWERS = 40
"""How many answers are given at most to bring a sample to where a move shows its effect."""


class BoardGreedyBot(GreedyBot):
    """Greedy at the board game. An order that is placed has the value of what it could do from there."""

    def score(self, match: Match, seat: Seat) -> float:
        return score(match, seat)

    def settle(self, match: Match, seat: Seat, dice: Random) -> None:
        settle(match, seat, dice)

    def value(self, sample: Match, seat: Seat, move: Move, dice: Random) -> float:
        game = sample.game
        assert isinstance(game, Board)
        if isinstance(move, PlaceOrder):
            answers = game.tray(seat).answers
            placed = tuple((other.area, other.token) for other in answers if isinstance(other, PlaceOrder))
            return self.order_value(game, seat, move.area, move.token, placed)
        if isinstance(move, ExchangeOrder):
            placed = tuple(order for order in orders_of(game, seat) if order[0] != move.area)
            before = self.order_value(game, seat, move.area, game.order_token(move.area), placed)
            return self.order_value(game, seat, move.area, move.token, placed) - before
        if isinstance(game.agenda[-1], UseMessengerRaven):
            return RAVEN_LOOK if isinstance(move, LookAtWildlings) else 0.0
        return super().value(sample, seat, move, dice)

    def order_value(self, game: Board, seat: Seat, area: Area, token: Token, placed: Placed) -> float:
        """What an order could do in an area, beside those that are placed already."""
        return order_value(game, seat, area, token, placed)


# --- to where a move shows its effect -----------------------------------------------------------------------


def settle(match: Match, seat: Seat, dice: Random) -> None:
    """Ends the march that is being planned, lets support be given in the plainest way, and answers for the others at
    random where all choose in secret and the seat has chosen. Before any other question it stops.
    """
    for _ in range(MOST_ANSWERS):
        if match.over:
            return
        asked = match.to_act[0]
        if match.game.trays and seat not in match.to_act:
            match.play(asked, dice.choice(match.decision(asked).options))
            continue
        answer = _plain_answer(match, asked, seat, dice)
        if answer is None:
            return
        match.play(asked, answer)


def _plain_answer(match: Match, asked: Seat, seat: Seat, dice: Random) -> Move | None:
    """What is answered without much thought; None if the question is worth thinking about."""
    decision = match.decision(asked)
    kind, options = decision.kind, decision.options
    answer: Move | None = None
    if kind == "plan-march" and isinstance(options[0], EndMarch):
        answer = options[0]
    elif kind in ("establish-control", "accept-support"):
        answer = Agree(True)
    elif kind == "give-support":
        answer = GrantSupport(asked) if GrantSupport(asked) in options else GrantSupport(None)
    elif kind in ("break-tie", "name-bidder") and asked != seat:
        answer = dice.choice(options)
    return answer


# --- what an order could do -----------------------------------------------------------------------------------


def order_value(game: Board, seat: Seat, area: Area, token: Token, placed: Placed) -> float:
    """What an order could do in an area: a march by what it could take, a defence by what threatens, and so on."""
    order = ORDERS[token]
    value = {
        MARCH: march_value,
        DEFENSE: defense_value,
        SUPPORT: support_value,
        RAID: raid_value,
        CONSOLIDATE: consolidate_value,
    }[order.type](game, seat, area, order, placed)
    return value - STAR_COST * order.special


def march_value(game: Board, seat: Seat, area: Area, order: OrderFacts, placed: Placed) -> float:
    """The best that the units could take; half of the second best if some can go there, too."""
    taken = {
        target
        for other, token in placed
        if ORDERS[token].type == MARCH
        for target in [best_target(game, seat, other, ORDERS[token])[1]]
    }
    first, target = best_target(game, seat, area, order, taken)
    if target is None:
        return 0.05
    if game.size(area) == 1:
        return first
    return first + 0.45 * best_target(game, seat, area, order, {*taken, target})[0]


def best_target(
    game: Board, seat: Seat, area: Area, order: OrderFacts, taken: Collection[Area | None] = ()
) -> tuple[float, Area | None]:
    """The area that a march from here gains most by, and how much; None if there is nothing to gain."""
    targets = game.reachable_land(seat, area) if IS_LAND[area] else game.ship_destinations(seat, area)
    left_behind = _left_behind(game, seat, area)
    best: tuple[float, Area | None] = (0.0, None)
    for target in targets:
        if target in taken or game.controller(target) == seat:
            continue
        gain = _gain(game, seat, area, target, order.modifier)
        # A single unit leaves the area empty. An attack may need all units, elsewhere one of several may stay.
        if game.size(area) == 1:
            gain -= left_behind
        elif is_attack(game, seat, target):
            gain -= 0.3 * left_behind
        if gain > best[0]:
            best = gain, target
    return best


def _gain(game: Board, seat: Seat, area: Area, target: Area, modifier: int) -> float:
    """What a march of all units from an area to another could gain."""
    prize = AREA_VALUES[target]
    if not is_attack(game, seat, target):
        return prize * 1.2 if game.controller(target) != NOBODY else prize
    strength = strength_in(game, area) + modifier
    if MUSTERING_POINTS[target]:
        strength += ENGINE_STRENGTH * game.standing(area)[ENGINE]
    if game.neutral[target]:
        return prize if strength >= game.neutral[target] else 0.0
    chance = chance_of(strength - defence_of(game, target) - UNKNOWN_ORDER)
    return chance * (prize * 1.3 + 1.0) - (1 - chance) * 0.45 * value_of(game.units(area))


def _left_behind(game: Board, seat: Seat, area: Area) -> float:
    """What is at stake if all units leave an area."""
    if not IS_LAND[area]:
        return 0.6 * AREA_VALUES[area]
    kept = game.power_token[area] == seat or game.home_owner(area) == seat or game.power[seat] > 0
    threatened = danger(threat_to(game, area, seat), game.garrison_in(area))
    return AREA_VALUES[area] * (0.5 * threatened if kept else 1.0)


def defense_value(game: Board, seat: Seat, area: Area, order: OrderFacts, placed: Placed) -> float:
    """By how much the order lowers the danger, times what would be lost."""
    threat, defence = threat_to(game, area, seat), strength_in(game, area) + game.garrison_in(area)
    saved = danger(threat, defence) - danger(threat, defence + order.modifier)
    return 0.5 * saved * (AREA_VALUES[area] + value_of(game.units(area))) + 0.02 * order.modifier


def support_value(game: Board, seat: Seat, area: Area, order: OrderFacts, placed: Placed) -> float:
    """The strength that neighbours would have, if they fight: own ones that march or are threatened."""
    marching = {other for other, token in placed if ORDERS[token].type == MARCH}
    fights = 0
    for near in NEAR[area]:
        if IS_LAND[area] and IS_SEA[near]:
            continue
        if game.owner[near] == seat:
            fights += threat_to(game, near, seat) > 0
        elif game.owner[near] != NOBODY or game.neutral[near]:
            fights += any(other in marching for other in NEAR[near])
    return 0.25 * (strength_in(game, area) + order.modifier) * min(fights, 2)


def raid_value(game: Board, seat: Seat, area: Area, order: OrderFacts, placed: Placed) -> float:
    """The more foreign orders in reach, the likelier is one that can be raided."""
    reach = sum(
        game.owner[near] not in (NOBODY, seat) and not (IS_LAND[area] and not IS_LAND[near]) for near in NEAR[area]
    )
    return min(reach, 3) * (0.3 + 0.05 * order.special)


def consolidate_value(game: Board, seat: Seat, area: Area, order: OrderFacts, placed: Placed) -> float:
    """The Power it brings; a Special one may muster instead. Both come only after all marches."""
    each = 0.65 if game.power[seat] < 8 else 0.4
    power = each * consolidated_power(game, seat, area)
    points = MUSTERING_POINTS[area] if order.special else 0
    grown = {**game.sizes(seat), area: game.size(area) + 1}
    muster = 1.6 * points if game.fits_supply(seat, grown.values()) else 0.8 * points
    lost_before = danger(threat_to(game, area, seat), strength_in(game, area) + game.garrison_in(area))
    return max(power, muster) * (1 - 0.6 * lost_before)
