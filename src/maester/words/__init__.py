"""All that Maester says to people, in each of its languages, out of Fluent files.

The shared sentences lie in `maester/locale/<language>/*.ftl`; a game brings its own and makes them known
with `add_locale`. Nothing falls back to another language in silence: a sentence that is missing or can't be
formed is an error, so that a test finds it before a player does.

This is the lowest layer: it imports no other part of Maester, and Fluent itself (slow to import) only when
the first sentence is asked for.
"""

from __future__ import annotations

from maester.words.bundle import (
    LANGUAGES,
    PSEUDO,
    BadMessage,
    MissingMessage,
    Words,
    add_locale,
    add_names,
    has_locale,
    load_words,
    system_language,
    use_names,
    words,
)
from maester.words.check import check_locales, locale_pairs
from maester.words.files import SHARED_FOLDER

__all__ = [
    "LANGUAGES",
    "PSEUDO",
    "SHARED_FOLDER",
    "BadMessage",
    "MissingMessage",
    "Words",
    "add_locale",
    "add_names",
    "check_locales",
    "has_locale",
    "load_words",
    "locale_pairs",
    "system_language",
    "use_names",
    "words",
]
