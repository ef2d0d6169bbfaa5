"""The drawn map of the board game says what the rules say: what touches is adjacent, unless a river runs between."""

import itertools
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from shapely import MultiLineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.draw_map.__main__ import draw
from tools.draw_map.sheet import encode

ROOT = Path(__file__).resolve().parents[2]
DRAWING = ROOT / "web/src/games/boardgame/map.json"
GAME_MAP = ROOT / "src/maester/games/boardgame/data/map.json"

STEPS = 5  # straight pieces per curve
HAIR = 0.6  # two lines nearer than this are the same line to the eye
TOUCH = 24.0  # two areas that share less than this would puzzle the players
CLEAR = 10.0  # areas that do not touch keep at least this distance

Pair = frozenset[str]


@cache
def drawing() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(DRAWING.read_text(encoding="utf-8"))
    return loaded


@cache
def game_map() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(GAME_MAP.read_text(encoding="utf-8"))
    return loaded


def drawn_areas() -> dict[str, dict[str, Any]]:
    return {area["id"]: area for area in drawing()["areas"]}


def game_areas() -> dict[str, dict[str, Any]]:
    return {area["id"]: area for area in game_map()["areas"]}


def adjacent_pairs() -> set[Pair]:
    return {frozenset(pair) for pair in game_map()["adjacency"]}


def harbour_pairs() -> set[Pair]:
    """A port lies at the coast of its land: they touch, though the rules do not call them adjacent."""
    return {frozenset((area["id"], area["port_of"])) for area in game_areas().values() if area["type"] == "port"}


def river_pairs() -> set[Pair]:
    """The pairs with a river between them and no bridge over it."""
    bridged = {frozenset(bridge["areas"]) for bridge in drawing()["bridges"]}
    return {frozenset(border["areas"]) for border in drawing()["borders"] if border["kind"] == "river"} - bridged


def flatten(path: str) -> list[list[tuple[float, float]]]:
    """The polylines of an SVG path that knows only M, L, C and Z with absolute coordinates."""
    lines: list[list[tuple[float, float]]] = []
    for command, text in re.findall(r"([A-Z])([^A-Z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", text)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        match command, points:
            case "M", [start]:
                lines.append([start])
            case "L", [end]:
                lines[-1].append(end)
            case "C", [first, second, end]:
                lines[-1].extend(curve_points(lines[-1][-1], first, second, end))
            case "Z", []:
                if lines[-1][0] != lines[-1][-1]:
                    lines[-1].append(lines[-1][0])
            case _:
                raise ValueError(f"{command}{text} in a path")
    return lines


def curve_points(*handles: tuple[float, float]) -> Iterator[tuple[float, float]]:
    for step in range(1, STEPS + 1):
        t = step / STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        yield (
            sum(weight * handle[0] for weight, handle in zip(weights, handles, strict=True)),
            sum(weight * handle[1] for weight, handle in zip(weights, handles, strict=True)),
        )


def polygon_of(path: str) -> BaseGeometry:
    """The ground within a path by the even-odd rule: a ring within a ring is a hole, a ring beside it an island."""
    ground: BaseGeometry = MultiPolygon()
    for ring in flatten(path):
        ground = ground.symmetric_difference(Polygon(ring))
    return ground


@cache
def ground_of(area: str) -> BaseGeometry:
    return polygon_of(drawn_areas()[area]["path"])


@cache
def shared_length(pair: Pair) -> float:
    """How long the line is along which two areas touch."""
    first, second = sorted(pair)
    if ground_of(first).distance(ground_of(second)) > HAIR:
        return 0.0
    return float(ground_of(first).boundary.intersection(ground_of(second).boundary.buffer(HAIR)).length)


def all_pairs() -> list[Pair]:
    return [frozenset(pair) for pair in itertools.combinations(game_areas(), 2)]


def line_of(path: str) -> MultiLineString:
    return MultiLineString(flatten(path))


# ---------------------------------------------------------------------------------------- the sheet


def test_the_drawing_is_what_the_tool_draws() -> None:
    assert DRAWING.read_bytes() == encode(draw()), "run: python -m tools.draw_map"


def test_every_area_is_drawn_once_with_its_kind() -> None:
    assert len(drawing()["areas"]) == len(drawn_areas()) == 58
    assert {name: area["kind"] for name, area in drawn_areas().items()} == {
        name: area["type"] for name, area in game_areas().items()
    }


