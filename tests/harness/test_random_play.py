"""Random play on fixed seeds, over all the games there are, with all checks; and every failure of the past."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

import maester
import tests.engine.moments.battle
import tests.engine.moments.charge
import tests.engine.moments.claim
import tests.engine.moments.kill
import tests.engine.skirmish  # noqa: F401
from maester.engine import Definition, Option, definition_of
from maester.errors import BadOption
from maester.harness.playing import (
    Configuration,
    change_of_mind,
    configurations,
    few_of,
    is_restless,
    play_at_random,
    playout,
    playouts,
)
from tests.games.playing import check_hash_seeds
from tests.harness.broken import skirmish_with

GAMES = {"skirmish": 20, "moment-battle": 60, "moment-claim": 60, "moment-kill": 60, "moment-charge": 60}
"""How many matches of each game are played here; make soak plays thousands."""


@pytest.mark.parametrize("game", GAMES)
def test_random_play_keeps_all_invariants(game: str) -> None:
    definition = definition_of(game)
    decisions = 0
    for result in playouts(definition, configurations(definition), GAMES[game], seed=1, check=True):
        assert result.failure is None, f"{result.configuration}, seed {result.seed}: {result.failure}"
        decisions += result.decisions
    assert decisions > GAMES[game]


PAST_FAILURES = {
    "a clone shared the list of frames while it was empty": ("skirmish", Configuration(2, {"rounds": 10}), 1),
    "a bid counted as an answer to the orders after it": ("skirmish", Configuration(4, {"rounds": 3}), 12),
}
"""What random play found once: game, configuration, seed."""


@pytest.mark.parametrize(("game", "configuration", "seed"), PAST_FAILURES.values(), ids=PAST_FAILURES.keys())
def test_failures_of_the_past(game: str, configuration: Configuration, seed: int) -> None:
    assert playout(definition_of(game), configuration, seed, check=True).failure is None


def test_configurations_go_through_all_counts_and_options() -> None:
    definition = definition_of("skirmish")
    ways = configurations(definition)
    assert {way.players for way in ways} == {2, 3, 4, 5, 6}
    assert {way.options["rounds"] for way in ways} == {1, 2, 3, 10}
    assert len(ways) == 20
    assert configurations(definition, 4, {"rounds": 2}) == [Configuration(4, {"rounds": 2})]


def with_options(*values: Sequence[Any]) -> Definition:
    names = [f"option-{number}" for number in range(len(values))]
    return skirmish_with("options", options=tuple(map(Option, names, map(tuple, values))))


def test_few_combinations_are_all_tried() -> None:
    ways = configurations(with_options("abc", "de", "fghi"), 3)
    assert [tuple(way.options.values()) for way in ways] == list(itertools.product("abc", "de", "fghi"))


def test_of_many_combinations_each_two_values_meet() -> None:
    values = ["abcdefg", "hij", "klm", "no", "pqr"]
    ways = [set(way.options.values()) for way in configurations(with_options(*values), 3)]
    for one, other in itertools.combinations(values, 2):
        for pair in itertools.product(one, other):
            assert any(way.issuperset(pair) for way in ways), pair
    assert len(ways) <= 7 * 3 + 2


def test_of_many_values_a_few_stand_for_all() -> None:
    assert few_of(range(8)) == range(8)
    assert few_of((15, *range(1, 15))) == (15, 1, 7, 14)
    # Words differ in kind.
    assert few_of("abcdefghijk") == "abcdefghijk"


def two_only(players: int, options: Mapping[str, Any], key: bytes) -> Mapping[str, Any]:
    if players != 2:
        raise BadOption("bad-seed", given=str(players))
    return options


def test_options_that_a_number_of_players_does_not_allow_are_left_out() -> None:
    definition = skirmish_with("two only", settle=two_only)
    assert {way.players for way in configurations(definition)} == {2}


def test_every_match_has_a_seed_of_its_own() -> None:
    definition = definition_of("moment-claim")
    results = list(playouts(definition, configurations(definition), 3, seed=11, check=False))
    assert [result.seed for result in results] == [11, 12, 13]


def charges(*, restless: bool, matches: int = 40) -> int:
    """How many charges came to blows, or failed, in so many matches."""
    count = 0
    for seed in range(matches):
        match = maester.new_match("moment-charge", seed=seed, answer_forced=True)
        play_at_random(match, Random(seed), restless=restless)
        count += sum(event["event"] == "rolled" and event["purpose"] == "charge" for event in match.events())
    return count


def test_restless_players_do_what_their_game_prefers() -> None:
    assert charges(restless=True) > 1.15 * charges(restless=False)


def test_restless_players_change_their_minds() -> None:
    undone = 0
    for seed in range(10):
        match = maester.new_match("skirmish", 3, seed=seed, answer_forced=True)
        play_at_random(match, Random(seed), restless=True)
        undone += sum(entry.move == "undo" for entry in match.entries())
        assert maester.load(match.save()).events() == match.events()
    assert undone > 10


def test_whoever_has_answered_in_secret_may_want_to_answer_anew() -> None:
    match = maester.new_match("skirmish", 3, seed=1)
    while 0 in match.to_act:
        match.play(0, match.decision(0).options[0])
    assert match.to_act == (1, 2)
    assert {change_of_mind(match.clone(), Random(seed)) for seed in range(20)} == {0, 1, 2}


def test_restless_matches_do_not_go_in_step_with_configurations() -> None:
    for ways in (1, 2, 4, 16, 20):
        assert {is_restless(1 + ways * turn) for turn in range(8)} == {True, False}
    assert 40 <= sum(map(is_restless, range(100))) <= 60


def test_a_playout_of_a_seed_is_the_same_each_time_restless_too() -> None:
    definition = definition_of("moment-charge")
    way = Configuration(2, {})
    hashes = [playout(definition, way, 7, check=False, restless=restless).hash for restless in (True, True, False)]
    assert hashes[0] == hashes[1] != hashes[2]


RESULTS = """
import tests.engine.skirmish
import tests.engine.moments.claim
from maester.engine import Definition, Option, definition_of
from maester.harness.playing import configurations, playouts
games = map(definition_of, ("skirmish", "moment-claim"))
results = (result for game in games for result in playouts(game, configurations(game), 8, seed=11, check=False))
"""


def test_nothing_depends_on_the_hash_seed() -> None:
    check_hash_seeds(RESULTS, 16)
