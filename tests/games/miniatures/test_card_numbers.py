"""The numbers on cards where other tests leave room: not one more, and not one less."""

from __future__ import annotations

import pytest

from maester.games.miniatures.box import BOX
from tests.games.miniatures.cards import holding
from tests.games.miniatures.given import began, offered, told
from tests.games.miniatures.language import FAR, facing, scenario

PLAIN, GUARDS = "stark-sworn-swords", "lannister-guardsmen"
ROBB = "20201"
MIGHT, NORTH = "stark-winters-might", "stark-the-north-remembers"


def commander(name: str) -> str:
    """The number of a Commander's card."""
    return next(card.ref for card in BOX.attachments.values() if card.commander and card.id.startswith(name))


@pytest.mark.parametrize("card", ["lead-by-example", "fury-for-the-fallen"])
def test_eddards_cards_draw_one_card_and_no_more(card: str) -> None:
    title = f"eddard-stark-lord-of-winterfell-{card}"
    position = holding("red", title, commander=commander("eddard-stark"), deck=(MIGHT, NORTH))
    game = scenario(*FAR, position=position).play("red", f"play {title}: -")
    assert [game.field.title(one) for one in game.field.hand[0]] == [MIGHT]


@pytest.mark.parametrize(("held", "option", "wounds"), [("", "", 9), ("with=20203", "option 1", 9)])
def test_the_name_that_is_owed_costs_three_wounds(held: str, option: str, wounds: int) -> None:
    game = facing(GUARDS, f"{PLAIN} with=20221@red wounds=1", f"blue: {PLAIN} @ 40 40 180 {held}", *FAR)
    began(game.dice(attack="411111", defense="1"))
    name = "a-man-freed-a-name-owed"
    while not offered(game, name):
        game.answer_quietly()
    game.play("red", f"use {name} blue-1: blue-2")
    if option:
        game.play("red", option)
    assert game.wounds("blue-2") == wounds


@pytest.mark.parametrize(("fallen", "passes"), [(1, False), (2, True)])
def test_the_avenged_north_passes_panic_tests_after_two_losses(fallen: int, passes: bool) -> None:
    dead = [f"blue: {PLAIN} wounds=0"] * fallen
    position = {
        "ncus": ["blue: 30209 activated"],
        "borne": ["blue: avenging-the-north on=blue-1 until=round ncu=blue-a"],
    }
    game = facing(GUARDS, PLAIN, *dead, *FAR, position=position)
    game.strike(attack="411111", defense="1", panic="" if passes else "661")
    assert (game.events("test-passed-automatically") != []) is passes


def test_walder_frey_heals_three_wounds() -> None:
    units = (f"red: {PLAIN} @ 24 20 0 wounds=8", f"blue: {GUARDS} @ 24 40 180", FAR[0])
    game = scenario(*units, position={"ncus": ["red: walder-frey-lord-of-the-crossing"]}).nothing_declared()
    game.play("red", "activate red-a", "claim coins", "use strategic-alliance red-a: -", "option 2", "option 3")
    game.play("red", "choose red-1")
    assert game.wounds("red-1") == 11


def test_swift_reposition_is_a_shift_of_two_inches() -> None:
    card = "stark-swift-reposition"
    position = holding("red", card, commander=ROBB)
    game = scenario(f"red: {PLAIN} @ 24 20 0", *FAR, position=position).play("red", f"play {card}: red-1")
    assert game.why_not("red", "shift forward 2") is None
    assert game.numbers("red", "shift forward 2.02")["most"] == 2


def test_a_card_that_answers_a_charge_names_the_charged_unit() -> None:
    card = "brynden-tully-the-blackfish-set-for-charge"
    game = scenario(
        f"red: {GUARDS} @ 24 16 0",
        f"blue: {PLAIN} @ 24 24.8 180",
        *FAR,
        position=holding("blue", card, commander=commander("brynden-tully-the-blackfish")),
    ).nothing_declared()
    game.activate("red-1").dice(charge=5, first="1" * 7, attack="1" * 6).play("red", "action charge")
    while not any(option.startswith(f"play {card}") for option in game.options()):
        game.play(game.asked()[0], game.options()[0])
    game.play("blue", f"play {card}: -")
    assert told(game, "card-played")["unit"] == "blue-1"


def test_the_rally_banner_heals_one_wound() -> None:
    game = facing(GUARDS, f"{PLAIN} wounds=6", "blue: house-tully-cavaliers @ 30 26 180", *FAR)
    game.strike(attack="411111", defense="1", panic="661")
    assert game.wounds("blue-1") == 6


def test_jojens_greensight_is_one_of_two() -> None:
    game = facing(f"{PLAIN} with=20217", GUARDS).activate("red-1").play("red", "action melee-attack")
    assert game.options() == ["option 1", "option 2"]
    assert game.play("red", "option 1").question() != "pick-options"
