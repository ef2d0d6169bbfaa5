"""The board game at random with all checks, its golden playthroughs, its corpus, and every failure of the past."""

from __future__ import annotations

import pytest

from maester.games.boardgame import GAME
from maester.harness.playing import Configuration, configurations, playout
from tests.games.playing import check_corpus, check_hash_seeds, check_playout, check_playthrough, check_replays

MATCHES = 8
"""So many whole matches are played here; make soak plays thousands."""


@pytest.mark.parametrize("number", range(MATCHES))
def test_random_play_keeps_all_invariants(number: int) -> None:
    ways = configurations(GAME)
    check_playout(GAME, ways[number * 5 % len(ways)], 100 + number)


PAST_FAILURES = {
    "a twin answered a forced question and was ready before the real seat": (Configuration(3, {"rounds": 1}), 8),
    "a match won in the middle of a march left its order behind": (Configuration(4, {"rounds": 8}), 125523559191288),
}
"""What random play found once: configuration and seed."""


@pytest.mark.parametrize(("configuration", "seed"), PAST_FAILURES.values(), ids=PAST_FAILURES.keys())
def test_failures_of_the_past(configuration: Configuration, seed: int) -> None:
    assert playout(GAME, configuration, seed, check=True).failure is None


@pytest.mark.parametrize(("players", "seed", "options"), [(3, 1, {}), (6, 2, {"tides_of_battle": True})])
def test_golden_playthrough_of_the_board_game(
    players: int, seed: int, options: dict[str, bool], regenerate: bool
) -> None:
    check_playthrough(GAME, players, seed, options, decisions=140, regenerate=regenerate)


def test_golden_corpus_of_the_board_game_is_there(regenerate: bool) -> None:
    check_corpus(GAME, regenerate=regenerate)


def test_the_corpus_replays() -> None:
    check_replays(GAME)


RESULTS = """
from maester.games.boardgame import GAME
from maester.harness.playing import configurations, playouts
results = playouts(GAME, configurations(GAME), 6, seed=11, check=False)
"""


def test_nothing_depends_on_the_hash_seed() -> None:
    check_hash_seeds(RESULTS, 6)
