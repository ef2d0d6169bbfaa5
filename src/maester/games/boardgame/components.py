"""The components of the game as facts: areas, houses, units, orders, cards and tracks, read once from the data files.

Everything here is static. The state of a match refers to it by small numbers: an area is its place in
`AREAS`, a card its place in `CARDS`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, NewType

import msgspec

from maester.engine import Flag, Form, Letters, Names, Seat

Area = NewType("Area", int)
House = NewType("House", int)
"""One of the six houses; a seat leads a house (see `Board.houses`)."""
Token = NewType("Token", int)
"""One of the 11 kinds of order tokens; of some kinds every house has two, which are the same."""
Units = NewType("Units", tuple[int, int, int, int])
"""How many Footmen, Knights, Ships and Siege Engines."""
UnitKind = NewType("UnitKind", int)
Routed = Annotated[bool, Flag("routed")]
"""Is a unit one that was routed?"""
Card = NewType("Card", int)
"""One of the House cards."""
WesterosCard = NewType("WesterosCard", int)
WildlingCard = NewType("WildlingCard", int)
TidesCard = NewType("TidesCard", int)
Track = NewType("Track", int)

NOBODY: Final = Seat(-1)


@cache
def read_data(name: str) -> Any:
    """What stands in `data/<name>.json`; read once, so nobody may change it."""
    return msgspec.json.decode((files(__package__) / "data" / f"{name}.json").read_bytes())


# --- areas --------------------------------------------------------------------------------------


class AreaFacts(msgspec.Struct, frozen=True):
    """What is printed on the board for one area."""

    id: str
    type: str
    castle: str | None
    supply: int
    power: int
    home_of: str | None
    island: bool
    port: str | None = None
    port_of: str | None = None
    sea: str | None = None


AREAS: Final = tuple(msgspec.convert(read_data("map")["areas"], list[AreaFacts]))
AREA_NAMES: Final = Names("area", [area.id for area in AREAS])
BOARD: Final = tuple(map(Area, range(len(AREAS))))


def area_of(name: str) -> Area:
    """The area of that id; raises BadData with suggestions."""
    return Area(AREA_NAMES.read(name))


LAND: Final = tuple(area for area in BOARD if AREAS[area].type == "land")
PORTS: Final = tuple(area for area in BOARD if AREAS[area].type == "port")
IS_LAND: Final = tuple(area.type == "land" for area in AREAS)
IS_SEA: Final = tuple(area.type == "sea" for area in AREAS)
IS_PORT: Final = tuple(area.type == "port" for area in AREAS)
CASTLES: Final = tuple(area for area in LAND if AREAS[area].castle)
"""The areas with a Castle or Stronghold: those that count for victory and that muster."""
MUSTERING_POINTS: Final = tuple({None: 0, "castle": 1, "stronghold": 2}[area.castle] for area in AREAS)
SUPPLY_ICONS: Final = tuple(area.supply for area in AREAS)
POWER_ICONS: Final = tuple(area.power for area in AREAS)
PORT_OF: Final = {area_of(AREAS[port].port_of or ""): port for port in PORTS}
"""From a land area to its port."""
LAND_OF: Final = {port: land for land, port in PORT_OF.items()}
SEA_OF: Final = {port: area_of(AREAS[port].sea or "") for port in PORTS}


def _neighbours() -> tuple[tuple[Area, ...], ...]:
    near: list[set[Area]] = [set() for _ in AREAS]
    for one, other in read_data("map")["adjacency"]:
        near[area_of(one)].add(area_of(other))
        near[area_of(other)].add(area_of(one))
    return tuple(tuple(sorted(others)) for others in near)


NEAR: Final = _neighbours()
"""Adjacent areas, rivers and bridges already applied. A port is adjacent to its sea only."""
NEAR_LAND: Final = tuple(tuple(area for area in near if IS_LAND[area]) for near in NEAR)
NEAR_SEAS: Final = tuple(tuple(area for area in near if IS_SEA[area]) for near in NEAR)


# --- units ------------------------------------------------------------------------------------------

FOOTMAN, KNIGHT, SHIP, ENGINE = range(4)
UNIT_KINDS: Final = ("footman", "knight", "ship", "siege-engine")
POOL: Final = (10, 5, 6, 2)
"""How many pieces of each kind a house has."""
STRENGTH: Final = (1, 2, 1, 0)
ENGINE_STRENGTH: Final = 4
"""A Siege Engine's strength when it attacks a Castle or Stronghold, or supports such an attack."""
NO_UNITS: Final = Units((0, 0, 0, 0))
PORT_LIMIT: Final = 3


