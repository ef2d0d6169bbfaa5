"""The open facts of a position from one house's side: what areas are worth to it, and what threatens it."""

from __future__ import annotations

from collections.abc import Container

from maester.bots.boardgame.goodwill import Goodwill
from maester.bots.boardgame.threats import Threats
from maester.bots.boardgame.worth import Worth
from maester.engine import Seat
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import Area


class HouseSituation:
    """Where a house stands; any house, since all that counts here lies open."""

    def __init__(
        self, board: Board, seat: Seat, goodwill: Goodwill | None = None, foreseen: Container[tuple[Seat, Area]] = ()
    ) -> None:
        self.board, self.seat = board, seat
        # Nobody knows how others feel: without anything else known they are taken to be cool.
        self.goodwill = Goodwill(seat, ()) if goodwill is None else goodwill
        self.worth = Worth(board, seat, self.goodwill)
        self.threats = Threats(board, seat, foreseen)
