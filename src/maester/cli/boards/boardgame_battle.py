"""A battle, with the strength of both sides line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from maester.cli.boards.boardgame_words import BoardWords
from maester.cli.pictures import Cell, Part, Row
from maester.games.boardgame.components import AREA_NAMES, CARD_NAMES, UNIT_KINDS

View = Mapping[str, Any]


def fight_part(board: BoardWords, view: View, fight: View) -> Part:
    """A battle, or an attack on a Neutral Force."""
    say = board.say
    lines = [
        say("picture-supports", {"area": area, "house": house}) for area, house in sorted(fight["support"].items())
    ]
    begin = say(
        "picture-fight",
        {key: fight[key] for key in ("area", "source", "attacker", "defender")} | {"units": fight["attacking"]},
    )
    title = say("picture-title-battle", {"area": fight["area"]})
    if not fight["sides"]:
        return Part(title, lines=(begin, *lines))
    columns = tuple(say(f"picture-column-{name}") for name in ("attacker", "strength", "defender", "strength"))
    return Part(title, columns, tuple(_rows(board, view, fight["sides"])), (begin, *lines))


def _rows(board: BoardWords, view: View, sides: Sequence[View]) -> list[Row]:
    """Both sides next to each other; read aloud, one after the other."""
    columns = [[_head(board, view, side), *_lines(board, side), _sum(board, side)] for side in sides]
    heard = [Row((), _said(board, side)) for side in sides]
    left, right = columns
    # The sums stand in one line, below the longer of the two lists.
    while len(left) != len(right):
        min(left, right, key=len).insert(-1, ("", ""))
    rows = []
    for place, (one, other) in enumerate(zip(left, right, strict=True)):
        style = "bold" if place in (0, len(left) - 1) else ""
        rows.append(Row(tuple(Cell(text, style) for text in (*one, *other)), ""))
    return [*rows, *heard]


def _said(board: BoardWords, side: View) -> str:
    lines = ", ".join(f"{text} {number}" for text, number in _lines(board, side))
    total = sum(value for value, _ in side["strength"])
    return board.say("picture-said-side", {"house": side["house"], "total": total, "lines": lines})


def _head(board: BoardWords, view: View, side: View) -> tuple[str, str]:
    return board.house_cell(side["house"], own=side["house"] == view["seat"]).text, ""


def _lines(board: BoardWords, side: View) -> list[tuple[str, str]]:
    return [(_source(board, source), f"{value:+d}") for value, source in side["strength"]]


def _sum(board: BoardWords, side: View) -> tuple[str, str]:
    return board.say("picture-sum"), str(sum(value for value, _ in side["strength"]))


def _source(board: BoardWords, source: str) -> str:
    """Where a part of the strength comes from."""
    if source in UNIT_KINDS:
        return board.say(f"unit-{source}")
    if source in AREA_NAMES.numbers:
        return board.say("picture-support-from", {"area": source})
    if source in CARD_NAMES.numbers:
        return board.say(f"card-{source}")
    return board.say(f"modifier-{source}")
