"""The text form of a position: what is written can be set up again, and what can't be set up is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import maester
from maester.engine import Seat
from maester.games.boardgame.board import Board
from maester.games.boardgame.invariants import invariants
from maester.games.boardgame.phases import PHASES, PHASES_IN_PASSES, phase_of, steps_of
from maester.games.boardgame.rounds import PARTS_OF_WESTEROS
from tests.games.boardgame.language import new_game, scenario

QUIET = ("assign-order", "resolve-raids", "resolve-marches", "resolve-consolidate-power", "use-messenger-raven")
"""Questions at which nothing is under way that a position could not say."""


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 150))
def test_a_position_that_is_written_and_read_is_the_same(seed: int, moves: int) -> None:
    rng = Random(seed)
    options = {"tides_of_battle": rng.random() < 0.5, "faq_errata": rng.random() < 0.5}
    match = maester.new_match("boardgame", 3 + seed % 4, seed, options)
    for _ in range(moves):
        if match.over:
            return
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.decision(seat).options))
    while not match.over and match.decision(match.to_act[0]).kind not in QUIET:
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    if match.over or match.game.trays:
        return
    position = match.position()
    again = maester.scenario("boardgame", position, match.players, seed + 1, options)
    assert again.position() == position
    assert again.decision(again.to_act[0]).kind == match.decision(match.to_act[0]).kind
    board = again.game
    assert isinstance(board, Board)
    assert list(invariants(board)) == []


def test_a_position_at_the_start_of_planning_is_the_same() -> None:
    game = new_game(5)
    position = game.match.position()
    again = maester.scenario("boardgame", position, 5, 99)
    assert again.position() == position
    assert position["phase"] == "planning"


def test_cards_on_top_of_a_deck_are_drawn_first_and_the_rest_is_shuffled() -> None:
    position: dict[str, Any] = {
        "stark": {"winterfell": "F"}, "phase": "westeros",
        "westeros": {"i": ["last-days-of-summer"], "ii": ["last-days-of-summer"], "iii": ["web-of-lies"]},
    }  # fmt: skip
    game, other = scenario(seed=1, **position), scenario(seed=2, **position)
    drawn = [event["card"] for event in game.events("westeros-card-drawn")]
    assert drawn == ["last-days-of-summer-i-1", "last-days-of-summer-ii-1", "web-of-lies-iii-1"]
    assert game.westeros("i") != other.westeros("i")
    assert sorted(game.westeros("i")) == sorted(other.westeros("i"))


@pytest.mark.parametrize(
    "position",
    [
        {"phase": "supper"},
        {"round": 11},
        {"round": 0},
        {"acted": ["tully"]},
        {"houses": {"stark": {"power": -1}}},
        {"houses": {"stark": {"supply": -1}}},
        {"unknown": 1},
        {"houses": {"stark": {"units": {"winterfell": "X"}}}},
        {"houses": {"stark": {"units": {"winterfel": "F"}}}},
        {"houses": {"stark": {"units": {"winterfell": "KKKKKK"}}}},
        {"houses": {"stark": {"units": {"winterfell": "F"}, "routed": {"winterfell": "FF"}}}},
        {"houses": {"stark": {"power": 21}}},
        {"houses": {"stark": {"power": 20, "power_tokens": ["karhold"]}}},
        {"houses": {"stark": {"supply": 7}}},
        {"houses": {"stark": {"hand": ["tywin-lannister"]}}},
        {"houses": {"tully": {}}},
        {"houses": {"stark": {"units": {"pyke": "F"}}, "greyjoy": {"units": {"pyke": "F"}}}},
        {"tracks": {"iron-throne": ["stark"]}},
        {"tracks": {"golden-throne": ["stark"]}},
        {"wildlings": 3},
        {"bans": ["no-fun"]},
        {"neutral": {"eyrie": 100}},
        {"westeros_decks": {"i": ["clash-of-kings-ii-1"]}},
        {"wildling_deck": ["crow-killers", "crow-killers"]},
        {"tides_deck": ["zero-0"]},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(position: dict[str, Any]) -> None:
    with pytest.raises(maester.BadData) as caught:
        maester.scenario("boardgame", position, 6, 1)
    for language in ("en", "pl"):
        assert caught.value.message(language)


def test_who_has_acted_in_this_pass_waits_for_the_next() -> None:
    areas: dict[str, Any] = {"stark": {"winterfell": "F"}, "lannister": {"lannisport": "F"}}
    tracks = {"iron-throne": ["stark", "lannister"]}
    orders = {"winterfell": "march-0", "lannisport": "march-0"}
    assert scenario(**areas, tracks=tracks, orders=orders).asked() == ("stark",)
    assert scenario(**areas, tracks=tracks, orders=orders, acted=["stark"]).asked() == ("lannister",)


def test_the_first_on_a_track_holds_its_token() -> None:
    game = scenario(stark={"winterfell": "F"}, orders={"winterfell": "march-0"}, tracks={"fiefdoms": ["tyrell"]})
    assert {one["track"]: one["holder"] for one in game.view()["tracks"]}["fiefdoms"] == "tyrell"


def test_a_wildling_card_that_was_seen_is_known() -> None:
    house = {"units": {"winterfell": "F"}, "orders": {"winterfell": "march-0"}}
    position = {
        "phase": "marches",
        "houses": {"stark": {**house, "wildling_cards_seen": ["crow-killers"]}},
        "wildling_deck": ["mammoth-riders", "crow-killers"],
    }
    match = maester.scenario("boardgame", position, 6, 1)
    assert match.view("stark")["table"]["wildling_deck"][:2] == [None, "crow-killers"]
    assert match.view("lannister")["table"]["wildling_deck"][:2] == [None, None]


def test_an_open_westeros_card_lies_once_on_its_discard_pile() -> None:
    cards = ["last-days-of-summer-i-1", "last-days-of-summer-ii-1", "web-of-lies-iii-1"]
    position = {
        "phase": "marches",
        "houses": {"stark": {"units": {"winterfell": "F"}, "orders": {"winterfell": "march-0"}}},
        "westeros_open": cards,
        "westeros_discards": {"iii": cards[2:]},
    }
    for written in (position, {**position, "westeros_discards": {}}):
        match = maester.scenario("boardgame", written, 6, 1)
        assert match.view(None)["table"]["westeros_discards"] == [[card] for card in cards]


def test_neutral_forces_are_those_of_the_position() -> None:
    printed = scenario(stark={"winterfell": "F"}, orders={"winterfell": "march-0"}, players=3, neutral="printed")
    assert sum(strength > 0 for strength in printed.board.neutral) > 1
    named = scenario(stark={"winterfell": "F"}, orders={"winterfell": "march-0"}, players=4, neutral={"eyrie": 6})
    assert [strength for strength in named.board.neutral if strength] == [6]


def test_tides_cards_on_top_stay_there_and_the_rest_is_shuffled() -> None:
    top = ["three-22", "skull-8"]
    decks = [
        scenario(
            stark={"winterfell": "F"}, orders={"winterfell": "march-0"}, tides_deck=top, seed=seed,
            options={"tides_of_battle": True},
        ).match.position()["tides_deck"]
        for seed in (1, 2)
    ]  # fmt: skip
    assert [deck[:2] for deck in decks] == [top, top]
    assert decks[0] != decks[1]


def test_a_position_in_the_raven_step_asks_for_the_raven_once() -> None:
    game = scenario(stark={"winterfell": "F"}, orders={"winterfell": "march-0"}, phase="raven")
    assert game.question() == "use-messenger-raven"
    game.answer(game.asked()[0], "pass")
    assert game.question() == "resolve-marches"
    planning = scenario(stark={"winterfell": "F"}, phase="planning").orders(stark={"winterfell": "march-0"})
    planning.answer(planning.asked()[0], "pass")
    assert planning.question() == "resolve-marches"


PARTS = {type(step) for step in PARTS_OF_WESTEROS.values()}
PHASE_OF = {
    "choose-westeros-effect": "westeros",
    "bid": "westeros",
    "assign-order": "planning",
    "use-messenger-raven": "raven",
    "resolve-raids": "raids",
    "resolve-marches": "marches",
    "choose-house-card": "marches",
    "resolve-consolidate-power": "consolidate-power",
}


def test_a_match_is_in_the_phase_of_its_question() -> None:
    rng, asked = Random(3), set()
    match = maester.new_match("boardgame", 6, 3, {"rounds": 9})
    while not match.over:
        seat = rng.choice(match.to_act)
        decision, board = match.decision(seat), match.game
        assert isinstance(board, Board)
        asked.add(decision.kind)
        if decision.kind in PHASE_OF:
            assert phase_of(board) == PHASE_OF[decision.kind]
        match.play(seat, rng.choice(decision.options))
    assert set(PHASE_OF) <= asked


@pytest.mark.parametrize("phase", PHASES)
def test_a_position_starts_with_its_phase_and_goes_on_with_the_rest_of_the_round(phase: str) -> None:
    first, *rest = steps_of(phase)
    whole = [*steps_of("westeros"), *steps_of("raven")]
    assert (type(first) in PARTS) == (phase in PARTS_OF_WESTEROS)
    assert rest == list(steps_of("westeros")[-len(rest) :] if rest else ())
    assert type(first) in PARTS or first in whole
    if phase in PHASES_IN_PASSES:
        assert steps_of(phase, (Seat(2),)) == (type(first)((Seat(2),)), *rest)
