"""Where a player may say that they don't want to be asked: moments at which cards, Orders and abilities are offered.

Each kind of moment is two: one where an own Order, token or ability that lies open could be used, and one where only a
hidden card might be. Everybody can tell them apart.
"""

from __future__ import annotations

from typing import Final

from maester.engine import Question, Seat, Stop, Stops, Window
from maester.games.miniatures.declaring import DeclareText
from maester.games.miniatures.field import NOBODY, Field
from maester.games.miniatures.moments import (
    ACTION_CHOSEN,
    ACTION_DONE,
    ACTIVATED,
    ATTACK_DECLARED,
    ATTACK_DONE,
    ATTACK_ROLLED,
    CARD_PLAYED,
    CHARGE_DECLARED,
    CHARGE_ROLLED,
    CHARGED,
    DEFENSE_ROLLED,
    DEPLOYED,
    MOVE_ENDED,
    NCU_ACTIVATED,
    RETREAT_ROLLED,
    RETREATED,
    ROUND_ENDS,
    ROUND_STARTS,
    SURGE,
    TARGETED,
    TEST_CALLED,
    TEST_FAILED,
    TEST_PASSED,
    TEST_ROLLED,
    TURN_ENDS,
    TURN_STARTS,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
)
from maester.games.miniatures.siege_cards import waits_for_other_turns

TURNS, CHARGES, ATTACKS, OTHERS, HAND = "turns", "charges", "attacks", "others", "hand"
KINDS: Final = {
    ROUND_STARTS: "round",
    ROUND_ENDS: "round",
    DEPLOYED: "round",
    TURN_STARTS: "turn-starts",
    TURN_ENDS: "turn-ends",
    ACTIVATED: "activation",
    ACTION_CHOSEN: "action",
    ACTION_DONE: "action",
    MOVE_ENDED: "action",
    RETREAT_ROLLED: "action",
    RETREATED: "action",
    CHARGE_DECLARED: "charge",
    CHARGE_ROLLED: "charge",
    CHARGED: "charge",
    ATTACK_DECLARED: "attack",
    ATTACK_ROLLED: "after-dice",
    DEFENSE_ROLLED: "after-dice",
    ATTACK_DONE: "after-attack",
    SURGE: "after-attack",
    TEST_CALLED: "test",
    TEST_ROLLED: "test",
    TEST_PASSED: "test",
    TEST_FAILED: "test",
    NCU_ACTIVATED: "ncu",
    ZONE_CLAIMED: "ncu",
    ZONE_RESOLVED: "ncu",
    CARD_PLAYED: "answer",
    TARGETED: "answer",
}
"""The kind of window by its moment."""
OTHER: Final = "harm"
"""All other moments: ranks, units and Attachments that are lost, tokens."""
BY_TURN: Final = ("turn-starts", "attack", "activation")
"""Kinds that are told apart by whose turn it is."""
ONLY_CARDS: Final = "hand-"
SIEGE: Final = "hand-siege"
"""The opponent's turn begins, and a Siege Strategy card might be played that can be played there alone (p. 30)."""
OPENING: Final = "opening"
"""The opponent has the first turn of the battle. Whoever isn't asked here loses nothing: the next turn of the opponent
begins in the same Round, and the same Order may be used then.
"""


def window(game: Field, question: Question, seat: Seat) -> str | None:
    """The kind of window that is open; None for a question that is none."""
    if not isinstance(question, DeclareText):
        return None
    kind = KINDS.get(game.frame(Window, question.window).moment, OTHER)
    own = is_own_turn(game, seat)
    if kind == "turn-starts" and not own and nothing_has_happened(game) and question.has_open_use(game):
        return OPENING
    is_hidden = not question.has_open_use(game)
    if kind == "turn-starts" and not own and is_hidden and waits_for_other_turns(game, seat):
        return SIEGE
    if kind in BY_TURN:
        kind = f"{'own' if own else 'other'}-{kind}"
    return kind if question.has_open_use(game) else f"{ONLY_CARDS}{kind}"


def is_own_turn(game: Field, seat: Seat) -> bool:
    """Is it the turn of the player's side, or was it last?"""
    return game.turn_of != NOBODY and game.are_allied(game.turn_of, seat)


def nothing_has_happened(game: Field) -> bool:
    """Has nobody been activated yet in this battle?"""
    return game.round == 1 and not any(game.activated) and not any(game.ncu_activated)


def open_use(game: Field, question: Question, seat: Seat) -> bool:
    """Could the seat use an Order or an ability that lies open?"""
    return isinstance(question, DeclareText) and question.has_open_use(game)


def span(game: Field) -> str:
    """The turn that is going on."""
    return f"{game.round}:{game.turn_of}"


STOPS: Final = Stops(
    (
        Stop("own-turn-starts", TURNS),
        Stop("other-turn-starts", TURNS),
        Stop(OPENING, TURNS, asked=False),
        Stop("own-activation", TURNS),
        Stop("other-activation", TURNS),
        Stop("action", TURNS),
        Stop("turn-ends", TURNS),
        Stop("charge", CHARGES, interrupts=True),
        Stop("own-attack", ATTACKS),
        Stop("other-attack", ATTACKS, interrupts=True),
        Stop("after-dice", ATTACKS, interrupts=True),
        Stop("after-attack", ATTACKS, interrupts=True),
        Stop("test", OTHERS, interrupts=True),
        Stop("ncu", OTHERS, interrupts=True),
        Stop("answer", OTHERS, interrupts=True),
        Stop("harm", OTHERS, interrupts=True),
        Stop("round", OTHERS),
        Stop("hand-own-turn-starts", HAND),
        Stop("hand-other-turn-starts", HAND, asked=False),
        Stop("hand-own-activation", HAND),
        Stop("hand-other-activation", HAND),
        Stop("hand-action", HAND),
        Stop("hand-turn-ends", HAND, asked=False),
        Stop("hand-charge", HAND, interrupts=True),
        Stop("hand-own-attack", HAND),
        Stop("hand-other-attack", HAND, interrupts=True),
        Stop("hand-after-dice", HAND, interrupts=True),
        Stop("hand-after-attack", HAND, interrupts=True),
        Stop("hand-test", HAND, interrupts=True),
        Stop("hand-ncu", HAND, interrupts=True),
        Stop("hand-answer", HAND, interrupts=True),
        Stop("hand-harm", HAND, interrupts=True),
        Stop("hand-round", HAND),
        Stop(SIEGE, HAND),
    ),
    window,
    span,
    former={"activation": ("own-activation", "other-activation")},
    open_use=open_use,
)
