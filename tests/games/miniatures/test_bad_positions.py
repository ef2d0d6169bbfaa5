"""A position that can't be read says in which line, what is wrong there, and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import maester
from maester import BadData, MaesterError
from maester.games.miniatures.names import ZONE_NAMES
from tests.games.miniatures.language import FAR, scenario

ROBB = "20201"
NORTH = "stark-the-north-remembers"
NCU = "30105"


def refused(**position: Any) -> MaesterError:
    """The error of a position with two units out of the way, and what else it says."""
    with pytest.raises(MaesterError) as caught:
        maester.scenario("miniatures", {"units": FAR, **position}, 2, 1)
    assert caught.value.message("en")
    assert caught.value.message("pl")
    return caught.value


UNIT = "red: stark-sworn-swords @ 24 10 0"

UNITS = [
    (f"{UNIT} health=3", "health", ["wounds", "used", "with", "tokens"]),
    (f"{UNIT} used=never-heard-of", "never-heard-of", ["winters-bite"]),
    (f"{UNIT} with=99999", "99999", ["with=20102"]),
    (f"{UNIT} with={ROBB}/x", f"{ROBB}/x", ["with=20102"]),
    (f"{UNIT} with={ROBB}+never-heard-of", f"{ROBB}+never-heard-of", ["with=20102"]),
    (f"{UNIT} with={ROBB}@pink", "pink", ["red", "blue"]),
    (f"{UNIT} wounds=13", "wounds=13", ["wounds=0…12"]),
    (f"{UNIT} wounds=-1", "wounds=-1", ["wounds=0…12"]),
    (f"{UNIT} tokens=21", "tokens=21", ["tokens=0…20"]),
]


@pytest.mark.parametrize(("line", "given", "right"), UNITS)
def test_a_unit_that_cannot_be_read(line: str, given: str, right: list[str]) -> None:
    error = refused(units=[*FAR, line])
    assert error.code == "bad-position"
    assert error.values == {"place": line, "given": given, "right": right}


NCUS = [
    ("red: nobody", "nobody", [NCU]),
    (f"pink: {NCU}", "pink", ["red", "blue"]),
    (f"red: {NCU} happy", "happy", ["activated", "silenced", "destroyed"]),
    (f"red: {NCU} mood=good", "mood", ["zone", "tokens"]),
    (f"red: {NCU} zone=throne", "throne", list(ZONE_NAMES)),
    (f"red: {NCU} tokens=21", "tokens=21", ["tokens=0…20"]),
]


@pytest.mark.parametrize(("line", "given", "right"), NCUS)
def test_an_ncu_that_cannot_be_read(line: str, given: str, right: list[str]) -> None:
    error = refused(ncus=[line])
    assert error.values == {"place": line, "given": given, "right": right}


def test_an_ncu_may_have_twenty_tokens_and_any_of_its_marks() -> None:
    game = scenario(*FAR, position={"ncus": [f"red: {NCU} tokens=20 activated silenced zone=coins"]})
    assert game.match.position()["ncus"] == [f"red: {NCU} tokens=20 zone=coins activated silenced"]


BORNE = [
    ("red: never-heard-of on=red-1", "never-heard-of", [NORTH]),
    (f"red: {NORTH} at=red-1", "at", ["ncu", "on", "part", "targets", "tokens", "until", "zones"]),
    (f"red: {NORTH} on=red-1 happy", "happy", ["effect", "whole"]),
    (f"red: {NORTH} on=red-1 until=dawn", "dawn", ["turn", "round", "game"]),
    (f"red: {NORTH} on=red-1 part=2", "part=2", ["part=0", "part=1"]),
    (f"red: {NORTH} on=red-1 zones=throne", "throne", list(ZONE_NAMES)),
    (f"red: {NORTH} on=red-9", "red-9", ["red-1", "blue-1"]),
    (f"red: {NORTH} on=pink-1", "pink-1", ["red-1", "blue-1"]),
    (f"red: {NORTH} on=red-1 ncu=red-a", "red-a", ["red-1", "blue-1"]),
    (f"red: {NORTH} on=red-1 targets=blue-7", "blue-7", ["red-1", "blue-1"]),
]


@pytest.mark.parametrize(("line", "given", "right"), BORNE)
def test_what_is_borne_and_cannot_be_read(line: str, given: str, right: list[str]) -> None:
    error = refused(borne=[line])
    assert error.values == {"place": line, "given": given, "right": right}


OTHERS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"fallen": {"red": ["99999"]}}, {"place": "fallen", "given": "99999", "right": ["20102"]}),
    ({"fallen": {"pink": []}}, {"place": "fallen", "given": "pink", "right": ["red", "blue"]}),
    ({"commanders": {"red": "99999"}}, {"place": "commanders", "given": "99999", "right": [ROBB, "stark 20402"]}),
    ({"commanders": {"red": "20102"}}, {"place": "commanders", "given": "20102", "right": [ROBB, "stark 20402"]}),
    (
        {"commanders": {"red": f"greyjoys {ROBB}"}},
        {"place": "commanders", "given": f"greyjoys {ROBB}", "right": [ROBB, "stark 20402"]},
    ),
    ({"terrain": ["volcano @ 24 24 0"]}, {"place": "volcano @ 24 24 0", "given": "volcano"}),
    ({"objectives": ["24"]}, {"place": "objectives", "given": "24", "right": ["24 24 card=6"]}),
    ({"objectives": ["24 24 0"]}, {"place": "objectives", "given": "24 24 0", "right": ["24 24 card=6"]}),
    ({"objectives": ["24 24 card=99"]}, {"place": "24 24 card=99", "given": "card=99"}),
    ({"terrain": ["palisade @ 24 24"]}, {"place": "palisade @ 24 24", "right": ["name @ 24 10 0"]}),
    ({"terrain": ["palisade @ 24 24.0005 0"]}, {"right": ["name @ 24 10.25 306.5"]}),
    ({"terrain": ["palisade @ 24 1000 0"]}, {"right": ["name @ 24 10.25 306.5"]}),
    ({"turn": "pink"}, {"place": "turn", "given": "pink", "right": ["red", "blue"]}),
    ({"first": "pink"}, {"place": "first", "given": "pink", "right": ["red", "blue"]}),
    ({"passes": {"pink": 1}}, {"place": "passes", "given": "pink", "right": ["red", "blue"]}),
    ({"passed_in": {"pink": 1}}, {"place": "passed_in", "given": "pink", "right": ["red", "blue"]}),
    ({"victory_points": {"pink": 1}}, {"place": "victory_points", "given": "pink", "right": ["red", "blue"]}),
]


@pytest.mark.parametrize(("position", "told"), OTHERS)
def test_other_lines_that_cannot_be_read(position: dict[str, Any], told: dict[str, Any]) -> None:
    error = refused(**position)
    assert error.code == "bad-position"
    assert {key: error.values[key] for key in told} == told


def test_a_card_must_be_in_the_deck_and_only_as_often_as_it_is() -> None:
    error = refused(hands={"red": [NORTH]})
    assert (error.values["place"], error.values["given"]) == ("hands", NORTH)
    assert len(error.values["right"]) == 1
    both = {"red": [NORTH] * 2}
    scenario(*FAR, position={"commanders": {"red": ROBB}, "hands": both})
    error = refused(commanders={"red": ROBB}, hands=both, discards={"red": [NORTH]})
    assert (error.values["place"], error.values["given"]) == ("discards", NORTH)
    assert NORTH in error.values["right"]
    assert len(error.values["right"]) > 5
    error = refused(commanders={"red": ROBB}, decks={"red": ["never-heard-of"]})
    assert (error.values["place"], error.values["given"]) == ("decks", "never-heard-of")


def test_a_position_with_people_is_written_as_it_was_read() -> None:
    position = {
        "units": [
            "red: 10201 @ 3 3 0 wounds=5 with=20203/0+order-taking-a-new-name,20102/2@blue tokens=3 used=winters-bite",
            "red: 10201 wounds=12 reserve",
            "blue: 10101 @ 45 45 180 wounds=12 panicked weakened activated silenced",
        ],
        "fallen": {"red": ["20102"], "blue": []},
        "commanders": {"red": f"stark {ROBB}"},
        "ncus": [f"red: {NCU} tokens=1 zone=crown activated silenced destroyed", "blue: 30105 tokens=0"],
        "hands": {"red": [NORTH]},
        "discards": {"red": ["stark-winters-might"]},
        "borne": [
            f"red: {NORTH} part=0 until=round tokens=1 on=red-1 targets=blue-1 zones=coins,crown",
            f"red: {NORTH} part=1 until=turn tokens=0 effect",
            f"blue: {NORTH} part=0 until=game tokens=0 on=blue-1 ncu=blue-a",
        ],
        "terrain": ["palisade @ 24 16.25 30.5"],
        "objectives": ["24 24.5 card=6"],
        "victory_points": {"red": 2, "blue": 0},
        "edges": [1, 0],
        "round": 3,
        "turn": "blue",
        "first": "blue",
    }
    written = maester.scenario("miniatures", position, 2, 1, unchecked=True).position()
    assert {key: written[key] for key in position} == position


# --- what can't be ------------------------------------------------------------------------------------------------


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"units": [*FAR, f"{UNIT} wounds=0"]}, "unit.destroyed"),
    ({"units": [*FAR, "red: stark-sworn-swords @ 1 10 0"]}, "ruling.board-edge"),
    ({"units": [*FAR, UNIT], "terrain": ["palisade @ 24 10 0"]}, "terrain-keyword.impassable"),
    ({"units": [*FAR, UNIT, "blue: stark-bowmen @ 24 12 0"]}, "move.no-end-on-friends"),
    ({"units": FAR, "terrain": ["palisade @ 0 24 0"]}, "ruling.terrain-placement-measure"),
    ({"units": FAR[:1]}, "victory.no-combat-units"),
    ({"units": FAR, "round": 0}, "term.round"),
    ({"units": FAR, "round": 7}, "term.round"),
]


@pytest.mark.parametrize(("position", "rule"), IMPOSSIBLE)
def test_a_position_that_cannot_be_names_the_rule(position: dict[str, Any], rule: str) -> None:
    with pytest.raises(BadData) as caught:
        maester.scenario("miniatures", position, 2, 1)
    assert rule in str(caught.value.values), caught.value.values
