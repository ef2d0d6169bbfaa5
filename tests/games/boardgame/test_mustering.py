"""Mustering: points, costs, upgrades, Ships and supply (p. 9)."""

from __future__ import annotations

from typing import Any

from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario


def muster(house: str, **more: Any) -> Play:
    """A mustering in which the house is first in turn order."""
    return scenario(phase="mustering", tracks={"iron-throne": [house]}, **more)


@rule("boardgame:muster.turn-order")
def test_a_house_finishes_all_its_mustering_before_the_next_one() -> None:
    game = scenario(phase="mustering", tracks={"iron-throne": ["lannister", "stark"]},
                    power_tokens={"harrenhal": "lannister"})  # fmt: skip
    game.play("lannister", "recruit lannisport: knight lannisport")
    assert game.asked() == ("lannister",)
    game.play("lannister", "end mustering")
    assert game.asked() == ("stark",)
    ended = [event["seat"] for event in game.rest("assign-order").events("mustering-ended")]
    assert ended == ["lannister", "stark", "baratheon", "martell", "greyjoy", "tyrell"]
    assert game.units("harrenhal") == "-"


@rule("boardgame:muster.controlled-castle-or-stronghold")
def test_units_are_recruited_where_a_castle_or_stronghold_is_controlled() -> None:
    game = muster("lannister", lannister={"stoney-sept": "F"}, power_tokens={"harrenhal": "lannister"})
    with game.refused("muster.controlled-castle-or-stronghold"):
        game.play("lannister", "recruit stoney-sept: footman stoney-sept")
    with game.refused("muster.controlled-castle-or-stronghold"):
        game.play("lannister", "recruit winterfell: footman winterfell")
    game.play("lannister", "recruit harrenhal: footman harrenhal")
    assert game.units("harrenhal") == "F"


@rule("boardgame:muster.stronghold-two-points")
def test_a_stronghold_gives_two_points() -> None:
    game = muster("stark", power_tokens={"moat-cailin": "stark"})
    game.play("stark", "recruit winterfell: footman winterfell", "recruit winterfell: footman winterfell")
    with game.refused("muster.cost-footman"):
        game.play("stark", "recruit winterfell: footman winterfell")
    assert game.units("winterfell") == "FF"


@rule("boardgame:muster.castle-one-point")
def test_a_castle_gives_one_point() -> None:
    game = muster("stark", power_tokens={"moat-cailin": "stark"})
    with game.refused("muster.cost-knight"):
        game.play("stark", "recruit moat-cailin: knight moat-cailin")
    game.play("stark", "recruit moat-cailin: footman moat-cailin")
    with game.refused("muster.cost-footman"):
        game.play("stark", "recruit moat-cailin: footman moat-cailin")


@rule("boardgame:muster.cost-footman")
def test_a_footman_costs_one_point() -> None:
    game = muster("stark").play("stark", "recruit winterfell: footman winterfell")
    assert game.asks("stark", "muster")
    assert game.match.decision("stark").prompt.values["points"] == 1


@rule("boardgame:muster.cost-knight")
def test_a_knight_costs_two_points() -> None:
    game = muster("stark").play("stark", "recruit winterfell: knight winterfell")
    assert game.units("winterfell") == "K"
    assert "stark" not in game.asked()


@rule("boardgame:muster.cost-ship")
def test_a_ship_costs_one_point() -> None:
    game = muster("stark", power_tokens={"white-harbor": "stark"})
    game.play("stark", "recruit white-harbor: ship narrow-sea")
    assert game.units("narrow-sea") == "S"
    with game.refused("muster.cost-ship"):
        game.play("stark", "recruit white-harbor: ship narrow-sea")


@rule("boardgame:muster.cost-siege-engine")
def test_a_siege_engine_costs_two_points() -> None:
    game = muster("stark", power_tokens={"moat-cailin": "stark"})
    with game.refused("muster.cost-siege-engine"):
        game.play("stark", "recruit moat-cailin: siege-engine moat-cailin")
    game.play("stark", "recruit winterfell: siege-engine winterfell")
    with game.refused("muster.cost-footman"):
        game.play("stark", "recruit winterfell: footman winterfell")
    assert game.units("winterfell") == "E"


@rule("boardgame:muster.upgrade-knight")
def test_a_footman_becomes_a_knight_for_one_point() -> None:
    game = muster("stark", stark={"moat-cailin": "FF"}, greyjoy={"winterfell": "F"}, garrisons=0)
    game.play("stark", "upgrade moat-cailin: knight false")
    assert game.units("moat-cailin") == "FK"
    assert "stark" not in game.asked()


@rule("boardgame:muster.upgrade-siege-engine")
def test_a_footman_becomes_a_siege_engine_for_one_point() -> None:
    game = muster("stark", stark={"moat-cailin": "F"}, greyjoy={"winterfell": "F"}, garrisons=0)
    game.play("stark", "upgrade moat-cailin: siege-engine false")
    assert game.units("moat-cailin") == "E"
    assert game.left("stark", "footman") == 10
    assert game.left("stark", "siege-engine") == 1
    assert "stark" not in game.asked()


