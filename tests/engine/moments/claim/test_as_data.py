"""Twins, copies, saves and random play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import maester
from maester import Match
from maester.harness.checks import Checker
from maester.harness.leaks import check_forgetting, check_leaks
from maester.harness.playing import play_at_random
from tests.engine.moments.claim import GAME
from tests.engine.moments.claim.language import TWO_ROUNDS, asked, bid, claims, hand, hands, loras, state, table
from tests.engine.moments.claim.pieces import PRINTED

# -- twins, copies, saves ------------------------------------------------------------------------------------------


def in_the_middle() -> Match:
    """Cersei is about to take a card in a claim inside a claim inside a claim."""
    match = table(
        hands=hands(cersei="throne-1 pack-2", euron="bribery-1 contingency-1 pack-1", doran="strings-1 strings-2"),
        tokens={"north": ["worth-3-1"], "east": ["worth-1-1"]},
        deck=["loras", "quentyn", "varys", "tywin"],
        then=TWO_ROUNDS,
    )
    bid(match, cersei="throne-1", euron="bribery-1")
    match.play("cersei", "put west")
    match.play("cersei", "look euron")
    assert claims(match) == ["loras", "quentyn", "varys"]
    return match


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_a_twin_looks_the_same_and_is_another(viewer: Any) -> None:
    match, rng = in_the_middle(), Random(5)
    for _ in range(20):
        check_leaks(match, viewer, rng)
    check_forgetting(match, viewer, rng)
    assert len(GAME.secrets.hidden(match.game, viewer)) > 20


def test_a_twin_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    match, rng = in_the_middle(), Random(7)
    seen: dict[str, set[tuple[str, ...]]] = {"cersei": set(), "doran": set()}
    for _ in range(100):
        for viewer, found in seen.items():
            cards = state(match.determinize(viewer, rng)).hand[1]
            found.add(tuple(sorted(PRINTED[card].name for card in cards)))
    assert seen["cersei"] == {("bribery", "contingency", "pack")}, "she has looked"
    assert all("bribery" in cards for cards in seen["doran"]), "he saw it go back"
    assert len(seen["doran"]) > 5


def test_in_a_twin_the_others_know_as_much_as_they_really_do() -> None:
    """Doran doesn't know which cards Cersei saw, but he knows that she saw them: his twins are played on by her too."""
    match, rng = in_the_middle(), Random(9)
    for _ in range(20):
        twin = match.determinize("doran", rng)
        assert not list(GAME.secrets.invariants(twin.game))
        for viewer, unknown in (("cersei", 0), ("euron", 0), ("olenna", 2), ("doran", 2)):
            assert hand(twin, "euron", viewer)[1] == unknown
        assert len(twin.decision("cersei").options) == 3


def test_a_match_is_saved_and_copied_in_the_middle_of_nested_claims() -> None:
    match = in_the_middle()
    saved, copied = maester.load(match.save()), match.clone()
    twin = GAME.codec.round_trip(match.game)
    assert twin == match.game
    for again in (saved, copied):
        assert again.hash() == match.hash()
        assert [again.view(seat) for seat in match.seats] == [match.view(seat) for seat in match.seats]
        assert repr(again.decision("cersei")) == repr(match.decision("cersei"))
        again.play("cersei", "take pack-1")
        assert (asked(again), claims(again)) == (("cersei", "place-token"), ["loras"])
        again.play("cersei", "put north")
    assert saved.hash() == copied.hash()
    assert asked(match) == ("cersei", "take-card")


def test_placing_can_be_taken_back_until_something_is_revealed() -> None:
    match = bid(table(hands=hands(cersei="throne-1"), deck=["tywin", "bran"]), cersei="throne-1")
    before = match.hash()
    match.play("cersei", "put north")
    match.undo("cersei")
    assert match.hash() == before
    chained = loras(reveals=["tywin"])
    chained.play("cersei", "put north")
    assert not chained.can_undo("cersei")


# -- random play ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_random_play_keeps_all_invariants(players: int) -> None:
    for seed in range(15):
        match = maester.new_match("moment-claim", players, seed)
        play_at_random(match, Random(seed), Checker(match, Random(seed), dear=0.1))


@pytest.mark.parametrize("players", [3, 4])
def test_a_view_tells_no_more_than_the_events(players: int) -> None:
    """If two moves of another seat are told to a seat in the same way, it gets exactly the same after both."""
    compared = 0
    for seed in range(10):
        match, rng = maester.new_match("moment-claim", players, seed), Random(seed)
        while not match.over:
            (mover,) = match.to_act
            after = []
            for move in match.decision(mover).options:
                other = match.clone()
                other.play(mover, move)
                if other.game.counter == match.game.counter:  # after a shuffle everything may differ
                    after.append(other)
            for viewer in (*(seat for seat in range(players) if seat != mover), None):
                told: dict[str, Any] = {}
                for other in after:
                    view = other.view(viewer)
                    assert view == told.setdefault(repr(other.events(viewer)), view)
                compared += len(after) - len(told)
            match.play(mover, rng.choice(match.decision(mover).options))
    assert compared > 100
