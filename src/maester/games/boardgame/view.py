"""What a seat sees of the table: built up from what it may see, never cut down from the whole state.

Nearly everything lies open: units, revealed orders, tracks, available Power, hands and discard piles (p. 27). Hidden
are the decks, orders that aren't revealed yet, bids, the hands while House cards are chosen, and unused orders.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec
from msgspec.structs import replace

from maester.engine import Names, Seat
from maester.games.boardgame.battle import NO_CARD, UNDECIDED, Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.combat import ChooseHouseCard, side_strength, wins_ties
from maester.games.boardgame.components import (
    AREA_NAMES,
    BOARD,
    CARD_NAMES,
    HOUSE_IDS,
    KINGS_COURT,
    NAMES,
    NO_ORDER,
    NOBODY,
    ORDER_NAMES,
    TIDES_NAMES,
    TOKENS,
    TRACK_IDS,
    TRACKS,
    UNCONQUERABLE,
    UNIT_KINDS,
    WESTEROS_NAMES,
    WILDLING_NAMES,
    Area,
    Units,
)
from maester.games.boardgame.planning_phase import AssignOrder
from maester.games.boardgame.secrets import TIDES_DRAWN, WILDLING_DECK
from maester.games.boardgame.support import ATTACK, DEFENSE, Fight

UNITS = NAMES[Units]


class AreaView(msgspec.Struct, frozen=True):
    """What lies in an area in which something lies."""

    area: str
    controller: str | None
    owner: str | None
    """Whose units are there."""
    units: str
    routed: str
    order: str | None
    """None if there is none, or if it lies face down and is somebody else's."""
    order_of: str | None
    power_token: str | None
    garrison: int
    neutral: int | str | None
    """The strength of the Neutral Force there, or that nobody can ever enter."""


class HouseView(msgspec.Struct, frozen=True):
    """What a house has."""

    house: str
    castles: int
    """Its place on the Victory track."""
    supply: int
    power: int
    power_pool: int
    armies: tuple[int, ...]
    special_orders: int
    """How many the stars at its King's Court position allow; none while that track is bid for."""
    units_left: dict[str, int]
    hand: tuple[str, ...] | None
    """None for others while house cards are chosen."""
    discard: tuple[str, ...]
    unused_orders: dict[str, int] | None
    """Only one's own: they are kept behind the screen."""


class TrackView(msgspec.Struct, frozen=True):
    """An Influence track with its Dominance token."""

    track: str
    houses: tuple[str, ...]
    holder: str
    """Who holds the Dominance token."""
    used: bool


class SideView(msgspec.Struct, frozen=True):
    """One side of a combat."""

    house: str
    card: str | None
    """The House card that lies open."""
    tides: str | None
    """The Tides of Battle card, if it is revealed or one's own."""
    strength: tuple[tuple[int, str], ...]
    """As far as it is known, line by line: how much, and why."""


class FightView(msgspec.Struct, frozen=True):
    """A combat, or an attack on a Neutral Force, that is going on."""

    area: str
    source: str
    attacker: str
    defender: str | None
    attacking: str
    support: dict[str, str]
    """From a supporting area to the house that it supports."""
    sides: tuple[SideView, ...]
    """Attacker and defender; none against a Neutral Force. Once there is a victor they stay as they were then."""
    wins_ties: str | None
    """Who wins if both sides are equally strong; nobody against a Neutral Force."""
    victor: str | None
    """Who won, as soon as it is determined."""


class BoardView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    round: int
    last_round: int
    houses: tuple[HouseView, ...]
    areas: tuple[AreaView, ...]
    tracks: tuple[TrackView, ...]
    wildlings: int
    westeros_open: tuple[str, ...]
    westeros_discards: tuple[tuple[str, ...], ...]
    westeros_left: tuple[tuple[str, ...], ...]
    """What is left in each Westeros deck, not in its order."""
    bans: tuple[str, ...]
    wildling_deck: tuple[str | None, ...]
    """From top to bottom; None for a card that the seat doesn't know."""
    tides_left: int
    fights: tuple[FightView, ...]


