"""The answers to a question as a person sees them: numbered, in groups where they are many, found by their words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from maester.engine import Move
from maester.rulebook import fold

MOST_TOGETHER = 15
"""A question with more options than this shows their headings first, if they have some."""
FEW = 3
"""So few options are shown with all that is to be said about them, also if it was said before."""
MOST_OPTIONS = 25
"""So many lines are shown at once; of more, a person chooses a group first or finds an option by typing its words."""


class MenuOption(NamedTuple):
    """A move that may be played: in words, as it can be typed, and the headings under which it stands."""

    move: Move
    text: str
    typed: str
    path: tuple[str, ...] = ()
    amount: int | None = None
    """How much of something it is, if that is all: then that is its number."""
    full: str = ""
    """The same with all that is to be said about it, if the words leave something out."""

    def has(self, parts: Sequence[str]) -> bool:
        """Do all of these (folded) words occur in it, as it is shown or as it is typed?"""
        place = fold(f"{self.full or self.text} {self.typed}")
        return all(part in place for part in parts)


class Group(NamedTuple):
    """Options under one heading."""

    heading: str
    options: Sequence[MenuOption]


class Menu:
    """Numbered lines, each an option or a group of options.

    A list that is short enough, or whose options have no headings, is shown as it is; of a longer one the first
    headings that tell its options apart.
    """

    def __init__(self, options: Sequence[MenuOption], depth: int = 0) -> None:
        self.options = options
        self.depth = depth
        self.lines: dict[int, MenuOption | Group] = self._numbered()

    @property
    def grouped(self) -> bool:
        """Are there groups to choose from?"""
        return any(isinstance(line, Group) for line in self.lines.values())

    def _numbered(self) -> dict[int, MenuOption | Group]:
        amounts = {option.amount: option for option in self.options if option.amount is not None}
        if self.options and len(amounts) == len(self.options):
            return dict(sorted(amounts.items()))
        return dict(enumerate(self._lines(), start=1))

    def _lines(self) -> Sequence[MenuOption | Group]:
        if len(self.options) <= (MOST_OPTIONS if self.depth else MOST_TOGETHER):
            return self.options
        longest = max(len(option.path) for option in self.options)
        while self.depth < longest:
            groups: dict[str, list[MenuOption]] = {}
            alone: list[MenuOption] = []
            for option in self.options:
                if self.depth < len(option.path):
                    groups.setdefault(option.path[self.depth], []).append(option)
                else:
                    alone.append(option)
            self.depth += 1
            if len(groups) > 1:
                return [*alone, *(_line(heading, inside) for heading, inside in groups.items())]
        return self.options

    def inside(self, group: Group) -> Menu:
        """The menu of one group."""
        return Menu(group.options, self.depth)

    def found(self, wanted: str) -> list[MenuOption]:
        """The options that have all of these words."""
        parts = fold(wanted).split()
        return [option for option in self.options if option.has(parts)]

    def filtered(self, wanted: str) -> Menu:
        """Only the options with these words, numbered anew."""
        return Menu(self.found(wanted))

    def shown(self, group_text: Callable[[Group], str]) -> list[tuple[int, str]]:
        """The lines as texts with their numbers."""
        few = len(self.lines) <= FEW
        return [
            (number, group_text(line) if isinstance(line, Group) else (few and line.full) or line.text)
            for number, line in self.lines.items()
        ]


def _line(heading: str, inside: Sequence[MenuOption]) -> MenuOption | Group:
    return inside[0] if len(inside) == 1 else Group(heading, inside)
