"""A tiny card game: hands and a deck that are hidden, a table that is open, and a die.

The position names the places, and who knows a card there:
`{"hands": {"ann": ["c1", "c2"]}, "deck": ["c5"], "table": ["c3"], "known": {"c5": ["ann"]}}`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NewType

import msgspec

from maester.engine import (
    Asked,
    ComponentKind,
    Definition,
    Event,
    Form,
    Game,
    Move,
    Names,
    Options,
    Pass,
    Place,
    Places,
    Play,
    Positions,
    Procedure,
    Question,
    Refusal,
    Seat,
    Secrets,
    SeenBy,
    refuse,
    register,
)

Card = NewType("Card", int)
SEATS = ("ann", "bob", "cid")
CARDS = 12
NAMES: dict[Any, Form] = {Card: Names("card", [f"c{number}" for number in range(CARDS)])}
EVERYBODY = tuple(map(Seat, range(len(SEATS))))


class CardTable(Game, kw_only=True):
    hand: list[tuple[Card, ...]]
    deck: tuple[Card, ...]
    table: tuple[Card, ...] = ()
    turn: int = 0
    turns: int = 9


class Draw(Move, frozen=True):
    """The top card of the deck."""


class Peek(Move, frozen=True):
    """Looks at the top card of the deck."""


class Lay(Move, frozen=True):
    card: Card


class PickUp(Move, frozen=True):
    card: Card


class ShuffleIn(Move, frozen=True):
    """Shuffles the table and the own hand into the deck."""


class RollDie(Move, frozen=True):
    """Nothing but a roll."""


class CardDrawn(Event, frozen=True):
    seat: Seat
    card: Card | None


class Peeked(Event, frozen=True):
    seat: Seat
    card: Card | None


class CardLaid(Event, frozen=True):
    seat: Seat
    card: Card


class PickedUp(Event, frozen=True):
    seat: Seat
    card: Card


class Rolled(Event, frozen=True):
    seat: Seat
    pips: int


class Passed(Event, frozen=True):
    seat: Seat


class TakeTurn(Question, frozen=True):
    moves = (Draw, Peek, Lay, PickUp, ShuffleIn, RollDie, Pass)

    def ask(self, game: CardTable) -> Asked:
        seat = Seat(game.turn % len(game.hand))
        top: tuple[Move, ...] = (Draw(), Peek()) if game.deck else ()
        own, open_cards = sorted(game.hand[seat]), sorted(game.table)
        return Asked(seat, (*top, *map(Lay, own), *map(PickUp, open_cards), ShuffleIn(), RollDie(), Pass()))

    def why_not(self, game: CardTable, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Draw | Peek) and not game.deck:
            return refuse("deck.empty")
        if isinstance(move, Lay) and move.card not in game.hand[seat]:
            return refuse("lay.own-card")
        if isinstance(move, PickUp) and move.card not in game.table:
            return refuse("pick-up.from-table")
        return None

    def answer(self, game: CardTable, seat: Seat, move: Move) -> None:
        if isinstance(move, Draw):
            card, game.deck = game.deck[0], game.deck[1:]
            game.hand[seat] += (card,)
            game.show((card,), (seat,))
            game.tell(CardDrawn(seat, card), to=(seat,), otherwise=CardDrawn(seat, None))
        elif isinstance(move, Peek):
            game.show(game.deck[:1], (seat,))
            game.tell(Peeked(seat, game.deck[0]), to=(seat,), otherwise=Peeked(seat, None))
        elif isinstance(move, Lay):
            game.hand[seat] = tuple(card for card in game.hand[seat] if card != move.card)
            game.table += (move.card,)
            game.show((move.card,), EVERYBODY)
            game.tell(CardLaid(seat, move.card))
        elif isinstance(move, PickUp):
            game.table = tuple(card for card in game.table if card != move.card)
            game.hand[seat] += (move.card,)
            game.tell(PickedUp(seat, move.card))
        elif isinstance(move, ShuffleIn):
            game.deck = game.shuffle((*game.deck, *game.table, *game.hand[seat]), "deck")
            game.table, game.hand[seat] = (), ()
            game.hide(game.deck)
        elif isinstance(move, RollDie):
            game.tell(Rolled(seat, game.roll(6, "die")))
        else:
            game.tell(Passed(seat))
        game.turn += 1
        game.then(TakeTurn() if game.turn < game.turns else Finish())


class Deal(Procedure, frozen=True):
    def run(self, game: CardTable) -> None:
        game.deck = game.shuffle(game.deck, "deck")
        for seat in range(len(game.hand)):
            game.hand[seat], game.deck = game.deck[:2], game.deck[2:]
            game.show(game.hand[seat], (Seat(seat),))
        game.then(TakeTurn())


class Finish(Procedure, frozen=True):
    def run(self, game: CardTable) -> None:
        most = sorted(range(len(game.hand)), key=lambda seat: -len(game.hand[seat]))
        game.finish([[Seat(seat)] for seat in most], "cards")


class CardView(msgspec.Struct, frozen=True):
    hands: dict[str, list[str | None]]
    deck: list[str | None]
    table: list[str]


def seats(players: int, options: Options) -> tuple[str, ...]:
    return SEATS[:players]


def set_up(players: int, options: Options) -> CardTable:
    game = CardTable(hand=[()] * players, deck=tuple(map(Card, range(CARDS))), known=[0] * CARDS)
    game.then(Deal())
    return game


def scenario(position: Mapping[str, Any], players: int, options: Options) -> CardTable:
    read = NAMES[Card].read
    hands = position.get("hands", {})
    game = CardTable(
        hand=[tuple(map(read, hands.get(name, ()))) for name in SEATS[:players]],
        deck=tuple(map(read, position.get("deck", ()))),
        table=tuple(map(read, position.get("table", ()))),
        turn=position.get("turn", 0),
        turns=position.get("turns", 9),
        known=[0] * CARDS,
    )
    for seat, hand in enumerate(game.hand):
        game.show(hand, (Seat(seat),))
    game.show(game.table, EVERYBODY[:players])
    for card, knowers in position.get("known", {}).items():
        game.show((read(card),), [Seat(SEATS.index(name)) for name in knowers])
    game.then(TakeTurn())
    return game


ALL_CARDS: ComponentKind[CardTable, Card] = ComponentKind("card", lambda game: tuple(map(Card, range(CARDS))))
HANDS = Place("hand", ALL_CARDS, SeenBy.OWNER)
DECK = Place("deck", ALL_CARDS, SeenBy.KNOWERS)
PLACES: Places[CardTable] = Places(HANDS, DECK, Place("table", ALL_CARDS, SeenBy.EVERYBODY, noted=False))
determinize, hidden = PLACES.determinize, PLACES.hidden


def view(game: CardTable, seat: Seat | None) -> CardView:
    def names(seen: Iterable[Card | None]) -> list[str | None]:
        return [None if card is None else f"c{card}" for card in seen]

    hands = {name: names(HANDS.seen(game, seat, owner)) for owner, name in enumerate(SEATS[: len(game.hand)])}
    return CardView(hands, names(DECK.seen(game, seat)), [f"c{card}" for card in game.table])


def invariants(game: CardTable) -> Iterator[str]:
    everywhere = sorted((*(card for hand in game.hand for card in hand), *game.deck, *game.table))
    if len(set(everywhere)) != len(everywhere):
        yield f"a card is in two places: {everywhere}"


GAME = register(
    Definition(
        id="tiny-cards",
        titles={"en": "Cards", "pl": "Karty"},
        players=(2, 3),
        rules_version=1,
        package=__name__,
        play=Play(
            state=CardTable,
            names=NAMES,
            seats=seats,
            set_up=set_up,
        ),
        secrets=Secrets(
            view=view,
            determinize=determinize,
            hidden=hidden,
            invariants=invariants,
        ),
        positions=Positions(read=scenario),
    )
)