def view(game: Board, seat: Seat | None) -> BoardView:
    """The table as a seat sees it; None is a spectator."""
    return views(game, (seat,))[0]


def views(game: Board, seats: Sequence[Seat | None]) -> list[BoardView]:
    """The table as each of these seats sees it: what lies open to everybody, and to it what is its own."""
    areas = dict(_areas(game))
    everybody = _open(game, areas)
    return [everybody if seat is None else _seen(game, seat, everybody, areas) for seat in seats]


def _open(game: Board, areas: dict[Area, AreaView]) -> BoardView:
    """What lies open to everybody, which is all that a spectator sees."""
    return BoardView(
        round=game.round,
        last_round=game.last_round,
        houses=tuple(_house(game, Seat(seat)) for seat in game.seats),
        areas=tuple(areas.values()),
        tracks=tuple(_tracks(game)),
        wildlings=game.wildlings,
        westeros_open=_written(WESTEROS_NAMES, game.westeros_open),
        westeros_discards=tuple(_written(WESTEROS_NAMES, pile) for pile in game.westeros_discards),
        westeros_left=tuple(_written(WESTEROS_NAMES, sorted(deck)) for deck in game.westeros_decks),
        bans=game.bans,
        wildling_deck=_wildling_deck(game, None),
        tides_left=len(game.tides_deck),
        fights=_fights(game, None),
    )


def _seen(game: Board, seat: Seat, everybody: BoardView, areas: dict[Area, AreaView]) -> BoardView:
    """What a seat sees: what everybody sees, and what only it may know."""
    houses = everybody.houses
    own_orders = {
        area: replace(areas[area], order=ORDER_NAMES.write(token))
        for owner, area, token in game.face_down
        if owner == seat
    }
    return replace(
        everybody,
        houses=(*houses[:seat], _own_house(game, seat, houses[seat]), *houses[seat + 1 :]),
        areas=tuple((areas | own_orders).values()) if own_orders else everybody.areas,
        wildling_deck=_wildling_deck(game, seat),
        fights=_fights(game, seat),
    )


def _wildling_deck(game: Board, seat: Seat | None) -> tuple[str | None, ...]:
    names = WILDLING_NAMES.names
    return tuple([None if card is None else names[card] for card in WILDLING_DECK.seen(game, seat)])


def _fights(game: Board, seat: Seat | None) -> tuple[FightView, ...]:
    fights = [(number, frame) for number, frame in enumerate(game.frames) if isinstance(frame, Fight)]
    return tuple(_fight(game, number, fight, seat) for number, fight in fights)


def _written(names: Names, numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(names.write, numbers))


@cache
def _units(units: Units) -> str:
    return UNITS.write(units)


def _name(game: Board, seat: Seat) -> str:
    name: str = HOUSE_IDS[game.houses[seat]]
    return name


def _maybe(game: Board, seat: Seat) -> str | None:
    return None if seat == NOBODY else _name(game, seat)


def _house(game: Board, seat: Seat) -> HouseView:
    """What the others see of a house."""
    return HouseView(
        house=_name(game, seat),
        castles=game.castles(seat),
        supply=game.supply[seat],
        power=game.power[seat],
        power_pool=game.power_pool(seat),
        armies=tuple(game.armies(seat)),
        special_orders=game.special_orders(seat) if seat in game.tracks[KINGS_COURT] else 0,
        units_left=dict(zip(UNIT_KINDS, game.all_pieces_left(seat), strict=True)),
        hand=None if choosing_cards(game) else _written(CARD_NAMES, game.hand[seat]),
        discard=_written(CARD_NAMES, game.discard[seat]),
        unused_orders=None,
    )


def _own_house(game: Board, seat: Seat, house: HouseView) -> HouseView:
    """What a seat sees of its own house besides."""
    return replace(house, hand=_written(CARD_NAMES, game.hand[seat]), unused_orders=_unused_orders(game, seat))


