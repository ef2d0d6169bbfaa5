"""Allies with a 'this round' ability."""

from __future__ import annotations

from maester.harness.marks import rule
from tests.games.alliances.card_cases import ADVANCED, cant, works
from tests.games.alliances.language import claim, scenario


@works("jaime-lannister")
def test_jaime_forbids_a_second_card_of_a_name() -> None:
    game = scenario(current="jaime-lannister", bids={"olenna": ["ambush"]}, hands={"cersei": ["ambush", "hostage"]})
    assert game.options() == ["play hostage", "kneel"]


@cant("jaime-lannister")
def test_jaime_allows_other_names() -> None:
    game = scenario(current="jaime-lannister", bids={"olenna": ["ambush"]}, hands={"cersei": ["whispers", "hostage"]})
    assert game.options() == ["play hostage", "play whispers", "kneel"]


@works("arianne-martell")
def test_arianne_takes_back_the_first_bid() -> None:
    game = scenario(
        current="arianne-martell", bids={"cersei": ["whispers"]}, hands={"cersei": ["ambush"], "tyrion": ["hostage"]}
    )
    game.kneel("cersei")
    assert game.hand("cersei") == ["ambush", "whispers"]
    assert game.sees("olenna", "cersei") == ["whispers"], "all have seen it go back"


@cant("arianne-martell")
def test_arianne_takes_nothing_from_an_empty_bid_area() -> None:
    game = scenario(
        current="arianne-martell", bids={"tyrion": ["whispers"]}, hands={"cersei": ["ambush"], "tyrion": ["hostage"]}
    )
    game.kneel("cersei")
    assert game.bid("tyrion") == ["whispers"]
    game.kneel("tyrion")
    assert game.hand("tyrion") == ["hostage", "whispers"], "the first one with cards was still to come"


@rule("alliances:ruling.arianne-scope")
def test_arianne_spares_all_if_somebody_knelt_with_cards_before_she_came() -> None:
    game = scenario(
        hands={"cersei": ["ambush"], "tyrion": ["the-purple-wedding", "wildfire"], "olenna": ["hostage"]},
        bids={"cersei": ["royal-decree"], "olenna": ["catspaw"]},
        ally_deck=["arianne-martell"],
        options=ADVANCED,
    )
    game.kneel("cersei").play("tyrion", "the-purple-wedding")
    assert game.current == "arianne-martell"
    game.kneel("olenna")
    assert game.bid("olenna") == ["catspaw"], "Cersei was the first of the round to kneel with a card"
    assert game.bid("cersei") == ["royal-decree"]


def test_arianne_who_comes_in_mid_round_takes_back_the_first_bid_of_the_round() -> None:
    game = scenario(
        hands={"cersei": ["ambush"], "tyrion": ["the-purple-wedding"], "olenna": ["catspaw", "hostage"]},
        bids={"olenna": ["royal-decree"]},
        ally_deck=["arianne-martell"],
        options=ADVANCED,
    )
    game.kneel("cersei").play("tyrion", "the-purple-wedding").kneel("olenna")
    assert game.hand("olenna") == ["catspaw", "hostage", "royal-decree"], "Cersei knelt before, but without cards"


def test_in_a_position_who_kneels_behind_cards_knelt_with_them() -> None:
    game = scenario(
        current="arianne-martell",
        hands={"tyrion": ["ambush", "hostage"]},
        bids={"cersei": ["royal-decree"], "tyrion": ["catspaw"]},
        knelt=["cersei"],
    )
    game.kneel("tyrion")
    assert game.hand("tyrion") == ["ambush", "hostage"]


@works("joffrey-baratheon")
def test_joffrey_punishes_the_first_to_kneel() -> None:
    game = scenario(current="joffrey-baratheon", hands={"cersei": ["ambush", "whispers"], "tyrion": ["hostage"]})
    game.kneel("cersei").answer("cersei", "card ambush")
    assert game.discard == ["ambush"]


@cant("joffrey-baratheon")
def test_joffrey_spares_the_others() -> None:
    game = scenario(current="joffrey-baratheon", hands={"cersei": [], "tyrion": ["hostage"]})
    game.kneel("tyrion")
    assert game.discard == [], "Cersei knelt first, with an empty hand"
    assert game.hand("tyrion") == ["hostage"]


@works("gregor-clegane")
def test_gregor_punishes_small_cards() -> None:
    game = scenario(
        current="gregor-clegane", hands={"cersei": ["little-birds", "whispers", "ambush"], "tyrion": ["hostage"]}
    )
    game.play("cersei", "little-birds", "card ambush")
    assert game.discard == ["ambush"]
    assert game.on_current == 1, "the card was resolved first"


@cant("gregor-clegane")
def test_gregor_spares_larger_cards_and_empty_hands() -> None:
    game = scenario(current="gregor-clegane", hands={"cersei": ["ambush", "whispers"], "tyrion": ["catspaw"]})
    assert game.play("cersei", "ambush").discard == []
    assert game.play("tyrion", "catspaw").discard == []


