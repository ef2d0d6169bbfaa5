"""Taking back: random play and undo by anybody against a plain model, and what the log says about it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import maester
from maester import IllegalMove, Match, StaleDecision
from maester.engine import Move, Seat, bases, definition_of
from maester.engine.checkpoint import freeze, thaw
from maester.harness.leaks import given_to
from maester.harness.playing import choose
from tests.engine.support import (
    asked,
    battle,
    cards,
    choices,
    play,
    record_of,
    refused,
    seen,
    skirmish_with,
    told,
    unchanged,
)

RANDOM_PLAY = settings(max_examples=40, deadline=None, derandomize=True, database=None)


def replayed(match: Match) -> Match:
    """The live moves alone, played from the start of the same match."""
    again = maester.new_match(match.definition.id, match.players, match.seed, match.options)
    for entry in match.live_entries():
        again.play(entry.seat, entry.move)
    return again


def play_and_take_back(match: Match, rng: Random, steps: int) -> None:
    """Random moves, and now and then somebody tries to take one back."""
    for _ in range(steps):
        seat = rng.randrange(match.players)
        entries, live, state = record_of(match), match.live_entries(), match.hash()
        if rng.random() < 0.35:
            further = rng.random() < 0.2
            allowed = match.can_undo(seat)
            mine = [entry for entry in live if entry.seat == seat]
            try:
                match.undo(seat, further=further)
            except IllegalMove:
                assert not allowed
                assert not (further and mine)
                assert (record_of(match), match.hash()) == (entries, state)
            else:
                assert allowed or (further and mine)
                assert record_of(match)[:-1] == entries
                assert len(match.live_entries()) < len(live)
        elif not match.over:
            mover = rng.choice(match.to_act)
            match.play(mover, choose(match.decision(mover), rng))
            assert record_of(match)[:-1] == entries
            assert match.live_entries() == [*live, record_of(match)[-1]]
        assert match.hash() == replayed(match).hash()


@RANDOM_PLAY
@given(st.integers(0, 10**6), st.integers(2, 4))
def test_after_any_undo_the_match_is_the_one_of_the_moves_that_are_left(seed: int, players: int) -> None:
    match = maester.new_match("skirmish", players, seed % 50, {"rounds": 1})
    play_and_take_back(match, Random(seed), 40)
    fresh = replayed(match)
    assert (fresh.to_act, fresh.result) == (match.to_act, match.result)
    for viewer in (*range(players), None):
        assert fresh.view(viewer) == match.view(viewer)
    again = maester.load(match.save())
    assert seen(again) == seen(match)
    assert again.moment == match.moment


@RANDOM_PLAY
@given(st.integers(0, 10**6))
def test_the_same_holds_where_cards_are_hidden(seed: int) -> None:
    match = maester.new_match("tiny-cards", 3, seed % 50)
    play_and_take_back(match, Random(seed), 25)
    again = maester.load(match.save())
    assert seen(again) == seen(match)


@RANDOM_PLAY
@given(st.integers(0, 10**6))
def test_a_clone_takes_back_as_the_match_would(seed: int) -> None:
    rng = Random(seed)
    match = maester.new_match("skirmish", 2, seed % 50, {"rounds": 1})
    for _ in range(rng.randrange(25)):
        if not match.over:
            mover = rng.choice(match.to_act)
            match.play(mover, rng.choice(match.decision(mover).options))
    before = seen(match)
    clone = match.clone()
    for seat in (0, 1):
        if clone.can_undo(seat):
            clone.undo(seat)
    assert seen(match) == before
    for seat in (0, 1):
        if match.can_undo(seat):
            match.undo(seat)
    assert seen(match) == seen(clone)


# -- what can be taken back -----------------------------------------------------------------------------------------


def test_a_seat_takes_back_one_move_after_the_other() -> None:
    match = choices("sail", "paint", "set-out", "sail")
    states = [match.hash()]
    for line in ("ann: agree true", "ann: choose-colour red", "ann: turn on", "ann: turn home"):
        states.append(play(match, line).hash())
    assert len(set(states)) == 5
    for before in reversed(states[:-1]):
        match.undo("ann")
        assert match.hash() == before
    with refused(match, "undo.nothing"):
        match.undo("ann")


def test_secret_answers_are_taken_back_one_by_one_while_the_others_choose() -> None:
    match = play(skirmish_with("assign-order"), "wolf: order wolf-1: march-1", "kraken: order kraken-1: raid-1")
    play(match, "wolf: order wolf-3: raid-1")
    match.undo("wolf")
    assert match.view("wolf")["tray"] == [{"move": "place-order", "area": "wolf-1", "token": "march-1"}]
    assert match.view("kraken")["tray"] == [{"move": "place-order", "area": "kraken-1", "token": "raid-1"}]
    assert match.decision("wolf").prompt.values["area"] == "wolf-3"
    match.undo("wolf")
    assert match.view("wolf")["tray"] == []
    assert len(match.view("kraken")["tray"]) == 1
    assert not match.can_undo("wolf")
    assert match.can_undo("kraken")


def test_a_changed_answer_taken_back_is_the_answer_before() -> None:
    match = play(skirmish_with("bid"), "wolf: bid 1", "wolf: bid 3")
    match.undo("wolf")
    assert match.view("wolf")["tray"] == [{"move": "bid-power", "power": 1}]
    assert asked(match) == ("kraken",)
    match.undo("wolf")
    assert asked(match) == ("wolf", "kraken")


def test_taking_a_secret_answer_back_tells_the_others_nothing_but_who_is_ready() -> None:
    match, calm = skirmish_with("bid", 3), skirmish_with("bid", 3)
    play(match, "wolf: bid 1")
    match.undo("wolf")
    for viewer in (Seat(1), Seat(2), None):
        assert given_to(match, viewer) == given_to(calm, viewer)


def test_the_revealed_answers_are_a_barrier() -> None:
    match = play(skirmish_with("bid"), "wolf: bid 1", "kraken: bid 2")
    for seat in match.seats:
        with refused(match, "undo.barrier"):
            match.undo(seat)


def test_an_open_move_before_secret_choices_cannot_be_taken_back_once_another_has_chosen() -> None:
    match = play(choices("sail", "ballot"), "ann: agree true", "bob: hire pyp")
    with refused(match, "undo.others-moved"):
        match.undo("ann")
    match.undo("bob")
    match.undo("ann")
    assert match.decision("ann").kind == "sail"


# -- what the log says ----------------------------------------------------------------------------------------------


def test_the_log_says_which_events_are_void_as_each_viewer_counts_them() -> None:
    match = play(cards(), "ann: draw", "bob: pass")
    match.undo("bob")
    play(match, "bob: roll-die", "ann: pass")
    match.undo("ann")
    for viewer in ("ann", "bob", None):
        assert told(match, viewer) == ["card-drawn", "passed", "taken-back", "rolled", "passed", "taken-back"]
        assert [event["since"] for event in match.events(viewer) if event["event"] == "taken-back"] == [1, 4]
        assert match.events(viewer)[2] == {"event": "taken-back", "seat": "bob", "since": 1, "further": False}


def test_taking_back_further_goes_to_the_own_last_decision_and_not_beyond() -> None:
    match = play(cards(), "ann: roll-die", "bob: draw")
    here = match.hash()
    play(match, "ann: draw", "bob: roll-die", "ann: pass", "bob: pass")
    match.undo("bob", further=True)
    assert record_of(match)[-1].move == "undo"
    match.undo("bob", further=True)
    match.undo("ann", further=True)
    assert [str(entry.move) for entry in record_of(match)[-2:]] == ["undo-further", "undo-further"]
    assert match.hash() == here
    assert [entry.seat for entry in match.live_entries()] == [0, 1]
    assert not match.can_undo("ann")
    play(match, "ann: pass")
    assert match.can_undo("ann")


@pytest.mark.parametrize("start", [lambda: skirmish_with("bid"), lambda: battle()], ids=["secret", "open"])
def test_a_click_from_before_taking_back_is_stale(start: Callable[[], Match]) -> None:
    match = start()
    numbers = [match.decision("wolf").number]
    for _ in range(3):
        match.play("wolf", match.decision("wolf").options[-1])
        numbers.append(match.decision("wolf" if match.game.trays else match.to_act[0]).number)
        match.undo("wolf")
        with unchanged(match), pytest.raises(StaleDecision):
            match.play("wolf", match.decision("wolf").options[0], number=numbers[-1])
        numbers.append(match.decision("wolf").number)
    assert numbers == sorted(set(numbers))


def test_a_click_from_before_taking_back_further_is_stale() -> None:
    match = play(cards(), "ann: roll-die")
    numbers = [match.decision("bob").number]
    for _ in range(3):
        play(match, "bob: roll-die")
        numbers.append(match.decision("ann").number)
        match.undo("bob", further=True)
        with unchanged(match), pytest.raises(StaleDecision):
            match.play("bob", "pass", number=numbers[-1])
        numbers.append(match.decision("bob").number)
    assert numbers == sorted(set(numbers))


def test_where_it_is_allowed_anyway_further_is_an_ordinary_undo() -> None:
    match = play(cards(), "ann: pass")
    match.undo("ann", further=True)
    assert match.events()[-1] == {"event": "taken-back", "seat": "ann", "since": 0, "further": False}


def test_the_log_says_which_events_are_void_after_taking_back_further() -> None:
    match = play(cards(), "ann: roll-die", "bob: draw", "ann: roll-die")
    match.undo("bob", further=True)
    for viewer in ("ann", "bob", None):
        assert match.events(viewer)[-1] == {"event": "taken-back", "seat": "bob", "since": 1, "further": True}


def test_a_determinized_match_has_the_same_events_after_an_undo() -> None:
    match = maester.new_match("tiny-cards", 2, 1)
    play(match, "ann: pass")
    match.undo("ann")
    for viewer in (Seat(0), Seat(1), None):
        assert match.determinize(viewer, Random(1)).events(viewer) == match.events(viewer)


def test_what_was_told_under_older_rules_survives_every_further_save(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(cards(), "ann: draw", "bob: pass")
    data = match.save()
    monkeypatch.setattr(definition_of("tiny-cards"), "rules_version", 2)
    upgraded = play(maester.load(data), "ann: pass")
    assert told(upgraded) == ["card-drawn", "passed", "rules-changed", "passed"]
    again = maester.load(upgraded.save())
    assert again.hash() == upgraded.hash()
    assert again.events("ann") == upgraded.events("ann")


def test_eras_of_older_rules_stay_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(cards(), "ann: draw", "bob: pass")
    data = match.save()
    for version in (2, 3):
        monkeypatch.setattr(definition_of("tiny-cards"), "rules_version", version)
        match = maester.load(data)
        match.play(match.to_act[0], "pass")
        data = match.save()
    assert [era.rules_version for era in match.earlier] == [1, 2]
    assert [len(era.entries) for era in match.earlier] == [2, 1]
    assert maester.load(data).hash() == match.hash()
    assert maester.load(data).earlier == match.earlier
    assert [isinstance(entry.move, Move) for entry in match.live_entries()] == [True]


def test_a_finished_match_is_taken_back_only_further() -> None:
    match = maester.new_match("skirmish", 2, 1, {"rounds": 1})
    while not match.over:
        last = match.to_act[0]
        match.play(last, match.decision(last).options[0])
    assert not match.can_undo(last)
    with pytest.raises(IllegalMove) as refused:
        match.undo(last)
    assert refused.value.rule == "undo.barrier"
    match.undo(last, further=True)
    assert not match.over


# -- how much is played again ---------------------------------------------------------------------------------------


@pytest.fixture
def played_again(monkeypatch: pytest.MonkeyPatch) -> list[Move]:
    """Every move that takes effect in any match, again or for the first time."""
    moves: list[Move] = []
    answer = Match._answer

    def watched(match: Match, seat: Seat, move: Move) -> bool:
        moves.append(move)
        return answer(match, seat, move)

    monkeypatch.setattr(Match, "_answer", watched)
    return moves


def long_match(moves: int) -> Match:
    match = maester.new_match("skirmish", 6, 1, {"rounds": 10})
    rng = Random(1)
    while len(match.live_entries()) < moves:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.decision(seat).options))
    return match


@pytest.mark.parametrize("kept", [lambda match: match, lambda match: thaw(freeze(match))], ids=["played", "thawed"])
def test_going_back_further_plays_only_the_last_moves_again(
    kept: Callable[[Match], Match], played_again: list[Move]
) -> None:
    match = kept(long_match(450))
    back = [match.seats[seat] for seat in range(6) if not match.can_undo(seat)]
    assert back
    played_again.clear()
    match.undo(back[0], further=True)
    assert record_of(match)[-1].move == "undo-further"
    assert len(played_again) < 50
    assert match.hash() == replayed(match).hash()


def test_going_back_all_the_way_plays_each_move_a_few_times_again(played_again: list[Move]) -> None:
    match = long_match(450)
    played_again.clear()
    while match.has_moved("wolf"):
        match.undo("wolf", further=True)
    assert len(played_again) < 12 * 450
    assert match.hash() == replayed(match).hash()


def test_a_long_match_keeps_few_states_of_its_way() -> None:
    short, long = long_match(100), long_match(450)
    assert 1 < len(short._bases) <= len(long._bases) < 12
    assert long.clone()._bases is long._bases, "copies share them"


@RANDOM_PLAY
@given(st.integers(0, 10**6), st.integers(2, 4))
def test_states_that_are_kept_at_almost_every_move_lead_to_the_same(seed: int, players: int) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bases, "STRIDE", 2)
        match = maester.new_match("skirmish", players, seed % 50, {"rounds": 1})
        play_and_take_back(match, Random(seed), 40)
        thawed = thaw(freeze(match))
        for twin in (thawed, match.clone()):
            for seat in range(players):
                if twin.has_moved(seat):
                    twin.undo(seat, further=True)
                    assert twin.hash() == replayed(twin).hash()
