"""What a game looks like in a terminal: its board in parts, and what helps to choose a move.

A game that has a picture of its own names it (`Companions.terminal`); the others are shown as nested lists. A picture
gets views, which are what a seat may see, and moves as plain data; it never gets a match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from maester.engine import Definition
from maester.rulebook import fold
from maester.words import Words

View = Mapping[str, Any]
Fits = Callable[[str, str], bool]
Inspect = Callable[[str], Mapping[str, Any]]
"""All that can be measured about a thing that lies open, by its name (`Match.inspect`); raises BadData."""

Offered = Callable[[], Sequence[Mapping[str, Any]]]
"""The moves that the seat at the terminal is offered now, as plain data; of a domain its candidates."""


class Cell(NamedTuple):
    """A text with the colour that it has on a terminal with colours."""

    text: str
    style: str = ""


class Row(msgspec.Struct, frozen=True):
    """One thing of a part: cells for a table, and the same as a sentence that reads well aloud.

    A row without cells is only read aloud, one without a sentence is only seen.
    """

    cells: tuple[Cell, ...]
    said: str


class Part(msgspec.Struct, frozen=True):
    """A part of a picture, with a title: a table, lines below it, or both."""

    title: str
    columns: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    lines: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    """Lines with symbols that only eyes understand."""
    sheet: str = ""
    """Neighbouring parts of one sheet are drawn in one box under this title, their columns in line."""


class Shown(NamedTuple):
    """Parts that belong to a question; `key` tells whether they were shown already."""

    key: str
    parts: Sequence[Part]
    otherwise: Shown | None = None
    """What is shown if they were."""


class Picture:
    """A game without a picture of its own."""

    def __init__(self, words: Words, definition: Definition) -> None:
        """`definition` has the cards that the match is played with; an owner of the game may have changed them."""
        self.words = words
        self._definition = definition
        self.inspect: Inspect | None = None
        """Set by whoever shows a match, in games where anything can be measured."""
        self.offered: Offered | None = None
        """Set by whoever lets a person answer."""

    def whole(self, view: View) -> Sequence[Part]:
        """The whole board; nothing if the game has no picture."""
        return ()

    def find(self, view: View, wanted: str) -> Sequence[Part]:
        """The parts that are called so."""
        return ()

    def svg(self, view: View) -> str | None:
        """The board as a picture in SVG, for a file beside the terminal; None if the game has none."""
        return None

    def names(self) -> Sequence[str]:
        """What the parts are called that can be asked for."""
        return ()

    def also(self) -> str | None:
        """What else can be asked for by its name, in words; None if there is nothing."""
        return self.words.say("picture-also") if self.words.has("picture-also") else None

    def before(self, kind: str, view: View, *, brief: bool) -> Shown | None:
        """What is shown unasked before a question; `brief` is for those who have it read out."""
        return None

    def path(self, move: Mapping[str, Any]) -> tuple[str, ...]:
        """Under which headings a move stands where there are many: an area, most often."""
        return ()

    def amount(self, move: Mapping[str, Any]) -> int | None:
        """The number by which a move is chosen, if it is nothing but an amount."""
        return None

    def heading(self, view: View, key: str) -> str:
        """A heading in words."""
        return key

    def wording(self, kind: str, move: Mapping[str, Any]) -> str:
        """A move in other words than usual, because the question gives it another meaning; empty if it has none."""
        return ""

    def remark(self, view: View, move: Mapping[str, Any]) -> str:
        """What a player should know about a move; empty if there is nothing."""
        return ""

    def reminder(self, view: View, move: Mapping[str, Any]) -> str:
        """The same in few words, for those who have read it before."""
        return self.remark(view, move)

    def confirms(self, kind: str) -> bool:
        """Is the answer looked at once more when the last part of it was given in secret?"""
        return False

    def rules(self, kind: str) -> Sequence[str]:
        """The rules behind a kind of question."""
        return self._definition.question_rules.get(kind, ())


class PartsPicture(Picture):
    """A game whose board has parts with names: `picture-part-<part>` says what is typed to see one."""

    parts: Mapping[str, Callable[[View], Sequence[Part]]] = {}
    """How each part is drawn, by its id."""

    def find(self, view: View, wanted: str) -> Sequence[Part]:
        for fits in (str.__eq__, str.startswith, str.__contains__):
            if parts := list(self.called(view, fold(wanted), fits)):
                return parts
        return ()

    def called(self, view: View, wanted: str, fits: Fits) -> Iterable[Part]:
        """The parts whose id or name fits what was asked for."""
        for name, draw in self.parts.items():
            if is_called(wanted, fits, name, self.words.say(f"picture-part-{name}")):
                yield from draw(view)

    def names(self) -> Sequence[str]:
        return [self.words.say(f"picture-part-{name}") for name in self.parts]


def is_called(wanted: str, fits: Fits, *names: str) -> bool:
    """Does one of the names fit what was asked for?"""
    return any(fits(fold(name), wanted) for name in names)
