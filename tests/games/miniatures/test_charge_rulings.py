"""Rulings about Charges, with the catalogue's figures, and its worked examples."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from maester.engine import Seat
from maester.games.miniatures import charge_facings, charges, rolling
from maester.games.miniatures import charging as charging_module
from maester.games.miniatures.box import BOX
from maester.games.miniatures.charges import all_lanes, approach, best_way, charge_odds
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Roll, Turn
from maester.games.miniatures.geometry.numbers import FULL_TURN, INCH, Pose
from maester.games.miniatures.geometry.shapes import Area, Side, is_inside, rectangle
from maester.games.miniatures.moments import CHARGE_DECLARED, CHARGE_ROLLED
from maester.games.miniatures.neighbours import pushed
from maester.games.miniatures.text_names import CHARGE_BONUS
from maester.harness.marks import rule
from tests.games.miniatures.charges import SWORDS, charged, charging, guards, is_legal, lay, moved, pause_at, refusal
from tests.games.miniatures.language import lines, scenario

MISSES = "1111111"
BESIDE = ("red: stark-sworn-swords @ 24 10 0", "blue: lannister-guardsmen @ 33 20 180")
"""The Guardsmen stand beside the straight lane."""


# --- distance and pivot ----------------------------------------------------------------------------------------------


@rule("miniatures:ruling.charge-distance")
def test_the_distance_is_the_forward_travel() -> None:
    game = charging(SWORDS, guards(8))
    game.dice(charge=3).play("red", "face 0")
    faced = game.events("charge-faced")[0]
    assert (faced["travel"], faced["needs"]) == ("8", 3)
    # A pivot counts as well: with a corner ahead it is a little shorter, but the die must show the same.
    odds = charge_odds(game.field, game.unit("red-1"), game.unit("blue-1"))
    assert odds is not None
    assert (round(odds[0]), odds[1]) == (7630, 3)


@pytest.mark.parametrize("units", [(SWORDS, guards(8)), BESIDE, (SWORDS, "blue: lannister-guardsmen @ 27 28 130")])
def test_no_bearing_is_shorter_than_the_best_way(units: tuple[str, ...]) -> None:
    game = scenario(*lines(units))
    case = approach(game.field, game.unit("red-1"), game.unit("blue-1"))
    bearings = [bearing for bearing in range(0, FULL_TURN, 7) if case.way(bearing) is not None and case.sees(bearing)]
    best = best_way(case)
    assert best is not None
    assert best.travel <= min(way.travel for bearing in bearings if (way := case.way(bearing)) is not None) + 1
    first, last = all_lanes(case)[0]
    assert all((bearing - first) % FULL_TURN <= (last - first) % FULL_TURN for bearing in bearings)


@rule("miniatures:ruling.charge-pivot-declined")
def test_keeping_a_facing_that_cannot_reach_is_refused() -> None:
    game = charging(*BESIDE)
    assert game.why_not("red", "face 0") == "ruling.charge-pivot-declined"
    game.dice(charge=3).play("red", "face 42")
    faced = game.events("charge-faced")[0]
    assert (faced["travel"], faced["needs"]) == ("7.43", 3)
    far = charging(SWORDS, guards(11.1))
    assert far.why_not("red", "face 0") == "ruling.charge-pivot-declined"


def test_a_single_bearing_is_taken_without_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (charges, charge_facings):
        monkeypatch.setattr(module, "all_lanes", lambda case: ((700, 700),))
    game = scenario(*lines((SWORDS, guards(8.123)))).activate("red-1").dice(charge=4)
    game.play("red", "action charge")
    assert game.events("charge-faced")[0]["face"] == "7"
    assert game.question() == "align-trays"


# --- the move --------------------------------------------------------------------------------------------------------


@rule("miniatures:ruling.charge-full-move")
@pytest.mark.parametrize(("die", "y"), [(1, 23.2), (2, 24.2)])
def test_the_whole_distance_is_moved(die: int, y: float) -> None:
    game = charging(SWORDS, guards(8))
    # Nobody is asked how far: a move of 3 in isn't even a kind of answer.
    assert game.why_not("red", "maneuver 0 3 0") == "match.wrong-kind"
    game.dice(charge=die, panic="661").play("red", "face 0")
    assert game.pose("red-1") == (24, y, 0)


@rule("miniatures:ruling.charge-stop-gap")
def test_only_what_it_cannot_pass_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, x, y, end in (
        ("bog", 24.0, 23.0, (24, 25.2, 0)),  # passed, for 1 in of the distance
        ("palisade", 24.0, 24.1, (24, 20.2, 0)),  # its outline is 4 in away
        ("palisade", 24.0, 20.6, (24, 17.2, 0)),  # 0.5 in away: it doesn't move
    ):
        game = pause_at(charging(SWORDS, guards(8)), CHARGE_ROLLED, monkeypatch)
        game.dice(charge=6).play("red", "face 0")
        lay(game, kind, x, y, 0)
        game.dice(**({"attack": MISSES} if kind == "bog" else {"panic": "661"})).play("red", "pass")
        if kind == "bog":
            game.play("red", "align full")
        assert game.pose("red-1") == end
    # Friends are passed.
    game = charging(SWORDS, guards(8), "red: grey-wind @ 24 21.2 0").dice(charge=3).play("red", "face 0")
    assert game.question() == "align-trays"


@rule("miniatures:ruling.charge-graze")
def test_what_it_would_only_graze_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    units = ("red: stark-sworn-swords @ 24 10 0", "blue: lannister-guardsmen @ 24 25 180")
    game = charging(*units, "blue: pyromancers @ 29.5 20 180", target="blue-1")
    assert game.why_not("red", "face 0") == "charge.stop-before-obstacle"
    assert game.numbers("red", "face 0") == {"target": "blue-1", "who": "blue-2", "what": None, "after": 4.2}
    assert charging(*units, "blue: pyromancers @ 29.6 20 180", target="blue-1").why_not("red", "face 0") is None
    game = pause_at(charging(*units, "blue: pyromancers @ 40 40 180"), CHARGE_ROLLED, monkeypatch)
    game.dice(charge=6).play("red", "face 0")
    game.put("blue-2", 29.5, 20, 180).dice(panic="661").play("red", "pass")
    assert game.pose("red-1") == (24, 14.2, 0)
    assert game.events("charge-failed")[0]["by"] == "blue-2"


@rule("miniatures:ruling.charge-end-on-friend")
def test_a_failed_charge_ends_before_a_friend() -> None:
    # Grey Wind stands from 5 in to 7.76 in on the way.
    game = charged(8, 2, "red: grey-wind @ 25.4 25.98 0", panic="661")
    assert game.pose("red-1") == (24, 22.2, 0)
    assert game.events("charge-failed")[0]["moved"] == "5"
    # A unit that is turned over its friends, and finds them on all of its way, stays as it stood.
    friends = ("red: stark-bowmen @ 29.5 17.2 0", "red: stark-bowmen @ 29.5 22 0")
    game = charging(SWORDS, "blue: lannister-guardsmen @ 24 28.9 180", *friends)
    game.dice(charge=1, panic="661").play("red", "face 12")
    assert game.pose("red-1") == (24, 17.2, 0)
    assert game.events("charge-failed")[0]["moved"] == "0"


@rule("miniatures:ruling.charge-failed-gap")
def test_a_failed_charge_may_end_close_to_the_target() -> None:
    game = charged(8.5, 3, panic="661")
    assert game.pose("red-1") == (24, 25.2, 0)
    assert game.field.distance(game.unit("red-1"), game.unit("blue-1")) == 500
    assert game.engaged("red-1") == ()


# --- what can change on the way --------------------------------------------------------------------------------------


@rule("miniatures:ruling.charge-locked")
def test_a_charge_that_was_declared_is_carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    # The target is moved out of reach when the Charge has been declared: no pivot reaches it any more.
    game = scenario(*lines((SWORDS, guards(8))))
    pause_at(game, CHARGE_DECLARED, monkeypatch).play("red", "activate red-1", "action charge")
    assert game.question() == "declare-text"
    game.put("blue-1", 40, 30, 180).dice(charge=3, panic="232").play("red", "pass")
    assert game.pose("red-1") == (24, 25.2, 0)
    assert game.wounds("red-1") == 10
    # It is moved out of the way when the die has been rolled.
    game = pause_at(charging(SWORDS, guards(8)), CHARGE_ROLLED, monkeypatch).dice(charge=6).play("red", "face 0")
    game.put("blue-1", 24, 40, 180).dice(panic="661").play("red", "pass")
    assert game.pose("red-1") == (24, 28.2, 0)
    assert len(game.events("charge-failed")) == 1
    # The room is taken: it comes no closer than to the point where it would touch.
    units = (SWORDS, guards(8), "red: grey-wind @ 3 20 0")
    game = pause_at(charging(*units), CHARGE_ROLLED, monkeypatch).dice(charge=6).play("red", "face 0")
    game.put("red-2", 24, 26.22, 0).dice(panic="661").play("red", "pass")
    assert game.engaged("red-1") == ()
    assert game.pose("red-1") == (24, 22.44, 0)
    assert len(game.events("charge-failed")) == 1


def test_a_side_without_room_makes_it_a_failed_charge(monkeypatch: pytest.MonkeyPatch) -> None:
    units = (SWORDS, guards(8), "blue: pyromancers @ 40 40 180")
    game = pause_at(charging(*units), CHARGE_ROLLED, monkeypatch).dice(charge=6).play("red", "face 0")
    # The front that is charged turns away, and others stand before it: it is touched, but there is no room.
    game.put("blue-1", 24, 30, 0).put("blue-2", 24, 35.5, 0).dice(panic="661").play("red", "pass")
    assert game.pose("red-1") == (24, 25.18, 0)
    assert game.engaged("red-1") == ()
    assert len(game.events("charge-failed")) == 1


def test_a_target_that_is_destroyed_makes_it_a_failed_charge(monkeypatch: pytest.MonkeyPatch) -> None:
    game = scenario(*lines((SWORDS, guards(8))))
    pause_at(game, CHARGE_DECLARED, monkeypatch).play("red", "activate red-1", "action charge")
    game.field.take_away(game.unit("blue-1"))
    game.field.wounds[game.unit("blue-1")] = 0
    game.dice(charge=3, panic="661").play("red", "pass")
    assert game.pose("red-1") == (24, 25.2, 0)
    assert len(game.events("charge-failed")) == 1


@rule("miniatures:ruling.charge-die")
@pytest.mark.parametrize(("again", "disorderly"), [(4, False), (1, True)])
def test_the_die_after_all_rerolls_counts(again: int, disorderly: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def may_reroll(game: Field, roll: Roll, seat: Seat) -> Iterator[str]:
        if roll.purpose == rolling.CHARGE_DIE and seat == 0 and not roll.used:
            yield CHARGE_BONUS

    monkeypatch.setattr(rolling, "sources", may_reroll)
    game = charging(SWORDS, guards(4)).dice(charge=1).play("red", "face 0")
    assert game.question() == "reroll-dice"
    game.dice(again=again).play("red", f"reroll {CHARGE_BONUS}: 1")
    assert game.events("charge-distance")[0]["disorderly"] is disorderly
    turn = game.field.innermost(Turn)
    assert turn is not None
    assert turn.disorderly is disorderly


@rule("miniatures:ruling.charge-needs-melee")
def test_a_unit_without_a_melee_attack_may_not_charge(monkeypatch: pytest.MonkeyPatch) -> None:
    game = scenario(*lines(("red: stark-bowmen @ 24 17.2 0", guards(8))))
    assert is_legal(game, "red-1", "blue-1")
    bowmen = BOX.unit("10205")
    only_bows = msgspec.structs.replace(bowmen, attacks=bowmen.attacks[:1])
    monkeypatch.setitem(BOX.units, "10205", only_bows)
    game.activate("red-1")
    assert game.why_not("red", "action charge") == "ruling.charge-needs-melee"
    assert refusal(game, "red-1", "blue-1").rule == "ruling.charge-needs-melee"


# --- other enemies ---------------------------------------------------------------------------------------------------


@rule("miniatures:ruling.charge-extra-enemies")
@pytest.mark.parametrize("first", ["blue-2", "blue-3"])
def test_other_enemies_give_way_in_the_order_of_their_owner(first: str) -> None:
    units = ("blue: pyromancers @ 31.25 30 180", "blue: stark-bowmen @ 32.25 23.4 180")
    game = charging(SWORDS, guards(8), *units, target="blue-1").dice(charge=3, attack=MISSES).play("red", "face 0")
    game.play("red", "align half-right")
    assert (game.asked(), game.options()) == (("blue",), ["choose blue-2", "choose blue-3"])
    game.play("blue", f"choose {first}").no_rerolls()
    assert game.pose("blue-2") == (29.5, 30, 180)
    assert game.pose("blue-3") == (33.25, 23.4, 180)
    assert game.engaged("red-1") == ("blue-1", "blue-2")
    order = [event["unit"] for event in game.events("moved") if event["unit"] != "red-1"]
    assert order[0] == first


def test_an_enemy_that_has_no_room_is_moved_less_than_an_inch() -> None:
    units = ("blue: pyromancers @ 32.25 24 180", "blue: stark-bowmen @ 38.25 24 180")
    game = charging(SWORDS, guards(8), *units, target="blue-1").dice(charge=3, attack=MISSES).play("red", "face 0")
    game.play("red", "align half-right").no_rerolls()
    assert game.pose("blue-2") == (32.75, 24, 180)
    assert game.engaged("blue-2") == ()


def test_an_enemy_that_touches_with_its_side_is_set_at_half_of_that() -> None:
    # It faces to the right, and touches the front with its right side, which is 4.8 in long.
    beside = "blue: pyromancers @ 31.1 30.35 90"
    game = charging(SWORDS, guards(8), beside, target="blue-1").dice(charge=3, attack=MISSES).play("red", "face 0")
    game.play("red", "align half-right").no_rerolls()
    assert game.pose("blue-2") == (29.5, 30.35, 90)
    touching = game.field.contact(game.unit("red-1"), game.unit("blue-2"))
    assert touching.length == 2400


def test_an_enemy_is_set_at_the_nearer_side() -> None:
    units = ("blue: gregor-clegane-the-mountain-that-rides @ 24 28.98 180", "blue: grey-wind @ {x} 28.98 180")
    for x, end in ((27.13, 26.75), (20.87, 21.25)):
        game = charging(SWORDS, *(unit.format(x=x) for unit in units), target="blue-1").dice(charge=3, attack=MISSES)
        game.play("red", "face 0", "align full").no_rerolls()
        assert game.pose("blue-2") == (end, 28.98, 180)


@rule("miniatures:ruling.charge-then-attack-target")
def test_the_attack_is_against_the_declared_target(monkeypatch: pytest.MonkeyPatch) -> None:
    crossbowmen = "red: lannister-crossbowmen @ 24 17.2 0"
    # As if both of their attacks were Melee Attacks, so that there is a choice.
    monkeypatch.setattr(charging_module, "melee_attacks", lambda game, unit: [0, 1])
    game = charging(crossbowmen, guards(8), "blue: pyromancers @ 31.25 30 180", target="blue-1")
    game.dice(charge=3, attack="11111").play("red", "face 0", "align half-right")
    assert game.engaged("red-1") == ("blue-1", "blue-2")
    assert game.options() == ["strike blue-1 with 1", "strike blue-1 with 2"]
    assert game.why_not("red", "strike blue-2 with 2") == "ruling.charge-then-attack-target"
    assert game.why_not("red", "strike blue-1 with 3") == "melee.needs-attack"
    game.play("red", "strike blue-1 with 2")
    assert game.events("attack-declared")[0]["defender"] == "blue-1"


# --- disorderly ------------------------------------------------------------------------------------------------------


@rule("miniatures:ruling.disorderly-scope")
def test_orders_stay_usable_after_a_disorderly_charge() -> None:
    game = charging("red: golden-company-swordsmen @ 24 17.2 0", guards(4)).dice(charge=1).play("red", "face 0")
    turn = game.field.innermost(Turn)
    assert turn is not None
    assert (turn.seat, turn.disorderly) == (0, True)
    game.play("red", "align full")
    assert (game.asked(), game.question()) == (("red",), "declare-text")
    assert "use order-adaptive-style red-1: -" in game.options()


# --- terrain ---------------------------------------------------------------------------------------------------------


@rule("miniatures:ruling.terrain-crossing")
@pytest.mark.parametrize(("place", "loses"), [("half-right", True), ("half-left", False)])
def test_terrain_under_the_aligned_position_counts(place: str, loses: bool) -> None:
    # The straight way, up to x = 26.75, misses the Low Wall; at half right the tray stands on it.
    game = charging(SWORDS, guards(8), terrain=("low-wall @ 28.5 24 90",))
    game.dice(charge=3, attack="5111111").play("red", "face 0")
    if loses:
        game.dice(defense="2", panic="661")
        game.play("red", f"align {place}").nothing_declared()
        assert game.events("hits-blocked")[0]["modifiers"] == [[1, "fortified"]]
    else:
        game.play("red", f"align {place}")
        assert game.question() == "reroll-dice"


def test_rough_terrain_takes_an_inch_of_the_distance() -> None:
    bog = ("bog @ 24 23 0",)
    game = charging(SWORDS, guards(8), terrain=bog).dice(charge=3, panic="661").play("red", "face 0")
    assert game.events("charge-faced")[0]["needs"] == 4
    assert game.pose("red-1") == (24, 24.2, 0)
    assert charging(SWORDS, guards(8), terrain=bog).dice(charge=4).play("red", "face 0").question() == "align-trays"
    assert charging(SWORDS, guards(10), terrain=bog).why_not("red", "face 0") is None
    far = scenario(*lines((SWORDS, guards(10.5))), terrain=bog)
    assert refusal(far, "red-1", "blue-1").values == {"target": "blue-1", "needs": 10.203, "most": 10}


# --- worked examples -------------------------------------------------------------------------------------------------


@rule("miniatures:example.charge-needs-three")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_example_three_or_more(die: int) -> None:
    game = charged(8, die, panic="661") if die < 3 else charged(8, die)
    assert game.events("charge-faced")[0]["needs"] == 3
    assert (game.question() == "align-trays") is (die >= 3)
    assert game.events("charge-distance")[0]["disorderly"] is (die == 1)


@rule("miniatures:example.charge-flank")
def test_example_the_flank() -> None:
    game = charging("red: stark-sworn-swords @ 34 26 270", "blue: lannister-guardsmen @ 24 24 0")
    game.dice(charge=6, attack="5111111").play("red", "face 270", "align full")
    assert game.question() == "reroll-dice"
    assert game.pose("red-1") == (29.15, 24, 270)
    attack = game.view()["attacks"][0]
    assert attack["side"] == "right-flank"
    assert attack["defense_lines"] == [[-1, "flank"]]
    assert attack["panic_lines"] == [[-1, "flank"]]


@rule("miniatures:example.charge-failed")
def test_example_a_failed_charge() -> None:
    game = charged(8, 2, panic="231")
    assert moved(game) == [[(24, 17.2, 0), (24, 24.2, 0)]]
    assert game.field.distance(game.unit("red-1"), game.unit("blue-1")) == 1000
    assert game.wounds("red-1") == 11
    assert game.is_activated("red-1")


@rule("miniatures:example.los-majority-flank")
def test_example_most_of_the_tray_in_the_flank() -> None:
    game = charging("red: house-umber-berserkers @ 32 30 180", "blue: lannister-guardsmen @ 24 24 0")
    assert game.events("charge-declared")[0]["side"] == "right-flank"
    game.dice(charge=6, attack=MISSES).play("red", "face 225", "align full")
    assert game.pose("red-1") == (29.15, 24, 270)


def test_an_enemy_at_the_edge_of_the_table_is_not_pushed_over_it() -> None:
    """Found by random play: the tray touched the edge already, and rounding brought it over the tolerance."""
    infantry = BOX.trays["infantry"].footprint
    own, enemy = rectangle(Pose(8459, 30200, 30513), infantry), rectangle(Pose(3626, 27303, 3513), infantry)
    table = Area(0, 0, 48 * INCH, 48 * INCH)
    assert is_inside(enemy, table)
    assert is_inside(rectangle(pushed(own, Side.LEFT, enemy, (), table), infantry), table)
