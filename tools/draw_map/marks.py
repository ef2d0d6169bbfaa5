"""Small drawings in the open country: trees, mountains, dunes, waves, wherever nothing else has its place."""

from random import Random

import msgspec
import numpy as np

from tools.draw_map.curves import distance
from tools.draw_map.ground import Ground
from tools.draw_map.pieces import Form
from tools.draw_map.places import Options, Placed, gaps, options_of
from tools.draw_map.sheet import Mark


class Habit(msgspec.Struct, frozen=True):
    """How a kind of mark grows: its size, the distance between two, how many at most, and its strokes.

    The strokes are an SVG path in a box from -10 to 10.
    """

    size: float
    apart: float
    most: int
    strokes: str


HABITS = {
    "pine": Habit(17, 17, 22, "M0,-10L-5,-1L-2.5,-1L-7,7L7,7L2.5,-1L5,-1ZM0,7L0,10"),
    "tree": Habit(16, 16, 16, "M0,2C-8,3 -8,-4 -5,-5C-5,-10 5,-10 5,-5C8,-4 8,3 0,2ZM0,2L0,9"),
    "mountain": Habit(22, 21, 14, "M-10,8L-4,-5L-1,0L3,-9L10,8M-4,-5L-3,1L-5,5M3,-9L4,-1L2,4L4,8"),
    "hill": Habit(18, 24, 8, "M-10,5C-8,-3 -3,-4 1,3M-2,-1C1,-6 7,-5 10,5M4,-1L6,2"),
    "reed": Habit(15, 22, 10, "M-9,7L9,7M-5,7L-6,-2M-1,7L0,-7M4,7L6,-3M-1,-1L-3,-4M4,2L2,-2"),
    "field": Habit(15, 24, 10, "M-9,-3C-4,-6 4,-6 9,-3M-9,2C-4,-1 4,-1 9,2M-9,7C-4,4 4,4 9,7"),
    "dune": Habit(18, 26, 10, "M-10,4C-6,-5 -1,-4 3,4M0,-1C4,-6 8,-2 10,2M-6,7L8,7"),
    "wave": Habit(20, 62, 9, "M-10,1C-8,-4 -5,-4 -3,0C-1,4 2,4 4,0C6,-4 8,-4 10,-1"),
}


def place_marks(area: str, kind: str, ground: Ground, placed: list[Placed]) -> list[Mark]:
    """Marks of one kind in the free room of an area, strewn by seeded chance."""
    habit = HABITS[kind]
    options = _free_places(options_of(Form("mark", habit.size, habit.size, habit.size / 2), ground), placed)
    random = Random(f"{area} {kind}")
    options.sort(key=lambda _: random.random())
    marks: list[Mark] = []
    for x, y in options:
        if len(marks) < habit.most and all(distance((x, y), (mark.x, mark.y)) >= habit.apart for mark in marks):
            marks.append(Mark(kind, x, y, round(habit.size * (0.85 + 0.25 * random.random()), 1)))
    return sorted(marks, key=lambda mark: (mark.y, mark.x))


def _free_places(options: Options, placed: list[Placed]) -> list[tuple[float, float]]:
    free = np.full(len(options.x), True)
    for other in placed:
        free &= gaps(options, other) > 1
    return [(float(x), float(y)) for x, y in zip(options.x[free], options.y[free], strict=True)]
