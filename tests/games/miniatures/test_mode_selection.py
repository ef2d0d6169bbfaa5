"""Which Game Mode is played: chosen, or drawn when the armies are known (p. 26)."""

from __future__ import annotations

from collections import Counter

import pytest

import maester
from maester.engine import definition_of
from maester.games.miniatures.modes import mode_named
from maester.games.miniatures.modes.a_game_of_thrones import AGameOfThrones
from maester.games.miniatures.names import MODE_NAMES
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import WOLVES
from tests.games.miniatures.language import Battle, new_game


def drawn(seed: int) -> Battle:
    """The mode is drawn when both armies are revealed."""
    game = new_game(mode="random", seed=seed).play("red", f"army {WOLVES}")
    assert game.field.mode == "random"
    return game.play("blue", f"army {WOLVES}")


@rule("miniatures:mode.selection")
def test_a_mode_is_chosen_before_or_drawn_when_the_armies_are_complete() -> None:
    for mode in MODE_NAMES:
        assert new_game(mode=mode).view()["mode"]["name"] == mode
    game = drawn(1)
    assert game.field.mode in MODE_NAMES
    assert [event["mode"] for event in game.events("mode-drawn")] == [game.field.mode]
    assert new_game().events("mode-drawn") == []


@rule("miniatures:mode.selection")
def test_each_mode_is_drawn_with_equal_chance() -> None:
    found = Counter(drawn(seed).field.mode for seed in range(12 * len(MODE_NAMES)))
    assert set(found) == set(MODE_NAMES)
    assert max(found.values()) < 30


@pytest.mark.parametrize("mode", MODE_NAMES)
@pytest.mark.parametrize("terrain", ["ready", "chosen", "random"])
def test_every_mode_begins_on_every_table(mode: str, terrain: str) -> None:
    if terrain == "random" and mode_named(mode).no_random_terrain:
        return
    for table in (48, 72):
        game = new_game(mode=mode, terrain=terrain, table=table, pieces=5, seed=3)
        game.rest(until=lambda game: game.field.round == 1)
        assert game.field.round == 1
        assert game.field.on_table()


def test_a_mode_may_forbid_random_terrain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AGameOfThrones, "no_random_terrain", "mode-asos.terrain")
    new_game(terrain="chosen")
    with pytest.raises(maester.MaesterError, match="up to 4 Terrain pieces") as error:
        new_game(terrain="random")
    assert error.value.values["rule"] == "mode-asos.terrain"


@rule("miniatures:mode.ten-modes")
def test_there_are_ten_modes() -> None:
    (mode,) = [option for option in definition_of("miniatures").options if option.name == "mode"]
    assert mode.values == (
        "a-game-of-thrones", "a-clash-of-kings", "a-storm-of-swords", "a-feast-for-crows", "a-dance-with-dragons",
        "winds-of-winter", "fire-and-blood", "dark-wings-dark-words", "honed-and-ready", "here-we-stand", "random",
    )  # fmt: skip
    names = [definition_of("miniatures").words("en").say(f"choice-mode-{name}") for name in mode.values[:-1]]
    assert names == [
        "A Game of Thrones", "A Clash of Kings", "A Storm of Swords", "A Feast for Crows", "A Dance with Dragons",
        "Winds of Winter", "Fire & Blood", "Dark Wings, Dark Words", "Honed and Ready", "Here We Stand",
    ]  # fmt: skip
