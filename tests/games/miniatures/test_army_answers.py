"""What is told about an army list, whatever form it has: its cost, its cards, what it breaks, what was understood."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from maester import BadData
from maester.engine import ListAsked
from maester.games.miniatures.army_answers import ArmyAnswer, answer
from maester.games.miniatures.army_codes import code_of
from maester.games.miniatures.army_text import text_of
from tests.games.miniatures.army_lists import LEGAL, army

BROKEN = "stark/40/10201+20201,10202+20203,11102"


def forms(code: str, language: str) -> list[ListAsked]:
    """A list as a code, as a text and as plain data."""
    made = army(code)
    return [
        ListAsked(code=code_of(made)),
        ListAsked(text=text_of(made, language)),
        ListAsked(list=msgspec.to_builtins(made)),
    ]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("form", range(3))
def test_a_legal_list_is_answered_in_all_its_forms(form: int, language: str) -> None:
    told = answer(forms(LEGAL, language)[form], language)
    assert (told.list, told.code, told.text) == (army(LEGAL), code_of(army(LEGAL)), text_of(army(LEGAL), language))
    assert (told.cost, told.points, told.commander) == (40, 40, "20202")
    assert (told.neutral.cost, told.neutral.most) == (0, 12)
    assert (told.faults, told.not_playable, told.changes) == ((), (), ())
    assert [(one.card, one.entry, one.cost) for one in told.cards[:3]] == [
        ("10203", 1, 6),
        ("20202", 1, 0),
        ("10208", 2, told.cards[2].cost),
    ]
    assert sum(one.cost for one in told.cards) == 40
    assert [one.entry for one in told.cards[-2:]] == [None, None]
    assert len(told.lines) == (0 if form != 1 else 10)


def test_each_broken_restriction_is_told_with_its_entry_its_cards_and_its_page() -> None:
    told = answer(ListAsked(code=code_of(army(BROKEN))), "pl")
    assert [(one.rule, one.entry, one.cards, one.page) for one in told.faults] == [
        ("attachment.same-type", 2, ("10202", "20203"), 10),
        ("army.faction", None, ("11102",), 23),
    ]
    assert "Kawaleria" in told.faults[0].sentence
    assert [one.cards for one in told.not_playable] == [("11102",)]


def text_answer(text: str) -> ArmyAnswer:
    return answer(ListAsked(text=text), "en")


def test_a_neutral_army_has_no_bound_for_neutral_cards_and_no_commander_without_one() -> None:
    told = text_answer("Neutral, 40 points\nHedge Knights\nSomething else")
    assert (told.neutral.cost, told.neutral.most, told.commander) == (7, None, None)
    assert [(line.number, line.is_understood) for line in told.lines] == [(1, True), (2, True), (3, False)]
    assert told.lines[1].text == "Hedge Knights"
    assert len(told.lines[1].cards) == 1


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"faction": "stark"}, "army-data"),
        ({"faction": "stark", "points": 40, "hats": 3}, "army-data"),
        ("a list", "army-data"),
        ({"faction": "stark", "points": -1}, "army-points"),
        ({"faction": "stark", "points": 40, "ncus": ["1"]}, "army-unknown-card"),
    ],
)
def test_plain_data_that_is_no_list_is_refused(given: Any, code: str) -> None:
    with pytest.raises(BadData) as caught:
        answer(ListAsked(list=given), "en")
    assert caught.value.code == code
