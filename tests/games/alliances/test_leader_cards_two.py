"""The white cards of Jon, Eddard, Melisandre, Euron and Doran."""

from __future__ import annotations

from tests.games.alliances.card_cases import ADVANCED, cant, holding, lost, won, works
from tests.games.alliances.language import ALLIES, claim, scenario

# --- Jon ------------------------------------------------------------------------------------------


@works("night-gathers")
def test_night_gathers_rewards_the_last_to_kneel() -> None:
    game = scenario(
        bids={"cersei": ["night-gathers"]},
        hands={"cersei": ["ambush"]},
        knelt=["tyrion", "olenna", "daenerys"],
        options=ADVANCED,
    )
    assert game.total("cersei") == 4
    game.kneel("cersei")
    assert game.realm.totals[0] == 8


@cant("night-gathers")
def test_night_gathers_gives_nothing_to_others() -> None:
    game = scenario(
        bids={"cersei": ["night-gathers"]}, hands={"cersei": ["ambush"]}, knelt=["tyrion"], options=ADVANCED
    )
    game.kneel("cersei")
    assert game.realm.totals[0] == 4


@works("ghost")
def test_ghost_looks_and_discards_a_small_card() -> None:
    game = holding("ghost", hands={"tyrion": ["ambush", "whispers"]}).play("cersei", "ghost")
    assert game.sees("cersei", "tyrion") == ["ambush", "whispers"]
    game.answer("cersei", "card ambush")
    assert game.discard == ["ambush"]


@cant("ghost")
def test_ghost_discards_nothing_large() -> None:
    game = holding("ghost", hands={"tyrion": ["whispers"]}).play("cersei", "ghost")
    with game.refused("ruling.influence-value"):
        game.answer("cersei", "card whispers")
    game.answer("cersei", "pass")
    assert game.hand("tyrion") == ["whispers"]


@works("take-the-black")
def test_take_the_black_moves_an_own_ally() -> None:
    game = holding("take-the-black", allies={"cersei+tyrion": ["shae"], "daenerys+cersei": ["varys"]})
    game.play("cersei", "take-the-black", "ally shae")
    assert game.allies("daenerys+cersei") == ["varys", "shae"]


@cant("take-the-black")
def test_take_the_black_moves_no_foreign_or_guarded_ally() -> None:
    game = holding(
        "take-the-black",
        allies={"tyrion+olenna": ["shae"], "cersei+tyrion": ["varys"]},
        bids={"tyrion": ["protector-of-the-realm"]},
    )
    game.play("cersei", "take-the-black")
    assert game.asked() == ("tyrion",)
    declined = holding("take-the-black", allies={"cersei+tyrion": ["varys"]}).play("cersei", "take-the-black", "pass")
    assert declined.allies("cersei+tyrion") == ["varys"]


@works("for-the-watch")
def test_for_the_watch_lets_the_lowest_choose() -> None:
    game = won("for-the-watch", "barristan-selmy", bids={"tyrion": ["corruption"]})
    assert game.asked() == ("daenerys",), "last clockwise of those with nothing"
    game.place("daenerys", "cersei+tyrion")
    assert game.allies("cersei+tyrion") == ["barristan-selmy"]
    assert game.asks("cersei", "place-token")


@cant("for-the-watch")
def test_for_the_watch_of_a_loser_changes_nothing() -> None:
    assert lost("for-the-watch", "barristan-selmy").asked() == ("cersei",)
    assert won("for-the-watch", None).question() == "place-token"


# --- Eddard ---------------------------------------------------------------------------------------


@works("the-pack-survives")
def test_the_pack_survives_binds_everything_and_brings_a_token() -> None:
    game = won("the-pack-survives", "barristan-selmy", allies={"cersei+tyrion": ["shae"]})
    assert game.allies("cersei+tyrion") == ["shae", "barristan-selmy"]
    assert len(game.tokens("cersei+tyrion")) == 2


