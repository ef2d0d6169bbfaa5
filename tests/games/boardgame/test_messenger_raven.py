"""The Messenger Raven: exchanging an order or looking at the top Wildling card (p. 11-12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from maester import NotAsked
from maester.games.boardgame.components import FIRST_WILDLING
from maester.harness.leaks import check_leaks
from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario

DECK = ["mammoth-riders", "crow-killers", "rattleshirts-raiders"]


def raven(**position: Any) -> Play:
    """Lannister holds the Raven and has three stars; all orders lie open."""
    position = {
        "lannister": {"lannisport": "F", "stoney-sept": "F"},
        "stark": {"winterfell": "F"},
        "orders": {"lannisport": "march-0", "stoney-sept": "raid", "winterfell": "support"},
        **position,
    }
    return scenario(phase="raven", wildling_deck=DECK, **position)


@rule("boardgame:raven.when")
def test_the_raven_is_used_after_the_reveal_and_before_the_action_phase() -> None:
    game = raven()
    assert game.asks("lannister", "use-messenger-raven")
    game.play("lannister", "pass")
    assert game.question() == "resolve-marches"
    with pytest.raises(NotAsked):
        game.match.play("stark", "look at wildlings")
    assert game.options()
    assert not any("exchange" in option or "wildlings" in option for option in game.options())


@rule("boardgame:raven.optional")
def test_the_holder_may_pass_and_all_orders_stay() -> None:
    game = raven(orders={"lannisport": "march-0", "stoney-sept": "support", "winterfell": "support"})
    game.play("lannister", "pass")
    assert game.question() == "resolve-marches"
    assert (game.order("lannisport"), game.order("stoney-sept")) == ("march-0", "support")
    assert not game.board.raven_used


@rule("boardgame:raven.one-action")
def test_he_exchanges_an_order_or_looks_at_the_card_but_not_both() -> None:
    game = raven(orders={"lannisport": "march-0", "stoney-sept": "support", "winterfell": "support"})
    looked = game.clone().play("lannister", "look at wildlings", "bottom false")
    game.play("lannister", "exchange stoney-sept: defense-1")
    for after in (game, looked):
        assert after.question() == "resolve-marches"
    assert not game.events("wildling-card-seen")
    assert not looked.events("order-exchanged")


@rule("boardgame:raven.swap-order")
def test_an_own_order_is_replaced_by_an_unused_one() -> None:
    game = raven(orders={"lannisport": "march-0", "stoney-sept": "march-minus-1", "winterfell": "support"})
    for move in ("exchange winterfell: raid", "exchange lannisport: march-minus-1", "exchange lannisport: march-0"):
        with game.refused("raven.swap-order"):
            game.play("lannister", move)
    game.play("lannister", "exchange lannisport: support")
    assert (game.order("lannisport"), game.order("stoney-sept")) == ("support", "march-minus-1")
    lannister = next(house for house in game.view("lannister")["houses"] if house["house"] == "lannister")
    assert (lannister["unused_orders"]["march-0"], lannister["unused_orders"]["support"]) == (1, 1)
    assert game.events("order-exchanged")[0]["before"] == "march-0"


@rule("boardgame:raven.peek-wildling-card")
@pytest.mark.parametrize("bottom", [True, False])
def test_the_card_goes_back_on_top_or_to_the_bottom(bottom: bool) -> None:
    game = raven().play("lannister", "look at wildlings")
    assert game.options() == ["put card top", "put card bottom"]
    game.play("lannister", "put card bottom" if bottom else "put card top")
    deck = game.wildling_deck()
    assert deck[:2] == (DECK[1:] if bottom else DECK[:2])
    assert deck[-1] == DECK[0] or not bottom
    assert len(set(deck)) == 9


@rule("boardgame:raven.peek-may-tell-or-lie")
def test_only_the_holder_sees_the_card_and_remembers_where_it_lies() -> None:
    game = raven().play("lannister", "look at wildlings")
    assert game.events("wildling-card-seen", "lannister")[0]["card"] == DECK[0]
    assert game.events("wildling-card-seen", "stark")[0]["card"] is None
    game.play("lannister", "bottom true")
    assert game.view("lannister")["wildling_deck"] == [None] * 8 + [DECK[0]]
    assert game.view("stark")["wildling_deck"] == game.view(None)["wildling_deck"] == [None] * 9
    check_leaks(game.match, game.seat("stark"), Random(1))
    for seed in range(10):
        twin = Play(game.match.determinize("lannister", Random(seed))).board.wildling_deck
        assert twin[-1] == game.board.wildling_deck[-1]


@rule("boardgame:raven.flip-and-refresh")
def test_a_used_raven_is_ready_again_in_the_next_round() -> None:
    game = raven(westeros={"i": ["last-days-of-summer"], "ii": ["last-days-of-summer"], "iii": ["web-of-lies"]})
    game.play("lannister", "exchange stoney-sept: defense-1")
    assert game.view()["tracks"][2]["used"]
    game.rest("assign-order")
    assert not game.view()["tracks"][2]["used"]
    game.rest(lambda game: game.question() != "assign-order")
    assert game.asks("lannister", "use-messenger-raven")


@rule("boardgame:ruling.raven-swap-obeys-limits")
def test_stars_and_bans_hold_for_the_raven_too() -> None:
    areas = ("lannisport", "stoney-sept", "riverrun", "harrenhal")
    orders = ("support-plus-1", "raid-special", "defense-2", "raid")
    game = raven(lannister=dict.fromkeys(areas, "F"), stark={}, orders=dict(zip(areas, orders, strict=True)),
                 bans=["no-consolidate-power"])  # fmt: skip
    for move in ("exchange harrenhal: march-plus-1", "exchange harrenhal: consolidate-power",
                 "exchange lannisport: consolidate-power-special"):  # fmt: skip
        with game.refused("ruling.raven-swap-obeys-limits"):
            game.play("lannister", move)
    game.play("lannister", "exchange lannisport: march-plus-1")
    assert game.order("lannisport") == "march-plus-1"


@rule("boardgame:ruling.raven-step-is-separate")
def test_the_holder_decides_with_all_orders_open() -> None:
    game = scenario(phase="planning", lannister={"lannisport": "F"}, stark={"winterfell": "F"})
    game.play("lannister", "order lannisport: march-0").play("stark", "order winterfell: defense-1")
    assert game.asks("lannister", "use-messenger-raven")
    seen = {area["area"]: area["order"] for area in game.view("lannister")["areas"]}
    assert (seen["winterfell"], seen["lannisport"]) == ("defense-1", "march-0")


def test_a_card_that_another_house_saw_earlier_is_followed_to_the_bottom() -> None:
    game = raven()
    game.board.show((FIRST_WILDLING + game.board.wildling_deck[0],), (game.seat("stark"),))
    game.play("lannister", "look at wildlings", "bottom true")
    for viewer in ("stark", "lannister"):
        assert game.view(viewer)["wildling_deck"] == [None] * 8 + [DECK[0]]


def test_a_used_raven_is_not_asked_for() -> None:
    game = raven(raven_used=True, unchecked=True)  # no rule leads to the Raven step twice
    assert game.question() != "use-messenger-raven"
