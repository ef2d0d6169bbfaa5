"""The Tactics cards of Howland Reed, Brynden Tully the rider, Rickard Karstark and Maege Mormont."""

from __future__ import annotations

import pytest

from tests.games.miniatures.cards import finish, holding, playable
from tests.games.miniatures.given import began, offered, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
SWORDS = "stark-sworn-swords"
GUARDS = "lannister-guardsmen"
RIDERS = "stark-outriders"
TRACKERS = "crannogman-trackers"
HOWLAND, BRYNDEN, RICKARD, MAEGE = "20225", "20215", "20228", "20229"


# --- Howland Reed -------------------------------------------------------------------------------------------------

TRAPS = "howland-reed-lord-of-the-crannogs-crannog-traps"
AMBUSH = "howland-reed-lord-of-the-crannogs-bog-devil-ambush"
THREAT = "howland-reed-lord-of-the-crannogs-the-threat-unseen"


def trapping(red: str) -> Battle:
    units = (f"red: {red} @ 24 20 0", f"blue: {GUARDS} @ 24 34 180", *FAR)
    game = scenario(*units, turn="blue", position=holding("red", TRAPS, commander=HOWLAND)).nothing_declared()
    game.activate("blue-1").play("blue", "action maneuver")
    while not playable(game, "red", TRAPS):
        game.play("red", "pass")
    return game.play("red", f"play {TRAPS}: -").nothing_declared()


def test_crannog_traps_slow_and_hurt_near_crannogmen() -> None:
    game = trapping(TRACKERS).dice(d3=2)
    assert game.why_not("blue", "maneuver 180 4 180") == "maneuver.sequence"
    assert game.play("blue", "maneuver 180 3 180").wounds("blue-1") == 9


def test_crannog_traps_only_slow_without_crannogmen() -> None:
    game = trapping(SWORDS)
    assert game.why_not("blue", "maneuver 180 4 180") == "maneuver.sequence"
    assert game.play("blue", "maneuver 180 3 180").wounds("blue-1") == 12


def ambushing(red: str) -> Battle:
    units = (f"red: {red} @ 24 20 0", f"blue: {GUARDS} @ 24 30.8 180", *FAR)
    game = scenario(*units, turn="blue", position=holding("red", AMBUSH, commander=HOWLAND)).nothing_declared()
    return game.play("blue", "activate blue-1")


def test_a_bog_devil_ambush_weakens_or_shoots() -> None:
    assert ambushing(TRACKERS).play("red", f"play {AMBUSH}: -").conditions("blue-1") == ("weakened",)
    game = ambushing(TRACKERS).dice(attack="1" * 7).play("red", f"play {AMBUSH}: red-1")
    finish(game, "choose-action")
    assert told(game, "attack-declared")["attacker"] == "red-1"


@pytest.mark.parametrize("red", [SWORDS, "stark-bowmen"])
def test_a_bog_devil_ambush_needs_crannogmen(red: str) -> None:
    assert not playable(ambushing(red), "red", AMBUSH)


def test_crannogmen_that_were_activated_do_not_shoot() -> None:
    units = (f"red: {TRACKERS} @ 24 20 0 activated", f"blue: {GUARDS} @ 24 30.8 180", *FAR)
    game = scenario(*units, turn="blue", position=holding("red", AMBUSH, commander=HOWLAND)).nothing_declared()
    game.play("blue", "activate blue-1")
    assert game.why_not("red", f"play {AMBUSH}: red-1") == "timing.targets-first"


def test_an_unseen_threat_panics_an_enemy() -> None:
    units = (f"red: {TRACKERS} @ 24 20 0", f"blue: {GUARDS} @ 24 34 180", *FAR)
    game = scenario(*units, position=holding("red", THREAT, commander=HOWLAND)).dice(panic="661")
    game.play("red", f"play {THREAT}: blue-1")
    assert game.conditions("blue-1") == ("panicked",)
    assert game.events("rolled")[-1]["purpose"] == "panic"


def test_a_threat_in_combat_is_seen() -> None:
    game = facing(TRACKERS, GUARDS, position=holding("red", THREAT, commander=HOWLAND))
    assert not playable(game, "red", THREAT)


