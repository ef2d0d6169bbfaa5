"""The nine Wildling cards: rewards of the highest bidder, penalties of the lowest one and of everyone else."""

from __future__ import annotations

from typing import Any

from maester.games.boardgame.components import CARDS
from tests.games.boardgame.language import Play, scenario


def beaten(card: str, *more_cards: str, **more: Any) -> Play:
    """An attack that Stark, Lannister and Baratheon beat; Stark is the highest bidder."""
    game = scenario(phase="wildling-attack", wildlings=4, wildling_deck=[card, *more_cards], players=3, **more)
    return game.bids(stark=3, lannister=1)


def lost(card: str, **more: Any) -> Play:
    """An attack that is lost; Stark is the lowest bidder and the last in turn order, Lannister the first."""
    tracks = {"iron-throne": ["lannister", "baratheon", "stark"], **more.pop("tracks", {})}
    game = scenario(phase="wildling-attack", wildlings=12, wildling_deck=[card], players=3, tracks=tracks, **more)
    return game.bids(lannister=2, baratheon=1)


# --- A King Beyond the Wall --------------------------------------------------------------------------


def test_a_king_beyond_the_wall_raises_the_highest_bidder_to_position_1() -> None:
    game = beaten("a-king-beyond-the-wall", tracks={"fiefdoms": ["lannister", "baratheon", "stark"]})
    assert game.options("stark") == ["track iron-throne", "track fiefdoms", "track kings-court"]
    game.play("stark", "track fiefdoms")
    assert game.track("fiefdoms") == ["stark", "lannister", "baratheon"]
    assert game.holder("fiefdoms") == "stark"


def test_a_king_beyond_the_wall_drops_the_lowest_bidder_everywhere_and_the_others_once() -> None:
    game = lost("a-king-beyond-the-wall", tracks={"fiefdoms": ["stark", "lannister", "baratheon"],
                                                  "kings-court": ["stark", "baratheon", "lannister"]})  # fmt: skip
    assert game.track("fiefdoms") == ["lannister", "baratheon", "stark"]
    assert game.track("kings-court") == ["baratheon", "lannister", "stark"]
    assert game.asked() == ("lannister",)
    with game.refused("wildlings.lowest-bidder-punished"):
        game.play("lannister", "track iron-throne")
    game.play("lannister", "track fiefdoms").play("baratheon", "track kings-court")
    assert game.track("fiefdoms") == ["baratheon", "stark", "lannister"]
    assert game.track("kings-court") == ["lannister", "stark", "baratheon"]
    assert game.holder("kings-court") == "lannister"


def test_everyone_else_falls_in_the_turn_order_that_the_lowest_bidder_left() -> None:
    game = scenario(phase="wildling-attack", wildlings=12, wildling_deck=["a-king-beyond-the-wall"], players=4,
                    tracks={"iron-throne": ["stark", "greyjoy", "baratheon", "lannister"]})  # fmt: skip
    game.bids(greyjoy=1, baratheon=1, lannister=1)
    assert game.track("iron-throne") == ["greyjoy", "baratheon", "lannister", "stark"]
    asked = [game.asked()]
    for house in ("greyjoy", "baratheon"):
        asked.append(game.play(house, "track fiefdoms").asked())
    assert asked == [("greyjoy",), ("baratheon",), ("lannister",)]


# --- Crow Killers ------------------------------------------------------------------------------------


def test_crow_killers_makes_up_to_two_footmen_knights() -> None:
    game = beaten("crow-killers", stark={"winterfell": "FFF", "karhold": "F", "bay-of-ice": "S"})
    with game.refused("wildlings.highest-bidder-rewarded"):
        game.play("stark", "unit bay-of-ice ship false")
    one = game.clone().play("stark", "unit karhold footman false", "pass")
    assert (one.units("winterfell"), one.units("karhold")) == ("FFF", "K")
    game.play("stark", "unit winterfell footman false", "unit winterfell footman false")
    assert game.units("winterfell") == "FKK"
    assert game.question() == "assign-order"


