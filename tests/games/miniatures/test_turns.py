"""Rounds, turns, activations and passing (p. 5, 6, 13, 19)."""

from __future__ import annotations

import unittest.mock

import msgspec

from maester.games.miniatures.activation import ALL, why_not
from maester.games.miniatures.box import BOX
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.moments import TURN_ENDS
from maester.games.miniatures.names import FORGO, MELEE_ATTACK, NO_UNIT
from maester.games.miniatures.rounds import TURN_STEPS, EndOfTurn, TurnIsOver
from maester.harness.marks import rule
from tests.games.miniatures.language import FAR, Battle, facing, new_game, scenario

RED, BLUE = "red: stark-sworn-swords @ 10 10 0", "blue: lannister-guardsmen @ 38 38 180"
MORE = ("red: stark-bowmen @ 20 10 0", "blue: lannister-crossbowmen @ 28 38 180")


def forgo(game: Battle, *units: str) -> Battle:
    """These units are activated one after the other and do nothing."""
    for unit in units:
        game.activate(unit).act("forgo")
    return game


# --- Rounds -------------------------------------------------------------------------------------------------------


@rule("miniatures:round.phases")
def test_after_all_activations_comes_the_cleanup_and_then_the_next_round() -> None:
    game = forgo(scenario(RED, BLUE), "red-1", "blue-1")
    assert game.kinds("first-player-changed", "round-started") == ["first-player-changed", "round-started"]
    assert game.view()["round"] == 3


@rule("miniatures:term.round")
def test_a_battle_is_divided_into_rounds_and_these_into_turns() -> None:
    game = scenario(RED, BLUE, round=4, turn="blue")
    assert (game.view()["round"], game.view()["turn"]) == (4, "blue")


@rule("miniatures:term.first-player")
def test_the_first_player_activates_first() -> None:
    game = forgo(scenario(RED, BLUE, first="red"), "red-1", "blue-1")
    assert game.view()["first"] == "blue"
    assert game.asked() == ("blue",)


@rule("miniatures:round.first-player-starts")
def test_players_alternate_from_the_first_player_on() -> None:
    game = scenario(RED, BLUE, *MORE, first="red", turn="red")
    forgo(game, "red-1", "blue-1", "red-2", "blue-2")
    assert [event["seat"] for event in game.events("turn-started")][:4] == ["red", "blue", "red", "blue"]


@rule("miniatures:round.activation-phase-ends")
def test_with_the_last_unit_the_activation_phase_ends() -> None:
    game = forgo(scenario(RED, BLUE, MORE[0]), "red-1", "blue-1")
    assert game.view()["round"] == 2
    forgo(game, "red-2")
    assert game.view()["round"] == 3


# --- turns --------------------------------------------------------------------------------------------------------


@rule("miniatures:term.turn")
def test_only_the_player_whose_turn_it_is_activates() -> None:
    game = scenario(RED, BLUE, *MORE)
    assert game.asked() == ("red",)
    with game.refused("turn.activate-unit"):
        game.play("red", "activate blue-1")


@rule("miniatures:turn.steps")
def test_a_turn_has_its_steps_in_order() -> None:
    game = forgo(scenario(RED, BLUE, *MORE), "red-1")
    assert game.kinds()[:5] == [
        "turn-started", "unit-activated", "action-forgone", "activation-ended", "turn-started",
    ]  # fmt: skip


@rule("miniatures:turn.start")
def test_what_happens_at_the_start_of_a_turn_comes_before_an_activation() -> None:
    game = scenario(RED, BLUE, MORE[1], "red: stark-outriders @ 24 24 0", turn="blue")
    assert game.asks("red", "declare-text")
    assert "use order-tactical-reposition red-2: red-2" in game.options("red")
    game.play("red", "pass").play("blue", "activate blue-1")
    assert game.asks("blue", "choose-action")


@rule("miniatures:turn.activate-unit")
def test_a_unit_with_an_activation_token_is_not_activated() -> None:
    game = scenario(f"{RED} activated", BLUE, *MORE, "red: grey-wind @ 30 10 0")
    assert game.options() == ["activate red-2", "activate red-3"]
    with game.refused("term.activation"):
        game.play("red", "activate red-1")


