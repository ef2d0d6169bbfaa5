"""Choosing cards: those in play by their own number, all others by their title.

Some cards in play can't be told apart but for their number: whichever of them is chosen, it comes to the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from maester.engine import Asked, Move, PickSeveral
from maester.games.cardgame.court import Court
from maester.games.cardgame.texts import Card, Title


class Choose(Move, frozen=True):
    """Chooses a card in play."""

    card: Card
    typed = "choose {card}"


class ChooseTitle(Move, frozen=True):
    """Chooses a card of a hand, a deck or a set of plots."""

    title: Title
    typed = "take {title}"


class ChooseInPlay(PickSeveral[Court], frozen=True):
    """So many cards in play, in whatever order. Who must choose all that are left, or among equal ones, isn't asked."""

    move = Choose

    def ask(self, game: Court) -> Asked | None:
        asked = super().ask(game)
        if asked is None or self.optional:
            return asked
        left = self.number(game) - len(self.picked)
        return one_of(asked) if len(asked.options) <= left or come_to_the_same(game, asked) else asked


def one_of(asked: Asked) -> Asked:
    """The first of options that come to the same."""
    return asked._replace(options=asked.options[:1])


def come_to_the_same(game: Court, asked: Asked) -> bool:
    """Is it all one which of these cards is chosen?"""
    return are_alike(game, [move.card for move in asked.options if isinstance(move, Choose)])


def are_alike(game: Court, cards: Sequence[Card]) -> bool:
    """Are these copies of one card with the same owner, to which the same has happened?"""
    titles = game.box.title_of
    if len(cards) < 2 or any(titles[card] != titles[cards[0]] for card in cards):
        return False
    return len({frozenset(_traits(game, card)) for card in cards}) == 1


def _traits(game: Court, card: Card) -> Iterator[Hashable]:
    """All by which a card in play differs from other copies; the card itself if it is like no other one."""
    yield game.owner(card), game.position[card], game.power_on[card]
    if card in game.host or game.host[card] >= 0 or any(use.by == card for use in game.uses):
        yield card
    for place, lasting in enumerate(game.lasting):
        if lasting.source == card:
            yield card
        if card in lasting.cards:
            yield "lasting", place
    for place, going_on in enumerate((*game.frames, *game.agenda)):
        for field in card_fields(type(going_on)):
            value = getattr(going_on, field)
            if isinstance(value, tuple) and card in value:
                yield field, place
            elif _names(value, card):
                yield card


def _names(value: Any, card: Card) -> bool:
    """Does a value, or something inside it, name the card?"""
    if isinstance(value, tuple):
        return any(_names(part, card) for part in value)
    if isinstance(value, msgspec.Struct):
        return any(_names(getattr(value, field), card) for field in card_fields(type(value)))
    return bool(value == card)


@cache
def card_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a frame or a step, or of something in it, that name cards."""
    hints = get_type_hints(kind)
    return tuple(field for field in kind.__struct_fields__ if _holds_cards(hints[field]))


def _holds_cards(hint: Any) -> bool:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return bool(card_fields(hint))
    return hint is Card or any(_holds_cards(part) for part in get_args(hint))
