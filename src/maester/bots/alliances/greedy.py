"""The greedy bot of Alliances: the best option by the score of the position one step ahead."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from maester.bots.alliances.score import follow_up, score
from maester.bots.alliances.worth import kind_worths
from maester.bots.greedy import GreedyBot
from maester.engine import Match, Move, Seat
from maester.games.alliances.drafting import SetAside
from maester.games.alliances.realm import Realm

MOST_STEPS = 4
"""How many questions of an ability are answered at most to see what a card does."""


class AlliancesGreedyBot(GreedyBot):
    """Greedy at Alliances. A card that is played is looked at when its ability is resolved."""

    most_options: ClassVar[int] = 24
    samples: ClassVar[int] = 1

    def score(self, match: Match, seat: Seat) -> float:
        return score(match, seat)

    def settle(self, match: Match, seat: Seat, dice: Random) -> None:
        follow_up(match, seat, dice, MOST_STEPS, claim=True)

    def value(self, sample: Match, seat: Seat, move: Move, dice: Random) -> float:
        game = sample.game
        assert isinstance(game, Realm)
        if isinstance(move, SetAside):
            return kind_worths(game.box)[move.card]
        return super().value(sample, seat, move, dice)
