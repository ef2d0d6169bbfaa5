"""The Tactics cards of the Neutral faction: what each way of playing them does, and when they can't be played."""

from __future__ import annotations

from typing import Any

import pytest

from maester.engine.knowledge import EVERYBODY, bits
from tests.games.miniatures.given import began, purposes, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario
from tests.games.miniatures.neutral_hands import held, playable, plays, round_ends

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
MERCENARIES = "stormcrow-mercenaries"
LETTER = "red: 30407 zone=letter activated"
CROWN = "red: 30407 zone=crown activated"

# --- Planning and Insight ---------------------------------------------------------------------------------------------

PLANNING = "neutral-planning-and-insight"


@pytest.mark.parametrize(
    ("red", "ncu", "hits"),
    [
        (MERCENARIES, CROWN, 1),
        (MERCENARIES, LETTER, 2),
        (f"{MERCENARIES} with=20411", CROWN, 2),
        # The Letter and the Commander give one bonus between them.
        (f"{MERCENARIES} with=20411", LETTER, 2),
    ],
)
def test_planning_deals_more_hits(red: str, ncu: str, hits: int) -> None:
    game = began(facing(red, PLAIN, position=held("red", PLANNING, ncus=[ncu])).dice(attack="1" * 7))
    plays(game, "red", PLANNING).dice(defense="6" * hits).play("red", "option 1").no_rerolls()
    assert told(game, "hits-counted")["hits"] == hits


@pytest.mark.parametrize(("blue", "blocked"), [(PLAIN, 1), (f"{PLAIN} with=20411", 2)])
def test_insight_blocks_more_hits_of_an_enemy(blue: str, blocked: int) -> None:
    game = began(facing(GUARDS, blue, position=held("blue", PLANNING)).dice(attack="444111"))
    plays(game, "blue", PLANNING).dice(defense="111", panic="661").play("blue", "option 2").no_rerolls()
    assert (told(game, "hits-blocked")["blocked"], game.wounds("blue-1")) == (blocked, 9 + blocked)


def test_planning_is_for_melee() -> None:
    game = scenario(
        "red: stormcrow-archers @ 24 20 0", f"blue: {PLAIN} @ 24 29 180", *FAR, position=held("red", PLANNING)
    )
    game.activate("red-1").play("red", "action ranged-attack")
    assert game.asks("red", "shift-before-shooting")
    assert not playable(game.dice(attack="1" * 7).play("red", "pass"), "red", PLANNING)


# --- Adaptive Methods -------------------------------------------------------------------------------------------------

METHODS = "neutral-adaptive-methods"
TWO = (
    f"red: {PLAIN} @ 24 20 0 weakened",
    f"blue: {GUARDS} @ 24 33 180 vulnerable",
    f"blue: {GUARDS} @ 34 33 180",
    *FAR,
)


def test_adaptive_methods_give_a_token_and_swap_one() -> None:
    game = plays(scenario(*TWO, position=held("red", METHODS, ncus=[CROWN])), "red", METHODS, "blue-1")
    assert game.options("red") == ["token panicked", "token weakened"]
    game.play("red", "token panicked")
    assert "swap red-1 weakened vulnerable" in game.options("red")
    assert game.why_not("red", "swap blue-1 panicked vulnerable") == "condition.one-of-each"
    game.play("red", "swap blue-1 vulnerable weakened")
    assert game.conditions("blue-1") == ("panicked", "weakened")
    assert game.asks("red", "activate-unit")


def test_adaptive_methods_move_a_token_with_the_letter() -> None:
    game = plays(scenario(*TWO, position=held("red", METHODS, ncus=[LETTER])), "red", METHODS, "blue-1")
    game.play("red", "token panicked", "pass", "hand red-1 weakened blue-2")
    assert (game.conditions("red-1"), game.conditions("blue-2")) == ((), ("weakened",))


