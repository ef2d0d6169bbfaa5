"""The page: a beginner at the board game. He has favourite moves, overlooks things and doesn't always see the best."""

from __future__ import annotations

from random import Random

import msgspec

from maester.bots.beginner import Beginner, Slips
from maester.bots.boardgame.greedy import BoardGreedyBot, order_value
from maester.engine import Match, Move, Seat
from maester.games.boardgame.battle import Battle
from maester.games.boardgame.bidding import BidPower
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    CARDS,
    CONSOLIDATE,
    DEFENSE,
    KNIGHT,
    MARCH,
    ORDERS,
    RAID,
    SHIP,
    SUPPORT,
    Area,
    Token,
)
from maester.games.boardgame.house_cards.hands import PlayCard
from maester.games.boardgame.marches import EndMarch, MarchUnits
from maester.games.boardgame.mustering import EndMustering, Recruit
from maester.games.boardgame.orders import Placed

SLIPS: Slips = ((0.62, 0), (0.84, 1), (0.94, 2))
"""Up to which throw of the dice the page plays the best, second and third move that he sees; beyond it any move."""


class Habits(msgspec.Struct, frozen=True):
    """What kind of beginner somebody is: how much each favourite adds to a move, and how much is overlooked."""

    orders: dict[str, float]
    """By type of order."""
    attack: float
    """For marching at all."""
    fleet: float
    knights: float
    spending: float
    """For each Power token of a bid."""
    strong_cards: float
    """For each point of strength of a House card: the best ones go first."""
    oversight: float
    """How likely a threat or a chance is overlooked."""


def habits_of(seed: int) -> Habits:
    """The beginner who belongs to a seed: one of a few characters, no two quite the same."""
    dice = Random(f"page {seed}")
    eager, wary, greedy = (dice.random() for _ in range(3))
    return Habits(
        orders={
            MARCH: 2.5 * eager,
            DEFENSE: 1.5 * wary - 0.5,
            SUPPORT: dice.uniform(-0.5, 1.0),
            RAID: dice.uniform(-0.3, 1.0),
            CONSOLIDATE: 1.8 * greedy - 0.3,
        },
        attack=3.0 * eager - 1.5,
        fleet=dice.uniform(-1.0, 2.0),
        knights=dice.uniform(-0.5, 2.0),
        spending=dice.uniform(-0.2, 0.9),
        strong_cards=dice.uniform(0.0, 1.5),
        oversight=dice.uniform(0.15, 0.45),
    )


class PageBot(Beginner, BoardGreedyBot):
    """A beginner with habits of his own."""

    slips = SLIPS
    habits: Habits

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.habits = habits_of(seed)

    def order_value(self, game: Board, seat: Seat, area: Area, token: Token, placed: Placed) -> float:
        return order_value(game, seat, area, token, placed) + self.habits.orders[ORDERS[token].type]

    def liking(self, sample: Match, seat: Seat, move: Move) -> float:
        game = sample.game
        assert isinstance(game, Board)
        match move:
            case MarchUnits():
                return self.habits.attack
            case EndMarch():
                return -self.habits.attack
            case Recruit(unit=unit):
                return self.habits.fleet if unit == SHIP else self.habits.knights if unit == KNIGHT else 0.0
            case EndMustering():
                return -1.0
            case BidPower(power=power):
                return self.habits.spending * min(power, 4)
            case PlayCard(card=card) if any(isinstance(frame, Battle) for frame in game.frames):
                return self.habits.strong_cards * CARDS[card].strength
        return 0.0
