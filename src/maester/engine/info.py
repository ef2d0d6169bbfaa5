"""A game as people and programs are told of it: its options, its titles, and its cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

Options = Mapping[str, Any]
"""Chosen values by the names of the options."""


class Option(msgspec.Struct, frozen=True):
    """One thing that can be chosen before a match starts. The first of its values is the default."""

    name: str
    values: tuple[Any, ...]
    players: tuple[int, ...] = ()
    """The numbers of players with whom there is this choice; with others it has its default. None: with all."""

    @property
    def default(self) -> Any:
        return self.values[0]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option as `maester.games()` tells it: its values, its default, and what it means in each language."""

    name: str
    default: Any
    values: tuple[Any, ...]
    meaning: dict[str, str]
    players: tuple[int, ...] = ()
    """The numbers of players with whom there is this choice; none: with all."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game as `maester.games()` tells it."""

    id: str
    titles: dict[str, str]
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    rules_version: int
    usual_players: int
    """How many play where nobody says it."""


class CardNote(msgspec.Struct, frozen=True):
    """A remark on a card in each language, and where it comes from."""

    texts: dict[str, str]
    source: str


class CardInfo(msgspec.Struct, frozen=True):
    """A card as people read it: names and texts by language, printed numbers, notes with their sources."""

    id: str
    kind: str
    names: dict[str, str]
    texts: dict[str, str]
    facts: dict[str, Any] = {}
    notes: tuple[CardNote, ...] = ()
    provenance: str = ""
    """Where the card's wording comes from, if that is in doubt."""
    effects: tuple[dict[str, Any], ...] = ()
    """What the card does, for games whose abilities are data."""


class ListAsked(msgspec.Struct, frozen=True):
    """A list that a player has made for a game, as an army: exactly one of its forms."""

    text: str | None = None
    """As people write it."""
    code: str | None = None
    """Its short form."""
    list: Any = None
    """As plain data."""
