"""The moments of the card game (pages 12 and 13): who is asked, what follows, which questions are put."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Moments, Seat
from maester.games.cardgame.acting import Act
from maester.games.cardgame.court import Court
from maester.games.cardgame.occurrences import Aftermath, Happening, Passives, Pending, is_awaited, look, set_off
from maester.games.cardgame.passives import ResolvePassives


class CourtMoments(Moments):
    """Players save and respond in turn from the first player on, until both pass in a row (ruling.save-timing,
    ruling.response-order).
    """

    offer, aftermath, passives, ordering = Act, Aftermath, Passives, ResolvePassives

    def order(self, game: Court) -> tuple[Seat, Seat]:
        return game.order

    def set_off(self, game: Court, happened: tuple[Happening, ...]) -> Iterable[Pending]:
        return set_off(game, happened)

    def is_awaited(self, game: Court, happening: Happening) -> bool:
        return is_awaited(game, happening)

    def look(self, game: Court, frames: int) -> None:
        look(game, frames)
