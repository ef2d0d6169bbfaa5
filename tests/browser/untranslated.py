"""Text on a page that is not in the page's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from functools import cache

from maester import rulebook
from maester.server.static_data import facts_of
from maester.words import BadMessage, Words, words
from tests.browser.laying import GAME, NAME
from tests.browser.looking import texts_of
from tests.browser.people import Person
from tests.browser.scenes import USER_TEXT

NAMES = ("Maester", "English", "Polski", "EN", "PL", "CC BY 3.0", "SIL OFL 1.1", "MIT", "Apache 2.0", "SHA-256", NAME)
"""Names and licences are the same in every language."""
# Dates and times, addresses, guests without a name, values of options as they are typed at a terminal.
_MACHINE_MADE = re.compile(r"\b[A-Z][a-z]{2} \d{1,2}, \d{4}|\d{1,2}:\d\d\s?[AP]M|http://\S+|#\d{4}|„[a-z-]+”")
_ROMAN = re.compile(r"\b[IVX]+\b")
_PLAIN_LETTERS = re.compile("[A-Za-z]{2,}")
_ENGLISH = re.compile(r"\b(the|of|and|you|your|with|are|this|that|from|has|have|is|waiting|cards?)\b", re.IGNORECASE)


@cache
def printed() -> tuple[str, ...]:
    """What stands in the box and in the rules catalogue in English: data, which the pseudo-locale leaves alone."""
    facts = facts_of(GAME)
    found = {*facts.info.titles.values(), *(option.meaning["en"] for option in facts.info.options)}
    for card in facts.cards:
        found |= {*card.names.values(), *card.texts.values(), *(note.texts["en"] for note in card.notes)}
    catalogue = rulebook.catalogue(GAME)
    for rule in catalogue.rules:
        found |= {rule.sentence("en"), rule.topic_in("en"), rule.reason or "", rule.id}
        for example in catalogue.examples_of(rule.id):
            found |= {example.title, example.scenario, example.outcome}
    return tuple(filter(None, found))


def bare(text: str, data: Sequence[str] = ()) -> str:
    """A text without all that is the same in every language, and without data. What is longer goes first."""
    names, text = (USER_TEXT, *NAMES), _MACHINE_MADE.sub("", text)
    for part in sorted((*names, *data), key=len, reverse=True):
        if part in text:
            text = _whole(part).sub("", text) if part in names else text.replace(part, "")
    return _ROMAN.sub("", text)


@cache
def _whole(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")


def undisguised(person: Person, data: Sequence[str] | None = None) -> list[str]:
    """Texts of a page that the pseudo-locale didn't touch, and that are no data (of the board game, or as given)."""
    parts = printed() if data is None else data
    return [text for text in texts_of(person.page) if _PLAIN_LETTERS.search(bare(text, parts))]


def english(person: Person, game: str = GAME) -> list[str]:
    """Texts of a Polish page that are English."""
    ours, theirs = words("pl", game), words("en", game)
    messages = fixed_messages(theirs) - fixed_messages(ours)
    return [text for text in texts_of(person.page) if text in messages or _ENGLISH.search(bare(text))]


@cache
def fixed_messages(spoken: Words) -> frozenset[str]:
    """All that is said without a value."""
    found = set()
    for message in spoken.ids():
        if not spoken.variables(message):
            with suppress(BadMessage):  # only its attributes say something
                found.add(spoken.say(message))
    return frozenset(found)
