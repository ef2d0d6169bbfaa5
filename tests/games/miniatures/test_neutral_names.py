"""Jaqen, Arya, the Lysene Bosun and Brienne: what their abilities do, and when they can't."""

from __future__ import annotations

from typing import Any

from maester.engine.knowledge import bits
from tests.games.miniatures.given import began, offered, told
from tests.games.miniatures.language import FAR, Battle, facing, new_game, scenario
from tests.games.miniatures.neutral_hands import held

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
CARDS = ("neutral-worth-the-risk", "neutral-meticulous-planning")
MERCENARIES = "stormcrow-mercenaries"


# --- Jaqen ------------------------------------------------------------------------------------------------------------

NEW_NAME = "order-taking-a-new-name"


def nameless(fallen: dict[str, list[str]], red: str = f"{MERCENARIES} with=20413", **options: Any) -> Battle:
    return scenario(f"red: {red} @ 24 20 0", *FAR, position={"fallen": fallen}, **options)


def test_jaqen_takes_the_name_of_a_fallen_attachment() -> None:
    game = nameless({"red": ["20203"], "blue": ["20105"]})
    game.play("red", f"use {NEW_NAME} red-1: -")
    game.play("red", "attachment umber-champion")
    unit = game.field.attachments[game.unit("red-1")]
    assert [(one.ref, one.gained) for one in unit] == [("20203", (NEW_NAME,))]
    assert sorted(one.ref for one in game.field.fallen) == ["20105", "20413"]
    assert (game.wounds("red-1"), told(game, "attachment-returned")["attachment"]) == (12, "umber-champion")
    # The Order came with it, and was used this Round.
    game.activate("red-1").play("red", "action forgo")
    while game.asked() == ("blue",):
        game.play("blue", game.options()[-1])
    assert not offered(game, NEW_NAME)


def test_a_new_name_may_be_taken_again_in_the_next_round() -> None:
    game = nameless({"red": ["20413"]}, f"{MERCENARIES} with=20203+{NEW_NAME}")
    assert offered(game, NEW_NAME)
    game.play("red", f"use {NEW_NAME} red-1: -")
    assert [one.ref for one in game.field.attachments[game.unit("red-1")]] == ["20413"]


def test_a_new_name_needs_a_fallen_infantry_attachment_and_the_own_turn() -> None:
    assert not offered(nameless({}), NEW_NAME)
    assert not offered(nameless({"red": ["20416"]}), NEW_NAME)
    game = nameless({"red": ["20203"]}, turn="blue", first="blue")
    assert not offered(game, NEW_NAME)


def test_destroyed_attachments_are_remembered() -> None:
    game = facing(GUARDS, f"{PLAIN} with=20203 wounds=1").strike(attack="411111", defense="1")
    assert [(one.ref, one.seat) for one in game.field.fallen] == [("20203", game.seat("blue"))]


# --- Arya -------------------------------------------------------------------------------------------------------------


def listing(red: str, blue: str = PLAIN, *more: str, **throws: str) -> Battle:
    return began(facing(red, blue, *more, *FAR).dice(**throws))


def test_names_come_on_the_list_when_friends_lose_ranks() -> None:
    for where, tokens in ((32, 1), (45, 0)):
        game = facing(GUARDS, f"{PLAIN} wounds=9", f"blue: {PLAIN} @ {where} 24.8 180 with=20420", *FAR)
        game.strike(attack="411111", defense="1", panic="661")
        assert game.field.attachments[game.unit("blue-2")][0].tokens == tokens


def test_no_names_are_taken_for_enemies_and_none_struck_off_by_others() -> None:
    game = facing(f"{MERCENARIES} with=20420", f"{PLAIN} wounds=9").strike(attack="4111111", defense="1", panic="661")
    assert game.field.attachments[game.unit("red-1")][0].tokens == 0
    beside = (f"red: {MERCENARIES} @ 8 20 0 with=20420/1",)
    assert not offered(listing(MERCENARIES, f"{PLAIN} with=20203", *beside, attack="1" * 7), "names-on-the-list")
    game = scenario("red: stormcrow-archers @ 24 20 0 with=20420/1", f"blue: {PLAIN} @ 24 29 180 with=20203", *FAR)
    game.activate("red-1").dice(attack="1" * 7).play("red", "action ranged-attack", "pass")
    assert not offered(game, "names-on-the-list")


