"""Ports: orders, movement, supply and Power (p. 25). Ports that change hands are tested with control."""

from __future__ import annotations

from typing import Any

from maester.harness.marks import rule
from tests.games.boardgame.battles import battle, initial
from tests.games.boardgame.language import Play, scenario


def raids(**position: Any) -> Play:
    return scenario(phase="raids", **position)


@rule("boardgame:port.ships-only")
def test_only_ships_can_be_in_a_port() -> None:
    game = scenario(stark={"winterfell": "FF"}, orders={"winterfell": "march-0"})
    with game.refused("march.land-units-stay-on-land"):
        game.play("stark", "march winterfell: F>winterfell-port")
    mustering = scenario(phase="mustering", stark={"winterfell": "F"}, tracks={"iron-throne": ["stark"]})
    with mustering.refused("muster.land-units-only-on-land"):
        mustering.play("stark", "recruit winterfell: footman winterfell-port")
    mustering.play("stark", "recruit winterfell: ship winterfell-port")
    assert mustering.units("winterfell-port") == "S"


@rule("boardgame:port.army-and-supply")
def test_two_ships_in_a_port_are_an_army() -> None:
    def moored(supply: int) -> Play:
        armies = {"karhold": "FF", "eyrie": "FF"}
        return scenario(stark={"winterfell": "F", "winterfell-port": "S", "bay-of-ice": "S", **armies},
                        orders={"bay-of-ice": "march-0"}, supply=supply)  # fmt: skip

    game = moored(0)
    with game.refused("ruling.supply-during-march"):
        game.play("stark", "march bay-of-ice: S>winterfell-port")
    game = moored(2).march("bay-of-ice", "S>winterfell-port")
    assert game.armies("stark") == [2, 2, 2]
    mustering = scenario(phase="mustering", supply=0, tracks={"iron-throne": ["stark"]},
                         stark={"winterfell": "F", "winterfell-port": "S", "karhold": "FF", "eyrie": "FF"})  # fmt: skip
    with mustering.refused("muster.within-supply"):
        mustering.play("stark", "recruit winterfell: ship winterfell-port")


@rule("boardgame:port.max-three-ships")
def test_a_port_holds_three_ships_at_most() -> None:
    game = scenario(
        stark={"winterfell": "F", "winterfell-port": "SS", "bay-of-ice": "SS"}, orders={"bay-of-ice": "march-0"}
    )
    with game.refused("port.max-three-ships"):
        game.play("stark", "march bay-of-ice: SS>winterfell-port")
    game.march("bay-of-ice", "S>winterfell-port")
    assert game.units("winterfell-port") == "SSS"
    mustering = scenario(phase="mustering", stark={"winterfell": "F", "winterfell-port": "SSS"},
                         tracks={"iron-throne": ["stark"]})  # fmt: skip
    with mustering.refused("port.max-three-ships"):
        mustering.play("stark", "recruit winterfell: ship winterfell-port")


@rule("boardgame:port.own-order")
def test_a_port_with_ships_needs_its_own_order() -> None:
    game = scenario(phase="planning", stark={"winterfell-port": "S", "winterfell": "F"}, lannister={"lannisport": "F"})
    game.play("stark", "order winterfell: raid")
    with game.refused("planning.one-order-per-occupied-area"):
        game.play("stark", "ready")
    game.play("stark", "order winterfell-port: raid").play("lannister", "order lannisport: raid")
    assert game.order("winterfell-port") == "raid"


@rule("boardgame:port.defense-order-useless")
def test_a_defense_order_on_a_port_is_allowed_and_useless() -> None:
    planning = scenario(phase="planning", stark={"winterfell-port": "S"}, lannister={"lannisport": "F"})
    assert "order winterfell-port: defense-2" in planning.options("stark")
    game = battle("greyjoy K moat-cailin > stark F white-harbor", also={"stark": {"white-harbor-port": "SS"}},
                  orders={"white-harbor-port": "defense-2"})  # fmt: skip
    assert initial(game) == (2, 1)


