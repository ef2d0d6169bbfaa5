"""The Attachments of House Stark: what each ability does, and when it can't."""

from __future__ import annotations

import pytest

from maester.games.miniatures.affiliations import is_of
from tests.games.miniatures.cards import finish
from tests.games.miniatures.given import began, charge, offered, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
SWORDS = "stark-sworn-swords"


def keywords(game: Battle) -> list[str]:
    return list(told(game, "hits-counted")["keywords"])


def bonus(game: Battle, event: str) -> int:
    return sum(value for value, _ in told(game, event)["modifiers"])


# --- moving ---------------------------------------------------------------------------------------------------------


def test_enhanced_mobility_is_faster_and_pivots_before_a_march() -> None:
    game = scenario(f"red: {PLAIN} @ 24 12 0 with=20206", *FAR).activate("red-1").act("march")
    assert game.why_not("red", "maneuver 90 12.1 0") == "march.distance"
    game.play("red", "maneuver 90 12 0")
    assert game.pose("red-1") == (36, 12, 0)
    assert told(game, "moved")["how"] == "march"


def test_others_are_slower_and_march_straight_on() -> None:
    game = scenario(f"red: {PLAIN} @ 24 12 0 with=20203", *FAR).activate("red-1").act("march")
    assert game.why_not("red", "maneuver 0 5 0") == "march.no-first-pivot"
    assert game.why_not("red", "march 10.1 0") == "march.distance"


def retreating(attachment: str, wounds: int = 8) -> Battle:
    game = facing(f"{PLAIN} with={attachment} wounds={wounds}", GUARDS).nothing_declared()
    game.activate("red-1").dice(retreat=3).play("red", "action retreat")
    while game.question() == "reroll-dice":
        game.play("red", "pass")
    return game.play("red", "retreat back 5 0")


@pytest.mark.parametrize(("wounds", "healed"), [(8, 3), (9, 2)])
def test_regroup_heals_after_a_retreat(wounds: int, healed: int) -> None:
    assert retreating("20201", wounds).wounds("red-1") == wounds + healed


def test_without_regroup_nothing_is_healed() -> None:
    assert retreating("20203").wounds("red-1") == 8


def test_elusive_escape_weakens_those_it_leaves_and_lets_none_pivot() -> None:
    game = retreating("20223")
    assert game.conditions("blue-1") == ("weakened",)
    assert not game.asks("blue", "offer-free-pivot")
    other = retreating("20203")
    assert (other.conditions("blue-1"), other.question()) == ((), "offer-free-pivot")


def test_elusive_escape_rerolls_the_die() -> None:
    game = facing(f"{PLAIN} with=20223", GUARDS).activate("red-1").dice(retreat=1, again=4)
    game.play("red", "action retreat", "reroll elusive-escape: 1")
    assert told(game, "rerolled")["dice"] == [4]


@pytest.mark.parametrize(("attachment", "wounds"), [("20223", 12), ("20203", 10)])
def test_a_pathfinder_ignores_dangerous_terrain(attachment: str, wounds: int) -> None:
    units = (f"red: {PLAIN} @ 24 12 0 with={attachment}", *FAR)
    game = scenario(*units, terrain=["stakes @ 24 17 0"]).activate("red-1").dice(**({} if wounds == 12 else {"d": 1}))
    game.act("march").play("red", "march 8 0")
    assert game.wounds("red-1") == wounds


def test_hodor_runs_once_and_then_has_nothing_left() -> None:
    game = facing(f"{PLAIN} with=20207", GUARDS).activate("red-1").dice(retreat=1).play("red", "action retreat")
    game.play("red", "use hodor-retreat red-1: -")
    assert game.why_not("red", "retreat back 11.1 0") == "retreat.distance"
    assert game.why_not("red", "retreat back 11 0") is None
    position = {"borne": ["red: hodor-retreat on=red-1"]}
    spent = facing(f"{PLAIN} with=20207", GUARDS, position=position).activate("red-1").dice(retreat=1)
    spent.play("red", "action retreat")
    assert not offered(spent, "hodor-retreat")


