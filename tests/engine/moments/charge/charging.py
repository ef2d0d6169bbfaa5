"""The turn of a player: a charge from its declaration to contact."""

from __future__ import annotations

from maester.engine import Asked, Pass, PickIn, Procedure, Question, Refusal, Seat, refuse, whose_turn
from tests.engine.moments.charge.attacking import ATTACK, OfferOrder
from tests.engine.moments.charge.field import (
    ALL,
    SPEED,
    STAKES,
    UNITS,
    Attack,
    Battle,
    Charge,
    DeclareCharge,
    Pivot,
    Unit,
    owner,
)
from tests.engine.moments.charge.geometry import travel
from tests.engine.moments.charge.poses import Lanes


class TakeTurn(Question, frozen=True):
    """The players take turns; one unit charges. Who passes activates no more units in this round."""

    acted: tuple[Seat, ...] = ()
    moves = (DeclareCharge, Pass)

    def turn(self, game: Battle) -> tuple[Seat, tuple[Seat, ...]] | None:
        waiting = {owner(unit) for unit in ALL if game.models[unit] and not game.activated[unit]}
        return whose_turn((Seat(0), Seat(1)), self.acted, waiting)

    def ask(self, game: Battle) -> Asked | None:
        if (turn := self.turn(game)) is None:
            return None
        charges = (DeclareCharge(unit, target) for unit in ALL for target in ALL)
        return Asked(turn[0], (*(move for move in charges if self.why_not(game, turn[0], move) is None), Pass()))

    def why_not(self, game: Battle, seat: Seat, move: DeclareCharge | Pass) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if owner(move.unit) != seat or not game.models[move.unit] or game.activated[move.unit]:
            return refuse("charge.own-unit-not-yet-activated", unit=UNITS[move.unit])
        if owner(move.target) == seat or not game.models[move.target]:
            return refuse("charge.declare-target", target=UNITS[move.target])
        reachable = lanes(game, move.unit, move.target).candidates()
        return None if reachable else refuse("charge.within-maximum", most=SPEED + 6)

    def answer(self, game: Battle, seat: Seat, move: DeclareCharge | Pass) -> None:
        turn = self.turn(game)
        assert turn is not None
        game.then(TakeTurn(turn[1]))
        if isinstance(move, Pass):
            game.activated = [done or owner(unit) == seat for unit, done in zip(ALL, game.activated, strict=True)]
            return
        game.active, game.activated[move.unit] = seat, True
        charge = Charge(unit=move.unit, target=move.target)
        game.open(charge, DeclareOrders, ChargerStands, ChargePivot, MoveForward, Melee)


def lanes(game: Battle, unit: Unit, target: Unit) -> Lanes:
    return Lanes(game.place[unit], game.disc(target), game.others(unit, target))


class DeclareOrders(Procedure, frozen=True):
    """Each player declares one order at most, the one whose turn it is first; then they are resolved."""

    charge: int

    def run(self, game: Battle) -> Asked | None:
        return OfferOrder.open(game, "charge-declared", game.order_of_play(), about=self.charge, final=True)


class ChargerStands(Procedure, frozen=True):
    """When all orders are resolved: a charge without its charger is over."""

    charge: int

    def run(self, game: Battle) -> None:
        if not game.models[game.frame(Charge, self.charge).unit]:
            game.abandon(self.charge)


class ChargePivot(PickIn, frozen=True):
    """The charger turns to any angle from which it could still come into contact with its target."""

    charge: int
    moves = (Pivot,)

    def who(self, game: Battle) -> Seat:
        return owner(game.frame(Charge, self.charge).unit)

    def domain(self, game: Battle) -> Lanes:
        charge = game.frame(Charge, self.charge)
        return lanes(game, charge.unit, charge.target)

    def answer(self, game: Battle, seat: Seat, move: Pivot) -> None:
        game.go(game.frame(Charge, self.charge).unit, move.angle, 0.0)


class MoveForward(Procedure, frozen=True):
    """Straight on by speed and a die, or until contact. Who enters the stakes suffers d3+1 wounds, once in a charge;
    a charge without its charger is over.
    """

    charge: int

    def run(self, game: Battle) -> None:
        charge = game.frame(Charge, self.charge)
        unit, place = charge.unit, game.place[charge.unit]
        contact, most = travel(place, game.disc(charge.target)), SPEED + game.throw(unit, "charge", 6)[0]
        charge.reached = contact <= most
        game.go(unit, 0.0, min(contact, most))
        entered = travel(place, STAKES) < min(contact, most)
        if entered and game.wound(unit, game.throw(unit, "stakes", 3)[0] + 1):
            game.abandon(self.charge)


class Melee(Procedure, frozen=True):
    """In contact the charger attacks its target, and nobody else; after a failed charge it tests for panic."""

    charge: int

    def run(self, game: Battle) -> None:
        charge = game.frame(Charge, self.charge)
        if charge.reached:
            game.open(Attack(attacker=charge.unit, defender=charge.target, orders=charge.orders), *ATTACK)
        else:
            game.panic(charge.unit)
