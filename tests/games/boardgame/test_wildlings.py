"""Wildling attacks: when they come, the bidding, the result and what follows from it (p. 22-23)."""

from __future__ import annotations

from typing import Any

from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario

NO_ICONS = {"i": ["supply"], "ii": ["game-of-thrones"], "iii": ["put-to-the-sword"]}


def attack(*deck: str, players: int = 3, **more: Any) -> Play:
    """A Wildling attack; with three players Baratheon, Lannister and Stark bid, and Baratheon settles ties."""
    return scenario(phase="wildling-attack", wildling_deck=deck or ("silence-at-the-wall",), players=players, **more)


def strengths(game: Play) -> list[int]:
    """The strengths of all attacks so far."""
    return [event["strength"] for event in game.events("wildlings-attacked")]


@rule("boardgame:wildlings.two-triggers")
def test_the_wildlings_attack_at_12_by_their_card_or_after_a_preemptive_raid() -> None:
    calm = scenario(phase="westeros", westeros=NO_ICONS, wildlings=10).rest("use-messenger-raven")
    assert strengths(calm) == []
    assert strengths(scenario(phase="westeros", westeros=NO_ICONS | {"i": ["last-days-of-summer"]}, wildlings=10)) == [
        12
    ]
    assert strengths(scenario(phase="westeros", westeros=NO_ICONS | {"iii": ["wildlings-attack"]}, wildlings=4)) == [4]
    again = attack("preemptive-raid", "silence-at-the-wall", wildlings=4).bids(stark=4)
    assert strengths(again) == [4, 6]


@rule("boardgame:wildlings.two-attacks-in-one-phase")
def test_the_token_and_the_card_may_both_bring_an_attack() -> None:
    cards = {"i": ["last-days-of-summer"], "ii": ["last-days-of-summer"], "iii": ["wildlings-attack"]}
    deck = ["silence-at-the-wall", "skinchanger-scout"]
    game = scenario(phase="westeros", westeros=cards, wildlings=10, wildling_deck=deck)
    game.bids(stark=5, tyrell=4, greyjoy=3)
    assert game.question() == "bid"
    assert strengths(game) == [12, 0]


@rule("boardgame:example.two-wildling-attacks")
def test_the_second_attack_has_the_strength_of_the_track_after_the_first() -> None:
    cards = {"i": ["last-days-of-summer"], "ii": ["game-of-thrones"], "iii": ["wildlings-attack"]}
    game = scenario(phase="westeros", westeros=cards, wildlings=10, wildling_deck=["silence-at-the-wall"])
    assert game.events("westeros-card-resolved") == []
    game.bids(stark=1).rest("bid")
    assert strengths(game) == [12, 8]
    assert len(game.events("westeros-card-resolved")) == 3


@rule("boardgame:wildlings.step-order")
def test_the_steps_of_an_attack() -> None:
    game = attack(wildlings=4).bids(stark=2, lannister=1)
    steps = ["wildlings-attacked", "bid-revealed", "attack-decided", "wildling-card-revealed", "bidder-named",
             "wildlings-withdrew", "bids-discarded"]  # fmt: skip
    assert [kind for kind in dict.fromkeys(event["event"] for event in game.events()) if kind in steps] == steps


@rule("boardgame:wildlings.strength")
def test_the_strength_is_the_space_of_the_token() -> None:
    assert strengths(attack(wildlings=8)) == [8]
    raid = attack("preemptive-raid", "silence-at-the-wall", wildlings=8, power=9).bids(stark=8)
    assert strengths(raid) == [8, 6]


@rule("boardgame:wildlings.secret-bids")
def test_bids_are_secret_until_all_are_in() -> None:
    game = attack(wildlings=4)
    before = game.view("baratheon")
    game.play("stark", "bid 3").play("lannister", "bid 2")
    assert game.view("baratheon") == before
    assert game.events("bid-revealed") == []
    game.play("baratheon", "bid 1")
    assert sorted(event["power"] for event in game.events("bid-revealed")) == [1, 2, 3]


@rule("boardgame:wildlings.night-watch-strength")
def test_the_night_s_watch_has_the_sum_of_all_bids() -> None:
    game = attack(players=4, wildlings=12).bids(stark=3, greyjoy=2, lannister=0, baratheon=1)
    assert game.events("attack-decided")[0]["watch"] == 6


@rule("boardgame:wildlings.night-watch-wins-on-equal")
def test_the_night_s_watch_wins_with_equal_strength() -> None:
    assert attack(wildlings=6).bids(stark=4, lannister=2).events("attack-decided")[0]["victory"]
    assert not attack(wildlings=6).bids(stark=4, lannister=1).events("attack-decided")[0]["victory"]


@rule("boardgame:ruling.wildling-tie-wording")
def test_equal_strength_is_no_tie_that_anybody_decides() -> None:
    game = attack(wildlings=6).bids(stark=3, lannister=2, baratheon=1)
    assert game.events("attack-decided")[0]["victory"]
    assert game.question() == "use-messenger-raven"


@rule("boardgame:wildlings.token-after-night-watch-victory")
def test_after_a_victory_of_the_night_s_watch_the_token_is_on_0() -> None:
    assert attack(wildlings=12, power=9).bids(stark=9, lannister=4).board.wildlings == 0


