"""The units of House Stark: what each ability does, and when it can't."""

from __future__ import annotations

import pytest

from tests.games.miniatures.given import began, charge, offered, purposes, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
"""Defense 4+, Morale 6+, and nothing that concerns an attack from the Front."""
SHOOTER = "lannister-crossbowmen"


def hits(game: Battle) -> int:
    return int(told(game, "hits-counted")["hits"])


# --- Sworn Swords -------------------------------------------------------------------------------------------------


def test_winters_bite_has_critical_blow() -> None:
    assert hits(facing("stark-sworn-swords", PLAIN).strike(attack="6411111", defense="666")) == 3


@pytest.mark.parametrize(("wounds", "dice", "better", "rerolls"), [(9, 7, 0, False), (8, 5, 1, False), (4, 4, 1, True)])
def test_winters_bite_grows_with_lost_ranks(wounds: int, dice: int, better: int, rerolls: bool) -> None:
    game = began(facing(f"stark-sworn-swords wounds={wounds}", PLAIN).dice(attack="3" + "1" * (dice - 1), defense="6"))
    assert game.asks("red", "reroll-dice") is rerolls
    game.no_rerolls()
    assert hits(game) == better


# --- Outriders ----------------------------------------------------------------------------------------------------


def repositioning(turn: str = "blue") -> Battle:
    """Outriders at the start of a turn: a friend 6 in away, one 6.1 in away, and one that is engaged."""
    return scenario(
        "red: stark-outriders @ 24 20 0",
        "red: stark-bowmen @ 12.5 20 0",
        "red: stark-bowmen @ 35.6 20 0",
        "red: stark-bowmen @ 24 11 0",
        "blue: lannister-guardsmen @ 24 6.2 0",
        FAR[1],
        turn=turn,
    )


def test_tactical_reposition_shifts_a_friend_in_short_range() -> None:
    game = repositioning()
    order = "use order-tactical-reposition red-1:"
    assert game.asks("red", "declare-text")
    assert game.options("red") == [f"{order} red-1", f"{order} red-2", "pass"]
    game.play("red", f"{order} red-2")
    assert game.why_not("red", "shift left 3.1") is not None
    game.play("red", "shift left 3")
    assert game.pose("red-2") == (9.5, 20, 0)


def test_tactical_reposition_is_not_for_the_own_turn() -> None:
    assert repositioning(turn="red").asks("red", "activate-unit")


def test_cavalry_may_make_an_additional_maneuver_and_still_acts() -> None:
    game = scenario("red: stark-outriders @ 24 20 0", *FAR).play("red", "activate red-1")
    game.play("red", "use cavalry red-1: -").play("red", "maneuver 0 6 0")
    assert game.pose("red-1") == (24, 26, 0)
    assert game.asks("red", "choose-action")
    game.play("red", "action march").play("red", "march 12 0")
    assert game.pose("red-1") == (24, 38, 0)
    assert (game.models("red-1"), game.wounds("red-1")) == (4, 12)


def test_cavalry_makes_no_more_than_one_and_none_while_engaged() -> None:
    game = scenario("red: stark-outriders @ 24 20 0", *FAR).play("red", "activate red-1")
    game.play("red", "use cavalry red-1: -").play("red", "maneuver 0 3 0")
    assert not offered(game, "cavalry")
    game = scenario("red: stark-outriders @ 24 20 0", *FAR).play("red", "activate red-2")
    assert not offered(game, "cavalry")
    game = facing("stark-outriders", PLAIN).play("red", "activate red-1")
    if offered(game, "cavalry"):
        game.play("red", "use cavalry red-1: -")
    assert game.asks("red", "choose-action")
    assert game.events("moved") == []


def test_ambush_panics_and_weakens_whoever_is_charged_in_the_flank_or_rear() -> None:
    for side in ("left-flank", "right-flank", "rear"):
        game = charge("stark-outriders", PLAIN, side=side, attack="1111111")
        assert told(game, "charge-declared")["side"] == side
        assert game.conditions("blue-1") == ("panicked", "weakened")


