"""How a skirmish starts, what a seat sees of it, its text form, and what must always hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from maester.engine import ComponentKind, Fault, Options, Place, Places, Seat, SeenBy
from maester.errors import BadData
from tests.engine.skirmish.board import (
    AREAS,
    BOARD,
    HAND,
    HOUSES,
    NAMES,
    NO_ORDER,
    NOBODY,
    PER_HOUSE,
    POWER_LIMIT,
    SEASONS,
    SUPPLY,
    Area,
    Season,
    Skirmish,
    Token,
    Units,
)
from tests.engine.skirmish.marches import ResolveMarches
from tests.engine.skirmish.orders import AssignOrders, ResolveRaids
from tests.engine.skirmish.rounds import NewRound, ShuffleSeasons

PHASES = {"planning": AssignOrders, "raids": ResolveRaids, "marches": ResolveMarches}


def seats(players: int, options: Options) -> tuple[str, ...]:
    return HOUSES[:players]


def empty_board(players: int, options: Options) -> Skirmish:
    return Skirmish(
        owner=[NOBODY] * AREAS,
        foot=[0] * AREAS,
        horse=[0] * AREAS,
        order=[NO_ORDER] * AREAS,
        power=[5] * players,
        supply=[3] * players,
        hand=[HAND] * players,
        turn_order=tuple(map(Seat, range(players))),
        deck=tuple(map(Season, range(len(SEASONS)))),
        known=[0] * len(SEASONS),
    )


def set_up(players: int, options: Options) -> Skirmish:
    game = empty_board(players, options)
    for house in game.turn_order:
        for number in range(4):
            game.move_in(Area(house * PER_HOUSE + 2 * number), house, Units((1 + (number == 0), int(number == 1))))
    game.then(ShuffleSeasons(), NewRound())
    return game


class AreaView(msgspec.Struct, frozen=True):
    area: str
    owner: str | None
    units: str
    order: str | None


class SkirmishView(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    turn_order: tuple[str, ...]
    areas: list[AreaView]
    power: dict[str, int]
    hands: dict[str, list[str]]
    seasons_left: list[str]
    """What is left in the deck, not in its order."""


def view(game: Skirmish, seat: Seat | None) -> SkirmishView:
    area_names, tokens = NAMES[Area], NAMES[Token]
    return SkirmishView(
        round=game.round,
        rounds=game.option("rounds"),
        turn_order=tuple(HOUSES[house] for house in game.turn_order),
        areas=[
            AreaView(
                area=area_names.write(area),
                owner=HOUSES[game.owner[area]] if game.owner[area] != NOBODY else None,
                units=NAMES[Units].write(game.units(area)),
                order=tokens.write(game.order[area]) if game.order[area] != NO_ORDER else None,
            )
            for area in BOARD
            if game.owner[area] != NOBODY
        ],
        power={HOUSES[house]: game.power[house] for house in sorted(game.turn_order)},
        hands={HOUSES[house]: [f"card-{card}" for card in game.hand[house]] for house in sorted(game.turn_order)},
        seasons_left=[NAMES[Season].write(season) for season in sorted(game.deck)],
    )


SEASON_CARDS: ComponentKind[Skirmish, Season] = ComponentKind(
    "season's card", lambda game: tuple(map(Season, range(len(SEASONS))))
)
DECK = Place("deck", SEASON_CARDS, SeenBy.NOBODY)
DISCARDED = Place("discarded", SEASON_CARDS, SeenBy.EVERYBODY, noted=False)
PLACES: Places[Skirmish] = Places(DECK, DISCARDED)
determinize, hidden = PLACES.determinize, PLACES.hidden


def position(game: Skirmish) -> dict[str, Any]:
    houses = {}
    for house in sorted(game.turn_order):
        areas = {NAMES[Area].write(area): NAMES[Units].write(game.units(area)) for area in game.areas_of(house)}
        houses[HOUSES[house]] = {"areas": areas, "power": game.power[house], "supply": game.supply[house]}
    return {"round": game.round, "turn_order": [HOUSES[house] for house in game.turn_order], "houses": houses}


class HousePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    areas: dict[str, str] = {}
    power: int = 5
    supply: int = 3


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as text; it is the start of a phase."""

    houses: dict[str, HousePosition] = {}
    turn_order: tuple[str, ...] | None = None
    round: int = 1
    phase: str = "round"
    orders: dict[str, str] = {}


def scenario(position: Mapping[str, Any], players: int, options: Options) -> Skirmish:
    written = msgspec.convert(position, Position)
    game = empty_board(players, options)
    names = seats(players, options)
    for house, things in written.houses.items():
        if house not in names:
            raise BadData("bad-position", place="houses", given=house, right=list(names))
        seat = Seat(names.index(house))
        for area, units in things.areas.items():
            game.move_in(Area(NAMES[Area].read(area)), seat, Units(NAMES[Units].read(units)))
        game.power[seat] = things.power
        game.supply[seat] = things.supply
    if written.turn_order is not None:
        if sorted(written.turn_order) != sorted(names):
            raise BadData("bad-position", place="turn_order", given=str(written.turn_order), right=list(names))
        game.turn_order = tuple(Seat(names.index(house)) for house in written.turn_order)
    game.round = written.round
    steps = {"round": NewRound, **PHASES}
    if written.phase not in steps:
        raise BadData("bad-position", place="phase", given=written.phase, right=sorted(steps))
    game.then(ShuffleSeasons(), steps[written.phase](), *(() if written.phase == "round" else (NewRound(),)))
    for area, token in written.orders.items():
        game.order[NAMES[Area].read(area)] = Token(NAMES[Token].read(token))
    return game


def faults(game: Skirmish) -> Iterator[Fault]:
    """What can't be in a position."""
    for house in sorted(game.turn_order):
        armies = game.armies(house)
        if not game.within_supply(house, armies):
            yield Fault("supply.limit", f"houses/{HOUSES[house]}/areas", ", ".join(map(str, armies)))


def invariants(game: Skirmish) -> Iterator[str]:
    """What must hold at every decision."""
    for area in BOARD:
        if game.foot[area] < 0 or game.horse[area] < 0:
            yield f"{NAMES[Area].write(area)} has fewer than no units"
        if game.size(area) and game.owner[area] == NOBODY:
            yield f"the units in {NAMES[Area].write(area)} belong to nobody"
    for house in game.turn_order:
        if not 0 <= game.power[house] <= POWER_LIMIT:
            yield f"{HOUSES[house]} has {game.power[house]} power"
        if not game.frames and not game.within_supply(house, game.armies(house)):
            yield f"{HOUSES[house]} has armies {game.armies(house)} for supply {SUPPLY[game.supply[house]]}"
        placed = [token for area in game.areas_of(house) if (token := game.order[area]) != NO_ORDER]
        if len(placed) != len(set(placed)):
            yield f"{HOUSES[house]} has an order token twice"
        if not game.hand[house]:
            yield f"{HOUSES[house]} has no card"
    yield from PLACES.invariants(game)
