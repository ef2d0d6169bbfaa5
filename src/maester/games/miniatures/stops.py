"""Where a player may say that they don't want to be asked: the moments at which Orders and abilities are offered."""

from __future__ import annotations

from typing import Final

from maester.engine import Question, Seat, Stop, Stops, Window
from maester.games.miniatures.declaring import DeclareText
from maester.games.miniatures.field import Field
from maester.games.miniatures.moments import (
    ACTION_CHOSEN,
    ACTION_DONE,
    ACTIVATED,
    ATTACK_DECLARED,
    ATTACK_DONE,
    ATTACK_ROLLED,
    CHARGE_DECLARED,
    CHARGE_ROLLED,
    CHARGED,
    DEFENSE_ROLLED,
    ROUND_ENDS,
    ROUND_STARTS,
    TURN_ENDS,
    TURN_STARTS,
)

TURNS, CHARGES, ATTACKS, OTHERS = "turns", "charges", "attacks", "others"
KINDS: Final = {
    ROUND_STARTS: "round",
    ROUND_ENDS: "round",
    TURN_ENDS: "turn-ends",
    ACTIVATED: "activation",
    ACTION_CHOSEN: "action",
    ACTION_DONE: "action",
    CHARGE_DECLARED: "charge",
    CHARGE_ROLLED: "charge",
    CHARGED: "charge",
    ATTACK_ROLLED: "after-dice",
    DEFENSE_ROLLED: "after-dice",
    ATTACK_DONE: "after-attack",
}
"""The kind of window by its moment; start of turn and attacks have one for each side."""


def window(game: Field, question: Question, seat: Seat) -> str | None:
    """The kind of window that is open; None for a question that is none."""
    if not isinstance(question, DeclareText):
        return None
    moment = game.frame(Window, question.window).moment
    own = "own" if game.turn_of == seat else "other"
    if moment == TURN_STARTS:
        return f"{own}-turn-starts"
    if moment == ATTACK_DECLARED:
        return f"{own}-attack"
    return KINDS.get(moment, "test")


def open_use(game: Field, question: Question, seat: Seat) -> bool:
    """Could the seat use an Order or an ability? All of them lie open."""
    return isinstance(question, DeclareText) and question.has_open_use(game)


def span(game: Field) -> str:
    """The turn that is going on."""
    return f"{game.round}:{game.turn_of}"


STOPS: Final = Stops(
    (
        Stop("own-turn-starts", TURNS),
        Stop("other-turn-starts", TURNS),
        Stop("activation", TURNS),
        Stop("action", TURNS),
        Stop("turn-ends", TURNS),
        Stop("charge", CHARGES, interrupts=True),
        Stop("own-attack", ATTACKS),
        Stop("other-attack", ATTACKS, interrupts=True),
        Stop("after-dice", ATTACKS, interrupts=True),
        Stop("after-attack", ATTACKS, interrupts=True),
        Stop("test", OTHERS, interrupts=True),
        Stop("round", OTHERS),
    ),
    window,
    span,
    open_use=open_use,
)
