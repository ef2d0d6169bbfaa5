"""What Lannister texts don't do: for whom, when, how often and how far they do not work."""

from __future__ import annotations

from typing import Any

import pytest

from maester.engine import Seat
from maester.games.miniatures.field import ROUND
from maester.games.miniatures.pieces.changes import MayRerollCharge, MayRerollRetreat, StartingHand
from maester.games.miniatures.standing import about, about_player, modifiers
from tests.games.miniatures.cards import both, ever_offered, finish, holding
from tests.games.miniatures.given import began, offered, told
from tests.games.miniatures.language import FAR, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
CROWN = {"ncus": ["red: 30102 zone=crown activated"]}


# --- units and Attachments --------------------------------------------------------------------------------------


@pytest.mark.parametrize("attachment", ["20108", "20126"])
def test_what_helps_in_melee_does_not_help_to_shoot(attachment: str) -> None:
    units = (f"red: lannister-crossbowmen @ 24 20 0 with={attachment}", f"blue: {PLAIN} @ 24 34 180", *FAR)
    game = scenario(*units, position=CROWN).shoot(attack="111111")
    counted = told(game, "hits-counted")
    assert (counted["keywords"], counted["modifiers"]) == (["sundering"], [])


@pytest.mark.parametrize(
    ("attachment", "ability"), [("20108", "dominance-of-the-crown"), ("20126", "experiment-enhancements")]
)
def test_it_is_one_to_hit(attachment: str, ability: str) -> None:
    game = facing(f"{GUARDS} with={attachment}", PLAIN, position=CROWN).strike(attack="111111")
    assert told(game, "hits-counted")["modifiers"] == [[1, ability]]


def test_a_weakened_token_of_qyburns_unit_cannot_be_expended_in_melee() -> None:
    game = began(facing(f"{GUARDS} weakened with=20126", PLAIN).dice(attack="311111", defense="1", panic="661"))
    assert game.question() != "reroll-dice"
    assert told(game, "hits-counted")["hits"] == 1


def test_the_hostage_is_worth_nothing_while_he_lives() -> None:
    game = facing(GUARDS, f"{PLAIN} wounds=2 with=20119@red,20102").strike(attack="411111", defense="1", panic="661")
    assert game.kinds("attachment-destroyed") == ["attachment-destroyed"]
    assert game.points("red") == 0


@pytest.mark.parametrize(
    ("attachment", "ability", "actions"),
    [
        ("20121", "orders-of-the-crown-joffrey-baratheon", {"action maneuver", "action march"}),
        ("20112", "orders-of-the-crown-preston-greenfield", {"action maneuver", "action march"}),
    ],
)
def test_the_crown_is_a_maneuver_or_a_march(attachment: str, ability: str, actions: set[str]) -> None:
    units = (f"red: {GUARDS} @ 24 20 0 with={attachment}", f"blue: {PLAIN} @ 24 40 180", *FAR)
    game = scenario(*units, position={"ncus": ["red: 30105 tokens=0"]}).nothing_declared()
    game.play("red", "activate red-a", "claim crown", f"use {ability} red-1: -")
    assert set(game.options("red")) == actions
    # An enemy's Crown is none of its business.
    game = scenario(*units, turn="blue", position={"ncus": ["blue: 30105 tokens=0"]}).nothing_declared()
    assert not ever_offered(game.play("blue", "activate blue-a", "claim crown"), ability)


def test_kevan_fights_instead_of_the_crown_where_he_stands() -> None:
    game = facing(f"{GUARDS} with=20130", PLAIN, position={"ncus": ["red: 30105 tokens=0"]}).nothing_declared()
    game.play("red", "activate red-a", "claim crown", "use might-of-the-throne-kevan-lannister red-1: -")
    assert finish(game).kinds("attack-declared") == ["attack-declared"]
    units = (f"red: {GUARDS} @ 24 8 0 with=20130", f"blue: {PLAIN} @ 24 40 180", *FAR)
    game = scenario(*units, position={"ncus": ["red: 30105 tokens=0"]}).nothing_declared()
    game.play("red", "activate red-a", "claim crown")
    assert not ever_offered(game, "might-of-the-throne-kevan-lannister")


