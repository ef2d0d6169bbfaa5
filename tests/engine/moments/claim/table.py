"""How a match begins, and what is seen of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from maester.engine import ComponentKind, Options, Place, Places, Seat, SeenBy
from tests.engine.moments.claim.bidding import DealCards, EndOfGame, MixAlliesAndTokens, PlayRound
from tests.engine.moments.claim.pieces import (
    ALLIES,
    CARDS,
    COUNCILS,
    LEADERS,
    NOWHERE,
    PIECES,
    PRINTED,
    TOKENS,
    Ally,
    Card,
    Token,
)
from tests.engine.moments.claim.realm import Claim, Realm, names


class CouncilView(msgspec.Struct, frozen=True):
    allies: list[str]
    tokens: list[int | None]
    """None: facedown."""


class HandView(msgspec.Struct, frozen=True):
    known: list[str]
    """The cards that this seat holds, or knows to be there."""
    unknown: int


class RealmView(msgspec.Struct, frozen=True):
    councils: dict[str, CouncilView]
    hands: dict[str, HandView]
    bids: dict[str, list[str]]
    discarded: list[str]
    current: list[str]
    claims: list[tuple[str, str]]
    """Who claims whom; the innermost claim last."""
    stock: int
    deck: int
    supply: int
    first: str


def view(game: Realm, seat: Seat | None) -> RealmView:
    hands = [[card for card in hand if game.knows(seat, card)] for hand in game.hand]
    return RealmView(
        councils={
            COUNCILS[council]: CouncilView(
                allies=[PRINTED[ally].name for ally in game.allies[council]],
                tokens=[PRINTED[t].value if game.knows(seat, t) else None for t in game.tokens[council]],
            )
            for council in range(len(game.allies))
        },
        hands={
            LEADERS[leader]: HandView(list(names(*hands[leader])), len(game.hand[leader]) - len(hands[leader]))
            for leader in sorted(game.leaders)
        },
        bids={LEADERS[leader]: list(names(*game.bid[leader])) for leader in sorted(game.leaders)},
        discarded=list(names(*game.discarded)),
        current=list(names(*game.current)),
        claims=[(LEADERS[f.claimer], PRINTED[f.ally].name) for f in game.frames if isinstance(f, Claim)],
        stock=len(game.stock),
        deck=len(game.deck),
        supply=len(game.supply),
        first=LEADERS[game.first],
    )


def _is_unplaced(game: Realm, number: int) -> bool:
    return game.frame(Claim, number).council == NOWHERE


def _printed(game: Realm) -> tuple[str, ...]:
    return tuple(piece.name for piece in PRINTED)


CARD: ComponentKind[Realm, Card] = ComponentKind("card", lambda game: CARDS, printed=_printed)
TOKEN: ComponentKind[Realm, Token] = ComponentKind("token", lambda game: TOKENS, printed=_printed)
ALLY: ComponentKind[Realm, Ally] = ComponentKind("ally", lambda game: ALLIES, printed=_printed)
PLACES: Places[Realm] = Places(
    Place("hand", CARD, SeenBy.OWNER),
    Place("stock", CARD, SeenBy.KNOWERS),
    Place("bid", CARD, SeenBy.EVERYBODY, noted=False),
    Place("discarded", CARD, SeenBy.EVERYBODY, noted=False),
    Place("tokens", TOKEN, SeenBy.KNOWERS),
    Place("supply", TOKEN, SeenBy.NOBODY),
    Place("deck", ALLY, SeenBy.KNOWERS),
    Place("allies", ALLY, SeenBy.EVERYBODY, noted=False),
    Place("current", ALLY, SeenBy.EVERYBODY, noted=False),
    Place("claimed", ALLY, SeenBy.EVERYBODY, frame=Claim, column="ally", when=_is_unplaced, noted=False),
)
determinize, hidden = PLACES.determinize, PLACES.hidden


def invariants(game: Realm) -> Iterator[str]:
    """What must hold at every decision."""
    yield from PLACES.invariants(game)
    for leader in game.leaders:
        if not all(game.knows(leader, card) for card in game.discarded):
            yield f"{LEADERS[leader]} doesn't know the discard pile"
    if game.outcome is None and any(game.known[token] for token in TOKENS):
        yield "somebody knows a token"


def seats(players: int, options: Options) -> tuple[str, ...]:
    return LEADERS[:players]


def scenario(position: Mapping[str, Any], players: int, options: Options) -> Realm:
    """A position before a bid: what lies where; what isn't named is in stock, deck and supply, in its order."""

    def named(what: str, places: Iterable[str]) -> list[tuple[Any, ...]]:
        return [tuple(map(PIECES.read, position.get(what, {}).get(place, ()))) for place in places]

    seats, councils = LEADERS[:players], COUNCILS[:players]
    hand, allies, tokens = named("hands", seats), named("allies", councils), named("tokens", councils)
    (top,) = named("top", ("deck",))
    laid = {piece for pile in (*hand, *allies, *tokens, top) for piece in pile}
    game = Realm(
        hand=hand,
        bid=[()] * players,
        stock=tuple(card for card in CARDS if card not in laid),
        allies=allies,
        deck=(*top, *(ally for ally in ALLIES if ally not in laid)),
        tokens=tokens,
        supply=tuple(token for token in TOKENS if token not in laid),
        known=[0] * len(PRINTED),
    )
    for leader in game.leaders:
        game.show(game.hand[leader], (leader,))
        game.show(game.allies[leader])
    game.then(*(STEPS[step]() for step in position.get("then", ("round",))), EndOfGame())
    return game


def set_up(players: int, options: Options) -> Realm:
    """Two rounds, a new season, one more round."""
    return scenario({"then": ("mix", "deal", "round", "round", "deal", "round")}, players, options)


STEPS: Final[dict[str, type[Any]]] = {"mix": MixAlliesAndTokens, "deal": DealCards, "round": PlayRound}
