"""How trays line up on a side of an enemy's tray, and where there is no room for it."""

from __future__ import annotations

import pytest

from maester.games.miniatures.alignment import alignments, charge_alignments, greatest_offset
from maester.games.miniatures.box import BOX
from maester.games.miniatures.geometry.numbers import TOLERANCE, Pose, inches
from maester.games.miniatures.geometry.shapes import (
    Area,
    Footprint,
    Rectangle,
    Shape,
    Side,
    contact,
    overlap,
    rectangle,
)
from maester.games.miniatures.names import ALIGNMENT_NAMES
from maester.harness.marks import rule

TABLE = Area(0, 0, 48_000, 48_000)
INFANTRY, CAVALRY, SMALL, LARGE = (
    BOX.trays[name].footprint for name in ("infantry", "cavalry", "solo-small", "solo-large")
)


def tray(x: float, y: float, bearing: float, footprint: Footprint = INFANTRY) -> Rectangle:
    return rectangle(Pose(inches(x), inches(y), round(100 * bearing)), footprint)


DEFENDER = tray(24, 30, 180)


def found(
    *taken: Shape,
    target: Rectangle = DEFENDER,
    side: Side = Side.FRONT,
    footprint: Footprint = INFANTRY,
    area: Area = TABLE,
) -> dict[str, tuple[float, float, float]]:
    """Where a charging tray may line up, in inches and degrees."""
    places = charge_alignments(target, side, footprint, taken, area)
    return {ALIGNMENT_NAMES[place]: (pose.x / 1000, pose.y / 1000, pose.bearing / 100) for place, pose in places}


@pytest.mark.parametrize(
    ("side", "full", "left", "right"),
    [
        (Side.FRONT, (24, 25.2, 0), (21.25, 25.2, 0), (26.75, 25.2, 0)),
        (Side.RIGHT, (18.85, 30, 90), (18.85, 32.75, 90), (18.85, 27.25, 90)),
        (Side.REAR, (24, 34.8, 180), (26.75, 34.8, 180), (21.25, 34.8, 180)),
        (Side.LEFT, (29.15, 30, 270), (29.15, 27.25, 270), (29.15, 32.75, 270)),
    ],
)
def test_left_and_right_are_those_of_the_one_who_lines_up(
    side: Side, full: tuple[float, ...], left: tuple[float, ...], right: tuple[float, ...]
) -> None:
    assert found(side=side) == {"full": full, "half-left": left, "half-right": right}


@rule("miniatures:ruling.charge-alignment")
@pytest.mark.parametrize(
    ("target", "side", "footprint", "full", "half"),
    [
        (tray(24, 30, 180), Side.LEFT, INFANTRY, 4.8, 2.4),
        (tray(24, 30, 180), Side.FRONT, SMALL, 2.76, 2.75),
        (tray(24, 30, 180, LARGE), Side.LEFT, SMALL, 2.76, 2.76),
        (tray(24, 30, 180, LARGE), Side.FRONT, INFANTRY, 2.76, 1.38),
    ],
)
def test_at_half_one_end_of_the_front_is_at_the_middle_of_the_side(
    target: Rectangle, side: Side, footprint: Footprint, full: float, half: float
) -> None:
    lengths = {}
    for place, pose in alignments(target, side, footprint, (), TABLE):
        touching = contact(rectangle(pose, footprint), target)
        assert touching is not None
        assert (touching.side_of_a, touching.side_of_b) == (Side.FRONT, side)
        lengths[ALIGNMENT_NAMES[place]] = round(touching.length / 1000, 3)
    assert lengths == {"full": full, "half-left": half, "half-right": half}


def test_what_stands_in_the_way_of_one_place_leaves_the_others() -> None:
    assert found(tray(29.5, 24, 0)) == {"full": (24, 25.2, 0), "half-left": (21.25, 25.2, 0)}
    assert found(tray(21.25, 25.2, 0)) == {"half-right": (26.75, 25.2, 0)}


def test_the_edge_of_the_table_leaves_no_room() -> None:
    target = tray(2.75, 30, 180)
    assert found(target=target) == {"full": (2.75, 25.2, 0), "half-right": (5.5, 25.2, 0)}
    assert found(target=tray(24, 7, 180)) == {}


