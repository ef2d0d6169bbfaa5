"""The variants (p. 10, 11): card draft, Kingsmoot draft, open allies, quick game."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from maester.errors import BadOption
from maester.games.alliances.box import AUTUMN, WINTER
from maester.harness.marks import rule
from tests.games.alliances.language import BOX, Play, claim, new_game, scenario

DRAFT: dict[str, Any] = {"draft": "card-draft"}
OPEN: dict[str, Any] = {"open_allies": True}


def draft_all(game: Play) -> Play:
    """Everybody takes the first card each time."""
    while game.question() == "choose-card-to-keep":
        for leader in game.asked():
            game.answer(leader, game.options(leader)[0])
    return game


def next_draft(game: Play) -> Play:
    return draft_all(game).rest("choose-card-to-keep")


@rule("alliances:variant.choice")
def test_each_variant_can_be_switched_on_but_only_one_draft() -> None:
    for advanced, draft, row, quick in itertools.product(
        (False, True), ("none", "card-draft", "kingsmoot"), (False, True), (False, True)
    ):
        game = new_game(3, advanced=advanced, draft=draft, open_allies=row, quick_game=quick)
        assert game.realm.draft == (draft != "none")
        assert bool(game.realm.row_length) == row
    with pytest.raises(BadOption):
        new_game(3, draft="card-draft kingsmoot")


@rule("alliances:draft.pick")
def test_exactly_one_card_is_set_aside() -> None:
    game = new_game(4, **DRAFT)
    assert game.asked() == ("cersei", "tyrion", "olenna", "daenerys")
    absent = next(
        kind
        for kind in BOX.kind_names.names
        if f"aside {kind}" not in map(str, game.match.view(0)["table"]["packet"])
        and kind not in game.view("cersei")["packet"]
    )
    with game.refused("draft.pick"):
        game.answer("cersei", f"aside {absent}")
    packet = game.view("cersei")["packet"]
    for leader in game.asked():
        game.answer(leader, game.options(leader)[0])
    assert len(game.view("cersei")["aside"]) == 1
    rest = list(packet)
    rest.remove(game.view("cersei")["aside"][0])
    assert game.view("tyrion")["packet"] == rest


@rule("alliances:draft.repeat")
def test_the_draft_goes_on_until_nothing_is_left() -> None:
    game = new_game(4, **DRAFT)
    picks = 0
    while game.question() == "choose-card-to-keep":
        for leader in game.asked():
            game.answer(leader, game.options(leader)[-1])
        picks += 1
    assert picks == 9, "the tenth card needs no choice"
    assert game.realm.packet == [()] * 4
    assert [len(hand) for hand in game.realm.hand] == [10] * 4


@rule("alliances:draft.take-hand")
def test_the_hand_is_what_was_set_aside() -> None:
    game = new_game(3, **DRAFT)
    taken: dict[str, list[str]] = {leader: [] for leader in ("cersei", "tyrion", "olenna")}
    while game.question() == "choose-card-to-keep":
        for leader in game.asked():
            option = game.options(leader)[0]
            taken[leader].append(option.removeprefix("aside "))
            game.answer(leader, option)
    for leader, cards in taken.items():
        assert len(cards) == 9
        hand = game.hand(leader)
        for card in cards:
            hand.remove(card)
        assert len(hand) == 1


@rule("alliances:draft.each-season")
def test_every_season_has_its_draft() -> None:
    game = next_draft(new_game(3, **DRAFT))
    assert (game.realm.season, game.realm.step) == (AUTUMN, 7)
    assert [len(packet) for packet in game.realm.packet] == [10] * 3


def directions(players: int, **options: Any) -> list[bool]:
    """To the left, season by season?"""
    game = new_game(players, **{**DRAFT, **options}).rest()
    passed = [event["to_left"] for event in game.events("packets-passed")]
    return passed[::9]


@rule("alliances:draft.direction")
def test_the_direction_changes_every_season() -> None:
    assert directions(4) == [True, False, True]
    assert directions(6) == [True, False]
    assert directions(3, quick_game=True) == [True, False]


@rule("alliances:kingsmoot.deck")
def test_the_kingsmoot_deck_holds_all_influence_cards() -> None:
    game = new_game(4, draft="kingsmoot")
    cards = [card for pile in (*game.realm.packet, game.realm.deck) for card in pile]
    assert sorted(cards) == list(BOX.cards)


@rule("alliances:kingsmoot.any-leader")
def test_everybody_may_play_the_cards_of_any_leader() -> None:
    game = scenario(hands={"cersei": ["the-silence", "ambush"], "tyrion": ["ambush"]}, options={"draft": "kingsmoot"})
    game.play("cersei", "the-silence")
    assert game.bid("cersei") == ["the-silence"]


@rule("alliances:ruling.draft-advanced")
def test_in_the_advanced_game_nine_cards_are_drafted() -> None:
    game = new_game(4, advanced=True, **DRAFT)
    assert [len(packet) for packet in game.realm.packet] == [9] * 4
    assert not any(BOX.color(card) == "white" for packet in game.realm.packet for card in packet)
    draft_all(game)
    for seat, hand in enumerate(game.realm.hand):
        white = [card for card in hand if BOX.color(card) == "white"]
        assert (len(hand), len(white)) == (10, 1)
        assert white[0] in BOX.whites_of(game.realm.leaders[seat])


@rule("alliances:ruling.kingsmoot-hand")
def test_the_kingsmoot_adds_no_white_card_and_no_events() -> None:
    game = new_game(5, advanced=True, draft="kingsmoot")
    assert [len(packet) for packet in game.realm.packet] == [10] * 5
    next_draft(game)
    assert game.events("events-shuffled-in") == []
    assert [len(packet) for packet in game.realm.packet] == [10] * 5
    assert game.realm.stock == [()] * 5
    assert all(BOX.color(card) == "white" for card in game.realm.removed)
    assert sum(BOX.color(card) == "white" for card in game.realm.removed) > 0


# --- open allies ----------------------------------------------------------------------------------


@rule("alliances:open.row")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_row_has_one_card_more_than_players(players: int) -> None:
    game = new_game(players, **OPEN)
    assert len(game.events("row-laid")[0]["allies"]) == players + 1
    assert len(game.row) == players, "one of them is the current ally by now"
    assert len(game.view(None)["row"]) == players


@rule("alliances:open.current")
def test_the_leftmost_card_is_the_current_ally() -> None:
    game = scenario(
        phase="round",
        current=None,
        row=["shae", "hodor", "bronn"],
        ally_deck=["varys"],
        hands={"cersei": ["ambush"]},
        options=OPEN,
    )
    assert game.current == "shae"
    assert game.row == ["hodor", "bronn"]
    assert game.ally_deck[0] == "varys"


@rule("alliances:open.no-choosing")
def test_cards_in_the_row_can_not_be_chosen() -> None:
    game = claim("arya-stark", allies={"tyrion+olenna": ["shae", "bran-stark"]}, row=["hodor"], options=OPEN)
    game.place("cersei", "cersei+tyrion")
    with game.refused("open.no-choosing"):
        game.answer("cersei", "ally hodor")


@rule("alliances:open.reveal-another")
def test_another_ally_is_the_next_of_the_row() -> None:
    game = claim("loras-tyrell", row=["shae", "robb-stark"], ally_deck=["hodor", "bronn"], options=OPEN)
    game.place("cersei", "cersei+tyrion")
    assert game.allies("cersei+tyrion") == ["loras-tyrell", "shae"]
    assert game.row == ["robb-stark", "hodor"]
    assert game.ally_deck[0] == "bronn"


@rule("alliances:open.look-at-top")
def test_looking_begins_with_the_row() -> None:
    deck = ["hodor", "bronn", "varys", "oberyn-martell", "mace-tyrell"]
    game = claim("patchface", row=["shae", "robb-stark"], ally_deck=deck, options=OPEN).place("cersei", "cersei+tyrion")
    assert sorted(game.options()) == sorted(f"ally {ally}" for ally in ("shae", *deck[:4]))


@rule("alliances:open.put-on-top")
def test_what_is_put_on_top_goes_into_the_row() -> None:
    game = scenario(
        current="hodor",
        row=["shae", "bronn"],
        ally_deck=["varys", "oberyn-martell"],
        hands={"cersei": ["dark-wings-dark-words"], "tyrion": ["ambush"]},
        options=OPEN,
    )
    game.play("cersei", "dark-wings-dark-words", "ally oberyn-martell", "ally shae")
    assert game.current == "hodor"
    assert game.row == ["oberyn-martell", "bronn"]
    assert game.ally_deck[:2] == ["shae", "varys"]
    assert game.realm.knows(None, BOX.first_ally + game.realm.row[0]), "it lies face up"


@rule("alliances:ruling.open-choice")
def test_allies_in_councils_are_chosen_as_usual() -> None:
    game = claim("shae", allies={"daenerys+cersei": ["hodor", "bronn"]}, row=["varys"], options=OPEN)
    game.place("cersei", "cersei+tyrion").answer("cersei", "ally hodor")
    assert game.allies("cersei+tyrion") == ["shae", "hodor"]


@rule("alliances:ruling.open-put-back")
def test_the_row_keeps_its_length() -> None:
    game = claim("ilyn-payne", row=["shae", "robb-stark"], ally_deck=["hodor", "bronn", "varys"], options=OPEN)
    game.place("cersei", "cersei+tyrion").answer("cersei", "ally shae", "ally bronn")
    assert game.dead == ["shae"]
    assert game.row == ["bronn", "robb-stark"]
    assert game.ally_deck[:2] == ["hodor", "varys"]
    deck = ["hodor", "bronn", "varys", "oberyn-martell", "mace-tyrell", "shae"]
    last = claim("patchface", ally_deck=deck, options=OPEN).place("cersei", "cersei+tyrion")
    assert len(last.options()) == 5
    last.answer("cersei", *(f"ally {ally}" for ally in reversed(deck[1:5])))
    assert last.row == []
    assert last.ally_deck[:6] == ["mace-tyrell", "oberyn-martell", "varys", "bronn", "hodor", "shae"]


@rule("alliances:ruling.open-row-short")
def test_an_empty_row_is_helped_and_a_rest_is_filled_up() -> None:
    game = scenario(phase="round", current=None, ally_deck=["varys"], hands={"cersei": ["ambush"]}, options=OPEN)
    assert game.current == "varys"
    game = scenario(phase="claim", season="summer", space=0, current=None, row=["shae"], options=OPEN).next_round()
    assert len(game.events("row-laid")[-1]["allies"]) == 4
    assert game.current == "shae"


# --- quick game -----------------------------------------------------------------------------------


@rule("alliances:quick.3-4")
@pytest.mark.parametrize(("players", "rounds"), [(3, 8), (4, 10)])
def test_a_quick_game_of_few_starts_in_autumn(players: int, rounds: int) -> None:
    game = new_game(players, quick_game=True)
    assert game.realm.season == AUTUMN
    assert len(game.rest().events("round-began")) == rounds


@rule("alliances:quick.5-6")
@pytest.mark.parametrize(("players", "rounds"), [(5, 6), (6, 7)])
def test_a_quick_game_of_many_starts_in_winter(players: int, rounds: int) -> None:
    game = new_game(players, quick_game=True)
    assert game.realm.season == WINTER
    assert len(game.rest().events("round-began")) == rounds
