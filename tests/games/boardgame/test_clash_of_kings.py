"""Clash of Kings: bidding for the Influence tracks (p. 10)."""

from __future__ import annotations

from typing import Any

from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario


def clash(players: int = 3, **more: Any) -> Play:
    """A Clash of Kings; with three players Baratheon, Lannister and Stark bid."""
    return scenario(phase="clash-of-kings", players=players, **more)


def subject(game: Play) -> str:
    """The track that is bid for."""
    return str(game.match.decision(game.asked()[0]).prompt.values["subject"])


def next_track(game: Play) -> Play:
    """Settles ties somehow, up to the next bidding or to the end."""
    return game.rest(lambda play: play.question() != "break-tie")


@rule("boardgame:clash.clear-tracks-first")
def test_no_house_has_a_position_when_the_first_bidding_opens() -> None:
    game = clash()
    assert [game.track(track) for track in ("iron-throne", "fiefdoms", "kings-court")] == [[], [], []]
    assert game.holder("kings-court") == "lannister"


@rule("boardgame:clash.track-order")
def test_the_tracks_are_bid_for_one_at_a_time() -> None:
    game = clash()
    subjects = [subject(game)]
    for _ in range(2):
        next_track(game.bids())
        subjects.append(subject(game))
    assert subjects == ["iron-throne", "fiefdoms", "kings-court"]
    assert next_track(game.bids()).question() != "bid"


@rule("boardgame:clash.secret-bids")
def test_bids_and_what_is_left_are_hidden() -> None:
    game = clash(players=4)
    before = game.view("baratheon")
    game.play("stark", "bid 3").play("greyjoy", "bid 1").play("lannister", "bid 5")
    assert game.view("baratheon") == before
    assert game.events("bid-revealed", "baratheon") == []
    assert game.match.decision("stark").answered


@rule("boardgame:clash.simultaneous-reveal")
def test_all_bids_are_revealed_together() -> None:
    game = clash().play("stark", "bid 3").play("lannister", "bid 1")
    assert game.events("bid-revealed") == []
    game.play("baratheon", "bid 2")
    assert {event["seat"]: event["power"] for event in game.events("bid-revealed")} == {
        "stark": 3, "lannister": 1, "baratheon": 2,
    }  # fmt: skip


@rule("boardgame:clash.zero-bid-allowed")
def test_a_bid_is_anything_from_0_to_the_available_power() -> None:
    game = clash(power={"stark": 3})
    for bid in (4, -1):
        with game.refused("clash.zero-bid-allowed"):
            game.play("stark", f"bid {bid}")
    assert game.options("stark") == ["bid 0", "bid 1", "bid 2", "bid 3"]
    game.play("stark", "bid 0")


@rule("boardgame:clash.ranking")
def test_the_highest_bidder_is_first() -> None:
    game = clash().bids(stark=2, lannister=4, baratheon=1)
    assert game.track("iron-throne") == ["lannister", "stark", "baratheon"]


@rule("boardgame:clash.ties-by-iron-throne-holder")
def test_the_holder_of_the_iron_throne_token_orders_those_who_tie() -> None:
    game = clash(players=4, tracks={"iron-throne": ["greyjoy"]}).bids(stark=2, greyjoy=2, lannister=2, baratheon=3)
    assert game.asks("greyjoy", "break-tie")
    assert game.options() == ["next stark", "next greyjoy", "next lannister"]
    game.play("greyjoy", "next lannister", "next greyjoy")
    assert game.track("iron-throne") == ["baratheon", "lannister", "greyjoy", "stark"]


@rule("boardgame:clash.best-possible-position")
def test_those_who_tie_take_the_best_positions_open_to_them() -> None:
    game = clash().bids(stark=3, lannister=2, baratheon=3)
    with game.refused("clash.best-possible-position"):
        game.play("baratheon", "next lannister")
    game.play("baratheon", "next stark")
    assert game.track("iron-throne") == ["stark", "baratheon", "lannister"]


@rule("boardgame:clash.bids-always-discarded")
def test_all_bids_are_discarded() -> None:
    game = clash(power=10)
    game.bids(stark=3, lannister=4, baratheon=5)
    assert (game.power("stark"), game.pool("stark")) == (7, 13)
    assert (game.power("baratheon"), game.pool("baratheon")) == (5, 15)
    assert game.events("bids-discarded")[0]["power"] == 12


def test_bids_are_not_in_the_pool_while_ties_are_settled() -> None:
    game = clash().bids(stark=3, lannister=3, baratheon=1)
    assert game.question() == "break-tie"
    assert (game.power("stark"), game.pool("stark")) == (2, 15)


@rule("boardgame:clash.dominance-token-after-each-track")
def test_the_dominance_token_passes_before_the_next_bidding() -> None:
    game = clash(power=10).bids(stark=1, lannister=2, baratheon=3).bids(lannister=3, stark=2, baratheon=1)
    assert subject(game) == "kings-court"
    assert game.holder("fiefdoms") == "lannister"


@rule("boardgame:clash.old-throne-holder-breaks-throne-ties")
def test_the_old_holder_settles_the_throne_and_the_new_one_the_rest() -> None:
    game = clash(tracks={"iron-throne": ["baratheon"]}).bids(stark=2, lannister=2)
    assert game.asks("baratheon", "break-tie")
    game.play("baratheon", "next stark")
    assert game.holder("iron-throne") == "stark"
    game.bids(lannister=1, baratheon=1)
    assert game.asks("stark", "break-tie")


@rule("boardgame:clash.power-visible-again")
def test_what_is_left_is_open_after_the_biddings() -> None:
    game = clash(power=10).bids(stark=4, lannister=2, baratheon=1).bids(stark=3, lannister=2, baratheon=1)
    game.bids(stark=2, lannister=1).rest("use-messenger-raven")
    seen = {house["house"]: house["power"] for house in game.view("lannister")["houses"]}
    assert seen == {"stark": 1, "lannister": 5, "baratheon": 8}


@rule("boardgame:example.clash-fiefdoms-bidding")
def test_the_fiefdoms_bidding_of_the_example() -> None:
    game = clash(players=5, power=10).bids(greyjoy=5, stark=4, lannister=3, tyrell=2, baratheon=1)
    assert game.holder("iron-throne") == "greyjoy"
    pools = {house: game.pool(house) for house in game.match.seats}
    bids = {"lannister": 4, "baratheon": 3, "stark": 3, "tyrell": 2, "greyjoy": 0}
    game.bids(**bids).play("greyjoy", "next baratheon")
    assert game.track("fiefdoms") == ["lannister", "baratheon", "stark", "tyrell", "greyjoy"]
    assert game.holder("fiefdoms") == "lannister"
    assert {house: game.pool(house) - pools[house] for house in game.match.seats} == bids


def test_a_house_without_power_still_gets_a_position() -> None:
    game = clash(power={"stark": 0, "lannister": 2, "baratheon": 2})
    assert game.asked() == ("lannister", "baratheon")
    game.bids(lannister=2, baratheon=1)
    assert game.track("iron-throne") == ["lannister", "baratheon", "stark"]


def test_only_a_tie_is_told_as_one() -> None:
    game = clash(power=5).bids(baratheon=3, lannister=2, stark=1)
    assert game.events("tie-broken") == []
    game.bids(baratheon=2, lannister=2, stark=1)
    holder = game.asked()[0]
    game.answer(holder, game.options()[0])
    assert len(game.events("tie-broken")) == 1