# --- NCUs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ref", "ability"), [("30101", "the-rains-of-castamere"), ("30107", "unbiased-justice")])
def test_what_is_handed_out_comes_once_in_a_game(ref: str, ability: str) -> None:
    units = (f"red: {GUARDS} @ 12 10 0", f"blue: {PLAIN} @ 24 40 180", *FAR)
    game = scenario(*units, position={"ncus": [f"red: {ref}"]}).play("red", f"use {ability} red-a: -")
    targets = ["choose blue-1"] * 5 if ref == "30101" else ["choose red-1"] * 4
    game.play("red", *targets)
    finish(game)
    game.play("red", "activate red-1", "action forgo")
    assert not offered(game, ability)
    assert game.asks("blue", "activate-unit")


def test_the_rains_call_for_a_plain_test_and_silence_for_the_round() -> None:
    units = (f"red: {GUARDS} @ 12 10 0", f"blue: {PLAIN} @ 24 40 180", *FAR)
    game = scenario(*units, position={"ncus": ["red: 30101"]}).dice(hits="6666", panic="661")
    game.play("red", "use the-rains-of-castamere red-a: -", *["choose blue-1"] * 5)
    assert told(game.no_rerolls(), "test-made")["modifiers"] == []
    assert game.field.silenced[game.unit("blue-1")] == ROUND + 1


def test_unbiased_justice_shifts_two_inches_and_gives_the_highest_dice() -> None:
    units = (f"red: {GUARDS} @ 24 10 0", *FAR)
    game = scenario(*units, position={"ncus": ["red: 30107"]}).play("red", "use unbiased-justice red-a: -")
    game.play("red", *["choose red-1"] * 4)
    assert game.why_not("red", "shift forward 2.5") is not None
    assert [one.until for one in game.field.borne] == []
    game.play("red", "shift forward 2")
    assert [one.until for one in game.field.borne] == [ROUND]
    position = {"ncus": ["red: 30107"], "borne": ["red: unbiased-justice on=red-1 until=round"]}
    game = facing(f"{GUARDS} wounds=4", PLAIN, position=position).nothing_declared().strike(attack="111111")
    assert len(game.rolls()[0][2]) == 6


def influenced(ref: str, ability: str, unit: str) -> dict[str, Any]:
    """An NCU of red's is attached to a unit by Influence."""
    return {"ncus": [f"red: {ref} activated"], "borne": [f"red: {ability} on={unit} until=round ncu=red-a"]}


def test_fealty_to_the_seven_heals_three_at_most_within_twelve_inches() -> None:
    position = influenced("30103", "fealty-to-the-seven", "blue-1")
    game = facing(f"{GUARDS} wounds=5 with=20101", PLAIN, position=position)
    game.strike(attack="41111", defense="1", panic="113")
    # Four Wounds by the intimidating Assault Veteran; the archers are too far away to be picked.
    assert (game.wounds("blue-1"), game.wounds("red-1")) == (12 - 1 - 4, 8)


def test_fealty_to_the_seven_is_nothing_for_friends_who_bear_it() -> None:
    position = influenced("30103", "fealty-to-the-seven", "red-1")
    game = facing(f"{GUARDS} wounds=8", PLAIN, turn="blue", position=position)
    game.strike("blue-1", "red-1", attack="4111111", defense="1", panic="111")
    assert game.wounds("red-1") == 8 - 1 - 1


@pytest.mark.parametrize(("ref", "ability"), [("30103", "fealty-to-the-seven"), ("30106", "might-of-the-iron-throne")])
def test_influence_comes_with_the_own_claim(ref: str, ability: str) -> None:
    game = scenario(*FAR, position={"ncus": [f"red: {ref}", "red: 30105 tokens=0"]})
    finish(game.play("red", "activate red-b", "claim letter"), "choose-action")
    assert [one.text for one in game.field.borne] == []
    game = scenario(*FAR, position={"ncus": [f"red: {ref}", "red: 30105 tokens=0"]})
    game.play("red", "activate red-a", "claim letter", "choose blue-1")
    assert [one.text for one in game.field.borne] == [ability]


