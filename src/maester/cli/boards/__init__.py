"""The pictures of those games that have one of their own, found by the game's id."""

from __future__ import annotations

import importlib

from maester.cli.pictures import Picture
from maester.engine import Definition

PICTURES = {
    "boardgame": "maester.cli.boards.boardgame",
    "alliances": "maester.cli.boards.alliances",
    "cardgame": "maester.cli.boards.cardgame",
}
"""The module whose `PICTURE` draws the game. It is imported when the game is first shown."""


def picture_of(definition: Definition, language: str) -> Picture:
    """How a game looks in a terminal."""
    spoken = definition.words(language)
    if definition.id not in PICTURES:
        return Picture(spoken, definition)
    drawing: type[Picture] = importlib.import_module(PICTURES[definition.id]).PICTURE
    return drawing(spoken, definition)
