"""What Missions let players do at a moment (p. 37)."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.moments import ZONE_CLAIMED
from maester.games.miniatures.names import SWAP_MISSION
from maester.games.miniatures.pieces.board_filters import NotReplaced
from maester.games.miniatures.pieces.mission_operations import SwapOneMission
from maester.games.miniatures.pieces.situations import NCU
from maester.games.miniatures.pieces.texts import Text, borne, instead_of_zone, may, text
from maester.games.miniatures.pieces.unit_filters import OfPlayer

TEXTS: Final[dict[str, Text]] = {
    SWAP_MISSION: text(borne(may(ZONE_CLAIMED, OfPlayer(NCU), NotReplaced(), do=instead_of_zone(SwapOneMission())))),
}
