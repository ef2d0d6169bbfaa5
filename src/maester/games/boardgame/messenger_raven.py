"""The Messenger Raven: after the reveal its holder may exchange an order or look at the top Wildling card (p. 12)."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Asked, Event, Move, Pass, PickOne, Question, Refusal, Seat, refuse
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    AREA_NAMES,
    BOARD,
    FIRST_WILDLING,
    KINGS_COURT,
    ORDER_NAMES,
    ORDERS,
    TOKENS,
    Area,
    Token,
    WildlingCard,
)
from maester.games.boardgame.orders import ban_on, special_count


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

    bottom: bool
    typed = "bottom {bottom}"


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


class UseMessengerRaven(Question, frozen=True):
    """Once per round, one of two things, not both; or nothing."""

    moves = (ExchangeOrder, LookAtWildlings, Pass)

    def ask(self, game: Board) -> Asked | None:
        holder = game.holder[KINGS_COURT]
        if game.raven_used:
            return None
        exchanges = [
            ExchangeOrder(area, token)
            for area in BOARD
            if game.order_owner(area) == holder
            for token in TOKENS
            if self.why_not(game, holder, ExchangeOrder(area, token)) is None
        ]
        return Asked(holder, (Pass(), LookAtWildlings(), *exchanges))

    def why_not(self, game: Board, seat: Seat, move: ExchangeOrder | LookAtWildlings | Pass) -> Refusal | None:
        if not isinstance(move, ExchangeOrder):
            return None
        if game.order_owner(move.area) != seat:
            return refuse("raven.swap-order", area=AREA_NAMES.write(move.area))
        return self.not_an_exchange(game, seat, move)

    def not_an_exchange(self, game: Board, seat: Seat, move: ExchangeOrder) -> Refusal | None:
        """The Raven step belongs to the same Planning phase: bans and stars hold (ruling.raven-swap-obeys-limits)."""
        before = game.order_token(move.area)
        if move.token == before or not game.tokens_left(seat, move.token):
            return refuse("raven.swap-order", order=ORDER_NAMES.write(move.token))
        others = [area for area in BOARD if area != move.area and game.order_owner(area) == seat]
        special = special_count(tuple((area, game.order_token(area)) for area in others))
        if ban_on(game, move.token) is not None:
            return refuse("ruling.raven-swap-obeys-limits", order=ORDER_NAMES.write(move.token))
        if ORDERS[move.token].special and special >= game.special_orders(seat):
            return refuse("ruling.raven-swap-obeys-limits", stars=game.special_orders(seat))
        return None

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


class PutWildlingCard(PickOne, frozen=True):
    """The card goes back on top of the deck or face down to its bottom."""

    seat: Seat
    move = PutCard

    def who(self, game: Board) -> Seat:
        return self.seat

    def among(self, game: Board) -> Iterable[bool]:
        return (False, True)

    def chosen(self, game: Board, seat: Seat, bottom: bool) -> None:
        if bottom:
            game.wildling_deck = (*game.wildling_deck[1:], game.wildling_deck[0])
        game.tell(WildlingCardPut(seat, bottom))
