"""What a page draws of a movement. Lengths are in thousandths of an inch, bearings in hundredths of a degree."""

from __future__ import annotations

import msgspec

from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.geometry.shapes import Footprint


class Ray(msgspec.Struct, frozen=True):
    """How far a tray comes on a bearing without a last pivot, and from where to where it may not end."""

    bearing: int
    reach: int
    barred: tuple[tuple[int, int], ...]


class SuggestedEnd(msgspec.Struct, frozen=True):
    """Where a candidate ends, and why it is one."""

    pose: Pose
    reason: str
    about: str


class Reach(msgspec.Struct, frozen=True):
    """What a page draws of a movement."""

    start: Pose
    footprint: Footprint
    allowance: int
    rays: tuple[Ray, ...]
    ends: tuple[SuggestedEnd, ...]
    """Those of the candidates, in their order; passing ends where it started."""
