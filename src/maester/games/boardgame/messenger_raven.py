"""The Messenger Raven: after the reveal its holder may exchange an order or look at the top Wildling card (p. 12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from maester.engine import Asked, Event, Flag, Move, Pass, PickOne, Question, Refusal, Seat, refuse
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    AREA_NAMES,
    FIRST_WILDLING,
    KINGS_COURT,
    ORDER_NAMES,
    TOKENS,
    WILDLING_NAMES,
    Area,
    Token,
    WildlingCard,
)
from maester.games.boardgame.orders import Placed, UnusedOrders, broken_by, orders_of, unused_orders


class ExchangeOrder(Move, frozen=True):
    """Replaces an own order on the board by an unused one."""

    area: Area
    token: Token
    typed = "exchange {area}: {token}"


class LookAtWildlings(Move, frozen=True):
    """Looks at the top card of the Wildling deck."""

    typed = "look at wildlings"


class PutCard(Move, frozen=True):
    """Puts the Wildling card back on top, or at the bottom."""

    bottom: Annotated[bool, Flag("bottom", "top")]
    typed = "put card {bottom}"
    formerly = ("bottom {bottom}",)


class OrderExchanged(Event, frozen=True):
    """The Raven's holder replaced one of his orders."""

    seat: Seat
    area: Area
    before: Token
    after: Token


class WildlingCardSeen(Event, frozen=True):
    """The Raven's holder looked at the top Wildling card; only he sees which one it is."""

    seat: Seat
    card: WildlingCard | None


class WildlingCardPut(Event, frozen=True):
    """The card that was looked at went back on top of the deck, or to its bottom."""

    seat: Seat
    bottom: bool


class RavenDeclined(Event, frozen=True):
    """The Raven's holder does not use it this round."""

    seat: Seat


class UseMessengerRaven(Question[Board], frozen=True):
    """Once per round, one of two things, not both; or nothing."""

    moves = (ExchangeOrder, LookAtWildlings, Pass)
    rules = ("raven.one-action", "raven.swap-order", "raven.peek-wildling-card")

    def ask(self, game: Board) -> Asked | None:
        if game.raven_used:
            return None
        holder = game.holder[KINGS_COURT]
        orders = orders_of(game, holder)
        options: list[Move] = [Pass(), LookAtWildlings()]
        for area, before in orders:
            unused = unused_beside(game, holder, orders, area)
            exchanges = [token for token in TOKENS if not_an_exchange(unused, before, token) is None]
            options.extend(ExchangeOrder(area, token) for token in exchanges)
        return Asked(holder, options)

    def why_not(self, game: Board, seat: Seat, move: ExchangeOrder | LookAtWildlings | Pass) -> Refusal | None:
        if not isinstance(move, ExchangeOrder):
            return None
        if game.order_owner(move.area) != seat:
            return refuse("raven.swap-order", area=AREA_NAMES.write(move.area))
        unused = unused_beside(game, seat, orders_of(game, seat), move.area)
        return not_an_exchange(unused, game.order_token(move.area), move.token)

    def answer(self, game: Board, seat: Seat, move: ExchangeOrder | LookAtWildlings | Pass) -> None:
        if isinstance(move, Pass):
            game.tell(RavenDeclined(seat))
            return
        game.raven_used = True
        if isinstance(move, ExchangeOrder):
            before = game.order_token(move.area)
            game.place_order(move.area, seat, move.token)
            game.tell(OrderExchanged(seat, move.area, before, move.token))
            return
        card = game.wildling_deck[0]
        game.show((FIRST_WILDLING + card,), (seat,))
        game.tell(WildlingCardSeen(seat, card), to=(seat,), otherwise=WildlingCardSeen(seat, None))
        game.then(PutWildlingCard(seat))


def unused_beside(game: Board, seat: Seat, orders: Placed, area: Area) -> UnusedOrders:
    """What a player has left beside his orders on other areas."""
    return unused_orders(game, seat, tuple(order for order in orders if order[0] != area))


def not_an_exchange(unused: UnusedOrders, before: Token, token: Token) -> Refusal | None:
    """The rule against replacing a token by another. The Raven step belongs to the same Planning phase: bans and stars
    hold (ruling.raven-swap-obeys-limits).
    """
    if token == before or not unused.counts[token]:
        return refuse("raven.swap-order", order=ORDER_NAMES.write(token))
    if broken_by(unused, token) is not None:
        return refuse("ruling.raven-swap-obeys-limits", order=ORDER_NAMES.write(token))
    return None


class PutWildlingCard(PickOne[Board], frozen=True):
    """The card goes back on top of the deck or face down to its bottom."""

    seat: Seat
    move = PutCard
    rules = ("raven.peek-wildling-card",)

    def among(self, game: Board) -> Iterable[bool]:
        return (False, True)

    def details(self, game: Board) -> dict[str, Any]:
        return {"card": WILDLING_NAMES.write(game.wildling_deck[0])}

    def chosen(self, game: Board, seat: Seat, bottom: bool) -> None:
        if bottom:
            game.wildling_deck = (*game.wildling_deck[1:], game.wildling_deck[0])
        game.tell(WildlingCardPut(seat, bottom))
