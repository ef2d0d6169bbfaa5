"""The card game at random with all checks, its golden playthroughs, its corpus, and failures of the past."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from maester.engine import Seat, use_data
from maester.games.cardgame import GAME
from maester.harness.corpus import replay, write_corpus
from maester.harness.golden import compare, playthrough
from maester.harness.leaks import check_leaks
from maester.harness.onward import check_onward
from maester.harness.playing import configurations, playout
from tests.games.cardgame.language import side
from tests.games.cardgame.test_card_file import ability, content
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


def with_spies(effects: list[dict[str, Any]]) -> None:
    """From now on Spies in Their Midst does this."""
    data = content()
    ability("plot-spies-in-their-midst", effects=effects)(data)
    use_data("cardgame", msgspec.json.encode(data))


@pytest.fixture
def own_cards() -> Iterator[None]:
    yield
    use_data("cardgame", None)


SPIED = side(hand=["bronn", "the-hound", "shae"], seen=["bronn"])
SHUFFLED_AWAY = {"op": "shuffle_into_deck", "player": "opponent", "from": "hand", "count": 1}


def test_past_failure_spectators_saw_which_card_was_shuffled_away() -> None:
    """A card that had returned to the hand openly left their view when the other player chose it, and no other."""
    game = reveal("stark", "spies-in-their-midst", lannister=SPIED)
    assert game.asks("stark", "shuffle-away")
    game.court.show([game.card("bronn")])
    for seed in range(20):
        check_onward(game.match, None, Random(seed))


@pytest.mark.usefixtures("own_cards")
def test_past_failure_the_opponent_saw_which_known_card_was_shuffled_away() -> None:
    """No card of the box lets its owner choose; a card file may have one that does."""
    with_spies([{**SHUFFLED_AWAY, "mode": "owner_chooses"}])
    game = reveal("stark", "spies-in-their-midst", lannister=SPIED)
    assert game.asks("lannister", "shuffle-away")
    for seed in range(20):
        check_onward(game.match, Seat(0), Random(seed))
    game.play("lannister", "take shae")
    assert game.match.view("stark")["table"]["players"][1]["hand"] == []


@pytest.mark.usefixtures("own_cards")
@pytest.mark.parametrize(
    ("effect", "kind"),
    [
        ({**SHUFFLED_AWAY, "mode": "you_choose"}, "shuffle-away"),
        ({"op": "discard_hand", "player": "opponent", "mode": "you_choose", "count": 1}, "must-discard"),
    ],
    ids=["shuffled away", "discarded"],
)
def test_past_failure_a_hand_was_chosen_from_without_being_looked_at(effect: dict[str, Any], kind: str) -> None:
    """Who chooses among the cards of the opponent's hand sees them: the opponent is told, and it can't be undone."""
    with_spies([effect])
    game = reveal("stark", "spies-in-their-midst", lannister=SPIED)
    assert game.asks("stark", kind)
    assert len(game.events("hand-looked-at", "lannister")) == 1
    assert not game.match.can_undo("stark")
    for seed in range(20):
        check_leaks(game.match, Seat(0), Random(seed))
        check_onward(game.match, Seat(0), Random(seed))


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
