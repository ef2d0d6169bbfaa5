"""March orders without sea transport and Neutral Forces (p. 13, 15)."""

from __future__ import annotations

from typing import Any

import pytest

from maester import NotAsked
from maester.harness.marks import rule
from tests.games.boardgame.battles import battle, initial, is_over
from tests.games.boardgame.language import Play, scenario


def marches(**position: Any) -> Play:
    """Baratheon, last in turn order, has a March order far away, so that the match doesn't run on to the next round."""
    orders = {"storms-end": "march-0", **position.pop("orders")}
    throne = {"iron-throne": ["stark", "lannister", "greyjoy", "martell", "tyrell", "baratheon"]}
    return scenario(baratheon={"storms-end": "F"}, orders=orders, tracks={**throne, **position.pop("tracks", {})},
                    **position)  # fmt: skip


# --- one at a time --------------------------------------------------------------------------------------------


@rule("boardgame:march.one-at-a-time")
def test_in_turn_order_each_resolves_one_march_with_its_combat() -> None:
    game = marches(
        stark={"winterfell": "F", "moat-cailin": "K"}, lannister={"lannisport": "F", "seagard": "F"},
        orders={"winterfell": "march-0", "moat-cailin": "march-plus-1", "lannisport": "march-0"},
    )  # fmt: skip
    assert game.asked() == ("stark",)
    game.march("moat-cailin", "K>seagard")
    assert game.question() == "choose-house-card"
    game.cards(stark="eddard-stark", lannister="cersei-lannister").rest("resolve-marches")
    assert game.asked() == ("lannister",)
    with game.refused("march.one-at-a-time"):
        game.play("lannister", "march winterfell: done")
    game.march("lannisport")
    assert game.asked() == ("baratheon",)
    game.march("storms-end")
    assert game.asks("stark", "resolve-marches")
    assert game.order("winterfell") == "march-0"


@rule("boardgame:march.skip-without-orders")
def test_a_player_chooses_which_march_but_cannot_pass() -> None:
    game = marches(stark={"winterfell": "F", "karhold": "F"}, lannister={"lannisport": "F"},
                   orders={"winterfell": "march-0", "karhold": "march-minus-1", "lannisport": "support"})  # fmt: skip
    with game.refused("match.wrong-kind"):
        game.play("stark", "pass")
    assert {"march winterfell: done", "march karhold: done"} <= set(game.options())
    game.march("karhold")
    assert game.asked() == ("baratheon",), "Lannister has no March order"
    with pytest.raises(NotAsked):
        game.match.play("lannister", "march lannisport: done")


@rule("boardgame:ruling.turn-order-change-mid-step")
def test_a_new_turn_order_holds_at_once_and_no_turn_is_repeated_or_lost() -> None:
    game = scenario(
        stark={"winterfell": "F", "karhold": "F"}, lannister={"boneway": "K", "lannisport": "F"},
        tyrell={"highgarden": "F", "oldtown": "F"}, greyjoy={"seagard": "F", "flints-finger": "F"},
        martell={"yronwood": "FF"},
        orders={"winterfell": "march-0", "karhold": "march-minus-1", "boneway": "march-0",
                "lannisport": "march-minus-1", "highgarden": "march-0", "oldtown": "march-minus-1",
                "seagard": "march-0", "flints-finger": "march-minus-1"},
        tracks={"iron-throne": ["stark", "lannister", "tyrell", "greyjoy", "martell", "baratheon"]},
    )  # fmt: skip
    game.march("winterfell").march("boneway", "K>yronwood")
    game.cards(lannister="the-hound", martell="doran-martell").play("martell", "track iron-throne")
    game.rest("resolve-marches")
    asked = []
    while game.question() == "resolve-marches":
        asked.append(game.asked()[0])
        game.play(asked[-1], next(option for option in game.options() if option.endswith("done")))
    assert asked == ["tyrell", "greyjoy", "stark", "tyrell", "greyjoy", "lannister"]


# --- what may move ----------------------------------------------------------------------------------------------


