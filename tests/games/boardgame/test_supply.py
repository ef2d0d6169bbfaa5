"""Supply: the limit of armies, adjusting the track, and reducing armies (p. 8)."""

from __future__ import annotations

from maester.engine import Seat
from maester.harness.marks import rule
from tests.games.boardgame.language import scenario


def fits(supply: int, *armies: int) -> bool:
    return scenario(supply=supply, phase="clash-of-kings").board.fits_supply(Seat(0), armies)


@rule("boardgame:supply.count-icons")
def test_the_token_moves_to_the_icons_of_controlled_areas() -> None:
    game = scenario(power_tokens={"seagard": "stark", "fingers": "stark", "stony-shore": "stark"},
                    supply={"stark": 2}, phase="supply")  # fmt: skip
    assert game.supply("stark") == 4
    rich = ("blackwater", "fingers", "stony-shore", "widows-watch", "seagard", "riverrun", "eyrie")
    assert scenario(power_tokens=dict.fromkeys(rich, "stark"), phase="supply").supply("stark") == 6


@rule("boardgame:supply.turn-order")
def test_supply_is_adjusted_in_turn_order() -> None:
    game = scenario(stark={"winterfell": "FFKK"}, greyjoy={"pyke": "FFKK"}, phase="supply",
                    tracks={"iron-throne": ["greyjoy", "stark"]})  # fmt: skip
    assert game.asked() == ("greyjoy",)
    assert game.supply("greyjoy") == 1
    assert game.supply("stark") == 6
    game.rest(lambda play: "greyjoy" not in play.asked())
    assert game.asked() == ("stark",)
    assert game.supply("stark") == 1


@rule("boardgame:supply.banners-are-limits")
def test_each_banner_limits_one_army() -> None:
    assert not fits(2, 3, 3)
    assert fits(2, 3, 2, 2)
    assert fits(2, 2, 2, 2)


@rule("boardgame:supply.level-2")
def test_supply_2() -> None:
    assert fits(2, 3, 2, 2)
    assert not fits(2, 3, 3)
    assert not fits(2, 2, 2, 2, 2)


@rule("boardgame:supply.level-3")
def test_supply_3() -> None:
    assert fits(3, 3, 2, 2, 2)
    assert not fits(3, 3, 3, 2)
    assert not fits(3, 4, 2, 2)


@rule("boardgame:example.supply-three")
def test_supply_3_allows_four_armies_and_any_single_units() -> None:
    assert fits(3, 3, 2, 2, 2, 1, 1, 1)
    assert not fits(3, 2, 2, 2, 2, 2)


@rule("boardgame:example.supply-two-stark")
def test_stark_with_supply_2_may_have_fewer_armies_than_those_higher_up() -> None:
    board = scenario(supply={"stark": 2, "lannister": 4, "baratheon": 5}, phase="clash-of-kings").board
    armies = {house: [army for army in ((3, 2, 2), (3, 3, 2, 2), (4, 3, 2, 2)) if board.fits_supply(Seat(seat), army)]
              for seat, house in ((0, "stark"), (2, "lannister"), (5, "baratheon"))}  # fmt: skip
    assert [len(fitting) for fitting in armies.values()] == [1, 2, 3]


@rule("boardgame:supply.single-units-free")
def test_single_units_count_for_nothing() -> None:
    game = scenario(
        stark={"winterfell": "FFF", "moat-cailin": "FF", "karhold": "F", "castle-black": "F", "stony-shore": "F",
               "white-harbor": "F", "widows-watch": "F"},
        power_tokens={}, phase="supply",
    )  # fmt: skip
    assert game.supply("stark") == 3
    assert game.question() == "assign-order"
    assert game.armies("stark") == [3, 2]


