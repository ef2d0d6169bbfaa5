"""Numbers that depend on the Tactics Board (p. 20)."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.names import Zone
from maester.games.miniatures.pieces.amounts import Amount
from maester.games.miniatures.pieces.situations import Situation
from maester.games.miniatures.zones import controls_zone


class ByZones(Amount, frozen=True):
    """By how many of these zones the player Controls: the first number with none, the next with one, and so on."""

    zones: tuple[Zone, ...]
    numbers: tuple[int, ...]

    def of(self, game: Field, situation: Situation) -> int:
        return self.numbers[sum([controls_zone(game, situation.player, zone) for zone in self.zones])]
