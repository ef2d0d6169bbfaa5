"""The windows of a game by kind, so that a seat can say at which of them it wants to be asked.

The engine itself asks at every window at which, as far as everybody knows, the seat could act. What a seat does with
that is its own setting, above the engine (`maester.passing`); it can rely on one thing only: which kind of window is
open is known to everybody, whatever the seat holds in its hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from maester.engine.names import Seat
from maester.engine.parts import Question


class Stop(msgspec.Struct, frozen=True):
    """A kind of window: `stop-<id>` in the words of its game, below the heading `stops-<group>`."""

    id: str
    group: str
    asked: bool = True
    """Does a seat that has said nothing want to be asked here?"""
    own_turn: bool = False
    """Is it the seat's own turn, which ends when it passes? Whoever has a turn ends it, with nothing left to do too."""


class Stops:
    """All kinds of windows of a game.

    `window` names the kind of an open question from public knowledge alone, and None for a question that is no window;
    passing must be one of a window's options. `span` names the phase that is going on: another one, another name.
    """

    def __init__(
        self,
        stops: Sequence[Stop],
        window: Callable[[Any, Question, Seat], str | None],
        span: Callable[[Any], str],
    ) -> None:
        self.all = tuple(stops)
        self.window = window
        self.span = span

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(stop.id for stop in self.all)
