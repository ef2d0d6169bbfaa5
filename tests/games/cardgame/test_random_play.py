"""The card game at random with all checks, its golden playthroughs, its corpus, and failures of the past."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from maester.engine import Seat
from maester.games.cardgame import GAME
from maester.harness.corpus import replay, write_corpus
from maester.harness.golden import compare, playthrough
from maester.harness.leaks import check_leaks
from maester.harness.playing import configurations, playout
from tests.games.cardgame.language import side
from tests.games.cardgame.test_cards_plots import reveal

TESTS = Path(__file__).parents[2]
CORPUS = TESTS / "corpus"
MATCHES = 10
"""So many whole matches are played here; make soak plays thousands."""


@pytest.mark.parametrize("number", range(MATCHES))
def test_random_play_keeps_all_invariants(number: int) -> None:
    ways = configurations(GAME)
    way = ways[number * len(ways) // MATCHES]
    result = playout(GAME, way, 100 + number, check=True)
    assert result.failure is None, f"{way.text()} --seed {result.seed}: {result.failure}"
    assert result.decisions


def test_past_failure_who_is_asked_told_that_a_deck_held_what_was_sought() -> None:
    """Found with `draft=true --seed 90544200799`: only a seat whose deck held a fitting card was asked."""
    stark = side(rest="discard", deck=["winterfell", "godswood"], hand=["jon-snow", "hodor", "bran-stark"])
    game = reveal("stark", "building-season", stark=stark)
    assert game.asks("stark", "search")
    for seed in range(20):
        check_leaks(game.match, Seat(1), Random(seed))


@pytest.mark.parametrize(("seed", "draft"), [(1, False), (2, True)])
def test_golden_playthrough(seed: int, draft: bool, regenerate: bool) -> None:
    text = playthrough(GAME, 2, seed, {"power": 4, "draft": draft})
    compare(TESTS / "golden" / f"cardgame-2-{seed}.txt", text, regenerate=regenerate)


def test_the_corpus_of_this_version_is_there(regenerate: bool) -> None:
    if regenerate:
        write_corpus(GAME, CORPUS, 20)
    assert len(list((CORPUS / "cardgame" / f"v{GAME.rules_version}").glob("*.json"))) == 20


def test_the_corpus_replays() -> None:
    for path in sorted(CORPUS.glob("cardgame/*/*.json")):
        replay(path)
