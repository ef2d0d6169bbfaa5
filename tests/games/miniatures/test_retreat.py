"""The Retreat (p. 14), and Idleness Means Death (p. 19)."""

from __future__ import annotations

import pytest

from maester.errors import MaesterError
from maester.games.miniatures.activation import why_not
from maester.games.miniatures.names import RETREAT
from maester.games.miniatures.retreating import can_retreat
from maester.harness.marks import rule
from tests.games.miniatures.language import Battle, lines, scenario
from tests.games.miniatures.moves import SWORDS, nearest, path, retreating

GUARDS = "red: lannister-guardsmen @ 24 20 0"
"""Speed 4."""
FRONT = "blue: stark-sworn-swords @ 24 24.8 180"
REAR = "blue: stark-sworn-swords @ 24 15.2 0"
LEFT = "blue: stark-sworn-swords @ 18.85 20 90"
RIGHT = "blue: stark-sworn-swords @ 29.15 20 270"


# --- who, how far, where to -----------------------------------------------------------------------------------------


@rule("miniatures:retreat.only-engaged")
def test_only_an_engaged_unit_retreats() -> None:
    assert scenario(*lines((SWORDS,))).activate("red-1").why_not("red", "action retreat") == "retreat.only-engaged"
    assert scenario(*lines((GUARDS, FRONT))).activate("red-1").why_not("red", "action retreat") is None


@rule("miniatures:retreat.distance")
def test_speed_and_the_die() -> None:
    game = retreating(2, GUARDS, FRONT)
    assert game.rolls() == [("red-1", "retreat", (2,))]
    assert game.why_not("red", "retreat back 6.1 0") == "retreat.distance"
    assert game.numbers("red", "retreat back 6.1 0") == {"distance": 6.1, "most": 6}
    assert nearest(game, "retreat back 6.1 0") == "retreat back 6 0"
    assert game.why_not("red", "retreat back -1 0") == "retreat.distance"
    assert game.play("red", "retreat back 6 0").pose("red-1") == (24, 14, 0)


@rule("miniatures:retreat.direction-front")
def test_from_the_front_sideways_or_back() -> None:
    game = retreating(4, GUARDS, FRONT)
    assert game.why_not("red", "retreat forward 6 0") == "retreat.direction-front"
    assert game.numbers("red", "retreat forward 6 0") == {"way": "forward"}
    for way in ("back", "left", "right"):
        assert game.why_not("red", f"retreat {way} 7 0") is None
    assert all("forward" not in option for option in game.options())
    with pytest.raises(MaesterError):
        game.match.play("red", "retreat back-left 6 0")


@rule("miniatures:retreat.direction-flank-rear")
@pytest.mark.parametrize("enemy", [REAR, LEFT])
def test_from_flank_or_rear_sideways_or_forward(enemy: str) -> None:
    game = retreating(4, GUARDS, enemy)
    assert game.why_not("red", "retreat back 5 0") == "retreat.direction-flank-rear"
    assert game.numbers("red", "retreat back 5 0") == {"way": "back"}
    assert game.why_not("red", "retreat right 8 0") is None
    assert game.play("red", "retreat forward 8 0").pose("red-1") == (24, 28, 0)


@rule("miniatures:ruling.retreat-several-sides")
def test_with_several_enemies_the_ways_follow_from_the_edges() -> None:
    game = retreating(6, GUARDS, FRONT, LEFT)
    assert game.why_not("red", "retreat forward 3 0") == "move.no-through-enemies"
    assert game.why_not("red", "retreat left 3 0") == "move.no-through-enemies"
    assert game.why_not("red", "retreat right 10 0") is None
    assert game.why_not("red", "retreat back 7 0") is None
    assert {option.split()[1] for option in game.options()} == {"right", "back"}


