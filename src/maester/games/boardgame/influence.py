"""Influence tracks and Dominance tokens, and how a card moves a house on a track outside a bidding (p. 10, 27)."""

from __future__ import annotations

from maester.engine import Event, Seat
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import NOBODY, Track


class TrackChanged(Event, frozen=True):
    """The houses of an Influence track in their new order."""

    track: Track
    seats: tuple[Seat, ...]


class DominanceTokenPassed(Event, frozen=True):
    """The Dominance token of a track has a new holder; it keeps its state, used or unused."""

    track: Track
    seat: Seat


def move_on_track(game: Board, track: Track, seat: Seat, position: int) -> None:
    """Moves a house to a position (counted from 1; beyond the last means the last). The others shift to make room
    and to close the gap, keeping their order; a Dominance token that is lost passes at once.
    """
    others = [other for other in game.tracks[track] if other != seat]
    place = min(position, len(others) + 1) - 1
    set_track(game, track, (*others[:place], seat, *others[place:]))


def drop_to_last(game: Board, track: Track, seat: Seat) -> None:
    move_on_track(game, track, seat, len(game.houses))


def set_track(game: Board, track: Track, seats: tuple[Seat, ...]) -> None:
    """A new order on a track; the house on position 1 takes the Dominance token, as it lies."""
    if seats != game.tracks[track]:
        game.tracks[track] = seats
        game.tell(TrackChanged(track, seats))
    hand_over(game, track)


def hand_over(game: Board, track: Track) -> None:
    first = game.tracks[track][0] if game.tracks[track] else NOBODY
    if first != NOBODY and game.holder[track] != first:
        game.holder[track] = first
        game.tell(DominanceTokenPassed(track, first))
