"""The NCUs of House Stark: what each ability does, and when it can't."""

from __future__ import annotations

import pytest

from tests.games.miniatures.cards import finish, holding
from tests.games.miniatures.given import began, offered, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"


def of_red(*ncus: str) -> dict[str, list[str]]:
    return {"ncus": [f"red: {ncu}" for ncu in ncus]}


# --- Catelyn --------------------------------------------------------------------------------------------------------


def test_catelyn_takes_a_token_off_whom_she_influences() -> None:
    game = scenario(f"red: {PLAIN} @ 24 20 0 weakened", *FAR, position=of_red("30201"))
    game.play("red", "activate red-a", "claim letter", "choose red-1")
    assert game.conditions("red-1") == ()
    assert [(one.text, one.on) for one in game.field.borne] == [("family-duty-honor", game.unit("red-1"))]


@pytest.mark.parametrize(("on", "dice"), [("red-1", 7), ("red-2", 4)])
def test_catelyns_unit_rolls_the_most_dice(on: str, dice: int) -> None:
    borne = [f"red: family-duty-honor on={on} until=round ncu=red-a"]
    game = facing(f"{PLAIN} wounds=4", GUARDS, position={"ncus": ["red: 30201 activated"], "borne": borne})
    assert len(game.strike(attack="1" * dice).rolls()[0][2]) == dice


# --- Sansa ----------------------------------------------------------------------------------------------------------


def sansa(*hand: str, discard: bool = True) -> Battle:
    deck = tuple(holding("red", commander="20202")["discards"]["red"]) if not discard else ()
    position = holding("red", *hand, commander="20202", ncus=("red: 30202",), deck=() if discard else deck)
    game = scenario(*FAR, position=position).nothing_declared()
    return game.play("red", "activate red-a")


def test_sansa_takes_a_card_back_once_and_again_instead_of_a_zone() -> None:
    game = sansa().play("red", "use repeating-the-words red-a: -", "take stark-winters-might")
    assert [game.field.title(card) for card in game.field.hand[0]] == ["stark-winters-might"]
    game.play("red", "claim coins", "use repeating-the-words red-a: -", "take stark-assault-orders")
    assert told(game, "zone-replaced")["zone"] == "coins"
    assert len(game.field.hand[0]) == 2


def test_sansa_takes_nothing_from_an_empty_pile() -> None:
    assert not offered(sansa(discard=False), "repeating-the-words")


# --- Eddard and Rodrik ------------------------------------------------------------------------------------------------


def brave(tokens: int, **throws: str) -> Battle:
    position = {"ncus": [f"blue: 30204 tokens={tokens}"]}
    return began(facing(GUARDS, f"{PLAIN} wounds=9", position=position).dice(attack="411111", defense="1", **throws))


def test_bravery_rerolls_a_panic_test() -> None:
    game = brave(1, panic="113", again="66").play("blue", "use bravery-in-the-face-of-death blue-a: -")
    game.play("blue", "reroll bravery-in-the-face-of-death: 1,2")
    assert (told(game, "test-made")["passed"], game.field.ncu_tokens[1]) == (True, 0)


def test_bravery_heals_after_a_passed_panic_test() -> None:
    game = brave(1, panic="661").play("blue", "pass").play("blue", "use bravery-in-the-face-of-death blue-a: -")
    assert game.wounds("blue-1") == 11


def test_bravery_costs_a_token() -> None:
    assert not offered(brave(0, panic="661"), "bravery-in-the-face-of-death")


def test_martial_expertise_makes_an_enemy_vulnerable_with_the_swords() -> None:
    game = scenario(*FAR, position=of_red("30205")).play("red", "activate red-a", "claim swords")
    assert game.conditions("blue-1") == ("vulnerable",)
    game = scenario(*FAR, position=of_red("30205")).play("red", "activate red-a", "claim horse")
    assert game.conditions("blue-1") == ()


