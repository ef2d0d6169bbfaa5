"""The Charge (p. 16, 17), rule by rule."""

from __future__ import annotations

import pytest

from maester.games.miniatures.frames import Turn
from maester.games.miniatures.geometry.zones import shares
from maester.games.miniatures.moments import CHARGE_ROLLED
from maester.harness.marks import rule
from tests.games.miniatures.charges import SWORDS, charged, charging, guards, is_legal, moved, pause_at, refusal
from tests.games.miniatures.language import lines, scenario

MISSES = "1111111"


# --- declaring -------------------------------------------------------------------------------------------------------


@rule("miniatures:charge.not-engaged")
def test_an_engaged_unit_may_not_charge() -> None:
    units = (
        "red: stark-sworn-swords @ 24 20 0",
        "blue: lannister-guardsmen @ 24 24.8 180",
        "blue: pyromancers @ 30 30 180",
    )
    game = scenario(*lines(units)).activate("red-1")
    assert game.why_not("red", "action charge") == "charge.not-engaged"
    assert refusal(game, "red-1", "blue-2").rule == "charge.not-engaged"


@rule("miniatures:charge.declare-target")
def test_one_enemy_is_declared() -> None:
    game = charging(
        SWORDS, "red: grey-wind @ 10 17 0", "blue: lannister-guardsmen @ 20 28 180", "blue: pyromancers @ 28 28 180"
    )
    assert game.options() == ["charge blue-1", "charge blue-2"]
    assert game.why_not("red", "charge red-2") == "charge.declare-target"
    assert game.why_not("red", "charge blue-9") == "charge.declare-target"
    with pytest.raises(Exception, match="charge"):
        game.play("red", "charge blue-1 blue-2")
    assert game.play("red", "charge blue-2").question() == "pick-facing"


@rule("miniatures:charge.los-at-start")
def test_an_enemy_out_of_sight_before_the_pivot_is_refused() -> None:
    on_the_flank = "blue: lannister-guardsmen @ 33.5 17.2 270"
    game = scenario(*lines((SWORDS, guards(8), on_the_flank)))
    assert refusal(game, "red-1", "blue-2").rule == "charge.los-at-start"
    assert is_legal(game, "red-1", "blue-1")
    # A friend hides an enemy as well; a pivot would not help.
    game = scenario(*lines((SWORDS, "red: stark-bowmen @ 24 23 0", guards(8))))
    assert refusal(game, "red-1", "blue-1").rule == "charge.los-at-start"


@rule("miniatures:charge.space")
@pytest.mark.parametrize(("friend", "room"), [(24, False), (21.25, True)])
def test_room_for_half_of_the_side(friend: float, room: bool) -> None:
    units = ("red: stark-sworn-swords @ 33 20 315", guards(8), f"red: stark-bowmen @ {friend} 25.2 0")
    game = scenario(*lines(units))
    assert game.engaged("red-2") == ("blue-1",)
    assert is_legal(game, "red-1", "blue-1") is room
    if not room:
        assert refusal(game, "red-1", "blue-1").values == {"target": "blue-1", "side": "front"}
        assert refusal(game, "red-1", "blue-1").rule == "charge.space"


@rule("miniatures:charge.within-maximum")
def test_the_target_must_be_within_speed_and_six() -> None:
    assert charging(SWORDS, guards(11)).why_not("red", "face 0") is None
    game = charging(SWORDS, guards(11.1))
    assert game.numbers("red", "face 0")["needs"] == 11.1
    assert game.numbers("red", "face 0")["most"] == 11
    # No pivot shortens 11.5 in to 11 in.
    game = scenario(*lines((SWORDS, guards(11.5)))).activate("red-1")
    assert game.why_not("red", "action charge") == "charge.declare-target"
    found = refusal(game, "red-1", "blue-1")
    assert found.rule == "charge.within-maximum"
    assert found.values == {"target": "blue-1", "needs": 11.225, "most": 11}


