"""The Tactics cards of Neutral Commanders: what each does, and when it can't be played."""

from __future__ import annotations

from typing import Any

from maester.games.miniatures.names import COINS, CROWN
from maester.games.miniatures.zones import controls_zone
from tests.games.miniatures.given import began, purposes, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario
from tests.games.miniatures.neutral_hands import held, playable, plays, round_ends

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
MERCENARIES = "stormcrow-mercenaries"
CUTTHROATS = "house-bolton-cutthroats"
RAMSAY, VARGO, DAARIO, ROOSE, JOKIN = "20402", "20409", "20411", "20415", "20424"


def keywords(game: Battle) -> list[str]:
    return list(told(game, "hits-counted")["keywords"])


# --- Ramsay Snow ------------------------------------------------------------------------------------------------------

BLADES = "ramsay-snow-the-bastard-of-bolton-our-blades-are-sharp"


def sharp(red: str, blue: str) -> Battle:
    game = began(facing(red, blue, position=held("red", BLADES, commander=RAMSAY)).dice(attack="1" * 7))
    return plays(game, "red", BLADES)


def test_sharp_blades_are_precise_against_the_panicked() -> None:
    game = sharp(MERCENARIES, f"{PLAIN} panicked")
    assert (keywords(game), game.question() == "reroll-dice") == (["precision"], False)
    game = sharp(f"{MERCENARIES} with={RAMSAY}", f"{PLAIN} panicked")
    assert BLADES in game.options("red")[0]


def test_sharp_blades_do_nothing_against_the_calm() -> None:
    assert keywords(sharp(MERCENARIES, PLAIN)) == []
    game = began(facing(GUARDS, PLAIN, position=held("blue", BLADES, commander=RAMSAY)).dice(attack="1" * 6))
    assert not playable(game, "blue", BLADES)


CRUEL = "ramsay-snow-the-bastard-of-bolton-cruel-methods"
CRUELTY = (
    f"red: {CUTTHROATS} @ 24 20 0 wounds=5",
    f"red: {MERCENARIES} @ 34 20 0 wounds=5",
    f"blue: {GUARDS} @ 24 33 180 panicked",
    f"blue: {GUARDS} @ 34 33 180",
    *FAR,
)


def test_cruel_methods_heal_boltons_twice() -> None:
    game = plays(scenario(*CRUELTY, position=held("red", CRUEL, commander=RAMSAY)), "red", CRUEL, "blue-1")
    game.play("red", "option 1", "option 1")
    assert (game.wounds("red-1"), game.wounds("red-2"), game.conditions("blue-1")) == (9, 5, ())


def test_cruel_methods_break_the_panicked() -> None:
    game = plays(scenario(*CRUELTY, position=held("red", CRUEL, commander=RAMSAY)), "red", CRUEL, "blue-1")
    game.play("red", "option 2")
    assert game.why_not("red", "option 2") is not None
    game.play("red", "option 3")
    assert game.conditions("blue-1") == ("vulnerable", "weakened")


def test_cruel_methods_need_a_panicked_enemy() -> None:
    game = scenario(*CRUELTY, position=held("red", CRUEL, commander=RAMSAY))
    assert not playable(game, "red", CRUEL, "blue-2")


GAMES = "ramsay-snow-the-bastard-of-bolton-sadistic-games"


def games(**options: Any) -> Battle:
    """Blue's turn begins; its unit is engaged with Boltons of two ranks and with others."""
    return scenario(
        f"red: {CUTTHROATS} @ 24 20 0 wounds=8",
        f"blue: {GUARDS} @ 24 24.8 180",
        f"red: {MERCENARIES} @ 24 29.6 180",
        f"blue: {GUARDS} @ 34 33 180",
        *FAR,
        position=held("red", GAMES, commander=RAMSAY),
        **{"turn": "blue", "first": "blue", **options},
    )


def test_in_sadistic_games_the_opponent_chooses_and_ramsay_picks() -> None:
    game = plays(games(), "red", GAMES)
    assert game.asked() == ("blue",)
    game.play("blue", "option 1").play("red", "choose blue-1", "choose blue-2")
    assert (game.conditions("blue-1"), game.conditions("blue-2")) == (("panicked",), ("panicked",))


