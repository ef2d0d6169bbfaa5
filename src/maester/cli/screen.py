"""What a person sees at the terminal: boxes and colours, or plain lines for screen readers and other programs."""

from __future__ import annotations

import contextlib
import importlib
import itertools
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from maester.cli.pictures import Part
from maester.cli.sentences import name_of
from maester.words import words

NOTHING = "–"
FRAME = 4
"""So many columns the border of a box takes."""
GAP = 2
"""So many columns lie between those of a table."""
LOW_TERMINAL = 40
"""On a terminal with fewer lines a whole board would run out of sight."""
CURTAIN_LINES = 60
"""So many empty lines hide what was written before where the terminal can't be cleared."""


def _line_editor() -> Any:
    """Makes `input` a line editor with a history, where there is one; None elsewhere."""
    try:
        return importlib.import_module("readline")
    except ImportError:
        return None


class Screen:
    """Says sentences of one language and game, and reads what the person types."""

    def __init__(
        self,
        language: str,
        game: str | None = None,
        data: str | None = None,
        *,
        plain: bool = False,
        aside: bool = False,
    ) -> None:
        """`data` is the fingerprint of the match's card file (None: the one in use); `aside` writes to the standard
        error what isn't part of any match.
        """
        self.language = language
        self.words = words(language, game, data)
        self._console = Console(highlight=False, stderr=aside)
        self.plain = plain or not self._console.is_terminal or self._console.is_dumb_terminal
        if self.plain:
            self._console = Console(highlight=False, stderr=aside, color_system=None)
        # Letters that a terminal can't show, or bytes that are none, are no reason to stop.
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            with contextlib.suppress(AttributeError, ValueError):
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # not every stream has it
        self._editor = _line_editor() if sys.stdin.isatty() else None

    @property
    def is_small(self) -> bool:
        """Is there no room to look at much at once: on a low terminal, or when all is read out?"""
        return self.plain or self._console.height < LOW_TERMINAL

    # -- words ------------------------------------------------------------------------------

    def write(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A paragraph."""
        self._print(Text(text, style=style), indent)

    def note(self, message_id: str, /, style: str = "", **values: Any) -> None:
        """A sentence of ours."""
        self.write(self.words.say(message_id, values), style)

    def complain(self, sentence: str) -> None:
        """What was wrong with the last thing that the person typed."""
        self.write(sentence, "yellow")

    def read(self) -> str:
        """The next line that the person types; EOFError at the end of the input."""
        line = input("> ")
        if not sys.stdin.isatty():
            self.write(line)  # The terminal itself shows what is typed into it; from a file it would be invisible.
        return line.strip()

    def _print(self, what: RenderableType, indent: int = 0) -> None:
        if isinstance(what, Text) and (self.plain or not what):
            self._console.print(Text(" " * indent) + what, soft_wrap=True)
        else:
            self._console.print(Padding(what, (0, 0, 0, indent), expand=False))

    # -- questions --------------------------------------------------------------------------

    def ask(self, prompt: str, options: Iterable[tuple[int, str]], notes: Iterable[str] = ()) -> None:
        """A question with its numbered answers, and notes below them."""
        if self.plain:
            lines = [prompt, *(f"{number}. {text}" for number, text in options), *notes]
            self.write("\n".join(("", *lines)))
            return
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold cyan")
        table.add_column()
        for number, text in options:
            table.add_row(str(number), Text(text))
        below = Text("\n".join(notes), style="dim")
        parts = (Text(prompt, style="bold"), table, below) if below else (Text(prompt, style="bold"), table)
        self._print(Panel(Group(*parts), box=box.ROUNDED, border_style="cyan", expand=False))

    # -- the curtain ------------------------------------------------------------------------

    def clear(self) -> None:
        """Nothing of what was shown can be read any more, as far as the terminal allows it, nor what was typed."""
        if self._editor is not None:
            self._editor.clear_history()
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            self._console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self._console.file.flush()
        else:
            self.write("\n" * CURTAIN_LINES)

    # -- pictures ---------------------------------------------------------------------------

    def draw(self, parts: Sequence[Part]) -> None:
        """The parts of a picture: as boxes, as many next to each other as there is room for, or as sentences."""
        if not self.plain:
            room = self._console.width - FRAME
            sheets = itertools.groupby(parts, lambda part: part.sheet)
            for row in self._in_rows(itertools.chain.from_iterable(_panels(*sheet, room) for sheet in sheets)):
                self._console.print(Columns(row))
            return
        for part in parts:
            sentences = [row.said for row in part.rows if row.said] + list(part.lines)
            if sentences:
                self.write("\n".join((f"{part.title}:", *sentences, "")))

    def _in_rows(self, panels: Iterable[Panel]) -> list[list[Panel]]:
        """Boxes next to each other as long as there is room, then below each other."""
        rows: list[list[Panel]] = []
        left = 0
        for panel in panels:
            width = self._console.measure(panel).maximum
            if rows and width < left:
                rows[-1].append(panel)
                left -= width + 1
            else:
                rows.append([panel])
                left = self._console.width - width
        return rows

    # -- views ------------------------------------------------------------------------------

    def show(self, fields: Mapping[str, Any], indent: int = 0) -> None:
        """Nested plain data: a line for a simple value, a table for a list of things of one kind."""
        for name, value in fields.items():
            label = name_of(self.words, "view", name)
            if _is_simple(value):
                line = Text(f"{label}: ", style="bold").append(self._text(value), style="not bold")
                self._print(line, indent)
                continue
            self.write(f"{label}:", "bold", indent)
            if isinstance(value, Mapping):
                self.show(value, indent + 2)
            elif _is_table(value):
                self._show_table(value, indent + 2)
            else:
                self.show({str(number): item for number, item in enumerate(value, start=1)}, indent + 2)

    def _show_table(self, rows: Sequence[Mapping[str, Any]], indent: int) -> None:
        names = tuple(rows[0])
        columns = [name_of(self.words, "view", name) for name in names]
        cells = [[self._text(row[name]) for name in names] for row in rows]
        if self.plain:
            for row in cells:
                pairs = zip(columns, row, strict=True)
                self.write(", ".join(f"{column} {cell}" for column, cell in pairs), indent=indent)
            return
        table = Table(*columns, box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
        for row in cells:
            table.add_row(*map(Text, row))
        self._print(table, indent)

    def _text(self, value: Any) -> str:
        if isinstance(value, bool):
            return self.words.say("word-yes" if value else "word-no")
        if isinstance(value, Sequence) and not isinstance(value, str):
            return ", ".join(map(self._text, value)) or NOTHING
        return NOTHING if value is None or value in ("", {}) else str(value)


def _panels(sheet: str, parts: Iterable[Part], room: int) -> list[Panel]:
    """A box for each part, or one for all parts of a sheet; inside a box there is so much room."""
    if not sheet:
        return [_box(part.title, _drawn(part, _widths([part], room))) for part in parts]
    together = list(parts)
    widths = _widths(together, room)
    inside: list[RenderableType] = []
    for part in together:
        inside += [Text(part.title, style="bold underline")] if part.title else []
        inside += _drawn(part, widths)
    return [_box(sheet, inside)]


def _box(title: str, inside: Sequence[RenderableType]) -> Panel:
    return Panel(Group(*inside), title=Text(title, style="bold"), box=box.ROUNDED, expand=False)


def _widths(parts: Sequence[Part], room: int) -> list[int]:
    """How wide the columns of these parts are: as wide as they need it, but together they must have room.

    If they haven't, the widest ones share what the others leave.
    """
    lines = [[cell.text for cell in row.cells] for part in parts for row in part.rows]
    lines += [list(part.columns) for part in parts]
    wanted = [max(map(cell_len, column)) for column in itertools.zip_longest(*lines, fillvalue="")]
    left = room - GAP * (len(wanted) - 1)
    widths = [0] * len(wanted)
    for waiting, (width, place) in enumerate(sorted(zip(wanted, itertools.count(), strict=False))):
        widths[place] = max(1, min(width, left // (len(wanted) - waiting)))
        left -= widths[place]
    return widths


def _drawn(part: Part, widths: Sequence[int]) -> list[RenderableType]:
    drawn: list[RenderableType] = []
    if any(row.cells for row in part.rows):
        table = Table(box=None, header_style="dim", pad_edge=False, show_header=bool(part.columns))
        titles = itertools.chain(part.columns, itertools.repeat(""))
        for title, width in zip(titles, widths, strict=False):
            table.add_column(title, width=width)
        for row in part.rows:
            if row.cells:
                table.add_row(*(Text(cell.text, style=cell.style) for cell in row.cells))
        drawn.append(table)
    drawn += [Text(line, style="dim") for line in part.seen]
    drawn += [Text(line) for line in part.lines]
    return drawn


def _is_simple(value: Any) -> bool:
    """Whether it fits into a line: a single value, or a list of such."""
    if isinstance(value, list | tuple):
        return not any(isinstance(item, Mapping | list | tuple) for item in value)
    return not isinstance(value, Mapping) or not value


def _is_table(value: Any) -> bool:
    """Whether these are things of one kind with simple fields."""
    return all(
        isinstance(item, Mapping) and item.keys() == value[0].keys() and all(map(_is_simple, item.values()))
        for item in value
    )
