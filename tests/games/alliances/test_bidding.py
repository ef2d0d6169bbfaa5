"""Steps 1 and 2 of a round: the current ally and the turns (p. 6)."""

from __future__ import annotations

import pytest

from maester.errors import NotAsked
from maester.harness.marks import rule
from tests.games.alliances.language import BOX, claim, scenario


@rule("alliances:reveal.top-card")
def test_the_top_card_of_the_deck_becomes_the_current_ally() -> None:
    game = scenario(phase="round", current=None, ally_deck=["shae", "hodor"], hands={"cersei": ["betrayal"]})
    assert game.current == "shae"
    assert game.ally_deck[0] == "hodor"
    assert len(game.ally_deck) == len(BOX.allies) - 1
    for viewer in ("cersei", "olenna", None):
        assert game.view(viewer)["current"] == "ally-shae"


@rule("alliances:reveal.this-round")
def test_a_this_round_ability_ends_with_its_round() -> None:
    game = scenario(
        current="jaime-lannister",
        hands={"cersei": ["ambush"], "tyrion": ["ambush", "hostage", "ambush"]},
        ally_deck=["shae"],
    )
    game.play("cersei", "ambush")
    with game.refused("ruling.jaime-same-name"):
        game.play("tyrion", "ambush")
    game.kneel("tyrion").next_round()
    assert game.view()["this_round"] == "ally-shae"
    game.play("tyrion", "ambush").play("tyrion", "ambush")
    assert game.bid("tyrion") == ["ambush", "ambush"]


@rule("alliances:bid.turn-order")
def test_turns_go_clockwise_from_the_first_player() -> None:
    cards = ["corruption", "royal-decree", "call-the-banners"]
    game = scenario(
        players=3,
        first="tyrion",
        hands=dict(zip(("cersei", "tyrion", "olenna"), ([card] * 2 for card in cards), strict=True)),
    )
    order = []
    for _ in range(4):
        order.append(game.asked()[0])
        leader = order[-1]
        with pytest.raises(NotAsked):
            game.match.play("olenna-tyrell" if leader != "olenna" else "cersei-lannister", "kneel")
        game.answer(leader, game.options()[0])
    assert order == ["tyrion", "olenna", "cersei", "tyrion"]


@rule("alliances:bid.turn-options")
def test_a_turn_is_one_card_or_kneeling() -> None:
    game = scenario(hands={"cersei": ["corruption", "whispers"], "tyrion": ["ambush"]})
    assert game.options() == ["play corruption", "play whispers", "kneel"]
    with game.refused("bid.turn-options"):
        game.answer("cersei", "skip")
    with game.refused("match.wrong-kind"):
        game.answer("cersei", "pass")
    game.play("cersei", "corruption")
    with pytest.raises(NotAsked):
        game.match.play("cersei-lannister", "play inf-whispers")


@rule("alliances:bid.resolve-ability")
def test_a_card_counts_even_if_its_ability_does_nothing() -> None:
    game = scenario(hands={"cersei": ["corruption"], "tyrion": ["ambush"]}).play("cersei", "corruption")
    assert game.bid("cersei") == ["corruption"]
    assert game.total("cersei") == 6
    assert game.events("token-moved") == []


@rule("alliances:bid.end-of-round-abilities")
def test_some_abilities_wait_until_the_winner_is_known() -> None:
    game = scenario(hands={"cersei": ["contingency-plan"], "tyrion": ["royal-decree"]}).play(
        "cersei", "contingency-plan"
    )
    assert game.bid("cersei") == ["contingency-plan"]
    game.play("tyrion", "royal-decree").next_round()
    assert game.hand("cersei") == ["contingency-plan"]


@rule("alliances:bid.kneel")
def test_a_kneeling_leader_has_passed_for_the_round() -> None:
    game = scenario(hands={"cersei": ["corruption"], "tyrion": ["ambush", "hostage", "catspaw"]}).kneel("cersei")
    assert game.view()["leaders"][0]["kneeling"]
    game.play("tyrion", "ambush")
    assert game.asked() == ("tyrion",)
    with pytest.raises(NotAsked):
        game.match.play("cersei-lannister", "play inf-corruption")


@rule("alliances:bid.kneeling-cards-count")
def test_cards_of_a_kneeling_leader_count() -> None:
    game = scenario(
        hands={"tyrion": ["ambush"]},
        bids={"cersei": ["corruption", "contingency-plan", "betrayal"]},
        knelt=["cersei"],
        turn="tyrion",
    )
    game.kneel("tyrion")
    assert game.realm.totals[0] == 12
    assert game.winner == "cersei"


@rule("alliances:bid.until-all-kneel")
def test_the_last_one_standing_goes_on_alone() -> None:
    game = scenario(hands={"cersei": ["corruption", "call-the-banners", "call-the-banners"]})
    game.play("cersei", "corruption")
    assert game.asked() == ("cersei",)
    game.play("cersei", "call-the-banners")
    assert game.asked() == ("cersei",)
    game.kneel("cersei")
    assert game.question() == "place-ally"


@rule("alliances:bid.no-redraw")
def test_hands_are_not_refilled_between_rounds() -> None:
    game = scenario(phase="claim", hands={"tyrion": ["ambush", "hostage"]}, space=3).next_round()
    assert game.hand("tyrion") == ["ambush", "hostage"]


@rule("alliances:ruling.empty-hand-kneels")
def test_who_can_play_nothing_must_kneel() -> None:
    game = scenario(
        hands={"olenna": ["ambush", "hostage"]}, bids={"cersei": ["ambush"]}, current="jaime-lannister", turn="cersei"
    )
    assert game.kneeling == ["cersei", "tyrion"]
    game.play("olenna", "hostage")
    assert game.options() == ["kneel"]


@rule("alliances:ruling.simultaneous-kneeling")
def test_several_kneel_clockwise_from_the_one_who_played() -> None:
    game = scenario(
        hands={leader: ["betrayal"] for leader in ("cersei", "olenna", "daenerys")} | {"tyrion": ["the-long-night"]},
        turn="tyrion",
        options={"advanced": True},
    )
    game.play("tyrion", "the-long-night")
    assert game.kneeling == ["tyrion", "olenna", "daenerys", "cersei"]


def test_a_round_is_won_even_if_nobody_plays() -> None:
    game = scenario(hands={"cersei": ["betrayal"], "olenna": ["hostage"]}).all_kneel()
    assert game.winner == "cersei"
    assert claim().question() == "place-ally"


def test_who_must_play_next_must_do_so_whatever_others_do_before() -> None:
    hands = {"cersei": ["forged-letter"], "tyrion": ["corruption"], "olenna": ["whispers"], "daenerys": ["hostage"]}
    game = scenario(hands=hands).play("cersei", "forged-letter", "leader olenna").kneel("tyrion")
    assert game.options() == ["play whispers"]


@rule("alliances:ruling.silence-limit")
def test_who_kneels_by_a_final_card_plays_no_other() -> None:
    hands = {"cersei": ["the-silence", "bend-the-knee", "whispers"], "tyrion": ["catspaw", "royal-decree"]}
    game = scenario(hands=hands, options={"advanced": True}).play("cersei", "the-silence").play("tyrion", "catspaw")
    game.play("cersei", "bend-the-knee")
    assert game.hand("cersei") == ["whispers"]
    assert game.asked() == ("tyrion",)
