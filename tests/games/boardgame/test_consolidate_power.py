"""Consolidate Power orders (p. 13, 16, 22)."""

from __future__ import annotations

from typing import Any

from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario


def consolidating(**position: Any) -> Play:
    return scenario(phase="consolidate-power", **position)


def gained(game: Play) -> list[tuple[str, int]]:
    """Which areas gave how much Power."""
    return [(event["area"], event["power"]) for event in game.events("power-consolidated")]


@rule("boardgame:consolidate.one-at-a-time")
def test_in_turn_order_each_resolves_one_order_until_none_is_left() -> None:
    game = consolidating(
        stark={"winterfell": "F", "karhold": "F"}, lannister={"lannisport": "F"}, greyjoy={"pyke": "F"},
        orders={"winterfell": "consolidate-power", "karhold": "consolidate-power-special",
                "lannisport": "consolidate-power", "pyke": "support"},
        tracks={"iron-throne": ["stark", "lannister", "greyjoy"]},
    )  # fmt: skip
    with game.refused("consolidate.one-at-a-time"):
        game.play("stark", "power lannisport")
    game.play("stark", "power winterfell")
    assert [area for area, _ in gained(game)] == ["winterfell", "lannisport", "karhold"]


@rule("boardgame:consolidate.gain")
def test_an_order_gives_1_power_and_1_for_each_power_icon() -> None:
    game = consolidating(
        stark={"kings-landing": "F", "blackwater": "F", "karhold": "F"}, power={"stark": 2},
        orders={"kings-landing": "consolidate-power", "blackwater": "consolidate-power",
                "karhold": "consolidate-power-special"},
    )  # fmt: skip
    game.rest(lambda game: len(gained(game)) == 3)
    assert dict(gained(game)) == {"kings-landing": 3, "blackwater": 1, "karhold": 2}
    assert game.order("kings-landing") is None


@rule("boardgame:consolidate.power-tokens-are-not-icons")
def test_a_power_token_on_the_area_is_no_power_icon() -> None:
    game = consolidating(stark={"blackwater": "F"}, orders={"blackwater": "consolidate-power"},
                         power_tokens={"blackwater": "stark"})  # fmt: skip
    assert gained(game) == [("blackwater", 1)]


@rule("boardgame:ruling.consolidate-step-end")
def test_the_step_lasts_until_all_consolidate_power_orders_are_resolved() -> None:
    game = consolidating(
        stark={"winterfell": "F"}, lannister={"lannisport": "F"},
        orders={"winterfell": "consolidate-power-special", "lannisport": "consolidate-power-special"},
        tracks={"iron-throne": ["stark", "lannister"]},
    )  # fmt: skip
    assert game.asks("stark", "resolve-consolidate-power")
    game.play("stark", "power winterfell")
    assert game.asks("lannister", "resolve-consolidate-power")
    assert not game.events("cleaned-up")


@rule("boardgame:special.consolidate-as-normal")
def test_a_special_order_gives_power_or_musters_but_not_both() -> None:
    game = consolidating(stark={"harrenhal": "F", "karhold": "F"}, power={"stark": 2},
                         orders={"harrenhal": "consolidate-power-special", "karhold": "consolidate-power"})  # fmt: skip
    with game.refused("special.consolidate-as-normal"):
        game.play("stark", "muster by order karhold")
    game.play("stark", "power harrenhal")
    assert gained(game)[0] == ("harrenhal", 2)
    assert not game.events("mustered-by-order")
    assert game.question() != "muster"


@rule("boardgame:special.consolidate-musters")
def test_it_musters_in_its_own_area_by_the_normal_rules() -> None:
    game = consolidating(lannister={"lannisport": "F", "riverrun": "F"}, power={"lannister": 2},
                         orders={"lannisport": "consolidate-power-special"})  # fmt: skip
    game.play("lannister", "muster by order lannisport")
    assert game.asks("lannister", "muster")
    with game.refused("muster.controlled-castle-or-stronghold"):
        game.play("lannister", "recruit riverrun: footman riverrun")
    game.play("lannister", "recruit lannisport: ship lannisport-port", "recruit lannisport: ship golden-sound")
    assert (game.units("lannisport-port"), game.units("golden-sound"), game.power("lannister")) == ("S", "S", 2)
    assert game.question() != "muster", "both points are spent"


@rule("boardgame:special.consolidate-needs-castle")
def test_without_castle_or_stronghold_it_cannot_muster() -> None:
    game = consolidating(
        lannister={"stoney-sept": "F", "harrenhal": "F"}, power={"lannister": 2},
        orders={"stoney-sept": "consolidate-power-special", "harrenhal": "consolidate-power"},
    )  # fmt: skip
    with game.refused("special.consolidate-needs-castle"):
        game.play("lannister", "muster by order stoney-sept")
    game.play("lannister", "power stoney-sept")
    assert gained(game)[0] == ("stoney-sept", 2)


@rule("boardgame:example.consolidate-dragonstone")
def test_a_lone_footman_on_dragonstone_gains_2_power() -> None:
    game = consolidating(
        baratheon={"dragonstone": "F"}, orders={"dragonstone": "consolidate-power"}, power={"baratheon": 4}
    )
    assert gained(game) == [("dragonstone", 2)]
    assert game.order("dragonstone") is None
