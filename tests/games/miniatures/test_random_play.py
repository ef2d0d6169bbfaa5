"""The miniatures game at random with all checks, its golden playthroughs and its corpus."""

from __future__ import annotations

import pytest

from maester.engine.record import read_save
from maester.games.miniatures import GAME
from maester.games.miniatures.names import MODE_NAMES
from maester.harness.playing import Configuration, configurations
from tests.games.playing import CORPUS, check_corpus, check_hash_seeds, check_playout, check_playthrough, check_replays

MATCHES = 8
"""So many matches are played here; make soak plays hundreds."""
SHORT = {"rounds": 2}


@pytest.mark.parametrize("number", range(MATCHES))
def test_random_play_keeps_all_invariants(number: int) -> None:
    ways = configurations(GAME, None, SHORT)
    check_playout(GAME, ways[number * len(ways) // MATCHES], 100 + number)


def test_a_whole_match_keeps_all_invariants() -> None:
    check_playout(GAME, Configuration(2, {"points": 30, "rounds": 4}), 7)


@pytest.mark.parametrize(("seed", "points"), [(1, 30), (2, 40)])
def test_golden_playthrough_of_the_miniatures_game(seed: int, points: int, regenerate: bool) -> None:
    check_playthrough(GAME, 2, seed, {"points": points, "rounds": 3}, decisions=80, regenerate=regenerate)


@pytest.mark.parametrize("mode", MODE_NAMES[1:])
def test_golden_playthrough_of_each_mode(mode: str, regenerate: bool) -> None:
    options = {"points": 20, "rounds": 3, "mode": mode}
    check_playthrough(GAME, 2, 1, options, decisions=90, regenerate=regenerate, name=mode)


def test_golden_corpus_of_the_miniatures_game_is_there(regenerate: bool) -> None:
    check_corpus(GAME, regenerate=regenerate)


def test_the_corpus_replays() -> None:
    check_replays(GAME)


def test_the_corpus_spans_all_modes_and_sides() -> None:
    saves = [read_save(path.read_bytes()) for path in (CORPUS / GAME.id / f"v{GAME.rules_version}").glob("*.json")]
    assert {save.options["mode"] for save in saves} >= set(MODE_NAMES)
    assert {(save.players, save.options["sides"]) for save in saves} >= {(2, "alone"), (3, "alone"), (4, "teams")}


RESULTS = """
from maester.games.miniatures import GAME
from maester.games.miniatures.names import MODE_NAMES
from maester.harness.playing import configurations, playouts
results = playouts(GAME, configurations(GAME, None, {"rounds": 2}), 4, seed=11, check=False)
"""


def test_nothing_depends_on_the_hash_seed() -> None:
    check_hash_seeds(RESULTS, 4)
