"""The page: a beginner at the card game. He has favourites, overlooks things and doesn't always see the best."""

from __future__ import annotations

from random import Random

import msgspec

from maester.bots.beginner import Beginner, Slips
from maester.bots.cardgame.greedy import CardGreedyBot
from maester.engine import Match, Move, Pass, Seat
from maester.games.cardgame.acting import Use
from maester.games.cardgame.challenges import Declare, EndTurn, Initiate
from maester.games.cardgame.court import Court
from maester.games.cardgame.marshalling import Attach, Play
from maester.games.cardgame.texts import CHARACTER, EVENT

SLIPS: Slips = ((0.66, 0), (0.88, 1), (0.96, 2))
"""Up to which throw of the dice the page plays the best, second and third move that he sees; beyond it any move."""


class Habits(msgspec.Struct, frozen=True):
    """What kind of beginner somebody is: how much each favourite adds to a move, and how much is overlooked."""

    challenges: tuple[float, ...]
    """By type of challenge."""
    defending: float
    """For each defender."""
    characters: float
    events: float
    """For playing events, needed or not."""
    abilities: float
    oversight: float
    """How likely the use of a move is overlooked."""


def habits_of(seed: int) -> Habits:
    """The beginner who belongs to a seed: one of a few characters, no two quite the same."""
    dice = Random(f"page {seed}")
    return Habits(
        challenges=tuple(dice.uniform(-2.0, 3.0) for _ in range(3)),
        defending=dice.uniform(-2.0, 2.0),
        characters=dice.uniform(-0.5, 2.0),
        events=dice.uniform(-0.5, 2.5),
        abilities=dice.uniform(-0.5, 2.0),
        oversight=dice.uniform(0.15, 0.45),
    )


class PageBot(Beginner, CardGreedyBot):
    """A beginner with habits of his own."""

    slips = SLIPS
    habits: Habits

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.habits = habits_of(seed)

    def liking(self, sample: Match, seat: Seat, move: Move) -> float:
        game = sample.game
        assert isinstance(game, Court)
        match move:
            case Initiate(icon=icon):
                return self.habits.challenges[icon]
            case Declare() if game.challenge is not None and game.challenge.attackers:
                return self.habits.defending
            case Play(title=title) | Attach(title=title):
                type_ = game.box.title_type[title]
                return {CHARACTER: self.habits.characters, EVENT: self.habits.events}.get(type_, 0.0)
            case Use():
                return self.habits.abilities
            case EndTurn() | Pass():
                return -0.5
        return 0.0
