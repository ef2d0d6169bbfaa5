"""Units of House Lannister with tokens, choices and the Crown: what each ability does, and when it can't."""

from __future__ import annotations

import pytest

from tests.games.miniatures.cards import ever_offered
from tests.games.miniatures.given import began, offered, purposes, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
"""Defense 4+, Morale 6+, and nothing that concerns an attack from the Front."""
CROWN = {"ncus": ["red: 30102 zone=crown activated"]}
"""Red Controls the Crown."""
THEIR_CROWN = {"ncus": ["blue: 30102 zone=crown activated"]}
COINS = {"ncus": ["red: 30102 zone=coins activated"]}


def tokens(game: Battle, unit: str) -> int:
    return game.field.tokens[game.unit(unit)]


def attack_dice(game: Battle) -> int:
    return next(len(dice) for _, purpose, dice in game.rolls() if purpose == "attack")


# --- Warrior's Sons ---------------------------------------------------------------------------------------------

SONS = "the-warriors-sons"


def test_the_warriors_sons_begin_with_faith_and_gain_it_by_morale() -> None:
    game = facing(PLAIN, SONS).strike(attack="4111111", defense="1", panic="661")
    assert tokens(game, "blue-1") == 2


def test_a_failed_test_brings_no_faith() -> None:
    game = facing(PLAIN, SONS).strike(attack="4111111", defense="1", panic="111")
    assert tokens(game, "blue-1") == 1
    # The tests of others don't count.
    game = facing(SONS, PLAIN).strike(attack="3111111", defense="1", panic="661")
    assert tokens(game, "red-1") == 1


@pytest.mark.parametrize(("wounds", "blocked"), [(12, 1), (8, 2), (4, 3)])
def test_a_battle_prayer_blocks_hits(wounds: int, blocked: int) -> None:
    game = began(facing(PLAIN, f"{SONS} wounds={wounds}").dice(attack="4444111", defense="1111", panic="661"))
    game.play("blue", "use battle-prayer blue-1: -").no_rerolls()
    assert told(game, "hits-blocked")["blocked"] == blocked
    # One was spent, and one came for the test that was passed.
    assert tokens(game, "blue-1") == 1


def test_a_battle_prayer_sharpens_blades() -> None:
    game = began(facing(SONS, PLAIN).dice(attack="3111111"))
    game.play("red", "use battle-prayer red-1: -")
    assert any(option.startswith("reroll battle-prayer:") for option in game.options("red"))
    game.dice(defense="4", panic="661").no_rerolls()
    assert told(game, "hits-counted")["keywords"] == ["sundering"]
    assert tokens(game, "red-1") == 0


def test_a_battle_prayer_needs_a_token() -> None:
    game = began(facing(f"{SONS} tokens=0", PLAIN).dice(attack="1111111"))
    assert not offered(game, "battle-prayer")
    assert not ever_offered(began(facing(PLAIN, f"{SONS} tokens=0")), "battle-prayer")


# --- Poor Fellows -----------------------------------------------------------------------------------------------

FELLOWS = "poor-fellows"


def test_fanatical_zeal_makes_a_melee_attack_precise() -> None:
    game = began(facing(FELLOWS, PLAIN).dice(attack="61111", again=6, panic="661"))
    game.play("red", "use fanatical-zeal red-1: -", "reroll fanatical-zeal: 2").no_rerolls()
    assert told(game, "hits-counted")["piercing"] == 2
    assert tokens(game, "red-1") == 0


def test_fanatical_zeal_needs_a_token_and_the_own_attack() -> None:
    game = began(facing(f"{FELLOWS} tokens=0", PLAIN).dice(attack="11111"))
    assert game.asks("blue", "activate-unit")
    assert not ever_offered(began(facing(PLAIN, FELLOWS)), "fanatical-zeal")


def test_the_poor_fellows_gain_faith_by_morale() -> None:
    assert tokens(facing(PLAIN, FELLOWS).strike(attack="4111111", defense="1", panic="661"), "blue-1") == 2
    assert tokens(facing(PLAIN, FELLOWS).strike(attack="4111111", defense="1", panic="111"), "blue-1") == 1


def test_zealous_resurgence_heals_for_a_token() -> None:
    game = scenario(f"red: {FELLOWS} @ 24 20 0 wounds=6", *FAR).play("red", "activate red-1")
    game.play("red", "use zealous-resurgence red-1: -")
    assert (game.wounds("red-1"), tokens(game, "red-1")) == (8, 0)


def test_zealous_resurgence_needs_a_token_at_the_own_activation() -> None:
    game = scenario(f"red: {FELLOWS} @ 24 20 0 wounds=6 tokens=0", *FAR).play("red", "activate red-1")
    assert game.question() == "choose-action"
    game = scenario(f"red: {FELLOWS} @ 24 20 0 wounds=6", *FAR).play("red", "activate red-2")
    assert game.question() == "choose-action"


