"""Line of sight (p. 12): the rulings and examples, and every answer held against very many lines, with Shapely."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
import pytest
import shapely
from numpy.typing import NDArray

from maester.games.miniatures.geometry import sight
from maester.games.miniatures.geometry.numbers import TOLERANCE, Pose
from maester.games.miniatures.geometry.shapes import (
    Circle,
    Footprint,
    Rectangle,
    Shape,
    Side,
    distance,
    distance_to,
    flush,
    overlap,
    overlaps,
    rectangle,
    seen_from,
)
from maester.games.miniatures.geometry.sight import GROWTH, hidden_by, is_in_front, line_of_sight
from tests.games.miniatures.geometry.scenes import Sighting, barred, sighting, tiny
from tests.games.miniatures.geometry.support import CAVALRY, FOREST, INFANTRY, PICTURES, Picture, polygon, tray

Points = NDArray[np.float64]

VIEWER = tray(24, 10)
BEHIND = tray(24, 30, 180)
WALL = Footprint(12_000, 1000)


def sees(viewer: Rectangle, target: Rectangle, *blockers: Shape, screens: tuple[Shape, ...] = ()) -> bool:
    return line_of_sight(viewer, target, blockers, screens) is not None


# --- the book and the rulings ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("viewer", "target", "seen"),
    [
        (tray(24, 12), tray(34, 20), True),  # example.los-visible
        (tray(24, 12), tray(34, 12), False),  # example.los-not-visible
        (VIEWER, tray(36, 18), True),  # los.definition
        (VIEWER, tray(40, 14), False),  # los.front-zone-only
        (VIEWER, tray(24, 4), False),
        (tray(24, 24), tray(34.8, 33.35, 0, CAVALRY), True),  # the ray at x=34.8-2.75 is as high as y=31.03
        (tray(24, 24), tray(34.8, 28.5, 0, CAVALRY), False),
        (tray(24, 24, 0, CAVALRY), tray(34.8, 33.35, 0, CAVALRY), True),
        (tray(24, 24, 0, CAVALRY), tray(34.8, 29.2, 0, CAVALRY), False),  # its ray is steeper: 45 degrees
        (tray(24, 24), tray(34.8, 29.2, 0, CAVALRY), True),
    ],
)
def test_only_what_lies_in_the_front_zone_is_seen(viewer: Rectangle, target: Rectangle, seen: bool) -> None:
    assert sees(viewer, target) is seen
    assert is_in_front(viewer, target) is seen


def test_what_reaches_up_to_the_ray_is_just_seen() -> None:
    """The right ray of cavalry leaves (26.75, 26.5) at 45 degrees; the target's front left corner lies on it."""
    viewer = tray(24, 24, 0, CAVALRY)
    line = line_of_sight(viewer, rectangle(Pose(34_500, 29_000, 0), CAVALRY), ())
    assert line is not None
    assert line[1] == pytest.approx((31_750, 31_500), abs=0.01)
    assert not sees(viewer, rectangle(Pose(34_501, 29_000, 0), CAVALRY))


def test_two_trays_side_by_side_hide_a_third() -> None:
    """example.los-blocked; the seam along x=24 lets nothing through (ruling.los-lines)."""
    left, right = tray(21.25, 18, 180), tray(26.75, 18, 180)
    assert not sees(VIEWER, BEHIND, left, right)
    assert hidden_by(VIEWER, BEHIND, (left, right)) == (0, 1)
    assert sees(VIEWER, left, right, BEHIND)
    assert sees(VIEWER, right, left, BEHIND)
    assert sees(VIEWER, BEHIND, left)
    assert hidden_by(VIEWER, BEHIND, (left,)) == ()


@pytest.mark.parametrize(("gap", "seen"), [(0, False), (5, False), (10, False), (11, True), (20, True)])
def test_a_gap_within_the_tolerance_is_a_seam(gap: int, seen: bool) -> None:
    """In contact is who is no more than 0.01 in away (ruling.contact)."""
    left, right = tray(21.25, 18, 180), rectangle(Pose(26_750 + gap, 18_000, 18_000), INFANTRY)
    assert sees(VIEWER, BEHIND, left, right) is seen


