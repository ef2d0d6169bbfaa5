"""The file with the kinds of terrain, which the owner of other pieces may replace (p. 24, 25, terrain.unlisted-agree).

An owner's file is whole, or an overlay with the pieces that are added or other (see `engine.card_files`); each has an
outline and the keywords on which the players have agreed. What is wrong is told with the piece and the place.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from maester.engine.card_entries import WrongEntry, bad_card
from maester.engine.card_files import content_of
from maester.games.miniatures.box import BOX, DATA, read_record
from maester.games.miniatures.owners_files import OwnersFile, has_section
from maester.games.miniatures.records import NAME, TerrainRecord

TERRAIN_FILE: Final = "terrain"
"""The name of the file in `data/`."""
PIECES_SECTION: Final = "pieces"
NEEDED: Final = ("forest", "corpse-pile", "bog", "stakes", "low-wall")
"""Kinds that ready layouts, Game Modes and cards lay by themselves: they may be of another size, but must be there."""
MOST_KINDS: Final = 60


def has_terrain(data: bytes) -> bool:
    """Are there pieces of terrain in a file, as far as it can be read?"""
    return has_section(data, (PIECES_SECTION,))


def terrain_of(data: bytes) -> OwnersFile:
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
    return OwnersFile(BOX.with_terrain(found), content)


def _piece(entry: dict[str, Any]) -> TerrainRecord:
    piece = read_record(entry, TerrainRecord)
    if NAME.fullmatch(piece.id) is None:
        raise WrongEntry("shape", "id").of(piece.id)
    return piece
