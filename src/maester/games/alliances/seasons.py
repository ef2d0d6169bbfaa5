"""The start of a season: the influence deck, new hands, the draft and the ally row (p. 3, 7, 10, 11)."""

from __future__ import annotations

from maester.engine import Event, Procedure
from maester.games.alliances.ally_cards import show_allies, top_ally
from maester.games.alliances.box import NO_ALLY, Ally
from maester.games.alliances.drafting import DraftCards
from maester.games.alliances.realm import Realm


class SeasonBegan(Event, frozen=True):
    """The season token stands on a new season."""

    season: str


class EventsShuffledIn(Event, frozen=True):
    """Event cards came into the influence deck."""

    number: int


class HandsDealt(Event, frozen=True):
    """Every leader got new cards."""

    number: int
    white: bool


class RowLaid(Event, frozen=True):
    """Cards came to the ally row."""

    allies: tuple[Ally, ...]


class ReshuffleDeck(Procedure[Realm], frozen=True):
    """The discard pile is shuffled into the influence deck, and events come into it (advanced game)."""

    def run(self, game: Realm) -> None:
        number = game.events_at[game.season]
        added: tuple[int, ...] = ()
        if number:
            game.events = game.shuffle(game.events, "events")
            added, game.events = game.events[:number], game.events[number:]
            game.hide((*added, *game.events))
            game.tell(EventsShuffledIn(len(added)))
        game.deck = game.shuffle((*game.deck, *game.discard, *added), "influence-deck")  # type: ignore[arg-type]
        game.discard = ()
        game.hide(game.deck)


class BeginSeason(Procedure[Realm], frozen=True):
    """Cards are dealt, drafted if so wished, and the ally row is laid (open allies)."""

    def run(self, game: Realm) -> None:
        game.then(DealHands(), *((DraftCards(),) if game.draft else ()), DrawWhiteCards(), LayRow())


class DealHands(Procedure[Realm], frozen=True):
    """Each leader is dealt new cards from the deck."""

    def run(self, game: Realm) -> None:
        size = game.hand_size
        for seat in game.clockwise(game.first):
            cards, game.deck = game.deck[:size], game.deck[size:]
            game.into_hand(seat, cards)
            game.linked[seat] = 1 << seat
        game.tell(HandsDealt(size, game.draws_white))


class DrawWhiteCards(Procedure[Realm], frozen=True):
    """Advanced game: each leader adds 1 random card of the own white cards that were not drawn yet."""

    def run(self, game: Realm) -> None:
        if game.draws_white:
            for seat in game.clockwise(game.first):
                card, game.stock[seat] = game.stock[seat][:1], game.stock[seat][1:]
                game.into_hand(seat, card)


class LayRow(Procedure[Realm], frozen=True):
    """Open allies: the row is filled up to one card more than there are players."""

    def run(self, game: Realm) -> None:
        came = []
        while len(game.row) < game.row_length:
            ally = top_ally(game)
            if ally == NO_ALLY:
                break
            game.row += (ally,)
            came.append(ally)
        if came:
            show_allies(game, came)
            game.tell(RowLaid(tuple(came)))
