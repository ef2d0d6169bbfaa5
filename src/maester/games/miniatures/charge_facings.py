"""The pivot of a charging unit (p. 16): to which bearings it may turn, and what a page draws of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

import msgspec

from maester.engine import Domain, Move, Refusal, refuse
from maester.games.miniatures.charges import FAR_AWAY, Approach, ChargeWay, all_lanes, best_way, in_inches, places
from maester.games.miniatures.geometry.aims import spread, towards, turn_between
from maester.games.miniatures.geometry.courses import ROUGH, stopped
from maester.games.miniatures.geometry.lanes import nearest
from maester.games.miniatures.geometry.numbers import FULL_TURN, TOLERANCE, Bearing, Pose, turned
from maester.games.miniatures.geometry.shapes import Footprint, Side, rectangle
from maester.games.miniatures.geometry.sweeps import touch_at
from maester.games.miniatures.names import ALIGNMENT_NAMES, SIDE_NAMES, UNIT_NAMES

SHOWN_PER_LANE: Final = 24
"""So many bearings of each lane are drawn."""
MOST_TRIES: Final = 50
NONE: Final = Bearing(-1)


class ChargeFacing(Move, frozen=True):
    """Pivots to this bearing before the Charge's move; the one that the unit has means not to pivot."""

    face: Bearing
    typed = "face {face}"


class LaneShown(msgspec.Struct, frozen=True):
    """A stretch of bearings from which the target is reached and seen, with some of them."""

    first: int
    last: int
    ways: tuple[tuple[int, int, int], ...]
    """Bearing, travel in thousandths of an inch, least number on the die."""


class ChargeShown(msgspec.Struct, frozen=True):
    """What a page draws of the pivot of a Charge."""

    unit: str
    start: Pose
    footprint: Footprint
    target: str
    side: str
    reach: int
    """The greatest distance."""
    lanes: tuple[LaneShown, ...]
    places: tuple[tuple[str, Pose], ...]
    """Where the tray would stand, for each way to line up."""
    candidates: tuple[tuple[int, int, int, str], ...]
    """Bearing, travel, least number on the die, and why it is offered."""


