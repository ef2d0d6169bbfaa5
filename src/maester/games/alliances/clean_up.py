"""Steps 4 and 5 of a round: bid areas are discarded and the first player token is passed on (p. 7)."""

from __future__ import annotations

from maester.engine import Event, Procedure, Seat
from maester.games.alliances.abilities import AbilityInUse, UseAbility, is_true
from maester.games.alliances.box import Card
from maester.games.alliances.realm import Realm


class FirstPlayerPassed(Event, frozen=True):
    """The first player token was passed on."""

    leader: Seat


class BidAreasDiscarded(Event, frozen=True):
    """Step 4 is done."""


class DiscardBidAreas(Procedure[Realm], frozen=True):
    """Step 4: abilities that keep cards come first, then all bid areas go to the discard pile and everybody stands."""

    def run(self, game: Realm) -> None:
        game.step = 4
        box = game.box
        game.then(EmptyBidAreas())
        kept: list[KeepCards] = []
        for seat in game.clockwise(game.first):
            for card in game.bid[seat]:
                operations = box.cleanup[box.kind_of[card]]
                if operations and any(is_true(game, operation, seat, card) for operation in operations):
                    kept.append(KeepCards(seat, card))
        game.then(*kept)


class KeepCards(Procedure[Realm], frozen=True):
    """An 'instead of discarding' ability is applied."""

    seat: Seat
    card: Card

    def run(self, game: Realm) -> None:
        if self.card in game.bid[self.seat]:
            game.open(AbilityInUse(you=self.seat, moment="cleanup", card=self.card), UseAbility)


class EmptyBidAreas(Procedure[Realm], frozen=True):
    """The cards of all bid areas go to the common discard pile; leader cards are turned back."""

    def run(self, game: Realm) -> None:
        for seat in range(game.players):
            game.discard_cards(game.bid[seat])
            game.bid[seat] = ()
            game.kneeling[seat] = False
            game.played[seat] = 0
        game.knelt = ()
        game.tell(BidAreasDiscarded())


class PassFirstPlayer(Procedure[Realm], frozen=True):
    """Step 5: the first player token goes to the left."""

    def run(self, game: Realm) -> None:
        game.step = 5
        game.first = game.left(game.first)
        game.tell(FirstPlayerPassed(game.first))
