"""The Cleanup Phase (p. 6): step by step, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from maester.engine import Event, Procedure, Seat, still_lasting
from maester.games.miniatures.field import ROUND, Field
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import ROUND_ENDS
from maester.games.miniatures.names import NO_UNIT
from maester.games.miniatures.victory import judge_armies, judge_points


class FirstPlayerChanged(Event, frozen=True):
    """The First Player marker goes to another player."""

    seat: Seat


class EndOfRoundEffects(Procedure[Field], frozen=True):
    """First, all effects that happen at the end of the Round are resolved."""

    def run(self, game: Field) -> None:
        happens(game, ROUND_ENDS, NO_UNIT)


class ScoreVictoryPoints(Procedure[Field], frozen=True):
    """Second, Victory Points are scored if the mode says so."""

    def run(self, game: Field) -> None:
        judge_armies(game)
        if game.outcome is None:
            mode_of(game).score(game)


class CheckVictory(Procedure[Field], frozen=True):
    """Third, it is checked whether somebody has won."""

    def run(self, game: Field) -> None:
        judge_armies(game)
        if game.outcome is None:
            judge_points(game)


class RemoveActivationTokens(Procedure[Field], frozen=True):
    """Fourth, all activation tokens are removed, and with them those of used Orders (ruling.order-token-cleanup)."""

    def run(self, game: Field) -> None:
        game.activated = [False] * len(game.activated)
        game.uses = still_lasting(game.uses, ROUND)


class PassFirstPlayerMarker(Procedure[Field], frozen=True):
    """Ninth, the First Player marker is passed to the opponent."""

    def run(self, game: Field) -> None:
        game.first = game.opponents(game.first)[0]
        game.tell(FirstPlayerChanged(game.first))


class AdvanceRoundMarker(Procedure[Field], frozen=True):
    """Tenth, the Round marker advances 1 space."""

    def run(self, game: Field) -> None:
        game.round += 1


CLEANUP: Final = (
    EndOfRoundEffects(),
    ScoreVictoryPoints(),
    CheckVictory(),
    RemoveActivationTokens(),
    PassFirstPlayerMarker(),
    AdvanceRoundMarker(),
)
"""The Cleanup Phase, step by step."""
