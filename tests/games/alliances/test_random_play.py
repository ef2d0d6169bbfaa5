"""Alliances at random with all checks, its golden playthroughs, its corpus, positions, and failures of the past."""

from __future__ import annotations

from random import Random

import pytest

import maester
from maester.errors import BadData
from maester.games.alliances import GAME
from maester.harness.checks import BrokenInvariant, Checker
from maester.harness.playing import Configuration, configurations, playout
from maester.words.check import check_locales, locale_pairs
from tests.games.playing import check_corpus, check_hash_seeds, check_playout, check_playthrough, check_replays
from tools.missing_messages import missing_messages

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


@pytest.mark.parametrize("number", range(8))
def test_a_match_from_the_position_of_any_decision_stands_where_the_other_does(number: int) -> None:
    """Whatever is under way: all see the same, the same is asked, and it can be answered in the same way."""
    ways = [*configurations(GAME, None, FREE)[:: 96 // 7], Configuration(4, {"leaders": "chosen", "advanced": True})]
    way, rng = ways[number], Random(number)
    match = maester.new_match("alliances", way.players, 40 + number, way.options)
    kinds = set()
    while not match.over:
        position = match.position()
        again = maester.scenario("alliances", position, way.players, 40 + number, way.options)
        assert again.position() == position
        assert all_that_is_seen(again) == all_that_is_seen(match)
        assert list(GAME.secrets.invariants(again.game)) == []
        seat = rng.choice(match.to_act)
        kinds.add(match.decision(seat).kind)
        move = rng.choice(match.decision(seat).options)
        match.play(seat, move)
        again.play(seat, move)
    assert len(kinds) > 8


def all_that_is_seen(match: maester.Match) -> list[object]:
    everybody = (*range(match.players), None)
    asked = [(match.decision(seat).prompt, match.decision(seat).options) for seat in match.to_act]
    return [match.to_act, asked, *(match.view(viewer) for viewer in everybody)]


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


def test_a_position_that_forgets_what_is_under_way_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAME.position
    match, rng = maester.new_match("alliances", 3, 1), Random(1)
    while match.decision(match.to_act[0]).kind != "place-ally":
        match.play(match.to_act[0], rng.choice(match.decision(match.to_act[0]).options))
    checker = Checker(match, rng)
    checker.check_position(match)
    monkeypatch.setattr(GAME, "position", lambda game: {**honest(game), "under_way": None})
    with pytest.raises(BrokenInvariant, match="from a position"):
        checker.check_position(match)
