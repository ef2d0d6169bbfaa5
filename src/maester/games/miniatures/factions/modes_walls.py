"""What Castle Walls on the flanks let players do at a moment (p. 34)."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.moments import ZONE_CLAIMED
from maester.games.miniatures.names import ARROW_RAIN
from maester.games.miniatures.pieces.board_filters import NotReplaced
from maester.games.miniatures.pieces.move_operations import SufferRolledHits
from maester.games.miniatures.pieces.objective_filters import ControlsOuterObjective
from maester.games.miniatures.pieces.situations import CHOSEN, NCU
from maester.games.miniatures.pieces.targets import AnyUnits
from maester.games.miniatures.pieces.texts import Text, borne, instead_of_zone, may, text
from maester.games.miniatures.pieces.unit_filters import OfPlayer

TEXTS: Final[dict[str, Text]] = {
    ARROW_RAIN: text(
        borne(
            may(
                ZONE_CLAIMED,
                OfPlayer(NCU),
                NotReplaced(),
                targets=AnyUnits((ControlsOuterObjective(CHOSEN),)),
                do=instead_of_zone(SufferRolledHits(CHOSEN, besides=2)),
            )
        )
    ),
}
