"""What things are worth to a house: areas, units, Power, places on tracks; and how good a whole position is.

All numbers are on one scale: an early Castle is worth about 9, a Footman about 2.
"""

from __future__ import annotations

from math import fsum
from typing import Final

from maester.bots.boardgame.goodwill import Goodwill
from maester.engine import Seat
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    BOARD,
    CARDS,
    FIEFDOMS,
    IRON_THRONE,
    IS_LAND,
    IS_PORT,
    KINGS_COURT,
    LAND,
    MOST_SUPPLY,
    MUSTERING_POINTS,
    NEAR_LAND,
    NOBODY,
    PORT_OF,
    POWER_ICONS,
    SEA_OF,
    SUPPLY_ICONS,
    TRACKS,
    UNIT_KINDS,
    VICTORY,
    Area,
    Card,
    Track,
    Units,
)
from maester.games.boardgame.supply import supply_icons

CASTLES_WORTH: Final = (0.0, 8.0, 16.5, 26.0, 36.5, 48.5, 64.0, 260.0)
"""So many Castles and Strongholds: each is worth more than the one before, since the seventh wins."""
STRONGHOLD: Final = 2.0
"""A Stronghold musters twice as much as a Castle, and breaks ties at the end."""
SUPPLY_ICON: Final = 2.2
POWER_ICON: Final = 1.0
LAND_AREA: Final = 0.4
HOME: Final = 3.0
"""A lost home comes back hard: its Garrison is gone for good."""
SEA: Final = 1.0
SHORE: Final = 0.5
"""A sea area for each own land area on its shore, which it guards."""
LANDING: Final = 0.8
"""A sea area for each Castle of others on its shore, which can be attacked across it."""
OWN_PORT: Final = 1.0
UNIT: Final = (2.0, 4.0, 2.2, 2.6)
"""A Footman, Knight, Ship, Siege Engine: about their strength, twice; the Engine fights only Castles."""
LONG_RUN: Final = 4
"""From so many rounds before the end on, what pays only later counts less and less."""
RIVAL: Final = 0.3
"""What a rival loses counts so much of what it is worth to him: there are several, and only one may be ahead."""
LEADER: Final = {5: 0.7, 6: 1.6}
"""The same for a rival with so many Castles and Strongholds: the nearer to victory, the more he must be stopped."""
BRINK: Final = 5
"""From so many Castles and Strongholds on a rival is a leader who may win soon."""
GRUDGE: Final = 0.15
"""How much one point of grudge adds to what a rival's loss is worth: small, so that it decides only close cases."""
STARS: Final = 1.8
THRONE_STEP: Final = 0.7
FIEFDOM_STEP: Final = 0.9
TOKENS_WORTH: Final = (1.0, 1.5, 1.0)
"""The Dominance tokens: the Throne decides ties, the Blade wins a combat a round, the Raven mends an order."""
CARD_IN_HAND: Final = 0.5
"""A point of strength of a House card in hand; cards come back, so it is small."""
POWER_STEPS: Final = ((5, 0.8), (10, 0.55), (15, 0.3), (20, 0.1))
"""Power tokens up to so many are worth so much each: the first pay for control and bids, the last only lie there."""


def long_run(board: Board) -> float:
    """How much counts what pays only in later rounds: 1 early, little in the last round or when somebody is near to
    winning.
    """
    most = max(board.castles(Seat(seat)) for seat in board.seats)
    rounds = min(board.last_round - board.round, VICTORY - most)
    return min(1.0, (rounds + 0.4) / LONG_RUN)


def castles_worth(count: int) -> float:
    return CASTLES_WORTH[min(count, VICTORY)]


def power_worth(power: int) -> float:
    """What so many available Power tokens are worth together."""
    worth, below = 0.0, 0
    for limit, each in POWER_STEPS:
        worth += each * max(0, min(power, limit) - below)
        below = limit
    return worth


def next_power(board: Board, seat: Seat, amount: int = 1) -> float:
    """What a seat gains by so many more Power tokens."""
    power = board.power[seat]
    return (power_worth(power + amount) - power_worth(power)) * long_run(board)


def units_worth(units: Units) -> float:
    return fsum(count * UNIT[kind] for kind, count in enumerate(units))


def card_worth(card: Card) -> float:
    """What a House card is worth to its owner before it is played."""
    facts = CARDS[card]
    icons = 0.4 * facts.swords + 0.3 * facts.fortifications
    return CARD_IN_HAND * (facts.strength + icons + (0.5 if facts.ability else 0.0))


def place_worth(board: Board, track: Track, position: int) -> float:
    """What a position on an Influence track is worth, counted from 1."""
    first = TOKENS_WORTH[track] if position == 1 else 0.0
    behind = len(board.houses) - position
    if track == KINGS_COURT:
        return first + STARS * board.stars[position - 1]
    return first + behind * (THRONE_STEP if track == IRON_THRONE else FIEFDOM_STEP)


def tracks_worth(board: Board, seat: Seat) -> float:
    """What the seat's positions are worth; nothing where a track is cleared for a bidding."""
    positions = ((track, board.position(track, seat)) for track in TRACKS)
    return fsum(place_worth(board, track, position) for track, position in positions if position) * long_run(board)


# --- a whole position ---------------------------------------------------------------------------------


