"""Ways on the table: where something lies from a tray, how a tray has slid, and where on a straight way it is on the
table as a whole or covers a token.

As in `sweeps`, a straight way is told in distances from where the tray stands, also less than 0. Here a stretch has its
ends in it.
"""

from __future__ import annotations

import math

from maester.games.miniatures.geometry.numbers import (
    FULL_TURN,
    HALF_TURN,
    QUARTER_TURN,
    TOLERANCE,
    UNIT,
    Bearing,
    Pose,
    bearing_of,
    cosine,
    sine,
)
from maester.games.miniatures.geometry.shapes import Area, Circle, Footprint, Rectangle, Shape, bounds, seen_from
from maester.games.miniatures.geometry.sweeps import Stretch, near_stretch


def way_to(pose: Pose, x: float, y: float) -> tuple[Bearing, int]:
    """On which bearing a point lies from the centre of a tray, and how far away, to the nearest thousandth."""
    dx, dy = x - pose.x, y - pose.y
    return bearing_of(dx, dy), round(math.sqrt(dx * dx + dy * dy))


def beside(pose: Pose, bearing: int, x: float, y: float) -> float:
    """How far beside the straight way on this bearing a point lies."""
    return abs((x - pose.x) * cosine(bearing) - (y - pose.y) * sine(bearing)) / UNIT


def slid(start: Pose, end: Pose) -> tuple[Bearing, int]:
    """On which bearing, and how far, a tray has moved straight on, back or sideways, without turning."""
    dx, dy = end.x - start.x, end.y - start.y
    side = dx * cosine(start.bearing) - dy * sine(start.bearing)
    ahead = dx * sine(start.bearing) + dy * cosine(start.bearing)
    along = abs(ahead) >= abs(side)
    quarters = (0 if ahead >= 0 else 2) if along else (1 if side > 0 else 3)
    bearing = Bearing((start.bearing + quarters * QUARTER_TURN) % FULL_TURN)
    return bearing, round(math.sqrt(dx * dx + dy * dy))


def can_meet(tray: Rectangle, shape: Shape, reach: float) -> bool:
    """Could the tray, turned and moved so far in any direction, touch the shape? Told by circles: no is certain."""
    dx, dy = shape.x - tray.x, shape.y - tray.y
    most = tray.radius + shape.radius + reach
    return dx * dx + dy * dy <= most * most


def overhang(shape: Shape, area: Area) -> float:
    """How far it reaches over an edge of the area; 0 if it doesn't."""
    left, bottom, right, top = bounds(shape)
    return max(area.left - left, area.bottom - bottom, right - area.right, top - area.top, 0.0)


def inside_stretch(tray: Rectangle, bearing: int, area: Area, leeway: float = TOLERANCE) -> Stretch | None:
    """At which distances on this bearing all of the tray lies within the area, but for the leeway."""
    left, bottom, right, top = bounds(tray)
    return _between(
        (left - area.left + leeway, area.right - right + leeway, sine(bearing) / UNIT),
        (bottom - area.bottom + leeway, area.top - top + leeway, cosine(bearing) / UNIT),
    )


def cover_stretch(tray: Rectangle, bearing: int, token: Circle) -> Stretch | None:
    """At which distances on this bearing the tray covers the token completely, but for the tolerance."""
    side, ahead = seen_from(tray, token.x, token.y)
    across, up = sine(bearing) / UNIT, cosine(bearing) / UNIT
    width, depth = tray.half_width - token.radius + TOLERANCE, tray.half_depth - token.radius + TOLERANCE
    return _between(
        (width - side, width + side, across * tray.cosine - up * tray.sine),
        (depth - ahead, depth + ahead, across * tray.sine + up * tray.cosine),
    )


def _between(*axes: tuple[float, float, float]) -> Stretch | None:
    """At which distances something is still within two limits along each axis: so far it may go back, so far on, and
    so fast it goes.
    """
    low, high = -math.inf, math.inf
    for back, on, speed in axes:
        if speed == 0:
            if back < 0 or on < 0:
                return None
            continue
        first, last = (-back / speed, on / speed) if speed > 0 else (on / speed, -back / speed)
        low, high = max(low, first), min(high, last)
    return (low, high) if low <= high else None


def disc_near_stretch(tray: Rectangle, bearing: int, shape: Rectangle, gap: float) -> Stretch | None:
    """At which distances on this bearing the tray is closer to the shape than `gap`, whatever way it is turned: the
    largest circle in it is.
    """
    # It is the same whether the tray moves on or the shape comes back.
    return near_stretch(shape, (bearing + HALF_TURN) % FULL_TURN, disc(tray), gap)


def disc(tray: Rectangle) -> Circle:
    """The largest circle in a tray around its centre: no pivot moves it."""
    return Circle(tray.x, tray.y, min(tray.half_width, tray.half_depth))


def corner_turn(footprint: Footprint, radius: float) -> Bearing:
    """By how much to turn from a token's bearing so that the tray covers it from as far away as it can."""
    return bearing_of(footprint.width / 2 - radius, footprint.depth / 2 - radius)
