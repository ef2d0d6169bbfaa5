"""Abilities, Orders, and the order in which effects are resolved (p. 8, 17, 21, 22)."""

from __future__ import annotations

import pytest

from maester.games.miniatures.actions import act
from maester.games.miniatures.moments import ACTIVATED, ATTACK_DECLARED, TURN_STARTS
from maester.games.miniatures.names import CHARGE, MELEE_ATTACK, RANGED_ATTACK
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.filters import Has
from maester.games.miniatures.pieces.operations import FreeAction, SufferWounds
from maester.games.miniatures.pieces.situations import ATTACKER, DEFENDER, OWN
from maester.games.miniatures.pieces.texts import must, order
from maester.harness.marks import rule
from tests.games.miniatures.charges import guards
from tests.games.miniatures.given import began, purposes, saying, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
HOLD = "use order-hold-the-line red-1:"
REPOSITION = "use order-tactical-reposition"
ADAPT = "use order-adaptive-style"
SUPREMACY = "use order-lannister-supremacy"


def took_effect(game: Battle) -> list[tuple[str, str]]:
    return [(event["unit"], event["ability"]) for event in game.events("text-took-effect")]


def two_outriders(*marks: str) -> Battle:
    """Red's turn begins, and each of blue's two Outriders has an Order for the start of an enemy turn."""
    first, second = (*marks, "", "")[:2]
    return scenario(
        f"blue: stark-outriders @ 12 40 180 {first}",
        f"blue: stark-outriders @ 36 40 180 {second}",
        FAR[0],
        "red: stark-bowmen @ 30 3 0",
    )


def adaptive() -> Battle:
    """Both sides have an Order for the same attack."""
    return began(facing("golden-company-swordsmen", "lannisport-city-watch"))


# --- abilities ----------------------------------------------------------------------------------------------------


@rule("miniatures:card.ability-text")
def test_an_ability_of_one_kind_of_attack_has_no_effect_in_the_other() -> None:
    # Horrific Visage is about Melee Attacks: whoever shoots makes no test.
    game = scenario("red: stark-bowmen @ 24 20 0", "blue: pyromancers @ 24 32 180", *FAR).shoot(attack="1111111")
    assert purposes(game) == ["attack"]
    game = facing("stark-bowmen", "pyromancers").strike(with_attack=2, panic="661", attack="11111")
    assert purposes(game) == ["panic", "attack"]
    # Sundering belongs to the crossbow, and not to the sword.
    game = facing("lannister-crossbowmen", PLAIN).strike(with_attack=2, attack="51111", defense="6")
    assert told(game, "hits-counted")["keywords"] == []


@rule("miniatures:card.ability-innate")
def test_innate_abilities_stay_whatever_happens() -> None:
    game = facing("lannister-guardsmen", "house-umber-berserkers wounds=4 silenced").strike(
        attack="411111", defense="3"
    )
    assert told(game, "hits-blocked")["modifiers"] == [[2, "berserkers-fervor"]]
    assert told(game, "hits-blocked")["blocked"] == 1


@rule("miniatures:card.ability-mandatory")
def test_nobody_is_asked_about_an_ability_that_must_be_used() -> None:
    game = began(facing("pyromancers", "stark-sworn-swords").dice(attack="1122222"))
    # The attack is over, and nothing was asked in between.
    assert game.asks("blue", "activate-unit")
    assert took_effect(game) == [("red-1", "wildfire")]
    assert game.wounds("red-1") == 10


@rule("miniatures:ability.loss")
def test_a_unit_that_loses_its_abilities_keeps_the_innate_ones() -> None:
    unit = "red: grey-wind @ 24 20 0 silenced"
    game = scenario(unit, *FAR).play("red", "activate red-1")
    assert "use direwolf red-1: -" in game.options("red")
    game = facing("grey-wind silenced", PLAIN).strike(attack="3111", defense="6")
    assert told(game, "hits-counted")["keywords"] == []
    game = facing("lannister-guardsmen", "grey-wind silenced").strike(attack="411111", defense="6")
    assert told(game, "hits-counted")["modifiers"] == []
    # What it would be otherwise.
    game = facing("grey-wind", PLAIN).strike(attack="3111", defense="6")
    assert told(game, "hits-counted")["keywords"] == ["sundering"]
    game = facing("lannister-guardsmen", "grey-wind").strike(attack="511111", defense="6")
    assert told(game, "hits-counted")["modifiers"] == [[-1, "disrupt"]]


