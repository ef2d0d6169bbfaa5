"""What lies inside an attack: the counter-attack, and the surge of whoever destroyed its enemy."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest

from maester import Match
from tests.engine.moments.charge.field import SPEED, Surge
from tests.engine.moments.charge.language import LoadedDice, attacks, charging, refused, rolls
from tests.engine.moments.charge.poses import EDGE, Ground
from tests.engine.moments.support import asked, options, play, table

# -- the counter-attack inside the attack ---------------------------------------------------------------------------


def riposting(dice: LoadedDice, **setting: Any) -> Match:
    """Umbers hit with three dice, one is stopped; guards answer before they suffer the two wounds."""
    dice.show(charge=6, attack="66611", defence="114")
    match = charging(dice, **setting)
    assert asked(match) == "lannister: offer-order"
    assert options(match) == ["order riposte", "pass"]
    return match


def test_the_defender_attacks_inside_the_attack(dice: LoadedDice) -> None:
    match = riposting(dice)
    dice.show(attack="64111", defence="15")
    play(match, "lannister: order riposte")
    assert asked(match) == "stark: offer-order"
    assert attacks(match) == [("umbers", "guards", "114"), ("guards", "umbers", "15")]
    assert [type(frame).__name__ for frame in match.game.frames] == ["Charge", "Attack", "Window", "Attack", "Window"]
    dice.show(panic="661", exhaustion=1, outer_panic="661")
    play(match, "stark: pass")
    assert rolls(match)[3:] == [
        "guards attack 64111", "umbers defence 15", "umbers panic 661", "guards exhaustion 1", "guards panic 661",
    ]  # fmt: skip
    assert table(match)["models"] == {"umbers": 4, "rangers": 5, "guards": 2, "knights": 5}
    assert asked(match) == "lannister: take-turn"


def test_rerolls_in_the_counter_attack_leave_the_outer_dice_alone(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="16611")
    match = charging(dice, tokens=(0, 2))
    dice.show(reroll=6, defence="114")
    play(match, "lannister: reroll 1", "lannister: pass", "lannister: pass")
    dice.show(attack="61111")
    play(match, "lannister: order riposte")
    assert options(match) == ["reroll 1", "reroll 2", "reroll 3", "reroll 4", "reroll 5", "pass"]
    dice.show(reroll=4, defence="66")
    play(match, "lannister: reroll 2")
    assert attacks(match) == [("umbers", "guards", "114"), ("guards", "umbers", "66")]
    dice.show(exhaustion=1, panic="661")
    play(match, "stark: pass")
    assert table(match)["models"]["guards"] == 2


def test_an_attacker_destroyed_by_the_counter_attack_still_does_its_harm(dice: LoadedDice) -> None:
    """What remains is resolved for the defender; the counter-attacker surges by its own attack, umbers don't."""
    dice.show(charge=6, attack="66", defence="11")
    match = charging(dice, models={"umbers": 2, "guards": 2})
    dice.show(attack="66", defence="11")
    play(match, "lannister: order riposte", "stark: pass")
    assert table(match)["models"]["umbers"] == 0
    assert asked(match) == "lannister: surge-forward"
    assert [attack[:2] for attack in attacks(match)] == [("umbers", "guards"), ("guards", "umbers")]
    dice.show(exhaustion=1)
    play(match, "lannister: surge 180 1.5")
    assert table(match)["models"]["guards"] == 0
    assert table(match)["place"]["guards"] == pytest.approx((0.0, 10.5, 90.0))
    assert rolls(match)[-1] == "guards exhaustion 1"
    assert asked(match) == "lannister: take-turn"
    assert match.game.frames == []


# -- the surge: only for the attack that destroyed its defender ----------------------------------------------------


def slaying(dice: LoadedDice, **setting: Any) -> Match:
    """Umbers destroy guards by two wounds and may surge."""
    match = riposting(dice, models={"guards": 2}, **setting)
    play(match, "lannister: pass")
    assert asked(match) == "stark: surge-forward"
    return match


def test_who_destroys_its_target_by_wounds_may_surge(dice: LoadedDice) -> None:
    match = slaying(dice)
    assert rolls(match)[-1] == "guards defence 114", "who is destroyed makes no panic test"
    play(match, "stark: surge 90 2.5")
    assert table(match)["place"]["umbers"] == pytest.approx((-2.5, 7.0, 180.0))
    assert asked(match) == "lannister: take-turn"
    assert match.game.frames == []


def test_a_surge_that_is_too_long_is_told_with_the_longest_one_in_that_direction(dice: LoadedDice) -> None:
    match = slaying(dice)
    for move, longest in (("surge 90 7", 5.0), ("surge 450 7", 5.0), ("surge 90 -1", 0.0)):
        refusal = match.why_not("stark", move)
        assert refusal is not None
        assert refusal.nearest == Surge(90.0, longest)
    domain = match.decision("stark").domain
    assert isinstance(domain, Ground)
    assert domain.nearest(Surge(math.nan, 1.0)) is None


