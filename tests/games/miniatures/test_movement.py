"""Movements as domains: what is offered is legal, what is legal can be found, and nothing else decides than `check`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from maester.engine import Pass
from maester.games.miniatures.box import BOX
from maester.games.miniatures.covering import Claimable
from maester.games.miniatures.destinations import REASONS
from maester.games.miniatures.facings import some_facing
from maester.games.miniatures.geometry.numbers import FULL_TURN, INCH, TOLERANCE, Bearing, Inches, Pose, turned
from maester.games.miniatures.geometry.shapes import Area, Circle, Footprint, covers, distance, is_inside, rectangle
from maester.games.miniatures.ground import Body, Foe, Ground, Parts
from maester.games.miniatures.judging import Movement
from maester.games.miniatures.movement import (
    FreePivot,
    Maneuver,
    Maneuvers,
    March,
    Marches,
    Pivots,
    RetreatTo,
    Shift,
    ShiftBy,
)
from maester.games.miniatures.names import BACK, LEFTWARD, RIGHTWARD, Way
from maester.games.miniatures.retreating import Retreats, way_out
from tests.games.miniatures.language import lines, scenario
from tests.games.miniatures.moves import SWORDS

TABLE = Area(0, 0, 48 * INCH, 48 * INCH)
INFANTRY = BOX.trays["infantry"].footprint
TRAYS = tuple(tray.footprint for tray in BOX.trays.values())
TOKENS = tuple(Circle(x * INCH, y * INCH, 700) for x, y in ((24, 24), (20, 30), (29, 20)))
KINDS: tuple[type[Movement], ...] = (Maneuvers, Marches, Shift, Retreats)
SCENES = range(25)


def at(x: float, y: float, bearing: float = 0) -> Pose:
    return Pose(round(x * INCH), round(y * INCH), round(100 * bearing))


def claimable(tokens: Sequence[Circle]) -> tuple[Claimable, ...]:
    """These tokens as a movement is told of them."""
    return tuple(Claimable(number, token) for number, token in enumerate(tokens, start=1))


def known(start: Pose, footprint: Footprint, allowance: int, ground: Ground) -> dict[str, Any]:
    own = rectangle(start, footprint)
    foes = [Foe(one.name, one.shape, 11 * INCH) for one in ground.enemies]  # type: ignore[arg-type]
    return {
        "start": start,
        "footprint": footprint,
        "allowance": allowance,
        "ground": ground,
        "foes": tuple(sorted(foes, key=lambda foe: distance(own, foe.tray))),
        "tokens": claimable(TOKENS),
    }


def scene(kind: type[Movement], seed: int, near: int = 9) -> Movement:
    """A tray in the middle of a crowd."""
    rng = Random(seed)

    def somewhere() -> Pose:
        return at(24 + rng.uniform(-near, near), 24 + rng.uniform(-near, near), rng.randrange(360))

    start, footprint = somewhere(), rng.choice(TRAYS)
    enemies = [rectangle(somewhere(), rng.choice(TRAYS)) for _ in range(2)]
    bodies = [Body(f"blue-{number}", tray) for number, tray in enumerate(enemies, start=1)]
    apart = [one for one in bodies if distance(one.shape, rectangle(start, footprint)) >= INCH]
    friends = [Body(f"red-{number}", rectangle(somewhere(), rng.choice(TRAYS))) for number in range(2, 4)]
    wall = Body("palisade", rectangle(somewhere(), Footprint(6 * INCH, INCH)))
    bog = Body("bog", rectangle(somewhere(), Footprint(8 * INCH, 6 * INCH)))
    table = Area(16 * INCH, 16 * INCH, 34 * INCH, 34 * INCH) if rng.random() < 0.5 else TABLE
    ground = Ground(table, tuple(apart), tuple(friends), (wall,), (bog,))
    more: dict[str, Any] = {"allowed": (BACK, RIGHTWARD, LEFTWARD)} if kind is Retreats else {}
    return kind(**known(start, footprint, 0 if kind is Pivots else 5 * INCH, ground), **more)


# --- what is offered ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", SCENES)
def test_candidates_and_samples_are_legal(kind: type[Movement], seed: int) -> None:
    movement, rng = scene(kind, seed), Random(seed)
    candidates = [move for move in movement.candidates() if not isinstance(move, Pass)]
    assert len(movement.candidates()) == len(set(movement.candidates())) <= 40
    assert [movement.check(move) for move in candidates] == [None] * len(candidates)
    assert len(movement.reasons()) == len(movement.candidates())
    assert {reason for reason, _ in movement.reasons()} <= set(REASONS)
    for move in candidates:
        assert movement.check(movement.nearest(move)) is None
    if movement.candidates():
        for _ in range(5):
            move = movement.sample(rng)
            assert isinstance(move, Pass) or movement.check(move) is None


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", SCENES)
def test_the_nearest_is_legal_and_as_near_as_can_be(kind: type[Movement], seed: int) -> None:
    movement, rng = scene(kind, seed), Random(seed)
    for _ in range(20):
        parts = movement.drawn(rng)._replace(distance=rng.randrange(-2 * INCH, 9 * INCH))
        move = movement.made(parts)
        others = [parts._replace(distance=one) for one in range(INCH // 10, 5 * INCH + 1, INCH // 10)]
        legal = [one.distance for one in others if movement.judged(one) is None]
        found = movement.nearest(move)
        if found is None:
            assert legal == [], f"{move} has legal distances beside it"
            continue
        assert movement.check(found) is None
        end = movement.parts(found)
        assert end[:2] + end[3:] == parts[:2] + parts[3:]
        lengths = movement.lengths(*parts[:2], parts.last)
        easily = [one for one in legal if lengths.longest(one) == one]
        off = min([abs(one - parts.distance) for one in easily], default=99 * INCH)
        assert abs(end.distance - parts.distance) <= off + TOLERANCE


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", SCENES)
def test_lengths_agree_with_the_check(kind: type[Movement], seed: int) -> None:
    """With the tolerance they say exactly what `check` says, but for a hair at their ends."""
    movement, rng = scene(kind, seed), Random(seed)
    for _ in range(10):
        parts = movement.drawn(rng)
        lengths = movement.lengths(parts.face, parts.bearing, parts.last, TOLERANCE)
        for length in range(INCH // 20, 6 * INCH, INCH // 10):
            wanted = parts._replace(distance=length)
            marks = (lengths.limit, *(end for gap in lengths.gaps for end in gap))
            if min(abs(length - mark) for mark in marks) > 5:
                legal = length <= lengths.limit and not any(low < length < high for low, high in lengths.gaps)
                assert (movement.judged(wanted) is None) is legal, f"{wanted}: {movement.judged(wanted)}"


@pytest.mark.parametrize("kind", [*KINDS, Pivots])
def test_what_is_drawn_is_what_is_legal(kind: type[Movement]) -> None:
    for seed in range(8):
        movement = scene(kind, seed)
        shown = movement.shown()
        assert (
            len(shown.rays) == {"Maneuvers": 72, "Pivots": 72, "Marches": 1, "Shift": 4, "Retreats": 3}[kind.__name__]
        )
        assert [end.pose for end in shown.ends] == [movement.end(move) for move in movement.candidates()]
        assert [(end.reason, end.about) for end in shown.ends] == list(movement.reasons())
        for (face, bearing), ray in zip(movement.ways(), shown.rays, strict=True):
            assert ray.bearing == bearing
            for length in range(0, ray.reach + 1, INCH // 4):
                in_gap = any(low <= length <= high for low, high in ray.barred)
                parts = Parts(face, bearing, length, face)
                if kind is Pivots:
                    parts = Parts(movement.start.bearing, movement.start.bearing, 0, bearing)
                if not in_gap and parts != Parts(face, bearing, 0, movement.start.bearing):
                    assert movement.judged(parts) is None
            beyond = Parts(face, bearing, ray.reach + INCH // 4, face)
            if ray.reach and not any(low == ray.reach or high == ray.reach for low, high in ray.barred):
                assert kind is Pivots or movement.judged(beyond) is not None


# --- what must be among them ----------------------------------------------------------------------------------------


def open_field(kind: type[Movement], start: Pose, token: Circle, *bodies: Body, allowance: int = 5 * INCH) -> Movement:
    """A tray on an empty table with one Objective, and these enemies."""
    ground = Ground(TABLE, bodies, (), (), ())
    fields = known(start, INFANTRY, allowance, ground)
    return kind(**{**fields, "tokens": claimable((token,))})


@pytest.mark.parametrize("turn", range(0, 360, 17))
def test_every_objective_in_reach_is_offered(turn: int) -> None:
    """A tray reaches 5 in, and covers what is 2.68 in from its centre to a corner of where tokens may lie on it."""
    for away in (0.5, 2.4, 4.9, 6.9, 7.6):
        token_at = at(24, 24, 0)
        there = Maneuvers(**known(at(24, 24), INFANTRY, 99 * INCH, Ground(TABLE, (), (), (), ()))).end(
            Maneuver(Bearing(100 * turn), Inches(round(away * INCH)), Bearing(0))
        )
        movement = open_field(Maneuvers, turned(there, 3000), Circle(token_at.x, token_at.y, 700))
        reasons = dict(zip(movement.reasons(), movement.candidates(), strict=True))
        move = reasons.get(("onto-objective", "1"), reasons.get(("keep-objective", "1")))
        assert move is not None, f"{away} in away"
        assert covers(rectangle(movement.end(move), INFANTRY), movement.tokens[0].token)


def test_an_objective_out_of_reach_is_not_offered() -> None:
    movement = open_field(Maneuvers, at(24, 24), Circle(24 * INCH, 31.8 * INCH, 700))
    assert all(reason != "onto-objective" for reason, _ in movement.reasons())
    nearer = open_field(Maneuvers, at(24, 24), Circle(24 * INCH, 31.6 * INCH, 700))
    assert ("onto-objective", "1") in nearer.reasons()


def test_an_objective_beside_an_enemy_is_approached_from_where_there_is_room() -> None:
    token = Circle(24 * INCH, 30 * INCH, 700)
    beside = Body("blue-1", rectangle(at(29.6, 30, 0), INFANTRY))
    movement = open_field(Maneuvers, at(24, 24), token, beside)
    move = dict(zip(movement.reasons(), movement.candidates(), strict=True))["onto-objective", "1"]
    assert movement.check(move) is None
    assert covers(rectangle(movement.end(move), INFANTRY), token)
    # Closer to the token than an inch, nobody could cover it.
    taken = Body("blue-1", rectangle(at(28.4, 30, 0), INFANTRY))
    movement = open_field(Maneuvers, at(24, 24), token, taken)
    assert all(reason != "onto-objective" for reason, _ in movement.reasons())


def test_a_march_ends_facing_enemies_and_may_lead_into_a_flank() -> None:
    away = Circle(2 * INCH, 2 * INCH, 700)
    before, beside = (Body(f"blue-{n}", rectangle(at(x, y, 180), INFANTRY)) for n, x, y in ((1, 24, 40), (2, 36, 29)))
    movement = open_field(Marches, at(24, 18), away, before, beside, allowance=10 * INCH)
    offered = dict(zip(movement.reasons(), movement.candidates(), strict=True))
    assert movement.end(offered["into-flank", "blue-2"]) == at(24, 28, 85.24)
    assert movement.end(offered["facing", "blue-1"]) == at(24, 28, 0)


def test_whoever_goes_onto_an_objective_faces_the_nearest_enemy() -> None:
    enemy = Body("blue-1", rectangle(at(34, 34, 180), INFANTRY))
    movement = open_field(Maneuvers, at(24, 20), Circle(24 * INCH, 24 * INCH, 700), enemy)
    move = dict(zip(movement.reasons(), movement.candidates(), strict=True))["onto-objective", "1"]
    assert movement.end(move) == at(24, 24, 45)


def test_a_shift_goes_onto_what_it_can_cover() -> None:
    movement = open_field(Shift, at(24, 24), Circle(24 * INCH, 27 * INCH, 700), allowance=2 * INCH)
    move = dict(zip(movement.reasons(), movement.candidates(), strict=True))["onto-objective", "1"]
    assert covers(rectangle(movement.end(move), INFANTRY), movement.tokens[0].token)


def test_a_retreat_goes_onto_what_it_can_cover() -> None:
    enemy = Body("blue-1", rectangle(at(24, 28.8, 180), INFANTRY))
    ground = Ground(TABLE, (enemy,), (), (), ())
    fields = known(at(24, 24), INFANTRY, 7 * INCH, ground)
    token = Circle(23 * INCH, 20 * INCH, 700)
    retreats = Retreats(**{**fields, "tokens": claimable((token,))}, allowed=(BACK, RIGHTWARD, LEFTWARD))
    move = dict(zip(retreats.reasons(), retreats.candidates(), strict=True))["onto-objective", "1"]
    assert covers(rectangle(retreats.end(move), INFANTRY), token)
    assert retreats.candidates()[0] == RetreatTo(BACK, Inches(7000), Bearing(0))


def test_there_are_forty_candidates_at_most() -> None:
    tokens = tuple(Circle((20 + x) * INCH, (20 + y) * INCH, 700) for x in range(8) for y in range(8))
    fields = known(at(24, 24), INFANTRY, 5 * INCH, Ground(TABLE, (), (), (), ()))
    movement = Maneuvers(**{**fields, "tokens": claimable(tokens)})
    assert len(movement.candidates()) == len(movement.reasons()) == 40


def test_a_march_goes_onto_what_lies_before_it() -> None:
    movement = open_field(Marches, at(24, 10), Circle(25.5 * INCH, 21 * INCH, 700), allowance=10 * INCH)
    move = dict(zip(movement.reasons(), movement.candidates(), strict=True))["onto-objective", "1"]
    assert isinstance(move, March)
    assert covers(rectangle(movement.end(move), INFANTRY), movement.tokens[0].token)


def test_flanks_rears_and_the_edge_of_threats_are_offered() -> None:
    enemy = Body("blue-1", rectangle(at(24, 33, 180), INFANTRY))
    away = Circle(2 * INCH, 2 * INCH, 700)
    movement = open_field(Maneuvers, at(30, 26, 300), away, enemy, allowance=6 * INCH)
    offered = dict(zip(movement.reasons(), movement.candidates(), strict=True))
    assert {reason for reason, about in offered if about == "blue-1"} >= {"into-flank", "towards"}
    movement = open_field(Maneuvers, at(24, 16), away, enemy)
    offered = dict(zip(movement.reasons(), movement.candidates(), strict=True))
    edge = movement.end(offered["to-threat-edge", "blue-1"])
    assert distance(rectangle(edge, INFANTRY), enemy.shape) == pytest.approx(11 * INCH, abs=2)
    movement = open_field(Maneuvers, at(24, 20), away, enemy)
    offered = dict(zip(movement.reasons(), movement.candidates(), strict=True))
    out = movement.end(offered["out-of-threat", "blue-1"])
    assert distance(rectangle(out, INFANTRY), enemy.shape) == pytest.approx(11 * INCH, abs=3)
    assert movement.candidates()[0] == Maneuver(Bearing(0), Inches(5000), Bearing(0))
    assert movement.reasons()[0] == ("towards", "blue-1"), "more telling than straight on"


def test_the_tolerance_is_there_but_not_offered() -> None:
    """Up to 5 in is up to 5.01 in (ruling.tolerance)."""
    movement = open_field(Maneuvers, at(24, 10), Circle(2 * INCH, 2 * INCH, 700))
    assert movement.check(Maneuver(Bearing(0), Inches(5010), Bearing(0))) is None
    too_far = Maneuver(Bearing(0), Inches(5011), Bearing(0))
    assert movement.check(too_far) is not None
    assert movement.nearest(too_far) == Maneuver(Bearing(0), Inches(5000), Bearing(0))
    assert movement.lengths(0, 0, 0).limit == 5000
    assert movement.lengths(0, 0, 0, TOLERANCE).limit == 5010


# --- facings and ways out -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_a_free_pivot_is_found_where_there_is_one(seed: int) -> None:
    pivots = scene(Pivots, seed, near=6)
    assert isinstance(pivots, Pivots)
    found = some_facing(pivots)
    if found is not None:
        assert found != pivots.start.bearing
        assert pivots.check(FreePivot(found)) is None
        return
    facings = range(pivots.start.bearing + 25, pivots.start.bearing + FULL_TURN, 25)
    assert all(pivots.check(FreePivot(Bearing(face % FULL_TURN))) is not None for face in facings)


def corridor(turn: float) -> tuple[Pose, Ground]:
    """A tray half a degree and a quarter turn away from how it fits between two enemies."""
    start = at(24, 24, turn)
    empty = Shift(**known(start, INFANTRY, 99 * INCH, Ground(TABLE, (), (), (), ())))
    beside = [empty.end(_shift(way, 5.8)) for way in (0, 2)]
    enemies = tuple(Body(f"blue-{one}", rectangle(pose, INFANTRY)) for one, pose in enumerate(beside, start=1))
    return turned(start, start.bearing + 9050), Ground(TABLE, enemies, (), (), ())


@pytest.mark.parametrize("turn", [0.5, 17.25, 44.6])
def test_a_facing_between_whole_degrees_is_found(turn: float) -> None:
    """Between two enemies the tray fits to a fifth of a degree."""
    start, ground = corridor(turn)
    pivots = Pivots(**known(start, INFANTRY, 0, ground))
    found = some_facing(pivots)
    assert found is not None
    assert pivots.check(FreePivot(found)) is None
    retreats = Retreats(**known(start, INFANTRY, 6 * INCH, ground), allowed=(BACK, RIGHTWARD, LEFTWARD))
    out = way_out(retreats)
    assert out is not None
    assert retreats.check(out) is None


def _shift(way: int, inches: float) -> object:
    return ShiftBy(Way(way), Inches(round(inches * INCH)))


@pytest.mark.parametrize("seed", range(40))
def test_a_way_out_is_found_where_there_is_one(seed: int) -> None:
    retreats, rng = scene(Retreats, seed, near=6), Random(seed)
    assert isinstance(retreats, Retreats)
    found = way_out(retreats)
    if found is not None:
        assert retreats.check(found) is None
        assert found in retreats.candidates() or len(retreats.candidates()) > 1
        return
    for _ in range(1500):
        assert retreats.judged(retreats.drawn(rng)) is not None


def test_domains_are_values() -> None:
    """Two positions alike have the same domain, so that what is worked out once serves both."""
    first, second = (scenario(*lines((SWORDS,))).activate("red-1").act("maneuver") for _ in range(2))
    domains = [game.match.decision("red").domain for game in (first, second)]
    assert domains[0] == domains[1]
    assert hash(domains[0]) == hash(domains[1])
    assert is_inside(rectangle(first.field.pose_of(first.unit("red-1")), INFANTRY), TABLE)


def test_a_retreat_in_place_needs_a_pivot_that_frees_it() -> None:
    """A large solo tray touched on its front gets free by turning by 90 degrees."""
    large = BOX.trays["solo-large"].footprint
    front = Body("blue-1", rectangle(at(24, 24 + (large.depth + INFANTRY.depth) / 2 / INCH, 180), INFANTRY))
    ground = Ground(TABLE, (front,), (), (), ())
    retreats = Retreats(**known(at(24, 24), large, 6 * INCH, ground), allowed=(BACK, RIGHTWARD, LEFTWARD))
    assert retreats.check(RetreatTo(BACK, Inches(0), Bearing(9000))) is None
    refusal = retreats.check(RetreatTo(BACK, Inches(0), Bearing(0)))
    assert refusal is not None
    assert refusal.rule == "idleness.retreat-must-disengage"
