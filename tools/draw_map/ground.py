"""How much room there is inside an area: a grid of points, each with its distance to the nearest outline."""

from math import ceil, floor

import msgspec
import numpy as np
from numpy.typing import NDArray

from tools.draw_map.atlas import Point

Numbers = NDArray[np.float64]

GRID = 4


class Ground(msgspec.Struct, frozen=True):
    """The room at each grid point of a box around an area, 0 outside the area: room[row, column]."""

    room: Numbers
    left: int
    top: int

    def places(self, most: int) -> tuple[Numbers, Numbers]:
        """At most so many inner points, spread evenly: their x and their y."""
        rows, columns = np.nonzero(self.room)
        stride = 1
        while len(rows) > most * stride * stride:
            stride += 1
        kept = (rows % stride == 0) & (columns % stride == 0)
        return (columns[kept] + self.left) * float(GRID), (rows[kept] + self.top) * float(GRID)

    def at(self, x: Numbers, y: Numbers) -> Numbers:
        """The room at the grid points nearest to these places."""
        columns = np.rint(x / GRID).astype(np.intp) - self.left
        rows = np.rint(y / GRID).astype(np.intp) - self.top
        height, width = self.room.shape
        inside = (columns >= 0) & (columns < width) & (rows >= 0) & (rows < height)
        return np.where(inside, self.room[np.clip(rows, 0, height - 1), np.clip(columns, 0, width - 1)], 0.0)

    def without(self, centre: Point, radius: float) -> "Ground":
        """The same ground, with a disc taken out of it."""
        rows, columns = np.indices(self.room.shape)
        across, down = (columns + self.left) * GRID - centre[0], (rows + self.top) * GRID - centre[1]
        room = np.minimum(self.room, np.sqrt(across**2 + down**2) - radius)
        return Ground(np.maximum(room, 0.0), self.left, self.top)

    def heart(self) -> Point:
        """The middle of the roomy part of the area."""
        rows, columns = np.nonzero(self.room)
        weights = self.room[rows, columns] ** 2
        x = float((columns * weights).sum() / weights.sum()) + self.left
        y = float((rows * weights).sum() / weights.sum()) + self.top
        return round(x * GRID, 1), round(y * GRID, 1)


def measure(rings: list[list[Point]], limit: float) -> Ground:
    """Measure the ground within closed outlines (an outline within an outline is a hole), up to a distance."""
    starts = np.array([point for ring in rings for point in ring[:-1]])
    ends = np.array([point for ring in rings for point in ring[1:]])
    left, top = (floor(value / GRID) for value in starts.min(axis=0))
    right, bottom = (ceil(value / GRID) for value in starts.max(axis=0))
    room = np.zeros((bottom - top + 1, right - left + 1))
    for row in range(len(room)):
        height = (row + top) * GRID
        columns = _inner_columns(starts, ends, height)
        if len(columns):
            room[row, columns - left] = _distances(starts, ends, (columns * GRID).astype(np.float64), height, limit)
    return Ground(room, left, top)


def _inner_columns(starts: Numbers, ends: Numbers, height: float) -> NDArray[np.intp]:
    """The grid columns that are inside at a height: between the first and second crossing, third and fourth..."""
    # A little beside the grid, where no corner of the drawing lies.
    y = height + 0.0131
    crossing = (starts[:, 1] > y) != (ends[:, 1] > y)
    a, b = starts[crossing], ends[crossing]
    places = np.sort(a[:, 0] + (b[:, 0] - a[:, 0]) * (y - a[:, 1]) / (b[:, 1] - a[:, 1]))
    spans = [
        np.arange(ceil(left / GRID), floor(right / GRID) + 1)
        for left, right in zip(places[::2], places[1::2], strict=True)
    ]
    return np.concatenate([np.empty(0, dtype=np.intp), *spans]).astype(np.intp)


def _distances(starts: Numbers, ends: Numbers, x: Numbers, y: float, limit: float) -> Numbers:
    """The distances of points of one row to the nearest outline, up to the limit."""
    near = (np.minimum(starts[:, 1], ends[:, 1]) < y + limit) & (np.maximum(starts[:, 1], ends[:, 1]) > y - limit)
    a, ways = starts[near], (ends - starts)[near]
    if not len(a):
        return np.full(len(x), limit)
    across, down = x[:, np.newaxis] - a[:, 0], y - a[:, 1]
    squares = np.maximum(ways[:, 0] ** 2 + ways[:, 1] ** 2, 1e-9)
    shares = np.clip((across * ways[:, 0] + down * ways[:, 1]) / squares, 0.0, 1.0)
    nearest = ((across - shares * ways[:, 0]) ** 2 + (down - shares * ways[:, 1]) ** 2).min(axis=1)
    return np.asarray(np.minimum(np.sqrt(nearest), limit))
