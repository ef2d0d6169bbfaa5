"""Trays in contact (ruling.contact), and trays that are put flush on an edge of another (ruling.charge-alignment)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maester.games.miniatures.geometry.numbers import FULL_TURN, QUARTER_TURN, TOLERANCE, Pose
from maester.games.miniatures.geometry.shapes import (
    Contact,
    Footprint,
    Rectangle,
    Side,
    contact,
    distance,
    flush,
    overlap,
    overlaps,
    rectangle,
)
from maester.harness.marks import rule
from tests.games.miniatures.geometry.support import (
    INFANTRY,
    LARGE_SOLO,
    MIRRORED,
    MIRRORED_SIDE,
    PICTURES,
    SCENES,
    SMALL_SOLO,
    TRAYS,
    WALL,
    bearings,
    polygon,
    poses,
    rectangles,
    tray,
    trays,
)

sides = st.sampled_from(Side)
footprints = st.sampled_from(TRAYS)


@rule("miniatures:ruling.contact")
def test_a_corner_is_no_contact_and_a_tenth_of_an_inch_of_an_edge_is() -> None:
    one = tray(24, 24)
    assert contact(one, tray(29.5, 28.8)) is None
    for shared, in_contact in ((0.1, True), (0.099, False), (5.5, True)):
        assert (contact(one, tray(24 + 5.5 - shared, 28.8)) is not None) is in_contact
    for gap, in_contact in ((0.01, True), (0.011, False), (-0.01, True), (-0.011, False)):
        assert (contact(one, tray(24, 28.8 + gap)) is not None) is in_contact
        assert (contact(one, tray(18.5 - gap, 24)) is not None) is in_contact


@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
@pytest.mark.parametrize(
    ("x", "y", "side", "length"),
    [
        (24, 28.8, Side.FRONT, 5500), (29.5, 24, Side.RIGHT, 4800), (24, 19.2, Side.REAR, 5500),
        (18.5, 24, Side.LEFT, 4800), (26, 28.8, Side.FRONT, 3500), (18.5, 20, Side.LEFT, 800),
    ],
)  # fmt: skip
def test_sides_and_length(x: float, y: float, side: Side, length: int, degrees: int) -> None:
    """Which edge of the other it is depends on how that stands; turned by a quarter it is deeper than wide."""
    one = tray(24, 24)
    other = rectangle(
        Pose(round(x * 1000), round(y * 1000), degrees * 100),
        Footprint(5500, 4800) if degrees % 180 == 0 else Footprint(4800, 5500),
    )
    expected = Side((side + 2 - degrees // 90) % 4)
    assert contact(one, other) == Contact(side, expected, length)
    assert contact(other, one) == Contact(expected, side, length)


def test_contact_of_trays_that_stand_almost_alike() -> None:
    """A gap that widens along the edge is contact as long as it is no wider than a hundredth of an inch."""
    one = tray(24, 24)
    corner_touches = 24_000 + 2400 + 2400
    for turn, in_contact in ((1, True), (20, True), (500, True), (1200, False), (4500, False)):
        other = rectangle(Pose(24_000, corner_touches, turn), INFANTRY)
        raised = rectangle(Pose(24_000, corner_touches + round(overlap(one, other)), turn), INFANTRY)
        assert overlap(one, raised) < 1
        assert (contact(one, raised) is not None) is in_contact
        if found := contact(one, raised):
            stretch = polygon(one).buffer(TOLERANCE, join_style="mitre").intersection(polygon(raised).exterior)
            facing_edge = max(part.length for part in getattr(stretch, "geoms", [stretch]))
            assert found.length == pytest.approx(facing_edge, rel=0.03, abs=15)


@pytest.mark.parametrize(
    ("footprint", "other_footprint", "pose", "side"),
    [
        (SMALL_SOLO, INFANTRY, (-3788, 3996, 8690), Side.FRONT), (WALL, INFANTRY, (5400, -3085, 26_585), Side.REAR),
        (SMALL_SOLO, LARGE_SOLO, (4165, -2338, 26_123), Side.REAR),
    ],
)  # fmt: skip
def test_slanted_contact_close_to_a_corner(
    footprint: Footprint, other_footprint: Footprint, pose: tuple[int, int, int], side: Side
) -> None:
    """The other reaches past the corner, and there beyond the line of the edge on which it lies."""
    other = rectangle(Pose(*pose), other_footprint)
    found = contact(tray(0, 0, 0, footprint), other)
    assert found is not None
    assert found[:2] == (side, Side.RIGHT)
    assert contact(other, tray(0, 0, 0, footprint)) == Contact(Side.RIGHT, side, found.length)


def test_trays_that_interpenetrate_are_not_in_contact() -> None:
    assert contact(tray(24, 24), tray(24, 28, 2)) is None
    assert contact(tray(24, 24), tray(24, 24)) is None


# --- flush -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "offset", "pose"),
    [
        (Side.FRONT, 0, (24_000, 28_800, 18_000)), (Side.REAR, 0, (24_000, 19_200, 0)),
        (Side.RIGHT, 0, (29_150, 24_000, 27_000)), (Side.LEFT, 0, (18_850, 24_000, 9_000)),
        (Side.FRONT, 2750, (21_250, 28_800, 18_000)), (Side.REAR, 2750, (26_750, 19_200, 0)),
        (Side.RIGHT, 2750, (29_150, 26_750, 27_000)), (Side.LEFT, 2750, (18_850, 21_250, 9_000)),
        (Side.LEFT, -2750, (18_850, 26_750, 9_000)),
    ],
)  # fmt: skip
def test_flush_on_each_edge(side: Side, offset: int, pose: tuple[int, int, int]) -> None:
    """Whoever faces down to a tray that faces up has the tray's left on the right hand."""
    assert flush(tray(24, 24), side, INFANTRY, offset) == pose


