"""The pictures of the games of this package; any game names its own (`Companions.terminal`)."""

from __future__ import annotations

from maester.cli.pictures import Picture
from maester.engine import Definition
from maester.engine.definition import referred


def picture_of(definition: Definition, language: str) -> Picture:
    """How a game looks in a terminal."""
    drawing: type[Picture] = referred(definition.companions.terminal) or Picture
    return drawing(definition.words(language), definition)
