"""Honed and Ready (p. 34): Castle Walls on the flanks, and arrows from them."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures.geometry.shapes import Area, bounds, overlaps
from maester.games.miniatures.terrain import terrain_places
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import WOLVES
from tests.games.miniatures.given import purposes
from tests.games.miniatures.hands import holding
from tests.games.miniatures.language import FAR, Battle, new_game, scenario

MODE = "honed-and-ready"
TOKENS = ("24 24", "6 18", "42 18", "6 30", "42 30")
WALLS = ("castle-wall @ 0.875 24 90", "castle-wall @ 47.125 24 270")
SWORN, GUARDS = "stark-sworn-swords", "lannister-guardsmen"


def set_up(terrain: str = "ready", **options: Any) -> Battle:
    """Both armies are revealed; what is asked next depends on the terrain."""
    game = new_game(mode=MODE, terrain=terrain, **options)
    return game.play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}")


def battle(*units: str, **more: Any) -> Battle:
    return scenario(*units, objectives=TOKENS, terrain=WALLS, mode=MODE, **more)


def ending(*units: str, dice: dict[str, int | str], **more: Any) -> Battle:
    """The Round ends: red's last unit forgoes its action, and then these dice are thrown."""
    rested = [f"{unit} activated" for unit in units]
    game = battle("red: stark-bowmen @ 24 3 0", *rested, **more)
    if game.question() == "activate-unit":
        game.play("red", "activate red-1")
    game.dice(**dice).play("red", "action forgo")
    return game.any_dice()


# --- set-up ---------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-har.deployment")
def test_deployment_zones_are_ten_inches_deep() -> None:
    zones = [tuple(player["zone"]) for player in set_up().view()["players"]]
    assert zones == [(0, 0, 48_000, 10_000), (0, 38_000, 48_000, 48_000)]


@rule("miniatures:mode-har.setup")
def test_five_objectives_without_cards_and_two_walls() -> None:
    game = set_up()
    tokens = {(x / 1000, y / 1000) for x, y in map(game.field.token_place, range(5))}
    assert tokens == {(24, 24), (6, 18), (42, 18), (6, 30), (42, 30)}
    assert game.events("objectives-laid-out")[0]["cards"] == []
    assert game.field.terrain == ["castle-wall", "castle-wall", "forest", "low-wall", "forest", "low-wall"]
    assert [piece["kind"] for piece in game.view()["terrain"]].count("castle-wall") == 2


