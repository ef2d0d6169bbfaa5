"""Onto Objectives: a movement that ends with the tray over a token, wherever there is one (p. 28).

At first a few ways and facings are tried that a player would try, too. Only where none of them leads onto a token
within reach, all of them are searched: a tray may fit there in a sliver of poses and nowhere else.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from maester.games.miniatures.geometry.numbers import FULL_TURN, HALF_TURN, INCH, TOLERANCE, turned
from maester.games.miniatures.geometry.shapes import Circle, Rectangle, covers, distance, overlap, rectangle
from maester.games.miniatures.geometry.turning import (
    ALL_FACINGS,
    NOTHING,
    Spare,
    Turns,
    cover_reach,
    smaller_token,
    some_turn,
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


def onto(movement: Movement, token: Circle, bearings: Sequence[int] | None) -> Any:
    """A movement on one of these bearings, or on any after a first pivot, that ends with the tray over the token; None
    if there is none.
    """
    straight, away = way_to(movement.start, token.x, token.y)
    within = movement.allowance + cover_reach(movement.footprint, token) + 4 * TOLERANCE
    if away > within or _is_taken(movement, token):
        return None
    face = movement.start.bearing
    if bearings is None:
        fan = [(straight + turn) % FULL_TURN for turn in (0, *FAN)]
        return _covering(movement, token, [(bearing, bearing) for bearing in fan]) or _anywhere(movement, token)
    return _covering(movement, token, [(face, bearing) for bearing in bearings]) or next(
        filter(None, (_in_a_sliver(movement, token, face, bearing) for bearing in bearings)), None
    )


def is_on(movement: Movement, token: Circle) -> bool:
    """Does the tray cover the token where it stands?"""
    return covers(rectangle(movement.start, movement.footprint), token)


def _is_taken(movement: Movement, token: Circle) -> bool:
    """Is something so near to the token that no tray could cover it?"""
    ground = movement.ground
    return any(distance(enemy.shape, token) < INCH - 2 * TOLERANCE for enemy in ground.enemies) or any(
        overlap(body.shape, token) > 2 * TOLERANCE for body in (*ground.friends, *ground.impassable)
    )


def _covering(movement: Movement, token: Circle, ways: Iterable[tuple[int, int]]) -> Any:
    """A movement that ends with the tray over the token, its centre as near to the token's as may be."""
    tries = 0
    widest = cover_reach(movement.footprint, token) + 2 * TOLERANCE
    for face, bearing in ways:
        if beside(movement.start, bearing, token.x, token.y) > widest:
            continue
        for last in _last_facings(movement, token, bearing):
            covered = cover_stretch(_tray(movement, last), bearing, token)
            if covered is None or covered[1] < 0 or covered[0] > movement.allowance:
                continue
            tries += 1
            if tries > MOST_TRIES:
                return None
            middle = min(movement.allowance, max(0, round((covered[0] + covered[1]) / 2)))
            for wanted in movement.lengths(face, bearing, last).near(middle):
                if covered[0] <= wanted <= covered[1]:
                    move = movement.legal(Parts(face, bearing, wanted, last), 1 if wanted > middle else -1)
                    if move is not None and covers(rectangle(movement.end(move), movement.footprint), token):
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


def _in_a_sliver(movement: Movement, token: Circle, face: int, bearing: int) -> Any:
    """The same on one bearing, among all facings."""
    facings = ALL_FACINGS if movement.pivots_at_end else (face, face)
    return _among(movement, token, Turns(bearing, bearing, *facings), lambda _: face, None)


def _anywhere(movement: Movement, token: Circle) -> Any:
    """The same on all bearings to which it may pivot first, and among all facings."""
    straight, _ = way_to(movement.start, token.x, token.y)
    all_around = Turns(straight - HALF_TURN, straight + HALF_TURN - 1, *ALL_FACINGS)
    return _among(movement, token, all_around, lambda bearing: bearing, MOST_STRETCHES)


def _among(movement: Movement, token: Circle, turns: Turns, face: Callable[[int], int], most: int | None) -> Any:
    """A movement among these turns, on a bearing with the facing that goes with it."""
    _, away = way_to(movement.start, token.x, token.y)
    reach = min(movement.allowance, away + cover_reach(movement.footprint, token)) + 2 * TOLERANCE

    def may_fit(bearing: int, last: int, spare: Spare) -> bool:
        easier = smaller_token(token, spare.at_the_end)
        return any(True for _ in _over(movement, easier, face(bearing), bearing, last, spare))

    def fitting(bearing: int, last: int) -> Any:
        for low, high in _over(movement, token, face(bearing), bearing, last):
            for length, step in ((round((low + high) / 2), -1), (math.floor(high), -1), (math.ceil(low), 1)):
                move = movement.legal(Parts(face(bearing), bearing, length, last), step)
                if move is not None and covers(rectangle(movement.end(move), movement.footprint), token):
                    return move
        return None

    return some_turn(turns, reach, _tray(movement, 0).radius, may_fit, fitting, most)


def _over(
    movement: Movement, token: Circle, face: int, bearing: int, last: int, spare: Spare = NOTHING
) -> Iterator[tuple[float, float]]:
    """From where to where on a way the tray covers the token and may end; a smaller one, if something is to spare."""
    covered = cover_stretch(_tray(movement, last), bearing, token)
    if covered is None:
        return
    for low, high in movement.lengths(face, bearing, last, TOLERANCE, spare).stretches():
        if max(low, covered[0]) <= min(high, covered[1]):
            yield max(low, covered[0]), min(high, covered[1])
