"""`maester play`: questions that the test game does not have."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import maester
from maester.bots import RandomBot
from maester.cli.screen import Screen
from maester.cli.sentences import result_text
from maester.cli.session import Session
from maester.engine import (
    Asked,
    Definition,
    Domain,
    Event,
    Game,
    Match,
    Move,
    Outcome,
    PickIn,
    Play,
    Question,
    Refusal,
    Seat,
    Secrets,
    refuse,
)
from tests.cli.terminal import after

pytestmark = pytest.mark.usefixtures("own_folder")


# -- questions that the skirmish doesn't have ------------------------------------------------------------------------


class Whispered(Event, frozen=True):
    hint: int


class Guess(Move, frozen=True):
    number: int


class Stay(Move, frozen=True):
    pass


class Numbers(Domain, frozen=True):
    """More numbers than anybody would list."""

    def check(self, move: Guess) -> Refusal | None:
        return None if 0 <= move.number < 1000 else refuse("match.not-listed")

    def sample(self, rng: Random) -> Guess:
        return Guess(rng.randrange(1000))

    def candidates(self) -> Sequence[Guess]:
        return (Guess(7), Guess(77))

    def nearest(self, move: Guess) -> Guess:
        return Guess(max(0, min(move.number, 999)))


class Guessing(Game, kw_only=True):
    guessed: int = -1


class HideOrStay(Question, frozen=True):
    moves = (Stay,)

    def ask(self, game: Guessing) -> Asked:
        return Asked(Seat(0), (Stay(),), private=True)

    def why_not(self, game: Guessing, seat: Seat, move: Any) -> Refusal | None:
        return None

    def answer(self, game: Guessing, seat: Seat, move: Any) -> None:
        game.tell(Whispered(5), to=(seat,))


class GuessNumber(PickIn, frozen=True):
    moves = (Guess,)

    def who(self, game: Guessing) -> Seat:
        return Seat(0)

    def domain(self, game: Guessing) -> Numbers:
        return Numbers()

    def answer(self, game: Guessing, seat: Seat, move: Guess) -> None:
        game.guessed = move.number
        game.finish([[Seat(0), Seat(1)]], "guess")


def guessing(tmp_path: Path) -> Match:
    locale = tmp_path / "locale"
    locale.mkdir()
    for language in ("en", "pl"):
        (locale / f"{language}.ftl").write_text(
            "ask-hide-or-stay = Hide?\nask-guess-number = Guess!\noption-stay = Stay\noption-guess = Say { $number }\n"
            "event-whispered = Psst, { $hint }!\n"
            "seat-ann = Ann the Great\nseat-bob = Bob the Little\ntie-break-guess = the guess\n",
            encoding="utf-8",
        )

    def set_up(players: int, options: Any) -> Guessing:
        game = Guessing()
        game.then(HideOrStay(), GuessNumber())
        return game

    definition = Definition(
        id=f"guessing-{tmp_path.name}",
        titles={"en": "Guessing", "pl": "Zgadywanie"},
        players=(2,),
        rules_version=1,
        package=__name__,
        folder=tmp_path,
        play=Play(
            state=Guessing,
            names={},
            seats=lambda players, options: ("ann", "bob"),
            set_up=set_up,
        ),
        secrets=Secrets(
            view=lambda game, seat: Outcome(()),
            determinize=lambda game, seat, rng: None,
            invariants=lambda game: (),
        ),
    )
    return Match(definition, 2, {}, 3, definition.start(2, {}, bytes(32)))


def test_a_private_question_with_one_option_is_asked_and_a_domain_takes_moves_that_are_not_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = guessing(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("2\n1\nguess 1200\nwhy guess -3\nguess 500\n"))
    Session(match, [Seat(0)], {Seat(1): RandomBot()}, Screen("en", match.definition.id), tmp_path / "guess.json").run()
    output = capsys.readouterr().out
    assert "You play Ann the Great. Bot: Bob the Little (" in output
    assert "Hide?\n1. Stay\n" in output
    assert after(output, "2") == "There is no option 2: there is only number 1."
    assert "\nPsst, 5!\n" in output
    assert "Guess!\n1. Say 7\n2. Say 77\nThese are only suggestions" in output
    assert "\nNearest to it is: guess 999\n" in output
    assert "\nNearest to it is: guess 0\n" in output
    assert "You choose: Say 500" in output
    assert "1. Ann the Great and Bob the Little (you)\nTies were broken by: the guess.\n" in output
    assert match.over


def test_shared_places_are_counted() -> None:
    match = maester.new_match("skirmish", 4, seed=1)
    with pytest.raises(ValueError, match="no result"):
        result_text(match, "en")
    match.game.finish([[Seat(2)], [Seat(0), Seat(3)], [Seat(1)]])
    assert result_text(match, "en", [0]).splitlines() == ["1. lion", "2. wolf and sun (you)", "4. kraken"]
    assert "(" not in result_text(match, "pl")
