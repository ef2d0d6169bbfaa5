"""Rectangles and circles on the table: corners, distance, depth of overlap, contact (ruling.tray-size-*, .contact).

All lengths are in thousandths of an inch. Two shapes are compared by where one stands seen from the other, not by where
both stand on the table: so moving, turning by 90 degrees or mirroring both changes no answer.
"""

from __future__ import annotations

import math
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from maester.games.miniatures.geometry.numbers import (
    FULL_TURN,
    HALF_TURN,
    QUARTER_TURN,
    TOLERANCE,
    UNIT,
    Pose,
    cosine,
    divided,
    sine,
)

Point = tuple[float, float]

LEAST_CONTACT = 100
"""Contact is an edge stretch of at least 0.1 in (ruling.contact)."""

NO_SLOPE = 1e-6
"""The smallest turn, a hundredth of a degree, has a sine of 1.7e-4: less than this is nothing but rounding."""

MOST_REMEMBERED = 8192
"""Rectangles that are kept, since the same trays are asked about again and again."""


class Side(IntEnum):
    """An edge of a tray, or the zone beyond it, clockwise as seen from above."""

    FRONT = 0
    RIGHT = 1
    REAR = 2
    LEFT = 3


class Footprint(NamedTuple):
    """The size of a tray. `diagonal`: the lines between its zones continue its diagonals, else run at 45 degrees."""

    width: int
    depth: int
    diagonal: bool = False


class Rectangle:
    """A tray or a piece of terrain where it stands. `rectangle` makes it."""

    __slots__ = (
        "centre", "corners", "cosine", "footprint", "forward", "half_depth", "half_width", "pose", "radius", "right",
        "sine", "x", "y",
    )  # fmt: skip

    def __init__(self, pose: Pose, footprint: Footprint) -> None:
        self.pose = pose
        self.footprint = footprint
        self.x = float(pose.x)
        self.y = float(pose.y)
        self.centre: Point = (self.x, self.y)
        across, up = sine(pose.bearing), cosine(pose.bearing)
        # Entries of the table are rounded: what is left to a length of 1 is made good here.
        length = math.sqrt(across * across + up * up)
        self.sine = across / length
        self.cosine = up / length
        self.forward: Point = (self.sine, self.cosine)
        self.right: Point = (self.cosine, -self.sine)
        self.half_width = footprint.width / 2
        self.half_depth = footprint.depth / 2
        self.radius = math.sqrt(self.half_width * self.half_width + self.half_depth * self.half_depth)
        """From the centre to each corner."""
        right_x, right_y = self.half_width * self.cosine, -self.half_width * self.sine
        front_x, front_y = self.half_depth * self.sine, self.half_depth * self.cosine
        self.corners: tuple[Point, Point, Point, Point] = (
            (self.x + (front_x - right_x), self.y + (front_y - right_y)),
            (self.x + (front_x + right_x), self.y + (front_y + right_y)),
            (self.x - (front_x - right_x), self.y - (front_y - right_y)),
            (self.x - (front_x + right_x), self.y - (front_y + right_y)),
        )
        """Front left, front right, rear right, rear left."""

    def __repr__(self) -> str:
        return f"rectangle({self.pose}, {self.footprint})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rectangle) and self.pose == other.pose and self.footprint == other.footprint

    def __hash__(self) -> int:
        return hash((self.pose, self.footprint))


@lru_cache(MOST_REMEMBERED)
def rectangle(pose: Pose, footprint: Footprint) -> Rectangle:
    """The rectangle of this size at this pose."""
    return Rectangle(pose, footprint)


class Circle(NamedTuple):
    """A round piece of terrain, or a token."""

    x: float
    y: float
    radius: float


Shape = Rectangle | Circle


class Area(NamedTuple):
    """A part of the table, or all of it, with edges along x and y."""

    left: int
    bottom: int
    right: int
    top: int


class Contact(NamedTuple):
    """Two trays touch: with which edge each, and along how much of it."""

    side_of_a: Side
    side_of_b: Side
    length: float


def seen_from(a: Rectangle, x: float, y: float) -> Point:
    """How far a point is to the right of the centre of `a`, and how far in front of it."""
    dx, dy = x - a.x, y - a.y
    return dx * a.cosine - dy * a.sine, dx * a.sine + dy * a.cosine


def distance_to(a: Rectangle, x: float, y: float) -> float:
    """The distance of a point; 0 if it lies on the rectangle."""
    return math.sqrt(_square_to(a, x - a.x, y - a.y))


def _square_to(a: Rectangle, dx: float, dy: float) -> float:
    """The squared distance of a point that is `dx`, `dy` away from the centre."""
    beside = abs(dx * a.cosine - dy * a.sine) - a.half_width
    beyond = abs(dx * a.sine + dy * a.cosine) - a.half_depth
    if beside <= 0:
        return beyond * beyond if beyond > 0 else 0.0
    return beside * beside + beyond * beyond if beyond > 0 else beside * beside


