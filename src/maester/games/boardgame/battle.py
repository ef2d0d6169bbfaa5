"""A battle while it lasts: who fights, with which units and cards, and who won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from maester.engine import Seat
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    NO_UNITS,
    NOBODY,
    UNIT_KINDS,
    Card,
    TidesCard,
    Units,
    subtract,
    units_of,
    within,
)
from maester.games.boardgame.support import ATTACK, DEFENSE, Fight
from maester.games.boardgame.units import UnitsRemoved

NO_CARD: Final = Card(-1)
UNDECIDED: Final = -1


class SideStrength(msgspec.Struct, frozen=True, array_like=True):
    """One side of a combat as it stood when the victor was determined."""

    card: Card
    tides: TidesCard | None
    strength: tuple[tuple[int, str], ...]
    """Its final strength line by line: how much, and why."""


class Battle(Fight, kw_only=True):
    """A combat between two Houses (p. 17). Until it is over, control of the embattled area is not settled anew: the
    attacking units stand there, too, although the state keeps them here.
    """

    cards: tuple[Card, Card] = (NO_CARD, NO_CARD)
    """The House cards that lie open, the attacker's first."""
    spoken: tuple[Card, ...] = ()
    """The cards whose ability was resolved: each at most once in a combat (ruling.ability-once-per-combat)."""
    blade: Seat = NOBODY
    """Who added 1 with the Valyrian Steel Blade."""
    tides: tuple[TidesCard, ...] = ()
    """The Tides of Battle cards, the attacker's first; none without the variant."""
    tides_revealed: bool = False
    tides_discarded: tuple[TidesCard, ...] = ()
    """A card that was given up for another with the Blade; only its owner knows it."""
    victor: int = UNDECIDED
    """The side that won."""
    turned_back: bool = False
    """The winning attackers don't take the area (Arianne Martell)."""
    march_travels: bool = False
    """The March order goes along with the winning attackers (Ser Loras Tyrell)."""
    decided: tuple[SideStrength, ...] = ()
    """What the combat was decided by, the attacker's side first; none before. Cards are taken back, units destroyed and
    Tides of Battle cards returned while the rest of the combat is resolved, but they did count.
    """

    @property
    def loser(self) -> int:
        return other_side(self.victor)

    def side_of(self, seat: Seat) -> int:
        return ATTACK if seat == self.attacker else DEFENSE

    def card(self, side: int) -> Card:
        return self.cards[side]

    def set_card(self, side: int, card: Card) -> None:
        self.cards = (card, self.cards[DEFENSE]) if side == ATTACK else (self.cards[ATTACK], card)

    def is_supported(self, side: int) -> bool:
        """Does the side receive support, by own areas or by others?"""
        return any(supported == side for _, supported in self.support)

    def army(self, game: Board, side: int) -> Units:
        """All units that attack or defend, routed ones included; supporting units are neither (p. 17)."""
        if side == ATTACK:
            return self.attacking
        return game.units(self.target) if game.owner[self.target] == self.defender else NO_UNITS

    def fresh(self, game: Board, side: int) -> Units:
        """The units of an army that are not routed. Routed units can't march, so attackers never are."""
        return self.attacking if side == ATTACK else subtract(self.army(game, side), self.routed(game, side))

    def routed(self, game: Board, side: int) -> Units:
        return NO_UNITS if side == ATTACK else game.routed(self.target)

    def taking_part(self, game: Board, side: int) -> Iterator[tuple[Seat, Units]]:
        """The units with strength on a side, and whose they are: the army, then the supporting areas."""
        yield self.combatant(side), self.fresh(game, side)
        for area, supported in self.support:
            if supported == side:
                yield game.owner[area], game.standing(area)


def other_side(side: int) -> int:
    return DEFENSE if side == ATTACK else ATTACK


def take_from_army(game: Board, battle: Battle, side: int, units: Units, routed: Units | None = None) -> None:
    """Units leave the embattled area. Who controls it is settled when the combat is over."""
    if side == ATTACK:
        battle.attacking = subtract(battle.attacking, units)
    else:
        game.take(battle.target, units, routed)


def destroy_in_battle(game: Board, battle: Battle, side: int, units: Units, routed: Units | None = None) -> None:
    """Units in the embattled area are destroyed and go back to their owner."""
    if units != NO_UNITS:
        take_from_army(game, battle, side, units, routed)
        game.tell(UnitsRemoved(battle.combatant(side), battle.target, units))


def kinds_in(units: Units) -> list[int]:
    """The kinds of which there is at least one."""
    return [kind for kind in range(len(UNIT_KINDS)) if within(units_of(kind), units)]


def hold(game: Board, seat: Seat, cards: tuple[Card, ...]) -> None:
    """A new hand, in the cards' own order."""
    game.hand[seat] = tuple(sorted(cards))
