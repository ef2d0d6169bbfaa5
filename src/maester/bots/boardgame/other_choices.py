"""Everything else that is asked: raids, effects of Westeros cards, losses to Wildlings and supply, tracks and cards."""

from __future__ import annotations

from math import fsum
from typing import Final

from maester.bots.boardgame.area_values import AreaValues
from maester.bots.boardgame.bids import LOWEST, REWARD
from maester.bots.boardgame.decision_context import DecisionContext
from maester.bots.boardgame.plans import ORDER_RAIDED
from maester.bots.boardgame.worth import UNIT, card_worth, place_worth, power_worth, rival_share
from maester.engine import Move, Seat
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    CONSOLIDATE,
    DEFENSE,
    IS_LAND,
    MUSTERING_POINTS,
    NEAR,
    NO_UNITS,
    ORDERS,
    SUPPORT,
    TRACKS,
    WILDLINGS,
    subtract,
    units_of,
)
from maester.games.boardgame.house_cards.martell import ChooseTrack
from maester.games.boardgame.messenger_raven import PutCard
from maester.games.boardgame.raids import Raid
from maester.games.boardgame.supply import supply_icons
from maester.games.boardgame.units import ChooseUnit
from maester.games.boardgame.westeros_phase import ChooseEffect, power_income
from maester.games.boardgame.wildling_cards import PickCard, PickTrack

FLEEING_RAID: Final = 0.05
"""A raid without a target is better than none to a friend, but only just."""
MUSTERED_POINT: Final = 2.0
SUPPLY_STEP: Final = 2.2
NOTHING_HAPPENS: Final = 0.1


# --- raids ----------------------------------------------------------------------------------------------


def choose_raid(context: DecisionContext) -> Move:
    """The order that hurts the steward most, or its owner, where he is ahead or has wronged it."""
    return max(context.options, key=lambda move: raid_value(context, move) if isinstance(move, Raid) else 0.0)


def raid_value(context: DecisionContext, raid: Raid) -> float:
    board = context.board
    if raid.target is None:
        return FLEEING_RAID
    rival, order = board.order_owner(raid.target), ORDERS[board.order_token(raid.target)]
    value = ORDER_RAIDED[order.type]
    if order.type == CONSOLIDATE and order.special and MUSTERING_POINTS[raid.target] and IS_LAND[raid.target]:
        value += MUSTERED_POINT * MUSTERING_POINTS[raid.target] / 2
    if order.type in (SUPPORT, DEFENSE):
        mine = sum(board.owner[near] == context.seat for near in NEAR[raid.target])
        value += 0.3 * board.size(raid.target) * min(mine, 2)
    feeling = context.goodwill.about(rival)
    return value * (0.7 + rival_share(board, rival)) - 0.6 * feeling


# --- Westeros cards ---------------------------------------------------------------------------------------


def choose_effect(context: DecisionContext) -> Move:
    """The effect that gives the steward more than it gives the others."""

    def value(move: Move) -> float:
        return effect_value(context, move.effect) if isinstance(move, ChooseEffect) else 0.0

    return max(context.options, key=value)


def effect_value(context: DecisionContext, effect: str) -> float:
    board, seat = context.board, context.seat
    gains = [effect_gain(board, Seat(other), effect) for other in board.seats]
    rivals = [gain for other, gain in enumerate(gains) if other != seat]
    return gains[seat] - fsum(rivals) / len(rivals) if any(gains) else NOTHING_HAPPENS


def effect_gain(board: Board, seat: Seat, effect: str) -> float:
    """What an effect brings a house."""
    match effect:
        case "mustering":
            mine = (MUSTERING_POINTS[area] for area in board.controlled(seat))
            return MUSTERED_POINT * sum(mine)
        case "supply":
            return SUPPLY_STEP * (supply_icons(board, seat) - board.supply[seat])
        case "game-of-thrones":
            power = board.power[seat]
            return power_worth(power + power_income(board, seat)) - power_worth(power)
        case "clash-of-kings":
            # Who has much Power and stands low gains; who stands high and can't pay loses.
            stands = fsum(place_worth(board, track, board.position(track, seat)) for track in TRACKS)
            return board.power[seat] - stands / 2
        case "wildlings-attack":
            return 0.3 * board.power[seat] - 1.0
    return 0.0


def choose_wildling_card(context: DecisionContext) -> Move:
    """A card that threatens the house goes to the bottom if the house has little Power to bid against it."""
    board, seat = context.board, context.seat
    card = WILDLINGS[board.wildling_deck[0]]
    richest = all(board.power[seat] >= board.power[other] for other in board.seats)
    return PutCard(bottom=not richest if REWARD[card] + LOWEST[card] > 6 else False)


# --- losses and gains of units --------------------------------------------------------------------------------


def choose_loss(context: DecisionContext) -> Move:
    """The unit whose loss costs least: a cheap one, one that is routed, one where it isn't needed."""
    area_values, board = AreaValues(context.situation), context.board

    def cost(move: Move) -> float:
        if not isinstance(move, ChooseUnit):
            return 1000.0
        there = board.units(move.area)
        left = subtract(there, units_of(move.unit))
        after = area_values.left(move.area) if left == NO_UNITS else area_values.stand(move.area, left)
        return UNIT[move.unit] + area_values.stand(move.area, there) - after - (0.5 if move.routed else 0.0)

    return min(context.options, key=cost)


def choose_unit_to_raise(context: DecisionContext) -> Move:
    """The Footman that becomes a Knight where a stronger army is wanted most."""
    area_values, board = AreaValues(context.situation), context.board

    def value(move: Move) -> float:
        if not isinstance(move, ChooseUnit):
            return 0.0
        danger = 1 - area_values.threats.held(move.area, board.size(move.area))
        return 1 + danger + 0.04 * area_values.pull(move.area) - (0.3 if move.routed else 0.0)

    return max(context.options, key=value)


def choose_enemy_footman(context: DecisionContext) -> Move:
    """A fresh one: it would still have fought."""
    return min(context.options, key=lambda move: move.routed if isinstance(move, ChooseUnit) else True)


# --- tracks and cards -------------------------------------------------------------------------------------------


def choose_rise(context: DecisionContext) -> Move:
    """The track on which the first position gains most."""
    board, seat = context.board, context.seat

    def gain(move: Move) -> float:
        assert isinstance(move, PickTrack)
        return place_worth(board, move.track, 1) - place_worth(board, move.track, board.position(move.track, seat))

    return max(context.options, key=gain)


def choose_regained(context: DecisionContext) -> Move:
    """The best card of the discard pile."""
    return max(context.options, key=lambda move: card_worth(move.card) if isinstance(move, PickCard) else -1.0)


def choose_discarded(context: DecisionContext) -> Move:
    """The weakest card in hand."""
    return min(context.options, key=lambda move: card_worth(move.card) if isinstance(move, PickCard) else 100.0)


def choose_drop(context: DecisionContext) -> Move:
    """The track on which the opponent loses most."""
    board = context.board
    battle = context.battle
    opponent = battle.defender if battle.attacker == context.seat else battle.attacker

    def loss(move: Move) -> float:
        assert isinstance(move, ChooseTrack)
        position = board.position(move.track, opponent)
        return place_worth(board, move.track, position) - place_worth(board, move.track, len(board.houses))

    return max(context.options, key=loss)
