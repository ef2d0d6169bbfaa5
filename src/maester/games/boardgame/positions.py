"""The text form of a position: everything on the table with names, and how a match starts from it.

What a position leaves out is as at the start of the game, but for units, orders and Power tokens: there are only those
that it names. A deck lists the cards on top, the first one first; all others are shuffled beneath them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn, TypeVar

import msgspec

from maester.engine import Fault, ImpossiblePosition, Names, Options, Seat
from maester.errors import BadData
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    AREA_NAMES,
    BANS,
    BOARD,
    CARD_NAMES,
    CARDS,
    FIRST_WILDLING,
    HOUSE_IDS,
    MOST_SUPPLY,
    NAMES,
    NO_UNITS,
    NOBODY,
    ORDER_NAMES,
    PLACE_OF,
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
    Token,
    Units,
    WesterosCard,
    area_of,
    within,
)
from maester.games.boardgame.phases import PHASES, PHASES_IN_PASSES, acted_in, phase_of, steps_of
from maester.games.boardgame.set_up import SetUp, empty_board, seats

Item = TypeVar("Item", bound=int)
UNITS = NAMES[Units]
DECK_NAMES = ("i", "ii", "iii")
_LEFT_OUT = {3: "players.three-houses", 4: "players.four-no-martell-tyrell", 5: "players.five-no-martell"}
"""The rule that leaves houses out, by the number of players."""


class HousePosition(msgspec.Struct, forbid_unknown_fields=True):
    """One house in a position; what is left out is as at the start, but for units, orders and Power tokens."""

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
    """By default all cards that aren't discarded; without either all seven are in hand."""
    discard: list[str] | None = None
    """By default all cards that aren't in hand."""
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
        if house in HOUSE_IDS and house not in names:
            _impossible(_LEFT_OUT[players], "houses", house)
        _check("houses", house in names, house, names)
        _place_house(game, Seat(names.index(house)), things, f"houses/{house}")
    _place_tracks(game, text, names)
    stacked = _place_decks(game, text)
    game.blade_used, game.raven_used = text.blade_used, text.raven_used
    _check("bans", set(text.bans) <= set(BANS), text.bans, BANS)
    game.bans = tuple(text.bans)
    _check("acted", set(text.acted) <= set(names) and len(set(text.acted)) == len(text.acted), text.acted, names)
    _check("acted", not text.acted or text.phase in PHASES_IN_PASSES, text.acted, ["-"])
    acted = tuple(Seat(names.index(house)) for house in text.acted)
    game.then(SetUp(stacked), *steps_of(text.phase, acted))
    return game


def _check(place: str, right: bool, given: object, wanted: Iterable[object]) -> None:
    if not right:
        raise BadData("bad-position", place=place, given=str(given), right=[str(one) for one in wanted])


def _impossible(rule: str, place: str, given: object) -> NoReturn:
    """What the board can't hold is refused also in a position that is not checked otherwise."""
    raise ImpossiblePosition("boardgame", Fault(rule, place, str(given)))


def _place_house(game: Board, seat: Seat, things: HousePosition, place: str) -> None:
    _place_units(game, seat, things, place)
    for name, order in things.orders.items():
        if game.order[area_of(name)] >= 0:
            _impossible("planning.not-more-than-one", f"{place}/orders/{name}", order)
        game.place_order(area_of(name), seat, Token(ORDER_NAMES.read(order)))
    for name in things.power_tokens:
        if game.power_token[area_of(name)] != NOBODY:
            _impossible("control.one-token-per-area", f"{place}/power_tokens", name)
        game.power_token[area_of(name)] = seat
    _place_numbers(game, seat, things, place)
    _deal_hand(game, seat, things, place)
    for name in things.wildling_cards_seen:
        game.known[FIRST_WILDLING + WILDLING_NAMES.read(name)] |= 1 << seat


def _place_units(game: Board, seat: Seat, things: HousePosition, place: str) -> None:
    armies = {name: Units(UNITS.read(letters)) for name, letters in things.units.items()}
    routed = {name: Units(UNITS.read(letters)) for name, letters in things.routed.items()}
    for kind, pool in enumerate(POOL):
        if sum(units[kind] for units in armies.values()) > pool:
            _impossible("components.units-per-house", f"{place}/units", ", ".join(things.units.values()))
    for name, units in routed.items():
        there = armies.get(name, NO_UNITS)
        _check(f"{place}/routed/{name}", within(units, there), things.routed[name], [UNITS.write(there)])
    for name, units in armies.items():
        area = area_of(name)
        if game.owner[area] != NOBODY:
            _impossible("march.entering-enemy-units-is-attack", f"{place}/units/{name}", things.units[name])
        if units != NO_UNITS:
            game.put(area, seat, units, routed.get(name))


