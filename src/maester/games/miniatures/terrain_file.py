"""The file with the kinds of terrain, which the owner of other pieces may replace (p. 24, 25, terrain.unlisted-agree).

An owner's file is whole, or an overlay with the pieces that are added or other (see `engine.card_files`); each has an
outline and the keywords on which the players have agreed. What is wrong is told with the piece and the place.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

import msgspec

from maester.engine.card_entries import WrongEntry, bad_card
from maester.engine.card_files import content_of, digest, digest_in_play
from maester.games.miniatures.box import BOX, DATA, Box, read_record
from maester.games.miniatures.data_files import ONLY_READ
from maester.games.miniatures.records import NAME, TerrainRecord

TERRAIN_FILE: Final = "terrain"
"""The name of the file in `data/`."""
PIECES_SECTION: Final = "pieces"
NEEDED: Final = ("forest", "corpse-pile", "bog", "stakes", "low-wall")
"""Kinds that ready layouts, Game Modes and cards lay by themselves: they may be of another size, but must be there."""
MOST_KINDS: Final = 60


class TerrainFile(NamedTuple):
    """The box with the pieces of a file, and what stands in it."""

    box: Box
    content: dict[str, Any]

    @property
    def digest(self) -> str:
        return digest(self.content)

    @property
    def digest_in_play(self) -> str:
        return digest_in_play(self.content, ONLY_READ)


def has_terrain(data: bytes) -> bool:
    """Are there pieces of terrain in a file, as far as it can be read?"""
    try:
        content = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return isinstance(content, dict) and PIECES_SECTION in content


def terrain_of(data: bytes) -> TerrainFile:
    """The pieces of a file; raises BadData, which names the piece at fault."""
    content = content_of(data, "miniatures", (DATA / f"{TERRAIN_FILE}.json").read_bytes())
    entries = content.get(PIECES_SECTION)
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise bad_card(TERRAIN_FILE, "shape", PIECES_SECTION)
    if len(entries) > MOST_KINDS:
        raise bad_card(TERRAIN_FILE, "count", len(entries), (f"1–{MOST_KINDS}",))
    pieces = [_piece(entry) for entry in entries]
    twice = [id for id, count in Counter(piece.id for piece in pieces).items() if count > 1]
    if twice:
        raise bad_card(twice[0], "duplicate")
    found = {piece.id: piece for piece in pieces}
    if BOX.castle_wall.id in found:
        # It is laid by Game Modes alone.
        raise bad_card(BOX.castle_wall.id, "duplicate")
    for kind in NEEDED:
        if kind not in found:
            raise bad_card(TERRAIN_FILE, "missing", kind)
    return TerrainFile(BOX.with_terrain(found), content)


def _piece(entry: dict[str, Any]) -> TerrainRecord:
    piece = read_record(entry, TerrainRecord)
    if NAME.fullmatch(piece.id) is None:
        raise WrongEntry("shape", "id").of(piece.id)
    return piece
