"""A charge: the worst moment of a miniatures game, as a throw-away battle of two units a side on round trays.

A charge is declared and orders are given; the charger pivots to any angle that lets it reach its target; a die decides
how far it comes, and it may die on stakes on the way. The attack may be answered by an attack inside it; whoever
destroyed its enemy by its own attack surges forward.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, Final, NewType

import msgspec

from maester.engine import (
    Abilities,
    Ability,
    Asked,
    Definition,
    Event,
    Frame,
    Game,
    Modifier,
    Move,
    Names,
    Offer,
    Options,
    Pass,
    PickOne,
    Procedure,
    Question,
    Refusal,
    Seat,
    Window,
    asked_in,
    refuse,
    register,
    total,
    whose_turn,
)  # fmt: skip

Unit = NewType("Unit", int)
Order = NewType("Order", int)
Place = tuple[float, float, float]
"""Where a tray stands, in inches, and where it faces, in degrees."""
Disc = tuple[float, float, float]
"""A round thing on the table: its centre and its radius."""

SEATS: Final = ("stark", "lannister")
UNITS: Final = ("umbers", "rangers", "guards", "knights")
ALL: Final = tuple(map(Unit, range(len(UNITS))))
ORDERS: Final = ("war-cry", "brace", "volley", "riposte")
WAR_CRY, BRACE, VOLLEY, RIPOSTE = map(Order, range(len(ORDERS)))
MODELS, SPEED, TO_HIT, ARMOUR, MORALE = 5, 5, 4, 4, 7
RADIUS: Final = 1.0
STAKES: Final = (3.0, 4.5, 1.0)
AROUND: Final = 180.0


def owner(unit: Unit) -> Seat:
    return Seat(unit // 2)


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


class DeclareCharge(Move, frozen=True):
    unit: Unit
    target: Unit
    typed = "charge {unit}>{target}"


class GiveOrder(Move, frozen=True):
    order: Order
    typed = "order {order}"


class Pivot(Move, frozen=True):
    angle: float
    typed = "pivot {angle}"


class RerollDie(Move, frozen=True):
    die: int
    typed = "reroll {die}"


class Surge(Move, frozen=True):
    angle: float
    distance: float
    typed = "surge {angle} {distance}"


class Rolled(Event, frozen=True):
    unit: Unit
    purpose: str
    dice: tuple[int, ...]


class Moved(Event, frozen=True):
    unit: Unit
    place: Place


class Wounded(Event, frozen=True):
    unit: Unit
    wounds: int
    left: int


class Battle(Game, kw_only=True):
    place: list[Place]
    models: list[int]
    activated: list[bool]
    spent: list[tuple[Order, ...]]
    """The orders that each unit has used in this round."""
    tokens: list[int]
    """How many dice each player may still make somebody reroll."""
    active: Seat = Seat(0)

    def disc(self, unit: Unit) -> Disc:
        return (*self.place[unit][:2], RADIUS)

    def others(self, *units: Unit) -> tuple[Disc, ...]:
        """All trays on the table but these."""
        return tuple(self.disc(other) for other in ALL if self.models[other] and other not in units)

    def order_of_play(self) -> tuple[Seat, Seat]:
        """The player whose turn it is comes first."""
        return self.active, Seat(1 - self.active)

    def go(self, unit: Unit, angle: float, distance: float) -> None:
        """A pivot, then straight on."""
        x, y, facing = turned(self.place[unit], angle)
        along = math.radians(facing)
        self.place[unit] = (x + distance * math.cos(along), y + distance * math.sin(along), facing)
        self.tell(Moved(unit, self.place[unit]))

    def throw(self, unit: Unit, purpose: str, *sides: int) -> tuple[int, ...]:
        """Dice in the open."""
        dice = tuple(self.roll(side, purpose) for side in sides)
        self.tell(Rolled(unit, purpose, dice))
        return dice

    def wound(self, unit: Unit, wounds: int) -> bool:
        """Takes models away; did that destroy the unit?"""
        lost = min(wounds, self.models[unit])
        if lost:
            self.models[unit] -= lost
            self.tell(Wounded(unit, lost, self.models[unit]))
        return lost > 0 and not self.models[unit]

    def panic(self, unit: Unit) -> bool:
        """Two dice against morale, and with them a d3: the wounds if they fail. Did that destroy the unit?"""
        first, second, wounds = self.throw(unit, "panic", 6, 6, 3)
        return first + second < MORALE and self.wound(unit, wounds)


class Charge(Frame, kw_only=True):
    unit: Unit
    target: Unit
    orders: tuple[Order, ...] = ()
    reached: bool = False


class Attack(Frame, kw_only=True):
    attacker: Unit
    defender: Unit
    orders: tuple[Order, ...] = ()
    dice: tuple[int, ...] = ()
    rerolled: tuple[tuple[Seat, int], ...] = ()
    slain: bool = False
    """Did this attack itself destroy the defender?"""

    def strength(self, game: Battle) -> Iterator[Modifier]:
        """How many dice the attacker rolls."""
        yield Modifier(game.models[self.attacker], "models")
        if WAR_CRY in self.orders:
            yield Modifier(1, "war-cry")
        if BRACE in self.orders:
            yield Modifier(-1, "brace")


class Lanes(msgspec.Struct, frozen=True):
    """The pivots of a charge: after each the unit could move straight on to its target, and nothing is in the way."""

    place: Place
    target: Disc
    others: tuple[Disc, ...]

    def check(self, move: Pivot) -> Refusal | None:
        if not -AROUND <= move.angle <= AROUND:
            return refuse("charge.pivot-angle", angle=move.angle, most=AROUND)
        place = turned(self.place, move.angle)
        distance = travel(place, self.target)
        if distance == math.inf:
            return refuse("charge.pivot", aside=aside(place, self.target), most=RADIUS + self.target[2])
        if distance > SPEED + 6:
            return refuse("charge.within-maximum", distance=distance, most=SPEED + 6)
        first = min((travel(place, other) for other in self.others), default=math.inf)
        return refuse("charge.stop-before-obstacle", distance=distance, free=first) if first <= distance else None

    def candidates(self) -> tuple[Pivot, ...]:
        lanes = (Pivot(self.angle(eighth / 8)) for eighth in (0, -1, 1, -2, 2, -4, 4, -6, 6, -7, 7))
        return tuple(lane for lane in lanes if self.check(lane) is None)

    def sample(self, rng: Random) -> Pivot:
        tries = (Pivot(self.angle(rng.uniform(-1, 1))) for _ in range(50))
        return next((lane for lane in tries if self.check(lane) is None), self.candidates()[0])

    def angle(self, part: float) -> float:
        """Towards the middle of the target (0), or so far beside it that the trays would only just touch (-1, 1)."""
        widest = math.asin(min(1.0, (RADIUS + self.target[2]) / math.dist(self.place[:2], self.target[:2])))
        return math.remainder(bearing(self.place, self.target) + part * math.degrees(widest), 360.0)


class Ground(msgspec.Struct, frozen=True):
    """The free moves of a unit: a pivot, then straight on without touching anybody; or none."""

    place: Place
    others: tuple[Disc, ...]

    def check(self, move: Surge | Pass) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if not -AROUND <= move.angle <= AROUND:
            return refuse("surge.pivot-angle", angle=move.angle, most=AROUND)
        if not 0.0 <= move.distance <= SPEED:
            return refuse("surge.free-maneuver", distance=move.distance, most=SPEED)
        free = min((travel(turned(self.place, move.angle), other) for other in self.others), default=math.inf)
        return refuse("surge.in-the-way", distance=move.distance, free=free) if free <= move.distance else None

    def candidates(self) -> tuple[Surge | Pass, ...]:
        ways = (Surge(angle, float(SPEED)) for angle in (0.0, 90.0, -90.0, 180.0))
        return (*(way for way in ways if self.check(way) is None), Pass())

    def sample(self, rng: Random) -> Surge | Pass:
        tries = (Surge(rng.uniform(-AROUND, AROUND), rng.uniform(0, SPEED)) for _ in range(50))
        return next((way for way in tries if self.check(way) is None), Pass())


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
        number = game.open(charge, ResolveOrders, ChargePivot, MoveForward, Melee)
        OfferOrder.open(game, "charge-declared", game.order_of_play(), about=number, final=True)


def lanes(game: Battle, unit: Unit, target: Unit) -> Lanes:
    return Lanes(game.place[unit], game.disc(target), game.others(unit, target))


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
        return refuse("order.once-per-round", order=self.id) if self.order in game.spent[unit] else None

    def use(self, game: Battle, seat: Seat, move: GiveOrder, window: Window) -> None:
        unit = self.unit(game, window)
        game.spent[unit] += (self.order,)
        self.declared(game, unit, window.about)

    def declared(self, game: Battle, unit: Unit, about: int) -> None:
        """The effect waits until both players have declared."""
        game.frame(Charge, about).orders += (self.order,)


class Riposte(UnitOrder):
    """The defender attacks its attacker at once, in the middle of the attack; then it suffers d3 wounds itself."""

    def declared(self, game: Battle, unit: Unit, about: int) -> None:
        game.then(Exhaustion(unit))
        game.open(Attack(attacker=unit, defender=game.frame(Attack, about).attacker), *ATTACK)


class OfferOrder(Offer, frozen=True):
    abilities = Abilities(
        UnitOrder(WAR_CRY, "charge-declared", "unit"),
        UnitOrder(BRACE, "charge-declared", "target"),
        UnitOrder(VOLLEY, "charge-declared", "target"),
        Riposte(RIPOSTE, "defended", "defender"),
    )


class Exhaustion(Procedure, frozen=True):
    unit: Unit

    def run(self, game: Battle) -> None:
        if game.models[self.unit]:
            game.wound(self.unit, *game.throw(self.unit, "exhaustion", 3))


class ResolveOrders(Procedure, frozen=True):
    """Volley: the charger suffers d3 wounds. War cry and brace count when the attack is rolled."""

    charge: int

    def run(self, game: Battle) -> None:
        charge = game.frame(Charge, self.charge)
        if VOLLEY in charge.orders and game.wound(charge.unit, *game.throw(charge.unit, "volley", 3)):
            game.abandon(self.charge)


class ChargePivot(Question, frozen=True):
    """The charger turns to any angle from which it could still come into contact with its target."""

    charge: int
    moves = (Pivot,)

    def ask(self, game: Battle) -> Asked:
        charge = game.frame(Charge, self.charge)
        return asked_in(owner(charge.unit), lanes(game, charge.unit, charge.target))

    def why_not(self, game: Battle, seat: Seat, move: Pivot) -> Refusal | None:
        charge = game.frame(Charge, self.charge)
        return lanes(game, charge.unit, charge.target).check(move)

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

    def run(self, game: Battle) -> None:
        OfferOrder.open(game, "defended", game.order_of_play(), about=self.attack, final=True)


class SufferWounds(Procedure, frozen=True):
    """A wound for each die that doesn't save. Who suffered wounds and still stands tests for panic."""

    attack: int

    def run(self, game: Battle) -> None:
        attack = game.frame(Attack, self.attack)
        wounds = sum(die < ARMOUR for die in attack.dice)
        attack.slain = game.wound(attack.defender, wounds)
        if wounds and game.models[attack.defender]:
            attack.slain = game.panic(attack.defender)


