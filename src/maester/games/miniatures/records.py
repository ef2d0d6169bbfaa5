"""The printed components as their data files write them: one struct for each kind, which refuses what can't be."""

from __future__ import annotations

import re
from typing import Literal

import msgspec
from msgspec.structs import force_setattr

from maester.engine.card_entries import Derived, WrongEntry, derived
from maester.games.miniatures.geometry.numbers import Inches, inches
from maester.games.miniatures.geometry.shapes import Footprint
from maester.games.miniatures.requirements import AnyRequirement

UnitType = Literal["infantry", "cavalry", "monster", "war-machine"]
"""The four type symbols (page 7, unit.type-symbols)."""
TrayType = Literal["infantry", "cavalry", "solo-small", "solo-large"]
AttackKind = Literal["melee", "short", "long"]
"""A Melee Attack, or a Ranged Attack with its range."""
Keyword = Literal["critical-blow", "precision", "sundering", "vicious"]
AbilityKind = Literal["order", "melee", "ranged", "melee-ranged", "innate", "passive", "army-building"]
TerrainKeyword = Literal[
    "blocks-line-of-sight", "inspiring", "dangerous", "impassable", "cover", "elevated",
    "horrific", "hindering", "rough", "fortified", "destructible",
]  # fmt: skip


SMALLEST_PIECE, LARGEST_PIECE = 0.5, 24.0
"""How long and how wide a piece of terrain is, in inches."""
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""An id: words with hyphens between them."""


class Named(msgspec.Struct, frozen=True, kw_only=True):
    """A thing with its id and its names."""

    id: str
    name_en: str
    name_pl: str
    name_pl_source: str = "own-translation"
    """Where its Polish name comes from: the rulebook prints it, or it is ours."""

    def name_in(self, language: str) -> str:
        """What it is called in that language."""
        return self.name_pl if language == "pl" else self.name_en


class KeywordRecord(Named, frozen=True, kw_only=True):
    """A keyword of attacks (page 20), a keyword of terrain (page 25), or a condition (page 21)."""

    text: str
    """In our own words, as all texts."""
    text_pl: str

    def text_in(self, language: str) -> str:
        """What it does, in that language."""
        return self.text_pl if language == "pl" else self.text


class AbilityRecord(KeywordRecord, frozen=True, kw_only=True):
    """An ability as its text says it; what it does is in the vocabulary of pieces."""

    kind: AbilityKind
    innate: bool
    """It has the heart: nothing cancels or removes it."""
    once_per_round: bool
    trigger: str
    """When it is used or works."""
    trigger_pl: str
    attack_keywords: tuple[Keyword, ...] = ()

    def trigger_in(self, language: str) -> str:
        """When it is used or works, in that language."""
        return self.trigger_pl if language == "pl" else self.trigger


class AttackRecord(Named, frozen=True, kw_only=True, rename={"kind": "type"}):
    """An attack on a unit's card (page 8): on what it hits, and with how many dice. Its id is made of its name."""

    id: Derived[str] = derived()
    kind: AttackKind
    to_hit: int
    dice: tuple[int, ...]
    """By ranks lost: with all ranks, with one less, with two less."""
    keywords: tuple[Keyword, ...] = ()
    """Those that it always has; others depend on its ability."""
    ability: str | None = None
    """The ability of the same name, if it has one."""

    def __post_init__(self) -> None:
        force_setattr(self, "id", kebab_name(self.name_en))

    @property
    def is_ranged(self) -> bool:
        return self.kind != "melee"


class StartTokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens that lie on a card, or with a unit, when the battle begins."""

    kind: Literal["order", "faith", "wound", "pillage", "banner"]
    count: int


class LaterVersion(msgspec.Struct, frozen=True):
    """Of a card that the rulebook prints: the season of a later card with other values, which are not used."""

    version: str


class CardRecord(Named, frozen=True, kw_only=True):
    """What the cards of Combat Units, Attachments and NCUs have in common: all that an army is built of."""

    ref: str
    """The number of the printed card: unique over all."""
    version: str
    """The season in which the card got its present values."""
    subname_en: str = ""
    subname_pl: str = ""
    later_version: LaterVersion | None = None
    character: bool
    counts_as_characters: tuple[str, ...] = ()
    """Characters who are there with it, though it has another name."""
    contains_characters: tuple[str, ...] = ()
    """Characters among its models."""
    commander: bool = False
    tactics_cards: tuple[str, ...] = ()
    """Ids of the cards that a Commander adds to the Tactics deck."""
    special_cards: tuple[str, ...] = ()
    """Ids of special cards that come with it."""
    start_tokens: StartTokens | None = None
    requirements: tuple[AnyRequirement, ...] = ()
    """What must hold for an army with it (p. 23, army.card-restrictions)."""
    faction: Derived[str] = derived()

    @property
    def characters(self) -> tuple[str, ...]:
        """The Characters that are in an army with it, by their English names, without subtitles
        (ruling.army-minimum).
        """
        own = (self.name_en,) if self.character else ()
        return (*own, *self.counts_as_characters, *self.contains_characters)

    def title_in(self, language: str) -> str:
        """Its name with what stands below it on the card."""
        below = self.subname_pl if language == "pl" else self.subname_en
        return f"{self.name_in(language)}, {below}" if below else self.name_in(language)


class UnitRecord(CardRecord, frozen=True, kw_only=True):
    """The card of a Combat Unit (pages 7 and 8)."""

    type: UnitType
    tray: TrayType
    solo: bool
    models: int
    ranks: int
    wounds_per_model: int
    total_wounds: int
    cost: int
    speed: int
    defense: int
    morale: int
    attacks: tuple[AttackRecord, ...]
    abilities: tuple[str, ...]
    models_per_rank: Derived[int] = derived()

    def __post_init__(self) -> None:
        if self.models % self.ranks:
            raise WrongEntry("shape", "ranks")
        if self.total_wounds != self.models * self.wounds_per_model:
            raise WrongEntry("shape", "total_wounds")
        if any(len(attack.dice) != self.ranks for attack in self.attacks):
            raise WrongEntry("shape", "dice")
        force_setattr(self, "models_per_rank", self.models // self.ranks)


class TrayRecord(Named, frozen=True, kw_only=True):
    """A tray: its size (ruling.tray-size-infantry and the next three) and where models stand on it."""

    columns: int
    ranks: int
    models: int
    width_in: float
    depth_in: float
    footprint: Derived[Footprint] = derived()

    def __post_init__(self) -> None:
        # The notches of an infantry tray continue its diagonals (ruling.zone-lines).
        footprint = Footprint(inches(self.width_in), inches(self.depth_in), self.id == "infantry")
        force_setattr(self, "footprint", footprint)


class TerrainRecord(Named, frozen=True, kw_only=True):
    """A kind of terrain (page 25): what it does, and its outline (ruling.terrain-sizes)."""

    keywords: tuple[TerrainKeyword, ...]
    shape: Literal["rectangle", "circle"]
    size_inches: tuple[float, float]
    roll_2d6: tuple[int, ...] = ()
    """On which rolls for random terrain it comes; where several do, the player who rolled chooses."""
    width: Derived[Inches] = derived()
    depth: Derived[Inches] = derived()
    """Of a circle both are its diameter."""

    def __post_init__(self) -> None:
        width, depth = self.size_inches
        if not self.keywords:
            # Without keywords it would do nothing: the players agree on them before it is used (p. 24).
            raise WrongEntry("missing", "keywords")
        if len(set(self.keywords)) < len(self.keywords):
            raise WrongEntry("shape", "keywords")
        if not SMALLEST_PIECE <= min(width, depth) <= max(width, depth) <= LARGEST_PIECE:
            raise WrongEntry("shape", "size_inches")
        if self.shape == "circle" and width != depth:
            raise WrongEntry("shape", "size_inches")
        if any(not 2 <= number <= 12 for number in self.roll_2d6):
            raise WrongEntry("shape", "roll_2d6")
        force_setattr(self, "width", inches(width))
        force_setattr(self, "depth", inches(depth))

    @property
    def is_circle(self) -> bool:
        return self.shape == "circle"

    @property
    def diameter(self) -> Inches:
        """Of a circle."""
        return self.width

    @property
    def footprint(self) -> Footprint:
        """Of a rectangle: its width lies along x if it faces +y."""
        return Footprint(self.width, self.depth, False)


class ObjectiveCard(Named, frozen=True, kw_only=True):
    """An Objective card (page 28). It bears a number; its name is a label of ours."""

    number: int
    scope: Literal["player", "unit"]
    """It works for the player who Controls or scores, or for the unit that Controls."""
    trigger: str
    trigger_pl: str
    effect: str
    effect_pl: str

    def text_in(self, language: str) -> str:
        """When it works and what it does, in that language."""
        when, what = (self.trigger_pl, self.effect_pl) if language == "pl" else (self.trigger, self.effect)
        return f"{when[0].upper()}{when[1:]}: {what}"


class ListedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Combat Unit of a ready-made army with its Attachments, or an NCU, by the numbers of their cards."""

    ref: str
    attachments: tuple[str, ...] = ()


class ArmyListRecord(Named, frozen=True, kw_only=True):
    """A ready-made army."""

    faction: str
    points: int
    cost: int
    """What is paid after discounts."""
    commander: str
    entries: tuple[ListedCard, ...]
    code: str
    """The list in its short form."""
    play: str
    """How it is played, in a sentence."""
    play_pl: str

    def text_in(self, language: str) -> str:
        """How it is played, in that language."""
        return self.play_pl if language == "pl" else self.play


def kebab_name(name: str) -> str:
    """The id of a printed name: `Mace & Spike` is `mace-and-spike`, `Winter's Bite` is `winters-bite`."""
    return re.sub("[^a-z0-9]+", "-", name.lower().replace("&", "and").replace("'", "")).strip("-")