def test_crow_killers_takes_knights_from_the_unused_ones_only() -> None:
    game = beaten("crow-killers", stark={"winterfell": "FKK", "karhold": "KK", "moat-cailin": "F"})
    game.play("stark", "unit winterfell footman false")
    assert game.left("stark", "knight") == 0
    assert game.question() == "assign-order"
    none = beaten("crow-killers", stark={"winterfell": "FKK", "karhold": "KKK"})
    assert none.question() == "assign-order"


def test_crow_killers_unseats_all_knights_of_the_lowest_bidder() -> None:
    game = lost("crow-killers", stark={"winterfell": "KKF", "karhold": "K"}, lannister={"lannisport": "KKK"},
                baratheon={"dragonstone": "K"})  # fmt: skip
    assert (game.units("winterfell"), game.units("karhold")) == ("FFF", "F")
    assert (game.units("lannisport"), game.units("dragonstone")) == ("FFK", "F")
    assert game.question() == "assign-order"


def test_crow_killers_lets_everyone_else_choose_two_knights() -> None:
    game = lost("crow-killers", lannister={"lannisport": "KK", "stoney-sept": "KKF"})
    assert game.asks("lannister", "unseat-knight")
    with game.refused("wildlings.lowest-bidder-punished"):
        game.play("lannister", "unit stoney-sept footman false")
    game.play("lannister", "unit stoney-sept knight false", "unit lannisport knight false")
    assert (game.units("lannisport"), game.units("stoney-sept")) == ("FK", "FFK")
    assert game.question() == "assign-order"


def test_crow_killers_leaves_routed_units_routed() -> None:
    game = beaten("crow-killers", stark={"winterfell": "FF"}, routed={"winterfell": "F"}, unchecked=True)
    game.play("stark", "unit winterfell footman true", "pass")
    assert (game.units("winterfell"), game.routed("winterfell")) == ("FK", "K")
    game = lost("crow-killers", stark={"winterfell": "KK"}, routed={"winterfell": "K"}, unchecked=True)
    assert (game.units("winterfell"), game.routed("winterfell")) == ("FF", "F")


NINE_FOOTMEN = {"winterfell": "FFFF", "moat-cailin": "FFF", "twins": "FF"}
TEN_FOOTMEN = {**NINE_FOOTMEN, "seagard": "F"}


def test_a_knight_without_a_footman_to_replace_him_is_destroyed() -> None:
    game = lost("crow-killers", stark={**TEN_FOOTMEN, "karhold": "K", "castle-black": "K"})
    assert (game.units("karhold"), game.units("castle-black")) == ("-", "-")
    assert game.left("stark", "knight") == 5
    assert game.question() == "assign-order"


def test_with_too_few_footmen_the_owner_chooses_which_knights_are_replaced() -> None:
    game = lost("crow-killers", stark={**NINE_FOOTMEN, "karhold": "K", "castle-black": "K", "stony-shore": "K"})
    assert game.asks("stark", "unseat-knight")
    assert game.match.decision("stark").prompt.values["footmen"] == 1
    game.play("stark", "unit castle-black knight false")
    assert [game.units(area) for area in ("karhold", "castle-black", "stony-shore")] == ["-", "F", "-"]
    assert game.question() == "assign-order"


# --- Mammoth Riders ----------------------------------------------------------------------------------


def test_mammoth_riders_may_bring_a_house_card_back() -> None:
    gone = ["eddard-stark", "catelyn-stark"]
    game = beaten("mammoth-riders", discards={"stark": gone})
    assert game.options("stark") == ["card eddard-stark", "card catelyn-stark", "pass"]
    with game.refused("wildlings.highest-bidder-rewarded"):
        game.play("stark", "card robb-stark")
    assert game.clone().play("stark", "pass").discard("stark") == gone
    game.play("stark", "card eddard-stark")
    assert game.discard("stark") == ["catelyn-stark"]
    assert "eddard-stark" in game.hand("stark")


