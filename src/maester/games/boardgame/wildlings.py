"""Wildling attacks: all players bid Power for the Night's Watch, and a Wildling card tells what comes of it (p. 22-23)."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.boardgame.bidding import AskBids, Bidding, RevealBids
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    FIRST_WILDLING,
    IRON_THRONE,
    NOBODY,
    WILDLING_STEP,
    WILDLINGS,
    WildlingCard,
)

BACK_AFTER_DEFEAT = 2 * WILDLING_STEP
"""After a Wildling victory the token goes back two spaces."""


class CountAs(Move, frozen=True):
    """Of those who tie, this house counts as the highest or lowest bidder."""

    seat: Seat
    typed = "count {seat}"


class WildlingsAttacked(Event, frozen=True):
    """The Wildlings attack with this strength."""

    strength: int


class AttackDecided(Event, frozen=True):
    """The Night's Watch, with the sum of all bids, holds the Wall or not."""

    strength: int
    watch: int
    victory: bool


class BidderNamed(Event, frozen=True):
    """Who counts as the highest bidder (after a victory) or the lowest one (after a defeat)."""

    seat: Seat
    victory: bool


class WildlingCardRevealed(Event, frozen=True):
    """The top card of the Wildling deck, which then goes to the bottom."""

    card: WildlingCard


class WildlingsWithdrew(Event, frozen=True):
    """The Wildling token goes back to this space."""

    wildlings: int


class Attack(Bidding, kw_only=True):
    """A Wildling attack while it lasts."""

    strength: int
    victory: bool = False
    bidder: Seat = NOBODY
    """The highest bidder after a Night's Watch victory, the lowest after a defeat."""


class WildlingAttack(Procedure, frozen=True):
    """Wildling strength, bidding, Night's Watch strength, result, moving the token, discarding the bids.

    Preemptive Raid names another strength than that of the track, and spares the player who got it.
    """

    strength: int = -1
    spared: Seat = NOBODY

    def run(self, game: Board) -> None:
        strength = game.wildlings if self.strength < 0 else self.strength
        bidders = tuple(Seat(seat) for seat in game.seats if seat != self.spared)
        game.tell(WildlingsAttacked(strength))
        game.open(
            Attack(bidders=bidders, strength=strength),
            AskBids, RevealBids, CompareStrength, NameBidder, RevealWildlingCard, WithdrawWildlings,
        )  # fmt: skip


class CompareStrength(Procedure, frozen=True):
    """If the sum of all bids equals or exceeds the attack, the Night's Watch wins."""

    attack: int

    def run(self, game: Board) -> None:
        attack = game.frame(Attack, self.attack)
        watch = sum(power for _, power in attack.bids)
        attack.victory = watch >= attack.strength
        game.tell(AttackDecided(attack.strength, watch, attack.victory))


class NameBidder(PickOne, frozen=True):
    """Who is the highest or lowest bidder; of several the holder of the Iron Throne token decides."""

    attack: int
    move = CountAs

    def who(self, game: Board) -> Seat:
        return game.holder[IRON_THRONE]

    def among(self, game: Board) -> Iterable[Seat]:
        attack = game.frame(Attack, self.attack)
        bids = dict(attack.bids)
        wanted = max(bids.values()) if attack.victory else min(bids.values())
        return [seat for seat in attack.bidders if bids[seat] == wanted]

    def broken(self, game: Board, seat: Seat, bidder: Seat) -> Refusal | None:
        return None if bidder in self.among(game) else refuse("wildlings.ties")

    def chosen(self, game: Board, seat: Seat, bidder: Seat) -> None:
        attack = game.frame(Attack, self.attack)
        attack.bidder = bidder
        game.tell(BidderNamed(bidder, attack.victory))


class RevealWildlingCard(Procedure, frozen=True):
    """The top card is revealed and its matching part applied; then it goes face down to the bottom of the deck."""

    attack: int

    def run(self, game: Board) -> None:
        # The cards' chapter builds on this one, so it is looked up when it is needed.
        from maester.games.boardgame.wildling_cards import ApplyWildlingCard

        card = game.wildling_deck[0]
        game.wildling_deck = (*game.wildling_deck[1:], card)
        # Everybody has seen the card and knows that it lies at the bottom now.
        game.show((FIRST_WILDLING + card,), map(Seat, game.seats))
        game.tell(WildlingCardRevealed(card))
        game.then(ApplyWildlingCard(self.attack, WILDLINGS[card]))


class WithdrawWildlings(Procedure, frozen=True):
    """After a Night's Watch victory the token goes back to 0, otherwise two spaces back, but not below 0."""

    attack: int

    def run(self, game: Board) -> None:
        victory = game.frame(Attack, self.attack).victory
        game.wildlings = 0 if victory else max(0, game.wildlings - BACK_AFTER_DEFEAT)
        game.tell(WildlingsWithdrew(game.wildlings))