@rule("boardgame:wildlings.token-after-wildling-victory")
def test_after_a_wildling_victory_the_token_goes_two_spaces_back() -> None:
    assert attack(wildlings=12).bids(stark=2, lannister=1).board.wildlings == 8
    assert attack(wildlings=2).bids().play("baratheon", "count stark").board.wildlings == 0


@rule("boardgame:wildlings.bids-discarded")
def test_all_power_bid_goes_to_the_pool() -> None:
    game = attack(wildlings=4).bids(stark=4, lannister=1)
    assert (game.power("stark"), game.pool("stark")) == (1, 19)
    assert (game.power("lannister"), game.pool("lannister")) == (4, 16)
    assert game.board.power_bid(game.seat("stark")) == 0


@rule("boardgame:wildlings.card-revealed")
def test_only_the_part_of_the_card_for_the_result_counts() -> None:
    won = attack("skinchanger-scout", wildlings=4).bids(stark=4, lannister=1)
    assert [event["card"] for event in won.events("wildling-card-revealed")] == ["skinchanger-scout"]
    assert (won.power("stark"), won.power("lannister"), won.power("baratheon")) == (5, 4, 5)
    lost = attack("skinchanger-scout", wildlings=12).bids(stark=4, lannister=1)
    assert (lost.power("stark"), lost.power("lannister"), lost.power("baratheon")) == (0, 2, 0)


def test_the_card_is_revealed_before_ties_are_settled() -> None:
    game = attack(wildlings=12).bids(stark=1)
    assert game.question() == "name-bidder"
    assert game.events("wildling-card-revealed") != []


@rule("boardgame:wildlings.highest-bidder-rewarded")
def test_only_the_highest_bidder_is_rewarded() -> None:
    game = attack("rattleshirts-raiders", wildlings=8, supply=3).bids(stark=4, lannister=3, baratheon=2)
    assert [game.supply(house) for house in ("stark", "lannister", "baratheon")] == [4, 3, 3]


@rule("boardgame:wildlings.lowest-bidder-punished")
def test_the_lowest_bidder_is_punished_more_than_the_others() -> None:
    game = attack("rattleshirts-raiders", wildlings=8, supply=3).bids(stark=3, lannister=2, baratheon=0)
    assert [game.supply(house) for house in ("stark", "lannister", "baratheon")] == [2, 2, 1]


@rule("boardgame:wildlings.ties")
def test_the_holder_of_the_iron_throne_token_settles_ties() -> None:
    game = attack("rattleshirts-raiders", wildlings=12, supply=3, tracks={"iron-throne": ["lannister"]})
    game.bids(stark=1, lannister=3, baratheon=1)
    assert game.asks("lannister", "name-bidder")
    with game.refused("wildlings.ties"):
        game.play("lannister", "count lannister")
    game.play("lannister", "count stark")
    assert [game.supply(house) for house in ("stark", "lannister", "baratheon")] == [1, 2, 2]
    high = attack(wildlings=4).bids(stark=2, lannister=2, baratheon=1)
    assert high.options("baratheon") == ["count stark", "count lannister"]


@rule("boardgame:wildlings.card-to-bottom")
def test_the_used_card_goes_to_the_bottom_of_the_deck() -> None:
    game = attack("silence-at-the-wall", "crow-killers", wildlings=4).bids(stark=4, lannister=1)
    assert len(game.wildling_deck()) == 9
    assert game.wildling_deck()[0] == "crow-killers"
    assert game.wildling_deck()[-1] == "silence-at-the-wall"
    assert game.view("lannister")["wildling_deck"] == [None] * 8 + ["silence-at-the-wall"]


# --- rulings -----------------------------------------------------------------------------------------


@rule("boardgame:ruling.wildling-consequences-timing")
def test_power_that_was_bid_is_not_available_while_the_card_is_applied() -> None:
    game = attack("skinchanger-scout", wildlings=12).bids(stark=3, lannister=4, baratheon=4)
    assert [event["power"] for event in game.events("power-discarded") if event["seat"] == "stark"] == [2]
    assert game.events("bids-discarded")[0]["power"] == 11
    kinds = [event["event"] for event in game.events()]
    assert kinds.index("power-discarded") < kinds.index("wildlings-withdrew") < kinds.index("bids-discarded")
    assert game.pool("stark") == 20


@rule("boardgame:ruling.wildling-penalty-order")
def test_the_lowest_bidder_suffers_first() -> None:
    game = attack("mammoth-riders", wildlings=12, tracks={"iron-throne": ["lannister", "baratheon", "stark"]},
                  stark={"winterfell": "FFFK"}, lannister={"lannisport": "FFK"},
                  baratheon={"dragonstone": "FFK"})  # fmt: skip
    game.bids(lannister=2, baratheon=1)
    assert game.asked() == ("stark",)
    game.rest(lambda play: "stark" not in play.asked())
    assert game.asked() == ("lannister",)
    game.rest(lambda play: "lannister" not in play.asked())
    assert game.asked() == ("baratheon",)


@rule("boardgame:ruling.wildling-strength-zero")
def test_an_attack_of_strength_0_is_always_beaten() -> None:
    game = attack("rattleshirts-raiders", wildlings=0, supply=3).bids()
    assert game.asks("baratheon", "name-bidder")
    assert game.options() == ["count stark", "count lannister", "count baratheon"]
    game.play("baratheon", "count stark")
    assert game.supply("stark") == 4
