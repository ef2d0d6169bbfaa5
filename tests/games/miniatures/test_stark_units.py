"""More units of House Stark: what each ability does, and when it can't."""

from __future__ import annotations

import pytest

from tests.games.miniatures.cards import finish
from tests.games.miniatures.given import began, charge, offered, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"


def keywords(game: Battle) -> list[str]:
    return list(told(game, "hits-counted")["keywords"])


# --- beasts -------------------------------------------------------------------------------------------------------


def protecting(attachment: str) -> Battle:
    """Blue attacks a red unit; Summer stands near, in front of the attacker's Flank."""
    game = scenario(
        f"red: stark-sworn-swords @ 24 20 0 with={attachment}",
        f"blue: {PLAIN} @ 24 24.8 180",
        "red: summer @ 34 24.8 270",
        *FAR,
        turn="blue",
    )
    return began(game.dice(attack="1" * 7), "blue-1", "red-1")


def test_summer_charges_whoever_attacks_bran() -> None:
    game = protecting("20207")
    assert game.options("red") == ["use brans-protector red-2: -", "pass"]
    game.dice(charge=6, bite="1111").play("red", "use brans-protector red-2: -")
    assert told(finish(game), "charge-declared")["target"] == "blue-1"
    assert game.engaged("red-2") == ("blue-1",)


def test_summer_protects_nobody_else() -> None:
    assert not offered(protecting("20206"), "brans-protector")


def test_vicious_mauling_has_a_die_more_for_each_wound() -> None:
    for wounds, dice in ((4, 4), (1, 7)):
        game = facing(f"shaggydog wounds={wounds}", PLAIN).strike(attack="1" * dice)
        assert len(game.rolls()[0][2]) == dice
        assert keywords(game) == ["sundering", "vicious"]


# --- Trackers and Bog Devils ----------------------------------------------------------------------------------------


def trapping(x: float = 24) -> Battle:
    """A blue unit Maneuvers with Trackers near."""
    game = scenario("red: crannogman-trackers @ 24 20 0", f"blue: {PLAIN} @ {x} 36 180", FAR[0], turn="blue")
    return game.nothing_declared().play("blue", "action maneuver")


def test_hidden_traps_hurt_or_slow_an_enemy_before_it_acts() -> None:
    game = trapping()
    assert offered(game, "order-hidden-traps")
    game.dice(defense="116").play("red", "use order-hidden-traps red-1: -", "option 1")
    assert game.wounds("blue-1") == 10
    game = trapping().play("red", "use order-hidden-traps red-1: -", "option 2")
    assert game.why_not("blue", "maneuver 180 4.5 180") == "maneuver.sequence"
    game.play("blue", "maneuver 180 4 180")


def test_hidden_traps_lie_in_long_range() -> None:
    assert not offered(trapping(42), "order-hidden-traps")


def marking(blue: str) -> Battle:
    return scenario("red: crannogman-trackers @ 24 20 0", f"blue: {PLAIN} @ {blue}", FAR[0])


def test_mark_target_makes_an_enemy_in_sight_vulnerable() -> None:
    game = marking("24 34 180").play("red", "use order-mark-target red-1: blue-1")
    assert game.conditions("blue-1") == ("vulnerable",)


@pytest.mark.parametrize("blue", ["24 10 0", "24 37.5 180"])
def test_mark_target_needs_sight_and_long_range(blue: str) -> None:
    assert not offered(marking(blue), "order-mark-target")


def test_scout_openings_helps_all_friends_against_an_enemy() -> None:
    game = facing(PLAIN, GUARDS, "red: crannogman-bog-devils @ 34 20 0", *FAR)
    game.play("red", "use order-scout-openings red-2: blue-1").nothing_declared()
    began(game.dice(attack="6111111", panic="661"))
    assert game.options("red")[0].startswith("reroll order-scout-openings")
    assert keywords(game.no_rerolls()) == ["precision"]


def test_scout_openings_helps_against_no_other_enemy() -> None:
    game = facing(PLAIN, GUARDS, "red: crannogman-bog-devils @ 34 20 0", f"blue: {PLAIN} @ 34 30 180", *FAR)
    game.play("red", "use order-scout-openings red-2: blue-2").strike(attack="1111111")
    assert keywords(game) == []


def test_swift_retreat_leaves_after_a_melee_attack() -> None:
    game = facing(PLAIN, "crannogman-bog-devils")
    began(game.dice(attack="1111111"))
    game.dice(retreat=3).play("blue", "use order-swift-retreat blue-1: -")
    assert finish(game).engaged("blue-1") == ()


def test_swift_retreat_is_for_the_defender() -> None:
    game = began(facing("crannogman-bog-devils", PLAIN).nothing_declared().dice(attack="1111111"))
    game.play("red", "option 1")
    assert not offered(game, "order-swift-retreat")


def poisoned(conditions: str = "") -> Battle:
    game = facing("crannogman-bog-devils", f"{PLAIN} {conditions}").nothing_declared()
    began(game.dice(attack="1111111")).play("red", "option 2")
    return finish(game)


@pytest.mark.parametrize(("conditions", "wounds"), [("", 11), ("panicked", 10)])
def test_crannog_poison_costs_wounds_before_each_action(conditions: str, wounds: int) -> None:
    game = poisoned(conditions)
    game.activate("blue-1").dice(attack="1111111").play("blue", "action melee-attack")
    assert game.wounds("blue-1") == wounds


