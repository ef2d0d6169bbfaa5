"""Ways of choosing a target: which units may be picked (p. 5, 21)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

import msgspec

from maester.games.miniatures.field import Field
from maester.games.miniatures.names import Unit, owner


class Targets(msgspec.Struct, frozen=True, tag=True):
    """Which units may be picked for an effect."""

    @abstractmethod
    def of(self, game: Field, source: Unit) -> Iterable[Unit]:
        """Those that may be picked, in a fixed order; `source` is the unit that has the text."""


class EngagedEnemies(Targets, frozen=True):
    """An enemy engaged with the unit."""

    def of(self, game: Field, source: Unit) -> Iterable[Unit]:
        return game.engaged_with(source)


class FriendsWithin(Targets, frozen=True):
    """A friendly unit so near, the unit itself included (p. 5)."""

    reach: int

    def of(self, game: Field, source: Unit) -> Iterable[Unit]:
        own = owner(source)
        return [one for one in game.on_table() if owner(one) == own and game.is_in_range(source, one, self.reach)]


class EnemiesWithin(Targets, frozen=True):
    """An enemy unit so near."""

    reach: int

    def of(self, game: Field, source: Unit) -> Iterable[Unit]:
        return [enemy for enemy in game.enemies(source) if game.is_in_range(source, enemy, self.reach)]
