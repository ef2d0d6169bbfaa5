"""Everybody alone: three or four players, each against all others (p. 24)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import maester
from maester import BadOption, MatchOver
from maester.engine import Seat
from maester.games.miniatures import GAME, frames
from maester.games.miniatures.choosing_armies import grant_passing
from maester.games.miniatures.deployment import places_of
from maester.games.miniatures.deployment_places import Deploy
from maester.games.miniatures.field import Attached, Borne, Field
from maester.games.miniatures.frames import NO_CREDIT, Attack, Credit
from maester.games.miniatures.geometry.numbers import Bearing, inches
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.invariants import invariants
from maester.games.miniatures.modes import closed_zones, zone_of
from maester.games.miniatures.modes.carrying import pick_up
from maester.games.miniatures.names import NO_UNIT, SWORDS
from maester.games.miniatures.rolling import reroll_order
from maester.games.miniatures.set_up import settle
from maester.games.miniatures.terrain import terrain_places
from maester.games.miniatures.terrain_places import LayTerrain
from maester.games.miniatures.wounds import destroy
from maester.harness.leaks import check_leaks
from maester.harness.marks import rule
from maester.harness.playing import choose_restlessly, next_seat
from tests.games.miniatures.army_lists import BANNERS, LIONS, WOLVES
from tests.games.miniatures.hands import JAIME, ROBB, STARK
from tests.games.miniatures.language import Battle, new_game, scenario

RED, BLUE, GREEN, GOLD = map(Seat, range(4))
UNITS = (
    "red: stark-sworn-swords @ 6 6 0",
    "blue: lannister-guardsmen @ 6 42 180",
    "green: stark-bowmen @ 42 42 180",
)
MORE = (
    "red: stark-sworn-swords @ 15 6 0",
    "blue: lannister-guardsmen @ 15 42 180",
    "green: stark-bowmen @ 33 42 180",
)
DONE = tuple(f"{unit} activated" for unit in UNITS)
SHUFFLED = "1" * 9
"""The draws that shuffle the Objective cards."""


def alone(*units: str, **options: Any) -> Battle:
    """Red, blue and green, each alone; red's turn."""
    return scenario(*(units or (*UNITS, *MORE)), players=3, **options).nothing_declared()


def forgo(game: Battle, *units: str) -> Battle:
    """These units are activated one after the other and do nothing."""
    for unit in units:
        game.activate(unit).act("forgo")
    return game


def lose(game: Battle, *units: str, by: Credit = NO_CREDIT) -> Battle:
    """These units are destroyed together, as an effect could have it."""

    def destroy_all(field: Field) -> None:
        for unit in units:
            destroy(field, game.unit(unit), by)

    return game.meanwhile(destroy_all)


def set_up(**throws: str) -> Battle:
    """Three have brought their armies, and these dice fall."""
    game = new_game(players=3).dice(cards=SHUFFLED, **throws)
    return game.play("red", f"army {WOLVES}").play("blue", f"army {LIONS}").play("green", f"army {BANNERS}")


# --- set-up -------------------------------------------------------------------------------------------------------


@rule("miniatures:ffa.mode-restriction")
def test_a_storm_of_swords_is_not_played_by_everybody_alone() -> None:
    options = {**GAME.check_options(None), "mode": "a-storm-of-swords", "sides": "alone"}
    for players in (3, 4):
        with pytest.raises(BadOption) as refused:
            settle(players, options, bytes(32))
        assert refused.value.values["rule"] == "ffa.mode-restriction"
        assert "p. 24" in refused.value.message("en")
        assert "24" in refused.value.message("pl")
    assert settle(2, options, bytes(32)) == options
    assert settle(4, {**options, "sides": "teams"}, bytes(32))
    assert settle(3, {**options, "mode": "a-game-of-thrones"}, bytes(32))