def test_poisoned_tridents_weaken_instead() -> None:
    game = facing("crannogman-bog-devils", PLAIN).nothing_declared()
    began(game.dice(attack="1111111")).play("red", "option 1")
    assert (game.conditions("blue-1"), game.field.borne) == (("weakened",), ())


@pytest.mark.parametrize("instead", [True, False])
def test_crannog_poison_may_be_removed_instead_of_a_token(instead: bool) -> None:
    position = {"ncus": ["blue: 30201"], "borne": ["red: special-card-50201 on=blue-1"]}
    game = scenario(f"blue: {PLAIN} @ 24 20 0 weakened", *FAR, turn="blue", position=position)
    game.play("blue", "activate blue-a", "claim coins", "choose blue-2", "choose blue-1")
    game.play("blue", "yes" if instead else "no")
    assert (len(game.field.borne), game.conditions("blue-1")) == ((1, ("weakened",)) if instead else (2, ()))


# --- other units ----------------------------------------------------------------------------------------------------


def test_go_down_fighting_costs_an_enemy_a_wound_for_each_rank() -> None:
    game = facing(GUARDS, "eddards-honor-guard wounds=9").strike(attack="411111", defense="1", panic="661")
    assert game.wounds("red-1") == 11
    game = facing(GUARDS, "eddards-honor-guard wounds=8").strike(attack="411111", defense="1", panic="661")
    assert game.wounds("red-1") == 12


@pytest.mark.parametrize(("x", "healed"), [(32, 1), (40, 0)])
def test_a_rally_banner_heals_whoever_passes_a_test_near_by(x: float, healed: int) -> None:
    game = facing(GUARDS, PLAIN, f"blue: house-tully-cavaliers @ {x} 26 180", *FAR)
    game.strike(attack="411111", defense="1", panic="661")
    assert game.wounds("blue-1") == 11 + healed


def crying(**throws: str) -> Battle:
    game = scenario("red: house-mormont-she-bears @ 24 20 0", f"blue: {PLAIN} @ 24 34 180", *FAR)
    return game.dice(**throws).play("red", "use order-war-cry red-1: blue-1")


def test_a_war_cry_frightens_an_enemy_after_a_passed_test() -> None:
    game = crying(morale="33")
    assert game.options("red") == ["token panicked", "token vulnerable"]
    assert game.play("red", "token vulnerable").conditions("blue-1") == ("vulnerable",)


def test_a_war_cry_is_nothing_after_a_failed_test() -> None:
    assert crying(morale="32").conditions("blue-1") == ()


@pytest.mark.parametrize(("wounds", "dice", "better"), [(12, 7, 0), (8, 6, 1), (4, 5, 2)])
def test_resolute_strikes_grow_with_lost_ranks(wounds: int, dice: int, better: int) -> None:
    game = facing(f"house-mormont-she-bears wounds={wounds}", PLAIN).nothing_declared().strike(attack="1" * dice)
    assert sum(value for value, _ in told(game, "hits-counted")["modifiers"]) == better
    assert keywords(game) == ["critical-blow"]


@pytest.mark.parametrize(("wounds", "dice", "tokens"), [(12, 7, 0), (8, 5, 1), (4, 4, 2)])
def test_unleashed_ferocity_gives_a_token_for_each_lost_rank(wounds: int, dice: int, tokens: int) -> None:
    game = began(facing(f"house-karstark-loyalists wounds={wounds}", PLAIN).dice(attack="1" * dice))
    while game.question() == "pick-condition":
        game.play("red", game.options()[0])
    assert len(game.conditions("blue-1")) == tokens
    assert keywords(game) == ["vicious"]


@pytest.mark.parametrize(("wounds", "more"), [(12, False), (6, True)])
def test_an_executioners_axe_is_worse_for_those_with_more_ranks(wounds: int, more: bool) -> None:
    dice = "1" * (8 if more else 6)
    game = facing(f"house-umber-ravagers wounds={wounds}", f"{PLAIN} wounds=8").strike(attack=dice)
    assert keywords(game) == (["sundering", "vicious"] if more else ["sundering"])
    assert game.conditions("blue-1") == (("panicked",) if more else ())


@pytest.mark.parametrize(("zone", "dice"), [("swords", 7), ("coins", 4)])
def test_winterfell_supplies_need_the_swords(zone: str, dice: int) -> None:
    position = {"ncus": [f"red: 30201 zone={zone} activated"]}
    game = facing("winterfell-guard wounds=4", PLAIN, position=position).strike(attack="1" * dice)
    assert (len(game.rolls()[0][2]), keywords(game)) == (dice, ["precision"])


@pytest.mark.parametrize(("zone", "better"), [("horse", 1), ("coins", 0)])
def test_improved_defenses_need_the_horse(zone: str, better: int) -> None:
    position = {"ncus": [f"blue: 30201 zone={zone} activated"]}
    game = facing(GUARDS, "winterfell-guard", position=position).strike(attack="411111", defense="6")
    assert sum(value for value, _ in told(game, "hits-blocked")["modifiers"]) == better


def test_the_flail_is_for_the_loyalists_own_attack() -> None:
    assert keywords(charge("house-karstark-loyalists", PLAIN, attack="1111111").no_rerolls()) == ["vicious"]
    assert keywords(facing(PLAIN, "house-karstark-loyalists").strike(attack="1111111")) == []
