"""The units of House Lannister: what each ability does, and when it can't."""

from __future__ import annotations

import pytest

from maester.games.miniatures.moments import ACTIVATED
from maester.games.miniatures.pieces.filters import Has
from maester.games.miniatures.pieces.operations import TestBeforeActing
from maester.games.miniatures.pieces.situations import ATTACKER
from maester.games.miniatures.pieces.texts import must
from tests.games.miniatures.given import began, charge, offered, purposes, saying, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
"""Defense 4+, Morale 6+, and nothing that concerns an attack from the Front."""
SUPREMACY = "order-lannister-supremacy"


def hits(game: Battle) -> int:
    return int(told(game, "hits-counted")["hits"])


# --- Guardsmen ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "ranks"), [(12, 3), (8, 2), (4, 1)])
def test_supremacy_panics_the_attacker_by_the_ranks_left(wounds: int, ranks: int) -> None:
    game = began(facing(PLAIN, f"lannister-guardsmen wounds={wounds}").dice(attack="1111111", panic="321"))
    game.play("blue", f"use {SUPREMACY} blue-1: -")
    assert told(game, "test-made")["modifiers"] == [[-ranks, SUPREMACY]]
    assert game.wounds("red-1") == 12 - 1 - ranks


def test_supremacy_answers_arrows_as_well() -> None:
    game = scenario("red: stark-bowmen @ 24 20 0", "blue: lannister-guardsmen @ 24 30 180", *FAR)
    game.activate("red-1").dice(attack="1111111").act("ranged-attack")
    while game.question() in ("shift-before-shooting", "choose-target"):
        game.answer_quietly()
    assert offered(game, SUPREMACY)


def test_supremacy_is_not_for_own_attacks_nor_for_attacks_on_others() -> None:
    game = began(facing("lannister-guardsmen", PLAIN).dice(attack="111111"))
    assert game.asks("blue", "activate-unit")
    beside = "blue: lannister-guardsmen @ 18 24.8 180"
    game = began(facing("stark-sworn-swords", PLAIN, beside, *FAR).dice(attack="1111111"))
    assert game.asks("blue", "activate-unit")


# --- Halberdiers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["front", "left-flank", "right-flank"])
def test_set_for_charge_strikes_before_the_charger(side: str) -> None:
    game = charge("stark-sworn-swords", "lannister-halberdiers", side=side, halberds="1111111", swords="1111111")
    game.play("blue", "use order-set-for-charge blue-1: -")
    assert [unit for unit, purpose, _ in game.no_rerolls().rolls() if purpose == "attack"] == ["blue-1", "red-1"]


def test_set_for_charge_is_not_possible_in_the_rear_nor_with_another_enemy() -> None:
    game = charge("stark-sworn-swords", "lannister-halberdiers", side="rear", attack="1111111")
    assert not offered(game, "order-set-for-charge")
    other = f"red: {PLAIN} @ 24 29.6 180"
    game = charge("stark-sworn-swords", "lannister-halberdiers", other, *FAR, side="front", attack="1111111")
    assert game.engaged("blue-1") == ("red-1", "red-2")
    assert game.events("text-used") == []
    assert not offered(game, "order-set-for-charge")


def test_the_halberd_has_sundering() -> None:
    game = facing("lannister-halberdiers", PLAIN).strike(attack="4411111", defense="45", panic="661")
    assert told(game, "hits-blocked")["blocked"] == 1
    game = facing("lannister-halberdiers silenced", PLAIN).strike(attack="4411111", defense="45")
    assert told(game, "hits-blocked")["blocked"] == 2


# --- Mountain's Men -------------------------------------------------------------------------------------------------

MEN = "house-clegane-mountains-men"


@pytest.mark.parametrize(("own", "dice", "theirs", "better"), [(12, 7, 12, True), (12, 7, 8, True), (8, 5, 12, False)])
def test_marauders_blades_prey_on_units_that_are_no_larger(own: int, dice: int, theirs: int, better: bool) -> None:
    game = facing(f"{MEN} wounds={own}", f"{PLAIN} wounds={theirs}")
    game.strike(attack="63" + "1" * (dice - 2), defense="116"[: 3 if better else 1], panic="441")
    assert hits(game) == (3 if better else 1)
    assert told(game, "hits-counted")["keywords"] == (["critical-blow"] if better else []) + ["vicious"]
    assert told(game, "test-made")["result"] == 6