def test_mammoth_riders_brings_nothing_back_from_an_empty_pile() -> None:
    assert beaten("mammoth-riders").question() == "use-messenger-raven"


def test_mammoth_riders_destroys_three_units_of_the_lowest_bidder_and_two_of_the_others() -> None:
    game = lost("mammoth-riders", stark={"winterfell": "FFK", "karhold": "F"},
                lannister={"lannisport": "FK", "golden-sound": "S"}, baratheon={"dragonstone": "F"})  # fmt: skip
    game.play("stark", "unit winterfell footman false", "unit winterfell footman false", "unit karhold footman false")
    game.play("lannister", "unit golden-sound ship false", "unit lannisport footman false")
    assert (game.units("winterfell"), game.units("karhold")) == ("K", "-")
    assert (game.units("lannisport"), game.units("golden-sound")) == ("K", "-")
    assert game.units("dragonstone") == "-"


def test_mammoth_riders_destroys_all_units_of_who_has_fewer_and_leaves_no_power_token() -> None:
    game = lost("mammoth-riders", stark={"winterfell": "F", "karhold": "F", "bay-of-ice": "S"})
    assert game.board.areas_of(game.seat("stark")) == []
    assert game.control("karhold") is None
    assert game.power_token("karhold") is None
    assert game.question() == "use-messenger-raven"


def test_a_port_that_is_lost_is_captured_before_the_next_unit_falls() -> None:
    game = lost("mammoth-riders", lannister={"lannisport": "FF"}, tracks={"iron-throne": ["stark"]},
                garrisons={"baratheon": 0},
                stark={"dragonstone": "F", "dragonstone-port": "SS", "winterfell": "FF", "karhold": "F"})  # fmt: skip
    game.play("stark", "unit dragonstone footman false")
    assert game.asks("baratheon", "capture-port")
    game.play("baratheon", "ships 2")
    assert game.owner("dragonstone-port") == "baratheon"
    assert game.asks("stark", "lose-unit")


# --- Massing on the Milkwater ------------------------------------------------------------------------


def test_massing_on_the_milkwater_brings_all_house_cards_back() -> None:
    game = beaten("massing-on-the-milkwater", discards={"stark": ["eddard-stark", "the-blackfish"]})
    assert game.discard("stark") == []
    assert len(game.hand("stark")) == 7


def test_massing_on_the_milkwater_takes_the_strongest_cards_of_the_lowest_bidder() -> None:
    two = ["roose-bolton", "greatjon-umber"]
    gone = ["eddard-stark", "robb-stark"]
    game = lost("massing-on-the-milkwater", discards={"stark": gone, "baratheon": ["patchface"]})
    assert sorted(game.discard("stark")) == sorted([*gone, *two])
    with game.refused("wildlings.lowest-bidder-punished"):
        game.play("lannister", "card eddard-stark")
    game.play("lannister", "card cersei-lannister").play("baratheon", "card melisandre")
    assert game.discard("lannister") == ["cersei-lannister"]
    assert game.discard("baratheon") == ["patchface", "melisandre"]


def hold(house: str, *cards: str) -> dict[str, dict[str, list[str]]]:
    """A house that holds only these cards."""
    others = [card.id for card in CARDS if card.house == house and card.id not in cards and not card.replaces]
    return {"hands": {house: list(cards)}, "discards": {house: others}}


def test_massing_on_the_milkwater_takes_nothing_from_a_hand_of_one() -> None:
    assert lost("massing-on-the-milkwater", **hold("stark", "eddard-stark")).hand("stark") == ["eddard-stark"]
    game = lost("massing-on-the-milkwater", **hold("lannister", "tywin-lannister"))
    assert game.asks("baratheon", "discard-card")
    assert game.hand("lannister") == ["tywin-lannister"]


def test_massing_on_the_milkwater_takes_nothing_from_a_hand_of_equal_cards() -> None:
    game = lost("massing-on-the-milkwater", **hold("stark", "roose-bolton", "greatjon-umber"))
    assert game.hand("stark") == ["roose-bolton", "greatjon-umber"]


