"""The leak check of matches that go on is tested by planting leaks that show only after the next answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import maester
from maester.engine import Match, Seat, refuse
from maester.harness.leaks import Leak, check_leaks, check_why_not
from maester.harness.lockstep import check_onward
from tests.engine.skirmish.board import Skirmish
from tests.engine.skirmish.orders import AssignOrder, ResolveRaids
from tests.engine.skirmish.rounds import Muster

VIEWERS = (Seat(0), Seat(1), None)


def before_the_raids() -> Match:
    """A match in which the raids are to be resolved."""
    for seed in range(50):
        match, rng = maester.new_match("skirmish", 2, seed, {"rounds": 3}), Random(seed)
        while not match.over:
            decision = match.decision(match.to_act[0])
            if decision.kind == "resolve-raids":
                return match
            match.play(match.to_act[0], rng.choice(decision.options))
    raise AssertionError("nobody ever raids")


def caught(match: Match) -> bool:
    """Does any of a few twins give the leak away? Never at the decision itself."""
    for viewer in VIEWERS:
        for number in range(10):
            check_leaks(match, viewer, Random(number))
    try:
        for viewer in VIEWERS:
            for number in range(10):
                check_onward(match, viewer, Random(number))
    except Leak:
        return True
    return False


def plant(monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    """After each raid something happens that depends on the deck, which nobody knows."""
    honest = ResolveRaids.answer

    def answer(self: ResolveRaids, game: Skirmish, seat: Seat, move: Any) -> None:
        honest(self, game, seat, move)
        if game.deck and game.deck[0] % 2:
            leak(game, seat)

    monkeypatch.setattr(ResolveRaids, "answer", answer)


def test_an_honest_match_goes_on_like_its_twin() -> None:
    assert not caught(before_the_raids())
    assert not caught(maester.new_match("skirmish", 3, 1, {"rounds": 3}))


def test_a_change_that_depends_on_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, lambda game, seat: game.gain_power(seat, 1))
    assert caught(before_the_raids())


def test_who_is_asked_next_may_not_depend_on_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, lambda game, seat: game.then(Muster(seat)))
    assert caught(before_the_raids())


def test_what_can_be_taken_back_may_not_depend_on_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, lambda game, seat: game.show(()))
    assert caught(before_the_raids())


def test_a_refusal_that_depends_on_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match, honest = maester.new_match("skirmish", 2, 1, {"rounds": 3}), AssignOrder.why_not
    assert match.decision(0).kind == "assign-order"
    for number in range(10):
        check_why_not(match, Seat(0), Random(number))

    def why_not(self: AssignOrder, game: Skirmish, seat: Seat, move: Any) -> Any:
        refusal = honest(self, game, seat, move)
        return refuse("orders.each-token-once") if refusal and game.deck[0] % 2 else refusal

    monkeypatch.setattr(AssignOrder, "why_not", why_not)

    def check() -> None:
        for number in range(40):
            check_why_not(match, Seat(0), Random(number))

    with pytest.raises(Leak, match="can tell by order"):
        check()