def test_prey_on_fear_heals_when_an_enemy_in_contact_fails() -> None:
    game = facing(f"{MEN} wounds=6", PLAIN).strike(attack="41111", defense="1", panic="111")
    assert game.wounds("red-1") == 8


def test_prey_on_fear_needs_a_failed_panic_test_of_an_enemy_in_contact() -> None:
    game = facing(f"{MEN} wounds=6", PLAIN).strike(attack="41111", defense="1", panic="661")
    assert game.wounds("red-1") == 6
    men = f"red: {MEN} @ 12 20 0 wounds=6"
    game = facing("lannister-guardsmen", PLAIN, men, *FAR).strike(attack="411111", defense="1", panic="111")
    assert not told(game, "test-made")["passed"]
    assert game.wounds("red-2") == 6
    # A failed Morale Test is no panic.
    game = facing("golden-company-war-elephant", f"{MEN} wounds=6").activate("red-1").dice(morale="11")
    game.act("melee-attack")
    assert not told(game, "test-made")["passed"]
    assert game.wounds("blue-1") == 6
    # Nor does their own panic feed them.
    game = facing(PLAIN, f"{MEN} wounds=6").strike(attack="4111111", defense="1", panic="111")
    assert game.wounds("blue-1") == 6 - 1 - 1


# --- Pyromancers ----------------------------------------------------------------------------------------------------


def test_wildfire_burns_without_defense_and_hurts_its_makers() -> None:
    game = scenario("red: pyromancers @ 24 20 0", f"blue: {PLAIN} @ 24 28 180", *FAR)
    game.shoot(attack="3321111", panic="441")
    assert purposes(game) == ["attack", "panic"]
    assert told(game, "test-made")["modifiers"] == [[-2, "vicious"]]
    assert (game.wounds("blue-1"), game.wounds("red-1")) == (10, 8)


def test_wildfire_without_ones_hurts_nobody_else() -> None:
    game = facing("pyromancers", PLAIN).strike(attack="2222222")
    assert (game.wounds("blue-1"), game.wounds("red-1")) == (12, 12)
    # Silenced they have ordinary weapons.
    game = facing("pyromancers silenced", PLAIN).strike(attack="3111111", defense="6")
    assert (game.wounds("blue-1"), game.wounds("red-1")) == (12, 12)


@pytest.mark.parametrize(("wounds", "ranks"), [(12, 3), (8, 2), (4, 1)])
def test_horrific_visage_tests_whoever_attacks_in_melee(wounds: int, ranks: int) -> None:
    game = facing("stark-sworn-swords", f"pyromancers wounds={wounds}").strike(panic="661", attack="1111111")
    assert told(game, "test-made")["modifiers"] == [[-ranks, "horrific-visage"]]


def test_horrific_visage_frightens_neither_shooters_nor_those_who_are_attacked() -> None:
    game = scenario("red: stark-bowmen @ 24 20 0", "blue: pyromancers @ 24 30 180", *FAR).shoot(attack="1111111")
    assert purposes(game) == ["attack"]
    assert purposes(facing("pyromancers", PLAIN).strike(attack="2222222")) == ["attack"]


# --- Knights of Casterly Rock ---------------------------------------------------------------------------------------

KNIGHTS = "knights-of-casterly-rock"


@pytest.mark.parametrize(("wounds", "dice"), [(12, 5 + 4), (6, 4 + 2)])
def test_a_lance_has_two_more_dice_for_each_rank_in_a_charge(wounds: int, dice: int) -> None:
    game = charge(f"{KNIGHTS} wounds={wounds}", "house-umber-berserkers", attack="1" * dice).no_rerolls()
    assert len(game.rolls()[-1][2]) == dice
    assert told(game, "hits-counted")["keywords"] == ["sundering"]


