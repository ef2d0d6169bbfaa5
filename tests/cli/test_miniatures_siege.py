"""A siege in a terminal: Castle Walls on the map, in the score, and measured from a unit."""

from __future__ import annotations

import pytest

from maester.cli.boards import picture_of
from maester.cli.boards.miniatures_map import RUIN, WALL
from maester.cli.pictures import Picture
from maester.engine import Match, new_match
from maester.words import LANGUAGES
from tests.cli.boards.drawn import said, seen
from tests.games.miniatures.siege_language import CENTRE, charging


def picture(match: Match, language: str) -> Picture:
    drawn = picture_of(match.definition, language)
    drawn.inspect = match.inspect
    return drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_an_army_is_chosen_the_mode_and_the_teams_are_told(language: str) -> None:
    match = new_match("miniatures", 4, 1, {"mode": "a-storm-of-swords", "sides": "teams", "points": 20})
    drawn, view = picture(match, language), match.view("red")
    shown = drawn.before("bring-army", view, brief=False)
    assert shown is not None
    assert {"en": "A Storm of Swords", "pl": "Nawałnica Mieczy"}[language] in said(shown.parts)
    assert {"en": "Red and Green", "pl": "Czerwoni i Zieloni"}[language] in said(shown.parts)
    assert {"en": "A siege", "pl": "Oblężenie"}[language] in said(drawn.find(view, "mode"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_walls_are_drawn_told_and_measured(language: str) -> None:
    match = charging(4, walls=(6, 4, 0), hands={"blue": ("battering-ram",)}).match
    drawn, view = picture(match, language), match.view("blue")
    field = seen(drawn.find(view, "field"))
    assert WALL in field
    assert RUIN in field
    assert CENTRE in said(drawn.find(view, "blue-1"))
    assert CENTRE in str(drawn.svg(view))
    shooting = {**view, "table": {**view["table"], "active": CENTRE}}
    shot = drawn.remark(shooting, {"move": "shoot", "target": "blue-1", "attack": 1})
    assert shot == {"en": "Arrows", "pl": "Strzały"}[language]
    score = said(drawn.find(view, "score"))
    assert "red-wall-3" in score
    assert {"en": "Battering Ram", "pl": "Taran"}[language] in score
