"""March orders: in turn order each player resolves one at a time, with the combat it causes (p. 15, 24-26).

A march is planned group by group: so many units go to one area, more may go to others, the rest stays. Nothing moves
before the plan is complete. Then the units leave, a Power token may be left behind, all other moves are made, and last
comes the one fight that a march may cause.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator

from maester.engine import Asked, Event, Move, Procedure, Question, Refusal, Seat, YesNo, refuse, whose_turn
from maester.games.boardgame.board import Board
from maester.games.boardgame.combat import open_battle
from maester.games.boardgame.components import (
    AREA_NAMES,
    IS_LAND,
    IS_PORT,
    MARCH,
    NO_UNITS,
    NOBODY,
    PORT_LIMIT,
    UNCONQUERABLE,
    Area,
    Units,
    subtract,
    within,
)
from maester.games.boardgame.control import enter, leave, place_power_token
from maester.games.boardgame.march_plan import March
from maester.games.boardgame.neutral_forces import attack_neutral_force, most_strength, take_neutral_area


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


def is_combat(game: Board, seat: Seat, target: Area) -> bool:
    """Does entering the area start a combat? It does where another House has units or a Garrison."""
    if game.owner[target] not in (NOBODY, seat):
        return True
    return game.owner[target] == NOBODY and game.garrison_in(target) > 0 and game.home_owner(target) != seat


# --- what a march may do ------------------------------------------------------------------------------


def destinations(game: Board, seat: Seat, source: Area) -> list[Area]:
    """The areas that units can reach from an area: adjacent ones, by sea transport, or a friendly port."""
    return game.reachable_land(seat, source) if IS_LAND[source] else game.ship_destinations(seat, source)


def groups_of(units: Units) -> Iterator[Units]:
    """Every choice of one or more of these units, the larger ones first."""
    choices = [range(count, -1, -1) for count in units]
    for footmen, knights, ships, engines in itertools.product(*choices):
        if footmen or knights or ships or engines:
            yield Units((footmen, knights, ships, engines))


def broken_march(game: Board, march: March, units: Units, target: Area) -> Refusal | None:
    """The first rule that one more group of this march would break."""
    return (
        broken_units(game, march, units)
        or broken_target(game, march, target, destinations(game, march.seat, march.source))
        or broken_attack(game, march, units, target)
        or broken_supply(game, march, sum(units), target)
    )


def broken_units(game: Board, march: March, units: Units) -> Refusal | None:
    """The rule against moving these units, wherever they go."""
    source = AREA_NAMES.write(march.source)
    if units == NO_UNITS or not within(units, subtract(game.units(march.source), march.moved())):
        return refuse("march.all-some-or-none", area=source)
    if not within(units, subtract(game.standing(march.source), march.moved())):
        return refuse("rout.cannot-move", area=source)
    return None


def broken_target(game: Board, march: March, target: Area, reachable: Collection[Area]) -> Refusal | None:
    """The rule against going to an area, whatever units go there."""
    name = AREA_NAMES.write(target)
    if IS_LAND[march.source] and not IS_LAND[target]:
        return refuse("march.land-units-stay-on-land", area=name)
    if not IS_LAND[march.source] and IS_LAND[target]:
        return refuse("march.ships-stay-on-water", area=name)
    if target not in reachable:
        return refuse("port.cannot-be-attacked" if IS_PORT[target] else "march.adjacent-only", area=name)
    if any(other == target for other, _ in march.groups):
        return refuse("march.may-split", area=name)
    return None


def broken_attack(game: Board, march: March, units: Units, target: Area) -> Refusal | None:
    """The rule against attacking an area with this group, if entering it is an attack."""
    name = AREA_NAMES.write(target)
    strength = game.neutral[target]
    if strength == UNCONQUERABLE:
        return refuse("neutral.impassable", area=name)
    if not strength and not is_combat(game, march.seat, target):
        return None
    if march.attack is not None:
        first = AREA_NAMES.write(march.attack)
        rule = "neutral.counts-as-the-one-attack" if strength or game.neutral[march.attack] else "march.one-battle"
        return refuse(rule, first=first, second=name)
    if strength and (target in march.failed or most_strength(game, march, units, target) < strength):
        return refuse("neutral.entry-needs-strength", area=name, strength=strength)
    return None


def broken_supply(game: Board, march: March, count: int, target: Area) -> Refusal | None:
    """The rule against so many units in the area. Supply is checked for the whole march (ruling.supply-during-march):
    a group is refused only if no way to complete the march would fit.
    """
    if IS_PORT[target] and game.size(target) + count > PORT_LIMIT:
        return refuse("port.max-three-ships", ships=game.size(target) + count)
    if fits_somehow(game, march, target, count):
        return None
    return refuse("ruling.supply-during-march", area=AREA_NAMES.write(target))


def sizes_after(game: Board, march: March) -> dict[Area, int]:
    """The sizes of the seat's groups of units after the march; attackers are an army of their own."""
    sizes = game.sizes(march.seat)
    for target, units in march.groups:
        sizes[march.source] -= sum(units)
        sizes[target] = sizes.get(target, 0) + sum(units)
    return sizes


def fits_somehow(game: Board, march: March, target: Area, count: int) -> bool:
    """Does one more group fit the supply limit, or can the march be completed by further ones so that it does?"""
    sizes = sizes_after(game, march)
    sizes[march.source] -= count
    sizes[target] = sizes.get(target, 0) + count
    if game.fits_supply(march.seat, sizes.values()):
        return True
    left = sum(subtract(game.standing(march.source), march.moved())) - count
    taken = {target, *(other for other, _ in march.groups)}
    attacked = any(game.neutral[other] or is_combat(game, march.seat, other) for other in taken)
    open_areas = [
        other
        for other in destinations(game, march.seat, march.source)
        if other not in taken and not game.neutral[other]
    ]
    return _some_way(game, march, sizes, left, open_areas, attacked)


