"""A tray that moves straight on, without turning (ruling.forward-path): where on its way it overlaps a shape, comes
near it, or touches it.

The way is told in distances from where the tray stands, also less than 0. As all shapes are convex, each answer is one
stretch of it. Where a stretch begins and ends isn't in it.
"""

from __future__ import annotations

import math

from maester.games.miniatures.geometry.numbers import QUARTER_TURN, TOLERANCE, UNIT, cosine, sine
from maester.games.miniatures.geometry.shapes import (
    LEAST_CONTACT,
    NO_SLOPE,
    Area,
    Circle,
    Rectangle,
    Shape,
    Side,
    alongside,
    bounds,
    seen_from,
    square_apart,
)

Stretch = tuple[float, float]

ROUNDING = 1e-3
"""Squares of lengths that differ by no more are equal: the lengths differ by less than a millionth of an inch."""


def overlap_stretch(tray: Rectangle, bearing: int, shape: Shape) -> Stretch | None:
    """At which distances on this bearing the tray overlaps the shape by more than the tolerance."""
    if isinstance(shape, Rectangle):
        return _apart_by_less(tray, bearing, shape, -TOLERANCE)
    return _nearer(tray, bearing, shape.x, shape.y, shape.radius - TOLERANCE)


def near_stretch(tray: Rectangle, bearing: int, shape: Shape, gap: float) -> Stretch | None:
    """At which distances on this bearing the tray is closer to the shape than `gap`."""
    if isinstance(shape, Circle):
        return _nearer(tray, bearing, shape.x, shape.y, shape.radius + gap)
    ends = _apart_by_less(tray, bearing, shape, gap)
    if ends is None:
        return None
    # What is near to a rectangle has round corners; those that were found are of one with corners. Where such an end
    # is right, the distance there is the gap. Where not, the way crosses the circle around a corner, or none.
    dx, dy = shape.x - tray.x, shape.y - tray.y
    go_x, go_y = sine(bearing) / UNIT, cosine(bearing) / UNIT
    limit = gap * gap + ROUNDING
    low, high = ends
    low_is_right = square_apart(tray, shape, dx - low * go_x, dy - low * go_y) <= limit
    high_is_right = square_apart(tray, shape, dx - high * go_x, dy - high * go_y) <= limit
    if low_is_right and high_is_right:
        return ends
    first, last = math.inf, -math.inf
    square = gap * gap
    for corner_x, corner_y in shape.corners:
        for own_x, own_y in tray.corners:
            away_x, away_y = corner_x - own_x, corner_y - own_y
            middle = away_x * go_x + away_y * go_y
            beside = away_x * go_y - away_y * go_x
            rest = square - beside * beside
            if rest > 0:
                half = math.sqrt(rest)
                if middle - half < first:
                    first = middle - half
                if middle + half > last:
                    last = middle + half
    if low_is_right:
        first = low
    if high_is_right:
        last = high
    return (first, last) if first < last else None


def touch_at(tray: Rectangle, bearing: int, shape: Shape) -> float | None:
    """After which distance the tray first touches a shape that its way leads into or along (ruling.charge-graze).

    None if it doesn't: passing a corner is no contact, nor is leaving what it touched at the start. A tray that moves
    along one of its own axes is in contact with what it grazes as ruling.contact says; another only with what it
    overlaps.
    """
    deep = overlap_stretch(tray, bearing, shape)
    if deep is not None and deep[1] > 0:
        whole = near_stretch(tray, bearing, shape, 0.0)
        return whole[0] if whole is not None and whole[0] > 0 else 0.0
    quarters, rest = divmod(bearing - tray.pose.bearing, QUARTER_TURN)
    if rest:
        return None
    for side in (Side((quarters + 1) % 4), Side((quarters - 1) % 4)):
        grazed = _grazed(tray, side, shape)
        if grazed is None:
            continue
        # Places on an edge are told clockwise around the tray: on its left the way it goes, on its right against it.
        low, high = grazed if side == (quarters - 1) % 4 else (-grazed[1], -grazed[0])
        half = tray.half_depth if side % 2 else tray.half_width
        if high - low >= LEAST_CONTACT and high + half > LEAST_CONTACT:
            return low - half if low > half else 0.0
    return None


def _grazed(tray: Rectangle, side: Side, shape: Shape) -> Stretch | None:
    """The part of the straight line through this edge of the tray along which the shape lies, within the tolerance."""
    if isinstance(shape, Rectangle):
        return alongside(tray, side, shape, shape.x - tray.x, shape.y - tray.y)
    across, ahead = seen_from(tray, shape.x, shape.y)
    if side % 2:
        out, along, half = across, -ahead, tray.half_width
    else:
        out, along, half = ahead, across, tray.half_depth
    if side in (Side.REAR, Side.LEFT):
        out, along = -out, -along
    # The edge comes so near to the circle's centre; within this radius around it is what lies within the tolerance.
    nearest, radius = out - half, shape.radius + TOLERANCE
    if not shape.radius - TOLERANCE <= nearest <= radius:
        return None
    reach = math.sqrt(radius * radius - nearest * nearest)
    return along - reach, along + reach