def test_what_is_shown_of_a_surge_is_how_far_one_comes_in_each_direction(dice: LoadedDice) -> None:
    match = slaying(dice)
    domain = match.decision("stark").domain
    assert isinstance(domain, Ground)
    shown = domain.shown()
    assert len({lane.angle for lane in shown.lanes}) == 72
    for lane in shown.lanes:
        assert domain.check(Surge(lane.angle, lane.distance)) is None
        longer = domain.check(Surge(lane.angle, lane.distance + 2 * EDGE))
        assert longer is not None
        assert longer.rule == ("surge.free-maneuver" if lane.distance == SPEED else "surge.in-the-way")
    assert {lane.distance < SPEED for lane in shown.lanes} == {True, False}, "somebody stands in the way of some"


def test_a_surge_may_be_declined(dice: LoadedDice) -> None:
    match = slaying(dice)
    play(match, "stark: pass")
    assert table(match)["place"]["umbers"] == pytest.approx((0.0, 7.0, 90.0))
    assert asked(match) == "lannister: take-turn"


def test_who_destroys_its_target_by_the_panic_of_the_attack_may_surge(dice: LoadedDice) -> None:
    match = riposting(dice, models={"guards": 3})
    dice.show(panic="331")
    play(match, "lannister: pass")
    assert table(match)["models"]["guards"] == 0
    assert asked(match) == "stark: surge-forward"


def test_nobody_surges_while_the_target_stands(dice: LoadedDice) -> None:
    match = riposting(dice, models={"guards": 4})
    dice.show(panic="331")
    play(match, "lannister: pass")
    assert table(match)["models"]["guards"] == 1
    assert asked(match) == "lannister: take-turn"


def test_nobody_surges_if_another_effect_destroyed_the_target(dice: LoadedDice) -> None:
    """The guards die of their own exhaustion after the counter-attack, before the wounds of the attack."""
    match = riposting(dice, models={"guards": 2})
    dice.show(attack="11", exhaustion=2)
    play(match, "lannister: order riposte", "stark: pass")
    assert table(match)["models"]["guards"] == 0
    assert rolls(match)[-1] == "guards exhaustion 2"
    assert asked(match) == "lannister: take-turn"


def test_the_surge_belongs_to_the_innermost_attack_that_destroyed_its_defender(dice: LoadedDice) -> None:
    """Umbers answer the answer and destroy the guards: they surge there, and not again when the first attack ends."""
    match = riposting(dice, models={"guards": 2})
    dice.show(attack="66", defence="11")
    play(match, "lannister: order riposte")
    dice.show(attack="44111", defence="11")
    play(match, "stark: order riposte")
    assert asked(match) == "stark: surge-forward"
    assert attacks(match) == [("umbers", "guards", "114"), ("guards", "umbers", "11"), ("umbers", "guards", "11")]
    dice.show(umbers_exhaustion=1, umbers_panic="661")
    play(match, "stark: surge 90 2.5")
    assert rolls(match)[-2:] == ["umbers exhaustion 1", "umbers panic 661"]
    assert table(match)["models"] == {"umbers": 2, "rangers": 5, "guards": 0, "knights": 5}
    assert asked(match) == "lannister: take-turn"


def test_a_surge_outside_the_limits_is_refused_with_the_numbers(dice: LoadedDice) -> None:
    match = slaying(dice, place={"knights": (0.0, 12.0, -90.0)})
    with refused(match, "surge.free-maneuver", distance=5.5, most=5):
        match.play("stark", "surge 180 5.5")
    with refused(match, "surge.free-maneuver", distance=-0.5, most=5):
        match.play("stark", "surge 180 -0.5")
    with refused(match, "surge.pivot-angle", angle=-200.0, most=180.0):
        match.play("stark", "surge -200 1")
    with refused(match, "surge.in-the-way", distance=3.25, free=3.0):
        match.play("stark", "surge 0 3.25")
    with refused(match, "match.wrong-kind"):
        match.play("stark", "pivot 0")
    assert match.why_not("stark", "surge 0 2.75") is None


def test_a_domain_may_hold_a_pass_beside_its_poses(dice: LoadedDice) -> None:
    match = slaying(dice, place={"knights": (0.0, 12.0, -90.0)})
    decision, rng = match.decision("stark"), Random(2)
    assert isinstance(decision.domain, Ground)
    assert options(match) == ["surge 90.0 5.0", "surge -90.0 5.0", "surge 180.0 5.0", "pass"]
    for move in (*decision.options, *(decision.domain.sample(rng) for _ in range(200))):
        assert decision.domain.check(move) is None
        assert match.why_not("stark", move) is None
        match.clone().play("stark", move)
    sent = match.clone()
    sent.play("stark", '{"move": "surge", "angle": 90, "distance": 2.5}')
    match.play("stark", Surge(90.0, 2.5))
    assert sent.hash() == match.hash()
