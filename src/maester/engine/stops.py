"""The windows of a game by kind, so that a seat can say at which of them it wants to be asked.

The engine itself asks at every window at which, as far as everybody knows, the seat could act. What a seat does with
that is its own setting, above the engine (`maester.auto_pass`); it can rely on two things only: which kind of window is
open, and whether the seat could use something there that lies open, are known to everybody, whatever the seat holds in
its hand.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from maester.engine.names import Seat
from maester.engine.protocol import Question


class Stop(msgspec.Struct, frozen=True):
    """A kind of window: `stop-<id>` in the words of its game, below the heading `stops-<group>`."""

    id: str
    group: str
    asked: bool = True
    """Is a seat asked here by default?"""
    asked_among_bots: bool = False
    """Is it asked here where all the others are bots? There it isn't asked where it could only pass."""
    own_turn: bool = False
    """Is it the seat's own turn, which ends when it passes? Whoever has a turn ends it, with nothing left to do too."""
    interrupts: bool = False
    """Does it interrupt what happens? Then a seat is asked here also while it skips."""
    open_use: bool = False
    """It is no kind of window: the seat wants to be asked at any at which it could use something that lies open."""


class Stops:
    """All kinds of windows of a game.

    `window` names the kind of an open question from public knowledge alone, and None for a question that is no window;
    passing must be one of a window's options. `span` names the phase that is going on: another one, another name.
    `open_use` says of a window, from public knowledge alone, whether the seat could use something that lies open.
    """

    def __init__(
        self,
        stops: Sequence[Stop],
        window: Callable[[Any, Question, Seat], str | None],
        span: Callable[[Any], str],
        former: Mapping[str, Sequence[str]] | None = None,
        open_use: Callable[[Any, Question, Seat], bool] = lambda game, question, seat: False,
    ) -> None:
        """`former` are kinds that were divided: by their old names what they are now."""
        self.all = tuple(stops)
        self._former = dict(former or {})
        self.window = window
        self.span = span
        self.open_use = open_use

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(stop.id for stop in self.all)

    def usual(self, *, among_bots: bool) -> tuple[str, ...]:
        """The kinds at which a seat is asked by default."""
        return tuple(stop.id for stop in self.all if stop.asked or (among_bots and stop.asked_among_bots))

    def read(self, ids: Iterable[str]) -> tuple[str, ...]:
        """Kinds as somebody has written them down once, by their present names, in the order of the game; what isn't
        known any more is left out.
        """
        wanted = {one for id in ids for one in self._former.get(id, (id,))}
        return tuple(id for id in self.ids if id in wanted)

    def interrupts(self, window: str) -> bool:
        """Is a seat asked at this kind of window also while it skips?"""
        return any(stop.id == window and stop.interrupts for stop in self.all)

    def is_own_turn(self, window: str) -> bool:
        """Would the seat's own turn end if it passed at this kind of window?"""
        return any(stop.id == window and stop.own_turn for stop in self.all)

    def wants_open_uses(self, asked: Collection[str]) -> bool:
        """Does a seat with these stops want to be asked wherever it could use something that lies open?"""
        return any(stop.open_use and stop.id in asked for stop in self.all)

    def knows(self, id: str) -> bool:
        """Is, or was, there such a kind?"""
        return id in self.ids or id in self._former