@rule("boardgame:march.all-some-or-none")
@pytest.mark.parametrize(("group", "stay"), [("FFK", "-"), ("FK", "F"), ("F", "FK"), (None, "FFK")])
def test_all_some_or_no_units_march(group: str | None, stay: str) -> None:
    game = marches(stark={"winterfell": "FFK"}, orders={"winterfell": "march-0"})
    with game.refused("march.all-some-or-none"):
        game.play("stark", "march winterfell: KK>karhold")
    game.march("winterfell", *([] if group is None else [f"{group}>karhold"]))
    assert (game.units("winterfell"), game.units("karhold")) == (stay, group or "-")
    assert game.order("winterfell") is None


@rule("boardgame:ruling.march-all-or-some")
def test_a_march_need_not_move_all_units() -> None:
    game = marches(stark={"winterfell": "FFF"}, orders={"winterfell": "march-0"})
    game.march("winterfell", "F>karhold")
    assert (game.units("winterfell"), game.units("karhold")) == ("FF", "F")


@rule("boardgame:march.may-split")
def test_units_may_go_to_several_areas_and_stay() -> None:
    game = marches(stark={"winterfell": "FFF"}, orders={"winterfell": "march-0"})
    game.play("stark", "march winterfell: F>karhold")
    with game.refused("march.may-split"):
        game.play("stark", "march winterfell: F>karhold")
    game.play("stark", "march winterfell: F>castle-black", "march winterfell: done")
    assert [game.units(area) for area in ("winterfell", "karhold", "castle-black")] == ["F", "F", "F"]


@rule("boardgame:march.adjacent-only")
def test_units_march_to_adjacent_areas_only() -> None:
    game = marches(stark={"winterfell": "F"}, orders={"winterfell": "march-0"})
    with game.refused("march.adjacent-only"):
        game.play("stark", "march winterfell: F>seagard")
    near = ["castle-black", "karhold", "moat-cailin", "stony-shore", "white-harbor"]
    assert game.options() == ["march winterfell: done", *(f"march winterfell: F>{area}" for area in near)]


@rule("boardgame:march.land-units-stay-on-land")
def test_land_units_enter_neither_sea_nor_port() -> None:
    game = marches(stark={"winterfell": "FKE"}, orders={"winterfell": "march-0"})
    for move in ("F>bay-of-ice", "K>shivering-sea", "E>winterfell-port"):
        with game.refused("march.land-units-stay-on-land"):
            game.play("stark", f"march winterfell: {move}")


@rule("boardgame:march.ships-stay-on-water")
def test_ships_sail_to_adjacent_seas_and_connected_own_ports_only() -> None:
    game = marches(stark={"narrow-sea": "S", "white-harbor": "F"}, orders={"narrow-sea": "march-0"})
    with game.refused("march.ships-stay-on-water"):
        game.play("stark", "march narrow-sea: S>widows-watch")
    targets = ["shipbreaker-bay", "shivering-sea", "white-harbor-port"]
    assert game.options() == ["march narrow-sea: done", *(f"march narrow-sea: S>{area}" for area in targets)]


# --- combat -------------------------------------------------------------------------------------------------------


@rule("boardgame:march.one-battle")
def test_one_march_enters_one_area_with_enemy_units_and_any_number_without() -> None:
    game = marches(stark={"winterfell": "FFFF"}, greyjoy={"karhold": "F", "moat-cailin": "F"},
                   orders={"winterfell": "march-0"})  # fmt: skip
    game.play("stark", "march winterfell: F>karhold")
    with game.refused("march.one-battle"):
        game.play("stark", "march winterfell: F>moat-cailin")
    game.play("stark", "march winterfell: F>castle-black", "march winterfell: F>stony-shore", "march winterfell: done")
    assert game.question() == "choose-house-card"
    assert (game.units("castle-black"), game.units("stony-shore")) == ("F", "F")


