"""Saves from when states consisted of other columns: they are judged by what happened, not by their hash."""

from __future__ import annotations

import base64
from typing import Any

import msgspec
import pytest

import maester
from maester import BadSave
from maester.engine import definition_of
from maester.engine.record import digest
from tests.engine.support import check_words
from tests.engine.test_bad_saves import from_set_up, in_battle, parts, refusal_of

ELSEWHERE = "0" * 32
MATCHES = pytest.mark.parametrize("begin", [in_battle, from_set_up])


def with_snapshot(data: dict[str, Any], snapshot: bytes) -> dict[str, Any]:
    return {**data, "snapshot": base64.b64encode(snapshot).decode(), "digest": digest(snapshot)}


def columns(data: dict[str, Any]) -> tuple[dict[str, Any], list[Any]]:
    """The state of a save's snapshot by columns, and the events before it."""
    state, events = msgspec.msgpack.decode(base64.b64decode(data["snapshot"]))
    return state, events


def load(data: dict[str, Any]) -> maester.Match:
    return maester.load(msgspec.json.encode(data))


@MATCHES
def test_a_state_of_other_columns_has_another_hash_and_loads_all_the_same(begin: Any) -> None:
    match = begin()
    for layout in ("", "0" * 16):
        again = load({**parts(match), "layout": layout, "hash": ELSEWHERE})
        assert again.hash() == match.hash()
        assert again.log() == match.log()


@MATCHES
def test_with_the_same_columns_the_hash_must_be_the_same(begin: Any) -> None:
    check_words(refusal_of({**parts(begin()), "hash": ELSEWHERE}), "save-does-not-replay", "")


def test_what_happened_must_be_the_same_too() -> None:
    data = {**parts(in_battle()), "layout": "", "hash": ELSEWHERE}
    state, events = columns(data)
    assert len(events) > 1
    for story in (events[:-1], events[::-1], [["no-such-event"]]):
        other = msgspec.msgpack.encode([state, story])
        check_words(refusal_of(with_snapshot(data, other)), "save-does-not-replay", "")
    check_words(refusal_of({**data, "digest": ELSEWHERE}), "save-does-not-replay", "")


def test_the_end_must_be_the_same_too() -> None:
    check_words(refusal_of({**parts(in_battle()), "layout": "", "over": True}), "save-does-not-replay", "")


def test_a_column_that_came_later_has_its_default_in_older_states() -> None:
    """Also in a state of older rules, which is not played again."""
    match = in_battle()
    data = parts(match)
    state, events = columns(data)
    assert state.pop("barriers") > 0, "it has a default, and another value here"
    older = with_snapshot({**data, "rules_version": 0}, msgspec.msgpack.encode([{**state, "gone": 3}, events]))
    again = load(older)
    assert again.game.barriers == 0
    assert again.game.frames == match.game.frames
    del state["supply"]
    with pytest.raises(BadSave) as refused:
        load(with_snapshot({**data, "rules_version": 0}, msgspec.msgpack.encode([state, events])))
    assert refused.value.code == "old-save"


def test_states_used_to_be_lists_of_their_columns() -> None:
    match = maester.new_match("skirmish", 4, 1)
    codec = definition_of("skirmish").codec
    state, events = columns(parts(match))
    assert state.pop("options") == []
    by_position = msgspec.msgpack.encode(list(state.values()))
    assert codec.hash(codec.decode(by_position)) == match.hash()
    game, told = codec.decode_snapshot(msgspec.msgpack.encode([list(state.values()), events]))
    assert codec.hash(game) == match.hash()
    assert told == match.log()


def test_options_have_a_place_of_their_own() -> None:
    """Only what differs from a default is kept: a new option leaves the states of old alone."""
    usual, short = maester.new_match("skirmish", 2, 1), maester.new_match("skirmish", 2, 1, {"rounds": 2})
    assert usual.game.options == ()
    assert short.game.options == (("rounds", 2),)
    assert [match.game.option("rounds") for match in (usual, short)] == [10, 2]
    assert maester.scenario("skirmish", short.position(), 2, 1, {"rounds": 2}).game.option("rounds") == 2
    with pytest.raises(KeyError):
        usual.game.option("seasons")