def test_only_four_players_choose_between_teams_and_everybody_alone() -> None:
    for players in (2, 3):
        with pytest.raises(BadOption):
            maester.new_match("miniatures", players, 1, {"sides": "teams"})
    game = next(game for game in maester.games() if game.id == "miniatures")
    sides = next(option for option in game.options if option.name == "sides")
    assert sides.players == (4,)
    assert maester.new_match("miniatures", None, 1).seats == ("red", "blue")


@rule("miniatures:ffa.deployment-corners")
def test_each_player_deploys_in_a_corner_of_twelve_inches() -> None:
    game = set_up(zones="621", first="326")
    assert game.asked() == ("red",)
    assert game.options() == ["corner south-west", "corner south-east", "corner north-west", "corner north-east"]
    game.play("red", "corner south-west")
    assert zone_of(game.field, RED) == Area(0, 0, 12_000, 12_000)
    game.play("blue", "corner north-east").play("green", "corner south-east")
    assert game.field.edge == [0, 1, 0]
    assert zone_of(game.field, BLUE) == Area(36_000, 36_000, 48_000, 48_000)
    assert zone_of(game.field, GREEN) == Area(36_000, 0, 48_000, 12_000)
    places = places_of(game.field, RED)
    assert places is not None
    assert places.check(_deploy(game, "red-1", 4, 4)) is None
    refusal = places.check(_deploy(game, "red-1", 10.5, 4))
    assert refusal is not None
    assert refusal.rule == "deploy.fully-within-zone"
    assert [player["zone"] for player in game.view()["players"]] == [
        list(zone_of(game.field, seat)) for seat in range(3)
    ]


def _deploy(game: Battle, unit: str, x: float, y: float) -> Deploy:
    return Deploy(game.unit(unit), inches(x), inches(y), Bearing(0))


@rule("miniatures:ruling.ffa-details")
def test_corners_are_chosen_clockwise_from_the_winner_of_the_roll_and_so_is_deployed() -> None:
    game = set_up(zones="252", first="662526")
    assert game.events("rolled-off")[0]["seats"] == ["red", "blue", "green"]
    assert game.asked() == ("blue",)
    game.play("blue", "corner south-west")
    assert game.asked() == ("green",)
    with game.refused("ruling.ffa-details"):
        game.play("green", "corner south-west")
    game.play("green", "corner north-west").play("red", "corner south-east").any_dice()
    deployed: list[str] = []
    while game.question() == "deploy-unit" and len(deployed) < 6:
        deployed.append(game.asked()[0])
        game.answer_quietly()
    assert deployed == ["blue", "green", "red"] * 2


@rule("miniatures:ffa.first-player-roll")
def test_all_roll_for_the_first_player_and_ties_roll_again() -> None:
    game = set_up(zones="621", first="55213")
    game.play("red", "corner south-west").play("blue", "corner north-east").play("green", "corner south-east")
    rolled = [(event["purpose"], event["seats"], event["dice"]) for event in game.events("rolled-off")][1:]
    assert rolled == [
        ("first-player", ["red", "blue", "green"], [5, 5, 2]),
        ("first-player", ["red", "blue"], [1, 3]),
    ]
    assert game.view()["first"] == "blue"


def test_the_whole_army_comes_onto_the_table_or_waits_for_room() -> None:
    game = set_up(zones="621", first="326")
    game.play("red", "corner south-west").play("blue", "corner north-east").play(
        "green", "corner south-east"
    ).any_dice()
    game.rest(lambda battle: battle.field.round == 1)
    for seat in (RED, BLUE, GREEN):
        standing = [unit for unit in game.field.units_of(seat) if game.field.stands(unit)]
        assert len(standing) >= 3


def test_terrain_stays_out_of_all_corners() -> None:
    game = new_game(players=3, terrain="chosen")
    field = game.field
    assert len(closed_zones(field)) == 4
    places = terrain_places(field)
    assert places.check(LayTerrain(places.kinds[0], inches(24), inches(6), Bearing(0))) is None
    for x in (6, 42):
        for y in (6, 42):
            refusal = places.check(LayTerrain(places.kinds[0], inches(x), inches(y), Bearing(0)))
            assert refusal is not None
            assert refusal.rule == "setup.terrain-not-in-deployment"
    rng = Random(3)
    for _ in range(20):
        assert places.check(places.sample(rng)) is None


