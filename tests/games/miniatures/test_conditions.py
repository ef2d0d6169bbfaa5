"""Rerolls and Condition tokens (p. 22)."""

from __future__ import annotations

import pytest

from maester.errors import BadData
from maester.games.miniatures import rolling
from maester.games.miniatures.box import read_data
from maester.games.miniatures.moments import DEFENSE_ROLLED
from maester.games.miniatures.names import CONDITION_NAMES, VULNERABLE
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.changes import MayReroll
from maester.games.miniatures.pieces.filters import Has, HasCondition
from maester.games.miniatures.pieces.operations import Expend, SufferWounds
from maester.games.miniatures.pieces.situations import ATTACKER, DEFENDER
from maester.games.miniatures.pieces.texts import attack, may
from maester.harness.marks import rule
from tests.games.miniatures.charges import guards
from tests.games.miniatures.given import began, saying, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
"""Defense 4+, Morale 6+, and nothing that concerns an attack from the Front."""


def charge_of_few() -> Battle:
    """Weakened Sworn Swords with one rank left have charged and rolled four Attack dice: they have two ways to reroll
    them, and their opponent one.
    """
    game = scenario("red: stark-sworn-swords @ 24 17.2 0 wounds=4 weakened", guards(8), *FAR)
    game.activate("red-1").dice(charge=5, attack="1166").act("charge")
    return game.rest(until="reroll-dice")


@rule("miniatures:reroll.once-per-player")
def test_each_player_has_a_die_rerolled_once() -> None:
    game = charge_of_few().dice(own="2", own_again="5", forced="1", defense="6666")
    game.play("red", "reroll charge-bonus: 1")
    with game.refused("reroll.once-per-player"):
        game.play("red", "reroll winters-bite: 1")
    game.play("red", "reroll winters-bite: 2")
    game.play("blue", "reroll weakened: 2")
    assert [event["seat"] for event in game.events("rerolled")] == ["red", "red", "blue"]
    assert told(game, "rerolled")["dice"] == [2, 1, 6, 6]


@rule("miniatures:reroll.active-player-first")
def test_the_player_whose_turn_it_is_rerolls_first() -> None:
    game = charge_of_few().dice(own="5")
    assert game.asked() == ("red",)
    assert game.why_not("blue", "reroll weakened: 3") is not None
    game.play("red", "reroll charge-bonus: 1", "pass")
    # The opponent decides with the new results on the table.
    assert told(game, "rerolled")["dice"] == [5, 1, 6, 6]
    assert game.asks("blue", "reroll-dice")


@rule("miniatures:reroll.active-player-first")
def test_it_is_the_turn_that_counts_and_not_who_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    # Halberdiers strike back in red's turn: red has them reroll before they do so themselves.
    game = scenario("red: stark-sworn-swords @ 24 17.2 0", "blue: lannister-halberdiers @ 24 30 180 weakened", *FAR)
    saying(game, monkeypatch, "halberd", attack(MayReroll()))
    game.activate("red-1").dice(charge=5, attack="6111111", forced="2").act("charge").rest(until="declare-text")
    game.play("blue", "use order-set-for-charge blue-1: -")
    assert game.asks("red", "reroll-dice")
    game.play("red", "reroll weakened: 1")
    assert game.asks("blue", "reroll-dice")


@rule("miniatures:reroll.replaces-result")
def test_a_rerolled_six_is_no_six_any_more() -> None:
    game = began(facing("stark-sworn-swords weakened", PLAIN).dice(attack="6111111", again="2"))
    game.play("blue", "reroll weakened: 1")
    assert (told(game, "hits-counted")["hits"], told(game, "hits-counted")["misses"]) == (0, 7)


@rule("miniatures:ruling.reroll-tokens")
def test_a_token_is_the_one_reroll_of_those_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    # As if the unit were Weakened again at once, so that the opponent has a second way to have dice rerolled.
    monkeypatch.setattr(rolling, "expend", lambda game, unit, condition: None)
    game = began(facing("lannister-guardsmen weakened", PLAIN).dice(attack="665411", again="22", more="1"))
    game.play("blue", "reroll weakened: 1,2")
    assert game.asks("blue", "reroll-dice")
    with game.refused("reroll.once-per-player"):
        game.play("blue", "reroll weakened: 2")
    game.play("blue", "reroll weakened: 3")
    assert told(game, "rerolled")["dice"] == [2, 2, 1, 4, 1, 1]


# --- tokens -------------------------------------------------------------------------------------------------------


@rule("miniatures:condition.kinds")
def test_there_are_three_conditions() -> None:
    assert CONDITION_NAMES == ("panicked", "vulnerable", "weakened")
    assert [one["id"] for one in read_data("abilities")["conditions"]] == list(CONDITION_NAMES)
    game = facing("lannister-guardsmen", f"{PLAIN} panicked vulnerable weakened")
    assert game.conditions("blue-1") == CONDITION_NAMES
    with pytest.raises(BadData):
        facing("lannister-guardsmen", f"{PLAIN} frightened")