def house_score(board: Board, seat: Seat) -> float:
    """How good the position of one house is, by what lies open."""
    future = long_run(board)
    icons = sum(POWER_ICONS[area] for area in LAND if POWER_ICONS[area] and board.controller(area) == seat)
    land = sum(1 for _ in board.controlled(seat))
    seas = sum(1 for area in BOARD if board.owner[area] == seat and not IS_LAND[area] and not IS_PORT[area])
    units = [0.0] * len(UNIT_KINDS)
    for area in board.areas_of(seat):
        for kind, count in enumerate(board.units(area)):
            # A routed unit is there, but it neither fights nor marches this round.
            units[kind] += count - 0.4 * board.routed(area)[kind]
    for _, attacking in board.attacks(seat):
        units = [count + more for count, more in zip(units, attacking, strict=True)]
    return (
        castles_worth(board.castles(seat))
        + STRONGHOLD * board.strongholds(seat)
        + (HOME if board.controller(board.home(seat)) == seat else 0.0)
        + future * (SUPPLY_ICON * (supply_icons(board, seat) + board.supply[seat]) / 2 + POWER_ICON * icons)
        + LAND_AREA * land
        + SEA * seas
        + power_worth(board.power[seat]) * future
        + fsum(count * UNIT[kind] for kind, count in enumerate(units)) * (0.3 + 0.7 * future)
        + tracks_worth(board, seat)
        + fsum(map(card_worth, board.hand[seat])) * future
    )


def position_score(board: Board, seat: Seat) -> float:
    """How good a position is for a seat: its own score, less a share of each rival's."""
    if board.outcome is not None:
        return 1000.0 if seat in board.outcome.places[0] else -1000.0
    rivals = (Seat(other) for other in board.seats if other != seat)
    return house_score(board, seat) - fsum(rival_share(board, rival) * house_score(board, rival) for rival in rivals)


def rival_share(board: Board, rival: Seat) -> float:
    return LEADER.get(board.castles(rival), RIVAL)


# --- areas --------------------------------------------------------------------------------------------


class Worth:
    """What each area is worth to one seat in this position; worked out once and then looked up."""

    def __init__(self, board: Board, seat: Seat, goodwill: Goodwill) -> None:
        self.board, self.seat, self.goodwill = board, seat, goodwill
        self.castles = [board.castles(Seat(other)) for other in board.seats]
        self.future = long_run(board)
        self._keep: dict[Area, float] = {}
        self._denial: dict[Area, float] = {}

    def keep(self, area: Area) -> float:
        """What control of an area is worth to the seat: what it gains by taking it, or loses with it."""
        if area not in self._keep:
            self._keep[area] = self._land(area) if IS_LAND[area] else self._water(area)
        return self._keep[area]

    def wins(self, area: Area) -> bool:
        """Would this area be the seat's seventh Castle or Stronghold?"""
        return self.completes(self.seat, area)

    def completes(self, seat: Seat, area: Area) -> bool:
        """Would taking this area win the match for a seat?"""
        castle = IS_LAND[area] and MUSTERING_POINTS[area] > 0
        return castle and self.castles[seat] + 1 >= VICTORY and self.board.controller(area) != seat

    def denial(self, area: Area) -> float:
        """What it is worth that the rival who controls an area loses it; 0 if nobody does."""
        if area not in self._denial:
            owner = self.board.controller(area)
            rival = owner not in (NOBODY, self.seat)
            self._denial[area] = self.hurt(owner, self.worth_to(owner, area)) if rival else 0.0
        return self._denial[area]

    def hurt(self, rival: Seat, worth: float) -> float:
        """What it is worth to the seat that a rival loses something worth so much to him."""
        return worth * (rival_share(self.board, rival) + GRUDGE * self.goodwill.grudge(rival))

    def worth_to(self, owner: Seat, area: Area) -> float:
        """What an area is worth to whoever controls it."""
        if not IS_LAND[area]:
            return SEA
        count = self.castles[owner]
        castle = castles_worth(count) - castles_worth(count - 1) if MUSTERING_POINTS[area] else 0.0
        return castle + self._printed(area)

    def _land(self, area: Area) -> float:
        count = self.castles[self.seat]
        mine = self.board.controller(area) == self.seat
        castle = castles_worth(count + (not mine)) - castles_worth(count - mine) if MUSTERING_POINTS[area] else 0.0
        home = HOME if area == self.board.home(self.seat) else 0.0
        return castle + home + self._printed(area)

    def _printed(self, area: Area) -> float:
        """What is printed on the area besides its Castle."""
        plenty = supply_icons(self.board, self.seat) >= MOST_SUPPLY and self.board.controller(area) != self.seat
        supply = 0.0 if plenty else SUPPLY_ICON * SUPPLY_ICONS[area]
        stronghold = STRONGHOLD if MUSTERING_POINTS[area] > 1 else 0.0
        return LAND_AREA + stronghold + self.future * (supply + POWER_ICON * POWER_ICONS[area])

    def _water(self, area: Area) -> float:
        if IS_PORT[area]:
            return OWN_PORT * self.future
        worth = SEA
        for land in NEAR_LAND[area]:
            mine = self.board.controller(land) == self.seat
            if mine:
                worth += SHORE
            elif MUSTERING_POINTS[land]:
                worth += LANDING
            if mine and SEA_OF.get(PORT_OF.get(land, Area(-1))) == area:
                worth += OWN_PORT
        return worth


def wins_ties(board: Board, seat: Seat, other: Seat) -> bool:
    """Would the seat win a combat that is tied? While the track is bid for, nobody knows."""
    return board.position(FIEFDOMS, seat) < board.position(FIEFDOMS, other)