def test_a_name_on_the_list_is_struck_off() -> None:
    game = listing(f"{MERCENARIES} with=20420/1", f"{PLAIN} with=20203", attack="1" * 7)
    game.play("red", "use names-on-the-list red-1: -").no_rerolls()
    assert told(game, "attachment-destroyed")["attachment"] == "umber-champion"
    assert (game.wounds("blue-1"), game.field.borne) == (11, ())
    assert not offered(listing(f"{MERCENARIES} with=20420", f"{PLAIN} with=20203", attack="1" * 7), "names-on-the-list")


# --- the Lysene Bosun -------------------------------------------------------------------------------------------------


def interrogating(blue: str = f"{PLAIN} wounds=1", hand: tuple[str, ...] = CARDS) -> Battle:
    return began(
        facing(f"{MERCENARIES} with=20419", blue, position=held("blue", *hand)).dice(attack="4111111", defense="1")
    )


def test_interrogation_sees_a_hand_and_discards_a_card() -> None:
    game = interrogating().play("red", "use interrogate red-1: -")
    assert game.options("red") == [f"discard {card}" for card in CARDS]
    assert [event["cards"] for event in game.events("hand-seen", "red")] == [list(CARDS)]
    assert game.kinds("hand-seen", "hand-looked-at") == ["hand-looked-at"]
    game.play("red", f"discard {CARDS[0]}")
    assert [game.field.title(card) for card in game.field.hand[1]] == [CARDS[1]]
    # Red knows what is left, and nobody else has learned it.
    assert game.field.known[game.field.hand[1][0]] == bits([game.seat("red"), game.seat("blue")])


def test_interrogation_needs_a_destroyed_enemy_with_cards() -> None:
    assert not offered(interrogating(hand=()), "interrogate")
    game = facing(f"{MERCENARIES} with=20419", PLAIN, position=held("blue", *CARDS)).dice(attack="1" * 7)
    assert not offered(began(game), "interrogate")


# --- Brienne ----------------------------------------------------------------------------------------------------------


def vowing(named: str) -> Battle:
    """Brienne has named an enemy; her unit charges one that is 7 in away, with a 2 on the die."""
    position = {"borne": [f"red: knightly-vow on=red-1 targets={named}"]}
    units = (f"red: {MERCENARIES} @ 24 16 0 with=20406", f"blue: {PLAIN} @ 24 27.8 180", *FAR)
    game = scenario(*units, position=position)
    game.activate("red-1").dice(charge=2, again=5, attack="1" * 7).play("red", "action charge")
    while game.question() in ("declare-target", "determine-zone", "pick-facing"):
        game.play("red", "face 0" if game.question() == "pick-facing" else game.options()[0])
    return game


BRIENNES = "neutral/30/10406+20411,10401+20406,10405,30402~1"
ROBBS = "stark/30/10201+20201,10202+20224,10203+20203,10204,30201,30202~1"


def test_brienne_names_an_enemy_after_deployment() -> None:
    game = new_game(points=30, terrain="ready").play("red", f"army {BRIENNES}").play("blue", f"army {ROBBS}")
    game.rest("pick-target")
    assert game.options("red") == [f"choose blue-{number}" for number in (1, 2, 3, 4)]
    assert all(game.field.stands(game.unit(f"blue-{number}")) for number in (1, 2, 3, 4))
    game.play("red", "choose blue-3")
    borne = game.field.borne[0]
    assert (borne.text, borne.on, borne.targets) == ("knightly-vow", game.unit("red-2"), (game.unit("blue-3"),))
    assert game.field.round == 1


def test_a_vow_is_kept_against_the_enemy_that_was_named() -> None:
    assert vowing("blue-1").options("red")[0] == "reroll knightly-vow: 1"
    assert not vowing("blue-2").asks("red", "reroll-dice")
