"""March orders: in turn order each player resolves one at a time, with the combat it causes (p. 15, 24-26).

A march is planned group by group: so many units go to one area, more may go to others, the rest stays. Nothing moves
before the plan is complete. Then the units leave, a Power token may be left behind, all other moves are made, and last
comes the one fight that a march may cause.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from maester.engine import Asked, Event, Move, Procedure, Question, Refusal, Seat, YesNo, refuse, whose_turn
from maester.games.boardgame.board import Board
from maester.games.boardgame.combat import open_battle
from maester.games.boardgame.components import (
    AREA_NAMES,
    IS_LAND,
    IS_PORT,
    MARCH,
    NAMES,
    NO_UNITS,
    NOBODY,
    PORT_LIMIT,
    Area,
    Units,
    subtract,
    within,
)
from maester.games.boardgame.control import enter, leave, place_power_token
from maester.games.boardgame.march_plan import March
from maester.games.boardgame.neutral_forces import attack_neutral_force, not_strong_enough, remove_neutral_force
from maester.games.boardgame.supply import supply_guidance


class MarchUnits(Move, frozen=True):
    """A group of units marches from the area of the March order to another one."""

    source: Area
    units: Units
    target: Area
    typed = "march {source}: {units}>{target}"


class EndMarch(Move, frozen=True):
    """No more units march from this area."""

    source: Area
    typed = "march {source}: done"


class Marched(Event, frozen=True):
    """Units moved by a March order."""

    seat: Seat
    source: Area
    units: Units
    target: Area


class MarchEnded(Event, frozen=True):
    """A March order was resolved and left the board."""

    seat: Seat
    area: Area


def is_attack(game: Board, seat: Seat, target: Area) -> bool:
    """Is going to the area the one attack of a march: against another House's units or Garrison, or a Neutral Force?"""
    if game.owner[target] != NOBODY:
        return game.owner[target] != seat
    garrison = game.garrison_in(target) > 0 and game.home_owner(target) != seat
    return garrison or game.neutral[target] > 0


# --- what a march may do ------------------------------------------------------------------------------


class Plan(NamedTuple):
    """A march as far as it is planned, with what its rules ask for again and again."""

    march: March
    left: Units
    """Units that could still march; routed ones can't."""
    reachable: Collection[Area]
    sizes: dict[Area, int]
    """How many units the player would have in each area; attackers are an army of their own."""


def plan_of(game: Board, march: March) -> Plan:
    seat, source = march.seat, march.source
    # Adjacent areas, land areas joined by sea transport, connected friendly ports.
    reachable = game.reachable_land(seat, source) if IS_LAND[source] else game.ship_destinations(seat, source)
    sizes = game.sizes(seat)
    for target, units in march.groups:
        move_units(sizes, source, target, sum(units))
    return Plan(march, subtract(game.standing(source), march.moved()), reachable, sizes)


def move_units(sizes: dict[Area, int], source: Area, target: Area, count: int) -> None:
    sizes[source] -= count
    sizes[target] = sizes.get(target, 0) + count


@cache
def groups_of(units: Units) -> tuple[Units, ...]:
    """Every choice of one or more of these units, the larger ones first."""
    footmen, knights, ships, engines = (range(count, -1, -1) for count in units)
    return tuple(Units(group) for group in itertools.product(footmen, knights, ships, engines) if any(group))


def broken_march(game: Board, march: March, units: Units, target: Area) -> Refusal | None:
    """The first rule that one more group of this march would break."""
    plan = plan_of(game, march)
    return (
        broken_units(game, plan, units)
        or broken_target(game, plan, target)
        or broken_strength(game, plan, units, target)
        or broken_supply(game, plan, sum(units), target)
    )


