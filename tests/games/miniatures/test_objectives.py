"""Objectives: Claimed by covering, Controlled, scored, and what their cards do (p. 5, 28)."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures.attack_values import dice, keywords
from maester.games.miniatures.frames import Attack
from maester.games.miniatures.seeing import sight
from maester.harness.marks import rule
from tests.games.miniatures.language import Battle, scenario

BLUE = "blue: lannister-guardsmen @ 43 43 180"
RESERVES = ("red: stark-bowmen @ 3 3 0", "blue: stark-bowmen @ 45 3 0")
TOKEN = ("24 24",)
ON_TOKEN = "red: stark-sworn-swords @ 24 24 0"


def holding(*units: str, card: int = 0, **more: Any) -> Battle:
    """A battle with one Objective in the middle."""
    return scenario(*units, objectives=(f"24 24 card={card}",), **more)


def scored(*units: str, card: int) -> Battle:
    """The Round ends at once, and the Objective in the middle is scored."""
    return holding(*[f"{line} activated" for line in units], card=card)


def in_front(wounds: int = 12, card: str = "lannister-guardsmen") -> str:
    """A blue unit in contact with the Front of the unit on the token."""
    return f"blue: {card} @ 24 28.8 180 wounds={wounds}"


# --- Claiming and Controlling ------------------------------------------------------------------------------------


@rule("miniatures:objective-cover.claim")
def test_a_unit_claims_a_token_that_its_tray_covers_completely_when_its_move_ends() -> None:
    # From 10 to 24 - 2.4 + 0.7 the rear edge of the tray just covers the token; 1 mm less does not.
    game = holding("red: stark-sworn-swords @ 24 14 0", BLUE, *RESERVES)
    game.activate("red-1").act("march").play("red", "march 8.3 0")
    assert (game.controls(1), [event["objective"] for event in game.events("objective-claimed")]) == ("red-1", [1])
    game = holding("red: stark-sworn-swords @ 24 14 0", BLUE, *RESERVES)
    game.activate("red-1").act("march").play("red", "march 8.26 0")
    assert (game.controls(1), game.events("objective-claimed")) == (None, [])


@rule("miniatures:mode-agot.control")
def test_an_unengaged_unit_on_the_token_controls_it_and_has_its_card() -> None:
    game = holding(ON_TOKEN, BLUE, card=10)
    assert game.ranks("red-1") == 3
    assert game.controls(1) == "red-1"
    assert game.view()["objectives"][0]["controlled_by"] == "red-1"


@rule("miniatures:objective-cover.control")
def test_an_engaged_enemy_with_more_ranks_denies_control() -> None:
    weak = f"{ON_TOKEN} wounds=8"
    game = holding(weak, "blue: lannister-guardsmen @ 24 34 180", *RESERVES, turn="blue")
    assert (game.ranks("red-1"), game.controls(1)) == (2, "red-1")
    game.activate("blue-1").act("charge").dice(charge=6, attack="111111")
    game.rest(until=lambda game: bool(game.engaged("red-1")))
    assert game.controls(1) is None
    assert holding(weak, in_front(wounds=8)).controls(1) == "red-1"
    assert holding(weak, in_front(wounds=9)).controls(1) is None


@rule("miniatures:ruling.objective-control-state")
def test_control_comes_back_by_itself_and_nobody_else_gains_it() -> None:
    game = holding(f"{ON_TOKEN} wounds=8", in_front(wounds=9))
    assert game.controls(1) is None
    game.field.wounds[game.unit("blue-1")] = 8
    assert game.controls(1) == "red-1"


@rule("miniatures:objective-cover.control")
def test_a_destroyed_unit_controls_nothing_any_more() -> None:
    game = holding(f"{ON_TOKEN} wounds=1", in_front(wounds=1), *RESERVES, turn="blue")
    assert game.controls(1) == "red-1"
    game.strike("blue-1", "red-1", attack="4111", defense="1")
    assert not game.field.stands(game.unit("red-1"))
    assert (game.controls(1), game.field.claimed) == (None, [-1])


@rule("miniatures:objective-cover.solo-ranks")
def test_a_solo_unit_contests_with_as_many_ranks_as_it_has_wounds() -> None:
    solo = "blue: gregor-clegane-the-mountain-that-rides @ 24 27.78 180 wounds={}"
    assert holding(ON_TOKEN, solo.format(4)).engaged("red-1") == ("blue-1",)
    assert holding(ON_TOKEN, solo.format(4)).controls(1) is None
    assert holding(ON_TOKEN, solo.format(3)).controls(1) == "red-1"
    # The other way round: a solo unit holds against three ranks with three Wounds, not with two.
    swapped = "red: grey-wind @ 24 24 0 wounds={}", "blue: lannister-guardsmen @ 24 27.78 180"
    assert holding(swapped[0].format(3), swapped[1]).controls(1) == "red-1"
    assert holding(swapped[0].format(2), swapped[1]).controls(1) is None


@rule("miniatures:objective-cover.uncovered")
def test_a_token_that_comes_into_sight_is_lost() -> None:
    game = holding(ON_TOKEN, BLUE)
    assert game.controls(1) == "red-1"
    game.put("red-1", 26, 24, 0)
    assert game.controls(1) == "red-1"
    game.put("red-1", 26.5, 24, 0)
    assert game.controls(1) is None
    assert game.field.claimed == [-1]
    # It isn't Claimed again by coming back, but when a move ends.
    game.put("red-1", 24, 24, 0)
    assert game.controls(1) is None


@rule("miniatures:ruling.objective-token-size")
def test_a_token_is_an_inch_and_four_tenths_wide() -> None:
    assert holding("red: grey-wind @ 24 24 0", BLUE).controls(1) == "red-1"
    assert holding("red: grey-wind @ 24.69 24 0", BLUE).controls(1) == "red-1"
    assert holding("red: grey-wind @ 24.7 24 0", BLUE).controls(1) is None


@rule("miniatures:term.token")
def test_tokens_are_in_nobodys_way() -> None:
    game = holding("red: stark-bowmen @ 24 19 0", "blue: lannister-guardsmen @ 24 30 180")
    assert sight(game.field, game.unit("red-1"), game.unit("blue-1")) is not None
    game = holding("red: stark-sworn-swords @ 24 17 0", BLUE, *RESERVES)
    game.activate("red-1").act("march").play("red", "march 10 0")
    assert game.pose("red-1") == (24, 27, 0)
    game = holding("red: stark-sworn-swords @ 24 14 0", BLUE, *RESERVES)
    game.activate("red-1").act("march").play("red", "march 7 0")
    assert game.pose("red-1") == (24, 21, 0)


# --- scoring -------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-agot.scoring")
def test_each_objective_scores_a_point_from_round_two_on() -> None:
    units = (f"{ON_TOKEN} activated", "red: stark-bowmen @ 6 18 0 activated", f"{BLUE} activated")
    for round, points in ((1, 0), (2, 2), (3, 2)):
        game = scenario(*units, objectives=("24 24", "6 18", "42 18"), round=round)
        assert (game.points("red"), game.points("blue")) == (points, 0)
        assert len(game.events("victory-points-scored")) == points
    # A unit that Claims, but doesn't Control, scores nothing.
    game = scenario(f"{ON_TOKEN} wounds=4 activated", f"{in_front()} activated", objectives=TOKEN)
    assert (game.points("red"), game.points("blue")) == (0, 0)


def test_the_cards_of_two_objectives_come_in_the_order_that_their_player_decides() -> None:
    game = scenario(
        f"{ON_TOKEN} activated",
        "red: stark-bowmen @ 6 18 0 activated",
        "blue: lannister-guardsmen @ 24 34 180 activated",
        objectives=("24 24 card=3", "6 18 card=1"),
    )
    assert game.points("red") == 2
    assert game.asked() == ("red",)
    assert game.options() == ["resolve objective-3 red-1", "resolve objective-1 red-2"]


# --- Objective cards -------------------------------------------------------------------------------------------------


@rule("miniatures:ruling.objective-card-1")
def test_card_1_heals_a_friend_by_its_destroyed_ranks() -> None:
    game = scored(ON_TOKEN, "red: stark-bowmen @ 24 12 0 wounds=4", "red: stark-bowmen @ 3 3 0 wounds=4", BLUE, card=1)
    assert game.asked() == ("red",)
    assert game.options() == ["choose red-2"] or "choose red-3" not in game.options()
    game.play("red", "choose red-2")
    assert game.wounds("red-2") == 7


@rule("miniatures:ruling.objective-card-2")
def test_card_2_lets_a_friend_shift_three_inches() -> None:
    game = scored(ON_TOKEN, "red: stark-bowmen @ 24 12 0", BLUE, card=2)
    game.play("red", "choose red-2")
    assert game.why_not("red", "shift forward 3.1") is not None
    game.play("red", "shift right 3")
    assert game.pose("red-2") == (27, 12, 0)


@rule("miniatures:ruling.objective-card-3")
def test_card_3_panics_an_enemy_in_long_range() -> None:
    # The gap between the trays is 12 in, then 12.1.
    game = scored(ON_TOKEN, "blue: lannister-guardsmen @ 24 40.8 180", card=3)
    assert game.conditions("blue-1") == ("panicked",)
    game = scored(ON_TOKEN, "blue: lannister-guardsmen @ 24 40.9 180", card=3)
    assert game.conditions("blue-1") == ()
    assert game.points("red") == 1


@rule("miniatures:ruling.objective-card-4")
def test_card_4_exposes_an_enemy_in_long_range() -> None:
    game = scored(ON_TOKEN, "blue: lannister-guardsmen @ 24 40.8 180", "blue: stark-bowmen @ 3 3 0", card=4)
    assert (game.conditions("blue-1"), game.conditions("blue-2")) == (("vulnerable",), ())


def striking(card: int, red: str = ON_TOKEN) -> Battle:
    """The unit on the token is engaged with an enemy in front of it."""
    game = holding(red, in_front(), *RESERVES, card=card)
    assert game.controls(1) == "red-1"
    return game


@pytest.mark.parametrize(
    ("card", "keyword"),
    [
        pytest.param(6, "sundering", marks=rule("miniatures:ruling.objective-card-6")),
        pytest.param(7, "vicious", marks=rule("miniatures:ruling.objective-card-7")),
        pytest.param(8, "precision", marks=rule("miniatures:ruling.objective-card-8")),
    ],
)
def test_cards_6_to_8_give_melee_attacks_a_keyword(card: int, keyword: str) -> None:
    for given, has in ((card, True), (0, False)):
        game = striking(given)
        attack = Attack(attacker=game.unit("red-1"), defender=game.unit("blue-1"), number=0, side=0)
        assert (keyword in keywords(game.field, attack)) == has
    # Only Melee Attacks, and only while the token is Controlled.
    game = striking(card, red="red: stark-bowmen @ 24 24 0")
    for number, attack_record in enumerate(game.field.card(game.unit("red-1")).attacks):
        attack = Attack(attacker=game.unit("red-1"), defender=game.unit("blue-1"), number=number, side=0)
        assert (keyword in keywords(game.field, attack)) != attack_record.is_ranged
    game.field.wounds[game.unit("red-1")] = 4
    assert game.controls(1) is None
    attack = Attack(attacker=game.unit("red-1"), defender=game.unit("blue-1"), number=0, side=0)
    assert keyword not in keywords(game.field, attack)


@rule("miniatures:ruling.objective-card-9")
def test_card_9_weakens_the_defender_before_the_attack() -> None:
    game = striking(9)
    game.activate("red-1").act("melee-attack")
    game.rest(until=lambda game: bool(game.events("rolled")) or game.question() == "reroll-dice")
    kinds = game.kinds("condition-given", "rolled")
    assert kinds[0] == "condition-given"
    assert [event["unit"] for event in game.events("condition-given")] == ["blue-1"]
    assert game.events("condition-given")[0]["condition"] == "weakened"


@rule("miniatures:ruling.objective-card-10")
def test_card_10_gives_the_highest_number_of_dice() -> None:
    for card, number in ((10, 6), (0, 4)):
        game = holding(
            "red: lannister-guardsmen @ 24 24 0 wounds=4", "blue: stark-sworn-swords @ 24 28.8 180 wounds=4", card=card
        )
        attack = Attack(attacker=game.unit("red-1"), defender=game.unit("blue-1"), number=0, side=0)
        assert dice(game.field, attack) == number
