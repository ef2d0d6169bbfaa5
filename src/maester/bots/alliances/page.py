"""The page: a beginner at Alliances. He falls for big names, has a favourite neighbor, and overlooks things."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from maester.bots.alliances.greedy import AlliancesGreedyBot
from maester.bots.beginner import Beginner, Slips
from maester.engine import Match, Move, Seat
from maester.games.alliances.bidding import Kneel, PlayCard
from maester.games.alliances.box import NO_ALLY
from maester.games.alliances.councils import ChooseCouncil, council_of
from maester.games.alliances.realm import Realm

SLIPS: Final[Slips] = ((0.75, 0), (0.9, 1), (0.96, 2))
"""Up to which throw of the dice the page plays the best, second and third move that he sees; beyond it any move."""
USUAL_POWER: Final = 3.0
"""The power of an ally that impresses nobody."""


class Habits(msgspec.Struct, frozen=True):
    """What kind of beginner somebody is: how much each favourite adds to a move, and how much is overlooked."""

    big_names: float
    """For bidding, for each point of power that the ally has beyond the usual; the same against it for each below."""
    big_cards: float
    """For each point of influence of a card: the best ones go first."""
    friendship: float
    """For the council that he shares with the neighbor he likes."""
    likes_left: bool
    oversight: float
    """How likely something about a move is overlooked."""


def habits_of(seed: int) -> Habits:
    """The beginner who belongs to a seed: one of a few characters, no two quite the same."""
    dice = Random(f"page {seed}")
    return Habits(
        big_names=dice.uniform(0.1, 0.7),
        big_cards=dice.uniform(-0.05, 0.2),
        friendship=dice.uniform(0.0, 1.5),
        likes_left=dice.random() < 0.5,
        oversight=dice.uniform(0.1, 0.3),
    )


class PageBot(Beginner, AlliancesGreedyBot):
    """A beginner with habits of his own."""

    slips = SLIPS
    habits: Habits
    most_overlooked = 3.0

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.habits = habits_of(seed)

    def liking(self, sample: Match, seat: Seat, move: Move) -> float:
        game = sample.game
        assert isinstance(game, Realm)
        power = USUAL_POWER if game.current == NO_ALLY else game.box.power[game.current]
        match move:
            case PlayCard(card=card):
                return self.habits.big_cards * float(game.box.influence[card])
            case Kneel():
                return self.habits.big_names * (USUAL_POWER - power)
            case ChooseCouncil():
                friend = game.left(seat) if self.habits.likes_left else game.right(seat)
                return self.habits.friendship if council_of(move) == game.shared(seat, friend) else 0.0
        return 0.0
