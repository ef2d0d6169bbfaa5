"""The file with Castle Walls and Siege Strategy cards, which the owner of the printed ones may replace (p. 30,
ruling.siege-cards-stand-in, ruling.castle-wall-stats).

An owner's file is whole, or an overlay (see `engine.card_files`). It may say everything about a wall, and how a card is
called and worded; what a card does is a text of the program, so that there are those cards and no others.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from maester.engine.card_entries import bad_card
from maester.engine.card_files import content_of
from maester.games.miniatures.box import BOX, DATA, SIEGE_FILE, read_record
from maester.games.miniatures.names import CASTLE_WALLS, ROLES
from maester.games.miniatures.owners_files import OwnersFile, has_section
from maester.games.miniatures.siege_records import CastleWallRecord, SiegeCardRecord

WALL_SECTION: Final = "castle_wall"
MOST: Final = 30
"""Of Wounds, Attack dice and Victory Points, at most."""


def has_siege(data: bytes) -> bool:
    """Are there Castle Walls or Siege Strategy cards in a file, as far as it can be read?"""
    return has_section(data, (WALL_SECTION, *ROLES))


def siege_of(data: bytes) -> OwnersFile:
    """The walls and the cards of a file; raises BadData, which names the card at fault."""
    content = content_of(data, "miniatures", (DATA / f"{SIEGE_FILE}.json").read_bytes())
    if not isinstance(content.get(WALL_SECTION), dict):
        raise bad_card(SIEGE_FILE, "shape", WALL_SECTION)
    wall = read_record(content[WALL_SECTION], CastleWallRecord)
    numbers = {"wounds": wall.wounds, "victory_points": wall.victory_points, "dice": min(wall.attack.dice, default=0)}
    for key, number in numbers.items():
        if not 1 <= number <= MOST:
            raise bad_card(wall.id, "count", number, (f"1–{MOST}",), key)
    if wall.count != CASTLE_WALLS:
        raise bad_card(wall.id, "count", wall.count, (CASTLE_WALLS,), "count")
    if not 2 <= wall.attack.to_hit <= 6 or not wall.attack.is_ranged or len(wall.attack.dice) != 1:
        raise bad_card(wall.id, "shape", "attack")
    cards = {card.id: card for role in ROLES for card in _cards(content, role)}
    return OwnersFile(BOX.with_siege(wall, cards, content), content)


def _cards(content: dict[str, Any], role: str) -> list[SiegeCardRecord]:
    """The deck of a role, in the order of the game's own file."""
    entries = content.get(role)
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise bad_card(SIEGE_FILE, "shape", role)
    cards = [read_record(entry, SiegeCardRecord) for entry in entries]
    twice = [id for id, count in Counter(card.id for card in cards).items() if count > 1]
    if twice:
        raise bad_card(twice[0], "duplicate")
    own = [card.id for card in BOX.siege_cards.values() if card.side == role]
    for card in cards:
        if card.id not in own or card.side != role:
            raise bad_card(card.id, "unknown-word", card.id, own, "id")
        if card.copies != 1:
            raise bad_card(card.id, "count", card.copies, (1,), "copies")
    found = {card.id: card for card in cards}
    if missing := [id for id in own if id not in found]:
        raise bad_card(SIEGE_FILE, "missing", missing[0])
    return [found[id] for id in own]
