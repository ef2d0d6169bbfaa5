"""Missions (p. 33, 37) as the bots weigh them: by what each would score now, more than the best of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from maester.engine import Pass, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.mission_deck import RenewMission, ReplaceMission
from maester.games.miniatures.mission_hands import RevealMission
from maester.games.miniatures.missions import targets, would_score
from maester.games.miniatures.names import Mission, mission_of

PREY: Final = 0.3
"""A unit whose destruction would score isn't destroyed yet."""
NEXT: Final = 0.5
"""A Reserve Mission will score only later, and things will have changed."""


def lead_of(game: Field, seat: Seat, mission: Mission) -> float:
    """What a Mission brings a side more than the others, as things stand."""
    points = [_points(game, mission, side) for side in game.sides]
    own = points.pop(game.side[seat])
    return own - max(points)


def _points(game: Field, mission: Mission, side: int) -> float:
    prey = PREY if targets(game, mission, side) else 0.0
    return would_score(game, mission, side) + prey


def revealed(game: Field, seat: Seat, options: Sequence[RevealMission]) -> RevealMission:
    """The Mission that brings most; of equals the first."""
    return max(options, key=lambda move: lead_of(game, seat, mission_of(game.side[seat], move.mission)))


def swapped(game: Field, seat: Seat, options: Sequence[Any]) -> Any:
    """The swap that brings most; none, if that is allowed and none brings anything."""
    return max(options, key=lambda move: (_swap(game, seat, move), isinstance(move, Pass)))


def _swap(game: Field, seat: Seat, move: ReplaceMission | RenewMission | Pass) -> float:
    if isinstance(move, Pass):
        return 0.0
    reserve = lead_of(game, seat, mission_of(0, move.reserve))
    if isinstance(move, RenewMission):
        return -NEXT * reserve
    return reserve - lead_of(game, seat, mission_of(0, move.active))