# --- Preemptive Raid ---------------------------------------------------------------------------------


def test_preemptive_raid_brings_a_second_attack_without_the_highest_bidder() -> None:
    game = beaten("preemptive-raid", "rattleshirts-raiders", supply=3)
    assert [event["strength"] for event in game.events("wildlings-attacked")] == [4, 6]
    assert game.asked() == ("lannister", "baratheon")
    assert game.board.wildlings == 0
    assert (game.power("stark"), game.pool("stark")) == (2, 18)
    game.bids(lannister=1)
    assert [game.supply(house) for house in ("stark", "lannister", "baratheon")] == [3, 2, 1]
    assert game.board.wildlings == 0
    assert game.wildling_deck()[-2:] == ["preemptive-raid", "rattleshirts-raiders"]
    assert (game.pool("stark"), game.pool("lannister")) == (18, 17)


def test_the_spared_player_is_not_rewarded_either() -> None:
    game = beaten("preemptive-raid", "rattleshirts-raiders", supply=3, power=9).bids(lannister=4, baratheon=2)
    assert [game.supply(house) for house in ("stark", "lannister", "baratheon")] == [3, 4, 3]
    assert game.power("stark") == 6


def test_preemptive_raid_costs_the_lowest_bidder_two_units() -> None:
    game = lost("preemptive-raid", stark={"winterfell": "FFK"}, lannister={"lannisport": "FF"})
    assert game.asks("stark", "choose-raid")
    game.play("stark", "lose units true", "unit winterfell footman false", "unit winterfell footman false")
    assert game.units("winterfell") == "K"
    assert game.units("lannisport") == "FF"
    assert len(game.events("wildlings-attacked")) == 1


def test_preemptive_raid_may_cost_the_lowest_bidder_two_positions_where_he_stands_highest() -> None:
    game = lost("preemptive-raid", stark={"winterfell": "FF"},
                tracks={"fiefdoms": ["baratheon", "stark"], "kings-court": ["stark", "lannister"]})  # fmt: skip
    game.play("stark", "lose units false")
    assert game.track("kings-court") == ["lannister", "baratheon", "stark"]
    assert game.track("fiefdoms")[1] == "stark"
    assert game.units("winterfell") == "FF"


def test_if_he_stands_equally_high_the_holder_of_the_throne_picks_the_track() -> None:
    game = scenario(phase="wildling-attack", wildlings=12, wildling_deck=["preemptive-raid"],
                    tracks={"iron-throne": ["lannister", "baratheon", "greyjoy", "stark"],
                            "fiefdoms": ["tyrell", "stark"], "kings-court": ["tyrell", "stark"]})  # fmt: skip
    game.bids(lannister=1, baratheon=1, greyjoy=1, tyrell=1, martell=1).play("stark", "lose units false")
    assert game.asks("lannister", "lower-house")
    with game.refused("wildlings.lowest-bidder-punished"):
        game.play("lannister", "track iron-throne")
    game.play("lannister", "track fiefdoms")
    assert game.track("fiefdoms").index("stark") == 3
    assert game.track("kings-court").index("stark") == 1


# --- Rattleshirt's Raiders ---------------------------------------------------------------------------


def test_rattleshirts_raiders_raises_supply_by_one_up_to_6() -> None:
    assert beaten("rattleshirts-raiders", supply=5).supply("stark") == 6
    assert beaten("rattleshirts-raiders", supply=6).supply("stark") == 6


def test_rattleshirts_raiders_lowers_supply_and_reduces_armies() -> None:
    game = lost(
        "rattleshirts-raiders", stark={"winterfell": "FFK", "moat-cailin": "FF"}, supply={"stark": 2, "lannister": 0}
    )
    assert game.supply("stark") == 0
    assert game.asks("stark", "reduce-armies")
    assert game.supply("lannister") == 0
    assert game.supply("baratheon") == 6
    game.play("stark", "unit winterfell knight false")
    assert game.supply("baratheon") == 5
    assert game.supply("lannister") == 0
    assert game.question() == "assign-order"