def room(tray: Rectangle, bearing: int, area: Area, leeway: float = 0.0) -> float:
    """How far on this bearing until some part of the tray is farther over an edge of the area than it is at the start,
    by more than `leeway` (ruling.board-edge, ruling.board-edge-first-pivot). Infinite if never.
    """
    across, up = sine(bearing) / UNIT, cosine(bearing) / UNIT
    left, bottom, right, top = bounds(tray)
    farthest = math.inf
    for speed, left_over in (
        (across, area.right - right),
        (-across, left - area.left),
        (up, area.top - top),
        (-up, bottom - area.bottom),
    ):
        if speed > 0:
            way = ((left_over if left_over > 0 else 0.0) + leeway) / speed
            if way < farthest:
                farthest = way
    return farthest


def _apart_by_less(tray: Rectangle, bearing: int, shape: Rectangle, gap: float) -> Stretch | None:
    """At which distances the gap between two rectangles is less than this along each axis of either."""
    dx, dy = shape.x - tray.x, shape.y - tray.y
    go_x, go_y = sine(bearing) / UNIT, cosine(bearing) / UNIT
    reach = tray.radius + shape.radius + gap
    if not -reach < dx * go_y - dy * go_x < reach:
        return None
    sine_a, cosine_a, sine_b, cosine_b = tray.sine, tray.cosine, shape.sine, shape.cosine
    width_a, depth_a, width_b, depth_b = tray.half_width, tray.half_depth, shape.half_width, shape.half_depth
    along = abs(cosine_a * cosine_b + sine_a * sine_b)
    across = abs(cosine_a * sine_b - sine_a * cosine_b)
    low, high = -math.inf, math.inf
    # How far the shape is away at the start, how fast the tray comes nearer, and how far both reach.
    for away, speed, half in (
        (dx * cosine_a - dy * sine_a, go_x * cosine_a - go_y * sine_a, width_a + width_b * along + depth_b * across),
        (dx * sine_a + dy * cosine_a, go_x * sine_a + go_y * cosine_a, depth_a + width_b * across + depth_b * along),
        (dx * cosine_b - dy * sine_b, go_x * cosine_b - go_y * sine_b, width_b + width_a * along + depth_a * across),
        (dx * sine_b + dy * cosine_b, go_x * sine_b + go_y * cosine_b, depth_b + width_a * across + depth_a * along),
    ):
        limit = half + gap
        if speed > NO_SLOPE:
            first, last = (away - limit) / speed, (away + limit) / speed
        elif speed < -NO_SLOPE:
            first, last = (away + limit) / speed, (away - limit) / speed
        elif -limit < away < limit:
            continue
        else:
            return None
        if first > low:
            low = first
        if last < high:
            high = last
        if low >= high:
            return None
    return low, high


def _nearer(tray: Rectangle, bearing: int, x: float, y: float, radius: float) -> Stretch | None:
    """At which distances the tray is closer to a point than this radius."""
    across, up = sine(bearing) / UNIT, cosine(bearing) / UNIT
    beside = (x - tray.x) * up - (y - tray.y) * across
    reach = tray.radius + radius
    if not -reach < beside < reach:
        return None
    side, ahead = seen_from(tray, x, y)
    go_side, go_ahead = across * tray.cosine - up * tray.sine, across * tray.sine + up * tray.cosine
    width, depth = tray.half_width, tray.half_depth
    if radius <= 0:  # not all of the tray, but what lies deeper in it
        return _in_box(side, ahead, go_side, go_ahead, width + radius, depth + radius)
    # The tray grown by the radius: two boxes, and a circle around each corner.
    low, high = math.inf, -math.inf
    for box_width, box_depth in ((width + radius, depth), (width, depth + radius)):
        stretch = _in_box(side, ahead, go_side, go_ahead, box_width, box_depth)
        if stretch is not None:
            low, high = min(low, stretch[0]), max(high, stretch[1])
    for corner_side, corner_ahead in ((width, depth), (width, -depth), (-width, depth), (-width, -depth)):
        away_side, away_ahead = side - corner_side, ahead - corner_ahead
        beside = away_side * go_ahead - away_ahead * go_side
        rest = radius * radius - beside * beside
        if rest > 0:
            middle, half = away_side * go_side + away_ahead * go_ahead, math.sqrt(rest)
            low, high = min(low, middle - half), max(high, middle + half)
    return (low, high) if low < high else None


def _in_box(side: float, ahead: float, go_side: float, go_ahead: float, width: float, depth: float) -> Stretch | None:
    """At which distances the point is in a box around the tray's centre."""
    if width <= 0 or depth <= 0:
        return None
    low, high = -math.inf, math.inf
    for away, speed, limit in ((side, go_side, width), (ahead, go_ahead, depth)):
        if -NO_SLOPE < speed < NO_SLOPE:
            if not -limit < away < limit:
                return None
            continue
        first, last = (away - limit) / speed, (away + limit) / speed
        if first > last:
            first, last = last, first
        low, high = max(low, first), min(high, last)
    return (low, high) if low < high else None