@rule("miniatures:charge.single-move")
def test_pivot_way_and_alignment_are_one_move() -> None:
    game = charging(
        SWORDS,
        guards(8),
        terrain=("stakes @ 24 21 0", "stakes @ 24 24 0"),
        objectives=("24 25.2", "24 22"),
    )
    game.dice(charge=4, dangerous=1).play("red", "face 2").dice(attack=MISSES)
    assert moved(game) == []
    game.play("red", "align full").no_rerolls()
    assert len(moved(game)) == 1
    path = moved(game)[0]
    assert (path[0], path[1], path[-1]) == ((24, 17.2, 0), (24, 17.2, 2), (24, 25.2, 0))
    # It entered two pieces of Dangerous Terrain and suffered once; it Claims where it ends, and nowhere else.
    assert len(game.events("terrain-endangered")) == 1
    assert game.wounds("red-1") == 10
    assert [event["objective"] for event in game.events("objective-claimed")] == [1]


# --- the zone --------------------------------------------------------------------------------------------------------


@rule("miniatures:charge.zone-fixed-at-start")
def test_contact_is_on_the_side_on_which_it_stood_at_the_start() -> None:
    # On this way the Sworn Swords touch the front corner of the Guardsmen.
    game = charging("red: stark-sworn-swords @ 34 29.5 240", "blue: lannister-guardsmen @ 24 24 0")
    game.dice(charge=6, attack=MISSES).play("red", "face 255")
    assert game.options() == ["align full", "align half-left", "align half-right"]
    game.play("red", "align full").no_rerolls()
    assert game.pose("red-1") == (29.15, 24, 270)
    assert game.events("attack-declared")[0]["side"] == "right-flank"


@rule("miniatures:charge.zone-majority")
def test_the_zone_with_the_largest_part_counts() -> None:
    # 40 percent in the Front, 60 percent in the right Flank.
    game = charging("red: stark-sworn-swords @ 31.455 30 180", "blue: lannister-guardsmen @ 24 24 0")
    parts = shares(game.field.rectangle(game.unit("blue-1")), game.field.rectangle(game.unit("red-1")))
    assert [round(part, 2) for part in parts] == [0.4, 0.6, 0, 0]
    game.dice(charge=6, attack=MISSES).play("red", "face 225", "align full")
    assert game.pose("red-1") == (29.15, 24, 270)
    # A little farther to the left most of it is in the Front.
    game = charging("red: stark-sworn-swords @ 30.5 30 180", "blue: lannister-guardsmen @ 24 24 0")
    game.dice(charge=6, attack=MISSES).play("red", "face 225", "align full")
    assert game.pose("red-1") == (24, 28.8, 180)


@rule("miniatures:charge.zone-tie")
@pytest.mark.parametrize(("side", "end"), [("front", (24, 28.9, 180)), ("right-flank", (29.15, 24, 270))])
def test_on_the_line_the_charging_player_chooses(side: str, end: tuple[float, float, float]) -> None:
    game = charging("red: stark-sworn-swords @ 31.75 31.5 225", "blue: knights-of-casterly-rock @ 24 24 0")
    assert game.asked() == ("red",)
    assert game.options() == ["against front", "against right-flank"]
    assert game.why_not("red", "against rear") == "charge.zone-majority"
    game.play("red", f"against {side}").dice(charge=6, attack=MISSES).play("red", "face 225")
    assert game.play("red", "align full").no_rerolls().pose("red-1") == end


# --- the pivot -------------------------------------------------------------------------------------------------------


@rule("miniatures:charge.pivot")
def test_the_pivot_must_keep_sight_and_reach() -> None:
    game = charging(SWORDS, guards(8))
    assert game.why_not("red", "face 10") is None
    assert game.numbers("red", "face 90") == {"target": "blue-1", "reason": "beside"}
    assert game.why_not("red", "face 90") == "charge.pivot"
    refused = game.match.why_not("red", "face 90")
    assert refused is not None
    assert game.match.text(refused.nearest) == "face 29.56"
    # Friends beside the way hide the Guardsmen if the unit turns farther than to 24 degrees.
    game = charging(SWORDS, "blue: lannister-guardsmen @ 31 28 180", "red: stark-bowmen @ 27.5 22 0")
    assert game.why_not("red", "face 20") is None
    assert game.numbers("red", "face 30") == {"target": "blue-1", "reason": "hidden"}
    # If they hide them on every way, the Charge can't be declared.
    game = scenario(*lines((SWORDS, "blue: lannister-guardsmen @ 33 30 180", "red: stark-bowmen @ 27.5 22 0")))
    found = refusal(game, "red-1", "blue-1")
    assert (found.rule, found.values) == ("charge.pivot", {"target": "blue-1", "reason": "hidden"})


