"""Line of sight (p. 12): is there a free line, and which; what hides it (ruling.los-lines, ruling.cover-through).

A line leads from a point of the viewer's front edge to a point of the target's tray inside the viewer's Front zone.
Everything is told as the viewer sees it: x along its front edge, to the right, from the middle on; y straight ahead.
So a point of the front edge is one number, `at`, and a direction from there is a slope, x over y.

Nothing is sampled. From one point each shape hides a stretch of slopes: its shadow. The target is hidden there if the
shadows, one after another, cover all slopes that lead to it. On the way along the front edge such a row of shadows
stays unbroken up to a straight line that touches two neighbours of it. So sight is looked for at five points, and if
they are blind, from the left end on, always right behind the place where the row at hand breaks.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

from maester.games.miniatures.geometry.crossings import (
    Outline,
    clipped,
    crossed_by,
    crossings,
    slopes,
    touching_lines,
)
from maester.games.miniatures.geometry.numbers import TOLERANCE
from maester.games.miniatures.geometry.shapes import Circle, Point, Rectangle, Shape

Line = tuple[Point, Point]

GROWTH = TOLERANCE / 2
"""What blocks is taken so much larger on every side: whoever stands in contact (ruling.contact) leaves no seam, and
rounded poses open none.
"""
LIFT = 1e-6
"""The front edge is taken to lie so far behind the target, so that every point of it has a slope."""
LEAST_LIFT = 1e-12
"""And so far behind everything else: no line slips through between the front edge and who stands close to it."""
ROUNDING = 1e-6
STEP = 1e-3
"""So far behind the place where a row of shadows breaks one looks again: a millionth of an inch."""
FIRST_POINTS = (0.001, -0.499, 0.501, -0.979, 0.981)
"""Where one looks from first, in shares of half the front edge: not quite in the middle and at the ends, where so often
another tray begins.
"""


class Shadow(NamedTuple):
    """A stretch of slopes that a piece hides, and by what each end of it is made."""

    low: float
    high: float
    low_of: Outline
    high_of: Outline
    piece: Piece


class Piece:
    """A blocker or a screen as the viewer sees it."""

    __slots__ = ("edge", "index", "is_left", "marks", "outline", "way")

    def __init__(self, index: int, outline: Outline, way: float, edge: float) -> None:
        self.index = index
        self.outline = outline
        # A straight line parts it from the target. It hides the target from its own side of this line only.
        self.way = way
        self.edge = edge
        # For what overlaps the target there is no such line, but marks: lines between its shadow may change its shape.
        self.marks: tuple[float, ...] | None = None
        self.is_left = False
        """Is a line blocked only if it leaves the piece again (ruling.cover-through)?"""


class Seen(NamedTuple):
    """A rectangle as the viewer sees it: the centre, and the way to the middle of its right and of its front edge."""

    x: float
    y: float
    right_x: float
    right_y: float
    front_x: float
    front_y: float
    half_width: float
    half_depth: float

    def corners(self, growth: float) -> tuple[Point, Point, Point, Point]:
        width, depth = self.half_width + growth, self.half_depth + growth
        right_x, right_y = self.right_x * width, self.right_y * width
        front_x, front_y = self.front_x * depth, self.front_y * depth
        sum_x, sum_y, rest_x, rest_y = right_x + front_x, right_y + front_y, right_x - front_x, right_y - front_y
        x, y = self.x, self.y
        return (x - rest_x, y - rest_y), (x + sum_x, y + sum_y), (x + rest_x, y + rest_y), (x - sum_x, y - sum_y)


def line_of_sight(
    viewer: Rectangle, target: Rectangle, blockers: tuple[Shape, ...], screens: tuple[Shape, ...] = ()
) -> Line | None:
    """A free line from the viewer's front edge to the target, or None.

    `blockers` are the trays of all others: a line may not touch them, not even at a corner or along a seam. `screens`
    is terrain: a line may not enter and leave it, but may end in it on the target's tray. Terrain on which the viewer
    stands doesn't belong to them.
    """
    look = Look(viewer, target)
    if not look.part:
        return None
    look.take(blockers, screens)
    return look.line()


def hidden_by(
    viewer: Rectangle, target: Rectangle, blockers: tuple[Shape, ...], screens: tuple[Shape, ...] = ()
) -> tuple[int, ...]:
    """The shapes that together hide the target, none of which could be spared: places in `blockers + screens`. None if
    there is a line of sight, or if nothing of the target lies in the viewer's Front zone.
    """
    look = Look(viewer, target)
    if not look.part:
        return ()
    look.take(blockers, screens)
    if look.line():
        return ()
    used = look.used
    look.pieces = [piece for piece in look.pieces if piece.index in used]
    for piece in tuple(look.pieces):
        look.pieces.remove(piece)
        if look.line():
            look.pieces.append(piece)
    return tuple(sorted(piece.index for piece in look.pieces))


def is_in_front(viewer: Rectangle, target: Rectangle) -> bool:
    """Does any part of the target lie in the viewer's Front zone (los.front-zone-only)?"""
    return bool(Look(viewer, target).part)


