"""Fingerprints of the data files, as far as they change play: a save tells those whose cards are in its match.

A faction is one file with all its cards; what its cards have as abilities counts with it, so that a change of another
faction's abilities leaves its saves alone.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from maester.engine.card_files import digest_in_play
from maester.games.miniatures.box import BOX, SIEGE_FILE, read_data
from maester.games.miniatures.field import Field
from maester.games.miniatures.mission_records import FILE, shipped_missions
from maester.games.miniatures.modes import mode_of

COMMON: Final = "common"
"""What lies on every table: trays, terrain, Objectives, the Tactics Board."""
ON_EVERY_TABLE: Final = ("trays", "terrain", "objectives", "tactics_board")
ONLY_READ: Final = (
    "schema", "game", "note", "note_pl", "data_version", "source", "version", "later_version", "name_pl",
    "name_pl_source", "subname_pl", "text", "text_pl", "trigger", "trigger_pl", "effect", "effect_pl", "when_pl",
    "to_pl", "unit_pl", "condition_pl", "claim", "claim_pl", "layout_note", "icon_en", "icon_pl", "controlled_by_names",
    "controlled_by_names_pl", "used_by",
)  # fmt: skip
"""Keys that are for the reader. English names count: cards name each other by them."""


@cache
def fingerprints() -> dict[str, str]:
    """Of what lies on every table, of each faction, by id, and of what some Game Modes are played with."""
    common = {name: read_data(name) for name in ON_EVERY_TABLE}
    factions = {id: _fingerprint(id) for id in BOX.factions}
    of_modes = {FILE: shipped_missions().digest_in_play, SIEGE_FILE: digest_in_play(read_data(SIEGE_FILE), ONLY_READ)}
    return {COMMON: digest_in_play(common, ONLY_READ), **factions, **of_modes}


def _fingerprint(faction: str) -> str:
    abilities = {entry["id"]: entry for entry in read_data("abilities")["abilities"]}
    content: dict[str, Any] = read_data(f"factions/{faction}")
    bearers = [*content["units"], *content["attachments"]]
    borne = sorted({id for bearer in bearers for id in bearer["abilities"]})
    return digest_in_play({**content, "borne": [abilities[id] for id in borne]}, ONLY_READ)


def files_in_match(game: Field) -> tuple[str, ...]:
    """Those whose cards are in a match; all of them before the armies are revealed, since any may be."""
    of_mode = mode_of(game).data_files
    if not any(game.record):
        return (COMMON, *BOX.factions, *of_mode)
    refs = {*game.record, *game.ncu, *game.commander, *(one.ref for own in game.attachments for one in own)}
    refs |= {ref for own in game.joining for ref in own}
    factions = {card.faction for ref in refs if (card := BOX.card(ref)) is not None}
    cards = {id for deck in game.deck_list for id in deck}
    factions |= {card.faction for card in BOX.tactics.values() if card.id in cards}
    return (COMMON, *sorted(factions), *of_mode)
