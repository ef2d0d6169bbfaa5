"""Who could attack what, and how likely an area is held.

While orders are secret any army of a rival might march; once they lie open only those with a March order do this
round, and the others may in the next.
"""

from __future__ import annotations

from collections.abc import Container
from math import fsum
from typing import Final

from maester.bots.boardgame.odds import chance_to_win
from maester.bots.boardgame.worth import wins_ties
from maester.engine import Seat
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    BOARD,
    DEFENSE,
    ENGINE,
    ENGINE_STRENGTH,
    FIEFDOMS,
    FOOTMAN,
    IS_LAND,
    IS_PORT,
    IS_SEA,
    KNIGHT,
    MARCH,
    MUSTERING_POINTS,
    NEAR,
    NOBODY,
    ORDERS,
    SHIP,
    SUPPORT,
    Area,
    Units,
)

SECRET_SUPPORT: Final = 0.35
"""How much of the strength next to an area counts as support while orders are secret."""
SECRET_DEFENSE: Final = 0.6
"""What a defender's secret order adds on average."""
SECRET_ATTACK: Final = (0.08, 0.27)
"""How likely a rival who can attack does so while orders are secret: at least so much, and so much more the surer he
would win."""
SECRET_FORESEEN: Final = (0.3, 0.45)
"""The same where an attack would be the best that he could do."""
OPEN_ATTACK: Final = (0.2, 0.5)
"""The same for one whose March order lies next to the area."""
OPEN_FORESEEN: Final = (0.5, 0.4)
LATER_ATTACK: Final = (0.05, 0.2)
"""The same for the round to come: the area can be reinforced until then."""
WALK_IN: Final = 0.5
"""Empty land is taken by walking in, which rivals like, but there is much of it; an empty Castle they never miss."""
BLADE: Final = 0.7
"""The unused Valyrian Steel Blade adds 1, in one combat of the round."""


def strength_of(units: Units, target: Area, *, attacking: bool) -> int:
    """What units are worth in a fight for an area, before orders and cards."""
    strength = units[FOOTMAN] + 2 * units[KNIGHT] + units[SHIP]
    return strength + ENGINE_STRENGTH * units[ENGINE] if attacking and MUSTERING_POINTS[target] else strength


def can_support(area: Area, target: Area) -> bool:
    """Could units in an area support a fight in another?"""
    return area in NEAR[target] and not (IS_SEA[target] and IS_LAND[area])