@rule("miniatures:term.activation")
def test_a_unit_has_one_activation_per_round() -> None:
    game = forgo(scenario(RED, BLUE, *MORE, "red: grey-wind @ 30 10 0"), "red-1", "blue-1")
    with game.refused("term.activation"):
        game.play("red", "activate red-1")


@rule("miniatures:turn.one-action")
def test_a_unit_performs_one_action() -> None:
    game = scenario(RED, BLUE, *MORE).activate("red-1").act("march")
    game.play("red", "march 5 0")
    assert game.is_activated("red-1")
    assert game.asked() == ("blue",)


@rule("miniatures:action.ends-activation")
def test_after_its_action_a_unit_has_an_activation_token() -> None:
    game = scenario(RED, BLUE, *MORE).activate("red-1").act("march")
    assert not game.is_activated("red-1")
    game.play("red", "march 5 0")
    assert game.is_activated("red-1")


@rule("miniatures:turn.alternate")
def test_when_a_turn_ends_that_of_the_opponent_begins() -> None:
    game = forgo(scenario(RED, BLUE, *MORE), "red-1")
    assert game.asked() == ("blue",)


@rule("miniatures:turn.must-activate")
def test_a_player_without_the_privilege_may_not_pass() -> None:
    game = scenario(RED, BLUE, MORE[0])
    with game.refused("turn.must-activate"):
        game.play("red", "pass turn")


@rule("miniatures:turn.no-units-left")
def test_a_player_without_units_left_has_turns_without_activation() -> None:
    game = scenario(f"{RED} activated", BLUE, MORE[1], "blue: grey-wind @ 20 38 180", turn="red")
    assert game.kinds("turn-started") == ["turn-started", "turn-started"]
    assert game.asked() == ("blue",)
    forgo(game, "blue-1")
    assert [event["seat"] for event in game.events("turn-started")] == ["red", "blue", "red", "blue"]


@rule("miniatures:turn.end-window")
def test_after_the_action_everybody_has_one_more_opportunity() -> None:
    """Without cards nothing is used at the end of a turn; that the moment comes is seen in what is planned."""
    assert TURN_STEPS[-2:] == (EndOfTurn, TurnIsOver)
    game = scenario(RED, BLUE)
    field = game.field.clone()
    field.awaited = (TURN_ENDS,)
    before = len(field.frames)
    happens(field, TURN_ENDS, NO_UNIT)
    assert len(field.frames) == before + 1


# --- passing ------------------------------------------------------------------------------------------------------


def entitled(passes: int = 2, **more: int) -> Battle:
    """Blue has fewer units and may pass; it is blue's turn."""
    passed = {"passed_in": {"blue": more["passed_in"]}} if "passed_in" in more else {}
    return scenario(
        RED,
        BLUE,
        *MORE,
        "red: grey-wind @ 30 10 0",
        turn="blue",
        round=more.get("round", 2),
        position={"passes": {"blue": passes}, **passed},
    )


@rule("miniatures:pass.entitlement")
def test_the_player_with_fewer_units_may_pass() -> None:
    for seed in range(20):
        game = new_game(seed)
        game.rest("choose-zone") if game.question() == "bring-army" else game
        sizes = {player["seat"]: player["to_activate"] for player in game.view()["players"]}
        passes = {player["seat"]: player["passes"] for player in game.view()["players"]}
        if sizes["red"] == sizes["blue"]:
            assert passes == {"red": 0, "blue": 0}
        else:
            fewer = min(sizes, key=lambda seat: sizes[seat])
            assert passes == {fewer: 2, "blue" if fewer == "red" else "red": 0}


@rule("miniatures:pass.equal-totals")
def test_with_equal_totals_nobody_may_pass() -> None:
    game = scenario(RED, BLUE, *MORE)
    with game.refused("pass.equal-totals"):
        game.play("red", "pass turn")


@rule("miniatures:pass.once-per-round")
def test_a_player_passes_once_in_a_round() -> None:
    game = scenario(RED, BLUE, *MORE, "red: grey-wind @ 30 10 0", turn="blue", position={"passes": {"blue": 2}})
    game.play("blue", "pass turn")
    forgo(game, "red-1")
    with game.refused("pass.once-per-round"):
        game.play("blue", "pass turn")
    assert "pass turn" in entitled(1, passed_in=2, round=3).options("blue")


