"""Abilities of Neutral Combat Units, many of them on other factions' cards too: what each does, and when it can't."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.miniatures.given import began, charge, offered, purposes, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
"""Defense 4+, Morale 6+, and nothing that concerns an attack from the Front."""
GUARDS = "lannister-guardsmen"


def keywords(game: Battle) -> list[str]:
    return list(told(game, "hits-counted")["keywords"])


def holding(zone: str, seat: str = "red") -> dict[str, Any]:
    """A position in which an NCU of a player stands in a zone."""
    return {"ncus": [f"{seat}: 30407 zone={zone} activated"]}


# --- House Bolton ---------------------------------------------------------------------------------------------------


def test_ruthless_aggression_falls_upon_whoever_has_not_acted() -> None:
    game = began(facing("house-bolton-cutthroats", PLAIN).dice(attack="1111111", again="1111111"))
    assert game.conditions("blue-1") == ("vulnerable",)
    game.play("red", "reroll ruthless-aggression: 1,2,3,4,5,6,7")
    assert keywords(game) == ["vicious"]


def test_ruthless_aggression_is_only_vicious_against_whoever_has_acted() -> None:
    game = began(facing("house-bolton-cutthroats", f"{PLAIN} activated").dice(attack="1111111"))
    assert (keywords(game), game.conditions("blue-1")) == (["vicious"], ())


GIRLS = "house-bolton-bastards-girls"


def shot(red: str = GIRLS, **options: Any) -> Battle:
    """A shot from 4 in away, without Hits, up to the first question after it."""
    game = scenario(f"red: {red} @ 24 20 0", f"blue: {PLAIN} @ 24 29 180", *FAR, **options)
    game.activate("red-1").dice(attack="1111").play("red", "action ranged-attack").play("red", "pass")
    if game.question() == "choose-target":
        game.play("red", "shoot blue-1 with 1")
    return game


def test_the_trackers_bow_leaves_the_defender_vulnerable() -> None:
    assert shot().conditions("blue-1") == ("vulnerable",)
    # Their blades don't.
    game = facing(GIRLS, PLAIN).strike(with_attack=2, attack="111111")
    assert (keywords(game), game.conditions("blue-1")) == (["vicious"], ())


def test_charging_volley_charges_the_unit_that_was_shot() -> None:
    game = shot()
    assert game.options("red") == ["use order-charging-volley red-1: -", "pass"]
    game.dice(charge=6, attack="111111").play("red", "use order-charging-volley red-1: -")
    while game.question() != "activate-unit":
        game.play("red", "face 0" if game.question() == "pick-facing" else game.options()[0])
    assert game.engaged("red-1") == ("blue-1",)


def test_charging_volley_needs_a_shot_of_this_round() -> None:
    assert not offered(shot(f"{GIRLS} used=order-charging-volley"), "order-charging-volley")
    game = facing(GIRLS, PLAIN).activate("red-1").dice(attack="111111").play("red", "action melee-attack")
    assert not offered(game, "order-charging-volley")


def test_a_war_flail_strikes_critically_in_a_charge() -> None:
    game = charge("house-bolton-flayed-men", PLAIN, attack="1" * 6).no_rerolls()
    assert keywords(game) == ["critical-blow", "vicious"]
    game = facing("house-bolton-flayed-men", PLAIN).strike(attack="1" * 6)
    assert keywords(game) == ["vicious"]


def test_a_spiked_flail_is_vicious_unless_it_has_lost_its_abilities() -> None:
    assert keywords(facing("house-bolton-blackguards", PLAIN).strike(attack="1" * 6)) == ["vicious"]
    assert keywords(facing("house-bolton-blackguards silenced", PLAIN).strike(attack="1" * 6)) == []


# --- Stormcrows, Hedge Knights ----------------------------------------------------------------------------------------

ARCHERS = "stormcrow-archers"


def longbow(*zones: str, seat: str = "red") -> Battle:
    position = {"ncus": [f"{seat}: 30407 zone={zone} activated" for zone in zones]}
    game = scenario(f"red: {ARCHERS} @ 24 20 0", f"blue: {PLAIN} @ 24 29 180", *FAR, position=position)
    game.activate("red-1").dice(attack="1" * 7, again="1").play("red", "action ranged-attack").play("red", "pass")
    return game


@pytest.mark.parametrize(
    ("zone", "found"),
    [
        ("coins", (["sundering"], (), False)),
        ("letter", ([], ("vulnerable",), False)),
        ("swords", ([], (), True)),
        ("crown", ([], (), False)),
    ],
)
def test_the_mercenarys_longbow_is_better_by_zone(zone: str, found: tuple[list[str], tuple[str, ...], bool]) -> None:
    game = longbow(zone)
    rerolls = game.question() == "reroll-dice"
    game.no_rerolls()
    assert (keywords(game), game.conditions("blue-1"), rerolls) == found


def test_the_mercenarys_longbow_adds_up_and_serves_no_enemy() -> None:
    game = longbow("coins", "letter", "swords")
    assert game.question() == "reroll-dice"
    game.play("red", "reroll mercenarys-longbow: 1")
    assert (keywords(game), game.conditions("blue-1")) == (["sundering"], ("vulnerable",))
    game = longbow("coins", "letter", "swords", seat="blue").no_rerolls()
    assert (keywords(game), game.conditions("blue-1")) == ([], ())


def test_loyalty_is_bought_with_the_coins() -> None:
    for seat, bonus in (("blue", 1), ("red", 0)):
        game = facing(GUARDS, ARCHERS, position=holding("coins", seat))
        game.strike(attack="441111", defense="11", panic="661")
        assert sum(value for value, _ in told(game, "hits-blocked")["modifiers"]) == bonus
        assert told(game, "test-made")["result"] == 12
        assert [source for _, source in told(game, "test-made")["modifiers"]] == ["loyalty-through-coin"] * bonus


MERCENARIES = "stormcrow-mercenaries"


def claiming(zone: str, *units: str, **options: Any) -> Battle:
    """Red's NCU Claims a zone."""
    game = scenario(*units, *FAR, position={"ncus": ["red: 30406"], **options.pop("position", {})}, **options)
    return game.nothing_declared().play("red", "activate red-a", f"claim {zone}")


