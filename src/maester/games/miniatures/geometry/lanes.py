"""From which bearings a Charge reaches its target, and how far it is (p. 16; ruling.charge-distance, .charge-graze).

`lane` judges one bearing. `lanes` finds all that are good, as exactly as if it tried each, but asks about a whole
stretch of bearings at once. While the tray turns by some small angle, no point moves sideways, seen from the tray, by
more than this angle times how far away it is, and no point before the tray moves up or down by more than the angle
times how far beside the centre it is, and a little. So what holds on the bearing in the middle with so much to spare
holds on all. If too little is to spare, the stretch is halved.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from maester.games.miniatures.geometry.courses import ROUGH, Course, Lane, lane, stopped
from maester.games.miniatures.geometry.numbers import (
    FULL_TURN,
    HALF_TURN,
    QUARTER_TURN,
    TOLERANCE,
    Bearing,
    Pose,
    bearing_of,
    cosine,
    sine,
)
from maester.games.miniatures.geometry.shapes import (
    Circle,
    Footprint,
    Point,
    Shape,
    overlaps,
    rectangle,
)

__all__ = ["ROUGH", "Course", "Lane", "Stretch", "is_in", "lane", "lanes", "nearest", "some_lane", "stopped"]

RADIAN = 1.7453292519943296e-4
"""A hundredth of a degree."""
SPARE = 1e-3
"""What is to spare beside the turn, for rounded sines and lengths."""
STRETCH = 1024
"""So many bearings are asked about at first."""
ASKED_EVERY = (None, 500, 100)
"""Steps in which `some_lane` goes through the lanes; at first it takes but three bearings of each."""
ALONG = 1200
"""An edge that lies farther out of the way's direction, by a sine of 0.2 or more, is nowhere along it for 0.1 in."""

Stretch = tuple[Bearing, Bearing]
"""From one bearing clockwise to another, both included. If the first is greater, north lies between them."""


def lanes(pose: Pose, footprint: Footprint, course: Course) -> tuple[Stretch, ...]:
    """All bearings from which the Charge reaches its target, as stretches, clockwise from the target's left on."""
    joined: list[list[int]] = []
    for first, last in _Search(pose, footprint, course).good():
        if joined and joined[-1][1] + 1 == first:
            joined[-1][1] = last
        else:
            joined.append([first, last])
    if joined and joined[-1][1] - joined[0][0] == FULL_TURN - 1:  # it goes all around
        if len(joined) == 1:
            return ((Bearing(0), Bearing(FULL_TURN - 1)),)
        joined[0][0] = joined.pop()[0]
    return tuple([(Bearing(first % FULL_TURN), Bearing(last % FULL_TURN)) for first, last in joined])