@works("sandor-clegane")
def test_sandor_demands_a_card_before_kneeling() -> None:
    game = scenario(current="sandor-clegane", hands={"cersei": ["ambush"], "tyrion": ["hostage"]})
    assert game.options() == ["play ambush"]
    with game.refused("precedence.card-over-rulebook"):
        game.kneel("cersei")


@cant("sandor-clegane")
def test_sandor_lets_those_kneel_who_have_bid_or_must() -> None:
    game = scenario(current="sandor-clegane", hands={"cersei": ["ambush"]}, bids={"cersei": ["whispers"]})
    assert "kneel" in game.options()
    night = scenario(
        current="sandor-clegane", hands={"cersei": ["the-long-night"], "tyrion": ["ambush"]}, options=ADVANCED
    )
    assert night.play("cersei", "the-long-night").kneeling == ["cersei", "tyrion", "olenna", "daenerys"]


@works("brienne-of-tarth")
def test_brienne_stops_moves_by_influence_cards() -> None:
    game = scenario(
        current="brienne-of-tarth", hands={"cersei": ["betrayal"], "tyrion": ["ambush"]}, bids={"olenna": ["whispers"]}
    )
    game.play("cersei", "betrayal")
    assert game.bid("olenna") == ["whispers"]


@cant("brienne-of-tarth")
def test_brienne_stops_neither_discards_nor_kept_cards() -> None:
    game = scenario(
        current="brienne-of-tarth", hands={"cersei": ["wildfire"], "tyrion": ["ambush"]}, bids={"olenna": ["whispers"]}
    )
    assert game.play("cersei", "wildfire").discard == ["whispers"]
    kept = claim("brienne-of-tarth", bids={"tyrion": ["contingency-plan"]}, hands={"olenna": ["ambush"]}).next_round()
    assert kept.hand("tyrion") == ["contingency-plan"]


@works("stannis-baratheon")
def test_stannis_limits_bid_areas() -> None:
    game = scenario(
        current="stannis-baratheon",
        bids={"cersei": ["ambush", "whispers", "hostage"]},
        hands={"cersei": ["catspaw"], "tyrion": ["wildfire"]},
    )
    assert game.kneeling == ["cersei"]
    assert game.asked() == ("tyrion",)


@cant("stannis-baratheon")
def test_stannis_allows_a_third_card() -> None:
    game = scenario(
        current="stannis-baratheon",
        bids={"cersei": ["ambush", "whispers"]},
        hands={"cersei": ["catspaw"], "tyrion": ["wildfire"]},
    )
    assert "play catspaw" in game.options()


@works("tywin-lannister")
def test_tywin_counts_small_cards_as_nothing() -> None:
    game = scenario(
        current="tywin-lannister", bids={"cersei": ["ambush", "betrayal", "corruption"]}, hands={"cersei": ["hostage"]}
    )
    assert game.lines("cersei") == [(3, "ambush"), (1, "betrayal"), (6, "corruption"), (-4, "tywin-lannister")]
    assert game.total("cersei") == 6


@cant("tywin-lannister")
def test_tywin_looks_at_current_values() -> None:
    game = scenario(
        current="tywin-lannister",
        bids={"cersei": ["call-the-banners", "corruption", "whispers"]},
        hands={"cersei": ["hostage"]},
    )
    assert game.total("cersei") == 16


@works("barristan-selmy")
def test_barristan_stops_discards_by_influence_cards() -> None:
    game = scenario(
        current="barristan-selmy", hands={"cersei": ["wildfire"], "tyrion": ["ambush"]}, bids={"olenna": ["whispers"]}
    )
    assert game.play("cersei", "wildfire").discard == []


@cant("barristan-selmy")
def test_barristan_stops_no_moves() -> None:
    game = scenario(
        current="barristan-selmy", hands={"cersei": ["betrayal"], "tyrion": ["ambush"]}, bids={"olenna": ["whispers"]}
    )
    assert game.play("cersei", "betrayal", "bid card whispers of olenna").bid("olenna") == []


@works("high-sparrow")
def test_the_high_sparrow_leaves_out_the_highest_card() -> None:
    game = scenario(
        current="high-sparrow", bids={"cersei": ["corruption", "whispers", "ambush"]}, hands={"cersei": ["hostage"]}
    )
    assert game.total("cersei") == 9, "one of two equal ones"


@cant("high-sparrow")
def test_the_high_sparrow_leaves_nothing_of_a_single_card() -> None:
    game = scenario(current="high-sparrow", bids={"cersei": ["a-game-of-thrones"]}, hands={"cersei": ["hostage"]})
    assert (game.total("cersei"), game.total("tyrion")) == (0, 0)


@works("theon-greyjoy")
def test_theon_passes_cards_to_the_left_at_once() -> None:
    game = scenario(
        current="theon-greyjoy",
        phase="claim",
        bids={"cersei": ["ambush", "whispers"], "tyrion": ["hostage"]},
        hands={"tyrion": ["wildfire"]},
    )
    assert game.asks("cersei", "pass-bid-card")
    game.answer("cersei", "card whispers")
    assert game.realm.totals == (3, 6, 4, 0)
    assert game.bid("olenna") == ["hostage"]