@pytest.mark.parametrize("bearing", range(0, 36_000, 1111))
def test_rounded_poses_open_no_seam(bearing: int) -> None:
    """Trays in contact at any bearing, whose poses are rounded to thousandths of an inch."""
    viewer = rectangle(Pose(24_000, 24_000, bearing), INFANTRY)
    ahead = rectangle(flush(viewer, Side.FRONT, INFANTRY, 2750), INFANTRY)
    beside = rectangle(flush(viewer, Side.FRONT, INFANTRY, -2750), INFANTRY)
    target = rectangle(flush(ahead, Side.REAR, INFANTRY, 2750), INFANTRY)
    assert not sees(viewer, target, ahead, beside)
    assert sees(viewer, ahead, beside, target)


def test_a_corner_that_is_touched_blocks() -> None:
    """Straight lines only, as the target is as narrow as the way to it: touching both sides of it is enough."""
    solo = Footprint(2, 2000)
    viewer, target = rectangle(Pose(0, 0, 0), solo), rectangle(Pose(0, 20_000, 0), solo)
    touching = rectangle(Pose(1 + 2750, 10_000, 0), INFANTRY)
    assert not sees(viewer, target, touching)
    assert sees(viewer, target, rectangle(Pose(8 + 2750, 10_000, 0), INFANTRY))


def test_one_diagonal_lane_is_found() -> None:
    """Two walls with a gap of 0.1 in each, through which one way leads: not from a corner or the middle of the front
    edge. Where the gap is filled, none is left.
    """
    target = tray(24, 36, 180)
    walls: list[Shape] = []
    for x, y in ((24.53, 18), (23.18, 27)):  # on the line from (25.37, 12.4), which goes 0.15 left for each 1 up
        walls += [tray(x - 10.05, y, 0, Footprint(20_000, 200)), tray(x + 10.05, y, 0, Footprint(20_000, 200))]
    scene = Sighting(VIEWER, target, tuple(walls), ())
    middle = (np.array(VIEWER.corners[0]) + VIEWER.corners[1]) / 2
    ends = grid(scene)[1]
    for start in (middle, *VIEWER.corners[:2]):
        assert not free(scene, np.tile(start, (len(ends), 1)), ends, 0.0).any()
    line = line_of_sight(*scene)
    assert line is not None
    assert line[0] == pytest.approx((25_370, 12_400), abs=150)
    assert hidden_by(VIEWER, target, (*walls, tray(24.53, 18, 0, Footprint(100, 200)))) == (0, 1, 4)


def test_the_viewers_neighbours_dont_blind_it() -> None:
    """Friends in line with it touch its front corners."""
    line = tuple(rectangle(Pose(x, 10_000, 0), INFANTRY) for x in (18_500, 29_500))
    assert sees(VIEWER, BEHIND, *line)
    assert sees(VIEWER, tray(36, 18), *line)


def test_an_enemy_in_contact_is_seen_and_hides_what_is_behind() -> None:
    ahead = rectangle(flush(VIEWER, Side.FRONT, INFANTRY, 0), INFANTRY)
    assert sees(VIEWER, ahead)
    assert not sees(VIEWER, BEHIND, ahead)
    half = rectangle(flush(VIEWER, Side.FRONT, INFANTRY, 2750), INFANTRY)
    assert sees(VIEWER, half)
    assert sees(VIEWER, BEHIND, half)


def test_nothing_is_seen_along_the_front_edge_past_an_enemy_in_contact() -> None:
    """The target's corner touches the viewer's right one. A tray stands before the left and the middle."""
    viewer, target = rectangle(Pose(4341, 24_065, 27_000), INFANTRY), rectangle(Pose(1591, 29_215, 0), INFANTRY)
    blocker = rectangle(Pose(-559, 22_490, 9000), CAVALRY)
    line = line_of_sight(viewer, target, (blocker,))
    assert line is not None
    assert free(Sighting(viewer, target, (blocker,), ()), np.array([line[0]]), np.array([line[1]]), 0.0).all()


def test_a_tray_that_overlaps_the_target_hides_what_lies_behind_its_near_edge() -> None:
    """As on the way of a Charge, when a pivot has left a tray on another."""
    across = tray(24, 27.6, 0, Footprint(30_000, 1000))  # the target's front edge runs through its middle
    assert not sees(VIEWER, BEHIND, across)
    assert sees(VIEWER, BEHIND, screens=(across,))
    behind = tray(24, 28.6, 0, Footprint(30_000, 1000))
    assert sees(VIEWER, BEHIND, behind)


def test_a_circle_behind_the_front_edge_hides_nothing() -> None:
    viewer, target = tray(24, 10, 0, CAVALRY), tray(24, 20, 180)
    assert sees(viewer, target, Circle(20_000, 10_990, 1500))  # it ends 0.01 in behind the line of the front edge
    assert sees(viewer, target, Circle(20_000, 11_000, 1500))
    assert not sees(viewer, target, Circle(24_000, 14_100, 3000))  # it covers all of the front edge but for its ends


