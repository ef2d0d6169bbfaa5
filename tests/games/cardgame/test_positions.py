"""Positions written as text, what each seat knows, and random play under all checks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import maester
from maester import BadData
from maester.harness.checks import Checker
from maester.harness.playing import play_at_random
from tests.games.cardgame.language import new_game, scenario, side


def test_a_position_survives_being_written_and_read() -> None:
    game, rng = new_game(5), Random(5)
    while game.court.round < 3 or game.now != "challenges":
        house = game.asked()[0]
        game.play(house, rng.choice(game.options(house)))
    written = game.match.position()
    again = maester.scenario("cardgame", written, 2, 1)
    first = {key: value for key, value in written.items() if key != "players"}
    second = again.position()
    assert {key: value for key, value in second.items() if key != "players"} == first
    for house in ("stark", "lannister"):
        assert second["players"][house]["in_play"] == written["players"][house]["in_play"]
        assert second["players"][house]["deck"] == written["players"][house]["deck"]


def test_a_position_says_what_the_opponent_has_seen_and_loses_no_event_that_is_being_resolved() -> None:
    hand = ["the-lions-cunning", "bronn", "shae"]
    game = scenario(phase="draw", lannister=side(hand=hand, seen=["shae"], gold=2), stark=side("jon-snow", "hodor"))
    game.until("lannister", "play the-lions-cunning")
    assert game.match.position()["players"]["lannister"]["seen"] == ["shae"]
    assert game.match.position()["players"]["stark"]["seen"] == []
    game.play("lannister", "play the-lions-cunning")
    assert game.question() == "choose-cards"
    written = game.match.position()
    assert written["players"]["lannister"]["discard"] == ["the-lions-cunning"]
    again = maester.scenario("cardgame", written, 2, 1)
    assert again.view(None)["table"]["players"][1]["discard"] == ["the-lions-cunning"]


def test_only_the_named_cards_of_a_deck_lie_in_order() -> None:
    decks = [scenario(stark=side("jon-snow", deck=["hodor", "ice"]), seed=seed).deck("stark") for seed in range(6)]
    assert {tuple(deck[:2]) for deck in decks} == {("hodor", "ice")}
    assert len({deck[2] for deck in decks}) > 2


@pytest.mark.parametrize(
    ("position", "place"),
    [
        ({"phase": "tea"}, "phase"),
        ({"first": "tully"}, "first"),
        ({"round": 0}, "round"),
        ({"players": {"tully": {}}}, "players"),
        ({"players": {"stark": {"hand": ["hordor"]}}}, "players/stark/hand"),
        ({"players": {"stark": {"in_play": [{"card": "jon-snow", "duplicates": -1}]}}}, "players/stark/in_play"),
        ({"players": {"stark": {"in_play": [{"card": "jon-snow", "power": -1}]}}}, "players/stark/in_play"),
        ({"players": {"stark": {"gold": -1}}}, "players/stark/gold"),
        ({"players": {"stark": {"plot": "jon-snow"}}}, "players/stark/plot"),
        ({"players": {"stark": {"rest": "box"}}}, "players/stark/rest"),
        ({"players": {"stark": {"seen": ["hodor"]}}}, "players/stark/seen"),
    ],
)
def test_a_wrong_position_is_refused(position: dict[str, Any], place: str) -> None:
    with pytest.raises(BadData) as refused:
        maester.scenario("cardgame", position, 2, 1)
    assert (refused.value.code, refused.value.values["place"]) == ("bad-position", place)


def test_a_copy_that_comes_into_the_open_tells_nothing_about_which_it_was() -> None:
    for hidden in ("stark-escort", "stark-escort-2"):
        game = scenario(phase="marshalling", stark=side(hand=[hidden, "hodor"])).play("stark", "play stark-escort")
        assert game.in_play("stark") == ["stark-escort"]


@pytest.mark.parametrize("seen_first", [True, False])
def test_who_has_seen_one_of_two_copies_does_not_know_which_is_left(seen_first: bool) -> None:
    hand = ["stark-escort", "stark-escort", "hodor"]
    game = scenario(phase="marshalling", stark=side(hand=hand, seen=["stark-escort"]))
    if not seen_first:
        game.court.hand[0] = (game.card("stark-escort-2"), game.card("stark-escort"), game.card("hodor"))
    assert game.view("lannister")["players"][0]["hand"] == ["stark-escort"]
    game.play("stark", "play stark-escort")
    assert game.view("lannister")["players"][0]["hand"] == []


def test_a_card_that_returned_to_hand_is_known_until_the_deck_takes_it() -> None:
    game = scenario(phase="plot", stark=side("jon-snow"))
    game.play("stark", "take plot-calling-the-banners").play("lannister", "take plot-detained", "first stark")
    assert game.view("lannister")["players"][0]["hand"] == ["jon-snow"]


def test_a_window_is_offered_whenever_the_hand_could_matter() -> None:
    """Stark could hold Not Today, as far as everybody knows, so the question comes with or without it."""
    for hand in (["not-today"], ["hodor"]):
        game = scenario(
            first="lannister", lannister=side("bronn"), stark=side("jon-snow", hand=hand), answer_forced=False
        )
        game.challenge("lannister", "military", "bronn").defend()
        game.rest(lambda game: game.asks("stark", "act", "save"))
        assert game.match.decision("stark").options[-1] is not None
    gone = scenario(
        first="lannister",
        lannister=side("bronn"),
        stark=side("jon-snow", hand=["hodor"], discard=["not-today", "not-today"]),
        answer_forced=False,
    )
    gone.challenge("lannister", "military", "bronn").defend()
    assert gone.rest(lambda game: game.court.challenge is None or game.asks("stark", "act", "save")).dead("stark") == [
        "jon-snow"
    ]


def test_a_card_that_everybody_knows_is_one_that_could_be_played() -> None:
    """Hodor is back in hand, and nothing else that could be there can be paid for: Stark is still asked."""
    game = scenario(phase="plot", stark=side("hodor", hand=["eddard-stark"], rest="discard"))
    game.play("stark", "take plot-a-storm-of-swords").play("lannister", "take plot-detained")
    game.play(game.asked()[0], "first stark")
    assert (game.now, game.hand("stark"), game.gold("stark")) == ("marshalling", ["eddard-stark", "hodor"], 2)
    assert game.can("stark", "play hodor")


def test_nobody_is_asked_whose_hand_is_known_to_hold_nothing_for_the_moment() -> None:
    """Lannister holds Bronn alone, who has just returned: there can't be an event until cards are drawn."""
    game = scenario(phase="plot", lannister=side("bronn", gold=2), stark=side("jon-snow"), answer_forced=False)
    game.play("stark", "take plot-calling-the-banners").play("lannister", "take plot-detained", "first lannister")
    game.rest("act")
    assert (game.now, game.asked()) == ("draw", ("lannister",))


@pytest.mark.parametrize("options", [{}, {"draft": True}, {"houses": "random", "power": 5}])
def test_random_play_under_all_checks(options: dict[str, Any]) -> None:
    match = maester.new_match("cardgame", 2, 11, {"power": 4, **options}, answer_forced=True)
    assert play_at_random(match, Random(11), Checker(match, Random(12))) > 20


def test_random_play_with_every_pass_asked() -> None:
    match = maester.new_match("cardgame", 2, 3, {"power": 2})
    assert play_at_random(match, Random(3), Checker(match, Random(4))) > 20
