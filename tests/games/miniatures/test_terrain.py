"""Terrain: what it is, and how it is placed (p. 5, 24 to 26)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from maester.errors import BadData
from maester.games.miniatures.box import BOX, TerrainRecord, read_data, read_record
from maester.games.miniatures.field import Field
from maester.games.miniatures.forms import TerrainKind
from maester.games.miniatures.geometry.numbers import Pose, inches
from maester.games.miniatures.geometry.placing import opposite
from maester.games.miniatures.modes import mode_named
from maester.games.miniatures.seeing import sight
from maester.games.miniatures.terrain import LayPiece
from maester.games.miniatures.terrain_places import LayTerrain, TerrainPlaces
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import WOLVES
from tests.games.miniatures.language import FAR, Battle, new_game, scenario
from tests.games.miniatures.laying import POOL, TERRAIN_KINDS, lay, places_on

ARMIES = (f"army {WOLVES}", f"army {WOLVES}")
SHUFFLED = "1" * 9
"""The draws that shuffle the Objective cards."""


def laying(dice: str = "", pieces: int = 4, **options: Any) -> Battle:
    """Terrain is to be laid; the roll-off shows these dice."""
    game = new_game(terrain="chosen", pieces=pieces, **options)
    if dice:
        game.dice(cards=SHUFFLED, roll_off=dice)
    return game.play("red", ARMIES[0]).play("blue", ARMIES[1])


def places(game: Battle) -> TerrainPlaces:
    question = game.field.agenda[-1]
    assert isinstance(question, LayPiece)
    found = question.domain(game.field)
    assert isinstance(found, TerrainPlaces)
    return found


def table_with(*laid: LayTerrain) -> TerrainPlaces:
    """A table of 48 in with Objectives and some terrain."""
    field: Field = new_game().field
    mode = mode_named("a-game-of-thrones")
    tokens = laying().field
    return places_on(field.table, mode.zones(field.table), [tokens.token_shape(token) for token in range(5)], laid)


# --- what it is ---------------------------------------------------------------------------------------------------


@rule("miniatures:term.terrain")
def test_terrain_is_all_that_is_no_model() -> None:
    game = scenario(*FAR, terrain=("forest @ 24 24 0",), objectives=("10 24",))
    assert [piece["kind"] for piece in game.view()["terrain"]] == ["forest"]
    assert [obstacle.piece for obstacle in game.field.obstacles()] == [0]


@rule("miniatures:terrain.keywords-define")
def test_what_a_piece_does_stands_in_its_keywords() -> None:
    assert set(BOX.terrain["hedge"].keywords) == {"cover", "rough", "destructible"}
    game = scenario(*FAR, terrain=("hedge @ 24 24 0", "forest @ 10 24 0"))
    for keyword in BOX.terrain_keywords:
        expected = [piece for piece in (0, 1) if keyword in game.field.terrain_kind(piece).keywords]
        assert game.field.pieces_with(keyword) == expected
    assert game.field.pieces_with("rough") == [0]
    assert game.field.pieces_with("cover") == [0, 1]


@rule("miniatures:terrain.unlisted-agree")
def test_a_piece_of_another_kind_needs_its_keywords() -> None:
    tower = {**read_data("terrain")["pieces"][0], "id": "watchtower", "name_en": "Watchtower", "name_pl": "Wieża"}
    agreed = read_record({**tower, "keywords": ["elevated", "impassable"]}, TerrainRecord)
    assert agreed.keywords == ("elevated", "impassable")
    del tower["keywords"]
    with pytest.raises(BadData):
        read_record(tower, TerrainRecord)
    with pytest.raises(BadData):
        read_record({**tower, "keywords": ["tall"]}, TerrainRecord)


@rule("miniatures:terrain.end-on")
def test_a_move_may_end_on_terrain_unless_it_is_impassable() -> None:
    for kind, rule_id in (("forest", None), ("palisade", "terrain-keyword.impassable")):
        game = scenario("red: stark-sworn-swords @ 24 10 0", *FAR, terrain=(f"{kind} @ 24 18 0",))
        game.activate("red-1").act("march")
        assert game.why_not("red", "march 6 0") == rule_id
        if rule_id is None:
            game.play("red", "march 6 0")
            assert game.field.stands_on(game.unit("red-1"), 0)


@rule("miniatures:terrain.lift-piece")
def test_a_piece_under_a_tray_stays_where_it_is_and_in_force() -> None:
    game = scenario("red: stark-sworn-swords @ 24 10 0", "blue: lannister-guardsmen @ 24 30 180", FAR[0],
                    terrain=("corpse-pile @ 24 16 0",))  # fmt: skip
    game.activate("red-1").act("march").play("red", "march 6 0")
    assert game.field.stands_on(game.unit("red-1"), 0)
    assert [piece["pose"] for piece in game.view()["terrain"]] == [[24_000, 16_000, 0]]
    assert game.field.pieces_with("horrific") == [0]
    assert sight(game.field, game.unit("red-1"), game.unit("blue-1")) is not None


# --- chosen terrain -------------------------------------------------------------------------------------------------


@rule("miniatures:setup.terrain-chosen")
def test_the_players_lay_a_piece_each_in_turn_beginning_with_the_higher_roll() -> None:
    # A tie is rolled again.
    game = laying(dice="44" + "52").any_dice()
    told = [(event["seats"], event["dice"]) for event in game.events("rolled-off")]
    assert told == [(["red", "blue"], [4, 4]), (["red", "blue"], [5, 2])]
    for seat, move in (
        ("red", "lay forest 12 24 0"),
        ("blue", "lay bog 36 24 0"),
        ("red", "lay forest 24 13 0"),
        ("blue", "lay hedge 24 34 0"),
    ):
        assert (game.asked(), game.question()) == ((seat,), "lay-piece")
        game.play(seat, move)
    assert game.question() == "choose-zone"
    assert game.field.terrain == ["forest", "bog", "forest", "hedge"]
    assert game.why_not(game.asked()[0], "lay weirwood 24 24 0") == "match.wrong-kind"
    assert laying(dice="25").any_dice().asked() == ("blue",)
    # More by agreement.
    assert len(laying(pieces=6).rest(until="choose-zone").field.terrain) == 6


@rule("miniatures:ruling.terrain-turn-order")
def test_the_pool_has_every_kind_without_limit() -> None:
    game = laying()
    for x, y in ((8, 15), (40, 15), (8, 33), (40, 33)):
        assert {move.kind for move in places(game).candidates()} == set(POOL)
        game.play(game.asked()[0], f"lay palisade {x} {y} 0")
    assert game.field.terrain == ["palisade"] * 4
    # What can't be laid any more is left out.
    field = laying(pieces=6).field
    wood = TerrainKind(TERRAIN_KINDS.index("forest"))
    for y in range(13, 36, 3):
        for x in range(4, 45, 4):
            field.terrain.append(TERRAIN_KINDS[wood])
            field.terrain_pose.append(Pose(inches(x), inches(y), 0))
    question = field.agenda[-1]
    assert isinstance(question, LayPiece)
    assert question.ask(field) is None


@rule("miniatures:setup.no-impassable-on-objectives")
def test_impassable_terrain_may_not_lie_on_an_objective() -> None:
    game = laying()
    seat = game.asked()[0]
    assert game.why_not(seat, "lay palisade 24 24 0") == "setup.no-impassable-on-objectives"
    assert game.numbers(seat, "lay palisade 24 24 0") == {"objective": 1}
    assert game.why_not(seat, "lay forest 24 24 0") is None
    # Beside it, it may: the token is 0.7 in from middle to rim, the piece half an inch deep.
    assert game.why_not(seat, "lay palisade 24 25.1 0") == "setup.no-impassable-on-objectives"
    assert game.why_not(seat, "lay palisade 24 25.2 0") is None


@rule("miniatures:setup.terrain-not-in-deployment")
def test_terrain_lies_outside_the_deployment_zones() -> None:
    game = laying()
    seat = game.asked()[0]
    assert game.why_not(seat, "lay forest 24 11 0") == "setup.terrain-not-in-deployment"
    assert game.numbers(seat, "lay forest 24 11 0") == {"depth": 2}
    assert game.why_not(seat, "lay forest 24 13 0") is None
    assert game.why_not(seat, "lay forest 24 36 0") == "setup.terrain-not-in-deployment"
    assert game.why_not(seat, "lay forest 24 35 0") is None


@rule("miniatures:setup.terrain-spacing")
def test_terrain_lies_six_inches_apart() -> None:
    table = table_with(lay("bog", 24, 20))
    refusal = table.check(lay("hedge", 24, 29))
    assert refusal is not None
    assert (refusal.rule, refusal.values) == ("setup.terrain-spacing", {"other": "bog", "gap": 5.5, "least": 6})
    assert table.check(lay("hedge", 24, 29.5)) is None


@rule("miniatures:ruling.terrain-placement-measure")
def test_spacing_is_measured_between_outlines_and_all_of_a_piece_lies_on_the_table() -> None:
    table = table_with(lay("weirwood", 15, 24))
    assert table.check(lay("corpse-pile", 25.5, 24)) is None
    refusal = table.check(lay("corpse-pile", 25.4, 24))
    assert refusal is not None
    assert (refusal.rule, refusal.values["gap"]) == ("setup.terrain-spacing", 5.9)
    refusal = table.check(lay("forest", 46, 24))
    assert refusal is not None
    assert (refusal.rule, refusal.values) == ("ruling.terrain-placement-measure", {"out": 2})
    # Any rotation will do; turned by 90 degrees there is room.
    assert table.check(lay("forest", 45, 24)) is not None
    assert table.check(lay("forest", 45, 24, 90)) is None
    assert table.check(lay("forest", 40, 24, 33.33)) is None


# --- the domain ------------------------------------------------------------------------------------------------------


def test_candidates_are_legal_few_and_of_every_kind() -> None:
    rng = Random(5)
    for seed in range(3):
        game = laying(pieces=6, seed=seed)
        while game.question() == "lay-piece":
            domain = places(game)
            moves = domain.candidates()
            assert 1 <= len(moves) <= 40
            assert all(domain.check(move) is None for move in moves)
            assert domain.check(domain.sample(rng)) is None
            game.play(game.asked()[0], game.match.text(rng.choice(moves)))


def test_the_first_candidate_is_the_mirror_image_of_the_piece_laid_last() -> None:
    game = laying()
    game.play(game.asked()[0], "lay forest 15 20 30")
    first = places(game).candidates()[0]
    assert first.pose == (33_000, 28_000, 21_000)
    assert opposite(game.field.table, first.pose) == (15_000, 20_000, 3_000)


@pytest.mark.parametrize(("x", "y", "face"), [(24, 2, 0), (60, 24, 45), (24, 24, 0), (-5, 60, 10)])
def test_a_refused_place_comes_with_the_nearest_legal_one(x: float, y: float, face: float) -> None:
    table = table_with(lay("bog", 24, 20))
    wrong = lay("forest", x, y, face)
    assert table.check(wrong) is not None
    near = table.nearest(wrong)
    assert near is not None
    assert table.check(near) is None
    assert (near.kind, near.face) == (wrong.kind, wrong.face)


def test_a_page_can_draw_where_terrain_may_lie() -> None:
    shown = table_with(lay("bog", 12, 24)).shown()
    assert shown.area == ((0, 38_000), (48_000, 38_000), (48_000, 10_000), (0, 10_000))
    assert [taken.gap for taken in shown.taken] == [6_000]
    assert shown.places[0].reason == "opposite"


# --- the ready layout -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [48, 72])
def test_the_ready_layout_keeps_all_rules_and_is_the_same_for_both_sides(table: int) -> None:
    game = new_game(table=table).play("red", ARMIES[0]).play("blue", ARMIES[1])
    assert game.question() == "choose-zone"
    field = game.field
    poses = [pose for pose in field.terrain_pose if pose is not None]
    assert len(poses) == 4
    pieces = [
        lay(kind, pose.x / 1000, pose.y / 1000, pose.bearing / 100)
        for kind, pose in zip(field.terrain, poses, strict=True)
    ]
    tokens = tuple(field.token_shape(token) for token in range(5))
    zones = mode_named(field.mode).zones(field.table)
    for piece in pieces:
        others = [other for other in pieces if other != piece]
        assert places_on(field.table, zones, tokens, others).check(piece) is None
        turned = opposite(field.table, piece.pose)
        assert (piece.kind, turned.x, turned.y) in [(other.kind, other.x, other.y) for other in pieces]