@rule("boardgame:port.cannot-be-attacked")
def test_no_ship_enters_a_port_of_somebody_else() -> None:
    for stark in ({"white-harbor": "F"}, {"white-harbor": "F", "white-harbor-port": "S"}):
        game = scenario(stark=stark, baratheon={"narrow-sea": "SS"}, orders={"narrow-sea": "march-0"})
        with game.refused("port.cannot-be-attacked"):
            game.play("baratheon", "march narrow-sea: SS>white-harbor-port")
    nobodys = scenario(baratheon={"narrow-sea": "SS"}, orders={"narrow-sea": "march-0"})
    with nobodys.refused("port.cannot-be-attacked"):
        nobodys.play("baratheon", "march narrow-sea: S>white-harbor-port")


@rule("boardgame:port.moving-in-and-out")
def test_ships_sail_out_into_the_connected_sea_area_and_back() -> None:
    game = scenario(stark={"white-harbor": "F", "white-harbor-port": "SS"}, baratheon={"narrow-sea": "S"},
                    orders={"white-harbor-port": "march-0"})  # fmt: skip
    assert {option.split(">")[1] for option in game.options() if ">" in option} == {"narrow-sea"}
    game.march("white-harbor-port", "SS>narrow-sea")
    assert game.events("combat-began")[0]["area"] == "narrow-sea"
    home = scenario(stark={"white-harbor": "F", "narrow-sea": "SS"}, orders={"narrow-sea": "march-0"})
    home.march("narrow-sea", "SS>white-harbor-port")
    assert home.units("white-harbor-port") == "SS"


@rule("boardgame:port.support-sea-only")
def test_ships_in_a_port_support_only_in_the_connected_sea_area() -> None:
    port = {"white-harbor": "F", "white-harbor-port": "SS"}
    at_sea = battle("baratheon SS shipbreaker-bay > stark S narrow-sea", also={"stark": port},
                    orders={"white-harbor-port": "support"})  # fmt: skip
    assert at_sea.asks("stark", "give-support")
    at_sea.play("stark", "support stark")
    assert initial(at_sea) == (2, 3)
    on_land = battle("greyjoy K moat-cailin > stark F white-harbor", also={"stark": {"white-harbor-port": "SS"}},
                     orders={"white-harbor-port": "support"})  # fmt: skip
    assert on_land.question() == "choose-house-card"


@rule("boardgame:port.no-strength-for-land-defence")
def test_ships_in_a_port_do_not_defend_the_land_area() -> None:
    game = battle("greyjoy K moat-cailin > stark F white-harbor", also={"stark": {"white-harbor-port": "SS"}})
    assert initial(game) == (2, 1)


@rule("boardgame:port.raid-sea-only")
def test_a_raid_on_a_port_raids_the_connected_sea_area_only() -> None:
    game = raids(
        stark={"white-harbor-port": "S", "white-harbor": "F"}, baratheon={"narrow-sea": "S", "widows-watch": "F"},
        orders={"white-harbor-port": "raid", "narrow-sea": "support", "widows-watch": "support"},
    )  # fmt: skip
    with game.refused("port.raid-sea-only"):
        game.play("stark", "raid white-harbor-port>widows-watch")
    assert game.options() == ["raid white-harbor-port>-", "raid white-harbor-port>narrow-sea"]


@rule("boardgame:port.raided-from-sea-only")
def test_a_port_is_raided_from_its_sea_area_and_not_from_land() -> None:
    port = {"white-harbor-port": "S", "white-harbor": "F"}
    game = raids(stark=port, baratheon={"narrow-sea": "S"}, power=5,
                 orders={"narrow-sea": "raid", "white-harbor-port": "consolidate-power"})  # fmt: skip
    game.play("baratheon", "raid narrow-sea>white-harbor-port")
    assert (game.power("baratheon"), game.power("stark")) == (6, 4)
    land = raids(stark=port, baratheon={"moat-cailin": "F"}, orders={
        "moat-cailin": "raid", "white-harbor-port": "consolidate-power", "white-harbor": "support"})  # fmt: skip
    with land.refused("port.raided-from-sea-only"):
        land.play("baratheon", "raid moat-cailin>white-harbor-port")