# --- terrain ---------------------------------------------------------------------------------------------------------


def test_a_palisade_hides_and_a_unit_in_a_forest_is_seen() -> None:
    """los.terrain-may-block, ruling.cover-through."""
    palisade = rectangle(Pose(24_000, 20_000, 0), WALL)
    assert not sees(VIEWER, BEHIND, screens=(palisade,))
    assert hidden_by(VIEWER, BEHIND, (), (palisade,)) == (0,)
    forest = rectangle(Pose(24_000, 30_000, 0), Footprint(20_000, 8000))
    assert sees(VIEWER, BEHIND, screens=(forest,))  # wholly inside
    assert not sees(VIEWER, tray(24, 37, 180), screens=(forest,))  # wholly behind
    assert not sees(VIEWER, tray(24, 36.4, 180), screens=(forest,))  # at its far edge
    assert not sees(VIEWER, tray(24, 36.395, 180), screens=(forest,))  # on it by less than the tolerance
    assert sees(VIEWER, tray(24, 36, 180), screens=(forest,))  # its front edge is inside
    assert sees(VIEWER, tray(24, 23, 180), screens=(forest,))  # before it


def test_round_terrain_hides_exactly_its_width() -> None:
    """The straight lines that touch a circle: from the right end of the front edge past it to the target's left end."""
    narrow = Footprint(1000, 1000)
    viewer, target = rectangle(Pose(0, 0, 0), narrow), rectangle(Pose(0, 20_000, 0), narrow)
    # From (500, 500) to (500, 19,500): the circle at the middle hides this line if it reaches as far as x=500.
    assert not sees(viewer, target, screens=(Circle(0, 10_000, 496),))
    assert sees(viewer, target, screens=(Circle(0, 10_000, 494),))
    assert sees(viewer, target, screens=(Circle(0, 10_000, 400),))
    assert not sees(viewer, target, Circle(0, 10_000, 496))


def test_who_stands_halfway_in_round_terrain_is_seen() -> None:
    viewer, target = tray(24, 10), tray(24, 30, 180)
    assert sees(viewer, target, screens=(Circle(24_000, 28_000, 6000),))
    assert not sees(viewer, target, screens=(Circle(24_000, 22_000, 5500),))


def test_hiding_needs_no_more_than_it_says() -> None:
    """Of three that hide parts only those are told that can't be spared."""
    left, right, beside = tray(21.25, 18, 180), tray(26.75, 18, 180), tray(32.25, 18, 180)
    wall = rectangle(Pose(24_000, 24_000, 0), Footprint(30_000, 1000))
    assert hidden_by(VIEWER, BEHIND, (beside, left, right)) == (1, 2)
    assert hidden_by(VIEWER, BEHIND, (left,), (wall,)) == (1,)
    assert hidden_by(VIEWER, tray(24, 4), (left,)) == ()


# --- against all lines -----------------------------------------------------------------------------------------------


@lru_cache(1)
def scenes() -> tuple[Sighting, ...]:
    """The seeds named here are of rare tables, on which a step of the search decides that hardly ever does."""
    return tuple(
        make(Random(seed))
        for make, seeds in (
            (sighting, (*range(300), 996, 7023)),
            (barred, (*range(150), 3039)),
            (tiny, (*range(150), 326, 431, 4511)),
        )
        for seed in seeds
    )


def grown(shape: Rectangle, growth: float) -> shapely.Geometry:
    if not growth:
        return polygon(shape)
    larger = Footprint(round(shape.footprint.width + 2 * growth), round(shape.footprint.depth + 2 * growth))
    return polygon(rectangle(shape.pose, larger))


def touched(lines: Any, shape: Shape, growth: float) -> NDArray[np.bool_]:
    """Which lines touch the shape, which is taken so much larger."""
    if isinstance(shape, Circle):
        distances = shapely.distance(lines, shapely.Point(shape.x, shape.y))
        return np.asarray(distances <= shape.radius + growth)
    outline = grown(shape, growth)
    shapely.prepare(outline)
    return np.asarray(shapely.intersects(outline, lines))


def inside(points: Points, shape: Shape) -> NDArray[np.bool_]:
    found = shapely.points(points)
    if isinstance(shape, Circle):
        return np.asarray(shapely.distance(found, shapely.Point(shape.x, shape.y)) < shape.radius)
    return np.asarray(shapely.contains_properly(polygon(shape), found))


