"""Numbers inside, names outside: seats, units, actions, conditions and the rest, as moves and saves write them."""

from __future__ import annotations

from typing import Final, NewType

from maester.engine import Seat
from maester.games.miniatures.geometry.shapes import Side

SEATS: Final = ("red", "blue", "green", "gold")
MOST_UNITS: Final = 40
"""Combat Units of a player, at most."""
NCU_LETTERS: Final = "abcdefghijklmnopqrst"

Unit = NewType("Unit", int)
"""The place of a unit in an army. Combat Units are `red-1`, `red-2`, … in the order of the army list, Non-Combat Units
(NCUs) `red-a`, `red-b`, … Every fourth belongs to the same seat, so that a match has no more of them than it needs, and
a unit keeps its number however many players there are. Castle Walls are no units, but what a Charge or an attack may be
aimed at as if they were (p. 30), so that they have numbers, too: `red-wall-1`, …"""
NO_UNIT: Final = Unit(-1)
COMBAT_UNIT_NAMES: Final = tuple(f"{seat}-{number}" for number in range(1, MOST_UNITS + 1) for seat in SEATS)
NCU_NAMES: Final = tuple(f"{seat}-{letter}" for letter in NCU_LETTERS for seat in SEATS)
CASTLE_WALLS: Final = 3
WALL_NAMES: Final = tuple(f"{seat}-wall-{number}" for number in range(1, CASTLE_WALLS + 1) for seat in SEATS)
UNIT_NAMES: Final = COMBAT_UNIT_NAMES + NCU_NAMES + WALL_NAMES
FIRST_NCU: Final = len(COMBAT_UNIT_NAMES)
"""The number of the first NCU; all below are Combat Units."""
FIRST_WALL: Final = len(COMBAT_UNIT_NAMES + NCU_NAMES)
"""The number of the first Castle Wall; all below are Combat Units and NCUs."""


def unit_of(seat: Seat, number: int) -> Unit:
    """The Combat Unit of a seat with that number in its army, counted from 0."""
    return Unit(len(SEATS) * number + seat)


def ncu_of(seat: Seat, number: int) -> Unit:
    """The NCU of a seat with that number in its army, counted from 0."""
    return Unit(FIRST_NCU + len(SEATS) * number + seat)


def wall_of(seat: Seat, number: int) -> Unit:
    """The Castle Wall of a Defender with that number, counted from 0."""
    return Unit(FIRST_WALL + len(SEATS) * number + seat)


def is_ncu(unit: Unit) -> bool:
    return FIRST_NCU <= unit < FIRST_WALL


def is_wall(unit: Unit) -> bool:
    return unit >= FIRST_WALL


def number_of_wall(wall: Unit) -> int:
    """Which of the Defender's Castle Walls it is, counted from 0."""
    return (wall - FIRST_WALL) // len(SEATS)


def owner(unit: Unit) -> Seat:
    """Whose unit it is."""
    return Seat(unit % len(SEATS))


def named(unit: Unit) -> Unit | None:
    """The unit as moves and events name it: None where there is none."""
    return None if unit == NO_UNIT else unit


def numbered(unit: Unit | None) -> Unit:
    """The unit that a move names, `NO_UNIT` where it names none."""
    return NO_UNIT if unit is None else unit


ModeName = NewType("ModeName", int)
"""A Game Mode (p. 26)."""
MODE_NAMES: Final = (
    "a-game-of-thrones",
    "a-clash-of-kings",
    "a-storm-of-swords",
    "a-feast-for-crows",
    "a-dance-with-dragons",
    "winds-of-winter",
    "fire-and-blood",
    "dark-wings-dark-words",
    "honed-and-ready",
    "here-we-stand",
)
"""The ten Game Modes, in the order of the rulebook (mode.ten-modes)."""
ARROW_RAIN: Final = "arrow-rain"
UNIT_CARDS: Final = (6, 7, 8, 9, 10)
"""The Objective cards that work for a unit, by number; those of A Clash of Kings and Fire & Blood (p. 29, 35)."""
COMMANDER_CARD_TEXTS: Final = tuple(f"commander-objective-{card}" for card in UNIT_CARDS)
VICTORY_MARKER: Final = "victory-marker"
SWAP_MISSION: Final = "swap-mission"
MODE_TEXTS: Final[tuple[str, ...]] = (ARROW_RAIN, *COMMANDER_CARD_TEXTS, VICTORY_MARKER, SWAP_MISSION)
"""The names of the texts by which modes let players do something at a moment."""