# --- turns --------------------------------------------------------------------------------------------------------


@rule("miniatures:ffa.turn-order")
def test_turns_go_clockwise_from_the_first_player() -> None:
    game = alone(first="blue", turn="blue")
    game.rest(lambda battle: battle.field.round == 3)
    started = [event["seat"] for event in game.events("turn-started")]
    assert started[:6] == ["blue", "green", "red"] * 2


@rule("miniatures:ffa.first-player-passes-left")
def test_the_first_player_token_goes_to_the_left() -> None:
    game = alone(*DONE, first="red")
    assert (game.view()["round"], game.view()["first"]) == (3, "blue")
    assert game.asked() == ("blue",)
    assert alone(*DONE, first="green").view()["first"] == "red"


@rule("miniatures:term.enemy")
def test_all_units_of_all_others_are_enemies() -> None:
    field = alone().field
    assert {unit % 4 for unit in field.enemies_of(RED)} == {BLUE, GREEN}
    assert field.order_of_play() == (RED, BLUE, GREEN)


@rule("miniatures:ruling.ffa-details")
def test_all_with_fewer_units_than_the_largest_army_may_pass() -> None:
    game = set_up(zones="621")
    # Six, five and five Combat Units.
    assert game.field.passes == [0, 2, 2]
    assert [event["seat"] for event in game.events("passing-granted")] == ["blue", "green"]
    # Not only those with the fewest: three, two and one.
    field = alone(*UNITS, *MORE[:2], "red: grey-wind @ 24 24 0").field
    grant_passing(field)
    assert field.passes == [0, 2, 2]


@rule("miniatures:ruling.ffa-details")
def test_the_opponent_is_the_next_player_clockwise() -> None:
    field = alone().field
    assert [field.opponent_of(seat) for seat in (RED, BLUE, GREEN)] == [BLUE, GREEN, RED]
    field.eliminated[BLUE] = 1
    assert field.opponent_of(RED) == GREEN


@rule("miniatures:ruling.condition-holder")
def test_the_opponent_involved_in_a_roll_decides_before_the_others() -> None:
    field = alone().field
    red, green = (field.units_of(seat)[0] for seat in (RED, GREEN))
    field.frames.append(Attack(attacker=red, defender=green, number=0, side=0, floor=0))
    about = len(field.frames) - 1
    # Attack dice of red: green is attacked, and decides before blue; Defense dice of green: red attacks.
    assert reroll_order(field, red, about) == [RED, GREEN, BLUE]
    assert reroll_order(field, green, about) == [RED, BLUE, GREEN]
    field.frames[-1] = frames.Test(unit=red, by=Credit(GREEN), floor=0)
    assert reroll_order(field, red, about) == [RED, GREEN, BLUE]
    field.frames[-1] = frames.Test(unit=red, floor=0)
    assert reroll_order(field, red, about) == [RED, BLUE, GREEN]


# --- the end ------------------------------------------------------------------------------------------------------


def points(**scored: int) -> dict[str, dict[str, int]]:
    return {"victory_points": scored}


@rule("miniatures:ffa.until-victory")
def test_the_player_with_the_target_and_more_than_all_others_wins() -> None:
    game = alone(*DONE, points=40, position=points(red=10, blue=9, green=4))
    assert game.match.result is not None
    assert game.match.result.places == (("red",), ("blue",), ("green",))
    assert game.events("game-won") == [{"event": "game-won", "seat": "red", "points": 10}]


@rule("miniatures:ruling.ffa-details")
def test_the_target_alone_is_not_enough_if_another_has_as_many_points() -> None:
    game = alone(*DONE, points=40, position=points(red=10, blue=4, green=10))
    assert not game.match.over


