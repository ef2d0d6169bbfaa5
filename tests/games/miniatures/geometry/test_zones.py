"""The four zones of a tray, and how much of another tray lies in each (p. 12)."""

from __future__ import annotations

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely import Polygon, affinity

from maester.games.miniatures.geometry.shapes import Footprint, Rectangle, Side, flush, rectangle, seen_from
from maester.games.miniatures.geometry.zones import shares, zone_of, zones
from maester.harness.marks import rule
from tests.games.miniatures.geometry.support import (
    CAVALRY,
    LARGE_SOLO,
    MIRRORED_SIDE,
    PICTURES,
    SCENES,
    SMALL_SOLO,
    TRAYS,
    Picture,
    places,
    polygon,
    rectangles,
    tray,
    trays,
)

FAR = 60_000.0


def true_zones(of: Rectangle) -> list[Polygon]:
    """Front, right, Rear and left as big polygons, from the words of ruling.zone-lines: a ray leaves each corner."""
    half_width, half_depth = of.footprint.width / 2, of.footprint.depth / 2
    across, up = (of.footprint.width, of.footprint.depth) if of.footprint.diagonal else (1, 1)
    far_x, far_y = half_width + FAR * across / max(across, up), half_depth + FAR * up / max(across, up)
    front_left, front_right, rear_right, rear_left = (
        (-half_width, half_depth), (half_width, half_depth), (half_width, -half_depth), (-half_width, -half_depth)
    )  # fmt: skip
    found = []
    for one, other, is_beside in (
        (front_left, front_right, False), (front_right, rear_right, True), (rear_right, rear_left, False),
        (rear_left, front_left, True),
    ):  # fmt: skip
        ends = [(far_x * (1 if x > 0 else -1), far_y * (1 if y > 0 else -1)) for x, y in (other, one)]
        # Far away, straight out: the rays don't end where the corners of a polygon must.
        beyond = [(2 * x, y) if is_beside else (x, 2 * y) for x, y in ends]
        here = Polygon([one, other, ends[0], beyond[0], beyond[1], ends[1]])
        found.append(affinity.translate(affinity.rotate(here, -of.pose.bearing / 100, origin=(0, 0)), *of.pose[:2]))
    return found


@rule("miniatures:ruling.zone-lines")
def test_the_lines_of_infantry_continue_its_diagonals_and_others_run_at_45_degrees() -> None:
    infantry = tray(24, 24)
    assert zone_of(infantry, 32_000, 31_000) == Side.FRONT
    assert zone_of(infantry, 32_100, 31_000) == Side.RIGHT
    assert zone_of(infantry, 32_020, 31_000) == Side.FRONT
    assert zone_of(infantry, 32_022, 31_000) == Side.RIGHT
    for x, y, side in ((1, 1, Side.FRONT), (-1, 1, Side.FRONT), (1, -1, Side.REAR), (-1, -1, Side.REAR)):
        assert zone_of(infantry, 24_000 + 5500 * x, 24_000 + 4800 * y) == side  # on the line itself
    cavalry = tray(24, 24, 0, CAVALRY)
    assert zone_of(cavalry, 31_250, 31_000) == Side.FRONT
    assert zone_of(cavalry, 31_251, 31_000) == Side.RIGHT
    solo = tray(24, 24, 0, LARGE_SOLO)
    assert zone_of(solo, 24_000 + 1380 + 5000, 24_000 + 2775 + 5000) == Side.FRONT
    assert zone_of(solo, 24_000 + 1380 + 5001, 24_000 + 2775 + 5000) == Side.RIGHT


@pytest.mark.parametrize("footprint", TRAYS)
@pytest.mark.parametrize("degrees", [0, 90, 180, 270, 33.33])
def test_straight_ahead_to_the_sides_and_behind(footprint: Footprint, degrees: float) -> None:
    standing = tray(24, 24, degrees, footprint)
    forward_x, forward_y = standing.forward
    right_x, right_y = standing.right
    for (x, y), side in (
        ((forward_x, forward_y), Side.FRONT), ((right_x, right_y), Side.RIGHT), ((-forward_x, -forward_y), Side.REAR),
        ((-right_x, -right_y), Side.LEFT),
    ):  # fmt: skip
        assert zone_of(standing, 24_000 + 6000 * x, 24_000 + 6000 * y) == side


@SCENES
@given(trays, places, places)
def test_zones_of_points(of: Rectangle, x: int, y: int) -> None:
    point = shapely.Point(x, y)
    if polygon(of).buffer(1).contains(point):
        return
    near = [Side(number) for number, zone in enumerate(true_zones(of)) if zone.distance(point) < 1e-3]
    assert zone_of(of, x, y) in near
    assert len(near) <= 2


