"""Morale Tests and Panic Tests (p. 18), and the limits of what modifiers do (p. 22)."""

from __future__ import annotations

import pytest

from maester.games.miniatures.box import BOX
from maester.games.miniatures.moments import ACTIVATED
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.filters import Has
from maester.games.miniatures.pieces.operations import CallPanicTest, TestBeforeActing
from maester.games.miniatures.pieces.situations import ATTACKER, OWN
from maester.games.miniatures.pieces.texts import must
from maester.games.miniatures.rolling import throw
from maester.harness.marks import rule
from tests.games.miniatures.given import began, purposes, saying, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN_TEST = must(ACTIVATED, Has(ATTACKER), do=(TestBeforeActing(),))
"""A Morale Test of which nothing follows before the unit has chosen an action."""


def made_test(monkeypatch: pytest.MonkeyPatch, unit: str, dice: str, ability: str, modifier: int = 0) -> Battle:
    """A unit makes a plain Morale Test; with a modifier, a Panic Test."""
    game = scenario(f"red: {unit} @ 24 20 0", *FAR)
    panic = must(ACTIVATED, Has(ATTACKER), do=(CallPanicTest(OWN, Fixed(modifier)),))
    saying(game, monkeypatch, ability, panic if modifier else PLAIN_TEST)
    return game.dice(test=dice).activate("red-1")


def wounded(blue: str = "stark-sworn-swords", red: str = "lannister-guardsmen", panic: str = "661") -> Battle:
    """A unit suffers one Wound in an attack from the Front and makes its Panic Test."""
    return facing(red, blue).strike(attack="411111", defense="1", panic=panic)


@rule("miniatures:morale.test")
def test_two_dice_must_reach_morale(monkeypatch: pytest.MonkeyPatch) -> None:
    for dice, passed in (("34", True), ("33", False)):
        game = made_test(monkeypatch, "lannister-guardsmen", dice, "order-lannister-supremacy")
        assert game.rolls() == [("red-1", "morale", tuple(map(int, dice)))]
        assert told(game, "test-made")["morale"] == 7
        assert told(game, "test-made")["passed"] is passed


@rule("miniatures:example.morale-pass")
def test_the_sworn_swords_pass_with_eight(monkeypatch: pytest.MonkeyPatch) -> None:
    game = made_test(monkeypatch, "stark-sworn-swords", "53", "winters-bite")
    assert (told(game, "test-made")["result"], told(game, "test-made")["morale"]) == (8, 6)
    assert told(game, "test-made")["passed"]


@rule("miniatures:morale.effect-states-outcome")
def test_what_follows_says_the_effect_that_demands_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    # The War Elephant doesn't act if it fails; it suffers nothing.
    game = scenario("red: golden-company-war-elephant @ 24 20 0", *FAR)
    game.activate("red-1").dice(morale="11").act("march")
    assert not told(game, "test-made")["passed"]
    assert game.wounds("red-1") == 8
    assert game.pose("red-1") == (24, 20, 0)
    assert game.is_activated("red-1")
    # By itself a Morale Test has no consequence.
    game = made_test(monkeypatch, "stark-sworn-swords", "11", "winters-bite")
    assert not told(game, "test-made")["passed"]
    assert (game.wounds("red-1"), game.conditions("red-1")) == (12, ())
    assert game.asks("red", "choose-action")


def test_what_follows_from_panic_tests_does_not_follow_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    # Sworn Shields that pass a Panic Test cost an enemy in contact a Wound.
    for panic, wounds in ((True, 11), (False, 12)):
        test = CallPanicTest(OWN, Fixed(0)) if panic else TestBeforeActing()
        game = facing("house-tully-sworn-shields", "lannister-guardsmen")
        saying(game, monkeypatch, "order-shield-wall", must(ACTIVATED, Has(ATTACKER), do=(test,)))
        game.dice(test="661" if panic else "66").activate("red-1")
        assert told(game, "test-made")["passed"]
        assert game.wounds("blue-1") == wounds


@rule("miniatures:panic.is-morale-test")
def test_what_changes_morale_tests_changes_panic_tests() -> None:
    game = facing(terrain=["corpse-pile @ 31 24.8 0"]).strike(attack="411111", defense="1", panic="331")
    assert told(game, "test-made")["modifiers"] == [[-1, "horrific"]]
    assert told(game, "test-made")["result"] == 5
    assert not told(game, "test-made")["passed"]


@rule("miniatures:panic.dice")
def test_two_d6_and_a_d3_are_rolled_and_the_d6_count() -> None:
    game = wounded(panic="233")
    assert game.rolls()[-1] == ("blue-1", "panic", (2, 3, 3))
    assert told(game, "test-made")["result"] == 5
    assert not told(game, "test-made")["passed"]


@rule("miniatures:panic.pass")
def test_a_passed_panic_test_costs_nothing() -> None:
    game = wounded(panic="333")
    assert told(game, "test-made")["passed"]
    assert game.wounds("blue-1") == 11


@rule("miniatures:panic.fail")
def test_a_failed_panic_test_costs_as_many_wounds_as_the_d3_shows() -> None:
    game = wounded(panic="112")
    assert game.models("blue-1") == 12 - 1 - 2
    assert purposes(game) == ["attack", "defense", "panic"]


@rule("miniatures:example.panic-fail")
def test_the_sworn_swords_fail_with_four() -> None:
    game = wounded(panic="311")
    assert (told(game, "test-made")["result"], told(game, "test-made")["morale"]) == (4, 6)
    assert told(game, "wounds-suffered")["wounds"] == 1
    assert game.wounds("blue-1") == 10
    assert purposes(game).count("defense") == 1


