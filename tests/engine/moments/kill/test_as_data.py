"""Refusals, taking back, copies, saves and knowledge."""

from __future__ import annotations

from random import Random

import pytest

import maester
from tests.engine.moments.kill import GAME
from tests.engine.moments.kill.court import CARDS
from tests.engine.moments.kill.language import (
    LANNISTER,
    MOMENT,
    STARK,
    court,
    decisions,
    refusal,
    state,
    the_moment,
    told,
    valar,
)
from tests.engine.moments.support import options, play

# -- refusals and taking back -------------------------------------------------------------------------


def test_a_text_is_used_only_at_its_own_moment() -> None:
    match = court("valar-1 spoils-1 not-today-1 valar-2", in_play="robb tywin sansa varys catelyn")
    assert refusal(match, "stark", "play spoils-1") == "response.when", "an action is no moment for a response"
    play(match, *valar("robb", "tywin"))
    assert refusal(match, "stark", "play spoils-1") == "response.when"
    assert refusal(match, "stark", "play valar-2") == "response.when", "the first action isn't finished"
    assert refusal(match, "stark", "use catelyn") == "window.nothing-at-this-moment"
    play(match, "stark: pass", "stark: choose robb", "stark: choose varys", "lannister: choose sansa")
    play(match, "stark: pass")
    assert refusal(match, "stark", "play not-today-1") == "response.when"
    assert refusal(match, "stark", "play valar-2") == "response.when"
    assert refusal(match, "stark", "play spoils-1") is None


def test_only_an_own_card_that_can_be_paid_for_may_be_played() -> None:
    match = court("valar-1 not-today-1", "spoils-1", in_play="luwin tywin cersei varys", gold=(0, 0))
    play(match, *valar("tywin", "cersei"))
    assert options(match) == ["use luwin", "pass"], "not-today costs gold"
    assert refusal(match, "stark", "play not-today-1") == "ruling.legal-only-with-effect"
    assert refusal(match, "stark", "play spoils-1") == "event.in-hand"
    play(match, "stark: pass", "stark: choose varys", "lannister: choose luwin")
    play(match, "stark: pass", "stark: pass")
    assert refusal(match, "lannister", "use cersei") == "response.when", "she is dead"


def test_a_text_that_finds_nobody_to_choose_may_not_be_used() -> None:
    match = court("valar-1 valar-2", "valar-3", in_play="catelyn sansa cersei", gold=(0, 0))
    play(match, *valar("catelyn", "sansa"), "stark: pass", "lannister: use cersei", "stark: pass", "lannister: pass")
    assert match.over, "one character is left, so nobody can kill two, and nobody is asked"


def test_the_same_character_cannot_be_chosen_twice() -> None:
    match = court("valar-1")
    play(match, *valar("robb"))
    assert refusal(match, "stark", "choose robb") == "highclaim.different-characters"


def test_a_refused_move_changes_nothing() -> None:
    match = the_moment()
    play(match, *MOMENT[:4])
    before = match.hash(), told(match)
    with pytest.raises(maester.IllegalMove):
        match.play("lannister", "play spoils-1")
    with pytest.raises(maester.NotAsked):
        match.play("stark", "pass")
    assert (match.hash(), told(match)) == before


def test_a_pass_can_be_taken_back_but_not_an_event_that_was_seen() -> None:
    match = the_moment()
    play(match, *MOMENT[:3])
    before = match.hash()
    play(match, "stark: pass")
    match.undo("stark")
    assert match.hash() == before
    play(match, "stark: pass", "lannister: play not-today-1")
    assert not match.can_undo("lannister")
    play(match, "lannister: choose joffrey")
    assert match.can_undo("lannister")


def test_the_match_can_be_saved_at_each_decision_of_the_moment() -> None:
    assert len(list(decisions())) > 5
    for number, match in enumerate(decisions()):
        again = maester.load(match.save())
        assert again.hash() == match.hash()
        assert [again.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]
        assert repr(again.decision(again.to_act[0])) == repr(match.decision(match.to_act[0]))
        play(again, *MOMENT[number:])
        assert again.over


def test_a_copy_at_each_decision_of_the_moment_goes_its_own_way() -> None:
    ends = set()
    for number, match in enumerate(decisions()):
        before, copy = match.hash(), match.clone()
        play(copy, *MOMENT[number:])
        ends.add(copy.hash())
        assert match.hash() == before
        assert copy.hash() != before
    assert len(ends) == 1


def test_nobody_can_tell_a_match_with_other_hidden_cards_from_the_real_one() -> None:
    rng = Random(3)
    assert len(list(decisions())) > 5
    for match in decisions():
        for seat in (STARK, LANNISTER, None):
            twin = match.determinize(seat, rng)
            assert twin.view(seat) == match.view(seat)
            assert twin.events(seat) == match.events(seat)
            assert twin.to_act == match.to_act
            if seat in match.to_act:
                assert twin.decision(seat).options == match.decision(seat).options
            assert not [*GAME.secrets.invariants(twin.game)]


def test_the_hand_of_the_opponent_could_be_any_unseen_cards() -> None:
    match = the_moment()
    play(match, *MOMENT[:4])
    rng = Random(4)
    twins = [state(match.determinize("stark", rng)) for _ in range(200)]
    unseen = {*CARDS} - {*state(match).hand[STARK], *state(match).discarded}
    assert {card for twin in twins for card in twin.hand[LANNISTER]} == unseen
    assert all(twin.hand[STARK] == state(match).hand[STARK] for twin in twins)


def test_a_seat_sees_its_own_hand_and_of_the_other_only_its_size() -> None:
    match = the_moment()
    table = match.view("lannister")["table"]
    assert table["hand"] == ["not-today-1", "envy-1"]
    assert table["hand_sizes"] == [3, 2]
    assert match.view()["table"]["hand"] == []
    assert "spoils-1" not in str(match.view("lannister")) + str(match.events("lannister"))
