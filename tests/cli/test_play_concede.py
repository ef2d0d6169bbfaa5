"""Giving up at the terminal."""

from __future__ import annotations

import pytest

from tests.cli.terminal import NEW, after, run, saved

pytestmark = pytest.mark.usefixtures("own_folder")

CARDS = ("cardgame", "--seed", "1", "--bots", "random")
FILE = "maester-cardgame.json"


def test_who_says_it_twice_gives_up() -> None:
    output = run(CARDS, ["concede", "Concede"])
    assert "Type concede once more" in after(output, "concede")
    assert "gave up." in output.split("The match is over.")[1]
    assert "Ties were broken" not in output
    match = saved(FILE)
    assert match.conceded == 0
    assert match.result is not None
    assert match.result.places == (("lannister",), ("stark",))


@pytest.mark.parametrize("answer", ["", "no", "1", "q"])
def test_anything_else_plays_on(answer: str) -> None:
    output = run(CARDS, ["concede", answer])
    assert "The match goes on." in after(output, answer)
    assert not saved(FILE).over


def test_at_one_terminal_the_one_before_the_screen_gives_up() -> None:
    output = run([*CARDS[:-2], "--people", "2"], ["", "1", "", "concede", "concede"])
    assert output.count("Hand the screen to") == 2
    assert saved(FILE).conceded == 1


def test_a_game_without_it_says_so() -> None:
    output = run(NEW, ["concede"])
    assert after(output, "concede").startswith("In the game skirmish nobody can give up.")
    assert not saved().over
