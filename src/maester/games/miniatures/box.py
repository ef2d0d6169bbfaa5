"""What is in the box (page 3): units, Attachments, NCUs, Tactics cards, terrain, Objective cards, ready-made armies.

Everything here is read once from the data files and never changes. A card is known by the number that is printed on it,
`ref`: ids are unique within a faction only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import fields, replace

from maester.engine.card_entries import WrongEntry, read_entry
from maester.games.miniatures.army_records import (
    AttachmentRecord,
    NcuAbilityRecord,
    NcuRecord,
    SpecialCardRecord,
    TacticsCardRecord,
    ZoneRecord,
)
from maester.games.miniatures.geometry.numbers import Inches, inches
from maester.games.miniatures.records import (
    AbilityRecord,
    ArmyListRecord,
    AttackRecord,
    CardRecord,
    KeywordRecord,
    Named,
    ObjectiveCard,
    TerrainRecord,
    TrayRecord,
    UnitRecord,
)
from maester.games.miniatures.siege_records import CastleWallRecord, SiegeCardRecord
from maester.games.miniatures.spoken_names import spoken_names

__all__ = [
    "BOX", "PLAYABLE", "AbilityRecord", "ArmyListRecord", "AttachmentRecord", "AttackRecord", "Box", "CardRecord",
    "KeywordRecord", "NcuAbilityRecord", "NcuRecord", "ObjectiveCard", "SpecialCardRecord", "TacticsCardRecord",
    "TerrainRecord", "TrayRecord", "UnitRecord", "ZoneRecord", "read_data", "read_record",
]  # fmt: skip

DATA: Final = Path(__file__).parent / "data"
SIEGE_FILE: Final = "siege"
"""The file with Castle Walls and Siege Strategy cards, for two of the Game Modes."""
TEXTS: Final = Path(__file__).parent / "factions"
"""A module for each faction whose texts are known to the program."""
Record = TypeVar("Record", bound=Named)
FactionRecord = TypeVar("FactionRecord", UnitRecord, AttachmentRecord, NcuRecord, SpecialCardRecord)


@cache
def read_data(name: str) -> Any:
    """What stands in `data/<name>.json`; read once, so nobody may change it."""
    return msgspec.json.decode((DATA / f"{name}.json").read_bytes())


@cache
def _keys(kind: type[Named]) -> frozenset[str]:
    return frozenset(field.encode_name for field in fields(kind))


def read_record(entry: Mapping[str, Any], kind: type[Record]) -> Record:
    """An entry of a data file as a record; raises BadData, which names the entry and what is wrong with it. Keys that a
    record has no field for are left alone: they are for readers, or for other parts of the game.
    """
    keys = _keys(kind)
    try:
        read: Record = read_entry({key: value for key, value in entry.items() if key in keys}, kind)
    except WrongEntry as wrong:
        raise wrong.of(str(entry.get("ref", entry.get("id", "?")))) from None
    return read


class Box:
    """All components. Nothing in it ever changes."""

    def __init__(self) -> None:
        abilities, terrain, objectives = map(read_data, ("abilities", "terrain", "objectives"))
        self.keywords = _by_id(abilities["keywords"], KeywordRecord)
        """Those of attacks."""
        self.conditions = _by_id(abilities["conditions"], KeywordRecord)
        self.abilities = _by_id(abilities["abilities"], AbilityRecord)
        self.trays = _by_id(read_data("trays")["trays"], TrayRecord)
        self.terrain_keywords = _by_id(terrain["keywords"], KeywordRecord)
        pieces = _by_id(terrain["pieces"], TerrainRecord)
        self.terrain_pool = tuple(pieces)
        """The listed pieces, of which players choose."""
        self.castle_wall = _castle_wall(read_data(SIEGE_FILE))
        self.terrain = {**pieces, self.castle_wall.id: self.castle_wall}
        cards = _by_id(objectives["cards"], ObjectiveCard)
        self.objectives = {card.number: card for card in cards.values()}
        layouts = objectives["token_layouts_in_inches_from_center_48x48"]
        self.token_diameter: Inches = inches(layouts["token_diameter_inches"])
        self.token_layouts: dict[str, tuple[tuple[Inches, Inches], ...]] = {
            name: tuple((inches(x), inches(y)) for x, y in layouts[name]) for name in ("three", "five")
        }
        """Where the centres of Objective tokens lie, seen from the middle of the table."""
        board = read_data("tactics_board")
        self.zones = _by_id(board["zones"], ZoneRecord)
        """Those of the Tactics Board, from left to right."""
        self.controlled_by = {"en": board["controlled_by_names"], "pl": board["controlled_by_names_pl"]}
        """How a card says who Controls a zone, by language."""
        siege = read_data(SIEGE_FILE)
        self.siege_wall = read_record(siege["castle_wall"], CastleWallRecord)
        self.siege_cards = _by_id([*siege["attacker"], *siege["defender"]], SiegeCardRecord)
        """Those of the Attacker's Siege Strategy deck, then those of the Defender's (p. 30)."""
        factions = [read_data(f"factions/{file.stem}") for file in sorted((DATA / "factions").glob("*.json"))]
        self.factions = {faction["id"]: read_record(faction, Named) for faction in factions}
        self.playable_factions = tuple(id for id in self.factions if (TEXTS / f"{id.replace('-', '_')}.py").exists())
        """Those that can be brought into a match: their texts are known to the program."""
        self.units = _of_all(factions, "units", UnitRecord)
        """All Combat Units, by the numbers of their cards, as all cards."""
        self.attachments = _of_all(factions, "attachments", AttachmentRecord)
        self.ncus = _of_all(factions, "ncus", NcuRecord)
        self.special_cards = _of_all(factions, "special_cards", SpecialCardRecord)
        self.tactics = {card.ref: card for faction in factions for card in self._tactics(faction)}
        self.lists = _by_id(read_data("lists")["lists"], ArmyListRecord)
        self.playable = tuple(
            sorted(unit.ref for unit in self.units.values() if unit.faction in self.playable_factions)
        )
        """The Combat Units that can be brought into a match, by the numbers of their cards."""

    def with_terrain(self, pieces: Mapping[str, TerrainRecord]) -> Box:
        """The same with other kinds of terrain."""
        other = copy(self)
        other.terrain_pool = tuple(pieces)
        other.terrain = {**pieces, self.castle_wall.id: self.castle_wall}
        return other

    def with_siege(self, wall: CastleWallRecord, cards: Mapping[str, SiegeCardRecord], siege: Mapping[str, Any]) -> Box:
        """The same with other Castle Walls and Siege Strategy cards."""
        other = copy(self)
        other.siege_wall, other.siege_cards = wall, dict(cards)
        other.castle_wall = _castle_wall(siege)
        other.terrain = {**self.terrain, other.castle_wall.id: other.castle_wall}
        return other

    @property
    def terrain_kinds(self) -> tuple[TerrainRecord, ...]:
        """All kinds of terrain, by their numbers."""
        return tuple(self.terrain.values())

    def unit(self, ref: str) -> UnitRecord:
        """The Combat Unit whose card has this number."""
        return self.units[ref]

    def tray(self, unit: UnitRecord) -> TrayRecord:
        """The tray on which a unit stands."""
        return self.trays[unit.tray]

    def cards(self) -> Iterator[CardRecord]:
        """All cards of which an army is built."""
        yield from self.units.values()
        yield from self.attachments.values()
        yield from self.ncus.values()

    def card(self, ref: str) -> CardRecord | None:
        """The card with this number of which an army is built, if there is one."""
        return self.units.get(ref) or self.attachments.get(ref) or self.ncus.get(ref)

    def deck(self, faction: str, commander: str) -> tuple[str, ...]:
        """The Tactics deck of an army (p. 21 and 23, deck.composition, army.tactics-deck), by the numbers of the cards:
        those of the faction and those of the Commander, each as often as it has copies. A Commander's card may take
        cards of the faction out; the Chieftain of the Giants takes them all.
        """
        own = [card for card in self.tactics.values() if card.commander == self.deck_owner(commander)]
        taken_out = {id for card in own for id in card.replaces}
        of_faction = [card for card in self.tactics.values() if card.faction == faction and not card.commander]
        kept = [card for card in of_faction if card.id not in taken_out]
        return tuple(card.ref for card in (*kept, *own) for _ in range(card.copies))

    def deck_owner(self, commander: str) -> str:
        """Whose cards are in the deck of this Commander: Areo Hotah fights with those of Doran Martell."""
        attachment = self.attachments.get(commander)
        if attachment is None or not attachment.tactics_from:
            return commander
        return self._numbers(attachment.faction)[attachment.tactics_from]

    def spoken(self) -> dict[str, dict[str, str]]:
        """Names and texts by language, for sentences: the data files are their only home."""
        return spoken_names(self)

    def _tactics(self, faction: Mapping[str, Any]) -> Iterator[TacticsCardRecord]:
        for entry in faction["tactics"]["faction"]:
            yield replace(read_record(entry, TacticsCardRecord), faction=faction["id"], commander="")
        numbers = self._numbers(faction["id"])
        for commander, entries in faction["tactics"]["commanders"].items():
            for entry in entries:
                card = read_record(entry, TacticsCardRecord)
                yield replace(card, faction=faction["id"], commander=numbers[commander])

    def _numbers(self, faction: str) -> dict[str, str]:
        """The numbers of a faction's cards by their ids."""
        return {card.id: card.ref for card in self.cards() if card.faction == faction}


def _castle_wall(siege: Mapping[str, Any]) -> TerrainRecord:
    """A Castle Wall where it is Terrain: Impassable, and nothing else (p. 34)."""
    wall = siege["castle_wall"]
    size = [wall["size_inches"]["length"], wall["size_inches"]["depth"]]
    as_terrain = {"keywords": ["impassable"], "shape": "rectangle", "size_inches": size, "roll_2d6": []}
    return read_record({**wall, **as_terrain}, TerrainRecord)


def _by_id(entries: Iterable[Mapping[str, Any]], kind: type[Record]) -> dict[str, Record]:
    return {entry["id"]: read_record(entry, kind) for entry in entries}


def _of_all(factions: Iterable[Mapping[str, Any]], section: str, kind: type[FactionRecord]) -> dict[str, FactionRecord]:
    """The entries of a section in the files of all factions, by their numbers."""
    return {
        entry["ref"]: replace(read_record(entry, kind), faction=faction["id"])
        for faction in factions
        for entry in faction[section]
    }


BOX: Final = Box()
PLAYABLE: Final = BOX.playable
