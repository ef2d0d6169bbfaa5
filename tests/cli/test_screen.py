"""The screen itself: what is cleared, what has room, what stands next to each other."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from maester.cli.pictures import Cell, Part, Row
from maester.cli.screen import GAP, Screen, _box, _widths

pytestmark = pytest.mark.usefixtures("own_folder")


def terminal(width: int = 80, height: int = 50) -> tuple[Screen, io.StringIO]:
    """A screen on a terminal of that size, and what is written to it."""
    screen, written = Screen("en"), io.StringIO()
    screen._console = Console(file=written, force_terminal=True, width=width, height=height, legacy_windows=False)
    screen.plain = False
    return screen, written


def test_what_was_shown_is_cleared_with_what_was_scrolled_away() -> None:
    screen, written = terminal()
    screen.clear()
    assert written.getvalue() == "\x1b[2J\x1b[3J\x1b[H"


def test_a_low_terminal_and_one_that_is_read_out_are_small() -> None:
    assert terminal(height=39)[0].is_small
    assert not terminal(height=40)[0].is_small
    assert Screen("en", plain=True).is_small


def part(*texts: str) -> Part:
    return Part(title="", rows=(Row(tuple(Cell(text) for text in texts), ""),))


def test_columns_are_as_wide_as_they_need_it_and_the_widest_share_what_is_left() -> None:
    parts = [part("a" * 4, "b" * 50, "c" * 40), part("a" * 6, "b", "c")]
    assert _widths(parts, 200) == [6, 50, 40]
    narrow = _widths(parts, 50)
    assert narrow[0] == 6
    assert sum(narrow) + 2 * GAP == 50
    assert abs(narrow[1] - narrow[2]) <= 1


def test_boxes_stand_next_to_each_other_as_long_as_there_is_room() -> None:
    boxes = [_box("", ["x" * 20]) for _ in range(4)]
    for width, rows in ((30, [1, 1, 1, 1]), (60, [2, 2]), (120, [4])):
        screen, _ = terminal(width=width)
        assert [len(row) for row in screen._in_rows(boxes)] == rows