@pytest.mark.parametrize(("borne", "wounds"), [([], 10), (["red: hodor-retreat on=red-1"], 11)])
def test_hodor_deals_a_wound_more(borne: list[str], wounds: int) -> None:
    game = facing(f"{PLAIN} with=20207", GUARDS, position={"borne": borne})
    assert game.strike(attack="4111111", defense="1", panic="661").wounds("blue-1") == wounds


# --- attacking ------------------------------------------------------------------------------------------------------


def test_precision_is_for_melee() -> None:
    assert keywords(facing(f"{PLAIN} with=20218", GUARDS).strike(attack="1" * 7)) == ["precision"]
    game = scenario("red: stark-bowmen @ 24 20 0 with=20218", f"blue: {PLAIN} @ 24 32 180", *FAR)
    assert keywords(game.shoot(attack="1" * 7)) == []


def test_agile_takes_one_off_the_dice_of_whoever_attacks() -> None:
    assert bonus(facing(GUARDS, f"{PLAIN} with=20218").strike(attack="1" * 6), "hits-counted") == -1
    assert bonus(facing(f"{PLAIN} with=20218", GUARDS).strike(attack="1" * 7), "hits-counted") == 0


@pytest.mark.parametrize(("wounds", "dice"), [(12, 8), (8, 7), (4, 5)])
def test_boldness_and_courage_count_one_rank_more(wounds: int, dice: int) -> None:
    game = facing(f"{SWORDS} with=20211 wounds={wounds}", GUARDS).nothing_declared().strike(attack="1" * dice)
    assert len(game.rolls()[0][2]) == dice


@pytest.mark.parametrize(("wounds", "rerolls"), [(8, True), (12, False)])
def test_superior_numbers_reroll_against_fewer_ranks(wounds: int, rerolls: bool) -> None:
    game = began(facing(f"{PLAIN} with=20226", f"{GUARDS} wounds={wounds}").dice(attack="1" * 7))
    assert game.asks("red", "reroll-dice") is rerolls


def test_a_furious_charge_makes_vulnerable() -> None:
    assert charge(f"{PLAIN} with=20226", GUARDS, attack="1111111").conditions("blue-1") == ("vulnerable",)
    assert facing(f"{PLAIN} with=20226", GUARDS).strike(attack="1111111").conditions("blue-1") == ()


def test_winterfells_wrath_has_critical_blow_and_weakens_whoever_is_charged() -> None:
    game = charge(f"{PLAIN} with=20230", GUARDS, attack="1111111").no_rerolls()
    assert (keywords(game), game.conditions("blue-1")) == (["critical-blow"], ("weakened",))
    game = facing(f"{PLAIN} with=20230", GUARDS).strike(attack="1111111")
    assert (keywords(game), game.conditions("blue-1")) == (["critical-blow"], ())


@pytest.mark.parametrize(("wounds", "dice", "chosen"), [(12, 7, 1), (8, 7, 2)])
def test_battle_scars_have_one_option_more_for_each_lost_rank(wounds: int, dice: int, chosen: int) -> None:
    game = began(facing(f"{PLAIN} with=20229 wounds={wounds}", GUARDS).dice(attack="1" * dice))
    for option in range(1, chosen + 1):
        game.play("red", f"option {option}")
    assert game.asks("red", "reroll-dice") is (chosen == 2)
    assert keywords(game.no_rerolls()) == ["vicious"]


@pytest.mark.parametrize(("x", "healed"), [(34, 2), (44, 0)])
def test_a_rally_cry_heals_another_unit_in_long_range(x: float, healed: int) -> None:
    game = facing(f"{PLAIN} with=20210", GUARDS, f"red: {PLAIN} @ {x} 20 0 wounds=9", *FAR)
    assert game.strike(attack="1111111").wounds("red-2") == 9 + healed


