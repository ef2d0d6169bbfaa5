"""Moving in general (p. 5, 13): pivots, friends and enemies in the way, the 1 in rule, the board edge, Shifts."""

from __future__ import annotations

import pytest

from maester.games.miniatures.actions import act
from maester.games.miniatures.moving import offer_free_maneuver, shift
from maester.games.miniatures.names import MANEUVER
from maester.harness.marks import rule
from tests.games.miniatures.language import lines, scenario
from tests.games.miniatures.moves import SWORDS, maneuvering, marching, nearest, path

CLOSE_BEHIND = "red: stark-sworn-swords @ 24 24 0"


# --- pivots ---------------------------------------------------------------------------------------------------------


@rule("miniatures:term.pivot")
def test_a_pivot_sweeps_over_a_friend_but_does_not_end_on_it() -> None:
    # Before it, 0.05 in away: its front corners would sweep 1.25 in over the friend.
    game = maneuvering(CLOSE_BEHIND, "red: stark-bowmen @ 24 28.85 0")
    assert game.why_not("red", "maneuver 0 0 180") is None
    assert game.why_not("red", "maneuver 180 0 180") is None
    assert game.why_not("red", "maneuver 0 0 90") == "pivot.no-final-overlap"


@rule("miniatures:pivot.axis")
def test_a_pivot_leaves_the_centre_where_it_is() -> None:
    game = maneuvering("red: stark-sworn-swords @ 10 10 0").play("red", "maneuver 0 0 137")
    assert game.pose("red-1") == (10, 10, 137)


@rule("miniatures:pivot.ignores-trays")
def test_a_pivot_sweeps_over_an_enemy() -> None:
    # The enemy is 1.2 in away, and the corners reach 1.25 in farther than the front edge.
    game = maneuvering(CLOSE_BEHIND, "blue: lannister-guardsmen @ 24 30 180")
    assert game.why_not("red", "maneuver 0 0 180") is None
    assert game.why_not("red", "maneuver 0 0 90") == "move.one-inch"
    assert game.numbers("red", "maneuver 0 0 90") == {"who": "blue-1", "gap": 0.85, "least": 1}
    game.play("red", "maneuver 0 0 180")
    assert game.pose("red-1") == (24, 24, 180)


@rule("miniatures:pivot.no-final-overlap")
def test_the_last_pivot_may_not_end_on_a_tray() -> None:
    game = maneuvering(SWORDS, "red: stark-bowmen @ 24 19.85 0")
    assert game.why_not("red", "maneuver 0 5 0") is None
    assert game.why_not("red", "maneuver 0 5 90") == "pivot.no-final-overlap"
    assert game.numbers("red", "maneuver 0 5 90") == {"who": "red-2", "overlap": 0.3}
    assert nearest(game, "maneuver 0 5 90") == "maneuver 0 4.71 90"


@rule("miniatures:ruling.pivot-mid-sequence")
def test_after_the_first_pivot_the_tray_may_lie_over_a_friend() -> None:
    game = maneuvering(CLOSE_BEHIND, "red: grey-wind @ 24 27.83 0")
    assert game.why_not("red", "maneuver 90 0 90") == "pivot.no-final-overlap"
    game.play("red", "maneuver 90 5 90")
    assert game.pose("red-1") == (29, 24, 90)


@rule("miniatures:ruling.pivot-mid-sequence")
def test_after_the_first_pivot_over_an_enemy_there_is_no_move() -> None:
    # A front corner at (24, 27.65), over an enemy that is 1 in away otherwise.
    game = maneuvering(CLOSE_BEHIND, "blue: lannister-guardsmen @ 24 29.8 180")
    assert game.why_not("red", "maneuver 49 4 49") == "move.no-through-enemies"
    assert game.numbers("red", "maneuver 49 4 49") == {"who": "blue-1", "after": 0}
    assert game.why_not("red", "maneuver 49 0 0") is None
    assert game.why_not("red", "maneuver 49 0 49") == "pivot.no-final-overlap"


@rule("miniatures:term.move")
def test_a_pivot_is_a_move() -> None:
    # The token lies 2 in before the centre: the tray covers it when it lies across.
    game = maneuvering(objectives=("24 12",))
    assert game.controls(1) is None
    game.play("red", "maneuver 0 0 90")
    assert path(game) == [(24, 10, 0), (24, 10, 90)]
    assert game.controls(1) == "red-1"


# --- friends and enemies --------------------------------------------------------------------------------------------


