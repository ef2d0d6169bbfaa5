"""The Tactics cards that every Commander of House Stark has: what each does, with its zone and without."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.miniatures.cards import finish, holding, playable
from tests.games.miniatures.given import began, half, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
COMMANDER = "20211"
"""Rodrik Cassel, who isn't on the table and has no card that could be played at these moments."""


def held(card: str, zone: str = "", seat: str = "red", **more: Any) -> dict[str, Any]:
    """A player holds one card, and Controls a zone."""
    ncus = (f"{seat}: 30201 zone={zone} activated",) if zone else ()
    return holding(seat, card, commander=COMMANDER, **{"ncus": ncus, **more})


def attacking(card: str, red: str = PLAIN, zone: str = "", **throws: str) -> Battle:
    return began(facing(red, GUARDS, position=held(card, zone)).dice(**throws))


# --- Winter's Might -----------------------------------------------------------------------------------------------

MIGHT = "stark-winters-might"


@pytest.mark.parametrize(
    ("wounds", "zone", "dice", "rerolls"), [(12, "", 7, False), (4, "", 4, True), (4, "swords", 7, True)]
)
def test_winters_might_is_sundering_and_more(wounds: int, zone: str, dice: int, rerolls: bool) -> None:
    game = attacking(MIGHT, f"{PLAIN} wounds={wounds}", zone, attack="1" * dice).play("red", f"play {MIGHT}: -")
    assert game.asks("red", "reroll-dice") is rerolls
    game.no_rerolls()
    assert (len(game.rolls()[0][2]), told(game, "hits-counted")["keywords"]) == (dice, ["sundering"])


def test_winters_might_is_for_friends() -> None:
    game = began(facing(GUARDS, PLAIN, position=held(MIGHT, seat="blue")).dice(attack="1" * 6))
    assert not playable(game, "blue", MIGHT)


# --- Northern Ferocity --------------------------------------------------------------------------------------------

FEROCITY = "stark-northern-ferocity"


@pytest.mark.parametrize(("wounds", "zone", "left"), [(12, "", 10), (4, "", 8), (4, "swords", 8)])
def test_northern_ferocity_is_vicious_and_worse_by_one_rank(wounds: int, zone: str, left: int) -> None:
    dice = "4" + "1" * (6 if wounds == 12 else 3)
    game = attacking(FEROCITY, f"{PLAIN} wounds={wounds}", zone, attack=dice, defense="1", panic="111")
    game.play("red", f"play {FEROCITY}: -")
    assert game.conditions("blue-1") == (("panicked",) if zone else ())
    finish(game.no_rerolls())
    assert (told(game, "hits-counted")["keywords"], game.wounds("blue-1")) == (["vicious"], left)


def test_northern_ferocity_is_for_melee() -> None:
    units = ("red: stark-bowmen @ 24 20 0", f"blue: {GUARDS} @ 24 32 180", *FAR)
    game = scenario(*units, position=held(FEROCITY)).activate("red-1").dice(attack="1" * 7)
    game.play("red", "action ranged-attack")
    while game.question() != "activate-unit":
        assert not playable(game, "red", FEROCITY)
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[0])


# --- Devastating Impact -------------------------------------------------------------------------------------------

IMPACT = "stark-devastating-impact"


def charging(card: str, zone: str = "", **throws: int | str) -> Battle:
    """A red unit, 4 in away, charges with a die that lies."""
    gap = half(PLAIN, depth=True) + 4 + half(GUARDS, depth=True)
    units = (f"red: {PLAIN} @ 24 16 0", f"blue: {GUARDS} @ 24 {round(16 + gap, 3):g} 180", *FAR)
    game = scenario(*units, position=held(card, zone)).nothing_declared().activate("red-1")
    game.dice(**throws).play("red", "action charge")
    while game.question() in ("declare-target", "determine-zone", "pick-facing"):
        game.play("red", "face 0" if game.question() == "pick-facing" else game.options()[0])
    return game


def test_devastating_impact_panics_whoever_is_charged() -> None:
    game = charging(IMPACT, charge=5, attack="1" * 7).play("red", f"play {IMPACT}: -")
    finish(game, "reroll-dice")
    assert game.conditions("blue-1") == ("panicked", "vulnerable")


def test_devastating_impact_rerolls_with_the_horse() -> None:
    game = charging(IMPACT, "horse", charge=1, again=5, attack="1" * 7).play("red", f"play {IMPACT}: -")
    game.play("red", f"reroll {IMPACT}: 1")
    assert (told(game, "charge-distance")["die"], told(game, "charge-distance")["disorderly"]) == (5, False)


def test_devastating_impact_is_nothing_after_a_failed_charge() -> None:
    units = (f"red: {PLAIN} @ 24 16 0", f"blue: {GUARDS} @ 24 30 180", *FAR)
    game = scenario(*units, position=held(IMPACT)).activate("red-1").dice(charge=2, panic="661")
    game.play("red", "action charge")
    while not playable(game, "red", IMPACT):
        game.play("red", "face 0" if game.question() == "pick-facing" else game.options()[0])
    finish(game.play("red", f"play {IMPACT}: -"))
    assert game.conditions("blue-1") == ()


# --- The North Remembers --------------------------------------------------------------------------------------------

REMEMBERS = "stark-the-north-remembers"


@pytest.mark.parametrize(("zone", "part"), [("swords", 1), ("", 0)])
def test_the_north_remembers_is_attached_to_a_friend(zone: str, part: int) -> None:
    game = scenario(*FAR, position=held(REMEMBERS, zone))
    assert game.why_not("red", f"play {REMEMBERS}: blue-1") == "timing.targets-first"
    game.play("red", f"play {REMEMBERS}: red-1")
    assert [(one.part, one.on) for one in game.field.borne] == [(part, game.unit("red-1"))]


