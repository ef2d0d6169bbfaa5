"""Conditions about units that could be picked: whether there is one, and whether it needs what the text gives."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.situations import CHOSEN, Role, Situation
from maester.games.miniatures.pieces.targets import Targets


class ThereIs(Filter, frozen=True):
    """At least one such unit could be picked."""

    among: Targets

    def holds(self, game: Field, situation: Situation) -> bool:
        return any(True for _ in self.among.of(game, situation))


class Wounded(Filter, frozen=True):
    """The unit in a role has lost Wounds."""

    whose: Role = CHOSEN

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.whose)
        return game.stands(unit) and game.wounds[unit] < game.card(unit).total_wounds
