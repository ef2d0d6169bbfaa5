"""Order tokens: which of them a player may use in a Planning phase (p. 11-13)."""

from __future__ import annotations

from maester.engine import Refusal, Seat, refuse
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import BANS, ORDER_NAMES, ORDERS, TOKENS, Area, Token

BAN_RULES = {
    "no-raid": "card.sea-of-storms",
    "no-march-plus-1": "card.rains-of-autumn",
    "no-consolidate-power": "card.feast-for-crows",
    "no-support": "card.web-of-lies",
    "no-defense": "card.storm-of-swords",
}
"""The rule behind each ban: the Westeros card that bans these orders (Put to the Sword works as two of them)."""

Placed = tuple[tuple[Area, Token], ...]
"""Tokens with the areas on which they lie."""


def ban_on(game: Board, token: Token) -> str | None:
    """The ban of this round that hits a kind of token, if there is one."""
    return next((ban for ban in game.bans if ORDERS[token].id in BANS[ban]), None)


def usable_orders(game: Board, seat: Seat, placed: Placed = ()) -> int:
    """How many tokens a player may still use: neither placed nor banned nor Special beyond his stars."""
    normal = special = 0
    for token in TOKENS:
        if ban_on(game, token) is None:
            left = ORDERS[token].count - sum(other == token for _, other in placed)
            if ORDERS[token].special:
                special += left
            else:
                normal += left
    return normal + min(special, game.special_orders(seat) - special_count(placed))


def special_count(placed: Placed) -> int:
    return sum(ORDERS[token].special for _, token in placed)


def broken_by(game: Board, seat: Seat, token: Token, placed: Placed) -> Refusal | None:
    """The rule against using one more token of a kind beside those that are placed."""
    ban = ban_on(game, token)
    if ban is not None:
        return refuse(BAN_RULES[ban], order=ORDER_NAMES.write(token))
    if sum(other == token for _, other in placed) >= ORDERS[token].count:
        return refuse("components.limit", order=ORDER_NAMES.write(token), count=ORDERS[token].count)
    if ORDERS[token].special and special_count(placed) >= game.special_orders(seat):
        return refuse("planning.special-limit", stars=game.special_orders(seat))
    return None
