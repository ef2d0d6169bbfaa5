"""Phase 6: standing (page 11)."""

from __future__ import annotations

from maester.games.cardgame.court import Court
from maester.games.cardgame.kneeling import Stood
from maester.games.cardgame.occurrences import Rule, occur
from maester.games.cardgame.texts import Card
from maester.games.cardgame.values import applies, changes


class StandAll(Rule, frozen=True):
    """Both players at the same time stand all their kneeling cards, but for those that a text keeps kneeling."""

    def do(self, game: Court) -> None:
        kept = [change for change in changes(game, "cannot_stand") if change.effect.phase == game.phase]

        def stays(card: Card) -> bool:
            return any(applies(game, change, card) for change in kept)

        kneeling = [card for card in game.cards_in_play() if not game.is_standing(card)]
        occur(game, Stood(cards=tuple(card for card in kneeling if not stays(card))))