@rule("boardgame:march.entering-enemy-units-is-attack")
def test_entering_an_area_with_enemy_units_starts_a_combat() -> None:
    game = marches(stark={"winterfell": "F"}, greyjoy={"karhold": "F"}, orders={"winterfell": "march-0"})
    game.march("winterfell", "F>karhold")
    combat = game.events("combat-began")[0]
    assert (combat["attacker"], combat["defender"], combat["area"]) == ("stark", "greyjoy", "karhold")
    assert (game.owner("karhold"), game.units("karhold"), game.units("winterfell")) == ("greyjoy", "F", "-")


@rule("boardgame:march.finish-moves-before-combat")
def test_all_other_moves_are_made_before_the_combat() -> None:
    game = marches(
        stark={"winterfell": "FFF"}, greyjoy={"moat-cailin": "F", "white-harbor-port": "SS"},
        power_tokens={"white-harbor": "greyjoy"}, orders={"winterfell": "march-0"},
    )  # fmt: skip
    game.march("winterfell", "FF>moat-cailin", "F>white-harbor")
    assert game.asks("stark", "capture-port"), "what the other moves bring about comes first, too"
    game.play("stark", "ships 2")
    assert (game.owner("white-harbor"), game.units("white-harbor-port")) == ("stark", "SS")
    assert game.question() == "choose-house-card"


def test_ships_of_a_captured_port_and_the_attackers_fit_supply_together() -> None:
    game = marches(
        stark={"winterfell": "FFF", "karhold": "FF"}, greyjoy={"moat-cailin": "F", "white-harbor-port": "SS"},
        power_tokens={"white-harbor": "greyjoy"}, orders={"winterfell": "march-0"}, supply={"stark": 1},
    )  # fmt: skip
    game.march("winterfell", "FF>moat-cailin", "F>white-harbor")
    assert game.asks("stark", "capture-port")
    assert game.options() == ["ships 1", "ships 0"], "the attackers and Karhold are the two armies"


@rule("boardgame:march.modifier-for-attacker")
def test_the_number_on_the_march_token_counts_for_the_attacker() -> None:
    assert initial(battle("stark FF winterfell > greyjoy F moat-cailin", order="march-minus-1")) == (1, 1)
    assert initial(battle("stark FF winterfell > greyjoy F moat-cailin", order="march-0")) == (2, 1)
    assert initial(battle("stark FF winterfell > greyjoy F moat-cailin", order="march-plus-1")) == (3, 1)


@rule("boardgame:march.modifier-not-for-defender")
def test_a_march_order_means_nothing_for_the_defence() -> None:
    for order in ("march-minus-1", "march-plus-1"):
        game = battle("stark F winterfell > greyjoy F moat-cailin", orders={"moat-cailin": order})
        assert initial(game) == (1, 1)


@rule("boardgame:march.vacated-area-lost")
def test_a_land_area_without_units_is_lost_unless_a_token_or_crest_keeps_it() -> None:
    def left(area: str, target: str, **position: Any) -> str | None:
        game = marches(stark={area: "F"}, orders={area: "march-0"}, **position)
        return game.march(area, f"F>{target}", token=position.get("power") == 1).control(area)

    assert left("karhold", "castle-black") is None
    assert left("karhold", "castle-black", power=1) == "stark"
    assert left("karhold", "castle-black", power_tokens={"karhold": "stark"}) == "stark"
    assert left("winterfell", "castle-black") == "stark"


@rule("boardgame:march.only-way-to-conquer")
def test_raids_and_supports_never_move_units() -> None:
    game = scenario(phase="raids", stark={"winterfell": "F", "karhold": "F"}, greyjoy={"moat-cailin": "F"},
                    orders={"winterfell": "raid", "karhold": "support", "moat-cailin": "support"})  # fmt: skip
    game.play("stark", "raid winterfell>moat-cailin").rest("assign-order")
    assert [game.units(area) for area in ("winterfell", "karhold", "moat-cailin")] == ["F", "F", "F"]
    assert not game.events("marched")


