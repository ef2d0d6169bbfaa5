"""What Lannister Orders don't do: used ones, other units, other actions."""

from __future__ import annotations

import pytest

from tests.games.miniatures.cards import ever_offered, holding
from tests.games.miniatures.given import began, offered
from tests.games.miniatures.language import FAR, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
TAUNT = "order-taunt"
CROWN = {"ncus": ["red: 30102 zone=crown activated"]}


# --- Taunt ------------------------------------------------------------------------------------------------------


def test_a_taunted_unit_that_strikes_another_is_punished() -> None:
    units = (
        "red: stark-sworn-swords @ 24 20 0",
        f"blue: {GUARDS} @ 24 24.8 180 with=20123",
        f"blue: {GUARDS} @ 24 15.2 0",
        *FAR,
    )
    for target, conditions in (("blue-1", ()), ("blue-2", ("vulnerable", "weakened"))):
        game = scenario(*units).nothing_declared().play("red", "activate red-1")
        game.play("blue", f"use {TAUNT} blue-1: -").play("red", "action melee-attack", f"strike {target} with 1")
        assert game.conditions("red-1") == conditions


def test_a_taunted_unit_that_retreats_from_the_one_that_taunts_is_punished() -> None:
    game = facing("stark-sworn-swords", f"{GUARDS} with=20123").nothing_declared().play("red", "activate red-1")
    game.play("blue", f"use {TAUNT} blue-1: -").play("red", "action retreat")
    assert game.conditions("red-1") == ("vulnerable", "weakened")


def test_a_taunted_unit_that_maneuvers_instead_of_shooting_is_punished() -> None:
    units = (
        "red: stark-bowmen @ 24 20 0",
        f"blue: {GUARDS} @ 24 36 180 with=20123",
        "red: stark-bowmen @ 3 3 0",
        FAR[1],
    )
    for action, conditions in (("maneuver", ("vulnerable", "weakened")), ("ranged-attack", ())):
        game = scenario(*units).nothing_declared().play("red", "activate red-1")
        game.play("blue", f"use {TAUNT} blue-1: -").play("red", f"action {action}")
        assert game.conditions("red-1") == conditions


def test_taunt_is_not_for_friends_nor_twice_in_a_round() -> None:
    units = (f"red: {PLAIN} @ 24 20 0", f"red: {GUARDS} @ 24 29 180 with=20123", *FAR)
    assert not ever_offered(scenario(*units).play("red", "activate red-1"), TAUNT)
    units = (f"red: {PLAIN} @ 24 20 0", f"blue: {GUARDS} @ 24 29 180 with=20123 used={TAUNT}", *FAR)
    assert not ever_offered(scenario(*units).play("red", "activate red-1"), TAUNT)


# --- Counterstrategy and Battle Plan ------------------------------------------------------------------------------

COUNTER = "order-counterstrategy"


def test_counterstrategy_answers_neither_zones_nor_own_orders() -> None:
    units = (f"red: {GUARDS} @ 24 20 0 wounds=4", f"blue: {GUARDS} @ 24 28 180 with=20105", *FAR)
    game = scenario(*units, position={"ncus": ["red: 30105 tokens=0"]}).nothing_declared()
    assert not ever_offered(game.play("red", "activate red-a", "claim coins"), COUNTER)
    game = facing(f"{GUARDS} with=20102", PLAIN, f"red: {GUARDS} @ 32 20 0 with=20120", *FAR).nothing_declared()
    game.play("red", "activate red-1", "use order-hold-the-line red-1: blue-1")
    assert not ever_offered(game, COUNTER)


def test_counterstrategy_is_used_once_in_a_round() -> None:
    blue = f"{GUARDS} with=20105 used={COUNTER}"
    game = facing(f"{GUARDS} with=20102", blue).nothing_declared().play("red", "activate red-1")
    assert not ever_offered(game.play("red", "use order-hold-the-line red-1: blue-1"), COUNTER)


def test_a_battle_plan_is_made_once_in_a_round() -> None:
    held = ("lannister-bribery", "lannister-hear-me-roar")
    position = holding("red", *held, commander="20115", deck=("lannister-counterplot",))
    for mark, possible in (("", True), ("used=order-battle-plan", False)):
        game = scenario(f"red: {GUARDS} @ 24 10 0 with=20120 {mark}", *FAR, position=position)
        assert offered(game, "order-battle-plan") is possible


# --- the tests and attacks of others ------------------------------------------------------------------------------


@pytest.mark.parametrize(("attachment", "wounds"), [("20106", 8), ("20111", 8)])
def test_the_crown_serves_the_unit_with_the_attachment_only(attachment: str, wounds: int) -> None:
    beside = (f"red: {GUARDS} @ 40 20 0 wounds=8 with={attachment}", *FAR)
    game = facing(GUARDS, PLAIN, *beside, position=CROWN).strike(attack="411111", defense="1", panic="661")
    assert (game.wounds("red-1"), game.wounds("red-2"), game.wounds("blue-1")) == (12, wounds, 11)


def test_only_the_duelists_own_attacks_are_duels() -> None:
    beside = (f"red: {GUARDS} @ 40 20 0 with=20107", *FAR)
    assert facing(GUARDS, PLAIN, *beside).strike(attack="111111").wounds("blue-1") == 12


def test_the_panic_of_others_costs_disorganized_units_nothing() -> None:
    beside = ("blue: 10116 @ 40 40 180", *FAR)
    game = facing(GUARDS, PLAIN, *beside).strike(attack="411111", defense="1", panic="111")
    assert (game.wounds("blue-1"), game.wounds("blue-2")) == (10, 12)


def test_shooting_frightens_nobody_by_the_crown() -> None:
    units = ("red: lannister-crossbowmen @ 24 20 0 with=20109", f"blue: {PLAIN} @ 24 34 180", *FAR)
    assert scenario(*units, position=CROWN).shoot(attack="111111").conditions("blue-1") == ()


def test_the_laws_of_the_realm_are_read_once_in_a_round() -> None:
    laws = "order-laws-of-the-realm"
    assert not ever_offered(began(facing(PLAIN, f"gold-cloaks used={laws}")), laws)
