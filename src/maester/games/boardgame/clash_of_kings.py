"""Clash of Kings: bidding for the positions on the three Influence tracks (p. 10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.boardgame.bidding import AskBids, Bidding, DiscardBids, RevealBids
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import HOUSE_IDS, IRON_THRONE, TRACK_IDS, TRACKS, Track
from maester.games.boardgame.influence import set_track


class NextHouse(Move, frozen=True):
    """Of the tied houses this one comes next."""

    seat: Seat
    typed = "next {seat}"


class TracksCleared(Event, frozen=True):
    """All Influence tokens were taken off the three tracks."""


class TieBroken(Event, frozen=True):
    """The holder of the Iron Throne token decided which of the tied houses comes next."""

    seat: Seat
    first: Seat


class ClashOfKings(Procedure[Board], frozen=True):
    """First all tokens are taken off; then the tracks are bid for one at a time, the Iron Throne first."""

    def run(self, game: Board) -> None:
        for track in TRACKS:
            game.tracks[track] = ()
        game.tell(TracksCleared())
        game.then(*(BidForTrack(track) for track in TRACKS))


class TrackBidding(Bidding, kw_only=True):
    """The bidding for one Influence track."""

    track: Track
    ranked: tuple[Seat, ...] = ()
    """The positions that are settled, the highest bidder first."""

    def terms(self) -> dict[str, Any]:
        return {"subject": TRACK_IDS[self.track]}


class BidForTrack(Procedure[Board], frozen=True):
    """Every player bids; all tokens bid are discarded, whatever the result."""

    track: Track

    def run(self, game: Board) -> None:
        bidders = tuple(Seat(seat) for seat in game.seats)
        game.open(
            TrackBidding(bidders=bidders, track=self.track), AskBids, RevealBids, RankBids, DiscardBids, FillTrack
        )


class RankBids(Procedure[Board], frozen=True):
    """The highest bidder takes position 1, the second highest position 2, and so on; ties are broken on the way."""

    bidding: int

    def run(self, game: Board) -> None:
        bidding = game.frame(TrackBidding, self.bidding)
        waiting = [(power, seat) for seat, power in bidding.bids if seat not in bidding.ranked]
        if not waiting:
            return
        highest = max(power for power, _ in waiting)
        tied = tuple(seat for power, seat in waiting if power == highest)
        game.then(BreakTie(self.bidding, tied), RankBids(self.bidding))


class BreakTie(PickOne[Board], frozen=True):
    """The holder of the Iron Throne token orders the tied players' tokens as he likes, his own included."""

    bidding: int
    tied: tuple[Seat, ...]
    move = NextHouse
    rules = ("clash.ties-by-iron-throne-holder",)

    def who(self, game: Board) -> Seat:
        return game.holder[IRON_THRONE]

    def among(self, game: Board) -> Iterable[Seat]:
        return self.tied

    def broken(self, game: Board, seat: Seat, chosen: Seat) -> Refusal | None:
        if chosen in self.tied:
            return None
        return refuse("clash.best-possible-position", house=HOUSE_IDS[game.houses[chosen]])

    def chosen(self, game: Board, seat: Seat, chosen: Seat) -> None:
        game.frame(TrackBidding, self.bidding).ranked += (chosen,)
        if self.tied[1:]:
            game.tell(TieBroken(seat, chosen))

    def details(self, game: Board) -> dict[str, Any]:
        bidding = game.frame(TrackBidding, self.bidding)
        return {"track": TRACK_IDS[bidding.track], "position": len(bidding.ranked) + 1}


class FillTrack(Procedure[Board], frozen=True):
    """When all tokens stand on the track its Dominance token goes to the house on position 1."""

    bidding: int

    def run(self, game: Board) -> None:
        bidding = game.frame(TrackBidding, self.bidding)
        set_track(game, bidding.track, bidding.ranked)
