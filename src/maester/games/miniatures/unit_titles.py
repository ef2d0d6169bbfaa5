"""What units and terrain of a match are called: `red-3` by its card, "Stark Sworn Swords (red-3)"."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.field import Field
from maester.games.miniatures.names import FIRST_NCU, PIECE_NAMES, UNIT_NAMES, Unit
from maester.words import LANGUAGES

UNNAMED: Final = {f"unit-{name}": name for name in UNIT_NAMES} | {f"piece-{name}": name for name in PIECE_NAMES}
"""Units and pieces of which nobody knows yet what they are."""


def spoken(*names: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """The names from the data, and those of units that nobody knows yet."""
    return {
        language: {**UNNAMED, **{id: name for one in names for id, name in one[language].items()}}
        for language in LANGUAGES
    }


def all_ncus(game: Field) -> list[Unit]:
    """All NCUs of all armies, those that are destroyed too."""
    return [Unit(FIRST_NCU + number) for number, record in enumerate(game.ncu) if record]


def match_names(game: Field, language: str) -> dict[str, str]:
    """The names of all units and pieces of terrain in a battle, by message."""
    cards = {unit: game.card(unit) for unit in game.units()} | {ncu: game.ncu_card(ncu) for ncu in all_ncus(game)}
    units = {
        f"unit-{UNIT_NAMES[unit]}": f"{card.title_in(language)} ({UNIT_NAMES[unit]})" for unit, card in cards.items()
    }
    pieces = {
        f"piece-{PIECE_NAMES[piece]}": f"{game.box.terrain[kind].name_in(language)} ({PIECE_NAMES[piece]})"
        for piece, kind in enumerate(game.terrain)
    }
    wall = game.box.siege_wall.name_in(language)
    walls = {f"unit-{UNIT_NAMES[one]}": f"{wall} ({UNIT_NAMES[one]})" for one in game.all_walls()}
    return units | walls | pieces