def test_adaptive_methods_are_for_the_start_of_a_turn_and_for_enemies() -> None:
    game = scenario(*TWO, position=held("red", METHODS), turn="blue", first="blue")
    assert playable(game, "red", METHODS)
    assert not playable(game, "red", METHODS, "red-1")
    game.nothing_declared().play("blue", "activate blue-1")
    assert not playable(game, "red", METHODS)


# --- Issue Commands ---------------------------------------------------------------------------------------------------

COMMANDS = "neutral-issue-commands"


def commanding(red: str = f"{MERCENARIES} with=20411", far: float = 12) -> Battle:
    return scenario(
        f"red: {red} @ 24 20 0",
        f"red: {MERCENARIES} @ {24 + far:g} 20 0",
        f"blue: {PLAIN} @ {24 + far:g} 24.8 180",
        *FAR,
        position=held("red", COMMANDS),
    ).play("red", "activate red-1")


def test_commands_have_another_unit_attack_instead() -> None:
    game = plays(commanding(), "red", COMMANDS, "red-2").dice(attack="1" * 7)
    while game.question() in ("turn-to-face", "reroll-dice"):
        game.play("red", "pass")
    assert purposes(game) == ["attack"]
    # The Commander's unit performs no action of its own.
    assert game.is_activated("red-1")
    assert not game.is_activated("red-2")


def test_commands_come_from_the_commander_and_reach_twelve_inches() -> None:
    assert not playable(commanding(MERCENARIES), "red", COMMANDS)
    assert not playable(commanding(far=19), "red", COMMANDS)


ORDERED = "golden-company-swordsmen used=order-adaptive-style"


def test_commands_renew_an_order() -> None:
    game = facing(ORDERED, PLAIN, position=held("red", COMMANDS))
    plays(game, "red", COMMANDS, "red-1")
    assert told(game, "order-freed")["ability"] == "order-adaptive-style"
    began(game)
    assert "use order-adaptive-style red-1: -" in game.options("red")


def test_commands_renew_only_what_was_used() -> None:
    game = facing("golden-company-swordsmen", ORDERED, position=held("red", COMMANDS))
    assert game.asks("red", "activate-unit")


# --- Worth the Risk ---------------------------------------------------------------------------------------------------

RISK = "neutral-worth-the-risk"


def risking(blue: str = f"{PLAIN} wounds=9", *more: str, panic: str = "111") -> Battle:
    game = began(
        facing(GUARDS, blue, *more, *FAR, position=held("blue", RISK)).dice(attack="411111", defense="1", panic=panic)
    )
    return game


def test_worth_the_risk_rerolls_a_test_and_heals() -> None:
    game = plays(risking(), "blue", RISK).dice(again="66").play("blue", f"reroll {RISK}: 1,2")
    assert told(game, "test-made")["passed"]
    assert game.wounds("blue-1") == 10
    assert game.kinds("text-laid-down", "attack-completed") == ["text-laid-down", "attack-completed"]


def test_worth_the_risk_may_fail() -> None:
    game = plays(risking(), "blue", RISK).dice(again="12").play("blue", f"reroll {RISK}: 1,2")
    assert game.wounds("blue-1") == 7
    assert game.kinds("text-laid-down", "attack-completed") == ["text-laid-down", "attack-completed"]


def test_near_the_commander_it_simply_passes() -> None:
    game = plays(risking(f"{PLAIN} wounds=9", f"blue: {MERCENARIES} @ 32 24.8 180 with=20411"), "blue", RISK)
    assert (game.wounds("blue-1"), game.kinds("test-passed-automatically")) == (10, ["test-passed-automatically"])


def test_worth_the_risk_is_for_friends() -> None:
    game = facing(GUARDS, PLAIN, position=held("red", RISK)).dice(attack="411111", defense="1", panic="111")
    assert not playable(began(game), "red", RISK)


# --- Meticulous Planning ----------------------------------------------------------------------------------------------

METICULOUS = "neutral-meticulous-planning"
BRAVADO = "daario-naharis-stormcrow-captain-sellsword-bravado"
NEGOTIATIONS = "daario-naharis-stormcrow-captain-sellsword-negotiations"