@rule("miniatures:condition.one-of-each")
def test_a_unit_has_one_token_of_each_kind() -> None:
    game = facing("bloody-mummer-skirmishers", f"{PLAIN} weakened").strike(attack="1111111")
    assert game.conditions("blue-1") == ("weakened",)
    assert game.events("condition-given") == []
    game = facing("bloody-mummer-skirmishers", f"{PLAIN} panicked").strike(attack="1111111")
    assert game.conditions("blue-1") == ("panicked", "weakened")
    # One token, expended once: afterwards there is none left.
    game = facing("bloody-mummer-skirmishers weakened", f"{PLAIN} weakened")
    began(game.dice(attack="6111111", again="1")).play("blue", "reroll weakened: 1")
    assert game.conditions("red-1") == ()


@rule("miniatures:condition.persists")
def test_tokens_stay_over_the_end_of_the_round() -> None:
    game = scenario(
        "red: stark-sworn-swords @ 24 20 0 vulnerable activated", *(f"{line} activated" for line in FAR), round=1
    )
    assert game.field.round == 2
    assert game.conditions("red-1") == ("vulnerable",)


@rule("miniatures:condition.optional")
def test_the_opponent_may_keep_the_token() -> None:
    game = began(facing("lannister-guardsmen weakened", PLAIN).dice(attack="111111"))
    assert game.asks("blue", "reroll-dice")
    game.play("blue", "pass")
    assert game.conditions("red-1") == ("weakened",)
    assert game.events("rerolled") == []


@rule("miniatures:condition.panicked")
def test_panicked_rerolls_dice_of_morale_tests() -> None:
    game = began(
        facing("lannister-guardsmen", f"{PLAIN} panicked").dice(attack="411111", defense="1", panic="441", again="1")
    )
    game.play("red", "reroll panicked: 1")
    assert (told(game, "test-made")["result"], told(game, "test-made")["passed"]) == (5, False)
    assert game.conditions("blue-1") == ()
    assert game.wounds("blue-1") == 12 - 1 - 1


@rule("miniatures:condition.panicked")
def test_panicked_rerolls_dice_of_tests_that_cause_no_panic() -> None:
    game = scenario("red: golden-company-war-elephant @ 24 20 0 panicked", *FAR).play("red", "activate red-1")
    game.dice(morale="33", again="2").play("red", "action march").play("blue", "reroll panicked: 1")
    assert (told(game, "test-made")["panic"], told(game, "test-made")["passed"]) == (False, False)
    assert game.conditions("red-1") == ()


@rule("miniatures:condition.vulnerable")
def test_vulnerable_rerolls_defense_dice() -> None:
    game = began(
        facing("lannister-guardsmen", f"{PLAIN} vulnerable").dice(
            attack="444111", defense="652", again="11", panic="661"
        )
    )
    game.play("red", "reroll vulnerable: 1,2").nothing_declared()
    assert told(game, "rerolled")["dice"] == [1, 1, 2]
    assert game.conditions("blue-1") == ()
    assert game.wounds("blue-1") == 9


@rule("miniatures:condition.weakened")
def test_weakened_rerolls_attack_dice() -> None:
    game = began(facing("lannister-guardsmen wounds=4 weakened", PLAIN).dice(attack="6641", again="22", defense="6"))
    game.play("blue", "reroll weakened: 1,2")
    assert told(game, "hits-counted")["hits"] == 1
    assert game.conditions("red-1") == ()


@rule("miniatures:condition.alternative-results")
def test_a_text_may_expend_a_token_for_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    instead = may(
        DEFENSE_ROLLED,
        Has(ATTACKER),
        HasCondition(VULNERABLE),
        do=(Expend(DEFENDER, VULNERABLE), SufferWounds(DEFENDER, Fixed(1))),
    )
    for mark, offered in (("vulnerable", True), ("weakened", False)):
        game = saying(facing("stark-sworn-swords", f"{PLAIN} {mark}"), monkeypatch, "winters-bite", instead)
        began(game.dice(attack="4111111", defense="6"))
        if game.question() == "reroll-dice":
            game.play("red", "pass")
        assert game.asks("red", "declare-text") is offered
        if offered:
            game.play("red", "use winters-bite red-1: -")
            assert game.conditions("blue-1") == ()
            assert game.events("rerolled") == []
            assert game.wounds("blue-1") == 11


@rule("miniatures:ruling.condition-holder")
def test_nobody_expends_a_token_of_his_own_unit() -> None:
    game = began(facing("lannister-guardsmen", f"{PLAIN} panicked").dice(attack="411111", defense="1", panic="113"))
    assert game.asks("red", "reroll-dice")
    assert game.why_not("blue", "reroll panicked: 1") is not None
    game.play("red", "pass")
    assert not game.asks("blue", "reroll-dice")
    assert game.wounds("blue-1") == 12 - 1 - 3
    # Whoever has a way to reroll his own dice doesn't have the token for it.
    game = began(facing("golden-company-swordsmen weakened", PLAIN).dice(attack="1111111")).nothing_declared()
    assert game.why_not("red", "reroll weakened: 1") == "condition.weakened"
    assert game.why_not("red", "reroll mastercraft-longsword: 1") is None
