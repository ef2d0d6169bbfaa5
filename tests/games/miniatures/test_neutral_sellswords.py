"""The Tactics cards of Vargo Hoat, Daario Naharis and Jokin: what each does, and when it can't be played."""

from __future__ import annotations

from maester.games.miniatures.names import COINS, CROWN
from maester.games.miniatures.zones import controls_zone
from tests.games.miniatures.given import began, purposes, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario
from tests.games.miniatures.neutral_hands import held, playable, plays, round_ends

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
MERCENARIES = "stormcrow-mercenaries"
ELEPHANT = "golden-company-war-elephant"
VARGO, DAARIO, JOKIN = "20409", "20411", "20424"


def keywords(game: Battle) -> list[str]:
    return list(told(game, "hits-counted")["keywords"])


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
    assert (game.wounds("blue-1"), game.conditions("blue-1")) == (8, ())
    assert game.kinds("text-laid-down", "attack-completed") == ["text-laid-down", "attack-completed"]
    game = plays(infamous(MERCENARIES, f"{PLAIN} weakened"), "red", INFAMY).play("red", "pass")
    assert (game.wounds("blue-1"), game.conditions("blue-1")) == (10, ("weakened",))


def test_the_cripplers_infamy_is_worse_with_bloody_mummers() -> None:
    game = plays(infamous(f"{MERCENARIES} with={VARGO}", PLAIN, "341"), "red", INFAMY)
    assert told(game, "test-made")["result"] == 5
    game = plays(infamous(MERCENARIES, PLAIN, "341"), "red", INFAMY)
    assert told(game, "test-made")["result"] == 7
    assert game.kinds("text-laid-down", "attack-completed") == ["text-laid-down", "attack-completed"]


def test_the_cripplers_infamy_is_for_enemies() -> None:
    assert not playable(infamous(MERCENARIES, PLAIN, seat="blue"), "blue", INFAMY)


def test_the_cripplers_infamy_is_for_panic_tests() -> None:
    # An elephant without its company makes a Morale Test, which is no Panic Test.
    units = (f"blue: {ELEPHANT} @ 24 30 180 weakened", *FAR)
    game = scenario(*units, position=held("red", INFAMY, commander=VARGO), turn="blue", first="blue")
    game.activate("blue-1").dice(morale="11").play("blue", "action march")
    assert not playable(game, "red", INFAMY)
    assert purposes(game) == ["morale"]


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
    assert (keywords(game), game.wounds("red-1")) == (["critical-blow", "precision"], 6)
    assert len(game.rolls()[0][2]) == 7
    assert game.kinds("text-laid-down", "attack-completed") == ["text-laid-down", "attack-completed"]
    # Only Stormcrows roll the highest number.
    game = reckless("golden-company-swordsmen wounds=8", "11222")
    game.no_rerolls()
    assert (len(game.rolls()[0][2]), game.wounds("red-1")) == (5, 6)


def test_reckless_strikes_are_for_own_melee() -> None:
    archers = ("red: stormcrow-archers @ 24 20 0", f"blue: {PLAIN} @ 24 29 180", *FAR)
    game = scenario(*archers, position=held("red", RECKLESS, commander=DAARIO)).activate("red-1")
    game.dice(attack="1" * 7).play("red", "action ranged-attack", "pass")
    assert not playable(game, "red", RECKLESS)
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


def test_brothers_in_arms_stay_when_others_panic_and_when_courage_fails() -> None:
    position = held("blue", commander=JOKIN, attached=[BROTHERS]) | {"borne": [f"blue: {BROTHERS} on=blue-2"]}
    game = facing(GUARDS, MERCENARIES, f"blue: {MERCENARIES} @ 32 24.8 180", *FAR, position=position)
    assert len(game.strike(attack="411111", defense="1", panic="111").field.borne) == 1
    # A Morale Test that is no Panic Test: that of an elephant without its company.
    position = held("red", commander=JOKIN, attached=[BROTHERS]) | {"borne": [f"red: {BROTHERS} on=red-1"]}
    game = scenario(f"red: {ELEPHANT} @ 24 20 0", *FAR, position=position)
    game.activate("red-1").dice(morale="11").play("red", "action march")
    assert (purposes(game), len(game.field.borne)) == (["morale"], 1)


def test_brothers_in_arms_are_found_in_the_own_turn() -> None:
    units = (f"red: {MERCENARIES} @ 24 20 0", *FAR)
    game = scenario(*units, position=held("red", BROTHERS, commander=JOKIN), turn="blue", first="blue")
    assert not playable(game, "red", BROTHERS)


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


def test_diversion_tactics_answer_no_own_attacks_and_no_arrows() -> None:
    beside = f"red: {PLAIN} @ 15 20 0"
    game = facing(GUARDS, PLAIN, beside, *FAR, position=held("red", DIVERSION, commander=JOKIN))
    assert not playable(began(game.dice(attack="1" * 6)), "red", DIVERSION)
    units = ("red: stormcrow-archers @ 24 20 0", f"blue: {PLAIN} @ 24 29 180", f"blue: {PLAIN} @ 33 29 180", *FAR)
    game = scenario(*units, position=held("blue", DIVERSION, commander=JOKIN))
    game.activate("red-1").dice(attack="1" * 7).play("red", "action ranged-attack", "pass")
    if game.question() == "choose-target":
        game.play("red", "shoot blue-1 with 1")
    assert not playable(game, "blue", DIVERSION)


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
    # Nor is a Morale Test of their own a Panic Test.
    game = scenario(f"red: {ELEPHANT} @ 24 20 0", *FAR, position=held("red", STALWART, commander=JOKIN))
    game.activate("red-1").dice(morale="11").play("red", "action march")
    assert not playable(game, "red", STALWART)
