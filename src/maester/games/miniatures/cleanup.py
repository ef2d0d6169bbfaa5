"""The Cleanup Phase (p. 6): step by step, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from maester.engine import Event, Procedure, Seat, still_lasting
from maester.games.miniatures.bearing import end_time, lay_down
from maester.games.miniatures.field import ROUND, Field
from maester.games.miniatures.hands import DiscardAny, RefillHand, discard_from_hand
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import ROUND_ENDS
from maester.games.miniatures.names import NO_UNIT
from maester.games.miniatures.text_names import CARD_NAMES
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
        game.ncu_activated = [False] * len(game.ncu_activated)
        game.walls_activated = ()
        game.uses = still_lasting(game.uses, ROUND)
        game.attacks_made = ()
        end_time(game, ROUND)


class ClearTacticsBoard(Procedure[Field], frozen=True):
    """Fifth, all models are removed from the Tactics Board: every zone becomes empty."""

    def run(self, game: Field) -> None:
        game.zone = [NO_UNIT] * len(game.zone)


class RemoveInfluence(Procedure[Field], frozen=True):
    """Sixth, all Influence effects are removed from units."""

    def run(self, game: Field) -> None:
        for one in game.borne:
            if one.ncu != NO_UNIT:
                lay_down(game, one)


class DiscardTacticsCards(Procedure[Field], frozen=True):
    """Seventh, each player may discard any number of Tactics cards, all at once (ruling.cleanup-hand)."""

    def run(self, game: Field) -> None:
        playing = [Seat(seat) for seat in game.seats if not game.eliminated[seat]]
        game.together({seat: (DiscardAny(seat),) for seat in playing if game.hand[seat]})


class DrawTacticsCards(Procedure[Field], frozen=True):
    """Eighth, each player draws until the hand has three cards, the First Player first."""

    def run(self, game: Field) -> None:
        for seat, moves in game.reveal().items() if game.trays else ():
            discard_from_hand(game, seat, [CARD_NAMES[card] for card in moves[0].cards])
        game.then(*(RefillHand(seat) for seat in game.order_of_play()))


class PassFirstPlayerMarker(Procedure[Field], frozen=True):
    """Ninth, the First Player marker is passed to the opponent: to the other team, or to the player on the left
    (p. 24).
    """

    def run(self, game: Field) -> None:
        game.first = game.opponent_of(game.first)
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
    ClearTacticsBoard(),
    RemoveInfluence(),
    DiscardTacticsCards(),
    DrawTacticsCards(),
    PassFirstPlayerMarker(),
    AdvanceRoundMarker(),
)
"""The Cleanup Phase, step by step."""
