"""Movements as one move each (p. 5, 13, 14): Maneuver, March, Shift and free pivot; Retreats have their own chapter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final

from maester.engine import Move, Refusal, refuse
from maester.games.miniatures.covering import Claimable
from maester.games.miniatures.destinations import (
    maneuver_suggestions,
    march_suggestions,
    pivot_suggestions,
    shift_suggestions,
)
from maester.games.miniatures.facings import nearest_facing
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import FULL_TURN, TOLERANCE, Bearing, Inches, Pose, go, turned
from maester.games.miniatures.ground import Parts, Suggestion, foes, ground, sideways, speed, way_of
from maester.games.miniatures.judging import Movement
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import WAY_NAMES, Unit, Way
from maester.games.miniatures.pieces.changes import PivotsBeforeMarch
from maester.games.miniatures.standing import about

STEP: Final = 500
"""What is drawn shows the reach every five degrees."""


class Maneuver(Move, frozen=True):
    """Pivots to a bearing, moves forward, pivots again."""

    face: Bearing
    forward: Inches
    then_face: Bearing
    typed = "maneuver {face} {forward} {then_face}"


class March(Move, frozen=True):
    """Moves forward, pivots to a bearing."""

    forward: Inches
    then_face: Bearing
    typed = "march {forward} {then_face}"


class ShiftBy(Move, frozen=True):
    """Moves forward, back, left or right without a pivot."""

    way: Way
    distance: Inches
    typed = "shift {way} {distance}"


class FreePivot(Move, frozen=True):
    """Pivots to a bearing."""

    face: Bearing
    typed = "pivot {face}"


class RetreatTo(Move, frozen=True):
    """Moves away from the enemy, sideways, back or forward, then pivots to a bearing."""

    way: Way
    distance: Inches
    then_face: Bearing
    typed = "retreat {way} {distance} {then_face}"


def parts_of(move: object, facing: int) -> Parts | None:
    """A movement in its parts, made by a tray that faces this way; None if it is no such move."""
    match move:
        case Maneuver():
            return Parts(move.face, move.face, move.forward, move.then_face)
        case March():
            return Parts(facing, facing, move.forward, move.then_face)
        case ShiftBy():
            return Parts(facing, sideways(facing, move.way), move.distance, facing)
        case RetreatTo():
            return Parts(facing, sideways(facing, move.way), move.distance, move.then_face)
        case FreePivot():
            return Parts(facing, facing, 0, move.face)
    return None


def end_of(game: Field, unit: Unit, move: object) -> Pose | None:
    """Where a unit would end with a move; None if it is no movement."""
    start = game.pose_of(unit)
    parts = parts_of(move, start.bearing)
    if parts is None:
        return None
    return turned(go(turned(start, parts.face), parts.bearing, parts.distance), parts.last)


# --- the kinds ----------------------------------------------------------------------------------------------------


class TypedMovement(Movement, frozen=True):
    """A movement whose moves are those of this file."""

    def parts(self, move: Any) -> Parts:
        parts = parts_of(move, self.start.bearing)
        assert parts is not None
        return parts


class Maneuvers(TypedMovement, frozen=True):
    """A pivot, a move forward up to the Speed, a pivot; each may be left out (p. 13)."""

    too_far = "maneuver.sequence"

    def made(self, parts: Parts) -> Maneuver:
        return Maneuver(Bearing(parts.face), Inches(parts.distance), Bearing(parts.last))

    def ways(self) -> Iterable[tuple[int, int]]:
        return [(bearing, bearing) for bearing in range(0, FULL_TURN, STEP)]

    def suggestions(self) -> Iterator[Suggestion]:
        return maneuver_suggestions(self)

    def drawn(self, rng: Random) -> Parts:
        face = rng.randrange(FULL_TURN)
        last = face if rng.random() < 0.5 else rng.randrange(FULL_TURN)
        return Parts(face, face, rng.randrange(self.allowance + 1), last)


class Marches(TypedMovement, frozen=True):
    """A move forward up to twice the Speed, then a pivot; none before (p. 14)."""

    too_far = "march.distance"

    def made(self, parts: Parts) -> March:
        return March(Inches(parts.distance), Bearing(parts.last))

    def ways(self) -> Iterable[tuple[int, int]]:
        return [(self.start.bearing, self.start.bearing)]

    def suggestions(self) -> Iterator[Suggestion]:
        return march_suggestions(self)

    def forbidden(self, move: Any) -> Refusal | None:
        """No first pivot, so that it is no Maneuver."""
        return refuse("march.no-first-pivot") if isinstance(move, Maneuver) else None

    def drawn(self, rng: Random) -> Parts:
        face = self.start.bearing
        last = face if rng.random() < 0.5 else rng.randrange(FULL_TURN)
        return Parts(face, face, rng.randrange(self.allowance + 1), last)


class PivotedMarches(Maneuvers, frozen=True):
    """A March of a unit that may pivot before it, as an effect says: a pivot, a move forward, a pivot."""

    too_far = "march.distance"


class Rides(PivotedMarches, frozen=True):
    """A pivot and a March through enemies, as an effect says; the tray ends 1 in away from them."""

    passes_enemies = True


class Shift(TypedMovement, frozen=True):
    """A move forward, back or sideways, without a pivot (p. 5)."""

    too_far = "term.shift"
    pivots_at_end = False

    def made(self, parts: Parts) -> ShiftBy:
        return ShiftBy(way_of(self.start.bearing, parts.bearing), Inches(parts.distance))

    def ways(self) -> Iterable[tuple[int, int]]:
        face = self.start.bearing
        return [(face, sideways(face, way)) for way in range(len(WAY_NAMES))]

    def suggestions(self) -> Iterator[Suggestion]:
        return shift_suggestions(self)

    def drawn(self, rng: Random) -> Parts:
        face = self.start.bearing
        return Parts(face, sideways(face, rng.randrange(len(WAY_NAMES))), rng.randrange(self.allowance + 1), face)


class Pivots(TypedMovement, frozen=True):
    """A pivot and nothing else (p. 14, 17)."""

    too_far = "pivot.axis"

    def made(self, parts: Parts) -> FreePivot:
        return FreePivot(Bearing(parts.last))

    def ways(self) -> Iterable[tuple[int, int]]:
        return [(bearing, bearing) for bearing in range(0, FULL_TURN, STEP)]

    def suggestions(self) -> Iterator[Suggestion]:
        return pivot_suggestions(self)

    def drawn(self, rng: Random) -> Parts:
        return Parts(self.start.bearing, self.start.bearing, 0, rng.randrange(FULL_TURN))

    def nearest(self, move: Any) -> FreePivot | None:
        """To the facing nearest to the one that is wanted."""
        if not isinstance(move, FreePivot):
            return None
        facing = nearest_facing(self, move.face)
        return None if facing is None else FreePivot(facing)


# --- domains from the state ---------------------------------------------------------------------------------------


def known(game: Field, unit: Unit, allowance: int) -> dict[str, Any]:
    """What a movement of any kind is made of: where the unit stands, how far it may move, and what surrounds it."""
    mode = mode_of(game)
    return {
        "start": game.pose_of(unit),
        "footprint": game.footprint(unit),
        "allowance": allowance,
        "ground": ground(game, unit, allowance + TOLERANCE),
        "foes": foes(game, unit),
        "tokens": tuple(
            Claimable(token + 1, game.token_shape(token), mode.tokens_are_carried)
            for token in mode.claimable(game, unit)
        ),
    }


def maneuver_domain(game: Field, unit: Unit, *, optional: bool = False, most: int | None = None) -> Maneuvers:
    """A Maneuver up to the Speed, or so far as an effect says."""
    return Maneuvers(**known(game, unit, speed(game, unit) if most is None else most), optional=optional)


def ride_domain(game: Field, unit: Unit) -> Rides:
    return Rides(**known(game, unit, 2 * speed(game, unit)), optional=True)


def march_domain(game: Field, unit: Unit) -> Marches | PivotedMarches:
    known_of_march = known(game, unit, 2 * speed(game, unit))
    if any(about(game, unit, PivotsBeforeMarch)):
        return PivotedMarches(**known_of_march)
    return Marches(**known_of_march)


def shift_domain(game: Field, unit: Unit, most: int) -> Shift:
    return Shift(**known(game, unit, most), optional=True)


def pivot_domain(game: Field, unit: Unit) -> Pivots:
    return Pivots(**known(game, unit, 0), optional=True)
