"""Where a unit may want to move: a few good movements of each kind, the best first, each with its reason.

What matters must be among them (an Objective that can be covered, an enemy's Flank, the edge of a threat), or bots and
random play would never do it. Everything that is suggested here is legal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from maester.engine import Pass
from maester.games.miniatures.covering import Claimable, is_kept, onto
from maester.games.miniatures.geometry.numbers import FULL_TURN, HALF_TURN, INCH, QUARTER_TURN, go, turned
from maester.games.miniatures.geometry.shapes import Rectangle, Side, flush, rectangle
from maester.games.miniatures.geometry.sweeps import near_stretch
from maester.games.miniatures.geometry.ways import way_to
from maester.games.miniatures.geometry.zones import zones
from maester.games.miniatures.ground import Foe, Parts, Suggestion, opposite

if TYPE_CHECKING:
    from maester.games.miniatures.judging import Movement

STRAIGHT_ON: Final = "straight-on"
ONTO_OBJECTIVE: Final = "onto-objective"
KEEP_OBJECTIVE: Final = "keep-objective"
INTO_FLANK: Final = "into-flank"
INTO_REAR: Final = "into-rear"
OUT_OF_THREAT: Final = "out-of-threat"
TO_THREAT_EDGE: Final = "to-threat-edge"
TOWARDS: Final = "towards"
FACING: Final = "facing"
FULL_LENGTH: Final = "full-length"
HALF_LENGTH: Final = "half-length"
STAY: Final = "stay"
WAY_OUT: Final = "way-out"
"""Where a Retreat has no better end than this one."""
REASONS: Final = (
    STRAIGHT_ON, ONTO_OBJECTIVE, KEEP_OBJECTIVE, INTO_FLANK, INTO_REAR, OUT_OF_THREAT, TO_THREAT_EDGE, TOWARDS, FACING,
    FULL_LENGTH, HALF_LENGTH, STAY, WAY_OUT,
)  # fmt: skip
"""Why a movement may be worth considering: words for people have a message for each."""

NEAR_FOES: Final = 3
"""Of the enemies only the nearest are looked at."""
BESIDE: Final = 2 * INCH
"""So far from its Flank or Rear a unit stands well for a Charge in the next Round."""


def maneuver_suggestions(movement: Movement) -> Iterator[Suggestion]:
    """Straight on; onto tokens; into Flanks and Rears; out of threats and to their edges; in eight directions."""
    face = movement.start.bearing
    yield from _straight_on(movement)
    for claimable in movement.tokens:
        yield from _onto(movement, claimable, None)
    for foe in movement.foes[:NEAR_FOES]:
        yield from _around(movement, foe)
    for foe in movement.foes[:NEAR_FOES]:
        yield from _threat(movement, foe)
    for turn in range(FULL_TURN // 8, FULL_TURN, FULL_TURN // 8):
        bearing = (face + turn) % FULL_TURN
        yield from _full_and_half(movement, bearing, bearing, bearing)
    yield from _stay(movement)


def march_suggestions(movement: Movement) -> Iterator[Suggestion]:
    """Straight on; onto tokens; turned to enemies, in their Flank if need be; to the edge of threats."""
    face, most = movement.start.bearing, movement.allowance
    yield from _straight_on(movement)
    for claimable in movement.tokens:
        yield from _onto(movement, claimable, [face])
    yield from _turned_to_foes(movement, face, face)
    for foe in movement.foes[:NEAR_FOES]:
        stretch = near_stretch(_tray(movement, face), face, foe.tray, foe.threat)
        if stretch is not None and 0 < stretch[0] < most:
            yield from _made(movement.fitting(face, face, face, stretch[0]), TO_THREAT_EDGE, foe.name)
    for turn in range(QUARTER_TURN, FULL_TURN, QUARTER_TURN):
        yield from _full_and_half(movement, face, face, (face + turn) % FULL_TURN)
    yield from _stay(movement)


def shift_suggestions(movement: Movement) -> Iterator[Suggestion]:
    """Staying; onto tokens; each way in full and by half."""
    face = movement.start.bearing
    yield Pass(), (STAY, "")
    ways = [bearing for _, bearing in movement.ways()]
    for claimable in movement.tokens:
        yield from _onto(movement, claimable, ways)
    for _, bearing in movement.ways():
        yield from _full_and_half(movement, face, bearing, face)


def pivot_suggestions(movement: Movement) -> Iterator[Suggestion]:
    """Towards each of the nearest enemies; the four facings at right angles; staying."""
    for foe in movement.foes[:NEAR_FOES]:
        bearing, _ = way_to(movement.start, *foe.tray.centre)
        yield from _turned(movement, bearing, FACING, foe.name)
    face = movement.start.bearing
    for turn in (QUARTER_TURN, -QUARTER_TURN, HALF_TURN):
        yield from _turned(movement, (face + turn) % FULL_TURN, FULL_LENGTH, "")
    yield Pass(), (STAY, "")


def retreat_suggestions(movement: Movement) -> Iterator[Suggestion]:
    """Each way in full, as it faces and turned to enemies; onto tokens; by half."""
    face, ways = movement.start.bearing, tuple(movement.ways())
    for _, bearing in ways:
        yield from _made(movement.fitting(face, bearing, face, movement.allowance), FULL_LENGTH, "")
    for claimable in movement.tokens:
        yield from _onto(movement, claimable, [bearing for _, bearing in ways])
    for _, bearing in ways:
        yield from _turned_to_foes(movement, face, bearing)
    for _, bearing in ways:
        for turn in range(0, FULL_TURN, QUARTER_TURN):
            yield from _full_and_half(movement, face, bearing, (face + turn) % FULL_TURN)


# --- one reason each ----------------------------------------------------------------------------------------------


def _made(move: Any, reason: str, about: str) -> Iterator[Suggestion]:
    if move is not None:
        yield move, (reason, about)


def _tray(movement: Movement, facing: int) -> Rectangle:
    """The tray where it stands, turned."""
    return rectangle(turned(movement.start, facing), movement.footprint)


def _straight_on(movement: Movement) -> Iterator[Suggestion]:
    """Forward in full, and by half."""
    face = movement.start.bearing
    for move, (reason, _) in _full_and_half(movement, face, face, face):
        yield move, (STRAIGHT_ON if reason == FULL_LENGTH else reason, "")


def _stay(movement: Movement) -> Iterator[Suggestion]:
    face = movement.start.bearing
    yield Pass() if movement.optional else movement.made(Parts(face, face, 0, face)), (STAY, "")


def _turned(movement: Movement, facing: int, reason: str, about: str) -> Iterator[Suggestion]:
    face = movement.start.bearing
    parts = Parts(face, face, 0, facing)
    if facing != face and movement.judged(parts) is None:
        yield movement.made(parts), (reason, about)


def _full_and_half(movement: Movement, face: int, bearing: int, last: int) -> Iterator[Suggestion]:
    lengths = movement.lengths(face, bearing, last)
    for wanted, reason in ((movement.allowance, FULL_LENGTH), (movement.allowance // 2, HALF_LENGTH)):
        move = movement.fitting(face, bearing, last, wanted, lengths)
        if move is not None and movement.end(move) != movement.start:
            yield move, (reason, "")


def _turned_to_foes(movement: Movement, face: int, bearing: int) -> Iterator[Suggestion]:
    """Moved in full, then facing each of the nearest enemies; from there it may stand in another's Flank or Rear."""
    far = movement.fitting(face, bearing, face, movement.allowance)
    if far is None:
        return
    end = movement.end(far)
    for foe in movement.foes[:NEAR_FOES]:
        facing, _ = way_to(end, *foe.tray.centre)
        move = movement.fitting(face, bearing, facing, movement.allowance)
        if move is not None:
            yield move, (_zone_reason(movement, foe, move), foe.name)


