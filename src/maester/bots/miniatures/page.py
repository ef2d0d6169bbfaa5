"""The page: a beginner at the miniatures game. He has favourites, overlooks things and doesn't always see the best."""

from __future__ import annotations

from random import Random

import msgspec

from maester.bots.beginner import Beginner, Slips
from maester.bots.miniatures.greedy import MiniaturesGreedyBot
from maester.engine import Match, Move, Pass, Seat
from maester.games.miniatures.activation import TakeAction
from maester.games.miniatures.declaring import PlayCard, UseText
from maester.games.miniatures.names import CHARGE, FORGO, MARCH, MELEE_ATTACK, RANGED_ATTACK, ZONE_NAMES, Zone
from maester.games.miniatures.rolling import Reroll
from maester.games.miniatures.rounds import PassTurn
from maester.games.miniatures.tactics_board import ClaimZone

SLIPS: Slips = ((0.62, 0), (0.84, 1), (0.95, 2))
"""Up to which throw of the dice the page plays the best, second and third move that he sees; beyond it any move."""


class Habits(msgspec.Struct, frozen=True):
    """What kind of beginner somebody is: how much each favourite adds to a move, and how much is overlooked."""

    charging: float
    shooting: float
    marching: float
    """For long ways, into whatever waits there."""
    texts: float
    """For Orders and Tactics cards, needed or not."""
    zone: Zone
    """The zone of the Tactics Board to which he likes to send people."""
    zones: float
    """How much he likes it."""
    oversight: float
    """How likely the use of a move is overlooked."""


def habits_of(seed: int) -> Habits:
    """The beginner who belongs to a seed: one of a few characters, no two quite the same."""
    dice = Random(f"page {seed}")
    return Habits(
        charging=dice.uniform(-0.2, 1.5),
        shooting=dice.uniform(-0.2, 1.0),
        marching=dice.uniform(-0.3, 0.5),
        texts=dice.uniform(-0.2, 0.6),
        zone=Zone(dice.randrange(len(ZONE_NAMES))),
        zones=dice.uniform(0.0, 0.6),
        oversight=dice.uniform(0.15, 0.45),
    )


class PageBot(Beginner, MiniaturesGreedyBot):
    """A beginner with habits of his own."""

    slips = SLIPS
    most_overlooked = 0.8
    habits: Habits

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.habits = habits_of(seed)

    def liking(self, sample: Match, seat: Seat, move: Move) -> float:
        match move:
            case TakeAction(action=action):
                likings = {
                    CHARGE: self.habits.charging,
                    MELEE_ATTACK: self.habits.charging,
                    RANGED_ATTACK: self.habits.shooting,
                    MARCH: self.habits.marching,
                    FORGO: -0.5,
                }
                return likings.get(action, 0.0)
            case UseText() | PlayCard() | Reroll():
                return self.habits.texts
            case ClaimZone(zone=self.habits.zone):
                return self.habits.zones
            case PassTurn() | Pass():
                return -0.2
        return 0.0