@pytest.mark.parametrize(("dice", "defense", "healed"), [("4111111", "1", 2), ("1111111", "", 0)])
def test_fueled_by_slaughter_heals_if_wounds_were_dealt(dice: str, defense: str, healed: int) -> None:
    game = facing(f"{PLAIN} with=20228 wounds=9", f"{GUARDS} wounds=9")
    game.strike(attack=dice, defense=defense, panic="661" if defense else "")
    assert game.wounds("red-1") == 9 + healed


# --- endurance ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "lost"), [(12, 2), (8, 1)])
def test_the_hardened_block_one_hit_more_for_each_lost_rank(wounds: int, lost: int) -> None:
    game = facing(GUARDS, f"{PLAIN} with=20222 wounds={wounds}").strike(attack="441111", defense="11", panic="661")
    assert game.wounds("blue-1") == wounds - lost


def test_iron_resolve_helps_in_panic_tests() -> None:
    game = facing(GUARDS, f"{PLAIN} with=20209").strike(attack="411111", defense="1", panic="113")
    assert (bonus(game, "test-made"), game.wounds("blue-1")) == (1, 9)
    game = facing(GUARDS, f"{PLAIN} with=20203").strike(attack="411111", defense="1", panic="113")
    assert (bonus(game, "test-made"), game.wounds("blue-1")) == (0, 8)


def test_the_stalwart_add_two_to_tests() -> None:
    game = facing(GUARDS, f"{PLAIN} with=20208").strike(attack="411111", defense="1", panic="221")
    assert bonus(game, "test-made") == 2
    game = facing(f"{PLAIN} with=20208", GUARDS).strike(attack="4111111", defense="1", panic="221")
    assert bonus(game, "test-made") == 0


def test_the_dauntless_heal_when_they_pass_a_test() -> None:
    game = facing(GUARDS, f"{PLAIN} with=20209 wounds=9").strike(attack="411111", defense="1", panic="661")
    assert game.wounds("blue-1") == 9
    game = facing(GUARDS, f"{PLAIN} with=20209 wounds=9").strike(attack="411111", defense="1", panic="111")
    assert game.wounds("blue-1") == 8


@pytest.mark.parametrize(("wounds", "left"), [(12, 8), (8, 5)])
def test_the_unyielding_panic_less_for_each_lost_rank(wounds: int, left: int) -> None:
    game = facing(GUARDS, f"{PLAIN} with=20213 wounds={wounds}")
    assert game.strike(attack="411111", defense="1", panic="113").wounds("blue-1") == left


def falling(tokens: int, morale: str = "", panic: str = "") -> Battle:
    game = facing(GUARDS, f"{PLAIN} with=20205/{tokens} wounds=1")
    return finish(game.strike(attack="411111", defense="1", morale=morale, panic=panic))


def test_to_the_last_stays_with_a_wound_after_a_passed_test() -> None:
    game = falling(2, morale="33", panic="661")
    assert (game.wounds("blue-1"), game.field.attachments[game.unit("blue-1")][0].tokens) == (1, 1)
    assert game.events("unit-destroyed") == []


def test_to_the_last_falls_without_token_or_test() -> None:
    assert falling(2, morale="11").wounds("blue-1") == 0
    assert falling(0).wounds("blue-1") == 0


def test_a_captive_helps_in_tests_and_is_worth_a_point() -> None:
    game = facing(GUARDS, f"{PLAIN} with=20219").strike(attack="411111", defense="1", panic="661")
    assert (bonus(game, "test-made"), game.points("red")) == (1, 0)
    game = finish(facing(GUARDS, f"{PLAIN} with=20219 wounds=1").strike(attack="411111", defense="1"))
    assert game.points("red") == 2
    game = finish(facing(GUARDS, f"{PLAIN} with=20203 wounds=1").strike(attack="411111", defense="1"))
    assert game.points("red") == 1


