"""The operations that happen to hands and decks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Literal

from msgspec import field

from maester.engine import Asked, Event, Pass, PickOne, Refusal, Seat, occur, refuse
from maester.engine.knowledge import EVERYBODY
from maester.games.cardgame.alike import ChooseTitle
from maester.games.cardgame.court import Court, without
from maester.games.cardgame.drawing import DiscardsFromHand, shuffle_deck
from maester.games.cardgame.occurrences import PlanningStep
from maester.games.cardgame.resolving import Resolving, cause
from maester.games.cardgame.texts import NO_CARD, Card, Filter, Instant, Number, PlayerWord, Title
from maester.games.cardgame.values import Speaker, fits, players


class HandSeen(Event, frozen=True):
    """A player looks at the opponent's hand; only that player sees what is there."""

    seat: Seat
    titles: tuple[Title, ...]


class HandLookedAt(Event, frozen=True):
    """A player looks at the opponent's hand."""

    seat: Seat


class TopSeen(Event, frozen=True):
    """A player looks at the top cards of the own deck."""

    seat: Seat
    titles: tuple[Title, ...]


class TopLookedAt(Event, frozen=True):
    """The others see that a player looks at so many cards."""

    seat: Seat
    number: int


class CardFound(Event, frozen=True):
    """A player takes a card out of the own deck and shows it."""

    seat: Seat
    title: Title


class CardSought(Event, frozen=True):
    """A player takes a card out of the own deck; the others don't see which."""

    seat: Seat


class DeckShuffled(Event, frozen=True):
    """A player shuffles the own draw deck."""

    seat: Seat


class CardShuffledAway(Event, frozen=True):
    """A card goes from a hand into the deck: those who know it see which."""

    seat: Seat
    title: Title


class SomeCardShuffledAway(Event, frozen=True):
    """A card goes from a hand into the deck."""

    seat: Seat


class TitleQuestion(PickOne[Court], frozen=True):
    """One of the titles in a hand or deck that only the asked seat may see.

    Whether anything there fits is a secret too: the seat is asked wherever there are cards, and passes if none fits. It
    isn't asked where everybody knows the only answer.
    """

    seat: Seat
    resolving: int
    effect: int
    owner: Seat
    move = ChooseTitle
    private = True

    @abstractmethod
    def pile(self, game: Court) -> tuple[Card, ...]:
        """The cards to choose from."""

    def filter(self, game: Court) -> Filter | None:
        """Those that may be chosen; None: all of them."""
        return None

    def among(self, game: Court) -> Iterable[Title]:
        asked, by = self.filter(game), Speaker(NO_CARD, self.owner)
        found = [card for card in sorted(self.pile(game)) if asked is None or fits(game, asked, card, by)]
        return dict.fromkeys(game.box.title_of[card] for card in found)

    def broken(self, game: Court, seat: Seat, title: Title) -> Refusal | None:
        return None if title in self.among(game) else refuse("ruling.legal-only-with-effect")

    def ask(self, game: Court) -> Asked | None:
        pile = self.pile(game)
        if not pile:
            return None
        asked = super().ask(game) or Asked(self.seat, (Pass(),))
        return asked._replace(private=not self.is_known(game, pile))

    def is_known(self, game: Court, pile: tuple[Card, ...]) -> bool:
        """Does everybody know what can be answered: all cards, or that there is one and any card would fit?"""
        asked = self.filter(game)
        if len(pile) == 1 and (asked is None or (asked.plain and all(asked.fits))):
            return True
        return all(game.known[card] == EVERYBODY for card in pile)

    def details(self, game: Court) -> dict[str, str]:
        return cause(game, self.resolving)


# --- looking --------------------------------------------------------------------------------------------


class LookAtHand(Instant, frozen=True, tag="look"):
    """You alone look at a hand, and remember what was there."""

    player: PlayerWord
    zone: Literal["hand"]

    def apply(self, game: Court, frame: Resolving) -> None:
        for owner in players(game, self.player, frame.seat):
            look_at_hand(game, frame.seat, owner)


