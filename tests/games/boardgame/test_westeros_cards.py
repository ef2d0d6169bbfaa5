"""The Westeros cards: what each of them does, and what it doesn't do."""

from __future__ import annotations

from typing import Any

import pytest

from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario


def draw(
    i: str = "last-days-of-summer", ii: str = "last-days-of-summer", iii: str = "sea-of-storms", **more: Any
) -> Play:
    """A Westeros phase in which these cards are drawn; those that aren't named ask nobody anything."""
    return scenario(phase="westeros", westeros={"i": [i], "ii": [ii], "iii": [iii]}, **more)


def order_of(game: Play, *houses: str) -> list[str]:
    """These houses in the order in which they were told to have collected Power."""
    return [event["seat"] for event in game.events("power-collected") if event["seat"] in houses]


# --- deck I ------------------------------------------------------------------------------------------


@rule("boardgame:card.mustering")
def test_mustering_lets_all_muster_in_turn_order() -> None:
    game = draw(i="mustering", tracks={"iron-throne": ["lannister", "stark"]})
    assert game.asked() == ("lannister",)
    game.play("lannister", "end mustering")
    assert game.asked() == ("stark",)
    game.play("stark", "recruit winterfell: footman winterfell", "end mustering")
    assert game.units("winterfell") == "F"


def test_mustering_asks_nobody_who_has_no_castle() -> None:
    game = draw(i="mustering", stark={"dragonstone": "F"}, garrisons={"baratheon": 0},
                tracks={"iron-throne": ["baratheon", "stark"]})  # fmt: skip
    assert game.asks("stark", "muster")


@rule("boardgame:card.supply")
def test_supply_moves_the_tokens_and_reduces_armies() -> None:
    game = draw(i="supply", stark={"winterfell": "FFFK"}, supply={"stark": 5})
    assert game.supply("stark") == 1
    game.play("stark", "unit winterfell footman false")
    assert game.units("winterfell") == "FFK"
    assert game.question() == "assign-order"


def test_supply_takes_nothing_from_armies_that_fit() -> None:
    game = draw(i="supply", stark={"winterfell": "FFF"}, supply={"stark": 6})
    assert game.supply("stark") == 1
    assert game.question() == "assign-order"


@rule("boardgame:card.winter-is-coming")
def test_winter_is_coming_is_shuffled_into_its_deck_until_another_card_comes() -> None:
    again = 0
    for seed in range(20):
        game = draw(ii="winter-is-coming", seed=seed, westeros_discards={"ii": ["clash-of-kings-ii-1"]})
        shuffles, drawn = game.events("winter-came"), game.events("westeros-card-drawn")
        assert [event["deck"] for event in shuffles] == [1] * len(shuffles)
        assert [event["card"].startswith("winter") for event in drawn[1:-1]] == [True] * len(shuffles) + [False]
        again += len(shuffles) - 1
    assert again > 0


def test_winter_is_coming_shuffles_the_cards_of_earlier_rounds_in() -> None:
    used = ["clash-of-kings-ii-1", "clash-of-kings-ii-2", "clash-of-kings-ii-3", "last-days-of-summer-ii-1"]
    game = draw(ii="winter-is-coming", westeros_discards={"ii": used})
    assert len(game.westeros("ii")) == 9
    assert len(game.view()["westeros_discards"][1]) == 1
    others = draw(ii="winter-is-coming", westeros_discards={"i": ["supply-i-1"]})
    assert len(others.view()["westeros_discards"][0]) == 2


@rule("boardgame:card.last-days-of-summer")
def test_last_days_of_summer_does_nothing() -> None:
    game = draw(i="last-days-of-summer", stark={"winterfell": "FFFK"}, supply={"stark": 6}, wildlings=0)
    kinds = [event["event"] for event in game.events() if event["event"].startswith(("supply", "power", "effect"))]
    assert kinds == []
    assert game.supply("stark") == 6
    assert game.board.wildlings == 6


@rule("boardgame:card.throne-of-blades")
def test_a_throne_of_blades_is_decided_by_the_holder_of_the_iron_throne_token() -> None:
    game = draw(i="a-throne-of-blades", stark={"winterfell": "FFFK"}, tracks={"iron-throne": ["greyjoy", "stark"]})
    assert game.asked() == ("greyjoy",)
    assert game.options() == ["choose supply", "choose mustering", "choose nothing"]
    with game.refused("card.throne-of-blades"):
        game.play("greyjoy", "choose clash-of-kings")
    assert game.clone().play("greyjoy", "choose supply").asks("stark", "reduce-armies")
    assert game.clone().play("greyjoy", "choose mustering").asks("greyjoy", "muster")
    assert game.play("greyjoy", "choose nothing").question() == "assign-order"
    assert game.supply("stark") == 6


