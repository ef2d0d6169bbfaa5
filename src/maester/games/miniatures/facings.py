"""Facings to which a tray can be turned at a place: found where there are any, to the hundredth of a degree.

A tray that is turned by 180 degrees lies as before, so half a turn is enough to try. What no facing could mend is told
first, by the largest circle in the tray: it stays where it is, whatever way the tray is turned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from maester.games.miniatures.geometry.numbers import FULL_TURN, HALF_TURN, QUARTER_TURN, TOLERANCE, turned
from maester.games.miniatures.geometry.shapes import Rectangle, distance, overlap, rectangle
from maester.games.miniatures.geometry.ways import disc, overhang
from maester.games.miniatures.ground import Ground, Parts
from maester.games.miniatures.judging import LEAST_GAP
from maester.games.miniatures.movement import FreePivot, Pivots

DEGREE = 100
BEST = 3
"""So many facings that come nearest to a legal one are refined."""
SWING = 100
"""A degree moves no corner of a tray as far as this."""


@lru_cache(maxsize=512)
def some_facing(pivots: Pivots) -> FreePivot | None:
    """A pivot that a unit may make; None if it can only stay as it is."""
    place = disc(rectangle(pivots.start, pivots.footprint))
    if any(distance(enemy.shape, place) < LEAST_GAP for enemy in pivots.ground.enemies):
        return None
    face = pivots.start.bearing

    def legal(last: int) -> FreePivot | None:
        parts = Parts(face, face, 0, last)
        return pivots.made(parts) if last != face and pivots.judged(parts) is None else None

    def room(last: int) -> float:
        return clearance(rectangle(turned(pivots.start, last), pivots.footprint), pivots.ground)

    found = next(filter(None, map(legal, facings(face))), None)
    if found is None:
        found = next(filter(None, map(legal, refined(facings(face), room))), None)
    return found


def facings(face: int) -> Iterator[int]:
    """Facings in the order in which they are tried: at right angles, then in whole degrees."""
    yield from ((face + turn) % FULL_TURN for turn in (QUARTER_TURN, HALF_TURN))
    yield from ((face + turn) % FULL_TURN for turn in range(DEGREE, HALF_TURN, DEGREE))


def refined(tried: Iterator[int], room: Callable[[int], float]) -> Iterator[int]:
    """Hundredths of a degree around those that come nearest to being legal."""
    close = sorted([(-found, facing) for facing in tried if (found := room(facing)) > -SWING])
    for _, best in close[:BEST]:
        yield from ((best + turn) % FULL_TURN for turn in range(1 - DEGREE, DEGREE) if turn)


def clearance(tray: Rectangle, ground: Ground) -> float:
    """By how much a tray could be larger and still end here; less than 0: by how much it stands too near."""
    least = -overhang(tray, ground.table)
    for enemy in ground.enemies:
        least = min(least, distance(tray, enemy.shape) - LEAST_GAP)
    for body in (*ground.friends, *ground.impassable):
        least = min(least, TOLERANCE - overlap(tray, body.shape))
    return least
