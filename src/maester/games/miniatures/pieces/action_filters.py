"""Conditions about actions and moves: which one it is, and whether a unit could perform one (p. 5, 13)."""

from __future__ import annotations

from maester.games.miniatures.actions import may_perform
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Moving
from maester.games.miniatures.names import NO_UNIT, Action
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.situations import Role, Situation


class ActionIs(Filter, frozen=True):
    """The action that was chosen is one of these."""

    actions: tuple[Action, ...]

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.acting is not None and situation.acting.action in self.actions


class InActivation(Filter, frozen=True):
    """The action is the one of the unit's activation, no free action."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.acting is not None and not situation.acting.free


class MovedBy(Filter, frozen=True):
    """The move that has ended was one of these: `maneuver`, `march`, `retreat`, `shift`, `charge`, `pivot`."""

    ways: tuple[str, ...]

    def holds(self, game: Field, situation: Situation) -> bool:
        return isinstance(situation.about, Moving) and situation.about.how in self.ways


class CanPerform(Filter, frozen=True):
    """The unit in a role could perform one of these actions now, against the one in another role if that is said."""

    role: Role
    actions: tuple[Action, ...]
    against: Role | None = None

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        enemy = NO_UNIT if self.against is None else situation.who(self.against)
        if not game.stands(unit) or (self.against is not None and not game.stands(enemy)):
            return False
        return any(may_perform(game, unit, action, enemy) for action in self.actions)
