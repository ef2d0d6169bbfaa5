"""The event cards."""

from __future__ import annotations

from tests.games.alliances.card_cases import ADVANCED, cant, holding, lost, won, works
from tests.games.alliances.language import ALLIES, scenario


@works("interception")
def test_interception_lasts_for_the_round() -> None:
    game = holding("interception", hands={"olenna": ["ambush"]}).play("cersei", "interception", "leader olenna")
    assert game.view("cersei")["leaders"][2]["open_to"] == [0]
    assert game.sees("cersei", "olenna") == ["ambush"]


@cant("interception")
def test_interception_shows_nothing_to_others_and_nothing_under_areo() -> None:
    game = holding("interception", hands={"olenna": ["ambush"]}).play("cersei", "interception", "leader olenna")
    assert game.sees("tyrion", "olenna") == game.sees(None, "olenna") == []
    areo = holding("interception", current="areo-hotah").play("cersei", "interception")
    assert areo.asked() == ("tyrion",)
    later = holding(
        "interception",
        hands={"olenna": ["ambush"], "tyrion": ["the-purple-wedding", "crows-eye"]},
        ally_deck=["areo-hotah"],
        deck=["hostage", "catspaw"],
    ).play("cersei", "interception", "leader olenna")
    later.play("tyrion", "the-purple-wedding").kneel("olenna").play("tyrion", "crows-eye")
    assert later.sees("cersei", "olenna") == ["ambush"], "Areo stops the looking"


@works("bribery")
def test_bribery_counts_for_its_holder_and_goes_to_that_hand() -> None:
    game = holding("bribery", hands={"tyrion": ["ambush"]}).play("cersei", "bribery", "leader olenna")
    assert game.total("olenna") == 5
    game.kneel("tyrion")
    assert game.hand("olenna") == ["bribery"]


@cant("bribery")
def test_bribery_can_not_be_kept() -> None:
    game = holding("bribery").play("cersei", "bribery")
    assert game.options() == ["leader tyrion", "leader olenna", "leader daenerys"]


@works("the-red-wedding")
def test_the_red_wedding_kills_an_ally_of_the_winner() -> None:
    game = lost(
        "the-red-wedding",
        allies={"cersei+tyrion": ["shae"], "daenerys+cersei": ["tywin-lannister"], "olenna+daenerys": ["varys"]},
    )
    assert game.options() == ["ally shae", "ally tywin-lannister"]
    assert game.answer("tyrion", "ally tywin-lannister").dead == ["tywin-lannister"]


@cant("the-red-wedding")
def test_the_red_wedding_needs_a_defeat_and_a_victim() -> None:
    assert won("the-red-wedding", allies={"cersei+tyrion": ["shae"]}).question() == "place-ally"
    assert lost("the-red-wedding", allies={"tyrion+olenna": ["shae"]}).question() == "place-ally"


@works("the-purple-wedding")
def test_the_purple_wedding_replaces_the_current_ally() -> None:
    game = holding("the-purple-wedding", current="joffrey-baratheon", ally_deck=["jaime-lannister"])
    game.play("cersei", "the-purple-wedding")
    assert game.dead == ["joffrey-baratheon"]
    assert game.current == "jaime-lannister"
    assert game.view()["this_round"] == "ally-jaime-lannister"


@cant("the-purple-wedding")
def test_the_purple_wedding_without_an_ally_reveals_one() -> None:
    game = holding("the-purple-wedding", current=None, ally_deck=["shae"]).play("cersei", "the-purple-wedding")
    assert game.dead == []
    assert game.current == "shae"
    bare = holding("the-purple-wedding", current="shae", allies={"cersei+tyrion": [a for a in ALLIES if a != "shae"]})
    bare.play("cersei", "the-purple-wedding")
    assert bare.current == "shae", "the dead pile is the new deck"


@works("the-red-comet")
def test_the_red_comet_offers_a_second_ally() -> None:
    game = holding(
        "the-red-comet",
        current="stannis-baratheon",
        current_tokens=[2],
        ally_deck=["shae"],
        hands={"tyrion": ["a-game-of-thrones"]},
    )
    game.play("cersei", "the-red-comet")
    assert game.current == "stannis-baratheon"
    assert game.view()["offered"] == ["ally-shae"]
    game.play("tyrion", "a-game-of-thrones")
    assert game.options() == ["ally stannis-baratheon", "ally shae"]
    game.answer("tyrion", "ally shae")
    assert game.realm.rule_of < 0, "Stannis has no say any more"
    game.place("tyrion", "cersei+tyrion")
    assert game.allies("cersei+tyrion") == ["shae"]
    assert game.tokens("cersei+tyrion") == [2]
    assert game.ally_deck[-1] == "stannis-baratheon"


@cant("the-red-comet")
def test_the_red_comet_does_not_use_the_ability_of_the_second() -> None:
    game = holding(
        "the-red-comet",
        current="hodor",
        ally_deck=["jaime-lannister"],
        bids={"olenna": ["ambush"]},
        hands={"tyrion": ["ambush"]},
    ).play("cersei", "the-red-comet")
    game.play("tyrion", "ambush")
    assert "ambush" in game.bid("tyrion")
    none = holding("the-red-comet", current="hodor", allies={"cersei+tyrion": [a for a in ALLIES if a != "hodor"]})
    assert none.play("cersei", "the-red-comet").view()["offered"] == []


