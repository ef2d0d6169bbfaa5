"""Pictures fit into a terminal of 80 columns: nothing that stands in them is cut off."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import maester
from maester.cli.boards import picture_of
from maester.cli.pictures import Part
from maester.cli.screen import Screen

COLUMNS = 80
MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("boardgame", 6, {"rounds": 2}),
    ("alliances", 6, {"leaders": "chosen", "quick_game": True, "draft": "kingsmoot"}),
    ("cardgame", 2, {"power": 4}),
    ("miniatures", 2, {"rounds": 2, "table": 72}),
]


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal with colours, as the screen sees it."""
    for name, value in {"FORCE_COLOR": "1", "TERM": "xterm", "COLUMNS": str(COLUMNS), "LINES": "50"}.items():
        monkeypatch.setenv(name, value)


def test_boxes_stand_next_to_each_other_where_there_is_room(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    narrow, wide = Part("one", lines=("a" * 40,)), Part("two", lines=("b" * 90,))
    Screen("en").draw([narrow, narrow, narrow, wide])
    drawn = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out).splitlines()
    assert [line.count("a" * 40) for line in drawn if "a" in line] == [2, 1]
    assert [line.count("b" * 90) for line in drawn if "b" in line] == [1]


def words_of(parts: list[Part]) -> set[str]:
    """Every word that is seen in these parts."""
    texts = [text for part in parts for text in (*part.columns, *part.lines, *part.seen)]
    texts += [cell.text for part in parts for row in part.rows for cell in row.cells]
    return {word for text in texts for word in text.split()}


@pytest.mark.parametrize(("game", "players", "options"), MATCHES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_is_cut_off(
    game: str, players: int, options: dict[str, Any], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    match = maester.new_match(game, players, 5, options)
    picture, screen, dice = picture_of(match.definition, language), Screen(language, game), Random(5)
    assert not screen.plain
    while not match.over:
        seat = match.to_act[0]
        decision = match.decision(seat)
        if dice.random() < 0.03:
            view = match.view(seat)
            parts = [*picture.whole(view), *(part for name in picture.names() for part in picture.find(view, name))]
            screen.draw(parts)
            drawn = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out)
            assert max(map(len, drawn.splitlines())) <= COLUMNS
            assert words_of(parts) - set(re.sub(r"[│╭╮╰╯─]", " ", drawn).split()) == set()
        match.play(seat, dice.choice(decision.options))