@pytest.mark.parametrize(("tokens", "rerolls"), [(2, True), (0, False)])
def test_martial_expertise_rerolls_for_a_token(tokens: int, rerolls: bool) -> None:
    position = of_red(f"30205 tokens={tokens} activated")
    game = began(facing(PLAIN, GUARDS, position=position).dice(attack="1" * 7, again="1"))
    assert game.asks("red", "reroll-dice") is rerolls
    if rerolls:
        game.play("red", "reroll martial-expertise: 1")
        assert game.field.ncu_tokens[0] == 1


# --- Arya -----------------------------------------------------------------------------------------------------------


def test_arya_moves_infantry_in_the_enemys_turn() -> None:
    game = scenario(f"red: {PLAIN} @ 24 20 0", *FAR, turn="blue", position=of_red("30206 activated"))
    assert offered(game, "never-do-what-they-expect")
    game.play("red", "use never-do-what-they-expect red-a: red-1", "maneuver 0 5 0")
    assert (game.pose("red-1"), game.field.ncu_tokens[0]) == ((24, 25, 0), 1)


@pytest.mark.parametrize(("turn", "red"), [("red", PLAIN), ("blue", "stark-outriders")])
def test_arya_moves_neither_riders_nor_in_the_own_turn(turn: str, red: str) -> None:
    position = of_red("30206 activated")
    game = scenario(f"red: {red} @ 24 20 0", f"blue: {GUARDS} @ 40 40 180", FAR[1], turn=turn, position=position)
    assert not offered(game, "never-do-what-they-expect")


# --- Howland Reed -----------------------------------------------------------------------------------------------------


def guile(on: str) -> dict[str, list[str]]:
    return {"ncus": ["red: 30207 activated"], "borne": [f"red: hunters-guile on={on} until=round ncu=red-a"]}


def test_hunters_guile_takes_one_off_an_enemys_dice_once() -> None:
    game = began(facing(GUARDS, PLAIN, turn="red", position=guile("red-1")).dice(attack="1" * 6))
    assert not offered(game, "hunters-guile")
    game = scenario(
        f"blue: {GUARDS} @ 24 20 0", f"red: {PLAIN} @ 24 24.8 180", *FAR, turn="blue", position=guile("blue-1")
    )
    began(game.dice(attack="1" * 6), "blue-1", "red-1").play("red", "use hunters-guile blue-1: -").no_rerolls()
    assert told(game, "hits-counted")["modifiers"] == [[-1, "hunters-guile"]]
    assert game.field.borne == ()


@pytest.mark.parametrize(("borne", "rerolls"), [(False, True), (True, False)])
def test_hunters_guile_makes_all_terrain_hinder(borne: bool, rerolls: bool) -> None:
    position = guile("blue-1") if borne else {"ncus": []}
    game = scenario(
        f"blue: {PLAIN} @ 24 16 0",
        f"red: {GUARDS} @ 24 25 180",
        *FAR,
        terrain=["weirwood @ 24 19.5 0"],
        turn="blue",
        position=position,
    ).activate("blue-1")
    game.dice(charge=5, attack="1" * 7).play("blue", "action charge")
    finish(game, "reroll-dice", "activate-unit")
    assert game.asks("blue", "reroll-dice") is rerolls


# --- Eddard, Hand of the King --------------------------------------------------------------------------------------


def test_eddard_dies_for_an_enemy_ncu() -> None:
    position = {"ncus": ["red: 30208 activated", "blue: 30105"]}
    game = scenario(*FAR, f"blue: {GUARDS} @ 24 40 180", position=position)
    game.play("red", "use price-of-honor red-a: blue-a")
    assert not game.field.is_in_play(game.unit("red-a"))
    game.play("red", "action forgo")
    assert game.options("blue") == ["activate blue-1", "activate blue-2"]


def test_the_price_of_honor_needs_an_enemy_ncu() -> None:
    assert not offered(scenario(*FAR, position=of_red("30208 activated")), "price-of-honor")


