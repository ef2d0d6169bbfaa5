"""What people type, as plain text that can be read; and which names can't be told apart."""

from __future__ import annotations

import re
import unicodedata

from maester.server.failures import BadRequest

MOST_MARKS = 3
"""So many marks may stand on one letter: enough for every language, too few to cover the lines around it."""

_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE0E)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Letters, marks and symbols by their kind that show nothing. (Two more marks choose how an emoji looks.)"""
_EMOJI_STYLE = re.compile("[\ufe0e\ufe0f]")
_LOOK_ALIKES = str.maketrans(
    "аеорсухіјѕԁһӏвкмнтαοντικρυχ",
    "aeopcyxijsdhlbkmhtaovtikpyx",
)
"""Small letters of Cyrillic and Greek that look like Latin ones, some of them as capitals only."""


def clean_text(text: str, longest: int) -> str:
    """A line as plain text: nothing that doesn't show or changes what stands around it, no more than so many letters.
    Raises BadRequest if nothing is left, or too much.
    """
    kept: list[str] = []
    marks = MOST_MARKS  # a mark needs something to stand on
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)[0]
        if letter in _BLANK or (kind == "C" and letter != "\n"):
            continue
        marks = marks + 1 if kind == "M" else MOST_MARKS if letter.isspace() else 0
        if marks <= MOST_MARKS or letter.isspace():
            kept.append(letter)
    clean = re.sub(r"[^\S\n]+", " ", "".join(kept)).strip()
    if not clean:
        raise BadRequest("empty-text")
    if len(clean) > longest:
        raise BadRequest("text-too-long", longest=longest)
    return clean


def clean_name(text: str, longest: int) -> str:
    """A name as plain text: likewise, in one line."""
    return clean_text(re.sub(r"\s", " ", text), longest)


def skeleton(name: str) -> str:
    """The same for all names that look alike: in small letters, however they are written, without spaces."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = (letter for letter in plain if letter not in _BLANK and unicodedata.category(letter)[0] not in "CZ")
    return _EMOJI_STYLE.sub("", "".join(seen)).translate(_LOOK_ALIKES)
