"""A game as people and programs are told of it: its options, its titles, and its cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

Options = Mapping[str, Any]
"""Chosen values by the names of the options."""
LONGEST_NUMBER = 9
"""Digits that the number of an option is written with, at most."""


class Option(msgspec.Struct, frozen=True):
    """One thing that can be chosen before a match starts. The first of its values is the default."""

    name: str
    values: tuple[Any, ...]
    """All there are; of an option with a range those that are usually chosen."""
    players: tuple[int, ...] = ()
    """The numbers of players with whom there is this choice; with others it has its default. None: with all."""
    range: tuple[int, int] | None = None
    """The least and the greatest of all whole numbers that may be chosen; None if only the values may."""

    @property
    def default(self) -> Any:
        return self.values[0]

    def allows(self, value: Any) -> bool:
        """Is this one of the values, or a whole number within the range? True is no number."""
        if any(type(value) is type(one) and value == one for one in self.values):
            return True
        return self.range is not None and type(value) is int and self.range[0] <= value <= self.range[1]

    def read(self, written: str) -> Any:
        """The value that is written so; None if it is none."""
        found = [value for value in self.values if str(value).lower() == written.lower()]
        if not found and written.isascii() and written.isdecimal() and len(written) <= LONGEST_NUMBER:
            found = [int(written)]
        return found[0] if found and self.allows(found[0]) else None

    def allowed(self) -> list[str]:
        """What may be chosen, as people are told."""
        values = [str(value) for value in self.values]
        return values if self.range is None else [*values, f"{self.range[0]}–{self.range[1]}"]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option as `maester.games()` tells it: its values, its default, and what it means in each language."""

    name: str
    default: Any
    values: tuple[Any, ...]
    """All there are; of an option with a range those that are usually chosen."""
    meaning: dict[str, str]
    players: tuple[int, ...] = ()
    """The numbers of players with whom there is this choice; none: with all."""
    range: tuple[int, int] | None = None
    """The least and the greatest of all whole numbers that may be chosen; None if only the values may."""


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