@rule("miniatures:ruling.zone-area")
def test_the_zone_with_the_largest_area_decides_even_if_it_holds_less_than_half() -> None:
    """Something long beside a small tray, which reaches far ahead of it and a little behind."""
    of = tray(0, 0, 0, SMALL_SOLO)
    beside = tray(2.1, 0.9, 0, Footprint(1000, 12_000))
    assert shares(of, beside) == pytest.approx((0.4, 0.35, 0.25, 0))
    assert zones(of, beside) == (Side.FRONT,)


def test_the_tray_of_the_rule_on_majorities() -> None:
    parts = shares(tray(24, 24), tray(34, 30))
    assert parts == pytest.approx((0.09, 0.91, 0, 0), abs=0.005)
    assert zones(tray(24, 24), tray(34, 30)) == (Side.RIGHT,)


def test_half_in_each_of_two_zones() -> None:
    """On the line between two zones: equal within 0.01 square inches."""
    of = tray(24, 24, 0, SMALL_SOLO)
    assert zones(of, tray(32, 32, 0, SMALL_SOLO)) == (Side.FRONT, Side.RIGHT)
    assert zones(of, tray(16, 32, 45, SMALL_SOLO)) == (Side.FRONT, Side.LEFT)
    assert zones(of, tray(16, 16, 0, SMALL_SOLO)) == (Side.REAR, Side.LEFT)
    # A shove by a thousandth takes 2.76 thousandths of a square inch from one and gives them to the other.
    assert zones(of, tray(32, 32.001, 0, SMALL_SOLO)) == (Side.FRONT, Side.RIGHT)
    assert zones(of, tray(32, 32.002, 0, SMALL_SOLO)) == (Side.FRONT,)
    assert zones(of, tray(32.002, 32, 0, SMALL_SOLO)) == (Side.RIGHT,)
    for size, found in ((4900, (Side.FRONT, Side.RIGHT)), (5100, (Side.FRONT,))):  # 0.0098 and 0.0102 square inches
        assert zones(of, tray(32, 32.001, 0, Footprint(size, size))) == found


@SCENES
@given(trays, rectangles)
def test_shares_are_areas(of: Rectangle, other: Rectangle) -> None:
    parts = shares(of, other)
    assert parts[0] + parts[1] + parts[2] + parts[3] == pytest.approx(1, abs=1e-12)
    assert all(0 <= part <= 1 for part in parts)
    if polygon(of).intersects(polygon(other)):
        return
    whole = polygon(other).area
    for part, zone in zip(parts, true_zones(of), strict=True):
        assert part == pytest.approx(zone.intersection(polygon(other)).area / whole, abs=1e-7)


@SCENES
@given(trays, rectangles)
def test_the_largest_shares_are_the_zones(of: Rectangle, other: Rectangle) -> None:
    areas = [part * other.footprint.width * other.footprint.depth for part in shares(of, other)]
    found = zones(of, other)
    assert Side(areas.index(max(areas))) in found
    for side in Side:
        if abs(max(areas) - areas[side] - 10_000) > 1:
            assert (side in found) == (max(areas) - areas[side] < 10_000)


@SCENES
@given(trays, st.sampled_from(Side), st.sampled_from(TRAYS))
def test_what_is_flush_on_an_edge_is_mostly_in_its_zone(of: Rectangle, side: Side, footprint: Footprint) -> None:
    attacker = rectangle(flush(of, side, footprint, 0), footprint)
    assert zones(of, attacker) == (side,)


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
@SCENES
@given(of=trays, other=rectangles)
def test_zones_are_the_same_in_all_pictures(picture: Picture, of: Rectangle, other: Rectangle) -> None:
    seen = shares(picture.of_tray(of), picture.of_tray(other))
    if picture.is_mirrored:
        seen = (seen[0], seen[3], seen[2], seen[1])
    assert seen == pytest.approx(shares(of, other), abs=1e-9)


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
@SCENES
@given(of=trays, x=places, y=places)
def test_points_lie_in_the_same_zone_in_all_pictures(picture: Picture, of: Rectangle, x: int, y: int) -> None:
    side, ahead = seen_from(of, x, y)
    if side == 0 or ahead == 0:  # the middle line of a tray inside it belongs to one of two
        return
    seen = zone_of(picture.of_tray(of), *picture.place(x, y))
    assert (MIRRORED_SIDE[seen] if picture.is_mirrored else seen) == zone_of(of, x, y)