class Threats:
    """What threatens areas from one seat's side of the table."""

    def __init__(self, board: Board, seat: Seat, foreseen: Container[tuple[Seat, Area]] = ()) -> None:
        self.board, self.seat = board, seat
        self.foreseen = foreseen
        """Who is likely to march where."""
        self.open = any(order >= 0 for order in board.order)
        self._reach: dict[Area, frozenset[Area]] = {}
        self._attacks: dict[tuple[Area, Area | None, bool], tuple[tuple[Seat, float], ...]] = {}
        self._held: dict[tuple[Area, float, Area | None, bool], float] = {}

    # -- what can be brought to bear -------------------------------------------------------------------

    def reach(self, source: Area) -> frozenset[Area]:
        """Where the units in an area may march."""
        if source not in self._reach:
            owner, board = self.board.owner[source], self.board
            near = board.reachable_land(owner, source) if IS_LAND[source] else board.ship_destinations(owner, source)
            self._reach[source] = frozenset(near)
        return self._reach[source]

    def support(self, owner: Seat, target: Area, side_attacks: bool, without: Area | None = None) -> float:
        """The support that a house gives itself in a fight for an area, as far as orders are known."""
        board, strength = self.board, 0.0
        for area in NEAR[target]:
            if board.owner[area] != owner or area == without or not can_support(area, target):
                continue
            units = strength_of(board.standing(area), target, attacking=side_attacks)
            if not self.open:
                strength += SECRET_SUPPORT * units
            elif board.has_order(area, SUPPORT):
                strength += units + ORDERS[board.order_token(area)].modifier
        return strength

    def defence(self, target: Area) -> float:
        """The strength with which a rival would defend an area."""
        board, owner = self.board, self.board.owner[target]
        strength = float(board.garrison_in(target))
        if owner == NOBODY:
            return strength + self.support(board.home_owner(target), target, False)
        strength += strength_of(board.standing(target), target, attacking=False)
        order = board.order_at(target)
        if not self.open:
            strength += SECRET_DEFENSE
        elif order is not None and order.type == DEFENSE:
            strength += order.modifier
        return strength + self.support(owner, target, False) + self.blade(owner)

    def blade(self, seat: Seat) -> float:
        return BLADE if self.board.holder[FIEFDOMS] == seat and not self.board.blade_used else 0.0

    def attacks(self, target: Area, without: Area | None, *, later: bool) -> tuple[tuple[Seat, float], ...]:
        """The rivals who could attack an area, each with the most strength he could bring from one area.

        `without` leaves out the units of an area that is itself attacked; `later` looks at the next round.
        """
        key = (target, without, later)
        if key not in self._attacks:
            strongest: dict[Seat, float] = {}
            for source in self._sources(target):
                owner = self.board.owner[source]
                if source == without or (self.open and not later and not self.board.has_order(source, MARCH)):
                    continue
                strength = strength_of(self.board.standing(source), target, attacking=True)
                if not strength:
                    continue
                modifier = ORDERS[self.board.order_token(source)].modifier if self.open and not later else 0.0
                whole = strength + modifier + self.support(owner, target, True, source) + self.blade(owner)
                strongest[owner] = max(whole, strongest.get(owner, 0.0))
            self._attacks[key] = tuple(strongest.items())
        return self._attacks[key]

    def _sources(self, target: Area) -> list[Area]:
        """The areas of rivals from which an area can be reached."""
        board = self.board
        if IS_PORT[target]:
            return []
        return [
            area
            for area, owner in zip(BOARD, board.owner, strict=True)
            if owner not in (NOBODY, self.seat) and IS_LAND[area] == IS_LAND[target] and target in self.reach(area)
        ]

    # -- holding what one has ----------------------------------------------------------------------------

    def held(self, area: Area, strength: float, without: Area | None = None, *, empty: bool = False) -> float:
        """How likely the seat still has an area next round, if it defends it with so much strength."""
        key = (area, strength, without, empty)
        if key not in self._held:
            held = self._held_in(area, strength, without, empty, later=False)
            if self.open and self.board.round < self.board.last_round:
                held *= self._held_in(area, strength, without, empty, later=True)
            self._held[key] = held
        return self._held[key]

    def _held_in(self, area: Area, strength: float, without: Area | None, empty: bool, *, later: bool) -> float:
        """How likely an area is held in this round or the next."""
        held = 1.0
        for rival, attack in self.attacks(area, without, later=later):
            tries = LATER_ATTACK if later else self._tries(rival, area)
            if empty:
                held *= 1 - fsum(tries) * (1 if MUSTERING_POINTS[area] else WALK_IN)
            else:
                held *= 1 - self._lost_to(rival, attack - strength, tries)
        return held

    def _tries(self, rival: Seat, area: Area) -> tuple[float, float]:
        """How likely a rival who could attack an area now does so."""
        if (rival, area) in self.foreseen:
            return OPEN_FORESEEN if self.open else SECRET_FORESEEN
        return OPEN_ATTACK if self.open else SECRET_ATTACK

    def _lost_to(self, rival: Seat, ahead: float, tries: tuple[float, float]) -> float:
        """How likely a rival who is so much stronger attacks and wins."""
        board = self.board
        win = chance_to_win(board.hand[rival], board.hand[self.seat], ahead, wins_ties(board, rival, self.seat))
        return (tries[0] + tries[1] * win) * win
