"""Where a player may say that they don't want to be asked."""

from __future__ import annotations

from typing import Final

from maester.engine import Question, Seat, Stop, Stops, Window
from maester.games.cardgame.acting import Act
from maester.games.cardgame.challenges import Defend
from maester.games.cardgame.court import Court
from maester.games.cardgame.window_kinds import ATTACK, kind_of

ACTIONS, RESPONSES, ANYWHERE = "actions", "responses", "anywhere"
BEFORE_DEFENCE, AFTER_DEFENCE = "attack-before-defence", "attack-after-defence"


def window(game: Court, question: Question, seat: Seat) -> str | None:
    """The kind of window that is open; an attacker's one before or after the defence is declared.

    If nobody can defend, as things stand, there is no other window to wait for.
    """
    if not isinstance(question, Act):
        return None
    kind = kind_of(game, game.frame(Window, question.window), seat)
    if kind != ATTACK:
        return kind
    defence = next((step for step in game.agenda if isinstance(step, Defend)), None)
    return BEFORE_DEFENCE if defence is not None and defence.is_possible(game) else AFTER_DEFENCE


def open_use(game: Court, question: Question, seat: Seat) -> bool:
    """Could an own card in play act, respond or save? What could come from the hand is nobody's business."""
    return isinstance(question, Act) and question.has_open_use(game)


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
        Stop(BEFORE_DEFENCE, ACTIONS, asked=False, asked_among_bots=True),
        Stop(AFTER_DEFENCE, ACTIONS),
        Stop("defence", ACTIONS),
        Stop("dominance", ACTIONS, asked=False),
        Stop("standing", ACTIONS, asked=False),
        Stop("taxation", ACTIONS, asked=False),
        Stop("save", RESPONSES, interrupts=True),
        Stop("response", RESPONSES, interrupts=True),
        Stop("open-card", ANYWHERE, open_use=True),
    ),
    window,
    span,
    former={ATTACK: (BEFORE_DEFENCE, AFTER_DEFENCE)},
    open_use=open_use,
)
