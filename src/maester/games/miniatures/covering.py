"""Onto Objectives: a movement that ends with the tray over a token, wherever there is one (p. 28, 31, 32).

At first a few ways and facings are tried that a player would try, too. Only where none of them leads onto a token
within reach, all of them are searched: a tray may fit there in a sliver of poses and nowhere else.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from maester.games.miniatures.geometry.numbers import FULL_TURN, HALF_TURN, INCH, TOLERANCE, turned
from maester.games.miniatures.geometry.shapes import (
    Circle,
    Footprint,
    Rectangle,
    covers,
    distance,
    overlap,
    overlaps,
    rectangle,
)
from maester.games.miniatures.geometry.sweeps import Stretch, overlap_stretch
from maester.games.miniatures.geometry.turning import (
    ALL_FACINGS,
    NOTHING,
    Spare,
    Turns,
    cover_reach,
    larger_token,
    smaller_token,
    some_turn,
    touch_reach,
)
from maester.games.miniatures.geometry.ways import beside, corner_turn, cover_stretch, way_to
from maester.games.miniatures.ground import Parts, sideways

if TYPE_CHECKING:
    from maester.games.miniatures.judging import Movement

FAN: Final = tuple(turn for step in range(1000, HALF_TURN + 1, 1000) for turn in (step, -step))
"""Bearings beside the straight way to a token that are tried if that one is barred."""
FACINGS: Final = tuple(range(0, HALF_TURN, 500))
"""Last facings that are tried to cover a token: a tray that is turned by 180 degrees lies as before."""
MOST_TRIES: Final = 300
MOST_STRETCHES: Final = 2000
"""So many stretches of bearings and facings of a Maneuver are asked about, at most."""


class Claimable(NamedTuple):
    """An Objective that a unit could Claim by ending its move there: with its tray over the whole token, or over any
    part of it (p. 28, 31, 32).
    """

    number: int
    """Counted from 1."""
    token: Circle
    by_any_part: bool = False

    def is_claimed(self, tray: Rectangle) -> bool:
        """Would a tray that stands there Claim it?"""
        return overlaps(tray, self.token) if self.by_any_part else covers(tray, self.token)

    def stretch(self, tray: Rectangle, bearing: int) -> Stretch | None:
        """At which distances on this bearing the tray would Claim it."""
        if self.by_any_part:
            return overlap_stretch(tray, bearing, self.token)
        return cover_stretch(tray, bearing, self.token)

    def reach(self, footprint: Footprint) -> float:
        """From how far away, between the centres, a tray can Claim it."""
        return (touch_reach if self.by_any_part else cover_reach)(footprint, self.token)

    def easier(self, spare: int) -> Claimable:
        """The same, if it is easier to Claim by so much."""
        return self._replace(token=(larger_token if self.by_any_part else smaller_token)(self.token, spare))

    def is_out_of_reach(self, movement: Movement) -> bool:
        """Is something so near to the token that no tray could cover it?"""
        ground = movement.ground
        return not self.by_any_part and (
            any(distance(enemy.shape, self.token) < INCH - 2 * TOLERANCE for enemy in ground.enemies)
            or any(overlap(body.shape, self.token) > 2 * TOLERANCE for body in (*ground.friends, *ground.impassable))
        )


def onto(movement: Movement, claimable: Claimable, bearings: Sequence[int] | None) -> Any:
    """A movement on one of these bearings, or on any after a first pivot, that ends with the tray over the token; None
    if there is none.
    """
    token = claimable.token
    straight, away = way_to(movement.start, token.x, token.y)
    within = movement.allowance + claimable.reach(movement.footprint) + 4 * TOLERANCE
    if away > within or claimable.is_out_of_reach(movement):
        return None
    face = movement.start.bearing
    if bearings is None:
        fan = [(straight + turn) % FULL_TURN for turn in (0, *FAN)]
        ways = [(bearing, bearing) for bearing in fan]
        return _covering(movement, claimable, ways) or _anywhere(movement, claimable)
    return _covering(movement, claimable, [(face, bearing) for bearing in bearings]) or next(
        filter(None, (_in_a_sliver(movement, claimable, face, bearing) for bearing in bearings)), None
    )


def is_kept(movement: Movement, claimable: Claimable) -> bool:
    """Does the tray cover the token where it stands? One that any part of a tray Claims would be on the tray."""
    return not claimable.by_any_part and claimable.is_claimed(rectangle(movement.start, movement.footprint))


def _covering(movement: Movement, claimable: Claimable, ways: Iterable[tuple[int, int]]) -> Any:
    """A movement that ends with the tray over the token, its centre as near to the token's as may be."""
    tries = 0
    token = claimable.token
    widest = claimable.reach(movement.footprint) + 2 * TOLERANCE
    for face, bearing in ways:
        if beside(movement.start, bearing, token.x, token.y) > widest:
            continue
        for last in _last_facings(movement, token, bearing):
            covered = claimable.stretch(_tray(movement, last), bearing)
            if covered is None or covered[1] < 0 or covered[0] > movement.allowance:
                continue
            tries += 1
            if tries > MOST_TRIES:
                return None
            middle = min(movement.allowance, max(0, round((covered[0] + covered[1]) / 2)))
            for wanted in movement.lengths(face, bearing, last).near(middle):
                if covered[0] <= wanted <= covered[1]:
                    move = movement.legal(Parts(face, bearing, wanted, last), 1 if wanted > middle else -1)
                    if move is not None and claimable.is_claimed(rectangle(movement.end(move), movement.footprint)):
                        return move
    return None


