"""Texts of the Tactics cards of House Stark."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import PANIC_WOUNDS
from maester.games.miniatures.moments import ATTACK_DECLARED
from maester.games.miniatures.names import PANICKED, SWORDS, VICIOUS
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.board_filters import Controls
from maester.games.miniatures.pieces.choices import If
from maester.games.miniatures.pieces.filters import Friendly, Melee, RanksLeft
from maester.games.miniatures.pieces.operations import Give, Grant
from maester.games.miniatures.pieces.situations import ATTACKER, DEFENDER
from maester.games.miniatures.pieces.texts import Text, play, text

TEXTS: Final[dict[str, Text]] = {
    "stark-northern-ferocity": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            Melee(),
            do=(
                Grant(VICIOUS),
                If((RanksLeft(1, ATTACKER),), (Grant(PANIC_WOUNDS, Fixed(2)),)),
                If((Controls(SWORDS),), (Give(DEFENDER, (PANICKED,)),)),
            ),
        )
    ),
}
