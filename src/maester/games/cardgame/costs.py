"""What playing a card costs (pages 4 and 9), and the texts that lower it (ruling.cost-reduction)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import field

from maester.engine import Seat
from maester.games.cardgame.court import Court
from maester.games.cardgame.texts import LIMITED, Amount, Card, ChangesPlayers, Filter, UntilWord, counted
from maester.games.cardgame.values import Change, Speaker, concerns, fits, holds

if TYPE_CHECKING:
    from maester.games.cardgame.resolving import Resolving


class ReduceCost(ChangesPlayers, frozen=True, kw_only=True, tag="reduce_cost"):
    """Lowers the gold cost of such cards, not below 0."""

    cards: Filter | Literal["self"] = field(name="for")
    """Self: this card while it is being played."""
    amount: Amount
    uses: Literal["next", "each", "first_in_round"]
    until: UntilWord | None = None

    def apply(self, game: Court, frame: Resolving) -> None:
        frame.begin(game, self, self.until, (), counted(self.amount, frame.x))


class NoCostReduction(ChangesPlayers, frozen=True, tag="no_cost_reduction"):
    """The cost of cards that a player plays can't be lowered."""


def cost(game: Court, seat: Seat, card: Card) -> int:
    """What playing this card costs its player now, after all reductions (ruling.cost-reduction)."""
    price: int = game.box.cost[card]
    if price and _may_be_reduced(game, card):
        lower = reductions(game, seat, card)
        if lower and not concerns(game, NoCostReduction, seat):
            price -= sum(
                counted(change.operation.amount) if change.lasting is None else change.lasting.amount
                for change in lower
            )
    return max(0, price)


def _may_be_reduced(game: Court, card: Card) -> bool:
    """Is there a text that could lower a cost, of a card in play or of this one?"""
    box = game.box
    return bool(game.lasting) or box.is_source[card] or ReduceCost in box.at_work(game.sources)


def reductions(game: Court, seat: Seat, card: Card) -> list[Change[ReduceCost]]:
    """The reductions that apply to this card, if it is played now."""
    found = [change for change in concerns(game, ReduceCost, seat) if _reduces(game, change, card)]
    for one, condition in game.box.constants(ReduceCost, card) if game.box.is_source[card] else ():
        by = Speaker(card, seat)
        if one.cards == "self" and (condition is None or holds(game, condition, by)):
            found.append(Change(one, by))
    return found


def _reduces(game: Court, change: Change[ReduceCost], card: Card) -> bool:
    asked, seat = change.operation.cards, change.by.seat
    if asked == "self" or not fits(game, asked, card, change.by):
        return False
    if change.operation.uses != "first_in_round":
        return True
    return not any(fits(game, asked, other, change.by) for other in game.played[seat])


def use_up_reductions(game: Court, seat: Seat, card: Card) -> None:
    """Reductions for the next such card are used up, all that apply to it together."""
    used = {change.operation.number for change in reductions(game, seat, card) if change.operation.uses == "next"}
    if used and not concerns(game, NoCostReduction, seat):
        game.lasting = tuple(one for one in game.lasting if one.effect not in used or one.seat != seat)


def is_limited(game: Court, card: Card) -> bool:
    """Has the card in hand the keyword Limited?"""
    return bool(game.box.keywords[card] & LIMITED)
