"""The greedy bot of the miniatures game: the best option by the score of the position one step ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from maester.bots.greedy import GreedyBot
from maester.bots.miniatures.score import score
from maester.engine import Match, Pass, Seat

ANEW: Final = frozenset(
    {
        "bring-army", "choose-zone", "name-first-player", "lay-piece", "lay-piece-alone", "choose-terrain-kind",
        "lay-rolled-piece", "deploy-unit", "place-late", "activate-unit", "choose-action", "choose-zone-to-claim",
        "choose-maneuver", "choose-free-maneuver", "dare-free-maneuver", "choose-march", "choose-retreat",
        "choose-shift", "discard-any", "choose-role", "name-defenders-edge", "keep-half", "redeploy-unit",
    }
)  # fmt: skip
"""What is asked when something was set going and is over, or needs a choice of its own; on the way to there the first
option is the usual one."""
MOST_QUESTIONS: Final = 40


def usual(match: Match, seat: Seat) -> None:
    """Answers a question on the way as most would: the first option; nobody uses texts."""
    decision = match.decision(seat)
    passes = decision.kind == "declare-text" and Pass() in decision.options
    match.play(seat, Pass() if passes else decision.options[0])


def settle(match: Match) -> None:
    """Lets what was set going come to its end: until somebody decides anew what a unit does, or where it goes."""
    for _ in range(MOST_QUESTIONS):
        if match.over or match.decision(match.to_act[0]).kind in ANEW:
            return
        usual(match, match.to_act[0])


class MiniaturesGreedyBot(GreedyBot):
    """Greedy at the miniatures game."""

    def score(self, match: Match, seat: Seat) -> float:
        return score(match, seat)

    def settle(self, match: Match, seat: Seat, dice: Random) -> None:
        settle(match)
