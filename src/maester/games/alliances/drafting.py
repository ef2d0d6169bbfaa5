"""Variant: card draft (p. 10). Each leader sets a card aside and passes the others on, until none is left.

A packet is known to its holder and, until a card of it is taken unseen, to the one who passed it on.
"""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Asked, Event, Move, Procedure, Question, Refusal, Seat, refuse
from maester.engine.knowledge import bits
from maester.games.alliances.box import Card, Kind
from maester.games.alliances.hand_operations import kinds_in
from maester.games.alliances.realm import Realm


class SetAside(Move, frozen=True):
    """One card of the draft is set aside, the rest is passed on."""

    card: Kind
    typed = "aside {card}"


class PacketsPassed(Event, frozen=True):
    """In the draft the cards went on to the next leaders."""

    to_left: bool
    number: int


class HandsDrafted(Event, frozen=True):
    """The draft is over."""


class DraftCards(Procedure[Realm], frozen=True):
    """The dealt hands become packets that go round."""

    def run(self, game: Realm) -> None:
        for seat in range(game.players):
            game.packet[seat], game.hand[seat] = game.hand[seat], ()
        game.then(AskForCards())


class AskForCards(Procedure[Realm], frozen=True):
    """Everybody chooses at once; the last card of a packet needs no choice."""

    def run(self, game: Realm) -> None:
        if len(game.packet[0]) > 1:
            game.together({Seat(seat): (ChooseCardToKeep(Seat(seat)),) for seat in range(game.players)})
            game.then(PassPackets())
        else:
            for seat in range(game.players):
                game.aside[seat] += game.packet[seat]
                game.packet[seat] = ()
            game.then(TakeDraftedHands())


class ChooseCardToKeep(Question[Realm], frozen=True):
    """Sets exactly one card of the packet aside."""

    seat: Seat
    moves = (SetAside,)
    rules = ("draft.pick", "draft.repeat", "draft.direction", "draft.take-hand")

    def ask(self, game: Realm) -> Asked:
        return Asked(self.seat, tuple(map(SetAside, self.kinds(game))), private=True)

    def kinds(self, game: Realm) -> Iterable[Kind]:
        return kinds_in(game, game.packet[self.seat])

    def why_not(self, game: Realm, seat: Seat, move: SetAside) -> Refusal | None:
        return None if move.card in self.kinds(game) else refuse("draft.pick")


def goes_left(game: Realm) -> bool:
    """To which side the cards go round this season."""
    return (game.season - game.first_season) % 2 == 0


def receiver_of(game: Realm, seat: Seat) -> Seat:
    """Who gets the cards that the seat passes on."""
    return game.left(seat) if goes_left(game) else game.right(seat)


class PassPackets(Procedure[Realm], frozen=True):
    """The chosen cards lie aside; the rest goes to the left in the first season, then to the right, and so on."""

    def run(self, game: Realm) -> None:
        packets: list[tuple[Card, ...]] = []
        for seat, answers in sorted(game.reveal().items()):
            packet = game.packet[seat]
            card = game.copy_in(packet, answers[-1].card)
            assert card is not None
            game.forget(packet, (seat,))
            game.aside[seat] += (card,)
            packets.append(tuple(one for one in packet if one != card))
        for number, packet in enumerate(packets):
            receiver = receiver_of(game, Seat(number))
            game.packet[receiver] = packet
            mask = bits((receiver,))
            for card in packet:
                game.known[card] |= mask
        game.tell(PacketsPassed(goes_left(game), len(packets[0])))
        game.then(AskForCards())


class TakeDraftedHands(Procedure[Realm], frozen=True):
    """Each leader takes all cards that they set aside: the hand for the season."""

    def run(self, game: Realm) -> None:
        for seat in map(Seat, range(game.players)):
            cards, game.aside[seat] = game.aside[seat], ()
            game.into_hand(seat, cards)
        game.tell(HandsDrafted())
