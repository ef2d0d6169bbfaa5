"""Westeros phase: the round marker, drawing three cards, the Wildling token, resolving the cards (p. 7)."""

from __future__ import annotations

from typing import Any

from maester.games.boardgame.components import WESTEROS
from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario

QUIET = {"i": ["last-days-of-summer"], "ii": ["last-days-of-summer"], "iii": ["sea-of-storms"]}
"""Three cards with a Wildling icon each that ask nobody."""
NO_ICONS = {"i": ["supply"], "ii": ["game-of-thrones"], "iii": ["put-to-the-sword"]}


def westeros_phase(cards: dict[str, list[str]], **more: Any) -> Play:
    return scenario(phase="westeros", westeros=cards, **more)


def told(game: Play) -> list[str]:
    """The kinds of events in their order, each where it came first."""
    return list(dict.fromkeys(event["event"] for event in game.events()))


@rule("boardgame:westeros.step-order")
def test_the_marker_the_cards_the_wildlings_and_the_resolution_follow_each_other() -> None:
    game = scenario(phase="end-of-round", round=1, westeros=QUIET)
    steps = ["round-began", "westeros-card-drawn", "wildlings-advanced", "westeros-card-resolved", "orders-banned"]
    assert [kind for kind in told(game) if kind in steps] == steps


@rule("boardgame:westeros.advance-marker")
def test_the_round_marker_moves_one_space() -> None:
    game = scenario(phase="end-of-round", round=4, westeros=QUIET)
    assert game.board.round == 5
    assert [event["round"] for event in game.events("round-began")] == [5]


@rule("boardgame:westeros.end-on-ten")
def test_after_round_10_the_match_ends_without_westeros_cards() -> None:
    game = scenario(phase="end-of-round", round=10)
    assert game.match.over
    assert game.events("westeros-card-drawn") == []
    assert not scenario(phase="end-of-round", round=9, westeros=QUIET).match.over


@rule("boardgame:westeros.draw-three")
def test_the_top_card_of_each_deck_lies_open_for_all() -> None:
    game = westeros_phase({"i": ["last-days-of-summer"], "ii": ["game-of-thrones"], "iii": ["web-of-lies"]})
    drawn = ["last-days-of-summer-i-1", "game-of-thrones-ii-1", "web-of-lies-iii-1"]
    assert [event["card"] for event in game.events("westeros-card-drawn")] == drawn
    assert game.view("tyrell")["westeros_open"] == drawn
    assert [len(deck) for deck in game.view("tyrell")["westeros_left"]] == [9, 9, 9]


@rule("boardgame:westeros.wildling-icons")
def test_each_wildling_icon_moves_the_token_one_space_before_any_card_is_resolved() -> None:
    game = westeros_phase({"i": ["last-days-of-summer"], "ii": ["game-of-thrones"], "iii": ["web-of-lies"]})
    assert game.board.wildlings == 2 + 2 * 2
    assert told(game).index("wildlings-advanced") < told(game).index("westeros-card-resolved")
    assert westeros_phase(NO_ICONS).board.wildlings == 2


@rule("boardgame:westeros.attack-at-12")
def test_at_12_the_wildlings_attack_before_the_cards_are_resolved() -> None:
    game = westeros_phase({**NO_ICONS, "i": ["last-days-of-summer"]}, wildlings=10)
    assert game.question() == "bid"
    assert game.events("wildlings-attacked")[0]["strength"] == 12
    assert game.events("westeros-card-resolved") == []
    assert game.bids().rest("choose-westeros-effect").events("westeros-card-resolved") != []


@rule("boardgame:westeros.excess-icons-ignored")
def test_icons_beyond_12_are_lost() -> None:
    game = westeros_phase(QUIET, wildlings=10, wildling_deck=["silence-at-the-wall"])
    assert game.board.wildlings == 12
    game.bids(stark=5, tyrell=4, greyjoy=3).rest("use-messenger-raven")
    assert game.board.wildlings == 0


@rule("boardgame:westeros.resolve-in-numeral-order")
def test_the_cards_are_resolved_one_after_the_other() -> None:
    cards = {"i": ["supply"], "ii": ["clash-of-kings"], "iii": ["wildlings-attack"]}
    game = westeros_phase(cards, stark={"winterfell": "FFFK"})
    assert game.asks("stark", "reduce-armies")
    assert len(game.track("iron-throne")) == 6
    game.rest("bid")
    assert game.track("iron-throne") == []
    assert game.events("wildlings-attacked") == []
    game.rest(lambda play: bool(play.events("wildlings-attacked")))
    assert len(game.track("kings-court")) == 6
    resolved = [event["card"] for event in game.events("westeros-card-resolved")]
    assert resolved == ["supply-i-1", "clash-of-kings-ii-1", "wildlings-attack-iii-1"]


@rule("boardgame:ruling.winter-is-coming-timing")
def test_the_icon_of_the_card_that_replaces_winter_is_coming_counts() -> None:
    icons = set()
    for seed in range(8):
        game = westeros_phase({**NO_ICONS, "i": ["winter-is-coming"]}, seed=seed)
        icon = WESTEROS[game.board.westeros_open[0]].icons
        assert game.board.wildlings == 2 + 2 * icon
        icons.add(icon)
    assert icons == {0, 1}


def test_nobody_knows_a_deck_that_winter_has_mixed() -> None:
    game = westeros_phase({**NO_ICONS, "i": ["winter-is-coming"]}, seed=1)
    assert game.events("winter-came")
    assert len(game.board.westeros_decks[0]) > 5
    assert not any(game.board.known[card] for card in game.board.westeros_decks[0])


@rule("boardgame:ruling.westeros-cards-after-use")
def test_a_used_card_stays_out_of_its_deck_and_open_to_all() -> None:
    game = westeros_phase({**QUIET, "i": ["last-days-of-summer", "supply"]}).rest("use-messenger-raven")
    assert game.view("greyjoy")["westeros_discards"][0] == ["last-days-of-summer-i-1"]
    assert "last-days-of-summer" not in game.westeros("i")
    game.rest(lambda play: play.board.round == 3 and play.question() == "use-messenger-raven")
    assert game.view("greyjoy")["westeros_discards"][0] == ["last-days-of-summer-i-1", "supply-i-1"]
    assert len(game.westeros("i")) == 8


@rule("boardgame:ruling.picture-wildling-track")
def test_a_space_of_the_wildling_track_is_two_points() -> None:
    assert westeros_phase(QUIET, wildlings=2).board.wildlings == 8
    for start, end in ((12, 8), (2, 0)):
        game = scenario(phase="wildling-attack", wildlings=start, wildling_deck=["silence-at-the-wall"])
        assert game.bids().rest("use-messenger-raven").board.wildlings == end