@rule("boardgame:muster.upgrade-only-footmen-there")
def test_only_footmen_in_the_mustering_area_are_upgraded() -> None:
    game = muster("stark", stark={"castle-black": "F", "winterfell": "K", "moat-cailin": "F"})
    with game.refused("muster.controlled-castle-or-stronghold"):
        game.play("stark", "upgrade castle-black: knight false")
    with game.refused("muster.upgrade-only-footmen-there"):
        game.play("stark", "upgrade winterfell: siege-engine false")
    with game.refused("muster.upgrade-only-footmen-there"):
        game.play("stark", "upgrade moat-cailin: ship false")
    with game.refused("muster.upgrade-only-footmen-there"):
        game.play("stark", "upgrade moat-cailin: knight true")
    assert "upgrade moat-cailin: footman to knight" in game.options("stark")


@rule("boardgame:muster.upgrade-keeps-army-size")
def test_an_upgrade_is_possible_at_the_supply_limit() -> None:
    game = muster("stark", stark={"winterfell": "FF", "moat-cailin": "FF"}, supply=0)
    game.play("stark", "upgrade winterfell: knight false", "upgrade winterfell: siege-engine false")
    assert game.units("winterfell") == "KE"
    assert game.armies("stark") == [2, 2]


@rule("boardgame:muster.from-unused-pieces")
def test_units_come_from_the_unused_pieces() -> None:
    game = muster("stark", stark={"winterfell": "F", "karhold": "FFFF", "castle-black": "FFF", "twins": "FF"})
    assert game.left("stark", "footman") == 0
    with game.refused("muster.from-unused-pieces"):
        game.play("stark", "recruit winterfell: footman winterfell")
    game.play("stark", "upgrade winterfell: knight false", "recruit winterfell: footman winterfell")
    assert game.units("winterfell") == "FK"


@rule("boardgame:muster.placed-where-points-come-from")
def test_points_of_two_areas_cannot_be_pooled() -> None:
    game = muster("stark", power_tokens={"moat-cailin": "stark", "white-harbor": "stark"})
    with game.refused("muster.placed-where-points-come-from"):
        game.play("stark", "recruit moat-cailin: footman white-harbor")
    with game.refused("muster.cost-knight"):
        game.play("stark", "recruit moat-cailin: knight moat-cailin")
    assert game.units("white-harbor") == "-"


@rule("boardgame:muster.within-supply")
def test_no_army_beyond_the_supply_limit_is_mustered() -> None:
    game = muster("stark", stark={"winterfell": "FF", "karhold": "FF", "moat-cailin": "F"}, supply=0)
    with game.refused("muster.within-supply"):
        game.play("stark", "recruit moat-cailin: footman moat-cailin")
    with game.refused("muster.within-supply"):
        game.play("stark", "recruit winterfell: footman winterfell")
    assert "recruit winterfell: ship bay-of-ice" in game.options("stark")


@rule("boardgame:muster.unused-points-lost")
def test_unused_points_are_lost() -> None:
    cards = {"i": ["mustering", "mustering"], "ii": ["last-days-of-summer", "game-of-thrones"],
             "iii": ["sea-of-storms", "web-of-lies"]}  # fmt: skip
    game = scenario(phase="westeros", westeros=cards, tracks={"iron-throne": ["stark"]})
    game.play("stark", "recruit winterfell: footman winterfell", "end mustering")
    game.rest(lambda play: play.board.round == 3 and play.asks("stark", "muster"))
    assert game.match.decision("stark").prompt.values["points"] == 2


@rule("boardgame:muster.ship-placement")
def test_ships_go_into_the_port_or_an_adjacent_sea() -> None:
    game = muster("lannister")
    for place in ("lannisport", "ironmans-bay", "pyke-port"):
        with game.refused("muster.ship-placement"):
            game.play("lannister", f"recruit lannisport: ship {place}")
    game.play("lannister", "recruit lannisport: ship golden-sound", "recruit lannisport: ship lannisport-port")
    assert game.units("golden-sound") == game.units("lannisport-port") == "S"


@rule("boardgame:muster.ship-without-port")
def test_an_area_without_a_port_puts_ships_into_an_adjacent_sea() -> None:
    game = muster("lannister", power_tokens={"riverrun": "lannister"})
    game.play("lannister", "recruit riverrun: ship golden-sound")
    assert game.owner("golden-sound") == "lannister"


@rule("boardgame:muster.ship-not-into-enemy-sea")
def test_no_ship_is_put_into_a_sea_with_enemy_ships() -> None:
    game = muster("martell", tyrell={"east-summer-sea": "S"})
    with game.refused("muster.ship-not-into-enemy-sea"):
        game.play("martell", "recruit sunspear: ship east-summer-sea")
    game.play("martell", "recruit sunspear: ship sea-of-dorne")


