"""Random terrain: how many pieces, which kinds, and who lays them (p. 27)."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures.modes.a_game_of_thrones import AGameOfThrones
from maester.games.miniatures.terrain_random import kinds_on
from maester.games.miniatures.terrain_rules import NotLaid, TerrainRules
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import WOLVES
from tests.games.miniatures.language import Battle, new_game
from tests.games.miniatures.laying import POOL, TERRAIN_KINDS

SHUFFLED = "1" * 9
"""The draws that shuffle the Objective cards."""


def rolling(number: int = 1, kinds: str = "", roll_off: str = "52", **options: Any) -> Battle:
    """Random terrain is rolled for: the d3, and two dice for each piece."""
    game = new_game(terrain="random", **options)
    game.dice(cards=SHUFFLED, roll_off=roll_off, number=number, kinds=kinds)
    return game.play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}")


def kinds_of(game: Battle) -> list[str]:
    return [event["kind"] for event in game.events("terrain-laid")]


@rule("miniatures:setup.terrain-random-count")
@pytest.mark.parametrize(("die", "pieces"), [(1, 3), (2, 4), (3, 5)])
def test_there_are_two_more_pieces_than_a_d3_shows(die: int, pieces: int) -> None:
    # Three Weirwood Trees at least, which all find a place.
    game = rolling(die, "66" * pieces).any_dice()
    (counted,) = game.events("terrain-counted")
    assert (counted["die"], counted["pieces"]) == (die, pieces)
    assert len(game.events("terrain-rolled")) == pieces
    game.rest(until="choose-zone")
    assert len(game.field.terrain) == pieces


@rule("miniatures:setup.terrain-random-table")
def test_two_dice_decide_which_piece_comes() -> None:
    table = {number: [TERRAIN_KINDS[kind] for kind in kinds_on(new_game().field, number)] for number in range(2, 13)}
    assert table == {
        2: ["corpse-pile"], 3: ["corpse-pile"], 4: ["bog"], 5: ["palisade"], 6: ["hedge"], 7: [],
        8: ["low-wall", "ruined-wall"], 9: ["stakes"], 10: ["forest"], 11: ["weirwood"], 12: ["weirwood"],
    }  # fmt: skip
    game = rolling(2, "12" + "41" + "44")
    # Red rolled 3 and 8, blue 5: red chooses which Wall, and no other kind.
    assert (game.asked(), game.question()) == (("red",), "choose-terrain-kind")
    assert game.options() == ["terrain low-wall", "terrain ruined-wall"]
    assert game.why_not("red", "terrain forest") == "setup.terrain-random-table"
    assert game.numbers("red", "terrain forest") == {"kind": "forest"}
    game.dice(kinds="66").play("red", "terrain ruined-wall").any_dice()
    told = [(event["seat"], event["dice"], event["kinds"]) for event in game.events("terrain-rolled")]
    assert told == [
        ("red", [1, 2], ["corpse-pile"]),
        ("blue", [4, 1], ["palisade"]),
        ("red", [4, 4], ["low-wall", "ruined-wall"]),
        ("blue", [6, 6], ["weirwood"]),
    ]
    game.rest(until="choose-zone")
    assert kinds_of(game) == ["corpse-pile", "palisade", "ruined-wall", "weirwood"]


@rule("miniatures:setup.terrain-random-table")
def test_on_a_seven_the_player_who_rolled_chooses_any_listed_piece() -> None:
    game = rolling(1, "66" + "34")
    assert (game.asked(), game.question()) == (("blue",), "choose-terrain-kind")
    assert game.options() == [f"terrain {TERRAIN_KINDS[kind]}" for kind in POOL]
    assert game.why_not("blue", "terrain castle-wall") == "setup.terrain-random-table"
    game.dice(kinds="66").play("blue", "terrain bog")
    assert game.events("terrain-chosen")[-1]["kind"] == "bog"


@rule("miniatures:setup.terrain-random-placement")
def test_random_pieces_are_laid_like_chosen_ones_when_all_kinds_are_known() -> None:
    game = rolling(3, "66" * 5).any_dice()
    assert game.field.terrain == []
    seats = []
    for place in ("8 15", "8 33", "40 15", "40 33", "24 24"):
        (seat,) = game.asked()
        seats.append(seat)
        assert game.question() == "lay-rolled-piece"
        assert game.why_not(seat, "lay weirwood 24 11 0") == "setup.terrain-not-in-deployment"
        assert game.why_not(seat, f"lay forest {place} 0") == "setup.terrain-random-table"
        if game.field.terrain:
            assert game.why_not(seat, "lay weirwood 15 18 0") == "setup.terrain-spacing"
        game.play(seat, f"lay weirwood {place} 0")
    assert seats == ["red", "blue", "red", "blue", "red"]
    assert game.question() == "choose-zone"


@rule("miniatures:ruling.terrain-turn-order")
def test_who_rolls_higher_rolls_and_lays_first_and_everybody_lays_what_he_rolled() -> None:
    game = rolling(3, "66" + "55" + "66" + "55" + "66", roll_off="33" + "25").any_dice()
    assert [event["seat"] for event in game.events("terrain-rolled")] == ["blue", "red", "blue", "red", "blue"]
    game.rest(until="choose-zone")
    laid = [(event["seat"], event["kind"]) for event in game.events("terrain-laid")]
    wanted = [("blue", "weirwood"), ("red", "forest")] * 2 + [("blue", "weirwood")]
    assert laid == wanted


@rule("miniatures:ruling.terrain-turn-order")
def test_a_piece_that_can_not_be_laid_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    no_bogs = TerrainRules(not_laid=(NotLaid("mode-har.no-impassable-terrain", kind="bog"),))
    monkeypatch.setattr(AGameOfThrones, "terrain_rules", lambda mode, game: no_bogs)
    game = rolling(1, "66" + "22" + "66").any_dice()
    game.rest(until="choose-zone")
    assert kinds_of(game) == ["weirwood", "weirwood"]
    (left_out,) = game.events("terrain-left-out")
    assert (left_out["seat"], left_out["kind"]) == ("blue", "bog")


def test_kinds_that_the_mode_does_not_want_are_rolled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    no_piles = TerrainRules(
        not_laid=(NotLaid("mode-affc.no-chosen-corpse-piles", kind="corpse-pile"),), rerolled=("corpse-pile",)
    )
    monkeypatch.setattr(AGameOfThrones, "terrain_rules", lambda mode, game: no_piles)
    game = rolling(1, "12" + "11" + "66" + "34")
    told = [(event["seat"], event["again"]) for event in game.events("terrain-rolled")]
    assert told == [("red", True), ("red", True), ("red", False), ("blue", False)]
    # Nor may they be chosen.
    assert "terrain corpse-pile" not in game.options()
    assert game.why_not("blue", "terrain corpse-pile") == "mode-affc.no-chosen-corpse-piles"
