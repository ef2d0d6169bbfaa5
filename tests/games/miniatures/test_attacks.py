"""Resolving attacks (p. 17, 18, 38): dice, Hits, Defense, Wounds, the Panic Test, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.changes import DefenseRolls, HighestDice, LowestDice
from maester.games.miniatures.pieces.texts import always, attack
from maester.harness.marks import rule
from tests.games.miniatures.given import began, saying
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-tully-sworn-shields"
"""Defense 3+, Morale 6+."""
STEPS = (
    "attack-declared", "rolled", "rerolled", "hits-counted", "hits-blocked", "wounds-suffered", "test-made",
    "attack-completed",
)  # fmt: skip


def told(game: Battle, kind: str) -> dict[str, Any]:
    """The last event of a kind."""
    return game.events(kind)[-1]


# --- the steps ----------------------------------------------------------------------------------------------------


@rule("miniatures:attack.step-order")
def test_an_attack_is_resolved_step_by_step() -> None:
    game = facing("golden-company-swordsmen", "stark-sworn-swords vulnerable")
    game.activate("red-1").dice(attack="1111666", again="6", defense="1234", more="5", panic="661").act("melee-attack")
    game.play("red", "pass").nothing_declared().play("red", "reroll mastercraft-longsword: 1")
    game.play("red", "reroll vulnerable: 1").nothing_declared()
    assert game.kinds(*STEPS) == [
        "attack-declared", "rolled", "rerolled", "hits-counted", "rolled", "rerolled", "hits-blocked",
        "wounds-suffered", "rolled", "test-made", "attack-completed",
    ]  # fmt: skip
    assert not game.dice_left


@rule("miniatures:example.attack-guardsmen")
def test_the_attack_of_the_guardsmen() -> None:
    game = facing().strike(attack="654421", defense="5421", panic="231")
    assert (told(game, "hits-counted")["hits"], told(game, "hits-counted")["misses"]) == (4, 2)
    assert told(game, "hits-blocked")["blocked"] == 2
    assert not told(game, "test-made")["passed"]
    assert game.models("blue-1") == 9


@rule("miniatures:attack.dice-count")
def test_as_many_dice_as_are_printed_for_the_ranks_left() -> None:
    game = facing("lannister-guardsmen wounds=7").strike(attack="11111")
    assert told(game, "rolled")["dice"] == [1, 1, 1, 1, 1]


@rule("miniatures:card.attack-dice-by-rank")
def test_the_number_of_dice_falls_with_the_ranks() -> None:
    for wounds, dice in ((12, 6), (8, 5), (4, 4)):
        game = facing(f"lannister-guardsmen wounds={wounds}").strike(attack="1" * dice)
        assert len(game.rolls()[0][2]) == dice


@rule("miniatures:ruling.attack-dice-fewer-ranks")
def test_cavalry_has_two_numbers_of_dice_and_a_solo_unit_one() -> None:
    game = facing("stark-outriders wounds=6").strike(attack="1111")
    assert len(game.rolls()[0][2]) == 4
    for wounds in (4, 1):
        game = facing(f"grey-wind wounds={wounds}").strike(attack="1111")
        assert len(game.rolls()[0][2]) == 4


@rule("miniatures:attack.to-hit")
def test_a_die_that_reaches_to_hit_is_a_hit() -> None:
    game = facing().strike(attack="654321", defense="666")
    assert (told(game, "hits-counted")["hits"], told(game, "hits-counted")["misses"]) == (3, 3)


@rule("miniatures:attack.natural-one-misses")
def test_a_one_always_misses() -> None:
    game = facing("stark-sworn-swords wounds=4", PLAIN).strike(attack="1123", defense="6")
    assert told(game, "hits-counted")["modifiers"] == [[1, "winters-bite"]]
    assert (told(game, "hits-counted")["hits"], told(game, "hits-counted")["misses"]) == (1, 3)


@rule("miniatures:attack.natural-six-hits")
def test_a_six_always_hits() -> None:
    game = facing("stark-bowmen", "bloody-mummer-skirmishers").strike(
        with_attack=2, attack="65555", defense="6", counterstrike="6666"
    )
    assert told(game, "hits-counted")["modifiers"] == [[-1, "disrupt"]]
    assert (told(game, "hits-counted")["hits"], told(game, "hits-counted")["misses"]) == (1, 4)


@rule("miniatures:attack.reroll-step")
def test_both_players_reroll_attack_dice_before_any_defense_die() -> None:
    game = scenario("red: lannister-guardsmen @ 24 17.2 0 weakened", "blue: stark-sworn-swords @ 24 30 180", *FAR)
    game.activate("red-1").dice(charge=4, attack="111166", own="2", forced="2", defense="6").act("charge")
    while game.question() != "reroll-dice":
        game.answer_quietly()
    game.play("red", "reroll charge-bonus: 1").play("blue", "reroll weakened: 5")
    assert game.kinds("rerolled", "hits-counted", "hits-blocked") == [
        "rerolled", "rerolled", "hits-counted", "hits-blocked",
    ]  # fmt: skip
    assert [event["source"] for event in game.events("rerolled")] == ["charge-bonus", "weakened"]


@rule("miniatures:attack.after-attack-dice-effects")
def test_what_comes_after_attack_dice_comes_after_the_rerolls() -> None:
    game = facing("golden-company-swordsmen", "bloody-mummer-skirmishers activated")
    game.activate("red-1").dice(attack="1115555", again="1").act("melee-attack").play("red", "pass")
    game.nothing_declared()
    assert game.events("text-took-effect") == []
    game.dice(counterstrike="666", defense="6666").play("red", "reroll mastercraft-longsword: 1").no_rerolls()
    assert [event["ability"] for event in game.events("text-took-effect")] == ["counterstrike"]


@rule("miniatures:attack.wounds")
def test_each_hit_that_is_not_blocked_is_a_wound() -> None:
    game = facing().strike(attack="444411", defense="4411", panic="661")
    assert game.models("blue-1") == 10


@rule("miniatures:attack.panic-test")
def test_after_all_wounds_the_defender_makes_a_panic_test() -> None:
    game = facing().strike(attack="441111", defense="11", panic="123")
    assert game.kinds("wounds-suffered", "test-made", "attack-completed") == [
        "wounds-suffered", "test-made", "wounds-suffered", "attack-completed",
    ]  # fmt: skip


@rule("miniatures:attack.panic-auto-pass")
def test_without_wounds_the_test_counts_as_passed() -> None:
    game = facing("lannister-guardsmen", PLAIN).strike(attack="441111", defense="66")
    assert game.events("test-made") == []
    assert game.kinds("test-passed-automatically") == ["test-passed-automatically"]
    # Stubborn Tenacity: when this unit passes a Panic Test, one enemy engaged with it takes 1 Wound.
    assert game.wounds("red-1") == 11


@rule("miniatures:attack.complete")
def test_when_all_steps_are_done_what_comes_after_the_attack_is_resolved() -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen")
    game.activate("red-1").dice(attack="4111111", defense="6").act("melee-attack").play("red", "pass")
    assert game.asks("blue", "declare-text")
    assert game.kinds("attack-completed") == ["attack-completed"]
    assert "use order-lannister-supremacy blue-1: -" in game.options("blue")


@rule("miniatures:ruling.attack-stops-on-destruction")
def test_a_destroyed_defender_makes_no_test_and_a_destroyed_attacker_rolls_no_dice() -> None:
    game = facing("lannister-guardsmen", "stark-sworn-swords wounds=1").strike(attack="611111", defense="1")
    assert game.events("test-made") == []
    assert told(game, "attack-completed")["destroyed"]
    game = facing("lannister-guardsmen wounds=1", "pyromancers").strike(panic="111")
    assert not game.field.stands(game.unit("red-1"))
    assert [purpose for _, purpose, _ in game.rolls()] == ["panic"]


# --- Hits and Defense ---------------------------------------------------------------------------------------------


@rule("miniatures:term.hit")
def test_every_hit_allows_a_defense_roll() -> None:
    game = facing().strike(attack="444411", defense="1144", panic="661")
    assert game.rolls()[1] == ("blue-1", "defense", (1, 1, 4, 4))
    assert game.models("blue-1") == 10


@rule("miniatures:defense.dice-per-hit")
def test_a_defense_die_for_each_hit() -> None:
    game = facing().strike(attack="444411", defense="6666")
    assert len(game.rolls()[1][2]) == 4
    game = facing().strike(attack="111111")
    assert [purpose for _, purpose, _ in game.rolls()] == ["attack"]


@rule("miniatures:defense.success")
def test_a_die_that_reaches_defense_blocks() -> None:
    game = facing().strike(attack="444411", defense="6432", panic="661")
    assert told(game, "hits-blocked")["blocked"] == 2


@rule("miniatures:card.defense")
def test_defense_is_what_a_die_must_reach() -> None:
    game = facing().strike(attack="441111", defense="43", panic="661")
    assert told(game, "hits-blocked")["blocked"] == 1


@rule("miniatures:defense.natural-six-blocks")
def test_a_six_always_blocks() -> None:
    game = facing("lannister-halberdiers", "stark-bowmen", side="rear").strike(attack="4111111", defense="6")
    assert sum(value for value, _ in told(game, "hits-blocked")["modifiers"]) == -3
    assert told(game, "hits-blocked")["blocked"] == 1


@rule("miniatures:defense.natural-one-fails")
def test_a_one_never_blocks() -> None:
    game = facing("stark-sworn-swords", "house-umber-berserkers wounds=4").strike(
        attack="4111111", defense="1", panic="661"
    )
    assert told(game, "hits-blocked")["modifiers"] == [[2, "berserkers-fervor"]]
    assert told(game, "hits-blocked")["blocked"] == 0


@rule("miniatures:defense.reroll-step")
def test_defense_dice_are_rerolled_before_wounds_are_dealt() -> None:
    game = facing("lannister-guardsmen", "stark-sworn-swords vulnerable")
    game.activate("red-1").dice(attack="441111", defense="66", again="1", panic="661").act("melee-attack")
    game.play("red", "pass")
    assert game.asks("red", "reroll-dice")
    assert game.wounds("blue-1") == 12
    game.play("red", "reroll vulnerable: 2")
    assert game.wounds("blue-1") == 11


# --- bonuses and keywords -----------------------------------------------------------------------------------------


@rule("miniatures:bonus.flank")
def test_from_the_flank_defense_and_panic_have_minus_one() -> None:
    game = facing("lannister-guardsmen", "stark-sworn-swords", side="right-flank").strike(
        attack="441111", defense="45", panic="241"
    )
    assert told(game, "attack-declared")["side"] == "right-flank"
    assert told(game, "hits-blocked")["blocked"] == 1
    assert told(game, "test-made")["result"] == 5
    assert not told(game, "test-made")["passed"]


@rule("miniatures:bonus.rear")
def test_from_the_rear_defense_and_panic_have_minus_two() -> None:
    game = facing("lannister-guardsmen", PLAIN, side="rear").strike(attack="441111", defense="45", panic="441")
    assert told(game, "hits-blocked")["blocked"] == 1
    assert told(game, "test-made")["result"] == 6


@rule("miniatures:ruling.zone-in-contact")
def test_in_melee_the_edge_that_is_touched_decides() -> None:
    game = scenario("red: lannister-guardsmen @ 29.15 26.75 270", "blue: stark-sworn-swords @ 24 24 0", *FAR).strike(
        attack="441111", defense="45", panic="661"
    )
    assert told(game, "attack-declared")["side"] == "right-flank"
    assert told(game, "hits-blocked")["blocked"] == 1


@rule("miniatures:keyword.critical-blow")
def test_a_six_gives_one_more_hit() -> None:
    game = facing("stark-sworn-swords", PLAIN).strike(attack="6641111", defense="66666")
    assert told(game, "hits-counted")["hits"] == 5


@rule("miniatures:keyword.precision")
def test_a_six_becomes_a_wound_without_a_defense_die() -> None:
    game = facing("house-mormont-bruisers", PLAIN)
    game.activate("red-1").dice(attack="6541111", defense="66", panic="661").act("melee-attack").play("red", "pass")
    game.play("red", "option 2").no_rerolls()
    assert (told(game, "hits-counted")["hits"], told(game, "hits-counted")["piercing"]) == (2, 1)
    assert game.wounds("blue-1") == 11


@rule("miniatures:ruling.precision-wounds-count")
def test_wounds_by_precision_call_for_the_panic_test() -> None:
    game = facing("house-mormont-bruisers", PLAIN)
    game.activate("red-1").dice(attack="6111111", panic="661").act("melee-attack").play("red", "pass")
    game.play("red", "option 2").no_rerolls()
    assert len(game.events("test-made")) == 1


@rule("miniatures:keyword.precision")
def test_blocks_that_are_left_over_stop_no_wounds_by_precision() -> None:
    game = began(facing("house-mormont-bruisers", PLAIN).dice(attack="6411111", defense="1", panic="661"))
    game.play("red", "option 2").play("blue", "use order-shield-wall blue-1: -")
    assert (told(game, "hits-blocked")["blocked"], told(game, "hits-blocked")["unblocked"]) == (1, 0)
    assert game.wounds("blue-1") == 11


@rule("miniatures:ruling.precision-and-critical")
def test_with_both_a_six_gives_a_wound_and_a_hit() -> None:
    game = facing("house-mormont-bruisers wounds=8", PLAIN)
    game.activate("red-1").dice(attack="611111", defense="6", panic="661").act("melee-attack").play("red", "pass")
    game.play("red", "option 1", "option 2").no_rerolls()
    assert (told(game, "hits-counted")["hits"], told(game, "hits-counted")["piercing"]) == (1, 1)


@rule("miniatures:keyword.sundering")
def test_sundering_takes_one_off_the_defense_rolls() -> None:
    game = facing("lannister-halberdiers").strike(attack="4411111", defense="45", panic="661")
    assert told(game, "hits-blocked")["blocked"] == 1


@rule("miniatures:keyword.vicious")
def test_vicious_takes_two_off_the_panic_test() -> None:
    game = facing("house-umber-greataxes", "stark-sworn-swords").strike(attack="311111", defense="5", panic="341")
    assert told(game, "test-made")["result"] == 5
    assert not told(game, "test-made")["passed"]


@rule("miniatures:ability.identical-not-cumulative")
def test_the_same_keyword_twice_counts_once() -> None:
    game = scenario(
        "red: lannister-halberdiers @ 24 24 0",
        "blue: stark-sworn-swords @ 24 28.8 180",
        *FAR,
        objectives=["24 24 card=6"],
    )
    assert game.controls(1) == "red-1"
    game.strike(attack="4411111", defense="45", panic="661")
    assert told(game, "hits-blocked")["modifiers"] == [[-1, "sundering"]]


@rule("miniatures:example.identical-ability")
def test_sundering_from_the_card_and_from_an_objective_is_one_sundering() -> None:
    game = scenario(
        "red: lannister-halberdiers @ 24 24 0",
        "blue: stark-sworn-swords @ 24 28.8 180",
        *FAR,
        objectives=["24 24 card=6"],
    ).strike(attack="4411111", defense="45", panic="661")
    assert told(game, "hits-blocked")["blocked"] == 1


@rule("miniatures:ability.different-names-cumulative")
def test_sundering_and_the_flank_bonus_add_up() -> None:
    game = facing("lannister-halberdiers", side="left-flank").strike(attack="4411111", defense="56", panic="661")
    assert sum(value for value, _ in told(game, "hits-blocked")["modifiers"]) == -2
    assert told(game, "hits-blocked")["blocked"] == 1


# --- modifiers ----------------------------------------------------------------------------------------------------


@rule("miniatures:modifier.changes-result-only")
def test_a_five_with_plus_one_hits_but_is_no_six() -> None:
    game = facing("stark-sworn-swords wounds=8", PLAIN).strike(attack="51111", defense="6")
    assert told(game, "hits-counted")["hits"] == 1
    game = facing("stark-sworn-swords wounds=8", PLAIN).strike(attack="61111", defense="66")
    assert told(game, "hits-counted")["hits"] == 2


@rule("miniatures:dice.highest-lowest")
def test_the_highest_number_of_dice_is_that_of_all_ranks() -> None:
    game = scenario(
        "red: lannister-guardsmen @ 24 24 0 wounds=4",
        "blue: stark-sworn-swords @ 24 28.8 180 wounds=4",
        *FAR,
        objectives=["24 24 card=10"],
    ).strike(attack="111111")
    assert len(game.rolls()[0][2]) == 6


@rule("miniatures:dice.highest-lowest")
def test_of_the_highest_and_the_lowest_number_of_dice_the_lowest_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing("stark-sworn-swords wounds=8", PLAIN)
    saying(game, monkeypatch, "winters-bite", attack(HighestDice(), LowestDice())).strike(attack="1111")
    assert len(game.rolls()[0][2]) == 4


# --- Surge Forward ------------------------------------------------------------------------------------------------


def destroying(*more: str) -> Battle:
    """Red destroys a unit with its last model in melee."""
    game = facing("stark-sworn-swords", "lannister-guardsmen wounds=1", *more, *FAR)
    return game.strike(attack="4111111", defense="1")


@rule("miniatures:surge.trigger")
def test_whoever_destroys_a_unit_in_melee_may_surge_forward() -> None:
    assert destroying().asks("red", "choose-free-maneuver")
    game = facing("stark-sworn-swords", "lannister-guardsmen wounds=1").strike(attack="4111111", defense="6")
    assert not game.asks("red", "choose-free-maneuver")


@rule("miniatures:surge.trigger")
def test_whoever_destroys_a_unit_with_arrows_does_not_surge_forward() -> None:
    game = scenario("red: lannister-crossbowmen @ 24 10 0", "blue: stark-sworn-swords @ 24 24 180 wounds=1", *FAR)
    game.shoot(attack="311111", defense="1")
    assert not game.field.stands(game.unit("blue-1"))
    assert game.asked() == ("blue",)


@rule("miniatures:ruling.surge-scope")
def test_the_panic_test_of_the_attack_destroys_too() -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen wounds=2")
    game.strike(attack="4111111", defense="1", panic="111")
    assert told(game, "attack-completed")["destroyed"]
    assert game.asks("red", "choose-free-maneuver")


@rule("miniatures:surge.free-maneuver")
def test_only_an_unengaged_unit_makes_the_free_maneuver() -> None:
    game = destroying()
    before = game.pose("red-1")
    game.play("red", "maneuver 0 5 0")
    assert before is not None
    assert game.pose("red-1") == (before[0], before[1] + 5, 0)
    other = "blue: house-clegane-mountains-men @ 18.85 20 90"
    assert not destroying(other).asks("red", "choose-free-maneuver")


@rule("miniatures:surge.friends-pivot")
def test_friends_that_were_engaged_with_the_destroyed_unit_only_may_pivot() -> None:
    friend = "red: stark-sworn-swords @ 18.85 24.8 90"
    game = destroying(friend)
    game.play("red", "pass")
    assert game.asks("red", "offer-free-pivot")
    second = "blue: house-clegane-mountains-men @ 18.85 30.2 180"
    game = facing("stark-sworn-swords", "lannister-guardsmen wounds=1", friend, second, *FAR).strike(
        attack="4111111", defense="1"
    )
    game.play("red", "pass")
    assert not game.asks("red", "offer-free-pivot")


@rule("miniatures:surge.friends-pivot")
@pytest.mark.parametrize(("y", "pivots"), [(24.8, False), (34.8, True)])
def test_a_friend_that_was_engaged_with_another_too_may_not_pivot(y: float, pivots: bool) -> None:
    # Turned by 90 degrees the elephant would be more than an inch away from the enemy behind it.
    elephant = "red: golden-company-war-elephant @ 18.475 24.8 90"
    game = destroying(elephant, f"blue: house-clegane-mountains-men @ 13.3 {y} 90")
    assert game.engaged("red-2") == (() if pivots else ("blue-2",))
    game.play("red", "pass")
    assert game.asks("red", "offer-free-pivot") is pivots


@rule("miniatures:ruling.surge-scope")
def test_destruction_by_an_order_gives_no_surge() -> None:
    game = facing("house-karstark-spearmen", "lannister-guardsmen wounds=1", *FAR)
    game.play("red", "activate red-1").dice(hits="11111").play("red", "use order-hold-the-line red-1: blue-1")
    assert not game.field.stands(game.unit("blue-1"))
    assert game.asks("red", "choose-action")


# --- Hits and Wounds without an attack ------------------------------------------------------------------------------


@rule("miniatures:term.automatic-hit")
def test_automatic_hits_allow_defense_rolls() -> None:
    game = facing("house-karstark-spearmen wounds=4", "stark-sworn-swords")
    game.play("red", "activate red-1").dice(defense="532").play("red", "use order-hold-the-line red-1: blue-1")
    assert game.wounds("blue-1") == 10


@rule("miniatures:term.automatic-hit")
@pytest.mark.parametrize(("added", "defense", "left"), [(5, "112", 10), (-5, "655", 10)])
def test_against_automatic_hits_too_a_one_never_blocks_and_a_six_always(
    added: int, defense: str, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = facing("house-karstark-spearmen wounds=4", "house-umber-berserkers")
    saying(game, monkeypatch, "berserkers-fervor", always(DefenseRolls(Fixed(added))))
    game.play("red", "activate red-1").dice(defense=defense).play("red", "use order-hold-the-line red-1: blue-1")
    assert game.wounds("blue-1") == left


@rule("miniatures:ruling.panic-only-when-stated")
def test_hits_without_an_attack_cause_no_panic_test() -> None:
    game = facing("house-karstark-spearmen wounds=4", "stark-sworn-swords")
    game.play("red", "activate red-1").dice(defense="111").play("red", "use order-hold-the-line red-1: blue-1")
    assert game.wounds("blue-1") == 9
    assert game.events("test-made") == []


@rule("miniatures:term.wounds")
def test_wounds_allow_no_defense_roll() -> None:
    game = facing("pyromancers", "stark-sworn-swords").strike(attack="3332222", panic="661")
    assert [purpose for _, purpose, _ in game.rolls()] == ["attack", "panic"]
    assert game.models("blue-1") == 9


@rule("miniatures:term.attacker")
def test_the_unit_that_attacks_is_the_attacker() -> None:
    game = facing("golden-company-swordsmen").activate("red-1").act("melee-attack").play("red", "pass")
    assert game.view()["attacks"][0]["attacker"] == "red-1"


@rule("miniatures:term.defender")
def test_the_unit_that_is_attacked_is_the_defender() -> None:
    game = facing("golden-company-swordsmen").activate("red-1").act("melee-attack").play("red", "pass")
    assert game.view()["attacks"][0]["defender"] == "blue-1"
