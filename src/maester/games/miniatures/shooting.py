"""The Ranged Attack action (p. 14, 15): a Shift of up to 2 in, then one target in Line of Sight and range."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from maester.engine import Domain, Move, Pass, PickIn, PickOne, Refusal, Seat, refuse
from maester.games.miniatures.actions import PERFORM, POSSIBLE
from maester.games.miniatures.attacking import attack
from maester.games.miniatures.field import Field, Tray
from maester.games.miniatures.frames import Acting, Granted
from maester.games.miniatures.geometry.numbers import INCH, Inches, Pose
from maester.games.miniatures.geometry.shapes import Side, rectangle
from maester.games.miniatures.geometry.zones import zones
from maester.games.miniatures.ground import way_of
from maester.games.miniatures.movement import Shift, ShiftBy, shift_domain
from maester.games.miniatures.moving import carry_out
from maester.games.miniatures.names import (
    NO_UNIT,
    RANGED_ATTACK,
    UNIT_NAMES,
    WAY_NAMES,
    TargetSide,
    Unit,
    Way,
    owner,
)
from maester.games.miniatures.pieces.changes import IgnoresBlockers
from maester.games.miniatures.reach import Reach, SuggestedEnd
from maester.games.miniatures.seeing import RANGES, Surroundings, attack_distance, is_in_attack_range, surroundings
from maester.games.miniatures.standing import printed_with

MOST_SHIFT: Final = 2 * INCH
STEP: Final = INCH // 10
"""Shifts that could bring a target into sight are looked for in steps of a tenth of an inch."""


class Shoot(Move, frozen=True):
    """Shoots at an enemy with one of the unit's attacks, counted from 1."""

    target: Unit
    attack: int
    typed = "shoot {target} with {attack}"


class ShootFrom(Move, frozen=True):
    """Chooses the side of the target from which it is shot at, where the shooter stands in two zones alike."""

    side: TargetSide
    typed = "from {side}"


class Shot(NamedTuple):
    """A Ranged Attack of a unit: its number on the card, how far it carries, and whether anything blocks it."""

    number: int
    reach: int
    ignores_blockers: bool


class FiringLine(NamedTuple):
    """What a unit could shoot at, from wherever it stands."""

    shots: tuple[Shot, ...]
    targets: tuple[Tray, ...]
    around: Surroundings

    def at(self, pose: Pose) -> Iterator[tuple[Unit, int]]:
        """Each target that can be shot at from there, with the number of the attack."""
        own = rectangle(pose, self.around.footprint)
        for target in self.targets:
            for shot in self.shots:
                if is_in_attack_range(own, target.rectangle, shot.reach):
                    ignores = shot.ignores_blockers
                    if self.around.line(pose, target, ranged=True, ignores_blockers=ignores) is not None:
                        yield target.unit, shot.number


def firing_line(game: Field, unit: Unit, against: Unit = NO_UNIT) -> FiringLine:
    """The Ranged Attacks of a unit, and its enemies."""
    shots = tuple(
        Shot(number, RANGES[one.kind], any(printed_with(game, unit, one.ability, IgnoresBlockers)))
        for number, one in enumerate(game.card(unit).attacks)
        if one.is_ranged
    )
    targets = [enemy for enemy in game.enemies(unit) if against in (NO_UNIT, enemy)]
    return FiringLine(shots, tuple(map(game.tray_of, targets)), surroundings(game, unit))