def front_arrow(a: Rectangle) -> Point:
    """The middle of the front edge (ruling.coordinates)."""
    return a.x + a.half_depth * a.sine, a.y + a.half_depth * a.cosine


# --- Overlap ---------------------------------------------------------------------------------------------------------


def overlap(a: Shape, b: Shape) -> float:
    """How deep two shapes overlap: by so much one would have to be moved to part them. 0 if they don't."""
    if isinstance(a, Rectangle):
        if isinstance(b, Rectangle):
            dx, dy = b.x - a.x, b.y - a.y
            reach = a.radius + b.radius
            if dx * dx + dy * dy >= reach * reach:
                return 0.0
            depth = -separation(a, b, dx, dy)
        else:
            depth = _depth_of_circle(a, b)
    elif isinstance(b, Rectangle):
        depth = _depth_of_circle(b, a)
    else:
        dx, dy = b.x - a.x, b.y - a.y
        depth = a.radius + b.radius - math.sqrt(dx * dx + dy * dy)
    return depth if depth > 0 else 0.0


def overlaps(a: Shape, b: Shape) -> bool:
    """Do they overlap by more than the tolerance?"""
    return overlap(a, b) > TOLERANCE


def separation(a: Rectangle, b: Rectangle, dx: float, dy: float) -> float:
    """The widest gap between two rectangles along an axis of either, if the centre of `b` is `dx`, `dy` away from that
    of `a`. Less than 0: how deep they overlap. More: no more than their distance.
    """
    sine_a, cosine_a, sine_b, cosine_b = a.sine, a.cosine, b.sine, b.cosine
    width_a, depth_a, width_b, depth_b = a.half_width, a.half_depth, b.half_width, b.half_depth
    along = abs(cosine_a * cosine_b + sine_a * sine_b)
    across = abs(cosine_a * sine_b - sine_a * cosine_b)
    widest = abs(dx * cosine_a - dy * sine_a) - width_a - (width_b * along + depth_b * across)
    gap = abs(dx * sine_a + dy * cosine_a) - depth_a - (width_b * across + depth_b * along)
    if gap > widest:
        widest = gap
    gap = abs(dx * cosine_b - dy * sine_b) - width_b - (width_a * along + depth_a * across)
    if gap > widest:
        widest = gap
    gap = abs(dx * sine_b + dy * cosine_b) - depth_b - (width_a * across + depth_a * along)
    return gap if gap > widest else widest


def _depth_of_circle(a: Rectangle, b: Circle) -> float:
    dx, dy = b.x - a.x, b.y - a.y
    beside = abs(dx * a.cosine - dy * a.sine) - a.half_width
    beyond = abs(dx * a.sine + dy * a.cosine) - a.half_depth
    if beside > 0 and beyond > 0:
        return b.radius - math.sqrt(beside * beside + beyond * beyond)
    return b.radius - (beside if beside > beyond else beyond)


# --- Distance --------------------------------------------------------------------------------------------------------


def distance(a: Shape, b: Shape) -> float:
    """The shortest distance; 0 if they touch or overlap."""
    if isinstance(a, Rectangle):
        if isinstance(b, Rectangle):
            return math.sqrt(square_apart(a, b, b.x - a.x, b.y - a.y))
        gap = math.sqrt(_square_to(a, b.x - a.x, b.y - a.y)) - b.radius
    elif isinstance(b, Rectangle):
        gap = math.sqrt(_square_to(b, a.x - b.x, a.y - b.y)) - a.radius
    else:
        dx, dy = b.x - a.x, b.y - a.y
        gap = math.sqrt(dx * dx + dy * dy) - a.radius - b.radius
    return gap if gap > 0 else 0.0


def square_apart(a: Rectangle, b: Rectangle, dx: float, dy: float) -> float:
    """The squared distance of two rectangles if the centre of `b` is `dx`, `dy` away from that of `a`."""
    return _square_of_nearest(a, b, dx, dy) if separation(a, b, dx, dy) > 0 else 0.0


def _square_of_nearest(a: Rectangle, b: Rectangle, dx: float, dy: float) -> float:
    """The same of two that don't overlap: as they are convex, a corner of one is nearest to the other."""
    one, other = _nearest_corner(a, b, dx, dy), _nearest_corner(b, a, -dx, -dy)
    return one if one < other else other