def _unused_orders(game: Board, seat: Seat) -> dict[str, int]:
    face_down = [token for owner, _, token in game.face_down if owner == seat]
    left = {token: game.tokens_left(seat, token) - face_down.count(token) for token in TOKENS}
    return {ORDER_NAMES.write(token): count for token, count in left.items() if count}


def choosing_cards(game: Board) -> bool:
    """Is this the choose and reveal step of a combat? Then hands are closed (p. 27)."""
    return any(isinstance(question, ChooseHouseCard) for tray in game.trays for question in tray.start)


def _areas(game: Board) -> Iterable[tuple[Area, AreaView]]:
    """What everybody sees of the areas: of an order that lies face down only whose it is."""
    face_down = {area: (owner, token) for owner, area, token in game.face_down}
    for tray in game.trays:
        # A house that is ready has an order on each of its areas: that is seen, and no more.
        if tray.ready and isinstance(tray.start[0], AssignOrder):
            face_down |= dict.fromkeys(game.areas_of(tray.seat), (tray.seat, NO_ORDER))
    for area in BOARD:
        order_of, token = face_down.get(area, (game.order_owner(area), game.order_token(area)))
        shown = token != NO_ORDER and area not in face_down
        bare = game.owner[area] == game.power_token[area] == order_of == NOBODY
        controller, garrison = game.controller(area), game.garrison_in(area)
        if bare and controller == NOBODY and not game.neutral[area] and not garrison:
            continue
        yield (
            area,
            AreaView(
                area=AREA_NAMES.write(area),
                controller=_maybe(game, controller),
                owner=_maybe(game, game.owner[area]),
                units=_units(game.units(area)),
                routed=_units(game.routed(area)),
                order=ORDER_NAMES.write(token) if shown else None,
                order_of=_maybe(game, order_of),
                power_token=_maybe(game, game.power_token[area]),
                garrison=garrison,
                neutral=_neutral(game.neutral[area]),
            ),
        )


def _neutral(strength: int) -> int | str | None:
    return "unconquerable" if strength == UNCONQUERABLE else strength or None


def _tracks(game: Board) -> Iterable[TrackView]:
    used = (False, game.blade_used, game.raven_used)
    for track in TRACKS:
        houses = tuple(_name(game, seat) for seat in game.tracks[track])
        yield TrackView(TRACK_IDS[track], houses, _name(game, game.holder[track]), used[track])


def _fight(game: Board, number: int, fight: Fight, viewer: Seat | None) -> FightView:
    return FightView(
        area=AREA_NAMES.write(fight.target),
        source=AREA_NAMES.write(fight.source),
        attacker=_name(game, fight.attacker),
        defender=_maybe(game, fight.defender),
        attacking=UNITS.write(fight.attacking),
        support={AREA_NAMES.write(area): _name(game, fight.combatant(side)) for area, side in fight.support},
        sides=_sides(game, number, fight, viewer) if isinstance(fight, Battle) else (),
        wins_ties=_name(game, fight.combatant(wins_ties(game, fight))) if isinstance(fight, Battle) else None,
        victor=_victor(game, fight) if isinstance(fight, Battle) else None,
    )


def _victor(game: Board, battle: Battle) -> str | None:
    return None if battle.victor == UNDECIDED else _name(game, battle.combatant(battle.victor))


def _sides(game: Board, number: int, battle: Battle, viewer: Seat | None) -> tuple[SideView, ...]:
    sides: list[SideView] = []
    for side in (ATTACK, DEFENSE):
        seat, shown = battle.combatant(side), side_strength(game, battle, side)
        # Before the Tides of Battle cards are revealed each combatant knows his own.
        tides = TIDES_DRAWN.seen(game, viewer, number)[side] if shown.tides is None and battle.tides else shown.tides
        sides.append(
            SideView(
                house=_name(game, seat),
                card=None if shown.card == NO_CARD else CARD_NAMES.write(shown.card),
                tides=None if tides is None else TIDES_NAMES.write(tides),
                strength=shown.strength,
            )
        )
    return tuple(sides)
