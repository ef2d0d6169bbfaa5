"""Conditions about what is answered (p. 21): an Order, a Tactics card, an ability of an NCU, or a zone."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import NO_FRAME, Effect, Happening, Source
from maester.games.miniatures.names import NO_CARD, ZONE_NAMES, Zone, is_ncu
from maester.games.miniatures.pieces.board_filters import answered_source
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.situations import Situation
from maester.games.miniatures.standing import text_of

ALL_ZONES = tuple(map(Zone, range(len(ZONE_NAMES))))


def answered_use(game: Field, situation: Situation) -> tuple[Source, int, bool] | None:
    """What is being answered: where it stands, which of its triggers it is, and whether a Tactics card was played."""
    happening = situation.happening
    if happening is None or happening.about == NO_FRAME:
        return None
    about = game.frames[happening.about]
    if isinstance(about, Effect):
        return about.source, about.trigger, about.card != NO_CARD
    if isinstance(about, Happening) and happening.index >= 0:
        declared = about.declared[happening.index]
        return declared.source, declared.trigger, declared.card != NO_CARD
    return None


class NoneDeclared(Filter, frozen=True):
    """The player has declared none of these texts at this moment: only one of them may be used."""

    texts: tuple[str, ...]

    def holds(self, game: Field, situation: Situation) -> bool:
        declared = () if situation.happening is None else situation.happening.declared
        return not any(one.source.text in self.texts and one.source.seat == situation.player for one in declared)


class AnswersZone(Filter, frozen=True):
    """The effect of one of these zones of the Tactics Board names a target."""

    zones: tuple[Zone, ...] = ALL_ZONES

    def holds(self, game: Field, situation: Situation) -> bool:
        source = answered_source(game, situation)
        return source is not None and source.text in [f"zone-{ZONE_NAMES[zone]}" for zone in self.zones]


class AnswersOrder(Filter, frozen=True):
    """An Order was used; `by_unit`: the unit that the moment is about is the one that uses it."""

    by_unit: bool = False

    def holds(self, game: Field, situation: Situation) -> bool:
        use = answered_use(game, situation)
        if use is None or not text_of(game, use[0]).triggers[use[1]].is_order:
            return False
        return not self.by_unit or use[0].unit == situation.unit


class AnswersCard(Filter, frozen=True):
    """A Tactics card was played."""

    def holds(self, game: Field, situation: Situation) -> bool:
        use = answered_use(game, situation)
        return use is not None and use[2]


class AnswersNcu(Filter, frozen=True):
    """An ability of an NCU names a target."""

    def holds(self, game: Field, situation: Situation) -> bool:
        source = answered_source(game, situation)
        return source is not None and is_ncu(source.unit) and source.part < 0
