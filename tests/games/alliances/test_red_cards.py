"""The red influence cards."""

from __future__ import annotations

from tests.games.alliances.card_cases import cant, holding, lost, won, works


@works("betrayal")
def test_betrayal_moves_a_card_to_the_own_bid_area() -> None:
    game = holding("betrayal", bids={"olenna": ["whispers"]}).play("cersei", "betrayal", "bid card whispers of olenna")
    assert game.bid("cersei") == ["whispers", "betrayal"]


@cant("betrayal")
def test_betrayal_asks_nothing_if_there_is_nothing_to_move() -> None:
    game = holding("betrayal", bids={"cersei": ["whispers"], "olenna": ["queen-regent"], "daenerys": ["royal-decree"]})
    game.play("cersei", "betrayal")
    assert game.asked() == ("tyrion",)
    assert game.bid("cersei") == ["whispers", "betrayal"]


@works("ambush")
def test_ambush_discards_a_small_card() -> None:
    game = holding("ambush", bids={"olenna": ["pulling-the-strings", "whispers"]}).play("cersei", "ambush")
    assert game.bid("olenna") == ["whispers"]
    assert game.discard == ["pulling-the-strings"]


@cant("ambush")
def test_ambush_spares_larger_white_blue_and_own_cards() -> None:
    game = holding(
        "ambush", bids={"cersei": ["betrayal"], "olenna": ["whispers", "the-strangler"], "daenerys": ["interception"]}
    )
    game.play("cersei", "ambush")
    assert game.asked() == ("tyrion",)
    assert game.discard == []
    guarded = holding("ambush", bids={"olenna": ["betrayal"]}, current="barristan-selmy").play("cersei", "ambush")
    assert guarded.bid("olenna") == ["betrayal"]


@works("sellswords")
def test_sellswords_cost_a_card() -> None:
    game = holding("sellswords", own=("whispers", "ambush")).play("cersei", "sellswords", "card whispers")
    assert game.discard == ["whispers"]
    assert game.hand("cersei") == ["ambush"]
    assert game.total("cersei") == 8


@cant("sellswords")
def test_sellswords_cost_nothing_with_an_empty_hand() -> None:
    game = holding("sellswords").play("cersei", "sellswords")
    assert game.discard == []
    assert game.bid("cersei") == ["sellswords"]


@works("wildfire")
def test_wildfire_discards_the_highest_card_of_all() -> None:
    game = holding("wildfire", bids={"cersei": ["whispers"], "olenna": ["the-iron-bank", "ambush"]})
    game.play("cersei", "wildfire")
    assert game.discard == ["the-iron-bank"]
    equal = holding("wildfire", bids={"cersei": ["whispers"], "olenna": ["corruption"]}).play("cersei", "wildfire")
    assert equal.options() == ["bid card whispers of cersei", "bid card corruption of olenna"]


@cant("wildfire")
def test_wildfire_passes_over_what_can_not_be_discarded() -> None:
    game = holding("wildfire", bids={"olenna": ["royal-decree", "walk-of-atonement", "whispers"]})
    game.play("cersei", "wildfire")
    assert game.discard == ["whispers"]
    assert holding("wildfire").play("cersei", "wildfire").discard == []


@works("catspaw")
def test_catspaw_kills_a_weak_ally_of_anybody() -> None:
    game = won("catspaw", allies={"olenna+daenerys": ["varys", "shae"], "cersei+tyrion": ["missandei"]})
    assert game.options() == ["ally missandei", "ally varys", "pass"]
    assert game.answer("cersei", "ally varys").dead == ["varys"]


@cant("catspaw")
def test_catspaw_does_nothing_for_a_loser_or_against_strong_allies() -> None:
    assert lost("catspaw", allies={"cersei+tyrion": ["varys"]}).question() == "place-ally"
    assert won("catspaw", allies={"cersei+tyrion": ["shae"]}).question() == "place-ally"


@works("hostage")
def test_hostage_takes_a_random_card_and_gives_one_back() -> None:
    game = holding("hostage", own=("whispers",), hands={"olenna": ["ambush", "catspaw"]})
    game.play("cersei", "hostage", "leader olenna")
    taken = next(card for card in game.hand("cersei") if card != "whispers")
    assert taken in ("ambush", "catspaw")
    game.answer("cersei", "card whispers")
    assert game.hand("cersei") == [taken]
    assert "whispers" in game.hand("olenna")
    assert len(game.hand("olenna")) == 2


def test_the_only_card_of_a_hand_is_given_back_without_a_question() -> None:
    game = holding("hostage", own=(), hands={"olenna": ["ambush", "catspaw"]}).play(
        "cersei", "hostage", "leader olenna"
    )
    assert (game.hand("cersei"), sorted(game.hand("olenna"))) == ([], ["ambush", "catspaw"])


@cant("hostage")
def test_hostage_needs_a_hand_and_areo_hotah_guards_hands() -> None:
    alone = holding("hostage", hands={"tyrion": []}, knelt=["olenna"]).play("cersei", "hostage")
    assert alone.events("card-handed-over") == []
    game = holding("hostage", current="areo-hotah", hands={"olenna": ["ambush"]}).play("cersei", "hostage")
    assert game.hand("olenna") == ["ambush"]
    assert game.asked() == ("tyrion",)


@works("call-the-banners")
def test_call_the_banners_grows_with_the_bid_area() -> None:
    game = holding("call-the-banners", bids={"cersei": ["whispers", "ambush"]}).play("cersei", "call-the-banners")
    assert game.lines("cersei") == [(6, "whispers"), (3, "ambush"), (4, "call-the-banners")]


@cant("call-the-banners")
def test_call_the_banners_counts_only_the_own_bid_area() -> None:
    game = holding("call-the-banners", bids={"tyrion": ["whispers", "ambush"]}).play("cersei", "call-the-banners")
    assert game.total("cersei") == 2
