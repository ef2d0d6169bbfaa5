"""A row of equal shapes along an edge of the table, and the ground before it."""

from __future__ import annotations

from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.geometry.placing import middle, opposite
from maester.games.miniatures.geometry.shapes import Area, Footprint


def row_along(table: Area, edge: int, footprint: Footprint, away: int, apart: int, number: int) -> tuple[Pose, ...]:
    """So many shapes side by side, facing away from the lower edge (0) or the upper one (1): their backs so far away
    from it, their ends so far apart, the row in the middle; from the left, seen from that edge.
    """
    x, _ = middle(table)
    y = table.bottom + away + footprint.depth // 2
    step = footprint.width + apart
    poses = [Pose(x + step * place - step * (number - 1) // 2, y, 0) for place in range(number)]
    return tuple(opposite(table, pose) if edge else pose for pose in poses)


def before_row(table: Area, edge: int, depth: int) -> Area:
    """The table without a strip so deep along its lower edge (0) or its upper one (1)."""
    if edge:
        return table._replace(top=table.top - depth)
    return table._replace(bottom=table.bottom + depth)


def common(one: Area, other: Area) -> Area:
    """The part of the table that lies in both areas; without depth or width if there is none."""
    left, bottom = max(one.left, other.left), max(one.bottom, other.bottom)
    return Area(left, bottom, max(left, min(one.right, other.right)), max(bottom, min(one.top, other.top)))
