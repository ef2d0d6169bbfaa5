"""Terrain that moves go through, onto and off (p. 24): Impassable, Rough, Dangerous."""

from __future__ import annotations

import pytest

from maester.harness.marks import rule
from tests.games.miniatures.language import FAR, Battle, facing, lines, scenario
from tests.games.miniatures.moves import SWORDS, maneuvering, marching, nearest, path, retreating

AHEAD = 12.4
"""The front edge of the Sworn Swords."""


def across(kind: str, away: float) -> str:
    """A piece 6 in wide and 1 in deep across the path, so far ahead."""
    return f"{kind} @ 24 {AHEAD + away + 0.5:g} 0"


def bog(away: float) -> str:
    """8 by 6 in of Rough Terrain, so far ahead."""
    return f"bog @ 24 {AHEAD + away + 3:g} 0"


# --- Impassable -----------------------------------------------------------------------------------------------------


@rule("miniatures:terrain-keyword.impassable")
def test_nobody_moves_through_or_onto_it() -> None:
    game = marching(terrain=(across("palisade", 2),))
    assert game.why_not("red", "march 10 0") == "terrain-keyword.impassable"
    assert game.numbers("red", "march 10 0") == {"what": "terrain-1", "after": 2.01}
    assert game.why_not("red", "march 2.5 0") == "terrain-keyword.impassable"
    assert game.play("red", "march 2 0").pose("red-1") == (24, 12, 0)


@rule("miniatures:terrain-keyword.impassable")
def test_a_pivot_goes_over_it_and_does_not_end_on_it() -> None:
    game = maneuvering(terrain=(across("palisade", 0.1),))
    assert game.why_not("red", "maneuver 0 0 180") is None
    assert game.why_not("red", "maneuver 0 0 90") == "terrain-keyword.impassable"
    assert game.numbers("red", "maneuver 0 0 90") == {"what": "terrain-1", "after": 0}
    # After a first pivot over it there is no way on: that would be moving through it.
    assert game.why_not("red", "maneuver 90 4 90") == "terrain-keyword.impassable"


@rule("miniatures:terrain.end-on")
def test_a_move_may_end_on_other_terrain() -> None:
    assert maneuvering(terrain=("forest @ 24 17 0",)).why_not("red", "maneuver 0 4 0") is None
    assert maneuvering(terrain=("corpse-pile @ 24 17 0",)).why_not("red", "maneuver 0 4 0") is None
    walled = maneuvering(terrain=("palisade @ 24 17 0",))
    assert walled.why_not("red", "maneuver 0 4.5 0") == "terrain-keyword.impassable"


# --- Rough ----------------------------------------------------------------------------------------------------------


@rule("miniatures:terrain-keyword.rough")
def test_rough_terrain_costs_an_inch() -> None:
    game = maneuvering(terrain=(bog(2),))
    assert game.why_not("red", "maneuver 0 4.1 0") == "terrain-keyword.rough"
    assert game.numbers("red", "maneuver 0 4.1 0") == {"what": "terrain-1", "distance": 4.1, "most": 4}
    assert nearest(game, "maneuver 0 5 0") == "maneuver 0 4 0"
    assert game.why_not("red", "maneuver 90 5 90") is None, "past it"
    assert game.play("red", "maneuver 0 4 0").pose("red-1") == (24, 14, 0)
    game = marching(terrain=(bog(2),))
    assert game.why_not("red", "march 9.1 0") == "terrain-keyword.rough"
    assert game.why_not("red", "march 9 0") is None


@rule("miniatures:terrain-keyword.rough")
def test_rough_terrain_that_the_first_pivot_leaves_costs_an_inch() -> None:
    # The right edge of the tray is a twentieth of an inch on it; turned by 90 degrees the tray is off it.
    for x, most in ((30.7, 4), (30.76, 5)):
        game = maneuvering(terrain=(f"bog @ {x} 10 0",))
        assert game.why_not("red", f"maneuver 270 {most} 270") is None
        rule = "terrain-keyword.rough" if most == 4 else "maneuver.sequence"
        assert game.why_not("red", f"maneuver 270 {most + 0.1} 270") == rule


