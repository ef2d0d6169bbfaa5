"""Pieces of terrain that aren't listed: an owner adds them to the file, with an outline and keywords (p. 24, 25)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import maester
from maester.cli.boards.miniatures_words import piece_shape
from maester.cli.main import app
from maester.engine import definition_of, use_data
from maester.errors import BadData
from maester.games.miniatures import with_terrain
from maester.games.miniatures.box import BOX, DATA
from maester.games.miniatures.geometry.shapes import bounds
from maester.games.miniatures.terrain import terrain_places
from maester.games.miniatures.terrain_random import kinds_on
from maester.harness.marks import rule
from maester.harness.playing import Configuration, playout
from tests.games.miniatures.army_lists import WOLVES
from tests.games.miniatures.language import Battle

TOWER = {
    "id": "watchtower",
    "name_en": "Watchtower",
    "name_pl": "Strażnica",
    "keywords": ["elevated", "impassable"],
    "shape": "rectangle",
    "size_inches": [4, 3.5],
    "roll_2d6": [9],
}


def file_with(*pieces: dict[str, Any], **more: Any) -> bytes:
    """A file that adds pieces to the listed ones."""
    return json.dumps({"game": "miniatures", "overlay": True, "pieces": pieces, **more}).encode()


def problem(data: bytes) -> tuple[str, str, str]:
    """Which piece is refused, why, and where."""
    with pytest.raises(BadData) as error:
        with_terrain(data)
    assert error.value.message("en")
    assert error.value.message("pl")
    values = error.value.values
    return values["card"], values["problem"], values["detail"]


@pytest.fixture(autouse=True)
def own_terrain() -> Iterator[None]:
    """Afterwards the game has its own pieces again."""
    yield
    use_data("miniatures", None)


def laying() -> Battle:
    """Terrain is chosen and laid."""
    game = Battle(maester.new_match("miniatures", 2, 1, {"points": 30, "terrain": "chosen"}))
    return game.play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}")


@rule("miniatures:terrain.unlisted-agree")
def test_a_piece_with_agreed_keywords_is_in_the_pool_and_on_the_table() -> None:
    use_data("miniatures", file_with(TOWER))
    game = laying()
    (seat,) = game.asked()
    places = terrain_places(game.field)
    assert [places.all_kinds[kind].id for kind in places.kinds] == [*BOX.terrain_pool, "watchtower"]
    assert any(option.startswith("lay watchtower") for option in game.options())
    assert game.why_not(seat, "lay watchtower 24 24 0") == "setup.no-impassable-on-objectives"
    game.play(seat, "lay watchtower 15 24 0")
    assert game.field.terrain_kind(0).keywords == ("elevated", "impassable")
    assert [piece["kind"] for piece in game.view()["terrain"]] == ["watchtower"]
    assert game.match.words("pl").say("terrain-watchtower") == "Strażnica"
    # A page and the terminal know how large it is.
    assert definition_of("miniatures").data_files()["terrain"]["pieces"][-1] == TOWER
    assert bounds(piece_shape(game.view()["terrain"][0])) == (13_000, 22_250, 17_000, 25_750)
    # On a 9 the player who rolls chooses between it and Stakes.
    assert [places.all_kinds[kind].id for kind in kinds_on(game.field, 9)] == ["stakes", "watchtower"]
    # A match with it is saved, and goes on with the same file.
    saved = game.match.save()
    assert maester.load(saved).save() == saved


def test_battles_with_other_pieces_are_fought_to_their_end() -> None:
    game = use_data("miniatures", file_with(TOWER))
    way = Configuration(2, {"points": 30, "terrain": "random", "rounds": 1})
    assert [playout(game, way, seed, check=True).failure for seed in (5, 6)] == [None, None]


@rule("miniatures:terrain.unlisted-agree")
@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"keywords": None}, ("missing", "keywords")),
        ({"keywords": []}, ("missing", "keywords")),
        ({"keywords": ["tall"]}, ("unknown-word", "tall")),
        ({"keywords": ["cover", "cover"]}, ("shape", "keywords")),
        ({"size_inches": None}, ("missing", "size_inches")),
        ({"size_inches": [4]}, ("shape", "size_inches")),
        ({"size_inches": [4, 0]}, ("shape", "size_inches")),
        ({"size_inches": [4, 25]}, ("shape", "size_inches")),
        ({"shape": None}, ("missing", "shape")),
        ({"shape": "circle"}, ("shape", "size_inches")),
        ({"shape": "star"}, ("unknown-word", "star")),
        ({"roll_2d6": [13]}, ("shape", "roll_2d6")),
        ({"name_pl": None}, ("missing", "name_pl")),
        ({"id": "Watch Tower"}, ("shape", "id")),
        ({"id": "castle-wall"}, ("duplicate", "")),
    ],
)
def test_a_piece_without_outline_or_keywords_is_refused(change: dict[str, Any], wrong: tuple[str, str]) -> None:
    piece, *found = problem(file_with({**TOWER, **change}))
    assert piece == {**TOWER, **change}["id"]
    assert tuple(found) == wrong


def test_what_ready_layouts_and_modes_need_must_be_there() -> None:
    assert problem(file_with(removed=["corpse-pile"])) == ("terrain", "missing", "corpse-pile")
    assert "palisade" not in with_terrain(file_with(removed=["palisade"])).play.state.box.terrain_pool


def test_a_whole_file_is_read_as_well_and_others_are_refused() -> None:
    own = (DATA / "terrain.json").read_bytes()
    assert with_terrain(own).play.state.box.terrain == BOX.terrain
    assert problem(json.dumps({"game": "miniatures", "pieces": "all"}).encode()) == ("terrain", "shape", "pieces")
    many = [{**TOWER, "id": f"tower-{number}"} for number in range(60)]
    assert problem(file_with(*many))[1] == "count"
    twice = {**json.loads(own), "pieces": [*json.loads(own)["pieces"], TOWER, TOWER]}
    assert problem(json.dumps(twice).encode()) == ("watchtower", "duplicate", "")
    with pytest.raises(BadData):
        with_terrain(json.dumps({"game": "chess", "pieces": []}).encode())


@rule("miniatures:ruling.terrain-sizes")
def test_listed_pieces_may_be_of_another_size() -> None:
    use_data("miniatures", file_with({"id": "forest", "size_inches": [6, 6]}))
    game = laying()
    (seat,) = game.asked()
    # As large as it is printed it would reach into the zone.
    assert game.why_not(seat, "lay forest 24 12.9 90") == "setup.terrain-not-in-deployment"
    assert game.why_not(seat, "lay forest 24 13 90") is None


def test_a_file_is_checked_at_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "terrain.json"
    file.write_bytes(file_with(TOWER))
    good = CliRunner().invoke(app, ["cards", "miniatures", "--check", str(file), "--lang", "en"])
    assert good.exit_code == 0
    assert "1 of them other than here" in good.output
    assert "watchtower" in good.output
    file.write_bytes(file_with({**TOWER, "keywords": []}))
    bad = CliRunner().invoke(app, ["cards", "miniatures", "--check", str(file), "--lang", "en"])
    assert bad.exit_code == 2
    assert "watchtower: “keywords” is missing." in bad.output