# --- deck II -----------------------------------------------------------------------------------------


@rule("boardgame:card.game-of-thrones-icons")
def test_game_of_thrones_gives_power_for_power_icons() -> None:
    game = draw(ii="game-of-thrones", power_tokens={"kings-landing": "stark", "blackwater": "stark"},
                tracks={"iron-throne": ["greyjoy", "stark"]})  # fmt: skip
    assert game.power("stark") == 5 + 1 + 2 + 0
    assert game.power("tyrell") == 5
    assert order_of(game, "stark", "greyjoy") == ["greyjoy", "stark"]


@rule("boardgame:card.game-of-thrones-ports")
def test_game_of_thrones_gives_power_for_ports_that_are_not_blocked() -> None:
    game = draw(ii="game-of-thrones", power_tokens={"white-harbor": "stark"}, greyjoy={"narrow-sea": "S"},
                stark={"winterfell-port": "SS", "bay-of-ice": "S", "white-harbor-port": "S"})  # fmt: skip
    assert game.power("stark") == 5 + 1 + 1


@rule("boardgame:ruling.power-cap")
def test_who_has_too_few_tokens_in_the_pool_takes_what_is_there() -> None:
    game = draw(ii="game-of-thrones", power={"stark": 18}, power_tokens={"kings-landing": "stark"})
    assert game.power("stark") == 19
    assert game.pool("stark") == 0


@rule("boardgame:card.clash-of-kings")
def test_clash_of_kings_clears_the_tracks_and_opens_the_bidding() -> None:
    game = draw(ii="clash-of-kings")
    assert [track["houses"] for track in game.view()["tracks"]] == [[], [], []]
    assert len(game.asked()) == 6
    assert game.match.decision("stark").prompt.values["subject"] == "iron-throne"


def test_clash_of_kings_costs_nobody_anything_who_bids_nothing() -> None:
    game = draw(ii="clash-of-kings").rest("use-messenger-raven")
    assert sorted(game.track("fiefdoms")) == sorted(game.match.seats)
    assert game.power("stark") == 5


@rule("boardgame:card.dark-wings-dark-words")
def test_dark_wings_dark_words_is_decided_by_the_holder_of_the_raven() -> None:
    game = draw(ii="dark-wings-dark-words", tracks={"kings-court": ["stark"]})
    assert game.asked() == ("stark",)
    assert game.options() == ["choose clash-of-kings", "choose game-of-thrones", "choose nothing"]
    with game.refused("card.dark-wings-dark-words"):
        game.play("stark", "choose mustering")
    assert game.clone().play("stark", "choose clash-of-kings").question() == "bid"
    assert game.clone().play("stark", "choose game-of-thrones").power("stark") == 6
    assert game.play("stark", "choose nothing").power("stark") == 5


@rule("boardgame:ruling.dark-wings-ports")
def test_dark_wings_dark_words_counts_ports_too() -> None:
    for options in ({"faq_errata": False}, {"faq_errata": True}):
        game = draw(ii="dark-wings-dark-words", tyrell={"oldtown": "F", "oldtown-port": "S"}, options=options)
        game.play("lannister", "choose game-of-thrones")
        assert game.power("tyrell") == 6


# --- deck III ----------------------------------------------------------------------------------------


@rule("boardgame:card.wildling-attack")
def test_wildling_attack_has_the_strength_of_the_track_and_all_bid() -> None:
    game = draw(i="supply", ii="game-of-thrones", iii="wildlings-attack", wildlings=6)
    assert game.events("wildlings-attacked") == [{"event": "wildlings-attacked", "strength": 6}]
    assert len(game.asked()) == 6
    assert game.options("stark")[0] == "bid 0"
    assert "pass" not in game.options("stark")


PLANNING: dict[str, Any] = {"stark": {"winterfell": "F"}, "tracks": {"kings-court": ["stark"]}}
"""Stark has an order to give, and stars enough for any Special one."""


def banned(game: Play) -> set[str]:
    """The orders that Stark may not give in Winterfell."""
    kinds = {"march-minus-1", "march-0", "march-plus-1", "defense-1", "defense-2", "support", "support-plus-1",
             "raid", "raid-special", "consolidate-power", "consolidate-power-special"}  # fmt: skip
    return {kind for kind in kinds if f"order winterfell: {kind}" not in game.options("stark")}


