"""The round: seven phases in order, until a player wins (page 8), and when actions may be taken in them."""

from __future__ import annotations

from maester.engine import Asked, Event, OfferResponses, Step, note
from maester.games.cardgame.challenges import ChallengeTurn
from maester.games.cardgame.court import Court
from maester.games.cardgame.dominance import CountDominance
from maester.games.cardgame.drawing import DrawCards
from maester.games.cardgame.marshalling import MarshallingTurn
from maester.games.cardgame.occurrences import ACTION, Aftermath, Happening, PlanningStep, RuleStep, end_lasting
from maester.games.cardgame.plot_phase import PlotPhase
from maester.games.cardgame.restrictions import is_skipped
from maester.games.cardgame.standing import StandAll
from maester.games.cardgame.taxation import ReturnGold
from maester.games.cardgame.texts import END_OF_PHASE, END_OF_ROUND, PHASES

PLOT_PHASE, DRAW, MARSHALLING, CHALLENGES, DOMINANCE, STANDING_PHASE, TAXATION = range(len(PHASES))
CARDS_DRAWN = 2


class RoundBegan(Event, frozen=True):
    """A new round begins."""

    round: int


class PhaseBegan(Event, frozen=True):
    """A phase begins."""

    phase: str


class NewRound(PlanningStep, frozen=True):
    """After the seventh phase a new round begins; there is no limit on the number of rounds."""

    def do(self, game: Court) -> None:
        game.round += 1
        game.tell(RoundBegan(game.round))
        game.then(*(Phase(phase) for phase in range(len(PHASES))), EndRound())


class Phase(PlanningStep, frozen=True):
    """A phase, unless a text says that it does not take place: then it has no action window either."""

    phase: int

    def do(self, game: Court) -> None:
        if is_skipped(game, self.phase):
            return
        game.phase = self.phase
        game.tell(PhaseBegan(PHASES[self.phase]))
        game.then(*steps_of(game, self.phase), EndPhase(self.phase))


def steps_of(game: Court, phase: int) -> tuple[Step, ...]:
    """What is done in a phase."""
    first, second = game.order
    if phase == PLOT_PHASE:
        return (PlotPhase(), ActionWindow())
    if phase == DRAW:
        return (DrawCards(first, CARDS_DRAWN), DrawCards(second, CARDS_DRAWN), ActionWindow())
    if phase == MARSHALLING:
        return (MarshallingTurn(first), MarshallingTurn(second))
    if phase == CHALLENGES:
        return (ChallengeTurn(first), ChallengeTurn(second))
    begin: dict[int, Step] = {DOMINANCE: CountDominance(), STANDING_PHASE: StandAll(), TAXATION: ReturnGold()}
    return (begin[phase], ActionWindow())


class ActionWindow(PlanningStep, frozen=True):
    """The players act in turn from the first player on, until both pass in a row."""

    def do(self, game: Court) -> Asked | None:
        return game.moments.open(game, ACTION)


class EndPhase(PlanningStep, frozen=True):
    """After its last action window a phase ends, and with it what lasted until then."""

    phase: int

    def do(self, game: Court) -> None:
        game.then(EndOfPhaseEffects())
        game.open(Aftermath(), OfferResponses)
        note(game, (Happening("phase_end", phase=self.phase),))


class EndOfPhaseEffects(RuleStep, frozen=True):
    """Effects until the end of the phase end."""

    def do(self, game: Court) -> None:
        end_lasting(game, END_OF_PHASE)
        game.initiated = [(), ()]


class EndRound(RuleStep, frozen=True):
    """Effects until the end of the round end; what was done in it is counted anew."""

    def do(self, game: Court) -> None:
        end_lasting(game, END_OF_ROUND)
        game.won = ()
        game.played = [(), ()]
        game.then(NewRound())
