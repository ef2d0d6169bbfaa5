"""Random input: nothing but errors of Maester's own comes out, and the match doesn't change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import maester
from maester import BadData, BadSave, IllegalMove, MaesterError
from maester.words import LANGUAGES
from tests.engine.support import battle, play, seen, skirmish_with

FUZZ = settings(
    max_examples=250, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)

BIDDING = skirmish_with("bid")
MARCHING = battle()
MATCHES = (BIDDING, MARCHING)
BEFORE = tuple(map(seen, MATCHES))
SAVES = (
    play(skirmish_with("bid"), "wolf: bid 1", "kraken: bid 4", "wolf: order wolf-1: march-1").save(),
    maester.new_match("tiny-cards", 2, 5).save(),
)

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
ODD_WORDS = st.text(st.characters(categories=["Cs", "Cc", "Nd", "Lu"]), max_size=12).map("{".__add__)
NAMES = st.sampled_from(
    ["bid", "march", "order", "pass", "wolf-1", "wolf-10", "kraken-1", "F", "FFH", "-", ":", ">", "1", "march-1"]
)
TYPED = st.lists(st.one_of(NAMES, WORDS, st.sampled_from([" ", ": ", ">"])), max_size=8).map("".join)
SPACED = st.lists(NAMES, max_size=6).map(" ".join)
VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 70), st.floats(allow_nan=False), WORDS, NAMES),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(WORDS, inner, max_size=3)),
    max_leaves=6,
)
TAGS = st.sampled_from(["bid-power", "march", "place-order", "pass", "support", "raid", "castle", "agree"])
FIELDS = st.sampled_from(["power", "source", "target", "units", "area", "token", "side", "yes", "extra"])
MOVES = st.builds(lambda tag, fields: {"move": tag, **fields}, TAGS, st.dictionaries(FIELDS, VALUES, max_size=4))


def error_of(call: Callable[[], Any]) -> MaesterError | None:
    """The error of Maester's own that a call raises, if any; every other error is a failure of the test."""
    try:
        call()
    except MaesterError as error:
        return error
    return None


def tried(move: Any) -> None:
    """A move from anywhere is either legal, or refused in words and without a trace."""
    for match, before in zip(MATCHES, BEFORE, strict=True):
        copy = match.clone()
        error = error_of(lambda copy=copy: copy.play("wolf", move))  # type: ignore[misc]
        if error is None:
            assert copy.read_move("wolf", copy.text(match.read_move("wolf", move))) in match.decision("wolf").options
        else:
            assert isinstance(error, BadData | IllegalMove)
            assert all(error.message(language) for language in LANGUAGES)
            assert seen(copy) == before
        assert seen(match) == before


@FUZZ
@given(st.one_of(TYPED, SPACED, WORDS, ODD_WORDS))
def test_random_text_is_a_move_or_an_error(text: str) -> None:
    tried(text)


@FUZZ
@given(st.one_of(st.binary(max_size=40), MOVES.map(msgspec.json.encode), VALUES.map(msgspec.json.encode)))
def test_random_json_is_a_move_or_an_error(data: bytes) -> None:
    tried(data)


@FUZZ
@given(st.one_of(VALUES, MOVES))
def test_random_data_is_a_move_or_an_error(data: Any) -> None:
    tried(data)


def loaded(data: bytes) -> None:
    """A save from anywhere is either whole, or refused in words."""
    error = error_of(lambda: maester.load(data))
    if error is None:
        match = maester.load(data)
        assert maester.load(match.save()).hash() == match.hash()
    else:
        assert isinstance(error, BadSave)
        assert all(error.message(language) for language in LANGUAGES)


@FUZZ
@given(st.one_of(st.binary(max_size=60), VALUES.map(msgspec.json.encode)))
def test_random_bytes_are_no_save(data: bytes) -> None:
    loaded(data)


@FUZZ
@given(st.data(), st.sampled_from(SAVES))
def test_a_save_with_changed_bytes_is_whole_or_refused(data: st.DataObject, save: bytes) -> None:
    changed = bytearray(save)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(save) - 1))
        changed[place] = data.draw(st.one_of(st.integers(0, 255), st.sampled_from(b'0123456789abcdef"[]{},:-')))
    loaded(bytes(changed))


@FUZZ
@given(st.data(), st.sampled_from(SAVES), VALUES)
def test_a_save_with_another_value_is_whole_or_refused(data: st.DataObject, save: bytes, value: Any) -> None:
    parts = msgspec.json.decode(save)
    parts[data.draw(st.sampled_from(sorted(parts)))] = value
    loaded(msgspec.json.encode(parts))


@FUZZ
@given(st.one_of(VALUES, st.integers()), VALUES, VALUES, VALUES)
def test_a_match_starts_or_says_why_not(seat: Any, options: Any, seed: Any, number: Any) -> None:
    error_of(lambda: maester.new_match("tiny-cards", seed=seed, options=options))
    copy = MARCHING.clone()
    if error_of(lambda: copy.play(seat, copy.decision("wolf").options[0], number=number)):
        assert seen(copy) == BEFORE[1]