def look_at_hand(game: Court, seat: Seat, owner: Seat) -> None:
    """A player looks at a hand."""
    hand = game.hand[owner]
    game.show(hand, (seat,))
    titles = tuple(game.box.title_of[card] for card in sorted(hand))
    game.tell(HandSeen(seat, titles), (seat,), otherwise=HandLookedAt(seat))


class ChoosesFromHand(Instant, frozen=True):
    """Cards are chosen from the hands of players: by `you`, or each by the owner."""

    player: PlayerWord
    mode: Literal["you_choose", "owner_chooses"]

    def chooser(self, game: Court, frame: Resolving, owner: Seat) -> Seat:
        """Who chooses: whoever isn't the owner of the hand looks at it first, unless that was just done."""
        if self.mode == "owner_chooses":
            return owner
        if owner != frame.seat and not self._looked_before(game, frame):
            look_at_hand(game, frame.seat, owner)
        return frame.seat

    def _looked_before(self, game: Court, frame: Resolving) -> bool:
        """Was that the operation before? What a seat happens to know doesn't count: not everybody knows that."""
        place = frame.effects.index(self.number)
        before = game.box.effects[frame.effects[place - 1]] if place else self
        return isinstance(before, LookAtHand) and before.player == self.player


class ReorderTop(Instant, frozen=True, tag="reorder_top"):
    """Players look at the top cards of their own draw decks, and put them back on top in any order."""

    player: PlayerWord
    count: Number

    def apply(self, game: Court, frame: Resolving) -> None:
        for seat in reversed(players(game, self.player, frame.seat)):
            top = game.deck[seat][: self.count]
            if top:
                game.show(top, (seat,))
                titles = tuple(game.box.title_of[card] for card in top)
                game.tell(TopSeen(seat, titles), (seat,), otherwise=TopLookedAt(seat, len(top)))
                game.then(OrderTop(seat, len(top)))


class OrderTop(PickOne[Court], frozen=True):
    """The cards go back on top in any order: the one that is chosen first will be drawn first, the last one is left.

    What was chosen is remembered by its place, since only this player may know which card it was.
    """

    seat: Seat
    count: int
    places: tuple[int, ...] = ()
    move = ChooseTitle
    private = True
    rules = ("golden.card-text-wins", "ruling.public-information")

    def ask(self, game: Court) -> Asked | None:
        asked = super().ask(game)
        return asked if asked is None else asked._replace(private=len(self.places) + 1 < self.count)

    def left(self, game: Court) -> dict[Title, int]:
        """The titles that are left, and where a card of each lies."""
        top = game.deck[self.seat][: self.count]
        found: dict[Title, int] = {}
        for place, card in enumerate(top):
            if place not in self.places:
                found.setdefault(game.box.title_of[card], place)
        return found

    def among(self, game: Court) -> Iterable[Title]:
        return sorted(self.left(game))

    def broken(self, game: Court, seat: Seat, title: Title) -> Refusal | None:
        return None if title in self.left(game) else refuse("ruling.legal-only-with-effect")

    def chosen(self, game: Court, seat: Seat, title: Title) -> None:
        places = (*self.places, self.left(game)[title])
        if len(places) < self.count:
            game.then(OrderTop(seat, self.count, places))
        else:
            deck = game.deck[seat]
            game.deck[seat] = (*(deck[place] for place in places), *deck[self.count :])


# --- searching and shuffling ------------------------------------------------------------------------------


class SearchDeck(Instant, frozen=True, tag="search_deck"):
    """Each player who searches takes what fits, one card after the other, and shuffles the deck in any case."""

    player: PlayerWord
    filter: Filter
    count: Number
    to: Literal["hand"]
    reveal: bool

    def apply(self, game: Court, frame: Resolving) -> None:
        for seat in reversed(players(game, self.player, frame.seat)):
            searches = [Search(seat, frame.number, self.number, seat) for _ in range(self.count)]
            game.then(*searches, ShuffleDeck(seat))


