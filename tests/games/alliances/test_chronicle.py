"""What a question tells the leader whom it asks, and what all are told about what happened."""

from __future__ import annotations

from typing import Any

from tests.games.alliances.card_cases import holding, won
from tests.games.alliances.language import Play, claim, full, new_game, scenario

LEFT, RIGHT = "cersei+tyrion", "daenerys+cersei"
CERSEI = full("cersei")


def asked(game: Play, leader: str) -> dict[str, Any]:
    """The values of the question that a leader is asked."""
    return dict(game.match.decision(full(leader)).prompt.values)


def last(game: Play, event: str, viewer: str | None = None) -> dict[str, Any]:
    return game.events(event, viewer)[-1]


# --- questions ------------------------------------------------------------------------------------


def test_who_may_buy_an_ally_is_told_which() -> None:
    game = claim("bronn", hands={"olenna": ["corruption", "whispers", "hostage"]})
    assert asked(game, "olenna")["ally"] == "ally-bronn"


def test_who_chooses_for_the_claimer_is_told_for_whom() -> None:
    game = claim("daario-naharis", bids={"olenna": ["corruption"]})
    assert game.asked() == ("olenna",)
    values = asked(game, "olenna")
    assert (values["ally"], values["claimer"]) == ("ally-daario-naharis", CERSEI)


def test_who_chooses_a_council_for_a_card_is_told_which_card() -> None:
    game = won("the-pack-survives", allies={LEFT: ["shae"], RIGHT: ["varys"]})
    assert game.question() == "choose-most-allies"
    assert asked(game, "cersei")["card"] == "ldr-the-pack-survives"


# --- what happened --------------------------------------------------------------------------------


def test_the_winner_is_told_with_the_total() -> None:
    game = claim(winner="olenna", bids={"olenna": ["corruption", "hostage"]})
    assert (last(game, "bid-won")["leader"], last(game, "bid-won")["total"]) == ("olenna-tyrell", 10)


def test_a_moved_card_goes_from_its_leader_to_the_one_who_took_it() -> None:
    game = holding("betrayal", bids={"olenna": ["corruption"]}, current="hodor")
    moved = last(game.play("cersei", "betrayal", "bid card corruption of olenna"), "bid-card-moved")
    assert (moved["leader"], moved["source"], moved["target"]) == (CERSEI, "olenna-tyrell", CERSEI)


def test_a_moved_token_goes_from_one_council_to_the_other() -> None:
    game = holding("corruption", tokens={LEFT: [3]}).play("cersei", "corruption", "leader tyrion")
    game.rest("take-turn")
    moved = last(game, "token-moved")
    assert (moved["one"], moved["other"]) == (CERSEI, "tyrion-lannister")
    assert (moved["to_one"], moved["to_other"]) == ("tyrion-lannister", "olenna-tyrell")


def test_what_was_searched_in_the_deck_is_told_to_the_one_who_searched() -> None:
    game = holding("a-mind-needs-books").play("cersei", "a-mind-needs-books")
    assert len(last(game, "deck-searched", "cersei")["cards"]) == 5
    for viewer in ("tyrion", None):
        assert last(game, "deck-searched", viewer).get("cards") is None


def test_all_are_told_how_many_allies_went_back_to_the_top_and_to_the_bottom() -> None:
    deck = ["shae", "bronn", "varys", "ygritte"]
    game = holding("visions-in-the-flames", ally_deck=deck)
    game.play("cersei", "visions-in-the-flames", "ally bronn", "ally shae", "ally varys")
    assert (last(game, "allies-put-back")["top"], last(game, "allies-put-back")["bottom"]) == (3, 1)


def test_rounds_are_told_by_their_number() -> None:
    game = new_game(4)
    assert last(game, "round-began")["number"] == 1
    game = scenario(phase="round", current=None, space=2, hands={"tyrion": ["corruption"]})
    assert last(game, "round-began")["number"] == 3


def test_all_are_told_whether_the_first_player_was_drawn() -> None:
    assert [last(new_game(first_player=first), "first-player-named")["by_chance"] for first in (2, "random")] == [
        False,
        True,
    ]