class SurgeForward(Question, frozen=True):
    """Who destroyed its enemy by this very attack, and lives, may move for free."""

    attack: int
    moves = (Surge, Pass)

    def ask(self, game: Battle) -> Asked | None:
        attack = game.frame(Attack, self.attack)
        earned = attack.slain and game.models[attack.attacker]
        return asked_in(owner(attack.attacker), self.ground(game)) if earned else None

    def ground(self, game: Battle) -> Ground:
        unit = game.frame(Attack, self.attack).attacker
        return Ground(game.place[unit], game.others(unit))

    def why_not(self, game: Battle, seat: Seat, move: Surge | Pass) -> Refusal | None:
        return self.ground(game).check(move)

    def answer(self, game: Battle, seat: Seat, move: Surge | Pass) -> None:
        if isinstance(move, Surge):
            game.go(game.frame(Attack, self.attack).attacker, move.angle, move.distance)


ATTACK: Final = (RollAttack, RollDefence, Defended, SufferWounds, SurgeForward)


class Deploy(Procedure, frozen=True):
    """The units stand in two lines, each where chance puts it, and some have lost models before."""

    def run(self, game: Battle) -> None:
        for unit in ALL:
            x, y, facing = game.place[unit]
            game.place[unit] = (x + game.draw(400, "deploy") / 100, y, facing + game.draw(300, "deploy") / 10 - 15)
            game.models[unit] -= game.draw(MODELS, "deploy")


