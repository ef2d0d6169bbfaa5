"""What is open and what is hidden (p. 27)."""

from __future__ import annotations

from random import Random

from maester.engine import Seat
from maester.harness.leaks import check_forgetting, check_leaks
from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario


def house_of(game: Play, house: str, viewer: str | None) -> dict[str, object]:
    found: dict[str, object] = next(one for one in game.view(viewer)["houses"] if one["house"] == house)
    return found


@rule("boardgame:info.unused-orders-hidden")
def test_unused_orders_are_hidden_behind_the_screen() -> None:
    game = scenario(stark={"winterfell": "F"}, lannister={"lannisport": "F"}, phase="planning")
    game.play("stark", "order winterfell: raid")
    assert house_of(game, "stark", "lannister")["unused_orders"] is None
    assert house_of(game, "stark", None)["unused_orders"] is None
    assert house_of(game, "stark", "stark")["unused_orders"] is not None


@rule("boardgame:info.available-power-open")
def test_available_power_is_open_and_during_a_bidding_what_it_was_before() -> None:
    game = scenario(stark={"winterfell": "F"}, phase="clash-of-kings", power={"stark": 7})
    assert house_of(game, "stark", "lannister")["power"] == 7
    game.play("stark", "bid 4")
    assert house_of(game, "stark", "lannister")["power"] == 7
    assert house_of(game, "stark", None)["power"] == 7
    check_leaks(game.match, game.seat("lannister"), Random(1))


@rule("boardgame:info.power-before-bidding")
def test_the_new_totals_are_open_once_the_bids_are_revealed() -> None:
    game = scenario(stark={"winterfell": "F"}, phase="clash-of-kings", power={"stark": 7})
    others = [house for house in game.asked() if house != "stark"]
    game.play("stark", "bid 4")
    for house in others[:-1]:
        game.play(house, "bid 1")
    assert [house_of(game, house, "greyjoy")["power"] for house in ("stark", "lannister")] == [7, 5]
    game.play(others[-1], "bid 0")
    assert [house_of(game, house, "greyjoy")["power"] for house in ("stark", "lannister")] == [3, 4]
    assert game.events("bid-revealed")


@rule("boardgame:info.house-cards-open")
def test_hands_are_open_but_for_the_choice_in_a_combat() -> None:
    game = scenario(stark={"moat-cailin": "FF"}, greyjoy={"seagard": "F"}, orders={"moat-cailin": "march-0"},
                    discards={"greyjoy": ["asha-greyjoy"]})  # fmt: skip
    assert "euron-crows-eye" in str(house_of(game, "greyjoy", "stark")["hand"])
    game.march("moat-cailin", "FF>seagard").play("greyjoy", "card euron-crows-eye")
    assert game.question("stark") == "choose-house-card"
    assert house_of(game, "greyjoy", "stark")["hand"] is None
    assert house_of(game, "greyjoy", "stark")["discard"] == ["asha-greyjoy"]
    assert "euron-crows-eye" not in str(game.match.view("stark"))
    assert "euron-crows-eye" in str(house_of(game, "greyjoy", "greyjoy")["hand"])


def test_what_the_raven_showed_is_known_to_its_holder_only() -> None:
    game = scenario(stark={"winterfell": "F"}, phase="planning", wildling_deck=["crow-killers", "mammoth-riders"],
                    tracks={"kings-court": ["stark"]})  # fmt: skip
    game.orders(stark={"winterfell": "defense-1"}).play("stark", "look at wildlings")
    assert game.view("stark")["wildling_deck"][:2] == ["crow-killers", None]
    assert game.view("lannister")["wildling_deck"][:2] == [None, None]
    game.play("stark", "bottom true")
    assert game.view("stark")["wildling_deck"][-1] == "crow-killers"
    for seat in (game.seat("stark"), game.seat("lannister"), None):
        check_leaks(game.match, seat, Random(1))
        check_forgetting(game.match, seat, Random(1), 40)


def test_a_tides_card_is_seen_by_its_owner_only_before_the_reveal() -> None:
    game = scenario(stark={"moat-cailin": "FF"}, greyjoy={"seagard": "F"}, orders={"moat-cailin": "march-0"},
                    tracks={"fiefdoms": ["stark"]}, options={"tides_of_battle": True},
                    tides_deck=["three-22", "skull-8", "two-18"])  # fmt: skip
    game.march("moat-cailin", "FF>seagard").cards(stark="eddard-stark", greyjoy="euron-crows-eye")
    assert game.question() == "use-blade"
    shown = {viewer: [side["tides"] for side in game.view(viewer)["fights"][0]["sides"]] for viewer in ("stark", None)}
    assert shown["stark"][0] is not None
    assert shown["stark"][1] is None
    assert shown[None] == [None, None]
    for seat in (Seat(0), Seat(1), Seat(2), None):
        check_leaks(game.match, seat, Random(1))
        check_forgetting(game.match, seat, Random(1), 60)
