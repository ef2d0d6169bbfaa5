"""The purple influence cards."""

from __future__ import annotations

from tests.games.alliances.card_cases import cant, holding, lost, won, works
from tests.games.alliances.language import claim


@works("a-game-of-thrones")
def test_a_game_of_thrones_is_worth_eleven() -> None:
    assert holding("a-game-of-thrones").play("cersei", "a-game-of-thrones").total("cersei") == 11


@cant("a-game-of-thrones")
def test_a_game_of_thrones_has_no_protection() -> None:
    game = holding("betrayal", bids={"olenna": ["a-game-of-thrones"]})
    game.play("cersei", "betrayal", "bid card a-game-of-thrones of olenna")
    assert game.total("cersei") == 12


@works("royal-decree")
def test_royal_decree_can_not_be_discarded() -> None:
    game = holding("wildfire", bids={"olenna": ["royal-decree"]}).play("cersei", "wildfire")
    assert game.bid("olenna") == ["royal-decree"]


@cant("royal-decree")
def test_royal_decree_guards_only_itself_and_only_against_cards() -> None:
    game = holding("wildfire", bids={"olenna": ["royal-decree", "ambush"]}).play("cersei", "wildfire")
    assert game.bid("olenna") == ["royal-decree"]
    theon = claim("theon-greyjoy", bids={"cersei": ["royal-decree"]}, winner="cersei")
    moved = theon.events("bid-card-moved")[0]
    assert (moved["card"], moved["target"]) == ("inf-royal-decree", "tyrion-lannister")


@works("corruption")
def test_corruption_moves_a_token() -> None:
    game = holding("corruption", tokens={"cersei+tyrion": [3]}).play("cersei", "corruption", "leader cersei")
    assert game.tokens("daenerys+cersei") == [3]
    assert game.tokens("cersei+tyrion") == []


@cant("corruption")
def test_corruption_needs_a_token_that_may_be_moved() -> None:
    assert holding("corruption").play("cersei", "corruption").asked() == ("tyrion",)
    game = holding("corruption", tokens={"tyrion+olenna": [3]}, bids={"olenna": ["protector-of-the-realm"]})
    game.play("cersei", "corruption")
    assert game.tokens("tyrion+olenna") == [3]
    assert game.asked() == ("tyrion",)


@works("the-iron-bank")
def test_the_iron_bank_forgoes_the_token() -> None:
    game = won("the-iron-bank", "barristan-selmy").place("cersei", "cersei+tyrion")
    assert game.asks("tyrion", "take-turn"), "the next round has begun"
    assert game.all_tokens() == 0
    assert game.supply == 54


@cant("the-iron-bank")
def test_the_iron_bank_of_a_loser_changes_nothing() -> None:
    game = lost("the-iron-bank", "barristan-selmy").place("cersei", "cersei+tyrion")
    assert game.asks("cersei", "place-token")
    other = won("the-iron-bank", "grey-worm").place("cersei", "cersei+tyrion")
    assert len(other.tokens("cersei+tyrion")) == 1, "other tokens are still gained"


@works("marriage-pact")
def test_marriage_pact_brings_a_token_when_a_neighbor_wins() -> None:
    game = lost("marriage-pact")
    assert len(game.tokens("cersei+tyrion")) == 1
    assert game.events("tokens-gained")[0]["leader"] == "tyrion-lannister"


@cant("marriage-pact")
def test_marriage_pact_works_once_and_only_for_neighbors() -> None:
    twice = claim("hodor", bids={"cersei": ["a-game-of-thrones"], "tyrion": ["marriage-pact", "marriage-pact"]})
    assert len(twice.tokens("cersei+tyrion")) == 1
    assert won("marriage-pact").all_tokens() == 0
    across = claim("hodor", bids={"olenna": ["marriage-pact"]})
    assert across.all_tokens() == 0


@works("bend-the-knee")
def test_bend_the_knee_kneels_after_it_was_placed() -> None:
    game = holding("bend-the-knee", own=("ambush",)).play("cersei", "bend-the-knee")
    assert game.kneeling == ["cersei"]
    assert game.total("cersei") == 10


@cant("bend-the-knee")
def test_bend_the_knee_makes_only_its_player_kneel() -> None:
    game = holding("betrayal", own=("ambush",), bids={"olenna": ["bend-the-knee"]})
    game.play("cersei", "betrayal", "bid card bend-the-knee of olenna")
    assert "cersei" not in game.kneeling


@works("master-of-coin")
def test_master_of_coin_looks_and_moves() -> None:
    game = holding("master-of-coin", tokens={"cersei+tyrion": [1, 3], "daenerys+cersei": [2]})
    game.play("cersei", "master-of-coin", "token cersei+tyrion 1", "token cersei+tyrion 2")
    assert game.sees_tokens("cersei", "cersei+tyrion") == [1, 3]
    assert game.sees_tokens("tyrion", "cersei+tyrion") == [None, None]
    game.answer("cersei", "token cersei+tyrion 2")
    assert game.tokens("daenerys+cersei") == [2, 3]
    assert game.sees_tokens("cersei", "daenerys+cersei") == [None, 3]


@cant("master-of-coin")
def test_master_of_coin_moves_only_what_was_looked_at() -> None:
    game = holding("master-of-coin", tokens={"cersei+tyrion": [1, 3], "tyrion+olenna": [2]})
    game.play("cersei", "master-of-coin")
    assert "token tyrion+olenna 1" not in game.options()
    unseen = game.clone().answer("cersei", "pass")
    assert unseen.asked() == ("tyrion",), "nothing was looked at, so nothing is moved"
    game.answer("cersei", "token cersei+tyrion 1", "pass")
    assert game.options() == ["token cersei+tyrion 1", "pass"]
    assert holding("master-of-coin").play("cersei", "master-of-coin").asked() == ("tyrion",)


def test_marriage_pact_works_again_in_the_next_round() -> None:
    hands = {"cersei": ["a-game-of-thrones"], "tyrion": ["marriage-pact"], "olenna": ["royal-decree"]}
    game = claim(bids={"tyrion": ["marriage-pact"]}, hands=hands, ally_deck=["davos-seaworth"])
    game.rest(lambda play: play.realm.space == 3 and play.asks("tyrion", "take-turn"))
    assert game.all_tokens() == 2, "one of Cersei, one of Tyrion"
    game.play("tyrion", "marriage-pact").kneel("olenna").play("cersei", "a-game-of-thrones")
    game.rest(lambda play: play.realm.step > 3 or play.realm.space != 3 or play.match.over)
    assert game.all_tokens() == 4