@pytest.mark.parametrize(("wounds", "dice"), [(12, 5), (6, 4)])
def test_a_lance_without_a_charge_has_not(wounds: int, dice: int) -> None:
    game = facing(f"{KNIGHTS} wounds={wounds}", PLAIN).strike(attack="1" * dice)
    assert len(game.rolls()[-1][2]) == dice


def test_the_knights_are_cavalry() -> None:
    game = scenario(f"red: {KNIGHTS} @ 24 20 0", *FAR).play("red", "activate red-1")
    game.play("red", "use cavalry red-1: -").play("red", "maneuver 0 5 0")
    assert game.pose("red-1") == (24, 25, 0)
    assert (game.models("red-1"), game.wounds("red-1")) == (4, 12)
    game = facing(KNIGHTS, PLAIN).play("red", "activate red-1")
    if offered(game, "cavalry"):
        game.play("red", "use cavalry red-1: -")
    assert (game.question(), game.events("moved")) == ("choose-action", [])


def test_the_knights_have_supremacy_by_two_ranks() -> None:
    game = began(facing(PLAIN, KNIGHTS).dice(attack="1111111", panic="421"))
    game.play("blue", f"use {SUPREMACY} blue-1: -")
    assert game.wounds("red-1") == 12 - 1 - 2
    game = began(facing(PLAIN, f"{KNIGHTS} used={SUPREMACY}").dice(attack="1111111"))
    assert game.asks("blue", "activate-unit")


# --- Crossbowmen ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gap", "rerolls"), [(6, True), (6.1, False)])
def test_crossbows_reroll_in_short_range(gap: float, rerolls: bool) -> None:
    game = scenario("red: lannister-crossbowmen @ 24 20 0", f"blue: {PLAIN} @ 24 {24.8 + gap:g} 180", *FAR)
    game.activate("red-1").dice(attack="331111", defense="45", panic="661").act("ranged-attack")
    game.play("red", "pass")
    if game.question() == "choose-target":
        game.play("red", "shoot blue-1 with 1")
    assert offered_reroll(game, "crossbow") is rerolls
    game.no_rerolls()
    assert told(game, "hits-blocked")["modifiers"] == [[-1, "sundering"]]


def offered_reroll(game: Battle, source: str) -> bool:
    return (
        any(option.startswith(f"reroll {source}:") for option in game.options("red"))
        if game.asked() == ("red",)
        else False
    )


def test_the_crossbowmen_fight_with_plain_swords() -> None:
    game = began(facing("lannister-crossbowmen", PLAIN).dice(attack="51111", defense="4"), with_attack=2)
    assert told(game, "hits-counted")["keywords"] == []
    assert told(game, "hits-blocked")["blocked"] == 1


# --- Lannisport City Watch --------------------------------------------------------------------------------------------

WATCH = "lannisport-city-watch"


def test_adaptive_style_defends() -> None:
    game = began(facing("lannister-guardsmen", WATCH).dice(attack="441111", defense="31", panic="221"))
    game.play("blue", "use order-adaptive-style blue-1: -", "option 1")
    assert told(game, "hits-blocked")["blocked"] == 1
    assert told(game, "test-made")["result"] == 6


def test_adaptive_style_attacks() -> None:
    game = began(facing(WATCH, PLAIN).dice(attack="6111111", defense="44", panic="661"))
    game.play("red", "use order-adaptive-style red-1: -", "option 2")
    assert told(game, "hits-counted")["keywords"] == ["critical-blow", "sundering"]
    assert told(game, "hits-blocked")["blocked"] == 0


def test_adaptive_style_defends_nobody_else_and_is_one_of_both() -> None:
    # The Attacker who chooses to defend doesn't help the Defender.
    game = began(facing(WATCH, PLAIN).dice(attack="4111111", defense="3", panic="661"))
    game.play("red", "use order-adaptive-style red-1: -")
    game.play("red", "option 1")
    assert told(game, "hits-counted")["keywords"] == []
    assert told(game, "hits-blocked")["modifiers"] == []
    # Units that don't take part in the attack can't use it.
    game = began(facing("stark-sworn-swords", PLAIN, f"blue: {WATCH} @ 40 40 180", *FAR).dice(attack="1111111"))
    assert game.events("text-used") == []
    assert game.asks("blue", "activate-unit")


