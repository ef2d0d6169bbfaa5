"""Phase 6: standing (page 11)."""

from __future__ import annotations

from maester.engine import occur
from maester.games.cardgame.court import Court
from maester.games.cardgame.kneeling import Stood
from maester.games.cardgame.occurrences import RuleStep
from maester.games.cardgame.restrictions import kept_kneeling


class StandAll(RuleStep, frozen=True):
    """Both players at the same time stand all their kneeling cards, but for those that a text keeps kneeling."""

    def do(self, game: Court) -> None:
        kneeling = [card for card in game.cards_in_play() if not game.is_standing(card)]
        kept = kept_kneeling(game, kneeling)
        occur(game, Stood(cards=tuple(card for card in kneeling if card not in kept)))
