"""The Tactics Board and the NCUs on it (p. 11, 19, 20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from maester.games.miniatures.moments import TARGETED, ZONE_CLAIMED
from maester.games.miniatures.names import SWORDS
from maester.games.miniatures.pieces.board_filters import PlayedByEnemy
from maester.games.miniatures.pieces.card_operations import Cancel, InsteadOfZone
from maester.games.miniatures.pieces.filters import Friendly
from maester.games.miniatures.pieces.situations import NCU
from maester.games.miniatures.pieces.texts import play
from maester.games.miniatures.tactics_board import destroy_ncu
from maester.games.miniatures.zones import controls_zone
from maester.harness.marks import rule
from tests.games.miniatures.given import half, purposes, saying, told
from tests.games.miniatures.hands import RESTING, STARK, held, holding
from tests.games.miniatures.language import FAR, Battle, scenario

ZONES = ("crown", "coins", "letter", "swords", "horse")
PEOPLE = ("30201", "30202", "30206", "30207", "30209", "30210")
"""NCUs that have lost their abilities here, so that only the Tactics Board works."""
GUARDS = "lannister-guardsmen"
SWORN = "stark-sworn-swords"
NEAR = 20 + half(SWORN, depth=True) + half(GUARDS, depth=True)
PAIR = (f"red: {SWORN} @ 24 20 0", f"blue: {GUARDS} @ 24 {NEAR:g} 180", *FAR)
"""`red-1` and `blue-1` are engaged, `red-2` and `blue-2` stand far away."""


def board(*units: str, red: Sequence[str] = (), ncus: Sequence[str] = ("red: 30201 silenced",), **more: Any) -> Battle:
    """Red's turn, with an NCU that can do nothing but Claim zones."""
    game = scenario(*(units or PAIR), position=holding(red, (), ncus=list(ncus), **more))
    return game.nothing_declared()


def claims(zone: str, *units: str, **more: Any) -> Battle:
    """Red's NCU Claims a zone."""
    return board(*units, **more).play("red", "activate red-a", f"claim {zone}")


def zones(game: Battle) -> dict[str, str | None]:
    """Who stands in which zone."""
    return {zone["zone"]: zone["ncu"] for zone in game.view()["zones"]}


def controlled(game: Battle) -> dict[str, list[str]]:
    """The zones that somebody Controls, and who does."""
    return {zone["zone"]: list(zone["controlled_by"]) for zone in game.view()["zones"] if zone["controlled_by"]}


def standing(*places: str) -> list[str]:
    """NCUs of both sides in these zones, in turn red's and blue's, all of them activated."""
    return [
        f"{'red' if number % 2 == 0 else 'blue'}: {PEOPLE[number]} zone={zone} silenced activated"
        for number, zone in enumerate(places)
    ]


# --- zones (p. 19) ---------------------------------------------------------------------------------------------------


@rule("miniatures:board.five-zones")
def test_the_board_has_five_zones_and_the_first_to_come_has_the_benefit() -> None:
    game = board(ncus=["red: 30201 silenced", "blue: 30202 silenced"])
    assert zones(game) == dict.fromkeys(ZONES)
    game.play("red", "activate red-a", "claim horse", "choose red-2", "pass").play("blue", "activate blue-a")
    assert game.options("blue") == [*(f"claim {zone}" for zone in ZONES[:4]), "pass"]


@rule("miniatures:board.crown")
@pytest.mark.parametrize(("dice", "passed"), [("332", False), ("432", True)])
def test_the_crown_is_a_panic_test_with_one_less(dice: str, passed: bool) -> None:
    game = claims("crown", *PAIR[:3], f"blue: {SWORN} @ 45 45 180")
    assert game.options("red") == ["choose blue-1", "choose blue-2"]
    game.dice(panic=dice).play("red", "choose blue-2")
    assert (purposes(game), game.wounds("blue-2")) == (["panic"], 12 if passed else 10)