def free(scene: Sighting, starts: Points, ends: Points, growth: float) -> NDArray[np.bool_]:
    """Which lines are free. Terrain that the target stands on is only left by lines that don't end in it."""
    lines = shapely.linestrings(np.stack([starts, ends], axis=1))
    found = np.ones(len(starts), dtype=np.bool_)
    for shape in scene.blockers:
        found &= ~touched(lines, shape, growth)
    for shape in scene.screens:
        if overlaps(scene.target, shape):
            found &= ~touched(lines, shape, 0.0) | inside(ends, shape)
        else:
            found &= ~touched(lines, shape, growth)
    return found


def in_front(viewer: Rectangle, points: Points, slack: float = 0.0) -> NDArray[np.bool_]:
    seen = np.array([seen_from(viewer, x, y) for x, y in points]).reshape(-1, 2)
    beyond = seen[:, 1] - viewer.half_depth
    spread = viewer.footprint.width / viewer.footprint.depth if viewer.footprint.diagonal else 1.0
    return np.asarray((beyond >= -slack) & (np.abs(seen[:, 0]) <= viewer.half_width + spread * beyond + slack))


def grid(scene: Sighting) -> tuple[Points, Points]:
    """From 21 points of the front edge to 81 of the target."""
    left, right = np.array(scene.viewer.corners[0]), np.array(scene.viewer.corners[1])
    starts = left + (right - left) * np.linspace(0, 1, 21)[:, None]
    target = scene.target
    shares = np.linspace(-1, 1, 9)
    across = np.array(target.right) * target.half_width
    ahead = np.array(target.forward) * target.half_depth
    ends = np.array([np.array(target.centre) + side * across + front * ahead for side in shares for front in shares])
    ends = ends[in_front(scene.viewer, ends)]
    return np.repeat(starts, len(ends), axis=0), np.tile(ends, (len(starts), 1))


def tight_lines(scene: Sighting) -> tuple[Points, Points]:
    """Lines that just pass or just cut two corners, or points of circles: if any line is free, such a one is."""
    viewer, target = scene.viewer, scene.target
    corners: list[tuple[float, float]] = [*target.corners]
    for shape in (*scene.blockers, *scene.screens):
        if isinstance(shape, Rectangle):
            corners += [(x, y) for x, y, *_ in shapely.get_coordinates(grown(shape, GROWTH))[:4].tolist()]
            corners += [*shape.corners] if overlaps(shape, target) else []
        else:
            circle = shapely.Point(shape.x, shape.y).buffer(shape.radius + GROWTH, quad_segs=4)
            corners += [(x, y) for x, y, *_ in shapely.get_coordinates(circle).tolist()]
    seen = np.array([seen_from(viewer, x, y) for x, y in corners]) - (0, viewer.half_depth)
    seen = seen[seen[:, 1] > 0]
    one, other = np.triu_indices(len(seen), 1)
    starts, ends = [np.empty((0, 2))], [np.empty((0, 2))]
    for shift in ((0.3, 0.3), (0.3, -0.3), (-0.3, 0.3), (-0.3, -0.3)):
        near, far = seen[one] + (shift[0], 0), seen[other] + (shift[1], 0)
        rise = far[:, 1] - near[:, 1]
        is_steep = np.abs(rise) > 1
        slopes = (far[is_steep, 0] - near[is_steep, 0]) / rise[is_steep]
        places = near[is_steep, 0] - near[is_steep, 1] * slopes
        is_start = np.abs(places) < viewer.half_width
        begun, way = on_table(viewer, places[is_start], slopes[is_start])
        height, is_met = where_met(target, begun, way)
        starts.append(begun[is_met])
        ends.append(begun[is_met] + way[is_met] * height[is_met, None])
    begun, ended = np.concatenate(starts), np.concatenate(ends)
    kept = in_front(viewer, ended)
    return begun[kept], ended[kept]


def on_table(viewer: Rectangle, places: Points, slopes: Points) -> tuple[Points, Points]:
    """Points of the front edge, and ways from there, on the table."""
    right, forward = np.array(viewer.right), np.array(viewer.forward)
    starts = np.array(viewer.centre) + viewer.half_depth * forward + places[:, None] * right
    return starts, slopes[:, None] * right + forward