def ordered(zone: str) -> Battle:
    borne = ["red: hands-orders on=red-1 until=round ncu=red-a"]
    position = {"ncus": ["red: 30208 activated", "blue: 30105"], "borne": borne}
    game = scenario(f"red: {PLAIN} @ 24 20 0", *FAR, turn="blue", position=position).nothing_declared()
    game.play("blue", "activate blue-a").nothing_declared().play("blue", f"claim {zone}")
    while game.question() != "pick-target" or "choose red-1" not in game.options():
        game.play(game.asked()[0], game.options()[-1])
    return game.play("blue", "choose red-1")


def test_the_hands_orders_cancel_a_zone() -> None:
    game = ordered("crown").play("red", "use hands-orders red-1: -")
    assert (game.rolls(), game.wounds("red-1")) == ([], 12)


def test_without_the_hands_orders_the_zone_works() -> None:
    game = ordered("crown").dice(panic="111").play("red", "pass")
    assert game.wounds("red-1") < 12


# --- Lyanna -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fallen", [0, 1, 2, 3])
def test_the_north_is_avenged_by_how_many_have_fallen(fallen: int) -> None:
    dead = [f"red: {PLAIN} wounds=0"] * fallen
    borne = ["red: avenging-the-north on=red-1 until=round ncu=red-a"]
    position = {"ncus": ["red: 30209 activated"], "borne": borne}
    game = facing(f"{PLAIN}", GUARDS, *dead, *FAR, position=position)
    began(game.dice(attack="1" * 7))
    assert game.asks("red", "reroll-dice") is (fallen >= 3)
    game.no_rerolls()
    assert told(game, "hits-counted")["keywords"] == (["critical-blow"] if fallen else [])
    attacked = facing(
        GUARDS,
        PLAIN,
        position={
            "ncus": ["blue: 30209 activated"],
            "borne": ["blue: avenging-the-north on=blue-1 until=round ncu=blue-a"],
        },
    )
    attacked.strike(attack="411111", defense="1", panic="661")
    assert told(attacked, "test-made")["modifiers"] == [[1, "avenging-the-north"]]


# --- Robb -------------------------------------------------------------------------------------------------------------


def cunning() -> Battle:
    position = {"ncus": ["red: 30210"], "borne": ["red: wolfs-cunning on=red-a targets=red-1"]}
    return scenario(f"red: {PLAIN} reserve", *FAR, position=position)


def test_a_unit_in_reserve_comes_onto_the_flank_with_the_horse() -> None:
    game = cunning().play("red", "activate red-a", "claim horse", "use wolfs-cunning red-a: -")
    assert game.why_not("red", "deploy red-1 10 24 90") == "deploy.fully-within-zone"
    game.play("red", "deploy red-1 3 24 90")
    assert game.pose("red-1") == (3, 24, 90)
    assert [(one.part, one.on) for one in game.field.borne] == [(1, game.unit("red-1"))]


def test_another_zone_brings_no_unit() -> None:
    game = cunning().play("red", "activate red-a", "claim coins")
    assert not offered(game, "wolfs-cunning")


@pytest.mark.parametrize(("side", "conditions"), [("rear", ("panicked", "vulnerable")), ("front", ())])
def test_whoever_came_from_reserve_panics_those_it_charges_from_behind(side: str, conditions: tuple[str, ...]) -> None:
    turned = {"rear": 0, "front": 180}[side]
    units = (f"red: {PLAIN} @ 24 16 0", f"blue: {GUARDS} @ 24 25 {turned}", *FAR)
    position = {"ncus": ["red: 30210 activated"], "borne": ["red: wolfs-cunning on=red-1 part=1"]}
    game = scenario(*units, position=position).activate("red-1").dice(charge=5, attack="1" * 7)
    finish(game.play("red", "action charge"), "reroll-dice")
    assert game.conditions("blue-1") == conditions


def test_robbs_unit_comes_once() -> None:
    game = cunning().play("red", "activate red-a", "claim horse", "use wolfs-cunning red-a: -")
    game.play("red", "deploy red-1 3 24 90")
    assert not any(one.part == 0 for one in game.field.borne)
    assert told(game, "zone-replaced")["zone"] == "horse"
