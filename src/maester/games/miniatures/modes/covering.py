"""Objectives that are Claimed and Controlled by covering (p. 28): what five Game Modes have in common."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import inches
from maester.games.miniatures.geometry.placing import from_corners, middle, strip
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.modes import Mode
from maester.games.miniatures.names import Unit
from maester.games.miniatures.objectives import claim_covered, score_controlled

ZONE_DEPTH: Final = inches(10)
FROM_FLANK: Final = inches(6)
FROM_EDGE: Final = inches(18)
FIRST_SCORING: Final = 2
"""The Round at whose end Objectives score for the first time."""


def five_tokens(table: Area) -> tuple[tuple[int, int], ...]:
    """One in the middle, four 18 in from the players' edges and 6 in from the flank edges (p. 28,
    ruling.objective-measure).
    """
    return middle(table), *from_corners(table, FROM_FLANK, FROM_EDGE)


def three_tokens(table: Area) -> tuple[tuple[int, int], ...]:
    """One in the middle, two on the centre line 6 in from the flank edges (p. 29, ruling.objective-measure)."""
    across, up = middle(table)
    return (across, up), *from_corners(table, FROM_FLANK, up - table.bottom)[:2]


class CoveringMode(Mode):
    """Zones 10 in deep; a unit that ends its move on a token Claims it; each Controlled one scores from Round 2 on."""

    def zones(self, table: Area) -> tuple[Area, Area]:
        return strip(table, 0, ZONE_DEPTH), strip(table, 1, ZONE_DEPTH)

    def move_ended(self, game: Field, unit: Unit) -> None:
        claim_covered(game, unit)

    def score(self, game: Field) -> None:
        if game.round >= FIRST_SCORING:
            score_controlled(game)
