"""Missions with more than two players (p. 24): a team takes the place of a player, and whoever fights alone must exceed
everybody else.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from maester.engine import Seat
from maester.games.miniatures.mission_counts import DestroyerOfOwnUnit, Objectives
from maester.harness.leaks import check_leaks
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import BANNERS, LIONS, MOUNTAIN, WOLVES
from tests.games.miniatures.given import half
from tests.games.miniatures.language import Battle, new_game, scenario
from tests.games.miniatures.mission_language import FIVE, GUARDS, SWORN, THREE, WINDS, WINGS, missions, progress, scored

SEATS = ("red", "blue", "green", "gold")
RESTING = (
    "red: stark-bowmen @ 6 4 0 activated",
    "blue: lannister-guardsmen @ 6 44 180 activated",
    "green: stark-bowmen @ 42 4 0 activated",
    "gold: lannister-guardsmen @ 42 44 180 activated",
)
PEOPLE = ("30201", "30202", "30206", "30207", "30209")


def standing(**zones: str) -> list[str]:
    """NCUs in zones, by zone the player."""
    return [
        f"{seat}: {PEOPLE[number]} zone={zone} silenced activated" for number, (zone, seat) in enumerate(zones.items())
    ]


def teams(mission: int, *units: str, ncus: list[str] | None = None, round: int = 1) -> Battle:
    """The Round ends with this Active Mission: red and green against blue and gold."""
    other = ["9" if mission != 9 else "8"]
    position = {
        "missions": {"active": [str(mission), *other], "reserve": ["2" if mission != 2 else "1", "3"]},
        "ncus": ncus or [],
    }
    laid_out: dict[str, Any] = {"objectives": THREE, "round": round, "mode": WINGS}
    return scenario(*units, *RESTING, position=position, players=4, sides="teams", **laid_out)


def alone(mission: int, *units: str, ncus: list[str] | None = None, players: int = 3) -> Battle:
    """The Round ends with this Mission revealed: everybody fights alone, red in the lower left corner, blue in the
    lower right one, green in the upper left one.
    """
    hands = {seat: [11, 12] for seat in SEATS[:players]}
    position = {
        "missions": {"hands": hands, "active": [f"red {mission}"]},
        "ncus": ncus or [],
        "corners": list(range(players)),
    }
    resting = (
        "red: stark-bowmen @ 18 4 0 activated",
        "blue: lannister-guardsmen @ 30 4 180 activated",
        "green: stark-bowmen @ 18 44 0 activated",
    )
    return scenario(*units, *resting, objectives=FIVE, position=position, mode=WINDS, players=players)


# --- teams -----------------------------------------------------------------------------------------------------------


@rule("miniatures:team.shared-vp")
def test_what_teammates_have_counts_together() -> None:
    game = teams(2, ncus=standing(swords="red", horse="green"))
    assert game.points("red") == game.points("green") == 2
    assert scored(game)["green"] == {"mission-2": 2}
    # More zones than the other team: three to one, by both.
    assert scored(teams(4, ncus=standing(swords="red", horse="green", coins="green", crown="blue")))["red"] == {
        "mission-4": 2
    }
    assert scored(teams(4, ncus=standing(swords="red", horse="green", coins="blue", crown="gold"))) == {}


@rule("miniatures:team.setup-as-duel")
def test_each_team_chooses_one_hand() -> None:
    game = new_game(players=4, sides="teams", points=30, mode=WINDS)
    for seat, code in zip(SEATS, (WOLVES, LIONS, MOUNTAIN, BANNERS), strict=True):
        game.play(seat, f"army {code}")
    assert game.asked() == ("red", "blue")
    game.play("red", "missions 1,2,3,4,11,12").play("blue", "missions 1,2,3,4,11,12")
    assert [hand["seats"] for hand in missions(game)["hands"]] == [["red", "green"], ["blue", "gold"]]
    told = [event["event"] for event in game.events(viewer="green") if "taken" in event["event"]]
    assert told == ["mission-hand-taken", "missions-taken"]


def test_a_revenge_of_a_teammate_counts() -> None:
    front = 24 + half(SWORN, depth=True) + half(GUARDS, depth=True)
    units = (f"red: {SWORN} @ 24 24 0", f"gold: {GUARDS} @ 24 {front:g} 180 wounds=1")
    position = {
        "missions": {"active": ["9", "8"], "reserve": ["1", "2"], "destroyers": {"gold-1": ["green"]}},
    }
    game = scenario(*units, *RESTING, position=position, mode=WINGS, players=4, sides="teams").nothing_declared()
    assert progress(game, 9, "red")["targets"] == progress(game, 9, "green")["targets"] == ["gold-1"]
    game.strike("red-1", "gold-1", attack="5111111", defense="1")
    assert scored(game)["red"] == {"destroyed": 1, "mission-9": 1}


def test_a_teammate_knows_the_hand_and_an_opponent_does_not() -> None:
    hands = {"red": [1, 2, 3, 4, 11, 12], "blue": [5, 6, 7, 8, 11, 12]}
    game = scenario(*RESTING, round=1, position={"missions": {"hands": hands}}, mode=WINDS, players=4, sides="teams")
    known = {seat: [list(hand["missions"]) for hand in missions(game, seat)["hands"]] for seat in SEATS}
    assert known["red"] == known["green"] == [[1, 2, 3, 4, 11, 12], [11, 12, None, None, None, None]]
    assert known["blue"] == known["gold"] == [[11, 12, None, None, None, None], [5, 6, 7, 8, 11, 12]]
    # One of each team reveals a card, the First Player's team first.
    assert len(game.asked()) == 1
    first = game.asked()[0]
    game.play(first, game.options(first)[0])
    assert len(missions(game)["active"][0]["revealed_by"]) == 2
    rng = Random(5)
    for viewer in (*map(Seat, range(4)), None):
        for _ in range(5):
            check_leaks(game.match, viewer, rng)


# --- everybody alone -------------------------------------------------------------------------------------------------


@rule("miniatures:ruling.ffa-details")
def test_every_other_player_must_be_exceeded() -> None:
    assert scored(alone(4, ncus=standing(swords="red", horse="red", coins="blue"))) == {"red": {"mission-4": 1}}
    assert scored(alone(4, ncus=standing(swords="red", horse="red", coins="green", crown="green"))) == {}
    # Two more than every other: one has none, one has two.
    three = {"swords": "red", "horse": "red", "letter": "red"}
    assert scored(alone(4, ncus=standing(**three, coins="blue"))) == {"red": {"mission-4": 2}}
    assert scored(alone(4, ncus=standing(**three, coins="green", crown="green"))) == {"red": {"mission-4": 1}}


@rule("miniatures:ruling.ffa-details")
def test_an_objective_of_the_opponents_is_nearer_to_all_of_them() -> None:
    game = alone(10, f"red: {SWORN} @ 42 30 0 activated")
    assert game.view()["players"][1]["zone"] == [36000, 0, 48000, 12000]
    assert scored(game) == {"red": {"mission-10": 1}}
    # Next to blue, but further from green's zone than from red's.
    assert scored(alone(10, f"red: {SWORN} @ 42 18 0 activated")) == {}


def test_a_player_who_is_gone_is_no_opponent_any_more() -> None:
    game = alone(10, f"red: {SWORN} @ 42 18 0 activated")
    near = Objectives(where="nearer-to-opponent")
    assert near.of(game.field, 0) == 0, "green's zone is too far away"
    game.field.eliminated[game.seat("green")] = 2
    assert near.of(game.field, 0) == 1


def test_everybody_avenges_the_own_units() -> None:
    game = alone(9)
    field = game.field
    field.destroyers = ((game.unit("blue-1"), field.side[game.seat("green")]),)
    assert [DestroyerOfOwnUnit().targets(field, side) for side in field.sides] == [[], [], [game.unit("blue-1")]]


def test_a_unit_inside_any_enemy_zone_counts() -> None:
    assert scored(alone(6, f"red: {SWORN} @ 42 6 0 activated", f"blue: {SWORN} @ 6 42 0 activated")) == {
        "red": {"mission-6": 1},
        "blue": {"mission-6": 1},
    }


def test_each_army_has_a_unit_of_the_highest_cost() -> None:
    game = alone(5)
    field = game.field
    field.mission_active, field.mission_discard = field.mission_discard, ()
    assert progress(game, 5, "red")["targets"] == ["blue-1", "green-1"]


@pytest.mark.parametrize("players", [3, 4])
def test_everybody_alone_has_a_hand(players: int) -> None:
    game = new_game(players=players, mode=WINDS, points=30)
    for seat in SEATS[:players]:
        game.play(seat, f"army {WOLVES}")
    assert game.asked() == SEATS[:players]
    for seat in SEATS[:players]:
        game.play(seat, "missions 1,2,3,4,11,12")
    assert [hand["size"] for hand in missions(game)["hands"]] == [6] * players
