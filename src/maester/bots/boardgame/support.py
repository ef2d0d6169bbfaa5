"""Support: for those who supported the steward, against those who wronged it, never for one who would win by it."""

from __future__ import annotations

from math import fsum
from typing import Final

from maester.bots.boardgame.decision_context import DecisionContext
from maester.bots.boardgame.worth import BRINK
from maester.engine import Agree, Move, Seat
from maester.games.boardgame.components import MUSTERING_POINTS, NEAR, NOBODY, Area
from maester.games.boardgame.support import Fight, GrantSupport

WORTH_HELPING: Final = 0.4
"""How much more a side must be liked to be helped: to help one is to wrong the other."""
AGAINST_LEADER: Final = 0.5
"""How much each Castle or Stronghold of a leader, from BRINK on, counts against him."""
MY_BORDER: Final = 0.3
"""A new neighbour of own Castles is not welcome: how much that counts against an attacker."""


def choose_support(context: DecisionContext) -> Move:
    """Own fights first. In those of others the side that is liked better, if it is liked enough better; and whoever
    would win the match by this fight is never helped, but held off.
    """
    fight = next(frame for frame in reversed(context.board.frames) if isinstance(frame, Fight))
    own = GrantSupport(context.seat)
    if own in context.options:
        return own
    sides = [side for side in (fight.attacker, fight.defender) if side != NOBODY]
    winners = [side for side in sides if context.worth.completes(side, fight.target)]
    if winners:
        return GrantSupport(next((side for side in sides if side not in winners), None))
    liked = {side: liking(context, fight, side) for side in sides}
    best = max(sides, key=liked.__getitem__)
    lead = liked[best] - fsum(liked[side] for side in sides if side != best)
    return GrantSupport(best if lead > WORTH_HELPING and liked[best] > -WORTH_HELPING else None)


def liking(context: DecisionContext, fight: Fight, side: Seat) -> float:
    """How gladly the steward would see a side win."""
    board = context.board
    liking = context.goodwill.about(side)
    castles = board.castles(side)
    if castles >= BRINK and castles > board.castles(context.seat):
        liking -= AGAINST_LEADER * (castles - BRINK + 1)
    if side == fight.attacker and _borders_mine(context, fight.target):
        liking -= MY_BORDER
    return liking


def _borders_mine(context: DecisionContext, area: Area) -> bool:
    controls = context.board.controller
    return any(MUSTERING_POINTS[near] and controls(near) == context.seat for near in NEAR[area])


def choose_acceptance(context: DecisionContext) -> Move:
    """Support is welcome from anybody."""
    return Agree(True)