@rule("miniatures:panic.reroll-includes-d3")
def test_the_d3_may_be_rerolled_with_the_other_dice() -> None:
    game = began(
        facing("lannister-guardsmen", "stark-sworn-swords panicked").dice(
            attack="411111", defense="1", panic="111", again="3"
        )
    )
    assert game.asks("red", "reroll-dice")
    game.play("red", "reroll panicked: 3").nothing_declared()
    assert told(game, "rerolled")["dice"] == [1, 1, 3]
    assert game.wounds("blue-1") == 12 - 1 - 3


@rule("miniatures:ruling.d3")
def test_a_d3_shows_one_two_or_three_equally_often() -> None:
    field = scenario(*FAR).field
    shown = [throw(field, field.on_table()[0], "test", 3)[0] for _ in range(3000)]
    assert set(shown) == {1, 2, 3}
    assert all(900 < shown.count(face) < 1100 for face in (1, 2, 3))
    # The die of a Panic Test has three sides: a 4 can't lie there.
    with pytest.raises(AssertionError, match="3 sides"):
        wounded(panic="114")


# --- modifiers ----------------------------------------------------------------------------------------------------


@rule("miniatures:modifier.limits")
def test_a_result_is_never_less_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    # A die with a bonus is at most a 6: it hits, but it is no 6 for Critical Blow.
    game = facing("stark-sworn-swords wounds=4", "house-karstark-spearmen").strike(attack="5511", defense="66")
    assert told(game, "hits-counted")["modifiers"] == [[1, "winters-bite"]]
    assert told(game, "hits-counted")["hits"] == 2
    game = made_test(monkeypatch, "stark-sworn-swords", "111", "winters-bite", modifier=-4)
    assert told(game, "test-made")["result"] == 0


@rule("miniatures:ruling.modifier-limits")
def test_the_total_of_a_test_lies_between_0_and_12(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing("lannister-guardsmen", "house-umber-berserkers wounds=8").strike(
        attack="411111", defense="1", panic="661"
    )
    assert told(game, "test-made")["modifiers"] == [[1, "berserkers-fervor"]]
    assert told(game, "test-made")["result"] == 12
    game = made_test(monkeypatch, "stark-sworn-swords", "121", "winters-bite", modifier=-4)
    assert told(game, "test-made")["result"] == 0


@rule("miniatures:example.modifier-floor")
def test_a_panic_test_of_three_with_minus_four_is_zero() -> None:
    game = facing("pyromancers", "stark-sworn-swords", side="rear").strike(attack="3222222", panic="121")
    test = told(game, "test-made")
    assert sum(value for value, _ in test["modifiers"]) == -4
    assert (test["result"], test["passed"]) == (0, False)


@rule("miniatures:ruling.example-dice")
def test_the_dice_of_the_examples_give_what_is_printed() -> None:
    game = facing("lannister-guardsmen", "stark-sworn-swords").strike(attack="654421", defense="5421", panic="231")
    hits = told(game, "hits-counted")
    assert (hits["hits"], hits["misses"], told(game, "hits-blocked")["blocked"]) == (4, 2, 2)
    assert (told(game, "wounds-suffered")["cause"], told(game, "wounds-suffered")["wounds"]) == ("panic", 1)


# --- the cards of the examples --------------------------------------------------------------------------------------


def values(name: str) -> tuple[int, int, int, int]:
    card = next(unit for unit in BOX.units.values() if unit.id == name)
    return card.speed, card.defense, card.morale, card.cost


@rule("miniatures:example.card-pyromancers")
def test_the_card_of_the_pyromancers() -> None:
    card = next(unit for unit in BOX.units.values() if unit.id == "pyromancers")
    assert values("pyromancers") == (5, 6, 6, 7)
    assert [(one.kind, one.to_hit, one.dice) for one in card.attacks] == [
        ("short", 3, (7, 7, 4)),
        ("melee", 3, (7, 7, 4)),
    ]
    assert set(card.abilities) == {"wildfire", "horrific-visage"}
    game = facing("pyromancers", "stark-sworn-swords").strike(attack="6533211", panic="432")
    assert told(game, "hits-counted")["hits"] == 4
    assert purposes(game) == ["attack", "panic"]
    assert (told(game, "test-made")["result"], told(game, "test-made")["passed"]) == (5, False)
    assert game.models("blue-1") == 12 - 6
    assert game.models("red-1") == 12 - 2
    assert [event["unit"] for event in game.events("wounds-suffered")] == ["blue-1", "blue-1", "red-1"]


@rule("miniatures:example.card-horrific-visage")
def test_whoever_attacks_pyromancers_makes_a_panic_test_first() -> None:
    game = facing("lannister-guardsmen", "pyromancers wounds=8").strike(panic="441", attack="111111")
    assert purposes(game) == ["panic", "attack"]
    test = told(game, "test-made")
    assert (test["unit"], test["modifiers"], test["result"]) == ("red-1", [[-2, "horrific-visage"]], 6)
    assert game.wounds("red-1") == 11
    assert len(game.events("attack-completed")) == 1


@rule("miniatures:example.card-lannister-guardsmen")
def test_the_card_of_the_guardsmen() -> None:
    card = next(unit for unit in BOX.units.values() if unit.id == "lannister-guardsmen")
    assert values("lannister-guardsmen")[:3] == (4, 3, 7)
    assert [(one.id, one.to_hit, one.dice) for one in card.attacks] == [("long-sword", 4, (6, 5, 4))]
    game = began(facing("stark-sworn-swords", "lannister-guardsmen wounds=8").dice(attack="1111111", panic="431"))
    game.play("blue", "use order-lannister-supremacy blue-1: -")
    test = told(game, "test-made")
    assert (test["unit"], test["result"], test["passed"]) == ("red-1", 5, False)
    assert told(game, "wounds-suffered")["wounds"] == 3
    assert game.wounds("red-1") == 9