@cant("the-pack-survives")
def test_the_pack_survives_leaves_a_choice_once_if_councils_are_equal() -> None:
    game = won("the-pack-survives", "barristan-selmy")
    assert game.asks("cersei", "choose-most-allies")
    game.place("cersei", "daenerys+cersei")
    assert game.allies("daenerys+cersei") == ["barristan-selmy"]
    assert len(game.tokens("daenerys+cersei")) == 2
    beaten = (
        lost("the-pack-survives", "barristan-selmy").place("cersei", "cersei+tyrion").place("cersei", "cersei+tyrion")
    )
    assert beaten.all_tokens() == 1


@works("ice")
def test_ice_kills_the_ally_for_two_tokens() -> None:
    game = won("ice", "barristan-selmy").answer("cersei", "agree true")
    for _ in range(3):
        game.place("cersei", "cersei+tyrion")
    assert game.dead == ["barristan-selmy"]
    assert len(game.tokens("cersei+tyrion")) == 3


@cant("ice")
def test_ice_needs_an_ally_and_a_victory() -> None:
    assert won("ice", None).question() == "place-token"
    assert lost("ice", "barristan-selmy").question() == "place-ally"
    spared = won("ice", "barristan-selmy").answer("cersei", "agree false")
    assert spared.asks("cersei", "place-ally")


@works("honor")
def test_honor_opens_the_own_hand_to_all() -> None:
    game = holding("honor", own=("ambush",)).play("cersei", "honor")
    assert game.sees("tyrion", "cersei") == game.sees(None, "cersei") == ["ambush"]


def test_honor_shows_the_own_hand_even_if_hands_are_guarded() -> None:
    game = holding("honor", own=("ambush",), current="areo-hotah").play("cersei", "honor")
    assert game.view()["leaders"][0]["open_to"] is None


@cant("honor")
def test_honor_ends_with_the_round_and_shows_no_other_hand() -> None:
    game = holding("honor", own=("ambush",), hands={"tyrion": ["hostage"]}).play("cersei", "honor")
    assert game.sees("cersei", "tyrion") == []
    game.next_round()
    assert game.view()["leaders"][0]["open_to"] == []


@works("protector-of-the-realm")
def test_protector_guards_allies_and_tokens() -> None:
    game = holding("tears-of-lys", allies={"olenna+daenerys": ["varys"]}, bids={"olenna": ["protector-of-the-realm"]})
    assert game.play("cersei", "tears-of-lys").dead == []


@cant("protector-of-the-realm")
def test_protector_does_not_guard_against_allies_or_the_own_cards() -> None:
    arya = claim(
        "arya-stark", allies={"tyrion+olenna": ["varys"]}, bids={"olenna": ["protector-of-the-realm"]}, options=ADVANCED
    ).place("cersei", "cersei+tyrion")
    assert arya.answer("cersei", "ally varys").dead == ["varys"]
    own = holding("lightbringer", tokens={"cersei+tyrion": [1]}, bids={"cersei": ["protector-of-the-realm"]})
    assert own.play("cersei", "lightbringer").tokens("cersei+tyrion") == []


# --- Melisandre -----------------------------------------------------------------------------------


@works("shadow-assassin")
def test_shadow_assassin_kills_before_the_claim() -> None:
    game = lost("shadow-assassin", "barristan-selmy").answer("tyrion", "agree true")
    assert game.dead == ["barristan-selmy"]
    assert game.asks("cersei", "place-token")


@cant("shadow-assassin")
def test_shadow_assassin_is_for_losers() -> None:
    assert won("shadow-assassin", "barristan-selmy").question() == "place-ally"
    assert lost("shadow-assassin", None).question() == "place-token"


@works("visions-in-the-flames")
def test_visions_may_sink_a_card() -> None:
    game = holding("visions-in-the-flames", ally_deck=["shae", "bronn", "varys", "robb-stark", "sansa-stark"])
    game.play("cersei", "visions-in-the-flames", "ally bronn", "ally robb-stark", "ally shae")
    assert game.ally_deck[:4] == ["robb-stark", "shae", "varys", "sansa-stark"]
    assert game.ally_deck[-1] == "bronn"


