"""What a position says of Game Modes alone: a pair of functions for each part of the state that a mode has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from maester.engine import LimitedUse, Piece, read_piece, write_piece
from maester.errors import BadData
from maester.games.miniatures.field import Field
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import MODE_TEXTS, NO_UNIT, UNIT_NAMES, Unit
from maester.games.miniatures.position_people import MOST_TOKENS, TIMES, number_of, unit_named
from maester.games.miniatures.text_names import TEXT_NAMES, text_number

ON, PILE = "on", "pile"

# --- Objectives that are carried (p. 31, 32): `objectives = ["24 24 card=6 on=red-1 pile=1"]` ----------------------
#
# `on` is the unit that carries the Objective on its tray; `pile` the Corpse Pile to which it is linked, by its place
# among the lines of terrain.


def read_carried(game: Field, piece: Piece, line: str) -> None:
    """Who carries the Objective that was read last, and to which Corpse Pile it is linked."""
    if ON in piece.values:
        standing = [UNIT_NAMES[unit] for unit in game.on_table()] if mode_of(game).tokens_are_carried else []
        if piece.values[ON] not in standing:
            raise BadData("bad-position", place=line, given=piece.values[ON], right=standing)
        game.claimed[-1] = Unit(UNIT_NAMES.index(piece.values[ON]))
        game.token[-1] = None
    if PILE in piece.values:
        if len(game.token_pile) != len(game.token) - 1:
            raise BadData("bad-position", place="objectives", given=line, right=["24 24 pile=1", "6 24 pile=2"])
        game.token_pile += (number_of(piece, PILE, line, 1, len(game.terrain)) - 1,)


def write_carried(game: Field, token: int) -> str:
    """The same of an Objective, as it is added to its line."""
    words = []
    if game.token[token] is None and game.claimed[token] != NO_UNIT:
        words.append(f"{ON}={UNIT_NAMES[game.claimed[token]]}")
    if token < len(game.token_pile):
        words.append(f"{PILE}={game.pieces_on_table().index(game.token_pile[token]) + 1}")
    return "".join([f" {word}" for word in words])


# --- what players have used: the Objective cards of A Clash of Kings (p. 29) ---------------------------------------


def read_used(game: Field, lines: Sequence[str]) -> None:
    """What players have used that works only so often: `commander-objective-6 until=game`."""
    for line in lines:
        piece = read_piece(line)
        until = piece.values.get("until", "game")
        if piece.name not in MODE_TEXTS or piece.owner or piece.place or piece.marks or set(piece.values) - {"until"}:
            raise BadData("bad-position", place="used", given=line, right=[f"{MODE_TEXTS[0]} until=game"])
        if until not in TIMES:
            raise BadData("bad-position", place="used", given=until, right=list(TIMES))
        game.uses += (LimitedUse(text_number(piece.name), NO_UNIT, TIMES[until]),)


def write_used(game: Field) -> list[str]:
    names = {time: name for name, time in TIMES.items()}
    return [
        write_piece(Piece(TEXT_NAMES[use.what], "", (), {"until": names[use.until]}))
        for use in game.uses
        if use.by == NO_UNIT
    ]


# --- Fire & Blood (p. 35) ------------------------------------------------------------------------------------------


def read_marked(game: Field, marked: Sequence[str], markers: Mapping[str, int]) -> None:
    """The Marked units, and the Victory Point markers by unit. A Marked unit's card is `borne`, whole."""
    game.marked = tuple(unit_named(game, name, "marked") for name in marked)
    found = {unit_named(game, name, "victory_markers"): number for name, number in markers.items()}
    for name, number in markers.items():
        unit = unit_named(game, name, "victory_markers")
        if not 1 <= number <= MOST_TOKENS or not (game.stands(unit) or game.in_reserve[unit]):
            raise BadData("bad-position", place="victory_markers", given=f"{name} = {number}", right=["red-1 = 2"])
    game.victory_markers = tuple(found.items())


def write_marked(game: Field) -> dict[str, Any]:
    return {
        "marked": [UNIT_NAMES[unit] for unit in game.marked],
        "victory_markers": {UNIT_NAMES[unit]: markers for unit, markers in game.victory_markers},
    }
