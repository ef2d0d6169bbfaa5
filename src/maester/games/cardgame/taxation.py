"""Phase 7: taxation (page 11)."""

from __future__ import annotations

from maester.engine import Event
from maester.games.cardgame.court import Court
from maester.games.cardgame.occurrences import RuleStep


class GoldReturned(Event, frozen=True):
    """Both players return all unspent gold; how much, the first player's first."""

    gold: tuple[int, ...]


class ReturnGold(RuleStep, frozen=True):
    """Both players at the same time return all gold from their gold pools to the treasury."""

    def do(self, game: Court) -> None:
        game.tell(GoldReturned(tuple(game.gold[seat] for seat in game.order)))
        game.treasury += sum(game.gold)
        game.gold = [0, 0]
