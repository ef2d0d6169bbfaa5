"""The steward: plays the board game with a purpose.

It plans orders as a whole (attack what it can win, defend what it holds, gather when safe), reads the open hands for a
combat, picks House cards by expected outcome, bids by need, musters within supply, supports those who supported it,
never helps a house to its seventh Castle, and holds a small grudge. A kind of decision has its chooser; where one step
shows all there is to see, and for a question that has none, it is the move after which the position is best.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maester.bots.boardgame import battles, bids, marching, mustering, other_choices, plans, support
from maester.bots.boardgame.decision_context import DecisionContext
from maester.bots.bot import Bot, Budget
from maester.bots.seat_table import SeatTable
from maester.engine import Move

Chooser = Callable[[DecisionContext], Move]

CHOOSERS: Final[dict[str, Chooser]] = {
    # Westeros phase
    "choose-westeros-effect": other_choices.choose_effect,
    "muster": mustering.choose_muster,
    "reduce-armies": other_choices.choose_loss,
    "bid": bids.choose_bid,
    "break-tie": bids.choose_next_house,
    # Wildlings
    "name-bidder": bids.choose_bidder,
    "rise-to-first": other_choices.choose_rise,
    "fall-to-last": DecisionContext.best_after,
    "knight-footmen": other_choices.choose_unit_to_raise,
    "unseat-knight": other_choices.choose_loss,
    "lose-unit": other_choices.choose_loss,
    "regain-card": other_choices.choose_regained,
    "discard-card": other_choices.choose_discarded,
    "muster-anywhere": mustering.choose_castle,
    "choose-raid": DecisionContext.best_after,
    "lower-house": DecisionContext.best_after,
    # Planning phase
    "assign-order": plans.choose_order,
    "use-messenger-raven": plans.choose_raven,
    "put-wildling-card": other_choices.choose_wildling_card,
    # Action phase
    "resolve-raids": other_choices.choose_raid,
    "resolve-marches": marching.choose_march,
    "plan-march": marching.choose_march,
    "establish-control": marching.choose_control,
    "capture-port": mustering.choose_captured_ships,
    "resolve-consolidate-power": mustering.choose_consolidation,
    # combat
    "give-support": support.choose_support,
    "accept-support": support.choose_acceptance,
    "choose-house-card": battles.choose_card,
    "play-another": battles.choose_other_card,
    "use-blade": battles.choose_blade,
    "use-blade-after-tides": battles.choose_blade,
    "take-casualties": battles.choose_casualty,
    "choose-retreat": battles.choose_retreat,
    "lose-to-supply": battles.choose_casualty,
    # texts of House cards
    "tyrion-lannister-cancels": battles.choose_cancel,
    "aeron-damphair-replaces": battles.choose_replacement,
    "queen-of-thorns-removes": battles.choose_order_to_remove,
    "cersei-lannister-removes": battles.choose_order_to_remove,
    "mace-tyrell-destroys": other_choices.choose_enemy_footman,
    "doran-martell-drops": other_choices.choose_drop,
    "renly-baratheon-upgrades": DecisionContext.best_after,
    "robb-stark-chooses": DecisionContext.best_after,
    "patchface-discards": battles.choose_discard,
}
"""Who answers which kind of question."""


class Steward(Bot):
    """Plays the board game with a purpose."""

    name = "steward"

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        options = table.decision.options
        if len(options) == 1:
            return options[0]
        chooser = CHOOSERS.get(table.decision.kind, DecisionContext.best_after)
        return chooser(DecisionContext(table, self.chance(table)))
