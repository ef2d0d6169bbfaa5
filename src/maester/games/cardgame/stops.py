"""Where a player may say that they don't want to be asked."""

from __future__ import annotations

from typing import Final

from maester.engine import Question, Seat, Stop, Stops, Window
from maester.games.cardgame.acting import Act
from maester.games.cardgame.court import Court
from maester.games.cardgame.window_kinds import kind_of

ACTIONS, RESPONSES = "actions", "responses"


def window(game: Court, question: Question, seat: Seat) -> str | None:
    """The kind of window that is open."""
    return kind_of(game, game.frame(Window, question.window), seat) if isinstance(question, Act) else None


def span(game: Court) -> str:
    """The phase that is going on."""
    return f"{game.round}:{game.phase}"


STOPS: Final = Stops(
    (
        Stop("plot", ACTIONS, asked=False),
        Stop("draw", ACTIONS, asked=False),
        Stop("own-marshalling", ACTIONS, own_turn=True),
        Stop("other-marshalling", ACTIONS, asked=False),
        Stop("own-challenges", ACTIONS, own_turn=True),
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
