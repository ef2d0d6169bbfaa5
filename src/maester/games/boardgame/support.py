"""Calling for support, and what units are worth in a fight: in combat and against a Neutral Force (p. 17-18, 26)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from maester.engine import Event, Frame, Modifier, Move, PickOne, Procedure, Refusal, Seat, YesNo, refuse, total
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    AREA_NAMES,
    ENGINE,
    ENGINE_STRENGTH,
    HOUSE_IDS,
    IS_LAND,
    IS_SEA,
    MUSTERING_POINTS,
    NEAR,
    NOBODY,
    ORDERS,
    STRENGTH,
    SUPPORT,
    UNIT_KINDS,
    Area,
    Units,
)

ATTACK, DEFENSE = 0, 1
"""The two sides of a fight."""


class Fight(Frame, kw_only=True):
    """A fight for an area while it lasts: the attacker's units have left their area, and are held here."""

    attacker: Seat
    defender: Seat
    """NOBODY against a Neutral Force."""
    source: Area
    target: Area
    """The embattled area (p. 6)."""
    attacking: Units
    modifier: int
    """The number on the March token."""
    support: tuple[tuple[Area, int], ...] = ()
    """The areas whose support was given and accepted, and to which side."""

    def combatant(self, side: int) -> Seat:
        return self.attacker if side == ATTACK else self.defender

    def unit_strength(self, game: Board, seat: Seat, side: int, kind: int) -> int:
        """What one unit of a seat is worth on a side; a Siege Engine counts only against a Castle or Stronghold."""
        if kind == ENGINE:
            return ENGINE_STRENGTH if side == ATTACK and MUSTERING_POINTS[self.target] else 0
        return STRENGTH[kind]


def fight_details(game: Board, fight: int) -> dict[str, Any]:
    """What prompts say about a fight: who fights for which area, and where the attack comes from."""
    frame = game.frame(Fight, fight)
    return {
        "attacker": HOUSE_IDS[game.houses[frame.attacker]],
        "defender": None if frame.defender == NOBODY else HOUSE_IDS[game.houses[frame.defender]],
        "source": AREA_NAMES.write(frame.source),
        "target": AREA_NAMES.write(frame.target),
    }


class GrantSupport(Move, frozen=True):
    """Gives an area's support to a combatant; to nobody if None."""

    side: Seat | None
    typed = "support {side}"


class SupportGranted(Event, frozen=True):
    """An area supports a combatant."""

    seat: Seat
    area: Area
    side: Seat


class SupportRefused(Event, frozen=True):
    """The owner of a Support order supports nobody with it."""

    seat: Seat
    area: Area


class SupportDeclined(Event, frozen=True):
    """A combatant does not want the support that he was offered."""

    seat: Seat
    area: Area


# --- strength -------------------------------------------------------------------------------------


def strength_of_units(game: Board, fight: Fight, seat: Seat, side: int, units: Units) -> Iterator[Modifier]:
    """What these units, none of them routed, add to a side, kind by kind (p. 17)."""
    for kind, count in enumerate(units):
        if count:
            yield Modifier(count * fight.unit_strength(game, seat, side, kind), UNIT_KINDS[kind])


def support_strength(game: Board, fight: Fight, area: Area, side: int = ATTACK) -> Iterator[Modifier]:
    """All units of the area with their whole strength, routed ones with none, plus 1 with Special Support (p. 17)."""
    yield from strength_of_units(game, fight, game.owner[area], side, game.standing(area))
    if bonus := ORDERS[game.order_token(area)].modifier:
        yield Modifier(bonus, "order")


def support_given(game: Board, fight: Fight, side: int) -> Iterator[Modifier]:
    """The support of a side, area by area."""
    for area, supported in fight.support:
        if supported == side:
            yield Modifier(total(support_strength(game, fight, area, side)), AREA_NAMES.write(area))


# --- the call for support -----------------------------------------------------------------------------


def supporting_areas(game: Board, target: Area) -> list[Area]:
    """The areas that can support a fight: adjacent to it, with a Support order. Land units never support a fight at
    sea; Ships in a port, which is adjacent to its sea only, support no fight on land (p. 17-18, 25).
    """
    return [area for area in NEAR[target] if game.has_order(area, SUPPORT) and not (IS_SEA[target] and IS_LAND[area])]


class CallForSupport(Procedure[Board], frozen=True):
    """1. Call for support: in turn order support is declared or refused, area by area (p. 17)."""

    fight: int
    asked: tuple[Area, ...] = ()

    def run(self, game: Board) -> None:
        target = game.frame(Fight, self.fight).target
        waiting = [area for area in supporting_areas(game, target) if area not in self.asked]
        if waiting:
            area = min(waiting, key=lambda area: game.turn_order.index(game.order_owner(area)))
            game.then(GiveSupport(self.fight, area), CallForSupport(self.fight, (*self.asked, area)))


class GiveSupport(PickOne[Board], frozen=True):
    """The owner of a Support order gives the whole strength of its area to a combatant, or refuses (p. 17)."""

    fight: int
    area: Area
    move = GrantSupport
    rules = ("support.adjacent-support-order", "support.grant-or-refuse", "support.strength-of-area")

    def who(self, game: Board) -> Seat:
        return game.order_owner(self.area)

    def among(self, game: Board) -> Iterable[Seat | None]:
        fight = game.frame(Fight, self.fight)
        return (fight.attacker, fight.defender, None)

    def broken(self, game: Board, seat: Seat, side: Seat | None) -> Refusal | None:
        fight = game.frame(Fight, self.fight)
        if side is None:
            return None
        if side not in (fight.attacker, fight.defender):
            return refuse("support.grant-or-refuse")
        if side not in game.seats:
            return refuse("neutral.gets-no-support")
        if side != seat and seat in (fight.attacker, fight.defender):
            return refuse("support.never-against-own-units")
        return None

    def chosen(self, game: Board, seat: Seat, side: Seat | None) -> None:
        fight = game.frame(Fight, self.fight)
        if side is None:
            game.tell(SupportRefused(seat, self.area))
        elif side == seat:
            add_support(game, fight, self.area, side)
        else:
            game.then(AcceptSupport(self.fight, self.area, side))

    def details(self, game: Board) -> dict[str, Any]:
        return fight_details(game, self.fight)


class AcceptSupport(YesNo[Board], frozen=True):
    """Attacker and defender may decline the support of another House (p. 18)."""

    fight: int
    area: Area
    side: Seat
    rules = ("support.may-be-declined",)

    def who(self, game: Board) -> Seat:
        return self.side

    def chosen(self, game: Board, seat: Seat, accepted: bool) -> None:
        if accepted:
            add_support(game, game.frame(Fight, self.fight), self.area, seat)
        else:
            game.tell(SupportDeclined(seat, self.area))

    def details(self, game: Board) -> dict[str, Any]:
        return {**fight_details(game, self.fight), "owner": HOUSE_IDS[game.houses[game.order_owner(self.area)]]}


def add_support(game: Board, fight: Fight, area: Area, combatant: Seat) -> None:
    fight.support += ((area, ATTACK if combatant == fight.attacker else DEFENSE),)
    game.tell(SupportGranted(game.order_owner(area), area, combatant))
