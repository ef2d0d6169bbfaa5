"""Condition tokens: Panicked, Vulnerable, Weakened (p. 22)."""

from __future__ import annotations

from maester.engine import Event
from maester.games.miniatures.field import Field
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.moments import CONDITION_GIVEN
from maester.games.miniatures.names import Condition, Unit
from maester.games.miniatures.pieces.changes import NeverGets
from maester.games.miniatures.standing import about


class ConditionGiven(Event, frozen=True):
    """A unit gets a Condition token."""

    unit: Unit
    condition: Condition


class ConditionExpended(Event, frozen=True):
    """An opponent expends a Condition token of a unit."""

    unit: Unit
    condition: Condition


def give(game: Field, unit: Unit, condition: Condition) -> None:
    """A unit becomes Panicked, Vulnerable or Weakened; it has at most one token of each kind (p. 22)."""
    if game.stands(unit) and not game.has_condition(unit, condition):
        if any(change.condition == condition for _, change, _ in about(game, unit, NeverGets)):
            return
        game.conditions[unit] |= 1 << condition
        game.tell(ConditionGiven(unit, condition))
        happens(game, CONDITION_GIVEN, unit)


def expend(game: Field, unit: Unit, condition: Condition) -> None:
    """The token is gone; what it does is done by whoever expends it."""
    game.conditions[unit] &= ~(1 << condition)
    game.tell(ConditionExpended(unit, condition))


class ConditionRemoved(Event, frozen=True):
    """An effect takes a Condition token off a unit."""

    unit: Unit
    condition: Condition


def remove(game: Field, unit: Unit, condition: Condition) -> None:
    """The token is taken off without being expended."""
    if game.has_condition(unit, condition):
        game.conditions[unit] &= ~(1 << condition)
        game.tell(ConditionRemoved(unit, condition))
