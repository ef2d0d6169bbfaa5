"""How fast Maester is beside its peer catanatron, in the same run: what `maester bench` measures, and the peer.

PYTHONPATH=src python -m tools.bench boardgame
PYTHONPATH=src python -m tools.bench skirmish --with tests.engine.skirmish --json
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
from catanatron import Color, Game, RandomPlayer

from maester.cli.bench import show
from maester.engine import definition_of
from maester.harness.bench import Player, bench

TURNS_LIMIT = 1000
"""The peer's own limit: its random matches are given up after so many turns."""


def _play_catanatron(seed: int) -> int:
    game: Any = Game([RandomPlayer(colour) for colour in Color], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        decisions += len(game.state.playable_actions) > 1
        game.play_tick()
    return decisions


CATANATRON = Player("catanatron", 4, _play_catanatron)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measures a game and its peer."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--with", dest="modules", action="append", default=[], help="a module that brings a game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    for module in given.modules:
        importlib.import_module(module)
    report = bench(
        definition_of(given.game),
        players=given.players,
        passes=given.passes,
        seconds=given.seconds,
        beside=(CATANATRON,),
    )
    if given.json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        show(report, given.passes)


if __name__ == "__main__":
    main()
