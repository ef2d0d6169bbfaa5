"""The games that Maester knows, and what it tells about each of them."""

from __future__ import annotations

import pytest

import maester
import tests.engine.support  # noqa: F401  (it imports the games)
from maester.engine import definition_of, register


def test_games_are_listed_with_titles_players_and_options() -> None:
    games = {game.id: game for game in maester.games()}
    skirmish = games["skirmish"]
    assert skirmish.titles == {"en": "Skirmish", "pl": "Potyczka"}
    assert skirmish.players == (2, 3, 4, 5, 6)
    assert skirmish.rules_version == 1
    (rounds,) = skirmish.options
    assert (rounds.name, rounds.default, rounds.values) == ("rounds", 10, (10, 1, 2, 3))
    assert rounds.meaning == {"en": "How many rounds are played.", "pl": "Liczba rund w rozgrywce."}
    assert games["tiny-cards"].options == ()


def test_a_game_is_registered_once_under_its_name() -> None:
    definition = definition_of("skirmish")
    assert register(definition) is definition
    twin = object.__new__(type(definition))
    twin.id = "skirmish"
    with pytest.raises(ValueError, match="already a game called skirmish"):
        register(twin)
