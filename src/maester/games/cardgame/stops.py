"""The kinds of windows in which a player may act, respond or save, for those who don't want to be asked everywhere.

They are told apart by what lies open: the phase, whose turn it is, who attacks whom.
"""

from __future__ import annotations

from typing import Final

from maester.engine import Question, Seat, Stop, Stops, Window
from maester.games.cardgame.acting import Act
from maester.games.cardgame.court import Court
from maester.games.cardgame.texts import PHASES

ACTIONS, RESPONSES = "actions", "responses"
MARSHALLING, CHALLENGES = "marshalling", "challenges"


def window(game: Court, question: Question, seat: Seat) -> str | None:
    """The kind of window that is open."""
    if not isinstance(question, Act):
        return None
    moment = game.frame(Window, question.window).moment
    if moment != "action":
        return moment
    phase = PHASES[game.phase]
    if phase not in (MARSHALLING, CHALLENGES):
        return phase
    challenge = game.challenge
    if challenge is not None:
        return "attack" if challenge.attacker == seat else "defence"
    return f"own-{phase}" if game.active == seat else f"other-{phase}"


def span(game: Court) -> str:
    """The phase that is going on."""
    return f"{game.round}:{game.phase}"


STOPS: Final = Stops(
    (
        Stop("plot", ACTIONS, asked=False),
        Stop("draw", ACTIONS, asked=False),
        Stop("own-marshalling", ACTIONS),
        Stop("other-marshalling", ACTIONS, asked=False),
        Stop("own-challenges", ACTIONS),
        Stop("other-challenges", ACTIONS, asked=False),
        Stop("attack", ACTIONS),
        Stop("defence", ACTIONS),
        Stop("dominance", ACTIONS, asked=False),
        Stop("standing", ACTIONS, asked=False),
        Stop("taxation", ACTIONS, asked=False),
        Stop("save", RESPONSES),
        Stop("response", RESPONSES),
    ),
    window,
    span,
)
