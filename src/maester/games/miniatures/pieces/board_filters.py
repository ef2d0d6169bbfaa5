"""Conditions about the Tactics Board: who Controls what, and who Claims which zone (p. 20)."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import NO_FRAME, Effect, Happening, Source
from maester.games.miniatures.names import Zone, owner
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.situations import Situation
from maester.games.miniatures.zones import controls_zone


class Controls(Filter, frozen=True):
    """The player Controls this zone."""

    zone: Zone

    def holds(self, game: Field, situation: Situation) -> bool:
        return controls_zone(game, situation.player, self.zone)


class EnemyControls(Filter, frozen=True):
    """An opponent of whoever has the unit with the text Controls this zone."""

    zone: Zone

    def holds(self, game: Field, situation: Situation) -> bool:
        own = owner(situation.bearer)
        return any(controls_zone(game, seat, self.zone) for seat in game.opponents(own))


class ClaimsZone(Filter, frozen=True):
    """The zone that is Claimed is one of these."""

    zones: tuple[Zone, ...]

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.claim is not None and situation.claim.zone in self.zones


class ClaimsNamedZone(Filter, frozen=True):
    """The zone that is Claimed is one of those that were named for the text."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.claim is not None and situation.claim.zone in situation.zones


class OnBoard(Filter, frozen=True):
    """The NCU that has the text stands in a zone of the Tactics Board."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return game.zone_of_ncu(situation.bearer) is not None


class ZoneIsEmpty(Filter, frozen=True):
    """At least one zone of the Tactics Board is empty."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return bool(game.empty_zones())


class NotReplaced(Filter, frozen=True):
    """Nothing is done yet instead of the effect of the zone that is Claimed."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.claim is not None and not situation.claim.replaced


class PlayedByEnemy(Filter, frozen=True):
    """What is answered was declared by an enemy: a Tactics card, an Order, an ability, a zone's effect."""

    def holds(self, game: Field, situation: Situation) -> bool:
        source = answered_source(game, situation)
        return source is not None and not game.are_allied(source.seat, situation.player)


def answered_source(game: Field, situation: Situation) -> Source | None:
    """Where the effect comes from that is being answered: one that was declared, or one that is being resolved."""
    happening = situation.happening
    if happening is None or happening.about == NO_FRAME:
        return None
    about = game.frames[happening.about]
    if isinstance(about, Effect):
        return about.source
    return about.declared[happening.index].source if isinstance(about, Happening) and happening.index >= 0 else None
