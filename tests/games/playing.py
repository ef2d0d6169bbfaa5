"""What is checked of every game that is played at random: its playouts, golden playthroughs and corpus."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from maester.engine import Definition
from maester.harness.playing import Configuration, playout
from tests.games.recorded import recorded_cards
from tools.corpus import replay, write_corpus
from tools.golden import compare, playthrough

TESTS = Path(__file__).parents[1]
CORPUS = TESTS / "corpus"
IN_CORPUS = 20


def check_playout(game: Definition, way: Configuration, seed: int) -> None:
    """A match at random under all checks."""
    result = playout(game, way, seed, check=True)
    assert result.failure is None, f"{way}, seed {result.seed}: {result.failure}"
    assert result.decisions


def check_playthrough(
    game: Definition,
    players: int,
    seed: int,
    options: dict[str, Any],
    *,
    decisions: int,
    regenerate: bool,
    name: str = "",
) -> None:
    """A playthrough is what it was. It is called by its players and seed, if it has no name of its own."""
    with recorded_cards(game.id):
        text = playthrough(game, players, seed, options, decisions=decisions)
    compare(TESTS / "golden" / f"{game.id}-{name or f'{players}-{seed}'}.txt", text, regenerate=regenerate)


def check_corpus(game: Definition, *, regenerate: bool) -> None:
    """There are matches that were played under the present rules."""
    if regenerate:
        write_corpus(game, CORPUS, IN_CORPUS)
    assert len(list((CORPUS / game.id / f"v{game.rules_version}").glob("*.json"))) == IN_CORPUS


def check_replays(game: Definition) -> None:
    """Every match of the corpus can be played again, also those of older rules."""
    paths = sorted(CORPUS.glob(f"{game.id}/*/*.json"))
    assert len(paths) > 10
    for path in paths:
        assert replay(path).over


def check_hash_seeds(matches: str, count: int) -> None:
    """Matches come out the same in every process. `matches` is a program that sets `results`, as `playouts` does."""
    program = f"{matches}\nfor result in results:\n    print(result.decisions, result.hash, result.failure)"

    def run(hash_seed: str) -> str:
        path = os.pathsep.join([str(TESTS.parent), *sys.path])
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        command = [sys.executable, "-c", program]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    first = run("1")
    assert first.count("None\n") == count
    assert first == run("2")
