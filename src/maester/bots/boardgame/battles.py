"""Combat: House cards by expected outcome, the Blade, casualties and retreats."""

from __future__ import annotations

from typing import Final

from maester.bots.boardgame.area_values import BEATEN, VICTORY_LOST, AreaValues
from maester.bots.boardgame.decision_context import DecisionContext
from maester.bots.boardgame.odds import CardTable, Stakes, battle_odds
from maester.bots.boardgame.worth import UNIT, card_worth, units_worth, wins_ties
from maester.engine import Agree, Move, Pass, total
from maester.games.boardgame.battle import NO_CARD, Battle, other_side
from maester.games.boardgame.casualties import DestroyUnit
from maester.games.boardgame.combat import AddBlade, RedrawTides, final_strength
from maester.games.boardgame.components import CONSOLIDATE, ENGINE, MARCH, ORDERS, SUPPORT, TIDES
from maester.games.boardgame.house_cards.baratheon import DiscardFromHand
from maester.games.boardgame.house_cards.greyjoy import AERON_COST
from maester.games.boardgame.house_cards.hands import PlayCard
from maester.games.boardgame.house_cards.questions import RemoveOrder
from maester.games.boardgame.retreats import RetreatTo
from maester.games.boardgame.support import ATTACK

ORDER_TAKEN: Final = {MARCH: 3.0, SUPPORT: 2.0, CONSOLIDATE: 1.5}
"""What it is worth to take an order of this kind away, besides the strength that stands there; others 1."""
AERON_PRICE: Final = 1.5
"""What the Power for Aeron Damphair is worth, and a little for the second card."""
MEAN_TIDES: Final = sum(card.strength for card in TIDES) / len(TIDES)


def stakes_of(context: DecisionContext, battle: Battle) -> Stakes:
    """What a combat is about for the seat: the area, what the rival would have of it, and the own army."""
    seat, board, worth = context.seat, context.board, context.worth
    rival = battle.combatant(other_side(battle.side_of(seat)))
    area = battle.target
    victory = worth.keep(area)
    army = battle.army(board, battle.side_of(seat))
    victory += BEATEN * units_worth(army)
    if battle.side_of(seat) == ATTACK:
        victory += worth.denial(area)
    elif worth.completes(rival, area):
        victory += VICTORY_LOST
    else:
        victory += worth.hurt(rival, worth.worth_to(rival, area))
    enemy = worth.hurt(rival, UNIT[0] + UNIT[1])
    return Stakes(victory, UNIT[0] * 1.2, enemy / 2)


# --- House cards --------------------------------------------------------------------------------------


def choose_card(context: DecisionContext) -> Move:
    """The card that promises most against the opponent's open hand."""
    battle = context.battle
    odds = battle_odds(context.board, battle, context.seat, stakes_of(context, battle))
    return PlayCard(odds.best.card)


def _against_open_card(context: DecisionContext) -> dict[Move, float]:
    """What each own card is worth against the opponent's card, which lies open."""
    battle, board, seat = context.battle, context.board, context.seat
    side = battle.side_of(seat)
    cards = [move.card for move in context.options if isinstance(move, PlayCard)]
    table = CardTable(board, battle, side, cards, (battle.card(other_side(side)),), stakes_of(context, battle))
    return {PlayCard(card): table.worth(card, battle.card(other_side(side))) for card in cards}


def choose_other_card(context: DecisionContext) -> Move:
    """In place of a cancelled card the best of the others, against the card that lies open."""
    values = _against_open_card(context)
    return max(values, key=values.__getitem__)


def choose_replacement(context: DecisionContext) -> Move:
    """Aeron Damphair makes way if another card is worth his price."""
    battle, board, seat = context.battle, context.board, context.seat
    values = _against_open_card(context)
    side = battle.side_of(seat)
    here, opposite = battle.card(side), battle.card(other_side(side))
    table = CardTable(board, battle, side, (here,), (opposite,), stakes_of(context, battle))
    best = max(values, key=values.__getitem__)
    price = AERON_PRICE * AERON_COST / 2
    return best if values[best] > table.worth(here, opposite) + price else Pass()


def choose_cancel(context: DecisionContext) -> Move:
    """Tyrion Lannister cancels the opponent's card if the best one left is better for the seat."""
    battle, board, seat = context.battle, context.board, context.seat
    side = battle.side_of(seat)
    own, lies = battle.card(side), battle.card(other_side(side))
    others = board.hand[battle.combatant(other_side(side))] or (NO_CARD,)
    table = CardTable(board, battle, side, (own,), (lies, *others), stakes_of(context, battle))
    return Agree(min(table.plain(own, card) for card in others) > table.plain(own, lies))


def choose_discard(context: DecisionContext) -> Move:
    """Patchface takes the opponent's best card."""
    return max(context.options, key=lambda move: card_worth(move.card) if isinstance(move, DiscardFromHand) else -1.0)


def choose_order_to_remove(context: DecisionContext) -> Move:
    """The order of the opponent that would do most: one that could march with a strong army, one that supports."""
    board = context.board

    def value(move: Move) -> float:
        if not isinstance(move, RemoveOrder):
            return 0.0
        order = ORDERS[board.order_token(move.area)]
        supports = any(area == move.area for area, _ in context.battle.support)
        return ORDER_TAKEN.get(order.type, 1.0) + 0.5 * units_worth(board.standing(move.area)) + 3.0 * supports

    return max(context.options, key=value)


# --- the Blade ----------------------------------------------------------------------------------------


def choose_blade(context: DecisionContext) -> Move:
    """The Blade where it turns a defeat into a victory; with Tides of Battle also where it makes one likelier."""
    battle, board, seat = context.battle, context.board, context.seat
    side = battle.side_of(seat)
    ahead = total(final_strength(board, battle, side)) - total(final_strength(board, battle, other_side(side)))
    tie_won = wins_ties(board, seat, battle.combatant(other_side(side)))
    if battle.tides and not battle.tides_revealed:
        return _blade_before_tides(context, battle, side, ahead)
    turns = ahead + 1 > 0 or (ahead + 1 == 0 and tie_won)
    already = ahead > 0 or (ahead == 0 and tie_won)
    return AddBlade() if turns and not already else Pass()


def _blade_before_tides(context: DecisionContext, battle: Battle, side: int, ahead: int) -> Move:
    """The seat has seen its own card; the opponent's is as good as an average one."""
    own = TIDES[battle.tides[side]].strength
    expected = ahead + own - MEAN_TIDES
    if own == 0 and expected < -1 and RedrawTides() in context.options:
        return RedrawTides()
    return AddBlade() if -2 <= expected <= 1 else Pass()


# --- casualties and retreats ----------------------------------------------------------------------------


def choose_casualty(context: DecisionContext) -> Move:
    """The cheapest unit; a Siege Engine first, since a beaten one can't retreat anyway."""

    def price(move: Move) -> float:
        assert isinstance(move, DestroyUnit)
        return 0.0 if move.unit == ENGINE else UNIT[move.unit]

    return min(context.options, key=price)


def choose_retreat(context: DecisionContext) -> Move:
    """Where the beaten army is worth most: where it strengthens a threatened area, or takes a new one."""
    battle, board = context.battle, context.board
    area_values = AreaValues(context.situation)
    army = battle.army(board, battle.loser)

    def value(move: Move) -> float:
        if not isinstance(move, RetreatTo):
            return context.after(move)
        return area_values.go(move.area, army, 0.0) or 0.0

    return max(context.options, key=value)
