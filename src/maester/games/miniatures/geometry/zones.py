"""The four zones around a tray, and how much of another tray lies in each (ruling.zone-lines, ruling.zone-area).

The lines between zones leave a tray at its corners. Here they go on inside it, along its diagonals or at 45 degrees
until they meet, so that the zones share out the whole table; a tray within the tolerance of another needs that.
"""

from __future__ import annotations

from maester.games.miniatures.geometry.shapes import Point, Rectangle, Side, seen_from

EQUAL_AREAS = 10_000
"""Areas that differ by no more than 0.01 square inches are equal (ruling.zone-tie-attack)."""

Shares = tuple[float, float, float, float]

_ALL_IN: dict[Side, Shares] = {
    Side.FRONT: (1.0, 0.0, 0.0, 0.0),
    Side.RIGHT: (0.0, 1.0, 0.0, 0.0),
    Side.REAR: (0.0, 0.0, 1.0, 0.0),
    Side.LEFT: (0.0, 0.0, 0.0, 1.0),
}


def zone_of(of: Rectangle, x: float, y: float) -> Side:
    """The zone of a tray in which a point lies. A point on the line belongs to the Front, or to the Rear."""
    side, ahead = seen_from(of, x, y)
    return _zone(of, side, ahead)


def _zone(of: Rectangle, side: float, ahead: float) -> Side:
    if of.footprint.diagonal:
        is_beside = abs(side) * of.half_depth > abs(ahead) * of.half_width
    else:
        is_beside = abs(side) - of.half_width > abs(ahead) - of.half_depth
    if is_beside:
        return Side.RIGHT if side > 0 else Side.LEFT
    return Side.FRONT if ahead >= 0 else Side.REAR


def shares(of: Rectangle, tray: Rectangle) -> Shares:
    """The parts of a tray, of 1, that lie in the Front, right, Rear and left zone of another."""
    corners = [seen_from(of, x, y) for x, y in tray.corners]
    zone = _zone(of, *corners[0])
    if zone == _zone(of, *corners[1]) == _zone(of, *corners[2]) == _zone(of, *corners[3]):
        return _ALL_IN[zone]  # as zones are convex
    # A point is before the Front lines if ahead * up - |side| * across >= start, and beside the Flank lines if less.
    if of.footprint.diagonal:
        across, up, start = of.half_depth, of.half_width, 0.0
    else:
        across, up, start = 1.0, 1.0, of.half_depth - of.half_width
    whole = 8 * tray.half_width * tray.half_depth  # twice its area, as the parts are
    return (
        _part(corners, across, up, start) / whole,
        _part([(-ahead, side) for side, ahead in corners], up, across, -start) / whole,
        _part([(-side, -ahead) for side, ahead in corners], across, up, start) / whole,
        _part([(ahead, -side) for side, ahead in corners], up, across, -start) / whole,
    )


def zones(of: Rectangle, tray: Rectangle) -> tuple[Side, ...]:
    """The zone with the largest part of a tray (ruling.zone-area); several if their areas are equal."""
    parts = shares(of, tray)
    least = max(parts) - EQUAL_AREAS / (4 * tray.half_width * tray.half_depth)
    return tuple(side for side in Side if parts[side] >= least)


def _part(corners: list[Point], across: float, up: float, start: float) -> float:
    """Twice the area of that part of a polygon which lies before both lines, and not behind the centre."""
    corners = clipped(corners, -across, up, start)
    if corners:
        corners = clipped(corners, across, up, start)
    if corners and start < 0:
        corners = clipped(corners, 0.0, 1.0, 0.0)
    return doubled_area(corners)


def doubled_area(corners: list[Point]) -> float:
    """Twice the area of a polygon, whose corners go round clockwise; 0 for none."""
    if not corners:
        return 0.0
    doubled = 0.0
    last_side, last_ahead = corners[-1]
    for side, ahead in corners:
        doubled += side * last_ahead - ahead * last_side
        last_side, last_ahead = side, ahead
    return doubled


def clipped(corners: list[Point], across: float, up: float, start: float) -> list[Point]:
    """What is left of a convex polygon where side * across + ahead * up >= start."""
    left: list[Point] = []
    last_side, last_ahead = corners[-1]
    last = last_side * across + last_ahead * up - start
    for corner in corners:
        side, ahead = corner
        height = side * across + ahead * up - start
        if (height > 0 > last) or (height < 0 < last):
            part = last / (last - height)
            left.append((last_side + (side - last_side) * part, last_ahead + (ahead - last_ahead) * part))
        if height >= 0:
            left.append(corner)
        last_side, last_ahead, last = side, ahead, height
    return left