def test_sadistic_games_strike_by_the_ranks_of_boltons() -> None:
    game = plays(games(), "red", GAMES).dice(defense="1111").play("blue", "option 2")
    assert game.wounds("blue-1") == 8


def test_sadistic_games_are_for_the_enemys_turn() -> None:
    assert not playable(games(turn="red", first="red"), "red", GAMES)
    game = plays(games(), "red", GAMES).play("blue", "option 1").play("red", "pass")
    game.play("red", "pass") if game.asked() == ("red",) else None
    assert game.conditions("blue-1") == ()


# --- Roose Bolton -----------------------------------------------------------------------------------------------------

SECRETS = "roose-bolton-the-leech-lord-a-flayed-man-has-no-secrets"


REPOSITION = "order-tactical-reposition"


def flaying(blue: str, far: str = "34 31") -> Battle:
    """Red's turn begins; blue's Outriders may Shift themselves. Another unit of blue's is Weakened."""
    game = scenario(
        f"red: {CUTTHROATS} @ 24 16 0",
        f"blue: stark-outriders @ 24 31 180 {blue}",
        f"blue: {PLAIN} @ {far} 180 weakened",
        *FAR,
        position=held("red", SECRETS, commander=ROOSE),
    )
    return (
        game.nothing_declared() if game.asked() == ("red",) else game.play("blue", f"use {REPOSITION} blue-1: blue-1")
    )


def test_a_flayed_man_tells_what_the_enemy_plans() -> None:
    game = plays(flaying("panicked vulnerable"), "red", SECRETS, "blue-1")
    assert game.options("red") == ["token panicked", "token vulnerable"]
    game.play("red", "token panicked")
    assert game.conditions("blue-1") == ("vulnerable",)
    assert told(game, "effect-cancelled")["ability"] == REPOSITION
    assert game.asks("red", "activate-unit")


def test_a_flayed_man_needs_a_token_near_the_target() -> None:
    assert playable(flaying(""), "red", SECRETS, "blue-2")
    game = flaying("", far="44 10")
    assert not playable(game, "red", SECRETS)
    assert game.asks("blue", "choose-shift")


def test_a_flayed_man_knows_nothing_of_zones() -> None:
    position = held("red", SECRETS, commander=ROOSE, ncus=["blue: 30407"])
    units = (f"red: {CUTTHROATS} @ 24 20 0", f"blue: {GUARDS} @ 24 31 180 weakened wounds=6", *FAR)
    game = scenario(*units, position=position, turn="blue", first="blue")
    game.nothing_declared().play("blue", "activate blue-a").nothing_declared().play("blue", "claim coins")
    game.nothing_declared().play("blue", "choose blue-1")
    assert not playable(game, "red", SECRETS)
    assert game.wounds("blue-1") == 9


FEAR = "roose-bolton-the-leech-lord-fear-keeps-a-man-alive"


def fearing(red: str, panic: str) -> Battle:
    game = facing(
        red, PLAIN, f"red: {CUTTHROATS} @ 32 20 0 wounds=5", *FAR, position=held("red", FEAR, commander=ROOSE)
    )
    game.activate("red-1").dice(attack="3111", defense="1", panic=panic).play("red", "action melee-attack")
    while game.question() in ("turn-to-face", "choose-strike", "reroll-dice"):
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[0])
    return game


def test_fear_keeps_boltons_alive() -> None:
    game = plays(fearing(f"{CUTTHROATS} wounds=4", "112"), "red", FEAR)
    game.play("red", "heal red-1 1", "heal red-2 1")
    assert (game.wounds("red-1"), game.wounds("red-2")) == (5, 6)


def test_fear_keeps_more_alive_near_roose() -> None:
    game = plays(fearing(f"{CUTTHROATS} wounds=4 with={ROOSE}", "112"), "red", FEAR)
    assert "heal red-1 3" in game.options("red")
    assert game.why_not("red", "heal red-1 4") == "ruling.heal-limits"


def test_fear_needs_a_failed_panic_test_of_an_enemy() -> None:
    assert not playable(fearing(f"{CUTTHROATS} wounds=4", "661"), "red", FEAR)


WHISPERS = "roose-bolton-the-leech-lord-whispered-threats"


def whispering(*units: str) -> Battle:
    position = held("red", WHISPERS, commander=ROOSE, ncus=["blue: 30407"])
    game = scenario(*(units or FAR), position=position, turn="blue", first="blue")
    return game.nothing_declared().play("blue", "activate blue-a")


