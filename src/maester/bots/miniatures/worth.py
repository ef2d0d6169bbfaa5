"""What units and Objectives are worth, in Victory Points."""

from __future__ import annotations

from math import fsum
from typing import Final

from maester.bots.miniatures.mode_worth import mode_worth
from maester.bots.miniatures.odds import Blow, Distribution, losses
from maester.games.miniatures.field import Field
from maester.games.miniatures.names import NO_UNIT, Unit

VICTORY_POINT: Final = 1.0
ARMY_POINT: Final = 0.2
"""What each point of a unit's cost is worth, while it is whole."""
EXISTS, WOUNDS, RANKS = 0.3, 0.35, 0.35
"""Which parts of it depend on the unit standing at all, on its Wounds, and on its ranks, which are its dice."""
IN_DANGER: Final = 0.4 * VICTORY_POINT
"""What is as good as lost of the Victory Point for a unit that has lost nearly all."""
COMMANDER: Final = 2
"""As how many points of cost a Commander's Attachment counts."""
LATER_ROUND: Final = 0.5
MOST_LATER: Final = 3
"""What holding an Objective in each Round after this one counts, as far ahead as one can see."""


def worth(game: Field, unit: Unit, left: int) -> float:
    """What a unit with so many Wounds left is worth."""
    if left <= 0:
        return 0.0
    card = game.card(unit)
    cost = card.cost + sum([attachment_cost(game, one.ref) for one in game.attachments[unit]])
    ranks = left / card.total_wounds if card.solo else -(-left // (card.wounds_per_model * card.models_per_rank))
    share = ranks if card.solo else ranks / card.ranks
    sound = left / card.total_wounds
    return ARMY_POINT * cost * (EXISTS + WOUNDS * sound + RANKS * share) - IN_DANGER * (1 - sound)


def attachment_cost(game: Field, ref: str) -> int:
    """What an Attachment adds to the cost of its unit; a Commander has none printed, and isn't cheap."""
    cost = game.box.attachments[ref].cost
    return cost if isinstance(cost, int) else COMMANDER


def test_loss(game: Field, unit: Unit, fails: float, cost: Distribution) -> float:
    """What a Panic Test takes from a unit on average: worth, and what is scored if it destroys it."""
    left, whole = game.wounds[unit], worth(game, unit, game.wounds[unit])
    points = mode_worth(game).destroyed(game, NO_UNIT, unit)
    lost = [
        chance * (whole - worth(game, unit, left - number) + (points if number >= left else 0.0))
        for number, chance in enumerate(cost)
    ]
    return fails * fsum(lost)


def gain(game: Field, blow: Blow, attacker: Unit, defender: Unit) -> float:
    """What an attack takes from its Defender on average: worth, and what is scored if it is destroyed."""
    whole = worth(game, defender, blow.health)
    found = losses(blow)
    lost = [chance * (whole - worth(game, defender, blow.health - number)) for number, chance in enumerate(found)]
    return fsum(lost) + mode_worth(game).destroyed(game, attacker, defender) * found[-1]


def holding(game: Field) -> float:
    """What a Victory Point at the end of each Round is worth from now on."""
    rounds = game.last_round - max(game.round, mode_worth(game).first_scoring) + 1
    return VICTORY_POINT * (1 + LATER_ROUND * max(0, min(MOST_LATER, rounds - 1)))