def planned(*deck: str, ncu: str = LETTER, **options: Any) -> Battle:
    return scenario(*FAR, position=held("red", METICULOUS, ncus=[ncu], deck=deck), **options)


def test_meticulous_planning_fetches_a_card_of_the_commander() -> None:
    game = plays(planned(BRAVADO, NEGOTIATIONS, PLANNING), "red", METICULOUS)
    assert game.options("red") == [f"take {NEGOTIATIONS}", f"take {BRAVADO}"]
    with game.refused("card.ability-text"):
        game.play("red", "pass")
    game.play("red", f"take {BRAVADO}")
    assert [game.field.title(card) for card in game.field.hand[0]] == [BRAVADO]
    assert told(game, "card-taken")["card"] == BRAVADO
    assert game.kinds("deck-shuffled") == ["deck-shuffled"]
    # Everybody knows that it is there.
    assert game.field.known[game.field.hand[0][0]] == EVERYBODY


def test_meticulous_planning_needs_the_letter_or_the_end_of_the_round() -> None:
    game = planned(BRAVADO, ncu=CROWN)
    assert not playable(game, "red", METICULOUS)
    round_ends(game, until=lambda: playable(game, "red", METICULOUS))
    plays(game, "red", METICULOUS).play("red", f"take {BRAVADO}")
    assert told(game, "card-taken")["card"] == BRAVADO
    assert game.kinds("deck-shuffled") == ["deck-shuffled"]


def test_meticulous_planning_finds_nothing_in_a_deck_without_the_commander() -> None:
    """Only its player knows that: whether the deck held one must not be told by whether the player is asked."""
    game = plays(planned(PLANNING, METHODS), "red", METICULOUS)
    assert game.options("red") == ["pass"]
    game.play("red", "pass")
    assert (game.field.hand[0], game.kinds("card-taken", "deck-shuffled")) == ((), ["deck-shuffled"])


# --- Surprise Strategy ------------------------------------------------------------------------------------------------

SURPRISE = "neutral-surprise-strategy"


def test_surprise_strategy_costs_a_card_and_takes_one_back() -> None:
    game = plays(scenario(*FAR, position=held("red", SURPRISE, PLANNING, METHODS, ncus=[CROWN])), "red", SURPRISE)
    assert game.options("red") == [f"discard {PLANNING}", f"discard {METHODS}"]
    game.play("red", f"discard {METHODS}")
    assert f"take {BRAVADO}" in game.options("red")
    # Not the card that was played: it is discarded afterwards.
    game.play("red", f"take {BRAVADO}")
    assert sorted(game.field.title(card) for card in game.field.hand[0]) == [BRAVADO, PLANNING]


def test_surprise_strategy_costs_nothing_with_the_letter() -> None:
    game = plays(scenario(*FAR, position=held("red", SURPRISE, ncus=[LETTER])), "red", SURPRISE)
    game.play("red", f"take {BRAVADO}")
    assert [game.field.title(card) for card in game.field.hand[0]] == [BRAVADO]


def test_nothing_is_paid_with_the_letter_though_there_are_other_cards() -> None:
    game = plays(scenario(*FAR, position=held("red", SURPRISE, PLANNING, ncus=[LETTER])), "red", SURPRISE)
    assert game.question() == "pick-from-discard"


def test_surprise_strategy_needs_a_card_to_pay_and_the_own_turn() -> None:
    assert not playable(scenario(*FAR, position=held("red", SURPRISE, ncus=[CROWN])), "red", SURPRISE)
    for ncu in (CROWN, LETTER):
        position = held("red", SURPRISE, PLANNING, ncus=[ncu])
        assert not playable(scenario(*FAR, position=position, turn="blue", first="blue"), "red", SURPRISE)


def test_surprise_strategy_needs_something_to_take_back() -> None:
    position = held("red", SURPRISE, ncus=[LETTER]) | {"discards": {}}
    assert not playable(scenario(*FAR, position=position), "red", SURPRISE)


