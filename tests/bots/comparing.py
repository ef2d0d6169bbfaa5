"""Two bots before the same decisions."""

from __future__ import annotations

from maester.bots import Bot, Budget, SeatTable
from maester.engine import Match


def agreements(match: Match, player: Bot, other: Bot) -> tuple[int, int]:
    """How often another bot would have played what the player plays, on all seats to the end, and how often not."""
    same = decisions = 0
    while not match.over:
        seat = SeatTable(match, match.to_act[0])
        move = player.choose(seat, Budget())
        same += other.choose(seat, Budget()) == move
        decisions += 1
        match.play(match.to_act[0], move)
    return same, decisions - same