@rule("miniatures:retreat.keeps-facing")
def test_the_tray_slides_without_turning() -> None:
    game = retreating(2, GUARDS, FRONT).play("red", "retreat back 6 90")
    assert path(game) == [(24, 20, 0), (24, 14, 0), (24, 14, 90)]
    game = retreating(4, GUARDS, FRONT).play("red", "retreat left 8 0")
    assert path(game) == [(24, 20, 0), (16, 20, 0)]


@rule("miniatures:retreat.final-pivot")
def test_it_may_pivot_at_the_end() -> None:
    game = retreating(2, GUARDS, FRONT, "red: stark-bowmen @ 24 9.15 0")
    assert game.why_not("red", "retreat back 6 90") == "pivot.no-final-overlap"
    assert game.play("red", "retreat back 6 180").pose("red-1") == (24, 14, 180)


@rule("miniatures:retreat.normal-movement-rules")
def test_the_rules_of_movement_hold() -> None:
    behind = "blue: lannister-guardsmen @ 24 12.2 180"
    game = retreating(2, GUARDS, FRONT, behind)
    assert game.why_not("red", "retreat back 4 0") == "move.no-through-enemies"
    assert game.why_not("red", "retreat back 2.5 0") == "move.one-inch"
    assert game.why_not("red", "retreat back 0.5 0") == "move.one-inch", "too near to whom it leaves"
    assert game.numbers("red", "retreat back 0.5 0") == {"who": "blue-1", "gap": 0.5, "least": 1}
    assert game.play("red", "retreat back 2 0").pose("red-1") == (24, 18, 0)
    game = retreating(4, GUARDS, FRONT, "red: stark-bowmen @ 24 12 0")
    assert game.why_not("red", "retreat back 5 0") == "move.no-end-on-friends"


@rule("miniatures:ruling.forward-path")
def test_a_retreat_slides_along_the_front_of_the_enemy() -> None:
    game = retreating(3, GUARDS, FRONT).play("red", "retreat right 6.5 0")
    assert game.pose("red-1") == (30.5, 20, 0)


@rule("miniatures:ruling.retreat-leaves-all")
def test_it_leaves_all_enemies() -> None:
    game = retreating(6, GUARDS, FRONT, LEFT)
    # 2 in from one of them, but still in contact with the other.
    assert game.why_not("red", "retreat back 2 0") == "ruling.retreat-leaves-all"
    assert game.numbers("red", "retreat back 2 0") == {"who": "blue-2", "gap": 0, "least": 1}
    assert game.why_not("red", "retreat back 5.5 0") == "move.one-inch"
    assert nearest(game, "retreat back 5.5 0") == "retreat back 6.15 0"
    game.play("red", "retreat back 6.15 0")
    assert game.engaged("red-1") == ()


@rule("miniatures:example.retreat-guardsmen")
def test_the_retreat_of_the_example() -> None:
    game = retreating(2, GUARDS, FRONT)
    assert game.why_not("red", "retreat right 6 0") == "move.one-inch"
    assert game.numbers("red", "retreat right 6 0")["gap"] == 0.5
    after_a_pivot = game.clone().play("red", "retreat right 6 306")
    assert after_a_pivot.pose("red-1") == (30, 20, 306)
    field = after_a_pivot.field
    assert round(field.distance(game.unit("red-1"), game.unit("blue-1")) / 1000, 2) == 1.64
    game.play("red", "retreat back 6 0")
    assert game.pose("red-1") == (24, 14, 0)
    assert game.engaged("blue-1") == ()
    assert game.asks("blue", "offer-free-pivot")


# --- if there is no room --------------------------------------------------------------------------------------------


@rule("miniatures:retreat.may-be-impossible")
def test_a_surrounded_unit_cannot_retreat() -> None:
    game = scenario(*lines((GUARDS, FRONT, REAR, LEFT, RIGHT)))
    refusal = why_not(game.field, game.unit("red-1"), RETREAT)
    assert refusal is not None
    assert refusal.rule == "retreat.may-be-impossible"
    assert game.activate("red-1").question() == "choose-strike", "to attack is all that it can do"
    game = scenario(*lines((GUARDS, FRONT, LEFT, RIGHT))).activate("red-1")
    assert game.why_not("red", "action retreat") is None


