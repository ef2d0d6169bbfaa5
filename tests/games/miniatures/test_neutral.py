"""Neutral units: what each ability does, and when it can't."""

from __future__ import annotations

import pytest

from tests.games.miniatures.given import began, charge, offered, purposes, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
"""Defense 4+, Morale 6+, and nothing that concerns an attack from the Front."""


def hits(game: Battle) -> int:
    return int(told(game, "hits-counted")["hits"])


# --- Bloody Mummer Skirmishers --------------------------------------------------------------------------------------

MUMMERS = "bloody-mummer-skirmishers"


def test_the_mummers_blade_weakens_whoever_has_not_acted() -> None:
    game = facing(MUMMERS, PLAIN).strike(attack="1111111")
    assert game.conditions("blue-1") == ("weakened",)
    assert game.kinds("condition-given", "rolled") == ["condition-given", "rolled"]
    assert facing(MUMMERS, f"{PLAIN} activated").strike(attack="1111111").conditions("blue-1") == ()


def test_counterstrike_gives_a_hit_for_each_miss() -> None:
    game = facing("lannister-guardsmen", MUMMERS).strike(attack="555111", hits="221", defense="666")
    assert game.rolls()[1] == ("red-1", "defense", (2, 2, 1))
    assert game.wounds("red-1") == 9


def test_counterstrike_answers_neither_hits_nor_arrows() -> None:
    game = facing("lannister-guardsmen", MUMMERS).strike(attack="666666", defense="666666")
    assert [unit for unit, purpose, _ in game.rolls() if purpose == "defense"] == ["blue-1"]
    game = scenario("red: stark-bowmen @ 24 20 0", f"blue: {MUMMERS} @ 24 30 180", *FAR).shoot(attack="1111111")
    assert purposes(game) == ["attack"]


def test_the_mummers_disrupt() -> None:
    game = facing("lannister-guardsmen", MUMMERS).strike(attack="544444", hits="66666", defense="6")
    assert (hits(game), told(game, "hits-counted")["modifiers"]) == (1, [[-1, "disrupt"]])
    game = facing("lannister-guardsmen", f"{MUMMERS} silenced").strike(attack="411111", defense="6")
    assert (hits(game), told(game, "hits-counted")["modifiers"]) == (1, [])


# --- Golden Company Swordsmen ---------------------------------------------------------------------------------------

SWORDSMEN = "golden-company-swordsmen"


def test_mastercraft_longswords_may_always_reroll() -> None:
    game = began(facing(SWORDSMEN, PLAIN).dice(attack="1111111", again="3333333", defense="6666666"))
    game.play("red", "pass").play("red", "reroll mastercraft-longsword: 1,2,3,4,5,6,7")
    assert hits(game) == 7
    # Once, and not while they are silenced.
    assert len(game.events("rerolled")) == 1
    game = began(facing(f"{SWORDSMEN} silenced", PLAIN).dice(attack="1111111"))
    assert game.asks("blue", "activate-unit")


def test_the_golden_company_adapts() -> None:
    game = began(facing(SWORDSMEN, PLAIN).dice(attack="6111111", defense="44", panic="661"))
    game.play("red", "use order-adaptive-style red-1: -", "option 2").no_rerolls()
    assert told(game, "hits-counted")["keywords"] == ["critical-blow", "sundering"]
    game = began(facing("lannister-guardsmen", SWORDSMEN).dice(attack="441111", defense="31", panic="221"))
    game.play("blue", "use order-adaptive-style blue-1: -", "option 1")
    assert told(game, "hits-blocked")["blocked"] == 1
    assert told(game, "test-made")["passed"]


def test_the_golden_company_adapts_once_a_round() -> None:
    game = began(facing("lannister-guardsmen", f"{SWORDSMEN} used=order-adaptive-style").dice(attack="111111"))
    assert game.asks("blue", "activate-unit")


# --- War Elephant -----------------------------------------------------------------------------------------------------

ELEPHANT = "golden-company-war-elephant"


def elephant(*more: str) -> Battle:
    return scenario(f"red: {ELEPHANT} @ 24 20 0", *more, *FAR).play("red", "activate red-1")


def test_a_war_elephant_without_its_company_must_pass_a_morale_test() -> None:
    game = elephant().dice(morale="33").play("red", "action march").play("red", "march 6 0")
    assert game.pose("red-1") == (24, 26, 0)
    game = elephant().dice(morale="32").play("red", "action march")
    assert game.is_activated("red-1")
    assert (game.pose("red-1"), game.wounds("red-1")) == ((24, 20, 0), 8)


@pytest.mark.parametrize(
    ("friend", "near"),
    [
        # The gap between the trays is 12 in, then 12.1; the last one is no infantry of the Golden Company.
        (f"red: {SWORDSMEN} @ 40.13 20 0", True),
        (f"red: {SWORDSMEN} @ 40.23 20 0", False),
        (f"blue: {SWORDSMEN} @ 34 20 0", False),
        ("red: stark-sworn-swords @ 34 20 0", False),
    ],
)
def test_a_war_elephant_near_its_company_needs_no_test(friend: str, near: bool) -> None:
    game = elephant(friend).dice(morale="" if near else "66").play("red", "action march")
    assert (purposes(game) == []) is near
    assert game.asks("red", "choose-march")


def test_a_war_elephant_controls_nothing() -> None:
    for unit, controls in ((ELEPHANT, None), ("grey-wind", "red-1"), (f"{ELEPHANT} silenced", None)):
        card, *marks = unit.split()
        game = scenario(f"red: {card} @ 24 20 0 {' '.join(marks)}", *FAR, objectives=["24 20 card=6"])
        assert game.controls(1) == controls


@pytest.mark.parametrize(("d3", "wounds"), [(3, 2), (2, 2), (1, 1)])
def test_panic_costs_a_war_elephant_two_wounds_at_most(d3: int, wounds: int) -> None:
    game = facing("lannister-guardsmen", ELEPHANT).strike(attack="411111", defense="1", panic=f"11{d3}")
    assert game.wounds("blue-1") == 8 - 1 - wounds


@pytest.mark.parametrize(("d3", "wounds"), [(2, 2), (1, 2)])
def test_wounds_besides_the_d3_count_for_the_two_at_most(d3: int, wounds: int) -> None:
    # Beside the Mountain a failed Panic Test costs one Wound more.
    game = facing("gregor-clegane-the-mountain-that-rides", ELEPHANT).strike(attack="311", panic=f"11{d3}")
    assert game.wounds("blue-1") == 8 - 1 - wounds


def test_stomp_is_vicious_and_not_defended() -> None:
    game = facing(ELEPHANT, PLAIN).strike(morale="66", attack="3111", panic="441")
    assert purposes(game) == ["morale", "attack", "panic"]
    assert told(game, "test-made")["modifiers"] == [[-2, "vicious"]]


@pytest.mark.parametrize(("wounds", "dice"), [(12, 7), (8, 6), (4, 5)])
def test_stomp_has_more_dice_in_a_charge_by_the_ranks_of_the_defender(wounds: int, dice: int) -> None:
    friend = f"red: {SWORDSMEN} @ 34 16 0"
    game = charge(ELEPHANT, f"stark-sworn-swords wounds={wounds}", friend, *FAR, attack="1" * dice).no_rerolls()
    assert len(game.rolls()[-1][2]) == dice
    assert not offered(game, "stomp")
