"""Neutral NCUs: what each of their abilities does, and when it can't."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures.bearing import influences
from maester.games.miniatures.names import COINS, CROWN, FIRST_NCU, LETTER, NO_UNIT, UNIT_NAMES, ZONE_NAMES
from maester.games.miniatures.zones import controls_zone
from tests.games.miniatures.given import offered, purposes, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
PETYR, VARYS, SENESCHAL, JAQEN, TYCHO, WALDER, ROOSE, SHAE = (
    "30402", "30403", "30404", "30405", "30406", "30407", "30408", "30409",
)  # fmt: skip
CATELYN = "30201"


def board(*ncus: str, units: tuple[str, ...] = FAR, turn: str = "red", **position: Any) -> Battle:
    return scenario(*units, turn=turn, first=turn, position={"ncus": list(ncus), **position})


def claim(game: Battle, ncu: str, zone: str) -> Battle:
    """The NCU is activated and Claims a zone, and nobody uses anything before that."""
    seat = ncu.partition("-")[0]
    return game.nothing_declared().play(seat, f"activate {ncu}").nothing_declared().play(seat, f"claim {zone}")


def tokens(game: Battle, ncu: str) -> int:
    return game.field.ncu_tokens[UNIT_NAMES.index(ncu) - FIRST_NCU]


# --- Petyr Baelish ----------------------------------------------------------------------------------------------------


def test_petyr_may_use_the_effect_of_another_zone() -> None:
    game = claim(board(f"red: {PETYR}", "blue: 30406 zone=coins activated"), "red-a", "letter")
    game.play("red", "use master-of-the-game red-a: -")
    assert game.options("red") == ["zone crown", "zone swords", "zone horse"]
    game.dice(panic="661").play("red", "zone crown")
    assert purposes(game) == ["panic"]
    assert tokens(game, "red-a") == 1
    # He Controls the zone in which he stands, and no other.
    assert game.field.zone[LETTER] == game.unit("red-a")
    assert game.field.zone[CROWN] == NO_UNIT


def test_petyr_needs_a_token_and_his_own_claim() -> None:
    assert not offered(claim(board(f"red: {PETYR} tokens=0"), "red-a", "letter"), "master-of-the-game")
    game = claim(board(f"red: {PETYR}", f"red: {TYCHO}"), "red-b", "letter")
    assert not offered(game, "master-of-the-game")


def test_petyr_is_treated_as_controlling_a_zone_once_per_game() -> None:
    game = board(f"red: {PETYR}").play("red", "use master-of-the-game red-a: -", "zone coins")
    assert controls_zone(game.field, game.seat("red"), COINS)
    assert not controls_zone(game.field, game.seat("red"), CROWN)
    game.activate("red-1").play("red", "action forgo")
    assert not offered(game, "master-of-the-game")
    # Until the Round ends.
    while game.field.round == 2:
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[-1])
    assert not controls_zone(game.field, game.seat("red"), COINS)


# --- Lord Varys -------------------------------------------------------------------------------------------------------

NEAR = (f"red: {PLAIN} @ 24 20 0 wounds=6", f"blue: {GUARDS} @ 24 33 180", *FAR)


def birds(zone: str, varys: str = "") -> Battle:
    """Blue's NCU Claims a zone, whose effect is resolved; red has Varys."""
    game = board(f"red: {VARYS} {varys}", f"blue: {TYCHO} tokens=0", units=NEAR, turn="blue")
    claim(game, "blue-a", zone)
    while game.question() in ("pick-target", "pick-condition", "choose-free-action"):
        game.play("blue", "pass" if "pass" in game.options() else game.options()[-1])
    return game


@pytest.mark.parametrize(
    ("zone", "target"),
    [("crown", "blue-1"), ("coins", "red-1"), ("letter", "-"), ("swords", "blue-1"), ("horse", "red-1")],
)
def test_little_birds_answer_by_zone(zone: str, target: str) -> None:
    game = birds(zone).any_dice()
    found = {option.rpartition(" ")[2] for option in game.options("red") if option.startswith("use little-birds")}
    assert found == ({target} if target == "-" else {target, target.replace("-1", "-2")})
    drawn = len(game.field.hand[0])
    game.dice(dice="661") if zone == "crown" else game.dice(dice="111")
    before = len(game.rolls())
    game.play("red", f"use little-birds red-a: {target}")
    assert tokens(game, "red-a") == 2
    thrown = [purpose for _, purpose, _ in game.rolls()[before:]]
    assert thrown == {"crown": ["panic"], "swords": ["defense"]}.get(zone, [])
    assert game.wounds("blue-1") == (9 if zone == "swords" else 12)
    assert game.wounds("red-1") == (8 if zone == "coins" else 6)
    assert len(game.field.hand[0]) == drawn
    assert game.asks("red", "choose-shift") is (zone == "horse")


