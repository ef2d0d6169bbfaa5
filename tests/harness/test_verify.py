"""The proof of fair chance."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import maester
import tests.engine.skirmish  # noqa: F401
from maester import BadSave, Match
from maester.engine import chance
from maester.harness.playing import play_at_random
from maester.harness.verify import verify


def finished(seed: int | None = 5) -> Match:
    match = maester.new_match("skirmish", 2, seed, {"rounds": 2})
    play_at_random(match, Random(1))
    return match


def test_a_match_of_the_table_is_proven() -> None:
    match = maester.new_match("skirmish", 2, options={"rounds": 2})
    shown = match.commitment
    play_at_random(match, Random(1))
    proof = verify(match.save(), shown)
    assert proof.proven
    assert proof.over
    assert proof.commitment == shown
    assert proof.shuffles == 1
    assert proof.hash == match.hash()


def test_the_seed_is_told_after_the_end_only() -> None:
    assert verify(finished(5).save()).seed == "5"
    running = verify(maester.new_match("skirmish", 2, 5).save())
    assert not running.over
    assert running.seed is None


def test_a_seed_given_by_hand_is_not_proven() -> None:
    assert not verify(finished(5).save()).proven


def test_another_commitment_is_refused() -> None:
    with pytest.raises(BadSave) as refused:
        verify(finished().save(), chance.commitment(6))
    assert refused.value.code == "wrong-commitment"


def test_another_seed_is_refused() -> None:
    save = msgspec.json.decode(finished().save())
    save["seed"] = "6"
    with pytest.raises(BadSave) as refused:
        verify(msgspec.json.encode(save))
    assert refused.value.code == "wrong-commitment"


def test_another_seed_with_its_own_commitment_doesn_t_replay() -> None:
    save = msgspec.json.decode(finished().save())
    save["seed"], save["commitment"] = "6", chance.commitment(6)
    with pytest.raises(BadSave) as refused:
        verify(msgspec.json.encode(save))
    assert refused.value.code in ("entry-refused", "save-does-not-replay")


def test_chance_that_isn_t_the_published_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = chance.draw

    def draw(key: bytes, counter: int, below: int) -> tuple[int, int]:
        result, after = honest(key, counter, below)
        return (result + 1) % below, after

    monkeypatch.setattr(chance, "draw", draw)
    with pytest.raises(BadSave) as refused:
        verify(finished().save())
    assert refused.value.code == "chance-differs"