class Search(TitleQuestion, frozen=True):
    """Which card is taken out of the own deck."""

    rules = ("golden.card-text-wins",)

    def pile(self, game: Court) -> tuple[Card, ...]:
        return game.deck[self.owner]

    def filter(self, game: Court) -> Filter:
        return game.box.operation(self.effect, SearchDeck).filter

    def chosen(self, game: Court, seat: Seat, title: Title) -> None:
        card = game.copy_in(game.deck[seat], title)
        if game.box.operation(self.effect, SearchDeck).reveal:
            card = game.take(seat, card)
            game.tell(CardFound(seat, title))
        else:
            game.deck[seat] = without(game.deck[seat], card)
            game.show((card,), (seat,))
            game.tell(CardFound(seat, title), (seat,), otherwise=CardSought(seat))
        game.hand[seat] += (card,)


class ShuffleDeck(PlanningStep, frozen=True):
    """A player shuffles the own draw deck."""

    seat: Seat

    def do(self, game: Court) -> None:
        shuffle_deck(game, self.seat)
        game.tell(DeckShuffled(self.seat))


class ShuffleIntoDeck(ChoosesFromHand, frozen=True, kw_only=True, tag="shuffle_into_deck"):
    """Cards of a player's hand are shuffled into that player's draw deck."""

    place: Literal["hand"] = field(name="from")
    count: Number

    def apply(self, game: Court, frame: Resolving) -> None:
        for owner in reversed(players(game, self.player, frame.seat)):
            chooser = self.chooser(game, frame, owner)
            questions = [ShuffleAway(chooser, frame.number, self.number, owner) for _ in range(self.count)]
            game.then(*questions, ShuffleDeck(owner))


class ShuffleAway(TitleQuestion, frozen=True):
    """Which card of the hand is shuffled into the deck."""

    rules = ("golden.card-text-wins",)

    def pile(self, game: Court) -> tuple[Card, ...]:
        return game.hand[self.owner]

    def chosen(self, game: Court, seat: Seat, title: Title) -> None:
        hand = game.hand[self.owner]
        card = game.copy_in(hand, title)
        knowing = tuple(dict.fromkeys((seat, self.owner)))
        # Whoever else knew cards of this hand can't know any more which of them are still there.
        game.forget(hand, knowing)
        game.hand[self.owner] = without(hand, card)
        game.deck[self.owner] += (card,)
        game.tell(CardShuffledAway(self.owner, title), knowing, otherwise=SomeCardShuffledAway(self.owner))


# --- discarding -------------------------------------------------------------------------------------------


class DiscardHand(ChoosesFromHand, frozen=True, kw_only=True, tag="discard_hand"):
    """Cards are discarded from hand: so many of them, or until so many are left."""

    count: Number = 0
    down_to: Number | None = None
    filter: Filter | None = None
    optional: bool = False

    def apply(self, game: Court, frame: Resolving) -> None:
        for owner in reversed(players(game, self.player, frame.seat)):
            count = self.count if self.down_to is None else len(game.hand[owner]) - self.down_to
            chooser = self.chooser(game, frame, owner)
            question = MayDiscard if self.optional else MustDiscard
            game.then(*(question(chooser, frame.number, self.number, owner) for _ in range(count)))


class MustDiscard(TitleQuestion, frozen=True):
    """Which card of the hand is discarded."""

    rules = ("golden.card-text-wins", "piles.discarded")

    def pile(self, game: Court) -> tuple[Card, ...]:
        return game.hand[self.owner]

    def filter(self, game: Court) -> Filter | None:
        return game.box.operation(self.effect, DiscardHand).filter

    def chosen(self, game: Court, seat: Seat, title: Title) -> None:
        game.then(DiscardTitle(self.owner, title))


class MayDiscard(MustDiscard, frozen=True):
    """The same, and nothing may be discarded as well."""

    optional = True
    rules = ("golden.card-text-wins", "piles.discarded")


class DiscardTitle(PlanningStep, frozen=True):
    """A card goes from the hand to the discard pile."""

    seat: Seat
    title: Title

    def do(self, game: Court) -> None:
        card = game.copy_in(game.hand[self.seat], self.title)
        occur(game, DiscardsFromHand(seat=self.seat, cards=(card,)))