def test_joffreys_influence_is_harmless_for_friends() -> None:
    position = {
        "ncus": ["red: 30106 activated"],
        "borne": ["red: might-of-the-iron-throne on=red-1 until=round ncu=red-a"],
    }
    game = facing(f"{GUARDS} wounds=8", PLAIN, turn="blue", position=position)
    game.strike("blue-1", "red-1", attack="4111111", defense="1", panic="111")
    assert game.wounds("red-1") == 8 - 1 - 1


def test_tyrion_begins_with_one_card_more() -> None:
    field = scenario(*FAR, position={"ncus": ["red: 30104"]}).field
    more = [
        sum(one.value for one in modifiers(field, about_player(field, Seat(seat), StartingHand))) for seat in (0, 1)
    ]
    assert more == [1, 0]


@pytest.mark.parametrize(("ref", "ability"), [("30105", "playing-the-game"), ("30109", "queens-influence")])
def test_cards_are_fetched_by_the_own_claim_and_the_deck_is_shuffled(ref: str, ability: str) -> None:
    position = holding("red", commander="20115", ncus=(f"red: {ref}", "red: 30102 tokens=0"))
    game = scenario(*FAR, position=position).play("red", "activate red-b", "claim crown")
    assert not ever_offered(game, ability)
    position = holding("red", commander="20115", ncus=(f"red: {ref}",), deck=("lannister-counterplot",))
    game = scenario(*FAR, position=position).play("red", "activate red-a", "claim crown", f"use {ability} red-a: -")
    assert game.kinds("deck-shuffled") == ["deck-shuffled"]
    # The Crown brings one card, and not that of the Coins.
    assert len(game.events("card-taken")) == 1


def test_little_doves_watch_the_ncu_and_the_zones_that_were_named() -> None:
    units = (f"blue: {PLAIN} @ 24 30 180", *FAR)
    for zone, asked in (("crown", True), ("coins", False)):
        game = scenario(*units, turn="blue", position={"ncus": ["red: 30108", "blue: 30105 tokens=0"]})
        game.play("blue", "activate blue-a").play("red", "use little-doves red-a: -", "zone crown", "zone letter")
        game.play("blue", f"claim {zone}")
        finish(game, "pick-further")
        assert (game.question() == "pick-further") is asked


# --- the banners ------------------------------------------------------------------------------------------------


def test_the_fourth_banner_rerolls_distances_this_turn() -> None:
    game = facing("kingsguard", PLAIN).play(
        "red", "activate red-1", "use special-card-50101 red-1: -", "option 4", "pass"
    )
    own, other = game.unit("red-1"), game.unit("blue-1")
    assert len(list(about(game.field, own, MayRerollCharge))) == 1
    assert len(list(about(game.field, own, MayRerollRetreat))) == 1
    assert list(about(game.field, other, MayRerollCharge)) == []


def test_the_last_banner_may_be_spent_and_the_enemy_fears_no_other_attack() -> None:
    game = facing("kingsguard tokens=1", PLAIN).play("red", "activate red-1")
    game.play("red", "use special-card-50101 red-1: -", "option 3")
    assert game.field.tokens[game.unit("red-1")] == 0
    assert game.question() == "choose-action"
    # It is the Kingsguard's own attack that frightens.
    position = {"borne": ["red: special-card-50101 on=red-1 part=2 until=turn"]}
    game = facing("kingsguard", PLAIN, turn="blue", position=position)
    assert began(game, "blue-1", "red-1").conditions("red-1") == ()


def test_a_counterplot_that_nobody_may_play_is_not_fetched() -> None:
    starks = holding("red", "stark-northern-ferocity", commander="20201")
    theirs = holding("blue", commander="20115", ncus=("blue: 30104",))
    game = began(facing("stark-sworn-swords", GUARDS, position=both(starks, theirs)))
    game.play("red", "play stark-northern-ferocity: -")
    assert offered(game, "tactical-mastermind")
    # Of another deck there is none to be found.
    theirs = holding("blue", commander="20201", ncus=("blue: 30104",))
    game = began(facing("stark-sworn-swords", GUARDS, position=both(starks, theirs)))
    assert not ever_offered(game.play("red", "play stark-northern-ferocity: -"), "tactical-mastermind")
