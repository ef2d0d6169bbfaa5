"""What is printed on a card apart from its abilities, as the card file says it; `printed.py` adds those."""

from __future__ import annotations

from typing import Literal

import msgspec

from maester.engine.card_entries import WrongEntry
from maester.games.cardgame.texts import CardText, Filter, HouseWord, IconWord, KeywordWord, Number, Words


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """What every card has, tagged by its type (pages 4 and 5), with how far it is attested."""

    id: Words
    name_en: Words
    name_pl: Words
    house: HouseWord
    unique: bool
    traits: tuple[Words, ...]
    source: Words
    confidence: Literal["high", "medium", "low"]
    provenance: dict[str, str]
    in_edition: Words
    note: Words | None = None
    note_pl: Words | None = None

    def __post_init__(self) -> None:
        if (self.note is None) != (self.note_pl is None):
            raise WrongEntry("missing", "note" if self.note is None else "note_pl")

    @property
    def texts(self) -> tuple[CardText, ...]:
        raise NotImplementedError

    @property
    def type(self) -> str:
        return str(self.__struct_config__.tag)


class Copies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many copies each draw deck has."""

    stark: Number
    lannister: Number


class DrawDeckFace(Face, frozen=True, kw_only=True):
    """A card of the draw decks."""

    cost: Number
    """0 for an event."""
    keywords: tuple[KeywordWord, ...]
    income_bonus: Number
    copies: Copies


class CharacterFace(DrawDeckFace, frozen=True, kw_only=True):
    """A character attacks and defends."""

    strength: Number
    icons: tuple[IconWord, ...]


class AttachmentFace(DrawDeckFace, frozen=True, kw_only=True):
    """An attachment is played on a character."""

    attach_to: Filter


class PlotCopies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There is one of each plot."""

    plots: Number


class PlotFace(Face, frozen=True, kw_only=True):
    """A plot: one is revealed each round."""

    plot_group: Literal["stark", "lannister", "draft"]
    income: Number
    initiative: Number
    claim: Number
    copies: PlotCopies
