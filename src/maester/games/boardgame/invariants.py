"""What must hold at every decision."""

from __future__ import annotations

from collections.abc import Iterator

from maester.engine import Seat
from maester.games.boardgame import impossible
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    AREA_NAMES,
    BOARD,
    HOUSE_IDS,
    NOBODY,
    POOL,
    POWER_TOKENS,
    SUPPLY_LIMITS,
    TRACK_IDS,
    TRACKS,
    UNIT_KINDS,
    Area,
)
from maester.games.boardgame.secrets import PLACES
from maester.games.boardgame.supply import ReduceArmies


def invariants(game: Board) -> Iterator[str]:
    """What is wrong with a state: pieces lost or doubled, rules broken. Nothing if all is well."""
    for area in BOARD:
        yield from (f"{AREA_NAMES.write(area)}: {wrong}" for wrong in _in_area(game, area))
    for seat, house in enumerate(game.houses):
        yield from (f"{HOUSE_IDS[house]}: {wrong}" for wrong in _of_house(game, Seat(seat)))
    for track in TRACKS:
        yield from (f"{TRACK_IDS[track]}: {wrong}" for wrong in _on_track(game, track))
    yield from PLACES.invariants(game)
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
