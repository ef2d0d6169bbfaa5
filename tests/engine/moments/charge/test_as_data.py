"""Chance in the open, and the whole moment as data at each of its decisions."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import pytest

import maester
from maester import Match
from maester.engine.record import chance_of
from maester.harness.playing import choose
from tests.engine.moments.charge.language import LoadedDice, attacks, declared, field, game, lanes, rolls
from tests.engine.moments.charge.table import invariants
from tests.engine.moments.support import asked, play

# -- chance in the open ---------------------------------------------------------------------------------------------


def test_the_dice_come_from_the_keyed_chance_and_lie_in_the_open() -> None:
    match = field(tokens=(1, 1), seed=7)
    play(match, "stark: charge umbers>guards", "stark: pass", "lannister: order volley", "stark: pivot 0")
    play(match, "stark: reroll 1")
    thrown = [event for event in match.events() if event["event"] == "rolled"]
    assert [event["purpose"] for event in thrown] == ["volley", "charge", "attack", "reroll"]
    sides = [3, 6, *[6] * len(thrown[2]["dice"]), 6]
    expected = [_drawn(7, counter) % side + 1 for counter, side in enumerate(sides)]
    assert [die for event in thrown for die in event["dice"]] == expected
    assert [drew.result + 1 for drew in chance_of(match.log()) if hasattr(drew, "result")] == expected
    assert match.events("stark") == match.events("lannister") == match.events()


def _drawn(seed: int, counter: int) -> int:
    """The published formula of chance."""
    block = hashlib.blake2b(counter.to_bytes(8, "big"), digest_size=8, key=seed.to_bytes(32, "big")).digest()
    return int.from_bytes(block, "big")


def test_a_twin_looks_the_same_and_has_other_dice_to_come() -> None:
    match, rng = declared(seed=4), Random(1)
    dice = set()
    for _ in range(40):
        twin = match.determinize("stark", rng)
        assert twin.view("stark") == match.view("stark")
        assert lanes(twin) == lanes(match)
        twin.play("stark", "pivot 0")
        dice.add(rolls(twin)[0])
    assert len(dice) == 6


def test_a_declaration_can_be_taken_back_until_chance_has_spoken(dice: LoadedDice) -> None:
    match = field()
    before = match.hash()
    play(match, "stark: charge umbers>guards")
    match.undo("stark")
    assert match.hash() == before
    play(match, "stark: charge umbers>knights", "stark: pass", "lannister: order brace")
    match.undo("lannister")
    assert asked(match) == "lannister: offer-order"
    dice.show(volley=1)
    play(match, "lannister: order volley")
    assert not match.can_undo("lannister")


# -- the whole moment as data, at each of its decisions ---------------------------------------------------------------


MOMENT = (
    "stark: charge umbers>guards", "stark: order war-cry", "lannister: order brace", "stark: pivot -12.5",
    "stark: reroll 3", "lannister: pass", "lannister: reroll 1", "lannister: order riposte", "stark: pass",
    "stark: surge 90.5 0.30000000000000004", "lannister: pass", "stark: pass",
)  # fmt: skip


def the_moment(dice: LoadedDice, lines: int) -> Match:
    """The charge as far as so many lines of play; its dice are known to the end."""
    dice.results, dice.used = [], 0
    dice.show(charge=6, stakes=1, attack="661", reroll=6, defence="111", again=4)
    dice.show(counter_attack="611", counter_defence=1, umbers_panic="661", exhaustion=1)
    match = field(models={"guards": 3}, tokens=(1, 1), seed=2)
    play(match, *MOMENT[:lines])
    dice.used = len(dice.results)
    return match


def snapshot(match: Match) -> dict[str, Any]:
    decisions = [match.decision(seat) for seat in match.to_act]
    return {
        "hash": match.hash(),
        "views": [match.view(viewer) for viewer in (0, 1, None)],
        "events": [match.events(viewer) for viewer in (0, 1, None)],
        "decisions": [(d.number, d.kind, tuple(d.options), d.domain, d.prompt) for d in decisions],
        "result": match.result,
    }


def test_the_whole_moment(dice: LoadedDice) -> None:
    match = the_moment(dice, len(MOMENT))
    assert rolls(match) == [
        "umbers charge 6", "umbers stakes 1", "umbers attack 661", "umbers reroll 6", "guards defence 111",
        "umbers reroll 4", "guards attack 611", "umbers defence 1", "umbers panic 661", "guards exhaustion 1",
    ]  # fmt: skip
    assert match.over
    assert match.result == maester.Result((("stark",), ("lannister",)), ())
    assert game(match).models == [2, 5, 0, 5]


@pytest.mark.parametrize("lines", range(len(MOMENT) + 1))
def test_a_save_at_any_decision_goes_on_as_the_match_does(dice: LoadedDice, lines: int) -> None:
    match = the_moment(dice, lines)
    again = maester.load(match.save())
    assert snapshot(again) == snapshot(match)
    play(match, *MOMENT[lines:])
    play(again, *MOMENT[lines:])
    assert snapshot(again) == snapshot(match)


@pytest.mark.parametrize("lines", range(len(MOMENT)))
def test_a_clone_at_any_decision_goes_its_own_way(dice: LoadedDice, lines: int) -> None:
    match = the_moment(dice, lines)
    before, clone = snapshot(match), match.clone()
    assert snapshot(clone) == before
    assert clone.game == match.definition.codec.round_trip(match.game)
    play(clone, *MOMENT[lines:])
    assert snapshot(match) == before
    play(match, *MOMENT[lines:])
    assert snapshot(match) == snapshot(clone)


@pytest.mark.parametrize("lines", range(len(MOMENT)))
@pytest.mark.parametrize("seat", ["stark", "lannister", None])
def test_a_twin_is_the_same_to_everybody_at_any_decision(dice: LoadedDice, lines: int, seat: str | None) -> None:
    match = the_moment(dice, lines)
    twin = match.determinize(seat, Random(lines))
    real, other = snapshot(match), snapshot(twin)
    assert other.pop("hash") != real.pop("hash"), "the twin must have another key of chance"
    assert other == real


def test_random_play_reaches_every_part_of_the_moment() -> None:
    kinds, purposes, depths = set(), set(), set()
    for seed in range(150):
        match, rng = maester.new_match("moment-charge", seed=seed), Random(seed)
        while not match.over:
            decision = match.decision(match.to_act[0])
            assert list(invariants(game(match))) == []
            kinds.add(decision.kind)
            depths.add(len(attacks(match)))
            match.play(decision.seat, choose(decision, rng))
        purposes |= {roll.split()[1] for roll in rolls(match)}
    assert kinds == {"take-turn", "offer-order", "charge-pivot", "force-reroll", "surge-forward"}
    assert purposes == {"volley", "charge", "stakes", "attack", "defence", "reroll", "exhaustion", "panic"}
    assert depths == {0, 1, 2, 3}