@rule("miniatures:board.wealth")
def test_wealth_heals_three_wounds_and_removes_a_token_from_the_same_unit() -> None:
    game = claims("coins", f"red: {SWORN} @ 24 20 0 wounds=10 weakened panicked", *FAR)
    assert game.options("red") == ["choose red-1", "choose red-2"]
    game.play("red", "choose red-1")
    assert (game.models("red-1"), game.wounds("red-1")) == (12, 12)
    assert sorted(game.options("red")) == ["token panicked", "token weakened"]
    game.play("red", "token panicked")
    assert game.conditions("red-1") == ("weakened",)
    hurt = claims("coins", f"red: {SWORN} @ 24 20 0 wounds=4", *FAR).play("red", "choose red-1")
    assert hurt.wounds("red-1") == 7


@rule("miniatures:board.tactics")
def test_tactics_draws_two_cards_and_places_a_token_on_an_enemy() -> None:
    game = claims("letter", red=STARK[:2]).nothing_declared()
    assert game.options("red") == ["choose blue-1", "choose blue-2"]
    game.play("red", "choose blue-1")
    assert held(game, "red") == 4
    assert sorted(game.options("red")) == ["token panicked", "token vulnerable", "token weakened"]
    game.play("red", "token vulnerable")
    assert game.conditions("blue-1") == ("vulnerable",)


@rule("miniatures:board.combat")
def test_combat_is_a_free_attack_action_of_a_friendly_unit() -> None:
    shot_at = f"blue: {GUARDS} @ 3 14 180"
    game = claims("swords", *PAIR, shot_at)
    assert game.options("red") == ["choose red-1", "choose red-2"]
    game.play("red", "choose red-1")
    # A Melee Attack, engaged as it is; it may be left out.
    assert game.options("red") == ["action melee-attack", "pass"]
    assert game.why_not("red", "action charge") == "ruling.free-action-limits"
    assert game.clone().play("red", "pass").rolls() == []
    game.dice(attack="1111111").play("red", "action melee-attack", "pass").no_rerolls()
    assert purposes(game) == ["attack"]
    # Its activation is still to come.
    assert not game.is_activated("red-1")
    # One that isn't engaged may shoot.
    game = claims("swords", *PAIR, shot_at).play("red", "choose red-2")
    assert game.options("red") == ["action ranged-attack", "pass"]


@rule("miniatures:board.maneuver")
def test_maneuver_is_a_free_maneuver_or_retreat_of_a_friendly_unit() -> None:
    game = claims("horse").play("red", "choose red-2")
    assert game.options("red") == ["action maneuver", "pass"]
    assert game.why_not("red", "action march") == "ruling.free-action-limits"
    game.play("red", "action maneuver", "maneuver 0 5 0")
    assert game.pose("red-2") == (3, 8, 0)
    assert not game.is_activated("red-2")
    engaged = claims("horse").play("red", "choose red-1")
    assert engaged.options("red") == ["action retreat", "pass"]


@rule("miniatures:board.round-track")
def test_there_is_no_seventh_round() -> None:
    game = scenario(*RESTING, round=5)
    assert (game.field.round, game.match.over) == (6, False)
    game.rest()
    assert [event["round"] for event in game.events("round-started")] == [6]
    assert game.match.over


@rule("miniatures:cleanup.clear-board")
def test_the_board_is_cleared_in_the_cleanup_phase() -> None:
    people = standing("crown", "coins", "letter")
    before = board(PAIR[0], PAIR[1], *RESTING, ncus=people)
    assert controlled(before) == {"crown": ["red"], "coins": ["blue"], "letter": ["red"]}
    after = board(*RESTING, ncus=people)
    assert after.field.round == 3
    assert (zones(after), controlled(after)) == (dict.fromkeys(ZONES), {})


# --- NCUs (p. 11, 20) ------------------------------------------------------------------------------------------------