ENGAGED = (f"red: {MERCENARIES} @ 24 20 0", f"blue: {PLAIN} @ 24 24.8 180")


def test_motivated_by_coin_attacks_instead_of_taking_the_coins() -> None:
    game = claiming("coins", *ENGAGED)
    game.dice(attack="1111111").play("red", "use motivated-by-coin red-1: -")
    while game.question() in ("turn-to-face", "reroll-dice"):
        game.play("red", "pass")
    assert purposes(game) == ["attack"]
    assert game.kinds("zone-replaced") == ["zone-replaced"]


def test_motivated_by_coin_is_one_attack_of_one_unit() -> None:
    second = (f"red: {MERCENARIES} @ 8 20 0", f"blue: {PLAIN} @ 8 24.8 180")
    game = claiming("coins", *ENGAGED, *second)
    game.dice(attack="1111111").play("red", "use motivated-by-coin red-1: -", "use motivated-by-coin red-2: -")
    while game.question() in ("turn-to-face", "reroll-dice"):
        game.play("red", "pass")
    assert purposes(game) == ["attack"]


def test_motivated_by_coin_is_for_the_coins_alone() -> None:
    assert not offered(claiming("crown", *ENGAGED), "motivated-by-coin")
    game = claiming("coins", *ENGAGED).nothing_declared()
    assert game.asks("red", "pick-target")
    assert game.kinds("zone-replaced") == []


def test_motivated_by_coin_needs_own_coins_and_somebody_to_attack() -> None:
    assert not offered(claiming("coins", f"red: {MERCENARIES} @ 24 20 0"), "motivated-by-coin")
    game = scenario(*ENGAGED, *FAR, position={"ncus": ["blue: 30407"]}, turn="blue", first="blue")
    game.nothing_declared().play("blue", "activate blue-a").nothing_declared().play("blue", "claim coins")
    while game.question() == "declare-text":
        assert not offered(game, "motivated-by-coin")
        game.play(game.asked()[0], "pass")


ZORSES = "bloody-mummer-zorse-riders"


