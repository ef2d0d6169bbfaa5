"""What a seat can't know dealt anew, and what must hold at every decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from maester.engine import Seat, redeal
from maester.games.boardgame import impossible
from maester.games.boardgame.battle import Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    AREA_NAMES,
    BOARD,
    FIRST_TIDES,
    FIRST_WILDLING,
    HOUSE_IDS,
    NOBODY,
    POOL,
    POWER_TOKENS,
    SUPPLY_LIMITS,
    TIDES,
    TRACK_IDS,
    TRACKS,
    UNIT_KINDS,
    WESTEROS,
    WILDLINGS,
    Area,
    TidesCard,
    WesterosCard,
    WildlingCard,
)
from maester.games.boardgame.planning_phase import redraw_face_down
from maester.games.boardgame.supply import ReduceArmies

# --- what a seat can't know ---------------------------------------------------------------------------


def determinize(game: Board, seat: Seat | None, rng: Random) -> None:
    """Shuffles the unknown cards of each deck anew; what the seat has seen stays where it lies."""
    for number, deck in enumerate(game.westeros_decks):
        game.westeros_decks[number] = tuple(map(WesterosCard, redeal(game.known, seat, rng, [deck])[0]))
    wildlings = tuple(FIRST_WILDLING + card for card in game.wildling_deck)
    dealt = redeal(game.known, seat, rng, [wildlings])[0]
    game.wildling_deck = tuple(WildlingCard(component - FIRST_WILDLING) for component in dealt)
    _redeal_tides(game, seat, rng)
    redraw_face_down(game, seat, rng)


def _redeal_tides(game: Board, seat: Seat | None, rng: Random) -> None:
    """Cards that a combatant drew or gave up in secret are dealt anew together with the deck."""
    battles = [frame for frame in game.frames if isinstance(frame, Battle)]
    piles = [game.tides_deck, *(pile for battle in battles for pile in _secret_tides(battle))]
    numbered = [tuple(FIRST_TIDES + card for card in pile) for pile in piles]
    deck, *others = (
        tuple(TidesCard(component - FIRST_TIDES) for component in pile)
        for pile in redeal(game.known, seat, rng, numbered)
    )
    game.tides_deck = deck
    for number, battle in enumerate(battles):
        drawn, battle.tides_discarded = others[2 * number : 2 * number + 2]
        battle.tides = battle.tides if battle.tides_revealed else drawn


def _secret_tides(battle: Battle) -> tuple[tuple[TidesCard, ...], tuple[TidesCard, ...]]:
    """The cards of a combat that lie face down: those drawn, and those given up for another."""
    return (() if battle.tides_revealed else battle.tides), battle.tides_discarded


def hidden(game: Board, seat: Seat | None) -> dict[str, Any]:
    """The places of cards that could be others as far as the seat knows."""
    places: dict[str, Any] = {}
    for number, deck in enumerate(game.westeros_decks):
        places |= _unknown(game, seat, f"westeros {number}", deck)
    places |= _unknown(game, seat, "wildlings", (FIRST_WILDLING + card for card in game.wildling_deck))
    battles = [frame for frame in game.frames if isinstance(frame, Battle)]
    drawn = [card for battle in battles for pile in _secret_tides(battle) for card in pile]
    places |= _unknown(game, seat, "tides", (FIRST_TIDES + card for card in (*game.tides_deck, *drawn)))
    for owner in game.seats:
        laid = [(area, token) for other, area, token in game.face_down if other == owner != seat]
        places |= {f"order {area}": token for area, token in laid} if len(laid) > 1 else {}
    return places


def _unknown(game: Board, seat: Seat | None, pile: str, components: Iterable[int]) -> dict[str, int]:
    unknown = {
        f"{pile} {place}": component for place, component in enumerate(components) if not game.knows(seat, component)
    }
    return unknown if len(unknown) > 1 else {}


# --- what must always hold ----------------------------------------------------------------------------


def invariants(game: Board) -> Iterator[str]:
    """What is wrong with a state: pieces lost or doubled, rules broken. Nothing if all is well."""
    for area in BOARD:
        yield from (f"{AREA_NAMES.write(area)}: {wrong}" for wrong in _in_area(game, area))
    for seat, house in enumerate(game.houses):
        yield from (f"{HOUSE_IDS[house]}: {wrong}" for wrong in _of_house(game, Seat(seat)))
    for track in TRACKS:
        yield from (f"{TRACK_IDS[track]}: {wrong}" for wrong in _on_track(game, track))
    yield from _in_decks(game)
    faults = [*impossible.never(game)]
    if is_settled(game) and not _reducing(game):
        faults += impossible.at_rest(game)
    yield from (f"{fault.place}: {fault.given} breaks {fault.rule}" for fault in faults)


def is_settled(game: Board) -> bool:
    """Nothing is in the middle of happening; a match that was won in the middle of a march or combat stays there."""
    return not game.frames and game.outcome is None


def _in_area(game: Board, area: Area) -> Iterator[str]:
    units, routed = game.units(area), game.routed(area)
    if any(number < 0 for number in units):
        yield f"there are fewer than no units: {units}"
    if any(not 0 <= some <= there for some, there in zip(routed, units, strict=True)):
        yield f"{routed} of {units} are routed"
    if (game.owner[area] == NOBODY) != (not game.size(area)):
        yield f"the units {units} belong to {game.owner[area]}"


def _of_house(game: Board, seat: Seat) -> Iterator[str]:
    for kind in range(len(POOL)):
        if not 0 <= game.pieces_left(seat, kind) <= POOL[kind]:
            yield f"{game.pieces_left(seat, kind)} of {POOL[kind]} pieces of {UNIT_KINDS[kind]} are left"
    if game.power[seat] < 0 or not 0 <= game.power_pool(seat) <= POWER_TOKENS:
        yield f"{game.power[seat]} Power tokens are available, {game.power_pool(seat)} in the pool"
    if not 0 <= game.supply[seat] < len(SUPPLY_LIMITS):
        yield f"supply is {game.supply[seat]}"


def _reducing(game: Board) -> bool:
    """Are armies being reduced to a lower supply right now?"""
    return any(isinstance(step, ReduceArmies) for step in game.agenda)


def _on_track(game: Board, track: int) -> Iterator[str]:
    if is_settled(game) and sorted(game.tracks[track]) != list(game.seats):
        yield f"the houses on it are {game.tracks[track]}"
    if game.holder[track] not in game.seats:
        yield "nobody holds its token"
    if is_settled(game) and game.tracks[track] and game.holder[track] != game.tracks[track][0]:
        yield "the first house doesn't hold its token"


def _in_decks(game: Board) -> Iterator[str]:
    westeros = [card for deck in (*game.westeros_decks, *game.westeros_discards) for card in deck]
    if sorted(westeros) != list(range(len(WESTEROS))):
        yield "a Westeros card is lost or doubled"
    if sorted(game.wildling_deck) != list(range(len(WILDLINGS))) and is_settled(game):
        yield "a wildling card is lost or doubled"
    battles = [frame for frame in game.frames if isinstance(frame, Battle)]
    drawn = [card for battle in battles for card in (*battle.tides, *battle.tides_discarded)]
    if game.tides_deck and sorted((*game.tides_deck, *drawn)) != list(range(len(TIDES))):
        yield "a Tides of Battle card is lost or doubled"
