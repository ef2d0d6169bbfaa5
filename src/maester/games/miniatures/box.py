"""What is in the box (page 3): units, abilities, trays, terrain, Objective cards and ready-made armies.

Everything here is read once from the data files and never changes. A unit is known by the number of its printed card,
`ref`: ids are unique within a faction only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import fields, replace

from maester.engine.card_entries import WrongEntry, read_entry
from maester.games.miniatures.geometry.numbers import Inches, inches
from maester.games.miniatures.records import (
    AbilityRecord,
    ArmyListRecord,
    AttackRecord,
    KeywordRecord,
    Named,
    ObjectiveCard,
    TerrainRecord,
    TrayRecord,
    UnitRecord,
)
from maester.words import LANGUAGES

__all__ = [
    "BOX", "PLAYABLE", "AbilityRecord", "ArmyListRecord", "AttackRecord", "Box", "KeywordRecord", "ObjectiveCard",
    "TerrainRecord", "TrayRecord", "UnitRecord", "read_data", "read_record",
]  # fmt: skip

DATA: Final = Path(__file__).parent / "data"
Record = TypeVar("Record", bound=Named)


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
        self.terrain = _by_id(terrain["pieces"], TerrainRecord)
        cards = _by_id(objectives["cards"], ObjectiveCard)
        self.objectives = {card.number: card for card in cards.values()}
        layouts = objectives["token_layouts_in_inches_from_center_48x48"]
        self.token_diameter: Inches = inches(layouts["token_diameter_inches"])
        self.token_layouts: dict[str, tuple[tuple[Inches, Inches], ...]] = {
            name: tuple((inches(x), inches(y)) for x, y in layouts[name]) for name in ("three", "five")
        }
        """Where the centres of Objective tokens lie, seen from the middle of the table."""
        factions = [read_data(f"factions/{file.stem}") for file in sorted((DATA / "factions").glob("*.json"))]
        self.factions = {faction["id"]: read_record(faction, Named) for faction in factions}
        self.units = {unit.ref: unit for faction in factions for unit in _units(faction)}
        """All Combat Units, by the numbers of their cards."""
        self.lists = _by_id(read_data("lists")["lists"], ArmyListRecord)
        self.playable = tuple(sorted({ref for army in self.lists.values() for ref in army.units}))
        """The units that can be brought into a match, by the numbers of their cards: those of a ready-made army."""

    def unit(self, ref: str) -> UnitRecord:
        """The Combat Unit whose card has this number."""
        return self.units[ref]

    def tray(self, unit: UnitRecord) -> TrayRecord:
        """The tray on which a unit stands."""
        return self.trays[unit.tray]

    def spoken(self) -> dict[str, dict[str, str]]:
        """Names and texts by language, for sentences: the data files are their only home."""
        return {language: dict(self._spoken(language)) for language in LANGUAGES}

    def _spoken(self, language: str) -> Iterator[tuple[str, str]]:
        """By message, as `unit-lannister-guardsmen` and `text-ability-disrupt`. An id in two factions has one name."""
        attacks = [attack for unit in self.units.values() for attack in unit.attacks]
        kinds: Mapping[str, Iterable[Named]] = {
            "faction": self.factions.values(),
            "unit": self.units.values(),
            "attack": attacks,
            "tray": self.trays.values(),
            "terrain": self.terrain.values(),
        }
        for kind, things in kinds.items():
            yield from ((f"{kind}-{thing.id}", thing.name_in(language)) for thing in things)
        explained: Mapping[str, Iterable[KeywordRecord | ArmyListRecord]] = {
            "ability": self.abilities.values(),
            "keyword": self.keywords.values(),
            "condition": self.conditions.values(),
            "terrain-keyword": self.terrain_keywords.values(),
            "list": self.lists.values(),
        }
        for kind, records in explained.items():
            for record in records:
                yield f"{kind}-{record.id}", record.name_in(language)
                yield f"text-{kind}-{record.id}", record.text_in(language)
        for card in self.objectives.values():
            yield f"objective-{card.number}", card.name_in(language)
            # Its text is named beside those of abilities.
            yield f"ability-objective-{card.number}", card.name_in(language)
            yield f"text-objective-{card.number}", card.text_in(language)


def _by_id(entries: Iterable[Mapping[str, Any]], kind: type[Record]) -> dict[str, Record]:
    return {entry["id"]: read_record(entry, kind) for entry in entries}


def _units(faction: Mapping[str, Any]) -> Iterator[UnitRecord]:
    for entry in faction["units"]:
        yield replace(read_record(entry, UnitRecord), faction=faction["id"])


BOX: Final = Box()
PLAYABLE: Final = BOX.playable
