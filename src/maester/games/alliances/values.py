"""Influence values and total influence (p. 6), line by line.

In a bid area a card has its current value, which abilities may change; in hand, and while it is played, the printed
one.
"""

from __future__ import annotations

from collections.abc import Iterator

from maester.engine import Modifier, Seat
from maester.games.alliances.box import Card
from maester.games.alliances.protection import source_id
from maester.games.alliances.realm import Realm
from maester.games.alliances.vocabulary import Effect

ZERO_AT_MOST, IGNORE_HIGHEST, HIGHEST_ONLY = "zero_at_most", "ignore_highest", "highest_only"


def current_value(game: Realm, holder: Seat, card: Card) -> int:
    """The influence value of a card in a bid area."""
    box = game.box
    value: int = box.values[card]
    for one, difference in game.raised:
        if one == card:
            value += difference
    for effect in box.in_bid_area[box.kind_of[card]]:
        if effect.op == "value_bonus":
            value = max(value, min(value + bonus(game, holder, effect), effect.cap))
    return value


def bonus(game: Realm, holder: Seat, effect: Effect) -> int:
    """How much a card is worth more by its own ability."""
    if effect.condition == "last_to_kneel" and not last_to_kneel(game, holder):
        return 0
    if effect.per == "other_card_in_your_bid":
        return effect.amount * (len(game.bid[holder]) - 1)
    if effect.per == "ally_in_your_councils":
        return effect.amount * sum(len(game.allies[council]) for council in game.councils_of(holder))
    if effect.per == "other_kneeling_leader":
        return effect.amount * sum(game.kneeling[other] for other in game.others(holder))
    return effect.amount


def last_to_kneel(game: Realm, seat: Seat) -> bool:
    """Did this leader kneel when all others were kneeling?"""
    return len(game.knelt) == game.players and game.knelt[-1] == seat


def total_influence(game: Realm, seat: Seat) -> int:
    """What a leader's bid area is worth."""
    return sum(value for value, _ in total_lines(game, seat))


def total_lines(game: Realm, seat: Seat) -> Iterator[Modifier]:
    """The total influence of a leader: each card, then what the rules of this round take away.

    Cards that count 0 come first, then the highest card left out, then only the highest card counted; each works on
    what the one before left.
    """
    cards = game.bid[seat]
    if not cards:
        return
    names = game.box.kind_names.names
    values = [current_value(game, seat, card) for card in cards]
    for card, value in zip(cards, values, strict=True):
        yield Modifier(value, names[game.box.kind_of[card]])
    rules = game.holding("total_rule")
    for order in (ZERO_AT_MOST, IGNORE_HIGHEST, HIGHEST_ONLY) if rules else ():
        for effect, _, card in rules:
            if effect.rule == order:
                left = _left(values, effect)
                if sum(left) != sum(values):
                    yield Modifier(sum(left) - sum(values), source_id(game, card))
                values = left


def _left(values: list[int], effect: Effect) -> list[int]:
    """What a rule of this round leaves of the values of a bid area."""
    if effect.rule == ZERO_AT_MOST:
        return [0 if value <= effect.value else value for value in values]
    highest = max(values, default=0)
    if effect.rule == HIGHEST_ONLY:
        return [highest]
    rest = values.copy()
    if rest:
        rest.remove(highest)
    return rest
