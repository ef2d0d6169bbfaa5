"""Tactics cards in decks, hands and discard piles (p. 6, 21, 27): drawing, discarding, limits.

Deck lists are known to all; which cards a player holds, and in which order the deck lies, only by what was shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.engine.knowledge import SPECTATOR
from maester.games.miniatures.field import Field
from maester.games.miniatures.names import DECK_SIZE, Card, card_of, whose_card
from maester.games.miniatures.pieces.changes import HandLimit
from maester.games.miniatures.standing import about_player, modifiers
from maester.games.miniatures.text_names import CARD_NAMES, CardName, card_number

STARTING_HAND: Final = 3
REFILL: Final = 3
"""In the Cleanup Phase a hand is refilled to so many (p. 6)."""
MOST: Final = 5
"""So many cards a hand may hold, at most (p. 6)."""


class Discard(Move, frozen=True):
    """Discards Tactics cards from the hand; none, too, where that is allowed."""

    cards: tuple[CardName, ...]
    typed = "discard {cards}"


class CardsDrawn(Event, frozen=True):
    """A player draws these Tactics cards; only that player and teammates see which (ruling.team-details)."""

    seat: Seat
    cards: tuple[CardName, ...]


class NumberDrawn(Event, frozen=True):
    """A player draws so many Tactics cards."""

    seat: Seat
    number: int


class CardsDiscarded(Event, frozen=True):
    """A player discards these Tactics cards, face up."""

    seat: Seat
    cards: tuple[CardName, ...]


class CardTaken(Event, frozen=True):
    """A player takes a Tactics card into the hand that everybody sees: from the discard pile, or fetched by name."""

    seat: Seat
    card: CardName


class DeckShuffled(Event, frozen=True):
    """A player shuffles the own Tactics deck."""

    seat: Seat


# --- decks ---------------------------------------------------------------------------------------------------


def shuffle_deck(game: Field, seat: Seat) -> None:
    """Nobody knows any more what lies where."""
    game.deck[seat] = game.shuffle(game.deck[seat], "tactics deck")
    game.hide(game.deck[seat])
    game.tell(DeckShuffled(seat))


def draw(game: Field, seat: Seat, number: int) -> None:
    """A player draws cards, as many as the deck still holds: it is never renewed (p. 6)."""
    drawn = game.deck[seat][: max(0, number)]
    if drawn:
        game.deck[seat] = game.deck[seat][len(drawn) :]
        game.hand[seat] += drawn
        game.show(drawn, game.team(seat))
        names = tuple(card_number(game.title(card)) for card in drawn)
        game.tell(CardsDrawn(seat, names), game.team(seat), otherwise=NumberDrawn(seat, len(drawn)))


def take_openly(game: Field, seat: Seat, card: Card) -> None:
    """A card goes from deck or discard pile to its owner's hand, and everybody sees which."""
    game.deck[seat] = tuple(one for one in game.deck[seat] if one != card)
    game.discard[seat] = tuple(one for one in game.discard[seat] if one != card)
    game.hand[seat] += (card,)
    game.show((card,))
    game.tell(CardTaken(seat, card_number(game.title(card))))


def take_secretly(game: Field, seat: Seat, card: Card) -> None:
    """A card goes from the deck to its owner's hand, and only the owner and teammates see which."""
    game.deck[seat] = tuple(one for one in game.deck[seat] if one != card)
    game.hand[seat] += (card,)
    team = game.team(seat)
    game.show((card,), team)
    game.tell(CardsDrawn(seat, (card_number(game.title(card)),)), team, otherwise=NumberDrawn(seat, 1))
    check_hands(game)


# --- hands ---------------------------------------------------------------------------------------------------


def more_cards(game: Field, seat: Seat) -> int:
    """By how much texts raise both numbers of a hand (ruling.hand-limit-plus-one)."""
    return sum([value for value, _ in modifiers(game, about_player(game, seat, HandLimit))])


def titles_in_hand(game: Field, seat: Seat) -> list[str]:
    """What a player holds, each title once, in the order of the deck list."""
    return list(dict.fromkeys(game.title(card) for card in sorted(game.hand[seat])))


def might_hold(game: Field, seat: Seat) -> list[str]:
    """The titles that a player could hold as far as everybody knows: those known to be in the hand and, if it holds a
    card that not everybody knows, every title of which a copy is neither in the open nor known to lie elsewhere.
    """
    known, hand = game.known, game.hand[seat]
    cards = [card for card in hand if known[card] & SPECTATOR]
    if len(cards) < len(hand):
        cards += [card for pile in (hand, game.deck[seat]) for card in pile if not known[card] & SPECTATOR]
    return list(dict.fromkeys(game.title(card) for card in sorted(cards)))