def test_whispered_threats_follow_the_zone() -> None:
    game = plays(whispering(f"blue: {GUARDS} @ 24 33 180", *FAR), "red", WHISPERS)
    game.nothing_declared().play("blue", "claim horse").nothing_declared()
    while game.asked() == ("blue",):
        game.play("blue", "pass" if "pass" in game.options() else game.options()[-1])
    game.play("red", "choose blue-1", "choose blue-2")
    assert (game.conditions("blue-1"), game.conditions("blue-2")) == (("vulnerable",), ("panicked",))


def test_whispered_threats_come_to_nothing_without_a_claim() -> None:
    game = plays(whispering(), "red", WHISPERS).nothing_declared().play("blue", "pass")
    assert (game.conditions("blue-1"), game.field.borne) == ((), ())
    position = held("red", WHISPERS, commander=ROOSE, ncus=["red: 30407"])
    game = scenario(*FAR, position=position).nothing_declared().play("red", "activate red-a")
    assert not playable(game, "red", WHISPERS)


# --- Vargo Hoat -------------------------------------------------------------------------------------------------------

INFAMY = "vargo-hoat-the-goat-of-harrenhal-the-cripplers-infamy"


def infamous(red: str, blue: str, panic: str = "111", seat: str = "red") -> Battle:
    """Red wounds blue's unit, which is about to make its Panic Test."""
    game = facing(red, blue, position=held(seat, INFAMY, commander=VARGO)).nothing_declared()
    game.activate("red-1").dice(attack="4111111", defense="1", panic=panic).play("red", "action melee-attack")
    while game.question() in ("turn-to-face", "choose-strike", "reroll-dice"):
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[0])
    return game


def test_the_cripplers_infamy_costs_a_weakened_enemy_two_wounds_more() -> None:
    game = plays(infamous(MERCENARIES, f"{PLAIN} weakened"), "red", INFAMY)
    assert game.options("red") == ["token weakened", "pass"]
    game.play("red", "token weakened")
    assert (game.wounds("blue-1"), game.conditions("blue-1"), game.field.borne) == (8, (), ())
    game = plays(infamous(MERCENARIES, f"{PLAIN} weakened"), "red", INFAMY).play("red", "pass")
    assert (game.wounds("blue-1"), game.conditions("blue-1")) == (10, ("weakened",))


def test_the_cripplers_infamy_is_worse_with_bloody_mummers() -> None:
    game = plays(infamous(f"{MERCENARIES} with={VARGO}", PLAIN, "341"), "red", INFAMY)
    assert told(game, "test-made")["result"] == 5
    game = plays(infamous(MERCENARIES, PLAIN, "341"), "red", INFAMY)
    assert (told(game, "test-made")["result"], game.field.borne) == (7, ())


def test_the_cripplers_infamy_is_for_enemies() -> None:
    assert not playable(infamous(MERCENARIES, PLAIN, seat="blue"), "blue", INFAMY)


CARELESS = "vargo-hoat-the-goat-of-harrenhal-careless-aggression"


def careless(*ncus: str) -> Battle:
    """A Round ends and the next one begins; red's Mercenaries are engaged, and have acted."""
    units = (f"red: {MERCENARIES} @ 24 20 0 activated", f"blue: {PLAIN} @ 24 24.8 180 activated")
    far = tuple(f"{line} activated" for line in FAR[1:])
    position = held("red", CARELESS, commander=VARGO, ncus=ncus)
    game = scenario(*units, "red: stark-bowmen @ 3 3 0", *far, position=position)
    game.activate("red-2").play("red", "action forgo")
    return round_ends(game, until=lambda: game.field.round == 3)


def test_careless_aggression_attacks_before_anybody_and_an_enemy_ncu_acts() -> None:
    game = plays(careless("blue: 30407"), "red", CARELESS, "red-1").dice(attack="1" * 7)
    while game.question() in ("turn-to-face", "reroll-dice"):
        game.play("red", "pass")
    assert game.asks("blue", "activate-ncu")
    game.play("blue", "activate blue-a").play("blue", "claim letter")
    while not game.asks("red", "activate-unit") and not game.asks("blue", "activate-unit"):
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[0])
    assert game.field.has_activated(game.unit("blue-a"))
    assert purposes(game)[-1] == "attack"