@rule("miniatures:ncu.single-action")
def test_an_ncu_claims_an_empty_zone_and_does_nothing_else() -> None:
    game = board(ncus=["red: 30201 silenced", *standing("horse", "crown")]).play("red", "activate red-a")
    assert game.question() == "choose-zone-to-claim"
    assert game.options("red") == ["claim coins", "claim letter", "claim swords", "pass"]
    # An occupied zone isn't empty, whoever stands there.
    for zone in ("crown", "horse"):
        with game.refused("ncu.single-action"):
            game.play("red", f"claim {zone}")
    assert game.why_not("red", "action maneuver") == "match.wrong-kind"
    assert zones(game.play("red", "claim swords"))["swords"] == "red-a"


@rule("miniatures:ncu.zone-effect-immediate")
def test_the_effect_of_a_zone_is_resolved_at_once() -> None:
    game = claims("letter", red=STARK[:2]).nothing_declared().play("red", "choose blue-1", "token weakened")
    assert (held(game, "red"), game.conditions("blue-1")) == (4, ("weakened",))
    kinds = ("unit-activated", "zone-claimed", "number-drawn", "condition-given", "turn-started")
    assert game.kinds(*kinds) == ["turn-started", *kinds]


@rule("miniatures:ncu.controls-zone")
def test_an_ncu_controls_its_zone_from_the_moment_when_it_enters_it() -> None:
    game = board()
    red = game.seat("red")
    assert not controls_zone(game.field, red, SWORDS)
    # Before the effect of the zone is resolved.
    game.play("red", "activate red-a", "claim swords")
    assert (game.question(), controlled(game)) == ("choose-free-action", {"swords": ["red"]})
    assert not controls_zone(game.field, game.seat("blue"), SWORDS)
    game.rest(lambda game: game.field.round == 3)
    assert not controls_zone(game.field, red, SWORDS)


@rule("miniatures:ncu.may-pass")
def test_an_ncu_may_pass_and_is_activated_all_the_same() -> None:
    game = board().play("red", "activate red-a", "pass")
    assert zones(game) == dict.fromkeys(ZONES)
    assert told(game, "ncu-passed")["ncu"] == "red-a"
    game.play("blue", "activate blue-1", "action melee-attack").rest(lambda game: game.asks("red", "activate-unit"))
    with game.refused("term.activation"):
        game.play("red", "activate red-a")


@rule("miniatures:board.full")
def test_no_ncu_is_activated_while_all_zones_are_occupied() -> None:
    game = board(ncus=[*standing(*ZONES), "red: 30210 silenced"])
    assert "activate red-d" not in game.options("red")
    with game.refused("board.full"):
        game.play("red", "activate red-d")
    # An effect frees a zone.
    destroy_ncu(game.field, game.unit("blue-b"))
    again = Battle(game.match.clone())
    again.play("red", "activate red-2", "action forgo").play("blue", "activate blue-2", "action forgo")
    again.play("red", "activate red-d")
    assert again.options("red") == ["claim swords", "pass"]


@rule("miniatures:ruling.board-full-turn")
def test_the_activation_phase_ends_though_an_ncu_finds_no_zone() -> None:
    game = board(*RESTING, ncus=[*standing(*ZONES), "red: 30210 silenced"])
    assert game.field.round == 3
    # While blue has units left, red's turns go straight to their end.
    units = (*RESTING, f"blue: {SWORN} @ 20 40 180", f"blue: {SWORN} @ 30 40 180")
    game = board(*units, ncus=[*standing(*ZONES), "red: 30210 silenced"])
    game.play("blue", "activate blue-2", "action forgo")
    assert [event["seat"] for event in game.events("turn-started")] == ["red", "blue", "red", "blue"]
    assert game.field.round == 2


@rule("miniatures:ncu.not-on-battlefield")
def test_an_ncu_is_played_onto_the_board_and_never_stands_on_the_battlefield() -> None:
    game = claims("crown")
    assert [unit["unit"] for unit in game.view()["units"]] == ["red-1", "red-2", "blue-1", "blue-2"]
    assert not game.field.stands(game.unit("red-a"))
    with game.refused("term.target"):
        game.play("red", "choose red-a")


# --- rulings ---------------------------------------------------------------------------------------------------------