@rule("miniatures:move.no-through-enemies")
def test_nobody_moves_through_enemies() -> None:
    game = maneuvering(SWORDS, "blue: lannister-guardsmen @ 24 17.8 180")
    assert game.why_not("red", "maneuver 0 5 0") == "move.no-through-enemies"
    assert game.numbers("red", "maneuver 0 5 0") == {"who": "blue-1", "after": 3.01}
    assert nearest(game, "maneuver 0 5 0") == "maneuver 0 2 0"
    # Nor is one left behind: a March of 10 in would end beyond the wolf's small tray.
    game = marching(SWORDS, "blue: grey-wind @ 24 14.5 180")
    assert game.why_not("red", "march 10 0") == "move.no-through-enemies"


@rule("miniatures:move.one-inch")
def test_no_move_ends_closer_than_an_inch_to_an_enemy() -> None:
    game = maneuvering(SWORDS, "blue: lannister-guardsmen @ 24 18.8 180")
    assert game.why_not("red", "maneuver 0 3.1 0") == "move.one-inch"
    assert game.numbers("red", "maneuver 0 3.1 0") == {"who": "blue-1", "gap": 0.9, "least": 1}
    assert nearest(game, "maneuver 0 3.1 0") == "maneuver 0 3 0"
    game.play("red", "maneuver 0 3 0")
    assert game.pose("red-1") == (24, 13, 0)


@rule("miniatures:ruling.one-inch-measure")
def test_the_inch_is_measured_at_the_end() -> None:
    # It passes 0.4 in beside the wolf.
    game = marching(SWORDS, "blue: grey-wind @ 28.53 14 180")
    assert game.why_not("red", "march 4 0") == "move.one-inch"
    assert game.numbers("red", "march 4 0")["gap"] == 0.4
    assert game.why_not("red", "march 9 0") is None
    # The last pivot counts: 0.85 in across, 1.2 in along.
    game = maneuvering(SWORDS, "blue: lannister-guardsmen @ 24 19 180")
    assert game.why_not("red", "maneuver 90 0 90") is None
    assert game.numbers("red", "maneuver 0 3 90") == {"who": "blue-1", "gap": 0.85, "least": 1}
    assert game.why_not("red", "maneuver 0 3 0") is None


@rule("miniatures:ruling.one-inch-measure")
def test_a_unit_that_does_not_move_may_stay_closer() -> None:
    game = scenario(*lines((SWORDS, "blue: lannister-guardsmen @ 24 20 180")))
    game.put("blue-1", 24, 15.3, 180).activate("red-1").act("maneuver")
    assert game.why_not("red", "maneuver 0 0 180") == "move.one-inch"
    assert "maneuver 0 0 0" in game.options()
    game.play("red", "maneuver 0 0 0")
    assert game.events("moved") == []


@rule("miniatures:move.through-friends")
def test_friends_are_passed_through() -> None:
    game = marching(SWORDS, "red: grey-wind @ 24 14 0")
    game.play("red", "march 8 0")
    assert game.pose("red-1") == (24, 18, 0)


@rule("miniatures:move.no-end-on-friends")
def test_no_move_ends_on_a_friend() -> None:
    game = maneuvering(SWORDS, "red: stark-bowmen @ 24 16.8 0")
    assert game.why_not("red", "maneuver 0 4 0") == "move.no-end-on-friends"
    assert game.numbers("red", "maneuver 0 4 0") == {"who": "red-2", "overlap": 2}
    game.play("red", "maneuver 0 2 0")
    assert game.pose("red-1") == (24, 12, 0), "edge to edge with a friend"


@rule("miniatures:ruling.forward-path")
def test_the_path_is_what_the_whole_tray_sweeps() -> None:
    # A corner of the enemy's tray reaches 0.5 in into the strip.
    game = maneuvering(SWORDS, "blue: lannister-guardsmen @ 29 17 180")
    assert game.why_not("red", "maneuver 0 5 0") == "move.no-through-enemies"
    assert game.numbers("red", "maneuver 0 5 0") == {"who": "blue-1", "after": 2.21}
    # Sliding along its edge isn't moving through it.
    game = marching(SWORDS, "blue: grey-wind @ 28.13 14 180")
    assert game.why_not("red", "march 9 0") is None


# --- the edge of the board ------------------------------------------------------------------------------------------