def _last_facings(movement: Movement, token: Circle, bearing: int) -> Iterator[int]:
    """Towards the nearest enemy; as it stands; along and across the way; turned so that it reaches farthest; others."""
    face = movement.start.bearing
    if not movement.pivots_at_end:
        yield face
        return
    if movement.foes:
        yield way_to(movement.start._replace(x=round(token.x), y=round(token.y)), *movement.foes[0].tray.centre)[0]
    corner = corner_turn(movement.footprint, token.radius)
    usual = (face, bearing, sideways(bearing, 1), bearing - corner, bearing + corner)
    yield from (facing % FULL_TURN for facing in chain(usual, FACINGS))


def _tray(movement: Movement, facing: int) -> Rectangle:
    """The tray where it stands, turned."""
    return rectangle(turned(movement.start, facing), movement.footprint)


# --- in a sliver --------------------------------------------------------------------------------------------------


def _in_a_sliver(movement: Movement, claimable: Claimable, face: int, bearing: int) -> Any:
    """The same on one bearing, among all facings."""
    facings = ALL_FACINGS if movement.pivots_at_end else (face, face)
    return _among(movement, claimable, Turns(bearing, bearing, *facings), lambda _: face, None)


def _anywhere(movement: Movement, claimable: Claimable) -> Any:
    """The same on all bearings to which it may pivot first, and among all facings."""
    straight, _ = way_to(movement.start, claimable.token.x, claimable.token.y)
    all_around = Turns(straight - HALF_TURN, straight + HALF_TURN - 1, *ALL_FACINGS)
    return _among(movement, claimable, all_around, lambda bearing: bearing, MOST_STRETCHES)


def _among(movement: Movement, claimable: Claimable, turns: Turns, face: Callable[[int], int], most: int | None) -> Any:
    """A movement among these turns, on a bearing with the facing that goes with it."""
    _, away = way_to(movement.start, claimable.token.x, claimable.token.y)
    reach = min(movement.allowance, away + claimable.reach(movement.footprint)) + 2 * TOLERANCE

    def may_fit(bearing: int, last: int, spare: Spare) -> bool:
        easier = claimable.easier(spare.at_the_end)
        return any(True for _ in _over(movement, easier, face(bearing), bearing, last, spare))

    def fitting(bearing: int, last: int) -> Any:
        for low, high in _over(movement, claimable, face(bearing), bearing, last):
            for length, step in ((round((low + high) / 2), -1), (math.floor(high), -1), (math.ceil(low), 1)):
                move = movement.legal(Parts(face(bearing), bearing, length, last), step)
                if move is not None and claimable.is_claimed(rectangle(movement.end(move), movement.footprint)):
                    return move
        return None

    return some_turn(turns, reach, _tray(movement, 0).radius, may_fit, fitting, most)


def _over(
    movement: Movement, claimable: Claimable, face: int, bearing: int, last: int, spare: Spare = NOTHING
) -> Iterator[tuple[float, float]]:
    """From where to where on a way the tray is over the token and may end; a smaller one, if something is to spare."""
    covered = claimable.stretch(_tray(movement, last), bearing)
    if covered is None:
        return
    for low, high in movement.lengths(face, bearing, last, TOLERANCE, spare).stretches():
        if max(low, covered[0]) <= min(high, covered[1]):
            yield max(low, covered[0]), min(high, covered[1])