def test_careless_aggression_may_leave_the_enemy_nothing_to_activate() -> None:
    game = plays(careless(), "red", CARELESS, "red-1").dice(attack="1" * 7)
    while game.question() in ("turn-to-face", "reroll-dice"):
        game.play("red", "pass")
    assert game.question() == "activate-unit"
    assert not playable(game, "red", CARELESS)


EXPLOIT = "vargo-hoat-the-goat-of-harrenhal-exploit-weakness"


def exploiting(blue: str) -> Battle:
    game = facing(MERCENARIES, blue, position=held("red", EXPLOIT, commander=VARGO)).dice(attack="1" * 7)
    return plays(began(game), "red", EXPLOIT)


def test_weakness_is_exploited() -> None:
    game = exploiting(PLAIN)
    assert (game.conditions("blue-1"), game.question() == "reroll-dice") == (("vulnerable",), False)
    game = exploiting(f"{PLAIN} weakened")
    assert game.conditions("blue-1") == ("vulnerable", "weakened")
    assert game.options("red")[0].startswith(f"reroll {EXPLOIT}:")


def test_weakness_is_not_exploited_by_the_defender() -> None:
    game = facing(GUARDS, PLAIN, position=held("blue", EXPLOIT, commander=VARGO)).dice(attack="1" * 6)
    assert not playable(began(game), "blue", EXPLOIT)


# --- Daario Naharis ---------------------------------------------------------------------------------------------------

NEGOTIATIONS = "daario-naharis-stormcrow-captain-sellsword-negotiations"


def negotiating(card: str = NEGOTIATIONS, seat: str = "red") -> Battle:
    units = (f"red: {MERCENARIES} @ 24 20 0 wounds=5", f"red: {PLAIN} @ 34 20 0 wounds=5", *FAR)
    position = held(seat, card, commander=DAARIO, ncus=["red: 30407"])
    return scenario(*units, position=position).nothing_declared().play("red", "activate red-a", "claim crown")


def test_negotiations_are_as_good_as_the_coins() -> None:
    for unit, healed in (("red-1", 3), ("red-2", 2)):
        game = plays(negotiating(), "red", NEGOTIATIONS, unit)
        assert game.wounds(unit) == 5 + healed
        assert game.kinds("zone-replaced") == ["zone-replaced"]
        red = game.seat("red")
        assert controls_zone(game.field, red, COINS)
        assert controls_zone(game.field, red, CROWN)


def test_negotiations_are_for_own_claims_and_one_round() -> None:
    assert not playable(negotiating(seat="blue"), "blue", NEGOTIATIONS)
    game = plays(negotiating(), "red", NEGOTIATIONS, "red-1")
    round_ends(game, until=lambda: game.field.round == 3)
    assert not controls_zone(game.field, game.seat("red"), COINS)


BRAVADO = "daario-naharis-stormcrow-captain-sellsword-bravado"


def boasting(unit: str, morale: str) -> Battle:
    units = (f"red: {MERCENARIES} @ 24 20 0", f"red: {PLAIN} @ 34 20 0", f"blue: {GUARDS} @ 24 33 180", *FAR)
    game = scenario(*units, position=held("red", BRAVADO, commander=DAARIO)).dice(morale=morale)
    return plays(game, "red", BRAVADO, unit)


def test_bravado_frightens_an_enemy_if_the_test_is_passed() -> None:
    assert boasting("red-1", "22").conditions("blue-1") == ("panicked", "weakened")
    assert boasting("red-2", "33").conditions("blue-1") == ("panicked", "weakened")


def test_bravado_may_fail_and_is_for_the_own_turn() -> None:
    # Without the Stormcrows' +2 a 4 isn't enough.
    assert boasting("red-2", "22").conditions("blue-1") == ()
    game = scenario(*FAR, position=held("red", BRAVADO, commander=DAARIO), turn="blue", first="blue")
    assert not playable(game, "red", BRAVADO)


RECKLESS = "daario-naharis-stormcrow-captain-reckless-strikes"


def reckless(red: str, dice: str) -> Battle:
    game = began(facing(red, PLAIN, position=held("red", RECKLESS, commander=DAARIO)).dice(attack=dice))
    return plays(game, "red", RECKLESS)


