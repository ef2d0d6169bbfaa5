"""The answers to a question: what is said about them, to whom, how often; and what a typed line means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import maester
from maester.cli.answers import Answers
from maester.cli.auto_pass import TerminalAutoPass
from maester.cli.menu import Group
from maester.cli.pictures import Picture
from maester.cli.screen import Screen
from maester.engine import Seat
from maester.words import words
from tests.engine.skirmish import GAME

pytestmark = pytest.mark.usefixtures("own_folder")

WOLF, LION = Seat(0), Seat(1)


class WarningPicture(Picture):
    """A picture that warns before every order, and puts the tokens under headings."""

    def remark(self, view: Any, move: Mapping[str, Any]) -> str:
        return "winter is coming"

    def reminder(self, view: Any, move: Mapping[str, Any]) -> str:
        return "winter"

    def path(self, move: Mapping[str, Any]) -> tuple[str, ...]:
        return (str(move["token"]).partition("-")[0],)


def new_answers() -> Answers:
    match = maester.new_match("skirmish", 3, 1, {"rounds": 1})
    screen = Screen("en", "skirmish", plain=True)
    return Answers(match, screen, WarningPicture(screen.words, GAME), TerminalAutoPass(GAME, (WOLF, LION), screen))


def shown(answers: Answers, capsys: pytest.CaptureFixture[str], group: int | None = None) -> tuple[int, int]:
    """How many options are shown with the whole warning, and how many with the short one."""
    capsys.readouterr()
    if group is None:
        answers.show()
    else:
        meant = answers.meant(str(group))
        assert isinstance(meant, Group)
        answers.open(meant)
    output = capsys.readouterr().out
    return output.count("(winter is coming)"), output.count("(winter)")


def test_a_warning_is_said_in_full_once_to_each_person(capsys: pytest.CaptureFixture[str]) -> None:
    answers = new_answers()
    for seat in (WOLF, LION):
        answers.read(seat)
        full, short = shown(answers, capsys)
        assert full == 1 < short
        answers.read(seat)
        assert shown(answers, capsys) == (0, full + short)


def test_what_stands_in_a_group_that_nobody_opened_was_not_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maester.cli.menu.MOST_TOGETHER", 2)
    monkeypatch.setattr("maester.cli.menu.FEW", 0)
    answers = new_answers()
    for _ in range(2):
        answers.read(WOLF)
        assert shown(answers, capsys) == (0, 0)
        assert shown(answers, capsys, group=1)[0] == 1
    assert shown(answers, capsys) == (0, 0), "all answers are shown again"


def test_a_number_of_any_length_is_understood() -> None:
    answers = new_answers()
    answers.read(WOLF)
    with pytest.raises(maester.BadData):
        answers.meant("99")
    for line in ("9" * 9, "9" * 5000):
        assert answers.meant(line) is None, "no option has such a number, so it can only be looked for"


def test_a_slip_in_a_move_is_told_unless_the_words_fit_an_option() -> None:
    answers = new_answers()
    answers.read(WOLF)
    assert answers.meant("order wolf-1: march") is None
    with pytest.raises(maester.BadData):
        answers.meant("order wolf-1: sword")


def test_how_many_more_answers_there_are_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maester.cli.answers.MOST_OPTIONS", 4)
    answers = new_answers()
    answers.read(WOLF)
    assert sum(shown(answers, capsys)) == 4
    answers.show()
    more = words("en", "skirmish").say("play-more", {"count": len(answers.decision.options) - 4})
    assert more in capsys.readouterr().out