def take_from_hand(game: Field, seat: Seat, title: str) -> Card:
    """Takes a card of that title out of a hand; whoever knew of one copy there can't tell which of two has gone."""
    card, *others = (one for one in game.hand[seat] if game.title(one) == title)
    game.lose_track(card, others)
    game.hand[seat] = tuple(one for one in game.hand[seat] if one != card)
    return card


def discard_from_hand(game: Field, seat: Seat, titles: Iterable[str]) -> None:
    """Cards go from a hand to the top of the discard pile, face up (p. 21)."""
    cards = [take_from_hand(game, seat, title) for title in titles]
    if cards:
        game.discard[seat] += tuple(cards)
        game.show(cards)
        game.tell(CardsDiscarded(seat, tuple(card_number(game.title(card)) for card in cards)))


def discard_played(game: Field, card: Card) -> None:
    """A card that was played and resolved goes to its owner's discard pile (p. 21)."""
    seat = whose_card(card)
    game.played[seat] = tuple(one for one in game.played[seat] if one != card)
    game.discard[seat] += (card,)


def check_hands(game: Field) -> None:
    """A player who holds too many cards must at once discard down to the limit: after drawing, and when what raised
    the limit is gone (p. 6, ruling.hand-limit-plus-one). It is asked before every step of the battle.
    """
    for hand in game.hand:
        if len(hand) > MOST:
            break
    else:
        return
    if not isinstance(game.agenda[-1], DiscardDown):
        game.then(*(DiscardDown(seat) for seat in game.order_of_play() if surplus(game, seat) > 0))


def surplus(game: Field, seat: Seat) -> int:
    """By how many cards a hand is too large."""
    held = len(game.hand[seat])
    return held - MOST - more_cards(game, seat) if held > MOST else 0


def ways_to_discard(game: Field, seat: Seat, number: int) -> list[tuple[CardName, ...]]:
    """All ways to discard so many cards of a hand; equal copies are the same."""
    held = [card_number(game.title(card)) for card in sorted(game.hand[seat])]
    return list(dict.fromkeys(combinations(held, number)))


class DiscardDown(PickOne[Field], frozen=True):
    """Which cards a player discards who holds too many (p. 6, ruling.cleanup-hand)."""

    seat: Seat
    move = Discard
    private = True
    rules = ("hand.limit-five",)

    def among(self, game: Field) -> Iterable[tuple[CardName, ...]]:
        too_many = surplus(game, self.seat)
        return ways_to_discard(game, self.seat, too_many) if too_many > 0 else []

    def not_among(self, game: Field, seat: Seat, value: tuple[CardName, ...]) -> Refusal:
        most = MOST + more_cards(game, seat)
        return refuse("hand.limit-five", held=len(game.hand[seat]), most=most)

    def chosen(self, game: Field, seat: Seat, value: tuple[CardName, ...]) -> None:
        discard_from_hand(game, seat, [CARD_NAMES[card] for card in value])


class DiscardAny(PickOne[Field], frozen=True):
    """Which cards a player discards in the Cleanup Phase: any number, none too (p. 6)."""

    seat: Seat
    move = Discard
    private = True
    rules = ("cleanup.discard",)

    def among(self, game: Field) -> Iterable[tuple[CardName, ...]]:
        held = len(game.hand[self.seat])
        return [option for number in range(held + 1) for option in ways_to_discard(game, self.seat, number)]

    def not_among(self, game: Field, seat: Seat, value: tuple[CardName, ...]) -> Refusal:
        return refuse("cleanup.discard", held=len(game.hand[seat]))


class RefillHand(Procedure[Field], frozen=True):
    """A player draws until the hand has three cards (p. 6)."""

    seat: Seat

    def run(self, game: Field) -> None:
        draw(game, self.seat, REFILL + more_cards(game, self.seat) - len(game.hand[self.seat]))


def deal_deck(game: Field, seat: Seat, titles: tuple[str, ...]) -> None:
    """The Tactics deck of a player, in the order of its list and not yet shuffled: twenty cards (p. 21)."""
    assert len(titles) in (0, DECK_SIZE), f"a deck of {len(titles)} cards"
    game.deck_list[seat] = titles
    game.deck[seat] = tuple(card_of(seat, number) for number in range(len(titles)))
    if len(game.known) < DECK_SIZE * len(game.army):
        game.known += [0] * (DECK_SIZE * len(game.army) - len(game.known))
