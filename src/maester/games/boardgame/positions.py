"""The text form of a position: everything on the table with names, and how a match starts from it.

What a position leaves out is as at the start of the game, but for units, orders and Power tokens: there are only those
that it names. A deck lists the cards on top, the first one first; all others are shuffled beneath them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from maester.engine import Names, Options, Seat
from maester.errors import BadData
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    AREA_NAMES,
    BANS,
    BOARD,
    CARD_NAMES,
    CARDS_OF,
    FIRST_WILDLING,
    HOUSE_IDS,
    MOST_SUPPLY,
    NAMES,
    NOBODY,
    ORDER_NAMES,
    POOL,
    POWER_TOKENS,
    TIDES_NAMES,
    TRACK_IDS,
    TRACKS,
    UNCONQUERABLE,
    WESTEROS,
    WESTEROS_NAMES,
    WILDLING_ATTACK,
    WILDLING_NAMES,
    WILDLING_STEP,
    Card,
    TidesCard,
    Token,
    Units,
    WesterosCard,
    WildlingCard,
    area_of,
)
from maester.games.boardgame.phases import PHASES, acted_in, phase_of, steps_of
from maester.games.boardgame.set_up import SetUp, empty_board, seats

Item = TypeVar("Item", bound=int)
UNITS = NAMES[Units]
DECK_NAMES = ("i", "ii", "iii")


class HousePosition(msgspec.Struct, forbid_unknown_fields=True):
    """What one house has."""

    units: dict[str, str] = {}
    """By area, as letters: `FFK` is two Footmen and a Knight."""
    routed: dict[str, str] = {}
    """Which of those units are routed."""
    orders: dict[str, str] = {}
    power_tokens: list[str] = []
    """The areas with a Power token of the house."""
    garrison: int | None = None
    power: int | None = None
    supply: int | None = None
    hand: list[str] | None = None
    """By default all cards that aren't discarded."""
    discard: list[str] = []
    wildling_cards_seen: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position as text."""

    phase: str = "planning"
    acted: list[str] = []
    """Who has acted in the current pass of raids, marches or Consolidate Power orders."""
    round: int = 1
    houses: dict[str, HousePosition] = {}
    tracks: dict[str, list[str]] = {}
    blade_used: bool = False
    raven_used: bool = False
    wildlings: int | None = None
    neutral: dict[str, int] | None = None
    """The strength of Neutral Forces by area; 99 for those that nobody can conquer."""
    westeros_decks: dict[str, list[str]] = {}
    westeros_discards: dict[str, list[str]] = {}
    westeros_open: list[str] = []
    bans: list[str] = []
    wildling_deck: list[str] = []
    tides_deck: list[str] = []


# --- from the board to text -------------------------------------------------------------------------


def position(game: Board) -> dict[str, Any]:
    """The position as text. A battle or bidding that is going on can't be written down."""
    written = Position(
        phase=phase_of(game),
        acted=[_name(game, seat) for seat in acted_in(game)],
        round=game.round,
        houses={HOUSE_IDS[house]: _house(game, Seat(seat)) for seat, house in enumerate(game.houses)},
        tracks={TRACK_IDS[track]: [_name(game, seat) for seat in game.tracks[track]] for track in TRACKS},
        blade_used=game.blade_used,
        raven_used=game.raven_used,
        wildlings=game.wildlings,
        neutral={AREA_NAMES.write(area): game.neutral[area] for area in BOARD if game.neutral[area]},
        westeros_decks=_westeros(game.westeros_decks),
        westeros_discards=_westeros(game.westeros_discards),
        westeros_open=list(map(WESTEROS_NAMES.write, game.westeros_open)),
        bans=list(game.bans),
        wildling_deck=list(map(WILDLING_NAMES.write, game.wildling_deck)),
        tides_deck=list(map(TIDES_NAMES.write, game.tides_deck)),
    )
    plain: dict[str, Any] = msgspec.to_builtins(written)
    return plain


def _name(game: Board, seat: Seat) -> str:
    name: str = HOUSE_IDS[game.houses[seat]]
    return name


