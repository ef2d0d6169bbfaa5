"""Bearings that stand out among all to which a tray could turn: towards another, flush to its sides, evenly spread."""

from __future__ import annotations

from maester.games.miniatures.geometry.numbers import FULL_TURN, QUARTER_TURN, Bearing, Pose, bearing_of
from maester.games.miniatures.geometry.shapes import Rectangle, Side


def towards(pose: Pose, target: Rectangle) -> Bearing:
    """The bearing to the middle of another tray."""
    return bearing_of(target.x - pose.x, target.y - pose.y)


def aims(pose: Pose, target: Rectangle) -> tuple[Bearing, ...]:
    """Straight on, towards the middle of another tray and towards its corners, and flush to its sides."""
    return (
        Bearing(pose.bearing),
        *(bearing_of(x - pose.x, y - pose.y) for x, y in (target.centre, *target.corners)),
        *(Bearing((target.pose.bearing + QUARTER_TURN * side) % FULL_TURN) for side in Side),
    )


def spread(first: int, last: int, number: int) -> list[Bearing]:
    """About so many bearings from one clockwise to another, evenly, both ends among them."""
    length = (last - first) % FULL_TURN
    number = max(1, min(number, length))
    return list(dict.fromkeys([Bearing((first + length * place // number) % FULL_TURN) for place in range(number + 1)]))


def turn_between(one: int, other: int) -> int:
    """How far it is to turn from one bearing to another."""
    return min((one - other) % FULL_TURN, (other - one) % FULL_TURN)
