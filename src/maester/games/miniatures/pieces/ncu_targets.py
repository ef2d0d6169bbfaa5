"""NCUs that are picked for an effect (p. 11, 20)."""

from __future__ import annotations

from collections.abc import Iterable

from maester.games.miniatures.field import Field
from maester.games.miniatures.names import Unit
from maester.games.miniatures.pieces.situations import Situation
from maester.games.miniatures.pieces.targets import Targets
from maester.games.miniatures.standing import INFLUENCE


class NcusWithInfluence(Targets, frozen=True):
    """Another NCU with an Influence ability, friendly or enemy."""

    def of(self, game: Field, situation: Situation) -> Iterable[Unit]:
        return [
            ncu
            for ncu in game.ncus()
            if ncu != situation.bearer and any(INFLUENCE in one.tags for one in game.ncu_card(ncu).abilities)
        ]
