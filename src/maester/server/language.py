"""In which language a sentence is wanted."""

from __future__ import annotations

from maester.words import LANGUAGES, PSEUDO

WISH = "language="
LONGEST_LIST = 1000
"""So much of `Accept-Language` is read."""


def asked_language(query: bytes | str, header: str) -> str:
    """The language of `?language=`, else the first of `Accept-Language` that we speak, else English."""
    text = query.decode("latin-1") if isinstance(query, bytes) else query
    wishes = [pair[len(WISH) :] for pair in text.split("&") if pair.startswith(WISH)]
    if wishes and wishes[-1] in (*LANGUAGES, PSEUDO):
        return wishes[-1]
    for part in header[:LONGEST_LIST].split(","):
        code = part.split(";")[0].strip().lower().split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"
