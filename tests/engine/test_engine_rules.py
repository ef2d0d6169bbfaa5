"""The engine's own rules, one test each: decisions, secret choices and windows."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import maester
from maester import MatchOver, NotAsked, StaleDecision
from maester.engine import Seat
from maester.harness.leaks import given_to
from maester.harness.marks import rule
from tests.engine.support import (
    asked,
    battle,
    choices,
    kind,
    play,
    refused,
    skirmish_with,
    texts,
    told,
    unchanged,
    windows,
)
from tests.engine.tiny.windows import Act, Strike

# -- decisions ------------------------------------------------------------------------------------------------------


@rule("engine:match.not-asked")
def test_only_a_seat_that_is_asked_may_answer() -> None:
    match = battle()
    assert asked(match) == ("wolf",)
    with unchanged(match), pytest.raises(NotAsked) as caught:
        match.play("kraken", "march wolf-10: FFH>kraken-1")
    assert caught.value.values == {"seat": "kraken", "asked": ["wolf"]}
    refusal = match.why_not("kraken", "march wolf-10: FFH>kraken-1")
    assert refusal is not None
    assert (refusal.rule, refusal.values["asked"]) == ("match.not-asked", ["wolf"])


@rule("engine:match.over")
def test_after_the_end_nobody_is_asked_and_nobody_may_play() -> None:
    match = play(choices("sail"), "ann: agree true")
    assert match.over
    assert match.to_act == ()
    result = match.result
    for seat in match.seats:
        with unchanged(match), pytest.raises(MatchOver):
            match.play(seat, "agree true")
        refusal = match.why_not(seat, "agree true")
        assert refusal is not None
        assert refusal.rule == "match.over"
    assert match.result == result == maester.Result((("ann",), ("bob",), ("cid",)), ())


@rule("engine:match.stale")
def test_a_click_on_a_decision_that_was_answered_comes_too_late() -> None:
    match = choices("sail", "sail")
    click = match.decision("ann").number
    match.play("ann", "agree true", number=click)
    with unchanged(match), pytest.raises(StaleDecision) as caught:
        match.play("ann", "agree true", number=click)
    assert str(caught.value.values["given"]) == str(click)
    assert caught.value.values["right"] == match.decision("ann").number
    match.play("ann", "agree false", number=match.decision("ann").number)
    assert match.view()["table"]["notes"] == ["sails", "stays"]


@rule("engine:match.wrong-kind")
def test_a_bid_is_not_answered_by_a_march() -> None:
    match = skirmish_with("bid")
    with refused(match, "match.wrong-kind") as caught:
        match.play("wolf", "march wolf-1: F>wolf-2")
    assert caught.value.values["wanted"] == ["bid-power"]
    assert caught.value.values["given"] == "march"
    assert caught.value.legal == tuple(match.decision("wolf").options)


@rule("engine:match.not-listed")
def test_a_move_of_the_right_kind_that_is_not_listed_is_refused_even_if_no_closer_rule_forbids_it() -> None:
    match = choices("paint", colours=["red", "green"])
    with refused(match, "match.not-listed") as caught:
        match.play("ann", "choose-colour blue")
    assert [match.text(move) for move in caught.value.legal] == ["choose-colour red", "choose-colour green"]


@rule("engine:match.forced")
def test_a_single_legal_move_is_made_at_once_and_looks_like_a_chosen_one() -> None:
    forced = choices("paint", "sail", colours=["green"])
    chosen = choices("paint", "sail", colours=["red", "green"])
    assert kind(chosen) == "paint"
    play(chosen, "ann: choose-colour green")
    assert kind(forced) == kind(chosen) == "sail"
    for viewer in (0, 1, 2, None):
        assert forced.events(viewer) == chosen.events(viewer) == [{"event": "noted", "text": "ann paints green"}]
        assert forced.view(viewer) == chosen.view(viewer)


@rule("engine:match.private-is-asked")
def test_a_window_of_hidden_cards_asks_whoever_might_hold_one_and_nobody_else() -> None:
    able, unable, known_unable = (windows("ambush", hand=hand) for hand in ({"bob": "trick"}, {"bob": "blank"}, {}))
    assert texts(able, "bob") == ["play-trick", "pass"]
    assert texts(unable, "bob") == ["pass"]
    assert able.decision("bob").private
    assert unable.decision("bob").private
    assert given_to(able, Seat(0)) == given_to(unable, Seat(0))
    assert (asked(known_unable), kind(known_unable)) == (("ann",), "go-on")


# -- secret choices -------------------------------------------------------------------------------------------------


@rule("engine:together.change")
def test_a_secret_bid_may_be_changed_until_the_last_bid_is_in() -> None:
    match = skirmish_with("bid")
    play(match, "wolf: bid 1", "wolf: bid 3", "kraken: bid 2")
    revealed = next(event for event in match.events("kraken") if event["event"] == "bids-revealed")
    assert revealed["houses"] == ["wolf", "kraken"]
    assert revealed["bids"] == [3, 2]


@rule("engine:together.hidden")
def test_a_secret_answer_is_seen_by_its_owner_alone() -> None:
    low, high = skirmish_with("bid", 3), skirmish_with("bid", 3)
    play(low, "wolf: bid 0")
    play(high, "wolf: bid 5")
    for viewer in (Seat(1), Seat(2), None):
        assert given_to(low, viewer) == given_to(high, viewer)
        assert list(low.view(viewer)["ready"]) == ["wolf"]
        assert low.view(viewer)["tray"] == []
    assert low.view("wolf")["tray"] == [{"move": "bid-power", "power": 0}]
    assert high.view("wolf")["tray"] == [{"move": "bid-power", "power": 5}]


@rule("engine:together.reveal")
def test_secret_bids_count_when_all_are_in() -> None:
    match = skirmish_with("bid", 3)
    table, events = match.view()["table"], match.events()
    play(match, "lion: bid 2", "wolf: bid 1")
    assert asked(match) == ("kraken",)
    assert match.view()["table"] == table
    assert match.events() == events
    play(match, "kraken: bid 4")
    assert match.view()["table"]["power"] == {"wolf": 4, "kraken": 1, "lion": 3}
    assert list(match.view()["table"]["turn_order"]) == ["kraken", "lion", "wolf"]


# -- windows --------------------------------------------------------------------------------------------------------


@rule("engine:window.alternate")
def test_whoever_acted_in_a_window_lets_the_others_act_first() -> None:
    match = windows("fight", players=3, energy={"ann": 2, "bob": 2, "cid": 2})
    order: list[Sequence[str]] = []
    for _ in range(4):
        order.append(asked(match))
        match.play(match.to_act[0], "strike")
    assert order == [("ann",), ("bob",), ("cid",), ("ann",)]


@rule("engine:window.all-pass")
def test_a_window_ends_when_all_pass_in_a_row() -> None:
    match = windows("fight", energy={"ann": 1, "bob": 1})
    play(match, "ann: pass", "bob: strike")
    assert asked(match) == ("ann",)
    play(match, "ann: pass")
    assert asked(match) == ("bob",)
    play(match, "bob: pass")
    assert (asked(match), kind(match)) == (("ann",), "go-on")


@rule("engine:window.final-pass")
def test_a_pass_is_final_where_each_seat_acts_at_most_once() -> None:
    match = windows("feast!", players=3)
    play(match, "ann: pass", "bob: boast")
    assert (asked(match), kind(match)) == (("cid",), "act")
    play(match, "cid: boast")
    assert (asked(match), kind(match)) == (("ann",), "go-on")


@rule("engine:window.once")
def test_an_ability_limited_to_once_is_used_once_in_a_window_by_each_seat() -> None:
    match = windows("fight", "fight", energy={"ann": 1, "bob": 1})
    play(match, "ann: boast", "bob: boast")
    assert texts(match, "ann") == ["strike", "pass"]
    with refused(match, "window.once") as caught:
        match.play("ann", "boast")
    assert caught.value.values["ability"] == "boasting"
    play(match, "ann: pass", "bob: pass", "ann: agree true", "ann: boast")
    assert match.view()["table"]["points"] == [2, 1]


@rule("engine:window.not-usable")
def test_an_ability_is_used_only_while_its_condition_is_met() -> None:
    match = windows("fight", energy={"ann": 0, "bob": 1})
    with refused(match, "window.not-usable") as caught:
        match.play("ann", "strike")
    assert caught.value.values["ability"] == "striking"
    play(match, "ann: pass", "bob: strike")
    assert match.view()["table"]["points"] == [0, 1]


@rule("engine:window.nothing-at-this-moment")
def test_an_ability_is_used_only_at_its_own_moments() -> None:
    match = windows("feast", "fight", energy={"ann": 1})
    with refused(match, "window.nothing-at-this-moment") as caught:
        match.play("ann", "strike")
    assert caught.value.values["moment"] == "feast"
    play(match, "ann: pass", "bob: pass", "ann: agree true")
    assert match.why_not("ann", "strike") is None


@rule("engine:window.empty")
def test_a_moment_without_abilities_opens_no_window() -> None:
    match = windows("quiet", "fight")
    assert kind(match) == "go-on"
    assert told(match) == []
    game = match.game.clone()
    agenda = list(game.agenda)
    Act.open(game, "quiet", (Seat(0), Seat(1)))
    assert (game.frames, game.agenda) == ([], agenda)
    Act.open(game, "fight", (Seat(0), Seat(1)))
    assert len(game.frames) == 1
    assert match.why_not("ann", Strike()) is not None
