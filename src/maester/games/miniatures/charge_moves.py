"""How a charging tray moves (p. 16, 17, 24): straight on until contact or a stop, over terrain, and into line.

All of it is one single move, which is carried out when it is known where it ends.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, NamedTuple

from maester.engine import Event
from maester.games.miniatures.actions import DANGEROUS
from maester.games.miniatures.alignment import Places, is_free
from maester.games.miniatures.charges import Approach, approach, places
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Charge, Moving
from maester.games.miniatures.geometry.courses import stopped
from maester.games.miniatures.geometry.numbers import INCH, TOLERANCE, Inches, Pose, go, turned
from maester.games.miniatures.geometry.shapes import Rectangle, Side, overlaps, rectangle
from maester.games.miniatures.geometry.sweeps import near_stretch, overlap_stretch
from maester.games.miniatures.moving import ArriveAtEnd, EnterTerrain, carry_out, entered
from maester.games.miniatures.names import Unit
from maester.games.miniatures.terrain_keywords import pieces_for

HINDERING, FORTIFIED = "hindering", "fortified"
BY_CHARGE: Final = "charge"


class ChargeFailed(Event, frozen=True):
    """A Charge has failed: so far the unit moves, and what stops it, if something does."""

    unit: Unit
    target: Unit
    moved: Inches
    by: str


class ForwardMove(NamedTuple):
    """The forward move of a Charge whose die is final."""

    case: Approach
    before: Pose
    """Where the tray stands before its pivot."""
    start: Pose
    travel: float | None
    """After which distance it touches its target; None if it doesn't."""
    places: Places
    """Where it could line up."""

    @property
    def succeeds(self) -> bool:
        """It comes into contact, and there is room to line up (ruling.charge-locked)."""
        return self.travel is not None and bool(self.places)

    @property
    def tray(self) -> Rectangle:
        return rectangle(self.start, self.case.unit.footprint)

    def after(self, distance: float) -> Pose:
        """Where the tray stands after this distance."""
        return go(self.start, self.start.bearing, round(distance))

    def path(self, *ends: Pose) -> tuple[Pose, ...]:
        """Where the tray stands at first, after its pivot, and then."""
        poses = (self.before, self.start, *ends)
        return (poses[0], *(after for before, after in pairwise(poses) if before != after))


def forward_move(game: Field, charge: Charge) -> ForwardMove:
    """How the forward move of a Charge goes, as far as the die lets it."""
    before = game.pose_of(charge.unit)
    start = turned(before, charge.start.bearing)
    declared = approach(game, charge.unit, charge.target)
    reach = declared.speed + charge.die * INCH
    case = declared._replace(course=declared.course._replace(reach=reach, shortest=reach))
    lane = case.lane(start.bearing)
    return ForwardMove(case, before, start, lane.travel if lane else None, places(declared, Side(charge.side)))


def move_into_line(game: Field, charge: Charge, end: Pose) -> None:
    """The unit touches its target and is placed in line with it. On the way, and where it ends, it may lose its Charge
    bonus (p. 24), help the Defender (p. 25), or suffer from Dangerous Terrain.
    """
    move = forward_move(game, charge)
    assert move.travel is not None
    unit, contact = charge.unit, move.after(move.travel)
    charge.hindered = _crosses(game, move, HINDERING, end)
    charge.fortified = _crosses(game, move, FORTIFIED, end)
    # Aligning is no part of the way: what it passes isn't entered, only what it ends on (ruling.terrain-crossing).
    dangers = entered(game, unit, move.path(contact))
    known = [piece for piece, _ in dangers]
    before, after = game.rectangle(unit), rectangle(end, game.footprint(unit))
    for piece in pieces_for(game, unit, DANGEROUS):
        shape = game.terrain_shape(piece)
        if piece not in known and overlaps(after, shape) and not overlaps(before, shape):
            dangers.append((piece, end))
    moving = Moving(unit=unit, how=BY_CHARGE, path=move.path(contact, end), entered=tuple(dangers))
    game.open(moving, EnterTerrain, ArriveAtEnd)


def _crosses(game: Field, move: ForwardMove, keyword: str, end: Pose) -> bool:
    """Does the start, the way or the end of a Charge overlap such a piece (ruling.terrain-crossing)?"""
    footprint = move.case.unit.footprint
    before, after = rectangle(move.before, footprint), rectangle(end, footprint)
    for shape in [game.terrain_shape(piece) for piece in pieces_for(game, move.case.unit.unit, keyword)]:
        stretch = overlap_stretch(move.tray, move.start.bearing, shape)
        if stretch is not None and stretch[0] < (move.travel or 0.0) and stretch[1] > 0:
            return True
        if overlaps(before, shape) or overlaps(after, shape):
            return True
    return False


def fall_short(game: Field, charge: Charge, move: ForwardMove) -> None:
    """The Charge fails: the unit moves as far as it comes, but ends neither on another tray nor in contact
    (ruling.charge-failed-gap).
    """
    case = move.case
    distance, obstacle = stopped(move.before, case.unit.footprint, move.start.bearing, case.course)
    if move.travel is not None:
        distance = min(distance, max(0.0, move.travel - 2 * TOLERANCE))
    distance, end = _last_free(move, distance)
    by = case.in_the_way[obstacle] if obstacle >= 0 else ""
    game.tell(ChargeFailed(charge.unit, charge.target, Inches(round(distance)), by))
    carry_out(game, charge.unit, move.path(end), BY_CHARGE)


def _last_free(move: ForwardMove, distance: float) -> tuple[float, Pose]:
    """The last position on the way, up to this distance, at which the tray lies on the table and overlaps no other; if
    there is none, the one before its pivot (ruling.charge-end-on-friend).
    """
    case, tray = move.case, move.tray
    taken = (*case.taken, case.course.target)
    ends = [distance]
    for shape in taken:
        stretch = near_stretch(tray, tray.pose.bearing, shape, 0.0)
        if stretch is not None and 0 <= stretch[0] < distance:
            ends.append(math.floor(stretch[0]))
    for end in sorted(ends, reverse=True):
        pose = move.after(end)
        if is_free(pose, case.unit.footprint, taken, case.course.area):
            return end, pose
    return 0.0, move.before
