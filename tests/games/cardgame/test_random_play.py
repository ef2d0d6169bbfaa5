"""The card game at random with all checks, its golden playthroughs, its corpus, and failures of the past."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from maester.engine import Seat, use_data
from maester.games.cardgame import GAME
from maester.harness.leaks import check_leaks
from maester.harness.lockstep import check_onward
from maester.harness.playing import configurations
from tests.games.cardgame.language import side
from tests.games.cardgame.test_card_file import ability, content
from tests.games.cardgame.test_cards_plots import reveal
from tests.games.playing import check_corpus, check_hash_seeds, check_playout, check_playthrough, check_replays

MATCHES = 10
"""So many whole matches are played here; make soak plays thousands."""


@pytest.mark.parametrize("number", range(MATCHES))
def test_random_play_keeps_all_invariants(number: int) -> None:
    ways = configurations(GAME)
    check_playout(GAME, ways[number * len(ways) // MATCHES], 100 + number)


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
def test_golden_playthrough_of_the_card_game(seed: int, draft: bool, regenerate: bool) -> None:
    check_playthrough(GAME, 2, seed, {"power": 4, "draft": draft}, decisions=60, regenerate=regenerate)


def test_golden_corpus_of_the_card_game_is_there(regenerate: bool) -> None:
    check_corpus(GAME, regenerate=regenerate)


def test_the_corpus_replays() -> None:
    check_replays(GAME)


RESULTS = """
from maester.games.cardgame import GAME
from maester.harness.playing import configurations, playouts
results = playouts(GAME, configurations(GAME, None, {"power": 4}), 4, seed=11, check=False)
"""


def test_nothing_depends_on_the_hash_seed() -> None:
    check_hash_seeds(RESULTS, 4)
