"""The pauses tell nothing; passing automatically."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import maester
from maester.engine import Match, Seat
from tests.engine.moments.kill.court import CARD_NAMES
from tests.engine.moments.kill.language import (
    LANNISTER,
    MOMENT,
    STARK,
    asked,
    court,
    decisions,
    the_moment,
    told,
    valar,
)
from tests.engine.moments.support import options, play

# -- the pauses tell nothing --------------------------------------------------------------------------


def pauses(match: Match) -> Iterator[tuple[object, ...]]:
    """All that a spectator notices of each decision while everybody passes, and all else is answered as it comes."""
    while not match.over:
        seat = match.to_act[0]
        decision = match.decision(seat)
        yield seat, decision.kind, decision.number, decision.private, match.view(), match.events()
        match.play(seat, decision.options[-1])


def deals(hands: tuple[int, int], count: int, seen: str = "") -> Iterator[tuple[str, str]]:
    """Hands of these sizes, dealt from the events that haven't been seen."""
    for seed in range(count):
        unseen = [name for name in CARD_NAMES.names if name not in seen.split()]
        cards = Random(seed).sample(unseen, sum(hands))
        yield " ".join(cards[: hands[0]]), " ".join(cards[hands[0] :])


def test_two_matches_that_differ_only_in_the_hands_ask_the_same_seats() -> None:
    seen, able = [], set()
    for stark, lannister in deals((2, 3), 40, seen="valar-1"):
        match = court(f"valar-1 {stark}", lannister, in_play="robb tywin varys joffrey arya", gold=(1, 2))
        play(match, *valar("tywin", "joffrey"))
        able.add(len(match.decision("stark").options))
        seen.append(list(pauses(match)))
    assert able == {1, 2, 3}, "some can save, others can't"
    assert [pause[0] for pause in seen[0][:2]] == [STARK, LANNISTER]
    assert len(seen[0]) > 12
    assert all(pause == seen[0] for pause in seen)


@pytest.mark.parametrize("gold", [0, 1, 2])
@pytest.mark.parametrize("gone", ["", "not-today", "spoils", "spoils vengeance", "not-today spoils vengeance", "envy"])
def test_a_seat_is_asked_exactly_if_some_hand_would_let_it_act(gold: int, gone: str) -> None:
    discarded = " ".join(f"{title}-{copy}" for title in gone.split() for copy in (1, 2, 3))
    could_act: list[list[bool]] = []
    for card in sorted({*CARD_NAMES.names} - {"valar-1", *discarded.split()}):
        match = court("valar-1", card, in_play="robb tywin joffrey arya", gold=(0, gold), discarded=discarded)
        play(match, *valar("robb", "joffrey"))
        could_act.append([])
        for seat, kind, *_ in pauses(match):
            if kind == "act":
                assert seat == LANNISTER, "the hand of stark is empty"
                could_act[-1].append(len(match.decision(seat).options) > 1)
    asked = list(zip(*could_act, strict=True))
    assert asked
    assert all(any(hands) for hands in asked)


def test_a_seat_is_asked_although_it_can_only_pass() -> None:
    match = court("valar-1", "valar-2")
    play(match, *valar("robb", "tywin"), "stark: pass")
    assert asked(match) == "lannister"
    assert options(match) == ["pass"]
    assert match.decision("lannister").private


def test_a_seat_without_cards_is_not_asked() -> None:
    match = court("valar-1", "", in_play="catelyn cersei joffrey")
    play(match, *valar("catelyn", "cersei"))
    assert match.over


def test_a_seat_without_gold_is_not_asked_to_save() -> None:
    match = court("valar-1", "not-today-1 spoils-1", in_play="catelyn cersei joffrey", gold=(0, 0))
    play(match, *valar("catelyn", "cersei"))
    assert told(match)[-1] == "killed catelyn cersei"
    assert options(match) == ["play spoils-1", "pass"], "but this response costs nothing"


@pytest.mark.parametrize(
    ("seen", "killed"), [("not-today-1 not-today-2", False), ("not-today-1 not-today-2 not-today-3", True)]
)
def test_a_seat_is_not_asked_once_all_copies_have_been_seen(seen: str, killed: bool) -> None:
    match = court("valar-1", "valar-2", in_play="catelyn cersei joffrey", discarded=seen)
    play(match, *valar("catelyn", "cersei"))
    assert asked(match) == "lannister"
    assert ("killed catelyn cersei" in told(match)) == killed


def test_what_only_the_opponent_knows_does_not_count() -> None:
    match = court("valar-1 not-today-1 not-today-2 not-today-3", "valar-2", in_play="catelyn cersei joffrey")
    play(match, *valar("catelyn", "cersei"), "stark: pass")
    assert asked(match) == "lannister", "though stark holds every copy"


# -- passing automatically ----------------------------------------------------------------------------


def play_out(match: Match) -> list[Seat]:
    """Plays what first comes to mind, always the same. Returns who was asked."""
    seats = []
    while not match.over:
        seat = match.to_act[0]
        seats.append(seat)
        match.play(seat, match.decision(seat).options[0])
    return seats


@pytest.mark.parametrize("seed", range(30))
def test_passing_automatically_gives_the_same_match_with_fewer_questions(seed: int) -> None:
    asking = maester.new_match("moment-kill", seed=seed)
    passing = maester.new_match("moment-kill", seed=seed, answer_forced=True)
    asked_all, asked_some = play_out(asking), play_out(passing)
    assert len(asked_some) <= len(asked_all)
    assert passing.hash() == asking.hash()
    assert passing.result == asking.result
    assert passing.events() == asking.events()
    assert passing.live_entries() == asking.live_entries()


def test_passing_automatically_leaves_out_exactly_the_pauses_where_one_can_only_pass() -> None:
    asking, passing = the_moment(), the_moment(answer_forced=True)
    play(asking, *MOMENT)
    chosen = [line for match, line in zip(decisions(), MOMENT, strict=True) if options(match) != ["pass"]]
    assert len(chosen) == len(MOMENT) - 9
    play(passing, *chosen)
    assert passing.hash() == asking.hash()
    assert passing.live_entries() == asking.live_entries()


def test_the_record_of_automatic_passes_replays_without_them() -> None:
    match = maester.new_match("moment-kill", seed=5, answer_forced=True)
    play_out(match)
    again = maester.load(match.save())
    assert not again.answer_forced
    assert again.hash() == match.hash()
    assert again.result == match.result
    assert again.events() == match.events()
    by_hand = maester.new_match("moment-kill", seed=5)
    assert len(list(match.live_entries())) > 5
    for entry in match.live_entries():
        assert by_hand.to_act == (entry.seat,)
        by_hand.play(entry.seat, entry.move)
    assert by_hand.hash() == match.hash()