def _some_way(
    game: Board, march: March, sizes: dict[Area, int], left: int, targets: list[Area], attacked: bool
) -> bool:
    """Can so many more units go from the source to these areas so that all armies fit?"""
    if game.fits_supply(march.seat, sizes.values()):
        return True
    for index, target in enumerate(targets):
        combat = is_combat(game, march.seat, target)
        if combat and attacked:
            continue
        room = PORT_LIMIT - game.size(target) if IS_PORT[target] else left
        for count in range(1, min(left, room) + 1):
            after = {**sizes, march.source: sizes[march.source] - count, target: sizes.get(target, 0) + count}
            if _some_way(game, march, after, left - count, targets[index + 1 :], attacked or combat):
                return True
    return False


# --- planning a march -------------------------------------------------------------------------------


def options_of(game: Board, march: March) -> list[Move]:
    """That no more units march, if the march fits as it is; and every group that may march next."""
    options: list[Move] = []
    if not_complete(game, march) is None:
        options.append(EndMarch(march.source))
    groups = list(groups_of(subtract(game.standing(march.source), march.moved())))
    reachable = destinations(game, march.seat, march.source)
    for target in reachable:
        if broken_target(game, march, target, reachable) is not None:
            continue
        # For supply only the number of units counts, so each number is looked at once.
        counts = {sum(units) for units in groups}
        fitting = {count for count in counts if broken_supply(game, march, count, target) is None}
        options.extend(
            MarchUnits(march.source, units, target)
            for units in groups
            if sum(units) in fitting and broken_attack(game, march, units, target) is None
        )
    return options


def not_complete(game: Board, march: March) -> Refusal | None:
    """The rule against ending the march as it is planned now."""
    if game.fits_supply(march.seat, sizes_after(game, march).values()):
        return None
    return refuse("ruling.supply-during-march", area=AREA_NAMES.write(march.source))


def march_from(game: Board, seat: Seat, source: Area) -> March:
    order = game.order_at(source)
    return March(seat=seat, source=source, modifier=order.modifier if order else 0)


class ResolveMarches(Question, frozen=True):
    """Which March order a player resolves in his turn is his choice; a player without one is skipped."""

    acted: tuple[Seat, ...] = ()
    moves = (MarchUnits, EndMarch)

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
            return not_complete(game, march)
        return broken_march(game, march, move.units, move.target)

    def answer(self, game: Board, seat: Seat, move: MarchUnits | EndMarch) -> None:
        turn = whose_turn(game.turn_order, self.acted, game.seats_with_order(MARCH))
        assert turn is not None
        game.then(ResolveMarches(turn[1]))
        number = game.open(march_from(game, seat, move.source), EstablishControl, CarryOutMarch)
        choose_group(game, number, move)


def choose_group(game: Board, number: int, move: MarchUnits | EndMarch) -> None:
    """Adds a group to the plan, against a Neutral Force only after support was asked for; then more may follow."""
    if isinstance(move, EndMarch):
        return
    game.then(PlanMarch(number))
    march = game.frame(March, number)
    if game.neutral[move.target]:
        attack_neutral_force(game, number, move.units, move.target)
        return
    if is_combat(game, march.seat, move.target):
        march.attack = move.target
    march.groups += ((move.target, move.units),)


class PlanMarch(Question, frozen=True):
    """The units may go to several areas and/or stay (p. 15)."""

    march: int
    moves = (MarchUnits, EndMarch)

    def ask(self, game: Board) -> Asked:
        march = game.frame(March, self.march)
        return Asked(march.seat, options_of(game, march))

    def why_not(self, game: Board, seat: Seat, move: MarchUnits | EndMarch) -> Refusal | None:
        march = game.frame(March, self.march)
        if move.source != march.source:
            return refuse("march.one-at-a-time", area=AREA_NAMES.write(move.source))
        if isinstance(move, EndMarch):
            return not_complete(game, march)
        return broken_march(game, march, move.units, move.target)

    def answer(self, game: Board, seat: Seat, move: MarchUnits | EndMarch) -> None:
        choose_group(game, self.march, move)


# --- carrying it out --------------------------------------------------------------------------------


class EstablishControl(YesNo, frozen=True):
    """When all units leave a land area by a March order, a Power token may be left to keep control (p. 24)."""

    march: int

    def who(self, game: Board) -> Seat:
        return game.frame(March, self.march).seat

    def ask(self, game: Board) -> Asked | None:
        return YesNo.ask(self, game) if may_establish_control(game, game.frame(March, self.march)) else None

    def chosen(self, game: Board, seat: Seat, yes: bool) -> None:
        if yes:
            place_power_token(game, game.frame(March, self.march).source, seat)


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


class CarryOutMarch(Procedure, frozen=True):
    """All units leave, all other moves are completed, then the attack comes (p. 15)."""

    march: int

    def run(self, game: Board) -> None:
        march = game.frame(March, self.march)
        seat, source = march.seat, march.source
        if march.groups:
            leave(game, source, march.moved())
        for target, units in march.groups:
            game.tell(Marched(seat, source, units, target))
            if target != march.attack:
                enter(game, target, seat, units)
        attacking = next((units for target, units in march.groups if target == march.attack), None)
        if march.attack is not None and attacking is not None and not game.neutral[march.attack]:
            open_battle(game, seat, source, march.attack, attacking, march.modifier)
            return
        if march.attack is not None and attacking is not None:
            take_neutral_area(game, seat, march.attack, attacking)
        game.remove_order(source)
        game.tell(MarchEnded(seat, source))
