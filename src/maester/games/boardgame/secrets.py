"""Where the cards of all decks lie and who sees them, and what a seat can't know dealt anew.

House cards lie open, in hands too. Special are orders that lie face down: they may be any that their owner could lay.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from maester.engine import ComponentKind, Place, Places, Seat, SeenBy
from maester.games.boardgame.battle import Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    FIRST_TIDES,
    FIRST_WILDLING,
    TIDES,
    TIDES_NAMES,
    WESTEROS,
    WESTEROS_NAMES,
    WILDLING_NAMES,
    WILDLINGS,
    TidesCard,
    WesterosCard,
    WildlingCard,
)
from maester.games.boardgame.planning_phase import redraw_face_down
from maester.games.boardgame.wildlings import Attack

DECK_OF = tuple(card.deck for card in WESTEROS)
ALL_WESTEROS = tuple(map(WesterosCard, range(len(WESTEROS))))
ALL_WILDLINGS = tuple(map(WildlingCard, range(len(WILDLINGS))))
ALL_TIDES = tuple(map(TidesCard, range(len(TIDES))))


def _is_unburied(game: Board, number: int) -> bool:
    """A revealed Wildling card lies open until it goes under the deck; the attack remembers it after that."""
    return game.frame(Attack, number).card not in game.wildling_deck


def _is_face_down(game: Board, number: int) -> bool:
    return not game.frame(Battle, number).tides_revealed


def _is_revealed(game: Board, number: int) -> bool:
    return game.frame(Battle, number).tides_revealed


WESTEROS_CARDS: Final[ComponentKind[Board, WesterosCard]] = ComponentKind(
    "Westeros card", lambda game: ALL_WESTEROS, backs=lambda game: DECK_OF, printed=lambda game: WESTEROS_NAMES.names
)
WESTEROS_DECKS = Place("westeros_decks", WESTEROS_CARDS, SeenBy.NOBODY, numbered_backs=True)
WESTEROS_DISCARDS = Place("westeros_discards", WESTEROS_CARDS, SeenBy.EVERYBODY, numbered_backs=True, noted=False)

WILDLING_CARDS: Final[ComponentKind[Board, WildlingCard]] = ComponentKind(
    "Wildling card",
    lambda game: ALL_WILDLINGS,
    first=lambda game: FIRST_WILDLING,
    printed=lambda game: WILDLING_NAMES.names,
)
WILDLING_DECK = Place("wildling_deck", WILDLING_CARDS, SeenBy.KNOWERS)
WILDLING_CARD = Place(
    "wildling card", WILDLING_CARDS, SeenBy.EVERYBODY, frame=Attack, column="card", when=_is_unburied, noted=False
)

TIDES_CARDS: Final[ComponentKind[Board, TidesCard]] = ComponentKind(
    "Tides of Battle card",
    lambda game: ALL_TIDES if game.tides_deck else (),
    first=lambda game: FIRST_TIDES,
    printed=lambda game: TIDES_NAMES.names,
)
TIDES_DECK = Place("tides_deck", TIDES_CARDS, SeenBy.KNOWERS)
TIDES_DRAWN = Place("tides", TIDES_CARDS, SeenBy.KNOWERS, frame=Battle, when=_is_face_down)
TIDES_DISCARDED = Place("tides_discarded", TIDES_CARDS, SeenBy.KNOWERS, frame=Battle)
TIDES_REVEALED = Place(
    "tides revealed", TIDES_CARDS, SeenBy.EVERYBODY, frame=Battle, column="tides", when=_is_revealed, noted=False
)

PLACES: Final[Places[Board]] = Places(
    WESTEROS_DECKS, WESTEROS_DISCARDS, WILDLING_DECK, WILDLING_CARD,
    TIDES_DECK, TIDES_DRAWN, TIDES_DISCARDED, TIDES_REVEALED,
)  # fmt: skip


def determinize(game: Board, seat: Seat | None, rng: Random) -> None:
    """Shuffles the unknown cards of each deck anew; what the seat has seen stays where it lies."""
    PLACES.determinize(game, seat, rng)
    redraw_face_down(game, seat, rng)


def hidden(game: Board, seat: Seat | None) -> dict[str, Any]:
    """The places of cards and orders that could be others as far as the seat knows."""
    return PLACES.hidden(game, seat) | _hidden_orders(game, seat)


def _hidden_orders(game: Board, seat: Seat | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for owner in game.seats:
        laid = [(area, token) for other, area, token in game.face_down if other == owner != seat]
        found |= {f"order {area}": token for area, token in laid} if len(laid) > 1 else {}
    return found
