"""Kneeling (p. 6): the leader card is turned by 90 degrees, and the leader has passed for the rest of the round."""

from __future__ import annotations

from maester.engine import Event, Procedure, Seat
from maester.games.alliances.box import Ally, Kind
from maester.games.alliances.hand_operations import DiscardCards
from maester.games.alliances.lasting_rules import PenaltyRule, TakeBackBidRule
from maester.games.alliances.realm import Realm


class LeaderKnelt(Event, frozen=True):
    leader: Seat


class BidTakenBack(Event, frozen=True):
    """A leader took all cards of the own bid area into hand."""

    leader: Seat
    cards: tuple[Kind, ...]


class KneelDown(Procedure[Realm], frozen=True):
    """A leader kneels; the current ally may have something to say about it."""

    seat: Seat

    def run(self, game: Realm) -> None:
        seat = self.seat
        if game.kneeling[seat]:
            return
        game.kneeling[seat] = True
        game.knelt += (seat,)
        game.tell(LeaderKnelt(seat))
        is_first_with_cards = bool(game.bid[seat]) and not game.knelt_with_cards
        game.knelt_with_cards |= is_first_with_cards
        if game.rule_of < 0:
            return
        penalty = game.round_rule(PenaltyRule)
        if penalty is not None and penalty.trigger == "first_kneel" and len(game.knelt) == 1:
            game.then(Penalty(seat, penalty.discard, game.rule_of))
        if is_first_with_cards and game.round_rule(TakeBackBidRule) is not None:
            take_back(game, seat)


def take_back(game: Realm, seat: Seat) -> None:
    """All cards of a bid area go into the hand of their leader; everybody has seen them and goes on knowing them."""
    cards = game.bid[seat]
    game.bid[seat] = ()
    for card in cards:
        game.unfix_value(card)
    game.into_hand(seat, cards)
    game.tell(BidTakenBack(seat, game.box.kinds(cards)))


class Penalty(Procedure[Realm], frozen=True):
    """A leader who does what the current ally punishes discards cards, as long as that ally has a say."""

    seat: Seat
    number: int
    ally: Ally

    def run(self, game: Realm) -> None:
        if game.rule_of == self.ally:
            game.then(DiscardCards(self.seat, self.number))
