"""Random tables for tests of sight and lanes: trays apart, in contact, or with gaps at the tolerance; terrain."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from maester.games.miniatures.geometry.lanes import Course
from maester.games.miniatures.geometry.numbers import FULL_TURN, QUARTER_TURN, Pose, go, turned
from maester.games.miniatures.geometry.shapes import (
    Area,
    Circle,
    Footprint,
    Rectangle,
    Shape,
    Side,
    flush,
    is_inside,
    is_within,
    overlaps,
    rectangle,
)
from tests.games.miniatures.geometry.support import FOREST, INFANTRY, TRAYS, WALL, Picture

TABLE = Area(0, 0, 48_000, 48_000)
TERRAIN = (FOREST, WALL, Footprint(4000, 4000), Footprint(3000, 500))
CASTLE_WALL = Footprint(10_500, 1750)
GAPS = (0, 0, 0, 5, 10, 11, 15, 25, 60, 200)
"""Between a tray and its neighbour, in thousandths of an inch."""


class Sighting(NamedTuple):
    viewer: Rectangle
    target: Rectangle
    blockers: tuple[Shape, ...]
    screens: tuple[Shape, ...]

    def drawn(self, picture: Picture) -> Sighting:
        return Sighting(
            picture.of_tray(self.viewer),
            picture.of_tray(self.target),
            tuple(picture.of(shape) for shape in self.blockers),
            tuple(picture.of(shape) for shape in self.screens),
        )


class Charging(NamedTuple):
    pose: Pose
    footprint: Footprint
    course: Course

    def drawn(self, picture: Picture) -> Charging:
        left, bottom, right, top = self.course.area
        one, other = picture.place(left, bottom), picture.place(right, top)
        (left, right), (bottom, top) = sorted((int(one[0]), int(other[0]))), sorted((int(one[1]), int(other[1])))
        return Charging(
            picture.of_pose(self.pose),
            self.footprint,
            self.course._replace(
                target=picture.of_tray(self.course.target),
                obstacles=tuple(picture.of(shape) for shape in self.course.obstacles),
                rough=tuple(picture.of(shape) for shape in self.course.rough),
                area=Area(left, bottom, right, top),
            ),
        )


def any_bearing(rng: Random) -> int:
    """Half of the time along an edge of the table."""
    return rng.choice((0, 9000, 18_000, 27_000)) if rng.random() < 0.5 else rng.randrange(FULL_TURN)


def neighbour(rng: Random, tray: Rectangle) -> Rectangle:
    """A tray beside another: in contact, or nearly."""
    side, footprint = rng.choice(tuple(Side)), rng.choice(TRAYS)
    pose = flush(tray, side, footprint, rng.choice((0, 2750, -2750, rng.randint(-4000, 4000))))
    pose = go(pose, tray.pose.bearing + QUARTER_TURN * side, rng.choice(GAPS))
    return rectangle(turned(pose, pose.bearing + QUARTER_TURN * rng.choice((0, 0, 1, 2, 3))), footprint)


def sighting(rng: Random) -> Sighting:
    """Two trays that face each other, more or less, and up to 14 trays and 4 pieces of terrain around."""
    size = rng.choice((16_000, 22_000, 30_000))
    ahead, far = any_bearing(rng), rng.randint(9000, 24_000)
    middle = Pose(size // 2, size // 2, ahead)
    start = go(go(middle, ahead + 2 * QUARTER_TURN, far // 2), ahead + QUARTER_TURN, rng.randint(-4000, 4000))
    end = go(go(middle, ahead, far // 2), ahead + QUARTER_TURN, rng.randint(-4000, 4000))
    viewer = rectangle(turned(start, ahead + rng.choice((0, 0, rng.randint(-4000, 4000)))), rng.choice(TRAYS))
    target = rectangle(turned(end, rng.choice((ahead, ahead + 18_000, rng.randrange(FULL_TURN)))), rng.choice(TRAYS))
    trays = [viewer, target]
    wanted = rng.choice((2, 4, 6, 8, 12, 16))
    for _ in range(100):
        if len(trays) >= wanted:
            break
        if rng.random() < 0.45:
            new = neighbour(rng, rng.choice(trays))
        else:
            new = rectangle(Pose(rng.randint(0, size), rng.randint(0, size), any_bearing(rng)), rng.choice(TRAYS))
        if not any(overlaps(new, tray) for tray in trays):
            trays.append(new)
    blockers: list[Shape] = [*trays[2:]]
    if rng.random() < 0.2:
        blockers.append(Circle(rng.randint(0, size), rng.randint(0, size), 1500))
    screens = [terrain(rng, size, target) for _ in range(rng.choice((0, 0, 1, 2, 3, 4)))]
    return Sighting(
        viewer,
        target,
        tuple(shape for shape in blockers if not overlaps(viewer, shape) and not overlaps(target, shape)),
        tuple(shape for shape in screens if not overlaps(viewer, shape)),
    )


def terrain(rng: Random, size: int, target: Rectangle) -> Shape:
    """Often at or under the target."""
    x, y = rng.randint(0, size), rng.randint(0, size)
    if rng.random() < 0.3:
        x, y = target.pose.x + rng.randint(-5000, 5000), target.pose.y + rng.randint(-5000, 5000)
    kind = rng.random()
    if kind < 0.1:
        return rectangle(flush(target, rng.choice(tuple(Side)), WALL, rng.randint(-2000, 2000)), WALL)
    if kind < 0.5:
        return Circle(x, y, rng.choice((1500, 2000, 3000)))
    return rectangle(Pose(x, y, any_bearing(rng)), rng.choice(TERRAIN))


def charging(rng: Random) -> Charging:
    """A unit and an enemy within or out of reach, up to 14 obstacles, Rough terrain; often at the edge of the table."""
    while True:
        bearing, footprint = any_bearing(rng), rng.choice(TRAYS)
        across = rng.choice((rng.randint(2500, 5000), rng.randint(8000, 40_000), rng.randint(43_000, 45_500)))
        pose = Pose(across, rng.randint(2500, 45_500), bearing)
        if rng.random() < 0.5:
            pose = Pose(pose.y, pose.x, bearing)
        out = bearing + rng.randint(-5000, 5000)
        end = go(pose, out, rng.choice((rng.randint(5000, 9000), rng.randint(7000, 18_000))))
        facing = rng.choice((bearing + 18_000, bearing, bearing + 9000, rng.randrange(FULL_TURN)))
        target = rectangle(turned(end, facing), rng.choice((*TRAYS, *TRAYS, CASTLE_WALL)))
        start = rectangle(pose, footprint)
        if is_inside(target, TABLE) and is_inside(start, TABLE) and not is_within(start, target, 900):
            break
    standing: list[Shape] = [start, target]
    for _ in range(rng.randint(0, 30)):
        new = obstacle(rng, start, target, out)
        if any(overlaps(new, shape) for shape in standing) or (rng.random() < 0.8 and is_within(new, start, 900)):
            continue
        standing.append(new)
        if len(standing) == 16:
            break
    speed = rng.choice((2, 4, 5, 6, 8)) * 1000
    rough = tuple(beside(rng, pose, out, 0) for _ in range(rng.choice((0, 0, 0, 1, 2))))
    return Charging(pose, footprint, Course(target, tuple(standing[2:]), rough, TABLE, speed + 6000, speed + 1000))


def obstacle(rng: Random, start: Rectangle, target: Rectangle, out: int) -> Shape:
    """A neighbour of the target, or what the straight way would graze, or anything."""
    kind = rng.random()
    if kind < 0.35:
        return neighbour(rng, target)
    if kind < 0.5:
        ahead = start.pose.bearing
        aside = start.footprint.width // 2 + 2750 + rng.choice((0, 5, 10, 11, -10, -11, 100))
        pose = go(go(start.pose, ahead, rng.randint(5000, 12_000)), ahead + 9000, rng.choice((-1, 1)) * aside)
        return rectangle(turned(pose, ahead + rng.choice((0, 18_000, 50, 300))), INFANTRY)
    return beside(rng, start.pose, out, 3000)


def beside(rng: Random, pose: Pose, out: int, least: int) -> Shape:
    """A tray or a piece of terrain near the way that leads out."""
    pose = go(go(pose, out, rng.randint(least, 16_000)), out + 9000, rng.randint(-8000, 8000))
    if rng.random() < 0.15:
        return Circle(pose.x, pose.y, rng.choice((1500, 2000)))
    return rectangle(turned(pose, any_bearing(rng)), rng.choice((*TRAYS, *TERRAIN)))


def barred(rng: Random) -> Sighting:
    """A target behind rows of walls and circles with small gaps, often standing on terrain: if there is a way through,
    it is narrow.
    """
    ahead = any_bearing(rng)
    viewer = rectangle(Pose(24_000, 24_000, ahead), rng.choice(TRAYS))
    front = viewer.footprint.depth // 2

    def place(across: int, up: int, turn: int) -> Pose:
        there = go(go(viewer.pose, ahead, front + up), ahead + QUARTER_TURN, across)
        return turned(there, ahead + turn)

    far = rng.randint(6000, 14_000)
    turn = rng.choice((0, 18_000, rng.randrange(FULL_TURN)))
    target = rectangle(place(rng.randint(-5000, 5000), far, turn), rng.choice(TRAYS))
    shapes: list[Shape] = []
    for up in sorted(rng.sample(range(800, far - 3000, 50), rng.choice((0, 1, 1, 2, 2, 3)))):
        across = rng.randint(-9000, -7000)
        is_round = rng.random() < 0.4
        while across < 7000:
            width = rng.choice((600, 1000, 2000, 4000, 6000))
            across += width // 2
            pose = place(across, up, rng.choice((0, 0, 0, rng.randint(-1500, 1500))))
            if is_round:
                shapes.append(Circle(pose.x, pose.y, width / 2))
            else:
                shapes.append(rectangle(pose, Footprint(width, rng.choice((100, 400, 1000)))))
            across += width // 2 + rng.choice((0, 10, 15, 20, 40, 80, 160, 400))
    for _ in range(rng.choice((0, 0, 1, 2))):
        pose = place(rng.randint(-5000, 5000), rng.randint(2000, far), rng.randrange(FULL_TURN))
        shapes.append(rectangle(pose, Footprint(rng.choice((4000, 8000, 12_000)), rng.choice((100, 500)))))
    blockers: list[Shape] = []
    screens: list[Shape] = []
    for shape in shapes:
        if not overlaps(shape, target) and not overlaps(shape, viewer):
            (blockers if rng.random() < 0.5 else screens).append(shape)
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        pose = place(rng.randint(-6000, 6000), far + rng.randint(-4000, 1000), rng.randrange(FULL_TURN))
        under: Shape = rectangle(pose, rng.choice(TERRAIN))
        if rng.random() < 0.4:
            under = Circle(pose.x, pose.y, rng.choice((1500, 2000, 3000)))
        if not overlaps(under, viewer):
            screens.append(under)
    return Sighting(viewer, target, tuple(blockers), tuple(screens))


TINY = (Footprint(110, 96, diagonal=True), Footprint(110, 100), Footprint(54, 54), Footprint(54, 110))


def tiny(rng: Random) -> Sighting:
    """Trays fifty times smaller than any, in contact or nearly, so that the tolerance is a good part of them."""
    viewer = rectangle(Pose(0, 0, any_bearing(rng)), rng.choice(TINY))
    ahead = go(viewer.pose, viewer.pose.bearing + rng.randint(-5000, 5000), rng.randint(130, 250))
    trays = [viewer, rectangle(turned(ahead, any_bearing(rng)), rng.choice(TINY))]
    for _ in range(40):
        if len(trays) == 7:
            break
        pose = Pose(rng.randint(-250, 250), rng.randint(-250, 250), any_bearing(rng))
        if rng.random() < 0.6:
            near, side, footprint = rng.choice(trays), rng.choice(tuple(Side)), rng.choice(TINY)
            pose = flush(near, side, footprint, rng.randint(-80, 80))
            pose = go(pose, near.pose.bearing + QUARTER_TURN * side, rng.randint(-10, 15))
            new = rectangle(pose, footprint)
        else:
            new = rectangle(pose, rng.choice(TINY))
        if not any(overlaps(new, tray) for tray in trays):
            trays.append(new)
    circle = Circle(rng.randint(-250, 250), rng.randint(-250, 250), rng.choice((30, 60)))
    blockers: list[Shape] = [*trays[2:]]
    if not any(overlaps(circle, tray) for tray in trays):
        blockers.append(circle)
    return Sighting(trays[0], trays[1], tuple(blockers), ())
