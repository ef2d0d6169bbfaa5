"""The four quarters of the table, and in which of them a tray lies (p. 36, ruling.hws-points)."""

from __future__ import annotations

from functools import lru_cache

from maester.games.miniatures.geometry.placing import middle
from maester.games.miniatures.geometry.shapes import Area, Point, Rectangle
from maester.games.miniatures.geometry.zones import EQUAL_AREAS, clipped, doubled_area


def quarters(table: Area) -> tuple[Area, Area, Area, Area]:
    """The four equal parts of a table: below left, below right, above left, above right."""
    across, up = middle(table)
    return (
        Area(table.left, table.bottom, across, up),
        Area(across, table.bottom, table.right, up),
        Area(table.left, up, across, table.top),
        Area(across, up, table.right, table.top),
    )


@lru_cache(maxsize=4096)
def quarters_of(tray: Rectangle, table: Area) -> tuple[int, ...]:
    """The quarter with the largest part of a tray, counted from 0; several if their areas are equal."""
    across, up = middle(table)
    corners = list(tray.corners)
    parts = [
        doubled_area(_part(_part(corners, right, 0.0, right * across), 0.0, above, above * up))
        for above in (-1.0, 1.0)
        for right in (-1.0, 1.0)
    ]
    least = max(parts) - 2 * EQUAL_AREAS
    return tuple(quarter for quarter, part in enumerate(parts) if part >= least)


def _part(corners: list[Point], across: float, up: float, start: float) -> list[Point]:
    return clipped(corners, across, up, start) if corners else corners