def where_met(target: Rectangle, starts: Points, ways: Points) -> tuple[Points, NDArray[np.bool_]]:
    """After how many ways the target is met, and a little inside, so that the place surely lies on it; and whether."""
    first, last = np.zeros(len(starts)), np.full(len(starts), np.inf)
    for axis, half in ((target.right, target.half_width), (target.forward, target.half_depth)):
        away = (starts - target.centre) @ np.array(axis)
        speed = ways @ np.array(axis)
        speed = np.where(np.abs(speed) < 1e-9, 1e-9, speed)
        one, other = (-half - away) / speed, (half - away) / speed
        first, last = np.maximum(first, np.minimum(one, other)), np.minimum(last, np.maximum(one, other))
    return first + 1e-4, first + 2e-4 < last


def test_whoever_doesnt_see_finds_no_free_line() -> None:
    """Neither in a grid nor past two corners. So whoever finds one sees."""
    hidden = 0
    for number, scene in enumerate(scenes()):
        if line_of_sight(*scene) is None and is_in_front(scene.viewer, scene.target):
            hidden += 1
            for starts, ends in (grid(scene), tight_lines(scene)):
                if len(starts):
                    assert not free(scene, starts, ends, GROWTH + 1e-3).any(), number
    assert hidden > 100


def test_a_line_of_sight_is_one() -> None:
    """It leads from the front edge to the target, in the Front zone, touches no blocker and leaves no terrain."""
    for number, scene in enumerate(scenes()):
        line = line_of_sight(*scene)
        if line is None:
            continue
        start, end = line
        side, ahead = seen_from(scene.viewer, *start)
        assert abs(side) <= scene.viewer.half_width, number
        assert ahead == pytest.approx(scene.viewer.half_depth, abs=1e-5), number
        assert distance_to(scene.target, *end) < 1e-5, number
        assert in_front(scene.viewer, np.array([end]), slack=1e-5).all(), number
        # What overlaps the target, if only by less than the tolerance, may be touched where it does.
        away = scene._replace(
            blockers=tuple(shape for shape in scene.blockers if not overlap(shape, scene.target)),
            screens=tuple(
                shape
                for shape in scene.screens
                if not overlap(shape, scene.target) or overlap(shape, scene.target) > TOLERANCE
            ),
        )
        assert free(away, np.array([start]), np.array([end]), 0.0).all(), number
        apart = scene._replace(
            blockers=tuple(shape for shape in scene.blockers if distance(shape, scene.target) > 2 * TOLERANCE),
            screens=tuple(shape for shape in scene.screens if distance(shape, scene.target) > 2 * TOLERANCE),
        )
        assert free(apart, np.array([start]), np.array([end]), GROWTH - 1).all(), number


def test_what_hides_hides_alone_and_none_of_it_can_be_spared() -> None:
    for number, scene in enumerate(scenes()):
        found = hidden_by(*scene)
        assert bool(found) is (is_in_front(scene.viewer, scene.target) and line_of_sight(*scene) is None), number
        for spared in (None, *found):
            kept = [index for index in found if index != spared]
            blockers = tuple(scene.blockers[index] for index in kept if index < len(scene.blockers))
            screens = tuple(
                scene.screens[index - len(scene.blockers)] for index in kept if index >= len(scene.blockers)
            )
            if found:
                is_seen = line_of_sight(scene.viewer, scene.target, blockers, screens) is not None
                assert is_seen is (spared is not None), (number, spared)


def test_looking_from_five_points_first_only_saves_time(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [line_of_sight(*scene) is None for scene in scenes()]
    monkeypatch.setattr(sight, "FIRST_POINTS", ())
    assert [line_of_sight(*scene) is None for scene in scenes()] == found


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
def test_pictures_change_no_answer(picture: Picture) -> None:
    for number, scene in enumerate(scenes()):
        drawn = scene.drawn(picture)
        assert (line_of_sight(*scene) is None) is (line_of_sight(*drawn) is None), number


def test_the_order_of_shapes_changes_no_answer() -> None:
    for number, scene in enumerate(scenes()):
        turned_around = scene._replace(blockers=scene.blockers[::-1], screens=scene.screens[::-1])
        assert line_of_sight(*scene) == line_of_sight(*turned_around), number


def test_a_unit_in_a_forest_is_seen_from_everywhere_outside_of_it() -> None:
    target = tray(24, 30, 180)
    forest = rectangle(Pose(24_000, 30_000, 0), FOREST)
    for bearing in range(0, 36_000, 731):
        out = (bearing + 18_000) % 36_000
        place = rectangle(Pose(24_000, 30_000, out), Footprint(1, 30_000))
        x, y = place.corners[0]
        viewer = rectangle(Pose(round(x), round(y), bearing), INFANTRY)
        assert sees(viewer, target, screens=(forest,)), bearing