def units_of(kind: int, count: int = 1) -> Units:
    """So many units of one kind."""
    numbers = [0, 0, 0, 0]
    numbers[kind] = count
    return Units((numbers[0], numbers[1], numbers[2], numbers[3]))


def pack(units: Units) -> int:
    """Units as one number, four bits to a kind: a house has at most ten of a kind, so packed numbers can be added and
    subtracted like the units themselves.
    """
    return units[FOOTMAN] | units[KNIGHT] << 4 | units[SHIP] << 8 | units[ENGINE] << 12


class _Unpacked(dict[int, Units]):
    """From a packed number to the units; worked out once for each number."""

    def __missing__(self, packed: int) -> Units:
        self[packed] = Units((packed & 15, packed >> 4 & 15, packed >> 8 & 15, packed >> 12))
        return self[packed]


class _Sizes(dict[int, int]):
    """From a packed number to how many units there are."""

    def __missing__(self, packed: int) -> int:
        self[packed] = sum(UNPACKED[packed])
        return self[packed]


UNPACKED: Final = _Unpacked()
SIZES: Final = _Sizes()


def add(one: Units, other: Units) -> Units:
    return Units((one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]))


def subtract(one: Units, other: Units) -> Units:
    return Units((one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]))


def within(part: Units, whole: Units) -> bool:
    """Are all units of the part there?"""
    return all(some <= all_there for some, all_there in zip(part, whole, strict=True))


# --- houses -----------------------------------------------------------------------------------------

_HOUSES: Final = read_data("houses")
HOUSE_IDS: Final = tuple(house["id"] for house in _HOUSES["houses"])
HOMES: Final = tuple(area_of(house["home_area"]) for house in _HOUSES["houses"])
"""The home area of each house."""
HOUSE_AT_HOME: Final = tuple(HOMES.index(area) if area in HOMES else -1 for area in BOARD)
"""The house whose crest is printed on each area; -1 where there is none."""
HOUSES_IN_PLAY: Final = {int(count): tuple(setting["houses"]) for count, setting in _HOUSES["player_counts"].items()}
GARRISON: Final = tuple(house["garrison"] for house in _HOUSES["houses"])
STARTING_SUPPLY: Final = tuple(house["starting_supply"] for house in _HOUSES["houses"])
STARTING_POWER: Final = 5
POWER_TOKENS: Final = 20


def starting_units(house: House, players: int, *, faq: bool) -> dict[Area, Units]:
    """The units on the house's screen, by area."""
    facts = _HOUSES["houses"][house]
    printed = facts["starting_units"]
    listed = (facts.get("starting_units_faq") or printed) if faq else printed
    return {
        area_of(entry["area"]): Units(tuple(entry["units"].get(kind, 0) for kind in UNIT_KINDS))
        for entry in listed[str(players)]
    }


# --- orders -----------------------------------------------------------------------------------------


class OrderFacts(msgspec.Struct, frozen=True):
    """What is printed on an order token."""

    id: str
    type: str
    modifier: int
    special: bool
    count: int
    """How many of them each house has."""


MARCH, DEFENSE, SUPPORT, RAID, CONSOLIDATE = "march", "defense", "support", "raid", "consolidate-power"


ORDERS: Final = tuple(
    OrderFacts(kind["id"], kind["type"], kind["modifier"] or 0, kind["special"], kind["count"])
    for kind in read_data("orders")["kinds"]
)
"""The kinds of order tokens: 11 kinds, 15 tokens."""
ORDER_NAMES: Final = Names("order", [kind.id for kind in ORDERS])
TOKENS: Final = tuple(map(Token, range(len(ORDERS))))
NO_ORDER: Final = Token(-1)


# --- cards ------------------------------------------------------------------------------------------


class CardFacts(msgspec.Struct, frozen=True):
    """What is printed on a house card, in our own words."""

    id: str
    house: str
    strength: int
    swords: int
    fortifications: int
    ability: str | None = None
    ability_pl: str | None = None
    replaces: str | None = None
    """The card of the box whose place it takes, for one that isn't in the box: it is dealt only if a table wants it."""


CARDS: Final = tuple(msgspec.convert(read_data("house_cards")["cards"], list[CardFacts]))
CARD_NAMES: Final = Names("card", [card.id for card in CARDS])
PLACE_OF: Final = {Card(number): Card(CARD_NAMES.read(card.replaces or card.id)) for number, card in enumerate(CARDS)}
"""The card of the box whose place a card takes: its own, unless it replaces another."""
CARDS_OF: Final = tuple(
    tuple(card for card, place in PLACE_OF.items() if card == place and CARDS[card].house == house)
    for house in HOUSE_IDS
)
"""The cards of each house that are in the box."""


