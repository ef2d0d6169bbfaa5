"""How Game Modes have terrain laid: the values by which they say it, where they differ from always (p. 30 to 36)."""

from __future__ import annotations

from random import Random

import pytest

from maester.engine import Pass, Refusal, Seat
from maester.games.miniatures.geometry.numbers import inches
from maester.games.miniatures.geometry.placing import from_middle, strip
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.modes.a_game_of_thrones import AGameOfThrones
from maester.games.miniatures.terrain_places import LayTerrain, PlacesOrNoMore, TerrainPlaces
from maester.games.miniatures.terrain_rules import (
    AS_ALWAYS,
    Kept,
    NotLaid,
    TerrainRules,
    away_from_edges,
    laid_by_defender,
)
from tests.games.miniatures.army_lists import WOLVES
from tests.games.miniatures.language import new_game
from tests.games.miniatures.laying import TERRAIN_KINDS, lay, places_on

TABLES = (Area(0, 0, inches(48), inches(48)), Area(0, 0, inches(72), inches(48)))
TABLE = TABLES[0]
NEAR_PILES = TerrainRules(
    not_laid=(NotLaid("mode-affc.no-chosen-corpse-piles", kind="corpse-pile"),),
    of_mode=("corpse-pile",),
    near_of_mode=Kept("mode-affc.terrain-near-piles", inches(1)),
)
AWAY = away_from_edges("mode-fab.terrain")
DEFENDERS = laid_by_defender(Seat(0), 0, "mode-asos.terrain")


def on_table(rules: TerrainRules, *laid: LayTerrain, depth: float = 10, table: Area = TABLE) -> TerrainPlaces:
    """A table with zones of that depth, without Objectives."""
    return places_on(table, [strip(table, edge, inches(depth)) for edge in rules.closed_zones], (), laid, rules)


def told(refusal: Refusal | None) -> tuple[str, dict[str, object]]:
    assert refusal is not None
    return refusal.rule, refusal.values


def test_what_lies_not_in_the_pool_is_not_laid() -> None:
    rule, values = told(on_table(AS_ALWAYS).check(lay("castle-wall", 24, 24)))
    assert (rule, values) == ("setup.terrain-chosen", {"kind": "castle-wall"})


def test_kinds_may_be_forbidden_by_name_or_by_keyword() -> None:
    assert told(on_table(NEAR_PILES).check(lay("corpse-pile", 24, 24)))[0] == "mode-affc.no-chosen-corpse-piles"
    assert on_table(NEAR_PILES).check(lay("palisade", 24, 24)) is None
    rules = TerrainRules(not_laid=(NotLaid("mode-har.no-impassable-terrain", keyword="impassable"),))
    assert told(on_table(rules).check(lay("palisade", 24, 24))) == (
        "mode-har.no-impassable-terrain",
        {"kind": "palisade"},
    )
    palisade = TERRAIN_KINDS.index("palisade")
    assert all(move.kind != palisade for move in on_table(rules).candidates())
    assert on_table(rules).nearest(lay("palisade", 24, 24)) is None


def test_pieces_of_the_mode_dont_count_for_spacing_but_keep_a_distance_of_their_own() -> None:
    table = on_table(NEAR_PILES, lay("corpse-pile", 6, 24))
    # A pile reaches 2.25 in to the right; half a hedge is 3 in.
    assert table.check(lay("hedge", 6 + 2.25 + 1 + 3, 24)) is None
    rule, values = told(table.check(lay("hedge", 6 + 2.25 + 0.5 + 3, 24)))
    assert (rule, values) == ("mode-affc.terrain-near-piles", {"other": "corpse-pile", "gap": 0.5, "least": 1})
    table = on_table(NEAR_PILES, lay("bog", 24, 20))
    assert told(table.check(lay("hedge", 24, 29)))[0] == "setup.terrain-spacing"
    shown = on_table(NEAR_PILES, lay("corpse-pile", 6, 24), lay("bog", 24, 20)).shown()
    assert [taken.gap for taken in shown.taken] == [1_000, 6_000]


def test_terrain_away_from_the_edges_may_lie_in_deployment_zones() -> None:
    table = on_table(AWAY, depth=18)
    assert table.check(lay("bog", 24, 11)) is None
    assert told(table.check(lay("bog", 24, 8))) == ("mode-fab.terrain", {"other": "edge", "gap": 5, "least": 6})
    assert told(table.check(lay("bog", 50, 24)))[0] == "ruling.terrain-placement-measure"
    table = on_table(AWAY, lay("bog", 24, 20), depth=18)
    assert told(table.check(lay("hedge", 24, 29))) == ("mode-fab.terrain", {"other": "bog", "gap": 5.5, "least": 6})
    assert table.check(lay("hedge", 24, 29.5)) is None
    assert table.field == Area(6_000, 6_000, 42_000, 42_000)
    near = table.nearest(lay("bog", 24, 2))
    assert near is not None
    assert table.check(near) is None


