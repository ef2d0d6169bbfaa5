"""Scene files: a position as a small text that people read, write and send, for tests, puzzles and reports.

A scene is TOML: the game, if need be players, seed and options, and the position as `Positions.read` takes it. Pieces
that stand somewhere are written a line each, and the game reads them with `read_piece`:

    game = "miniatures"
    seed = 3

    [position]
    units = [
        "red: stark-sworn-swords @ 24 10 0 models=8 weakened",
        "blue: lannister-guardsmen @ 24 21 180",
    ]
"""

from __future__ import annotations

import math
import tomllib
from typing import Any

import msgspec

from maester.errors import BadData, shown


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scene file says."""

    game: str
    position: dict[str, Any]
    players: int | None = None
    seed: int | None = None
    options: dict[str, Any] = {}


def read_scene(text: str) -> Scene:
    """A scene from its text; raises BadData, which says where it can't be read."""
    try:
        return msgspec.convert(tomllib.loads(text), Scene)
    except tomllib.TOMLDecodeError as error:
        raise BadData("bad-position", place="scene", given=str(error), right=None) from None
    except msgspec.ValidationError as error:
        given, _, place = str(error).partition(" - at ")
        raise BadData("bad-position", place=place.strip("`$.") or "scene", given=given, right=None) from None


class Piece(msgspec.Struct, frozen=True):
    """A piece of a scene: whose it is, what it is, where it stands, and what is special about it."""

    name: str
    owner: str = ""
    place: tuple[float, ...] = ()
    """As many numbers as the game has for a place."""
    values: dict[str, str] = {}
    marks: tuple[str, ...] = ()


PIECE = "owner: name @ 1 2 3 key=value mark"
"""How the line of a piece is written."""


def read_piece(line: str) -> Piece:
    """A piece from its line, `owner: name @ 1 2 3 key=value mark`, of which only the name must be there; the rest comes
    in any order after it. Raises BadData.
    """
    if not isinstance(line, str):
        raise BadData("bad-position", place="position", given=shown(line), right=[PIECE])
    owner, colon, rest = line.rpartition(":")
    name, *words = rest.split() or [""]
    numbers: list[float] = []
    values: dict[str, str] = {}
    marks: list[str] = []
    placed = False
    for word in words:
        key, equals, value = word.partition("=")
        if word == "@" and not placed:
            placed = True
        elif placed and (number := _number(word)) is not None:
            numbers.append(number)
        elif key and value and key not in values:
            values[key] = value
        elif not equals and word not in ("@", *marks):
            marks.append(word)
        else:
            raise BadData("bad-position", place=line, given=word, right=[PIECE])
    if not name or "@" in name or "=" in name or bool(colon) != bool(owner.strip()) or placed != bool(numbers):
        raise BadData("bad-position", place="position", given=line, right=[PIECE])
    return Piece(name, owner.strip(), tuple(numbers), values, tuple(marks))


def write_piece(piece: Piece) -> str:
    """The line from which the piece is read again."""
    owner = [f"{piece.owner}:"] if piece.owner else []
    place = ["@", *(f"{number:g}" if number == float(f"{number:g}") else repr(number) for number in piece.place)]
    values = [f"{key}={value}" for key, value in piece.values.items()]
    return " ".join((*owner, piece.name, *(place if piece.place else ()), *values, *piece.marks))


def _number(word: str) -> float | None:
    """The number that a word is; None for one that is none, or that no place has."""
    try:
        number = float(word)
    except ValueError:
        return None
    return number if math.isfinite(number) else None
