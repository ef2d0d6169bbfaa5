"""What it is worth to have units in an area, to leave one, and to go to one: the numbers behind orders and marches."""

from __future__ import annotations

from functools import cache
from math import fsum
from typing import Final

from maester.bots.boardgame.house_situation import HouseSituation
from maester.bots.boardgame.odds import chance_to_win
from maester.bots.boardgame.threats import can_support, strength_of
from maester.bots.boardgame.worth import next_power, units_worth, wins_ties
from maester.engine import Seat
from maester.games.boardgame.components import (
    CASTLES,
    IS_LAND,
    IS_PORT,
    NEAR,
    NEAR_LAND,
    NEAR_SEAS,
    NO_UNITS,
    NOBODY,
    ORDERS,
    SUPPORT,
    UNCONQUERABLE,
    Area,
    Units,
    add,
)
from maester.games.boardgame.marches import is_attack

PULL: Final = 0.06
"""How much a point of strength likes to stand near Castles that it could take later: enough to leave quiet corners."""
DISTANCE: Final = 0.4
"""What is left of that for every area farther away."""
BEATEN: Final = 0.3
"""What a lost attack costs of the units' worth: casualties, and a round as routed units."""
DRIVEN_OFF: Final = 0.35
"""What a lost defence costs a rival of his units' worth."""
BATTLE: Final = 0.6
"""Every combat costs a House card."""
VICTORY_LOST: Final = 200.0
"""What it would cost if a rival won."""
MEDDLING: Final = 0.25
"""How much of the support that a third house could give is taken to go to the defender."""


@cache
def land_distance(source: Area) -> tuple[int, ...]:
    """How many marches over land each area is away; far ones count as 9."""
    distance = [9] * len(NEAR)
    distance[source], waiting = 0, [source]
    for area in waiting:
        for other in NEAR_LAND[area]:
            if distance[other] == 9:
                distance[other] = distance[area] + 1
                waiting.append(other)
    return tuple(distance)