@rule("boardgame:ruling.quickref-ship-raid-and-support")
def test_ships_at_sea_raid_and_support_on_land_and_ships_in_ports_do_neither() -> None:
    sea = raids(stark={"narrow-sea": "S"}, baratheon={"widows-watch": "F"},
                orders={"narrow-sea": "raid", "widows-watch": "support"})  # fmt: skip
    assert "raid narrow-sea>widows-watch" in sea.options()
    port = raids(
        stark={"white-harbor-port": "S", "white-harbor": "F", "narrow-sea": "S"}, baratheon={"moat-cailin": "F"},
        orders={"white-harbor-port": "raid", "narrow-sea": "raid", "moat-cailin": "support"},
    )  # fmt: skip
    with port.refused("port.raid-sea-only"):
        port.play("stark", "raid white-harbor-port>moat-cailin")
    fight = battle("greyjoy K moat-cailin > stark F white-harbor",
                   also={"stark": {"white-harbor-port": "S", "narrow-sea": "S"}},
                   orders={"white-harbor-port": "support", "narrow-sea": "support"})  # fmt: skip
    fight.play("stark", "support stark")
    assert initial(fight) == (2, 2), "only the Ship at sea was asked"


def consolidated(order: str, **position: Any) -> Play:
    """Lannister's port, whose land area has no power icon, and another order to choose from."""
    lannister = {"lannisport": "F", "lannisport-port": "SSS", "harrenhal": "F"}
    orders = {"lannisport-port": order, "harrenhal": "consolidate-power"}
    game = scenario(phase="consolidate-power", lannister=lannister, orders=orders, power=5, **position)
    return game.play("lannister", "power lannisport-port")


@rule("boardgame:port.consolidate-blocked")
def test_enemy_ships_at_sea_block_consolidating_power_in_a_port() -> None:
    for order in ("consolidate-power", "consolidate-power-special"):
        game = consolidated(order, greyjoy={"golden-sound": "S"})
        assert game.events("power-consolidated")[0]["power"] == 0
        assert game.order("lannisport-port") is None


@rule("boardgame:port.consolidate-gives-one")
def test_a_port_gives_exactly_1_power() -> None:
    assert consolidated("consolidate-power").events("power-consolidated")[0]["power"] == 1
    pyke = scenario(phase="consolidate-power", greyjoy={"pyke": "F", "pyke-port": "SS", "ironmans-bay": "S"},
                    orders={"pyke-port": "consolidate-power"})  # fmt: skip
    assert pyke.events("power-consolidated")[0]["power"] == 1, "Pyke's power icon doesn't count, own Ships don't block"


@rule("boardgame:port.special-consolidate-no-muster")
def test_a_special_order_on_a_port_cannot_muster() -> None:
    game = scenario(
        phase="consolidate-power", lannister={"lannisport": "F", "lannisport-port": "S", "harrenhal": "F"},
        orders={"lannisport-port": "consolidate-power-special", "harrenhal": "consolidate-power"},
    )  # fmt: skip
    with game.refused("port.special-consolidate-no-muster"):
        game.play("lannister", "muster by order lannisport-port")
    game.play("lannister", "power lannisport-port")
    assert game.events("power-consolidated")[0]["power"] == 1


@rule("boardgame:example.port-sunspear")
def test_martell_uses_the_port_of_sunspear() -> None:
    game = scenario(
        phase="mustering", martell={"sunspear": "F"}, tyrell={"east-summer-sea": "SS"},
        tracks={"iron-throne": ["martell", "tyrell"]},
    )  # fmt: skip
    ships = [option for option in game.options("martell") if ": ship " in option]
    assert ships == ["recruit sunspear: ship sunspear-port", "recruit sunspear: ship sea-of-dorne"]
    game.play("martell", "recruit sunspear: footman sunspear", "recruit sunspear: ship sunspear-port")
    game.rest("assign-order").orders(
        martell={"sunspear-port": "raid", "sunspear": "support"}, tyrell={"east-summer-sea": "support"}
    )
    game.rest("resolve-raids").play("martell", "raid sunspear-port>east-summer-sea")
    assert (game.order("sunspear-port"), game.order("east-summer-sea")) == (None, None)
    assert game.events("raided")[0]["victim"] == "tyrell"