@rule("miniatures:ability.loss-other-sources")
def test_what_comes_from_elsewhere_stays_with_a_unit_without_abilities() -> None:
    game = scenario(
        "red: stark-sworn-swords @ 24 24 0 silenced",
        f"blue: {PLAIN} @ 24 28.8 180",
        *FAR,
        objectives=["24 24 card=6"],
    ).strike(attack="6111111", defense="6")
    assert told(game, "hits-counted")["keywords"] == ["sundering"]


# --- Orders -------------------------------------------------------------------------------------------------------


@rule("miniatures:order.once-per-round")
def test_an_order_is_used_once_in_a_round() -> None:
    game = two_outriders("used=order-tactical-reposition")
    with game.refused("order.once-per-round"):
        game.play("blue", f"{REPOSITION} blue-1: blue-1")
    assert game.why_not("blue", f"{REPOSITION} blue-2: blue-2") is None
    # In the next Round it may be used again.
    game.rest(until=lambda game: game.field.round == 3 and any(REPOSITION in one for one in game.options()))
    assert game.why_not("blue", f"{REPOSITION} blue-1: blue-1") is None


@rule("miniatures:order.trigger")
def test_an_order_is_used_when_its_trigger_says() -> None:
    game = facing("stark-sworn-swords", "lannisport-city-watch", "blue: lannister-guardsmen @ 40 40 180", FAR[0])
    began(game)
    with game.refused("order.trigger"):
        game.play("blue", f"{SUPREMACY} blue-2: -")
    game = began(facing("stark-sworn-swords", "lannister-guardsmen").dice(attack="1111111", panic="661"))
    assert game.kinds("attack-completed") == ["attack-completed"]
    game.play("blue", f"{SUPREMACY} blue-1: -")
    assert told(game, "text-used")["ability"] == "order-lannister-supremacy"


@rule("miniatures:order.target")
def test_an_order_is_for_the_unit_that_has_it() -> None:
    game = facing(PLAIN, "stark-sworn-swords").play("red", "activate red-1")
    assert game.options("red") == [f"{HOLD} blue-1", "pass"]
    with game.refused("order.target"):
        game.play("red", "use order-hold-the-line red-2: blue-1")
    with game.refused("timing.targets-first"):
        game.play("red", f"{HOLD} blue-2")
    game.dice(defense="66666").play("red", f"{HOLD} blue-1")
    assert told(game, "text-used")["unit"] == "red-1"


@rule("miniatures:term.target")
def test_whoever_an_effect_is_for_is_its_target() -> None:
    game = facing(PLAIN, "stark-sworn-swords").play("red", "activate red-1")
    game.dice(defense="66666").play("red", f"{HOLD} blue-1")
    assert told(game, "text-used")["targets"] == ["blue-1"]
    assert game.rolls() == [("blue-1", "defense", (6, 6, 6, 6, 6))]


@rule("miniatures:ruling.order-instances")
def test_each_unit_uses_its_own_order() -> None:
    game = scenario(
        "red: stark-sworn-swords @ 12 20 0",
        "red: stark-sworn-swords @ 36 20 0",
        "blue: lannister-guardsmen @ 12 24.8 180",
        "blue: lannister-guardsmen @ 36 24.8 180",
        "blue: lannister-guardsmen @ 24 45 180",
    )
    for number in (1, 2):
        began(game.dice(attack="1111111", panic="661"), f"red-{number}", f"blue-{number}")
        game.play("blue", f"{SUPREMACY} blue-{number}: -")
        if number == 1:
            game.activate("blue-3").act("forgo")
    assert [event["unit"] for event in game.events("text-used")] == ["blue-1", "blue-2"]


@rule("miniatures:ruling.order-token-cleanup")
def test_used_orders_are_there_again_in_the_next_round() -> None:
    game = scenario(
        "blue: stark-outriders @ 12 40 180 activated used=order-tactical-reposition",
        "red: stark-bowmen @ 3 3 0 activated",
        first="blue",
        round=1,
    )
    assert (game.field.round, game.field.uses) == (2, ())
    assert f"{REPOSITION} blue-1: blue-1" in game.options("blue")


# --- timing -------------------------------------------------------------------------------------------------------


