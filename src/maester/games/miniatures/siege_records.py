"""Castle Walls and Siege Strategy cards as their data file writes them (p. 30, ruling.castle-wall-stats,
ruling.siege-cards-stand-in).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from maester.games.miniatures.geometry.numbers import inches
from maester.games.miniatures.geometry.shapes import Footprint
from maester.games.miniatures.records import AttackRecord, KeywordRecord, Named

RoleName = Literal["attacker", "defender"]


class WallSize(msgspec.Struct, frozen=True):
    """How long and how deep a Castle Wall is, in inches."""

    length: float
    depth: float


class WallAbility(KeywordRecord, frozen=True, kw_only=True):
    """What a Castle Wall does besides its attack."""

    trigger: str
    trigger_pl: str


class CastleWallRecord(Named, frozen=True, kw_only=True):
    """A Castle Wall: its Wounds, what its destruction is worth, its attack and its ability."""

    count: int
    victory_points: int
    wounds: int
    damage_rule: str
    damage_rule_pl: str
    attack: AttackRecord
    ability: WallAbility
    size_inches: WallSize

    def text_in(self, language: str) -> str:
        """How it is damaged, in that language."""
        return self.damage_rule_pl if language == "pl" else self.damage_rule

    @property
    def footprint(self) -> Footprint:
        """Its zone lines run at 45 degrees (ruling.castle-wall-combat)."""
        return Footprint(inches(self.size_inches.length), inches(self.size_inches.depth))


class SiegeCardRecord(Named, frozen=True, kw_only=True):
    """A card of a Siege Strategy deck. All are stand-ins until the real ones are supplied."""

    side: RoleName
    trigger: str
    trigger_pl: str
    effect: str
    effect_pl: str
    copies: int = 1
    stand_in: bool = True
    """It stands for a printed card whose text isn't known; a file with the real one says that it doesn't."""
    source: str = ""
    """From where its text is."""

    def text_in(self, language: str) -> str:
        """When it is played and what it does, in that language."""
        when, what = (self.trigger_pl, self.effect_pl) if language == "pl" else (self.trigger, self.effect)
        return f"{when[0].upper()}{when[1:]}: {what}"
