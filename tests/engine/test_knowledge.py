"""Knowledge: who knows what, and matches that a seat can't tell from the real one."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import maester
from maester.engine import Match, Seat, definition_of
from maester.engine.knowledge import bits
from maester.harness.leaks import Leak, check_forgetting, check_leaks
from tests.engine.support import cards, choices, play, skirmish_with, windows
from tests.engine.tiny.choices import CountVotes


def test_a_set_of_seats_is_one_number() -> None:
    assert bits(()) == 0
    assert bits((Seat(0),)) == 1
    assert bits((Seat(3), Seat(1), Seat(3))) == 0b1010


def test_a_spectator_knows_nothing() -> None:
    match = cards()
    assert not any(match.game.knows(None, card) for card in range(12))
    assert [match.game.knows(Seat(0), card) for card in range(4)] == [True, True, False, False]
    assert [match.game.knows(Seat(1), card) for card in range(4)] == [False, False, True, True]


def test_looking_at_a_card_is_known_and_shuffling_forgets_it() -> None:
    match = play(cards(players=3), "ann: peek", "bob: draw")
    assert match.view("ann")["table"]["hands"]["bob"] == [None, None, "c4"]
    assert match.view("bob")["table"]["hands"]["bob"] == ["c2", "c3", "c4"]
    assert match.view("cid")["table"]["hands"]["bob"] == [None, None, None]
    play(match, "cid: pass", "ann: pass", "bob: shuffle-in")
    for seat in (Seat(0), Seat(1), Seat(2)):
        assert not any(match.game.knows(seat, card) for card in (2, 3, 4, 5, 6, 7))
    assert match.view("ann")["table"]["hands"]["ann"] == ["c0", "c1"]


# -- matches that a seat can't tell from this one -------------------------------------------------------------------


def test_the_secret_answers_of_others_are_drawn_anew_and_the_own_ones_stay() -> None:
    match = play(skirmish_with("bid", 3), "wolf: bid 5", "kraken: bid 0")
    others, own, ready = set(), set(), set()
    for seed in range(80):
        twin = match.determinize("wolf", Random(seed))
        own.add(str(twin.view("wolf")["tray"]))
        others.add(str(twin.view("kraken")["tray"]))
        ready.add(tuple(twin.view("wolf")["ready"]))
        assert twin.to_act == match.to_act
        assert twin.decision("wolf").number == match.decision("wolf").number
    assert own == {str(match.view("wolf")["tray"])}
    assert len(others) == 6
    assert ready == {("wolf", "kraken")}


def test_how_often_another_seat_has_changed_its_mind_is_not_known() -> None:
    match = play(skirmish_with("bid", 3), "wolf: bid 5", *(f"kraken: bid {bid % 3}" for bid in range(7)))
    twin = match.determinize("wolf", Random(1))
    assert twin.number("wolf") == match.number("wolf") == 1
    assert twin.number("kraken") == twin.number(2) == 0


def test_how_far_another_seat_is_with_its_secret_answers_is_not_known() -> None:
    match = play(skirmish_with("assign-order"), *(f"wolf: order wolf-{area}: march-{area // 2 + 1}" for area in (1, 3)))
    twins = [match.determinize("kraken", Random(seed)) for seed in range(120)]
    assert {len(twin.view("wolf")["tray"]) for twin in twins} == {0, 1, 2, 3}
    assert all(twin.to_act == (0, 1) for twin in twins)
    assert len({str(twin.decision("wolf").options) for twin in twins}) > 10
    for twin in twins[:10]:
        answered = len(twin.view("wolf")["tray"])
        while 0 in twin.to_act:
            twin.play("wolf", twin.decision("wolf").options[0])
        assert (len(twin.view("wolf")["tray"]), twin.to_act) == (4, (1,)), answered


def test_chance_is_new_in_a_match_that_a_seat_cannot_tell_from_this_one() -> None:
    match = cards()
    rolls = set()
    for seed in range(60):
        twin = match.determinize("ann", Random(seed))
        assert (twin.game.counter, twin.proven) == (0, False)
        assert twin.game.key == twin.seed.to_bytes(32, "big")
        rolls.add(play(twin, "ann: roll-die").events("ann")[-1]["pips"])
    assert rolls == set(range(1, 7))
    assert match.game.key == (1).to_bytes(32, "big")


def test_hidden_cards_of_a_window_stay_possible() -> None:
    match = windows("ambush", hand={"ann": "trick", "bob": "blank"})
    hands = {tuple(match.determinize("ann", Random(seed)).game.hand) for seed in range(30)}
    assert hands == {("trick", "trick"), ("trick", "blank")}


def test_trays_and_frames_of_a_twin_are_its_own() -> None:
    match = play(choices("ballot"), "ann: hire jon")
    before = match.hash()
    twin = match.determinize("bob", Random(2))
    play(twin, "bob: hire pyp")
    assert match.hash() == before
    assert CountVotes() in match.game.agenda


def test_nothing_is_taken_back_in_a_twin_that_was_done_before_it() -> None:
    """What lay before the move is what the seat may not know."""
    match = play(choices("ballot"), "ann: hire jon")
    assert match.can_undo("ann")
    assert not match.determinize("ann", Random(1)).can_undo("ann")


def test_a_twin_proves_nothing() -> None:
    """Its seed was never committed to."""
    match = maester.new_match("tiny-cards", 2)
    assert match.proven
    assert not match.determinize("ann", Random(1)).proven


# -- planted leaks --------------------------------------------------------------------------------------------------


def exchange_secrets(monkeypatch: pytest.MonkeyPatch, **changed: Any) -> None:
    definition = definition_of("tiny-cards")
    monkeypatch.setattr(definition, "secrets", msgspec.structs.replace(definition.secrets, **changed))


def leaky(monkeypatch: pytest.MonkeyPatch, view: Any) -> Match:
    exchange_secrets(monkeypatch, view=view)
    return maester.new_match("tiny-cards", 2, 3)


def found_leak(match: Match) -> bool:
    try:
        for seed in range(20):
            check_leaks(match, Seat(0), Random(seed))
    except Leak:
        return True
    return False


class Showing(msgspec.Struct, frozen=True):
    shown: Any


@pytest.mark.parametrize(
    ("shown", "leaks"),
    [
        (lambda game, seat: len(game.deck), False),
        (lambda game, seat: sorted(game.hand[0]), False),
        (lambda game, seat: game.deck[0], True),
        (lambda game, seat: sum(game.hand[1]), True),
        (lambda game, seat: game.key, True),
    ],
    ids=["size", "own-hand", "top-card", "sum-of-the-other-hand", "key"],
)
def test_a_leak_that_is_planted_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch, shown: Any, leaks: bool) -> None:
    match = leaky(monkeypatch, lambda game, seat: Showing(shown(game, seat)))
    assert found_leak(match) is leaks


def test_a_determinize_that_forgets_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = maester.new_match("tiny-cards", 2, 3)
    check_forgetting(match, Seat(0), Random(1), samples=60)
    exchange_secrets(monkeypatch, determinize=lambda game, seat, rng: None)
    with pytest.raises(Leak):
        check_forgetting(match, Seat(0), Random(1), samples=60)