def test_outlines_are_sound() -> None:
    for name, area in drawn_areas().items():
        for ring in flatten(area["path"]):
            assert ring[0] == ring[-1], name
            assert Polygon(ring).is_valid, f"the outline of {name} crosses itself"
        assert ground_of(name).is_valid, name
        assert ground_of(name).area > 4000, name


def test_areas_do_not_overlap() -> None:
    for first, second in map(sorted, all_pairs()):
        assert ground_of(first).intersection(ground_of(second)).area < 1.0, (first, second)


def test_areas_leave_no_gap() -> None:
    grounds = [ground_of(name) for name in drawn_areas()]
    covered = unary_union([*grounds, polygon_of(drawing()["decorations"]["beyond"])])
    sheet = box(*drawing()["viewBox"])
    assert sheet.difference(covered).area < 1.0
    assert covered.difference(sheet).area < 1.0


def test_an_area_is_one_piece() -> None:
    for name in drawn_areas():
        assert isinstance(ground_of(name), Polygon), name


# ---------------------------------------------------------------------------------------- what touches


def test_what_touches_is_adjacent_or_shows_a_river() -> None:
    touching = {pair for pair in all_pairs() if shared_length(pair) > 0}
    assert touching - river_pairs() - harbour_pairs() == adjacent_pairs()


def test_rivers_part_only_areas_that_are_not_adjacent() -> None:
    parted = {frozenset(pair) for pair in game_map()["meta"]["rivers"]["touching_but_not_adjacent"]}
    assert parted
    assert parted <= river_pairs()
    assert not river_pairs() & adjacent_pairs()


def test_a_bridge_joins_adjacent_areas_over_a_river() -> None:
    rivers = [border for border in drawing()["borders"] if border["kind"] == "river"]
    assert drawing()["bridges"]
    for bridge in drawing()["bridges"]:
        pair = frozenset(bridge["areas"])
        assert pair in adjacent_pairs()
        over = [river for river in rivers if frozenset(river["areas"]) == pair]
        assert min(line_of(river["path"]).distance(Point(bridge["x"], bridge["y"])) for river in over) < 1


def test_what_touches_touches_plainly_and_the_rest_keeps_away() -> None:
    """No four areas meet in a point: neighbours share a visible line, others are visibly apart."""
    for pair in all_pairs():
        shared = shared_length(pair)
        first, second = sorted(pair)
        if shared > 0:
            assert shared > TOUCH, (first, second, shared)
        else:
            assert ground_of(first).distance(ground_of(second)) > CLEAR, (first, second)


def test_ports_lie_between_their_land_and_their_sea() -> None:
    ports = {name: area for name, area in game_areas().items() if area["type"] == "port"}
    assert len(ports) == 8
    for name, area in ports.items():
        neighbours = {other for pair in all_pairs() if name in pair and shared_length(pair) for other in pair}
        assert neighbours == {name, area["port_of"], area["sea"]}


# ---------------------------------------------------------------------------------------- the lines


def test_every_line_between_areas_is_listed_once_and_lies_on_both() -> None:
    assert {frozenset(border["areas"]) for border in drawing()["borders"]} >= {
        pair for pair in all_pairs() if shared_length(pair) > 0
    }
    for border in drawing()["borders"]:
        line = line_of(border["path"])
        for name in set(border["areas"]) & set(drawn_areas()):
            assert line.difference(ground_of(name).boundary.buffer(HAIR)).length < HAIR, border["areas"]


def test_lines_have_the_kind_of_what_they_part() -> None:
    allowed = {
        ("land", "land"): {"border", "river"},
        ("land", "sea"): {"coast"},
        ("sea", "sea"): {"sea"},
        ("land", "port"): {"quay"},
        ("port", "sea"): {"port"},
        ("land", "none"): {"wall"},
        ("none", "sea"): {"coast"},
    }
    kinds = {name: area["type"] for name, area in game_areas().items()}
    for border in drawing()["borders"]:
        parted = sorted(kinds.get(name, "none") for name in border["areas"])
        assert border["kind"] in allowed[parted[0], parted[1]], border["areas"]


# ---------------------------------------------------------------------------------------- places for pieces