def test_ambush_does_nothing_in_the_front_and_without_a_charge() -> None:
    assert charge("stark-outriders", PLAIN, attack="1111111").conditions("blue-1") == ()
    assert facing("stark-outriders", PLAIN, side="rear").strike(attack="1111111").conditions("blue-1") == ()
    assert charge(PLAIN, "stark-outriders", side="rear", attack="1111111").conditions("blue-1") == ()


# --- Berserkers -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "bonus"), [(9, 0), (8, 1), (4, 2)])
def test_berserkers_fervor_adds_one_for_each_lost_rank(wounds: int, bonus: int) -> None:
    game = facing("lannister-guardsmen", f"house-umber-berserkers wounds={wounds}").strike(
        attack="441111", defense="14", panic="341"
    )
    assert told(game, "hits-blocked")["blocked"] == (1 if bonus else 0)
    assert sum(value for value, _ in told(game, "hits-blocked")["modifiers"]) == bonus
    # The Wounds may have cost another rank before the Panic Test.
    assert told(game, "test-made")["result"] == 7 + game.field.lost_ranks(game.unit("blue-1"))


def test_berserkers_roll_more_dice_the_fewer_they_are() -> None:
    for wounds, dice in ((12, 7), (8, 8), (4, 9)):
        game = facing(f"house-umber-berserkers wounds={wounds}", PLAIN).strike(attack="1" * dice)
        assert len(game.rolls()[0][2]) == dice


# --- Bowmen ---------------------------------------------------------------------------------------------------------


def shooting(red: str, between: bool = True) -> Battle:
    """A shooter, an enemy 7.2 in in front of it, and perhaps a friend between them that hides it."""
    wall = ("red: house-tully-sworn-shields @ 24 26 0",) if between else ()
    return scenario(f"red: {red} @ 24 20 0", f"blue: {PLAIN} @ 24 32 180", *wall, *FAR)


def test_arrow_volley_sees_over_everything() -> None:
    game = shooting("stark-bowmen").shoot(attack="1111111")
    assert told(game, "attack-declared")["attack"] == "arrow-volley"
    # A crossbow doesn't: its shooters would have to Shift.
    game = shooting(SHOOTER).activate("red-1").act("ranged-attack")
    assert game.why_not("red", "pass") == "ranged.requirements"


def test_arrow_volley_weakens_if_a_defense_die_shows_one() -> None:
    for defense, conditions in (("16", ("weakened",)), ("26", ())):
        game = shooting("stark-bowmen", between=False).shoot(attack="3311111", defense=defense, panic="661")
        assert game.conditions("blue-1") == conditions
    game = facing("stark-bowmen", PLAIN).strike(with_attack=2, attack="51111", defense="1", panic="661")
    assert game.conditions("blue-1") == ()


# --- Greataxes ------------------------------------------------------------------------------------------------------


def test_only_sixes_block_executioners_fury() -> None:
    game = facing("house-umber-greataxes", PLAIN).strike(attack="333111", defense="655", panic="661")
    assert told(game, "hits-blocked")["blocked"] == 1
    assert told(game, "test-made")["modifiers"] == [[-2, "vicious"]]


@pytest.mark.parametrize(("wounds", "dice", "conditions"), [(4, 4, ("weakened",)), (5, 5, ())])
def test_executioners_fury_weakens_with_one_rank_left(wounds: int, dice: int, conditions: tuple[str, ...]) -> None:
    game = facing(f"house-umber-greataxes wounds={wounds}", PLAIN).strike(attack="1" * dice)
    assert game.conditions("blue-1") == conditions


def test_ferocious_assault_panics_whoever_is_charged() -> None:
    game = charge("house-umber-greataxes", PLAIN, attack="111111")
    assert game.conditions("blue-1") == ("panicked",)
    assert facing("house-umber-greataxes", PLAIN).strike(attack="111111").conditions("blue-1") == ()
    # Nor does it panic anybody when the Greataxes are charged themselves.
    game = charge(PLAIN, "house-umber-greataxes", attack="1111111")
    assert (game.conditions("red-1"), game.conditions("blue-1")) == ((), ())


