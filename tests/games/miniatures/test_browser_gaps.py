"""Gaps between trays as the rules measure them: the browser shows the same while a tray is dragged."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from maester.games.miniatures.geometry.numbers import FULL_TURN, QUARTER_TURN, Pose
from maester.games.miniatures.geometry.shapes import Footprint, distance, rectangle
from tools.golden import compare

CASES = Path(__file__).parents[3] / "web" / "src" / "games" / "miniatures" / "gaps.json"
TRAYS = (Footprint(5500, 4800), Footprint(5500, 5000), Footprint(2760, 2760), Footprint(2760, 5550))
NUMBER = 1000


def case(rng: Random) -> tuple[Pose, tuple[int, int], Pose, tuple[int, int], float]:
    """Two trays: far and near, turned in any way or at right angles."""
    one, other = rng.choice(TRAYS), rng.choice(TRAYS)
    near = rng.choice((5_000, 8_000, 30_000))
    turn = rng.choice((1, 1, QUARTER_TURN))
    first = Pose(rng.randrange(48_000), rng.randrange(48_000), rng.randrange(0, FULL_TURN, turn))
    second = Pose(
        first.x + rng.randint(-near, near), first.y + rng.randint(-near, near), rng.randrange(0, FULL_TURN, turn)
    )
    gap = distance(rectangle(first, one), rectangle(second, other))
    return first, (one.width, one.depth), second, (other.width, other.depth), round(gap, 3)


def test_golden_gaps_for_the_browser(regenerate: bool) -> None:
    rng = Random(15)
    cases = [msgspec.json.encode(case(rng)).decode() for _ in range(NUMBER)]
    compare(CASES, "[\n" + ",\n".join(cases) + "\n]\n", regenerate=regenerate)
