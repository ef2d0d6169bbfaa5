"""Texts of the NCUs of House Stark."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.pieces.changes import HighestDice
from maester.games.miniatures.pieces.situations import CHOSEN
from maester.games.miniatures.pieces.texts import Text, borne, influence, own_attacks, text
from maester.games.miniatures.pieces.token_operations import RemoveCondition

TEXTS: Final[dict[str, Text]] = {
    "family-duty-honor": text(influence(RemoveCondition(CHOSEN)), borne(own_attacks(HighestDice()))),
}
