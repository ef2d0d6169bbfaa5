"""The board game at random with all checks, its golden playthroughs, its corpus, and every failure of the past."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from maester.games.boardgame import GAME
from maester.harness.corpus import replay, write_corpus
from maester.harness.golden import compare, playthrough
from maester.harness.playing import Configuration, configurations, playout

TESTS = Path(__file__).parents[2]
GOLDEN = TESTS / "golden"
CORPUS = TESTS / "corpus"
MATCHES = 8
"""So many whole matches are played here; make soak plays thousands."""


@pytest.mark.parametrize("number", range(MATCHES))
def test_random_play_keeps_all_invariants(number: int) -> None:
    ways = configurations(GAME)
    way = ways[number * len(ways) // MATCHES]
    result = playout(GAME, way, 100 + number, check=True)
    assert result.failure is None, f"{way.text()} --seed {result.seed}: {result.failure}"
    assert result.decisions


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
    text = playthrough(GAME, players, seed, options, decisions=140)
    compare(GOLDEN / f"boardgame-{players}-{seed}.txt", text, regenerate=regenerate)


def test_golden_corpus_of_the_board_game_is_there(regenerate: bool) -> None:
    if regenerate:
        write_corpus(GAME, CORPUS, 20)
    assert len(list((CORPUS / "boardgame" / f"v{GAME.rules_version}").glob("*.json"))) == 20


def test_the_corpus_replays() -> None:
    for path in sorted(CORPUS.glob("boardgame/*/*.json")):
        assert replay(path).over


HASHES = """
from maester.games.boardgame import GAME
from maester.harness.playing import configurations, playouts
for result in playouts(GAME, configurations(GAME), 6, seed=11, check=False):
    print(result.decisions, result.hash, result.failure)
"""


def test_nothing_depends_on_the_hash_seed() -> None:
    def run(hash_seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", HASHES]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    first = run("1")
    assert first.count("None\n") == 6
    assert first == run("2")