# --- Karstark Spearmen ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "dice"), [(12, 5), (8, 4), (4, 3)])
def test_hold_the_line_gives_two_hits_and_one_for_each_rank(wounds: int, dice: int) -> None:
    game = facing(f"{PLAIN} wounds={wounds}", "stark-sworn-swords").play("red", "activate red-1")
    game.dice(defense="1" * dice).play("red", "use order-hold-the-line red-1: blue-1")
    assert game.wounds("blue-1") == 12 - dice


def test_hold_the_line_needs_an_enemy_in_contact_and_the_own_activation() -> None:
    game = scenario(f"red: {PLAIN} @ 24 20 0", "blue: stark-sworn-swords @ 24 27 180", *FAR)
    assert game.play("red", "activate red-1").asks("red", "choose-action")
    game = facing("stark-sworn-swords", PLAIN).play("red", "activate red-1")
    assert game.asks("red", "choose-action")


def test_stand_your_ground_takes_the_bonuses_of_the_only_enemy_away() -> None:
    game = facing("lannister-guardsmen", PLAIN, side="rear").strike(attack="411111", defense="4")
    assert told(game, "hits-blocked")["modifiers"] == []
    assert not charge("lannister-guardsmen", PLAIN, attack="111111").asks("red", "reroll-dice")


def test_stand_your_ground_helps_neither_against_two_nor_against_arrows() -> None:
    game = scenario(
        "red: lannister-guardsmen @ 24 20 0",
        f"blue: {PLAIN} @ 24 24.8 0",
        "red: stark-sworn-swords @ 24 29.6 180",
        *FAR,
    )
    game.strike(attack="411111", defense="5", panic="661")
    assert told(game, "hits-blocked")["modifiers"] == [[-2, "rear"]]
    game = scenario("red: stark-bowmen @ 24 20 0", f"blue: {PLAIN} @ 24 30 0", *FAR)
    game.shoot(attack="3111111", defense="5", panic="661")
    assert told(game, "hits-blocked")["modifiers"] == [[-2, "rear"]]
    # Also while they are engaged with one enemy: it isn't the one that shoots.
    game = scenario(
        "red: stark-bowmen @ 24 20 0", f"blue: {PLAIN} @ 24 30 0", "red: stark-sworn-swords @ 24 34.8 180", *FAR
    )
    game.shoot(attack="3111111", defense="5", panic="661", own="661")
    assert told(game, "hits-blocked")["modifiers"] == [[-2, "rear"]]


# --- Tully Sworn Shields --------------------------------------------------------------------------------------------

TULLY = "house-tully-sworn-shields"


@pytest.mark.parametrize(("wounds", "left"), [(12, 0), (8, 1)])
def test_shield_wall_blocks_one_more_hit_for_each_rank(wounds: int, left: int) -> None:
    game = began(facing("lannister-guardsmen", f"{TULLY} wounds={wounds}").dice(attack="444111", defense="111"))
    game.dice(panic="111" if left else "")
    game.play("blue", "use order-shield-wall blue-1: -")
    assert told(game, "hits-blocked")["unblocked"] == left


def test_shield_wall_is_no_help_from_the_rear_or_against_arrows() -> None:
    game = began(facing("lannister-guardsmen", TULLY, side="rear").dice(attack="411111", defense="1", panic="111"))
    assert game.events("text-used") == []
    assert told(game, "wounds-suffered")["cause"] == "panic"
    game = scenario("red: stark-bowmen @ 24 20 0", f"blue: {TULLY} @ 24 30 180", *FAR)
    game.activate("red-1").dice(attack="3111111", defense="1", panic="111").act("ranged-attack")
    while game.question() in ("shift-before-shooting", "choose-target"):
        game.answer_quietly()
    assert not offered(game, "order-shield-wall")


def test_stubborn_tenacity_costs_an_enemy_in_contact_a_wound() -> None:
    game = facing("lannister-guardsmen", TULLY).strike(attack="411111", defense="1", panic="331")
    assert game.wounds("red-1") == 11


