"""A text: what always holds, and what is set off at which moment."""

from __future__ import annotations

import msgspec

from maester.games.miniatures.pieces.changes import Change, Scope, Standing
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.pieces.targets import Targets


class Trigger(msgspec.Struct, frozen=True, kw_only=True):
    """What happens at a moment: it must be resolved, or (an Order, a "may") its player decides."""

    moment: str
    when: tuple[Filter, ...] = ()
    targets: Targets | None = None
    """Which unit is picked for it; nothing happens where none can be."""
    operations: tuple[Operation, ...]
    is_order: bool = False
    optional: bool = False
    this_attack: bool = False
    """Only for attacks that are printed with this ability."""


class Text(msgspec.Struct, frozen=True):
    """All that a text does."""

    standing: tuple[Standing, ...] = ()
    triggers: tuple[Trigger, ...] = ()


def text(*parts: Standing | Trigger) -> Text:
    """A text of several parts."""
    return Text(
        tuple(part for part in parts if isinstance(part, Standing)),
        tuple(part for part in parts if isinstance(part, Trigger)),
    )


def attack(*changes: Change) -> Standing:
    """The attack that is printed with this ability has these."""
    return Standing(Scope.THIS_ATTACK, changes)


def own_attacks(*changes: Change) -> Standing:
    """Every attack of the unit has these."""
    return Standing(Scope.OWN_ATTACKS, changes)


def when_attacked(*changes: Change) -> Standing:
    """Every attack on the unit has these."""
    return Standing(Scope.WHEN_ATTACKED, changes)


def always(*changes: Change) -> Standing:
    """The unit has these."""
    return Standing(Scope.ALWAYS, changes)


def engaged_enemies(*changes: Change) -> Standing:
    """Enemies engaged with the unit have these."""
    return Standing(Scope.ENGAGED_ENEMIES, changes)


def must(moment: str, *when: Filter, do: tuple[Operation, ...], targets: Targets | None = None) -> Trigger:
    """At this moment, if all that holds, it is done."""
    return Trigger(moment=moment, when=when, operations=do, targets=targets)


def in_attack(moment: str, *when: Filter, do: tuple[Operation, ...]) -> Trigger:
    """The same, only for attacks that are printed with this ability."""
    return Trigger(moment=moment, when=when, operations=do, this_attack=True)


def may(moment: str, *when: Filter, do: tuple[Operation, ...], targets: Targets | None = None) -> Trigger:
    """At this moment its player may have it done."""
    return Trigger(moment=moment, when=when, operations=do, targets=targets, optional=True)


def order(moment: str, *when: Filter, do: tuple[Operation, ...], targets: Targets | None = None) -> Trigger:
    """An Order with this trigger: once per Round (p. 22)."""
    return Trigger(moment=moment, when=when, operations=do, targets=targets, is_order=True)