def test_domineering_pride_passes_all_panic_tests_against_smaller_units() -> None:
    game = facing("lannister-guardsmen wounds=8", WATCH).strike(attack="41111", defense="1")
    assert game.kinds("test-passed-automatically") == ["test-passed-automatically"]
    assert game.wounds("blue-1") == 11


def test_domineering_pride_needs_an_enemy_with_fewer_ranks_in_contact() -> None:
    game = facing("lannister-guardsmen", WATCH).strike(attack="411111", defense="1", panic="111")
    assert game.wounds("blue-1") == 10
    game = scenario("red: stark-bowmen @ 24 20 0 wounds=4", f"blue: {WATCH} @ 24 30 180", *FAR)
    game.shoot(attack="31111", defense="1", panic="111")
    assert game.wounds("blue-1") == 10


def test_domineering_pride_is_no_help_in_other_morale_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing(WATCH, "lannister-guardsmen wounds=8")
    plain = must(ACTIVATED, Has(ATTACKER), do=(TestBeforeActing(),))
    saying(game, monkeypatch, "order-adaptive-style", plain).dice(morale="66").activate("red-1")
    assert purposes(game) == ["morale"]


# --- Gregor Clegane ---------------------------------------------------------------------------------------------------

GREGOR = "gregor-clegane-the-mountain-that-rides"


def test_the_mountain_that_rides_may_make_an_additional_maneuver() -> None:
    game = scenario(f"red: {GREGOR} @ 24 20 0", *FAR).play("red", "activate red-1")
    game.play("red", "use the-mountain-that-rides red-1: -").play("red", "maneuver 0 4 0")
    assert game.pose("red-1") == (24, 24, 0)
    assert game.wounds("red-1") == 4
    game = facing(GREGOR, PLAIN).play("red", "activate red-1")
    if offered(game, "the-mountain-that-rides"):
        game.play("red", "use the-mountain-that-rides red-1: -")
    assert (game.question(), game.events("moved")) == ("choose-action", [])


def test_cleaving_blows_are_not_defended_and_critical_in_a_charge() -> None:
    game = charge(GREGOR, "house-umber-berserkers", attack="611", panic="661").no_rerolls()
    assert (hits(game), purposes(game)) == (2, ["charge", "attack", "panic"])
    game = facing(GREGOR, PLAIN).strike(attack="611", panic="661")
    assert (hits(game), purposes(game)) == (1, ["attack", "panic"])
    assert purposes(facing(f"{GREGOR} silenced", PLAIN).strike(attack="611", defense="6")) == ["attack", "defense"]


def test_intimidating_presence_weighs_on_enemies_in_contact() -> None:
    game = facing(GREGOR, PLAIN).strike(attack="611", panic="331")
    assert told(game, "test-made")["modifiers"] == [[-1, "intimidating-presence"]]
    assert game.wounds("blue-1") == 12 - 1 - 2


def test_intimidating_presence_does_not_reach_further() -> None:
    near = f"red: {GREGOR} @ 17 20 0"
    game = facing("lannister-guardsmen", PLAIN, near, *FAR).strike(attack="411111", defense="1", panic="321")
    assert told(game, "test-made")["modifiers"] == []
    assert game.wounds("blue-1") == 12 - 1 - 1


def test_two_intimidating_enemies_are_no_worse_than_one() -> None:
    other = f"red: {GREGOR} @ 24 27.56 180"
    game = scenario(f"red: {GREGOR} @ 24 20 0", f"blue: {PLAIN} @ 24 23.78 180", other, *FAR)
    assert game.engaged("blue-1") == ("red-1", "red-2")
    game.strike(attack="611", panic="331")
    assert told(game, "test-made")["modifiers"] == [[-1, "intimidating-presence"]]
    assert game.wounds("blue-1") == 12 - 1 - 2
