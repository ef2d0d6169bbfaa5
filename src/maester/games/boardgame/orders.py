"""Order tokens: which of them a player may use in a Planning phase (p. 11-13)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from maester.engine import Refusal, Seat, refuse
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import BANS, BOARD, ORDER_NAMES, ORDERS, TOKENS, Area, Token

BAN_RULES: Final = {
    "no-raid": "card.sea-of-storms",
    "no-march-plus-1": "card.rains-of-autumn",
    "no-consolidate-power": "card.feast-for-crows",
    "no-support": "card.web-of-lies",
    "no-defense": "card.storm-of-swords",
}
"""The rule behind each ban: the Westeros card that bans these orders (Put to the Sword works as two of them)."""

Placed = tuple[tuple[Area, Token], ...]
"""Tokens with the areas on which they lie."""


class UnusedOrders(NamedTuple):
    """The Order tokens that a player has not placed yet, and what limits their use."""

    counts: tuple[int, ...]
    """How many are left of each kind."""
    stars: int
    """How many Special ones the King's Court track still allows."""
    bans: tuple[str, ...]


def orders_of(game: Board, seat: Seat) -> Placed:
    """The player's orders on the board, which lie open."""
    return tuple((area, game.order_token(area)) for area in BOARD if game.order_owner(area) == seat)


def unused_orders(game: Board, seat: Seat, placed: Placed = ()) -> UnusedOrders:
    """What a player has left beside the tokens that are placed."""
    counts, stars = [order.count for order in ORDERS], game.special_orders(seat)
    for _, token in placed:
        counts[token] -= 1
        stars -= ORDERS[token].special
    return UnusedOrders(tuple(counts), stars, game.bans)


def usable_orders(unused: UnusedOrders) -> int:
    """How many tokens a player may still place: neither banned nor Special beyond his stars."""
    allowed = [token for token in TOKENS if ban_on(unused.bans, token) is None]
    normal = sum(unused.counts[token] for token in allowed if not ORDERS[token].special)
    special = sum(unused.counts[token] for token in allowed if ORDERS[token].special)
    return normal + min(special, unused.stars)


@cache
def ban_on(bans: tuple[str, ...], token: Token) -> str | None:
    """The ban of this round that hits a kind of token, if there is one."""
    return next((ban for ban in bans if ORDERS[token].id in BANS[ban]), None)


def order_limits(game: Board, seat: Seat) -> dict[str, tuple[int, tuple[Token, ...]]]:
    """What `broken_by` keeps to, all at once, for a player who plans before he places the first order: how many he may
    place of each kind that isn't banned, and of all Special ones together (`stars`).
    """
    unused = unused_orders(game, seat)
    allowed = [token for token in TOKENS if ban_on(unused.bans, token) is None]
    limits: dict[str, tuple[int, tuple[Token, ...]]] = {
        ORDER_NAMES.write(token): (unused.counts[token], (token,)) for token in allowed
    }
    return limits | {"stars": (unused.stars, tuple(token for token in allowed if ORDERS[token].special))}


def broken_by(unused: UnusedOrders, token: Token) -> Refusal | None:
    """The rule against placing one more token of a kind."""
    ban = ban_on(unused.bans, token)
    if ban is not None:
        return refuse(BAN_RULES[ban], order=ORDER_NAMES.write(token))
    if not unused.counts[token]:
        return refuse("components.limit", order=ORDER_NAMES.write(token), count=ORDERS[token].count)
    if ORDERS[token].special and unused.stars <= 0:
        return refuse("planning.special-limit", order=ORDER_NAMES.write(token))
    return None
