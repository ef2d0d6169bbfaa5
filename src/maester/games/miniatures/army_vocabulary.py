"""The words in which army lists are read: names of cards and factions, and what else stands in a list.

Capitals, diacritics, apostrophes and signs don't count; names are known in both languages, with and without what stands
below them on the card.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Final, NamedTuple

from maester.games.miniatures.box import BOX
from maester.rulebook import fold
from maester.words import LANGUAGES, words

_APOSTROPHES: Final = re.compile(r"['’`´]")
_WORD: Final = re.compile(r"(?<![\w-])-(?=\d)\d+|[a-z0-9]+")
_TIMES: Final = re.compile(r"(\d{1,2})x|x(\d{1,2})")
_NUMBER_WITH_UNIT: Final = re.compile(r"(\d{1,6})([a-z]+)")
_NUMBER: Final = re.compile(r"-?\d{1,9}")
MOST_SUGGESTIONS: Final = 3


class Role(Enum):
    """What a word of a list says about what stands beside it; `army-word-<role>` has the words."""

    FACTION = "faction"
    POINTS = "points"
    COMMANDER = "commander"
    WITH = "with"
    TOTAL = "total"
    NCUS = "ncus"
    UNITS = "units"
    ENEMIES = "enemies"
    FILLING = "filling"


class Item(NamedTuple):
    """A part of a line: cards that a name may mean, a faction, a number, how many times, a word with a role, or a word
    that nobody knows.
    """

    text: str
    cards: tuple[str, ...] = ()
    is_exact: bool = False
    """The card's own number was given."""
    faction: str = ""
    number: int | None = None
    times: int = 0
    role: Role | None = None

    @property
    def is_unknown(self) -> bool:
        return not (self.cards or self.faction or self.role or self.times) and self.number is None


def words_in(text: str) -> tuple[str, ...]:
    """The words of a text as they are compared: `R'hllor Queen's Men` is `rhllor queens men`."""
    return tuple(_WORD.findall(_APOSTROPHES.sub("", fold(text))))


def items_in(line: str) -> list[Item]:
    """The parts of a line, the longest names first."""
    spoken = words_in(line)
    found: list[Item] = []
    place = 0
    while place < len(spoken):
        length, item = _item_at(spoken, place)
        found += item
        place += length
    return found


def _item_at(spoken: tuple[str, ...], place: int) -> tuple[int, list[Item]]:
    """What stands at a place of a line, and how many words it takes."""
    vocabulary = _vocabulary()
    word = spoken[place]
    for length in range(min(vocabulary.longest.get(word, 0), len(spoken) - place), 0, -1):
        name = spoken[place : place + length]
        if (item := vocabulary.names.get(name)) is not None:
            return length, [item]
    if BOX.card(word) is not None:
        return 1, [Item(word, cards=(word,), is_exact=True)]
    if (times := _TIMES.fullmatch(word)) is not None:
        return 1, [Item(word, times=int(times[1] or times[2]))]
    if _NUMBER.fullmatch(word):
        if spoken[place + 1 : place + 2] == ("x",):
            return 2, [Item(word, times=int(word[:2]))]
        return 1, [Item(word, number=int(word))]
    if (both := _NUMBER_WITH_UNIT.fullmatch(word)) is not None and both[2] in vocabulary.roles:
        return 1, [Item(both[1], number=int(both[1])), Item(both[2], role=vocabulary.roles[both[2]])]
    return 1, [Item(word, role=vocabulary.roles.get(word))]


class _Vocabulary(NamedTuple):
    names: dict[tuple[str, ...], Item]
    """Names of cards and factions, by their words."""
    longest: dict[str, int]
    """Of how many words the longest name is that begins with a word."""
    roles: dict[str, Role]


@cache
def _vocabulary() -> _Vocabulary:
    cards: dict[tuple[str, ...], list[str]] = {}
    for called, ref in _card_names():
        if ref not in cards.setdefault(words_in(called), []):
            cards[words_in(called)].append(ref)
    names = {name: Item(" ".join(name), faction=faction) for name, faction in _faction_names()}
    names |= {name: Item(" ".join(name), cards=tuple(refs)) for name, refs in cards.items()}
    longest: dict[str, int] = {}
    for name in names:
        longest[name[0]] = max(longest.get(name[0], 0), len(name))
    roles = {
        word: role
        for language in LANGUAGES
        for role in Role
        for word in words_in(words(language, "miniatures").say(f"army-word-{role.value}"))
    }
    return _Vocabulary(names, longest, roles)


def _card_names() -> Iterator[tuple[str, str]]:
    for card in BOX.cards():
        for language in LANGUAGES:
            yield card.name_in(language), card.ref
            yield card.title_in(language), card.ref


def _faction_names() -> Iterator[tuple[tuple[str, ...], str]]:
    """Its id and its names, also without the word for a House."""
    for id, faction in BOX.factions.items():
        for name in (id, faction.name_en, faction.name_pl):
            yield words_in(name), id
            yield words_in(name.removeprefix("House ").removeprefix("Ród ")), id


@cache
def _titles(language: str) -> dict[str, str]:
    """The titles of all cards, and their names alone, by their words."""
    shorter = {" ".join(words_in(card.name_in(language))): card.name_in(language) for card in BOX.cards()}
    return shorter | {" ".join(words_in(card.title_in(language))): card.title_in(language) for card in BOX.cards()}


def suggestions(text: str) -> list[str]:
    """Titles of cards that come near to a text, in the language in which they do."""
    wanted = " ".join(word for word in words_in(text) if not word.isdigit())[:80]
    near = {language: difflib.get_close_matches(wanted, _titles(language), MOST_SUGGESTIONS) for language in LANGUAGES}
    language = max(LANGUAGES, key=lambda one: len(near[one]))
    return [_titles(language)[one] for one in near[language]]
