"""What players did with which cards, read from the events of a match: any game that names cards in its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from maester.engine import Definition, Match, Names, Seat, definition_of
from maester.errors import BadOption, shown


class CardEvent(msgspec.Struct, frozen=True):
    """A kind of event that tells what a player did with a card: the names of its two fields."""

    seat: str
    card: str


class CardUse(msgspec.Struct, frozen=True):
    """How often the player on a seat did something with a card in one match."""

    event: str
    card: str
    seat: int
    times: int


@cache
def card_events(game: str) -> dict[str, CardEvent]:
    """The kinds of events of a game that name a player and a card, in alphabetical order."""
    definition = definition_of(game)
    ids = {card.id for card in definition.data.cards()}
    found: dict[str, CardEvent] = {}
    for event in definition.codec.events:
        fields = definition.lexicon(()).fields(event)
        seat = next((name for name, kind in fields if kind is Seat), None)
        card = next((name for name, kind in fields if _names_cards(definition, kind, ids)), None)
        if seat is not None and card is not None:
            found[str(event.__struct_config__.tag)] = CardEvent(seat, card)
    return dict(sorted(found.items()))


def _names_cards(definition: Definition, kind: Any, ids: set[str]) -> bool:
    """Are the things of this type cards that people can look up?"""
    form = definition.play.names.get(kind)
    return isinstance(form, Names) and not ids.isdisjoint(form.names)


def check_events(game: str, names: Iterable[str]) -> tuple[str, ...]:
    """The kinds of events that shall be counted; raises BadOption."""
    known = card_events(game)
    wanted = tuple(dict.fromkeys(names))
    for name in wanted:
        if name not in known:
            raise BadOption("unknown-card-event", name=shown(name), known=list(known))
    return wanted


def uses(match: Match, wanted: Iterable[str]) -> tuple[CardUse, ...]:
    """What the players of a match did with which cards, as far as everybody saw it."""
    known = {name: card_events(match.definition.id)[name] for name in wanted}
    counted: Counter[tuple[str, str, int]] = Counter()
    for event in match.seen(None) if known else ():
        name = str(event.__struct_config__.tag)
        if name in known:
            card = match.lexicon.plain(event)[known[name].card]
            counted[name, card, getattr(event, known[name].seat)] += 1
    return tuple(CardUse(*key, times) for key, times in sorted(counted.items()))
