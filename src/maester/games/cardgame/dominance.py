"""Phase 5: dominance (page 10)."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Occurrence, OfferResponses, Seat, occur, total
from maester.games.cardgame.court import Court
from maester.games.cardgame.occurrences import Aftermath, Happening, PlanningStep, RuleStep
from maester.games.cardgame.plot_values import dominance_lines
from maester.games.cardgame.power import HouseGains


class DominanceCounted(Event, frozen=True):
    """Dominance is counted: who wins it (on a tie nobody), and both totals, the first player's first."""

    winner: Seat | None
    totals: tuple[int, ...]


class CountDominance(PlanningStep, frozen=True):
    """At the start of the phase, before anybody may act, the higher total wins 1 power."""

    def do(self, game: Court) -> None:
        totals = tuple(total(dominance_lines(game, seat)) for seat in game.order)
        if totals[0] == totals[1]:
            game.tell(DominanceCounted(None, totals))
            return
        winner = game.order[totals.index(max(totals))]
        game.tell(DominanceCounted(winner, totals))
        game.open(Aftermath(), OfferResponses)
        game.then(WinDominance(winner))


class WinDominance(RuleStep, frozen=True):
    """The winner gains 1 power; then passive abilities and responses to winning dominance follow."""

    seat: Seat

    def do(self, game: Court) -> None:
        occur(game, HouseGains(seat=self.seat, power=1, why="dominance"))
        if game.outcome is None:
            occur(game, DominanceWon(seat=self.seat))


class DominanceWon(Occurrence, kw_only=True):
    """A player has won dominance."""

    seat: Seat

    def happen(self, game: Court) -> Iterable[Happening]:
        yield Happening("dominance_won", self.seat)
