"""In which language a sentence is wanted."""

from __future__ import annotations

from urllib.parse import parse_qs

from maester.words import LANGUAGES, PSEUDO


def asked_language(query: bytes | str, header: str) -> str:
    """The language of `?language=`, else the first of `Accept-Language` that we speak, else English."""
    text = query.decode("latin-1") if isinstance(query, bytes) else query
    wish = parse_qs(text).get("language", [""])[-1]
    if wish in (*LANGUAGES, PSEUDO):
        return wish
    for part in header.split(","):
        code = part.split(";")[0].strip().lower().split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"