def _nearest_corner(a: Rectangle, b: Rectangle, dx: float, dy: float) -> float:
    """The squared distance of that corner of `b` which is nearest to `a`."""
    sine_a, cosine_a, sine_b, cosine_b = a.sine, a.cosine, b.sine, b.cosine
    width, depth = a.half_width, a.half_depth
    along = cosine_a * cosine_b + sine_a * sine_b
    across = cosine_a * sine_b - sine_a * cosine_b
    side, ahead = dx * cosine_a - dy * sine_a, dx * sine_a + dy * cosine_a
    # From the centre of b to the middle of its right edge and to that of its front edge, as a sees them.
    right_side, right_ahead = b.half_width * along, -b.half_width * across
    front_side, front_ahead = b.half_depth * across, b.half_depth * along
    sum_side, sum_ahead = right_side + front_side, right_ahead + front_ahead
    rest_side, rest_ahead = right_side - front_side, right_ahead - front_ahead
    nearest = math.inf
    for corner_side, corner_ahead in (
        (side + sum_side, ahead + sum_ahead),
        (side - sum_side, ahead - sum_ahead),
        (side + rest_side, ahead + rest_ahead),
        (side - rest_side, ahead - rest_ahead),
    ):
        beside, beyond = abs(corner_side) - width, abs(corner_ahead) - depth
        square = (beside * beside if beside > 0 else 0.0) + (beyond * beyond if beyond > 0 else 0.0)
        if square < nearest:
            nearest = square
    return nearest


def is_within(a: Shape, b: Shape, limit: float) -> bool:
    """Is the distance at most `limit`, give or take the tolerance? Most pairs on a table are told by circles."""
    limit += TOLERANCE
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    reach = a.radius + b.radius + limit
    if square > reach * reach:
        return False
    if isinstance(a, Rectangle) and isinstance(b, Rectangle):
        gap = separation(a, b, dx, dy)
        return gap <= 0 or (gap <= limit and _square_of_nearest(a, b, dx, dy) <= limit * limit)
    return distance(a, b) <= limit


# --- Contact ---------------------------------------------------------------------------------------------------------


def contact(a: Rectangle, b: Rectangle) -> Contact | None:
    """With which edges two trays are in contact: a stretch of at least 0.1 in of both with a gap of at most 0.01 in.
    Touching at a corner only is none (ruling.contact).
    """
    dx, dy = b.x - a.x, b.y - a.y
    reach = a.radius + b.radius + TOLERANCE
    if dx * dx + dy * dy > reach * reach or not -TOLERANCE <= separation(a, b, dx, dy) <= TOLERANCE:
        return None
    side_of_a = _towards(a, b, dx, dy)
    side_of_b = facing(a, side_of_a, b)
    length = _shared_length(a, side_of_a, b, dx, dy)
    if (a.pose.bearing - b.pose.bearing) % QUARTER_TURN:  # along the other edge it's a little longer or shorter
        length = min(length, _shared_length(b, side_of_b, a, -dx, -dy))
    return Contact(side_of_a, side_of_b, length) if length >= LEAST_CONTACT else None


def _towards(a: Rectangle, b: Rectangle, dx: float, dy: float) -> Side:
    """The edge of `a` beyond which `b` lies: there the gap is wider than beyond the edges beside it."""
    along = abs(a.cosine * b.cosine + a.sine * b.sine)
    across = abs(a.cosine * b.sine - a.sine * b.cosine)
    side, ahead = dx * a.cosine - dy * a.sine, dx * a.sine + dy * a.cosine
    beside = abs(side) - a.half_width - (b.half_width * along + b.half_depth * across)
    beyond = abs(ahead) - a.half_depth - (b.half_width * across + b.half_depth * along)
    beside_b = abs(dx * b.cosine - dy * b.sine) - b.half_width - (a.half_width * along + a.half_depth * across)
    beyond_b = abs(dx * b.sine + dy * b.cosine) - b.half_depth - (a.half_width * across + a.half_depth * along)
    if along < across:  # what is beside b lies before or behind a
        beside_b, beyond_b = beyond_b, beside_b
    if max(beside, beside_b) > max(beyond, beyond_b):
        return Side.RIGHT if side > 0 else Side.LEFT
    return Side.FRONT if ahead > 0 else Side.REAR