def broken_units(game: Board, plan: Plan, units: Units) -> Refusal | None:
    """The rule against moving these units, wherever they go."""
    source = plan.march.source
    if units == NO_UNITS or not within(units, subtract(game.units(source), plan.march.moved())):
        return refuse("march.all-some-or-none", area=AREA_NAMES.write(source))
    if not within(units, plan.left):
        return refuse("rout.cannot-move", area=AREA_NAMES.write(source))
    return None


def broken_target(game: Board, plan: Plan, target: Area) -> Refusal | None:
    """The rule against going to an area, whatever units go there."""
    march = plan.march
    if target not in plan.reachable:
        return refuse(out_of_reach(march.source, target), area=AREA_NAMES.write(target))
    if march.goes_to(target):
        return refuse("march.may-split", area=AREA_NAMES.write(target))
    if march.attack is not None and is_attack(game, march.seat, target):
        neutral = game.neutral[target] or game.neutral[march.attack]
        rule = "neutral.counts-as-the-one-attack" if neutral else "march.one-battle"
        return refuse(rule, first=AREA_NAMES.write(march.attack), second=AREA_NAMES.write(target))
    return None


def out_of_reach(source: Area, target: Area) -> str:
    """The rule against going so far, or into the wrong kind of area."""
    if IS_LAND[source] and not IS_LAND[target]:
        return "march.land-units-stay-on-land"
    if not IS_LAND[source] and IS_LAND[target]:
        return "march.ships-stay-on-water"
    return "port.cannot-be-attacked" if IS_PORT[target] else "march.adjacent-only"


def broken_strength(game: Board, plan: Plan, units: Units, target: Area) -> Refusal | None:
    """The rule against going to an area with a Neutral Force, which not every group may do."""
    return not_strong_enough(game, plan.march, units, target) if game.neutral[target] else None


def broken_supply(game: Board, plan: Plan, count: int, target: Area) -> Refusal | None:
    """The rule against so many units in the area. Supply is checked for the whole march (ruling.supply-during-march):
    a group is refused only if no way to complete the march would fit.
    """
    if IS_PORT[target] and game.size(target) + count > PORT_LIMIT:
        return refuse("port.max-three-ships", area=AREA_NAMES.write(target))
    march, sizes = plan.march, plan.sizes.copy()
    move_units(sizes, march.source, target, count)
    if game.fits_supply(march.seat, sizes.values()):
        return None
    attacked = march.attack is not None or is_attack(game, march.seat, target)
    # Those where most room is come first. An attack on a Neutral Force may fail, so that nothing can rest on it.
    others = [area for area in plan.reachable if area != target and not march.goes_to(area) and not game.neutral[area]]
    others.sort(key=lambda area: sizes.get(area, 0))
    if can_be_completed(game, plan.march, sizes, sum(plan.left) - count, others, attacked):
        return None
    return refuse("ruling.supply-during-march", area=AREA_NAMES.write(target))


def can_be_completed(
    game: Board, march: March, sizes: dict[Area, int], left: int, targets: Sequence[Area], attacked: bool
) -> bool:
    """Can up to so many more units go from the source to these areas so that all armies fit?"""
    if game.fits_supply(march.seat, sizes.values()):
        return True
    # At best all of them go where nobody stands, one by one.
    if not game.fits_supply(march.seat, {**sizes, march.source: sizes[march.source] - left}.values()):
        return False
    for index, target in enumerate(targets):
        attack = is_attack(game, march.seat, target)
        if attack and attacked:
            continue
        room = PORT_LIMIT - game.size(target) if IS_PORT[target] else left
        for count in range(1, min(left, room) + 1):
            after = sizes.copy()
            move_units(after, march.source, target, count)
            if can_be_completed(game, march, after, left - count, targets[index + 1 :], attacked or attack):
                return True
    return False


# --- planning a march -------------------------------------------------------------------------------


