"""The finished sheet: what the browser reads, and how it is written to the file."""

from typing import Any

import msgspec

from tools.draw_map.atlas import Point
from tools.draw_map.survey import Border, BorderKind, Piece, Ring


class Label(msgspec.Struct, frozen=True):
    """Where the name stands: the middle of a box so wide, for so many lines of type of this size."""

    x: float
    y: float
    rotate: float
    width: float
    lines: int
    size: float


class Icon(msgspec.Struct, frozen=True):
    """A printed icon: a castle, a stronghold, a barrel of supply or a crown of power."""

    kind: str
    x: float
    y: float


class Slots(msgspec.Struct, frozen=True, omit_defaults=True):
    """The middles of what may stand in an area."""

    order: Point
    units: tuple[Point, ...]
    garrison: Point | None = None
    power: Point | None = None
    anchor: Point | None = None


class SheetArea(msgspec.Struct, frozen=True, omit_defaults=True):
    """An area, with its outline as an SVG path (holes by the even-odd rule)."""

    id: str
    kind: str
    path: str
    scale: float
    slots: Slots
    icons: tuple[Icon, ...] = ()
    label: Label | None = None


class SheetBorder(msgspec.Struct, frozen=True):
    """A line between two areas, to be drawn by its kind."""

    areas: tuple[str, str]
    kind: BorderKind
    path: str


class SheetBridge(msgspec.Struct, frozen=True):
    """A bridge over a river, with the direction of the way across in degrees."""

    areas: tuple[str, str]
    x: float
    y: float
    angle: float


class Mark(msgspec.Struct, frozen=True):
    """A small drawing for the eye: the symbol of its kind, whose box is 20 wide, brought to this size."""

    kind: str
    x: float
    y: float
    size: float


class Decorations(msgspec.Struct, frozen=True):
    """What is drawn and not played; a symbol is an SVG path of strokes in a box from -10 to 10."""

    beyond: str
    islets: tuple[str, ...]
    compass: tuple[float, float, float]
    symbols: dict[str, str]
    marks: tuple[Mark, ...]


class Sheet(msgspec.Struct, frozen=True, rename="camel"):
    """The whole drawing."""

    view_box: tuple[float, float, float, float]
    sizes: dict[str, float]
    areas: tuple[SheetArea, ...]
    borders: tuple[SheetBorder, ...]
    bridges: tuple[SheetBridge, ...]
    decorations: Decorations


def encode(sheet: Sheet) -> bytes:
    """The sheet as JSON, one area or border to a line, so that a change of the drawing reads well in a diff."""
    members = []
    for name, value in msgspec.to_builtins(sheet).items():
        members.append(f"{_json(name)}: {_rows(value) if isinstance(value, list | dict) else _json(value)}")
    return ("{\n" + ",\n".join(members) + "\n}\n").encode()


def path_of_rings(rings: list[Ring]) -> str:
    """An SVG path of closed outlines."""
    return "".join(f"{_path(ring.begin, ring.pieces)}Z" for ring in rings)


def path_of_border(border: Border) -> str:
    """An SVG path of an open line."""
    return _path(border.begin, border.pieces)


def _path(begin: Point, pieces: tuple[Piece, ...]) -> str:
    return f"M{_pair(begin)}" + "".join(
        f"L{_pair(end)}" if second == end else f"C{_pair(first)} {_pair(second)} {_pair(end)}"
        for first, second, end in pieces
    )


def _pair(point: Point) -> str:
    return f"{_number(point[0])},{_number(point[1])}"


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _rows(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"\n {_json(name)}: {_json(member)}" for name, member in value.items()) + "\n}"
    if value and isinstance(value[0], dict):
        return "[\n " + ",\n ".join(_json(row) for row in value) + "\n]"
    return _json(value)


def _json(value: Any) -> str:
    return msgspec.json.encode(_plain(value)).decode()


def _plain(value: Any) -> Any:
    """Whole numbers without a trailing zero."""
    if isinstance(value, float):
        return int(value) if value.is_integer() else value
    if isinstance(value, dict):
        return {name: _plain(member) for name, member in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(member) for member in value]
    return value
