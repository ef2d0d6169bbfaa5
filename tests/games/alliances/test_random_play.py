"""Alliances at random with all checks, its golden playthroughs, its corpus, positions, and failures of the past."""

from __future__ import annotations

from random import Random

import pytest

import maester
from maester.errors import BadData
from maester.games.alliances import GAME
from maester.harness.playing import configurations, playout
from maester.harness.sayable import missing_messages
from maester.words.check import check_locales, locale_pairs
from tests.games.playing import check_corpus, check_hash_seeds, check_playout, check_playthrough, check_replays

MATCHES = 12
"""So many whole matches are played here; make soak plays thousands."""
FREE = {"leaders": "random", "first_player": "random"}


@pytest.mark.parametrize("number", range(MATCHES))
def test_random_play_keeps_all_invariants(number: int) -> None:
    ways = configurations(GAME, None, FREE)
    assert len(ways) == 96
    check_playout(GAME, ways[(number * 37) % len(ways)], 100 + number)


def test_leaders_can_be_chosen_under_all_checks() -> None:
    ways = configurations(GAME, 3, {"leaders": "chosen", "first_player": 2, "advanced": True, "quick_game": True})
    assert playout(GAME, ways[0], 5, check=True).failure is None


def test_a_first_player_who_does_not_sit_there_is_no_configuration() -> None:
    assert {way.players for way in configurations(GAME, None, {"first_player": 6})} == {6}


@pytest.mark.parametrize(
    ("players", "seed", "options"), [(4, 1, {}), (5, 2, {"advanced": True, "draft": "kingsmoot", "open_allies": True})]
)
def test_golden_playthrough_of_alliances(players: int, seed: int, options: dict[str, object], regenerate: bool) -> None:
    check_playthrough(GAME, players, seed, options, decisions=140, regenerate=regenerate)


def test_golden_corpus_of_alliances_is_there(regenerate: bool) -> None:
    check_corpus(GAME, regenerate=regenerate)


def test_the_corpus_replays() -> None:
    check_replays(GAME)


RESULTS = """
from maester.games.alliances import GAME
from maester.harness.playing import configurations, playouts
results = playouts(GAME, configurations(GAME, None, {"first_player": "random"})[::5], 8, seed=11, check=False)
"""


def test_nothing_depends_on_the_hash_seed() -> None:
    check_hash_seeds(RESULTS, 8)


# --- positions and words --------------------------------------------------------------------------


def test_a_position_is_the_same_after_a_round_trip() -> None:
    rng = Random(3)
    options = {"advanced": True, "leaders": "listed", "first_player": 1}
    match = maester.new_match("alliances", 4, 9, options, auto_pass=True)
    compared = 0
    while not match.over and compared < 25:
        seat = match.to_act[0]
        if match.decision(seat).kind == "take-turn":
            position = match.position()
            again = maester.scenario("alliances", position, 4, 5, options)
            assert again.position() == position
            assert again.to_act == match.to_act
            compared += 1
        match.play(seat, rng.choice(match.decision(seat).options))
    assert compared == 25


@pytest.mark.parametrize(
    "position",
    [
        {"phase": "tea"},
        {"season": "spring"},
        {"space": 9},
        {"first": "hodor"},
        {"knelt": ["hodor"]},
        {"leaders": {"hodor": {}}},
        {"leaders": {"cersei-lannister": {"hand": ["inf-nothing"]}}},
        {"leaders": {"cersei-lannister": {"hand": ["evt-bribery", "evt-bribery"]}}},
        {"leaders": {"cersei-lannister": {"hat": []}}},
        {"councils": {"cersei-lannister+olenna-tyrell": {}}},
        {"current": "ally-nobody"},
        {"dead": ["ally-shae", "ally-shae"]},
        {"supply": [7]},
        {"dragons": 3},
    ],
)
def test_a_bad_position_is_refused(position: dict[str, object]) -> None:
    with pytest.raises(BadData) as caught:
        maester.scenario("alliances", position, 4, 1, {"leaders": "listed"})
    assert caught.value.message("pl")


def test_everything_has_words_in_both_languages() -> None:
    assert missing_messages(GAME) == []
    assert GAME.locale is not None
    assert check_locales(locale_pairs(GAME.locale)) == []