def options_of(game: Board, march: March) -> list[Move]:
    """That no more units march, if the march fits as it is; and every group that may march next."""
    plan = plan_of(game, march)
    options: list[Move] = []
    if not_complete(game, plan) is None:
        options.append(EndMarch(march.source))
    for target in plan.reachable:
        if broken_target(game, plan, target) is None:
            # For supply only the number of units counts, so each number is looked at once.
            counts = range(1, sum(plan.left) + 1)
            fitting = [count for count in counts if broken_supply(game, plan, count, target) is None]
            options.extend(
                MarchUnits(march.source, units, target)
                for units in groups_of(plan.left)
                if sum(units) in fitting and broken_strength(game, plan, units, target) is None
            )
    return options


def not_complete(game: Board, plan: Plan) -> Refusal | None:
    """The rule against ending the march as it is planned now."""
    if game.fits_supply(plan.march.seat, plan.sizes.values()):
        return None
    return refuse("ruling.supply-during-march", area=AREA_NAMES.write(plan.march.source))


def march_guidance(game: Board, marches: Iterable[March]) -> dict[str, Any]:
    """For each march that may be planned: the units that can still go, and what each number of them would make of the
    armies wherever they go.
    """
    guidance = {}
    for plan in (plan_of(game, march) for march in marches):
        seat, source = plan.march.seat, plan.march.source
        after: dict[Area, list[dict[Area, int]]] = {target: [] for target in plan.reachable}
        for target, count in itertools.product(plan.reachable, range(1, sum(plan.left) + 1)):
            sizes = plan.sizes.copy()
            move_units(sizes, source, target, count)
            after[target].append(sizes)
        supply = supply_guidance(game, seat, plan.sizes, after)
        guidance[AREA_NAMES.write(source)] = {"units": NAMES[Units].write(plan.left), "supply": supply}
    return guidance


def march_from(game: Board, seat: Seat, source: Area) -> March:
    order = game.order_at(source)
    return March(seat=seat, source=source, modifier=order.modifier if order else 0)


class ResolveMarches(Question[Board], frozen=True):
    """Which March order a player resolves in his turn is his choice; a player without one is skipped."""

    acted: tuple[Seat, ...] = ()
    moves = (MarchUnits, EndMarch)
    rules = ("march.all-some-or-none", "march.adjacent-only", "march.one-battle", "transport.chain")

    def ask(self, game: Board) -> Asked | None:
        turn = whose_turn(game.turn_order, self.acted, game.seats_with_order(MARCH))
        if turn is None:
            return None
        seat = turn[0]
        sources = game.areas_with_order(seat, MARCH)
        return Asked(seat, [move for source in sources for move in options_of(game, march_from(game, seat, source))])

    def why_not(self, game: Board, seat: Seat, move: MarchUnits | EndMarch) -> Refusal | None:
        if not game.has_order(move.source, MARCH) or game.order_owner(move.source) != seat:
            return refuse("march.one-at-a-time", area=AREA_NAMES.write(move.source))
        march = march_from(game, seat, move.source)
        if isinstance(move, EndMarch):
            return not_complete(game, plan_of(game, march))
        return broken_march(game, march, move.units, move.target)

    def guidance(self, game: Board) -> dict[str, Any]:
        turn = whose_turn(game.turn_order, self.acted, game.seats_with_order(MARCH))
        assert turn is not None
        seat = turn[0]
        marches = [march_from(game, seat, source) for source in game.areas_with_order(seat, MARCH)]
        return {"marches": march_guidance(game, marches)}

    def answer(self, game: Board, seat: Seat, move: MarchUnits | EndMarch) -> None:
        turn = whose_turn(game.turn_order, self.acted, game.seats_with_order(MARCH))
        assert turn is not None
        game.then(ResolveMarches(turn[1]))
        number = game.open(march_from(game, seat, move.source), EstablishControl, CarryOutMarch)
        choose_group(game, number, move)


def choose_group(game: Board, number: int, move: MarchUnits | EndMarch) -> None:
    """Adds a group to the plan, then more may follow; against a Neutral Force support may have to be called first."""
    if isinstance(move, EndMarch):
        return
    game.then(PlanMarch(number))
    if game.neutral[move.target]:
        attack_neutral_force(game, number, move.units, move.target)
        return
    march = game.frame(March, number)
    march.groups += ((move.target, move.units),)
    if is_attack(game, march.seat, move.target):
        march.attack = move.target