# --- Kingsguard -------------------------------------------------------------------------------------------------


def test_joffreys_retinue_has_eight_models_in_two_ranks() -> None:
    game = facing(PLAIN, "kingsguard")
    assert (game.models("blue-1"), game.ranks("blue-1"), game.wounds("blue-1")) == (8, 2, 8)
    assert game.ranks("blue-1") != facing(PLAIN, FELLOWS).ranks("blue-1")


def test_resilience_halves_the_wounds_of_unblocked_hits() -> None:
    game = began(facing(PLAIN, "kingsguard").dice(attack="4444411", counterstrike="66", defense="11116", panic="661"))
    game.play("blue", "use order-resilience blue-1: -").no_rerolls()
    assert game.wounds("blue-1") == 8 - 2


def test_resilience_is_for_the_defender_once_in_a_round() -> None:
    game = began(facing("kingsguard", PLAIN).dice(attack="1111111"))
    assert not offered(game, "order-resilience")
    game = began(
        facing(PLAIN, "kingsguard used=order-resilience").dice(attack="4444444", defense="1666666", panic="661")
    )
    assert not offered(game, "order-resilience")
    assert game.no_rerolls().wounds("blue-1") == 7


# --- Red Cloaks -------------------------------------------------------------------------------------------------

CLOAKS = "red-cloaks"


@pytest.mark.parametrize(("zones", "left"), [({}, 12 - 1 - 2), (THEIR_CROWN, 12 - 1 - 2)])
def test_fearless_avarice_needs_the_coins(zones: dict[str, list[str]], left: int) -> None:
    game = facing(PLAIN, CLOAKS, position=zones).strike(attack="4111111", defense="1", panic="112")
    assert game.wounds("blue-1") == left


def test_fearless_avarice_saves_a_wound_with_the_coins() -> None:
    coins = {"ncus": ["blue: 30102 zone=coins activated"]}
    game = facing(PLAIN, CLOAKS, position=coins).strike(attack="4111111", defense="1", panic="112")
    assert game.wounds("blue-1") == 12 - 1 - 1


@pytest.mark.parametrize(("wounds", "ranks"), [(12, 3), (4, 1)])
def test_lannister_justice_frightens_an_enemy_before_an_action(wounds: int, ranks: int) -> None:
    units = (f"red: {CLOAKS} @ 24 20 0 wounds={wounds}", f"blue: {PLAIN} @ 24 34 180", *FAR)
    game = scenario(*units, position=CROWN).activate("red-1").dice(panic="661").play("red", "action march")
    game.no_rerolls()
    assert told(game, "test-made")["modifiers"] == [[-ranks, "lannister-justice"]]


def test_lannister_justice_needs_the_crown_and_an_enemy_in_long_range() -> None:
    near = (f"red: {CLOAKS} @ 24 20 0", f"blue: {PLAIN} @ 24 34 180", *FAR)
    far = (f"red: {CLOAKS} @ 24 10 0", f"blue: {PLAIN} @ 24 34 180", *FAR)
    assert scenario(*near).activate("red-1").dice().act("march").rolls() == []
    assert scenario(*far, position=CROWN).activate("red-1").dice().act("march").rolls() == []
    # Nor when somebody else acts.
    assert scenario(*near, position=CROWN).activate("red-2").dice().act("march").rolls() == []


# --- Brigands ---------------------------------------------------------------------------------------------------

BRIGANDS = "house-clegane-brigands"


@pytest.mark.parametrize(("wounds", "extra"), [(12, 0), (8, 1), (4, 2)])
def test_brutal_armaments_cost_more_by_the_lost_ranks_of_the_defender(wounds: int, extra: int) -> None:
    game = facing(BRIGANDS, f"{PLAIN} wounds={wounds}").strike(attack="1111111")
    assert game.rolls()[-1][1] == "attack"
    game = facing(BRIGANDS, f"{PLAIN} wounds={wounds}").strike(attack="3111111", defense="1", panic="431")
    assert told(game, "test-made")["result"] == 5
    # The Wound of the attack itself begins no new rank here: 12 to 11, 8 to 7, 4 to 3.
    assert game.wounds("blue-1") == wounds - 1 - 1 - extra


def test_brutal_armaments_cost_nothing_more_if_the_test_is_passed_or_the_unit_is_silenced() -> None:
    game = facing(BRIGANDS, f"{PLAIN} wounds=8").strike(attack="3111111", defense="1", panic="661")
    assert game.wounds("blue-1") == 7
    game = facing(f"{BRIGANDS} silenced", f"{PLAIN} wounds=8").strike(attack="3111111", defense="1", panic="111")
    assert game.wounds("blue-1") == 6


