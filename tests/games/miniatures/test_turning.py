"""Whatever fits with some facing is found, and nothing else: compared with each hundredth of a degree."""

from __future__ import annotations

from random import Random

import pytest

from maester.games.miniatures.facings import nearest_facing, some_facing
from maester.games.miniatures.geometry.numbers import FULL_TURN, INCH, QUARTER_TURN, Bearing, Pose, go, turned
from maester.games.miniatures.geometry.shapes import rectangle
from maester.games.miniatures.ground import Body, Ground, Parts, sideways
from maester.games.miniatures.movement import FreePivot, Pivots
from maester.games.miniatures.names import BACK, LEFTWARD, RIGHTWARD, Way
from maester.games.miniatures.retreating import Retreats, way_out
from tests.games.miniatures.test_movement import INFANTRY, TABLE, at, known, scene


def beside(start: Pose, way: Way, distance: float, name: str) -> Body:
    """A tray that stands beside another one, and faces as that does."""
    return Body(name, rectangle(go(start, sideways(start.bearing, way), round(distance * INCH)), INFANTRY))


def between_enemies(rng: Random) -> tuple[Pose, Ground]:
    """A tray that is turned out of the one facing in which it fits between two enemies, to a few tenths of a degree, or
    not at all.
    """
    fits = at(24, 24, rng.uniform(0, 360))
    gap = rng.uniform(5.783, 5.81)
    enemies = (beside(fits, Way(0), gap, "blue-1"), beside(fits, BACK, gap, "blue-2"))
    return turned(fits, fits.bearing + rng.randrange(1000, 9000)), Ground(TABLE, enemies, (), (), ())


def legal_facings(pivots: Pivots) -> list[int]:
    face = pivots.start.bearing
    others = [last for last in range(FULL_TURN) if last != face]
    return [last for last in others if pivots.judged(Parts(face, face, 0, last)) is None]


def agrees_with_each_facing(pivots: Pivots, rng: Random) -> int:
    """Is what is found what there is? How many facings there are."""
    legal = legal_facings(pivots)
    found = some_facing(pivots)
    assert (found in legal) if legal else found is None
    for wanted in rng.sample(range(FULL_TURN), 3):
        turns = [min((last - wanted) % FULL_TURN, (wanted - last) % FULL_TURN) for last in legal]
        nearest = nearest_facing(pivots, wanted)
        if nearest is None:
            assert turns == []
        else:
            assert min((nearest - wanted) % FULL_TURN, (wanted - nearest) % FULL_TURN) == min(turns)
            assert nearest in legal
    return len(legal)


def test_a_pivot_is_found_exactly_where_there_is_one_between_enemies() -> None:
    numbers = []
    for seed in range(16):
        rng = Random(seed)
        start, ground = between_enemies(rng)
        numbers.append(agrees_with_each_facing(Pivots(**known(start, INFANTRY, 0, ground)), rng))
    assert numbers.count(0) in range(2, 9)
    assert max(numbers) < 200, "slivers of less than a degree"


@pytest.mark.parametrize("seed", range(12))
def test_a_pivot_is_found_exactly_where_there_is_one_in_a_crowd(seed: int) -> None:
    pivots = scene(Pivots, 9 * seed, near=6)
    assert isinstance(pivots, Pivots)
    agrees_with_each_facing(pivots, Random(seed))


def test_a_pivot_that_is_refused_names_the_nearest_facing() -> None:
    start = at(24, 24)
    ground = Ground(TABLE, (beside(start, Way(0), 6.2, "blue-1"),), (), (), ())
    pivots = Pivots(**known(start, INFANTRY, 0, ground))
    wanted = FreePivot(Bearing(3000))
    assert pivots.check(wanted) is not None
    found = pivots.nearest(wanted)
    assert found is not None
    assert pivots.check(found) is None
    assert pivots.check(FreePivot(Bearing(found.face + 1))) is not None, "no farther"


def enclosed(rng: Random) -> Retreats:
    """A tray turned by about a quarter between two enemies and two friends: it may fit if it slides by some tenths of
    an inch and turns to a facing that is known to a few tenths of a degree.
    """
    fits = at(24, 24, rng.uniform(0, 360))
    gap, slack = rng.uniform(5.772, 5.802), rng.uniform(0.0, 0.2)
    enemies = (beside(fits, Way(0), gap, "blue-1"), beside(fits, BACK, gap, "blue-2"))
    friends = (
        beside(fits, RIGHTWARD, 5.5 + slack + rng.uniform(0, 0.1), "red-2"),
        beside(fits, LEFTWARD, 5.5 + slack, "red-3"),
    )
    start = turned(fits, fits.bearing + QUARTER_TURN + rng.randrange(-150, 150))
    ground = Ground(TABLE, enemies, friends, (), ())
    return Retreats(**known(start, INFANTRY, INCH, ground), allowed=(BACK, RIGHTWARD, LEFTWARD))


def destinations(retreats: Retreats) -> int:
    """How many there are, of those with a length in hundredths of an inch and a facing within two degrees."""
    face = retreats.start.bearing
    near = [face + QUARTER_TURN + turn for turn in range(-350, 350, 5)]
    parts = [
        Parts(face, bearing, length, last % FULL_TURN)
        for _, bearing in retreats.ways()
        for length in range(0, 400, 10)
        for last in near
    ]
    return sum(retreats.judged(one) is None for one in parts)


def test_a_way_out_is_found_exactly_where_there_is_one() -> None:
    found = []
    for seed in range(24):
        retreats = enclosed(Random(seed))
        out = way_out(retreats)
        if out is not None:
            assert retreats.check(out) is None
        else:
            assert destinations(retreats) == 0
        found.append(out is not None)
    assert 4 < found.count(True) < 20