class ChargeFacings(Domain, frozen=True):
    """The bearings to which a charging unit may pivot: it must keep its target in sight, and a straight move could
    still reach it (p. 16).
    """

    case: Approach
    side: Side

    def check(self, move: ChargeFacing) -> Refusal | None:
        case, face = self.case, move.face
        if case.lane(face) is None:
            return self._why_no_lane(face)
        if not case.sees(face):
            return refuse("charge.pivot", target=UNIT_NAMES[case.target.unit], reason="hidden")
        return None

    def _why_no_lane(self, face: int) -> Refusal:
        """It passes beside the target, falls short, is stopped, or hangs over the edge of the table."""
        case = self.case
        name = UNIT_NAMES[case.target.unit]
        rule = "ruling.charge-pivot-declined" if face == case.unit.pose.bearing else "charge.pivot"
        pose, footprint, reach = case.unit.pose, case.unit.footprint, case.course.reach
        travel = touch_at(rectangle(turned(pose, face), footprint), face, case.course.target)
        if travel is None:
            return refuse(rule, target=name, reason="beside")
        if travel > reach + TOLERANCE:
            return refuse(rule, target=name, reason="short", needs=in_inches(travel), most=in_inches(reach))
        after, obstacle = stopped(pose, footprint, face, case.course)
        if obstacle >= 0:
            by = case.in_the_way[obstacle]
            who, what = (by, None) if by in UNIT_NAMES else (None, by)
            return refuse("charge.stop-before-obstacle", target=name, who=who, what=what, after=in_inches(after))
        if case.within(FAR_AWAY).lane(face) is not None:  # so Rough terrain makes it too far
            most = in_inches(reach - ROUGH)
            return refuse(rule, target=name, reason="short", needs=in_inches(travel), most=most)
        return refuse("ruling.board-edge-first-pivot", target=name, over=None)

    def only(self) -> Bearing | None:
        """The one bearing that is legal, -1 if none is; None if there are several."""
        if not self.offered():
            return NONE
        stretches = all_lanes(self.case)
        return stretches[0][0] if len(stretches) == 1 and stretches[0][0] == stretches[0][1] else None

    def offered(self) -> tuple[tuple[ChargeWay, str], ...]:
        """The ways that are offered, the recommended one first, each with why."""
        return _offered(self.case)

    def candidates(self) -> Sequence[ChargeFacing]:
        return tuple([ChargeFacing(way.face) for way, _ in self.offered()])

    def reasons(self) -> tuple[tuple[str, str], ...]:
        """Why each candidate is one, and the number that the die must show at least."""
        return tuple([(reason, str(way.needs)) for way, reason in self.offered()])

    def sample(self, rng: Random) -> ChargeFacing:
        stretches = all_lanes(self.case)
        for _ in range(MOST_TRIES):
            first, last = rng.choice(stretches)
            face = Bearing((first + rng.randrange((last - first) % FULL_TURN + 1)) % FULL_TURN)
            if self.case.sees(face):
                return ChargeFacing(face)
        return self.candidates()[0]

    def nearest(self, move: ChargeFacing) -> ChargeFacing:
        """The smallest turn to a bearing that is legal; where sight is lost there, to one of the candidates."""
        face = nearest(all_lanes(self.case), move.face)
        if face is not None and self.case.sees(face):
            return ChargeFacing(face)
        return min(self.candidates(), key=lambda one: turn_between(one.face, move.face))

    def shown(self) -> ChargeShown:
        case = self.case
        return ChargeShown(
            unit=UNIT_NAMES[case.unit.unit],
            start=case.unit.pose,
            footprint=case.unit.footprint,
            target=UNIT_NAMES[case.target.unit],
            side=SIDE_NAMES[self.side],
            reach=case.course.reach,
            lanes=tuple(_seen_lanes(case)),
            places=tuple([(ALIGNMENT_NAMES[place], pose) for place, pose in places(case, self.side)]),
            candidates=tuple([(*_numbers(way), reason) for way, reason in self.offered()]),
        )


def _numbers(way: ChargeWay) -> tuple[int, int, int]:
    return way.face, round(way.travel), way.needs


@lru_cache(maxsize=512)
def _offered(case: Approach) -> tuple[tuple[ChargeWay, str], ...]:
    """Straight on if that needs no higher die than the shortest way; the shortest way; towards the target's middle; the
    ends of lanes: those from which the target is seen.
    """
    best = best_way(case)
    if best is None:
        return ()
    pose = case.unit.pose
    tried = [
        (best.face, "shortest"),
        (Bearing(pose.bearing), "straight"),
        (towards(pose, case.course.target), "middle"),
    ]
    tried += [(end, "end") for stretch in all_lanes(case) for end in stretch]
    found: dict[int, tuple[ChargeWay, str]] = {}
    for bearing, reason in tried:
        if bearing not in found and (way := case.way(bearing)) is not None and case.sees(bearing):
            found[bearing] = way, reason
    straight = found.get(pose.bearing)
    if straight is not None and straight[0].needs <= best.needs:
        found = {pose.bearing: straight, **found}
    return tuple(found.values())


def _seen_lanes(case: Approach) -> list[LaneShown]:
    """The stretches of lanes as far as the target is seen from them, told by bearings spread over them."""
    shown: list[LaneShown] = []
    for stretch in all_lanes(case):
        seen: list[tuple[int, int, int]] = []
        for bearing in (*spread(*stretch, SHOWN_PER_LANE), None):
            way = None if bearing is None or not case.sees(bearing) else case.way(bearing)
            if way is not None:
                seen.append(_numbers(way))
            elif seen:
                shown.append(LaneShown(seen[0][0], seen[-1][0], tuple(seen)))
                seen = []
    return shown