def test_nobody_else_learns_what_else_could_have_been_paid() -> None:
    game = plays(scenario(*FAR, position=held("red", SURPRISE, PLANNING, METHODS, ncus=[CROWN])), "red", SURPRISE)
    game.play("red", f"discard {METHODS}")
    assert [game.field.known[card] for card in game.field.hand[0]] == [bits([game.seat("red")])]


# --- Spoils of War ----------------------------------------------------------------------------------------------------

SPOILS = "neutral-spoils-of-war"


def test_spoils_of_war_are_attached_to_foot_or_horse() -> None:
    units = (f"red: {PLAIN} @ 24 20 0", "red: golden-company-war-elephant @ 34 20 0", FAR[1])
    game = scenario(*units, position=held("red", SPOILS))
    assert game.options("red") == [f"play {SPOILS}: red-1", "pass"]
    plays(game, "red", SPOILS, "red-1")
    assert [(one.text, one.on) for one in game.field.borne] == [(SPOILS, game.unit("red-1"))]


def spoils(tokens: int, blue: str = PLAIN, *more: str) -> Battle:
    position = held("red", attached=[SPOILS]) | {"borne": [f"red: {SPOILS} on=red-1 tokens={tokens}"]}
    return facing(f"{MERCENARIES} wounds=4", blue, *more, *FAR, position=position)


@pytest.mark.parametrize(
    ("tokens", "dice", "conditions", "to_hit"), [(0, 4, (), 0), (1, 7, ("vulnerable",), 0), (2, 7, ("vulnerable",), 1)]
)
def test_spoils_of_war_help_by_tokens(tokens: int, dice: int, conditions: tuple[str, ...], to_hit: int) -> None:
    game = spoils(tokens).strike(attack="1" * dice)
    assert len(game.rolls()[0][2]) == dice
    assert game.conditions("blue-1") == conditions
    assert sum(value for value, _ in told(game, "hits-counted")["modifiers"]) == to_hit


def test_spoils_are_taken_from_enemies_that_die_near() -> None:
    game = spoils(0, f"{PLAIN} wounds=1").strike(attack="4111", defense="1")
    assert game.field.borne[0].tokens == 1


def test_no_spoils_are_taken_from_afar() -> None:
    far = (f"red: {MERCENARIES} @ 24 40 0", f"blue: {PLAIN} @ 24 44.8 180 wounds=1")
    game = spoils(0, PLAIN, *far).strike("red-2", "blue-2", attack="4111111", defense="1")
    assert (game.wounds("blue-2"), game.field.borne[0].tokens) == (0, 0)


def test_no_spoils_are_taken_from_friends() -> None:
    position = held("blue", attached=[SPOILS]) | {"borne": [f"blue: {SPOILS} on=blue-2"]}
    beside = f"blue: {PLAIN} @ 32 24.8 180"
    game = facing(GUARDS, f"{PLAIN} wounds=1", beside, *FAR, position=position).strike(attack="411111", defense="1")
    assert (game.wounds("blue-1"), game.field.borne[0].tokens) == (0, 0)


def test_spoils_help_neither_others_nor_archers() -> None:
    game = spoils(2, PLAIN, f"red: {MERCENARIES} @ 8 20 0", f"blue: {PLAIN} @ 8 24.8 180")
    game.strike("red-2", "blue-2", attack="1" * 7)
    assert game.conditions("blue-2") == ()
    position = held("red", attached=[SPOILS]) | {"borne": [f"red: {SPOILS} on=red-1 tokens=2"]}
    game = scenario("red: stormcrow-archers @ 24 20 0 wounds=4", f"blue: {PLAIN} @ 24 29 180", *FAR, position=position)
    game.shoot(attack="1" * 4)
    assert (len(game.rolls()[0][2]), game.conditions("blue-1")) == (4, ())
    assert told(game, "hits-counted")["modifiers"] == []


def test_spoils_are_for_the_own_turn() -> None:
    game = scenario(*FAR, position=held("red", SPOILS), turn="blue", first="blue")
    assert not playable(game, "red", SPOILS)
