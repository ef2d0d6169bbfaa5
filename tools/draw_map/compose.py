"""Puts the sheet together: outlines, borders, places for the pieces, and what pleases the eye."""

from math import atan2, degrees

from tools.draw_map.atlas import BEYOND, EDGE, Atlas, AtlasError, Bridge, Point
from tools.draw_map.curves import distance
from tools.draw_map.facts import Area, Facts
from tools.draw_map.ground import Ground, measure
from tools.draw_map.marks import HABITS, place_marks
from tools.draw_map.pieces import CASTLE, GARRISON, ICON, ORDER, PORT_SCALE, POWER, UNIT, ItemName, forms_of, icons_of
from tools.draw_map.places import Placed, place_items
from tools.draw_map.sheet import (
    Decorations,
    Icon,
    Label,
    Mark,
    Sheet,
    SheetArea,
    SheetBorder,
    SheetBridge,
    Slots,
    path_of_border,
    path_of_rings,
)
from tools.draw_map.survey import Border, Ring, draw_borders, draw_islet, outlines

WIDTH, HEIGHT = 1000, 1500
COMPASS = (922.0, 628.0, 58.0)
ROOM_LIMIT = 34.0  # how far the room around a point is measured
BRIDGE_ROOM = 13.0


def compose(atlas: Atlas, facts: Facts) -> Sheet:
    """Draw the whole sheet."""
    borders = draw_borders(atlas, facts)
    bridges = [_bridge(bridge, borders) for bridge in atlas.bridges]
    islets = [(islet.sea, draw_islet(islet.points, f"islet {number}")) for number, islet in enumerate(atlas.islets)]
    areas: list[SheetArea] = []
    marks: list[Mark] = []
    for area in facts.areas.values():
        rings = outlines(borders, area.id)
        ground = _ground(rings + [rock for sea, rock in islets if sea == area.id], bridges)
        placed = place_items(area.id, ground, atlas.hearts.get(area.id) or ground.heart(), forms_of(area))
        areas.append(_area(area, rings, ground, placed))
        if area.type != "port":
            marks += place_marks(area.id, atlas.marks[area.id], ground, list(placed.values()))
    beyond = outlines(borders, BEYOND)
    marks += place_marks(BEYOND, atlas.marks[BEYOND], _ground(beyond, bridges), [])
    return Sheet(
        view_box=(0, 0, WIDTH, HEIGHT),
        sizes={"order": ORDER, "unit": UNIT, "garrison": GARRISON, "power": POWER, "castle": CASTLE, "icon": ICON},
        areas=tuple(areas),
        borders=tuple(_border(border) for border in borders if EDGE not in border.areas),
        bridges=tuple(bridges),
        decorations=Decorations(
            beyond=path_of_rings(beyond),
            islets=tuple(path_of_rings([rock]) for _, rock in islets),
            compass=COMPASS,
            symbols={kind: habit.strokes for kind, habit in HABITS.items()},
            marks=tuple(marks),
        ),
    )


def _ground(rings: list[Ring], bridges: list[SheetBridge]) -> Ground:
    """The room within outlines, clear of the compass rose and of bridges."""
    x, y, radius = COMPASS
    ground = measure([ring.points(2) for ring in rings], ROOM_LIMIT).without((x, y), radius)
    for bridge in bridges:
        ground = ground.without((bridge.x, bridge.y), BRIDGE_ROOM)
    return ground


def _area(area: Area, rings: list[Ring], ground: Ground, placed: dict[ItemName, Placed]) -> SheetArea:
    label, icons = placed.get("label"), placed.get("icons")
    garrison, power = placed.get("garrison"), placed.get("power")
    return SheetArea(
        id=area.id,
        kind=area.type,
        path=path_of_rings(rings),
        label=_label(label) if label else None,
        icons=tuple(_icons(area, icons)) if icons else (),
        slots=Slots(
            order=placed["order"].centre,
            units=_parts(placed["units"]),
            garrison=garrison.centre if garrison else None,
            power=power.centre if power else None,
            anchor=ground.heart() if area.type == "port" else None,
        ),
        scale=PORT_SCALE if area.type == "port" else 1.0,
    )


def _label(placed: Placed) -> Label:
    form = placed.form
    return Label(*placed.centre, rotate=0, width=round(form.width, 1), lines=form.lines, size=form.size)


def _icons(area: Area, placed: Placed) -> list[Icon]:
    kinds = [kind for kind, _ in icons_of(area)]
    return [Icon(kind, x, y) for kind, (x, y) in zip(kinds, _parts(placed), strict=True)]


def _parts(placed: Placed) -> tuple[Point, ...]:
    x, y = placed.centre
    return tuple((round(x + dx, 1), round(y + dy, 1)) for dx, dy in placed.form.parts)


def _border(border: Border) -> SheetBorder:
    return SheetBorder(border.areas, border.kind, path_of_border(border))


def _bridge(bridge: Bridge, borders: list[Border]) -> SheetBridge:
    """The bridge stands on the river, at the point nearest to where it was asked for, square to the stream."""
    for border in borders:
        if set(border.areas) == set(bridge.areas):
            points = border.points()
            index = min(range(1, len(points) - 1), key=lambda number: distance(points[number], bridge.near))
            before, after = points[index - 1], points[index + 1]
            angle = degrees(atan2(after[1] - before[1], after[0] - before[0])) + 90
            return SheetBridge(bridge.areas, round(points[index][0], 1), round(points[index][1], 1), round(angle))
    raise AtlasError(f"a bridge between {bridge.areas[0]} and {bridge.areas[1]}, which do not touch")