@rule("miniatures:ruling.board-edge")
def test_no_move_leaves_the_board() -> None:
    game = maneuvering("red: stark-sworn-swords @ 24 44 0")
    assert game.why_not("red", "maneuver 0 2.1 0") == "ruling.board-edge"
    assert game.numbers("red", "maneuver 0 2.1 0") == {"after": 1.61, "over": 0.5}
    assert nearest(game, "maneuver 0 2.1 0") == "maneuver 0 1.6 0"
    # A pivot may sweep over the edge, but a corner that ends 0.5 in off the board is refused.
    game = maneuvering("red: stark-sworn-swords @ 24 44.86 0")
    assert game.why_not("red", "maneuver 0 0 180") is None
    assert game.why_not("red", "maneuver 0 0 49") == "ruling.board-edge"
    assert game.numbers("red", "maneuver 0 0 49")["over"] == 0.51


@rule("miniatures:ruling.board-edge-first-pivot")
def test_a_first_pivot_may_overhang_if_the_move_comes_back() -> None:
    game = maneuvering("red: stark-sworn-swords @ 2.8 24 0")
    assert game.why_not("red", "maneuver 45 1 45") == "ruling.board-edge-first-pivot"
    assert game.numbers("red", "maneuver 45 1 45") == {"after": 1, "over": 0.135}
    assert nearest(game, "maneuver 45 1 45") == "maneuver 45 1.184 45"
    assert game.why_not("red", "maneuver 45 1 0") is None
    assert game.why_not("red", "maneuver 45 0 45") == "ruling.board-edge-first-pivot"
    game.play("red", "maneuver 45 5 45")
    assert game.pose("red-1") == (6.336, 27.536, 45)


@rule("miniatures:ruling.board-edge-first-pivot")
def test_nothing_gets_further_over_the_edge_than_the_pivot_left_it() -> None:
    game = maneuvering("red: stark-sworn-swords @ 2.8 24 0")
    assert game.why_not("red", "maneuver 330 2 90") == "ruling.board-edge"
    assert game.numbers("red", "maneuver 330 2 90")["after"] == 0.02
    assert game.why_not("red", "maneuver 315 1 45") == "ruling.board-edge"


# --- Shifts ---------------------------------------------------------------------------------------------------------

BOWMEN = "red: stark-bowmen @ 24 10 30"
TARGET = "blue: lannister-guardsmen @ 29 21 180"


@rule("miniatures:term.shift")
@pytest.mark.parametrize(
    ("way", "end"), [("right", (25.299, 9.25)), ("back", (23.25, 8.701)), ("left", (22.701, 10.75))]
)
def test_a_shift_is_straight_along_the_trays_own_axes(way: str, end: tuple[float, float]) -> None:
    game = scenario(*lines((BOWMEN, TARGET))).activate("red-1").act("ranged-attack")
    assert game.why_not("red", f"shift {way} 2.1") == "term.shift"
    assert game.numbers("red", f"shift {way} 2.1") == {"distance": 2.1, "most": 2}
    assert game.why_not("red", f"shift {way} -1") == "term.shift"
    assert game.why_not("red", "maneuver 0 1 30") == "match.wrong-kind", "neither a pivot nor a diagonal"
    game.play("red", f"shift {way} 1.5")
    assert game.pose("red-1") == (*end, 30)


@rule("miniatures:ruling.shift-limits")
def test_an_engaged_unit_cannot_shift() -> None:
    game = scenario(*lines((SWORDS, "blue: lannister-guardsmen @ 24 14.8 180")))
    planned = list(game.field.agenda)
    shift(game.field, game.unit("red-1"), 3000)
    assert game.field.agenda == planned
    shift(game.field, game.unit("red-2"), 3000)
    assert len(game.field.agenda) == len(planned) + 1


@rule("miniatures:ruling.shift-limits")
def test_a_shift_obeys_the_rules_of_movement() -> None:
    # 2.5 in straight before it.
    game = scenario(*lines((BOWMEN, "blue: lannister-guardsmen @ 27.65 16.322 210"))).activate("red-1")
    game.act("ranged-attack")
    assert game.numbers("red", "shift forward 2") == {"who": "blue-1", "gap": 0.5, "least": 1}
    assert game.why_not("red", "shift forward 2") == "move.one-inch"
    assert nearest(game, "shift forward 2") == "shift forward 1.5"
    assert game.why_not("red", "shift back 2") is None


@rule("miniatures:ruling.engaged-cannot-move")
def test_a_free_maneuver_does_nothing_for_an_engaged_unit() -> None:
    game = scenario(*lines((SWORDS, "blue: lannister-guardsmen @ 24 14.8 180")))
    field, unit = game.field, game.unit("red-1")
    planned, frames = list(field.agenda), len(field.frames)
    offer_free_maneuver(field, unit)
    act(field, unit, MANEUVER, free=True)
    assert (field.agenda, len(field.frames)) == (planned, frames)
    act(field, game.unit("red-2"), MANEUVER, free=True)
    assert len(field.frames) == frames + 1