@pytest.mark.parametrize(
    ("attacker", "defender", "side", "offset", "length"),
    [
        (INFANTRY, INFANTRY, Side.RIGHT, 2750, 2400), (INFANTRY, INFANTRY, Side.LEFT, -2750, 2400),
        (INFANTRY, INFANTRY, Side.FRONT, 0, 5500), (SMALL_SOLO, INFANTRY, Side.FRONT, 1380, 2750),
        (SMALL_SOLO, LARGE_SOLO, Side.RIGHT, 1380, 2760),
    ],
)  # fmt: skip
@pytest.mark.parametrize("degrees", [0, 90, 45, 306.57])
def test_the_contact_of_an_aligned_attacker(
    attacker: Footprint, defender: Footprint, side: Side, offset: int, length: int, degrees: float
) -> None:
    target = tray(24, 24, degrees, defender)
    found = contact(rectangle(flush(target, side, attacker, offset), attacker), target)
    assert found is not None
    assert found[:2] == (Side.FRONT, side)
    # Rounding moves a tray by less than a thousandth; 2.76 in from the middle of 5.5 in reach 0.01 in beyond its end.
    assert found.length == pytest.approx(length, abs=1.0)


@SCENES
@given(trays, sides, footprints, st.integers(-2600, 2600))
def test_flush_trays_are_in_contact(target: Rectangle, side: Side, footprint: Footprint, offset: int) -> None:
    pose = flush(target, side, footprint, offset)
    assert all(type(number) is int for number in pose)
    assert 0 <= pose.bearing < FULL_TURN
    assert (pose.bearing - target.pose.bearing) % QUARTER_TURN == 0
    attacker = rectangle(pose, footprint)
    assert distance(attacker, target) < 1.5
    assert overlap(attacker, target) < 1.5
    edge = target.footprint.depth if side % 2 else target.footprint.width
    shared = min(edge / 2, footprint.width / 2 + offset) - max(-edge / 2, offset - footprint.width / 2)
    found = contact(attacker, target)
    if shared >= 102:
        assert found is not None
        assert found[:2] == (Side.FRONT, side)
        assert found.length == pytest.approx(shared, abs=1.5)
    elif shared < 98:
        assert found is None


@SCENES
@given(trays, sides, footprints, st.integers(-2000, 2000))
def test_flush_is_the_same_in_all_pictures(target: Rectangle, side: Side, footprint: Footprint, offset: int) -> None:
    pose = flush(target, side, footprint, offset)
    for picture in PICTURES.values():
        if picture.is_mirrored:
            assert flush(picture.of_tray(target), MIRRORED_SIDE[side], footprint, -offset) == picture.of_pose(pose)
        else:
            assert flush(picture.of_tray(target), side, footprint, offset) == picture.of_pose(pose)


# --- any trays -------------------------------------------------------------------------------------------------------


@SCENES
@given(
    trays, sides, footprints, st.integers(-2000, 2000), st.integers(-14, 14), st.integers(-14, 14),
    st.sampled_from((0, 0, 1, -3, 25, -150, 900, -1300)),
)  # fmt: skip
def test_contact_is_mutual_and_the_same_in_all_pictures(
    target: Rectangle, side: Side, footprint: Footprint, offset: int, right: int, up: int, turn: int
) -> None:
    """Trays that are nearly flush, shoved and turned a little."""
    x, y, bearing = flush(target, side, footprint, offset)
    near = rectangle(Pose(x + right, y + up, (bearing + turn) % FULL_TURN), footprint)
    found = contact(near, target)
    mutual = contact(target, near)
    assert mutual == (found and Contact(found.side_of_b, found.side_of_a, found.length))
    if found is not None:
        assert found.length >= 100
        assert distance(near, target) <= TOLERANCE
        assert not overlaps(near, target)
    for picture in PICTURES.values():
        seen = contact(picture.of_tray(near), picture.of_tray(target))
        if found is None:
            assert seen is None
            continue
        assert seen is not None
        assert seen.length == pytest.approx(found.length, abs=1e-9)
        sides_seen = (MIRRORED_SIDE[seen.side_of_a], MIRRORED_SIDE[seen.side_of_b]) if picture is MIRRORED else seen[:2]
        assert sides_seen == found[:2]


@SCENES
@given(rectangles, rectangles)
def test_contact_needs_nearness(a: Rectangle, b: Rectangle) -> None:
    if contact(a, b) is not None:
        assert polygon(a).distance(polygon(b)) <= TOLERANCE + 1e-6


@SCENES
@given(poses, bearings)
def test_parallel_trays_beyond_the_tolerance_are_not_in_contact(pose: Pose, bearing: int) -> None:
    target = rectangle(pose._replace(bearing=bearing), INFANTRY)
    for away, in_contact in ((8, True), (12, False)):
        deeper = Footprint(5500, 4800 + 2 * away)  # so it stands that much farther away
        attacker = rectangle(flush(target, Side.FRONT, deeper, 0), INFANTRY)
        assert distance(attacker, target) == pytest.approx(away, abs=0.75)
        assert (contact(attacker, target) is not None) is in_contact
