"""The advanced game (p. 10): white cards of the leaders and event cards."""

from __future__ import annotations

import pytest

from maester.harness.marks import rule
from tests.games.alliances.language import BOX, Play, new_game, scenario

ADVANCED = {"advanced": True}


def next_season(game: Play) -> Play:
    season = game.realm.season
    return game.rest(lambda play: play.realm.season > season and play.realm.step == 2)


def events_in_play(game: Play) -> int:
    return 11 - len(game.realm.events)


@rule("alliances:advanced.two-card-kinds")
def test_white_and_blue_cards_are_played_like_others() -> None:
    game = scenario(hands={"cersei": ["queen-regent", "trial-by-combat"], "tyrion": ["ambush"]}, options=ADVANCED)
    game.play("cersei", "queen-regent").kneel("tyrion")
    assert game.total("cersei") == 5
    game.play("cersei", "trial-by-combat")
    assert game.bid("cersei") == ["queen-regent", "trial-by-combat"]


@rule("alliances:advanced.four-leader-cards")
def test_everybody_takes_the_four_cards_of_the_own_leader() -> None:
    game = new_game(5, advanced=True)
    assert len(game.realm.leaders) == 5
    for seat, leader in enumerate(game.realm.leaders):
        drawn = [card for card in game.realm.hand[seat] if BOX.color(card) == "white"]
        assert sorted((*game.realm.stock[seat], *drawn)) == sorted(BOX.whites_of(leader))


@rule("alliances:advanced.nine-plus-one")
def test_each_season_brings_nine_cards_and_a_white_one() -> None:
    game = new_game(4, advanced=True)
    for season in range(3):
        assert len(game.realm.hand) == 4
        for seat, hand in enumerate(game.realm.hand):
            white = [card for card in hand if BOX.color(card) == "white"]
            assert (len(hand), len(white)) == (10, 1)
            assert white[0] in BOX.whites_of(game.realm.leaders[seat])
        if season < 2:
            next_season(game)


@rule("alliances:advanced.leader-card-removed")
def test_a_discarded_white_card_leaves_the_game() -> None:
    game = scenario(
        phase="claim", bids={"cersei": ["queen-regent", "corruption"]}, hands={"tyrion": ["ambush"]}, options=ADVANCED
    ).next_round()
    assert game.removed == ["queen-regent"]
    assert game.discard == ["corruption"]


@rule("alliances:advanced.events-3-4")
@pytest.mark.parametrize("players", [3, 4])
def test_with_few_players_three_events_come_each_season(players: int) -> None:
    game = new_game(players, advanced=True)
    assert events_in_play(game) == 0
    assert events_in_play(next_season(game)) == 3
    assert events_in_play(next_season(game)) == 6
    kinds = [event["event"] for event in game.events()]
    assert kinds.index("events-shuffled-in") < kinds.index("hands-dealt", kinds.index("events-shuffled-in"))


@rule("alliances:advanced.events-5-6")
@pytest.mark.parametrize("players", [5, 6])
def test_with_many_players_six_events_come_in_winter(players: int) -> None:
    game = new_game(players, advanced=True)
    assert events_in_play(game) == 0
    assert events_in_play(next_season(game)) == 6


@rule("alliances:advanced.events-discard")
def test_events_are_discarded_and_stay_in_the_game() -> None:
    game = scenario(phase="claim", season="autumn", space=0, bids={"cersei": ["trial-by-combat"]}, options=ADVANCED)
    game.next_round()
    used = [card for pile in (*game.realm.hand, game.realm.deck) for card in pile]
    assert any(BOX.kind_names.write(BOX.kind_of[card]) == "evt-trial-by-combat" for card in used)
    game = scenario(phase="claim", bids={"cersei": ["trial-by-combat"]}, hands={"tyrion": ["ambush"]}, options=ADVANCED)
    assert game.next_round().discard == ["trial-by-combat"]


@rule("alliances:ruling.leader-card-stock")
def test_white_cards_are_drawn_only_once() -> None:
    game = new_game(4, advanced=True)
    for _ in range(2):
        next_season(game)
    for seat, leader in enumerate(game.realm.leaders):
        out = [card for card in (*game.realm.removed, *game.realm.hand[seat]) if card in BOX.whites_of(leader)]
        assert len(out) == len(set(out)) == 3
        assert len(game.realm.stock[seat]) == 1
    kept = scenario(
        current="arianne-martell", bids={"cersei": ["queen-regent"]}, hands={"cersei": ["ambush"]}, options=ADVANCED
    ).kneel("cersei")
    assert "queen-regent" in kept.hand("cersei")


@rule("alliances:ruling.white-card-holder")
def test_a_white_card_may_be_played_by_whoever_holds_it() -> None:
    game = scenario(hands={"tyrion": ["queen-regent", "ambush"]}, turn="tyrion", options=ADVANCED)
    game.play("tyrion", "queen-regent").kneel("tyrion").rest(lambda play: play.realm.step == 2)
    assert game.removed == ["queen-regent"]
    assert not any(game.realm.stock[0].count(card) for card in game.realm.removed)


@rule("alliances:ruling.quick-events")
def test_a_quick_game_has_fewer_events() -> None:
    game = new_game(6, advanced=True, quick_game=True)
    assert events_in_play(game) == 0
    game = new_game(4, advanced=True, quick_game=True)
    assert events_in_play(game) == 0
    assert events_in_play(next_season(game)) == 3
