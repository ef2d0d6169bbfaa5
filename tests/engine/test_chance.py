"""Chance: the published formula, made again by hand, and fair whatever the number of sides."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maester.engine import Drew, Shuffled, Told, chance
from maester.engine.record import chance_of
from tests.engine.support import cards, play

QUICK = settings(max_examples=100, deadline=None, derandomize=True, database=None)
SEEDS = st.integers(0, 2**256 - 1)


def words(seed: int, counter: int) -> int:
    """The generator's word, by the formula that is published."""
    digest = hashlib.blake2b(counter.to_bytes(8, "big"), key=seed.to_bytes(32, "big"), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def drawn(seed: int, counter: int, below: int) -> tuple[int, int]:
    """A draw by that formula: the first word that doesn't favour small results."""
    while words(seed, counter) >= (2**64 // below) * below:
        counter += 1
    return words(seed, counter) % below, counter + 1


def test_the_words_of_seed_7_never_change() -> None:
    """Somebody may have written them down: if this fails, no older save replays."""
    assert [chance.draw(chance.key_of(7), counter, 1000)[0] for counter in range(5)] == [554, 914, 939, 738, 778]
    assert chance.shuffle(chance.key_of(7), 0, 5) == ((3, 0, 1, 2, 4), 4)


@QUICK
@given(SEEDS, st.integers(0, 2**40), st.one_of(st.integers(1, 200), st.integers(2**62, 2**64)))
def test_a_draw_follows_the_published_formula(seed: int, counter: int, below: int) -> None:
    assert chance.draw(chance.key_of(seed), counter, below) == drawn(seed, counter, below)


@QUICK
@given(SEEDS, st.integers(0, 2**40), st.integers(0, 40))
def test_a_shuffle_swaps_from_the_last_place_down(seed: int, counter: int, size: int) -> None:
    order, after = list(range(size)), counter
    for last in range(size - 1, 0, -1):
        other, after = drawn(seed, after, last + 1)
        order[last], order[other] = order[other], order[last]
    assert chance.shuffle(chance.key_of(seed), counter, size) == (tuple(order), after)


def test_a_word_is_skipped_exactly_when_it_is_not_fair() -> None:
    below = 2**63 + 1
    counter, skipped = 0, 0
    for _ in range(200):
        result, after = chance.draw(chance.key_of(11), counter, below)
        assert [words(11, number) >= below for number in range(counter, after)] == [True] * (after - counter - 1) + [
            False
        ]
        assert result == words(11, after - 1)
        skipped += after - counter - 1
        counter = after
    assert 120 < skipped < 280


def test_all_sides_of_a_die_come_up_equally_often() -> None:
    key, counter, seen = chance.key_of(3), 0, Counter[int]()
    for _ in range(6000):
        side, counter = chance.draw(key, counter, 6)
        seen[side] += 1
    assert set(seen) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 20.5  # chi-squared, one in a thousand


def test_all_orders_of_four_things_come_up_equally_often() -> None:
    key, counter, seen = chance.key_of(4), 0, Counter[tuple[int, ...]]()
    for _ in range(4800):
        order, counter = chance.shuffle(key, counter, 4)
        seen[order] += 1
    assert set(seen) == set(permutations(range(4)))
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 49.7


def test_a_commitment_is_the_hash_of_the_whole_seed() -> None:
    for seed in (0, 7, 2**255 + 9):
        assert chance.commitment(seed) == hashlib.sha256(seed.to_bytes(32, "big")).hexdigest()
    assert len({chance.fresh_seed() for _ in range(20)}) == 20
    assert max(chance.fresh_seed() for _ in range(20)) > 2**250
    assert chance.LARGEST_SEED == 2**256 - 1


def test_every_result_is_in_the_log_for_nobody_to_see() -> None:
    match = play(cards(seed=9), "ann: roll-die", "bob: shuffle-in", "ann: roll-die")
    first, second = drawn(9, 0, 6), chance.shuffle(chance.key_of(9), 1, 6)
    third = drawn(9, second[1], 6)
    results = [
        Drew("die", 0, 6, first[0]), Shuffled("deck", 1, second[0]), Drew("die", second[1], 6, third[0]),
    ]  # fmt: skip
    assert chance_of(match.log()) == results
    assert [item for item in match.log() if isinstance(item, Told)] == [Told(result, ()) for result in results]
    assert match.game.counter == third[1]
    for viewer in ("ann", "bob", None):
        assert {event["event"] for event in match.events(viewer)} == {"rolled"}
    assert [event["pips"] for event in match.events()] == [first[0] + 1, third[0] + 1]
    before = (4, 5, 6, 7, 2, 3)
    assert match.game.deck == tuple(before[index] for index in second[0])


@pytest.mark.parametrize("below", [0, -1, 2**64 + 1])
def test_a_draw_without_results_is_refused(below: int) -> None:
    with pytest.raises(ValueError, match="a draw is from 1"):
        chance.draw(chance.key_of(1), 0, below)
