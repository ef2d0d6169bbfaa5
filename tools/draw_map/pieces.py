"""What has to find its place in an area, and how big it is."""

from typing import Literal

import msgspec

from maester.words import LANGUAGES
from tools.draw_map.atlas import Point
from tools.draw_map.facts import Area

ItemName = Literal["units", "label", "icons", "order", "garrison", "power", "mark"]

ORDER = 40
UNIT = 24
GARRISON = 26
POWER = 22
CASTLE = 26
ICON = 17
PORT_SCALE = 0.8  # everything in a port is smaller
GAP = 2
LETTER = 0.57  # the width of an average letter, as a share of the size of the type
LINE = 1.15  # the height of a line of type
TYPE_SIZES = (15, 13, 11.5)


class Form(msgspec.Struct, frozen=True):
    """One way to lay out an item: a box with round corners, and where its parts stand from the centre."""

    item: ItemName
    width: float
    height: float
    radius: float
    merit: float = 0.0
    parts: tuple[Point, ...] = ()
    lines: int = 1
    size: float = 0.0


def forms_of(area: Area) -> list[list[Form]]:
    """All items of an area, the bulky first, each with the ways to lay it out."""
    if area.type == "port":
        return [_grids("units", UNIT * PORT_SCALE, [(3, 1, 0.0)], count=3), [_disc("order", ORDER * PORT_SCALE)]]
    order = [_disc("order", ORDER)]
    shapes = [(3, 2, 3.0), (2, 3, 1.0), (6, 1, 0.0), (4, 2, 0.0)]
    items = [_grids("units", UNIT, shapes, count=6), _labels(area), order]
    if area.type == "land":
        items += [_icons(area), [_disc("garrison", GARRISON)], [_disc("power", POWER)]]
    return [item for item in items if item]


def icons_of(area: Area) -> list[tuple[str, int]]:
    """The printed icons of an area, with their sizes."""
    castle = [(area.castle, CASTLE)] if area.castle else []
    return [*castle, *[("supply", ICON)] * area.supply, *[("power", ICON)] * area.power]


def split_name(name: str, lines: int) -> list[str]:
    """The name on one line, or on two lines of nearly equal length."""
    words = name.split()
    if lines == 1 or len(words) == 1:
        return [name]
    ways = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return list(min(ways, key=lambda way: max(map(len, way))))


def _disc(item: ItemName, size: float) -> Form:
    return Form(item, size, size, size / 2)


def _grids(item: ItemName, size: float, shapes: list[tuple[int, int, float]], count: int) -> list[Form]:
    pitch = size + GAP
    forms = []
    for columns, rows, merit in shapes:
        parts = []
        for number in range(count):
            row, column = divmod(number, columns)
            in_row = min(columns, count - row * columns)
            parts.append(((column - (in_row - 1) / 2) * pitch, (row - (rows - 1) / 2) * pitch))
        forms.append(Form(item, columns * pitch - GAP, rows * pitch - GAP, 6, merit, tuple(parts)))
    return forms


def _icons(area: Area) -> list[Form]:
    """The icons in one row, or the small ones in a column beside the castle."""
    sizes = [size for _, size in icons_of(area)]
    if not sizes:
        return []
    forms = [_row(sizes, 2.0), _row(sizes, 0.0, upright=True)]
    if sizes[0] == CASTLE and len(sizes) > 2:
        small = [-(len(sizes) - 2) / 2 * (ICON + 1) + index * (ICON + 1) for index in range(len(sizes) - 1)]
        width = CASTLE + GAP + ICON
        height = max(CASTLE, (len(sizes) - 1) * (ICON + 1))
        beside = ((CASTLE - width) / 2, 0.0), *(((width - ICON) / 2, y) for y in small)
        under = (0.0, (CASTLE - width) / 2), *((y, (width - ICON) / 2) for y in small)
        forms.append(Form("icons", width, height, 4, 2.0, beside))
        forms.append(Form("icons", height, width, 4, 1.0, under))
    return forms


def _row(sizes: list[int], merit: float, *, upright: bool = False) -> Form:
    total = sum(sizes) + GAP * (len(sizes) - 1)
    place = -total / 2
    parts: list[Point] = []
    for size in sizes:
        middle = place + size / 2
        parts.append((0.0, middle) if upright else (middle, 0.0))
        place += size + GAP
    width, height = (max(sizes), total) if upright else (total, max(sizes))
    return Form("icons", width, height, 4, merit, tuple(parts))


def _labels(area: Area) -> list[Form]:
    forms = []
    for rank, size in enumerate(TYPE_SIZES):
        for lines in (1, 2):
            texts = [split_name(name, lines) for name in map(area.name, LANGUAGES)]
            if lines == 2 and all(len(text) == 1 for text in texts):
                continue
            longest = max(len(line) for text in texts for line in text)
            merit = 12.0 - 6.0 * rank - 3.0 * (lines - 1)
            forms.append(Form("label", longest * size * LETTER, lines * size * LINE, 4, merit, lines=lines, size=size))
    return forms