@rule("miniatures:ruling.har-layout")
@pytest.mark.parametrize(("table", "right"), [(48, 48_000), (72, 72_000)])
def test_the_walls_lie_flush_along_the_middle_of_the_flank_edges(table: int, right: int) -> None:
    field = set_up(table=table).field
    left, other = (Area(*map(round, bounds(field.terrain_shape(piece)))) for piece in (0, 1))
    assert left == Area(0, 18_750, 1_750, 29_250)
    assert other == Area(right - 1_750, 18_750, right, 29_250)
    assert field.token[0] == (right // 2, 24_000)
    assert {field.token_place(token)[0] for token in range(1, 5)} == {6_000, right - 6_000}


@rule("miniatures:mode-har.no-impassable-terrain")
def test_no_impassable_terrain_is_laid() -> None:
    game = set_up("chosen")
    (seat,) = game.asked()
    assert game.why_not(seat, "lay palisade 24 15 0") == "mode-har.no-impassable-terrain"
    assert game.why_not(seat, "lay castle-wall 24 15 0") == "setup.terrain-chosen"
    assert game.why_not(seat, "lay hedge 24 15 0") is None
    assert not any("palisade" in option for option in game.options())


@rule("miniatures:mode-har.terrain-anywhere")
def test_terrain_lies_anywhere_but_an_inch_from_the_walls() -> None:
    game = set_up("chosen")
    game.play(game.asked()[0], "lay bog 12 24 0")
    (seat,) = game.asked()
    # In a deployment zone; 2 in from the bog; 1 in from the wall, which is 1.75 in deep.
    assert game.why_not(seat, "lay forest 24 4 0") is None
    assert game.why_not(seat, "lay forest 22 24 0") is None
    assert game.why_not(seat, "lay hedge 3.25 24 90") is None
    assert game.why_not(seat, "lay hedge 2.75 24 90") == "mode-har.terrain-anywhere"
    assert game.numbers(seat, "lay hedge 2.75 24 90") == {"other": "castle-wall", "gap": 0.5, "least": 1}
    assert game.why_not(seat, "lay forest 46 10 0") == "ruling.terrain-placement-measure"
    game.rest(until="choose-zone")
    assert len(game.field.terrain) == 2 + 4


def test_no_piece_is_suggested_on_another_one() -> None:
    game = set_up("chosen")
    game.play(game.asked()[0], "lay bog 24 24 0")
    places = terrain_places(game.field)
    bog = places.shape(*places.laid[-1])
    moves = places.candidates()
    assert not any(overlaps(places.shape(move.kind, move.pose), bog) for move in moves)
    # It would be allowed, the rulebook says.
    assert game.why_not(game.asked()[0], "lay forest 24 24 0") is None


@rule("miniatures:mode-har.walls-impassable")
def test_nobody_moves_onto_a_wall_or_attacks_it() -> None:
    game = battle("red: stark-sworn-swords @ 7 24 270", *FAR)
    game.activate("red-1")
    assert "action melee-attack" not in game.options()
    game.act("march")
    assert game.why_not("red", "march 4 270") == "terrain-keyword.impassable"
    assert game.why_not("red", "march 2.85 270") is None
    # Nor is it activated or charged.
    game = battle("red: stark-sworn-swords @ 10 24 270", *FAR)
    assert game.options() == ["activate red-1", "activate red-2"]
    game.activate("red-1")
    assert "action charge" not in game.options()


@rule("miniatures:mode-har.control")
def test_objectives_are_controlled_by_covering() -> None:
    infantry = "red: stark-sworn-swords @ 24 24 0"
    solo = "blue: gregor-clegane-the-mountain-that-rides @ 24 27.78 180 wounds={}"
    assert battle(infantry, *FAR).controls(1) == "red-1"
    assert battle(infantry, solo.format(3)).controls(1) == "red-1"
    assert battle(infantry, solo.format(4)).controls(1) is None


# --- arrows ---------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-har.arrow-rain")
def test_units_on_outer_objectives_are_shot_at_when_they_score() -> None:
    # Guardsmen have Defense 3+, Sworn Swords 4+; each unit has a d3 of its own, and a die for each Hit.
    game = ending(
        f"red: {SWORN} @ 24 24 0",
        f"red: {SWORN} @ 6 18 0",
        f"blue: {GUARDS} @ 42 30 180",
        dice={"red": 2, "red_defense": "4441", "blue": 3, "blue_defense": "31212"},
    )
    assert [(event["unit"], event["hits"]) for event in game.events("arrows-fell")] == [("red-3", 4), ("blue-1", 5)]
    assert (game.points("red"), game.points("blue")) == (2, 1)
    assert (game.wounds("red-2"), game.wounds("red-3"), game.wounds("blue-1")) == (12, 11, 8)
    assert purposes(game) == ["effect", "defense", "effect", "defense"]
    # In Round 1 nothing scores, and no arrows fall.
    game = ending(f"red: {SWORN} @ 6 18 0", f"blue: {GUARDS} @ 42 30 180", dice={}, round=1)
    assert (game.events("arrows-fell"), game.field.round) == ([], 2)


def test_arrows_fall_on_the_units_of_the_first_player_first() -> None:
    units = (f"red: {SWORN} @ 6 18 0", f"blue: {GUARDS} @ 42 30 180")
    dice: dict[str, int | str] = {"one": 1, "one_defense": "666", "two": 1, "two_defense": "666"}
    for first, order in (("red", ["red-2", "blue-1"]), ("blue", ["blue-1", "red-2"])):
        game = ending(*units, dice=dice, first=first)
        assert [event["unit"] for event in game.events("arrows-fell")] == order


@rule("miniatures:ruling.har-near-walls")
def test_arrows_come_after_the_points_without_panic_and_without_a_culprit() -> None:
    game = ending(
        f"red: {SWORN} @ 6 18 0 wounds=6",
        f"blue: {GUARDS} @ 42 18 180 wounds=2",
        f"blue: {GUARDS} @ 24 45 180",
        dice={"red": 2, "red_defense": "1114", "blue": 1, "blue_defense": "112"},
    )
    # Three of four Defense rolls fail: three Wounds, the point is kept, nobody makes a Panic Test.
    assert game.wounds("red-2") == 3
    assert "panic" not in purposes(game)
    told = game.kinds("victory-points-scored", "arrows-fell", "unit-destroyed")
    assert told == [
        "victory-points-scored", "victory-points-scored", "arrows-fell", "arrows-fell", "unit-destroyed",
        "victory-points-scored",
    ]  # fmt: skip
    # Blue's unit is destroyed by nobody: red scores for it.
    assert (game.points("red"), game.points("blue")) == (2, 1)


@rule("miniatures:ruling.har-near-walls")
def test_a_last_unit_that_arrows_destroy_loses_the_battle() -> None:
    game = ending(f"blue: {GUARDS} @ 42 18 180 wounds=1", dice={"blue": 1, "blue_defense": "111"})
    assert game.match.over
    assert game.events("game-won")[-1]["seat"] == "red"


@rule("miniatures:mode-har.scoring")
def test_each_controlled_objective_scores_a_point() -> None:
    game = ending(
        f"red: {SWORN} @ 24 24 0",
        f"red: {SWORN} @ 6 18 0",
        f"red: {SWORN} @ 6 30 0",
        f"blue: {GUARDS} @ 45 45 180",
        dice={"one": 1, "one_defense": "666", "two": 1, "two_defense": "666"},
    )
    assert (game.points("red"), game.points("blue")) == (3, 0)
    assert (game.wounds("red-3"), game.wounds("red-4")) == (12, 12)


@rule("miniatures:ruling.har-heading")
def test_objectives_score_without_any_ncu() -> None:
    game = ending(f"red: {SWORN} @ 24 24 0", f"blue: {GUARDS} @ 45 45 180", dice={})
    assert list(game.field.ncus()) == []
    assert game.points("red") == 1


# --- NCUs and the Tactics Board --------------------------------------------------------------------------------------


def claiming(zone: str = "crown", *units: str) -> Battle:
    """Red's NCU, which has no abilities of its own, Claims a zone; `blue-1` is on an outer Objective, `blue-2` in the
    middle.
    """
    game = battle(
        *(units or (f"blue: {GUARDS} @ 6 18 180", f"blue: {GUARDS} @ 24 24 180")),
        "red: stark-bowmen @ 24 3 0",
        position=holding((), (), ncus=["red: 30201 silenced", "blue: 30102 silenced"]),
    )
    return game.nothing_declared().play("red", "activate red-a", f"claim {zone}")


@rule("miniatures:mode-har.ncu-arrow-rain")
def test_an_ncu_replaces_the_effect_of_its_zone_by_arrows() -> None:
    game = claiming()
    assert game.question() == "declare-text"
    assert "use arrow-rain -: blue-1" in game.options()
    # Not on the unit in the middle.
    assert game.why_not("red", "use arrow-rain -: blue-2") is not None
    game.dice(arrows=3, defense="11666").play("red", "use arrow-rain -: blue-1").no_rerolls()
    assert game.wounds("blue-1") == 10
    assert purposes(game) == ["effect", "defense"]
    assert game.view()["zones"][0]["ncu"] == "red-a"
    assert game.kinds("zone-replaced") == ["zone-replaced"]


@rule("miniatures:mode-har.ncu-arrow-rain")
def test_arrows_are_offered_only_where_somebody_controls_an_outer_objective() -> None:
    game = claiming("crown", f"blue: {GUARDS} @ 24 24 180")
    assert not any("arrow-rain" in option for option in game.options())
    # An own unit may be the one, too; and the opponent doesn't replace it.
    game = claiming("coins", f"red: {SWORN} @ 6 18 0", f"blue: {GUARDS} @ 45 45 180")
    assert "use arrow-rain -: red-1" in game.options()
    assert game.asked() == ("red",)
    game.play("red", "pass")
    assert not any("arrow-rain" in option for option in game.options())


@rule("miniatures:mode-har.ncu-arrow-rain")
def test_a_unit_that_arrows_of_an_ncu_destroy_scores_for_its_player() -> None:
    game = claiming("crown", f"blue: {GUARDS} @ 6 18 180 wounds=1", f"blue: {GUARDS} @ 45 45 180")
    game.dice(arrows=1, defense="111").play("red", "use arrow-rain -: blue-1").no_rerolls()
    assert (game.points("red"), game.points("blue")) == (1, 0)


def test_a_position_of_this_mode_tells_everything() -> None:
    game = battle(f"red: {SWORN} @ 6 18 0", *FAR)
    again = game.match.position()
    assert again["terrain"] == list(WALLS)
    assert scenario(*again["units"], terrain=again["terrain"], objectives=again["objectives"], mode=MODE).controls(2)