class PlanMarch(Question[Board], frozen=True):
    """The units may go to several areas and/or stay (p. 15)."""

    march: int
    moves = (MarchUnits, EndMarch)
    rules = ("march.may-split", "march.one-battle", "supply.never-exceed-by-action")

    def ask(self, game: Board) -> Asked:
        march = game.frame(March, self.march)
        return Asked(march.seat, options_of(game, march))

    def why_not(self, game: Board, seat: Seat, move: MarchUnits | EndMarch) -> Refusal | None:
        march = game.frame(March, self.march)
        if move.source != march.source:
            return refuse("march.one-at-a-time", area=AREA_NAMES.write(move.source))
        if isinstance(move, EndMarch):
            return not_complete(game, plan_of(game, march))
        return broken_march(game, march, move.units, move.target)

    def answer(self, game: Board, seat: Seat, move: MarchUnits | EndMarch) -> None:
        choose_group(game, self.march, move)

    def details(self, game: Board) -> dict[str, Any]:
        plan = plan_of(game, game.frame(March, self.march))
        write = NAMES[Units].write
        groups = {AREA_NAMES.write(target): write(units) for target, units in plan.march.groups}
        return {"area": AREA_NAMES.write(plan.march.source), "units": write(plan.left), "groups": groups}

    def guidance(self, game: Board) -> dict[str, Any]:
        return {"marches": march_guidance(game, [game.frame(March, self.march)])}


# --- carrying it out --------------------------------------------------------------------------------


class EstablishControl(YesNo[Board], frozen=True):
    """When all units leave a land area by a March order, a Power token may be left to keep control (p. 24)."""

    march: int
    rules = ("control.leave-token-on-march", "control.land-by-power-token")

    def who(self, game: Board) -> Seat:
        return game.frame(March, self.march).seat

    def ask(self, game: Board) -> Asked | None:
        return YesNo.ask(self, game) if may_establish_control(game, game.frame(March, self.march)) else None

    def chosen(self, game: Board, seat: Seat, yes: bool) -> None:
        if yes:
            place_power_token(game, game.frame(March, self.march).source, seat)

    def details(self, game: Board) -> dict[str, Any]:
        return {"area": AREA_NAMES.write(game.frame(March, self.march).source)}


def may_establish_control(game: Board, march: March) -> bool:
    """Only over land that all units leave, where no own token or crest keeps control already, and with Power to pay."""
    source, seat = march.source, march.seat
    return (
        IS_LAND[source]
        and march.moved() == game.units(source)
        and march.moved() != NO_UNITS
        and game.power_token[source] == NOBODY
        and game.home_owner(source) != seat
        and game.power[seat] > 0
    )


class CarryOutMarch(Procedure[Board], frozen=True):
    """The units leave, and all moves but the attack are completed before the combat is resolved (p. 15). Without a
    combat the March is over and its token leaves the board.
    """

    march: int

    def run(self, game: Board) -> None:
        march = game.frame(March, self.march)
        seat, source = march.seat, march.source
        combat = None if march.attack is None or game.neutral[march.attack] else march.attack
        moves = [(target, units) for target, units in march.groups if target != combat]
        if combat is not None:
            # Planned first, resolved last: what the other moves bring about, such as a captured port, comes before it.
            open_battle(game, seat, source, combat, dict(march.groups)[combat], march.modifier)
        for target, units in moves:
            game.tell(Marched(seat, source, units, target))
        leave(game, source, march.moved())
        for target, units in moves:
            if game.neutral[target]:
                remove_neutral_force(game, seat, target)
            enter(game, target, seat, units)
        if combat is None:
            game.remove_order(source)
            game.tell(MarchEnded(seat, source))