# --- Brynden Tully ------------------------------------------------------------------------------------------------

RIDE_BY = "brynden-tully-outrider-commander-ride-by-attack"
RIDE_DOWN = "brynden-tully-outrider-commander-ride-them-down"
MARSHAL = "brynden-tully-outrider-commander-marshal"


def riding(red: str = RIDERS) -> Battle:
    game = facing(red, GUARDS, position=holding("red", RIDE_BY, commander=BRYNDEN)).nothing_declared()
    return game.activate("red-1").play("red", "action melee-attack")


def test_a_ride_by_attack_goes_through_an_enemy_and_hurts_it() -> None:
    game = riding().play("red", f"play {RIDE_BY}: -")
    assert game.why_not("red", "maneuver 0 12.1 0") == "march.distance"
    game.play("red", "maneuver 0 12 0")
    assert (game.engaged("red-1"), game.wounds("blue-1")) == ((), 8)
    assert game.pose("red-1") == (24, 32, 0)
    assert game.events("attack-declared") == []


def test_what_is_being_resolved_no_longer_waits() -> None:
    game = riding().play("red", f"play {RIDE_BY}: -")
    assert [(one["text"], one["resolving"]) for one in game.view()["declared"]] == [(RIDE_BY, True)]


def test_a_ride_by_attack_may_go_past_everybody() -> None:
    game = riding().play("red", f"play {RIDE_BY}: -", "maneuver 180 8 180")
    assert (game.engaged("red-1"), game.wounds("blue-1")) == ((), 12)


def test_a_ride_by_attack_is_for_cavalry() -> None:
    assert not playable(riding(PLAIN), "red", RIDE_BY)


def running(move: str = "maneuver 0 1 0") -> Battle:
    units = (f"red: {RIDERS} @ 24 20 0", f"blue: {GUARDS} @ 24 31 0", *FAR)
    game = scenario(*units, turn="blue", position=holding("red", RIDE_DOWN, commander=BRYNDEN)).nothing_declared()
    game.activate("blue-1").act("maneuver")
    return game.play("blue", move)


def test_riders_ride_an_enemy_down() -> None:
    game = running().dice(charge=4, defense="6611").play("red", f"play {RIDE_DOWN}: red-1")
    finish(game)
    assert (game.conditions("blue-1"), game.wounds("blue-1")) == (("panicked", "weakened"), 10)  # weakened by Ambush
    assert game.events("attack-declared") == []


def test_who_is_out_of_reach_is_not_ridden_down() -> None:
    units = (f"red: {RIDERS} @ 24 20 180", f"blue: {GUARDS} @ 24 31 0", *FAR)
    game = scenario(*units, turn="blue", position=holding("red", RIDE_DOWN, commander=BRYNDEN)).nothing_declared()
    game.activate("blue-1").act("maneuver").play("blue", "maneuver 0 1 0")
    assert not playable(game, "red", RIDE_DOWN)


def marshalled(red: str = RIDERS) -> Battle:
    units = (f"red: {red} @ 24 20 0 wounds=6 weakened", *FAR)
    return scenario(*units, position=holding("red", MARSHAL, commander=BRYNDEN)).play("red", "activate red-1")


def test_riders_marshal_instead_of_a_maneuver() -> None:
    game = marshalled().play("red", f"play {MARSHAL}: -").play("red", "action maneuver")
    game.play("red", f"use {MARSHAL} red-1: -")
    assert (game.wounds("red-1"), game.conditions("red-1"), game.events("moved")) == (9, (), [])
    assert game.field.borne == ()


def test_only_unengaged_riders_marshal_and_only_by_a_maneuver() -> None:
    assert not playable(marshalled(PLAIN), "red", MARSHAL)
    game = marshalled().play("red", f"play {MARSHAL}: -").play("red", "action march")
    assert not offered(game, MARSHAL)


# --- Rickard Karstark -----------------------------------------------------------------------------------------------

TAUNT = "rickard-karstark-lord-of-karhold-taunt"
VENGEANCE = "rickard-karstark-lord-of-karhold-a-need-for-vengeance"
RETRIBUTION = "rickard-karstark-lord-of-karhold-karstark-retribution"


