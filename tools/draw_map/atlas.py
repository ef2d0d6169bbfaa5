"""Reads the hand-made drawing: junctions, lines between areas, islets and bridges."""

from pathlib import Path

import msgspec

Point = tuple[float, float]

EDGE = "edge"
BEYOND = "beyond-the-wall"


class AtlasError(Exception):
    """The drawing says something that cannot be drawn."""


class Line(msgspec.Struct, frozen=True):
    """A line between two areas; start and end are junctions, or None for a line that closes by itself."""

    areas: tuple[str, str]
    points: tuple[Point, ...]
    start: str | None
    end: str | None


class Islet(msgspec.Struct, frozen=True):
    """A rock in a sea, drawn but not played."""

    sea: str
    points: tuple[Point, ...]


class Bridge(msgspec.Struct, frozen=True):
    """A bridge over the river between two areas."""

    areas: tuple[str, str]
    near: Point


class Atlas(msgspec.Struct, frozen=True):
    """The whole drawing, as it was written down."""

    junctions: dict[str, Point]
    lines: tuple[Line, ...]
    islets: tuple[Islet, ...]
    bridges: tuple[Bridge, ...]
    hearts: dict[str, Point]
    marks: dict[str, str]


def read_atlas(path: Path) -> Atlas:
    """Read a drawing; a mistake is reported with the number of its line."""
    junctions: dict[str, Point] = {}
    lines: list[Line] = []
    islets: list[Islet] = []
    bridges: list[Bridge] = []
    hearts: dict[str, Point] = {}
    marks: dict[str, str] = {}
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        words = text.split("#", 1)[0].split()
        if not words:
            continue
        try:
            match words:
                case ["islet", sea, "=", *places]:
                    islets.append(Islet(sea, tuple(map(_point, places))))
                case ["bridge", first, second, "=", place]:
                    bridges.append(Bridge((first, second), _point(place)))
                case ["heart", area, "=", place]:
                    hearts[area] = _point(place)
                case ["marks", kind, "=", *areas]:
                    marks.update(dict.fromkeys(areas, kind))
                case [first, second, "=", *places]:
                    lines.append(_line((first, second), places, junctions))
                case [name, x, y] if name not in junctions:
                    junctions[name] = (float(x), float(y))
                case _:
                    raise ValueError(text)
        except (ValueError, KeyError) as error:
            raise AtlasError(f"{path.name}, line {number}: {error}") from error
    return Atlas(junctions, tuple(lines), tuple(islets), tuple(bridges), hearts, marks)


def _line(areas: tuple[str, str], places: list[str], junctions: dict[str, Point]) -> Line:
    points = tuple(_point(place) if "," in place else junctions[place] for place in places)
    if "," in places[0]:
        return Line(areas, points, None, None)
    return Line(areas, points, places[0], places[-1])


def _point(text: str) -> Point:
    x, y = text.split(",")
    return float(x), float(y)
