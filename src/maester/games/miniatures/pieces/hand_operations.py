"""Operations with Tactics cards in hands, decks and discard piles (p. 6, 21)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import Event, PickOne, Refusal, Seat, refuse
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.hands import (
    Discard,
    discard_from_hand,
    take_openly,
    titles_in_hand,
)
from maester.games.miniatures.names import Card, owner
from maester.games.miniatures.pieces.card_searches import TakeCard
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.pieces.situations import Role, Situation
from maester.games.miniatures.resolving import situation_of
from maester.games.miniatures.text_names import CARD_NAMES, CardName, card_number


class HandSeen(Event, frozen=True):
    """A player looks at another's hand of Tactics cards; only that player sees these."""

    seat: Seat
    whose: Seat
    cards: tuple[CardName, ...]


class HandLookedAt(Event, frozen=True):
    """A player looks at another's hand of Tactics cards."""

    seat: Seat
    whose: Seat


# --- how many there are: everybody can count them ------------------------------------------------------------------


class CardsInHand(Filter, frozen=True):
    """The player holds at least so many Tactics cards."""

    least: int = 1

    def holds(self, game: Field, situation: Situation) -> bool:
        return len(game.hand[situation.player]) >= self.least


class EnemyHoldsCards(Filter, frozen=True):
    """Whoever has the unit in a role holds a Tactics card."""

    role: Role

    def holds(self, game: Field, situation: Situation) -> bool:
        return bool(game.hand[owner(situation.who(self.role))])


class CardsInDiscard(Filter, frozen=True):
    """At least so many Tactics cards lie in the player's discard pile."""

    least: int = 1

    def holds(self, game: Field, situation: Situation) -> bool:
        return len(game.discard[situation.player]) >= self.least


# --- what is done with them ------------------------------------------------------------------------------------------


class OnCards(Operation, frozen=True):
    """An operation on a player's cards."""

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    @property
    def needs_targets(self) -> bool:
        return False


class TakeFromDiscard(OnCards, frozen=True):
    """The player takes a card from the own discard pile, which everybody sees."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PickFromDiscard(effect))


class FetchCommanderCard(OnCards, frozen=True):
    """The player takes a card of the own Commander from the deck, which everybody sees."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PickCommanderCard(effect))


class DiscardFromHandOf(OnCards, frozen=True):
    """The player looks at the hand of whoever has the unit in a role, and discards a card from it."""

    role: Role

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        seat, whose = game.frame(Effect, effect).source.seat, owner(situation_of(game, effect).who(self.role))
        hand = game.hand[whose]
        if hand:
            game.show(hand, (seat,))
            cards = tuple(card_number(game.title(card)) for card in sorted(hand))
            game.tell(HandSeen(seat, whose, cards), (seat,), otherwise=HandLookedAt(seat, whose))
            game.then(PickFromHandOf(effect, whose))


class PickFromDiscard(PickOne[Field], frozen=True):
    """Which card a player takes back."""

    effect: int
    move = TakeCard
    rules = ("card.ability-text",)

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def cards(self, game: Field) -> dict[CardName, Card]:
        """The cards that may be taken; of equal ones the last that was discarded."""
        return {card_number(game.title(card)): card for card in game.discard[self.who(game)]}

    def among(self, game: Field) -> Iterable[CardName]:
        return self.cards(game)

    def not_among(self, game: Field, seat: Seat, value: CardName) -> Refusal:
        return refuse("card.ability-text", card=CARD_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: CardName) -> None:
        take_openly(game, seat, self.cards(game)[value])

    def details(self, game: Field) -> dict[str, Any]:
        return {"ability": game.frame(Effect, self.effect).source.text}


class PickCommanderCard(PickFromDiscard, frozen=True):
    """Which card of the Commander a player fetches from the deck. Only that player knows whether one lies there: asked
    is in any case, and who finds none passes.
    """

    private = True
    optional = True

    def must_choose(self, game: Field, seat: Seat) -> Refusal | None:
        return refuse("card.ability-text")

    def cards(self, game: Field) -> dict[CardName, Card]:
        commander = {card.id for card in game.box.tactics.values() if card.commander}
        deck = sorted(game.deck[self.who(game)])
        return {card_number(game.title(card)): card for card in deck if game.title(card) in commander}


class PickFromHandOf(PickOne[Field], frozen=True):
    """Which card a player discards from another's hand."""

    effect: int
    whose: Seat
    move = Discard
    private = True
    rules = ("card.ability-text",)

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def among(self, game: Field) -> Iterable[tuple[CardName, ...]]:
        return [(card_number(title),) for title in titles_in_hand(game, self.whose)]

    def not_among(self, game: Field, seat: Seat, value: tuple[CardName, ...]) -> Refusal:
        return refuse("card.ability-text", number=1)

    def chosen(self, game: Field, seat: Seat, value: tuple[CardName, ...]) -> None:
        discard_from_hand(game, self.whose, [CARD_NAMES[card] for card in value])

    def details(self, game: Field) -> dict[str, Any]:
        return {"ability": game.frame(Effect, self.effect).source.text}