def test_the_edge_of_the_table_leaves_an_offset_between() -> None:
    target = tray(1.5, 30, 180, SMALL)
    assert set(found(target=target)) == {"half-right"}
    assert found(tray(6.1, 25, 90, Footprint(6000, 1000)), target=target) == {"near-right": (2.75, 26.22, 0)}


@rule("miniatures:ruling.charge-space-check")
def test_two_at_half_leave_no_room_for_a_third() -> None:
    left, right = tray(21.25, 25.2, 0), tray(26.75, 25.2, 0)
    assert set(found(left)) == {"half-right"}
    assert found(left, right) == {}
    # Neither does one in the middle: beside it less than half of the side is left.
    assert found(tray(24, 25.2, 0)) == {}
    # One that stands farther to the left leaves the nearest offset to half, of which half of the side is in contact.
    assert greatest_offset(DEFENDER, Side.FRONT, INFANTRY) == 2760
    assert set(found(tray(21.25, 25.2, 0), tray(32.25, 25.2, 0))) == {"half-right"}
    assert found(tray(21.25, 25.2, 0), tray(32.2, 25.2, 0)) == {}


@rule("miniatures:ruling.charge-space-check")
@pytest.mark.parametrize(
    ("target", "side", "footprint", "length"),
    [
        (DEFENDER, Side.LEFT, INFANTRY, 2.4),
        (DEFENDER, Side.FRONT, SMALL, 2.75),
        (tray(24, 30, 180, LARGE), Side.FRONT, INFANTRY, 1.38),
        # The front is shorter than half of the side: all of it.
        (tray(24, 30, 180, LARGE), Side.LEFT, SMALL, 2.76),
    ],
)
def test_half_of_the_side_is_in_contact_at_least(
    target: Rectangle, side: Side, footprint: Footprint, length: float
) -> None:
    edge = target.footprint.depth if side % 2 else target.footprint.width
    offset = greatest_offset(target, side, footprint) - TOLERANCE
    assert (edge + footprint.width) / 2 - offset == 1000 * length


@rule("miniatures:charge.align-best-fit")
def test_the_offset_nearest_to_100_or_50_percent() -> None:
    # Between two palisades, from x = 22.9 to x = 28.45, there is room for offsets from 1.65 to 1.7 in.
    left, right = (tray(x, 24.5, 90, Footprint(6000, 1000)) for x in (22.4, 28.95))
    assert overlap(left, DEFENDER) == 0
    places = found(left, right)
    assert places == {"near-right": (25.7, 25.2, 0)}
    touching = contact(tray(25.7, 25.2, 0), DEFENDER)
    assert touching is not None
    assert touching.length == 3800  # 69 percent of the side, and not less than half
    # Nearer to 0 than to a half: the offset that is nearest to 0 is taken.
    near = tray(21.35, 24.5, 90, Footprint(6000, 1000))
    assert found(near, right) == {"near-right": (24.6, 25.2, 0)}


@rule("miniatures:ruling.melee-realign")
def test_a_unit_that_turns_stands_centre_to_centre_or_at_half() -> None:
    enemy = tray(29.15, 24, 270)
    places = {ALIGNMENT_NAMES[place]: pose for place, pose in alignments(enemy, Side.FRONT, INFANTRY, (), TABLE)}
    assert places == {
        "full": Pose(24_350, 24_000, 9000),
        "half-left": Pose(24_350, 26_750, 9000),
        "half-right": Pose(24_350, 21_250, 9000),
    }
    # Other offsets are for Charges only.
    left, right = (tray(24.35, y, 0, Footprint(4800, 1000)) for y in (20.55, 27.15))
    assert alignments(enemy, Side.FRONT, INFANTRY, (left, right), TABLE) == ()


@pytest.mark.parametrize("bearing", [0, 17.31, 123.45, 301.99])
def test_flush_trays_are_in_contact_at_any_bearing(bearing: float) -> None:
    target = tray(24, 24, bearing)
    for side in Side:
        for _, pose in charge_alignments(target, side, CAVALRY, (), TABLE):
            touching = contact(rectangle(pose, CAVALRY), target)
            assert touching is not None
            assert (touching.side_of_a, touching.side_of_b) == (Side.FRONT, side)
