"""The heap, and the turns."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from maester.engine import Game, Move, Options, PickOne, Refusal, Seat, refuse


class Heap(Game, kw_only=True):
    """So many matches are left."""

    left: int = 7


class Take(Move, frozen=True):
    """Takes one match or two."""

    count: int


class Turn(PickOne, frozen=True):
    """Somebody takes matches."""

    seat: Seat
    move = Take

    def among(self, game: Heap) -> Iterable[int]:
        return (1, 2)

    def broken(self, game: Heap, seat: Seat, value: int) -> Refusal | None:
        return refuse("take.one-or-two") if value not in range(1, min(game.left, 2) + 1) else None

    def chosen(self, game: Heap, seat: Seat, value: int) -> None:
        from .ending import Ending  # this module is imported only when it is needed

        game.left -= value
        game.then(Turn(Seat(1 - seat)) if game.left else Ending(seat))


class HeapView(msgspec.Struct, frozen=True):
    """Everything lies open."""

    left: int


def view(game: Heap, seat: Seat | None) -> HeapView:
    return HeapView(game.left)


def set_up(players: int, options: Options) -> Heap:
    game = Heap(left=options["matches"])
    game.then(Turn(Seat(0)))
    return game