Quadrant = NewType("Quadrant", int)
"""A square of Here We Stand (p. 36), from the edge at y = 0 and from the left."""
QUADRANT_NAMES: Final = ("south-west", "south-east", "north-west", "north-east")

Zone = NewType("Zone", int)
"""A zone of the Tactics Board (p. 19)."""
ZONE_NAMES: Final = ("crown", "coins", "letter", "swords", "horse")
CROWN, COINS, LETTER, SWORDS, HORSE = map(Zone, range(len(ZONE_NAMES)))

Card = NewType("Card", int)
"""A Tactics card: the first twenty are red's, the next twenty blue's, and so on."""
NO_CARD: Final = Card(-1)
DECK_SIZE: Final = 20


def card_of(seat: Seat, number: int) -> Card:
    """The card of a seat with that place in its deck list, counted from 0."""
    return Card(DECK_SIZE * seat + number)


def whose_card(card: Card) -> Seat:
    """In whose deck the card is."""
    return Seat(card // DECK_SIZE)


SiegeRole = NewType("SiegeRole", int)
"""What a player is in a siege (p. 30)."""
ROLES: Final = ("attacker", "defender")
ATTACKING, DEFENDING = map(SiegeRole, range(len(ROLES)))

SiegeCard = NewType("SiegeCard", int)
"""A card of a Siege Strategy deck (p. 30): the Attacker's first, then the Defender's, as the data have them."""

MissionNumber = NewType("MissionNumber", int)
"""The number on a Mission card, counted from 0 inside (p. 33)."""
MISSIONS: Final = 12
MISSION_NAMES: Final = tuple(str(number) for number in range(1, MISSIONS + 1))
Mission = NewType("Mission", int)
"""A Mission card: the first twelve are those of the first side, the next twelve those of the second, and so on. Where
all play with one deck, it is that of the first side."""


def mission_of(side: int, number: MissionNumber) -> Mission:
    """The card with that number in the deck of a side."""
    return Mission(MISSIONS * side + number)


def number_on(mission: Mission) -> MissionNumber:
    """The number on a Mission card."""
    return MissionNumber(mission % MISSIONS)


def deck_side(mission: Mission) -> int:
    """The side in whose deck a Mission card is."""
    return mission // MISSIONS


Action = NewType("Action", int)
"""What an activated Combat Unit may do (p. 13)."""
ACTION_NAMES: Final = ("maneuver", "march", "retreat", "ranged-attack", "melee-attack", "charge", "forgo")
MANEUVER, MARCH, RETREAT, RANGED_ATTACK, MELEE_ATTACK, CHARGE, FORGO = map(Action, range(len(ACTION_NAMES)))

Condition = NewType("Condition", int)
"""The kinds of Condition tokens (p. 22)."""
CONDITION_NAMES: Final = ("panicked", "vulnerable", "weakened")
PANICKED, VULNERABLE, WEAKENED = map(Condition, range(len(CONDITION_NAMES)))

CRITICAL_BLOW: Final = "critical-blow"
PRECISION: Final = "precision"
SUNDERING: Final = "sundering"
VICIOUS: Final = "vicious"
KEYWORDS: Final = (CRITICAL_BLOW, PRECISION, SUNDERING, VICIOUS)

Way = NewType("Way", int)
"""A direction in the tray's own frame (p. 5)."""
WAY_NAMES: Final = ("forward", "right", "back", "left")
FORWARD, RIGHTWARD, BACK, LEFTWARD = map(Way, range(len(WAY_NAMES)))

TargetSide = NewType("TargetSide", int)
"""A side of a tray, as a move names it."""
SIDE_NAMES: Final = ("front", "right-flank", "rear", "left-flank")
FLANKS: Final = (Side.LEFT, Side.RIGHT)

Alignment = NewType("Alignment", int)
"""How trays line up (p. 15, 16): centre to centre, or displaced by half a front width; `near` is the nearest offset
that fits where neither does."""
ALIGNMENT_NAMES: Final = ("full", "half-left", "half-right", "near-left", "near-right")
FULL, HALF_LEFT, HALF_RIGHT, NEAR_LEFT, NEAR_RIGHT = map(Alignment, range(len(ALIGNMENT_NAMES)))

TerrainPiece = NewType("TerrainPiece", int)
MOST_PIECES: Final = 32
"""So many pieces of terrain can be named: what players lay, what a mode or a card adds, and what was removed."""
PIECE_NAMES: Final = tuple(f"terrain-{number}" for number in range(1, MOST_PIECES + 1))

SHORT_RANGE: Final = 6_000
LONG_RANGE: Final = 12_000
"""Short Range is 6 in, Long Range 12 in (p. 15)."""
