"""Orders, and the attack with the attack inside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from maester.engine import (
    Abilities,
    Ability,
    Asked,
    LimitedUse,
    Move,
    Offer,
    Pass,
    PickIn,
    PickOne,
    Procedure,
    Refusal,
    Seat,
    Window,
    refuse,
    times_used,
    total,
)
from tests.engine.moments.charge.field import (
    ARMOUR,
    BRACE,
    ORDERS,
    RIPOSTE,
    ROUND,
    TO_HIT,
    UNITS,
    VOLLEY,
    WAR_CRY,
    Attack,
    Battle,
    Charge,
    GiveOrder,
    Order,
    OrderGiven,
    RerollDie,
    Surge,
    Unit,
    owner,
)
from tests.engine.moments.charge.poses import Ground


class UnitOrder(Ability):
    """An order of a unit: once per round. Its window is final, so each player gives at most one at each trigger."""

    moves = (GiveOrder,)

    def __init__(self, order: Order, moment: str, role: str) -> None:
        self.order, self.id, self.moments, self.role = order, ORDERS[order], (moment,), role

    def concerns(self, move: Move) -> bool:
        return move == GiveOrder(self.order)

    def unit(self, game: Battle, window: Window) -> Unit:
        unit: Unit = getattr(game.frames[window.about], self.role)
        return unit

    def uses(self, game: Battle, seat: Seat, window: Window) -> Iterable[GiveOrder]:
        move = GiveOrder(self.order)
        return (move,) if self.why_not(game, seat, move, window) is None else ()

    def why_not(self, game: Battle, seat: Seat, move: GiveOrder, window: Window) -> Refusal | None:
        unit = self.unit(game, window)
        if owner(unit) != seat:
            return refuse("order.trigger", unit=UNITS[unit], order=self.id)
        return refuse("order.once-per-round", order=self.id) if times_used(game.uses, self.order, unit) else None

    def use(self, game: Battle, seat: Seat, move: GiveOrder, window: Window) -> None:
        unit = self.unit(game, window)
        game.uses += (LimitedUse(self.order, unit, ROUND),)
        game.tell(OrderGiven(unit, self.order))
        window.afterwards(game, EFFECT[self.order](self.order, unit, window.about))


class ChangesTheDice(Procedure, frozen=True):
    """War cry and brace count when the attack is rolled."""

    order: Order
    unit: Unit
    charge: int

    def run(self, game: Battle) -> None:
        game.frame(Charge, self.charge).orders += (self.order,)


class Volley(ChangesTheDice, frozen=True):
    """The charger suffers d3 wounds."""

    def run(self, game: Battle) -> None:
        charger = game.frame(Charge, self.charge).unit
        game.wound(charger, *game.throw(charger, "volley", 3))


class Riposte(Procedure, frozen=True):
    """The defender attacks its attacker at once, in the middle of the attack; then it suffers d3 wounds itself."""

    order: Order
    unit: Unit
    attack: int

    def run(self, game: Battle) -> None:
        game.then(Exhaustion(self.unit))
        game.open(Attack(attacker=self.unit, defender=game.frame(Attack, self.attack).attacker), *ATTACK)


EFFECT: Final[dict[Order, type[ChangesTheDice | Riposte]]] = {
    WAR_CRY: ChangesTheDice, BRACE: ChangesTheDice, VOLLEY: Volley, RIPOSTE: Riposte,
}  # fmt: skip
"""What each order does, once both players have declared."""


class OfferOrder(Offer, frozen=True):
    abilities = Abilities(
        UnitOrder(WAR_CRY, "charge-declared", "unit"),
        UnitOrder(BRACE, "charge-declared", "target"),
        UnitOrder(VOLLEY, "charge-declared", "target"),
        UnitOrder(RIPOSTE, "defended", "defender"),
    )


class Exhaustion(Procedure, frozen=True):
    unit: Unit

    def run(self, game: Battle) -> None:
        if game.models[self.unit]:
            game.wound(self.unit, *game.throw(self.unit, "exhaustion", 3))


class RollAttack(Procedure, frozen=True):
    attack: int

    def run(self, game: Battle) -> None:
        attack = game.frame(Attack, self.attack)
        attack.dice = game.throw(attack.attacker, "attack", *(6,) * total(attack.strength(game)))
        game.then(*(ForceReroll(self.attack, seat) for seat in game.order_of_play()))


class ForceReroll(PickOne, frozen=True):
    """A player makes dice reroll one after the other, each at most once; the other player then sees the new results."""

    attack: int
    seat: Seat
    move = RerollDie
    optional = True

    def who(self, game: Battle) -> Seat:
        return self.seat

    def among(self, game: Battle) -> Iterable[int]:
        return range(1, len(game.frame(Attack, self.attack).dice) + 1)

    def broken(self, game: Battle, seat: Seat, die: int) -> Refusal | None:
        attack = game.frame(Attack, self.attack)
        if not 1 <= die <= len(attack.dice):
            return refuse("reroll.no-such-die", die=die, dice=len(attack.dice))
        if (seat, die) in attack.rerolled:
            return refuse("reroll.once-per-player", die=die)
        return None if game.tokens[seat] else refuse("reroll.no-effect-left")

    def chosen(self, game: Battle, seat: Seat, die: int) -> None:
        attack = game.frame(Attack, self.attack)
        result = game.throw(attack.attacker, "reroll", 6)
        attack.dice = (*attack.dice[: die - 1], *result, *attack.dice[die:])
        attack.rerolled += ((seat, die),)
        game.tokens[seat] -= 1
        game.then(self)


class RollDefence(Procedure, frozen=True):
    """One die for each hit. They are other dice than those of the attack, so each may be rerolled anew."""

    attack: int

    def run(self, game: Battle) -> None:
        attack = game.frame(Attack, self.attack)
        hits = sum(die >= TO_HIT for die in attack.dice)
        attack.dice, attack.rerolled = game.throw(attack.defender, "defence", *(6,) * hits), ()
        game.then(*(ForceReroll(self.attack, seat) for seat in game.order_of_play()))


class Defended(Procedure, frozen=True):
    attack: int

    def run(self, game: Battle) -> Asked | None:
        return OfferOrder.open(game, "defended", game.order_of_play(), about=self.attack, final=True)


class SufferWounds(Procedure, frozen=True):
    """A wound for each die that doesn't save. Who suffered wounds and still stands tests for panic."""

    attack: int

    def run(self, game: Battle) -> None:
        attack = game.frame(Attack, self.attack)
        wounds = sum(die < ARMOUR for die in attack.dice)
        attack.slain = game.wound(attack.defender, wounds)
        if wounds and game.models[attack.defender]:
            attack.slain = game.panic(attack.defender)


class SurgeForward(PickIn, frozen=True):
    """Who destroyed its enemy by this very attack, and lives, may move for free."""

    attack: int
    moves = (Surge, Pass)

    def who(self, game: Battle) -> Seat:
        return owner(game.frame(Attack, self.attack).attacker)

    def domain(self, game: Battle) -> Ground | None:
        attack = game.frame(Attack, self.attack)
        unit = attack.attacker
        return Ground(game.place[unit], game.others(unit)) if attack.slain and game.models[unit] else None

    def answer(self, game: Battle, seat: Seat, move: Surge | Pass) -> None:
        if isinstance(move, Surge):
            game.go(game.frame(Attack, self.attack).attacker, move.angle, move.distance)


ATTACK: Final = (RollAttack, RollDefence, Defended, SufferWounds, SurgeForward)
