"""Setting up a battle: the table, armies, Objectives and their cards, and who may pass (p. 4, 6, 26, 28)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import maester
from maester.engine import Seat
from maester.games.miniatures.armies import characters_of
from maester.games.miniatures.army_codes import ArmyCode, read_code
from maester.games.miniatures.army_costs import cost_of
from maester.games.miniatures.box import BOX
from maester.games.miniatures.choosing_armies import ArmyChoice, Bring
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import Pose, inches
from maester.games.miniatures.geometry.shapes import Area, front_arrow, rectangle
from maester.games.miniatures.modes import mode_named, zone_of
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import ELEPHANT, LIONS, WOLVES, army
from tests.games.miniatures.language import Battle, new_game, scenario

MODE = mode_named("a-game-of-thrones")
FEW, MANY = LIONS, WOLVES
"""Five units against six."""


def with_armies(red: str = MANY, blue: str = MANY, **options: Any) -> Battle:
    """Both armies are revealed."""
    return new_game(**options).play("red", f"army {red}").play("blue", f"army {blue}")


def places_of(field: Field) -> list[tuple[int, int]]:
    """Where the Objective tokens are."""
    return [field.token_place(token) for token in range(len(field.token))]


def in_inches(places: list[tuple[int, int]]) -> set[tuple[float, float]]:
    return {(x / 1000, y / 1000) for x, y in places}


# --- the table ----------------------------------------------------------------------------------------------------


@rule("miniatures:overview.player-count")
def test_a_battle_needs_two_players() -> None:
    with pytest.raises(maester.MaesterError):
        maester.new_match("miniatures", 1)
    assert maester.new_match("miniatures", 2).seats == ("red", "blue")


@rule("miniatures:setup.battlefield-size")
def test_the_table_is_four_by_four_feet_or_six_by_four() -> None:
    assert new_game().field.table == Area(0, 0, 48_000, 48_000)
    assert new_game(table=72).field.table == Area(0, 0, 72_000, 48_000)


@rule("miniatures:ruling.coordinates")
def test_a_tray_that_faces_right_has_its_front_edge_on_the_right() -> None:
    tray = rectangle(Pose(inches(24), inches(10), 9_000), BOX.trays["infantry"].footprint)
    front_left, front_right, *_ = tray.corners
    assert front_left == pytest.approx((26_400, 12_750))
    assert front_right == pytest.approx((26_400, 7_250))
    assert front_arrow(tray) == pytest.approx((26_400, 10_000))
    field = scenario("red: stark-bowmen @ 3 3 0", "blue: stark-bowmen @ 45 45 180").field
    assert zone_of(field, Seat(0)).bottom == 0
    assert zone_of(field, Seat(1)).top == 48_000


@rule("miniatures:mode-agot.deployment")
def test_deployment_zones_are_ten_inches_deep_along_the_whole_edge() -> None:
    assert MODE.zones(new_game().field.table) == (Area(0, 0, 48_000, 10_000), Area(0, 38_000, 48_000, 48_000))


@rule("miniatures:setup.deployment-zones")
def test_the_zones_of_the_mode_are_marked_before_anything_is_placed() -> None:
    game = new_game(terrain="chosen")
    assert [tuple(player["zone"]) for player in game.view()["players"]] == [
        (0, 0, 48_000, 10_000),
        (0, 38_000, 48_000, 48_000),
    ]
    assert (game.field.token, game.field.terrain) == ([], [])


@rule("miniatures:ruling.table-six-by-four")
def test_on_a_table_of_six_feet_the_flank_objectives_lie_farther_out() -> None:
    wide = new_game(table=72).field.table
    assert MODE.zones(wide) == (Area(0, 0, 72_000, 10_000), Area(0, 38_000, 72_000, 48_000))
    assert in_inches([*MODE.tokens(wide)]) == {(36, 24), (6, 18), (66, 18), (6, 30), (66, 30)}


# --- armies -------------------------------------------------------------------------------------------------------


def test_armies_are_chosen_together_and_in_secret() -> None:
    game = new_game()
    assert game.asked() == ("red", "blue")
    game.play("red", f"army {FEW}")
    assert game.asked() == ("blue",)
    assert game.field.army == ["", ""]
    assert "10113" not in str(game.match.view("blue"))
    game.play("blue", f"army {MANY}")
    assert game.field.army == [FEW, MANY]
    brought = game.events("army-brought")
    assert [(event["army"], event["faction"], event["commander"]) for event in brought] == [
        (FEW, "lannister", "20115"),
        (MANY, "stark", "20201"),
    ]


@rule("miniatures:overview.preparation-order")
def test_armies_come_first_then_the_battlefield_then_the_battle() -> None:
    game = new_game(terrain="chosen").play("red", f"army {FEW}")
    for too_early in ("lay forest 24 15 0", "zone south", "activate blue-1"):
        assert game.why_not("blue", too_early) is not None
    assert (game.question(), game.field.token) == ("bring-army", [])
    game.play("blue", f"army {MANY}")
    assert game.question() == "lay-piece"
    assert game.field.round == 0
    game.rest(until="activate-unit")
    assert game.field.round == 1


@rule("miniatures:army.scale")
def test_only_armies_of_the_agreed_size_may_be_brought() -> None:
    assert new_game().why_not("red", f"army {ELEPHANT}") == "army.scale"
    assert new_game(points=40).why_not("red", f"army {ELEPHANT}") is None
    assert new_game(points=40).why_not("red", f"army {FEW}") == "army.scale"
    (points,) = [option for option in maester.games()[3].options if option.name == "points"]
    assert points.default == 40
    assert set(points.values) == {20, 30, 40, 50}
    # Any other size may be agreed on, too.
    assert points.range == (10, 120)
    assert new_game(points=45).why_not("red", "army stark/45/10201+20201,10202~1") is None
    for wrong in (9, 121):
        with pytest.raises(maester.MaesterError):
            new_game(points=wrong)
    # A list may be of any size.
    assert army("stark/45/10201+20201").points == 45


def test_ready_made_armies_are_offered_and_may_be_typed_by_their_ids() -> None:
    for points in (20, 30, 40, 50):
        game = new_game(points=points)
        ready = [one for one in BOX.lists.values() if one.points == points and one.faction in BOX.playable_factions]
        assert game.options() == [f"army {one.code}" for one in ready]
        assert len(ready) >= 2
        for one in ready:
            assert new_game(points=points).why_not("red", f"army {one.id}") is None
    assert ArmyChoice(20).reasons() == [("ready-made", "stark-20"), ("ready-made", "lannister-20")]


@pytest.mark.parametrize("points", [10, 11, 25, 45, 75, 120])
def test_for_other_sizes_a_legal_army_of_each_faction_is_made(points: int) -> None:
    choice = ArmyChoice(points)
    made = choice.candidates()
    assert made == ArmyChoice(points).candidates()
    armies = [read_code(bring.army).army for bring in made]
    assert [army.faction for army in armies] == list(BOX.playable_factions)
    assert all(choice.check(bring) is None for bring in made)
    assert all(cost_of(army) >= points - 1 for army in armies)
    assert choice.reasons() == [("made-for-size", str(points))] * len(made)


def test_where_teammates_bring_all_characters_that_are_offered_another_army_is_made() -> None:
    made = [read_code(bring.army).army for bring in ArmyChoice(45).candidates()]
    taken = tuple(sorted({name for army in made for name in characters_of(army)}))
    choice = ArmyChoice(45, taken)
    (other,) = choice.candidates()
    assert other not in ArmyChoice(45).candidates()
    assert choice.check(other) is None


@pytest.mark.parametrize("points", [10, 75])
def test_a_battle_of_any_size_begins_and_ends_without_typing(points: int) -> None:
    game = new_game(points=points, rounds=1)
    assert game.rest().match.over


def test_only_legal_armies_are_brought() -> None:
    game = new_game()
    assert game.why_not("red", "army stark/30/10201,10203~1") == "army.one-commander"
    assert game.why_not("red", "army stark/30/10201+20201,10101~1") == "army.faction"
    assert game.why_not("red", "army bolton-30") == "army.faction"
    with pytest.raises(maester.MaesterError, match="cut short"):
        game.match.play("red", "army stark/30/10201+20201")
    with pytest.raises(maester.MaesterError, match="no code of an army"):
        game.match.play("red", "army wolves-of-the-south")


def test_random_play_brings_random_armies() -> None:
    choice = ArmyChoice(30)
    brought = {choice.sample(Random(seed)).army for seed in range(20)}
    assert len(brought) == 20
    assert all(choice.check(Bring(ArmyCode(code))) is None for code in brought)
    assert {code.split("/")[0] for code in brought} == set(BOX.playable_factions)


def test_units_stand_in_the_order_of_the_list_whole_and_off_the_table() -> None:
    game = with_armies(FEW, MANY)
    refs = [game.field.record[game.unit(f"red-{number}")] for number in range(1, 6)]
    assert refs == ["10101", "10102", "10113", "10106", "10105"]
    assert [game.wounds(f"red-{number}") for number in range(1, 6)] == [BOX.units[ref].total_wounds for ref in refs]
    assert game.field.on_table() == []


@rule("miniatures:pass.entitlement")
def test_the_player_with_fewer_units_may_pass_twice() -> None:
    assert with_armies(FEW, MANY).field.passes == [2, 0]
    assert with_armies(MANY, FEW).field.passes == [0, 2]


@rule("miniatures:pass.equal-totals")
def test_with_as_many_units_nobody_may_pass() -> None:
    game = with_armies(MANY, MANY)
    assert game.field.passes == [0, 0]
    game.rest(until="activate-unit")
    assert game.why_not(game.asked()[0], "pass turn") == "pass.equal-totals"


@rule("miniatures:ruling.passing-count")
def test_losses_do_not_change_who_may_pass() -> None:
    lines = [f"{seat}: stark-sworn-swords @ {x} {y} 0" for seat, y in (("red", 5), ("blue", 40)) for x in (5, 15)]
    game = scenario(*lines, "red: stark-sworn-swords wounds=0", position={"passes": {"red": 0, "blue": 2}})
    assert game.why_not("red", "pass turn") is not None
    game.activate("red-1").act("forgo")
    assert game.why_not("blue", "pass turn") is None
    # A turn without a unit to activate uses up no pass.
    game = scenario(
        "red: stark-sworn-swords @ 5 5 0",
        "red: stark-sworn-swords @ 15 5 0",
        "blue: stark-sworn-swords @ 5 40 180 activated",
        position={"passes": {"blue": 2}},
    )
    game.activate("red-1").act("forgo")
    assert (game.view()["active"], game.field.passes) == ("red-2", [0, 2])
    game.act("forgo")
    assert game.field.round == 3
    assert game.field.passes == [0, 2]


# --- the order of things --------------------------------------------------------------------------------------------


@rule("miniatures:setup.order")
def test_terrain_is_laid_after_objectives_and_zones_are_chosen_last() -> None:
    game = new_game(terrain="chosen")
    assert game.why_not("red", "lay forest 24 15 0") == "match.wrong-kind"
    game.play("red", f"army {MANY}").play("blue", f"army {MANY}")
    assert game.question() == "lay-piece"
    assert len(game.field.token) == 5
    assert game.why_not(game.asked()[0], "zone south") == "match.wrong-kind"
    game.rest(until=lambda game: game.question() != "lay-piece")
    assert game.question() == "choose-zone"
    kinds = game.kinds("objectives-laid-out", "terrain-laid", "zone-taken")
    assert kinds == ["objectives-laid-out", *["terrain-laid"] * 4]


@rule("miniatures:setup.objective-tokens")
def test_objective_tokens_are_placed_as_the_mode_says() -> None:
    field = with_armies().field
    assert tuple(field.token) == MODE.tokens(field.table)
    assert field.claimed == [-1] * 5
    wide = with_armies(table=72).field
    assert tuple(wide.token) == MODE.tokens(wide.table) != tuple(field.token)


@rule("miniatures:mode-agot.objectives")
def test_five_objectives_one_in_the_middle() -> None:
    tokens = in_inches(places_of(with_armies().field))
    assert tokens == {(24, 24), (6, 18), (42, 18), (6, 30), (42, 30)}


@rule("miniatures:ruling.objective-measure")
def test_the_middle_of_a_token_is_measured() -> None:
    field = with_armies().field
    nearest = min(places_of(field), key=lambda place: place[0] + place[1])
    assert nearest == (6_000, 18_000)
    assert field.token_shape(field.token.index(nearest))[:2] == nearest


@rule("miniatures:mode-agot.objective-cards")
def test_each_objective_has_a_card_of_its_own_that_everybody_sees() -> None:
    game = with_armies()
    cards = game.field.token_card
    assert len(cards) == 5
    for seat in ("red", "blue", None):
        assert [objective["card"] for objective in game.view(seat)["objectives"]] == cards
    assert game.events("objectives-laid-out")[0]["cards"] == cards
    assert len({tuple(with_armies(seed=seed).field.token_card) for seed in range(5)}) > 1


@rule("miniatures:ruling.objective-deck")
def test_cards_are_drawn_from_ten_without_replacement() -> None:
    drawn = [with_armies(seed=seed).field.token_card for seed in range(30)]
    assert all(len(set(cards)) == 5 for cards in drawn)
    assert {card for cards in drawn for card in cards} == set(range(1, 11))
    # A card works for the unit that Controls the token beside which it lies.
    game = scenario("red: stark-sworn-swords @ 24 24 0", "blue: stark-sworn-swords @ 6 40 180",
                    objectives=("24 24 card=6",))  # fmt: skip
    assert game.controls(1) == "red-1"