@rule("miniatures:retreat.may-be-impossible")
@pytest.mark.parametrize(("wolf", "possible"), [(13.78, True), (13.68, False)])
def test_the_highest_die_must_do(wolf: float, possible: bool) -> None:
    """Enemies on three sides, and behind a friend beyond which there is room after 10 in, or after 10.1 in."""
    game = scenario(*lines((GUARDS, FRONT, LEFT, RIGHT, f"red: grey-wind @ 24 {wolf} 0")))
    assert can_retreat(game.field, game.unit("red-1")) is possible


def narrow(die: int) -> Battle:
    """Guardsmen with enemies before them and on both Flanks. A wolf of their own is in the way behind them, so that
    they must go 8 in back.
    """
    return retreating(die, GUARDS, FRONT, LEFT, RIGHT, "red: grey-wind @ 24 15.78 0")


@rule("miniatures:ruling.retreat-declaration")
def test_a_retreat_may_be_declared_if_some_die_would_do() -> None:
    game = narrow(3)
    assert game.events("retreat-impossible")[0]["die"] == 3
    assert game.pose("red-1") == (24, 20, 0)
    assert len(game.engaged("red-1")) == 3
    assert game.is_activated("red-1")
    assert game.asks("blue", "activate-unit"), "nobody pivots"


@rule("miniatures:ruling.retreat-declaration")
def test_with_a_die_that_allows_it_the_unit_must_go() -> None:
    game = narrow(4)
    assert game.asks("red", "choose-retreat")
    assert game.options() == ["retreat back 8 0", *game.options()[1:]]
    assert game.why_not("red", "retreat back 7.9 0") == "move.no-end-on-friends"
    assert game.why_not("red", "pass") == "match.wrong-kind"
    game.play("red", "retreat back 8 0")
    assert game.pose("red-1") == (24, 12, 0)


@rule("miniatures:ruling.retreat-declaration")
def test_a_last_pivot_may_make_the_only_destination() -> None:
    # A wall behind them and one beside them; on the other side 6 in leave 0.5 in without a pivot.
    walls = ("palisade @ 24 17.05 0", "palisade @ 20.7 20 90")
    game = retreating(2, GUARDS, FRONT, terrain=walls)
    assert game.asks("red", "choose-retreat")
    assert game.why_not("red", "retreat right 6 0") == "move.one-inch"
    for option in game.options():
        way, distance, face = option.split()[1:]
        assert way == "right"
        assert float(distance) <= 6
        assert face != "0"
    assert game.why_not("red", "retreat right 6 306") is None


@rule("miniatures:idleness.engaged-must-act")
def test_an_engaged_unit_may_not_forgo_its_action() -> None:
    game = scenario(*lines((GUARDS, FRONT))).activate("red-1")
    assert game.why_not("red", "action forgo") == "idleness.engaged-must-act"
    assert set(game.options()) == {"action melee-attack", "action retreat"}
    assert scenario(*lines((SWORDS,))).activate("red-1").why_not("red", "action forgo") is None


@rule("miniatures:idleness.retreat-must-disengage")
def test_whoever_declares_a_retreat_must_go() -> None:
    game = retreating(1, GUARDS, FRONT)
    assert game.why_not("red", "retreat back 0 0") == "idleness.retreat-must-disengage"
    assert game.why_not("red", "retreat back 0 90") == "pivot.no-final-overlap"
    assert game.why_not("red", "retreat back 0 180") == "idleness.retreat-must-disengage"
    assert game.why_not("red", "retreat back 5 0") is None


@rule("miniatures:ruling.retreat-roll-wording")
def test_after_the_die_nothing_can_be_taken_back() -> None:
    game = retreating(1, GUARDS, FRONT)
    assert not game.match.can_undo("red")
    assert game.why_not("red", "pass") == "match.wrong-kind"
    assert all(option.startswith("retreat") for option in game.options())
    before = scenario(*lines((GUARDS, FRONT))).activate("red-1")
    assert before.match.can_undo("red")