@rule("boardgame:supply.reduce-when-over")
def test_armies_that_exceed_the_new_limit_are_reduced_at_once() -> None:
    game = scenario(
        stark={"winterfell": "FFFK", "moat-cailin": "FFK", "karhold": "FK", "castle-black": "FK"},
        power_tokens={"fingers": "stark", "widows-watch": "stark"}, supply={"stark": 5}, phase="supply",
        tracks={"iron-throne": ["stark"]},
    )  # fmt: skip
    assert game.supply("stark") == 3
    assert game.asks("stark", "reduce-armies")
    assert "pass" not in game.options()
    game.play("stark", "unit winterfell footman false", "unit moat-cailin footman false")
    assert game.armies("stark") == [3, 2, 2, 2]
    assert not game.asks("stark", "reduce-armies")


@rule("boardgame:example.supply-lannister-reduced")
def test_lannister_falls_from_5_to_3_and_removes_two_footmen() -> None:
    game = scenario(
        lannister={"twins": "FFKK", "harrenhal": "FFK", "stoney-sept": "FF", "golden-sound": "SS", "lannisport": "F",
                   "searoad-marches": "F"},
        greyjoy={"riverrun": "F", "seagard": "F"}, supply={"lannister": 5}, phase="supply",
    )  # fmt: skip
    assert game.supply("lannister") == 3
    with game.refused("supply.single-units-free"):
        game.play("lannister", "unit lannisport footman false")
    game.play("lannister", "unit twins footman false", "unit harrenhal footman false")
    assert game.armies("lannister") == [3, 2, 2, 2]
    assert (game.units("lannisport"), game.units("searoad-marches")) == ("F", "F")


@rule("boardgame:supply.may-stay-below")
def test_fewer_and_smaller_armies_than_allowed_are_fine() -> None:
    game = scenario(stark={"winterfell": "FF"}, phase="supply",
                    power_tokens=dict.fromkeys(("blackwater", "fingers", "seagard"), "stark"))  # fmt: skip
    assert game.supply("stark") == 5
    assert game.units("winterfell") == "FF"
    assert game.question() == "assign-order"


@rule("boardgame:supply.every-unit-counts-one")
def test_every_unit_counts_one() -> None:
    assert scenario(stark={"winterfell": "FKE"}, phase="planning").armies("stark") == [3]


@rule("boardgame:supply.checked-only-when-track-moves")
def test_lost_icons_change_nothing_before_supply_is_adjusted() -> None:
    game = scenario(
        stark={"winterfell": "FFFF", "moat-cailin": "FFF"}, greyjoy={"greywater-watch": "FF"}, supply={"stark": 5},
        power_tokens={"seagard": "stark"}, orders={"greywater-watch": "march-0", "winterfell": "march-minus-1"},
    )  # fmt: skip
    game.rest(lambda play: play.asked() == ("greyjoy",))
    game.march("greywater-watch", "F>seagard")
    assert game.control("seagard") == "greyjoy"
    assert game.supply("stark") == 5
    assert game.armies("stark") == [4, 3]


@rule("boardgame:supply.never-exceed-by-action")
def test_no_action_may_exceed_the_limit() -> None:
    game = scenario(lannister={"stoney-sept": "F", "blackwater": "FF", "harrenhal": "FF"}, supply={"lannister": 0},
                    orders={"stoney-sept": "march-0"})  # fmt: skip
    assert game.armies("lannister") == [2, 2]
    with game.refused("ruling.supply-during-march"):
        game.play("lannister", "march stoney-sept: F>blackwater")
    mustering = scenario(lannister={"lannisport": "F", "blackwater": "FF", "searoad-marches": "FF"}, phase="mustering",
                         supply={"lannister": 0}, tracks={"iron-throne": ["lannister"]})  # fmt: skip
    with mustering.refused("muster.within-supply"):
        mustering.play("lannister", "recruit lannisport: footman lannisport")


@rule("boardgame:def.unit")
def test_only_a_unit_that_is_there_can_be_removed() -> None:
    game = scenario(stark={"winterfell": "FFKK"}, phase="supply")
    assert game.asks("stark", "reduce-armies")
    with game.refused("def.unit"):
        game.play("stark", "unit winterfell ship false")
    with game.refused("def.friendly"):
        game.play("stark", "unit karhold footman false")