@rule("boardgame:muster.ship-needs-water")
def test_an_inland_castle_recruits_no_ships() -> None:
    game = muster("lannister", power_tokens={"harrenhal": "lannister"})
    for place in ("golden-sound", "lannisport-port", "harrenhal"):
        with game.refused("muster.ship-needs-water"):
            game.play("lannister", f"recruit harrenhal: ship {place}")


@rule("boardgame:muster.ships-form-armies")
def test_ships_in_one_sea_fall_under_the_supply_limit() -> None:
    game = muster("lannister", lannister={"stoney-sept": "FF", "searoad-marches": "FF", "golden-sound": "S"}, supply=0)
    with game.refused("muster.within-supply"):
        game.play("lannister", "recruit lannisport: ship golden-sound")
    game.play("lannister", "recruit lannisport: ship lannisport-port")
    with game.refused("muster.within-supply"):
        game.play("lannister", "recruit lannisport: ship lannisport-port")


@rule("boardgame:muster.land-units-only-on-land")
def test_land_units_are_never_mustered_on_water() -> None:
    game = muster("lannister")
    for unit, place in (("footman", "lannisport-port"), ("knight", "golden-sound"), ("siege-engine", "golden-sound")):
        with game.refused("muster.land-units-only-on-land"):
            game.play("lannister", f"recruit lannisport: {unit} {place}")


# --- ports and rulings -------------------------------------------------------------------------------


def test_a_port_takes_three_ships_at_most() -> None:
    game = muster("lannister", lannister={"lannisport-port": "SSS"})
    with game.refused("port.max-three-ships"):
        game.play("lannister", "recruit lannisport: ship lannisport-port")


@rule("boardgame:port.muster-choice")
def test_ships_go_into_the_port_or_to_sea_as_the_player_likes() -> None:
    game = muster("martell").play("martell", "recruit sunspear: ship sunspear-port")
    game.play("martell", "recruit sunspear: ship sea-of-dorne")
    assert (game.units("sunspear-port"), game.units("sea-of-dorne")) == ("S", "S")


@rule("boardgame:port.muster-despite-enemy-at-sea")
def test_ships_go_into_the_port_even_if_enemies_are_at_sea() -> None:
    game = muster("martell", tyrell={"east-summer-sea": "S"})
    game.play("martell", "recruit sunspear: ship sunspear-port")
    assert game.units("sunspear-port") == "S"


@rule("boardgame:ruling.upgrade-of-new-footman")
def test_a_footman_of_the_first_point_is_upgraded_with_the_second() -> None:
    game = muster("stark")
    game.play("stark", "recruit winterfell: footman winterfell", "upgrade winterfell: knight false")
    assert game.units("winterfell") == "K"
    assert "stark" not in game.asked()


@rule("boardgame:ruling.upgrade-of-routed-footman")
def test_a_routed_footman_becomes_a_routed_knight() -> None:
    game = scenario(phase="consolidate-power", stark={"moat-cailin": "FF"}, routed={"moat-cailin": "F"},
                    tyrell={"highgarden": "F"}, tracks={"iron-throne": ["stark"]},
                    orders=dict.fromkeys(("moat-cailin", "highgarden"), "consolidate-power-special"))  # fmt: skip
    game.play("stark", "muster by order moat-cailin")
    fresh = game.clone().play("stark", "upgrade moat-cailin: knight false")
    assert (fresh.units("moat-cailin"), fresh.routed("moat-cailin")) == ("FK", "F")
    game.play("stark", "upgrade moat-cailin: knight true")
    assert (game.units("moat-cailin"), game.routed("moat-cailin")) == ("FK", "K")
    game.rest(lambda play: play.board.round == 3)
    assert game.routed("moat-cailin") == "-"


@rule("boardgame:example.mustering-lannister")
def test_lannister_musters_as_in_the_example() -> None:
    game = muster("lannister", lannister={"lannisport": "F", "harrenhal": "FF", "riverrun": "KKK", "stoney-sept": "F"},
                  greyjoy={"ironmans-bay": "S"}, supply={"lannister": 3})  # fmt: skip
    game.play("lannister", "recruit lannisport: footman lannisport", "recruit lannisport: ship golden-sound")
    game.play("lannister", "upgrade harrenhal: knight false", "recruit riverrun: ship golden-sound")
    assert game.armies("lannister") == [3, 2, 2, 2]
    assert game.units("golden-sound") == "SS"
    assert game.units("harrenhal") == "FK"
    # Riverrun's second point can't be used: the limit is reached. Stoney Sept has none.
    assert "lannister" not in game.asked()


@rule("boardgame:muster.upgrade-knight")
def test_an_area_without_points_upgrades_nobody() -> None:
    game = scenario(stark={"white-harbor": "F", "winterfell": "F"}, phase="mustering")
    game.rest(lambda play: play.asked() == ("stark",))
    game.play("stark", "recruit white-harbor: footman white-harbor")
    assert game.asks("stark", "muster")
    with game.refused("muster.upgrade-knight"):
        game.play("stark", "upgrade white-harbor: knight false")