def test_reckless_strikes_cost_wounds() -> None:
    game = reckless(f"{MERCENARIES} wounds=8", "1122223")
    assert (keywords(game), game.wounds("red-1"), game.field.borne) == (["critical-blow", "precision"], 6, ())
    # Only Stormcrows roll the highest number.
    game = reckless("golden-company-swordsmen wounds=8", "11222")
    game.no_rerolls()
    assert (len(game.rolls()[0][2]), game.wounds("red-1")) == (5, 6)


def test_reckless_strikes_are_for_own_melee() -> None:
    game = began(facing(GUARDS, PLAIN, position=held("blue", RECKLESS, commander=DAARIO)).dice(attack="1" * 6))
    assert not playable(game, "blue", RECKLESS)


# --- Jokin ------------------------------------------------------------------------------------------------------------

BROTHERS = "jokin-stormcrow-captain-brothers-in-arms"


def brothers(red: str, *more: str) -> Battle:
    position = held("red", commander=JOKIN, attached=[BROTHERS]) | {"borne": [f"red: {BROTHERS} on=red-1"]}
    return facing(red, PLAIN, *more, *FAR, position=position)


def test_brothers_in_arms_are_attached_to_stormcrows() -> None:
    units = (f"red: {MERCENARIES} @ 24 20 0", f"red: {PLAIN} @ 34 20 0", *FAR)
    game = scenario(*units, position=held("red", BROTHERS, commander=JOKIN))
    assert game.options("red") == [f"play {BROTHERS}: red-1", "pass"]
    plays(game, "red", BROTHERS, "red-1")
    assert [one.on for one in game.field.borne] == [game.unit("red-1")]


def test_brothers_in_arms_count_their_friends() -> None:
    beside = f"red: {PLAIN} @ 32 20 0"
    for red, more, dice in (
        (MERCENARIES, (), 7),
        (MERCENARIES, (beside,), 8),
        (MERCENARIES, (f"{beside} with={JOKIN}",), 9),
        (f"{MERCENARIES} with={JOKIN}", (), 8),
    ):
        game = brothers(red, *more).strike(attack="1" * dice)
        assert len(game.rolls()[0][2]) == dice


def test_brothers_in_arms_end_with_a_failed_panic_test() -> None:
    for panic, left in (("111", 0), ("661", 1)):
        position = held("blue", commander=JOKIN, attached=[BROTHERS]) | {"borne": [f"blue: {BROTHERS} on=blue-1"]}
        game = facing(GUARDS, MERCENARIES, position=position).strike(attack="411111", defense="1", panic=panic)
        assert len(game.field.borne) == left


DIVERSION = "jokin-stormcrow-captain-diversion-tactics"


def diverting(far: float, seat: str = "blue") -> Battle:
    game = facing(
        GUARDS,
        PLAIN,
        f"blue: {PLAIN} @ {24 + far:g} 24.8 180",
        *FAR,
        position=held(seat, DIVERSION, commander=JOKIN),
    )
    return began(game.dice(attack="1" * 6))


def test_diversion_tactics_move_another_unit() -> None:
    game = plays(diverting(9), "blue", DIVERSION, "blue-2")
    assert game.asks("blue", "choose-free-maneuver")


def test_diversion_tactics_need_a_friend_near_and_an_enemys_attack() -> None:
    assert not playable(diverting(9), "blue", DIVERSION, "blue-1")
    assert not playable(diverting(18), "blue", DIVERSION, "blue-2")
    assert not playable(diverting(9, "red"), "red", DIVERSION)


STALWART = "jokin-stormcrow-captain-stalwart-mercenaries"


def steadied(blue: str, seat: str = "blue") -> Battle:
    game = facing(GUARDS, blue, position=held(seat, STALWART, commander=JOKIN))
    return began(game.dice(attack="411111", defense="1", panic="221"))


def test_stalwart_mercenaries_stand() -> None:
    assert told(plays(steadied(PLAIN), "blue", STALWART), "test-made")["result"] == 6
    game = plays(steadied(f"{PLAIN} with={JOKIN}"), "blue", STALWART)
    assert game.kinds("test-passed-automatically") == ["test-passed-automatically"]


def test_stalwart_mercenaries_are_friends() -> None:
    assert not playable(steadied(PLAIN, "red"), "red", STALWART)
