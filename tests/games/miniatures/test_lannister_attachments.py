"""The Attachments of House Lannister: what each ability does, and when it can't."""

from __future__ import annotations

import pytest

from maester.games.miniatures.affiliations import has_character, is_of
from tests.games.miniatures.given import began, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
CROWN = {"ncus": ["red: 30102 zone=crown activated"]}
THEIR_CROWN = {"ncus": ["blue: 30102 zone=crown activated"]}


def keywords(game: Battle) -> list[str]:
    return list(told(game, "hits-counted")["keywords"])


# --- the Kingsguard and the Crown -------------------------------------------------------------------------------


def test_dominance_of_the_crown_sharpens_melee_attacks() -> None:
    game = facing(f"{GUARDS} with=20108", PLAIN, position=CROWN).strike(attack="311111", defense="4", panic="661")
    assert (told(game, "hits-counted")["hits"], keywords(game)) == (1, ["sundering"])


def test_dominance_of_the_crown_needs_the_crown() -> None:
    for zones in ({}, THEIR_CROWN):
        game = facing(f"{GUARDS} with=20108", PLAIN, position=zones).strike(attack="311111")
        assert (told(game, "hits-counted")["hits"], keywords(game)) == (0, [])


def test_intimidation_of_the_crown_frightens_the_defender() -> None:
    game = facing(f"{GUARDS} with=20109", PLAIN, position=CROWN).strike(attack="111111")
    assert game.conditions("blue-1") == ("panicked", "weakened")


def test_intimidation_of_the_crown_needs_the_crown_and_the_own_attack() -> None:
    assert facing(f"{GUARDS} with=20109", PLAIN).strike(attack="111111").conditions("blue-1") == ()
    game = facing(PLAIN, f"{GUARDS} with=20109", position=THEIR_CROWN).strike(attack="1111111")
    assert (game.conditions("red-1"), game.conditions("blue-1")) == ((), ())


def test_protection_of_the_crown_rerolls_defense_dice() -> None:
    units = (PLAIN, f"{GUARDS} with=20110")
    game = began(facing(*units, position=THEIR_CROWN).dice(attack="4411111", defense="11"))
    assert any(option.startswith("reroll protection-of-the-crown:") for option in game.options("blue"))
    game = began(facing(*units, position=CROWN).dice(attack="4411111", defense="11", panic="661"))
    assert game.kinds("rerolled") == []
    assert game.question() == "declare-text"


@pytest.mark.parametrize(("wounds", "lost"), [(12, 1), (8, 2), (4, 3)])
def test_vengeance_of_the_crown_hurts_whoever_attacked(wounds: int, lost: int) -> None:
    game = facing(PLAIN, f"{GUARDS} wounds={wounds} with=20111", position=THEIR_CROWN).strike(attack="1111111")
    assert game.wounds("red-1") == 12 - lost


def test_vengeance_of_the_crown_needs_the_crown_and_a_melee_attack() -> None:
    assert facing(PLAIN, f"{GUARDS} with=20111", position=CROWN).strike(attack="1111111").wounds("red-1") == 12
    units = ("red: stark-bowmen @ 24 20 0", f"blue: {GUARDS} @ 24 30 180 with=20111", *FAR)
    assert scenario(*units, position=THEIR_CROWN).shoot(attack="1111111").wounds("red-1") == 12


@pytest.mark.parametrize(("zones", "healed"), [({}, 1), (THEIR_CROWN, 2)])
def test_duty_to_the_crown_heals_after_a_passed_test(zones: dict[str, list[str]], healed: int) -> None:
    game = facing(PLAIN, f"{GUARDS} wounds=8 with=20106", position=zones)
    assert game.strike(attack="4111111", defense="1", panic="661").wounds("blue-1") == 7 + healed
    game = facing(PLAIN, f"{GUARDS} wounds=8 with=20106", position=zones)
    assert game.strike(attack="4111111", defense="1", panic="111").wounds("blue-1") == 6


# --- the Cleganes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("attachment", ["20114", "20128"])
def test_unstoppable_wrath_deals_two_wounds_more(attachment: str) -> None:
    game = facing(f"{GUARDS} with={attachment}", PLAIN).strike(attack="111111", panic="661")
    assert (game.wounds("blue-1"), keywords(game)) == (10, [])


def test_unstoppable_wrath_is_for_melee_attacks() -> None:
    units = ("red: lannister-crossbowmen @ 24 20 0 with=20114", f"blue: {PLAIN} @ 24 30 180", *FAR)
    game = scenario(*units).shoot(attack="111111")
    assert game.wounds("blue-1") == 12
    game = facing(PLAIN, f"{GUARDS} with=20114").strike(attack="1111111")
    assert game.wounds("blue-1") == 12


def test_the_mountains_strength_deals_two_wounds_more_with_sundering() -> None:
    game = facing(f"{GUARDS} with=20116", PLAIN).strike(attack="411111", defense="4", panic="661")
    assert (game.wounds("blue-1"), keywords(game)) == (9, ["sundering"])