@works("winter-is-coming")
def test_winter_is_coming_costs_everybody_else_a_card() -> None:
    game = holding(
        "winter-is-coming", own=("whispers",), hands={"tyrion": ["ambush", "hostage"], "olenna": ["catspaw"]}
    )
    game.play("cersei", "winter-is-coming").answer("tyrion", "card hostage")
    assert game.discard == ["catspaw", "hostage"]
    assert game.hand("cersei") == ["whispers"]


@cant("winter-is-coming")
def test_winter_is_coming_skips_empty_hands_and_areo_forbids_it() -> None:
    game = holding("winter-is-coming", hands={"tyrion": []}).play("cersei", "winter-is-coming")
    assert game.discard == []
    areo = holding("winter-is-coming", current="areo-hotah").play("cersei", "winter-is-coming")
    assert areo.hand("tyrion") == ["royal-decree"]


@works("battle-of-the-blackwater")
def test_the_blackwater_costs_full_bid_areas_a_card() -> None:
    game = holding(
        "battle-of-the-blackwater", bids={"tyrion": ["ambush", "whispers"], "olenna": ["hostage", "catspaw"]}
    )
    game.play("cersei", "battle-of-the-blackwater")
    assert game.asked() == ("tyrion",)
    game.answer("tyrion", "bid card whispers of tyrion").answer("olenna", "bid card catspaw of olenna")
    assert game.discard == ["catspaw", "whispers"]


@cant("battle-of-the-blackwater")
def test_the_blackwater_spares_single_guarded_and_own_cards() -> None:
    game = holding(
        "battle-of-the-blackwater",
        bids={"cersei": ["ambush", "whispers"], "tyrion": ["hostage"], "olenna": ["royal-decree", "queen-regent"]},
    )
    assert game.play("cersei", "battle-of-the-blackwater").discard == []


@works("riot-in-kings-landing")
def test_a_riot_returns_a_random_token() -> None:
    game = holding("riot-in-kings-landing", tokens={"cersei+tyrion": [1, 2], "olenna+daenerys": [3]})
    game.play("cersei", "riot-in-kings-landing", "council cersei+tyrion")
    assert len(game.tokens("cersei+tyrion")) == 1
    assert game.supply == 52


@cant("riot-in-kings-landing")
def test_a_riot_needs_a_token_that_may_be_returned() -> None:
    assert holding("riot-in-kings-landing").play("cersei", "riot-in-kings-landing").supply == 54
    game = holding("riot-in-kings-landing", tokens={"tyrion+olenna": [1]}, bids={"tyrion": ["protector-of-the-realm"]})
    assert len(game.play("cersei", "riot-in-kings-landing").tokens("tyrion+olenna")) == 1


@works("trial-by-combat")
def test_trial_by_combat_counts_the_highest_card_only() -> None:
    game = holding("trial-by-combat", bids={"cersei": ["ambush"], "tyrion": ["whispers", "ambush", "hostage"]})
    game.play("cersei", "trial-by-combat")
    assert (game.total("cersei"), game.total("tyrion")) == (5, 6)


@cant("trial-by-combat")
def test_trial_by_combat_counts_all_cards_again_when_it_is_gone() -> None:
    game = scenario(
        current="arianne-martell",
        bids={"cersei": ["trial-by-combat"], "tyrion": ["whispers", "ambush"]},
        hands={"cersei": ["hostage"], "tyrion": ["catspaw"]},
        options=ADVANCED,
    )
    assert game.total("tyrion") == 6
    assert game.kneel("cersei").total("tyrion") == 9


@works("the-long-night")
def test_the_long_night_makes_all_kneel() -> None:
    game = holding("the-long-night", own=("ambush",)).play("cersei", "the-long-night")
    assert game.kneeling == ["cersei", "tyrion", "olenna", "daenerys"]
    assert game.realm.step == 3


@cant("the-long-night")
def test_the_long_night_changes_nothing_for_those_who_kneel() -> None:
    game = holding("the-long-night", knelt=["olenna"]).play("cersei", "the-long-night")
    assert game.kneeling == ["olenna", "cersei", "tyrion", "daenerys"]
    assert game.winner == "cersei"


@works("a-feast-for-crows")
def test_a_feast_for_crows_takes_a_discarded_card() -> None:
    game = holding("a-feast-for-crows", discard=["ambush", "whispers"]).play(
        "cersei", "a-feast-for-crows", "card whispers"
    )
    assert game.hand("cersei") == ["whispers"]
    assert game.sees("tyrion", "cersei") == ["whispers"]


@cant("a-feast-for-crows")
def test_a_feast_for_crows_takes_no_event() -> None:
    game = holding("a-feast-for-crows", discard=["interception"]).play("cersei", "a-feast-for-crows")
    assert game.hand("cersei") == []
    assert game.asked() == ("tyrion",)


def test_the_red_comet_leaves_the_current_ally_its_ability_if_it_is_chosen() -> None:
    game = holding(
        "the-red-comet",
        own=("a-game-of-thrones",),
        current="margaery-tyrell",
        bids={"olenna": ["forged-letter"]},
        knelt=["olenna", "daenerys"],
        ally_deck=["shae"],
    )
    game.play("cersei", "the-red-comet").all_kneel().answer("cersei", "ally margaery-tyrell")
    game.place("cersei", "cersei+tyrion").place("cersei", "cersei+tyrion")
    assert game.asks("olenna", "place-token")
