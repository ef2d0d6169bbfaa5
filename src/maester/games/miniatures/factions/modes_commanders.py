"""Texts of the modes in which the Commander's unit does something when it is activated (p. 29, 35): every player bears
them (ruling.commander-unit).
"""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.field import GAME, ROUND, WHOLE
from maester.games.miniatures.moments import ACTIVATED
from maester.games.miniatures.names import COMMANDER_CARD_TEXTS, LONG_RANGE, VICTORY_MARKER
from maester.games.miniatures.pieces.answer_filters import NoneDeclared
from maester.games.miniatures.pieces.bearing import Bear
from maester.games.miniatures.pieces.name_filters import IsCommanders
from maester.games.miniatures.pieces.situations import ACTIVATED_UNIT, CHOSEN
from maester.games.miniatures.pieces.targets import EnemiesWithin
from maester.games.miniatures.pieces.texts import Text, borne, may, text
from maester.games.miniatures.pieces.victory_markers import PutVictoryMarker


def _objective_card(name: str) -> Text:
    """Until the end of the Round the Commander's unit has the effect of an Objective card, each once per game, one at
    each activation (p. 29).
    """
    return text(
        borne(
            may(
                ACTIVATED,
                IsCommanders(ACTIVATED_UNIT),
                NoneDeclared(COMMANDER_CARD_TEXTS),
                do=(Bear(ACTIVATED_UNIT, ROUND, WHOLE, name.removeprefix("commander-")),),
                limit=GAME,
                limited_by="mode-acok.commander-effect-once",
            )
        )
    )


TEXTS: Final[dict[str, Text]] = {
    **{name: _objective_card(name) for name in COMMANDER_CARD_TEXTS},
    VICTORY_MARKER: text(
        borne(
            may(
                ACTIVATED,
                IsCommanders(ACTIVATED_UNIT),
                targets=EnemiesWithin(LONG_RANGE, ACTIVATED_UNIT),
                do=(PutVictoryMarker(CHOSEN),),
            )
        )
    ),
}