# --- free pivots ----------------------------------------------------------------------------------------------------


@rule("miniatures:retreat.enemy-free-pivot")
def test_enemies_that_are_left_may_pivot() -> None:
    half = ("blue: stark-sworn-swords @ 21.25 24.8 180", "blue: stark-sworn-swords @ 26.75 24.8 180")
    game = retreating(2, GUARDS, *half).play("red", "retreat back 6 0")
    assert game.asks("blue", "order-free-pivots")
    assert game.options() == ["choose blue-1", "choose blue-2", "pass"]
    assert game.why_not("blue", "choose blue-3") == "retreat.enemy-free-pivot"
    declined = game.clone().play("blue", "pass")
    assert declined.asks("blue", "activate-unit")
    game.play("blue", "choose blue-2")
    assert game.asks("blue", "offer-free-pivot")
    assert game.why_not("blue", "pivot 45") == "pivot.no-final-overlap", "onto its neighbour"
    game.play("blue", "pivot 0")
    assert game.pose("blue-2") == (26.75, 24.8, 0)
    assert game.asks("blue", "offer-free-pivot")
    game.play("blue", "pass")
    assert game.pose("blue-1") == (21.25, 24.8, 180)
    assert game.asks("blue", "activate-unit")


@rule("miniatures:ruling.free-pivot-limits")
def test_a_free_pivot_keeps_its_distance() -> None:
    other = "red: stark-bowmen @ 24 30.75 0"
    game = retreating(2, GUARDS, FRONT, other).play("red", "retreat back 6 0")
    assert game.asks("blue", "offer-free-pivot")
    assert game.why_not("blue", "pivot 167") == "move.one-inch"
    assert game.numbers("blue", "pivot 167") == {"who": "red-2", "gap": 0.593, "least": 1}
    assert game.why_not("blue", "pivot 139") == "pivot.no-final-overlap"
    assert game.why_not("blue", "pass") is None
    game.play("blue", "pass")
    assert game.pose("blue-1") == (24, 24.8, 180)


@rule("miniatures:ruling.free-pivot-limits")
def test_a_free_pivot_does_not_end_on_impassable_terrain() -> None:
    game = retreating(2, GUARDS, FRONT, terrain=("palisade @ 24 27.75 0",)).play("red", "retreat back 6 0")
    assert game.why_not("blue", "pivot 90") == "terrain-keyword.impassable"
    assert game.why_not("blue", "pivot 0") is None


@rule("miniatures:ruling.retreat-pivot-still-engaged")
def test_who_may_pivot_while_still_engaged() -> None:
    game = retreating(
        6,
        GUARDS,
        LEFT,
        RIGHT,
        "blue: golden-company-war-elephant @ 25.37 25.175 0",
        "red: stark-sworn-swords @ 33.95 20 270",
        "red: stark-sworn-swords @ 25.37 30.35 180",
    )
    assert game.engaged("red-1") == ("blue-1", "blue-2", "blue-3")
    assert game.engaged("red-2") == ("blue-2",)
    assert game.engaged("red-3") == ("blue-3",)
    game.play("red", "retreat back 7 0")
    # The second could only decline: in contact with another unit, no facing is an inch away.
    assert game.options() == ["choose blue-1", "choose blue-3", "pass"]
    game.play("blue", "choose blue-3")
    assert game.why_not("blue", "pivot 180") == "move.one-inch"
    game.play("blue", "pivot 90")
    assert game.engaged("blue-3") == ()
    assert round(game.field.distance(game.unit("red-3"), game.unit("blue-3"))) == 1395
    assert game.asks("blue", "offer-free-pivot")
    assert game.play("blue", "pivot 12.5").pose("blue-1") == (18.85, 20, 12.5)
