"""What terrain does to those who stand near it, see over it, or break it down (p. 19, 24)."""

from __future__ import annotations

import unittest.mock
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from maester.games.miniatures.box import BOX
from maester.games.miniatures.morale import terrain_lines
from maester.games.miniatures.seeing import sight
from maester.harness.marks import rule
from tests.games.miniatures.language import FAR, Battle, facing, scenario


@pytest.fixture
def hill() -> Iterator[None]:
    """A piece that the players have agreed on: it is Elevated, which none of the listed ones is."""
    record = replace(BOX.terrain["forest"], id="hill", keywords=("elevated",))
    with unittest.mock.patch.dict(BOX.terrain, {"hill": record}):
        yield


def panicking(piece: str, *more: str) -> Battle:
    """Guardsmen with Morale 7+ are wounded in melee with this terrain near them."""
    game = facing("stark-sworn-swords", "lannister-guardsmen", terrain=[piece, *more])
    return game.strike(attack="4111111", defense="1", panic="331")


@rule("miniatures:terrain-keyword.inspiring")
def test_near_a_weirwood_tree_units_have_plus_one() -> None:
    """The tray's upper edge is at 27.2: a tree with radius 2.25 may stand 6 in from it, and not farther."""
    near, far = panicking("weirwood @ 24 35.45 0"), panicking("weirwood @ 24 35.55 0")
    assert (near.events("test-made")[-1]["result"], near.events("test-made")[-1]["passed"]) == (7, True)
    assert (far.events("test-made")[-1]["result"], far.events("test-made")[-1]["passed"]) == (6, False)


@rule("miniatures:terrain-keyword.horrific")
def test_near_a_corpse_pile_units_have_minus_one() -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen", terrain=["corpse-pile @ 24 33 0"])
    game.strike(attack="4111111", defense="1", panic="341")
    assert game.events("test-made")[-1]["result"] == 6
    assert not game.events("test-made")[-1]["passed"]


@rule("miniatures:ruling.terrain-standing")
def test_each_kind_counts_once_and_both_cancel_out() -> None:
    piles = ("corpse-pile @ 32 30 0", "corpse-pile @ 16 30 0")
    game = facing("stark-sworn-swords", "lannister-guardsmen", terrain=piles)
    blue = game.unit("blue-1")
    assert [line.value for line in terrain_lines(game.field, blue)] == [-1]
    game = facing("stark-sworn-swords", "lannister-guardsmen", terrain=[*piles, "weirwood @ 24 33 0"])
    assert sorted(line.value for line in terrain_lines(game.field, blue)) == [-1, 1]


SHOOTERS = "red: lannister-crossbowmen @ 24 10 0"
HIDDEN = ("blue: grey-wind @ 24 22 180", "blue: stark-sworn-swords @ 24 17.2 180")


def sees(game: Battle, *, ranged: bool) -> bool:
    return sight(game.field, game.unit("red-1"), game.unit("blue-1"), ranged=ranged) is not None


@rule("miniatures:terrain-keyword.elevated")
@pytest.mark.usefixtures("hill")
def test_from_elevated_terrain_shots_go_over_everything() -> None:
    assert not sees(scenario(SHOOTERS, *HIDDEN, *FAR), ranged=True)
    assert sees(scenario(SHOOTERS, *HIDDEN, *FAR, terrain=["hill @ 24 10 0"]), ranged=True)


@rule("miniatures:ruling.elevated-scope")
@pytest.mark.usefixtures("hill")
def test_elevated_terrain_helps_neither_charges_nor_the_flanks() -> None:
    game = scenario(SHOOTERS, *HIDDEN, *FAR, terrain=["hill @ 24 10 0"])
    assert not sees(game, ranged=False)
    beside = scenario(SHOOTERS, "blue: grey-wind @ 34 10 180", *FAR, terrain=["hill @ 24 10 0"])
    assert not sees(beside, ranged=True)


@rule("miniatures:idleness.special-action")
def test_an_engaged_unit_may_do_what_a_rule_lets_it_do_instead() -> None:
    """Breaking terrain down is neither an attack on an enemy nor a Retreat."""
    game = facing("stark-sworn-swords", "lannister-guardsmen", terrain=["hedge @ 24 16.5 0"])
    game.activate("red-1").act("melee-attack").play("red", "pass", "demolish terrain-1")
    assert game.is_activated("red-1")
    assert game.engaged("red-1") == ("blue-1",)