def taunted(blue: str = "24 30 180") -> Battle:
    units = (f"red: {PLAIN} @ 24 20 0", f"red: {PLAIN} @ 31 20 0", f"blue: {GUARDS} @ {blue}", *FAR)
    game = scenario(*units, turn="blue", position=holding("red", TAUNT, commander=RICKARD)).nothing_declared()
    game.play("blue", "activate blue-1").play("red", f"play {TAUNT}: red-1")
    return game.nothing_declared()


def test_whoever_ignores_a_taunt_is_vulnerable_and_weakened() -> None:
    game = taunted().play("blue", "action march")
    assert game.conditions("blue-1") == ("vulnerable", "weakened")
    game = taunted("27.5 30 180").play("blue", "action charge", "charge red-2")
    assert game.conditions("blue-1") == ("vulnerable", "weakened")


def test_whoever_follows_a_taunt_or_cannot_gets_nothing() -> None:
    game = taunted("27.5 30 180").play("blue", "action charge", "charge red-1")
    assert game.conditions("blue-1") == ()
    assert taunted("24 30 0").play("blue", "action march").conditions("blue-1") == ()


def avenging(red: str) -> Battle:
    position = holding("red", VENGEANCE, commander=RICKARD, ncus=("blue: 30105",))
    units = (f"red: {red} @ 24 20 0 activated", f"blue: {GUARDS} @ 24 24.8 180 activated", FAR[0] + " activated")
    game = scenario(*units, FAR[1], turn="blue", position=position).nothing_declared()
    while not playable(game, "red", VENGEANCE):
        options = game.options(game.asked()[0])
        quiet = (one for one in ("pass", "action forgo", "discard -") if one in options)
        game.play(game.asked()[0], next(quiet, options[0]))
    return game


@pytest.mark.parametrize(("red", "better"), [(PLAIN, 1), (SWORDS, 0)])
def test_a_need_for_vengeance_attacks_before_the_round(red: str, better: int) -> None:
    game = avenging(red).dice(attack="1" * 7).play("red", f"play {VENGEANCE}: red-1")
    finish(game, "activate-ncu")
    assert sum(value for value, _ in told(game, "hits-counted")["modifiers"]) == better
    assert game.asks("blue", "activate-ncu")
    game.play("blue", "activate blue-a")
    assert game.events("unit-activated")[-1]["unit"] == "blue-a"


def test_a_need_for_vengeance_needs_somebody_to_attack() -> None:
    assert not playable(scenario(*FAR, position=holding("red", VENGEANCE, commander=RICKARD)), "red", VENGEANCE)


@pytest.mark.parametrize(("blue", "until"), [(PLAIN, 2), (SWORDS, 1)])
def test_karstark_retribution_is_attached_to_the_attacker(blue: str, until: int) -> None:
    game = facing(GUARDS, blue, position=holding("blue", RETRIBUTION, commander=RICKARD))
    began(game.dice(attack="411111", defense="1", panic="661")).play("blue", f"play {RETRIBUTION}: -")
    assert [(one.on, one.until) for one in game.field.borne] == [(game.unit("red-1"), until)]
    finish(game.no_rerolls())
    assert game.conditions("red-1") == ("vulnerable",)


@pytest.mark.parametrize(("wounds", "healed"), [(9, 2), (12, 0)])
def test_karstark_retribution_heals_when_a_rank_falls(wounds: int, healed: int) -> None:
    position = holding("red", commander=RICKARD, attached=(RETRIBUTION,))
    position["borne"] = [f"red: {RETRIBUTION} on=blue-1"]
    game = facing(f"{PLAIN} wounds=9", f"{GUARDS} wounds={wounds}", position=position)
    game.strike(attack="4111111", defense="1", panic="661")
    assert game.wounds("red-1") == 9 + healed


# --- Maege Mormont -------------------------------------------------------------------------------------------------

STAND = "maege-mormont-lady-of-bear-island-here-we-stand"
SUPPORT = "maege-mormont-lady-of-bear-island-support-of-bear-island"
SUSTAINED = "maege-mormont-lady-of-bear-island-sustained-assault"


