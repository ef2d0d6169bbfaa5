"""The time track, the steps of a round and the end of a season (p. 6, 7)."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.alliances.box import AUTUMN, SUMMER, WINTER
from maester.harness.marks import rule
from tests.games.alliances.language import BOX, Play, new_game, scenario


def rounds_played(players: int, **options: Any) -> list[str]:
    game = new_game(players, **options).rest()
    return [event["season"] for event in game.events("round-began")]


@rule("alliances:time.rounds-per-season")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_season_has_one_round_more_than_players(players: int) -> None:
    seasons = rounds_played(players)
    assert len(set(seasons)) == (3 if players < 5 else 2)
    assert all(seasons.count(season) == players + 1 for season in set(seasons))


@rule("alliances:time.seasons-per-game")
@pytest.mark.parametrize(("players", "rounds"), [(3, 12), (4, 15), (5, 12), (6, 14)])
def test_a_game_lasts_two_or_three_seasons(players: int, rounds: int) -> None:
    assert len(rounds_played(players)) == rounds


@rule("alliances:time.seven-steps")
def test_a_round_has_seven_steps_in_order() -> None:
    game = scenario(hands={"cersei": ["corruption"], "tyrion": ["whispers"]})
    with game.refused("match.wrong-kind"):
        game.place("cersei", "cersei+tyrion")
    assert game.realm.step == 2
    game.play("cersei", "corruption").all_kneel()
    assert game.realm.step == 3
    kinds = [event["event"] for event in game.next_round().events()]
    order = [
        "leader-knelt",
        "bid-won",
        "ally-placed",
        "tokens-gained",
        "bid-areas-discarded",
        "first-player-passed",
        "round-began",
        "new-current-ally",
    ]
    assert [kind for kind in kinds if kind in order][-len(order) :] == order


@rule("alliances:cleanup.discard")
def test_bid_areas_go_to_the_common_discard_pile() -> None:
    game = scenario(
        phase="claim", bids={"cersei": ["corruption"], "tyrion": ["whispers"]}, hands={"cersei": ["betrayal"]}
    ).next_round()
    assert game.discard == ["corruption", "whispers"]
    assert game.realm.bid == [()] * 4
    assert game.view()["discard"] == ["inf-corruption", "inf-whispers"]


@rule("alliances:cleanup.stand")
def test_nobody_kneels_in_the_next_round() -> None:
    game = scenario(phase="claim", hands={"tyrion": ["whispers"]})
    assert len(game.kneeling) == 4
    game.next_round()
    assert game.asked() == ("tyrion",)
    assert game.kneeling == []


@rule("alliances:cleanup.pass-first-player")
def test_the_first_player_token_goes_to_the_left() -> None:
    game = scenario(phase="claim", hands={"tyrion": ["whispers"]}, first="cersei")
    assert game.next_round().first == "tyrion"
    game = scenario(phase="claim", hands={"tyrion": ["whispers"]}, first="daenerys")
    assert game.next_round().first == "cersei"


@rule("alliances:cleanup.advance-round")
def test_the_round_token_moves_one_space() -> None:
    game = scenario(phase="claim", hands={"tyrion": ["whispers"]}, space=4)
    assert game.next_round().realm.space == 3


def season_change(**position: object) -> Play:
    """The last round of summer, at its claim."""
    return scenario(phase="claim", season="summer", space=0, **position)  # type: ignore[arg-type]


@rule("alliances:season.reset-round-token")
def test_after_the_last_round_the_season_moves_on() -> None:
    game = season_change().next_round()
    assert (game.realm.space, game.realm.season) == (4, AUTUMN)


@rule("alliances:season.discard-hands")
def test_hands_are_discarded_at_a_season_change() -> None:
    game = season_change(hands={"tyrion": ["whispers", "ambush", "hostage"]}).next_round()
    discarded = [event for event in game.events("hand-discarded") if event["leader"] == "tyrion-lannister"]
    assert discarded[0]["cards"] == ["inf-ambush", "inf-hostage", "inf-whispers"]
    assert [event["event"] for event in game.events()].index("hand-discarded") < [
        event["event"] for event in game.events()
    ].index("hands-dealt")


@rule("alliances:season.reshuffle")
def test_the_discard_pile_is_shuffled_into_the_deck() -> None:
    game = season_change(discard=["betrayal", "ambush"], bids={"cersei": ["corruption"]}).next_round()
    assert game.discard == []
    assert sum(map(len, game.realm.hand)) + len(game.deck) == len(BOX.standard)


@rule("alliances:season.deal-ten")
def test_everybody_gets_ten_new_cards() -> None:
    game = season_change(hands={"cersei": ["betrayal"]}).next_round()
    assert [len(hand) for hand in game.realm.hand] == [10] * 4


@rule("alliances:season.keeps-councils")
def test_a_season_change_touches_nothing_else() -> None:
    game = season_change(
        allies={"cersei+tyrion": ["shae"]},
        tokens={"tyrion+olenna": [2, 3]},
        dead=["varys"],
        ally_deck=["hodor", "bronn"],
        current=None,
        supply=[1],
    )
    game.place("cersei", "cersei+tyrion")
    assert game.allies("cersei+tyrion") == ["shae"]
    assert game.tokens("tyrion+olenna") == [2, 3]
    assert game.dead == ["varys"]
    assert game.current == "hodor"
    assert game.ally_deck[0] == "bronn"
    assert game.supply == 51
    assert game.first == "tyrion"


@rule("alliances:season.winter-ends")
def test_after_the_last_round_of_winter_nothing_is_dealt() -> None:
    game = scenario(phase="claim", season="winter", space=0, hands={"cersei": ["betrayal"]})
    game.rest("over")
    assert game.match.over
    assert game.events("hands-dealt") == []
    assert game.hand("cersei") == ["betrayal"]
    assert game.events("small-council-counted")


@rule("alliances:season.next-round")
def test_otherwise_the_next_round_begins() -> None:
    game = scenario(phase="claim", season="winter", space=1, hands={"tyrion": ["betrayal"]}, ally_deck=["shae"])
    game.next_round()
    assert game.realm.season == WINTER
    assert game.current == "shae"
    assert game.events("hands-dealt") == []


@rule("alliances:ruling.seventh-step")
def test_the_season_changes_before_a_new_ally_is_revealed() -> None:
    kinds = [event["event"] for event in season_change().next_round().events()]
    assert kinds.index("season-began", 1) < kinds.index("hands-dealt") < kinds.index("round-began")
    assert kinds.index("round-began") < kinds.index("ally-revealed")


@rule("alliances:ruling.end-of-round")
def test_what_lasts_for_the_round_says_nothing_about_new_hands() -> None:
    game = scenario(
        hands={"cersei": ["interception"], "tyrion": ["betrayal", "ambush"]},
        space=0,
        season="summer",
        options={"advanced": True},
    )
    game.play("cersei", "interception", "leader tyrion")
    assert game.sees("cersei", "tyrion") == ["ambush", "betrayal"]
    game.next_round()
    assert len(game.hand("tyrion")) == 10
    assert game.sees("cersei", "tyrion") == []


def test_seasons_are_those_of_the_time_track() -> None:
    assert (SUMMER, AUTUMN, WINTER) == (0, 1, 2)


# --- what ends with the round ---------------------------------------------------------------------


@rule("alliances:ruling.end-of-round")
def test_who_was_to_play_next_and_knelt_may_kneel_in_the_next_round() -> None:
    hands = {"cersei": ["forged-letter"], "tyrion": ["the-long-night"], "olenna": ["whispers", "hostage"]}
    game = scenario(hands=hands, ally_deck=["shae"], options={"advanced": True})
    game.play("cersei", "forged-letter", "leader olenna")
    game.play("tyrion", "the-long-night").next_round()
    game.rest(lambda play: play.asks("olenna", "take-turn"))
    assert "kneel" in game.options()


@rule("alliances:ruling.end-of-round")
def test_who_may_skip_turns_may_not_in_the_next_round() -> None:
    hands = {"cersei": ["the-silence", "whispers"], "tyrion": ["hostage", "corruption"]}
    game = scenario(hands=hands, options={"advanced": True}).play("cersei", "the-silence").all_kneel().next_round()
    assert [leader["may_skip"] for leader in game.view()["leaders"]] == [0, 0, 0, 0]


@rule("alliances:ruling.end-of-round")
def test_the_cards_of_a_round_are_counted_anew() -> None:
    hands = {"cersei": ["catspaw", "call-the-banners", "ambush"], "tyrion": ["royal-decree"]}
    game = scenario(hands=hands, ally_deck=["walder-frey"]).play("cersei", "catspaw").all_kneel().next_round()
    assert game.current == "walder-frey"
    game.rest(lambda play: play.asks("cersei", "take-turn")).play("cersei", "call-the-banners")
    assert game.hand("cersei") == ["ambush"]


@rule("alliances:ruling.end-of-round")
def test_a_bid_that_was_taken_back_says_nothing_about_the_next_round() -> None:
    hands = {"cersei": ["catspaw", "ambush"], "tyrion": ["royal-decree"]}
    game = scenario(current="arianne-martell", hands=hands).play("cersei", "catspaw").all_kneel()
    assert game.realm.knelt_with_cards
    assert not game.next_round().realm.knelt_with_cards


@rule("alliances:cleanup.discard")
def test_cards_are_kept_clockwise_from_the_first_player() -> None:
    bids = {"cersei": ["contingency-plan"], "olenna": ["contingency-plan"], "daenerys": ["a-game-of-thrones"]}
    game = scenario(phase="claim", bids=bids, first="olenna").next_round()
    assert [event["leader"] for event in game.events("cards-kept")] == ["olenna-tyrell", "cersei-lannister"]


@rule("alliances:season.reshuffle")
def test_nobody_knows_anything_of_a_new_deck_and_all_know_what_left_the_game() -> None:
    game = season_change(discard=["betrayal", "ambush"], hands={"cersei": ["queen-regent"]}, options={"advanced": True})
    game.realm.linked[0] = game.realm.linked[1] = 3
    game.next_round()
    realm = game.realm
    assert len(realm.deck) > 20
    assert not any(realm.known[card] for card in realm.deck)
    assert game.removed == ["queen-regent"]
    assert realm.knows(None, realm.removed[0])
    assert realm.linked == [1, 2, 4, 8]
