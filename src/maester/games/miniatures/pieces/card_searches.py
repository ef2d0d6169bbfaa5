"""Operations with the cards of a player's own deck and discard pile: fetching one by name, searching, playing it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import Move, PickOne, Refusal, Seat, YesNo, refuse
from maester.engine.knowledge import SPECTATOR
from maester.games.miniatures.announcing import AnnounceCard, ResolveDeclared
from maester.games.miniatures.declaring import CardPlayed, is_banned, plays
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Declared, Effect, Happening, Source
from maester.games.miniatures.hands import (
    Discard,
    discard_from_hand,
    shuffle_deck,
    take_openly,
    take_secretly,
    ways_to_discard,
)
from maester.games.miniatures.names import NO_UNIT, Card
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.pieces.situations import Role, Situation
from maester.games.miniatures.resolving import operation_at
from maester.games.miniatures.text_names import CARD_NAMES, CardName, card_number


def copies(game: Field, pile: tuple[Card, ...], title: str) -> list[Card]:
    """The cards of that title in a pile."""
    return [card for card in pile if game.title(card) == title]


def might_lie_in_deck(game: Field, seat: Seat, title: str) -> bool:
    """Could a copy lie in a player's deck, as far as everybody knows?"""
    hidden = [card for card in copies(game, game.hand[seat], title) if not game.known[card] & SPECTATOR]
    return bool(hidden or copies(game, game.deck[seat], title))


class MightFind(Filter, frozen=True):
    """A card of this title lies in the player's discard pile, or could lie in the deck, as far as everybody knows."""

    title: str

    def holds(self, game: Field, situation: Situation) -> bool:
        seat = situation.player
        return bool(copies(game, game.discard[seat], self.title)) or might_lie_in_deck(game, seat, self.title)


class MayPlayCards(Filter, frozen=True):
    """The player may play Tactics cards now: no Disorderly Charge keeps him from it (p. 17)."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return not is_banned(game, situation.player)


class HoldsCards(Filter, frozen=True):
    """The player holds at least so many Tactics cards, and there are cards left in the deck."""

    least: int

    def holds(self, game: Field, situation: Situation) -> bool:
        return len(game.hand[situation.player]) >= self.least and bool(game.deck[situation.player])


class FetchCard(Operation, frozen=True):
    """The player takes a card of this title from the own deck or discard pile into the hand, and everybody sees it; or
    (`played`) plays it at once, in answer to what the text answers.
    """

    title: str
    played: bool = False

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        seat = game.frame(Effect, effect).source.seat
        if copies(game, game.discard[seat], self.title) and might_lie_in_deck(game, seat, self.title):
            game.then(FetchFromDiscard(effect, path))
        else:
            fetch(game, effect, path, from_discard=bool(copies(game, game.discard[seat], self.title)))


class FetchFromDiscard(YesNo[Field], frozen=True):
    """Is the card taken from the discard pile, or else from the deck? Only its player knows whether it lies there."""

    effect: int
    path: tuple[int, ...]
    private = True
    rules = ("card.ability-text",)

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def title(self, game: Field) -> str:
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, FetchCard)
        return operation.title

    def among(self, game: Field) -> Iterable[bool]:
        in_deck = bool(copies(game, game.deck[self.who(game)], self.title(game)))
        return (True, False) if in_deck else (True,)

    def not_among(self, game: Field, seat: Seat, value: bool) -> Refusal:
        return refuse("card.ability-text", card=self.title(game))

    def chosen(self, game: Field, seat: Seat, value: bool) -> None:
        fetch(game, self.effect, self.path, from_discard=value)

    def details(self, game: Field) -> dict[str, Any]:
        return {"card": self.title(game)}


def fetch(game: Field, effect: int, path: tuple[int, ...], *, from_discard: bool) -> None:
    """The card is taken, if there is one."""
    operation, frame = operation_at(game, effect, path), game.frame(Effect, effect)
    assert isinstance(operation, FetchCard)
    seat = frame.source.seat
    found = copies(game, game.discard[seat] if from_discard else game.deck[seat], operation.title)
    if not found:
        return
    if operation.played:
        play_found(game, seat, found[-1], frame.happening)
    else:
        take_openly(game, seat, found[-1])


def play_found(game: Field, seat: Seat, card: Card, answering: int) -> None:
    """A card that an effect has found in a deck or discard pile is played at once, at the moment at which the effect
    was declared, and may be answered as any other.
    """
    happening = game.frame(Happening, answering)
    title = game.title(card)
    found = next(plays(game, seat, happening, title), None)
    if found is None:
        return
    number, targets = found
    game.deck[seat] = tuple(one for one in game.deck[seat] if one != card)
    game.discard[seat] = tuple(one for one in game.discard[seat] if one != card)
    game.played[seat] += (card,)
    game.show((card,))
    game.tell(CardPlayed(seat, card_number(title), None, targets))
    index = len(happening.declared)
    happening.declared += (Declared(Source(title, seat, NO_UNIT, title), number, targets, card),)
    game.then(AnnounceCard(answering, index), ResolveDeclared(answering, index))


class ShuffleDeck(Operation, frozen=True):
    """The player shuffles the own deck."""

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        shuffle_deck(game, game.frame(Effect, effect).source.seat)


# --- searching the deck ------------------------------------------------------------------------------------------


class DiscardCards(Operation, frozen=True):
    """The player discards so many cards of the hand, of his choice."""

    number: int

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(DiscardForEffect(game.frame(Effect, effect).source.seat, self.number))


class DiscardForEffect(PickOne[Field], frozen=True):
    """Which cards a player discards for an effect."""

    seat: Seat
    number: int
    move = Discard
    private = True
    rules = ("card.ability-text",)

    def among(self, game: Field) -> Iterable[tuple[CardName, ...]]:
        return ways_to_discard(game, self.seat, min(self.number, len(game.hand[self.seat])))

    def not_among(self, game: Field, seat: Seat, value: tuple[CardName, ...]) -> Refusal:
        return refuse("card.ability-text", held=len(game.hand[seat]), number=self.number)

    def chosen(self, game: Field, seat: Seat, value: tuple[CardName, ...]) -> None:
        discard_from_hand(game, seat, [CARD_NAMES[card] for card in value])

    def details(self, game: Field) -> dict[str, Any]:
        return {"number": self.number}


class SearchDeck(Operation, frozen=True):
    """The player looks through the own deck and takes any one card into the hand, unseen by others."""

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(TakeFromDeck(game.frame(Effect, effect).source.seat))


class TakeCard(Move, frozen=True):
    """Takes a Tactics card into the hand."""

    card: CardName
    typed = "take {card}"


class TakeFromDeck(PickOne[Field], frozen=True):
    """Which card a player takes from the own deck."""

    seat: Seat
    move = TakeCard
    private = True
    rules = ("card.ability-text",)

    def among(self, game: Field) -> Iterable[CardName]:
        return dict.fromkeys(card_number(game.title(card)) for card in sorted(game.deck[self.seat]))

    def not_among(self, game: Field, seat: Seat, value: CardName) -> Refusal:
        return refuse("card.ability-text", card=CARD_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: CardName) -> None:
        take_secretly(game, seat, copies(game, game.deck[seat], CARD_NAMES[value])[0])
