"""What was declared (p. 21): it is told with its targets, may be answered at once, and is resolved when everybody has
declared or passed.
"""

from __future__ import annotations

from maester.engine import Procedure, Window
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Declared, Happening
from maester.games.miniatures.happenings import happens, situation_at
from maester.games.miniatures.moments import CARD_PLAYED, TARGETED
from maester.games.miniatures.names import NO_CARD, NO_UNIT, Unit
from maester.games.miniatures.resolving import resolve_declared
from maester.games.miniatures.standing import text_of


def recipients(game: Field, declared: Declared, happening: Happening) -> tuple[Unit, ...]:
    """The targets of what was declared: those that were picked, and of a Tactics card the unit that sets it off
    (p. 21, ruling.zone-targets).
    """
    if declared.card == NO_CARD:
        own = (declared.source.unit,) if text_of(game, declared.source).triggers[declared.trigger].is_order else ()
    else:
        trigger = text_of(game, declared.source).triggers[declared.trigger]
        own = (situation_at(game, happening, declared.source).who(trigger.on),)
    return tuple(dict.fromkeys(unit for unit in (*own, *declared.targets) if unit != NO_UNIT))


def declare(game: Field, window: Window, declared: Declared) -> None:
    """Something is declared: it is resolved when everybody has declared or passed, and may be answered at once."""
    happening = game.frame(Happening, window.about)
    index = len(happening.declared)
    happening.declared += (declared,)
    window.afterwards(game, ResolveDeclared(window.about, index))
    targets = recipients(game, declared, happening)
    announced = (AnnounceCard(window.about, index),) if declared.card != NO_CARD else ()
    game.then(*announced, *(AnnounceTarget(window.about, index, unit) for unit in targets))


class AnnounceCard(Procedure[Field], frozen=True):
    """A Tactics card was played: that is a new moment, at which it may be answered before it is resolved."""

    happening: int
    index: int

    def run(self, game: Field) -> None:
        happens(game, CARD_PLAYED, NO_UNIT, about=self.happening, index=self.index)


class AnnounceTarget(Procedure[Field], frozen=True):
    """A unit was named as a target, which may be answered, too."""

    happening: int
    index: int
    unit: Unit

    def run(self, game: Field) -> None:
        if not game.frame(Happening, self.happening).declared[self.index].cancelled:
            happens(game, TARGETED, self.unit, about=self.happening, index=self.index)


class ResolveDeclared(Procedure[Field], frozen=True):
    """What was declared is resolved, unless it was cancelled."""

    happening: int
    index: int

    def run(self, game: Field) -> None:
        resolve_declared(game, self.happening, self.index)