# --- Honor Guard ------------------------------------------------------------------------------------------------

GUARD = "casterly-rock-honor-guard"


def test_lannister_oppression_is_one_option_and_one_more_for_each_token() -> None:
    game = began(facing(GUARD, f"{PLAIN} weakened").dice(attack="3111111", defense="4", panic="441"))
    game.play("red", "option 1", "option 2").no_rerolls()
    assert told(game, "hits-counted")["keywords"] == ["sundering", "vicious"]
    game = began(facing(GUARD, PLAIN).dice(attack="1111111")).play("red", "option 4")
    assert any(option.startswith("reroll lannister-oppression:") for option in game.options("red"))


def test_lannister_oppression_silences_the_defender_until_the_turn_ends() -> None:
    game = began(facing(GUARD, "lannister-guardsmen").dice(attack="1111111")).play("red", "option 3").no_rerolls()
    assert game.events("abilities-lost")[-1]["unit"] == "blue-1"
    # Without abilities there is no Supremacy.
    assert game.asks("blue", "activate-unit")
    assert game.field.silenced[game.unit("blue-1")] == 0


def test_lannister_oppression_is_lost_with_the_abilities() -> None:
    game = began(facing(f"{GUARD} silenced", PLAIN).dice(attack="1111111"))
    assert game.asks("blue", "activate-unit")


# --- Gold Cloaks ------------------------------------------------------------------------------------------------

GOLD = "gold-cloaks"
LAWS = "order-laws-of-the-realm"


def test_the_laws_of_the_realm_take_a_rank_from_the_dice() -> None:
    game = began(facing(f"{PLAIN} wounds=8", GOLD)).play("blue", f"use {LAWS} blue-1: -").no_rerolls()
    assert attack_dice(game) == 4
    assert game.conditions("red-1") == ()


def test_the_laws_of_the_realm_make_a_last_rank_vulnerable() -> None:
    game = began(facing(f"{PLAIN} wounds=4", GOLD)).play("blue", f"use {LAWS} blue-1: -")
    assert (attack_dice(game), game.conditions("red-1")) == (4, ("vulnerable",))


def test_the_laws_of_the_realm_protect_others_in_short_range_only() -> None:
    near = began(facing(PLAIN, "stark-sworn-swords", f"blue: {GOLD} @ 32 20 180", *FAR))
    assert offered(near, LAWS)
    far = began(facing(PLAIN, "stark-sworn-swords", f"blue: {GOLD} @ 38 20 180", *FAR).dice(attack="1111111"))
    assert not ever_offered(far, LAWS)
    assert not ever_offered(began(facing(GOLD, PLAIN)), LAWS)


def test_oppressive_peacekeeping_weighs_on_enemies_near_while_the_crown_is_held() -> None:
    beside = (f"red: {GOLD} @ 32 20 0", *FAR)
    game = facing("lannister-guardsmen", PLAIN, *beside, position=CROWN)
    game.strike(attack="411111", defense="1", panic="661")
    assert told(game, "test-made")["modifiers"] == [[-1, "oppressive-peacekeeping"]]


def test_oppressive_peacekeeping_needs_the_crown_and_short_range() -> None:
    for where, zones in (("32 20 0", {}), ("40 20 0", CROWN), ("32 20 0", THEIR_CROWN)):
        game = facing("lannister-guardsmen", PLAIN, f"red: {GOLD} @ {where}", *FAR, position=zones)
        game.strike(attack="411111", defense="1", panic="661")
        assert told(game, "test-made")["modifiers"] == []


# --- Stone Crows ------------------------------------------------------------------------------------------------

CROWS = "10116"


def test_disorganized_units_suffer_more_by_panic() -> None:
    units = ("red: house-karstark-spearmen @ 24 20 0", f"blue: {CROWS} @ 24 24.8 180", *FAR)
    game = scenario(*units).strike(attack="4111111", defense="1", panic="111")
    assert game.wounds("blue-1") == 12 - 1 - 2
    game = scenario(*units).strike(attack="4111111", defense="1", panic="661")
    assert game.wounds("blue-1") == 11


@pytest.mark.parametrize(("before", "after"), [(11, 12), (8, 10), (4, 7)])
def test_recruiting_from_the_hills_heals_by_the_lost_ranks(before: int, after: int) -> None:
    game = scenario(f"red: {CROWS} @ 24 20 0 wounds={before}", *FAR).activate("red-1")
    assert game.wounds("red-1") == after


def test_recruiting_from_the_hills_is_for_the_own_activation() -> None:
    game = scenario(f"red: {CROWS} @ 24 20 0 wounds=4", *FAR).activate("red-2")
    assert game.wounds("red-1") == 4
    assert purposes(game) == []
