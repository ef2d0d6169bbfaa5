"""A match again from its beginning, and the notes of a table in its save."""

from __future__ import annotations

from random import Random

import pytest

import maester
import tests.engine.skirmish  # noqa: F401  # makes the game known
from maester.engine.create import replayed
from maester.engine.record import read_save


def test_every_moment_comes_back() -> None:
    match = maester.new_match("skirmish", 3, seed=4, options={"rounds": 1})
    hashes = [match.hash()]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.decision(seat).options[-1])
        hashes.append(match.hash())
        if len(hashes) == 3:
            match.undo(seat)
            hashes.append(match.hash())
    moments = list(replayed(maester.load(match.save())))
    assert [moment.hash() for moment, _ in moments] == hashes
    assert moments[0][1] is None
    assert [entry for _, entry in moments[1:]] == match.entries()
    assert moments[-1][0].events("wolf") == match.events("wolf")
    assert moments[-1][0].over


def test_moves_that_were_taken_back_beyond_a_barrier_come_back() -> None:
    match = maester.new_match("skirmish", 2, seed=4, options={"rounds": 1})
    while not match.live_entries() or match.can_undo("wolf"):
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    match.undo("wolf", further=True)
    *_, (moment, entry) = replayed(match)
    assert entry is not None
    assert entry.move == "undo-further"
    assert moment.hash() == match.hash()


def test_a_match_that_began_elsewhere_comes_back_from_there() -> None:
    match = maester.new_match("skirmish", 2, seed=4, options={"rounds": 1})
    twin = match.determinize("wolf", Random(3))
    while not twin.over:
        twin.play(twin.to_act[0], twin.decision(twin.to_act[0]).options[0])
    (first, _), *rest = replayed(twin)
    assert first.events("wolf") == match.events("wolf")
    assert rest[-1][0].hash() == twin.hash()


def test_what_was_played_under_older_rules_belongs_to_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    match = maester.new_match("skirmish", 2, seed=4, options={"rounds": 1})
    while not match.over:
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    data, version = match.save(), match.rules_version
    monkeypatch.setattr(match.definition, "rules_version", version + 1)
    ((moment, _),) = replayed(maester.load(data))
    assert moment.rules_version == version
    assert [era.rules_version for era in moment.earlier] == [version]
    assert moment.hash() == match.hash()


def test_notes_are_kept_and_change_nothing() -> None:
    match = maester.new_match("skirmish", 2, seed=4)
    assert read_save(match.save()).notes == {}
    data = match.save({"people": ["wolf"]})
    assert read_save(data).notes == {"people": ["wolf"]}
    assert maester.load(data).save() == match.save()


def test_a_match_that_was_proven_fair_is_so_again() -> None:
    for match in (maester.new_match("skirmish", 2), maester.new_match("skirmish", 2, seed=4)):
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
        assert [moment.proven for moment, _ in replayed(match)] == [match.proven] * 2
