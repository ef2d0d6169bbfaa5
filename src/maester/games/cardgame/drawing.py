"""Drawing and discarding cards of the hand, looking at hidden cards and shuffling (pages 6, 8 and 11)."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Occurrence, Seat, occur
from maester.games.cardgame.court import Court
from maester.games.cardgame.occurrences import Happening, PlanningStep
from maester.games.cardgame.resolving import Resolving
from maester.games.cardgame.texts import Card, Instant, Number, PlayerWord, Title
from maester.games.cardgame.values import players


class CardsDrawn(Event, frozen=True):
    """A player draws these cards; only that player sees which."""

    seat: Seat
    titles: tuple[Title, ...]


class NumberDrawn(Event, frozen=True):
    """A player draws so many cards."""

    seat: Seat
    number: int


class HandDiscarded(Event, frozen=True):
    """Cards are discarded from a hand."""

    seat: Seat
    cards: tuple[Card, ...]


class Draws(Occurrence, kw_only=True):
    """A player draws cards, as many as the deck still holds (ruling.draw-as-many)."""

    seat: Seat
    number: int

    def happen(self, game: Court) -> Iterable[Happening]:
        draw(game, self.seat, self.number)
        return ()


class DrawCards(PlanningStep, frozen=True):
    """A player draws cards."""

    seat: Seat
    number: int

    def do(self, game: Court) -> None:
        occur(game, Draws(seat=self.seat, number=self.number))


class DrawFromDeck(Instant, frozen=True, tag="draw"):
    """Players draw cards, each from the own draw deck."""

    player: PlayerWord
    count: Number

    def apply(self, game: Court, frame: Resolving) -> None:
        game.then(*(DrawCards(seat, self.count) for seat in players(game, self.player, frame.seat)))


class DiscardsFromHand(Occurrence, kw_only=True):
    """Cards go openly from a hand to the discard pile."""

    seat: Seat
    cards: tuple[Card, ...]

    def happen(self, game: Court) -> Iterable[Happening]:
        seen = []
        for title in [game.box.title_of[card] for card in self.cards]:
            card = game.take(self.seat, game.copy_in(game.hand[self.seat], title))
            game.discard[self.seat] += (card,)
            seen.append(card)
        if seen:
            game.tell(HandDiscarded(self.seat, tuple(seen)))
        return ()


def draw(game: Court, seat: Seat, number: int) -> None:
    """Puts the top cards of the own draw deck into the hand."""
    drawn = game.deck[seat][:number]
    if drawn:
        game.deck[seat] = game.deck[seat][number:]
        game.hand[seat] += drawn
        game.show(drawn, (seat,))
        titles = tuple(game.box.title_of[card] for card in drawn)
        game.tell(CardsDrawn(seat, titles), (seat,), otherwise=NumberDrawn(seat, len(drawn)))


def shuffle_deck(game: Court, seat: Seat) -> None:
    """Shuffles a draw deck: nobody knows any more what lies where."""
    game.deck[seat] = game.shuffle(game.deck[seat], "draw deck")
    game.hide(game.deck[seat])


def at_random(game: Court, seat: Seat, number: int) -> tuple[Card, ...]:
    """So many cards of a hand, chosen at random."""
    left = list(game.hand[seat])
    return tuple(left.pop(game.draw(len(left), "discard")) for _ in range(min(number, len(left))))
