"""What a page needs to draw where something may be put: the area, what is there already, and a few good places."""

from __future__ import annotations

import msgspec

Corners = tuple[tuple[int, int], ...]


class ShownPlace(msgspec.Struct, frozen=True):
    """A place that is offered: for which unit or kind of terrain, and why."""

    what: str
    x: int
    y: int
    face: int
    reason: str
    about: str = ""
    """The unit that the reason speaks of."""


class ShownTaken(msgspec.Struct, frozen=True):
    """What it may not overlap, and how far it must stay away from that."""

    outline: Corners
    gap: int


class ShownPlacement(msgspec.Struct, frozen=True):
    """Where something may be put. All lengths are in thousandths of an inch."""

    area: Corners
    """It must lie within this."""
    taken: tuple[ShownTaken, ...]
    places: tuple[ShownPlace, ...]
