"""Refusals as people read them: what may be answered instead, and names instead of numbers."""

from __future__ import annotations

from typing import Any

import pytest

import maester
from maester import IllegalMove, Match
from maester.engine import Refusal
from maester.words import LANGUAGES
from tests.engine.support import choices, play, skirmish_with


def refusal(match: Match, seat: int | str, move: Any) -> Refusal:
    found = match.why_not(seat, move)
    assert found is not None
    return found


# -- a wrong kind of answer -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "move", "forms"),
    [
        ("boardgame", "pass", ["order AREA: TOKEN"]),
        ("alliances", "pass", ["kneel", "play CARD"]),
        ("cardgame", "pass", ["yes | no"]),
    ],
)
def test_a_wrong_kind_of_answer_says_which_kinds_fit(game: str, move: str, forms: list[str]) -> None:
    match = maester.new_match(game, seed=1)
    refused = refusal(match, match.to_act[0], move)
    assert refused.rule == "match.wrong-kind"
    assert refused.values["forms"] == forms
    for language in LANGUAGES:
        sentence = refused.text(language, game)
        assert all(form in sentence for form in forms)


def test_only_kinds_that_can_be_played_are_named() -> None:
    match = choices("sail")
    assert refusal(match, "ann", "pass").values["forms"] == ["yes | no"]
    bid = play(skirmish_with("bid"), "wolf: bid 1")
    assert refusal(bid, "wolf", "pass").values["forms"] == ["bid POWER"], "of a seat that may still change its mind too"


def test_a_text_that_is_no_move_names_the_kinds_that_fit() -> None:
    match = maester.new_match("alliances", 4, seed=1)
    with pytest.raises(maester.BadData) as caught:
        match.why_not(match.to_act[0], "gibberish")
    assert set(caught.value.values["forms"]) == {"kneel", "play CARD"}
    waiting = next(seat for seat in range(4) if seat not in match.to_act)
    with pytest.raises(maester.BadData) as early:
        match.why_not(waiting, "gibberish")
    assert len(early.value.values["forms"]) == 6


# -- printed --------------------------------------------------------------------------------------------------------


def test_a_printed_refusal_says_the_rule_and_names() -> None:
    match = maester.new_match("boardgame", 3, seed=1)
    refused = refusal(match, "stark", "order riverrun: raid")
    assert str(refused).startswith("Not allowed by planning.only-areas-with-own-units: ")
    assert str(refused).endswith("(There is no unit of yours in Riverrun.)")
    assert "PlaceOrder" not in str(refused)
    shown = repr(refused)
    assert "order white-harbor: march-0" in shown
    assert "33 in all" in shown
    assert "PlaceOrder" not in shown


def test_the_error_of_an_illegal_move_says_the_same_in_each_language() -> None:
    match = maester.new_match("boardgame", 3, seed=1)
    with pytest.raises(IllegalMove) as caught:
        match.play("stark", "order riverrun: raid")
    assert str(caught.value) == str(refusal(match, "stark", "order riverrun: raid"))
    assert caught.value.message("pl").startswith("Nie pozwala na to zasada planning.only-areas-with-own-units: ")
    assert "Riverrun" in caught.value.message("pl")


def test_an_undo_that_is_refused_says_its_rule() -> None:
    match = choices("sail")
    with pytest.raises(IllegalMove) as caught:
        match.undo("ann")
    assert "undo.nothing" in str(caught.value)
    assert str(caught.value) != "This move breaks the rule undo.nothing."
    assert "undo.nothing" in str(IllegalMove("undo.nothing")), "also if nobody can say more"


def test_a_refusal_is_the_same_whoever_says_it() -> None:
    match = skirmish_with("bid")
    refused = refusal(match, "wolf", "bid 9")
    again = refusal(maester.load(match.save()), "wolf", "bid 9")
    assert refused == again
    assert [one for one in (again,) if one != refused] == []
    assert refused == Refusal(refused.rule, refused.values, refused.legal)
    assert Refusal(refused.rule, refused.values, refused.legal) == refused
    assert refused != Refusal("other", refused.values, refused.legal)
