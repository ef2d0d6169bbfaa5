"""Retreats and routing: where the beaten army goes, what that costs, and what cannot go (p. 21)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.boardgame.battle import Battle, destroy_in_battle, kinds_in, take_from_army
from maester.games.boardgame.board import Board
from maester.games.boardgame.casualties import DestroyUnit, destroy_engines
from maester.games.boardgame.components import (
    AREA_NAMES,
    BOARD,
    IS_LAND,
    IS_PORT,
    NO_UNITS,
    NOBODY,
    PORT_LIMIT,
    Area,
    UnitKind,
    Units,
    units_of,
)
from maester.games.boardgame.control import enter, retreat_into
from maester.games.boardgame.house_cards.ability import ability_of
from maester.games.boardgame.support import ATTACK, DEFENSE, fight_details


class RetreatTo(Move, frozen=True):
    """The area to which all units of the beaten army retreat."""

    area: Area
    typed = "retreat {area}"


class Retreated(Event, frozen=True):
    """The beaten army retreated and is routed."""

    seat: Seat
    area: Area
    units: Units


class TurnedBack(Event, frozen=True):
    """Attackers who won went back to where they came from."""

    seat: Seat
    area: Area
    units: Units


# --- where to ---------------------------------------------------------------------------------------


def why_not_enter(game: Board, seat: Seat, area: Area) -> Refusal | None:
    """Only an empty or a friendly area is open to a retreat: one with units, a Power token or the printed crest of
    another House is not, nor one with a Neutral Force.
    """
    if game.owner[area] not in (NOBODY, seat):
        return refuse("retreat.defender-destination", area=AREA_NAMES.write(area))
    if game.neutral[area]:
        return refuse("ruling.retreat-not-into-neutral", area=AREA_NAMES.write(area))
    if game.controller(area) in (NOBODY, seat):
        return None
    if game.power_token[area] != NOBODY:
        return refuse("retreat.never-into-enemy-power-token", area=AREA_NAMES.write(area))
    return refuse("ruling.retreat-not-into-enemy-home", area=AREA_NAMES.write(area))


def why_not_reach(game: Board, battle: Battle, side: int, area: Area) -> Refusal | None:
    """Adjacent areas of the units' own terrain, over land also by sea transport; Ships also own connected ports."""
    seat, on_land = battle.combatant(side), IS_LAND[battle.target]
    if IS_LAND[area] != on_land:
        return refuse("retreat.terrain", area=AREA_NAMES.write(area))
    if IS_PORT[area] and game.controller(area) != seat:
        return refuse("ruling.retreat-into-port", area=AREA_NAMES.write(area))
    near = game.reachable_land(seat, battle.target) if on_land else game.ship_destinations(seat, battle.target)
    return None if area in near else refuse("retreat.defender-destination", area=AREA_NAMES.write(area))


def room(game: Board, battle: Battle, side: int, area: Area) -> int:
    """How many units of the army the area can take within supply, and within the limit of a port."""
    seat = battle.combatant(side)
    sizes = {place: size for place, size in game.sizes(seat).items() if place != battle.target}
    there = sizes.get(area, 0)
    most = sum(battle.army(game, side))
    if IS_PORT[area]:
        most = min(most, PORT_LIMIT - there)
    while most > 0 and not game.fits_supply(seat, {**sizes, area: there + most}.values()):
        most -= 1
    return most


# --- the retreat --------------------------------------------------------------------------------------


class RetreatsAndRouting(Procedure[Board], frozen=True):
    """The beaten army must leave the embattled area. Siege Engines and routed units can't, and are destroyed."""

    battle: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        loser = battle.loser
        destroy_engines(game, battle, loser)
        routed = battle.routed(game, loser)
        destroy_in_battle(game, battle, loser, routed, routed)
        asked = ability_of(battle.card(battle.victor)).retreat(self.battle) or ChooseRetreat(self.battle)
        game.then(asked, DestroyArmy(self.battle, loser))


