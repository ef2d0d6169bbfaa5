"""Several moves at once: all or none, in place of what lies in a tray, and no further than the next barrier."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import maester
from maester import BadData, MaesterError, Match, MatchOver, NotAsked, StaleDecision
from maester.engine import Move, Seat
from maester.engine.checkpoint import freeze, thaw
from maester.harness.leaks import given_to
from maester.harness.marks import rule
from tests.engine.skirmish.orders import PlaceOrder
from tests.engine.support import (
    asked,
    choices,
    play,
    record_of,
    refused,
    seen,
    skirmish_with,
    unchanged,
)

RANDOM_PLAY = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def planning() -> Match:
    return skirmish_with("assign-order", 3)


def random_plan(match: Match, seat: Seat, rng: Random, longest: int = 20) -> list[Move]:
    """A plan of the seat, from its first secret question on; now and then not to its end."""
    trial = match.clone()
    while trial.can_undo(seat):
        trial.undo(seat)
    plan: list[Move] = []
    while seat in trial.to_act and trial.game.trays and len(plan) < longest:
        plan.append(rng.choice(trial.decision(seat).options))
        trial.play(seat, plan[-1])
    return plan[: rng.randrange(len(plan) + 1)] if rng.random() < 0.3 else plan


def one_by_one(match: Match, seat: Seat, plan: list[Move]) -> None:
    """The same as a plan in place of what lies in the tray, by taking back and playing."""
    given = [entry.move for entry in match.live_entries() if entry.seat == seat]
    kept = 0
    while kept < min(len(given), len(plan)) and given[kept] == plan[kept]:
        kept += 1
    for _ in given[kept:]:
        match.undo(seat)
    for move in plan[kept:]:
        match.play(seat, move)


# -- all or none --------------------------------------------------------------------------------------------------


def test_several_moves_are_played_one_after_the_other() -> None:
    match, single = choices("sail", "paint", "set-out", "sail"), choices("sail", "paint", "set-out", "sail")
    match.play_all("ann", ["agree true", {"move": "choose-colour", "colour": "red"}, "turn on"])
    play(single, "ann: agree true", "ann: choose-colour red", "ann: turn on")
    assert seen(match) == seen(single)
    assert match.save() == single.save()


@rule("engine:several.all-or-none")
def test_of_several_moves_all_are_accepted_or_none() -> None:
    match = choices("sail", "paint", "set-out", "sail")
    for moves, index, kind in (
        (["agree true", "choose-colour red", "agree true"], 2, maester.IllegalMove),
        (["agree true", "choose-colour mauve"], 1, BadData),
        ([{"move": "nonsense"}, "agree true"], 0, BadData),
    ):
        with unchanged(match), pytest.raises(kind) as caught:
            match.play_all("ann", moves)
        assert caught.value.index == index
        assert str(caught.value) == f"Answer {index + 1}: {caught.value.message()}"


def test_a_refused_list_leaves_what_viewers_have_read_and_the_match_goes_on() -> None:
    match = choices("sail", "paint", "set-out", "sail")
    play(match, "ann: agree true")
    before = match.events("bob")
    with pytest.raises(MaesterError):
        match.play_all("ann", ["choose-colour red", "agree true"])
    assert match.events("bob") == before
    play(match, "ann: choose-colour red")
    assert len(match.events("bob")) > len(before)
    assert maester.load(match.save()).hash() == match.hash()


def test_a_list_belongs_to_the_decision_that_it_names() -> None:
    match = choices("sail", "paint")
    with unchanged(match), pytest.raises(StaleDecision) as caught:
        match.play_all("ann", ["agree true"], match.number("ann") + 1)
    assert caught.value.index is None
    with unchanged(match), pytest.raises(StaleDecision):
        match.play_all("ann", [], match.number("ann") + 1)
    with unchanged(match), pytest.raises(NotAsked):
        match.play_all("bob", [])
    match.play_all("ann", ["agree true", "choose-colour red"], match.number("ann"))


def test_no_moves_change_nothing() -> None:
    match = choices("sail")
    with unchanged(match):
        match.play_all("ann", [])
    with unchanged(match):
        match.play_all("ann", [], replace=True)


def test_a_list_that_goes_on_after_the_end_is_refused() -> None:
    match = choices("sail")
    with unchanged(match), pytest.raises(MatchOver) as caught:
        match.play_all("ann", ["agree true", "agree true"])
    assert caught.value.index == 1
    match.play_all("ann", ["agree true"])
    assert match.over
    with unchanged(match), pytest.raises(MatchOver):
        match.play_all("ann", ["agree true"])


def test_taking_back_after_several_moves_takes_back_the_last_of_them() -> None:
    match = choices("sail", "paint", "set-out", "sail")
    play(match, "ann: agree true", "ann: choose-colour red")
    before = match.hash()
    match.undo("ann")
    match.undo("ann")
    match.play_all("ann", ["agree true", "choose-colour red", "turn on"])
    match.undo("ann")
    assert match.hash() == before


@rule("engine:several.until-barrier")
@pytest.mark.parametrize("after", ["nonsense", "bid 0", {"move": "x"}])
def test_only_the_last_of_several_moves_may_show_something_hidden(after: object) -> None:
    match = play(skirmish_with("bid"), "wolf: bid 1")
    with refused(match, "several.until-barrier") as caught:
        match.play_all("kraken", ["bid 2", after])
    assert caught.value.index == 1
    match.play_all("kraken", ["bid 2"])
    assert match.view(None)["ready"] == []


# -- secret answers -----------------------------------------------------------------------------------------------


@rule("engine:several.replace")
def test_several_answers_replace_what_lies_in_the_tray() -> None:
    match = play(planning(), "kraken: order kraken-1: raid-1")
    match.play_all("wolf", ["order wolf-1: march-1", "order wolf-3: raid-1"])
    match.play_all("wolf", ["order wolf-1: raid-2", "order wolf-3: march-1"], replace=True)
    tray = [
        {"move": "place-order", "area": area, "token": token}
        for area, token in (("wolf-1", "raid-2"), ("wolf-3", "march-1"))
    ]
    assert match.view("wolf")["tray"][:2] == tray
    assert len(match.view("kraken")["tray"]) == 1
    assert [str(entry.move) for entry in record_of(match) if entry.seat == 0][2:4] == ["undo", "undo"]
    match.play_all("wolf", [], replace=True)
    assert match.view("wolf")["tray"] == []
    assert not match.can_undo("wolf")


def test_without_replace_a_list_goes_on_from_what_lies_in_the_tray() -> None:
    match = play(planning(), "wolf: order wolf-1: march-1")
    match.play_all("wolf", ["order wolf-3: raid-1"])
    assert [move["area"] for move in match.view("wolf")["tray"]][:2] == ["wolf-1", "wolf-3"]
    with unchanged(match), pytest.raises(MaesterError):
        match.play_all("wolf", ["order wolf-1: march-1"])


def test_the_first_answer_of_a_list_may_change_the_last_one_of_a_seat_that_is_ready_and_no_other_may() -> None:
    match = play(skirmish_with("bid", 3), "wolf: bid 1")
    match.play_all("wolf", ["bid 2"])
    assert match.view("wolf")["tray"] == [{"move": "bid-power", "power": 2}]
    for replace in (False, True):
        with unchanged(match), pytest.raises(NotAsked) as caught:
            match.play_all("wolf", ["bid 3", "bid 4"], replace=replace)
        assert caught.value.index == 1
    match.play_all("wolf", ["bid 1"], replace=True)
    assert match.view("wolf")["tray"] == [{"move": "bid-power", "power": 1}]
    match.undo("wolf")
    assert asked(match) == ("wolf", "kraken", "lion")


def test_the_same_plan_again_changes_nothing_and_what_agrees_with_it_is_not_written_again() -> None:
    match = planning()
    plan = ["order wolf-1: march-1", "order wolf-3: raid-1"]
    match.play_all("wolf", plan)
    with unchanged(match):
        match.play_all("wolf", plan, replace=True)
    entries = len(record_of(match))
    match.play_all("wolf", [plan[0], "order wolf-3: raid-2"], replace=True)
    assert len(record_of(match)) == entries + 2


def test_a_plan_tells_the_others_nothing() -> None:
    match, calm = planning(), planning()
    for _ in range(3):
        match.play_all("wolf", ["order wolf-1: march-1", "order wolf-3: raid-1"], replace=True)
        match.play_all("wolf", ["order wolf-1: raid-1"], replace=True)
    for viewer in (Seat(1), Seat(2), None):
        assert given_to(match, viewer) == given_to(calm, viewer)


def test_what_cannot_be_taken_back_cannot_be_replaced() -> None:
    match = play(planning(), "wolf: order wolf-1: march-1")
    again = thaw(freeze(match, entries=False))
    with refused(again, "undo.barrier") as caught:
        again.play_all("wolf", ["order wolf-1: raid-1"], replace=True)
    assert caught.value.index is None


@RANDOM_PLAY
@given(st.integers(0, 10**6))
def test_a_plan_is_the_same_as_taking_back_and_playing_one_by_one(seed: int) -> None:
    rng = Random(seed)
    match = skirmish_with("assign-order", 2 + seed % 3)
    single = match.clone()
    for _ in range(8):
        if match.moment:
            break  # all orders are revealed
        seat = Seat(rng.randrange(match.players))
        plan = random_plan(match, seat, rng)
        wrong = [*plan[: rng.randrange(len(plan) + 1)], PlaceOrder(-1, -1)]  # type: ignore[arg-type]
        with unchanged(match), pytest.raises(MaesterError) as caught:
            match.play_all(seat, wrong, replace=True)
        assert caught.value.index == len(wrong) - 1
        match.play_all(seat, plan, match.number(seat), replace=True)
        one_by_one(single, seat, plan)
        assert seen(match) == seen(single)
        assert match.number(seat) == single.number(seat)
        assert freeze(match) == freeze(single)
    assert match.save() == single.save()
    again = maester.load(match.save())
    assert seen(again) == seen(match)
    assert [again.number(seat) for seat in range(match.players)] == [
        match.number(seat) for seat in range(match.players)
    ]
