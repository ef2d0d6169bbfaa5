"""Bidding with Power: secret, simultaneous, and all that is bid is lost (p. 10, 22)."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Frame, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.boardgame.board import Board


class BidPower(Move, frozen=True):
    """Bids so many of the available Power tokens."""

    power: int
    typed = "bid {power}"


class BidsRevealed(Event, frozen=True):
    """All bids of a bidding, in the order of seats."""

    seats: tuple[Seat, ...]
    bids: tuple[int, ...]


class Bidding(Frame, kw_only=True):
    """A bidding while it lasts. What is bid is neither available nor in the pool; when it is over it is in the pool."""

    bidders: tuple[Seat, ...]
    bids: tuple[tuple[Seat, int], ...] = ()


class AskBids(Procedure, frozen=True):
    """Every bidder chooses in secret how many of his available tokens to bid."""

    bidding: int

    def run(self, game: Board) -> None:
        game.together({seat: (Bid(seat),) for seat in sorted(game.frame(Bidding, self.bidding).bidders)})


class Bid(PickOne, frozen=True):
    """A bid may be 0 and can never be more than the available Power."""

    seat: Seat
    move = BidPower

    def who(self, game: Board) -> Seat:
        return self.seat

    def among(self, game: Board) -> Iterable[int]:
        return range(game.power[self.seat] + 1)

    def broken(self, game: Board, seat: Seat, power: int) -> Refusal | None:
        if 0 <= power <= game.power[seat]:
            return None
        return refuse("clash.zero-bid-allowed", bid=power, available=game.power[seat])


class RevealBids(Procedure, frozen=True):
    """When all are ready the bids are revealed at the same time."""

    bidding: int

    def run(self, game: Board) -> None:
        bidding = game.frame(Bidding, self.bidding)
        answers = game.reveal()
        bids = tuple((seat, answers[seat][-1].power) for seat in sorted(bidding.bidders))
        for seat, power in bids:
            game.power[seat] -= power
        bidding.bids = bids
        game.tell(BidsRevealed(tuple(seat for seat, _ in bids), tuple(power for _, power in bids)))
