"""What the steward looks at when it decides: the open facts of its seat, and what follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random

from maester.bots.boardgame.foresight import foreseen
from maester.bots.boardgame.goodwill import Goodwill
from maester.bots.boardgame.house_situation import HouseSituation
from maester.bots.boardgame.threats import Threats
from maester.bots.boardgame.worth import Worth, position_score
from maester.bots.seat_table import SeatTable
from maester.engine import Move, Seat
from maester.games.boardgame.battle import Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import Area


class DecisionContext:
    """One decision of a seat. The sample is true in all that lies open; what is hidden there is only a guess."""

    def __init__(self, table: SeatTable, dice: Random) -> None:
        self.table, self.seat = table, table.seat
        self.options: Sequence[Move] = table.decision.options
        self.sample = table.sample(dice)
        board = self.sample.game
        assert isinstance(board, Board)
        self.board = board

    @cached_property
    def goodwill(self) -> Goodwill:
        return Goodwill(self.seat, self.table.events())

    @cached_property
    def worth(self) -> Worth:
        return Worth(self.board, self.seat, self.goodwill)

    @cached_property
    def situation(self) -> HouseSituation:
        """The position as it is, with what the rivals are likely to do."""
        return self.situation_on(self.board)

    def situation_on(self, board: Board) -> HouseSituation:
        """The same for a position as it may be soon."""
        return HouseSituation(board, self.seat, self.goodwill, self._foreseen)

    @cached_property
    def _foreseen(self) -> frozenset[tuple[Seat, Area]]:
        return foreseen(self.board, self.seat)

    @property
    def threats(self) -> Threats:
        return self.situation.threats

    @property
    def battle(self) -> Battle:
        """The combat that is going on."""
        return next(frame for frame in reversed(self.board.frames) if isinstance(frame, Battle))

    def after(self, move: Move) -> float:
        """How good the position is one step after a move, in the sample."""
        match = self.sample.clone()
        match.play(self.seat, move)
        board = match.game
        assert isinstance(board, Board)
        return position_score(board, self.seat)

    def best_after(self) -> Move:
        """The move after which the position is best: for questions that need no plan."""
        return max(self.options, key=self.after)