@rule("miniatures:ruling.ffa-details")
def test_points_of_an_eliminated_player_are_in_nobodys_way() -> None:
    position = {"eliminated": {"green": 1}, "victory_points": {"red": 10, "blue": 4, "green": 12}}
    behind = {**position, "victory_points": {"red": 9, "blue": 4, "green": 12}}
    assert not alone(*DONE[:2], points=40, position=behind).match.over
    game = alone(*DONE[:2], points=40, position=position)
    assert game.match.result is not None
    assert game.match.result.places == (("red",), ("blue",), ("green",))


@rule("miniatures:ffa.elimination")
def test_who_has_lost_all_combat_units_is_eliminated_and_the_others_play_on() -> None:
    game = lose(alone(*UNITS, *MORE, turn="blue"), "green-1", "green-2")
    forgo(game, "blue-1")
    assert [event["seat"] for event in game.events("player-eliminated")] == ["green"]
    assert not game.match.over
    assert [player["eliminated"] for player in game.view()["players"]] == [False, False, True]
    game.rest(lambda battle: battle.field.round == 4)
    assert "green" not in [event["seat"] for event in game.events("turn-started")]
    assert set(game.field.order_of_play()) == {RED, BLUE}
    game.rest()
    assert game.match.result is not None
    assert game.match.result.places[-1] == ("green",)


@rule("miniatures:ruling.ffa-details")
def test_the_last_player_with_combat_units_wins_at_once() -> None:
    game = lose(alone(*UNITS, *MORE, position=points(green=9)), "green-1", "green-2")
    forgo(game, "red-1")
    lose(game, "blue-1", "blue-2")
    game.rest()
    assert game.match.result is not None
    assert game.match.result.places == (("red",), ("blue",), ("green",))
    assert game.match.result.tie_breaks == ("no-units",)
    assert game.field.round == 2


def test_if_all_are_lost_at_once_the_victory_points_decide() -> None:
    game = alone(*UNITS, MORE[0], position=points(green=2))
    lose(game, "blue-1", "red-1", "red-2", "green-1").rest()
    assert game.match.result is not None
    # Each loss is scored by the two others: green and blue have lost one unit each, red two.
    assert [game.points(seat) for seat in ("red", "blue", "green")] == [2, 3, 5]
    assert game.match.result.places == (("green",), ("blue",), ("red",))


def test_what_an_eliminated_player_had_leaves_the_battle() -> None:
    position: dict[str, Any] = {
        "ncus": ["green: 30201 zone=swords silenced", "red: 30202 zone=crown silenced"],
        "commanders": {"red": ROBB, "blue": JAIME, "green": ROBB},
        "hands": {"green": STARK[:3]},
    }
    game = alone(*UNITS, *MORE, position=position)
    field = game.field
    field.borne += (Borne("stark-the-north-remembers", 0, GREEN, game.unit("red-1"), 2),)
    held = Attached("20101", GREEN)
    field.attachments[game.unit("blue-1")] = (held,)
    lose(game, "green-1", "green-2")
    forgo(game, "red-1")
    assert field.eliminated == [0, 0, 1]
    assert game.field.zone[SWORDS] == NO_UNIT
    assert [player["hand_size"] for player in game.view()["players"]][GREEN] == 3
    assert not game.field.ncus_of(GREEN)
    assert game.field.ncus_of(RED)
    assert not [one for one in game.field.borne if one.seat == GREEN]
    assert game.field.attachments[game.unit("blue-1")] == ()
    assert game.wounds("blue-1") == 12
    assert game.points("red") == game.points("blue") == 2


def test_an_eliminated_player_scores_no_more() -> None:
    game = lose(alone(*UNITS, *MORE), "green-1", "green-2")
    forgo(game, "red-1")
    lose(game, "blue-2")
    assert [game.points(seat) for seat in ("red", "blue", "green")] == [3, 2, 0]
    lose(game, "red-2", by=Credit(GREEN))
    assert [game.points(seat) for seat in ("red", "blue", "green")] == [3, 2, 0]


# --- giving up ----------------------------------------------------------------------------------------------------