@rule("boardgame:card.rains-of-autumn")
def test_rains_of_autumn_bans_march_plus_1_only() -> None:
    game = draw(iii="rains-of-autumn", **PLANNING)
    with game.refused("card.rains-of-autumn"):
        game.play("stark", "order winterfell: march-plus-1")
    assert banned(game) == {"march-plus-1"}


@rule("boardgame:card.storm-of-swords")
def test_storm_of_swords_bans_defense_orders() -> None:
    game = draw(iii="storm-of-swords", **PLANNING)
    for order in ("defense-1", "defense-2"):
        with game.refused("card.storm-of-swords"):
            game.play("stark", f"order winterfell: {order}")
    assert banned(game) == {"defense-1", "defense-2"}


@rule("boardgame:card.sea-of-storms")
def test_sea_of_storms_bans_raid_orders() -> None:
    game = draw(iii="sea-of-storms", **PLANNING)
    for order in ("raid", "raid-special"):
        with game.refused("card.sea-of-storms"):
            game.play("stark", f"order winterfell: {order}")
    assert banned(game) == {"raid", "raid-special"}


@rule("boardgame:card.feast-for-crows")
def test_feast_for_crows_bans_consolidate_power_orders() -> None:
    game = draw(iii="feast-for-crows", **PLANNING)
    for order in ("consolidate-power", "consolidate-power-special"):
        with game.refused("card.feast-for-crows"):
            game.play("stark", f"order winterfell: {order}")
    assert banned(game) == {"consolidate-power", "consolidate-power-special"}


@rule("boardgame:card.web-of-lies")
def test_web_of_lies_bans_support_orders() -> None:
    game = draw(iii="web-of-lies", **PLANNING)
    for order in ("support", "support-plus-1"):
        with game.refused("card.web-of-lies"):
            game.play("stark", f"order winterfell: {order}")
    assert banned(game) == {"support", "support-plus-1"}


@pytest.mark.parametrize(
    "card", ["rains-of-autumn", "storm-of-swords", "sea-of-storms", "feast-for-crows", "web-of-lies"]
)
def test_a_ban_hits_everybody(card: str) -> None:
    game = draw(iii=card, tyrell={"highgarden": "F"}, **PLANNING)
    tyrell = {option.removeprefix("order highgarden: ") for option in game.options("tyrell")}
    assert tyrell & banned(game) == set()


@rule("boardgame:card.put-to-the-sword")
def test_put_to_the_sword_is_decided_by_the_holder_of_the_blade() -> None:
    game = draw(iii="put-to-the-sword", tyrell={"highgarden": "F"}, stark={"winterfell": "F"},
                tracks={"fiefdoms": ["tyrell"], "kings-court": ["tyrell", "stark"]})  # fmt: skip
    assert game.asked() == ("tyrell",)
    assert game.options() == ["choose no-defense", "choose no-march-plus-1", "choose nothing"]
    with game.refused("card.put-to-the-sword"):
        game.play("tyrell", "choose no-raid")
    assert banned(game.clone().play("tyrell", "choose no-defense")) == {"defense-1", "defense-2"}
    assert banned(game.clone().play("tyrell", "choose nothing")) == set()
    game.play("tyrell", "choose no-march-plus-1")
    assert banned(game) == {"march-plus-1"}
    assert "order highgarden: march-plus-1" not in game.options("tyrell")
    assert "order highgarden: defense-2" in game.options("tyrell")


@rule("boardgame:card.chooser-is-current-holder")
def test_the_holder_at_the_moment_of_the_card_chooses() -> None:
    game = draw(ii="clash-of-kings", iii="put-to-the-sword", tracks={"fiefdoms": ["greyjoy"]})
    game.bids().rest("bid").bids(stark=1).rest("bid").bids().rest("choose-westeros-effect")
    assert game.holder("fiefdoms") == "stark"
    assert game.asked() == ("stark",)


@rule("boardgame:card.restriction-lasts-one-planning-phase")
def test_a_ban_is_over_in_the_next_round() -> None:
    cards = {"i": ["last-days-of-summer", "supply"], "ii": ["last-days-of-summer", "game-of-thrones"],
             "iii": ["sea-of-storms", "web-of-lies"]}  # fmt: skip
    game = scenario(phase="westeros", westeros=cards, **PLANNING)
    assert banned(game) == {"raid", "raid-special"}
    game.rest(lambda play: play.board.round == 3 and play.question() == "assign-order")
    assert banned(game) == {"support", "support-plus-1"}
