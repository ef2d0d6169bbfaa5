"""Searching among all bearings on which a tray may go, and all to which it may be turned at the end.

A whole stretch of them is asked about at once. While the tray turns by some small angle, no point of it moves by more
than this angle times how far it is from the centre; and where it goes, by no more than the angle times how far it goes.
So a tray that is smaller by that much on all sides lies within each of them: where even the smaller one finds no room,
none of them does. Else the stretch is halved, down to single bearings, which are judged as they are. So what is found
here is found as surely as if each of the 36,000 were tried.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from itertools import count
from typing import NamedTuple, TypeVar

from maester.games.miniatures.geometry.lanes import RADIAN
from maester.games.miniatures.geometry.numbers import FULL_TURN, HALF_TURN, Bearing
from maester.games.miniatures.geometry.shapes import Circle, Footprint

T = TypeVar("T")

ROUNDED = 2
"""What is to spare, in thousandths, for poses that are rounded."""


class Spare(NamedTuple):
    """By how much a tray is made smaller on all sides: while it goes, and where it ends."""

    on_the_way: int
    at_the_end: int


NOTHING = Spare(0, 0)

MayFit = Callable[[int, int, Spare], bool]
"""Could a tray that is smaller by so much go on this bearing and end with this facing?"""


class Turns(NamedTuple):
    """A stretch of bearings on which a tray goes, and one of facings in which it ends; all of them are included."""

    first: int
    last: int
    first_facing: int
    last_facing: int

    @property
    def middle(self) -> tuple[Bearing, Bearing]:
        bearing, facing = (self.first + self.last) // 2, (self.first_facing + self.last_facing) // 2
        return Bearing(bearing % FULL_TURN), Bearing(facing % FULL_TURN)

    def strays(self, reach: float, radius: float) -> tuple[float, float]:
        """How far the tray is from where it is in the middle of the stretch, at most: by its way, by its facing."""
        way = (self.last - self.first + 1) // 2
        facing = (self.last_facing - self.first_facing + 1) // 2
        return way * RADIAN * reach, facing * RADIAN * radius

    def spare(self, reach: float, radius: float) -> Spare:
        """By how much a tray must be smaller to lie within all those of the stretch, if it goes so far at most."""
        turned, _ = self.strays(radius, 0)
        way, facing = self.strays(reach, radius)
        return Spare(math.ceil(way + turned) + ROUNDED if way else 0, math.ceil(way + facing) + ROUNDED)

    def halves(self, *, of_way: bool) -> tuple[Turns, Turns]:
        if of_way:
            middle = (self.first + self.last) // 2
            return self._replace(last=middle), self._replace(first=middle + 1)
        middle = (self.first_facing + self.last_facing) // 2
        return self._replace(last_facing=middle), self._replace(first_facing=middle + 1)


ALL_FACINGS = (0, HALF_TURN - 1)
"""A tray that is turned by 180 degrees lies as before."""


def some_turn(
    turns: Turns,
    reach: float,
    radius: float,
    may_fit: MayFit,
    fitting: Callable[[int, int], T | None],
    most: int | None = None,
) -> T | None:
    """What fits on some bearing with some facing, or None if nothing does; `reach` is how far the tray goes, at most.
    With `most` the search ends after so many stretches, and may miss what fits in a sliver.
    """
    stretches = deque([turns])
    for _ in count() if most is None else range(most):
        if not stretches:
            return None
        stretch = stretches.popleft()
        bearing, facing = stretch.middle
        if (found := fitting(bearing, facing)) is not None:
            return found
        way, turn = stretch.strays(reach, radius)
        if (way or turn) and may_fit(bearing, facing, stretch.spare(reach, radius)):
            stretches.extend(stretch.halves(of_way=way > turn))
    return None


def nearest_turn(wanted: int, radius: float, may_fit: MayFit, fits: Callable[[int], bool]) -> Bearing | None:
    """The facing that fits to which the smallest turn leads from the one that is wanted."""

    def first_between(first: int, last: int) -> int | None:
        """The first of a stretch that fits, in the order in which it is told."""
        near, far = min(first, last), max(first, last)
        stretch = Turns(wanted, wanted, near, far)
        _, turn = stretch.strays(0, radius)
        if not turn:
            return first if fits(first % FULL_TURN) else None
        if not may_fit(wanted, stretch.middle[1], stretch.spare(0, radius)):
            return None
        halves = [(half.first_facing, half.last_facing) for half in stretch.halves(of_way=False)]
        ordered = halves if first <= last else [(end, begin) for begin, end in reversed(halves)]
        found = (first_between(*half) for half in ordered)
        return next((one for one in found if one is not None), None)

    ends = (first_between(wanted, wanted + HALF_TURN), first_between(wanted, wanted - HALF_TURN))
    found = [end for end in ends if end is not None]
    return Bearing(min(found, key=lambda end: abs(end - wanted)) % FULL_TURN) if found else None


def smaller(footprint: Footprint, spare: int) -> Footprint:
    """A tray that is smaller by so much on all sides."""
    if not spare:
        return footprint
    return footprint._replace(width=max(0, footprint.width - 2 * spare), depth=max(0, footprint.depth - 2 * spare))


def smaller_token(token: Circle, spare: int) -> Circle:
    """A token that is easier to cover by so much; less than nothing is left of it, if need be."""
    return token._replace(radius=token.radius - spare)


def larger_token(token: Circle, spare: int) -> Circle:
    """A token that is easier to touch by so much."""
    return token._replace(radius=token.radius + spare)


def cover_reach(footprint: Footprint, token: Circle) -> float:
    """From how far away, between the centres, a tray can cover the token."""
    across, up = footprint.width / 2 - token.radius, footprint.depth / 2 - token.radius
    return math.sqrt(across * across + up * up)


def touch_reach(footprint: Footprint, token: Circle) -> float:
    """From how far away, between the centres, a tray can lie over a part of the token."""
    across, up = footprint.width / 2, footprint.depth / 2
    return math.sqrt(across * across + up * up) + token.radius