def why_not_shoot(game: Field, unit: Unit, against: Unit = NO_UNIT) -> Refusal | None:
    """The rule against a Ranged Attack of this unit now, on this enemy if one is given."""
    line = firing_line(game, unit, against)
    if not line.shots:
        return refuse("ranged.requirements")
    if game.is_engaged(unit):
        return refuse("ranged.not-engaged")
    own = game.rectangle(unit)
    nearest = min([attack_distance(own, target.rectangle) for target in line.targets], default=0.0)
    reach = max([shot.reach for shot in line.shots])
    if any(line.at(game.pose_of(unit))):
        return None
    if nearest <= reach + 2 * MOST_SHIFT and helpful_shifts(shift_domain(game, unit, MOST_SHIFT), line):
        return None
    return refuse("ranged.requirements", distance=round(nearest / INCH, 3), most=reach // INCH)


def helpful_shifts(shift: Shift, line: FiringLine) -> list[ShiftBy]:
    """For each way the shortest Shift, in steps, after which there is something to shoot at."""
    found = []
    for way in map(Way, range(len(WAY_NAMES))):
        for distance in range(STEP, MOST_SHIFT + 1, STEP):
            move = ShiftBy(way, Inches(distance))
            if any(line.at(shift.end(move))) and shift.check(move) is None:
                found.append(move)
                break
    return found


class ShiftToShoot(Domain, frozen=True):
    """A Shift of up to 2 in after which there is something to shoot at; or none (p. 14)."""

    shift: Shift
    line: FiringLine

    def check(self, move: ShiftBy | Pass) -> Refusal | None:
        if isinstance(move, Pass):
            return None if any(self.line.at(self.shift.start)) else refuse("ranged.requirements")
        refusal = self.shift.check(move)
        if refusal is None and not any(self.line.at(self.shift.end(move))):
            return refuse("ranged.shift-must-keep-target")
        return refusal

    def candidates(self) -> Sequence[ShiftBy | Pass]:
        ways = [move for move in self.shift.candidates() if isinstance(move, ShiftBy) and self.check(move) is None]
        if self.check(Pass()) is None:
            return (Pass(), *ways)
        return tuple(ways) or tuple(helpful_shifts(self.shift, self.line))

    def sample(self, rng: Random) -> ShiftBy | Pass:
        tries = (self.shift.sample(rng) for _ in range(10))
        return next((move for move in tries if self.check(move) is None), self.candidates()[0])

    def nearest(self, move: ShiftBy | Pass) -> ShiftBy | None:
        """On the same way the legal Shift whose length comes nearest, or the end of a stretch with a target."""
        if isinstance(move, Pass):
            return None
        ends = [end for stretch in self.blind(move.way, self.shift.allowance) for end in stretch if end >= 0]
        lengths = sorted([move.distance, *ends], key=lambda length: abs(length - move.distance))
        nearest = [self.shift.nearest(ShiftBy(move.way, Inches(length))) for length in lengths]
        return next((near for near in nearest if near is not None and self.check(near) is None), None)

    def reasons(self) -> tuple[tuple[str, str], ...]:
        """Why each candidate is one."""
        return tuple(("stay", "") if isinstance(move, Pass) else ("shift", "") for move in self.candidates())

    def blind(self, way: Way, most: int) -> list[tuple[int, int]]:
        """From where to where, on a way of this length, there is nothing to shoot at: the last lengths before and after
        that with a target. What lies between two steps that are alike is taken to be like them.
        """
        steps = [*range(0, most, STEP), most]
        ends = [] if self._has_target(way, 0) else [-1]
        for before, after in pairwise(steps):
            begins = len(ends) % 2 == 0
            if self._has_target(way, after) is begins:
                continue
            while after - before > 1:
                middle = (before + after) // 2
                before, after = (middle, after) if self._has_target(way, middle) is begins else (before, middle)
            ends.append(before if begins else after)
        if len(ends) % 2:
            ends.append(most + 1)
        return list(zip(ends[::2], ends[1::2], strict=True))

    def _has_target(self, way: Way, distance: int) -> bool:
        return any(self.line.at(self.shift.end(ShiftBy(way, Inches(distance)))))

    def shown(self) -> Reach:
        """The Shift as it is drawn; where there is nothing to shoot at, it may not end."""
        drawn, start = self.shift.shown(), self.shift.start
        rays = [(ray, self.blind(way_of(start.bearing, ray.bearing), ray.reach)) for ray in drawn.rays]
        ends = zip(self.candidates(), self.reasons(), strict=True)
        return replace(
            drawn,
            rays=tuple([replace(ray, barred=(*ray.barred, *blind)) for ray, blind in rays]),
            ends=tuple([SuggestedEnd(self.shift.end(move), *reason) for move, reason in ends]),
        )


def perform_ranged_attack(game: Field, acting: int) -> None:
    """The unit may Shift, then chooses its target (p. 14)."""
    game.then(ShiftBeforeShooting(acting), ChooseTarget(acting))


def can_shoot(game: Field, unit: Unit, against: Unit) -> bool:
    """Is there anything to shoot at, from here or after a Shift (ruling.free-action-limits)?"""
    return why_not_shoot(game, unit, against) is None


PERFORM[RANGED_ATTACK] = perform_ranged_attack
POSSIBLE[RANGED_ATTACK] = can_shoot


class ShiftBeforeShooting(PickIn[Field], frozen=True):
    """Before a Ranged Attack the unit may Shift up to 2 in, if it has a target afterwards (p. 14)."""

    acting: int
    moves = (ShiftBy, Pass)
    rules = ("ranged.shift-two", "ranged.shift-must-keep-target", "term.shift")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Acting, self.acting).unit)

    def domain(self, game: Field) -> ShiftToShoot | None:
        acting = game.frame(Acting, self.acting)
        unit = acting.unit
        if not game.stands(unit):
            return None
        domain = ShiftToShoot(shift_domain(game, unit, MOST_SHIFT), firing_line(game, unit, acting.against))
        return domain if domain.candidates() else None

    def answer(self, game: Field, seat: Seat, move: ShiftBy | Pass) -> None:
        unit = game.frame(Acting, self.acting).unit
        if isinstance(move, ShiftBy):
            end = shift_domain(game, unit, MOST_SHIFT).end(move)
            carry_out(game, unit, (game.pose_of(unit), end), "shift")


