"""Sea transport (p. 23): land areas joined by own Ships are adjacent for marches and retreats."""

from __future__ import annotations

from typing import Any

import pytest

from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario


def coast(**position: Any) -> Play:
    """Stark marches from Winterfell, on the Shivering Sea; the Narrow Sea lies behind it."""
    position = {"stark": {"winterfell": "FF", "shivering-sea": "S", "narrow-sea": "S"}, **position}
    orders = {"winterfell": "march-0", **position.pop("orders", {})}
    return scenario(orders=orders, **position)


def reached(game: Play) -> set[str]:
    """Where the units of the march could go."""
    return {option.split(">")[1] for option in game.options() if ">" in option}


@rule("boardgame:transport.chain")
def test_an_unbroken_chain_of_own_ships_joins_coasts() -> None:
    game = coast()
    assert {"eyrie", "crackclaw-point", "widows-watch", "fingers"} <= reached(game)
    assert "dragonstone" not in reached(game)
    game.march("winterfell", "FF>eyrie")
    assert game.units("eyrie") == "FF"
    gap = coast(stark={"winterfell": "FF", "narrow-sea": "S"})
    with gap.refused("march.adjacent-only"):
        gap.play("stark", "march winterfell: F>eyrie")
    far = coast(stark={"winterfell": "FF", "shivering-sea": "S"})
    with far.refused("march.adjacent-only"):
        far.play("stark", "march winterfell: F>eyrie")


@rule("boardgame:transport.land-units-only")
def test_ships_cannot_be_transported_but_all_land_units_can() -> None:
    game = coast(stark={"winterfell": "FKE", "shivering-sea": "SS", "narrow-sea": "S"},
                 orders={"shivering-sea": "march-minus-1"})  # fmt: skip
    with game.refused("march.adjacent-only"):
        game.play("stark", "march shivering-sea: S>shipbreaker-bay")
    game.march("winterfell", "FKE>eyrie")
    assert game.units("eyrie") == "FKE"


@rule("boardgame:transport.unlimited")
def test_one_ship_transports_several_groups_of_one_march() -> None:
    game = coast(stark={"winterfell": "FFFF", "shivering-sea": "S"})
    game.march("winterfell", "FF>widows-watch", "F>karhold", "F>white-harbor")
    assert [game.units(area) for area in ("widows-watch", "karhold", "white-harbor")] == ["FF", "F", "F"]


@rule("boardgame:transport.own-ships-only")
def test_ships_of_others_carry_nobody() -> None:
    game = coast(stark={"winterfell": "FF", "shivering-sea": "S"}, baratheon={"narrow-sea": "S"})
    with game.refused("march.adjacent-only"):
        game.play("stark", "march winterfell: F>eyrie")


@rule("boardgame:transport.any-order")
@pytest.mark.parametrize("order", ["consolidate-power", "support", "defense-1", "march-minus-1", None])
def test_ships_carry_whatever_their_order_is(order: str | None) -> None:
    game = coast(orders={} if order is None else {"narrow-sea": order}, greyjoy={"shipbreaker-bay": "S"})
    game.play("stark", "march winterfell: F>eyrie", "march winterfell: done")
    assert game.units("eyrie") == "F"
    assert game.order("narrow-sea") == order or game.question() != "resolve-marches"


@rule("boardgame:transport.routed-ships-too")
def test_routed_ships_still_carry() -> None:
    game = coast(routed={"shivering-sea": "S", "narrow-sea": "S"})
    game.march("winterfell", "F>eyrie")
    assert game.units("eyrie") == "F"


@rule("boardgame:transport.may-attack")
def test_transported_units_may_attack_once() -> None:
    game = coast(greyjoy={"eyrie": "F", "fingers": "F"})
    game.play("stark", "march winterfell: F>eyrie")
    with game.refused("march.one-battle"):
        game.play("stark", "march winterfell: F>fingers")
    game.play("stark", "march winterfell: done")
    assert game.events("combat-began")[0]["area"] == "eyrie"


@rule("boardgame:transport.not-for-support-or-raid")
def test_transport_makes_nothing_adjacent_for_support_or_raids() -> None:
    ships = {"shivering-sea": "S", "narrow-sea": "S"}
    game = coast(
        stark={"winterfell": "F", "karhold": "F", **ships}, greyjoy={"eyrie": "F"}, orders={"karhold": "support"}
    )
    game.march("winterfell", "F>eyrie")
    assert game.question() == "choose-house-card", "Karhold is not asked"
    raid = scenario(phase="raids", stark={"winterfell": "F", **ships}, greyjoy={"eyrie": "F", "moat-cailin": "F"},
                    orders={"winterfell": "raid", "eyrie": "support", "moat-cailin": "support"})  # fmt: skip
    with raid.refused("raid.targets"):
        raid.play("stark", "raid winterfell>eyrie")


@rule("boardgame:ruling.port-ships-no-transport")
def test_ships_in_a_port_carry_nobody() -> None:
    game = scenario(stark={"white-harbor": "F", "white-harbor-port": "SS"}, orders={"white-harbor": "march-0"})
    with game.refused("march.adjacent-only"):
        game.play("stark", "march white-harbor: F>eyrie")
    sailed = scenario(stark={"white-harbor": "F", "narrow-sea": "SS"}, orders={"white-harbor": "march-0"})
    sailed.march("white-harbor", "F>eyrie")
    assert sailed.units("eyrie") == "F"


@rule("boardgame:example.sea-transport-tyrell")
def test_from_highgarden_to_sunspear_by_sea() -> None:
    seas = {"redwyne-straights": "S", "west-summer-sea": "S", "east-summer-sea": "S"}
    game = scenario(tyrell={"highgarden": "FK", **seas}, orders={"highgarden": "march-0"}, garrisons=0)
    coasts = {"arbor", "oldtown", "three-towers", "starfall", "searoad-marches", "salt-shore", "storms-end", "sunspear"}
    assert coasts <= reached(game)
    game.march("highgarden", "FK>sunspear")
    assert (game.owner("sunspear"), game.units("sunspear")) == ("tyrell", "FK")
