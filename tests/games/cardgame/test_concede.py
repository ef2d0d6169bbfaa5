"""Giving up, at any time, whoever is asked."""

from __future__ import annotations

import pytest

import maester
from maester import BadData, MatchOver
from maester.cli.sentences import result_text
from tests.games.cardgame.language import scenario, side


def test_whoever_gives_up_loses_at_once() -> None:
    game = scenario(stark=side("jon-snow", banner=9), lannister=side("bronn")).challenge(
        "stark", "military", "jon-snow"
    )
    assert game.asks("lannister", "declare-defenders")
    game.match.concede("stark")
    assert (game.winner, game.match.to_act) == ("lannister", ())
    assert game.match.result is not None
    assert game.match.result.tie_breaks == ("conceded",)
    assert game.events("conceded", "lannister") == [{"event": "conceded", "seat": "stark"}]
    with pytest.raises(MatchOver):
        game.match.concede("lannister")


def test_a_match_given_up_is_saved_and_loaded() -> None:
    match = maester.new_match("cardgame", 2, 1, answer_forced=True)
    match.play("stark", "agree false")
    match.concede("lannister")
    again = maester.load(match.save())
    assert (again.hash(), again.result, again.events("stark")) == (match.hash(), match.result, match.events("stark"))


def test_it_is_taken_back_only_beyond_the_barrier() -> None:
    match = maester.new_match("cardgame", 2, 1, answer_forced=True)
    match.play("stark", "agree false")
    before = match.hash()
    match.concede("stark")
    assert not match.can_undo("stark")
    match.undo("stark", further=True)
    assert not match.over
    match.play("stark", "agree false")
    assert match.hash() == before
    assert maester.load(match.save()).hash() == before


def test_a_game_for_more_than_two_has_no_such_end() -> None:
    match = maester.new_match("boardgame", 3, 1)
    with pytest.raises(BadData) as refused:
        match.concede(0)
    assert refused.value.code == "no-concede"
    assert "boardgame" in refused.value.message("pl")


def test_the_score_is_told_when_the_match_is_over() -> None:
    game = scenario(stark=side("jon-snow+2", "arya-stark+4", banner=5), lannister=side("bronn", banner=3))
    assert game.match.scores == {}
    game.match.concede("lannister")
    scores = game.match.scores
    assert (scores["stark"].total, scores["lannister"].total) == (11, 3)
    assert scores["stark"].lines == ((5, "banner"), (4, "arya-stark"), (2, "jon-snow"))
    assert result_text(game.match, "en", [0]).splitlines() == [
        "1. House Stark (you)",
        "   Power 11 (on the banner: 5, Arya Stark: 4 and Jon Snow: 2)",
        "2. House Lannister",
        "   Power 3 (on the banner: 3)",
        "House Lannister gave up.",
    ]
    assert "   Władza 11 (na chorągwi: 5, Arya Stark: 4 i Jon Snow: 2)" in result_text(game.match, "pl").splitlines()