@cant("theon-greyjoy")
def test_theon_asks_nothing_of_an_empty_bid_area() -> None:
    game = claim("theon-greyjoy", bids={"cersei": ["ambush"]})
    assert [event["leader"] for event in game.events("bid-card-moved")] == ["cersei-lannister"]
    assert game.ranks[0] == "tyrion"


@works("walder-frey")
def test_walder_punishes_the_second_card() -> None:
    game = scenario(
        current="walder-frey", hands={"cersei": ["catspaw", "whispers", "hostage", "ambush"], "tyrion": ["wildfire"]}
    )
    game.play("cersei", "catspaw").kneel("tyrion")
    assert game.discard == []
    game.play("cersei", "whispers", "card ambush")
    assert game.discard == ["ambush"]


@cant("walder-frey")
def test_walder_spares_the_first_and_the_third_card() -> None:
    game = scenario(current="walder-frey", hands={"cersei": ["catspaw", "call-the-banners", "hostage", "ambush"]})
    game.play("cersei", "catspaw").play("cersei", "call-the-banners", "card ambush").play("cersei", "hostage")
    assert game.discard == ["ambush"]


def test_walder_counts_a_card_that_somebody_took_away() -> None:
    hands = {"cersei": ["catspaw", "call-the-banners", "ambush"], "tyrion": ["betrayal", "royal-decree"]}
    game = scenario(current="walder-frey", hands=hands).play("cersei", "catspaw")
    game.play("tyrion", "betrayal", "bid card catspaw of cersei")
    assert game.bid("cersei") == []
    game.play("cersei", "call-the-banners")
    assert game.discard == ["ambush"]


@works("margaery-tyrell")
def test_margaery_rewards_the_second() -> None:
    game = claim("margaery-tyrell", bids={"olenna": ["corruption"]})
    game.place("cersei", "cersei+tyrion").place("cersei", "cersei+tyrion")
    assert game.asked() == ("olenna",)
    game.place("olenna", "tyrion+olenna")
    assert len(game.tokens("tyrion+olenna")) == 1


@cant("margaery-tyrell")
def test_margaery_rewards_nobody_without_a_card() -> None:
    game = claim("margaery-tyrell").place("cersei", "cersei+tyrion").place("cersei", "cersei+tyrion")
    assert game.all_tokens() == 1
    assert game.asks("tyrion", "take-turn")


@rule("alliances:ruling.current-ally-killed")
def test_margaery_rewards_nobody_once_she_is_dead() -> None:
    game = claim(
        "margaery-tyrell",
        bids={"cersei": ["a-game-of-thrones", "ice"], "olenna": ["corruption"]},
        options=ADVANCED,
        hands={"tyrion": ["royal-decree"]},
    )
    game.answer("cersei", "agree true")
    for _ in range(3):
        game.place("cersei", "cersei+tyrion")
    assert game.dead == ["margaery-tyrell"]
    assert game.all_tokens() == 3
    assert game.asks("tyrion", "take-turn")


@works("edmure-tully")
def test_edmure_turns_the_order_round() -> None:
    game = scenario(
        current="edmure-tully", hands={leader: ["ambush", "hostage"] for leader in ("cersei", "tyrion", "daenerys")}
    )
    order = []
    for _ in range(3):
        order.append(game.asked()[0])
        game.play(order[-1], "ambush") if "play ambush" in game.options() else game.kneel(order[-1])
        game.rest(lambda play: play.question() == "take-turn")
    assert order == ["cersei", "daenerys", "tyrion"]


@cant("edmure-tully")
def test_edmure_breaks_ties_clockwise_all_the_same() -> None:
    game = claim("edmure-tully", bids={"cersei": [], "tyrion": ["corruption"], "daenerys": ["corruption"]})
    assert game.winner == "tyrion"


@works("areo-hotah")
def test_areo_guards_hands_against_influence_cards() -> None:
    game = scenario(current="areo-hotah", hands={"cersei": ["hostage"], "tyrion": ["ambush"]}).play("cersei", "hostage")
    assert game.hand("tyrion") == ["ambush"]


@cant("areo-hotah")
def test_areo_lets_leaders_discard_their_own_cards() -> None:
    game = scenario(current="areo-hotah", hands={"cersei": ["sellswords", "ambush"], "tyrion": ["whispers"]})
    assert game.play("cersei", "sellswords").discard == ["ambush"]


@rule("alliances:ruling.current-ally-killed")
def test_walder_punishes_nobody_once_he_is_dead() -> None:
    game = scenario(
        current="walder-frey",
        hands={"cersei": ["catspaw", "the-purple-wedding", "ambush"], "tyrion": ["royal-decree"]},
        knelt=["tyrion"],
        ally_deck=["shae"],
        options=ADVANCED,
    )
    game.play("cersei", "catspaw").play("cersei", "the-purple-wedding")
    assert game.dead == ["walder-frey"]
    assert game.hand("cersei") == ["ambush"]
