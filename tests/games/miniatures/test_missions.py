"""The twelve Mission cards (p. 33, 37): each does what it says, for whoever meets its conditions, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures import mission_counts
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.missions import remember_destroyer
from maester.harness.marks import rule
from tests.games.miniatures.given import half
from tests.games.miniatures.mission_language import (
    BOWMEN,
    CORNERS,
    GUARDS,
    SWORN,
    fighting,
    progress,
    revealed,
    scored,
)

ON_CENTRE = f"red: {SWORN} @ 24 24 0"
FACE_TO_FACE = 24 + half(SWORN, depth=True) + half(GUARDS, depth=True)
PEOPLE = ("30201", "30202", "30206", "30207", "30209", "30210")
ZONES = ("crown", "coins", "letter", "swords", "horse")


def standing(**zones: str) -> list[str]:
    """NCUs in zones, by zone the player: `swords="red"`."""
    return [
        f"{seat}: {PEOPLE[number]} zone={zone} silenced activated" for number, (zone, seat) in enumerate(zones.items())
    ]


# --- Objectives ------------------------------------------------------------------------------------------------------


def test_mission_1_is_for_the_objective_in_the_middle() -> None:
    assert scored(revealed(1, ON_CENTRE)) == {"red": {"mission-1": 2}}
    assert scored(revealed(1, f"red: {SWORN} @ 6 18 0")) == {}
    # Whoever revealed it: the other one may fulfil it as well.
    assert scored(revealed(1, f"blue: {SWORN} @ 24 24 0")) == {"blue": {"mission-1": 2}}
    # Claimed is not Controlled.
    assert scored(revealed(1, f"{ON_CENTRE} wounds=4", f"blue: {GUARDS} @ 24 {FACE_TO_FACE:g} 180")) == {}


def test_mission_10_is_for_objectives_nearer_to_the_opponents_zone() -> None:
    far = (f"red: {SWORN} @ 6 30 0", f"red: {SWORN} @ 42 30 0")
    assert scored(revealed(10, *far)) == {"red": {"mission-10": 2}}
    assert scored(revealed(10, far[0], ON_CENTRE)) == {"red": {"mission-10": 1}}, "the middle is nearer to nobody"
    assert scored(revealed(10, f"red: {SWORN} @ 6 18 0")) == {}
    # For blue the others are the opponent's; both may score.
    both = revealed(10, far[0], f"blue: {SWORN} @ 42 18 0")
    assert scored(both) == {"red": {"mission-10": 1}, "blue": {"mission-10": 1}}
    # With the zones exchanged it is the other way round.
    assert scored(revealed(10, *far, position={"edges": [1, 0]})) == {}


def test_mission_11_scores_once_for_any_objective() -> None:
    assert scored(revealed(11, ON_CENTRE, f"red: {SWORN} @ 6 18 0")) == {"red": {"mission-11": 1}}
    both = revealed(11, f"red: {SWORN} @ 6 18 0", f"blue: {SWORN} @ 24 24 0")
    assert scored(both) == {"red": {"mission-11": 1}, "blue": {"mission-11": 1}}
    assert scored(revealed(11, f"red: {SWORN} @ 12 24 0")) == {}


def test_mission_12_scores_for_each_objective() -> None:
    units = (ON_CENTRE, f"red: {SWORN} @ 6 18 0", f"red: {SWORN} @ 42 30 0", f"blue: {SWORN} @ 6 30 0")
    assert scored(revealed(12, *units)) == {"red": {"mission-12": 3}, "blue": {"mission-12": 1}}
    assert scored(revealed(12, f"red: {SWORN} @ 12 24 0")) == {}


# --- the Tactics Board -----------------------------------------------------------------------------------------------


@rule("miniatures:ruling.mission-cards-stand-in")
def test_mission_2_is_for_swords_and_horse() -> None:
    assert scored(revealed(2, ncus=standing(swords="red", horse="red"))) == {"red": {"mission-2": 2}}
    assert scored(revealed(2, ncus=standing(swords="red", letter="red"))) == {"red": {"mission-2": 1}}
    assert scored(revealed(2, ncus=standing(crown="red", letter="red"))) == {}
    both = revealed(2, ncus=standing(swords="red", horse="blue"))
    assert scored(both) == {"red": {"mission-2": 1}, "blue": {"mission-2": 1}}


def test_mission_3_is_for_swords_and_letter() -> None:
    assert scored(revealed(3, ncus=standing(swords="blue", letter="blue"))) == {"blue": {"mission-3": 2}}
    assert scored(revealed(3, ncus=standing(horse="blue", letter="blue"))) == {"blue": {"mission-3": 1}}
    assert scored(revealed(3, ncus=standing(horse="red", coins="blue"))) == {}


def test_mission_4_is_for_more_zones_than_the_opponent() -> None:
    assert scored(revealed(4, ncus=standing(crown="red"))) == {"red": {"mission-4": 1}}
    assert scored(revealed(4, ncus=standing(crown="red", coins="blue"))) == {}
    # Three, and two more than the opponent: two points; three against two: one; two against none: one.
    three = {"crown": "red", "coins": "red", "letter": "red"}
    assert scored(revealed(4, ncus=standing(**three, swords="blue"))) == {"red": {"mission-4": 2}}
    assert scored(revealed(4, ncus=standing(**three, swords="blue", horse="blue"))) == {"red": {"mission-4": 1}}
    assert scored(revealed(4, ncus=standing(crown="blue", coins="blue"))) == {"blue": {"mission-4": 1}}


# --- the battlefield -------------------------------------------------------------------------------------------------


def test_mission_6_is_for_units_inside_the_enemy_zone() -> None:
    inside = [f"red: {SWORN} @ {x} 43 0" for x in (6, 16, 26)]
    assert scored(revealed(6, inside[0])) == {"red": {"mission-6": 1}}
    assert scored(revealed(6, *inside)) == {"red": {"mission-6": 2}}, "two in a Round, at most"
    assert scored(revealed(6, f"red: {SWORN} @ 6 40 0")) == {}, "it isn't wholly inside"
    assert scored(revealed(6, f"red: {SWORN} @ 6 5 0")) == {}, "the own zone is none of the enemy's"
    assert scored(revealed(6, f"blue: {SWORN} @ 6 5 0")) == {"blue": {"mission-6": 1}}
    enemy = f"blue: {GUARDS} @ 6 {round(40.8 + half(SWORN, depth=True) + half(GUARDS, depth=True), 3):g} 180"
    near = f"red: {SWORN} @ 6 40.8 0"
    assert scored(revealed(6, near, enemy)) == {"red": {"mission-6": 1}}, "as many ranks are not more"
    assert scored(revealed(6, f"{near} wounds=8", enemy)) == {}


def test_mission_7_is_for_more_ranks_in_engaged_units() -> None:
    red, blue = f"red: {SWORN} @ 24 24 0", f"blue: {GUARDS} @ 24 {FACE_TO_FACE:g} 180"
    assert scored(revealed(7, red, blue)) == {}, "three against three"
    assert scored(revealed(7, red, f"{blue} wounds=8")) == {"red": {"mission-7": 1}}
    assert scored(revealed(7, f"{red} wounds=4", blue)) == {"blue": {"mission-7": 1}}
    # Two enemies against one unit: six ranks to three.
    other = f"blue: {GUARDS} @ 24 {round(24 - half(SWORN, depth=True) - half(GUARDS, depth=True), 3):g} 0"
    assert scored(revealed(7, red, blue, other)) == {"blue": {"mission-7": 2}}
    assert scored(revealed(7, red, blue, f"{other} wounds=8")) == {"blue": {"mission-7": 1}}, "five to three"
    # A solo unit counts as one, whatever its Wounds.
    solo = (
        f"red: grey-wind @ 24 {round(FACE_TO_FACE - half(GUARDS, depth=True) - half('grey-wind', depth=True), 3):g} 0"
    )
    assert scored(revealed(7, solo, f"{blue} wounds=4")) == {}
    # Who isn't engaged doesn't count.
    assert scored(revealed(7, f"red: {SWORN} @ 24 10 0")) == {}


def test_mission_8_is_for_condition_tokens_on_enemies() -> None:
    three, two = "weakened panicked vulnerable", "weakened panicked"
    enemies = (f"blue: {GUARDS} @ 12 34 180", f"blue: {GUARDS} @ 24 34 180")
    assert scored(revealed(8, f"{enemies[0]} {three}")) == {"red": {"mission-8": 1}}
    assert scored(revealed(8, f"{enemies[0]} {two}")) == {}
    assert scored(revealed(8, f"{enemies[0]} {two}", f"{enemies[1]} weakened")) == {"red": {"mission-8": 1}}
    assert scored(revealed(8, f"{enemies[0]} {three}", f"{enemies[1]} {two}")) == {"red": {"mission-8": 2}}
    assert scored(revealed(8, f"red: {SWORN} @ 12 14 0 {three}")) == {"blue": {"mission-8": 1}}


# --- destruction -----------------------------------------------------------------------------------------------------

ROBB = "20201"
RED, BLUE = f"red: {SWORN} @ 24 24 0", f"blue: {GUARDS} @ 24 {FACE_TO_FACE:g} 180"
FALLS: dict[str, Any] = {"attack": "5111111", "defense": "1"}
"""Dice by which a unit with one Wound is destroyed."""


def test_mission_5_is_for_the_unit_of_the_enemy_commander() -> None:
    leads = {"commanders": {"blue": ROBB}}
    led = f"blue: {SWORN} @ 24 {24 + 2 * half(SWORN, depth=True):g} 180 with={ROBB} wounds=1"
    game = fighting(5, RED, led, *CORNERS, position=leads).nothing_declared()
    assert progress(game, 5, "red")["targets"] == ["blue-1"]
    game.strike(**FALLS)
    assert scored(game) == {"red": {"destroyed": 1, "mission-5": 2}}
    told = game.kinds("unit-destroyed", "victory-points-scored")
    assert told == ["unit-destroyed", "victory-points-scored", "victory-points-scored"]
    # Another unit is none while the Commander lives.
    game = fighting(5, RED, f"{BLUE} wounds=1", f"blue: {SWORN} @ 12 40 180 with={ROBB}", CORNERS[0], position=leads)
    game.nothing_declared().strike(**FALLS)
    assert scored(game) == {"red": {"destroyed": 1}}


def test_mission_5_is_for_the_highest_cost_where_no_unit_has_the_commander() -> None:
    # Knights of Casterly Rock cost more than Guardsmen.
    dear = "blue: knights-of-casterly-rock @ 12 40 180 activated"
    game = fighting(5, RED, f"{BLUE} wounds=1", *CORNERS, dear).nothing_declared()
    assert progress(game, 5, "red")["targets"] == ["blue-3"]
    game.strike(**FALLS)
    assert scored(game) == {"red": {"destroyed": 1}}
    # Of equals each one is it, and the first that falls scores; the second not in the same Round.
    game = fighting(5, RED, f"{BLUE} wounds=1", *CORNERS).nothing_declared()
    assert progress(game, 5, "red")["targets"] == ["blue-1", "blue-2"]
    game.strike(**FALLS)
    assert scored(game) == {"red": {"destroyed": 1, "mission-5": 2}}
    assert progress(game, 5, "red") == {
        "seats": ["red"], "own": 1, "lead": 0, "would_score": 0, "targets": [],
    }  # fmt: skip
    # An Attachment's cost counts with its unit.
    game = fighting(5, RED, f"{BLUE} wounds=1 with=20101", *CORNERS).nothing_declared()
    assert progress(game, 5, "red")["targets"] == ["blue-1"]
    # A dead Commander is the same as none, and one that is an NCU too.
    for people in ({"commanders": {"blue": ROBB}}, {"ncus": ["blue: 30105 activated silenced"]}):
        game = fighting(5, RED, f"{BLUE} wounds=1", *CORNERS, position=people).nothing_declared()
        assert progress(game, 5, "red")["targets"] == ["blue-1", "blue-2"]


def test_mission_5_scores_once_in_a_round() -> None:
    game = fighting(5, RED, f"{BLUE} wounds=1", *CORNERS, missions={"scored": ["blue 5 for red"]}).nothing_declared()
    assert progress(game, 5, "red")["targets"] == []
    game.strike(**FALLS)
    assert scored(game) == {"red": {"destroyed": 1}}
    # What the other side has scored is no limit to this one.
    game = fighting(5, RED, f"{BLUE} wounds=1", *CORNERS, missions={"scored": ["blue 5 for blue"]}).nothing_declared()
    game.strike(**FALLS)
    assert scored(game) == {"red": {"destroyed": 1, "mission-5": 2}}


def test_limits_begin_anew_in_each_round() -> None:
    game = revealed(5, missions={"scored": ["red 5 for red"]})
    assert (game.field.round, game.field.mission_times) == (3, ())


def test_a_unit_without_cost_is_none_of_the_highest(monkeypatch: pytest.MonkeyPatch) -> None:
    game = fighting(5, RED, BLUE, *CORNERS).nothing_declared()
    monkeypatch.setattr(mission_counts, "unit_points", lambda game, unit: 0)
    assert progress(game, 5, "red")["targets"] == []


def test_an_own_unit_is_nobodys_destroyer() -> None:
    """Shooting into combat may destroy a unit of the own side."""
    game = fighting(9, RED, BLUE, *CORNERS).nothing_declared()
    remember_destroyer(game.field, game.unit("red-2"), Credit(game.seat("red"), game.unit("red-1")))
    assert game.field.destroyers == ()


def test_mission_9_is_for_a_unit_that_has_itself_destroyed_one_of_yours() -> None:
    revenge = {"destroyers": {"blue-1": ["red"]}}
    game = fighting(9, RED, f"{BLUE} wounds=1", *CORNERS, missions=revenge).nothing_declared()
    assert progress(game, 9, "red")["targets"] == ["blue-1"]
    game.strike(**FALLS)
    assert scored(game) == {"red": {"destroyed": 1, "mission-9": 1}}
    game = fighting(9, RED, f"{BLUE} wounds=1", *CORNERS, missions={"destroyers": {"blue-2": ["red"]}})
    game.nothing_declared().strike(**FALLS)
    assert scored(game) == {"red": {"destroyed": 1}}


def test_a_unit_that_destroys_another_is_remembered() -> None:
    game = fighting(9, f"{RED} activated", f"{BLUE} wounds=1", *CORNERS[:1], f"blue: {GUARDS} @ 45 34 180")
    assert game.field.destroyers == ()
    game = fighting(9, RED, f"{BLUE} wounds=1", *CORNERS).nothing_declared().strike(**FALLS)
    assert game.field.destroyers == ((game.unit("red-1"), 1),)
    assert progress(game, 9, "blue")["targets"] == ["red-1"]
    assert progress(game, 9, "red")["targets"] == []


def test_what_no_unit_destroyed_itself_is_not_remembered() -> None:
    """The Crown's Panic Test destroys for the player alone."""
    people = {"ncus": ["red: 30201 silenced"]}
    units = (f"red: {BOWMEN} @ 3 14 0 activated", f"blue: {GUARDS} @ 45 34 180 wounds=1", f"blue: {GUARDS} @ 24 44 180")
    game = fighting(9, *units, position=people).nothing_declared()
    game.play("red", "claim crown").dice(panic="113").play("red", "choose blue-1")
    game.no_rerolls()
    assert (scored(game), game.field.destroyers) == ({"red": {"destroyed": 1}}, ())


@pytest.mark.parametrize("seat", ["red", "blue"])
def test_two_cards_of_the_same_number_are_two_missions(seat: str) -> None:
    cards = {"hands": {"red": [11, 12], "blue": [11, 12]}, "active": ["red 1", "blue 1"]}
    assert scored(revealed(1, f"{seat}: {SWORN} @ 24 24 0", missions=cards)) == {seat: {"mission-1": 4}}
