"""Operations with Mission cards (p. 37)."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.mission_deck import SwapMission
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.pieces.situations import Role


class SwapOneMission(Operation, frozen=True):
    """The player discards an Active Mission, and a Reserve Mission takes its place; or a Reserve Mission, and draws a
    new one.
    """

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(SwapMission(game.frame(Effect, effect).source.seat, optional=False))
