"""What the drawing must agree with: the areas of the game and their neighbours, from the game's own data."""

from pathlib import Path

import msgspec

from maester.engine import definition_of

ROOT = Path(__file__).resolve().parents[2]
GAME_MAP = ROOT / "src/maester/games/boardgame/data/map.json"


class Area(msgspec.Struct, frozen=True):
    """What is printed on an area."""

    id: str
    type: str
    castle: str | None
    supply: int
    power: int

    def name(self, language: str) -> str:
        """What it is called."""
        return definition_of("boardgame").words(language).say(f"area-{self.id}")


class GameMap(msgspec.Struct, frozen=True):
    """The part of the game's map that concerns the drawing."""

    areas: tuple[Area, ...]
    adjacency: tuple[tuple[str, str], ...]


class Facts(msgspec.Struct, frozen=True):
    """The areas by id, what kind each is, and which pairs are adjacent."""

    areas: dict[str, Area]
    kinds: dict[str, str]
    adjacent: frozenset[frozenset[str]]


def read_facts(path: Path = GAME_MAP) -> Facts:
    """Read the game's map."""
    game_map = msgspec.json.decode(path.read_bytes(), type=GameMap)
    return Facts(
        areas={area.id: area for area in game_map.areas},
        kinds={area.id: area.type for area in game_map.areas},
        adjacent=frozenset(frozenset(pair) for pair in game_map.adjacency),
    )