def test_who_gives_up_is_eliminated_and_the_others_play_on() -> None:
    game = alone()
    game.match.concede("green")
    assert not game.match.over
    assert game.match.conceded is None
    assert [player["eliminated"] for player in game.view()["players"]] == [False, False, True]
    forgo(game, "red-1")
    assert [event["seat"] for event in game.events("player-eliminated")] == ["green"]
    assert not game.field.units_of(GREEN)
    # Nobody scores for units that leave.
    assert [game.points(seat) for seat in ("red", "blue", "green")] == [0, 0, 0]
    with pytest.raises(MatchOver):
        game.match.concede("green")
    game.match.concede("blue")
    assert game.match.result is not None
    assert game.match.result.places == (("red",), ("blue",), ("green",))
    assert game.match.conceded == BLUE


def test_an_objective_on_a_tray_of_a_player_who_gives_up_stays_on_the_table() -> None:
    game = alone(*UNITS, *MORE[:2], mode="a-dance-with-dragons", objectives=("24 24 card=0",))
    game.meanwhile(lambda field: pick_up(field, game.unit("green-1"), 0))
    game.match.concede("green")
    game.play("red", "activate red-1")
    # Nobody's attack or effect did it: the next player clockwise puts it down.
    assert game.asked() == ("red",)
    game.answer_quietly()
    assert game.events("objective-placed")[-1]["seat"] == "red"
    assert game.field.tokens_on_table() == [0]
    assert not game.field.units_of(GREEN)


def test_who_gives_up_in_the_own_turn_is_not_asked_any_more() -> None:
    game = alone()
    game.activate("red-1")
    game.match.concede("red")
    assert game.asked() == ("blue",)
    assert game.field.eliminated == [1, 0, 0]


def test_who_gives_up_while_all_choose_armies_leaves_when_the_battle_begins() -> None:
    game = new_game(players=3, points=20)
    game.match.concede("green")
    assert game.asked() == ("red", "blue")
    game.rest(lambda battle: battle.question() == "activate-unit")
    assert game.field.eliminated == [0, 0, 1]
    assert "green" not in [event["seat"] for event in game.events("turn-started")]


def test_a_match_that_somebody_has_left_can_be_saved_and_loaded() -> None:
    game = alone()
    game.match.concede("red")
    forgo(game, *[game.options()[0].removeprefix("activate ")])
    again = maester.load(game.match.save())
    assert again.hash() == game.match.hash()
    assert again.to_act == game.match.to_act


def test_a_position_of_three_survives_being_written_and_read() -> None:
    game = lose(alone(), "green-1", "green-2")
    forgo(game, "red-1")
    written = game.match.position()
    again = scenario(players=3, position=written)
    assert again.match.position() == written
    assert (again.asked(), again.field.eliminated) == (game.asked(), [0, 0, 1])


def test_nobody_can_tell_what_others_hold() -> None:
    position = {
        "commanders": {"red": ROBB, "blue": JAIME, "green": ROBB},
        "hands": {"red": STARK[:2], "green": STARK[2:4]},
    }
    game = alone(position=position)
    rng = Random(4)
    for viewer in (RED, BLUE, GREEN, None):
        check_leaks(game.match, viewer, rng)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whoever_gives_up_whenever_the_others_play_to_the_end(seed: int) -> None:
    rng = Random(seed)
    match = maester.new_match("miniatures", 4, seed, {"points": 20, "rounds": 2}, answer_forced=True)
    leaving = sorted(rng.sample(range(120), 2))
    for number in range(2000):
        if match.over:
            break
        if number in leaving:
            match.concede(rng.choice([seat for seat in range(4) if not match.game.has_left(Seat(seat))]))
        seat = next_seat(match, rng)
        assert not match.game.has_left(seat)
        match.play(seat, choose_restlessly(match, match.decision(seat), rng))
        assert not [*invariants(match.game)]
    assert match.result is not None
    assert maester.load(match.save()).hash() == match.hash()