def test_the_defender_lays_terrain_away_from_the_own_zone_alone() -> None:
    table = on_table(DEFENDERS, depth=12)
    # A forest is 6 in deep: from 17, from 18, and in the other's zone.
    assert told(table.check(lay("forest", 24, 20))) == ("mode-asos.terrain", {"other": "zone", "gap": 5, "least": 6})
    assert table.check(lay("forest", 24, 21)) is None
    assert table.check(lay("forest", 24, 45)) is None
    assert told(table.check(lay("forest", 24, 5)))[1]["gap"] == 0
    table = on_table(DEFENDERS, lay("bog", 24, 30), depth=12)
    assert told(table.check(lay("hedge", 24, 39))) == ("mode-asos.terrain", {"other": "bog", "gap": 5.5, "least": 6})
    assert table.field == Area(0, 18_000, 48_000, 48_000)
    assert (DEFENDERS.only, DEFENDERS.most) == (0, 4)


def test_who_lays_terrain_alone_may_stop() -> None:
    places = on_table(DEFENDERS, depth=12)
    domain = PlacesOrNoMore(places)
    assert domain.candidates()[-1] == Pass()
    assert domain.candidates()[:-1] == places.candidates()
    assert domain.reasons()[-1] == ("enough-terrain", "")
    assert len(domain.reasons()) == len(domain.candidates())
    assert domain.check(Pass()) is None
    assert domain.check(lay("forest", 24, 20)) is not None
    assert domain.nearest(Pass()) is None
    assert domain.nearest(lay("forest", 24, 20)) == lay("forest", 24, 21)
    rng = Random(3)
    drawn = [domain.sample(rng) for _ in range(60)]
    assert all(domain.check(move) is None for move in drawn)
    assert {type(move) for move in drawn} == {LayTerrain, Pass}
    assert domain.shown() == places.shown()


def test_one_player_alone_lays_up_to_four_pieces_and_may_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    blue = laid_by_defender(Seat(1), 1, "mode-asos.terrain")
    monkeypatch.setattr(AGameOfThrones, "terrain_rules", lambda mode, game: blue)
    for terrain in ("chosen", "random"):
        game = new_game(terrain=terrain, pieces=6).play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}")
        assert game.events("rolled-off") == []
        for x in (6, 18, 30, 42):
            assert (game.asked(), game.question()) == (("blue",), "lay-piece-alone")
            game.play("blue", f"lay weirwood {x} 24 0")
        assert game.question() == "choose-zone"
        assert game.field.terrain == ["weirwood"] * 4
    game = new_game(terrain="chosen").play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}")
    game.play("blue", "lay weirwood 6 24 0", "pass")
    assert (game.question(), game.field.terrain) == ("choose-zone", ["weirwood"])
    # Where both lay terrain, nobody may pass.
    monkeypatch.undo()
    game = new_game(terrain="chosen").play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}")
    assert game.why_not(game.asked()[0], "pass") is not None


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(
    ("rules", "depth"),
    [
        (AS_ALWAYS, 10),
        (NEAR_PILES, 10),
        (AWAY, 18),
        (DEFENDERS, 12),
        (laid_by_defender(Seat(1), 1, "mode-asos.terrain"), 12),
    ],
)
def test_the_ready_layout_keeps_the_rules_of_each_mode(rules: TerrainRules, depth: float, table: Area) -> None:
    piles = [lay("corpse-pile", x / 1000, 24) for x in (table.left + 6_000, table.right - 6_000)]
    own = piles if rules.of_mode else []
    pieces = []
    for kind, x, y, bearing in rules.ready:
        pose = from_middle(table, x, y, bearing)
        pieces.append(lay(kind, pose.x / 1000, pose.y / 1000, pose.bearing / 100))
    assert len(pieces) == 4
    for piece in pieces:
        others = [other for other in pieces if other != piece]
        assert on_table(rules, *own, *others, depth=depth, table=table).check(piece) is None
    # It is the same for both sides, or on both flanks.
    mirrored = {(kind, -x, -y if rules.only is None else y) for kind, x, y, _ in rules.ready}
    assert mirrored == {(kind, x, y) for kind, x, y, _ in rules.ready}


@pytest.mark.parametrize("rules", [NEAR_PILES, AWAY, DEFENDERS])
def test_candidates_and_samples_are_legal_by_the_rules_of_the_mode(rules: TerrainRules) -> None:
    rng = Random(7)
    laid: list[LayTerrain] = []
    for _ in range(4):
        table = on_table(rules, *laid)
        moves = table.candidates()
        assert 1 <= len(moves) <= 40
        assert all(table.check(move) is None for move in moves)
        assert all(table.check(table.sample(rng)) is None for _ in range(5))
        laid.append(rng.choice(moves))
