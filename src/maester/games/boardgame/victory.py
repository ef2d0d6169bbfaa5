"""Winning: seven Castles and Strongholds at any moment, or the most of them after the last round (p. 16, 28)."""

from __future__ import annotations

from collections.abc import Callable

from maester.engine import Event, Modifier, Procedure, Score, Seat
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import IRON_THRONE, NOBODY, VICTORY

TIE_BREAKS: dict[str, Callable[[Board, Seat], int]] = {
    "castles": lambda game, seat: game.castles(seat),
    "strongholds": lambda game, seat: game.strongholds(seat),
    "land-areas": lambda game, seat: sum(1 for _ in game.controlled(seat)),
    "supply": lambda game, seat: game.supply[seat],
    "power": lambda game, seat: game.power[seat],
    "iron-throne": lambda game, seat: -game.position(IRON_THRONE, seat),
}
"""What is compared, by name; more is better."""
PRINTED_TIE_BREAKS = ("strongholds", "supply", "power", "iron-throne")
FAQ_TIE_BREAKS = ("land-areas", "supply", "iron-throne")
"""Those of FAQ 2.0, for the option faq_errata."""


class GameWon(Event, frozen=True):
    """The match is over: who won, with how many Castles and Strongholds."""

    seat: Seat
    castles: int


class EndOfGame(Procedure[Board], frozen=True):
    """After the last round the player highest on the Victory track wins; ties are broken in the rulebook's order."""

    def run(self, game: Board) -> None:
        finish(game, ranking(game))


def ranking(game: Board) -> list[Seat]:
    """All seats from first to last; each tie-breaker is applied only among those who are still tied."""
    order = ("castles", *game.tie_breaks)
    return sorted(
        (Seat(seat) for seat in game.seats), key=lambda seat: tuple(-TIE_BREAKS[name](game, seat) for name in order)
    )


def score(game: Board, seat: Seat) -> Score:
    """Castles and Strongholds, and what decides among equals, as far as it is counted."""
    counted = [name for name in game.tie_breaks if name != "iron-throne"]
    return Score(game.castles(seat), tuple(Modifier(TIE_BREAKS[name](game, seat), name) for name in counted))


def judge_victory(game: Board, seat: Seat) -> None:
    """The moment a player controls seven areas with a Castle or Stronghold he wins, whatever the others have."""
    if seat != NOBODY and game.castles(seat) >= VICTORY and game.outcome is None:
        finish(game, [seat, *(other for other in ranking(game) if other != seat)])


def finish(game: Board, places: list[Seat]) -> None:
    game.tell(GameWon(places[0], game.castles(places[0])))
    game.finish([[seat] for seat in places], *tie_breaks_used(game, places))


def tie_breaks_used(game: Board, places: list[Seat]) -> list[str]:
    """The tie-breakers that were needed to tell the first from the second, none if Castles and Strongholds did."""
    first, second = places[:2]
    used: list[str] = []
    for name in ("castles", *game.tie_breaks):
        used.append(name)
        if TIE_BREAKS[name](game, first) != TIE_BREAKS[name](game, second):
            break
    return used[1:]