class EndOfRound(Procedure, frozen=True):
    """More models win."""

    def run(self, game: Battle) -> None:
        models = [game.models[0] + game.models[1], game.models[2] + game.models[3]]
        best = Seat(models.index(max(models)))
        game.finish([(Seat(0), Seat(1))] if models[0] == models[1] else [(best,), (Seat(1 - best),)])


class BattleView(msgspec.Struct, frozen=True):
    place: dict[str, Place]
    models: dict[str, int]
    activated: list[str]
    spent: dict[str, list[str]]
    tokens: dict[str, int]
    attacks: list[tuple[str, str, tuple[int, ...]]]
    """The attacks that go on, the innermost last: attacker, defender, and the dice as they lie."""


def view(game: Battle, seat: Seat | None) -> BattleView:
    """Everything lies in the open, but for what the dice will show."""
    attacks = [frame for frame in game.frames if isinstance(frame, Attack)]
    return BattleView(
        place=dict(zip(UNITS, game.place, strict=True)),
        models=dict(zip(UNITS, game.models, strict=True)),
        activated=[UNITS[unit] for unit in ALL if game.activated[unit]],
        spent={UNITS[unit]: [ORDERS[order] for order in game.spent[unit]] for unit in ALL},
        tokens=dict(zip(SEATS, game.tokens, strict=True)),
        attacks=[(UNITS[attack.attacker], UNITS[attack.defender], attack.dice) for attack in attacks],
    )