def shapes_in(area: dict[str, Any]) -> dict[str, BaseGeometry]:
    """What stands in an area, at the size at which it is shown."""
    sizes = {name: size * area.get("scale", 1) for name, size in drawing()["sizes"].items()}
    slots = area["slots"]
    shapes: dict[str, BaseGeometry] = {"order": disc(slots["order"], sizes["order"])}
    for number, place in enumerate(slots["units"]):
        shapes[f"unit {number}"] = square(place[0], place[1], sizes["unit"])
    for token in ("garrison", "power"):
        if token in slots:
            shapes[token] = disc(slots[token], sizes[token])
    for number, icon in enumerate(area.get("icons", [])):
        size = sizes["castle" if icon["kind"] in ("castle", "stronghold") else "icon"]
        shapes[f"icon {number}"] = square(icon["x"], icon["y"], size)
    if label := area.get("label"):
        assert label["rotate"] == 0
        half_width, half_height = label["width"] / 2, label["size"] * label["lines"] / 2
        x, y = label["x"], label["y"]
        shapes["label"] = box(x - half_width, y - half_height, x + half_width, y + half_height)
    return shapes


def disc(place: list[float], size: float) -> BaseGeometry:
    return Point(*place).buffer(size / 2)


def square(x: float, y: float, size: float) -> BaseGeometry:
    return box(x - size / 2, y - size / 2, x + size / 2, y + size / 2)


@pytest.mark.parametrize("name", sorted(game_areas()))
def test_pieces_stand_inside_their_area_and_apart(name: str) -> None:
    shapes = shapes_in(drawn_areas()[name])
    for what, shape in shapes.items():
        assert ground_of(name).contains(shape), f"{what} sticks out of {name}"
    for (first, a), (second, b) in itertools.combinations(shapes.items(), 2):
        assert a.intersection(b).area < 0.5, f"{first} and {second} overlap in {name}"
    assert shapes
    rocks = [polygon_of(path) for path in drawing()["decorations"]["islets"]]
    assert not any(shape.intersects(rock) for shape in shapes.values() for rock in rocks), name


def test_every_area_has_the_places_it_needs() -> None:
    for name, area in drawn_areas().items():
        slots = area["slots"]
        assert len(slots["units"]) == (3 if area["kind"] == "port" else 6), name
        assert ("garrison" in slots, "power" in slots) == (area["kind"] == "land",) * 2, name
        assert ("anchor" in slots) == (area["kind"] == "port"), name
        assert ("label" in area) == (area["kind"] != "port"), name


def test_the_printed_icons_are_those_of_the_game() -> None:
    for name, facts in game_areas().items():
        castle = [facts["castle"]] if facts["castle"] else []
        expected = [*castle, *["supply"] * facts["supply"], *["power"] * facts["power"]]
        assert [icon["kind"] for icon in drawn_areas()[name].get("icons", [])] == expected, name


def test_rocks_in_the_sea_stand_clear_of_land_and_borders() -> None:
    seas = [ground_of(name) for name, area in drawn_areas().items() if area["kind"] == "sea"]
    assert drawing()["decorations"]["islets"]
    for path in drawing()["decorations"]["islets"]:
        assert any(sea.contains(polygon_of(path).buffer(4)) for sea in seas)


# ---------------------------------------------------------------------------------------- for the eye


def test_small_drawings_keep_out_of_the_way() -> None:
    """Marks, compass and bridges lie on the map and under no piece."""
    decorations = drawing()["decorations"]
    pieces = unary_union([shape for area in drawn_areas().values() for shape in shapes_in(area).values()])
    lines = MultiLineString([line for border in drawing()["borders"] for line in flatten(border["path"])])
    assert decorations["marks"]
    for mark in decorations["marks"]:
        assert mark["kind"] in decorations["symbols"]
        spot = Point(mark["x"], mark["y"])
        assert spot.distance(pieces) > mark["size"] / 2 - 1, mark
        assert spot.distance(lines) > mark["size"] / 2, mark
    x, y, radius = decorations["compass"]
    assert disc([x, y], 2 * radius).distance(unary_union([pieces, lines])) > 2
    for bridge in drawing()["bridges"]:
        assert Point(bridge["x"], bridge["y"]).distance(pieces) > 13, bridge