@cant("visions-in-the-flames")
def test_visions_need_not_sink_a_card_and_sink_only_one() -> None:
    game = holding("visions-in-the-flames", ally_deck=["shae", "bronn", "varys", "robb-stark"])
    game.play("cersei", "visions-in-the-flames", "pass")
    assert game.question() == "order-looked"
    assert len(game.options()) == 4
    none = holding("visions-in-the-flames", allies={"cersei+tyrion": [ally for ally in ALLIES if ally != "hodor"]})
    assert none.play("cersei", "visions-in-the-flames").asked() == ("tyrion",)


@works("lightbringer")
def test_lightbringer_costs_a_token() -> None:
    game = holding("lightbringer", tokens={"cersei+tyrion": [1], "daenerys+cersei": [2, 3]})
    game.play("cersei", "lightbringer", "council daenerys+cersei")
    assert len(game.tokens("daenerys+cersei")) == 1
    assert game.tokens("cersei+tyrion") == [1]


@cant("lightbringer")
def test_lightbringer_takes_no_foreign_token() -> None:
    game = holding("lightbringer", tokens={"tyrion+olenna": [1]}).play("cersei", "lightbringer")
    assert game.tokens("tyrion+olenna") == [1]
    assert game.total("cersei") == 8


@works("glamor")
def test_glamor_copies_a_printed_value() -> None:
    game = holding("glamor", bids={"olenna": ["a-game-of-thrones", "call-the-banners"]})
    copy = game.clone().play("cersei", "glamor", "bid card a-game-of-thrones of olenna")
    assert copy.total("cersei") == 11
    assert game.play("cersei", "glamor", "bid card call-the-banners of olenna").total("cersei") == 2


@cant("glamor")
def test_glamor_copies_no_white_card() -> None:
    game = holding("glamor", bids={"olenna": ["walk-of-atonement"]}).play("cersei", "glamor")
    assert game.total("cersei") == 0
    assert game.asked() == ("tyrion",)


# --- Euron ----------------------------------------------------------------------------------------


@works("the-silence")
def test_the_silence_lets_turns_be_skipped() -> None:
    game = holding("the-silence", own=("ambush",), hands={"tyrion": ["hostage", "catspaw"]}).play(
        "cersei", "the-silence"
    )
    game.play("tyrion", "catspaw").answer("cersei", "skip")
    assert "cersei" not in game.kneeling
    assert game.asked() == ("tyrion",)


@cant("the-silence")
def test_the_silence_yields_to_a_bid_limit() -> None:
    game = holding(
        "the-silence",
        own=("ambush",),
        bids={"cersei": ["whispers", "hostage"]},
        current="stannis-baratheon",
        hands={"tyrion": ["catspaw", "wildfire"]},
    ).play("cersei", "the-silence")
    game.play("tyrion", "catspaw")
    assert "cersei" in game.kneeling


@works("dragonbinder")
def test_dragonbinder_takes_a_card_into_hand() -> None:
    game = holding("dragonbinder", bids={"olenna": ["contingency-plan", "whispers"]}).play("cersei", "dragonbinder")
    assert game.hand("cersei") == ["contingency-plan"]
    assert game.bid("olenna") == ["whispers"]


@cant("dragonbinder")
def test_dragonbinder_takes_nothing_large_or_held() -> None:
    game = holding("dragonbinder", bids={"olenna": ["whispers"], "daenerys": ["the-great-chain", "ambush"]})
    assert game.play("cersei", "dragonbinder").hand("cersei") == []


@works("the-iron-price")
def test_the_iron_price_takes_a_card_of_the_second() -> None:
    game = won("the-iron-price", bids={"olenna": ["corruption"]}, hands={"olenna": ["ambush"], "tyrion": ["hostage"]})
    assert game.hand("cersei") == ["ambush"]


@cant("the-iron-price")
def test_the_iron_price_needs_a_victory_and_a_hand() -> None:
    assert lost("the-iron-price", hands={"cersei": ["ambush"]}).hand("cersei") == ["ambush"]
    assert won("the-iron-price", bids={"olenna": ["corruption"]}, hands={"tyrion": ["hostage"]}).hand("cersei") == []