def some_lane(
    pose: Pose, footprint: Footprint, course: Course, allowed: Callable[[Bearing], bool] | None = None
) -> Bearing | None:
    """A bearing from which the Charge reaches its target, or None: first what is likely, straight on or towards it.

    `allowed` says which bearings are good for another reason too: that there is sight, for one. Of each stretch of
    lanes it is asked about the middle and the ends, then about every fifth degree of all, then about every degree.
    """
    search = _Search(pose, footprint, course)
    if search.is_too_far():
        return None
    towards = bearing_of(course.target.x - pose.x, course.target.y - pose.y)
    for bearing in (Bearing(pose.bearing), towards):
        if lane(pose, footprint, bearing, course) and (allowed is None or allowed(bearing)):
            return bearing
    if allowed is None:
        good = next(search.good(), None)
        return Bearing((good[0] + good[1]) // 2 % FULL_TURN) if good else None
    found = lanes(pose, footprint, course)
    for every in ASKED_EVERY:
        for first, last in found:
            turn = (last - first) % FULL_TURN
            for step in (turn // 2, 0, turn) if every is None else range(every, turn, every):
                bearing = Bearing((first + step) % FULL_TURN)
                if allowed(bearing):
                    return bearing
    return None


def is_in(stretches: tuple[Stretch, ...], bearing: int) -> bool:
    """Does this bearing lie in one of the stretches?"""
    return any((bearing - first) % FULL_TURN <= (last - first) % FULL_TURN for first, last in stretches)


def nearest(stretches: tuple[Stretch, ...], bearing: int) -> Bearing | None:
    """The bearing in one of the stretches to which the smallest turn leads."""
    if is_in(stretches, bearing):
        return Bearing(bearing)
    ends = [end for stretch in stretches for end in stretch]
    return min(ends, key=lambda end: min((end - bearing) % FULL_TURN, (bearing - end) % FULL_TURN), default=None)


class _Around(NamedTuple):
    """A shape by where its corners, or its centre, lie from the centre of the tray that turns."""

    shape: Shape
    corners: tuple[Point, ...]
    radius: float
    farthest: float
    bearing: int
    """Of an edge, up to a quarter turn; of a circle -1."""


def _around(pose: Pose, shape: Shape) -> _Around:
    dx, dy = shape.x - pose.x, shape.y - pose.y
    farthest = math.sqrt(dx * dx + dy * dy) + shape.radius
    if isinstance(shape, Circle):
        return _Around(shape, ((dx, dy),), shape.radius, farthest, -1)
    corners = tuple([(x - pose.x, y - pose.y) for x, y in shape.corners])
    return _Around(shape, corners, 0.0, farthest, shape.pose.bearing % QUARTER_TURN)


Others = list[_Around]


class _Search:
    """The search for all good bearings of a Charge."""

    __slots__ = (
        "course", "farthest", "footprint", "front", "half", "obstacles", "pose", "radius", "rough", "starts_rough",
        "target", "top",
    )  # fmt: skip

    def __init__(self, pose: Pose, footprint: Footprint, course: Course) -> None:
        self.pose = pose
        self.footprint = footprint
        self.course = course
        self.half = footprint.width / 2
        self.front = footprint.depth / 2
        self.radius = math.sqrt(self.half * self.half + self.front * self.front)
        self.target = course.target
        self.top = course.reach + TOLERANCE
        side, end = self.half + TOLERANCE, self.front + self.top
        self.farthest = math.sqrt(side * side + end * end)
        """Nothing farther away from the tray's centre can be touched."""
        self.obstacles = [_around(pose, shape) for shape in course.obstacles if self.is_near(shape)]
        self.rough = [_around(pose, shape) for shape in course.rough if self.is_near(shape)]
        start = rectangle(pose, footprint)
        self.starts_rough = any(overlaps(start, piece.shape) for piece in self.rough)

    def is_near(self, shape: Shape) -> bool:
        dx, dy, reach = shape.x - self.pose.x, shape.y - self.pose.y, shape.radius + self.farthest
        return dx * dx + dy * dy <= reach * reach

    def is_too_far(self) -> bool:
        return not self.is_near(self.target)

    def good(self) -> Iterator[tuple[int, int]]:
        """Stretches of good bearings, clockwise; they may begin below 0 or end beyond a full turn."""
        if self.is_too_far():
            return
        dx, dy = self.target.x - self.pose.x, self.target.y - self.pose.y
        beside, behind = self.half + self.target.radius + TOLERANCE, self.front + self.target.radius + TOLERANCE
        is_apart = dx * dx + dy * dy > beside * beside + behind * behind
        # Far enough away, nothing that lies behind can be touched.
        middle, turn = bearing_of(dx, dy), QUARTER_TURN if is_apart else HALF_TURN
        target = _around(self.pose, self.target)
        for first in range(middle - turn, middle + turn, STRETCH):
            last = min(first + STRETCH, middle + turn) - 1
            yield from self.good_within(first, last, target, self.obstacles, self.rough)

    def good_within(
        self, first: int, last: int, target: _Around, obstacles: Others, rough: Others
    ) -> Iterator[tuple[int, int]]:
        """The same of a stretch, with those obstacles and Rough pieces that may count there."""
        middle = (first + last) // 2
        turn = (last - middle) * RADIAN
        across, up = _way(middle)
        low, high = self.touched(target, middle, across, up, turn)
        if low > self.top:
            return
        latest = high if high < self.top else self.top
        in_the_way: Others = []
        for obstacle in obstacles:
            touched, surely = self.touched(obstacle, middle, across, up, turn)
            if surely < low - TOLERANCE:
                return
            if touched < latest - TOLERANCE:
                in_the_way.append(obstacle)
        is_sure = not in_the_way and high <= self.top
        reach = self.course.reach
        crossed: Others = []
        if rough:
            surely_rough = self.starts_rough
            for piece in rough:
                touched, surely = self.touched(piece, middle, across, up, turn, is_crossed=True)
                surely_rough = surely_rough or surely < low
                if touched < latest:
                    crossed.append(piece)
            if surely_rough:
                crossed = rough
                reach = max(0, reach - ROUGH)
                if low > reach + TOLERANCE:
                    return
                is_sure = is_sure and high <= reach + TOLERANCE
            elif crossed:
                is_sure = is_sure and high <= max(0, reach - ROUGH) + TOLERANCE
        if is_sure or first < last:
            on_board = self.stays_on_board(across, up, turn, low, latest, bool(crossed))
            if on_board is False:
                return
            if is_sure and on_board:
                yield first, last
                return
        if first == last:
            course = self.course._replace(
                obstacles=tuple([obstacle.shape for obstacle in in_the_way]),
                rough=tuple([piece.shape for piece in crossed]),
            )
            if lane(self.pose, self.footprint, middle, course):
                yield first, last
            return
        yield from self.good_within(first, middle, target, in_the_way, crossed)
        yield from self.good_within(middle + 1, last, target, in_the_way, crossed)

    def touched(
        self, around: _Around, bearing: int, across: float, up: float, turn: float, *, is_crossed: bool = False
    ) -> tuple[float, float]:
        """Not before the first distance, and surely before or at the second, the tray touches the shape on all bearings
        that are no more than `turn` away; infinite if it doesn't, or not surely. `is_crossed`: the tray overlaps it.
        """
        half, front, radius = self.half, self.front, around.radius
        points = [(x * up - y * across, x * across + y * up) for x, y in around.corners]
        sides = [side for side, _ in points]
        left, right = min(sides) - radius, max(sides) + radius
        farthest = self.farthest if self.farthest < around.farthest else around.farthest
        aside = farthest * turn + SPARE
        if around.bearing < 0 or abs((bearing - around.bearing + HALF_TURN) % QUARTER_TURN - 4500) > 4500 - ALONG:
            outermost = half + aside + TOLERANCE  # it may be grazed
            enough = outermost
        else:
            outermost = half + aside
            enough = outermost - TOLERANCE
        if left > enough or right < -enough:
            return math.inf, math.inf
        spare = (half + TOLERANCE + farthest * turn / 2) * turn + SPARE
        nearest, end = _heights(points, radius, outermost)
        if end + front + spare < 0:
            return math.inf, math.inf
        low = nearest - spare - front
        if low < 0:
            low = 0.0
        inside = half - TOLERANCE - aside
        if left >= inside or right <= -inside or inside <= 0:
            return low, math.inf
        if is_crossed or low <= 0:
            nearest, end = _heights(points, radius, inside)
            if end + front - TOLERANCE - spare <= 0:
                return low, math.inf
        if is_crossed:
            high = nearest + TOLERANCE + spare - front
        else:
            high = _heights(points, radius, half - aside)[0] + spare - front
        return low, high if high > 0 else 0.0

    def stays_on_board(
        self, across: float, up: float, turn: float, low: float, high: float, may_be_rough: bool
    ) -> bool | None:
        """Whether on all bearings around this one the tray stays on the table as it should; None if that's unsure."""
        course, pose, area = self.course, self.pose, self.course.area
        reach = self.radius + high
        if (
            pose.x - reach >= area.left
            and pose.x + reach <= area.right
            and pose.y - reach >= area.bottom
            and pose.y + reach <= area.top
        ):
            return True
        spare = self.radius * turn + SPARE
        width = self.half * abs(up) + self.front * abs(across)
        height = self.half * abs(across) + self.front * abs(up)
        shortest = float(course.shortest)
        least = min(max(0.0, shortest - ROUGH) if may_be_rough else shortest, low)
        most = min(shortest, high)
        is_sure = True
        for speed, left_over in (
            (across, area.right - pose.x - width),
            (-across, pose.x - area.left - width),
            (up, area.top - pose.y - height),
            (-up, pose.y - area.bottom - height),
        ):
            slow, fast = speed - turn, speed + turn
            # Farther over the edge than the pivot left it, on the way to the target.
            if slow > 0 and low * slow > max(0.0, left_over + spare) + TOLERANCE + SPARE:
                return False
            if fast > 0 and high * fast > max(0.0, left_over - spare) + TOLERANCE - SPARE:
                is_sure = False
            # Still over the edge after the shortest way.
            if (least if slow > 0 else most) * slow > left_over + spare + TOLERANCE:
                return False
            if left_over < spare and (most if fast > 0 else least) * fast > left_over - spare + TOLERANCE:
                is_sure = False
        return True if is_sure else None


def _way(bearing: int) -> Point:
    """The unit vector that leads on this bearing."""
    across, up = sine(bearing), cosine(bearing)
    length = math.sqrt(across * across + up * up)
    return across / length, up / length


def _heights(points: list[Point], radius: float, half: float) -> Point:
    """From where to where a shape reaches up within a strip on both sides of the y axis, which it meets."""
    if radius:
        x, y = points[0]
        beside = abs(x) - half
        reach = math.sqrt(max(0.0, radius * radius - beside * beside)) if beside > 0 else radius
        return y - reach, y + reach
    low, high = math.inf, -math.inf
    last_x, last_y = points[-1]
    for x, y in points:
        if -half <= x <= half:
            if y < low:
                low = y
            if y > high:
                high = y
            if -half <= last_x <= half:
                last_x, last_y = x, y
                continue
        elif (x > half and last_x > half) or (x < -half and last_x < -half):
            last_x, last_y = x, y
            continue
        rise = (y - last_y) / (x - last_x)
        for edge in (-half, half):
            if (x > edge) is not (last_x > edge):
                height = last_y + rise * (edge - last_x)
                if height < low:
                    low = height
                if height > high:
                    high = height
        last_x, last_y = x, y
    return low, high