class ChooseTarget(PickOne[Field], frozen=True):
    """One enemy in Line of Sight and range is shot at (p. 14, 15)."""

    acting: int
    move = Shoot
    rules = ("ranged.one-target", "range.measure", "los.definition", "ranged.into-combat-allowed")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Acting, self.acting).unit)

    def among(self, game: Field) -> Iterable[Shoot]:
        acting = game.frame(Acting, self.acting)
        unit = acting.unit
        if not game.stands(unit):
            return ()
        found = firing_line(game, unit, acting.against).at(game.pose_of(unit))
        return [Shoot(target, number + 1) for target, number in found]

    def not_among(self, game: Field, seat: Seat, value: Shoot) -> Refusal:
        unit, target = game.frame(Acting, self.acting).unit, value.target
        if not game.stands(target) or game.is_friendly(seat, target):
            return refuse("ranged.one-target", target=UNIT_NAMES[target])
        shots = [shot for shot in firing_line(game, unit).shots if shot.number == value.attack - 1]
        if not shots:
            return refuse("ranged.requirements")
        distance = attack_distance(game.rectangle(unit), game.rectangle(target))
        if not is_in_attack_range(game.rectangle(unit), game.rectangle(target), shots[0].reach):
            return refuse("range.short-long", distance=round(distance / INCH, 3), most=shots[0].reach // INCH)
        return refuse("los.definition", target=UNIT_NAMES[target])

    def chosen(self, game: Field, seat: Seat, value: Shoot) -> None:
        unit = game.frame(Acting, self.acting).unit
        game.then(ChooseSide(unit, value.target, value.attack - 1))


class ChooseSide(PickOne[Field], frozen=True):
    """The target's zone in which most of the shooter stands counts; of two alike the shooter chooses (p. 12,
    ruling.zone-tie-attack).
    """

    unit: Unit
    target: Unit
    attack: int
    granted: tuple[Granted, ...] = ()
    """What an effect gives the attack."""
    move = ShootFrom
    rules = ("los.zone-by-majority", "los.zone-from-target")

    def who(self, game: Field) -> Seat:
        return owner(self.unit)

    def among(self, game: Field) -> Iterable[TargetSide]:
        return [TargetSide(int(side)) for side in zones(game.rectangle(self.target), game.rectangle(self.unit))]

    def not_among(self, game: Field, seat: Seat, value: TargetSide) -> Refusal:
        return refuse("los.zone-by-majority")

    def chosen(self, game: Field, seat: Seat, value: TargetSide) -> None:
        attack(game, self.unit, self.target, self.attack, Side(value), granted=self.granted)
