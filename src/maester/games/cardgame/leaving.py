"""Leaving play: killed, discarded from play, returned to hand (pages 4, 11 and 12).

Whenever a character leaves play, its attachments and duplicates are discarded and its power returns to the pool.
"""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Occurrence, Seat
from maester.games.cardgame.court import Court
from maester.games.cardgame.occurrences import SAVE, Happening
from maester.games.cardgame.restrictions import KilledGoesTo
from maester.games.cardgame.texts import Card
from maester.games.cardgame.values import is_changed


class CharactersKilled(Event, frozen=True):
    """Characters are killed, all at the same time."""

    cards: tuple[Card, ...]


class CardsDiscarded(Event, frozen=True):
    """Cards are discarded from play."""

    cards: tuple[Card, ...]


class CardReturned(Event, frozen=True):
    """A card returns from play to its owner's hand."""

    seat: Seat
    card: Card


class Kill(Occurrence, kw_only=True):
    """Characters are killed at the same time; whoever is saved is doomed no longer."""

    saves = SAVE
    doomed: tuple[Card, ...]
    unsaveable: bool = False

    def happen(self, game: Court) -> Iterable[Happening]:
        killed = tuple(card for card in self.doomed if game.is_in_play(card))
        spared = {card for card in killed if is_changed(game, KilledGoesTo, card)}
        followers = [other for card in killed for other in _followers(game, card)]
        for card in killed:
            game.leave_play(card)
            pile = game.discard if card in spared else game.dead
            pile[game.owner(card)] += (card,)
        if killed:
            game.tell(CharactersKilled(killed))
        _discard(game, followers)
        return [Happening("character_killed", game.owner(card), (card,)) for card in killed]


class DiscardedFromPlay(Occurrence, kw_only=True):
    """Cards are discarded from play together; saves do not help."""

    cards: tuple[Card, ...]

    def happen(self, game: Court) -> Iterable[Happening]:
        here = [card for card in self.cards if game.is_in_play(card)]
        followers = [other for card in here for other in _followers(game, card)]
        _discard(game, [*here, *(card for card in followers if card not in here)])
        return ()


class DiscardedDuplicate(Occurrence, kw_only=True):
    """A duplicate goes to its owner's discard pile."""

    card: Card

    def happen(self, game: Court) -> Iterable[Happening]:
        _discard(game, [self.card])
        return ()


class Returned(Occurrence, kw_only=True):
    """Cards return to their owners' hands; everybody knows that they are there."""

    cards: tuple[Card, ...]

    def happen(self, game: Court) -> Iterable[Happening]:
        here = [card for card in self.cards if game.is_in_play(card)]
        followers = [other for card in here for other in _followers(game, card) if other not in here]
        for card in here:
            game.leave_play(card)
            game.hand[game.owner(card)] += (card,)
            game.tell(CardReturned(game.owner(card), card))
        _discard(game, followers)
        return ()


def _followers(game: Court, card: Card) -> list[Card]:
    """What can't stay in play without this character."""
    return [*game.attachments(card), *game.duplicates(card)]


def _discard(game: Court, cards: list[Card]) -> None:
    """Cards go from play to their owners' discard piles."""
    for card in cards:
        game.leave_play(card)
        game.discard[game.owner(card)] += (card,)
    if cards:
        game.tell(CardsDiscarded(tuple(cards)))
