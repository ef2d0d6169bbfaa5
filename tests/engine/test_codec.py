"""The codec: the round trip is the truth, copies are equal to it, and what could change behind a copy is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from enum import IntEnum
from random import Random
from typing import Annotated, Any, NewType

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import maester
from maester.engine import Codec, Frame, Game, Move, Told, definition_of
from maester.engine import codec as codec_module
from maester.engine.codec import check_frames, family
from maester.harness.playing import choose, next_seat
from tests.engine.support import battle, cards, choices, play, windows
from tests.engine.tiny import cards as card_game

Coin = NewType("Coin", int)


class Season(IntEnum):
    WINTER = 1


class Fixed(msgspec.Struct, frozen=True):
    value: int


class Loose(msgspec.Struct):
    value: int


# -- what a state may hold ------------------------------------------------------------------------------------------

GOOD: list[Any] = [
    int, str, bool, float, bytes, None, Coin, Season, Fixed, tuple[int, ...], tuple[tuple[Coin, str], ...], int | None,
    list[int], list[Coin], list[tuple[Coin, ...]], dict[str, int], dict[Coin, tuple[int, ...]], list[Fixed],
    Annotated[int, "coins"], list[int | None],
]  # fmt: skip
BAD: list[Any] = [
    list[list[int]], list[dict[str, int]], dict[str, list[int]], set[int], frozenset[int], list[set[int]], Loose,
    list[Loose], tuple[list[int], ...], list[int] | None, tuple[Loose, ...], Any, object, bytearray,
]  # fmt: skip


def state_with(kind: Any) -> type[Game]:
    """A state with one column of that type."""
    made: Any = msgspec.defstruct("State", [("column", kind)], bases=(Game,), module=__name__, kw_only=True)
    return made  # type: ignore[no-any-return]


@pytest.mark.parametrize("kind", GOOD, ids=str)
def test_a_column_of_values_that_do_not_change_is_fine(kind: Any) -> None:
    codec = Codec(state_with(kind), card_game.__name__)
    copied = str(kind).startswith(("list", "dict"))
    assert ("column" in codec.columns) is copied
    assert {"agenda", "known", "fresh"} <= set(codec.columns)


@pytest.mark.parametrize("kind", BAD, ids=str)
def test_a_column_that_could_change_behind_a_copy_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match=r"^State\.column (must hold values that don't change|is neither a value)"):
        Codec(state_with(kind), card_game.__name__)


def framed(kind: Any) -> Callable[[], None]:
    """A frame with one field of that type, in a package of its own; the call checks the frames of that package."""
    package = f"nowhere.{abs(hash(str(kind)))}"
    made = msgspec.defstruct("Scene", [("field", kind)], bases=(Frame,), module=package, kw_only=True)
    return lambda: check_frames(made.__module__)


@pytest.mark.parametrize("kind", [kind for kind in GOOD if not str(kind).startswith(("list", "dict"))], ids=str)
def test_a_frame_of_values_that_do_not_change_is_fine(kind: Any) -> None:
    framed(kind)()


@pytest.mark.parametrize("kind", [*BAD, list[int], dict[str, int]], ids=str)
def test_a_frame_that_could_change_behind_a_copy_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match=r"^Scene\.field must hold a value that doesn't change; write it as a tuple"):
        framed(kind)()


def test_a_family_is_what_the_engine_and_the_package_define() -> None:
    names = [kind.__name__ for kind in family(Move, card_game.__name__)]
    assert names == sorted(names)
    assert {"Agree", "Pass", "Draw", "Lay", "PickUp"} <= set(names)
    assert "Strike" not in names
    assert "Procedure" not in [step.__name__ for step in definition_of("tiny-cards").codec.steps]
    assert "TakeTurn" in [step.__name__ for step in definition_of("tiny-cards").codec.steps]
    assert not codec_module._within("maester.engines", "tests")
    assert codec_module._within("tests.engine.tiny", "tests.engine")


# -- the round trip and the copy ------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(["skirmish", "tiny-cards", "tiny-windows"]), st.integers(0, 10**6))
def test_a_clone_equals_the_round_trip_at_every_decision_and_never_changes(game: str, seed: int) -> None:
    rng = Random(seed)
    match = maester.new_match(game, 2, seed)
    codec = match.definition.codec
    kept: list[tuple[Game, bytes]] = []
    for _ in range(40):
        if match.over:
            break
        state = codec.encode(match.game)
        twin, trip = match.game.clone(), codec.round_trip(match.game)
        assert codec.encode(twin) == codec.encode(trip) == state
        assert twin == trip == match.game == codec.decode(state)
        kept.append((twin, state))
        seat = next_seat(match, rng)
        match.play(seat, choose(match.decision(seat), rng))
    assert len(kept) > 5
    for twin, state in kept:
        assert codec.encode(twin) == state


def test_a_clone_shares_nothing_that_changes() -> None:
    for match in (
        play(battle(), "wolf: march wolf-10: FFH>kraken-1", "wolf: card card-1"),
        play(choices("ballot"), "ann: hire jon"),
        windows("fight"),
        cards(),
    ):
        game = match.game
        twin = game.clone()
        changing = [name for name in game.__struct_fields__ if isinstance(getattr(game, name), list | dict)]
        assert len(changing) > 5
        for name in changing:
            assert getattr(twin, name) is not getattr(game, name), name
        for mine, other in zip((*game.frames, *game.trays), (*twin.frames, *twin.trays), strict=True):
            assert mine == other
            assert mine is not other


def test_a_hash_is_of_the_whole_state() -> None:
    match = battle()
    codec, before = match.definition.codec, match.hash()
    for name, value in (("counter", 5), ("barriers", 9), ("round", 3), ("key", b"x"), ("agenda", []), ("known", [1])):
        twin = match.game.clone()
        setattr(twin, name, value)
        assert codec.hash(twin) != before, name
    assert codec.hash(match.game.clone()) == before


PLAYED = """
import random, tests.engine.skirmish, maester
from maester.harness.playing import play_at_random
match = maester.new_match("skirmish", 3, 5, {"rounds": 2})
play_at_random(match, random.Random(9))
print(match.hash(), hashlib.sha256(match.save()).hexdigest())
"""


def test_nothing_depends_on_the_run_or_on_the_order_of_sets() -> None:
    results = set()
    for seed in ("0", "1", "77"):
        command = [sys.executable, "-c", "import hashlib" + PLAYED]
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        results.add(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert len(results) == 1
    assert len(results.pop()) == 98


def test_a_snapshot_holds_the_state_and_everything_that_happened() -> None:
    match = play(cards(), "ann: draw", "bob: roll-die", "ann: lay c4")
    codec = match.definition.codec
    game, events = codec.decode_snapshot(codec.encode_snapshot(match.game, match.log()))
    assert codec.hash(game) == match.hash()
    assert events == match.log()
    assert [type(event) for event in events] == [type(event) for event in match.log()]
    assert any(type(event) is Told for event in events)


def test_a_state_that_is_none_is_refused() -> None:
    codec = battle().definition.codec
    for data in (b"", b"\x90", b"\xc0", codec.encode(cards().game), codec.encode(battle().game)[:-1]):
        with pytest.raises(msgspec.DecodeError):
            codec.decode(data)


def test_moves_are_made_from_plain_values_of_the_right_kind() -> None:
    codec = cards().definition.codec
    assert codec.move_from(card_game.Lay, {"card": 3}) == card_game.Lay(card_game.Card(3))
    for values in ({"card": "3"}, {}, {"card": 3, "more": 1}, {"card": None}):
        with pytest.raises((TypeError, msgspec.ValidationError)):
            codec.move_from(card_game.Lay, values)
