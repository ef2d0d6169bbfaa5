"""Conditions about Objectives (p. 28, 34)."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.situations import Role, Situation
from maester.games.miniatures.standing import controls


class ControlsOuterObjective(Filter, frozen=True):
    """The unit in a role Controls an Objective other than the one in the middle, which is laid out first."""

    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return any(controls(game, token) == unit for token in range(1, len(game.token)))