# --- Silence at the Wall -----------------------------------------------------------------------------


def test_silence_at_the_wall_gives_nothing() -> None:
    game = beaten("silence-at-the-wall", stark={"winterfell": "FF"}, discards={"stark": ["eddard-stark"]})
    assert game.question() == "assign-order"
    assert (game.units("winterfell"), game.discard("stark"), game.power("stark")) == ("FF", ["eddard-stark"], 2)


def test_silence_at_the_wall_costs_nothing() -> None:
    game = lost("silence-at-the-wall", stark={"winterfell": "FFK"}, supply=4)
    assert game.question() == "assign-order"
    assert (game.units("winterfell"), game.supply("stark"), game.power("stark")) == ("FFK", 4, 5)


# --- Skinchanger Scout -------------------------------------------------------------------------------


def test_skinchanger_scout_returns_the_bid_of_the_highest_bidder_only() -> None:
    game = beaten("skinchanger-scout")
    assert (game.power("stark"), game.pool("stark")) == (5, 15)
    assert (game.power("lannister"), game.pool("lannister")) == (4, 16)
    assert game.events("bids-discarded")[0]["power"] == 1


def test_skinchanger_scout_costs_all_available_power_or_two() -> None:
    game = lost("skinchanger-scout", power={"stark": 4, "lannister": 7, "baratheon": 2})
    assert [game.power(house) for house in ("stark", "lannister", "baratheon")] == [0, 3, 0]
    assert game.pool("stark") == 20


# --- The Horde Descends ------------------------------------------------------------------------------


def test_the_horde_descends_lets_the_highest_bidder_muster_in_one_area() -> None:
    game = beaten("the-horde-descends", power_tokens={"moat-cailin": "stark", "widows-watch": "stark"})
    assert game.options("stark") == ["castle moat-cailin", "castle winterfell", "pass"]
    for area in ("lannisport", "widows-watch"):
        with game.refused("muster.controlled-castle-or-stronghold"):
            game.play("stark", f"castle {area}")
    game.play("stark", "castle winterfell", "recruit winterfell: footman winterfell")
    with game.refused("muster.controlled-castle-or-stronghold"):
        game.play("stark", "recruit moat-cailin: footman moat-cailin")
    game.play("stark", "recruit winterfell: ship bay-of-ice")
    assert (game.units("winterfell"), game.units("bay-of-ice")) == ("F", "S")
    assert game.question() == "assign-order"


def test_the_horde_descends_need_not_be_used() -> None:
    assert beaten("the-horde-descends").play("stark", "pass").question() == "use-messenger-raven"


def test_the_horde_descends_takes_both_units_from_one_castle() -> None:
    game = lost("the-horde-descends", stark={"winterfell": "FFK", "moat-cailin": "FK", "karhold": "FF"},
                lannister={"golden-sound": "SS"})  # fmt: skip
    with game.refused("wildlings.lowest-bidder-punished"):
        game.play("stark", "unit karhold footman false")
    first = game.clone().play("stark", "unit moat-cailin knight false")
    assert first.units("moat-cailin") == "-"
    game.play("stark", "unit winterfell footman false")
    with game.refused("wildlings.lowest-bidder-punished"):
        game.play("stark", "unit moat-cailin footman false")
    game.play("stark", "unit winterfell knight false")
    assert (game.units("winterfell"), game.units("moat-cailin"), game.units("karhold")) == ("F", "FK", "FF")
    assert game.units("golden-sound") == "S"


def test_the_horde_descends_takes_two_units_anywhere_if_no_castle_holds_two() -> None:
    game = lost("the-horde-descends", stark={"winterfell": "F", "moat-cailin": "K", "bay-of-ice": "SS"})
    game.play("stark", "unit bay-of-ice ship false", "unit moat-cailin knight false")
    assert (game.units("winterfell"), game.units("moat-cailin"), game.units("bay-of-ice")) == ("F", "-", "S")