def test_motley_armaments_choose_one_in_front() -> None:
    game = began(facing(ZORSES, PLAIN).dice(attack="1" * 7)).play("red", "option 1").no_rerolls()
    assert (keywords(game), len(game.rolls()[0][2])) == (["critical-blow"], 7)
    game = began(facing(ZORSES, PLAIN).dice(attack="1" * 6)).play("red", "option 2").no_rerolls()
    assert (keywords(game), game.kinds("abilities-lost")) == ([], ["abilities-lost"])


def test_motley_armaments_do_both_in_the_flank_and_nothing_while_silenced() -> None:
    game = began(facing(ZORSES, PLAIN, side="left-flank").dice(attack="1" * 7)).no_rerolls()
    assert (keywords(game), game.kinds("abilities-lost")) == (["critical-blow"], ["abilities-lost"])
    game = began(facing(f"{ZORSES} silenced", PLAIN).dice(attack="1" * 6)).no_rerolls()
    assert keywords(game) == []


def test_dervishes_may_retreat_after_their_swift_strike() -> None:
    game = began(facing("stormcrow-dervishes", PLAIN).dice(attack="1" * 7, retreat=3))
    assert offered(game.play("red", "use swift-strike red-1: -"), "swift-strike") is False
    assert purposes(game) == ["attack", "retreat"]
    game = began(facing(MERCENARIES, PLAIN).dice(attack="1" * 7))
    assert not offered(game, "swift-strike")


def test_a_knights_blade_finds_the_gap_while_you_control_the_swords() -> None:
    game = facing("hedge-knights", PLAIN, position=holding("swords")).strike(attack="1" * 7)
    assert (keywords(game), game.conditions("blue-1")) == (["sundering"], ("vulnerable",))
    game = facing("hedge-knights", PLAIN, position=holding("crown")).strike(attack="1" * 7)
    assert (keywords(game), game.conditions("blue-1")) == (["sundering"], ())


# --- Lysene Sellswords ------------------------------------------------------------------------------------------------

SELLSWORDS = "lysene-sellswords"


def pillage(game: Battle) -> int:
    return game.field.tokens[game.unit("red-1")]


def test_raiders_take_a_token_for_each_rank_that_they_destroy_in_melee() -> None:
    game = facing(SELLSWORDS, f"{PLAIN} wounds=9").strike(attack="5111111", defense="1", panic="661")
    assert pillage(game) == 1
    # Two ranks at once, and no more than two tokens.
    game = facing(f"{SELLSWORDS} tokens=1", f"{PLAIN} wounds=9").strike(
        attack="5" * 6 + "1", defense="1" * 6, panic="661"
    )
    assert (pillage(game), game.ranks("blue-1")) == (2, 1)


def test_raiders_take_nothing_for_a_wound_and_nothing_from_others() -> None:
    game = facing(SELLSWORDS, f"{PLAIN} wounds=12").strike(attack="5111111", defense="1", panic="661")
    assert pillage(game) == 0
    game = facing(GUARDS, f"{SELLSWORDS} wounds=9").strike(attack="511111", defense="1", panic="661")
    assert game.field.tokens[game.unit("blue-1")] == 0


def test_pillage_gives_courage_then_dice() -> None:
    for tokens, bonus in ((0, 0), (1, 1), (2, 1)):
        game = facing(GUARDS, f"{SELLSWORDS} wounds=12 tokens={tokens}")
        game.strike(attack="511111", defense="1", panic="121")
        assert sum(value for value, _ in told(game, "test-made")["modifiers"]) == bonus
    for tokens, dice in ((0, 4), (1, 4), (2, 8)):
        # With two tokens the highest printed number, and one die more.
        game = facing(f"{SELLSWORDS} wounds=4 tokens={tokens}", PLAIN).strike(attack="1" * dice)
        assert len(game.rolls()[0][2]) == dice


def test_pirates_heal_by_what_they_have_pillaged() -> None:
    game = facing(f"{SELLSWORDS} wounds=6 tokens=2", PLAIN).strike(attack="1" * 8)
    assert (keywords(game), game.wounds("red-1")) == (["critical-blow"], 8)
    assert facing(f"{SELLSWORDS} wounds=6", PLAIN).strike(attack="1" * 6).wounds("red-1") == 6