def facing(a: Rectangle, side: Side, b: Rectangle) -> Side:
    """The edge of `b` that looks most towards this edge of `a`."""
    turn = b.pose.bearing - a.pose.bearing
    return Side((side + 2 - (turn + QUARTER_TURN // 2) // QUARTER_TURN) % 4)


def _shared_length(a: Rectangle, side: Side, b: Rectangle, dx: float, dy: float) -> float:
    stretch = alongside(a, side, b, dx, dy)
    if stretch is None:
        return 0.0
    half = a.half_depth if side % 2 else a.half_width
    low, high = stretch
    return (high if high < half else half) - (low if low > -half else -half)


def alongside(a: Rectangle, side: Side, b: Rectangle, dx: float, dy: float) -> tuple[float, float] | None:
    """The part of the facing edge of `b` that is no farther than the tolerance from the straight line on which that
    edge of `a` lies. It is told in places on this line, from the middle of the edge of `a` on, clockwise around `a`.
    """
    out_x, out_y = outward(a, side)
    facing_side = facing(a, side, b)
    other_x, other_y = outward(b, facing_side)
    if facing_side % 2:
        out_b, half = b.half_width, b.half_depth
    else:
        out_b, half = b.half_depth, b.half_width
    # The middle of b's edge, and the way along it, seen from a: out of a's edge and along it.
    middle_x, middle_y = dx + other_x * out_b, dy + other_y * out_b
    gap = middle_x * out_x + middle_y * out_y - (a.half_width if side % 2 else a.half_depth)
    middle = middle_x * out_y - middle_y * out_x
    along = -(other_x * out_x + other_y * out_y)
    slope = other_x * out_y - other_y * out_x
    if -NO_SLOPE < slope < NO_SLOPE:
        return (middle - half, middle + half) if -TOLERANCE <= gap <= TOLERANCE else None
    first, last = (-TOLERANCE - gap) / slope, (TOLERANCE - gap) / slope
    if first > last:
        first, last = last, first
    first, last = max(first, -half), min(last, half)
    return (middle + first * along, middle + last * along) if first <= last else None


def outward(a: Rectangle, side: Side) -> Point:
    """The unit vector that leads straight out of this edge."""
    if side == Side.FRONT:
        return a.sine, a.cosine
    if side == Side.RIGHT:
        return a.cosine, -a.sine
    if side == Side.REAR:
        return -a.sine, -a.cosine
    return -a.cosine, a.sine


def flush(target: Rectangle, side: Side, footprint: Footprint, offset: int) -> Pose:
    """The pose of a tray of this size whose front edge lies flush on that edge of the target. `offset` displaces it
    along the edge, to the right of whoever stands there, facing the target (ruling.charge-alignment).
    """
    out = target.pose.bearing + QUARTER_TURN * side
    bearing = (out + HALF_TURN) % FULL_TURN
    away = footprint.depth + (target.footprint.width if side % 2 else target.footprint.depth)
    return Pose(
        target.pose.x + divided(away * sine(out) + 2 * offset * cosine(bearing), 2 * UNIT),
        target.pose.y + divided(away * cosine(out) - 2 * offset * sine(bearing), 2 * UNIT),
        bearing,
    )


# --- On tokens, on the table, on the page ----------------------------------------------------------------------------


def covers(a: Rectangle, token: Circle) -> bool:
    """Does the tray cover the token completely, but for the tolerance?"""
    side, ahead = seen_from(a, token.x, token.y)
    room = TOLERANCE - token.radius
    return abs(side) <= a.half_width + room and abs(ahead) <= a.half_depth + room


def is_inside(shape: Shape, area: Area) -> bool:
    """Does all of it lie within the area, but for the tolerance?"""
    left, bottom, right, top = bounds(shape)
    return (
        left >= area.left - TOLERANCE
        and bottom >= area.bottom - TOLERANCE
        and right <= area.right + TOLERANCE
        and top <= area.top + TOLERANCE
    )


def is_nearer(shape: Shape, area: Area, other: Area) -> bool:
    """Does a shape lie nearer to one area than to another? Not if it lies as near to both."""
    return distance(shape, _filled(area)) + TOLERANCE < distance(shape, _filled(other))


def _filled(area: Area) -> Rectangle:
    width, depth = area.right - area.left, area.top - area.bottom
    return rectangle(Pose(area.left + width // 2, area.bottom + depth // 2, 0), Footprint(width, depth))


def bounds(shape: Shape) -> tuple[float, float, float, float]:
    """How far it reaches to the left, down, to the right and up."""
    if isinstance(shape, Rectangle):
        sine, cosine = abs(shape.sine), abs(shape.cosine)
        across = shape.half_width * cosine + shape.half_depth * sine
        up = shape.half_width * sine + shape.half_depth * cosine
    else:
        across = up = shape.radius
    return shape.x - across, shape.y - up, shape.x + across, shape.y + up


def outline(shape: Shape | Area) -> tuple[tuple[int, int], ...]:
    """The corners for drawing, in whole thousandths of an inch; a circle has 36."""
    if isinstance(shape, Rectangle):
        points: tuple[Point, ...] = shape.corners
    elif isinstance(shape, Circle):
        turns = range(0, FULL_TURN, FULL_TURN // 36)
        points = tuple(
            (shape.x + shape.radius * sine(turn) / UNIT, shape.y + shape.radius * cosine(turn) / UNIT) for turn in turns
        )
    else:
        left, bottom, right, top = shape
        points = ((left, top), (right, top), (right, bottom), (left, bottom))
    return tuple((round(x), round(y)) for x, y in points)
