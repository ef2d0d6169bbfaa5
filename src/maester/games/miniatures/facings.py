"""Facings to which a tray can be turned where it stands: found wherever there are any, to the hundredth of a degree.

What no facing could mend is told first, by the largest circle in the tray: it stays where it is, whatever way the tray
is turned.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from maester.games.miniatures.geometry.numbers import FULL_TURN, HALF_TURN, QUARTER_TURN, TOLERANCE, Bearing
from maester.games.miniatures.geometry.shapes import distance, rectangle
from maester.games.miniatures.geometry.turning import ALL_FACINGS, Spare, Turns, nearest_turn, some_turn
from maester.games.miniatures.geometry.ways import disc
from maester.games.miniatures.ground import Parts
from maester.games.miniatures.judging import LEAST_GAP, Movement

DEGREE = 100


@lru_cache(maxsize=512)
def some_facing(pivots: Movement) -> Bearing | None:
    """A facing to which a unit may pivot, one at right angles or a whole degree if there is any; None if it can only
    stay as it is.
    """
    if not _has_room(pivots):
        return None
    face = pivots.start.bearing
    radius = rectangle(pivots.start, pivots.footprint).radius

    def fitting(_: int, last: int) -> Bearing | None:
        # Turned right around, it lies as it does.
        last = last if last != face else (face + HALF_TURN) % FULL_TURN
        return Bearing(last) if _fits(pivots, last) else None

    found = some_turn(Turns(face, face, *ALL_FACINGS), 0, radius, lambda *turn: _may_fit(pivots, *turn), fitting)
    if found is None:
        return None
    return next((Bearing(last) for last in facings(face) if _fits(pivots, last)), found)


def nearest_facing(pivots: Movement, wanted: int) -> Bearing | None:
    """The facing nearest to the one that is wanted to which a unit may pivot; None if it can only stay as it is."""
    if not _has_room(pivots):
        return None
    radius = rectangle(pivots.start, pivots.footprint).radius
    return nearest_turn(wanted, radius, lambda *turn: _may_fit(pivots, *turn), lambda last: _fits(pivots, last))


def _has_room(pivots: Movement) -> bool:
    """Could any facing be legal, as far as the enemies around it are concerned?"""
    place = disc(rectangle(pivots.start, pivots.footprint))
    return all(distance(enemy.shape, place) >= LEAST_GAP for enemy in pivots.ground.enemies)


def _fits(pivots: Movement, last: int) -> bool:
    face = pivots.start.bearing
    return last != face and pivots.judged(Parts(face, face, 0, last)) is None


def _may_fit(pivots: Movement, bearing: int, last: int, spare: Spare) -> bool:
    return pivots.lengths(pivots.start.bearing, bearing, last, TOLERANCE, spare).shortest(0) is not None


def facings(face: int) -> Iterator[int]:
    """Facings in the order in which they are tried: at right angles, then in whole degrees."""
    yield from ((face + turn) % FULL_TURN for turn in (QUARTER_TURN, HALF_TURN))
    yield from ((face + turn) % FULL_TURN for turn in range(DEGREE, HALF_TURN, DEGREE))
