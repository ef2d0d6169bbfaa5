"""Kneeling and standing (page 9)."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Occurrence
from maester.games.cardgame.court import Court
from maester.games.cardgame.occurrences import Happening
from maester.games.cardgame.texts import Card


class CardsKnelt(Event, frozen=True):
    """Cards kneel."""

    cards: tuple[Card, ...]


class CardsStood(Event, frozen=True):
    """Cards stand."""

    cards: tuple[Card, ...]


class Knelt(Occurrence, kw_only=True):
    """Cards kneel; only standing ones can."""

    cards: tuple[Card, ...]

    def happen(self, game: Court) -> Iterable[Happening]:
        kneeling = tuple([card for card in self.cards if game.is_standing(card) and game.is_in_play(card)])
        for card in kneeling:
            game.kneel(card)
        if kneeling:
            game.tell(CardsKnelt(kneeling))
        return ()


class Stood(Occurrence, kw_only=True):
    """Cards stand; a character that stands goes on participating (ruling.participation-sticks)."""

    cards: tuple[Card, ...]

    def happen(self, game: Court) -> Iterable[Happening]:
        standing = tuple([card for card in self.cards if not game.is_standing(card) and game.is_in_play(card)])
        for card in standing:
            game.stand(card)
        if standing:
            game.tell(CardsStood(standing))
        return ()