def _house(game: Board, seat: Seat) -> HousePosition:
    areas = game.areas_of(seat)
    return HousePosition(
        units={AREA_NAMES.write(area): UNITS.write(game.units(area)) for area in areas},
        routed={AREA_NAMES.write(area): UNITS.write(game.routed(area)) for area in areas if any(game.routed(area))},
        orders={
            AREA_NAMES.write(area): ORDER_NAMES.write(game.order_token(area))
            for area in BOARD
            if game.order_owner(area) == seat
        },
        power_tokens=[AREA_NAMES.write(area) for area in BOARD if game.power_token[area] == seat],
        garrison=game.garrison[seat],
        power=game.power[seat],
        supply=game.supply[seat],
        hand=list(map(CARD_NAMES.write, game.hand[seat])),
        discard=list(map(CARD_NAMES.write, game.discard[seat])),
        wildling_cards_seen=[
            WILDLING_NAMES.write(card) for card in game.wildling_deck if game.knows(seat, FIRST_WILDLING + card)
        ],
    )


def _westeros(decks: Iterable[Iterable[WesterosCard]]) -> dict[str, list[str]]:
    return {name: list(map(WESTEROS_NAMES.write, deck)) for name, deck in zip(DECK_NAMES, decks, strict=True)}


# --- from text to the board -------------------------------------------------------------------------


def scenario(position: Mapping[str, Any], players: int, options: Options) -> Board:
    """A match at the start of a phase, with everything else as the position says. Raises BadData."""
    try:
        text = msgspec.convert(position, Position)
    except msgspec.ValidationError as error:
        raise BadData(
            "bad-position", place="position", given=str(error), right=list(Position.__struct_fields__)
        ) from None
    game = empty_board(players, options)
    names = seats(players, options)
    _check("phase", text.phase in PHASES, text.phase, PHASES)
    _check("round", 1 <= text.round <= game.last_round, text.round, [f"1-{game.last_round}"])
    game.round = text.round
    if text.neutral is not None:
        game.neutral = [0 for _ in BOARD]
        for area, strength in text.neutral.items():
            _check(f"neutral/{area}", 0 <= strength <= UNCONQUERABLE, strength, [f"0-{UNCONQUERABLE}"])
            game.neutral[area_of(area)] = strength
    for house, things in text.houses.items():
        _check("houses", house in names, house, names)
        _place_house(game, Seat(names.index(house)), things, f"houses/{house}")
    _place_tracks(game, text, names)
    stacked = _place_decks(game, text)
    game.blade_used, game.raven_used = text.blade_used, text.raven_used
    _check("bans", set(text.bans) <= set(BANS), text.bans, BANS)
    game.bans = tuple(text.bans)
    _check("acted", set(text.acted) <= set(names), text.acted, names)
    acted = tuple(Seat(names.index(house)) for house in text.acted)
    game.then(SetUp(stacked), *steps_of(text.phase, acted))
    return game


def _check(place: str, right: bool, given: object, wanted: Iterable[object]) -> None:
    if not right:
        raise BadData("bad-position", place=place, given=str(given), right=[str(one) for one in wanted])


def _place_house(game: Board, seat: Seat, things: HousePosition, place: str) -> None:
    for name, letters in things.units.items():
        area, units = area_of(name), Units(UNITS.read(letters))
        routed = Units(UNITS.read(things.routed.get(name, "-")))
        _check(f"{place}/units/{name}", game.owner[area] == NOBODY, letters, [_name(game, game.owner[area])])
        _check(f"{place}/routed/{name}", all(map(int.__le__, routed, units)), things.routed.get(name), [letters])
        game.put(area, seat, units, routed)
    for kind, pool in enumerate(POOL):
        left = game.pieces_left(seat, kind)
        _check(f"{place}/units", left >= 0, pool - left, [f"0-{pool}"])
    for name, order in things.orders.items():
        game.place_order(area_of(name), seat, Token(ORDER_NAMES.read(order)))
    for name in things.power_tokens:
        game.power_token[area_of(name)] = seat
    _place_numbers(game, seat, things, place)
    cards = [_card(game, seat, name, f"{place}/discard") for name in things.discard]
    game.discard[seat] = tuple(cards)
    if things.hand is None:
        game.hand[seat] = tuple(card for card in CARDS_OF[game.houses[seat]] if card not in cards)
    else:
        game.hand[seat] = tuple(_card(game, seat, name, f"{place}/hand") for name in things.hand)
    for name in things.wildling_cards_seen:
        game.known[FIRST_WILDLING + WILDLING_NAMES.read(name)] |= 1 << seat


