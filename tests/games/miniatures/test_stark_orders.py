"""Orders that Attachments of House Stark bring: what each does, and when it can't be used."""

from __future__ import annotations

import pytest

from maester.games.miniatures.charges import chargeable
from maester.games.miniatures.names import UNIT_NAMES
from tests.games.miniatures.cards import finish
from tests.games.miniatures.given import began, offered, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"


def used(order: str, red: str, blue: str = GUARDS, *more: str, side: str = "front", **throws: str) -> Battle:
    """Red attacks with an Order that is used before the dice."""
    game = began(facing(red, blue, *more, side=side).nothing_declared().dice(**throws))
    return game.play("red", f"use {order} red-1: -")


def test_incite_is_vicious_and_rolls_the_most_dice() -> None:
    game = used("order-incite", f"{PLAIN} with=20203 wounds=4", attack="1" * 7).no_rerolls()
    assert told(game, "hits-counted")["keywords"] == ["vicious"]
    assert len(game.rolls()[0][2]) == 7


def test_incite_is_for_the_own_attack() -> None:
    assert not offered(began(facing(GUARDS, f"{PLAIN} with=20203").dice(attack="1" * 6)), "order-incite")


def test_martial_training_rerolls_and_makes_vulnerable() -> None:
    game = used("order-martial-training", f"{PLAIN} with=20204", attack="1" * 7)
    assert game.conditions("blue-1") == ("vulnerable",)
    assert game.asks("red", "reroll-dice")


def test_martial_training_is_for_melee() -> None:
    game = scenario("red: stark-bowmen @ 24 20 0 with=20204", f"blue: {PLAIN} @ 24 32 180", *FAR)
    game.activate("red-1").dice(attack="1" * 7).play("red", "action ranged-attack")
    while game.question() != "activate-unit":
        assert not offered(game, "order-martial-training")
        game.play(game.asked()[0], game.options()[0])


@pytest.mark.parametrize(("wounds", "left"), [(12, 10), (8, 7), (4, 4)])
def test_stark_fury_costs_wounds_when_the_attack_is_finished(wounds: int, left: int) -> None:
    dice = "1" * (4 if wounds == 4 else 7)
    game = used("order-stark-fury", f"{PLAIN} with=20227 wounds={wounds}", attack=dice).no_rerolls()
    assert told(game, "hits-counted")["keywords"] == ["critical-blow", "sundering"]
    assert (game.wounds("red-1"), game.field.borne) == (left, ())


def test_without_stark_fury_nothing_is_lost() -> None:
    game = facing(f"{PLAIN} with=20227", GUARDS).strike(attack="1" * 7)
    assert game.wounds("red-1") == 12


@pytest.mark.parametrize(("side", "offers"), [("left-flank", True), ("rear", True), ("front", False)])
def test_superior_flanking_needs_a_flank_or_the_rear(side: str, offers: bool) -> None:
    game = facing(PLAIN, GUARDS, f"red: {PLAIN} @ 32 20 0 with=20225", *FAR, side=side)
    began(game.dice(attack="1" * 7))
    assert offered(game, "order-superior-flanking") is offers
    if offers:
        game.play("red", "use order-superior-flanking red-2: -")
        assert game.conditions("blue-1") == ("panicked", "vulnerable")


def test_overrun_charges_instead_of_the_free_maneuver() -> None:
    game = facing(f"{PLAIN} with=20202", f"{GUARDS} wounds=1", f"blue: {GUARDS} @ 24 34 180", FAR[0])
    began(game.dice(attack="4111111", defense="1", charge=5, again="1" * 7))
    game.play("red", "use order-overrun red-1: -", "action charge")
    while game.question() != "reroll-dice":
        game.play("red", "pass" if game.question() == "declare-text" else game.options()[0])
    assert told(game, "charge-declared")["target"] == "blue-2"
    assert not any(event["how"] == "maneuver" for event in game.events("moved"))