def test_little_birds_draw_a_card() -> None:
    game = board(f"red: {VARYS}", f"blue: {TYCHO}", turn="blue", commanders={"red": "20411"})
    claim(game, "blue-a", "letter")
    while game.question() in ("pick-target", "pick-condition"):
        game.play("blue", game.options()[0])
    game.play("red", "use little-birds red-a: -")
    assert len(game.field.hand[0]) == 1


def test_little_birds_have_three_tokens_and_sing_of_enemies_only() -> None:
    assert not offered(birds("crown", "tokens=0"), "little-birds")
    for zone in ZONE_NAMES:
        game = claim(board(f"red: {VARYS}", f"red: {WALDER}", units=NEAR), "red-b", zone).any_dice()
        while game.asked() == ("red",):
            assert not offered(game, "little-birds")
            game.play("red", "pass" if "pass" in game.options() else game.options()[-1])


# --- the High Seneschal -----------------------------------------------------------------------------------------------


def test_the_high_seneschal_never_acts() -> None:
    game = board(f"red: {SENESCHAL}")
    assert "activate red-a" not in game.options("red")
    assert game.why_not("red", "activate red-a") is not None


# --- Jaqen H'ghar -----------------------------------------------------------------------------------------------------


def jaqen(*ncus: str) -> Battle:
    return board(f"red: {JAQEN}", *ncus, units=NEAR).nothing_declared().play("red", "activate red-a")


def influenced(game: Battle, unit: str, zone: str = "coins") -> Battle:
    """He Claims a zone, and his card goes to a unit."""
    game.nothing_declared().play("red", f"claim {zone}")
    return game.play("red", f"choose {unit}")


def test_a_name_given_makes_infantry_precise() -> None:
    game = influenced(jaqen(), "red-1")
    assert [one.text for one in influences(game.field, game.unit("red-1"), game.seat("red"))] == ["a-name-given"]
    for unit, keywords in (("red", ["precision"]), ("blue", [])):
        position = {"ncus": [f"{unit}: {JAQEN} activated"], "borne": [f"{unit}: a-name-given on=red-1 ncu={unit}-a"]}
        game = facing(PLAIN, GUARDS, position=position).strike(attack="1" * 7)
        assert told(game, "hits-counted")["keywords"] == keywords


def test_a_name_given_helps_neither_cavalry_nor_archers() -> None:
    position = {"ncus": [f"red: {JAQEN} activated"], "borne": ["red: a-name-given on=red-1 ncu=red-a"]}
    game = facing("hedge-knights", PLAIN, position=position).strike(attack="1" * 7)
    assert told(game, "hits-counted")["keywords"] == ["sundering"]
    game = scenario("red: stormcrow-archers @ 24 20 0", f"blue: {PLAIN} @ 24 29 180", *FAR, position=position)
    assert told(game.shoot(attack="1" * 7), "hits-counted")["keywords"] == []


def test_jaqen_does_nothing_when_others_act() -> None:
    game = board(f"red: {JAQEN}", f"red: {WALDER}", f"blue: {CATELYN}", units=NEAR).nothing_declared()
    game.play("red", "activate red-b")
    assert not offered(game, "choosing-a-name")
    game.nothing_declared().play("red", "claim letter").nothing_declared()
    assert game.field.borne == ()


def test_jaqen_takes_the_influence_of_anybody_for_a_round() -> None:
    game = jaqen(f"blue: {CATELYN} activated", f"blue: {TYCHO}")
    assert game.options("red") == ["use choosing-a-name red-a: blue-a", "pass"]
    game.play("red", "use choosing-a-name red-a: blue-a")
    influenced(game, "red-1")
    assert [(one.text, one.ncu) for one in game.field.borne if one.on == game.unit("red-1")] == [
        ("family-duty-honor", game.unit("red-a"))
    ]


def test_jaqen_may_keep_his_own_influence() -> None:
    game = influenced(jaqen(f"blue: {CATELYN} activated"), "red-1")
    assert [one.text for one in game.field.borne] == ["a-name-given"]
    # Without another Influence there is nothing to choose.
    assert not offered(jaqen(f"blue: {TYCHO}"), "choosing-a-name")


# --- Tycho Nestoris ---------------------------------------------------------------------------------------------------

HURT = (f"red: {PLAIN} @ 24 20 0 wounds=9", f"red: {PLAIN} @ 34 20 0 wounds=4", *FAR)


def test_the_iron_bank_heals_five_wounds_as_its_player_likes() -> None:
    game = board(f"red: {TYCHO}", units=HURT).play("red", "use backing-of-the-iron-bank red-a: -")
    assert "heal red-1 4" not in game.options("red")
    game.play("red", "heal red-1 2")
    assert game.why_not("red", "heal red-2 4") == "ruling.heal-limits"
    game.play("red", "heal red-2 3")
    assert (game.wounds("red-1"), game.wounds("red-2")) == (11, 7)


