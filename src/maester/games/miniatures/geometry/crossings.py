"""Straight lines that start on the x axis and run upwards: which slopes meet an outline, and which lines touch two.

`sight` asks it all, with the viewer's front edge on the axis. Slopes are x over y.
"""

from __future__ import annotations

import math

from maester.games.miniatures.geometry.shapes import Circle, Point

Outline = tuple[Point, ...] | Circle
"""The corners of a convex shape, clockwise, all above the axis; or a circle, of which the part above counts."""

FLAT = 1e18
"""A slope along the axis."""
TINY = 1e-9


def clipped(corners: tuple[Point, ...], a: float, b: float, limit: float) -> tuple[Point, ...]:
    """The part of a convex shape where a * x + b * y <= limit."""
    if not corners:
        return ()
    beyond = [a * x + b * y - limit for x, y in corners]
    if max(beyond) <= 0:
        return corners
    if min(beyond) > 0:
        return ()
    kept: list[Point] = []
    last_x, last_y = corners[-1]
    last = beyond[-1]
    for (x, y), here in zip(corners, beyond, strict=True):
        if (here > 0) is not (last > 0):
            share = last / (last - here)
            kept.append((last_x + (x - last_x) * share, last_y + (y - last_y) * share))
        if here <= 0:
            kept.append((x, y))
        last_x, last_y, last = x, y, here
    return tuple(kept)


def slopes(outline: Outline, at: float) -> tuple[float, float]:
    """The least and the greatest slope of a line from this point of the axis to the outline."""
    if isinstance(outline, Circle):
        return _slopes_of_circle(outline, at)
    x, y = outline[0]
    low = high = (x - at) / y
    for x, y in outline:
        slope = (x - at) / y
        if slope < low:
            low = slope
        elif slope > high:
            high = slope
    return low, high


def _slopes_of_circle(circle: Circle, at: float) -> tuple[float, float]:
    x, y, radius = circle.x - at, circle.y, circle.radius
    square = x * x + y * y - radius * radius
    if square <= 0:
        return -FLAT, FLAT
    length = math.sqrt(square)
    # The way to the centre, turned left and right up to where it touches the circle.
    left_x, left_y = x * length - y * radius, y * length + x * radius
    right_x, right_y = x * length + y * radius, y * length - x * radius
    return left_x / left_y if left_y > 0 else -FLAT, right_x / right_y if right_y > 0 else FLAT


def touching_lines(one: Outline, other: Outline) -> list[float]:
    """Where those lines meet the axis that go through a corner of each. A circle is touched, two are from between."""
    if isinstance(one, Circle):
        if isinstance(other, Circle):
            return _touching_two_circles(one, other)
        one, other = other, one
    if isinstance(other, Circle):
        return [at for x, y in one for at in _touching_circle(x, y, other)]
    return [x - y * (far_x - x) / (far_y - y) for x, y in one for far_x, far_y in other if far_y != y]


def _touching_circle(x: float, y: float, circle: Circle) -> list[float]:
    """Where lines through this point that touch the circle meet the axis."""
    dx, dy, radius = circle.x - x, circle.y - y, circle.radius
    square = dx * dx + dy * dy - radius * radius
    if square < -TINY * radius * radius:
        return []
    length = math.sqrt(square) if square > 0 else 0.0
    ways = (
        (dx * length - dy * radius, dy * length + dx * radius),
        (dx * length + dy * radius, dy * length - dx * radius),
    )
    return [x - y * way_x / way_y for way_x, way_y in ways if way_y]


def _touching_two_circles(one: Circle, other: Circle) -> list[float]:
    """The same for lines between two circles: one lies left of them, the other right."""
    dx, dy, reach = other.x - one.x, other.y - one.y, one.radius + other.radius
    square = dx * dx + dy * dy
    if square <= reach * reach:
        return []
    length = math.sqrt(square - reach * reach)
    ways = (dx * reach - dy * length, dy * reach + dx * length), (dx * reach + dy * length, dy * reach - dx * length)
    return [one.x + (one.y * out_y + one.radius * square) / out_x for out_x, out_y in ways if out_x]


def crossed_by(outline: Outline, at: float, slope: float) -> tuple[float, float] | None:
    """At which heights the line from this point with this slope enters an outline and leaves it; None if it passes."""
    if isinstance(outline, Circle):
        x = at - outline.x
        factor = 1 + slope * slope
        middle = (outline.y - slope * x) / factor
        rest = (outline.radius * outline.radius - x * x - outline.y * outline.y) / factor + middle * middle
        if rest < 0:
            return None
        half = math.sqrt(rest)
        return middle - half, middle + half
    heights: list[float] = []
    last_x, last_y = outline[-1]
    last = last_x - at - slope * last_y
    for x, y in outline:
        here = x - at - slope * y
        if (here > 0) is not (last > 0):
            heights.append(last_y + (y - last_y) * last / (last - here))
        elif not here:
            heights.append(y)
        last, last_y = here, y
    return (min(heights), max(heights)) if heights else None


def crossings(outline: Outline, corners: tuple[Point, ...]) -> list[Point]:
    """Where an outline crosses that of a shape with corners."""
    points: list[Point] = []
    x, y = corners[-1]
    for end_x, end_y in corners:
        way_x, way_y = end_x - x, end_y - y
        if isinstance(outline, Circle):
            shares = _shares_at_circle(x - outline.x, y - outline.y, way_x, way_y, outline.radius)
        else:
            shares = _shares_at_corners(x, y, way_x, way_y, outline)
        points += [(x + way_x * share, y + way_y * share) for share in shares if -TINY <= share <= 1 + TINY]
        x, y = end_x, end_y
    return points


def _shares_at_circle(x: float, y: float, way_x: float, way_y: float, radius: float) -> list[float]:
    square = way_x * way_x + way_y * way_y
    if not square:
        return []
    middle = -(x * way_x + y * way_y) / square
    rest = (radius * radius - x * x - y * y) / square + middle * middle
    if rest < 0:
        return []
    half = math.sqrt(rest)
    return [middle - half, middle + half]


def _shares_at_corners(x: float, y: float, way_x: float, way_y: float, corners: tuple[Point, ...]) -> list[float]:
    """At which shares of the way from a point its line crosses the edges."""
    shares: list[float] = []
    last_x, last_y = corners[-1]
    last = way_x * (last_y - y) - way_y * (last_x - x)
    for corner_x, corner_y in corners:
        here = way_x * (corner_y - y) - way_y * (corner_x - x)
        if (here > 0) is not (last > 0):
            part = last / (last - here)
            cross_x, cross_y = last_x + (corner_x - last_x) * part - x, last_y + (corner_y - last_y) * part - y
            shares.append((cross_x * way_x + cross_y * way_y) / (way_x * way_x + way_y * way_y))
        last, last_x, last_y = here, corner_x, corner_y
    return shares