@rule("miniatures:pass.twice-per-game")
def test_a_player_passes_twice_in_a_game() -> None:
    game = entitled(0, passed_in=2, round=3)
    with game.refused("pass.twice-per-game"):
        game.play("blue", "pass turn")


@rule("miniatures:pass.start-of-turn")
def test_whoever_has_chosen_a_unit_may_no_longer_pass() -> None:
    game = entitled().activate("blue-1")
    with game.refused("match.wrong-kind"):
        game.play("blue", "pass turn")


@rule("miniatures:pass.effect")
def test_a_pass_activates_no_unit() -> None:
    game = entitled().play("blue", "pass turn")
    assert not game.is_activated("blue-1")
    assert game.asked() == ("red",)
    assert game.field.passes[1] == 1


@rule("miniatures:ruling.passing-count")
def test_losses_do_not_change_who_may_pass() -> None:
    lost = ("red: stark-bowmen wounds=0", "red: grey-wind wounds=0")
    game = scenario(RED, BLUE, MORE[0], MORE[1], *lost, turn="red", position={"passes": {"blue": 2}})
    with game.refused("turn.must-activate"):
        game.play("red", "pass turn")


# --- actions ------------------------------------------------------------------------------------------------------


@rule("miniatures:action.list")
def test_an_unengaged_unit_may_not_retreat() -> None:
    game = scenario("red: stark-bowmen @ 24 10 0", "blue: lannister-guardsmen @ 24 25 180", *FAR).activate("red-1")
    assert game.options() == [
        "action maneuver", "action march", "action ranged-attack", "action charge", "action forgo",
    ]  # fmt: skip
    assert game.why_not("red", "action retreat") == "retreat.only-engaged"


@rule("miniatures:action.forgo")
def test_an_unengaged_unit_may_forgo_its_action() -> None:
    game = forgo(scenario(RED, BLUE, *MORE), "red-1")
    assert game.is_activated("red-1")


@rule("miniatures:idleness.engaged-must-act")
def test_an_engaged_unit_must_attack_or_retreat() -> None:
    game = facing().activate("red-1")
    assert game.options() == ["action retreat", "action melee-attack"]
    with game.refused("idleness.engaged-must-act"):
        game.play("red", "action forgo")


@rule("miniatures:ruling.engaged-no-option")
def test_a_unit_that_can_do_nothing_does_nothing() -> None:
    around = (
        "blue: lannister-guardsmen @ 24 24.8 180", "blue: lannister-guardsmen @ 24 15.2 0",
        "blue: lannister-guardsmen @ 18.85 20 90", "blue: lannister-guardsmen @ 29.15 20 270",
    )  # fmt: skip
    game = scenario("red: stark-bowmen @ 24 20 0", *around, *FAR)
    field = game.field
    unit = game.unit("red-1")
    assert [action for action in ALL if action != FORGO and why_not(field, unit, action) is None] == [MELEE_ATTACK]
    archers = msgspec.structs.replace(field.card(unit), attacks=field.card(unit).attacks[:1])
    units = {**BOX.units, archers.ref: archers}
    with unittest.mock.patch.object(BOX, "units", units):
        game.play("red", "activate red-1")
    assert game.kinds("action-forgone", "activation-ended") == ["action-forgone", "activation-ended"]


@rule("miniatures:attack-action.choose-kind")
def test_an_engaged_unit_attacks_in_melee_and_an_unengaged_one_shoots() -> None:
    game = facing("stark-bowmen").activate("red-1")
    assert "action melee-attack" in game.options()
    assert game.why_not("red", "action ranged-attack") == "ranged.not-engaged"
    game = scenario("red: stark-bowmen @ 24 10 0", "blue: lannister-guardsmen @ 24 22 180", *FAR).activate("red-1")
    assert "action ranged-attack" in game.options()
    assert game.why_not("red", "action melee-attack") == "melee.only-engaged"


@rule("miniatures:term.free-action")
def test_a_free_action_leaves_the_activation_alone() -> None:
    game = scenario("red: stark-outriders @ 24 10 0", BLUE, *FAR)
    game.play("red", "activate red-1", "use cavalry red-1: -", "maneuver 0 3 0")
    assert game.pose("red-1") == (24, 13, 0)
    assert not game.is_activated("red-1")
    assert game.asks("red", "choose-action")