@rule("miniatures:terrain-keyword.rough")
def test_onto_it_and_off_it() -> None:
    # Only the end lies on it: 5 in would end 0.5 in deep.
    game = maneuvering(terrain=(bog(4.5),))
    assert game.why_not("red", "maneuver 0 5 0") == "terrain-keyword.rough"
    assert nearest(game, "maneuver 0 5 0") == "maneuver 0 4.51 0"
    # Only the start does.
    game = maneuvering(terrain=(bog(-0.5),))
    assert game.why_not("red", "maneuver 180 5 180") == "terrain-keyword.rough"
    assert game.why_not("red", "maneuver 180 4 180") is None
    # Only the last pivot leads onto it.
    game = maneuvering(terrain=(bog(5.1),))
    assert game.why_not("red", "maneuver 0 5 0") is None
    assert game.why_not("red", "maneuver 0 5 90") == "terrain-keyword.rough"
    assert nearest(game, "maneuver 0 5 90") == "maneuver 0 4.76 90"


@rule("miniatures:ruling.rough-amount")
def test_once_for_each_move() -> None:
    game = marching(terrain=(across("hedge", 1), across("hedge", 4)))
    assert game.why_not("red", "march 9.1 0") == "terrain-keyword.rough"
    assert game.play("red", "march 9 0").pose("red-1") == (24, 19, 0)


@rule("miniatures:ruling.rough-amount")
def test_it_holds_for_retreats_and_shifts_too_and_never_gets_below_nothing() -> None:
    engaged = (SWORDS, "blue: lannister-guardsmen @ 24 14.8 180")
    game = retreating(3, *engaged, terrain=("hedge @ 24 6 0",))
    assert game.why_not("red", "retreat back 8 0") == "terrain-keyword.rough"
    assert game.numbers("red", "retreat back 8 0")["most"] == 7
    assert game.why_not("red", "retreat right 8 0") is None
    bowmen = ("red: stark-bowmen @ 24 10 0", "blue: lannister-guardsmen @ 24 20 180")
    game = scenario(*lines(bowmen), terrain=("hedge @ 24 6.6 0",)).activate("red-1").act("ranged-attack")
    assert game.why_not("red", "shift back 1.5") == "terrain-keyword.rough"
    assert game.why_not("red", "shift back 1") is None


# --- Dangerous ------------------------------------------------------------------------------------------------------

ON_STAKES = "stakes @ 24 12 0"


@rule("miniatures:terrain-keyword.dangerous-acting")
def test_whoever_acts_on_it_suffers_first() -> None:
    game = scenario(*lines((SWORDS,)), terrain=(ON_STAKES,)).activate("red-1").dice(danger=2).act("maneuver")
    assert game.wounds("red-1") == 9
    assert game.question() == "choose-maneuver"
    assert game.rolls() == [("red-1", "dangerous", (2,))]
    game.play("red", "maneuver 180 5 180")
    assert game.wounds("red-1") == 9, "leaving costs nothing more"


@rule("miniatures:terrain-keyword.dangerous-acting")
def test_whoever_is_destroyed_by_it_performs_nothing() -> None:
    weak = "red: stark-sworn-swords @ 24 10 0 wounds=2"
    game = scenario(*lines((weak,)), terrain=(ON_STAKES,)).activate("red-1").dice(danger=1).act("march")
    assert game.pose("red-1") is None
    assert game.points("blue") == 1
    assert game.asks("blue", "choose-action")


@rule("miniatures:terrain-keyword.dangerous-entering")
def test_whoever_enters_it_suffers() -> None:
    game = maneuvering(terrain=(across("stakes", 2),)).dice(danger=1)
    game.play("red", "maneuver 0 4 0")
    assert game.wounds("red-1") == 10
    assert game.pose("red-1") == (24, 14, 0)
    event = game.events("terrain-endangered")[0]
    assert event["piece"] == "terrain-1"
    assert event["pose"] == [24000, 12010, 0], "where it enters"
    assert game.kinds("terrain-endangered", "rolled", "wounds-suffered", "moved") == [
        "terrain-endangered", "rolled", "wounds-suffered", "moved",
    ]  # fmt: skip


@rule("miniatures:terrain-keyword.dangerous-entering")
def test_whoever_is_destroyed_on_the_way_does_not_arrive() -> None:
    weak = "red: stark-sworn-swords @ 24 10 0 wounds=3"
    game = marching(weak, terrain=(across("stakes", 2), across("stakes", 5)), objectives=("24 18",))
    game.dice(danger=2).play("red", "march 9 0")
    assert game.pose("red-1") is None
    assert game.events("moved") == []
    assert game.controls(1) is None
    assert game.asks("blue", "choose-action")


@rule("miniatures:ruling.dangerous-count")
def test_once_before_acting_and_once_for_each_other_piece() -> None:
    game = scenario(*lines((SWORDS,)), terrain=(ON_STAKES, across("stakes", 1))).activate("red-1")
    game.dice(danger=1).act("maneuver").dice(entering=3).play("red", "maneuver 0 4 0")
    assert game.wounds("red-1") == 12 - 2 - 4
    assert [event["piece"] for event in game.events("terrain-endangered")] == ["terrain-1", "terrain-2"]


