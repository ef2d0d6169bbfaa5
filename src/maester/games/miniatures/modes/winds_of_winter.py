"""Winds of Winter (p. 33): five Objectives without Victory Points of their own, and a hand of secret Missions for each
player, of which one is revealed in each Round from the second on.
"""

from __future__ import annotations

from typing import Final

from maester.engine import Step
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.mission_hands import (
    ChooseMissionHands,
    RevealMissions,
    TakeMissionHands,
    TakeUsualHands,
    discard_revealed,
)
from maester.games.miniatures.missions import score_missions
from maester.games.miniatures.modes.covering import five_tokens
from maester.games.miniatures.modes.missions import MissionMode


class WindsOfWinter(MissionMode):
    """Whatever was revealed may be fulfilled by everybody; at the end of the Round it is discarded."""

    def tokens(self, table: Area) -> tuple[tuple[int, int], ...]:
        return five_tokens(table)

    def set_up_steps(self) -> tuple[Step, ...]:
        return ChooseMissionHands(), TakeMissionHands()

    def steps_of_position(self) -> tuple[Step, ...]:
        return (TakeUsualHands(),)

    def round_steps(self) -> tuple[Step, ...]:
        return (RevealMissions(),)

    def score(self, game: Field) -> None:
        """Objectives give no Victory Points unless a Mission card says so."""
        score_missions(game)
        discard_revealed(game)


MODE: Final = WindsOfWinter()
