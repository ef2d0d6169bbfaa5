"""What the games whose cards stand in one replaceable file have in common: reading it, and telling one from another."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from maester.errors import BadData


def digest(data: bytes) -> str:
    """A fingerprint of what a card file says; blanks and the order of keys don't count."""
    plain = msgspec.json.encode(msgspec.json.decode(data), order="sorted")
    return hashlib.blake2b(plain, digest_size=16).hexdigest()


def content_of(data: bytes, game: str) -> dict[str, Any]:
    """The content of a card file of that game, whose cards are still to be checked; raises BadData."""
    try:
        content = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadData("card-file-unreadable", reason=str(error)) from None
    if not isinstance(content, dict) or content.get("game") != game:
        raise BadData("card-file-foreign")
    return content
