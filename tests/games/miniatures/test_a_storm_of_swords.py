"""A Storm of Swords (p. 30): roles, zones, the Reserve, units that come back, and the end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import maester
from maester.engine import Seat
from maester.errors import BadData, BadOption
from maester.games.miniatures import GAME
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.geometry.shapes import bounds
from maester.games.miniatures.invariants import invariants
from maester.games.miniatures.names import MODE_NAMES, UNIT_NAMES
from maester.games.miniatures.positions import position
from maester.games.miniatures.redeployment import redeploy
from maester.games.miniatures.set_up import modes_to_draw
from maester.games.miniatures.siege_reserve import number_kept
from maester.games.miniatures.victory import judge_armies
from maester.games.miniatures.wounds import DESTROYED_UNITS, destroy
from maester.harness.checks import Checker
from maester.harness.marks import rule
from maester.harness.playing import Configuration, play_at_random
from tests.games.miniatures.cards import finish
from tests.games.miniatures.given import told
from tests.games.miniatures.language import Battle, scenario
from tests.games.miniatures.siege_language import (
    ATTACKER,
    BOWMEN,
    DEFENDER,
    GUARDS,
    MODE,
    SWORN,
    begun,
    siege,
    with_roles,
)
from tests.games.playing import check_playout

UMBER, CATELYN = "20203", "20201"
"""An Attachment that is no Character, and one that is."""
GREY_WIND = "grey-wind"


# --- roles and zones ------------------------------------------------------------------------------------------------


@rule("miniatures:mode-asos.not-tournament")
def test_it_is_no_mode_for_tournaments() -> None:
    with pytest.raises(BadOption) as refused:
        maester.new_match("miniatures", 2, 1, {"mode": MODE, "tournament": "yes"})
    assert refused.value.values["rule"] == "mode-asos.not-tournament"
    game = maester.new_match("miniatures", 2, 1, {"mode": "random", "tournament": "yes"}).game
    assert set(modes_to_draw(game)) == set(MODE_NAMES) - {MODE}
    assert maester.new_match("miniatures", 2, 1, {"mode": "random"}).game.option("tournament") == "no"


@rule("miniatures:mode-asos.roles")
@pytest.mark.parametrize(("role", "other"), [("attacker", "defender"), ("defender", "attacker")])
def test_the_higher_roll_chooses_the_role(role: str, other: str) -> None:
    game = begun()
    rolled = game.events("rolled-off")[-1]
    assert rolled["purpose"] == "roles"
    higher = rolled["seats"][rolled["dice"].index(max(rolled["dice"]))]
    assert game.asks(higher, "choose-role")
    game.play(higher, f"role {role}")
    taken = told(game, "roles-taken")
    assert taken[role] == higher
    assert taken[other] != higher


@rule("miniatures:mode-asos.deployment")
@pytest.mark.parametrize(
    ("edge", "defends", "attacks"),
    [
        ("south", (0, 0, 48_000, 12_000), (0, 30_000, 48_000, 48_000)),
        ("north", (0, 36_000, 48_000, 48_000), (0, 0, 48_000, 18_000)),
    ],
)
def test_the_defenders_zone_is_twelve_inches_deep_the_attackers_eighteen(
    edge: str, defends: tuple[int, ...], attacks: tuple[int, ...]
) -> None:
    game, defender, attacker = with_roles("defender", edge)
    zones = {player["seat"]: tuple(player["zone"]) for player in game.view()["players"]}
    assert zones == {defender: defends, attacker: attacks}


@rule("miniatures:ruling.asos-order")
def test_who_chose_the_role_deploys_first_and_the_other_names_the_first_player() -> None:
    game, chooser, other = with_roles("defender", "north")
    assert game.asks(other, "name-first-player")
    game.play(other, f"first {chooser}")
    while game.question() == "keep-half":
        game.play(chooser, game.options()[0])
    assert game.asks(chooser, "deploy-unit")
    game.play(chooser, game.options()[0])
    assert game.asks(other, "deploy-unit")


@rule("miniatures:mode-asos.castle-walls-placement")
@pytest.mark.parametrize(
    ("table", "edge", "lefts", "bottom"),
    [
        (48, "south", (4.25, 18.75, 33.25), 3.0),
        (48, "north", (33.25, 18.75, 4.25), 43.25),
        (72, "south", (16.25, 30.75, 45.25), 3.0),
    ],
)
def test_three_walls_lie_before_the_defenders_edge_before_terrain_is_laid(
    table: int, edge: str, lefts: tuple[float, ...], bottom: float
) -> None:
    game, _, _ = with_roles("attacker", edge, terrain="chosen", table=table)
    assert game.question() == "lay-piece-alone"
    found = [bounds(game.field.rectangle(wall)) for wall in game.field.all_walls()]
    assert [(box[0] / 1000, box[1] / 1000) for box in found] == [(left, bottom) for left in lefts]
    assert all((box[2] - box[0], box[3] - box[1]) == (10_500, 1_750) for box in found)


@rule("miniatures:ruling.castle-wall-size")
def test_a_wall_is_a_rectangle_three_inches_before_the_edge_and_four_apart() -> None:
    first, centre, _ = (bounds(siege().field.rectangle(wall)) for wall in siege().field.all_walls())
    assert tuple(side / 1000 for side in centre) == (18.75, 3.0, 29.25, 4.75)
    assert centre[0] - first[2] == 4000


@rule("miniatures:mode-asos.terrain")
def test_the_defender_alone_lays_up_to_four_pieces_away_from_the_own_zone() -> None:
    game, defender, _ = with_roles("defender", "south", terrain="chosen")
    assert game.asks(defender, "lay-piece-alone")
    with game.refused("mode-asos.terrain"):
        game.play(defender, "lay forest 24 20.9 0")
    game.play(defender, "lay forest 24 21 0")
    for piece in ("lay forest 8 38 0", "lay forest 24 38 0", "lay forest 40 38 0"):
        assert game.asks(defender, "lay-piece-alone")
        game.play(defender, piece)
    assert game.question() != "lay-piece-alone"
    assert len(game.field.terrain) == 4


# --- the Reserve ----------------------------------------------------------------------------------------------------


def reserves_chosen() -> tuple[Battle, str, str]:
    game, defender, attacker = with_roles("defender")
    game.play(attacker, f"first {attacker}")
    return game, defender, attacker


@rule("miniatures:mode-asos.defender-reserve")
def test_half_of_the_defenders_units_rounded_up_begin_in_reserve() -> None:
    game, defender, attacker = reserves_chosen()
    units = game.field.units_of(game.seat(defender))
    for _ in range((len(units) + 1) // 2):
        assert game.asks(defender, "keep-half")
        game.play(defender, game.options()[-1])
    assert sum(game.field.in_reserve[unit] for unit in units) == (len(units) + 1) // 2
    assert not any(game.field.in_reserve[unit] for unit in game.field.units_of(game.seat(attacker)))
    while game.question() == "deploy-unit":
        game.play(game.asked()[0], game.options()[0])
    assert [game.field.stands(unit) for unit in units] == [not game.field.in_reserve[unit] for unit in units]


@rule("miniatures:mode-asos.defender-reserve")
@pytest.mark.parametrize(("units", "kept"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_so_many_begin_in_reserve_but_somebody_stands_on_the_table(units: int, kept: int) -> None:
    game = siege(*(f"red: {SWORN} @ {6 + 7 * number} 9 0" for number in range(units)), others=(ATTACKER,))
    assert number_kept(game.field, Seat(0)) == kept


@rule("miniatures:mode-asos.defender-reserve-arrival")
def test_from_round_three_on_a_reserve_unit_comes_before_its_activation_and_acts() -> None:
    game = siege(f"red: {SWORN} reserve", turn="red", round=3)
    game.play("red", "activate red-1")
    assert game.asks("red", "arrive-to-act")
    with game.refused("deploy.fully-within-zone"):
        game.play("red", "deploy red-1 24 20 0")
    with game.refused("mode-asos.wall-no-passage"):
        game.play("red", "deploy red-1 3 6 0")
    game.play("red", "deploy red-1 3 20 0").nothing_declared()
    assert game.question() == "choose-action"
    game.play("red", "action maneuver").play("red", "maneuver 0 4 0")
    assert game.pose("red-1") == (3, 24, 0)
    assert told(game, "unit-arrived")["unit"] == "red-1"


@rule("miniatures:mode-asos.defender-reserve-arrival")
def test_in_round_two_it_may_not_come() -> None:
    early = siege(f"red: {SWORN} reserve", f"red: {GUARDS} @ 24 9 0", turn="red", round=2)
    with early.refused("mode-asos.defender-reserve-arrival"):
        early.play("red", "activate red-1")


@rule("miniatures:ruling.asos-reserve")
def test_what_is_in_reserve_need_not_come_and_keeps_no_round_open() -> None:
    # All that may be activated is in Reserve, or a wall: nobody must activate it.
    late = siege(f"red: {SWORN} reserve", f"blue: {SWORN} @ 24 40 180", turn="red", round=3)
    assert {"activate red-1", "end turn"} <= set(late.options())
    late.play("red", "end turn").nothing_declared()
    assert late.asked() == ("blue",)


@rule("miniatures:ruling.asos-reserve")
def test_the_side_has_lost_when_all_units_but_those_in_reserve_are_gone() -> None:
    game = siege(f"red: {SWORN} reserve", f"red: {GUARDS} @ 24 9 0 wounds=1", others=(ATTACKER,), turn="blue")
    game.meanwhile(lambda field: destroy(field, game.unit("red-2"), Credit(Seat(1))))
    game.meanwhile(judge_armies)
    assert game.match.over
    assert game.match.game.outcome is not None
    assert game.match.game.outcome.places[0] == (1,)


# --- units that come back -------------------------------------------------------------------------------------------


def next_round(*units: str, **more: object) -> Battle:
    """Blue's destroyed units, when the next Round begins: red's last unit forgoes its action."""
    game = siege(*units, f"red: {BOWMEN} @ 3 9 0", turn="red", **more)  # type: ignore[arg-type]
    last = max(game.options(), key=lambda move: (move in ("activate red-1", "activate red-2"), move))
    game.activate(last.removeprefix("activate ")).play("red", "action forgo")
    return finish(game, "redeploy-unit")


@rule("miniatures:mode-asos.attacker-redeploy")
def test_destroyed_units_come_back_whole_at_the_start_of_a_round() -> None:
    game = next_round(f"blue: {SWORN} wounds=0", f"blue: {GUARDS} wounds=0")
    assert game.asks("blue", "redeploy-unit")
    with game.refused("deploy.fully-within-zone"):
        game.play("blue", "deploy blue-1 24 32.3 180")
    game.play("blue", "deploy blue-1 24 32.4 180").play("blue", "deploy blue-2 32 33 180")
    assert (game.wounds("blue-1"), game.wounds("blue-2")) == (12, 12)
    finish(game, "activate-unit")
    assert not game.is_activated("blue-1")
    assert [event["unit"] for event in game.events("unit-redeployed")] == ["blue-1", "blue-2"]


@rule("miniatures:mode-asos.attacker-redeploy")
def test_nobody_is_redeployed_who_is_not_wanted_and_never_the_defenders() -> None:
    game = next_round(f"blue: {SWORN} wounds=0", f"red: {GUARDS} wounds=0")
    game.play("blue", "pass")
    assert game.question() != "redeploy-unit"
    assert game.pose("blue-1") is None
    assert game.pose("red-1") is None


@rule("miniatures:mode-asos.characters-permanently-dead")
def test_characters_never_come_back() -> None:
    game = next_round(f"blue: {SWORN} wounds=0", f"blue: {GREY_WIND} wounds=0", position={"siege": returning()})
    with game.refused("deploy.alternate"):
        game.play("blue", "deploy blue-2 10 40 180")
    game.play("blue", "deploy blue-1 24 40 180")
    assert game.models("blue-1") == 12
    assert game.field.attachments[game.unit("blue-1")] == ()


def returning(**attachments: tuple[str, ...]) -> dict[str, object]:
    return {"defender": "red", "returning": {name.replace("_", "-"): refs for name, refs in attachments.items()}}


@rule("miniatures:ruling.asos-redeploy")
def test_a_unit_returns_with_its_attachment_that_is_no_character_as_often_as_it_is_destroyed() -> None:
    game = siege(f"blue: {SWORN} @ 24 40 180 wounds=2 weakened activated with={UMBER},{CATELYN}", turn="red")
    unit = game.unit("blue-1")
    for _ in range(2):
        game.meanwhile(lambda field: destroy(field, unit, Credit(Seat(0))))
        assert game.pose("blue-1") is None
        assert game.field.attachments[unit] == ()
        game.meanwhile(lambda field: redeploy(field, unit, field.pose_of(game.unit("blue-2"))._replace(x=30_000)))
        assert [one.ref for one in game.field.attachments[unit]] == [UMBER]
        assert (game.wounds("blue-1"), game.conditions("blue-1")) == (12, ())
        assert not game.is_activated("blue-1")
        assert [one.ref for one in game.field.fallen].count(UMBER) == 0


@rule("miniatures:ruling.asos-redeploy")
def test_it_comes_before_anything_else_at_the_start_of_the_round() -> None:
    hands = {"red": ("repair-the-breach",), "blue": ("break-their-spirit",)}
    game = siege(f"blue: {SWORN} wounds=0", f"red: {BOWMEN} @ 3 9 0", turn="red", walls=(6, 6, 3), hands=hands)
    game.activate("red-1").play("red", "action forgo")
    while game.question() not in ("redeploy-unit", "activate-unit"):
        starts = game.events("round-started")
        assert not starts or game.question() == "redeploy-unit"
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[0])
    assert game.question() == "redeploy-unit"


# --- the end --------------------------------------------------------------------------------------------------------


def last_step(round: int, points: int = 0, **more: object) -> Battle:
    """The last activation of a Round; the Attacker has so many Victory Points. 8 are required."""
    position = {"victory_points": {"blue": points}}
    game = siege(f"red: {BOWMEN} @ 3 9 0", turn="red", round=round, position=position, **more)  # type: ignore[arg-type]
    game.activate("red-1").play("red", "action forgo")
    while not game.match.over and game.field.round == round:
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[-1])
    return game


def winner(game: Battle) -> str | None:
    outcome = game.match.game.outcome
    return None if outcome is None else ("red", "blue")[outcome.places[0][0]]


@rule("miniatures:mode-asos.attacker-wins-normally")
def test_the_attacker_wins_with_enough_victory_points_at_the_end_of_a_round() -> None:
    assert winner(last_step(4, points=8)) == "blue"
    assert winner(last_step(4, points=7)) is None


@rule("miniatures:mode-asos.defender-no-vp")
def test_the_defender_scores_nothing_and_wins_after_the_last_round() -> None:
    game = siege(f"blue: {SWORN} @ 24 40 180 wounds=1", f"red: {GUARDS} @ 24 20 0 wounds=1", turn="red")
    game.meanwhile(lambda field: destroy(field, game.unit("blue-1"), Credit(Seat(0))))
    assert (game.points("red"), game.points("blue")) == (0, 0)
    game.meanwhile(lambda field: destroy(field, game.unit("red-1"), Credit(Seat(1))))
    assert game.field.points_scored[1] == ((DESTROYED_UNITS, 1),)
    assert winner(last_step(6, points=7)) == "red"
    assert last_step(6, points=7).match.game.outcome.tie_breaks == ("held-out",)


@rule("miniatures:ruling.asos-final-round")
def test_after_the_last_round_the_attackers_victory_is_checked_first() -> None:
    assert winner(last_step(6, points=8)) == "blue"
    # Neither more army points nor more Victory Points than the Defender's help the Attacker.
    assert winner(last_step(6, points=0, others=(DEFENDER, ATTACKER, f"blue: {SWORN} @ 24 40 180 activated"))) == "red"


def test_names_of_walls_are_those_of_the_defenders_seat() -> None:
    game = siege()
    assert [UNIT_NAMES[wall] for wall in game.field.all_walls()] == ["red-wall-1", "red-wall-2", "red-wall-3"]
    assert game.view()["mode"]["siege"]["defender"] == "red"


# --- states and positions -------------------------------------------------------------------------------------------


def test_a_position_says_all_about_a_siege() -> None:
    text = {
        "defender": "red",
        "walls": [6, 4, 0],
        "activated": ["red-wall-1"],
        "hands": {"red": ["boiling-oil"], "blue": ["battering-ram", "clear-the-field"]},
        "discards": {"blue": ["sleepless-nights"]},
        "returning": {"blue-1": [UMBER]},
        "muted": ["red"],
    }
    units = (f"blue: {SWORN} @ 24 30 180 with={UMBER}", f"red: {GUARDS} @ 24 9 0")
    game = siege(*units, position={"siege": text})
    written = position(game.field)["siege"]
    assert written == {**text, "hands": {"red": ["boiling-oil"], "blue": ["clear-the-field", "battering-ram"]}}


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ({"defender": "green"}, "green"),
        ({"defender": "red", "walls": [6, 6]}, "[6, 6]"),
        ({"defender": "red", "walls": [6, 6, 7]}, "[6, 6, 7]"),
        ({"defender": "red", "activated": ["blue-wall-1"]}, "blue-wall-1"),
        ({"defender": "red", "hands": {"red": ["battering-ram"]}}, "battering-ram"),
        ({"defender": "red", "returning": {"blue-9": ["20203"]}}, "blue-9"),
        ({"defender": "red", "returning": {"blue-1": ["99999"]}}, "99999"),
    ],
)
def test_a_bad_siege_is_refused(text: dict[str, object], given: str) -> None:
    with pytest.raises(BadData) as refused:
        siege(f"blue: {SWORN} @ 24 30 180", position={"siege": text})
    assert refused.value.values["given"] == given


def test_a_position_without_a_word_about_the_siege_has_whole_walls() -> None:
    game = scenario(f"red: {GUARDS} @ 24 9 0", f"blue: {SWORN} @ 24 40 180", mode=MODE)
    assert (game.field.defender, game.field.walls) == (0, (6, 6, 6))
    with pytest.raises(BadData) as refused:
        scenario(f"red: {GUARDS} @ 24 6 0", f"blue: {SWORN} @ 24 40 180", mode=MODE)
    assert refused.value.values["rule"] == "ruling.castle-wall-behind"


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda field: setattr(field, "walls", (7, 6, 6)), "Wounds"),
        (lambda field: setattr(field, "walls_activated", (3,)), "no Castle Walls"),
        (lambda field: field.points_scored.__setitem__(0, (("objectives", 1),)), "Defender has scored"),
        (lambda field: field.siege_hand.__setitem__(1, (0, 0)), "siege-card"),
    ],
)
def test_a_spoiled_siege_is_noticed(spoil: Callable[[Field], object], says: str) -> None:
    game = siege(f"blue: {SWORN} @ 24 30 180", hands={"blue": ("battering-ram",)})
    assert list(invariants(game.field)) == []
    spoil(game.field)
    assert any(says in fault for fault in invariants(game.field))


def test_a_team_takes_the_place_of_a_player() -> None:
    match = maester.new_match("miniatures", 4, 1, {"mode": MODE, "sides": "teams", "points": 30, "table": 72})
    while match.game.round == 0:
        seat = match.to_act[0]
        match.play(seat, match.decision(seat).options[0])
    field = match.game
    assert isinstance(field, Field)
    edges = {
        field.side[seat]: {field.edge[one] for one in field.seats if field.side[one] == field.side[seat]}
        for seat in field.seats
    }
    assert all(len(found) == 1 for found in edges.values())
    assert [len(hand) for hand in field.siege_hand].count(3) == 2
    assert not any(field.in_reserve[unit] for seat in field.opponents(field.defender) for unit in field.units_of(seat))
    for seat in field.team(field.defender):
        units = field.units_of(seat)
        assert sum(field.in_reserve[unit] for unit in units) == (len(units) + 1) // 2


@pytest.mark.parametrize(("seed", "table"), [(1, 48), (2, 72)])
def test_a_siege_at_random_keeps_all_invariants(seed: int, table: int) -> None:
    check_playout(GAME, Configuration(2, {"mode": MODE, "points": 30, "rounds": 3, "table": table}), seed)


def test_a_siege_before_the_walls_at_random_keeps_all_invariants() -> None:
    units = [f"blue: {SWORN} @ {x} 14 180" for x in (8, 24, 40)]
    hands = {"blue": ("battering-ram", "all-out-assault"), "red": ("boiling-oil", "volley-from-the-walls")}
    match = siege(*units, f"red: {GUARDS} @ 24 22 180", f"red: {SWORN} reserve", hands=hands, round=3, rounds=4).match
    play_at_random(match, Random(3), Checker(match, Random(4)), restless=True)
    assert match.over
