"""Curves: a smooth way through given points, small bends, even spacing, and the cubic pieces that SVG draws.

Only sums, products, quotients and square roots are used, which every machine computes alike: the drawing comes out
the same everywhere.
"""

import itertools
from collections.abc import Sequence
from math import sqrt
from random import Random

import msgspec

from tools.draw_map.atlas import Point

STEPS_PER_SPAN = 12
FADE = 14.0  # the small bends fade out over this way towards the ends of a line
LONG = 60.0  # a line shorter than this has smaller bends


class Wave(msgspec.Struct, frozen=True):
    """One layer of small bends: how long they are, how far they stray from the line, round or with corners."""

    length: float
    height: float
    sharp: bool = False


def distance(a: Point, b: Point) -> float:
    """The distance between two points."""
    return sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def smooth(points: Sequence[Point], before: Point | None, after: Point | None) -> list[Point]:
    """A fine polyline through the points (centripetal Catmull-Rom); before and after say how the line goes on."""
    first = before or _mirrored(points[1], points[0])
    last = after or _mirrored(points[-2], points[-1])
    frame = [first, *points, last]
    fine = [points[0]]
    for index in range(len(points) - 1):
        p0, p1, p2, p3 = frame[index : index + 4]
        knots = _knots(p0, p1, p2, p3)
        for step in range(1, STEPS_PER_SPAN + 1):
            time = knots[1] + (knots[2] - knots[1]) * step / STEPS_PER_SPAN
            fine.append(p2 if step == STEPS_PER_SPAN else _at((p0, p1, p2, p3), knots, time))
    return fine


def roughen(points: Sequence[Point], waves: Sequence[Wave], seed: str, *, closed: bool) -> list[Point]:
    """Shift each point to the side by seeded noise that fades out towards both ends of an open line."""
    if not waves:
        return list(points)
    places = _lengths(points)
    total = places[-1]
    noises = [(wave, _noise(wave, total, f"{seed} {index}", closed)) for index, wave in enumerate(waves)]
    rough: list[Point] = []
    for index, (point, place) in enumerate(zip(points, places, strict=True)):
        shift = sum(wave.height * _noise_at(values, place / total, wave.sharp) for wave, values in noises)
        if not closed:
            shift *= min(1.0, place / FADE, (total - place) / FADE) * min(1.0, total / LONG)
        normal = _normal(points, index, closed)
        rough.append((point[0] + normal[0] * shift, point[1] + normal[1] * shift))
    return rough


def even(points: Sequence[Point], spacing: float) -> list[Point]:
    """Points on the same polyline at (nearly) the given spacing; both ends stay."""
    places = _lengths(points)
    count = max(2, round(places[-1] / spacing))
    result = [points[0]]
    index = 0
    for number in range(1, count):
        target = places[-1] * number / count
        while places[index + 1] < target:
            index += 1
        share = (target - places[index]) / (places[index + 1] - places[index])
        result.append(_between(points[index], points[index + 1], share))
    result.append(points[-1])
    return result


def cubics(points: Sequence[Point], before: Point | None, after: Point | None) -> list[tuple[Point, Point, Point]]:
    """Cubic pieces through the points: two handles and the end of each; the first point is where the pen starts."""
    frame = [before or points[0], *points, after or points[-1]]
    pieces = []
    for index in range(len(points) - 1):
        p0, p1, p2, p3 = frame[index : index + 4]
        reach = distance(p1, p2)
        first = _handle(p0, p1, p2, reach)
        second = _handle(p3, p2, p1, reach)
        pieces.append((rounded(first), rounded(second), rounded(p2)))
    return pieces


def straights(points: Sequence[Point]) -> list[tuple[Point, Point, Point]]:
    """Straight pieces from point to point, written like cubic ones."""
    return [(rounded(a), rounded(b), rounded(b)) for a, b in itertools.pairwise(points)]


def circular(start: Point, through: Point, end: Point) -> list[Point]:
    """Points on the circle through three points, from the first to the last."""
    ax, ay = through[0] - start[0], through[1] - start[1]
    bx, by = end[0] - start[0], end[1] - start[1]
    scale = 2 * (ax * by - ay * bx)
    a, b = ax * ax + ay * ay, bx * bx + by * by
    x, y = (by * a - ay * b) / scale, (ax * b - bx * a) / scale
    centre, radius = (start[0] + x, start[1] + y), sqrt(x * x + y * y)
    points = [start, through, end]
    for _ in range(3):
        halves = [_on_circle(centre, radius, one, other) for one, other in itertools.pairwise(points)]
        points = [point for pair in zip(points, halves, strict=False) for point in pair] + [points[-1]]
    return points


