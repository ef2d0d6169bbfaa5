"""Influence values and total influence (p. 6), line by line.

In a bid area a card has its current value, which abilities may change; in hand, and while it is played, the printed
one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from maester.engine import Event, Modifier, Seat
from maester.games.alliances.abilities import AbilityInUse, ResolvedOperation
from maester.games.alliances.box import Card, Kind
from maester.games.alliances.lasting_rules import HIGHEST_ONLY, IGNORE_HIGHEST, ZERO_AT_MOST, TotalRule
from maester.games.alliances.protection import source_id
from maester.games.alliances.realm import Realm
from maester.games.alliances.vocabulary import ALL, IN_BID_AREA, PLAYED, Number


class ValueFixed(Event, frozen=True):
    """The value of a card was fixed for the round."""

    card: Kind
    value: int


class ValueBonusOperation(ResolvedOperation, frozen=True, tag="value_bonus"):
    """The card is worth more: counted once when it is played, or all the time while it lies in a bid area."""

    moments = (PLAYED, IN_BID_AREA)
    amount: Number
    per: Literal["other_card_in_your_bid", "ally_in_your_councils", "other_kneeling_leader"] | None = None
    cap: Number = ALL
    fixed: bool = False

    def raised(self, game: Realm, holder: Seat, value: int) -> int:
        """What a card of this value is worth before a leader. The cap never lowers it."""
        return max(value, min(value + self.bonus(game, holder), self.cap))

    def bonus(self, game: Realm, holder: Seat) -> int:
        """How much more, but for the cap."""
        if self.condition == "last_to_kneel" and not game.is_last_to_kneel(holder):
            return 0
        if self.per == "other_card_in_your_bid":
            return self.amount * (len(game.bid[holder]) - 1)
        if self.per == "ally_in_your_councils":
            return self.amount * sum(len(game.allies[council]) for council in game.councils_of(holder))
        if self.per == "other_kneeling_leader":
            return self.amount * sum(game.kneeling[other] for other in game.others(holder))
        return self.amount

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        fix_value(game, ability, self.raised(game, ability.you, game.box.values[ability.card]))


def fix_value(game: Realm, ability: AbilityInUse, value: int) -> None:
    """The played card has this value until the end of the round."""
    game.fix_value(ability.card, value - game.box.values[ability.card])
    game.tell(ValueFixed(game.box.kind_of[ability.card], value))
    ability.done = True


def current_value(game: Realm, holder: Seat, card: Card) -> int:
    """The influence value of a card in a bid area."""
    box = game.box
    value: int = box.values[card]
    for one, difference in game.raised:
        if one == card:
            value += difference
    for operation in box.in_bid_area[box.kind_of[card]]:
        if isinstance(operation, ValueBonusOperation):
            value = operation.raised(game, holder, value)
    return value


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
    rules = game.holding(TotalRule)
    for order in (ZERO_AT_MOST, IGNORE_HIGHEST, HIGHEST_ONLY) if rules else ():
        for rule, _, card in rules:
            if rule.rule == order:
                left = rule.left(values)
                if sum(left) != sum(values):
                    yield Modifier(sum(left) - sum(values), source_id(game, card))
                values = left