@works("crows-eye")
def test_crows_eye_lets_the_others_draw() -> None:
    game = holding("crows-eye", deck=["ambush", "hostage", "catspaw"]).play("cersei", "crows-eye")
    assert game.hand("tyrion") == ["ambush", "royal-decree"]
    assert game.hand("olenna") == ["hostage"]
    assert game.hand("daenerys") == ["catspaw"]


@cant("crows-eye")
def test_crows_eye_gives_its_player_nothing() -> None:
    game = holding("crows-eye", deck=["ambush"]).play("cersei", "crows-eye")
    assert game.hand("cersei") == []
    assert game.sees("cersei", "tyrion") == []


# --- Doran ----------------------------------------------------------------------------------------


@works("unbowed-unbent-unbroken")
def test_unbowed_keeps_up_to_two_cards() -> None:
    game = lost(
        "unbowed-unbent-unbroken",
        "barristan-selmy",
        hands={"olenna": ["wildfire"]},
        bids={"tyrion": ["unbowed-unbent-unbroken", "ambush", "hostage", "catspaw"]},
    )
    game.rest("keep-card").answer("tyrion", "bid card ambush of tyrion", "bid card catspaw of tyrion")
    assert game.hand("tyrion") == ["ambush", "catspaw"]
    assert game.removed == ["unbowed-unbent-unbroken"]


@cant("unbowed-unbent-unbroken")
def test_unbowed_keeps_nothing_for_the_winner_and_no_white_card() -> None:
    game = won("unbowed-unbent-unbroken", "barristan-selmy", hands={"olenna": ["wildfire"]}).next_round()
    assert game.hand("cersei") == []
    white = lost(
        "unbowed-unbent-unbroken",
        "barristan-selmy",
        hands={"olenna": ["wildfire"]},
        bids={"tyrion": ["unbowed-unbent-unbroken", "ice"]},
    ).next_round()
    assert white.hand("tyrion") == []


@works("vengeance-of-dorne")
def test_vengeance_costs_the_winner_a_card() -> None:
    game = lost("vengeance-of-dorne", hands={"cersei": ["ambush"]})
    assert game.discard == ["ambush"]


@cant("vengeance-of-dorne")
def test_vengeance_of_the_winner_is_idle() -> None:
    assert won("vengeance-of-dorne", hands={"cersei": ["ambush"]}).discard == []
    assert lost("vengeance-of-dorne", "areo-hotah", hands={"cersei": ["ambush"]}).discard == []


@works("the-water-gardens")
def test_the_water_gardens_draw_a_card() -> None:
    game = holding("the-water-gardens", deck=["ambush"]).play("cersei", "the-water-gardens")
    assert game.hand("cersei") == ["ambush"]
    assert game.events("cards-drawn", "tyrion")[0]["cards"] is None


@cant("the-water-gardens")
def test_the_water_gardens_draw_nothing_from_nothing() -> None:
    game = holding("the-water-gardens")
    game.realm.unused, game.realm.deck = (*game.realm.unused, *game.realm.deck), ()
    assert game.play("cersei", "the-water-gardens").hand("cersei") == []


@works("secret-pact")
def test_secret_pact_binds_both_and_brings_a_token() -> None:
    game = holding("secret-pact", hands={"tyrion": ["a-game-of-thrones"]}, current="barristan-selmy")
    game.play("cersei", "secret-pact", "leader tyrion").play("tyrion", "a-game-of-thrones")
    assert game.allies("cersei+tyrion") == ["barristan-selmy"]
    assert game.events("tokens-gained")[0]["leader"] == "cersei-lannister"


@cant("secret-pact")
def test_secret_pact_is_for_neighbors_and_their_victory() -> None:
    game = holding(
        "secret-pact", hands={"olenna": ["a-game-of-thrones"], "tyrion": ["ambush"]}, current="barristan-selmy"
    )
    game.play("cersei", "secret-pact")
    with game.refused("ruling.must-and-may"):
        game.answer("cersei", "leader olenna")
    game.answer("cersei", "leader tyrion").kneel("tyrion").play("olenna", "a-game-of-thrones")
    assert len(game.options()) == 2
    assert game.all_tokens() == 0
