"""The pictures of those games that have one of their own, found by the game's id."""

from __future__ import annotations

import importlib

from maester.cli.pictures import Picture
from maester.words import words

PICTURES = {"boardgame": "maester.cli.boards.boardgame"}
"""The module whose `PICTURE` draws the game. It is imported when the game is first shown."""


def picture_of(game: str, language: str) -> Picture:
    """How a game looks in a terminal."""
    spoken = words(language, game)
    if game not in PICTURES:
        return Picture(spoken)
    drawing: type[Picture] = importlib.import_module(PICTURES[game]).PICTURE
    return drawing(spoken)