@pytest.mark.parametrize(("part", "tokens", "dice", "better"), [(1, 1, 7, 1), (0, 1, 7, 0), (1, 0, 4, 0)])
def test_the_north_remembers_with_tokens(part: int, tokens: int, dice: int, better: int) -> None:
    position = holding("red", commander=COMMANDER, attached=(REMEMBERS,))
    position["borne"] = [f"red: {REMEMBERS} on=red-1 part={part} tokens={tokens}"]
    game = facing(f"{PLAIN} wounds=4", GUARDS, position=position).strike(attack="1" * dice)
    assert len(game.rolls()[0][2]) == dice
    assert sum(value for value, _ in told(game, "hits-counted")["modifiers"]) == better


@pytest.mark.parametrize(("fallen", "tokens"), [(f"{PLAIN} wounds=1", 1), ("grey-wind wounds=1", 0)])
def test_the_north_remembers_those_who_fall(fallen: str, tokens: int) -> None:
    position = holding("blue", commander=COMMANDER, attached=(REMEMBERS,))
    position["borne"] = [f"blue: {REMEMBERS} on=blue-2"]
    game = facing(GUARDS, fallen, f"blue: {PLAIN} @ 40 40 180", *FAR, position=position)
    finish(game.strike(attack="411111", defense="1") if tokens else game.strike(attack="511111", defense="1"))
    assert game.field.borne[0].tokens == tokens


# --- Winter is Coming -------------------------------------------------------------------------------------------------

WINTER = "stark-winter-is-coming"


def coming(zone: str = "") -> Battle:
    game = charging(WINTER, zone, charge=5, attack="1" * 7)
    while not playable(game, "red", WINTER):
        game.play("red", game.options()[0])
    return game.play("red", f"play {WINTER}: -")


def test_winter_is_coming_with_one_of_two() -> None:
    game = coming().play("red", "option 1")
    assert [(one.part, one.on) for one in game.field.borne] == [(0, game.unit("blue-1"))]
    game = coming().play("red", "option 2")
    assert [(one.part, one.on) for one in game.field.borne] == [(1, game.unit("red-1"))]


def test_winter_is_coming_with_both_by_the_horse() -> None:
    game = coming("horse")
    assert [(one.part, one.on) for one in game.field.borne] == [(0, game.unit("blue-1")), (1, game.unit("red-1"))]


def test_winter_keeps_the_enemys_orders_away_and_has_the_most_dice() -> None:
    borne = ["red: stark-winter-is-coming on=blue-1 until=turn effect"]
    position = {**holding("red", commander=COMMANDER), "borne": borne}
    game = facing(PLAIN, "house-tully-sworn-shields", position=position)
    began(game.dice(attack="4111111", defense="1", panic="661"))
    finish(game.no_rerolls())
    assert game.wounds("blue-1") == 11
    assert not any(event["ability"] == "order-shield-wall" for event in game.events("text-used"))


# --- Swift Reposition -------------------------------------------------------------------------------------------------

SWIFT = "stark-swift-reposition"


def test_swift_reposition_shifts_two_inches() -> None:
    game = scenario(f"red: {PLAIN} @ 24 20 0", *FAR, position=held(SWIFT)).play("red", f"play {SWIFT}: red-1")
    assert game.why_not("red", "shift left 2.1") is not None
    assert game.play("red", "shift left 2").pose("red-1") == (22, 20, 0)


def test_swift_reposition_maneuvers_three_inches_with_the_horse() -> None:
    game = scenario(f"red: {PLAIN} @ 24 20 0", *FAR, position=held(SWIFT, "horse"))
    game.play("red", f"play {SWIFT}: red-1")
    assert game.why_not("red", "maneuver 90 3.1 0") == "maneuver.sequence"
    assert game.play("red", "maneuver 90 3 0").pose("red-1") == (27, 20, 0)


def test_swift_reposition_is_not_for_the_engaged() -> None:
    game = facing(PLAIN, GUARDS, position=held(SWIFT))
    assert game.why_not("red", f"play {SWIFT}: red-1") == "timing.targets-first"


# --- Assault Orders ------------------------------------------------------------------------------------------------

ASSAULT = "stark-assault-orders"


def assaulting(zone: str, *units: str) -> Battle:
    game = scenario(*units, *FAR, position=held(ASSAULT, ncus=("red: 30202",))).play("red", "activate red-a")
    return game.nothing_declared().play("red", f"claim {zone}")


ENGAGED = (f"red: {PLAIN} @ 24 20 0", f"blue: {GUARDS} @ 24 24.8 180")
APART = (f"red: {PLAIN} @ 24 16 0", f"blue: {GUARDS} @ 24 26 180")


def test_assault_orders_attack_instead_of_a_zone() -> None:
    game = assaulting("horse", *ENGAGED).dice(attack="1" * 7).play("red", f"play {ASSAULT}: red-1")
    finish(game, "reroll-dice")
    assert told(game, "attack-declared")["attacker"] == "red-1"
    assert told(finish(game), "zone-replaced")["zone"] == "horse"


def test_assault_orders_charge_with_the_swords_alone() -> None:
    assert not playable(assaulting("horse", *APART), "red", ASSAULT)
    game = assaulting("swords", *APART).dice(charge=6, attack="1" * 7).play("red", f"play {ASSAULT}: red-1")
    assert told(finish(game, "reroll-dice"), "charge-declared")["unit"] == "red-1"