def _zone_reason(movement: Movement, foe: Foe, move: Any) -> str:
    """Has the movement led into the Flank or the Rear of an enemy?"""
    if foe.is_wall:
        return FACING
    before = zones(foe.tray, _tray(movement, movement.start.bearing))
    after = zones(foe.tray, rectangle(movement.end(move), movement.footprint))
    if after == before or Side.FRONT in after:
        return FACING
    return INTO_REAR if Side.REAR in after else INTO_FLANK


def _around(movement: Movement, foe: Foe) -> Iterator[Suggestion]:
    """Into the Flanks and the Rear of an enemy, facing it."""
    stands_in: tuple[Side, ...] | None = None
    for side in () if foe.is_wall else (Side.RIGHT, Side.LEFT, Side.REAR):
        spot = flush(foe.tray, side, movement.footprint, 0)
        spot = go(spot, opposite(spot.bearing), BESIDE)
        bearing, away = way_to(movement.start, spot.x, spot.y)
        if away > movement.allowance + BESIDE:
            continue
        if stands_in is None:
            stands_in = zones(foe.tray, _tray(movement, movement.start.bearing))
        if side in stands_in:
            continue
        move = movement.fitting(bearing, bearing, spot.bearing, away)
        if move is not None and side in zones(foe.tray, rectangle(movement.end(move), movement.footprint)):
            yield move, (INTO_REAR if side is Side.REAR else INTO_FLANK, foe.name)


def _threat(movement: Movement, foe: Foe) -> Iterator[Suggestion]:
    """Out of the reach of an enemy's Charge, to the edge of it, and towards the enemy, always facing it."""
    bearing, _ = way_to(movement.start, *foe.tray.centre)
    tray = _tray(movement, bearing)
    stretch = near_stretch(tray, bearing, foe.tray, foe.threat)
    if stretch is None:
        return
    lengths = movement.lengths(bearing, bearing, bearing)
    if stretch[0] < 0:
        away = opposite(bearing)
        if -stretch[0] <= movement.allowance:
            found = movement.lengths(away, away, bearing).shortest(-stretch[0])
            if found is not None:
                parts = Parts(away, away, int(found) + 1, bearing)
                yield from _made(movement.legal(parts, 1), OUT_OF_THREAT, foe.name)
    elif 0 < stretch[0] < movement.allowance:
        yield from _made(movement.fitting(bearing, bearing, bearing, stretch[0], lengths), TO_THREAT_EDGE, foe.name)
    yield from _made(movement.fitting(bearing, bearing, bearing, movement.allowance, lengths), TOWARDS, foe.name)


def _onto(movement: Movement, claimable: Claimable, bearings: Sequence[int] | None) -> Iterator[Suggestion]:
    """Onto an Objective that it can Claim, on one of these bearings or on any; or staying there."""
    number = claimable.number
    if is_kept(movement, claimable):
        face = movement.start.bearing
        stay = Pass() if movement.optional else movement.made(Parts(face, face, 0, face))
        if movement.check(stay) is None:
            yield stay, (KEEP_OBJECTIVE, str(number))
            return
    yield from _made(onto(movement, claimable, bearings), ONTO_OBJECTIVE, str(number))
