"""The Charge (p. 16, 17): declared, pivoted, rolled, moved straight on, aligned, and the attack at its end.

A Charge that was legal when it was declared stays so: whatever happens meanwhile, all its steps are carried out, and if
they lead to no contact it has failed (ruling.charge-locked).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from maester.engine import Event, Move, PickIn, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.actions import PERFORM, POSSIBLE
from maester.games.miniatures.attacking import attack
from maester.games.miniatures.charge_facings import ChargeFacing, ChargeFacings
from maester.games.miniatures.charge_moves import (
    ChargeFailed,
    fall_short,
    forward_move,
    move_into_line,
)
from maester.games.miniatures.charges import (
    HIGHEST_DIE,
    approach,
    charge_odds,
    charge_targets,
    chargeable,
    named,
    places,
    sides,
    why_not_charge,
)
from maester.games.miniatures.conditions import give
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Acting, Charge, Turn
from maester.games.miniatures.geometry.numbers import INCH, Bearing, Inches, Pose, turned
from maester.games.miniatures.geometry.shapes import Side
from maester.games.miniatures.geometry.zones import shares, zones
from maester.games.miniatures.ground import speed
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.melee import Align, Strike, melee_attacks
from maester.games.miniatures.moments import CHARGE_DECLARED, CHARGE_ROLLED, CHARGED
from maester.games.miniatures.names import CHARGE, NO_UNIT, SIDE_NAMES, UNIT_NAMES, Alignment, TargetSide, Unit, owner
from maester.games.miniatures.neighbours import OtherEnemiesGiveWay
from maester.games.miniatures.rolling import CHARGE_DIE, roll
from maester.games.miniatures.testing import panic_test

__all__ = [
    "CHARGE_STEPS", "FAILED_CHARGE", "ChargeDeclared", "ChargeDistance", "ChargeFaced", "ChargeFacing", "ChargeFailed",
    "ChargeSide", "DeclareCharge", "charge_odds", "charge_targets", "chargeable", "perform_charge", "why_not_charge",
]  # fmt: skip

FAILED_CHARGE: Final = "failed-charge"
"""What demands the Panic Test after a Failed Charge."""


class DeclareCharge(Move, frozen=True):
    """Declares the target of a Charge."""

    target: Unit
    typed = "charge {target}"


class ChargeSide(Move, frozen=True):
    """Chooses which side of the target is charged, where the unit stands in two of its zones alike."""

    side: TargetSide
    typed = "against {side}"


class ChargeDeclared(Event, frozen=True):
    """A unit declares a Charge on another, against one of its sides."""

    unit: Unit
    target: Unit
    side: TargetSide


class ChargeFaced(Event, frozen=True):
    """A charging unit faces this bearing; so far it is to its target, and the die must show at least this number."""

    unit: Unit
    face: Bearing
    travel: Inches
    needs: int


class ChargeDistance(Event, frozen=True):
    """The die of a Charge is final: so far the unit may move, before Rough Terrain; with a 1 it is disorderly."""

    unit: Unit
    die: int
    distance: Inches
    disorderly: bool


def perform_charge(game: Field, acting: int) -> None:
    """A unit performs a Charge action: it declares its target first (p. 16)."""
    game.then(DeclareTarget(acting))


def can_charge(game: Field, unit: Unit, against: Unit) -> bool:
    """Is there an enemy on which the unit may declare a Charge?"""
    found = charge_targets(game, unit)
    return bool(found) if against == NO_UNIT else against in found


PERFORM[CHARGE] = perform_charge
POSSIBLE[CHARGE] = can_charge


class ChargeStep(Procedure[Field], frozen=True):
    """A step of a Charge, which is over when the charging unit is destroyed."""

    charge: int

    def run(self, game: Field) -> None:
        charge = game.frame(Charge, self.charge)
        if game.stands(charge.unit):
            self.carry_on(game, charge)
        else:
            game.abandon(self.charge)

    def carry_on(self, game: Field, charge: Charge) -> None:
        """What the step does."""


# --- declaring -------------------------------------------------------------------------------------------------------


class DeclareTarget(PickOne[Field], frozen=True):
    """The target of a Charge: an enemy in sight, with room on the side that is charged, that can be reached (p. 16)."""

    acting: int
    move = DeclareCharge
    rules = ("charge.declare-target", "charge.los-at-start", "charge.space", "charge.within-maximum")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Acting, self.acting).unit)

    def among(self, game: Field) -> Iterable[Unit]:
        acting = game.frame(Acting, self.acting)
        return [target for target in charge_targets(game, acting.unit) if acting.against in (NO_UNIT, target)]

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        refusal = why_not_charge(game, game.frame(Acting, self.acting).unit, value)
        return refusal or refuse("charge.declare-target", target=UNIT_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Unit) -> None:
        acting = game.frame(Acting, self.acting)
        counts_as = max([number for what, number, _ in acting.granted if what == CHARGE_DIE], default=0)
        charge = Charge(unit=acting.unit, target=value, acting=self.acting, counts_as=counts_as)
        game.open(charge, *CHARGE_STEPS)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[game.frame(Acting, self.acting).unit]}

    def guidance(self, game: Field) -> dict[str, Any]:
        """For each target, how far it is and which number the die must show at least."""
        unit = game.frame(Acting, self.acting).unit
        found = {UNIT_NAMES[target]: charge_odds(game, unit, target) for target in self.among(game)}
        return {"odds": {name: (round(odds[0]), odds[1]) for name, odds in found.items() if odds is not None}}


class DetermineZone(PickOne[Field], frozen=True):
    """The side of the target that is charged is the one in whose zone most of the unit stands at the beginning; if two
    have equal parts of it, the charging player chooses (p. 16).
    """

    charge: int
    move = ChargeSide
    rules = ("charge.zone-fixed-at-start", "charge.zone-majority", "charge.zone-tie")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Charge, self.charge).unit)

    def among(self, game: Field) -> Iterable[TargetSide]:
        charge = game.frame(Charge, self.charge)
        return [TargetSide(int(side)) for side in sides(approach(game, charge.unit, charge.target))]

    def not_among(self, game: Field, seat: Seat, value: TargetSide) -> Refusal:
        charge = game.frame(Charge, self.charge)
        target, unit = game.rectangle(charge.target), game.rectangle(charge.unit)
        name, side = UNIT_NAMES[charge.target], SIDE_NAMES[value]
        if Side(value) in zones(target, unit):
            return refuse("charge.space", target=name, side=side)
        percent = [round(100 * share, 1) for share in shares(target, unit)]
        return refuse("charge.zone-majority", target=name, side=side, percent=percent[value], most=max(percent))

    def chosen(self, game: Field, seat: Seat, value: TargetSide) -> None:
        game.frame(Charge, self.charge).side = value

    def details(self, game: Field) -> dict[str, Any]:
        return named(game.frame(Charge, self.charge))


class ChargeIsDeclared(ChargeStep, frozen=True):
    """Texts may break in when a Charge is declared."""

    def carry_on(self, game: Field, charge: Charge) -> None:
        game.tell(ChargeDeclared(charge.unit, charge.target, TargetSide(charge.side)))
        happens(game, CHARGE_DECLARED, charge.unit, charge.target, self.charge)


# --- the pivot -------------------------------------------------------------------------------------------------------


class TurnToTarget(ChargeStep, frozen=True):
    """The unit may pivot as long as it keeps its target in sight and could still reach it; if it no longer can, it goes
    straight on (p. 16, ruling.charge-locked).
    """

    def carry_on(self, game: Field, charge: Charge) -> None:
        charge.start = game.pose_of(charge.unit)
        found = facings(game, charge).only()
        if found is None:
            game.then(PickFacing(self.charge))
        elif found >= 0:
            face(game, charge, Bearing(found))


def facings(game: Field, charge: Charge) -> ChargeFacings:
    """To which bearings a charging unit may pivot."""
    return ChargeFacings(approach(game, charge.unit, charge.target), Side(charge.side))


def face(game: Field, charge: Charge, bearing: Bearing) -> None:
    """The unit turns; its tray is moved when it is known how far."""
    charge.start = turned(game.pose_of(charge.unit), bearing)
    way = facings(game, charge).case.way(bearing)
    assert way is not None
    game.tell(ChargeFaced(charge.unit, bearing, Inches(round(way.travel)), way.needs))


class PickFacing(PickIn[Field], frozen=True):
    """To which bearing the charging unit pivots (p. 16)."""

    charge: int
    moves = (ChargeFacing,)
    rules = ("charge.pivot", "ruling.charge-pivot-declined", "ruling.charge-distance")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Charge, self.charge).unit)

    def domain(self, game: Field) -> ChargeFacings:
        return facings(game, game.frame(Charge, self.charge))

    def answer(self, game: Field, seat: Seat, move: ChargeFacing) -> None:
        face(game, game.frame(Charge, self.charge), move.face)

    def details(self, game: Field) -> dict[str, Any]:
        return named(game.frame(Charge, self.charge))


# --- the die and the move --------------------------------------------------------------------------------------------


class RollChargeDistance(ChargeStep, frozen=True):
    """A d6 plus the Speed is how far the unit may move (p. 16); an effect may say what the die counts as."""

    def carry_on(self, game: Field, charge: Charge) -> None:
        if charge.counts_as:
            charge.die = charge.counts_as
        else:
            roll(game, charge.unit, CHARGE_DIE, (HIGHEST_DIE,), self.charge)


class ChargeDieLies(ChargeStep, frozen=True):
    """Texts may break in when the die lies, and have it rerolled, before it is final."""

    def carry_on(self, game: Field, charge: Charge) -> None:
        happens(game, CHARGE_ROLLED, charge.unit, charge.target, self.charge)


class ChargeDieIsFinal(ChargeStep, frozen=True):
    """With a 1 the Charge is disorderly, and the charging player may play no Tactics cards until the end of the turn
    (p. 16, 17, ruling.charge-die, ruling.disorderly-scope).
    """

    def carry_on(self, game: Field, charge: Charge) -> None:
        distance = Inches(speed(game, charge.unit) + charge.die * INCH)
        game.tell(ChargeDistance(charge.unit, charge.die, distance, charge.disorderly))
        turn = game.innermost(Turn)
        if charge.disorderly and turn is not None and turn.seat == owner(charge.unit):
            turn.disorderly = True
        if charge.disorderly:
            for condition in charge.if_disorderly:
                give(game, charge.unit, condition)


class MoveForward(ChargeStep, frozen=True):
    """The unit moves straight on by the full distance, or until it touches its target or something stops it; contact is
    success (p. 16, ruling.charge-full-move).
    """

    def carry_on(self, game: Field, charge: Charge) -> None:
        move = forward_move(game, charge)
        charge.reached = move.succeeds
        if not charge.reached:
            fall_short(game, charge, move)


class AlignTrays(PickOne[Field], frozen=True):
    """After a Successful Charge the unit is placed flush on the target's side, at 100 or at 50 percent of the width, as
    the charging player chooses among what fits (p. 16, ruling.charge-alignment).
    """

    charge: int
    move = Align
    rules = ("charge.align", "charge.align-best-fit", "charge.space")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Charge, self.charge).unit)

    def positions(self, game: Field) -> dict[Alignment, Pose]:
        charge = game.frame(Charge, self.charge)
        if not charge.reached:
            return {}
        return dict(places(approach(game, charge.unit, charge.target), Side(charge.side)))

    def among(self, game: Field) -> Iterable[Alignment]:
        return self.positions(game)

    def not_among(self, game: Field, seat: Seat, value: Alignment) -> Refusal:
        return refuse("charge.align", **named(game.frame(Charge, self.charge)))

    def chosen(self, game: Field, seat: Seat, value: Alignment) -> None:
        move_into_line(game, game.frame(Charge, self.charge), self.positions(game)[value])

    def details(self, game: Field) -> dict[str, Any]:
        return named(game.frame(Charge, self.charge))

    def guidance(self, game: Field) -> dict[str, Any]:
        """Where the tray would stand, for each way to line up."""
        return {"poses": {str(place): list(pose) for place, pose in self.positions(game).items()}}


# --- what follows ----------------------------------------------------------------------------------------------------


class ChargeIsMade(ChargeStep, frozen=True):
    """The Charge was successful: texts may break in before its attack."""

    def carry_on(self, game: Field, charge: Charge) -> None:
        if charge.reached and game.is_there(charge.target):
            happens(game, CHARGED, charge.unit, charge.target, self.charge)


class ChargeAttack(PickOne[Field], frozen=True):
    """The unit resolves one Melee Attack against its target, as part of the Charge: no other enemy, and it doesn't turn
    before (p. 16, ruling.charge-then-attack-target).
    """

    charge: int
    move = Strike
    rules = ("charge.attack", "ruling.charge-then-attack-target")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Charge, self.charge).unit)

    def among(self, game: Field) -> Iterable[Strike]:
        charge = game.frame(Charge, self.charge)
        unit, target = charge.unit, charge.target
        if not charge.reached or not game.stands(unit) or not game.are_engaged(unit, target) or not charge.attacks:
            return ()
        return [Strike(target, number + 1) for number in melee_attacks(game, unit)]

    def not_among(self, game: Field, seat: Seat, value: Strike) -> Refusal:
        charge = game.frame(Charge, self.charge)
        wrong = value.target != charge.target
        return refuse("ruling.charge-then-attack-target" if wrong else "melee.needs-attack", **named(charge))

    def chosen(self, game: Field, seat: Seat, value: Strike) -> None:
        charge = game.frame(Charge, self.charge)
        attack(game, charge.unit, value.target, value.attack - 1, charge.side, self.charge)

    def details(self, game: Field) -> dict[str, Any]:
        return named(game.frame(Charge, self.charge))


class FailedCharge(ChargeStep, frozen=True):
    """After a Failed Charge the unit makes a Panic Test, which is to nobody's account (p. 17, ruling.vp-credit)."""

    def carry_on(self, game: Field, charge: Charge) -> None:
        if not charge.reached:
            panic_test(game, charge.unit, FAILED_CHARGE)


CHARGE_STEPS: Final = (
    DetermineZone,
    ChargeIsDeclared,
    TurnToTarget,
    RollChargeDistance,
    ChargeDieLies,
    ChargeDieIsFinal,
    MoveForward,
    AlignTrays,
    OtherEnemiesGiveWay,
    ChargeIsMade,
    ChargeAttack,
    FailedCharge,
)
