"""Playing a sample on by plain habits, to see where a move leads."""

from __future__ import annotations

from typing import Final

from maester.bots.cardgame.habits import PASS, habit
from maester.engine import Match, Move, Seat
from maester.engine.windows import Window
from maester.games.cardgame.acting import Act
from maester.games.cardgame.court import Court

MOST_ANSWERS: Final = 150
"""More answers than this are never given in one look ahead."""


def is_quiet(game: Court) -> bool:
    """Is nothing going on but, at most, a window for actions?"""
    return all(isinstance(frame, Window) and frame.moment == "action" for frame in game.frames)


def settle(match: Match) -> None:
    """Plays on until the challenge or text that a move set going is done with; nobody takes an action meanwhile."""
    game = match.game
    assert isinstance(game, Court)
    for _ in range(MOST_ANSWERS):
        if match.over or game.trays or is_quiet(game):
            return
        seat = match.to_act[0]
        match.play(seat, plain_answer(match, game, seat))


def plain_answer(match: Match, game: Court, seat: Seat) -> Move:
    """The habit, but that no action is taken."""
    question = game.agenda[-1]
    if isinstance(question, Act) and game.frame(Window, question.window).moment == "action":
        return PASS
    return habit(match, seat)


def play_round(match: Match) -> None:
    """Plays the present round to its end by habit."""
    game = match.game
    assert isinstance(game, Court)
    present = game.round
    for _ in range(MOST_ANSWERS):
        if match.over or game.round > present:
            return
        seat = match.to_act[0]
        match.play(seat, habit(match, seat))