def determinize(game: Battle, seat: Seat | None, rng: Random) -> None:
    """Nothing is hidden but the dice to come, and those the engine forgets itself."""


def invariants(game: Battle) -> Iterator[str]:
    for unit in ALL:
        if not 0 <= game.models[unit] <= MODELS:
            yield f"{UNITS[unit]} has {game.models[unit]} models"
        for other in ALL[:unit]:
            distance = math.dist(game.place[unit][:2], game.place[other][:2])
            if game.models[unit] and game.models[other] and distance < 2 * RADIUS - 1e-6:
                yield f"{UNITS[unit]} and {UNITS[other]} stand on each other"
    if min(game.tokens) < 0:
        yield "more dice were rerolled than there are tokens"


def set_up(players: int, options: Options) -> Battle:
    game = scenario({}, players, options)
    game.then(Deploy())
    return game


def scenario(position: Mapping[str, Any], players: int, options: Options) -> Battle:
    """Models and places by unit, tokens by seat, as far as they differ from the usual ones."""
    game = Battle(
        place=[(0.0, 0.0, 90.0), (6.0, 0.0, 90.0), (0.0, 9.0, -90.0), (6.0, 9.0, -90.0)],
        models=[MODELS] * len(ALL),
        activated=[False] * len(ALL),
        spent=[()] * len(ALL),
        tokens=[1, 1],
    )
    for name, models in position.get("models", {}).items():
        game.models[UNITS.index(name)] = models
    for name, place in position.get("place", {}).items():
        game.place[UNITS.index(name)] = place
    game.tokens = list(position.get("tokens", game.tokens))
    game.then(TakeTurn(), EndOfRound())
    return game


NAMES: Final = {Unit: Names("unit", UNITS), Order: Names("order", ORDERS)}

GAME = register(
    Definition(
        id="moment-charge",
        titles={"en": "A charge", "pl": "Szarża"},
        players=(2,),
        rules_version=1,
        package=__name__,
        state=Battle,
        names=NAMES,
        seats=lambda players, options: SEATS,
        set_up=set_up,
        view=view,
        determinize=determinize,
        invariants=invariants,
        scenario=scenario,
    )
)
