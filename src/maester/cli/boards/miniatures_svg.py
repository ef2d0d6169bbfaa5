"""The battlefield as an SVG picture, seen from above: y grows upwards on the table and downwards in the picture."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from maester.cli.boards.miniatures_map import slot
from maester.cli.boards.miniatures_words import INCH, FieldWords, piece_shape, tray, wall_shape
from maester.games.miniatures.box import BOX
from maester.games.miniatures.geometry.shapes import front_arrow, outline

SCALE: Final = 100
"""Thousandths of an inch in a unit of the picture."""
MARGIN: Final = 40
COLOURS: Final = {"red": "#b3262e", "blue": "#2456a6", "green": "#2f7d3b", "gold": "#b58a13"}
SPENT: Final = 0.55
"""How opaque a tray is that has been activated."""


def svg_of(words: FieldWords) -> str:
    """The whole picture."""
    table = words.table
    left, bottom, right, top = table["table"]
    width, height = (right - left) // SCALE, (top - bottom) // SCALE
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-2 * MARGIN} {width + 2 * MARGIN} '
        f'{height + 3 * MARGIN}" font-family="sans-serif" text-anchor="middle">'
    )
    return "\n".join((head, *_parts(words, width, height), "</svg>", ""))


def _parts(words: FieldWords, width: int, height: int) -> Iterable[str]:
    table = words.table
    yield f"<title>{escape(words.say('picture-title-field'))}</title>"
    yield f'<text x="{width // 2}" y="{-MARGIN // 2}" font-size="20">{escape(score_line(words))}</text>'
    yield f'<rect width="{width}" height="{height}" fill="#dfe3c8" stroke="#5b5b45" stroke-width="3"/>'
    for player in table["players"]:
        corners = _points(outline_of(player["zone"]), height)
        yield f'<polygon points="{corners}" fill="{COLOURS[player["seat"]]}" opacity="0.1"/>'
    for inches in range(6, width * SCALE // INCH, 6):
        x = inches * INCH // SCALE
        yield f'<path d="M{x} 0V{height}" stroke="#5b5b45" stroke-width="0.5" opacity="0.4"/>'
    for inches in range(6, height * SCALE // INCH, 6):
        y = inches * INCH // SCALE
        yield f'<path d="M0 {y}H{width}" stroke="#5b5b45" stroke-width="0.5" opacity="0.4"/>'
    for piece in table["terrain"]:
        name = escape(words.say(f"terrain-{piece['kind']}"))
        x, y = _place(piece["pose"][0], piece["pose"][1], height)
        yield f'<polygon points="{_points(outline(piece_shape(piece)), height)}" fill="#8a9a5b" stroke="#4d5a2c"/>'
        yield f'<text x="{x}" y="{y}" font-size="11">{name}</text>'
    for wall in words.walls.values():
        x, y = _place(wall["pose"][0], wall["pose"][1], height)
        fill = "#8c8c8c" if wall["wounds"] else "#d2d2d2"
        yield f'<polygon points="{_points(outline(wall_shape(wall)), height)}" fill="{fill}" stroke="#333"/>'
        yield f'<text x="{x}" y="{y + 4}" font-size="11">{escape(words.unit(wall["wall"]))}: {wall["wounds"]}</text>'
    for token in table["objectives"]:
        x, y = _place(token["x"], token["y"], height)
        holder = token["controlled_by"]
        fill = COLOURS[words.units[holder]["seat"]] if holder else "#f5efd6"
        yield f'<circle cx="{x}" cy="{y}" r="{BOX.token_diameter // 2 // SCALE}" fill="{fill}" stroke="#222"/>'
        yield f'<text x="{x}" y="{y + 5}" font-size="14">{token["number"]}</text>'
    for id, unit in words.units.items():
        if unit["pose"] is not None:
            yield from _tray(words, id, height)


def _tray(words: FieldWords, id: str, height: int) -> Iterable[str]:
    unit = words.units[id]
    shape = tray(unit)
    x, y = _place(unit["pose"][0], unit["pose"][1], height)
    front = front_arrow(shape)
    front_x, front_y = _place(round(front[0]), round(front[1]), height)
    opacity = SPENT if unit["activated"] else 0.9
    edge = "#f4c430" if id == words.table["active"] else "#111"
    yield f"<g><title>{escape(words.unit(id))}: {escape(words.state(unit))}</title>"
    yield (
        f'<polygon points="{_points(outline(shape), height)}" fill="{COLOURS[unit["seat"]]}" opacity="{opacity}" '
        f'stroke="{edge}" stroke-width="2"/>'
    )
    yield f'<path d="M{x} {y}L{front_x} {front_y}" stroke="#fff" stroke-width="2"/>'
    yield f'<circle cx="{front_x}" cy="{front_y}" r="3" fill="#fff"/>'
    label = f"{slot(id)} {unit['wounds']}/{unit['full']}"
    yield f'<text x="{x}" y="{y + 5}" font-size="12" fill="#fff">{label}</text></g>'


def score_line(words: FieldWords) -> str:
    """Round and Victory Points in a line."""
    table = words.table
    points = [f"{words.say('seat-' + player['seat'])} {player['victory_points']}" for player in table["players"]]
    values = {"round": table["round"], "last": table["last_round"]}
    return f"{words.say('picture-title-score', **values)}: {', '.join(points)}"


def outline_of(area: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """The corners of a zone."""
    left, bottom, right, top = area
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _place(x: int, y: int, height: int) -> tuple[int, int]:
    return x // SCALE, height - y // SCALE


def _points(corners: Iterable[tuple[int, int]], height: int) -> str:
    return " ".join(f"{x},{y}" for x, y in (_place(*corner, height) for corner in corners))
