"""A Game of Thrones (p. 28): five Objectives, each with a card of its own; they score from Round 2 on."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.box import BOX
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.modes.covering import CoveringMode, five_tokens


class AGameOfThrones(CoveringMode):
    """One Objective in the middle, two on each flank."""

    def tokens(self, table: Area) -> tuple[tuple[int, int], ...]:
        return five_tokens(table)

    def cards(self) -> tuple[int, ...]:
        """The whole deck (ruling.objective-deck)."""
        return tuple(sorted(BOX.objectives))


MODE: Final = AGameOfThrones()
