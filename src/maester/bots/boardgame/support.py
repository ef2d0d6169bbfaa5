"""Support: for those who supported the steward, against those who wronged it, never for one who would win by it."""

from __future__ import annotations

from math import fsum
from typing import Final

from maester.bots.boardgame.outlook import Outlook
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


def choose_support(outlook: Outlook) -> Move:
    """Own fights first. In those of others the side that is liked better, if it is liked enough better; and whoever
    would win the match by this fight is never helped, but held off.
    """
    fight = next(frame for frame in reversed(outlook.board.frames) if isinstance(frame, Fight))
    own = GrantSupport(outlook.seat)
    if own in outlook.options:
        return own
    sides = [side for side in (fight.attacker, fight.defender) if side != NOBODY]
    winners = [side for side in sides if outlook.worth.completes(side, fight.target)]
    if winners:
        return GrantSupport(next((side for side in sides if side not in winners), None))
    liked = {side: liking(outlook, fight, side) for side in sides}
    best = max(sides, key=liked.__getitem__)
    lead = liked[best] - fsum(liked[side] for side in sides if side != best)
    return GrantSupport(best if lead > WORTH_HELPING and liked[best] > -WORTH_HELPING else None)


def liking(outlook: Outlook, fight: Fight, side: Seat) -> float:
    """How gladly the steward would see a side win."""
    board = outlook.board
    liking = outlook.feelings.about(side)
    castles = board.castles(side)
    if castles >= BRINK and castles > board.castles(outlook.seat):
        liking -= AGAINST_LEADER * (castles - BRINK + 1)
    if side == fight.attacker and _borders_mine(outlook, fight.target):
        liking -= MY_BORDER
    return liking


def _borders_mine(outlook: Outlook, area: Area) -> bool:
    controls = outlook.board.controller
    return any(MUSTERING_POINTS[near] and controls(near) == outlook.seat for near in NEAR[area])


def choose_acceptance(outlook: Outlook) -> Move:
    """Support is welcome from anybody."""
    return Agree(True)