def _deal_hand(game: Board, seat: Seat, things: HousePosition, place: str) -> None:
    """The cards that the position doesn't name are where the others aren't."""
    hand = [_card(game, seat, name, f"{place}/hand") for name in things.hand or ()]
    discard = [_card(game, seat, name, f"{place}/discard") for name in things.discard or ()]
    named = {PLACE_OF[card] for card in (*hand, *discard)}
    others = [card for card in game.hand[seat] if PLACE_OF[card] not in named]
    if things.hand is None:
        hand = others
    elif things.discard is None:
        discard = others
    game.hand[seat] = tuple(hand)
    game.discard[seat] = tuple(discard)


def _place_numbers(game: Board, seat: Seat, things: HousePosition, place: str) -> None:
    limits = (("garrison", game.garrison, 9), ("power", game.power, POWER_TOKENS), ("supply", game.supply, MOST_SUPPLY))
    for name, column, most in limits:
        number = getattr(things, name)
        if number is not None:
            _check(f"{place}/{name}", 0 <= number <= most, number, [f"0-{most}"])
            column[seat] = number
    if game.power_pool(seat) < 0:
        _impossible("components.power-tokens-per-house", f"{place}/power", game.power[seat])


def _card(game: Board, seat: Seat, name: str, place: str) -> Card:
    card = Card(CARD_NAMES.read(name))
    house = HOUSE_IDS[game.houses[seat]]
    _check(place, CARDS[card].house == house, name, (own.id for own in CARDS if own.house == house))
    return card


def _place_tracks(game: Board, text: Position, names: Sequence[str]) -> None:
    for name, houses in text.tracks.items():
        _check("tracks", name in TRACK_IDS, name, TRACK_IDS)
        if sorted(houses) != sorted(names):
            _impossible("components.track-and-garrison-tokens", f"tracks/{name}", ", ".join(houses))
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
    everything = [card for deck in game.westeros_decks for card in deck]
    opened = _cards(WESTEROS_NAMES, text.westeros_open, everything, "westeros_open")
    for part, piles in (("westeros_decks", text.westeros_decks), ("westeros_discards", text.westeros_discards)):
        _check(part, set(piles) <= set(DECK_NAMES), ", ".join(piles), DECK_NAMES)
    stacked = [0, 0, 0]
    for number, name in enumerate(DECK_NAMES):
        deck, discards = game.westeros_decks[number], f"westeros_discards/{name}"
        discarded = _cards(WESTEROS_NAMES, text.westeros_discards.get(name, []), deck, discards)
        top = _cards(WESTEROS_NAMES, text.westeros_decks.get(name, []), deck, f"westeros_decks/{name}")
        discarded += [card for card in opened if WESTEROS[card].deck == number and card not in discarded]
        _check_once("components.westeros-cards", discards, WESTEROS_NAMES, [*discarded, *top])
        rest = tuple(card for card in deck if card not in discarded)
        game.westeros_discards[number] = tuple(discarded)
        game.westeros_decks[number] = _stack(rest, top)
        stacked[number] = len(top)
    game.westeros_open = tuple(opened)
    wildlings = _cards(WILDLING_NAMES, text.wildling_deck, game.wildling_deck, "wildling_deck")
    _check_once("components.wildling-cards", "wildling_deck", WILDLING_NAMES, wildlings)
    game.wildling_deck = _stack(game.wildling_deck, wildlings)
    if text.tides_deck and not game.tides_deck:
        _impossible("tides.optional", "tides_deck", ", ".join(text.tides_deck))
    tides = _cards(TIDES_NAMES, text.tides_deck, game.tides_deck, "tides_deck")
    _check_once("components.tides-of-battle-cards", "tides_deck", TIDES_NAMES, tides)
    game.tides_deck = _stack(game.tides_deck, tides)
    return stacked[0], stacked[1], stacked[2], len(wildlings), len(tides)


def _cards(names: Names, texts: Iterable[str], deck: Sequence[Item], place: str) -> list[Item]:
    """Cards of a deck by their names."""
    by_name = {names.write(card): card for card in deck}
    for text in texts:
        _check(place, names.write(names.read(text)) in by_name, text, by_name)
    return [by_name[names.write(names.read(text))] for text in texts]


def _check_once(rule: str, place: str, names: Names, cards: Sequence[int]) -> None:
    """Every card is one piece: it lies in one place, once."""
    for card in cards:
        if cards.count(card) > 1:
            _impossible(rule, place, names.write(card))


def _stack(deck: Sequence[Item], top: Sequence[Item]) -> tuple[Item, ...]:
    """The deck with these cards on top."""
    return (*top, *(card for card in deck if card not in top))
