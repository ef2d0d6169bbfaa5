"""What a Charge brings and costs: its bonus, terrain on its way, texts in the middle of it, and chargers that die."""

from __future__ import annotations

import pytest

from maester.games.miniatures.frames import Charge
from maester.games.miniatures.moments import CHARGE_ROLLED
from maester.harness.marks import rule
from tests.games.miniatures.charges import SWORDS, charged, charging, guards, lay, pause_at
from tests.games.miniatures.language import lines, scenario

MISSES = "1111111"


# --- bonus and terrain -----------------------------------------------------------------------------------------------


@rule("miniatures:bonus.charge")
def test_any_attack_dice_may_be_rerolled() -> None:
    game = charged(8, 3, attack="5111111").play("red", "align full")
    game.dice(again="555", defense="6666").play("red", "reroll charge-bonus: 2,3,7")
    assert game.events("rerolled")[0]["dice"] == [5, 5, 5, 1, 1, 1, 5]
    engaged = ("red: stark-sworn-swords @ 24 20 0", "blue: lannister-guardsmen @ 24 24.8 180")
    melee = scenario(*lines(engaged)).dice(attack=MISSES).activate("red-1").act("melee-attack")
    melee.play("red", "pass").nothing_declared()
    assert melee.question() == "activate-unit"


@rule("miniatures:bonus.charge-term")
def test_only_the_rerolls_are_the_charge_bonus() -> None:
    knights = "red: knights-of-casterly-rock @ 24 17.2 0"
    dry = charging(knights, guards(8)).dice(charge=6, attack="1" * 9).play("red", "face 0", "align full")
    assert dry.question() == "reroll-dice"
    wet = charging(knights, guards(8), terrain=("bog @ 24 22 0",))
    wet.dice(charge=6, attack="1" * 9).play("red", "face 0", "align full")
    # Two more dice for each rank by the Lance, as in any Charge; but no rerolls.
    assert [line[0] for line in wet.events("attack-declared")[0]["dice"]] == [5, 4]
    assert wet.nothing_declared().question() == "activate-unit"


@rule("miniatures:terrain-keyword.hindering")
@pytest.mark.parametrize(
    ("piece", "bonus"),
    [("bog @ 24 22 0", False), ("corpse-pile @ 24 22.2 0", False), ("bog @ 24 13 0", False), ("bog @ 36 22 0", True)],
    ids=["at-the-end", "on-the-way", "at-the-start", "elsewhere"],
)
def test_hindering_terrain_takes_the_charge_bonus(piece: str, bonus: bool) -> None:
    game = charging(SWORDS, guards(10), terrain=(piece,))
    game.dice(charge=6, attack=MISSES).play("red", "face 0", "align full")
    assert (game.question() == "reroll-dice") is bonus


@rule("miniatures:terrain-keyword.fortified")
@pytest.mark.parametrize(("where", "blocked"), [("24 22.2 0", 1), ("36 22.2 0", 0)])
def test_fortified_terrain_helps_the_defender(where: str, blocked: int) -> None:
    crossbowmen = "blue: lannister-crossbowmen @ 24 32 180"  # Defense 4+
    game = charging(SWORDS, crossbowmen, terrain=(f"low-wall @ {where}",))
    game.dice(charge=5, attack="5511111", defense="31", panic="661").play("red", "face 0", "align full").no_rerolls()
    assert game.events("hits-blocked")[0]["blocked"] == blocked


# --- texts in the middle of it -------------------------------------------------------------------------------------


def test_what_follows_from_a_charge_comes_before_its_attack() -> None:
    game = charging("red: house-umber-greataxes @ 24 17.2 0", guards(8)).dice(charge=3, attack="111111")
    game.play("red", "face 0", "align full")
    assert game.conditions("blue-1") == ("panicked",)
    kinds = game.kinds("moved", "condition-given", "attack-declared")
    assert kinds == ["moved", "condition-given", "attack-declared"]
    failed = charging("red: house-umber-greataxes @ 24 17.2 0", guards(8)).dice(charge=2, panic="661")
    assert failed.play("red", "face 0").conditions("blue-1") == ()


def test_a_charger_that_is_destroyed_before_its_attack_makes_none() -> None:
    halberdiers = "blue: lannister-halberdiers @ 24 30 180"
    game = charging("red: stark-sworn-swords @ 24 17.2 0 wounds=1", halberdiers).dice(charge=3)
    game.play("red", "face 0", "align full")
    assert (game.asked(), game.question()) == (("blue",), "declare-text")
    game.dice(attack="5555555", defense="1111111").play("blue", "use order-set-for-charge blue-1: -").rest(
        "activate-unit"
    )
    assert game.pose("red-1") is None
    assert [event["attacker"] for event in game.events("attack-declared")] == ["blue-1"]


# --- the charger that doesn't arrive ---------------------------------------------------------------------------------


def test_a_charger_that_dies_on_stakes_ends_its_charge() -> None:
    game = charging(
        "red: stark-sworn-swords @ 24 17.2 0 wounds=2", guards(8), terrain=("stakes @ 24 22 0",), objectives=("24 25",)
    )
    game.dice(charge=3, dangerous=1).play("red", "face 0", "align full")
    assert game.pose("red-1") is None
    assert not any(isinstance(frame, Charge) for frame in game.field.frames)
    assert not game.events("attack-declared")
    assert game.asked() == ("blue",)


def test_a_charger_that_dies_on_stakes_makes_no_panic_test() -> None:
    game = charging("red: stark-sworn-swords @ 24 17.2 0 wounds=2", guards(8), terrain=("stakes @ 24 22 0",))
    game.dice(charge=2, dangerous=1).play("red", "face 0")
    assert game.pose("red-1") is None
    assert not game.events("test-made")
    assert game.points("blue") == 1


def test_stakes_under_the_aligned_position_count() -> None:
    game = charging(SWORDS, guards(8), terrain=("stakes @ 28.5 24 90",)).dice(charge=3).play("red", "face 0")
    game.dice(dangerous=2, attack=MISSES).play("red", "align half-right").no_rerolls()
    assert game.wounds("red-1") == 9
    # The way to the other side passes them by.
    game = charging(SWORDS, guards(8), terrain=("stakes @ 28.5 24 90",)).dice(charge=3).play("red", "face 0")
    game.dice(attack=MISSES).play("red", "align half-left").no_rerolls()
    assert game.wounds("red-1") == 12


def test_an_obstacle_that_was_laid_after_the_pivot_stops_the_charge(monkeypatch: pytest.MonkeyPatch) -> None:
    game = pause_at(charging(SWORDS, guards(8)), CHARGE_ROLLED, monkeypatch)
    game.dice(charge=6).play("red", "face 0")
    lay(game, "palisade", 24, 24.1, 0)
    game.dice(panic="661").play("red", "pass")
    assert game.pose("red-1") == (24, 20.2, 0)
    assert game.events("charge-failed")[0]["by"] == "terrain-1"