def test_the_iron_bank_pays_once_and_only_for_wounds() -> None:
    game = board(f"red: {TYCHO}", units=HURT).play("red", "use backing-of-the-iron-bank red-a: -", "heal red-1 1")
    game.play("red", "pass")
    assert game.wounds("red-1") == 10
    game.activate("red-1").play("red", "action forgo")
    assert not offered(game, "backing-of-the-iron-bank")
    assert not offered(board(f"red: {TYCHO}"), "backing-of-the-iron-bank")


# --- Walder Frey ------------------------------------------------------------------------------------------------------


def walder(*options: int) -> Battle:
    game = claim(board(f"red: {WALDER}", units=HURT), "red-a", "letter")
    game.play("red", "use strategic-alliance red-a: -")
    return game.play("red", *(f"option {option}" for option in options))


def test_walder_chooses_two_of_three() -> None:
    game = walder(2, 1)
    game.play("red", "choose red-1")
    assert game.wounds("red-1") == 12
    assert game.conditions("blue-1") == ("panicked", "vulnerable", "weakened")
    # Instead of the zone's effect, and once in a game.
    assert game.kinds("zone-replaced") == ["zone-replaced"]
    assert game.field.uses


def test_walder_goes_first_in_the_next_round() -> None:
    game = walder(1, 3)
    game.field.first = game.seat("red")
    while game.field.round == 2:
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[-1])
    assert game.field.first == game.seat("red")
    assert game.field.borne == ()


def test_walder_does_so_only_when_he_claims_a_zone() -> None:
    game = claim(board(f"red: {WALDER}", f"red: {TYCHO}"), "red-b", "letter")
    assert not offered(game, "strategic-alliance")


# --- Roose Bolton -----------------------------------------------------------------------------------------------------


def test_rumors_of_roose_panic_an_enemy() -> None:
    game = board(f"red: {ROOSE}", units=NEAR).nothing_declared().play("red", "activate red-a")
    game.play("red", "use horrific-rumors red-a: blue-1")
    assert (game.conditions("blue-1"), tokens(game, "red-a")) == (("panicked",), 2)
    game = board(f"red: {ROOSE} tokens=0", units=NEAR).nothing_declared().play("red", "activate red-a")
    assert not offered(game, "horrific-rumors")


def test_roose_may_have_an_enemy_test_instead_of_the_zone() -> None:
    game = claim(board(f"red: {ROOSE} tokens=0", units=NEAR), "red-a", "coins")
    game.dice(panic="661").play("red", "use horrific-rumors red-a: blue-1")
    assert (purposes(game), game.kinds("zone-replaced"), game.wounds("red-1")) == (["panic"], ["zone-replaced"], 6)
    game = claim(board(f"red: {ROOSE}", f"red: {TYCHO}", units=NEAR), "red-b", "coins")
    assert not offered(game, "horrific-rumors")


# --- Shae -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "left"), [(1, 2), (2, 2), (3, 4)])
def test_shae_chooses_a_patron_and_pays_for_it(option: int, left: int) -> None:
    game = claim(board(f"red: {SHAE}", units=NEAR), "red-a", "horse").play("red", f"option {option}")
    if option < 3:
        game.play("red", f"choose {'red-1' if option == 1 else 'blue-1'}")
    assert game.wounds("red-1") == (7 if option == 1 else 6)
    assert game.conditions("blue-1") == (("weakened",) if option == 2 else ())
    assert tokens(game, "red-a") == (5 if option == 3 else 3)
    # After the zone's effect one is removed.
    while game.question() in ("pick-target", "choose-free-action"):
        game.play("red", "pass" if "pass" in game.options() else game.options()[-1])
    assert tokens(game, "red-a") == left


@pytest.mark.parametrize("ncu", [ROOSE, SHAE])
def test_roose_and_shae_do_nothing_when_others_act(ncu: str) -> None:
    game = board(f"red: {ncu}", f"red: {WALDER}", units=NEAR).play("red", "activate red-b")
    assert not offered(game, "horrific-rumors")
    game.nothing_declared().play("red", "claim horse").nothing_declared()
    assert game.question() != "pick-options"
    while game.question() in ("pick-target", "choose-free-action"):
        game.play("red", "pass" if "pass" in game.options() else game.options()[-1])
    assert tokens(game, "red-a") == 3


@pytest.mark.parametrize(("number", "there"), [(0, False), (1, True)])
def test_shae_leaves_at_the_end_of_a_round_without_tokens(number: int, there: bool) -> None:
    game = board(f"red: {SHAE} tokens={number} activated")
    while game.field.round == 2:
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[-1])
    assert game.field.is_in_play(game.unit("red-a")) is there
