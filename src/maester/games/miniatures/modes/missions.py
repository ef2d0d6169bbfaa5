"""Missions (p. 33, 37): what the two Game Modes with Mission cards have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from maester.engine import Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.mission_deck import OPEN
from maester.games.miniatures.mission_records import FILE, HAND
from maester.games.miniatures.mission_view import missions_view
from maester.games.miniatures.missions import count_times, points_for_destroying, remember_destroyer
from maester.games.miniatures.modes import Points
from maester.games.miniatures.modes.covering import CoveringMode
from maester.games.miniatures.names import Unit, deck_side


class MissionMode(CoveringMode):
    """Objectives are Claimed by covering, and Mission cards say how more Victory Points are scored."""

    data_files = (FILE,)

    def points_for_destroying(self, game: Field, unit: Unit, by: Credit, scorers: Sequence[Seat]) -> Iterable[Points]:
        return points_for_destroying(game, unit, scorers)

    def unit_destroyed(self, game: Field, unit: Unit, by: Credit, scorers: Sequence[Seat]) -> None:
        count_times(game, unit, scorers)
        remember_destroyer(game, unit, by)

    def shown(self, game: Field, viewer: Seat | None) -> dict[str, Any]:
        return {"missions": missions_view(game, viewer)}

    def invariants(self, game: Field) -> Iterator[str]:
        """Hands of six Mission cards, of which each side has revealed at most one in a Round; or two Active Missions
        and two in reserve.
        """
        for side, hand in enumerate(game.mission_hand):
            shown = [mission for mission in game.mission_active if deck_side(mission) == side]
            gone = [mission for mission in game.mission_discard if deck_side(mission) == side]
            if len(hand) + len(shown) + len(gone) > HAND or len(shown) > 1:
                yield f"side {side} has {len(hand)} Missions, has revealed {len(shown)} and discarded {len(gone)}"
        laid_out = (len(game.mission_active), len(game.mission_reserve))
        if game.missions and not game.mission_hand and laid_out != (OPEN, OPEN):
            yield f"{laid_out[0]} Missions are Active, and {laid_out[1]} in reserve"