@rule("miniatures:timing.one-effect-per-trigger")
def test_one_order_for_each_occurrence_of_a_trigger() -> None:
    game = two_outriders()
    game.play("blue", f"{REPOSITION} blue-1: blue-1")
    assert game.why_not("blue", f"{REPOSITION} blue-2: blue-2") is not None
    game.rest(until="activate-unit")
    assert [event["unit"] for event in game.events("text-used")] == ["blue-1"]
    assert game.asked() == ("red",)


@rule("miniatures:ruling.trigger-limit-scope")
def test_tokens_and_the_next_occurrence_are_outside_the_limit() -> None:
    game = began(
        facing("golden-company-swordsmen", f"{PLAIN} vulnerable").dice(attack="1116666", own="1", defense="66666666")
    )
    game.play("red", f"{ADAPT} red-1: -").play("red", "option 2")
    # It may reroll by its ability, and expend a token, though it has used an Order for this attack.
    game.play("red", "reroll mastercraft-longsword: 1").dice(again="1", panic="661")
    game.play("red", "reroll vulnerable: 1")
    assert game.conditions("blue-1") == ()
    # A second Order of the same trigger waits for the trigger to occur again.
    game = two_outriders().play("blue", f"{REPOSITION} blue-1: blue-1").rest(until="activate-unit")
    game.activate("red-1").act("forgo").activate("blue-1").play("blue", "action forgo")
    assert f"{REPOSITION} blue-2: blue-2" in game.options("blue")


@rule("miniatures:ruling.trigger-limit-scope")
def test_an_ability_that_may_be_used_is_no_order(monkeypatch: pytest.MonkeyPatch) -> None:
    game = scenario("red: stark-outriders @ 24 20 0", *FAR)
    saying(game, monkeypatch, "ambush", order(ACTIVATED, Has(ATTACKER), do=()))
    game.play("red", "activate red-1").play("red", "use cavalry red-1: -")
    assert game.why_not("red", "use ambush red-1: -") is None
    assert game.why_not("red", "use cavalry red-1: -") is not None


@rule("miniatures:ruling.trigger-limit-scope")
def test_an_effect_without_its_target_does_what_it_still_can() -> None:
    # The Pyromancers burn themselves before the Order against them is declared: nobody is left to panic.
    game = began(facing("pyromancers wounds=1", "lannister-guardsmen").dice(attack="1222"))
    assert not game.field.stands(game.unit("red-1"))
    game.play("blue", f"{SUPREMACY} blue-1: -")
    assert purposes(game) == ["attack"]
    assert game.asks("blue", "activate-unit")