def starting_hand(house: House, *, replaced: bool) -> tuple[Card, ...]:
    """The cards with which a house begins; where that is wanted, others take the places of those that they replace."""
    if not replaced:
        return CARDS_OF[house]
    taking = {place: card for card, place in PLACE_OF.items()}
    return tuple(sorted(taking[card] for card in CARDS_OF[house]))


class WesterosFacts(msgspec.Struct, frozen=True):
    """One Westeros card. `copy` tells cards of the same name apart."""

    id: str
    deck: int
    copy: int
    icons: int
    effect: str
    chooser: str | None
    choices: tuple[str, ...]


def _westeros() -> tuple[WesterosFacts, ...]:
    return tuple(
        WesterosFacts(
            card["id"], number, copy, card["wildling_icons"], card["effect"], card.get("chooser"),
            tuple(choice["effect"] for choice in card["choices"] or ()),
        )
        for number, deck in enumerate(read_data("westeros_cards")["decks"])
        for card in deck["cards"]
        for copy in range(card["count"])
    )  # fmt: skip


WESTEROS: Final = _westeros()
WESTEROS_NAMES: Final = Names(
    "westeros card", [f"{card.id}-{'i' * (card.deck + 1)}-{card.copy + 1}" for card in WESTEROS]
)
BANS: Final = {ban: frozenset(kinds) for ban, kinds in read_data("westeros_cards")["banned_order_kinds"].items()}
"""From an effect of a Westeros card to the kinds of orders that it bans."""
WILDLINGS: Final = tuple(card["id"] for card in read_data("wildling_cards")["cards"])
WILDLING_NAMES: Final = Names("wildling card", WILDLINGS)


class TidesFacts(msgspec.Struct, frozen=True):
    """One Tides of Battle card."""

    id: str
    strength: int
    swords: int
    fortifications: int
    skulls: int


TIDES: Final = tuple(
    TidesFacts(card["id"], card["strength"], card["swords"], card["fortifications"], card["skulls"])
    for card in read_data("tides_of_battle")["cards"]
    for _ in range(card["count"])
)
TIDES_NAMES: Final = Names("tides card", [f"{card.id}-{number}" for number, card in enumerate(TIDES)])


# --- tracks -----------------------------------------------------------------------------------------

IRON_THRONE, FIEFDOMS, KINGS_COURT = map(Track, range(3))
TRACKS: Final = (IRON_THRONE, FIEFDOMS, KINGS_COURT)
_TRACKS: Final = read_data("tracks")
TRACK_IDS: Final = tuple(track["id"] for track in _TRACKS["influence_tracks"])
TRACK_NAMES: Final = Names("track", TRACK_IDS)
SUPPLY_LIMITS: Final = tuple(tuple(_TRACKS["supply"]["armies"][str(level)]) for level in range(7))
"""For each position of the Supply track, how large each army may be, the largest first."""
MOST_SUPPLY: Final = 6
WILDLING_START: Final = 2
WILDLING_ATTACK: Final = 12
WILDLING_STEP: Final = 2
VICTORY: Final = 7
ROUNDS: Final = 10


def court_stars(players: int) -> tuple[int, ...]:
    """How many Special orders each position of the King's Court track allows."""
    return tuple(_TRACKS["kings_court_stars"]["3-4" if players <= 4 else "5-6"][:players])


def starting_track(track: Track, players: int) -> tuple[str, ...]:
    """The houses in their order at the start."""
    return tuple(_TRACKS["influence_start"][str(players)][TRACK_IDS[track]])


UNCONQUERABLE: Final = 99


def neutral_forces(players: int) -> dict[Area, int]:
    """The strength of the Neutral Force on each area that has one."""
    return {
        area_of(token["area"]): UNCONQUERABLE if token["strength"] == "unconquerable" else token["strength"]
        for token in read_data("neutral_forces")["by_player_count"][str(players)]
    }


# --- names ------------------------------------------------------------------------------------------

NAMES: Final[dict[Any, Form]] = {
    Area: AREA_NAMES,
    Token: ORDER_NAMES,
    Units: Letters("units", "FKSE"),
    UnitKind: Names("unit", UNIT_KINDS),
    Card: CARD_NAMES,
    WesterosCard: WESTEROS_NAMES,
    WildlingCard: WILDLING_NAMES,
    TidesCard: TIDES_NAMES,
    Track: TRACK_NAMES,
}
"""How the numbers of this game are written."""

# Hidden components have one number space: first the Westeros cards, then the wildling cards, then the Tides cards.
FIRST_WILDLING: Final = len(WESTEROS)
FIRST_TIDES: Final = FIRST_WILDLING + len(WILDLINGS)
COMPONENTS: Final = FIRST_TIDES + len(TIDES)
