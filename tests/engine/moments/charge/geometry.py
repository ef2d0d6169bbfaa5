"""Trays on a table: where they stand and face, and how far they go before they touch."""

from __future__ import annotations

import math
from typing import Final

Place = tuple[float, float, float]
"""Where a tray stands, in inches, and where it faces, in degrees."""
Disc = tuple[float, float, float]
"""A round thing on the table: its centre and its radius."""
RADIUS: Final = 1.0


def turned(place: Place, angle: float) -> Place:
    return (place[0], place[1], math.remainder(place[2] + angle, 360.0))


def bearing(place: Place, disc: Disc) -> float:
    """By how much a tray must turn to face the middle of a thing."""
    return math.remainder(math.degrees(math.atan2(disc[1] - place[1], disc[0] - place[0])) - place[2], 360.0)


def aside(place: Place, disc: Disc) -> float:
    """How far beside the middle of a thing a tray would pass if it moved straight on."""
    return math.dist(place[:2], disc[:2]) * abs(math.sin(math.radians(bearing(place, disc))))


def travel(place: Place, disc: Disc) -> float:
    """How far a tray moves straight on until it touches a thing; without end if it misses it."""
    ahead = math.dist(place[:2], disc[:2]) * math.cos(math.radians(bearing(place, disc)))
    near, miss = RADIUS + disc[2], aside(place, disc)
    return max(0.0, ahead - math.sqrt(near**2 - miss**2)) if ahead > 0 and miss < near else math.inf
