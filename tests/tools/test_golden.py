"""Golden playthroughs and the corpus of the skirmish. `make golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import tests.engine.skirmish
from maester import BadSave
from tools.corpus import replay, write_corpus
from tools.golden import compare, playthrough

HERE = Path(__file__).parents[1]
GOLDEN = HERE / "golden"
CORPUS = HERE / "corpus"
SKIRMISH = tests.engine.skirmish.GAME


@pytest.mark.parametrize(("players", "seed"), [(2, 7), (4, 3)])
def test_golden_playthrough_of_the_skirmish(players: int, seed: int, regenerate: bool) -> None:
    text = playthrough(SKIRMISH, players, seed, {"rounds": 1})
    compare(GOLDEN / f"skirmish-{players}-{seed}.txt", text, regenerate=regenerate)


def test_a_golden_playthrough_that_differs_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "golden.txt"
    with pytest.raises(AssertionError, match="isn't there"):
        compare(path, "one\n", regenerate=False)
    compare(path, "one\n", regenerate=True)
    compare(path, "one\n", regenerate=False)
    with pytest.raises(AssertionError, match="differs"):
        compare(path, "two\n", regenerate=False)


def test_golden_corpus_of_the_skirmish_is_there(regenerate: bool) -> None:
    if regenerate:
        write_corpus(SKIRMISH, CORPUS, 20)
    assert len(list((CORPUS / "skirmish" / f"v{SKIRMISH.rules_version}").glob("*.json"))) == 20


@pytest.mark.parametrize(
    "path", sorted(CORPUS.glob("skirmish/*/*.json")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_the_corpus_replays(path: Path) -> None:
    assert replay(path).over


def test_a_changed_rule_breaks_the_corpus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.engine.skirmish.rounds.GATHER", 99)
    with pytest.raises(BadSave):
        list(map(replay, sorted(CORPUS.glob("skirmish/*/*.json"))))
