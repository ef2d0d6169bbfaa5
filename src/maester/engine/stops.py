"""The windows of a game by kind, so that a seat can say at which of them it wants to be asked.

The engine itself asks at every window at which, as far as everybody knows, the seat could act. What a seat does with
that is its own setting, above the engine (`maester.passing`); it can rely on one thing only: which kind of window is
open is known to everybody, whatever the seat holds in its hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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
    asked_among_bots: bool = False
    """Is it asked here where all the others are bots? There it isn't asked where it could only pass."""
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
        former: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """`former` are kinds that were divided: by their old names what they are now."""
        self.all = tuple(stops)
        self._former = dict(former or {})
        self.window = window
        self.span = span

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(stop.id for stop in self.all)

    def usual(self, *, among_bots: bool) -> tuple[str, ...]:
        """The kinds at which a seat is asked that has said nothing."""
        return tuple(stop.id for stop in self.all if stop.asked or (among_bots and stop.asked_among_bots))

    def read(self, ids: Iterable[str]) -> tuple[str, ...]:
        """Kinds as somebody has written them down once, by their present names, in the order of the game; what isn't
        known any more is left out.
        """
        wanted = {one for id in ids for one in self._former.get(id, (id,))}
        return tuple(id for id in self.ids if id in wanted)

    def knows(self, id: str) -> bool:
        """Is, or was, there such a kind?"""
        return id in self.ids or id in self._former
