"""Passive abilities (page 12): those that were set off at the same moment are resolved in the first player's order."""

from __future__ import annotations

from maester.engine import Asked, Event, Move, Refusal, ResolveNext, Seat, refuse
from maester.games.cardgame.alike import one_of
from maester.games.cardgame.court import Court
from maester.games.cardgame.occurrences import Passives, Pending
from maester.games.cardgame.resolving import resolve_text
from maester.games.cardgame.texts import Card
from maester.games.cardgame.values import Speaker


class Resolve(Move, frozen=True):
    """Says whose passive or 'when revealed' ability is resolved next."""

    card: Card
    typed = "resolve {card}"


class PassiveResolved(Event, frozen=True):
    """A passive ability, a delayed effect or a 'when revealed' ability is resolved."""

    seat: Seat
    card: Card


class ResolvePassives(ResolveNext, frozen=True):
    """If two or more become active at the same moment, the first player decides their order (page 12).

    Nobody is asked about the order of equal ones, which name no card.
    """

    move = Resolve
    rules = ("passive.order", "plot.when-revealed-order")

    def ask(self, game: Court) -> Asked | None:
        asked = super().ask(game)
        if asked is None or len(asked.options) == 1:
            return asked
        pending = game.frame(Passives, self.passives).pending
        same = len({(one.seat, one.effects) for one in pending}) == 1
        return one_of(asked) if same and is_impersonal(game, pending[0]) else asked

    def label(self, pending: Pending) -> Card:
        return pending.card

    def not_among(self, game: Court, seat: Seat, card: Card) -> Refusal:
        return refuse("passive.order")

    def resolve(self, game: Court, pending: Pending) -> None:
        game.tell(PassiveResolved(pending.seat, pending.card))
        by = Speaker(pending.card, pending.seat, game.host[pending.card])
        resolve_text(game, by, pending.text, pending.effects, pending.cards)


def is_impersonal(game: Court, pending: Pending) -> bool:
    """Is it all one which copy of its card says so, and to which cards it answers?"""
    chooses = pending.text >= 0 and game.box.texts[pending.text].choice is not None
    return not chooses and all(game.box.effects[number].is_impersonal for number in pending.effects)