def test_overrun_needs_a_destroyed_enemy() -> None:
    game = facing(f"{PLAIN} with=20202", GUARDS).strike(attack="1111111")
    assert not offered(game, "order-overrun")
    assert game.question() == "activate-unit"


def heroic(**throws: int | str) -> Battle:
    game = scenario(f"red: {PLAIN} @ 24 16 0 with=20202", f"blue: {GUARDS} @ 24 30 180", *FAR)
    game.activate("red-1").dice(**throws).play("red", "action charge")
    while game.question() in ("declare-target", "determine-zone"):
        game.play("red", game.options()[0])
    return game


def test_reckless_heroism_counts_the_die_as_six() -> None:
    game = heroic(d3=2, attack="1" * 7).play("red", "use order-reckless-heroism red-1: -")
    finish(game)
    assert (told(game, "charge-distance")["die"], game.wounds("red-1")) == (6, 10)


def test_without_heroism_the_die_is_rolled() -> None:
    game = finish(heroic(charge=2, panic="661").play("red", "pass"))
    assert (told(game, "charge-distance")["die"], game.wounds("red-1")) == (2, 12)


def watching(blue: str, action: str, move: str) -> Battle:
    game = scenario("red: stark-bowmen @ 24 20 0 with=20212", f"blue: {GUARDS} @ {blue}", FAR[0], turn="blue")
    return game.activate("blue-1").act(action).play("blue", move)


def test_overwatch_shoots_at_whoever_moves() -> None:
    game = watching("24 34 180", "maneuver", "maneuver 180 1 180").dice(attack="1" * 7)
    game.play("red", "use order-overwatch red-1: -")
    finish(game)
    assert told(game, "attack-declared")["defender"] == "blue-1"


@pytest.mark.parametrize("blue", ["24 44 180", "24 10 180"])
def test_overwatch_needs_range_and_sight(blue: str) -> None:
    assert not offered(watching(blue, "maneuver", "maneuver 180 1 180"), "order-overwatch")


def guarding(x: float, y: float, face: int) -> Battle:
    game = scenario(
        f"red: {PLAIN} @ 24 20 0",
        f"blue: {GUARDS} @ 24 24.8 180",
        f"red: stark-outriders @ {x} {y} {face} with=20215",
        FAR[0],
        turn="blue",
    ).nothing_declared()
    return began(game.dice(attack="1" * 6), "blue-1", "red-1")


def test_a_sentinel_charges_whoever_attacks_a_friend() -> None:
    game = guarding(34, 24.8, 270).dice(charge=6, attack="1" * 7)
    game.play("red", "use order-sentinel red-2: -", "action charge")
    assert told(finish(game), "charge-declared")["target"] == "blue-1"


def test_a_sentinel_charges_nobody_else() -> None:
    """Another enemy before its Front, which it could charge as well, is no target of this Charge."""
    other = f"blue: {GUARDS} @ 24.6 32 180"
    game = scenario(
        f"red: {PLAIN} @ 24 20 0",
        f"blue: {GUARDS} @ 24 24.8 180",
        "red: stark-outriders @ 34 26.5 270 with=20215",
        other,
        FAR[0],
        turn="blue",
    ).nothing_declared()
    game = began(game.dice(attack="1" * 6), "blue-1", "red-1")
    assert {"blue-1", "blue-2"} <= {UNIT_NAMES[unit] for unit in chargeable(game.field, game.unit("red-2"))}
    game.play("red", "use order-sentinel red-2: -", "action charge")
    assert told(game, "charge-declared")["target"] == "blue-1"


def test_a_sentinel_may_maneuver_instead_and_helps_only_near_by() -> None:
    game = guarding(34, 20, 90).play("red", "use order-sentinel red-2: -")
    assert game.question() == "choose-free-maneuver"
    assert not offered(guarding(44, 20, 90), "order-sentinel")