def test_a_name_is_owed_when_jaqen_falls() -> None:
    game = facing(GUARDS, f"{PLAIN} with=20221@red wounds=1", f"blue: {PLAIN} @ 40 40 180 with=20203", *FAR)
    began(game.dice(attack="411111", defense="1"))
    name = "a-man-freed-a-name-owed"
    while not offered(game, name):
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[0])
    assert f"use {name} blue-1: blue-2" in game.options("red")
    game.play("red", f"use {name} blue-1: blue-2", "option 2")
    assert (game.wounds("blue-2"), game.field.attachments[game.unit("blue-2")]) == (9, ())


def test_no_name_is_owed_for_anybody_else() -> None:
    game = facing(GUARDS, f"{PLAIN} with=20203 wounds=1", f"blue: {PLAIN} @ 40 40 180 with=20221@red", *FAR)
    began(game.dice(attack="411111", defense="1"))
    while game.question() != "activate-unit":
        assert not offered(game, "a-man-freed-a-name-owed")
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[0])


# --- rage -----------------------------------------------------------------------------------------------------------


def raging(blue: str = "24 30", **throws: str) -> Battle:
    game = scenario(
        f"red: {PLAIN} @ 24 20 0 with=20227", f"blue: {GUARDS} @ {blue} 180", f"blue: {GUARDS} @ 31 33 180", FAR[0]
    )
    return game.dice(**throws).play("red", "activate red-1")


def test_uncontrolled_rage_charges_the_nearest_enemy() -> None:
    game = raging(morale="11", attack="1111111")
    finish(game)
    assert told(game, "charge-declared")["target"] == "blue-1"
    assert told(game, "charge-distance")["die"] == 6
    assert game.is_activated("red-1")


def test_rage_is_controlled_by_a_passed_test_or_without_an_enemy_in_reach() -> None:
    assert raging(morale="66").nothing_declared().question() == "choose-action"
    far = scenario(f"red: {PLAIN} @ 24 20 0 with=20227", *FAR).activate("red-1")
    assert (far.question(), far.rolls()) == ("choose-action", [])


# --- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("red", "worse"), [(f"{SWORDS} with=20202", 1), (f"{SWORDS} with=20203", 0)])
def test_an_affiliation_makes_a_unit_one_of_its_house(red: str, worse: int) -> None:
    game = scenario(f"red: {red} @ 24 20 0", *FAR)
    assert is_of(game.field, game.unit("red-1"), "House Umber") is bool(worse)


@pytest.mark.parametrize(
    ("attachment", "house"),
    [("20225", "Crannogman"), ("20228", "House Karstark"), ("20229", "House Mormont"), ("20208", "House Tully")],
)
def test_every_lord_has_his_house(attachment: str, house: str) -> None:
    game = scenario(f"red: {SWORDS} @ 24 20 0 with={attachment}", *FAR)
    assert is_of(game.field, game.unit("red-1"), house)
    assert not is_of(game.field, game.unit("red-2"), house)


# --- Jojen ----------------------------------------------------------------------------------------------------------


def test_greensight_rerolls_attack_dice() -> None:
    game = facing(f"{PLAIN} with=20217", GUARDS).activate("red-1").dice(attack="1" * 7)
    game.play("red", "action melee-attack", "option 1")
    finish(game, "reroll-dice")
    assert game.options("red")[0].startswith("reroll jojens-greensight")


def test_greensight_rerolls_the_charge_and_no_attack() -> None:
    game = scenario(f"red: {PLAIN} @ 24 16 0 with=20217", f"blue: {GUARDS} @ 24 25 180", *FAR)
    game.activate("red-1").dice(charge=5, attack="1" * 7).play("red", "action charge", "option 2")
    finish(game, "reroll-dice")
    assert "reroll jojens-greensight: 1" in game.options("red")


def test_greensight_is_not_for_moves() -> None:
    game = scenario(f"red: {PLAIN} @ 24 16 0 with=20217", *FAR).activate("red-1").play("red", "action march")
    assert game.question() == "choose-march"