class ChooseRetreat(PickOne[Board], frozen=True):
    """A beaten attacker goes back to where he came from. A beaten defender chooses one area for all his units, never
    the one the attacker came from, among those where he loses the fewest (ruling.retreat-fewest-losses).
    """

    battle: int
    move = RetreatTo
    rules = ("retreat.defender-destination", "retreat.all-to-one-area", "rout.after-retreat")

    def who(self, game: Board) -> Seat:
        battle = game.frame(Battle, self.battle)
        return battle.combatant(battle.loser)

    def among(self, game: Board) -> Iterable[Area]:
        battle = game.frame(Battle, self.battle)
        return BOARD if sum(battle.army(game, battle.loser)) else ()

    def broken(self, game: Board, seat: Seat, area: Area) -> Refusal | None:
        closed = self.closed(game, area)
        if closed is not None:
            return closed
        battle = game.frame(Battle, self.battle)
        army = sum(battle.army(game, battle.loser))
        losses = army - room(game, battle, battle.loser, area)
        fewest = army - max(
            room(game, battle, battle.loser, other) for other in BOARD if self.closed(game, other) is None
        )
        if losses > fewest:
            return refuse("ruling.retreat-fewest-losses", losses=losses, fewest=fewest)
        return None

    def closed(self, game: Board, area: Area) -> Refusal | None:
        """Why the army can't go to an area at all."""
        battle = game.frame(Battle, self.battle)
        seat = battle.combatant(battle.loser)
        refusal = self.out_of_reach(game, battle, area) or why_not_enter(game, seat, area)
        if refusal is not None:
            return refusal
        if not room(game, battle, battle.loser, area):
            return refuse("retreat.supply-limit", area=AREA_NAMES.write(area))
        return None

    def out_of_reach(self, game: Board, battle: Battle, area: Area) -> Refusal | None:
        if battle.loser == ATTACK:
            if area == battle.source:
                return None
            return refuse("retreat.attacker-to-origin", area=AREA_NAMES.write(battle.source))
        if area == battle.source:
            return refuse("retreat.not-where-attacker-came-from", area=AREA_NAMES.write(area))
        return why_not_reach(game, battle, battle.loser, area)

    def chosen(self, game: Board, seat: Seat, area: Area) -> None:
        battle = game.frame(Battle, self.battle)
        game.then(Withdraw(self.battle, battle.loser, area, True))

    def details(self, game: Board) -> dict[str, Any]:
        return fight_details(game, self.battle)


class Withdraw(Procedure[Board], frozen=True):
    """An army goes to an area; units that would exceed the supply limit there are destroyed first (p. 21)."""

    battle: int
    side: int
    area: Area
    routs: bool

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        army = battle.army(game, self.side)
        if sum(army) > room(game, battle, self.side, self.area):
            game.then(LoseToSupply(self.battle, self.side), self)
        elif army != NO_UNITS:
            seat = battle.combatant(self.side)
            take_from_army(game, battle, self.side, army)
            if self.side == DEFENSE:
                retreat_into(game, self.area, seat, army, routed=army)
            else:
                enter(game, self.area, seat, army, army if self.routs else None)
            game.tell((Retreated if self.routs else TurnedBack)(seat, self.area, army))


class LoseToSupply(PickOne[Board], frozen=True):
    """The owner chooses the unit that supply can't feed where his army goes, even if he did not choose the area."""

    battle: int
    side: int
    move = DestroyUnit
    rules = ("retreat.supply-limit",)

    def who(self, game: Board) -> Seat:
        return game.frame(Battle, self.battle).combatant(self.side)

    def among(self, game: Board) -> Iterable[UnitKind]:
        return map(UnitKind, kinds_in(game.frame(Battle, self.battle).army(game, self.side)))

    def broken(self, game: Board, seat: Seat, unit: UnitKind) -> Refusal | None:
        army = game.frame(Battle, self.battle).army(game, self.side)
        return None if army[unit] else refuse("retreat.supply-limit")

    def chosen(self, game: Board, seat: Seat, unit: UnitKind) -> None:
        destroy_in_battle(game, game.frame(Battle, self.battle), self.side, units_of(unit))

    def details(self, game: Board) -> dict[str, Any]:
        return fight_details(game, self.battle)


class DestroyArmy(Procedure[Board], frozen=True):
    """Units that have nowhere to go are destroyed (p. 21)."""

    battle: int
    side: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        destroy_in_battle(game, battle, self.side, battle.army(game, self.side))