@rule("miniatures:timing.resolve-order")
@pytest.mark.parametrize(("wounds", "left"), [(1, 12), (2, 11)])
def test_the_text_of_a_unit_that_is_destroyed_before_has_no_effect(
    wounds: int, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = facing("stark-sworn-swords", f"{PLAIN} wounds={wounds}")
    for ability, own, other in (("winters-bite", ATTACKER, DEFENDER), ("stand-your-ground", DEFENDER, ATTACKER)):
        text = must(ATTACK_DECLARED, Has(own), do=(SufferWounds(other, Fixed(1)),))
        saying(game, monkeypatch, ability, text)
    began(game.dice(attack="" if wounds == 1 else "1111111"))
    assert game.field.stands(game.unit("blue-1")) is (wounds > 1)
    assert game.wounds("red-1") == left


@rule("miniatures:timing.targets-first")
def test_targets_are_named_before_anything_is_resolved() -> None:
    game = facing(PLAIN, "stark-sworn-swords").play("red", "activate red-1")
    with game.refused("timing.targets-first"):
        game.play("red", f"{HOLD} -")
    assert game.rolls() == []


@rule("miniatures:timing.same-player-orders")
@pytest.mark.parametrize("first", ["mummers-blade", "objective-9"])
def test_a_player_decides_the_order_of_his_own_effects(first: str) -> None:
    game = scenario(
        "red: bloody-mummer-skirmishers @ 24 24 0", f"blue: {PLAIN} @ 24 28.8 180", *FAR, objectives=["24 24 card=9"]
    )
    began(game.dice(attack="1111111"))
    assert sorted(game.options("red")) == ["resolve mummers-blade red-1", "resolve objective-9 red-1"]
    game.play("red", f"resolve {first} red-1")
    assert took_effect(game)[0] == ("red-1", first)
    assert len(took_effect(game)) == 2


@rule("miniatures:timing.active-player-declares-first")
def test_the_player_whose_turn_it_is_declares_first() -> None:
    game = adaptive()
    assert game.asked() == ("red",)
    assert game.why_not("blue", f"{ADAPT} blue-1: -") is not None
    game.play("red", "pass")
    assert game.asked() == ("blue",)
    assert game.options("blue") == [f"{ADAPT} blue-1: -", "pass"]


@rule("miniatures:timing.pass-is-final")
def test_whoever_has_passed_declares_nothing_more() -> None:
    game = adaptive().play("red", "pass").play("blue", f"{ADAPT} blue-1: -")
    assert game.why_not("red", f"{ADAPT} red-1: -") is not None
    assert game.asked() == ("blue",)
    game.dice(attack="1111111").play("blue", "option 1")
    assert game.asks("red", "reroll-dice")


@rule("miniatures:timing.resolve-order")
def test_what_is_declared_is_resolved_in_the_order_of_play() -> None:
    game = adaptive().play("red", f"{ADAPT} red-1: -")
    # Both declare before anything is resolved.
    assert game.asks("blue", "declare-text")
    game.play("blue", f"{ADAPT} blue-1: -")
    assert game.asks("red", "pick-options")
    game.play("red", "option 2")
    assert game.asks("blue", "pick-options")


@rule("miniatures:ruling.simultaneous-outside-turns")
@pytest.mark.parametrize(("first", "units"), [("blue", ["blue-1", "red-1"]), ("red", ["red-1", "blue-1"])])
def test_at_the_end_of_a_round_the_first_player_resolves_first(first: str, units: list[str]) -> None:
    game = scenario(
        "red: stark-sworn-swords @ 24 18 0 activated",
        "blue: lannister-guardsmen @ 24 30 180 activated",
        objectives=["24 18 card=3", "24 30 card=4"],
        first=first,
    )
    assert [unit for unit, _ in took_effect(game)] == units


@rule("miniatures:surge.timing")
def test_surge_forward_comes_after_what_follows_the_attack() -> None:
    game = facing("pyromancers", "stark-sworn-swords wounds=1").strike(attack="3111111")
    assert game.asks("red", "choose-free-maneuver")
    assert game.wounds("red-1") == 12 - 6
    # Whoever doesn't survive that doesn't surge.
    game = facing("pyromancers wounds=2", "stark-sworn-swords wounds=1").strike(attack="3112")
    assert not game.asks("red", "choose-free-maneuver")


# --- free actions ---------------------------------------------------------------------------------------------------


@rule("miniatures:ruling.free-action-limits")
def test_a_free_action_obeys_the_rules_of_the_action(monkeypatch: pytest.MonkeyPatch) -> None:
    # An engaged unit makes no free Maneuver, an unengaged one no free Melee Attack, and one without bows never shoots.
    game = facing("stark-outriders", PLAIN).play("red", "activate red-1")
    while game.question() == "declare-text":
        game.play("red", game.options("red")[0])
    assert game.asks("red", "choose-action")
    assert game.events("moved") == []
    for action in (MELEE_ATTACK, RANGED_ATTACK):
        game = scenario("red: stark-sworn-swords @ 24 17.2 0", guards(4), *FAR, turn="blue")
        saying(game, monkeypatch, "winters-bite", order(TURN_STARTS, do=(FreeAction(OWN, action),)))
        game.activate("blue-1").play("blue", "action forgo").play("red", "use winters-bite red-1: -")
        assert game.asks("red", "activate-unit")
        # It isn't even an action that is begun and comes to nothing.
        frames = len(game.field.frames)
        act(game.field, game.unit("red-1"), action, free=True)
        assert len(game.field.frames) == frames


@rule("miniatures:ruling.free-action-limits")
def test_a_free_charge_that_fails_ends_no_activation(monkeypatch: pytest.MonkeyPatch) -> None:
    game = scenario("red: stark-sworn-swords @ 24 17.2 0", guards(9), *FAR, turn="blue")
    saying(game, monkeypatch, "winters-bite", order(TURN_STARTS, do=(FreeAction(OWN, CHARGE),)))
    game.activate("blue-1").play("blue", "action forgo").dice(charge=1, panic="111").play(
        "red", "use winters-bite red-1: -"
    )
    game.rest(until=lambda game: game.question() in ("pick-facing", "activate-unit"))
    if game.question() == "pick-facing":
        game.play("red", "face 0")
    assert game.wounds("red-1") == 11
    assert not game.is_activated("red-1")
    assert "activate red-1" in game.options("red")