@rule("boardgame:march.order-removed-after")
def test_the_march_token_leaves_the_board_after_the_march_or_its_combat() -> None:
    game = marches(stark={"winterfell": "FF", "castle-black": "F"}, greyjoy={"karhold": "F"},
                   orders={"winterfell": "march-0", "castle-black": "march-minus-1"})  # fmt: skip
    quiet = game.clone().march("winterfell", "F>white-harbor")
    assert quiet.order("winterfell") is None
    assert [event["area"] for event in quiet.events("march-ended")] == ["winterfell"]
    game.march("winterfell", "F>karhold")
    assert game.order("winterfell") == "march-0"
    game.cards(stark="eddard-stark", greyjoy="aeron-damphair").rest(is_over)
    assert (game.order("winterfell"), game.order("castle-black")) == (None, "march-minus-1")


# --- chains -------------------------------------------------------------------------------------------------------


@rule("boardgame:march.chaining")
def test_units_that_join_another_march_order_move_on_with_it() -> None:
    game = marches(
        stark={"winterfell": "K", "moat-cailin": "F"}, orders={"winterfell": "march-0", "moat-cailin": "march-plus-1"}
    )
    game.march("winterfell", "K>moat-cailin").march("storms-end").march("moat-cailin", "K>seagard")
    assert (game.units("seagard"), game.units("moat-cailin"), game.units("winterfell")) == ("K", "F", "-")


@rule("boardgame:march.chain-can-be-broken")
def test_a_lost_defence_breaks_the_chain() -> None:
    game = marches(stark={"winterfell": "K", "moat-cailin": "F"}, greyjoy={"seagard": "KKK"},
                   orders={"winterfell": "march-0", "moat-cailin": "march-plus-1", "seagard": "march-0"})  # fmt: skip
    game.march("winterfell", "K>moat-cailin").march("seagard", "KKK>moat-cailin")
    game.cards(stark="catelyn-stark", greyjoy="euron-crows-eye").rest("resolve-marches")
    assert (game.owner("moat-cailin"), game.order("moat-cailin")) == ("greyjoy", None)
    game.march("storms-end")
    assert game.question() != "resolve-marches"


# --- supply -------------------------------------------------------------------------------------------------------


@rule("boardgame:ruling.supply-during-march")
def test_supply_is_checked_for_the_whole_march_with_attackers_as_an_army() -> None:
    game = marches(
        stark={"winterfell": "FFF", "castle-black": "FF", "white-harbor": "FF", "karhold": "F"},
        greyjoy={"moat-cailin": "F"}, orders={"winterfell": "march-0"}, supply={"stark": 2},
    )  # fmt: skip
    refused = game.clone().play("stark", "march winterfell: F>karhold")
    with refused.refused("ruling.supply-during-march"):
        refused.play("stark", "march winterfell: FF>moat-cailin")
    with refused.refused("ruling.supply-during-march"):
        refused.play("stark", "march winterfell: done")
    refused.play("stark", "march winterfell: F>stony-shore", "march winterfell: done")
    assert refused.armies("stark") == [2, 2, 2]
    game.march("winterfell", "FF>moat-cailin")
    assert game.question() == "choose-house-card"


def test_only_groups_are_offered_with_which_the_march_can_still_fit() -> None:
    game = marches(stark={"karhold": "FFF", "winterfell": "F", "castle-black": "FF"}, orders={"karhold": "march-0"},
                   supply={"stark": 1})  # fmt: skip
    offered = [option.removeprefix("march karhold: ") for option in game.options()]
    assert offered == ["done", "F>castle-black", "FF>winterfell", "F>winterfell"]
    with game.refused("ruling.supply-during-march"):
        game.play("stark", "march karhold: FF>castle-black")
    game.play("stark", "march karhold: F>winterfell")
    assert game.asked() == ("baratheon",), "a second Footman must go to Castle Black, and no other could follow"
    assert [game.units(area) for area in ("karhold", "winterfell", "castle-black")] == ["F", "FF", "FFF"]


ARMIES = {"fingers": "FFFF", "eyrie": "FFF", "seagard": "KK", "riverrun": "KK"}
"""With supply 5 (4, 3, 2, 2) the four in the Fingers can't become two armies."""