def test_the_mountains_strength_is_for_melee_attacks() -> None:
    units = ("red: pyromancers @ 24 20 0 with=20116", f"blue: {PLAIN} @ 24 28 180", *FAR)
    game = scenario(*units).shoot(attack="2222222")
    assert (game.wounds("blue-1"), keywords(game)) == (12, ["vicious"])


@pytest.mark.parametrize(("attachment", "counts"), [("20103", True), ("20116", True), ("20114", False)])
def test_some_cleganes_make_a_unit_one_of_their_house(attachment: str, counts: bool) -> None:
    game = facing(f"{GUARDS} with={attachment}", PLAIN)
    assert is_of(game.field, game.unit("red-1"), "House Clegane") is counts
    assert not is_of(game.field, game.unit("blue-1"), "House Clegane")
    # It is Innate.
    silenced = facing(f"{GUARDS} silenced with={attachment}", PLAIN)
    assert is_of(silenced.field, silenced.unit("red-1"), "House Clegane") is counts


def test_an_indomitable_unit_is_never_weakened() -> None:
    game = facing(f"{GUARDS} with=20109", f"{GUARDS} with=20116", position=CROWN).strike(attack="111111")
    assert game.conditions("blue-1") == ("panicked",)
    game = facing(f"{GUARDS} with=20109", f"{GUARDS} with=20101", position=CROWN).strike(attack="111111")
    assert game.conditions("blue-1") == ("panicked", "weakened")


# --- Qyburn, the High Sparrow, and others ----------------------------------------------------------------------


def test_experiment_enhancements_are_vicious_and_keep_weakened_tokens() -> None:
    game = began(facing(f"{GUARDS} weakened with=20126", PLAIN).dice(attack="311111", defense="1", panic="661"))
    game.no_rerolls()
    assert (told(game, "hits-counted")["hits"], keywords(game)) == (1, ["vicious"])
    assert game.conditions("red-1") == ("weakened",)


def test_without_enhancements_a_weakened_token_may_be_expended() -> None:
    game = began(facing(f"{GUARDS} weakened", PLAIN).dice(attack="311111"))
    assert any(option.startswith("reroll weakened:") for option in game.options("blue"))
    # They enhance no shooting.
    units = ("red: lannister-crossbowmen @ 24 20 0 weakened with=20126", f"blue: {PLAIN} @ 24 34.7 180", *FAR)
    game = scenario(*units).activate("red-1").dice(attack="311111").act("ranged-attack")
    while game.question() in ("shift-before-shooting", "choose-target"):
        game.answer_quietly()
    assert any(option.startswith("reroll weakened:") for option in game.options("blue"))


def test_violent_reactions_spoil_the_defense() -> None:
    game = facing(PLAIN, f"{GUARDS} with=20126").strike(attack="4411111", defense="34", panic="661")
    assert told(game, "hits-blocked")["modifiers"] == [[-1, "violent-reactions"]]
    assert told(game, "hits-blocked")["blocked"] == 1
    game = facing(PLAIN, GUARDS).strike(attack="4411111", defense="34")
    assert told(game, "hits-blocked")["blocked"] == 2


def test_embolden_gives_friends_in_short_range_courage() -> None:
    sparrow = f"blue: {GUARDS} @ 32 24.8 180 with=20125"
    game = facing(PLAIN, GUARDS, sparrow, *FAR).strike(attack="4111111", defense="1", panic="331")
    assert told(game, "test-made")["modifiers"] == [[1, "embolden"]]
    far = f"blue: {GUARDS} @ 37 24.8 180 with=20125"
    game = facing(PLAIN, GUARDS, far, *FAR).strike(attack="4111111", defense="1", panic="331")
    assert told(game, "test-made")["modifiers"] == []


def test_jaimes_vassal_is_treated_as_jaime() -> None:
    field = facing(f"{GUARDS} with=20127", f"{GUARDS} with=20129").field
    assert has_character(field, facing().unit("red-1"), "Jaime Lannister")
    assert not has_character(field, facing().unit("blue-1"), "Jaime Lannister")


@pytest.mark.parametrize(("zones", "healed"), [({}, 1), (CROWN, 2)])
def test_reinforcements_heal_at_the_own_activation(zones: dict[str, list[str]], healed: int) -> None:
    units = (f"red: {GUARDS} @ 24 20 0 wounds=8 with=20131", *FAR)
    assert scenario(*units, position=zones).activate("red-1").wounds("red-1") == 8 + healed
    assert scenario(*units, position=zones).activate("red-2").wounds("red-1") == 8


# --- Jaime, hostage in an enemy's unit --------------------------------------------------------------------------


def test_the_vengeful_captive_hinders_his_captors_while_their_enemy_holds_the_crown() -> None:
    game = facing(f"{PLAIN} with=20119@blue", GUARDS, position=THEIR_CROWN).strike(attack="4111111")
    assert told(game, "hits-counted")["modifiers"] == [[-1, "vengeful-captive"]]
    for zones in ({}, CROWN):
        game = facing(f"{PLAIN} with=20119@blue", GUARDS, position=zones).strike(attack="1111111")
        assert told(game, "hits-counted")["modifiers"] == []
