"""Tactics cards of Joffrey, Addam and Kevan: what each way of playing does, and when it can't."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.miniatures.cards import both, ever_offered, finish, holding, playable, shooting
from tests.games.miniatures.given import began, offered, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
SWORDS = "stark-sworn-swords"


# --- Joffrey Baratheon, First of His Name -----------------------------------------------------------------------

OBEY = "joffrey-baratheon-first-of-his-name-you-will-obey-me"
TRAITORS = "joffrey-baratheon-first-of-his-name-traitors-i-will-have-their-heads"
KING = "joffrey-baratheon-first-of-his-name-i-am-the-king"


def joffrey(*cards: str, seat: str = "red", **more: Any) -> dict[str, Any]:
    return holding(seat, *cards, commander="20121", **more)


@pytest.mark.parametrize(("wounds", "conditions"), [(12, ("panicked", "vulnerable")), (9, ())])
def test_you_will_obey_me_punishes_an_attack_that_destroys_no_rank(wounds: int, conditions: tuple[str, ...]) -> None:
    game = facing(GUARDS, f"{PLAIN} wounds={wounds}", position=joffrey(OBEY))
    game = began(game.dice(attack="41111111", defense="1", panic="661")).play("red", f"play {OBEY}: -")
    finish(game)
    assert told(game, "hits-counted")["keywords"] == ["sundering"]
    assert (len(game.rolls()[0][2]), game.conditions("red-1")) == (8, conditions)
    assert game.field.borne == ()


def test_you_will_obey_me_is_for_own_melee_attacks() -> None:
    assert not ever_offered(began(facing(PLAIN, SWORDS, position=joffrey(OBEY, seat="blue"))), OBEY)
    units = ("red: lannister-crossbowmen @ 24 20 0", f"blue: {PLAIN} @ 24 34 180", *FAR)
    assert not ever_offered(shooting(*units, position=joffrey(OBEY)), OBEY)


def test_traitors_are_attacked_without_mercy_and_their_attackers_pay() -> None:
    others = tuple(f"{line} activated" for line in FAR)
    game = facing(GUARDS, f"{PLAIN} activated", *others, position=joffrey(TRAITORS))
    game.play("red", f"play {TRAITORS}: blue-1").strike(attack="411111", defense="1", panic="661")
    assert told(game, "hits-counted")["keywords"] == ["vicious"]
    # That was the last attack of the Round.
    assert game.field.round == 3 or game.question() == "discard-any"
    assert (game.conditions("red-1"), game.conditions("red-2")) == (("panicked", "vulnerable"), ())
    assert (game.field.borne, game.field.attacks_made) == ((), ())


def test_traitors_whom_nobody_attacks_cost_nobody_anything() -> None:
    others = tuple(f"{line} activated" for line in FAR)
    position = {**joffrey(attached=(TRAITORS,)), "borne": [f"red: {TRAITORS} on=blue-2"]}
    game = facing(GUARDS, f"{PLAIN} activated", *others, position=position).strike(attack="111111")
    assert (game.conditions("red-1"), game.field.borne) == ((), ())
    assert told(game, "hits-counted")["keywords"] == []


def test_traitors_are_shot_without_wrath() -> None:
    units = ("red: lannister-crossbowmen @ 24 20 0", f"blue: {PLAIN} @ 24 34 180", *FAR)
    position = {**joffrey(attached=(TRAITORS,)), "borne": [f"red: {TRAITORS} on=blue-1"]}
    game = scenario(*units, position=position).shoot(attack="111111")
    assert told(game, "hits-counted")["keywords"] == ["sundering"]


def test_traitors_are_named_in_a_friendly_turn_among_enemies() -> None:
    game = scenario(*FAR, position=joffrey(TRAITORS))
    assert game.why_not("red", f"play {TRAITORS}: red-1") == "timing.targets-first"
    assert not playable(scenario(*FAR, turn="blue", position=joffrey(TRAITORS)), "red", TRAITORS)


def test_i_am_the_king_blocks_two_hits_and_shames_the_defender() -> None:
    game = facing(PLAIN, SWORDS, position=joffrey(KING, seat="blue"))
    game = began(game.dice(attack="4444111", defense="1111", panic="661")).play("blue", f"play {KING}: -")
    finish(game)
    assert told(game, "hits-blocked")["blocked"] == 2
    assert game.conditions("blue-1") == ("panicked", "weakened")


def test_i_am_the_king_is_for_friends_in_melee() -> None:
    assert not ever_offered(began(facing(GUARDS, PLAIN, position=joffrey(KING))), KING)
    units = ("red: stark-bowmen @ 24 20 0", f"blue: {SWORDS} @ 24 30 180", *FAR)
    assert not ever_offered(shooting(*units, position=joffrey(KING, seat="blue")), KING)


# --- Addam Marbrand, Commander of the City Watch ----------------------------------------------------------------

LEADERSHIP = "addam-marbrand-commander-of-the-city-watch-charismatic-leadership"
LASH = "addam-marbrand-commander-of-the-city-watch-lash-out"
EXAMPLE = "addam-marbrand-commander-of-the-city-watch-valiant-example"


def addam(*cards: str, seat: str = "blue", **more: Any) -> dict[str, Any]:
    return holding(seat, *cards, commander="20129", **more)


@pytest.mark.parametrize(
    ("where", "morale", "cancelled"), [("32 30 180", "32", 1), ("45 30 180", "32", 0), ("45 30 180", "34", 1)]
)
def test_charismatic_leadership_cancels_a_zone_by_a_morale_test(where: str, morale: str, cancelled: int) -> None:
    units = (f"blue: {GUARDS} @ 24 30 180", f"blue: {GUARDS} @ {where} with=20129", "red: stark-bowmen @ 3 3 0")
    position = addam(LEADERSHIP, ncus=("red: 30102 tokens=0",))
    game = scenario(*units, position=position).play("red", "activate red-a", "claim crown", "choose blue-1")
    game.dice(morale=morale, panic="661").play("blue", f"play {LEADERSHIP}: -")
    finish(game)
    panics = [event for event in game.events("test-made") if event["panic"]]
    assert len(panics) == 1 - cancelled


def test_charismatic_leadership_answers_orders_and_ncus() -> None:
    hold = "order-hold-the-line"
    game = facing(f"{GUARDS} with=20102", GUARDS, position=addam(LEADERSHIP)).play("red", "activate red-1")
    game.dice(morale="66").play("red", f"use {hold} red-1: blue-1").play("blue", f"play {LEADERSHIP}: -")
    assert game.events("effect-cancelled")[-1]["ability"] == hold
    game = scenario(*FAR, position=addam(LEADERSHIP, ncus=("red: 30102",))).play("red", "activate red-a")
    game.dice(morale="66").play("red", "use manipulation-and-deception red-a: blue-1")
    game.play("blue", f"play {LEADERSHIP}: -")
    assert game.conditions("blue-1") == ()


def test_charismatic_leadership_answers_the_letters_and_tells_its_bonus() -> None:
    units = (f"blue: {GUARDS} @ 24 30 180", f"blue: {GUARDS} @ 32 30 180 with=20129", "red: stark-bowmen @ 3 3 0")
    position = addam(LEADERSHIP, ncus=("red: 30102 tokens=0",))
    game = scenario(*units, position=position).play("red", "activate red-a", "claim letter", "choose blue-1")
    game.dice(morale="66").play("blue", f"play {LEADERSHIP}: -")
    assert told(game, "test-made")["modifiers"] == [[2, LEADERSHIP]]
    assert game.conditions("blue-1") == ()


def test_charismatic_leadership_is_for_friends() -> None:
    game = scenario(*FAR, position=addam(LEADERSHIP, ncus=("red: 30102 tokens=0",)))
    assert not ever_offered(game.play("red", "activate red-a", "claim coins"), LEADERSHIP)


def test_charismatic_leadership_does_not_answer_cards_nor_own_effects() -> None:
    game = scenario(*FAR, turn="blue", position=addam(LEADERSHIP, ncus=("blue: 30102 tokens=0",)))
    assert not ever_offered(game.play("blue", "activate blue-a", "claim coins"), LEADERSHIP)
    bribery = "lannister-bribery"
    position = both(addam(LEADERSHIP), holding("red", bribery, commander="20115", ncus=("red: 30102 tokens=0",)))
    game = scenario(*FAR, position=position).play("red", "activate red-a", "claim swords", f"play {bribery}: blue-1")
    assert [event["card"] for event in game.events("card-played")] == [bribery]
    assert len(game.field.borne) == 1


@pytest.mark.parametrize(
    ("wounds", "line", "lost", "conditions"),
    [(12, "", 0, ()), (8, "", 2, ()), (4, "", 4, ()), (4, "with=20129", 4, ("panicked",))],
)
def test_lash_out_hurts_the_attacker(wounds: int, line: str, lost: int, conditions: tuple[str, ...]) -> None:
    game = facing(PLAIN, f"{SWORDS} wounds={wounds} {line}", position=addam(LASH))
    game = began(game.dice(attack="1111111")).play("blue", f"play {LASH}: -")
    assert (game.wounds("red-1"), game.conditions("red-1")) == (12 - lost, conditions)


def test_lash_out_needs_a_defender_who_survives() -> None:
    game = began(facing(PLAIN, f"{SWORDS} wounds=1", position=addam(LASH)).dice(attack="4111111", defense="1"))
    assert game.kinds("unit-destroyed") == ["unit-destroyed"]
    assert not ever_offered(game, LASH)
    assert not ever_offered(began(facing(GUARDS, PLAIN, position=addam(LASH, seat="red"))), LASH)
    units = ("red: stark-bowmen @ 24 20 0", f"blue: {SWORDS} @ 24 30 180 wounds=8", *FAR)
    assert not ever_offered(shooting(*units, position=addam(LASH)), LASH)


def test_a_valiant_example_heals_all_around() -> None:
    near, far = f"blue: {SWORDS} @ 34 24.8 180 wounds=4", f"blue: {SWORDS} @ 45 24.8 180 wounds=4"
    game = facing(PLAIN, f"{SWORDS} wounds=8 with=20129", near, far, *FAR[:1], position=addam(EXAMPLE))
    game = began(game.nothing_declared().dice(attack="1111111")).play("blue", f"play {EXAMPLE}: -")
    # A test that needs no roll is passed, too.
    assert (game.wounds("blue-1"), game.wounds("blue-2"), game.wounds("blue-3")) == (10, 6, 4)


def test_a_valiant_example_is_given_by_addams_unit_or_drawn_for() -> None:
    other = (f"blue: {SWORDS} @ 40 24.8 180 with=20129", *FAR)
    game = facing(PLAIN, SWORDS, *other, position=addam(EXAMPLE)).nothing_declared().dice(attack="1111111")
    assert not ever_offered(began(game), EXAMPLE)
    game = scenario(*FAR, position=addam(EXAMPLE, deck=("lannister-bribery",))).play("blue", f"play {EXAMPLE}: -")
    assert [game.field.title(card) for card in game.field.hand[1]] == ["lannister-bribery"]


# --- Kevan Lannister, Protector of the Realm --------------------------------------------------------------------

PREDICTABLE = "kevan-lannister-protector-of-the-realm-predictable-maneuvers"
FLAWS = "kevan-lannister-protector-of-the-realm-seeing-their-flaws"
WEALTH = "kevan-lannister-protector-of-the-realm-wealth-of-the-rock"


def kevan(*cards: str, seat: str = "red", **more: Any) -> dict[str, Any]:
    return holding(seat, *cards, commander="20130", **more)


def foreseen(ncus: tuple[str, ...], named: str) -> Battle:
    units = (
        f"red: {GUARDS} @ 24 20 0",
        f"blue: {PLAIN} @ 24 24.8 180",
        f"blue: {PLAIN} @ 40 40 180",
        "red: stark-bowmen @ 3 3 0",
    )
    game = scenario(*units, turn="blue", first="blue", position=kevan(PREDICTABLE, ncus=ncus))
    return game.play("red", f"play {PREDICTABLE}: {named}")


def test_a_named_unit_is_forestalled_by_an_action() -> None:
    game = foreseen((), "blue-2").play("blue", "activate blue-2", "action march")
    game.play("red", "choose red-1", "action melee-attack")
    finish(game, "choose-march")
    assert [event["attacker"] for event in game.events("attack-declared")] == ["red-1"]
    assert game.is_activated("red-1") is False


def test_a_named_ncu_is_forestalled_by_an_action() -> None:
    game = foreseen(("blue: 30105 tokens=0",), "blue-2, blue-a").play("blue", "activate blue-a", "claim letter")
    game.play("red", "choose red-1", "action melee-attack")
    finish(game)
    assert [event["attacker"] for event in game.events("attack-declared")] == ["red-1"]


def test_others_are_not_forestalled() -> None:
    game = foreseen((), "blue-1").play("blue", "activate blue-2", "action march")
    assert game.asked() == ("blue",)
    # A unit and an NCU are named where there is an NCU.
    units = (f"red: {GUARDS} @ 24 20 0", f"blue: {PLAIN} @ 40 40 180")
    position = kevan(PREDICTABLE, ncus=("blue: 30105 tokens=0",))
    game = scenario(*units, turn="blue", first="blue", position=position)
    assert game.why_not("red", f"play {PREDICTABLE}: blue-1") == "timing.targets-first"


def test_maneuvers_are_predictable_in_the_first_enemy_turn_only() -> None:
    units = (f"red: {GUARDS} @ 24 20 0", f"blue: {PLAIN} @ 40 40 180", f"blue: {PLAIN} @ 24 40 180", *FAR)
    assert not playable(scenario(*units, position=kevan(PREDICTABLE)), "red", PREDICTABLE)
    game = scenario(*units, turn="blue", first="blue", position=kevan(PREDICTABLE)).play("red", "pass")
    game.play("blue", "activate blue-1", "action forgo").play("red", "activate red-1", "action forgo")
    assert game.asks("blue", "activate-unit")
    # Nor in the player's own first turn, with an NCU to name.
    ncus = ("blue: 30105 tokens=0",)
    assert not playable(scenario(*units, position=kevan(PREDICTABLE, ncus=ncus)), "red", PREDICTABLE)


def test_seeing_their_flaws_marks_whoever_has_acted() -> None:
    game = scenario(*FAR, position=kevan(FLAWS, seat="blue")).act("march")
    finish(game, "declare-text")
    game.play("blue", f"play {FLAWS}: -")
    assert game.conditions("red-1") == ("panicked", "vulnerable")
    assert [one.on for one in game.field.borne] == [game.unit("red-1")]


def flawed(attacker: str, defender: str = GUARDS) -> Battle:
    position = {**kevan(attached=(FLAWS,)), "borne": [f"red: {FLAWS} on=blue-1 until=round"]}
    return facing(attacker, defender, position=position)


def test_whoever_is_attacked_by_kevan_has_no_abilities_meanwhile() -> None:
    game = began(flawed(f"{GUARDS} with=20130", "pyromancers").dice(attack="111111"))
    # No Horrific Visage, though it comes at the same moment; afterwards all is as before.
    assert [purpose for _, purpose, _ in game.rolls()] == ["attack"]
    assert game.field.silenced[game.unit("blue-1")] == 0
    assert len(game.field.borne) == 1


def test_after_kevans_attack_the_abilities_are_back_at_once() -> None:
    game = began(flawed(f"{GUARDS} with=20130").dice(attack="111111"))
    assert offered(game, "order-lannister-supremacy")


def test_whoever_is_attacked_by_kevan_is_no_target_of_cards_meanwhile() -> None:
    father = "the-high-sparrow-his-high-holiness-protection-of-the-father"
    theirs = holding("blue", father, commander="20125")
    for attachment, silenced, barred in (("20130", "", True), ("20130", "silenced", True), ("20102", "", False)):
        position = both(kevan(attached=(FLAWS,)), theirs, {"borne": [f"red: {FLAWS} on=blue-1 until=round"]})
        game = facing(f"{GUARDS} with={attachment}", f"{SWORDS} {silenced}", position=position)
        game = began(game.dice(attack="444444", defense="666666"))
        assert playable(game, "blue", father) is not barred


def test_seeing_their_flaws_is_for_enemies_and_lasts_for_the_round() -> None:
    game = scenario(*FAR, position=kevan(FLAWS)).play("red", "action march")
    assert not ever_offered(game, FLAWS)
    game = scenario(*FAR, position=kevan(FLAWS, seat="blue")).act("march")
    finish(game, "declare-text").play("blue", f"play {FLAWS}: -")
    assert game.field.round == 2
    assert [one.text for one in game.field.borne] == [FLAWS]
    finish(game, "choose-action").play("blue", "action forgo")
    assert [one.text for one in game.field.borne] == []


def test_others_than_kevan_see_no_flaws() -> None:
    game = began(flawed(GUARDS, "pyromancers").dice(panic="661", attack="111111"))
    assert [purpose for _, purpose, _ in game.no_rerolls().rolls()] == ["panic", "attack"]


def test_a_unit_without_abilities_stays_without_them_after_kevans_attack() -> None:
    game = began(flawed(f"{GUARDS} with=20130", f"{GUARDS} silenced").dice(attack="111111"))
    assert game.field.silenced[game.unit("blue-1")] > 0
    assert len(game.field.borne) == 1


@pytest.mark.parametrize(
    ("line", "zone", "panic", "defense"),
    [
        ("", "crown", [[2, WEALTH]], []),
        ("", "coins", [], [[1, WEALTH]]),
        ("with=20130", "letter", [[2, WEALTH]], [[1, WEALTH]]),
    ],
)
def test_the_wealth_of_the_rock_helps_by_its_zones(line: str, zone: str, panic: list[Any], defense: list[Any]) -> None:
    ncus = (f"blue: 30105 zone={zone} tokens=0 activated",)
    game = facing(PLAIN, f"{SWORDS} {line}", position=kevan(WEALTH, seat="blue", ncus=ncus))
    game = began(game.dice(attack="4111111", defense="1", panic="661")).play("blue", f"play {WEALTH}: -")
    finish(game)
    assert told(game, "hits-blocked")["modifiers"] == defense
    assert told(game, "test-made")["modifiers"] == panic


def test_the_wealth_of_the_rock_needs_a_zone_or_kevan() -> None:
    assert not ever_offered(began(facing(PLAIN, SWORDS, position=kevan(WEALTH, seat="blue"))), WEALTH)
    crown = kevan(WEALTH, ncus=("red: 30105 zone=crown tokens=0 activated",))
    assert not ever_offered(began(facing(GUARDS, PLAIN, position=crown)), WEALTH)
