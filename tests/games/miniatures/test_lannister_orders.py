"""Orders and other uses of Lannister Attachments: what each does, and when it can't."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.miniatures.cards import both, holding
from tests.games.miniatures.given import began, offered, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"


# --- Jaime Lannister of the Kingsguard --------------------------------------------------------------------------


def test_an_expert_duelist_deals_a_wound() -> None:
    game = facing(f"{GUARDS} with=20107", PLAIN).strike(attack="111111", panic="661")
    assert game.wounds("blue-1") == 11
    game = began(facing(f"{GUARDS} with=20107", f"{GUARDS} with=20102").dice(attack="111111", panic="661"))
    game.play("red", "option 1").no_rerolls()
    assert (game.wounds("blue-1"), game.kinds("attachment-destroyed")) == (11, [])


@pytest.mark.parametrize(("die", "left"), [(5, 11), (4, 12)])
def test_an_expert_duelist_may_strike_an_attachment_down(die: int, left: int) -> None:
    game = began(facing(f"{GUARDS} with=20107", f"{GUARDS} with=20102").dice(duel=die, attack="111111"))
    game.play("red", "option 2").no_rerolls()
    assert game.wounds("blue-1") == left
    assert len(game.field.attachments[game.unit("blue-1")]) == left - 11


def test_an_expert_duelist_duels_in_his_own_melee_attacks_only() -> None:
    game = facing(PLAIN, f"{GUARDS} with=20107").strike(attack="4444444", defense="6666666")
    assert game.wounds("red-1") == 12
    units = ("red: lannister-crossbowmen @ 24 20 0 with=20107", f"blue: {PLAIN} @ 24 34 180", *FAR)
    assert scenario(*units).shoot(attack="111111").wounds("blue-1") == 12


# --- Battle Plan ------------------------------------------------------------------------------------------------

PLAN = "order-battle-plan"
HELD = ("lannister-bribery", "lannister-hear-me-roar")


def planning(*cards: str, deck: tuple[str, ...] = ("lannister-counterplot", "lannister-bribery")) -> Battle:
    position = holding("red", *cards, commander="20115", deck=deck)
    return scenario(f"red: {GUARDS} @ 24 10 0 with=20120", *FAR, position=position)


def test_a_battle_plan_exchanges_two_cards_for_any_one() -> None:
    game = planning(*HELD)
    assert offered(game, PLAN)
    game.play("red", f"use {PLAN} red-1: -")
    assert game.question() == "discard-for-effect"
    game.play("red", "discard lannister-hear-me-roar, lannister-bribery", "take lannister-counterplot")
    assert [game.field.title(card) for card in game.field.hand[0]] == ["lannister-counterplot"]
    assert [game.field.title(card) for card in game.field.deck[0]] == ["lannister-bribery"]
    # Blue learns that a card was taken, and not which.
    assert game.kinds("deck-shuffled") == ["deck-shuffled"]
    seen = [event for event in game.match.events("blue") if event["event"] in ("cards-drawn", "number-drawn")]
    assert [event["event"] for event in seen] == ["number-drawn"]


def test_a_battle_plan_needs_two_cards_and_a_deck() -> None:
    assert not offered(planning(HELD[0]), PLAN)
    assert not offered(planning(*HELD, deck=()), PLAN)


# --- Counterstrategy --------------------------------------------------------------------------------------------

COUNTER = "order-counterstrategy"
HOLD = "order-hold-the-line"


def countered(gap: float, die: int) -> Battle:
    """Red's Guard Captain has an enemy in contact hit; blue's Tyrion stands beside."""
    units = (
        f"red: {GUARDS} @ 24 20 0 with=20102",
        f"blue: {PLAIN} @ 24 24.8 180",
        f"blue: {GUARDS} @ {24 + 5.5 + gap} 20 270 with=20105",
        *FAR,
    )
    game = scenario(*units).nothing_declared().play("red", "activate red-1").dice(counter=die, hits="66666")
    return game.play("red", f"use {HOLD} red-1: blue-1")


@pytest.mark.parametrize(("die", "cancelled"), [(3, 1), (2, 0)])
def test_counterstrategy_cancels_an_order_on_three_or_more(die: int, cancelled: int) -> None:
    game = countered(3, die).play("blue", f"use {COUNTER} blue-2: -")
    assert len(game.events("effect-cancelled")) == cancelled


def test_counterstrategy_reaches_no_further_than_short_range() -> None:
    game = countered(9, 6)
    assert game.kinds("text-used") == ["text-used"]
    assert not offered(game, COUNTER)


def test_counterstrategy_cancels_a_card_for_an_enemy_in_short_range() -> None:
    ferocity = "stark-northern-ferocity"
    position = both(holding("red", ferocity, commander="20201"))
    game = began(facing("stark-sworn-swords", f"{GUARDS} with=20105", position=position)).dice(die=3, attack="1111111")
    game.play("red", f"play {ferocity}: -").play("blue", f"use {COUNTER} blue-1: -")
    assert game.events("effect-cancelled")[-1]["ability"] == ferocity


# --- Taunt ------------------------------------------------------------------------------------------------------

TAUNT = "order-taunt"


def taunted(action: str, *units: str) -> Battle:
    lines = units or (f"red: {PLAIN} @ 24 20 0", f"blue: {GUARDS} @ 24 29 180 with=20123", *FAR)
    game = scenario(*lines).nothing_declared().play("red", "activate red-1").play("blue", f"use {TAUNT} blue-1: -")
    return game.play("red", f"action {action}")


def test_a_taunted_unit_that_does_something_else_is_punished_before() -> None:
    assert taunted("march").conditions("red-1") == ("vulnerable", "weakened")


def test_a_taunted_unit_may_charge_the_one_that_taunts() -> None:
    game = taunted("charge")
    while game.question() in ("declare-target", "determine-zone", "pick-facing"):
        game.play("red", game.options("red")[0])
    assert game.conditions("red-1") == ()


def test_a_taunted_unit_that_charges_another_is_punished() -> None:
    lines = (
        f"red: {PLAIN} @ 24 20 0",
        f"blue: {GUARDS} @ 24 29 180 with=20123",
        f"blue: {GUARDS} @ 30 29 180",
        *FAR,
    )
    game = taunted("charge", *lines).play("red", "charge blue-2")
    assert game.conditions("red-1") == ("vulnerable", "weakened")


def test_a_unit_that_cannot_reach_the_one_that_taunts_may_do_as_it_likes() -> None:
    away = (f"red: {PLAIN} @ 24 20 180", f"blue: {GUARDS} @ 24 29 180 with=20123", *FAR)
    assert taunted("march", *away).conditions("red-1") == ()


def test_taunt_is_for_enemies_in_long_range() -> None:
    lines = (f"red: {PLAIN} @ 24 10 0", f"blue: {GUARDS} @ 24 29 180 with=20123", *FAR)
    game = scenario(*lines).nothing_declared().play("red", "activate red-1")
    assert game.question() == "choose-action"


# --- Threaten ---------------------------------------------------------------------------------------------------

THREATEN = "order-threaten"


def test_threaten_weakens_an_enemy_in_sight() -> None:
    units = (f"red: {GUARDS} @ 24 20 0 with=20104", f"blue: {PLAIN} @ 24 32 180", *FAR)
    game = scenario(*units).play("red", f"use {THREATEN} red-1: blue-1")
    assert game.conditions("blue-1") == ("weakened",)


@pytest.mark.parametrize(("line", "turn"), [("@ 24 40 180", "red"), ("@ 24 9 180", "red"), ("@ 24 32 180", "blue")])
def test_threaten_needs_range_sight_and_the_own_turn(line: str, turn: str) -> None:
    units = (f"red: {GUARDS} @ 24 20 0 with=20104", f"blue: {PLAIN} {line}", *FAR)
    assert not offered(scenario(*units, turn=turn), THREATEN)


# --- instead of the Crown ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attachment", "ability", "action"),
    [
        ("20121", "orders-of-the-crown-joffrey-baratheon", "march"),
        ("20112", "orders-of-the-crown-preston-greenfield", "maneuver"),
        ("20130", "might-of-the-throne-kevan-lannister", "charge"),
    ],
)
def test_a_unit_acts_instead_of_the_effect_of_the_crown(attachment: str, ability: str, action: str) -> None:
    units = (f"red: {GUARDS} @ 24 20 0 with={attachment}", f"blue: {PLAIN} @ 24 29 180", *FAR)
    game = scenario(*units, position={"ncus": ["red: 30105 tokens=0"]}).nothing_declared()
    game.play("red", "activate red-a", "claim crown", f"use {ability} red-1: -")
    if game.question() == "choose-free-action":
        game.play("red", f"action {action}")
    assert game.kinds("zone-replaced") == []
    while game.question() != "activate-unit" and not game.match.over and game.kinds("zone-replaced") == []:
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[0])
    assert game.kinds("zone-replaced") == ["zone-replaced"]


@pytest.mark.parametrize("attachment", ["20121", "20112", "20130"])
def test_only_the_crown_is_replaced(attachment: str) -> None:
    units = (f"red: {GUARDS} @ 24 20 0 with={attachment}", f"blue: {PLAIN} @ 24 29 180", *FAR)
    game = scenario(*units, position={"ncus": ["red: 30105 tokens=0"]}).nothing_declared()
    game.play("red", "activate red-a", "claim letter")
    assert game.question() in ("pick-target", "pick-condition")


def test_an_engaged_unit_makes_no_march_instead_of_the_crown() -> None:
    game = facing(f"{GUARDS} with=20121", PLAIN, position={"ncus": ["red: 30105 tokens=0"]})
    game.play("red", "activate red-a", "claim crown")
    assert not offered(game, "orders-of-the-crown-joffrey-baratheon")


# --- in an enemy's unit: the Turncoat and the hostage --------------------------------------------------------------

SABOTAGE = "sabotage-and-subvert"


def with_turncoat(**more: Any) -> Battle:
    units = (f"red: {GUARDS} @ 24 20 0 with=20122@blue,20102", f"blue: {PLAIN} @ 24 24.8 180", *FAR)
    return scenario(*units, **more)


def test_the_turncoat_leaves_a_wound_and_a_token() -> None:
    game = with_turncoat().play("blue", f"use {SABOTAGE} red-1: -", "token panicked")
    assert (game.wounds("red-1"), game.conditions("red-1")) == (11, ("panicked",))
    assert [one.ref for one in game.field.attachments[game.unit("red-1")]] == ["20102"]
    # Orders of the unit are barred this turn.
    game.play("red", "activate red-1")
    assert game.question() == "choose-action"


def test_without_the_turncoats_treason_the_orders_work() -> None:
    game = with_turncoat().play("blue", "pass").play("red", "activate red-1")
    assert offered(game, HOLD)
    # It is blue's to use, though the unit is red's.
    assert with_turncoat().asked() == ("blue",)


def test_the_hostage_steadies_his_captors() -> None:
    game = facing(GUARDS, f"{PLAIN} with=20119@red").strike(attack="411111", defense="1", panic="331")
    assert told(game, "test-made")["modifiers"] == [[1, "valuable-captive-jaime-lannister"]]


def test_the_hostage_is_worth_a_point_when_he_dies() -> None:
    game = facing(GUARDS, f"{PLAIN} wounds=1 with=20119@red").strike(attack="411111", defense="1")
    assert game.points("red") == 2
    game = facing(GUARDS, f"{PLAIN} wounds=1").strike(attack="411111", defense="1")
    assert game.points("red") == 1
