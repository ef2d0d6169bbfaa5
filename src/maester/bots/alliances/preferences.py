"""Choices that need no look ahead: cards of the draft, leaders, and what is looked at or put back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from maester.bots.alliances.standing import council_outlook, hand_shares
from maester.bots.alliances.worth import hand_worth, kind_worths
from maester.engine import Move, Pass, Seat
from maester.games.alliances.ally_cards import ChooseAlly
from maester.games.alliances.realm import Realm
from maester.games.alliances.set_up import TakeLeader
from maester.games.alliances.token_operations import ChooseToken

Preference = Callable[[Realm, Seat, Sequence[Any], Random], Move]


def card_to_keep(game: Realm, seat: Seat, options: Sequence[Any], dice: Random) -> Move:
    """Of the cards in a packet the one that is worth most."""
    worths = kind_worths(game.box)
    return max(options, key=lambda move: worths[move.card])  # type: ignore[no-any-return]


def leader_card(game: Realm, seat: Seat, options: Sequence[Any], dice: Random) -> Move:
    """The leader with the best cards, where those are played with; else any."""
    leaders = [move for move in options if isinstance(move, TakeLeader)]
    if not game.draws_white or not leaders:
        return dice.choice(options)  # type: ignore[no-any-return]
    return max(leaders, key=lambda move: hand_worth(game.box, game.box.whites_of(move.leader)))


def next_ally(game: Realm, seat: Seat, options: Sequence[Any], dice: Random) -> Move:
    """Strong allies shall come soon if the own hand can win them, late if not."""
    power = game.box.power
    strong = hand_shares(game)[seat] * game.players >= 1
    allies = [move for move in options if isinstance(move, ChooseAlly)]
    return (max if strong else min)(allies, key=lambda move: power[move.ally])


def ally_to_bury(game: Realm, seat: Seat, options: Sequence[Any], dice: Random) -> Move:
    """A weak ally goes away if the own hand can win what comes, a strong one if it can't."""
    power = game.box.power
    strong = hand_shares(game)[seat] * game.players >= 1
    allies = [move for move in options if isinstance(move, ChooseAlly)]
    return (min if strong else max)(allies, key=lambda move: power[move.ally])


def token_to_look_at(game: Realm, seat: Seat, options: Sequence[Any], dice: Random) -> Move:
    """A token of the larger council that nobody has shown yet: a high one may be moved to where it is needed."""
    powers = council_outlook(game, seat)
    tokens = [move for move in options if isinstance(move, ChooseToken)]
    unknown = [move for move in tokens if not _is_known(game, seat, move)]
    if not unknown:
        return next((move for move in options if isinstance(move, Pass)), options[0])
    return max(unknown, key=lambda move: powers[move.leader])


def _is_known(game: Realm, seat: Seat, move: ChooseToken) -> bool:
    return game.knows(seat, game.box.first_token + game.tokens[move.leader][move.number - 1])


def any_of_them(game: Realm, seat: Seat, options: Sequence[Any], dice: Random) -> Move:
    return options[0]  # type: ignore[no-any-return]


CHOOSERS: Final[dict[str, Preference]] = {
    "choose-card-to-keep": card_to_keep,
    "choose-leader-card": leader_card,
    "order-looked": next_ally,
    "kill-looked": ally_to_bury,
    "sink-looked": ally_to_bury,
    "look-at-token": token_to_look_at,
    "put-under-deck": any_of_them,
}
"""By the kind of the question."""
