"""The cards around the Combat Units as their data files write them: Attachments, NCUs, Tactics cards, special cards."""

from __future__ import annotations

from typing import Literal

import msgspec

from maester.engine.card_entries import Derived, WrongEntry, derived
from maester.games.miniatures.records import CardRecord, KeywordRecord, Named, UnitType
from maester.games.miniatures.requirements import AnyRequirement

ZoneName = Literal["crown", "coins", "letter", "swords", "horse"]
"""The five zones of the Tactics Board (p. 20)."""
NcuAbilityKind = Literal["influence", "tokens", "once-per-game", "zone-replacement", "passive", "on-claim"]
COMMANDER_COST = "C"
"""What a Commander's card has in place of a cost (p. 20, commander.recognition)."""


class AttachmentRecord(CardRecord, frozen=True, kw_only=True):
    """The card of an Attachment (p. 10); most Commanders are Attachments (p. 20)."""

    type: UnitType | Literal["marker"]
    """What kind of unit it joins; a marker is an animal of a skinchanger, and no Attachment in truth."""
    cost: int | Literal["C"]
    abilities: tuple[str, ...]
    joins_enemy_unit: bool = False
    tactics_from: str = ""
    """The id of the Commander whose Tactics cards are those of this one, too."""

    def __post_init__(self) -> None:
        if self.cost == COMMANDER_COST and not self.commander:
            raise WrongEntry("shape", "cost")


class NcuAbilityRecord(KeywordRecord, frozen=True, kw_only=True):
    """An ability of a Non-Combat Unit (p. 11): unique, so it stands on that card."""

    kind: NcuAbilityKind
    tags: tuple[NcuAbilityKind, ...]
    """All kinds that it is of."""


class NcuRecord(CardRecord, frozen=True, kw_only=True):
    """The card of a Non-Combat Unit (p. 11): a name, a cost and abilities, nothing to fight with."""

    cost: int
    abilities: tuple[NcuAbilityRecord, ...]
    joke: bool = False
    """It has no effect on play."""


class ZoneBonus(msgspec.Struct, frozen=True, kw_only=True):
    """What a Tactics card does besides, if somebody Controls zones (p. 21)."""

    zones: tuple[ZoneName, ...]
    """With several the text says whether each or any counts."""
    controlled_by: Literal["you", "opponent", "any-player"]
    effect: str
    effect_pl: str

    def text_in(self, language: str) -> str:
        """What it does, in that language."""
        return self.effect_pl if language == "pl" else self.effect


class TacticsPlay(msgspec.Struct, frozen=True, kw_only=True):
    """A way of playing a Tactics card (p. 21): when, and what it does."""

    trigger: str
    trigger_pl: str
    effect: str
    effect_pl: str
    zone_bonus: tuple[ZoneBonus, ...]

    def trigger_in(self, language: str) -> str:
        """When it is played, in that language."""
        return self.trigger_pl if language == "pl" else self.trigger

    def effect_in(self, language: str) -> str:
        """What it does, in that language."""
        return self.effect_pl if language == "pl" else self.effect


class TacticsCardRecord(Named, frozen=True, kw_only=True):
    """A Tactics card (p. 21), of a faction or of a Commander."""

    ref: str
    copies: int
    plays: tuple[TacticsPlay, ...]
    """One of them is chosen when the card is played."""
    attaches: bool
    """It is attached to a unit."""
    version: str
    replaces: tuple[str, ...] = ()
    """Ids of faction cards that are taken out of the deck for this Commander."""
    faction: Derived[str] = derived()
    commander: Derived[str] = derived()
    """The number of the Commander's card; empty for the cards of a faction."""


class CommanderBySpecialCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A special card that makes somebody the Commander who else isn't, or costs points though he is."""

    ref: str
    """Who is the Commander."""
    cost: int
    otherwise_ref: str
    otherwise_cost: int
    """The card and its cost if he isn't."""
    deck: Literal["own", "faction"]
    """His cards alone are the deck, or they join the faction's as usual."""
    on_battlefield: str = ""
    """The card that stands for him on the table: both are one Commander."""


class SpecialCardRecord(KeywordRecord, frozen=True, kw_only=True):
    """A card that belongs to a faction or to the card that names it, as a poison or a rule of the faction."""

    ref: str
    kind: Literal["banners", "faction-rule", "commander", "zone", "poison"]
    in_force: Literal["faction", "bearer"]
    """In every army of its faction, or in an army with a card that names it."""
    requirements: tuple[AnyRequirement, ...]
    version: str
    commander: CommanderBySpecialCard | None = None
    zone: str = ""
    max_per_game: int = 0
    faction: Derived[str] = derived()


class ZoneRecord(Named, frozen=True, kw_only=True):
    """A zone of the Tactics Board (p. 20)."""

    effect: str
    effect_pl: str

    def text_in(self, language: str) -> str:
        """What it does when it is Claimed, in that language."""
        return self.effect_pl if language == "pl" else self.effect