def rounded(point: Point) -> Point:
    """The point, on the tenths that the drawing is written in."""
    return round(point[0], 1), round(point[1], 1)


def flatten(start: Point, pieces: Sequence[tuple[Point, Point, Point]], steps: int) -> list[Point]:
    """Points along cubic pieces, from the start on."""
    points = [start]
    for first, second, end in pieces:
        origin = points[-1]
        for step in range(1, steps + 1):
            t = step / steps
            u = 1 - t
            x = u * u * u * origin[0] + 3 * u * u * t * first[0] + 3 * u * t * t * second[0] + t * t * t * end[0]
            y = u * u * u * origin[1] + 3 * u * u * t * first[1] + 3 * u * t * t * second[1] + t * t * t * end[1]
            points.append((x, y))
    return points


def _handle(previous: Point, point: Point, towards: Point, reach: float) -> Point:
    """The handle at a point: along the chord of its neighbours, a third of the way to the next point."""
    chord = (towards[0] - previous[0], towards[1] - previous[1])
    size = sqrt(chord[0] ** 2 + chord[1] ** 2) or 1.0
    return point[0] + chord[0] / size * reach / 3, point[1] + chord[1] / size * reach / 3


def _on_circle(centre: Point, radius: float, one: Point, other: Point) -> Point:
    """The point of the circle halfway between two of its points."""
    x, y = one[0] + other[0] - 2 * centre[0], one[1] + other[1] - 2 * centre[1]
    size = sqrt(x * x + y * y)
    return centre[0] + x / size * radius, centre[1] + y / size * radius


def _mirrored(point: Point, centre: Point) -> Point:
    return 2 * centre[0] - point[0], 2 * centre[1] - point[1]


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _lengths(points: Sequence[Point]) -> list[float]:
    places = [0.0]
    for a, b in itertools.pairwise(points):
        places.append(places[-1] + distance(a, b))
    return places


def _knots(p0: Point, p1: Point, p2: Point, p3: Point) -> tuple[float, float, float, float]:
    t1 = sqrt(distance(p0, p1)) or 1.0
    t2 = t1 + (sqrt(distance(p1, p2)) or 1.0)
    return 0.0, t1, t2, t2 + (sqrt(distance(p2, p3)) or 1.0)


def _at(frame: tuple[Point, Point, Point, Point], knots: tuple[float, float, float, float], time: float) -> Point:
    p0, p1, p2, p3 = frame
    t0, t1, t2, t3 = knots
    a1 = _between(p0, p1, (time - t0) / (t1 - t0))
    a2 = _between(p1, p2, (time - t1) / (t2 - t1))
    a3 = _between(p2, p3, (time - t2) / (t3 - t2))
    b1 = _between(a1, a2, (time - t0) / (t2 - t0))
    b2 = _between(a2, a3, (time - t1) / (t3 - t1))
    return _between(b1, b2, (time - t1) / (t2 - t1))


def _normal(points: Sequence[Point], index: int, closed: bool) -> Point:
    if closed and index in (0, len(points) - 1):
        before, after = points[-2], points[1]
    else:
        before, after = points[max(index - 1, 0)], points[min(index + 1, len(points) - 1)]
    size = distance(before, after) or 1.0
    return (before[1] - after[1]) / size, (after[0] - before[0]) / size


def _noise(wave: Wave, total: float, seed: str, closed: bool) -> list[float]:
    random = Random(seed)
    values = [2 * random.random() - 1 for _ in range(max(2, round(total / wave.length)) + 1)]
    if closed:
        values[-1] = values[0]
    return values


def _noise_at(values: list[float], share: float, sharp: bool) -> float:
    place = share * (len(values) - 1)
    index = min(int(place), len(values) - 2)
    t = place - index
    ease = t if sharp else t * t * (3 - 2 * t)
    return values[index] + (values[index + 1] - values[index]) * ease