# --- the die and the move --------------------------------------------------------------------------------------------


@rule("miniatures:charge.roll")
def test_the_distance_is_speed_and_a_die() -> None:
    game = charged(8, 4)
    assert game.rolls() == [("red-1", "charge", (4,))]
    assert game.events("charge-distance")[0]["distance"] == "9"


@rule("miniatures:charge.move-forward")
def test_it_stops_on_contact() -> None:
    game = charged(7, 4, attack=MISSES).play("red", "align half-left").no_rerolls()
    assert moved(game) == [[(24, 17.2, 0), (24, 24.2, 0), (21.25, 24.2, 0)]]


@rule("miniatures:charge.stop-before-obstacle")
def test_an_enemy_in_the_way_stops_it_an_inch_before(monkeypatch: pytest.MonkeyPatch) -> None:
    in_the_way = "blue: pyromancers @ 24 27 180"
    game = scenario(*lines((SWORDS, "blue: lannister-guardsmen @ 24 32 180", in_the_way)))
    assert refusal(game, "red-1", "blue-1").rule == "charge.los-at-start"
    game = charging(SWORDS, "blue: lannister-guardsmen @ 24 32 180", "blue: pyromancers @ 40 40 180")
    pause_at(game, CHARGE_ROLLED, monkeypatch).dice(charge=6).play("red", "face 0")
    game.put("blue-2", 24, 27, 180).dice(panic="661").play("red", "pass")
    assert game.pose("red-1") == (24, 21.2, 0)
    assert game.events("charge-failed") == [
        {"event": "charge-failed", "unit": "red-1", "target": "blue-1", "moved": "4", "by": "blue-2"}
    ]
    assert game.engaged("red-1") == ()


@rule("miniatures:charge.success")
def test_contact_is_a_successful_charge() -> None:
    game = charged(8, 3)
    assert game.question() == "align-trays"
    assert game.view()["charge"]["reached"] is True
    assert not game.events("charge-failed")


@rule("miniatures:charge.failure")
def test_no_contact_is_a_failed_charge() -> None:
    game = charged(8, 2, panic="661")
    assert game.pose("red-1") == (24, 24.2, 0)
    assert game.engaged("red-1") == ()
    assert len(game.events("charge-failed")) == 1
    assert not game.events("attack-declared")


@rule("miniatures:charge.disorderly-trigger")
def test_a_one_is_disorderly_in_success_too() -> None:
    game = charged(4, 1)
    assert game.question() == "align-trays"
    assert game.events("charge-distance")[0]["disorderly"] is True
    failed = charged(8, 1, panic="661")
    assert failed.events("charge-distance")[0]["disorderly"] is True
    assert charged(4, 2).events("charge-distance")[0]["disorderly"] is False


# --- aligning --------------------------------------------------------------------------------------------------------


@rule("miniatures:charge.align")
@pytest.mark.parametrize(("place", "x"), [("full", 24), ("half-left", 21.25), ("half-right", 26.75)])
def test_the_trays_are_aligned_at_100_or_50_percent(place: str, x: float) -> None:
    game = charged(8, 3, attack=MISSES)
    assert game.options() == ["align full", "align half-left", "align half-right"]
    assert game.why_not("red", "align near-left") == "charge.align"
    game.play("red", f"align {place}").no_rerolls()
    assert game.pose("red-1") == (x, 25.2, 0)
    touching = game.field.contact(game.unit("red-1"), game.unit("blue-1"))
    assert touching.length == (5500 if place == "full" else 2750)


