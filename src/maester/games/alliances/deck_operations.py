"""Operations on the influence deck and the discard pile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from maester.engine import Event, Procedure, Refusal, Seat
from maester.games.alliances.abilities import (
    MUST_CHOOSE,
    AbilityChoice,
    AbilityInUse,
    LeaderOperation,
    ResolvedOperation,
)
from maester.games.alliances.box import Kind
from maester.games.alliances.hand_operations import ChooseCard, kinds_in, tell_some
from maester.games.alliances.realm import Realm
from maester.games.alliances.vocabulary import RESOLVED, Colors, HowMany, Number, counted


class CardsDrawn(Event, frozen=True):
    """Cards were drawn from the influence deck."""

    leader: Seat
    number: int
    cards: tuple[Kind, ...] | None = None


class DeckSearched(Event, frozen=True):
    """A leader looked at the top of the influence deck."""

    leader: Seat
    number: int
    cards: tuple[Kind, ...] | None = None


class DiscardTaken(Event, frozen=True):
    """A card went from the discard pile into a hand."""

    leader: Seat
    card: Kind


class DrawOperation(LeaderOperation, frozen=True, tag="draw"):
    """Leaders draw cards from the influence deck."""

    moments = RESOLVED
    n: HowMany

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        for seat in seats:
            cards = game.draw_cards(seat, counted(self.n))
            if cards:
                whole = CardsDrawn(seat, len(cards), game.box.kinds(cards))
                tell_some(game, whole, CardsDrawn(seat, len(cards)), (seat,), seat)
                ability.done = True


class SearchDeckOperation(ResolvedOperation, frozen=True, tag="search_deck"):
    """'You' look at the top of the deck, keep some of the cards and put the others on the bottom."""

    moments = RESOLVED
    n: HowMany
    take: Number
    rest: Literal["bottom"]

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        top = counted(self.n)
        cards, game.deck = game.deck[:top], game.deck[top:]
        if not cards:
            return
        you = ability.you
        ability.cards, ability.under, ability.done = cards, (), True
        game.forget(cards, (you,))
        game.show(cards, (you,))
        whole = DeckSearched(you, len(cards), game.box.kinds(cards))
        game.tell(whole, to=(you,), otherwise=DeckSearched(you, len(cards)))
        game.then(TakeFromDeck(number, min(self.take, len(cards))), PutUnderDeck(number), CloseDeck(number))


class TakeFromDeck(AbilityChoice, frozen=True):
    """One of the cards that were looked at goes into the hand."""

    left: int
    move = ChooseCard
    rules = ("ruling.influence-deck-empty", "ruling.hidden-information")

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return MUST_CHOOSE

    def among(self, game: Realm) -> Iterable[Kind]:
        return kinds_in(game, self.frame(game).cards) if self.left else ()

    def is_private(self, game: Realm) -> bool:
        return self.left > 0 and len(self.frame(game).cards) > 1

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        ability = self.frame(game)
        card = game.copy_in(ability.cards, kind)
        assert card is not None
        ability.cards = tuple(one for one in ability.cards if one != card)
        game.into_hand(seat, (card,))
        game.then(TakeFromDeck(self.ability, self.left - 1))


class PutUnderDeck(AbilityChoice, frozen=True):
    """The next of the other cards goes to the bottom of the deck, in an order of choice."""

    move = ChooseCard
    rules = ("ruling.must-and-may", "season.reshuffle")

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return MUST_CHOOSE

    def among(self, game: Realm) -> Iterable[Kind]:
        cards = self.frame(game).cards
        return kinds_in(game, cards) if len(cards) > 1 else ()

    def is_private(self, game: Realm) -> bool:
        return len(self.frame(game).cards) > 1

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        ability = self.frame(game)
        card = game.copy_in(ability.cards, kind)
        assert card is not None
        ability.cards = tuple(one for one in ability.cards if one != card)
        ability.under += (card,)
        game.then(PutUnderDeck(self.ability))


class CloseDeck(Procedure[Realm], frozen=True):
    """What was not taken lies at the bottom of the deck."""

    ability: int

    def run(self, game: Realm) -> None:
        ability = game.frame(AbilityInUse, self.ability)
        game.deck += (*ability.under, *ability.cards)
        ability.under = ability.cards = ()


class TakeDiscardOperation(LeaderOperation, frozen=True, tag="take_discard"):
    """Leaders take cards of the discard pile."""

    moments = RESOLVED
    asks = True
    colors: Colors
    n: HowMany

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        game.then(*(TakeDiscard(number, seat, counted(self.n)) for seat in seats))


class TakeDiscard(AbilityChoice, frozen=True):
    """A card of the discard pile goes into a hand; everybody sees which."""

    taker: Seat
    left: int
    move = ChooseCard
    rules = ("ruling.hidden-information",)

    def who(self, game: Realm) -> Seat:
        return self.taker

    def among(self, game: Realm) -> Iterable[Kind]:
        operation: TakeDiscardOperation = self.operation(game)
        return (kind for kind in kinds_in(game, game.discard) if game.box.colors[kind] in operation.colors)

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        card = game.copy_in(game.discard, kind)
        assert card is not None
        game.discard = tuple(one for one in game.discard if one != card)
        game.into_hand(seat, (card,))
        game.tell(DiscardTaken(seat, kind))
        self.done(game)
        if self.left > 1:
            game.then(TakeDiscard(self.ability, self.taker, self.left - 1))
