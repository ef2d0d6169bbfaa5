"""A golden playthrough, and a corpus of finished matches. `make golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from maester.games.cardgame import GAME
from maester.harness.corpus import replay, write_corpus
from maester.harness.golden import compare, playthrough

TESTS = Path(__file__).parents[2]
CORPUS = TESTS / "corpus"


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