def test_a_second_attack_is_no_way_to_make_a_march_fit() -> None:
    game = marches(stark=ARMIES, greyjoy={"twins": "F", "mountains-of-the-moon": "F"}, orders={"fingers": "march-0"},
                   supply={"stark": 5})  # fmt: skip
    with game.refused("ruling.supply-during-march"):
        game.play("stark", "march fingers: FF>twins")
    free = marches(stark=ARMIES, greyjoy={"twins": "F"}, orders={"fingers": "march-0"}, supply={"stark": 5})
    free.play("stark", "march fingers: FF>twins")
    assert (free.units("mountains-of-the-moon"), free.question()) == ("F", "choose-house-card"), "one more has to leave"


@rule("boardgame:ruling.supply-during-march")
def test_no_march_rests_on_two_attacks() -> None:
    """With supply 5 (4, 3, 2, 2) one Footman to Winterfell makes a fifth army, unless two more leave one by one."""
    stark = {"white-harbor": "FFFF", "winterfell": "F", "eyrie": "FFF", "seagard": "KK", "riverrun": "KK"}

    def facing(**greyjoy: str) -> Play:
        areas = {area.replace("_", "-"): units for area, units in greyjoy.items()}
        return marches(stark=stark, greyjoy=areas, orders={"white-harbor": "march-0"}, supply={"stark": 5})

    game = facing(moat_cailin="F", widows_watch="F")
    with game.refused("ruling.supply-during-march"):
        game.play("stark", "march white-harbor: F>winterfell")
    assert "march white-harbor: F>winterfell" not in game.options()
    game.play("stark", "march white-harbor: FF>winterfell")  # one attack is enough then
    free = facing(moat_cailin="F").play(
        "stark", "march white-harbor: F>winterfell", "march white-harbor: F>moat-cailin"
    )
    assert (free.units("widows-watch"), free.question()) == ("F", "choose-house-card"), "the third had to go there"


def test_no_march_rests_on_an_attack_on_a_neutral_force_that_may_fail() -> None:
    game = marches(stark=ARMIES, neutral={"twins": 1}, orders={"fingers": "march-0"}, supply={"stark": 5},
                   unchecked=True)  # fmt: skip  # printed Neutral Forces are too strong for one Footman
    with game.refused("ruling.supply-during-march"):
        game.play("stark", "march fingers: FF>mountains-of-the-moon")
    game.play("stark", "march fingers: F>twins", "march fingers: FF>mountains-of-the-moon")
    assert [game.units(area) for area in ("fingers", "twins", "mountains-of-the-moon")] == ["F", "F", "FF"]


def test_routed_units_are_not_offered() -> None:
    game = marches(stark={"karhold": "FK"}, routed={"karhold": "K"}, orders={"karhold": "march-0"})
    assert len(game.options()) > 1
    assert all(option.endswith("done") or ": F>" in option for option in game.options())
    with game.refused("rout.cannot-move"):
        game.play("stark", "march karhold: K>castle-black")


# --- worked examples ----------------------------------------------------------------------------------------------


@rule("boardgame:example.march-without-battle")
def test_a_march_that_splits() -> None:
    game = marches(lannister={"lannisport": "FFF", "searoad-marches": "F"}, orders={"lannisport": "march-minus-1"})
    game.march("lannisport", "F>stoney-sept", "F>searoad-marches")
    assert [game.units(area) for area in ("lannisport", "stoney-sept", "searoad-marches")] == ["F", "F", "FF"]
    assert game.armies("lannister") == [2]
    assert game.order("lannisport") is None
    assert not game.events("combat-began")


@rule("boardgame:example.march-chain")
def test_chained_marches_move_units_more_than_one_area() -> None:
    chain = {"winterfell": "march-0", "moat-cailin": "march-minus-1", "seagard": "march-plus-1"}
    game = marches(stark={"winterfell": "K", "moat-cailin": "F", "seagard": "F"}, orders=chain)
    game.march("winterfell", "K>moat-cailin").march("storms-end")
    game.march("moat-cailin", "K>seagard").march("seagard", "K>riverrun")
    assert (game.units("riverrun"), game.units("seagard")) == ("K", "F")