def test_stubborn_tenacity_needs_a_passed_test_and_an_enemy_in_contact() -> None:
    game = facing("lannister-guardsmen", TULLY).strike(attack="411111", defense="1", panic="321")
    assert game.wounds("red-1") == 12
    game = scenario("red: stark-bowmen @ 24 20 0", f"blue: {TULLY} @ 24 30 180", *FAR)
    game.shoot(attack="3111111", defense="1", panic="661")
    assert game.wounds("red-1") == 12
    # A test that the enemy passes is none of theirs.
    game = facing(TULLY, PLAIN).strike(attack="4111111", defense="1", panic="661")
    assert (game.wounds("red-1"), game.wounds("blue-1")) == (12, 11)


# --- Mormont Bruisers -----------------------------------------------------------------------------------------------

BRUISERS = "house-mormont-bruisers"


@pytest.mark.parametrize(("option", "keywords"), [(1, ["critical-blow"]), (2, ["precision"]), (3, [])])
def test_mace_and_spike_has_what_is_chosen(option: int, keywords: list[str]) -> None:
    game = began(facing(BRUISERS, PLAIN).dice(attack="1111111"))
    assert game.options("red") == ["option 1", "option 2", "option 3"]
    game.play("red", f"option {option}")
    assert game.asks("red", "reroll-dice") is (option == 3)
    assert told(game.no_rerolls(), "hits-counted")["keywords"] == keywords


def test_mace_and_spike_has_one_more_for_each_lost_rank_and_none_twice() -> None:
    game = began(facing(f"{BRUISERS} wounds=8", PLAIN).dice(attack="111111"))
    game.play("red", "option 1")
    with game.refused("card.ability-text"):
        game.play("red", "option 1")
    game.play("red", "option 2")
    assert told(game, "hits-counted")["keywords"] == ["critical-blow", "precision"]


def test_disrupt_takes_one_off_the_dice_of_whoever_attacks() -> None:
    game = facing("lannister-guardsmen", BRUISERS).strike(attack="544411", defense="6")
    assert hits(game) == 1
    game = scenario("red: stark-bowmen @ 24 20 0", f"blue: {BRUISERS} @ 24 30 180", *FAR)
    assert hits(game.shoot(attack="4333333", defense="6")) == 1


def test_disrupt_changes_nothing_for_others_and_no_six() -> None:
    game = began(facing(BRUISERS, PLAIN).dice(attack="3111111", defense="6"))
    assert hits(game.play("red", "option 1").no_rerolls()) == 1
    assert hits(facing("lannister-guardsmen", BRUISERS).strike(attack="644444", defense="6")) == 1


# --- Grey Wind ------------------------------------------------------------------------------------------------------


def test_a_direwolf_may_make_an_additional_maneuver() -> None:
    game = scenario("red: grey-wind @ 24 20 0", *FAR).play("red", "activate red-1")
    game.play("red", "use direwolf red-1: -").play("red", "maneuver 0 6 0")
    assert game.pose("red-1") == (24, 26, 0)
    assert game.asks("red", "choose-action")
    assert game.field.card(game.unit("red-1")).total_wounds == 4


def test_a_direwolf_in_contact_can_not() -> None:
    game = facing("grey-wind", PLAIN).play("red", "activate red-1")
    if offered(game, "direwolf"):
        game.play("red", "use direwolf red-1: -")
    assert game.asks("red", "choose-action")
    assert game.events("moved") == []


def test_tooth_and_claw_has_sundering() -> None:
    game = facing("grey-wind", PLAIN).strike(attack="3311", defense="45", panic="661")
    assert told(game, "hits-blocked")["blocked"] == 1
    game = facing("grey-wind silenced", PLAIN).strike(attack="3311", defense="45")
    assert told(game, "hits-blocked")["blocked"] == 2


def test_grey_wind_disrupts_too_unless_it_is_silenced() -> None:
    assert hits(facing("lannister-guardsmen", "grey-wind").strike(attack="544411", defense="6")) == 1
    game = facing("lannister-guardsmen", "grey-wind silenced").strike(attack="441111", defense="66")
    assert hits(game) == 2
    assert purposes(game) == ["attack", "defense"]


def test_an_engaged_rider_is_not_offered_a_maneuver_that_it_could_not_make() -> None:
    game = facing("stark-outriders", "lannister-guardsmen").play("red", "activate red-1")
    assert game.asks("red", "choose-action")
