"""Options with a range: any whole number of it may be chosen, whatever is usual."""

from __future__ import annotations

from typing import Any

import pytest

from maester.cli.options import read_options
from maester.engine import Option
from maester.errors import BadOption
from maester.harness.playing import configurations
from tests.engine.support import check_words
from tests.harness.broken import skirmish_with

POINTS = Option("points", (40, 30, "many"), range=(10, 120))
WORDS = Option("mode", ("one", "two"))
"""Without a range."""


@pytest.mark.parametrize("value", [40, 30, "many", 10, 120, 75])
def test_values_and_all_numbers_of_the_range_are_allowed(value: Any) -> None:
    assert POINTS.allows(value)


@pytest.mark.parametrize("value", [9, 121, "75", 75.0, True, None, [75], "few", -40])
def test_nothing_else_is_allowed(value: Any) -> None:
    assert not POINTS.allows(value)
    assert not WORDS.allows(value)


def test_the_default_is_the_first_value() -> None:
    assert POINTS.default == 40


@pytest.mark.parametrize(
    ("written", "value"), [("40", 40), ("MANY", "many"), ("75", 75), ("010", 10), ("10", 10), ("120", 120)]
)
def test_numbers_are_read_as_they_are_typed(written: str, value: Any) -> None:
    assert POINTS.read(written) == value


@pytest.mark.parametrize("written", ["", "9", "121", "-75", "75.5", "7 5", "few", "٤٠", "1" * 5000])
def test_what_is_no_number_of_the_range_is_not_read(written: str) -> None:
    assert POINTS.read(written) is None


def test_what_is_allowed_can_be_told() -> None:
    assert POINTS.allowed() == ["40", "30", "many", "10–120"]
    assert WORDS.allowed() == ["one", "two"]


def test_a_game_takes_any_number_of_the_range_and_refuses_others() -> None:
    game = skirmish_with("range", options=(Option("rounds", (3, 5), range=(1, 9)),))
    assert game.check_options({"rounds": 7}) == {"rounds": 7}
    assert game.check_options(None) == {"rounds": 3}
    assert read_options(game, ["rounds=7"]) == {"rounds": 7}
    with pytest.raises(BadOption) as error:
        game.check_options({"rounds": 10})
    check_words(error.value, "wrong-option-value", "rounds", "10", "3, 5", "1–9")
    with pytest.raises(BadOption) as error:
        read_options(game, ["rounds=10"])
    check_words(error.value, "wrong-option-value", "rounds", "10", "3, 5", "1–9")
    (told,) = game.info().options
    assert (told.values, told.range) == ((3, 5), (1, 9))
    # Random play tries what is usual.
    assert {way.options["rounds"] for way in configurations(game, 2)} == {3, 5}


def test_an_option_may_be_for_some_numbers_of_players_only() -> None:
    game = skirmish_with("some-players", options=(Option("sides", ("alone", "teams"), players=(3,)),))
    alone, teams = {"sides": "alone"}, {"sides": "teams"}
    assert game.settled(2, alone, bytes(32)) == alone
    assert game.settled(3, teams, bytes(32)) == teams
    with pytest.raises(BadOption) as error:
        game.settled(2, teams, bytes(32))
    check_words(error.value, "wrong-option-value", "sides", "teams", "alone")


def test_a_game_says_how_many_usually_play() -> None:
    assert skirmish_with("many").check_players(None) == skirmish_with("many").players[-1]
    usual = skirmish_with("usual", usual_players=2)
    assert usual.check_players(None) == 2
    assert usual.check_players(usual.players[-1]) == usual.players[-1]
