"""Condition tokens: Panicked, Vulnerable, Weakened (p. 22)."""

from __future__ import annotations

from maester.engine import Event
from maester.games.miniatures.field import Field
from maester.games.miniatures.names import Condition, Unit


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
        game.conditions[unit] |= 1 << condition
        game.tell(ConditionGiven(unit, condition))


def expend(game: Field, unit: Unit, condition: Condition) -> None:
    """The token is gone; what it does is done by whoever expends it."""
    game.conditions[unit] &= ~(1 << condition)
    game.tell(ConditionExpended(unit, condition))
