"""A Game of Thrones (p. 28): five Objectives, each with a card of its own; they score from Round 2 on."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.box import BOX
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import inches
from maester.games.miniatures.geometry.placing import from_corners, middle, strip
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.modes import Mode
from maester.games.miniatures.objectives import score_controlled

ZONE_DEPTH: Final = inches(10)
FROM_FLANK: Final = inches(6)
FROM_EDGE: Final = inches(18)
FIRST_SCORING: Final = 2
"""The Round at whose end Objectives score for the first time."""


class AGameOfThrones(Mode):
    """One Objective in the middle, two on each flank."""

    def zones(self, table: Area) -> tuple[Area, Area]:
        return strip(table, 0, ZONE_DEPTH), strip(table, 1, ZONE_DEPTH)

    def tokens(self, table: Area) -> tuple[tuple[int, int], ...]:
        """18 in from the players' edges and 6 in from the flank edges (ruling.objective-measure)."""
        return middle(table), *from_corners(table, FROM_FLANK, FROM_EDGE)

    def cards(self) -> tuple[int, ...]:
        """The whole deck (ruling.objective-deck)."""
        return tuple(sorted(BOX.objectives))

    def score(self, game: Field) -> None:
        if game.round >= FIRST_SCORING:
            score_controlled(game)


MODE: Final = AGameOfThrones()
