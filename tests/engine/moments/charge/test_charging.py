"""The charge itself, and the attack: dice, rerolls, defence, wounds, panic."""

from __future__ import annotations

import pytest

from tests.engine.moments.charge.language import LoadedDice, attacks, charging, field, refused, rolls
from tests.engine.moments.support import asked, options, play, table

# -- the charge itself -------------------------------------------------------------------------------------------


def test_speed_and_the_die_reach_the_target_exactly(dice: LoadedDice) -> None:
    dice.show(charge=2, attack="11111", defence="")
    match = charging(dice)
    assert table(match)["place"]["umbers"] == pytest.approx((0.0, 7.0, 90.0))
    assert rolls(match)[:2] == ["umbers charge 2", "umbers attack 11111"]


def test_a_failed_charge_ends_short_with_a_panic_test_and_no_attack(dice: LoadedDice) -> None:
    dice.show(charge=1, panic="332")
    match = charging(dice)
    assert rolls(match) == ["umbers charge 1", "umbers panic 332"]
    assert table(match)["place"]["umbers"] == pytest.approx((0.0, 6.0, 90.0))
    assert table(match)["models"]["umbers"] == 3
    assert asked(match) == "lannister: take-turn"
    assert table(match)["activated"] == ["umbers"]


def test_the_pivot_decides_whether_the_stakes_are_entered(dice: LoadedDice) -> None:
    """Beyond 12 degrees to the right the tray touches the stakes, up to 12.8 degrees it reaches the target."""
    dice.show(charge=6, stakes=1, attack="111", defence="")
    match = charging(dice, angle=-12.5)
    assert rolls(match) == ["umbers charge 6", "umbers stakes 1", "umbers attack 111", "guards defence "]
    assert table(match)["models"]["umbers"] == 3


def test_stakes_behind_the_end_of_the_charge_do_no_harm(dice: LoadedDice) -> None:
    """Rangers stand so far off that a die of 1 stops them before the stakes; a 6 carries them in."""
    place = {"rangers": (3.0, -3.6, 90.0), "knights": (3.0, 8.0, -90.0), "guards": (9.0, 9.0, -90.0)}
    start = ("stark: charge rangers>knights", "stark: pass", "lannister: pass")
    dice.show(charge=1, panic="661")
    match = field(place=place)
    play(match, *start, "stark: pivot 0")
    assert rolls(match) == ["rangers charge 1", "rangers panic 661"]
    dice.results, dice.used = [2, 3, 6, 6, 1], 0
    match = field(place=place)
    play(match, *start, "stark: pivot 0")
    assert rolls(match) == ["rangers charge 2", "rangers stakes 3", "rangers panic 661"]
    assert table(match)["models"]["rangers"] == 1


def test_a_charger_that_dies_on_the_stakes_ends_its_charge_and_the_turn_goes_on(dice: LoadedDice) -> None:
    dice.show(charge=6, stakes=1)
    match = charging(dice, angle=-12.5, models={"umbers": 2})
    assert rolls(match) == ["umbers charge 6", "umbers stakes 1"]
    assert table(match)["models"] == {"umbers": 0, "rangers": 5, "guards": 5, "knights": 5}
    assert match.game.frames == []
    assert asked(match) == "lannister: take-turn"
    play(match, "lannister: pass")
    assert options(match) == ["charge rangers>guards", "charge rangers>knights", "pass"]


# -- the attack: dice, rerolls, defence, wounds, panic ------------------------------------------------------------


def test_dice_are_rerolled_by_the_active_player_first_and_the_second_sees_the_new_results(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="12345")
    match = charging(dice, tokens=(2, 2))
    assert asked(match) == "stark: force-reroll"
    dice.show(reroll=6)
    play(match, "stark: reroll 1")
    assert asked(match) == "stark: force-reroll"
    play(match, "stark: pass")
    assert asked(match) == "lannister: force-reroll"
    assert attacks(match) == [("umbers", "guards", "62345")]
    dice.show(again=2)
    play(match, "lannister: reroll 1")
    assert attacks(match) == [("umbers", "guards", "22345")]
    dice.show(defence="44")
    play(match, "lannister: pass")
    assert rolls(match)[-1] == "guards defence 44"


def test_whoever_charges_is_the_active_player(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="12345")
    match = field(tokens=(1, 1))
    play(
        match, "stark: pass", "lannister: charge guards>umbers", "lannister: pass", "stark: pass", "lannister: pivot 0"
    )
    assert asked(match) == "lannister: force-reroll"
    play(match, "lannister: pass")
    assert asked(match) == "stark: force-reroll"
    dice.show(defence="66")
    play(match, "stark: pass")


def test_a_player_makes_a_die_reroll_at_most_once(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="12345", reroll=1)
    match = charging(dice, tokens=(3, 1))
    play(match, "stark: reroll 2")
    assert options(match) == ["reroll 1", "reroll 3", "reroll 4", "reroll 5", "pass"]
    with refused(match, "reroll.once-per-player", die=2):
        match.play("stark", "reroll 2")
    with refused(match, "reroll.no-such-die", die=6, dice=5):
        match.play("stark", "reroll 6")
    dice.show(again=1)
    play(match, "stark: reroll 1", "stark: pass")
    assert "reroll 2" in options(match)


def test_the_dice_of_the_defence_are_other_dice(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="16111", reroll=1)
    match = charging(dice, tokens=(2, 0))
    play(match, "stark: reroll 1")
    dice.show(defence="5")
    play(match, "stark: pass")
    assert options(match) == ["reroll 1", "pass"]
    dice.show(again=3)
    play(match, "stark: reroll 1")
    assert attacks(match) == [("umbers", "guards", "3")]


def test_who_has_no_effect_left_is_not_asked(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="16111", reroll=1)
    match = charging(dice, tokens=(1, 1))
    play(match, "stark: reroll 1")
    assert asked(match) == "lannister: force-reroll"
    dice.show(defence=1)
    play(match, "lannister: pass")
    assert asked(match) == "lannister: force-reroll"


def test_each_hit_that_is_not_stopped_is_a_wound_and_wounds_make_panic(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="44311", defence="43")
    match = charging(dice)
    dice.show(panic="431")
    play(match, "lannister: pass")
    assert rolls(match)[-2:] == ["guards defence 43", "guards panic 431"]
    assert table(match)["models"]["guards"] == 4
    assert match.game.frames == []


def test_without_wounds_there_is_no_panic(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="44311", defence="44")
    match = charging(dice)
    play(match, "lannister: pass")
    assert rolls(match)[-1] == "guards defence 44"
