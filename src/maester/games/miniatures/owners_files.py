"""A file of an owner that replaces a part of the box: pieces of terrain, or what belongs to a siege."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from maester.engine.card_files import digest, digest_in_play
from maester.games.miniatures.box import Box
from maester.games.miniatures.data_files import ONLY_READ


class OwnersFile(NamedTuple):
    """The box with what a file replaces, and what stands in it."""

    box: Box
    content: dict[str, Any]

    @property
    def digest(self) -> str:
        return digest(self.content)

    @property
    def digest_in_play(self) -> str:
        return digest_in_play(self.content, ONLY_READ)


def has_section(data: bytes, sections: Iterable[str]) -> bool:
    """Is one of these sections in a file, as far as it can be read?"""
    try:
        content = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return isinstance(content, dict) and any(section in content for section in sections)
