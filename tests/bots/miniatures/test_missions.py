"""Bots and Missions: they reveal and swap by what would score, and asking for it changes nothing."""

from __future__ import annotations

from maester.bots.miniatures.missions import lead_of, revealed, swapped
from maester.bots.miniatures.mode_worth import mode_worth
from maester.engine import Pass, Seat
from maester.games.miniatures.mission_deck import ReplaceMission
from maester.games.miniatures.mission_hands import RevealMission
from maester.games.miniatures.names import MissionNumber, mission_of
from tests.games.miniatures.language import Battle, scenario
from tests.games.miniatures.mission_language import CORNERS, FIVE, GUARDS, SWORN, WINDS, wings

RED, BLUE = Seat(0), Seat(1)


def holding(red: list[int], *units: str) -> Battle:
    hands = {"hands": {"red": red, "blue": [11, 12]}}
    return scenario(*units, *CORNERS, objectives=FIVE, round=1, position={"missions": hands}, mode=WINDS)


def test_the_mission_is_revealed_that_brings_most() -> None:
    game = holding([1, 4, 6, 11, 12], f"red: {SWORN} @ 6 43 0")
    options = [RevealMission(MissionNumber(number - 1)) for number in (1, 4, 6, 11, 12)]
    assert revealed(game.field, RED, options).mission == 5, "a unit stands in the enemy zone"
    game = holding([1, 4, 6, 11, 12], f"red: {SWORN} @ 24 24 0", f"red: {SWORN} @ 6 18 0", f"red: {SWORN} @ 42 18 0")
    assert revealed(game.field, RED, options).mission == 11, "three Objectives are Controlled"
    # Of equals the first.
    assert revealed(holding([1, 4, 6, 11, 12]).field, RED, options).mission == 0


def test_a_mission_is_swapped_that_the_opponent_fulfils() -> None:
    game = wings(f"blue: {SWORN} @ 24 24 180", *CORNERS)
    assert lead_of(game.field, RED, mission_of(0, MissionNumber(0))) == -2
    options = [ReplaceMission(MissionNumber(one), MissionNumber(2)) for one in (8, 0)]
    assert swapped(game.field, RED, [*options, Pass()]) == options[1]
    assert swapped(game.field, BLUE, [*options, Pass()]) == Pass(), "who fulfils it keeps it"


def test_missions_add_to_what_places_are_worth() -> None:
    plain, centre = wings(missions={"active": ["7", "9"], "reserve": ["1", "2"]}, round=1), wings(round=1)
    middle = 1
    worths = [mode_worth(game.field).objective(game.field, RED, middle) for game in (plain, centre)]
    assert worths[1] > worths[0] == mode_worth(centre.field).objective(centre.field, RED, 0)
    zone = wings(f"red: {SWORN} @ 24 43 0", *CORNERS, missions={"active": ["6", "9"], "reserve": ["1", "2"]})
    unit, field = zone.unit("red-1"), zone.field
    assert mode_worth(field).place(field, unit, field.rectangle(unit)) > 0
    assert mode_worth(field).place(field, zone.unit("red-2"), field.rectangle(zone.unit("red-2"))) == 0


def test_asking_what_a_destruction_scores_changes_nothing() -> None:
    game = wings(f"red: {SWORN} @ 24 10 0", f"blue: {GUARDS} @ 24 30 180", missions={"active": ["5", "9"]})
    field, blue = game.field, game.unit("blue-1")
    before = game.match.hash()
    for _ in range(2):
        assert mode_worth(field).destroyed(field, game.unit("red-1"), blue) == 3
    assert game.match.hash() == before