def standing() -> Battle:
    position = holding("blue", commander=MAEGE, attached=(STAND,))
    position["borne"] = [f"blue: {STAND} on=blue-1"]
    return began(facing(GUARDS, f"{PLAIN} wounds=1", position=position).dice(attack="411111", defense="1", panic="661"))


def test_here_we_stand_stays_in_play_with_a_wound() -> None:
    game = standing().play("blue", f"use {STAND} blue-1: -")
    assert (game.wounds("blue-1"), game.field.borne, len(game.field.discard[1])) == (1, (), 20)


def test_here_we_stand_may_be_kept_and_is_for_friends() -> None:
    assert finish(standing().play("blue", "pass")).wounds("blue-1") == 0
    game = scenario(*FAR, position=holding("red", STAND, commander=MAEGE))
    assert game.why_not("red", f"play {STAND}: blue-1") == "timing.targets-first"
    assert game.play("red", f"play {STAND}: red-1").field.borne[0].text == STAND


@pytest.mark.parametrize("taken", [0, 2])
def test_support_of_bear_island_gives_wounds_and_one_more(taken: int) -> None:
    units = (f"red: {PLAIN} @ 24 20 0", f"red: {SWORDS} @ 32 20 0 wounds=6", *FAR)
    game = scenario(*units, position=holding("red", SUPPORT, commander=MAEGE))
    game.play("red", f"play {SUPPORT}: red-1, red-2", f"number {taken}")
    assert (game.wounds("red-1"), game.wounds("red-2")) == (12 - taken, 7 + taken)


def test_a_mormont_weakens_an_enemy_of_the_other() -> None:
    units = (
        "red: house-mormont-bruisers @ 24 20 0",
        f"red: {SWORDS} @ 32 20 0 wounds=6",
        f"blue: {GUARDS} @ 32 24.8 180",
        *FAR,
    )
    game = scenario(*units, position=holding("red", SUPPORT, commander=MAEGE))
    assert game.why_not("red", f"play {SUPPORT}: red-1, red-2") == "timing.targets-first"
    game.play("red", f"play {SUPPORT}: red-1, red-2, blue-1", "number 1")
    assert (game.wounds("red-2"), game.conditions("blue-1")) == (8, ("weakened",))


def test_support_reaches_long_range_and_nobody_gives_to_himself() -> None:
    units = (f"red: {PLAIN} @ 8 20 0", f"red: {SWORDS} @ 40 20 0 wounds=6", FAR[1])
    game = scenario(*units, position=holding("red", SUPPORT, commander=MAEGE))
    assert not playable(game, "red", SUPPORT)


@pytest.mark.parametrize(
    ("red", "dice", "rerolls"), [(f"{PLAIN} wounds=4", 7, False), (f"{PLAIN} wounds=4 with=20229", 7, True)]
)
def test_a_sustained_assault_has_the_most_dice(red: str, dice: int, rerolls: bool) -> None:
    game = began(facing(red, GUARDS, position=holding("red", SUSTAINED, commander=MAEGE)).dice(attack="1" * dice))
    while game.question() == "pick-options":
        game.play("red", game.options()[0])
    game.play("red", f"play {SUSTAINED}: -")
    asked = game.options("red") if game.asks("red", "reroll-dice") else []
    assert any(SUSTAINED in option for option in asked) is rerolls
    assert len(game.no_rerolls().rolls()[0][2]) == dice


def test_a_charge_is_no_sustained_assault() -> None:
    units = (f"red: {PLAIN} @ 24 16 0 wounds=4", f"blue: {GUARDS} @ 24 25 180", *FAR)
    game = scenario(*units, position=holding("red", SUSTAINED, commander=MAEGE)).activate("red-1")
    game.dice(charge=5, attack="1" * 4).play("red", "action charge")
    while not playable(game, "red", SUSTAINED):
        game.play("red", "face 0" if game.question() == "pick-facing" else game.options()[0])
    game.play("red", f"play {SUSTAINED}: -").no_rerolls()
    assert len(game.rolls()[-1][2]) == 4