class Look:
    """One viewer looks at one target."""

    __slots__ = ("half", "highest", "leftmost", "part", "pieces", "rightmost", "target", "used", "viewer")

    def __init__(self, viewer: Rectangle, target: Rectangle) -> None:
        self.viewer = viewer
        self.half = viewer.half_width
        self.target = self.seen(target)
        self.part = self.front_part()
        """What lies of the target in the Front zone: a convex shape, maybe only a point."""
        self.pieces: list[Piece] = []
        self.used: set[int] = set()
        """The pieces in all rows of shadows that were met."""

    def seen(self, shape: Rectangle) -> Seen:
        viewer = self.viewer
        dx, dy = shape.x - viewer.x, shape.y - viewer.y
        along = viewer.cosine * shape.cosine + viewer.sine * shape.sine
        across = viewer.cosine * shape.sine - viewer.sine * shape.cosine
        return Seen(
            dx * viewer.cosine - dy * viewer.sine,
            dx * viewer.sine + dy * viewer.cosine - viewer.half_depth,
            along,
            -across,
            across,
            along,
            shape.half_width,
            shape.half_depth,
        )

    def front_part(self) -> tuple[Point, ...]:
        """The Front zone is what lies beyond the front edge, between two rays from its ends (ruling.zone-lines)."""
        width, depth, is_diagonal = self.viewer.footprint
        spread = width / depth if is_diagonal else 1.0
        part: tuple[Point, ...] = self.target.corners(0.0)
        part = clipped(part, 0.0, -1.0, ROUNDING)
        part = clipped(part, 1.0, -spread, self.half + ROUNDING)
        part = clipped(part, -1.0, -spread, self.half + ROUNDING)
        return tuple([(x, y + LIFT if y > 0 else LIFT) for x, y in part])

    def take(self, blockers: tuple[Shape, ...], screens: tuple[Shape, ...]) -> None:
        """Take up those pieces that may hide something."""
        self.highest = max([y for _, y in self.part])
        self.leftmost = slopes(self.part, -self.half)[0]
        self.rightmost = slopes(self.part, self.half)[1]
        index = 0
        for blocker in blockers:
            self.add(index, blocker, False)
            index += 1
        for screen in screens:
            self.add(index, screen, True)
            index += 1

    def add(self, index: int, shape: Shape, is_screen: bool) -> None:
        viewer = self.viewer
        dx, dy = shape.x - viewer.x, shape.y - viewer.y
        x = dx * viewer.cosine - dy * viewer.sine
        y = dx * viewer.sine + dy * viewer.cosine - viewer.half_depth
        radius = shape.radius + 2 * GROWTH
        if y + radius < 0 or y - radius > self.highest:
            return
        # All lines run between two: from the left end to the leftmost point of the target, from the right end likewise.
        left = x + self.half - self.leftmost * y
        if left < 0 and left * left > radius * radius * (1 + self.leftmost * self.leftmost):
            return
        right = x - self.half - self.rightmost * y
        if right > 0 and right * right > radius * radius * (1 + self.rightmost * self.rightmost):
            return
        if isinstance(shape, Circle):
            piece = self.round_piece(index, x, y, shape.radius, is_screen)
        else:
            piece = self.piece(index, self.seen(shape), is_screen)
        if piece and (piece.marks is not None or abs(piece.way) * self.half >= -piece.edge):
            self.pieces.append(piece)

    def piece(self, index: int, shape: Seen, is_screen: bool) -> Piece | None:
        target = self.target
        dx, dy = target.x - shape.x, target.y - shape.y
        along = abs(target.right_x * shape.right_x + target.right_y * shape.right_y)
        across = abs(target.right_x * shape.front_x + target.right_y * shape.front_y)
        widest = -math.inf
        for axis_x, axis_y, own, other in (
            (shape.right_x, shape.right_y, shape.half_width, target.half_width * along + target.half_depth * across),
            (shape.front_x, shape.front_y, shape.half_depth, target.half_width * across + target.half_depth * along),
            (target.right_x, target.right_y, shape.half_width * along + shape.half_depth * across, target.half_width),
            (target.front_x, target.front_y, shape.half_width * across + shape.half_depth * along, target.half_depth),
        ):
            away = axis_x * dx + axis_y * dy
            gap = abs(away) - own - other
            if gap > widest:
                widest = gap
                way_x, way_y = (axis_x, axis_y) if away > 0 else (-axis_x, -axis_y)
                edge = way_x * target.x + way_y * target.y - other
        if widest < -TOLERANCE:
            return self.piece_on_target(index, shape.corners(0.0 if is_screen else GROWTH), is_screen)
        corners: tuple[Point, ...] = shape.corners(GROWTH)
        if widest < 2 * GROWTH:  # the larger shape may reach into the target
            corners = clipped(corners, way_x, way_y, edge)
        corners = self.ahead(corners)
        return Piece(index, corners, way_x, edge) if corners else None

    def round_piece(self, index: int, x: float, y: float, radius: float, is_screen: bool) -> Piece | None:
        target = self.target
        dx, dy = x - target.x, y - target.y
        side, front = dx * target.right_x + dy * target.right_y, dx * target.front_x + dy * target.front_y
        # From the centre of the circle to the nearest point of the target.
        side -= max(-target.half_width, min(target.half_width, side))
        front -= max(-target.half_depth, min(target.half_depth, front))
        away = math.sqrt(side * side + front * front)
        if away < radius - TOLERANCE or not away:
            return self.piece_on_target(index, Circle(x, y, radius if is_screen else radius + GROWTH), is_screen)
        way_x = -(side * target.right_x + front * target.front_x) / away
        way_y = -(side * target.right_y + front * target.front_y) / away
        outline = Circle(x, y, min(radius + GROWTH, away))
        if y + outline.radius <= 0:
            return None
        return Piece(index, outline, way_x, way_x * x + way_y * y + away)

    def piece_on_target(self, index: int, outline: Outline, is_screen: bool) -> Piece | None:
        """A piece that overlaps the target: its shadow changes its shape where one line meets two marked points."""
        if not isinstance(outline, Circle):
            outline = self.ahead(outline)
            if not outline:
                return None
        piece = Piece(index, outline, 0.0, 0.0)
        piece.is_left = is_screen
        points = (*crossings(outline, self.part), *self.part)
        marks = [*touching_lines(outline, points), *touching_lines(points, points)]
        if not isinstance(outline, Circle):
            marks += touching_lines(outline, outline)
        piece.marks = tuple(sorted({at for at in marks if -self.half < at < self.half}))
        return piece

    @staticmethod
    def ahead(corners: tuple[Point, ...]) -> tuple[Point, ...]:
        """What lies before the line on which the front edge lies: no line leads behind it."""
        for _, y in corners:
            if y < 0:
                corners = clipped(corners, 0.0, -1.0, 0.0)
                break
        return tuple([(x, y if y > LEAST_LIFT else LEAST_LIFT) for x, y in corners])

    def line(self) -> Line | None:
        """A free line, or None."""
        half = self.half
        for share in FIRST_POINTS:
            at = share * half
            if isinstance(row := self.row(at), float):
                return self.line_from(at, row)
        at = STEP - half
        while at < half:
            row = self.row(at)
            if isinstance(row, float):
                return self.line_from(at, row)
            self.used.update([shadow.piece.index for shadow in row])
            at = self.unbroken_to(row, at) + STEP
        return None

    def row(self, at: float) -> float | list[Shadow]:
        """A free slope at a point of the front edge; if there is none, a row of shadows that covers the target."""
        low, high = slopes(self.part, at)
        shadows: list[Shadow] = []
        for piece in self.pieces:
            if piece.marks is not None:
                shadows += self.shadows_on_target(piece, at, low, high)
            elif piece.way * at <= piece.edge:
                left, right = slopes(piece.outline, at)
                if right >= low and left <= high:
                    shadows.append(Shadow(left, right, piece.outline, piece.outline, piece))
        shadows.sort(key=_low)
        row: list[Shadow] = []
        end = low
        place = 0
        while True:
            farthest: Shadow | None = None
            while place < len(shadows) and shadows[place].low <= end:
                if farthest is None or shadows[place].high > farthest.high:
                    farthest = shadows[place]
                place += 1
            if farthest is None or (farthest.high <= end and farthest.high < high):
                return _between(end, min(high, shadows[place].low) if place < len(shadows) else high)
            row.append(farthest)
            if farthest.high >= high:
                return row
            end = farthest.high

    def shadows_on_target(self, piece: Piece, at: float, low: float, high: float) -> list[Shadow]:
        """What a piece hides that overlaps the target: the lines that enter it, or leave it, before the target."""
        part, outline = self.part, piece.outline
        left, right = slopes(outline, at)
        ends: list[tuple[float, Outline]] = [(low, part), (high, part)]
        if isinstance(outline, Circle):
            ends += [(left, outline), (right, outline)]
        else:
            ends += [((x - at) / y, ((x, y),)) for x, y in outline]
        ends += [((x - at) / y, ((x, y),)) for x, y in (*crossings(outline, part), *part)]
        ends = sorted([end for end in ends if low <= end[0] <= high], key=_slope)
        shadows: list[Shadow] = []
        for (start, start_of), (end, end_of) in pairwise(ends):
            if end <= left or start >= right or start == end:
                continue
            slope = _between(start, end)
            inside, before = crossed_by(outline, at, slope), crossed_by(part, at, slope)
            if inside and before and inside[1] > 0 and inside[piece.is_left] <= before[0] + ROUNDING:
                shadows.append(Shadow(start, end, start_of, end_of, piece))
        return shadows

    def unbroken_to(self, row: list[Shadow], at: float) -> float:
        """Up to which point of the front edge this row of shadows, which covers the target at `at`, is sure to."""
        first = self.half + STEP
        for shadow in row:
            if shadow.piece.marks is not None:
                first = min([mark for mark in shadow.piece.marks if at < mark < first], default=first)
        # Each must reach to the next, the last to the right end of the target. The first keeps the left end hidden: on
        # the way to the right, what is nearer than the target moves faster to the left.
        pairs = [(one.high_of, other.low_of, 0) for one, other in pairwise(row)]
        pairs.append((row[-1].high_of, self.part, 1))
        for one, other, end in pairs:
            if one is other:
                continue
            for place in touching_lines(one, other):
                if at < place < first and slopes(one, place + STEP)[1] < slopes(other, place + STEP)[end]:
                    first = place
        return first

    def line_from(self, at: float, slope: float) -> Line:
        """The line from there with this slope, to where it meets the target."""
        met = crossed_by(self.part, at, slope)
        if met:
            end_x, end_y = at + slope * met[0], met[0]
        else:  # the target is so thin that the line passes by
            end_x, end_y = min(self.part, key=lambda point: abs(point[0] - at - slope * point[1]))
        return self.on_table(at, 0.0), self.on_table(end_x, end_y)

    def on_table(self, x: float, y: float) -> Point:
        viewer = self.viewer
        y += viewer.half_depth
        return viewer.x + x * viewer.cosine + y * viewer.sine, viewer.y - x * viewer.sine + y * viewer.cosine


def _low(shadow: Shadow) -> float:
    return shadow.low


def _slope(end: tuple[float, Outline]) -> float:
    return end[0]


def _between(low: float, high: float) -> float:
    """The slope that halves the angle."""
    long, short = math.sqrt(1 + low * low), math.sqrt(1 + high * high)
    return (low * short + high * long) / (short + long)