class AreaValues:
    """What units of one seat gain by standing or going somewhere."""

    def __init__(self, situation: HouseSituation) -> None:
        self.board, self.seat = situation.board, situation.seat
        self.worth, self.threats = situation.worth, situation.threats
        self._pull: dict[Area, float] = {}
        self._softness: dict[Area, float] = {}

    # -- standing ------------------------------------------------------------------------------------------

    def stand(self, area: Area, units: Units, more: float = 0.0, without: Area | None = None) -> float:
        """What an area is worth that is held by these units, with so much more strength by orders."""
        if IS_PORT[area]:
            return self.worth.keep(area)
        garrison = self.board.garrison_in(area) if self.board.home_owner(area) == self.seat else 0
        strength = strength_of(units, area, attacking=False) + garrison + more
        return self._held_worth(area, strength, without, empty=False)

    def _held_worth(self, area: Area, strength: float, without: Area | None, *, empty: bool) -> float:
        held = self.threats.held(area, strength, without, empty=empty)
        worth = self.worth.keep(area) * held
        if held < 1 and any(
            self.worth.completes(rival, area) for rival, _ in self.threats.attacks(area, without, later=False)
        ):
            # Not to lose this area means not to lose the match.
            worth -= (1 - held) * VICTORY_LOST
        return worth

    def left(self, area: Area, without: Area | None = None) -> float:
        """What an area is worth after all units have left it, with the best that can be done about control."""
        if not IS_LAND[area]:
            return 0.0
        board, seat = self.board, self.seat
        garrison = board.garrison_in(area) if board.home_owner(area) == seat else 0
        kept = self._held_worth(area, garrison, without, empty=not garrison)
        if board.home_owner(area) == seat or board.power_token[area] == seat:
            return kept
        given_up = self._given_up(area)
        return max(kept - next_power(board, seat), given_up) if board.power[seat] else given_up

    def worth_a_token(self, area: Area, without: Area | None) -> bool:
        """Is control of an area that all units leave worth the Power token that keeps it?"""
        kept = self._held_worth(area, 0.0, without, empty=True) - next_power(self.board, self.seat)
        return kept > self._given_up(area)

    def _given_up(self, area: Area) -> float:
        """What it costs to leave an area without a token: it may go back to the house whose home it is."""
        home = self.board.home_owner(area)
        if home == NOBODY:
            return 0.0
        gained = VICTORY_LOST if self.worth.completes(home, area) else self.worth.worth_to(home, area)
        return -self.worth.hurt(home, gained)

    # -- going ---------------------------------------------------------------------------------------------

    def go(self, target: Area, units: Units, more: float) -> float | None:
        """What it is worth to march somewhere with so much more strength by the order and own support; None if these
        units can't get in.
        """
        board = self.board
        if board.owner[target] == self.seat:
            there = board.units(target)
            return self.stand(target, add(there, units)) - self.stand(target, there) + self._near(target, units)
        if is_attack(board, self.seat, target) and not board.neutral[target]:
            return self._attack(target, units, more)
        if board.neutral[target] > strength_of(units, target, attacking=True) + more:
            return None
        return self._taken(target, units) - self._before(target) + self._near(target, units)

    def _before(self, target: Area) -> float:
        """What an area without own units is worth as it is: it may be kept by a Power token or the Garrison."""
        return self.left(target) if self.board.controller(target) == self.seat and IS_LAND[target] else 0.0

    def _taken(self, target: Area, units: Units) -> float:
        """What it is worth to have taken an area with these units."""
        if self.worth.wins(target):
            return self.worth.keep(target)
        return self.stand(target, units) + self.worth.denial(target)

    def _attack(self, target: Area, units: Units, more: float) -> float:
        chance = self.chance(target, units, more)
        rival = self.rival_in(target)
        gain = self._taken(target, units) + self._near(target, units)
        gain += self.worth.hurt(rival, DRIVEN_OFF * units_worth(self.board.units(target)))
        return chance * gain - (1 - chance) * BEATEN * units_worth(units) - BATTLE

    def rival_in(self, target: Area) -> Seat:
        """Who would defend an area."""
        owner = self.board.owner[target]
        return owner if owner != NOBODY else self.board.home_owner(target)

    def chance(self, target: Area, units: Units, more: float) -> float:
        """How likely an attack is won."""
        board, seat, rival = self.board, self.seat, self.rival_in(target)
        strength = strength_of(units, target, attacking=True) + more + self.threats.blade(seat)
        ahead = strength - self.threats.defence(target) - self._meddling(target, rival)
        return chance_to_win(board.hand[seat], board.hand[rival], ahead, wins_ties(board, seat, rival))

    def _meddling(self, target: Area, rival: Seat) -> float:
        """What third houses might add to the defence with Support orders that lie open."""
        board, strength = self.board, 0.0
        for area in NEAR[target]:
            if board.has_order(area, SUPPORT) and board.order_owner(area) not in (self.seat, rival):
                strength += MEDDLING * strength_of(board.standing(area), target, attacking=False)
        return strength

    def support_for(self, target: Area, source: Area, supporters: frozenset[Area], *, attacking: bool = True) -> float:
        """The strength of own areas that support a fight."""
        strength = 0.0
        for area in supporters:
            if area != source and area != target and can_support(area, target):
                strength += strength_of(self.board.standing(area), target, attacking=attacking)
                if self.threats.open and self.board.has_order(area, SUPPORT):
                    strength += ORDERS[self.board.order_token(area)].modifier
        return strength

    # -- near what may be taken later ------------------------------------------------------------------------

    def _near(self, area: Area, units: Units) -> float:
        return PULL * strength_of(units, area, attacking=True) * self.pull(area)

    def pull(self, area: Area) -> float:
        """How much there is to take around an area."""
        if area not in self._pull:
            self._pull[area] = self._land_pull(area) if IS_LAND[area] else self._sea_pull(area)
        return self._pull[area] * self.worth.future

    def _land_pull(self, area: Area) -> float:
        steps, across = land_distance(area), self.board.reachable_land(self.seat, area)
        pull = 0.0
        for castle in CASTLES:
            if self.board.controller(castle) != self.seat and castle != area:
                distance = 1 if castle in across else steps[castle]
                pull += self.worth.keep(castle) * self._soft(castle) * DISTANCE ** (distance - 1)
        return pull

    def _soft(self, castle: Area) -> float:
        """How easily a Castle is taken."""
        if castle not in self._softness:
            neutral = self.board.neutral[castle]
            strength = neutral or self.threats.defence(castle)
            self._softness[castle] = 0.0 if neutral == UNCONQUERABLE else 1 / (1 + strength / 4)
        return self._softness[castle]

    def _sea_pull(self, area: Area) -> float:
        return fsum(self.worth.keep(sea) for sea in NEAR_SEAS[area] if self.board.owner[sea] == NOBODY)

    def stay_near(self, area: Area, units: Units) -> float:
        """What units are worth where they are for what may be taken from there later."""
        return self._near(area, units) if units != NO_UNITS else 0.0