def test_the_one_position_that_fits_is_taken_without_a_question() -> None:
    # The palisades leave offsets from 1.65 to 1.7 in (charge.align-best-fit).
    game = charging(
        "red: stark-sworn-swords @ 25.675 15 0",
        guards(8),
        terrain=("palisade @ 22.4 24.5 90", "palisade @ 28.95 24.5 90"),
    )
    game.dice(charge=6, attack=MISSES).play("red", "face 0").no_rerolls()
    assert game.pose("red-1") == (25.7, 25.2, 0)


@rule("miniatures:charge.attack")
def test_one_melee_attack_on_the_target_follows() -> None:
    game = charged(8, 3, attack=MISSES).play("red", "align full").no_rerolls()
    attacks = game.events("attack-declared")
    assert [(one["attacker"], one["defender"], one["charge"]) for one in attacks] == [("red-1", "blue-1", True)]
    assert game.is_activated("red-1")
    assert game.question() == "activate-unit"


@rule("miniatures:charge.extra-enemies-same-zone")
def test_another_enemy_before_the_front_is_set_at_half() -> None:
    beside = "blue: pyromancers @ 31.25 30 180"
    game = charging(SWORDS, guards(8), beside, target="blue-1").dice(charge=3, attack=MISSES).play("red", "face 0")
    game.play("red", "align half-right").no_rerolls()
    assert game.pose("red-1") == (26.75, 25.2, 0)
    assert game.pose("blue-2") == (29.5, 30, 180)
    assert game.pose("blue-1") == (24, 30, 180)
    touching = game.field.contact(game.unit("red-1"), game.unit("blue-2"))
    assert touching.length == 2750
    assert game.engaged("red-1") == ("blue-1", "blue-2")


@rule("miniatures:charge.extra-enemies-pushed")
def test_an_enemy_on_the_flank_is_moved_an_inch_away() -> None:
    beside = "blue: pyromancers @ 32.25 24 180"
    game = charging(SWORDS, guards(8), beside, target="blue-1").dice(charge=3, attack=MISSES).play("red", "face 0")
    game.play("red", "align half-right").no_rerolls()
    assert game.pose("blue-2") == (33.25, 24, 180)
    assert game.engaged("red-1") == ("blue-1",)
    assert game.engaged("blue-2") == ()
    # If it can't be set at half, since something stands there, it is moved away, too.
    game = charging(
        SWORDS, guards(8), "blue: pyromancers @ 31.25 30 180", target="blue-1", terrain=("palisade @ 27.5 32.25 90",)
    )
    game.dice(charge=3, attack=MISSES).play("red", "face 0").play("red", "align half-right").no_rerolls()
    assert game.pose("blue-2") == (31.25, 31, 180)


# --- disorderly and failed -------------------------------------------------------------------------------------------


@rule("miniatures:charge.disorderly-effect")
def test_a_disorderly_charge_has_no_bonus_and_bars_cards_in_this_turn() -> None:
    game = charged(4, 1, attack=MISSES)
    turn = game.field.innermost(Turn)
    assert turn is not None
    assert (turn.seat, turn.disorderly) == (0, True)
    # No rerolls are offered: the attack is over, and so is the turn with its ban.
    game.play("red", "align full").nothing_declared()
    assert game.events("attack-completed")
    assert game.asked() == ("blue",)
    turn = game.field.innermost(Turn)
    assert turn is not None
    assert (turn.seat, turn.disorderly) == (1, False)
    orderly = charged(4, 2, attack=MISSES).play("red", "align full")
    assert orderly.question() == "reroll-dice"


@rule("miniatures:charge.failed-panic")
def test_after_a_failed_charge_the_unit_tests_for_panic() -> None:
    game = charged(8, 2, panic="232")
    made = game.events("test-made")
    assert [(one["unit"], one["result"], one["morale"], one["passed"]) for one in made] == [("red-1", 5, 6, False)]
    assert game.wounds("red-1") == 10


@rule("miniatures:charge.failed-ends-activation")
def test_a_failed_charge_ends_the_activation() -> None:
    game = charged(8, 2, panic="331")
    assert game.is_activated("red-1")
    assert (game.asked(), game.question()) == (("blue",), "activate-unit")
