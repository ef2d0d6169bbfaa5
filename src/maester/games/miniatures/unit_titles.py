"""What the units of a match are called: `red-3` by its card, "Stark Sworn Swords (red-3)"."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.field import Field
from maester.games.miniatures.names import UNIT_NAMES
from maester.words import LANGUAGES

UNNAMED: Final = {f"unit-{name}": name for name in UNIT_NAMES}
"""Units of which nobody knows yet what they are."""


def spoken(names: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """The names from the data, and those of units that nobody knows yet."""
    return {language: {**UNNAMED, **names[language]} for language in LANGUAGES}


def match_names(game: Field, language: str) -> dict[str, str]:
    """The names of all units in a battle, by message."""
    return {
        f"unit-{UNIT_NAMES[unit]}": f"{game.card(unit).title_in(language)} ({UNIT_NAMES[unit]})"
        for unit in game.units()
    }
