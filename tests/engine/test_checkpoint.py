"""A checkpoint gives the same match again at any decision, without playing it again."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import maester
from maester.engine import Match, Pass
from maester.engine.checkpoint import Checkpoint, freeze, thaw
from maester.engine.create import replayed
from maester.engine.protocol import Move
from maester.errors import BadSave
from maester.harness.leaks import given_to
from tests.engine.skirmish import GAME
from tests.engine.support import battle, skirmish_with, windows


def _same(one: Match, other: Match) -> None:
    assert one.hash() == other.hash()
    assert (one.over, one.moment, one.seed, one.proven) == (other.over, other.moment, other.seed, other.proven)
    for seat in range(len(one.seats)):
        mine, theirs = given_to(one, one.seat_number(seat)), given_to(other, other.seat_number(seat))
        mine["decision"] = [part for part in mine["decision"] if not hasattr(part, "candidates")]
        theirs["decision"] = [part for part in theirs["decision"] if not hasattr(part, "candidates")]
        assert mine == theirs
        assert one.can_undo(seat) == other.can_undo(seat)


@pytest.mark.parametrize("game", ["boardgame", GAME.id])
def test_thawed_is_the_same_at_every_decision(game: str) -> None:
    rng = Random(5)
    match = maester.new_match(game, seed=11)
    for _ in range(60):
        if match.over:
            break
        twin = thaw(freeze(match))
        _same(match, twin)
        assert twin.save() == match.save()
        seat = rng.choice(match.to_act)
        if match.can_undo(seat) and rng.random() < 0.2:
            match.undo(seat)
            twin.undo(seat)
        else:
            move = rng.choice(match.decision(seat).options)
            assert isinstance(move, Move)
            match.play(seat, move)
            twin.play(seat, move)
        _same(match, twin)


def test_a_thawed_match_goes_back_as_far() -> None:
    match = maester.new_match("boardgame", players=3, seed=3)
    rng = Random(1)
    for _ in range(40):
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.decision(seat).options))
    twin = thaw(freeze(match))
    match.undo("stark", further=True)
    twin.undo("stark", further=True)
    _same(match, twin)
    assert maester.load(twin.save()).hash() == match.hash()


def test_a_match_that_began_with_a_position_goes_back_to_it() -> None:
    match = battle()
    before = match.hash()
    match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    twin = thaw(freeze(match))
    assert twin.save() == match.save()
    twin.undo("wolf", further=True)
    assert twin.hash() == before
    assert [moment.hash() for moment, _ in replayed(thaw(freeze(match)))] == [before, match.hash()]


def test_a_match_of_the_table_stays_proven_under_newer_rules_too(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, given = maester.new_match(GAME.id), maester.new_match(GAME.id, seed=2)
    assert (drawn.proven, given.proven) == (True, False)
    kept = freeze(drawn), freeze(given)
    assert [thaw(one).proven for one in kept] == [True, False]
    monkeypatch.setattr(GAME, "rules_version", GAME.rules_version + 1)
    assert [thaw(one).proven for one in kept] == [True, False]


def test_without_entries_it_can_be_played_on() -> None:
    match = maester.new_match("boardgame", players=3, seed=3)
    match.play("stark", match.decision("stark").options[0])
    light = thaw(freeze(match, entries=False))
    assert light.decision("stark").number == match.decision("stark").number
    assert light.view("stark") == match.view("stark")
    assert not light.live_entries()
    assert (match.can_undo("stark"), light.can_undo("stark")) == (True, False)
    move = match.decision("stark").options[0]
    light.play("stark", move)
    match.play("stark", move)
    assert light.hash() == match.hash()


def test_a_checkpoint_of_older_rules_goes_on_from_its_state(monkeypatch: pytest.MonkeyPatch) -> None:
    match = maester.new_match(GAME.id, seed=2)
    match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    kept = freeze(match)
    monkeypatch.setattr(GAME, "rules_version", GAME.rules_version + 1)
    later = thaw(kept)
    assert later.rules_version == GAME.rules_version
    assert later.earlier[0].rules_version == match.rules_version
    assert later.hash() == match.hash()
    assert later.events(None)[-1]["event"] == "rules-changed"


def test_the_numbers_of_decisions_grow_across_checkpoints_and_newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    match = skirmish_with("bid")
    numbers = [match.number("wolf")]
    for bid in range(3):
        match.play("wolf", f"bid {bid}")
        match = thaw(freeze(match))
        numbers.append(match.number("wolf"))
    match.play("kraken", "bid 1")
    numbers.append(match.number("wolf"))
    kept = freeze(match)
    monkeypatch.setattr(GAME, "rules_version", GAME.rules_version + 1)
    renewed = thaw(kept)
    numbers.append(renewed.number("wolf"))
    numbers.append(thaw(freeze(renewed)).number("wolf"))
    assert numbers[:-1] == sorted(set(numbers))
    assert numbers[-1] == numbers[-2]


def test_a_checkpoint_keeps_what_was_played_under_all_older_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    match = maester.new_match(GAME.id, seed=2)
    for version in (2, 3):
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
        kept = freeze(match)
        assert thaw(kept).earlier == match.earlier
        monkeypatch.setattr(GAME, "rules_version", version)
        match = thaw(kept)
    assert [(era.rules_version, len(era.entries)) for era in match.earlier] == [(1, 1), (2, 1)]


def test_a_match_that_ended_under_older_rules_keeps_them(monkeypatch: pytest.MonkeyPatch) -> None:
    match = maester.new_match("cardgame", seed=2)
    match.concede("lannister")
    kept = freeze(match)
    cardgame = match.definition
    monkeypatch.setattr(cardgame, "rules_version", cardgame.rules_version + 1)
    later = thaw(kept)
    assert later.rules_version == cardgame.rules_version - 1
    assert (later.over, later.conceded, later.hash()) == (True, match.conceded, match.hash())
    assert later.events(None) == match.events(None)


def test_nobody_gave_up_a_match_that_was_played_to_its_end_under_older_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    match = maester.new_match(GAME.id, 2, 1, {"rounds": 1})
    while not match.over:
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    kept = freeze(match)
    monkeypatch.setattr(GAME, "rules_version", GAME.rules_version + 1)
    later = thaw(kept)
    assert later.over
    assert later.earlier
    assert later.conceded is None


def test_a_checkpoint_names_its_card_file() -> None:
    match = maester.new_match("cardgame", seed=2)
    kept = msgspec.msgpack.decode(freeze(match))
    file = Checkpoint.__struct_fields__.index("data")
    assert kept[file] == match.definition.data.fingerprint
    with pytest.raises(BadSave) as refused:
        thaw(msgspec.msgpack.encode([*kept[:file], "another file"]))
    assert refused.value.code == "other-data"
    # Those that were written before they named it were played with the file that comes with the game.
    assert thaw(msgspec.msgpack.encode(kept[:file])).seed == 2


def test_a_checkpoint_from_before_states_were_kept_goes_back_as_far() -> None:
    match = maester.new_match("boardgame", players=3, seed=3)
    rng = Random(1)
    for _ in range(60):
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.decision(seat).options))
    kept = msgspec.msgpack.decode(freeze(match))
    twin = thaw(msgspec.msgpack.encode(kept[: Checkpoint.__struct_fields__.index("bases")]))
    for _ in range(3):
        match.undo("stark", further=True)
        twin.undo("stark", further=True)
        _same(match, twin)


def test_a_checkpoint_of_old_knows_of_no_pass_that_the_table_made() -> None:
    match = windows("feast", "ambush", hand={"ann": "trick"})
    match.pass_for(0)
    kept = msgspec.msgpack.decode(freeze(match))
    place = Checkpoint.__struct_fields__.index("entries")
    entries = msgspec.msgpack.decode(kept[place])
    assert entries[0][3] is True
    kept[place] = msgspec.msgpack.encode([entry[:3] for entry in entries])
    (entry,) = thaw(msgspec.msgpack.encode(kept)).entries()
    assert (entry.move, entry.by_table) == (Pass(), False)
    assert thaw(freeze(match)).entries()[0].by_table