def _place_numbers(game: Board, seat: Seat, things: HousePosition, place: str) -> None:
    limits = (("garrison", game.garrison, 9), ("power", game.power, POWER_TOKENS), ("supply", game.supply, MOST_SUPPLY))
    for name, column, most in limits:
        number = getattr(things, name)
        if number is not None:
            _check(f"{place}/{name}", 0 <= number <= most, number, [f"0-{most}"])
            column[seat] = number
    _check(f"{place}/power", game.power_pool(seat) >= 0, game.power[seat], [f"0-{POWER_TOKENS}"])


def _card(game: Board, seat: Seat, name: str, place: str) -> Card:
    card = Card(CARD_NAMES.read(name))
    own = CARDS_OF[game.houses[seat]]
    _check(place, card in own, name, map(CARD_NAMES.write, own))
    return card


def _place_tracks(game: Board, text: Position, names: Sequence[str]) -> None:
    for name, houses in text.tracks.items():
        _check("tracks", name in TRACK_IDS, name, TRACK_IDS)
        _check(f"tracks/{name}", sorted(houses) == sorted(names), houses, names)
        track = TRACKS[TRACK_IDS.index(name)]
        game.tracks[track] = tuple(Seat(names.index(house)) for house in houses)
        game.holder[track] = game.tracks[track][0]
    if text.wildlings is not None:
        spaces = range(0, WILDLING_ATTACK + 1, WILDLING_STEP)
        _check("wildlings", text.wildlings in spaces, text.wildlings, spaces)
        game.wildlings = text.wildlings


def _place_decks(game: Board, text: Position) -> tuple[int, int, int, int, int]:
    """Stacks the decks, and returns how many cards lie on top of each as the position says. The open Westeros cards lie
    on the discard piles.
    """
    opened = _cards(WESTEROS_NAMES, text.westeros_open)
    stacked = [0, 0, 0]
    for number, name in enumerate(DECK_NAMES):
        discarded = _cards(WESTEROS_NAMES, text.westeros_discards.get(name, []))
        top = _cards(WESTEROS_NAMES, text.westeros_decks.get(name, []))
        discarded += [card for card in opened if WESTEROS[card].deck == number and card not in discarded]
        deck = game.westeros_decks[number]
        _check(f"westeros_discards/{name}", set(discarded) <= set(deck), discarded, deck)
        deck = tuple(card for card in deck if card not in discarded)
        game.westeros_discards[number] = tuple(map(WesterosCard, discarded))
        game.westeros_decks[number] = tuple(_stack(deck, map(WesterosCard, top), f"westeros_decks/{name}"))
        stacked[number] = len(top)
    game.westeros_open = tuple(map(WesterosCard, opened))
    wildlings = [WildlingCard(card) for card in _cards(WILDLING_NAMES, text.wildling_deck)]
    game.wildling_deck = tuple(_stack(game.wildling_deck, wildlings, "wildling_deck"))
    tides = [TidesCard(card) for card in _cards(TIDES_NAMES, text.tides_deck)]
    game.tides_deck = tuple(_stack(game.tides_deck, tides, "tides_deck"))
    return stacked[0], stacked[1], stacked[2], len(wildlings), len(tides)


def _cards(names: Names, texts: Iterable[str]) -> list[int]:
    return [names.read(text) for text in texts]


def _stack(deck: Sequence[Item], top: Iterable[Item], place: str) -> list[Item]:
    """The deck with these cards on top."""
    first = list(top)
    _check(place, len(set(first)) == len(first) and set(first) <= set(deck), first, deck)
    return [*first, *(card for card in deck if card not in first)]