@rule("miniatures:ruling.zone-without-target")
def test_a_zone_is_claimed_and_controlled_though_its_effect_does_nothing() -> None:
    game = claims("coins").play("red", "choose red-1")
    assert (game.events("unit-healed"), game.wounds("red-1")) == ([], 12)
    assert (zones(game)["coins"], controlled(game)) == ("red-a", {"coins": ["red"]})
    # What can be done is done: cards are drawn though every enemy has all tokens.
    full = "panicked vulnerable weakened"
    game = claims("letter", PAIR[0], f"{PAIR[1]} {full}", FAR[0], f"{FAR[1]} {full}")
    game.play("red", "choose blue-1")
    assert held(game, "red") == 2
    assert game.nothing_declared().asks("blue", "activate-unit")
    # Nobody can attack: the unit is named, and does nothing.
    game = claims("swords", *FAR)
    assert (zones(game)["swords"], game.rolls()) == ("red-a", [])


@rule("miniatures:ruling.zone-targets")
def test_zones_are_for_units_on_the_table_at_any_distance() -> None:
    game = claims("coins", f"red: {SWORN} reserve", f"red: {SWORN} @ 3 45 0 weakened", *FAR)
    assert game.options("red") == ["choose red-2", "choose red-3"]
    # Nothing is healed, and the token goes all the same.
    assert game.play("red", "choose red-2").conditions("red-2") == ()
    # Neither of the two parts of Wealth is for another unit.
    game = claims("coins", f"red: {SWORN} @ 20 20 0 wounds=10", f"red: {SWORN} @ 30 20 0 weakened", *FAR)
    game.play("red", "choose red-1")
    assert (game.wounds("red-1"), game.conditions("red-2")) == (12, ("weakened",))


@rule("miniatures:ruling.zone-targets")
def test_whoever_is_picked_is_a_target_and_may_be_protected(monkeypatch: pytest.MonkeyPatch) -> None:
    card = "lannister-counterplot"
    people = holding((), [card], ncus=["red: 30201 silenced"])
    game = scenario(*PAIR, position=people)
    saying(game, monkeypatch, card, play(TARGETED, PlayedByEnemy(), do=(Cancel(),)))
    # By a zone.
    zone = game.clone().nothing_declared().activate("red-a").play("red", "claim crown", "choose blue-2")
    assert zone.asks("blue", "declare-text")
    zone.play("blue", f"play {card}: -")
    assert told(zone, "effect-cancelled")["ability"] == "zone-crown"
    assert (zone.rolls(), zones(zone)["crown"]) == ([], "red-a")
    # By an Order; an ability that always works targets nobody.
    near = 20 + half("house-karstark-spearmen", depth=True) + half("pyromancers", depth=True)
    units = ("red: house-karstark-spearmen @ 24 20 0", f"blue: pyromancers @ 24 {near:g} 180", *FAR)
    game = scenario(*units, position=holding((), [card]))
    saying(game, monkeypatch, card, play(TARGETED, PlayedByEnemy(), do=(Cancel(),)))
    order = game.nothing_declared().clone().play("red", "activate red-1", "use order-hold-the-line red-1: blue-1")
    assert order.asks("blue", "declare-text")
    order.play("blue", f"play {card}: -")
    assert told(order, "effect-cancelled")["ability"] == "order-hold-the-line"
    game.strike(panic="661", attack="1111111")
    assert [event["ability"] for event in game.events("text-took-effect")] == ["horrific-visage"]
    assert game.events("card-played") == []


@rule("miniatures:ruling.replaced-zone-effect")
def test_a_zone_is_controlled_though_its_effect_was_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    game = board(red=["stark-assault-orders"])
    saying(game, monkeypatch, "stark-assault-orders", play(ZONE_CLAIMED, Friendly(NCU), do=(InsteadOfZone(),)))
    game.play("red", "activate red-a", "claim crown")
    assert game.asks("red", "declare-text")
    game.play("red", "play stark-assault-orders: -")
    assert told(game, "zone-replaced")["zone"] == "crown"
    # No Panic Test, and the NCU Controls the zone in which it stands, and no other.
    assert (game.rolls(), controlled(game)) == ([], {"crown": ["red"]})
    assert game.asks("blue", "activate-unit")
