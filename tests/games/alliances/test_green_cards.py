"""The green influence cards."""

from __future__ import annotations

from tests.games.alliances.card_cases import cant, holding, lost, won, works
from tests.games.alliances.language import claim, scenario


@works("pulling-the-strings")
def test_strings_bind_a_neighbor_who_wins() -> None:
    game = lost("pulling-the-strings", "shae")
    assert game.allies("cersei+tyrion") == ["shae"]
    assert len(game.tokens("cersei+tyrion")) == 1


@cant("pulling-the-strings")
def test_strings_do_not_bind_a_leader_across_the_table() -> None:
    game = claim(bids={"olenna": ["pulling-the-strings"]})
    assert len(game.options()) == 2


@works("contingency-plan")
def test_contingency_plan_goes_back_to_a_loser() -> None:
    game = lost("contingency-plan", "barristan-selmy", hands={"olenna": ["ambush"]}).next_round()
    assert game.hand("tyrion") == ["contingency-plan"]
    assert game.sees("olenna", "tyrion") == ["contingency-plan"], "all have seen it go back"


@cant("contingency-plan")
def test_contingency_plan_of_the_winner_is_discarded() -> None:
    game = won("contingency-plan", "barristan-selmy", hands={"olenna": ["ambush"]}).next_round()
    assert game.hand("cersei") == []
    assert game.discard == ["a-game-of-thrones", "contingency-plan"]


@works("little-birds")
def test_little_birds_put_a_token_on_the_current_ally() -> None:
    game = holding("little-birds").play("cersei", "little-birds")
    assert (game.on_current, game.supply) == (1, 53)
    assert game.view("cersei")["current_tokens"] == [None]


@cant("little-birds")
def test_little_birds_need_an_ally_and_a_token() -> None:
    game = holding("little-birds", current=None).play("cersei", "little-birds")
    assert (game.on_current, game.supply) == (0, 54)
    everything = [1] * 18 + [2] * 18 + [3] * 18
    empty = holding("little-birds", tokens={"cersei+tyrion": everything}).play("cersei", "little-birds")
    assert empty.on_current == 0


@works("whispers")
def test_whispers_show_a_hand_to_one_leader() -> None:
    game = holding("whispers", hands={"olenna": ["ambush", "hostage"]}).play("cersei", "whispers", "leader olenna")
    assert game.sees("cersei", "olenna") == ["ambush", "hostage"]
    assert game.sees("tyrion", "olenna") == []
    assert game.events("hand-looked-at", "tyrion")[-1]["cards"] is None


@cant("whispers")
def test_whispers_need_a_hand_that_may_be_seen() -> None:
    game = holding("whispers", hands={"tyrion": []}).play("cersei", "whispers")
    assert game.events("hand-looked-at") == []
    game = holding("whispers", current="areo-hotah").play("cersei", "whispers")
    assert game.asked() == ("tyrion",)
    assert game.sees("cersei", "tyrion") == []


@works("dark-wings-dark-words")
def test_dark_wings_order_the_ally_deck() -> None:
    game = holding("dark-wings-dark-words", ally_deck=["shae", "bronn", "varys", "robb-stark"])
    game.play("cersei", "dark-wings-dark-words", "ally varys", "ally shae")
    assert game.ally_deck[:4] == ["varys", "shae", "bronn", "robb-stark"]
    known = [place["card"] for place in game.view("cersei")["ally_deck_known"]]
    assert known == ["ally-varys", "ally-shae", "ally-bronn"]
    assert game.view("tyrion")["ally_deck_known"] == []


@cant("dark-wings-dark-words")
def test_dark_wings_see_nothing_in_an_empty_deck() -> None:
    from tests.games.alliances.language import ALLIES

    game = holding("dark-wings-dark-words", allies={"cersei+tyrion": [a for a in ALLIES if a != "hodor"]})
    game.play("cersei", "dark-wings-dark-words")
    assert game.asked() == ("tyrion",)
    assert game.events("allies-looked-at") == []


@works("mummers-farce")
def test_mummers_farce_returns_an_own_card() -> None:
    game = holding("mummers-farce", bids={"cersei": ["whispers", "ambush"]})
    game.play("cersei", "mummers-farce", "bid card whispers of cersei")
    assert game.hand("cersei") == ["whispers"]
    assert game.bid("cersei") == ["ambush", "mummers-farce"]


@cant("mummers-farce")
def test_mummers_farce_returns_no_copy_of_itself_and_no_decree() -> None:
    game = holding("mummers-farce", bids={"cersei": ["mummers-farce", "royal-decree", "queen-regent"]})
    game.play("cersei", "mummers-farce")
    assert game.asked() == ("tyrion",)
    brienne = holding("mummers-farce", bids={"cersei": ["whispers"]}, current="brienne-of-tarth")
    assert brienne.play("cersei", "mummers-farce").hand("cersei") == []


@works("forged-letter")
def test_forged_letter_keeps_a_leader_from_kneeling() -> None:
    game = holding("forged-letter", hands={"tyrion": ["ambush", "hostage"]}).play("cersei", "forged-letter")
    assert game.options() == ["play ambush", "play hostage"]
    with game.refused("precedence.card-over-rulebook"):
        game.kneel("tyrion")
    game.play("tyrion", "ambush")
    assert "kneel" in game.rest(lambda play: play.asked() == ("tyrion",)).options()


@cant("forged-letter")
def test_forged_letter_needs_somebody_standing_who_can_play() -> None:
    game = scenario(hands={"cersei": ["forged-letter"], "tyrion": ["ambush"]}, knelt=["tyrion"], current="hodor")
    game.play("cersei", "forged-letter")
    assert game.events("must-play-next") == []
    stuck = holding(
        "forged-letter", current="jaime-lannister", hands={"tyrion": ["ambush"]}, bids={"olenna": ["ambush"]}
    )
    assert stuck.play("cersei", "forged-letter").options("tyrion") == ["kneel"]
