"""Bidding with Power: secret, simultaneous, and all that is bid is lost (p. 10, 22)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import Event, Frame, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.boardgame.board import Board


class BidPower(Move, frozen=True):
    """Bids so many of the available Power tokens."""

    power: int
    typed = "bid {power}"


class BidRevealed(Event, frozen=True):
    """What a house has bid; the bids of all are revealed together."""

    seat: Seat
    power: int


class BidsDiscarded(Event, frozen=True):
    """All Power bid went to the pool."""

    power: int


class Bidding(Frame, kw_only=True):
    """A bidding while it lasts. What is bid is neither available nor in the pool."""

    bidders: tuple[Seat, ...]
    bids: tuple[tuple[Seat, int], ...] = ()

    def terms(self) -> dict[str, Any]:
        """What the bids are for, as values for the question."""
        raise NotImplementedError


class AskBids(Procedure[Board], frozen=True):
    """Every bidder chooses in secret how many of his available tokens to bid."""

    bidding: int

    def run(self, game: Board) -> None:
        bidders = sorted(game.frame(Bidding, self.bidding).bidders)
        game.together({seat: (Bid(self.bidding, seat),) for seat in bidders})


class Bid(PickOne[Board], frozen=True):
    """A bid may be 0 and can never be more than the available Power."""

    bidding: int
    seat: Seat
    move = BidPower
    rules = ("clash.secret-bids", "clash.bids-always-discarded", "wildlings.secret-bids")

    def among(self, game: Board) -> Iterable[int]:
        return range(game.power[self.seat] + 1)

    def broken(self, game: Board, seat: Seat, power: int) -> Refusal | None:
        if 0 <= power <= game.power[seat]:
            return None
        return refuse("clash.zero-bid-allowed", bid=power, available=game.power[seat])

    def details(self, game: Board) -> dict[str, Any]:
        return game.frame(Bidding, self.bidding).terms()


class RevealBids(Procedure[Board], frozen=True):
    """When all are ready the bids are revealed at the same time."""

    bidding: int

    def run(self, game: Board) -> None:
        bidding = game.frame(Bidding, self.bidding)
        answers = game.reveal()
        bidding.bids = tuple((seat, answers[seat][-1].power) for seat in sorted(bidding.bidders))
        for seat, power in bidding.bids:
            game.power[seat] -= power
            game.tell(BidRevealed(seat, power))


class DiscardBids(Procedure[Board], frozen=True):
    """All tokens bid are discarded to the Power pool, whatever the result."""

    bidding: int

    def run(self, game: Board) -> None:
        bidding = game.frame(Bidding, self.bidding)
        power = sum(power for _, power in bidding.bids)
        bidding.bids = ()
        game.tell(BidsDiscarded(power))
