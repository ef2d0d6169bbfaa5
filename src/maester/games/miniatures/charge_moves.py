"""How a charging tray moves (p. 16, 17, 24): straight on until contact or a stop, over terrain, and into line."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

from maester.engine import Event
from maester.games.miniatures.alignment import Places, is_free
from maester.games.miniatures.charges import Approach, approach, places
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Acting, Charge
from maester.games.miniatures.geometry.courses import stopped
from maester.games.miniatures.geometry.numbers import INCH, TOLERANCE, Inches, Pose, go, turned
from maester.games.miniatures.geometry.shapes import Rectangle, Shape, Side, overlaps, rectangle
from maester.games.miniatures.geometry.sweeps import near_stretch, overlap_stretch
from maester.games.miniatures.moving import Moved, end_move, endanger
from maester.games.miniatures.names import Unit

HINDERING, FORTIFIED, DANGEROUS = "hindering", "fortified", "dangerous"


class ChargeFailed(Event, frozen=True):
    """A Charge has failed: the unit moved so far, and what stopped it, if something did."""

    unit: Unit
    target: Unit
    moved: Inches
    by: str


class ForwardMove(NamedTuple):
    """The forward move of a Charge whose die is final."""

    case: Approach
    before: Pose
    """Where the tray stood before its pivot."""
    start: Pose
    travel: float | None
    """After which distance it touches its target; None if it doesn't."""
    places: Places
    """Where it could line up."""

    @property
    def tray(self) -> Rectangle:
        return rectangle(self.start, self.case.unit.footprint)

    def after(self, distance: float) -> Pose:
        return go(self.start, self.start.bearing, round(distance))


def forward_move(game: Field, charge: Charge) -> ForwardMove:
    """How the forward move of a Charge goes, as far as the die lets it."""
    before = game.pose_of(charge.unit)
    start = turned(before, charge.start.bearing)
    declared = approach(game, charge.unit, charge.target)
    reach = declared.speed + charge.die * INCH
    case = declared._replace(course=declared.course._replace(reach=reach, shortest=reach))
    lane = case.lane(start.bearing) if game.stands(charge.target) else None
    return ForwardMove(case, before, start, lane.travel if lane else None, places(declared, Side(charge.side)))


def move_into_contact(game: Field, charge: Charge, move: ForwardMove) -> bool:
    """The unit touches its target. Is it still there?"""
    travel = move.travel
    assert travel is not None
    charge.hindered = _crosses(game, move, HINDERING, travel)
    charge.fortified = _crosses(game, move, FORTIFIED, travel)
    if not _advance(game, charge, move, travel, move.after(travel)):
        return False
    charge.reached = True
    return True


def align(game: Field, charge: Charge, pose: Pose) -> bool:
    """The unit is placed in line with its target, which ends its move. Is it still there?"""
    unit = charge.unit
    game.tell(Moved(unit, "align", (game.pose_of(unit), pose)))
    game.place(unit, pose)
    on = [game.terrain_kind(piece).keywords for piece in game.pieces_on_table() if game.stands_on(unit, piece)]
    charge.hindered = charge.hindered or any(HINDERING in keywords for keywords in on)
    charge.fortified = charge.fortified or any(FORTIFIED in keywords for keywords in on)
    if any(DANGEROUS in keywords for keywords in on) and not _endangered(game, charge):
        return False
    end_move(game, unit)
    return True


def fall_short(game: Field, charge: Charge, move: ForwardMove) -> bool:
    """The Charge fails: the unit moves as far as it comes, but never ends on another tray, nor in contact. Is it still
    there?
    """
    case = move.case
    distance, obstacle = stopped(move.before, case.unit.footprint, move.start.bearing, case.course)
    if move.travel is not None and distance > move.travel - 2 * TOLERANCE:
        distance = max(0.0, move.travel - 2 * TOLERANCE)
    distance, end = _last_free(move, distance)
    if not _advance(game, charge, move, distance, end):
        return False
    by = case.in_the_way[obstacle] if obstacle >= 0 else ""
    game.tell(ChargeFailed(charge.unit, charge.target, Inches(round(distance)), by))
    end_move(game, charge.unit)
    return True


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


def _advance(game: Field, charge: Charge, move: ForwardMove, distance: float, end: Pose) -> bool:
    """The tray pivots and moves straight on; Dangerous Terrain that it enters on the way may destroy it, once in a
    Charge (p. 24, ruling.dangerous-count). Is it still there?
    """
    unit = charge.unit
    entered = _first_danger(game, move, distance)
    path = [move.before, move.start]
    if entered is not None and not _was_endangered(game, charge):
        path.append(move.after(entered))
        _tell_and_place(game, unit, path)
        if not _endangered(game, charge):
            return False
        path = [path[-1]]
    path.append(end)
    _tell_and_place(game, unit, path)
    return True


def _tell_and_place(game: Field, unit: Unit, path: list[Pose]) -> None:
    parts = [path[0], *(after for before, after in pairwise(path) if before != after)]
    if len(parts) > 1:
        game.tell(Moved(unit, "charge", tuple(parts)))
        game.place(unit, path[-1])


def _first_danger(game: Field, move: ForwardMove, distance: float) -> float | None:
    """After which distance the tray first enters a Dangerous piece on which it didn't stand at the beginning."""
    before = rectangle(move.before, move.case.unit.footprint)
    shapes = [game.terrain_shape(piece) for piece in game.pieces_with(DANGEROUS)]
    stretches = [_stretch(move, shape, distance) for shape in shapes if not overlaps(before, shape)]
    return min([max(0.0, stretch[0]) for stretch in stretches if stretch is not None], default=None)


def _was_endangered(game: Field, charge: Charge) -> bool:
    return game.frame(Acting, charge.acting).endangered


def _endangered(game: Field, charge: Charge) -> bool:
    """The unit suffers from Dangerous Terrain, unless it has already in this Charge. Is it still there?"""
    if _was_endangered(game, charge):
        return True
    game.frame(Acting, charge.acting).endangered = True
    endanger(game, charge.unit)
    return game.stands(charge.unit)


def _crosses(game: Field, move: ForwardMove, keyword: str, distance: float) -> bool:
    """Does the way, or the start before the pivot, overlap such a piece (ruling.terrain-crossing)?"""
    before = rectangle(move.before, move.case.unit.footprint)
    shapes = [game.terrain_shape(piece) for piece in game.pieces_with(keyword)]
    return any(overlaps(before, shape) or _stretch(move, shape, distance) is not None for shape in shapes)


def _stretch(move: ForwardMove, shape: Shape, distance: float) -> tuple[float, float] | None:
    """The part of the way, up to this distance, on which the tray overlaps a piece; None if it doesn't."""
    stretch = overlap_stretch(move.tray, move.start.bearing, shape)
    return stretch if stretch is not None and stretch[0] < distance and stretch[1] > 0 else None