@rule("miniatures:ruling.dangerous-count")
def test_pieces_are_entered_in_the_order_of_the_way() -> None:
    game = marching(terrain=(across("stakes", 6), across("stakes", 2), "stakes @ 24 24.2 0"))
    game.dice(danger="111").play("red", "march 9 90")
    assert [event["piece"] for event in game.events("terrain-endangered")] == ["terrain-2", "terrain-1"]
    assert game.dice_left == [1]


@rule("miniatures:ruling.dangerous-count")
def test_forgoing_is_no_action() -> None:
    game = scenario(*lines((SWORDS,)), terrain=(ON_STAKES,)).dice().activate("red-1").act("forgo")
    assert game.wounds("red-1") == 12
    assert game.is_activated("red-1")


def surging(danger: str) -> Battle:
    """Sworn Swords on Stakes have destroyed a unit, and may Surge Forward."""
    game = facing("stark-sworn-swords", "lannister-guardsmen wounds=1", *FAR, terrain=("stakes @ 24 18 0",))
    return game.strike(danger="1", attack="4111111", defense="1").dice(danger=danger)


@rule("miniatures:ruling.dangerous-count")
def test_a_free_action_is_an_action_and_may_be_declined() -> None:
    game = surging("2")
    assert game.asks("red", "dare-free-maneuver")
    assert game.wounds("red-1") == 10
    declined = surging("").play("red", "no")
    assert declined.asks("blue", "choose-action")
    assert declined.wounds("red-1") == 10
    game.play("red", "yes")
    assert game.wounds("red-1") == 7
    assert game.asks("red", "choose-free-maneuver")


@rule("miniatures:ruling.terrain-crossing")
@pytest.mark.parametrize(
    ("stakes", "move", "enters"),
    [
        (across("stakes", 0.1), "maneuver 0 0 180", False),  # swept by the pivot alone
        (across("stakes", 0.1), "maneuver 0 0 90", True),  # where it ends
        (across("stakes", 3), "maneuver 0 3 0", False),  # touched, not crossed
        (across("stakes", 3), "maneuver 0 3.1 0", True),
        ("stakes @ 30.9 10 90", "maneuver 90 5 90", True),
        ("stakes @ 31 13 0", "maneuver 90 5 0", True),  # the straight part crosses it, the end doesn't
        ("stakes @ 31 13.3 0", "maneuver 90 5 90", False),  # beside its way
        ("stakes @ 20.74 10 90", "maneuver 90 5 90", False),  # swept by the first pivot alone
    ],
)
def test_what_a_movement_crosses(stakes: str, move: str, enters: bool) -> None:
    game = maneuvering(terrain=(stakes,)).dice(danger="1").play("red", move)
    assert (game.wounds("red-1") == 10) is enters
    assert (game.dice_left == []) is enters


@rule("miniatures:ruling.terrain-standing")
@pytest.mark.parametrize(("overlap", "stands"), [(0.005, False), (0.1, True)])
def test_any_overlap_above_the_tolerance_is_standing_on_it(overlap: float, stands: bool) -> None:
    # 0.1 in of 5.5 in is half a square inch.
    game = scenario(*lines((SWORDS,)), terrain=(across("stakes", -overlap),)).activate("red-1")
    assert game.field.stands_on(game.unit("red-1"), 0) is stands
    game.dice(danger="1").act("maneuver")
    assert (game.wounds("red-1") == 10) is stands


@rule("miniatures:terrain-keyword.dangerous-entering")
def test_a_retreat_through_it_may_end_there() -> None:
    weak = "red: lannister-guardsmen @ 24 20 0 wounds=2"
    units = (weak, "blue: stark-sworn-swords @ 24 24.8 180")
    game = retreating(2, *units, terrain=("stakes @ 24 15 0",)).dice(danger=1).play("red", "retreat back 6 0")
    assert game.pose("red-1") is None
    assert game.asks("blue", "offer-free-pivot"), "whoever is left behind may turn all the same"


@rule("miniatures:terrain.lift-piece")
def test_a_piece_stays_where_it_is_under_a_tray() -> None:
    game = maneuvering(terrain=("corpse-pile @ 24 15 0",)).play("red", "maneuver 0 5 0")
    assert path(game)[-1] == (24, 15, 0)
    assert game.field.stands_on(game.unit("red-1"), 0)
