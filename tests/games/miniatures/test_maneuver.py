"""The Maneuver and the March (p. 13, 14)."""

from __future__ import annotations

import pytest

from maester.errors import BadData
from maester.harness.marks import rule
from tests.games.miniatures.language import facing, lines, scenario
from tests.games.miniatures.moves import SWORDS, maneuvering, marching, nearest, path


@rule("miniatures:maneuver.not-engaged")
def test_an_engaged_unit_may_not_maneuver() -> None:
    game = facing().activate("red-1")
    assert game.why_not("red", "action maneuver") == "maneuver.not-engaged"
    assert scenario(*lines((SWORDS,))).activate("red-1").why_not("red", "action maneuver") is None


@rule("miniatures:maneuver.sequence")
def test_a_maneuver_is_pivot_move_pivot() -> None:
    game = maneuvering()
    assert game.why_not("red", "maneuver 90 5.1 0") == "maneuver.sequence"
    assert game.numbers("red", "maneuver 90 5.1 0") == {"distance": 5.1, "most": 5}
    assert nearest(game, "maneuver 90 5.1 0") == "maneuver 90 5 0"
    assert game.why_not("red", "maneuver 90 -1 0") == "maneuver.sequence", "it moves forward"
    game.play("red", "maneuver 90 5 0")
    assert game.pose("red-1") == (29, 10, 0)
    assert path(game) == [(24, 10, 0), (24, 10, 90), (29, 10, 90), (29, 10, 0)]
    assert game.is_activated("red-1")


@rule("miniatures:maneuver.parts-optional")
@pytest.mark.parametrize(
    ("move", "end"),
    [
        ("maneuver 180 0 180", (24, 10, 180)),
        ("maneuver 0 0 180", (24, 10, 180)),
        ("maneuver 0 2.5 0", (24, 12.5, 0)),
        ("maneuver 0 0 0", (24, 10, 0)),
    ],
)
def test_each_part_may_be_left_out(move: str, end: tuple[float, float, float]) -> None:
    game = maneuvering().play("red", move)
    assert game.pose("red-1") == end
    assert game.is_activated("red-1")


@rule("miniatures:example.maneuver-sworn-swords")
def test_the_maneuver_of_the_example() -> None:
    game = maneuvering().play("red", "maneuver 45 5 0")
    assert game.pose("red-1") == (27.536, 13.536, 0)


@rule("miniatures:march.not-engaged")
def test_an_engaged_unit_may_not_march() -> None:
    game = facing().activate("red-1")
    assert game.why_not("red", "action march") == "march.not-engaged"
    assert scenario(*lines((SWORDS,))).activate("red-1").why_not("red", "action march") is None


@rule("miniatures:march.distance")
def test_a_march_is_up_to_twice_the_speed() -> None:
    game = marching()
    assert game.why_not("red", "march 10.1 0") == "march.distance"
    assert game.numbers("red", "march 10.1 0") == {"distance": 10.1, "most": 10}
    assert nearest(game, "march 10.1 0") == "march 10 0"
    assert game.why_not("red", "march -1 0") == "march.distance"
    game.play("red", "march 10 0")
    assert game.pose("red-1") == (24, 20, 0)


@rule("miniatures:march.no-first-pivot")
def test_there_is_no_pivot_before_a_march() -> None:
    game = marching()
    assert game.why_not("red", "maneuver 10 5 10") == "march.no-first-pivot"
    with pytest.raises(BadData):
        game.match.play("red", "march 10 5 10")
    game.play("red", "march 5 10")
    assert path(game) == [(24, 10, 0), (24, 15, 0), (24, 15, 10)], "straight on, and the pivot comes after it"


@rule("miniatures:march.final-pivot")
def test_a_march_may_end_with_a_pivot() -> None:
    game = marching(SWORDS, "red: stark-bowmen @ 29.45 18 0")
    assert game.why_not("red", "march 8 45") == "pivot.no-final-overlap"
    game.play("red", "march 8 90")
    assert game.pose("red-1") == (24, 18, 90)


@rule("miniatures:example.march-sworn-swords")
def test_the_march_of_the_example() -> None:
    game = marching().play("red", "march 10 215")
    assert game.pose("red-1") == (24, 20, 215)


@rule("miniatures:example.quick-reference-actions")
def test_the_parts_of_each_action() -> None:
    """Maneuver: pivot, 5 in, pivot. March: 10 in, pivot. Retreat: 5 + d6 in, pivot. Ranged Attack: a Shift of up to
    2 in, then the attack. Melee Attack: a turn, then the attack. Charge: pivot, 5 + d6 in, attack.
    """
    assert len(path(maneuvering().play("red", "maneuver 90 5 0"))) == 4
    assert path(marching().play("red", "march 10 90"))[1:] == [(24, 20, 0), (24, 20, 90)]
    foe = "blue: lannister-guardsmen @ 24 14.8 180"
    game = scenario(*lines((SWORDS, foe))).activate("red-1").dice(retreat=4).act("retreat")
    assert nearest(game, "retreat left 20 90") == "retreat left 9 90"
    bowmen = ("red: stark-bowmen @ 24 10 0", "blue: lannister-guardsmen @ 24 20 180")
    game = scenario(*lines(bowmen)).activate("red-1").act("ranged-attack")
    assert game.question() == "shift-before-shooting"
    assert nearest(game, "shift back 3") == "shift back 2"
    assert game.play("red", "shift back 2").dice(attack="1" * 8, defense="").pose("red-1") == (24, 8, 0)
    flanked = scenario(*lines(("red: stark-sworn-swords @ 24 24 0", "blue: lannister-guardsmen @ 29.15 24 270")))
    assert flanked.activate("red-1").act("melee-attack").question() == "turn-to-face"
    charge = scenario(*lines((SWORDS, "blue: lannister-guardsmen @ 24 22.8 180"))).activate("red-1").act("charge")
    assert charge.question() == "pick-facing"
    charge.dice(charge=3, attack="1" * 7).play("red", "face 0")
    assert charge.play("red", "align full").no_rerolls().pose("red-1") == (24, 18, 0)
