"""How a leader stands: what the councils will be worth, and what the chances are to have the best small council.

A leader who adds to a council adds to the neighbor's as well, so nobody's chances can be told from two councils alone.
"""

from __future__ import annotations

from math import exp, fsum, log, sqrt

from maester.bots.alliances.worth import hand_worth
from maester.engine import Seat
from maester.games.alliances.box import WINTER, Council
from maester.games.alliances.realm import Realm

TOKEN_POWER = 2.0
"""What a token is taken to be worth whose number the leader doesn't know."""
ROUND_POWER = 5.0
"""The power that comes into a council when a bid is won: an ally and a token."""
END_SPREAD, ROUND_SPREAD = 0.8, 0.8
"""How far a small council may end from what it seems: for unknown tokens, and for each round (by its root)."""
HAND_POWER = 1.3
"""A hand that is twice as strong wins more than twice as often."""


def council_outlook(game: Realm, seat: Seat) -> list[float]:
    """The power of each council as far as the leader knows it; a token that is unknown counts its average."""
    box, first = game.box, game.box.first_token
    return [
        sum(box.power[ally] for ally in game.allies[council])
        + fsum(
            box.token_value[token] if game.knows(seat, first + token) else TOKEN_POWER for token in game.tokens[council]
        )
        for council in range(game.players)
    ]


def rounds_to_come(game: Realm) -> int:
    """How many rounds are played after this one, in all seasons."""
    return game.space + (WINTER - game.season) * (game.players + 1)


def hand_shares(game: Realm) -> list[float]:
    """The part of the rest of the season that each leader can hope to win: by what is left in the hands."""
    weights = [hand_worth(game.box, cards) ** HAND_POWER for cards in game.hand]
    total = fsum(weights)
    return [weight / total for weight in weights] if total else [1 / game.players] * game.players


def wins_to_come(game: Realm, soon: int, later: int) -> list[float]:
    """How many bids each leader may win: the next ones (`soon`) with the cards in hand, no more than there are cards;
    in the seasons after that (`later`) all are equal.
    """
    equal = later / game.players
    if not soon:
        return [equal] * game.players
    return [min(soon * share, len(cards)) + equal for share, cards in zip(hand_shares(game), game.hand, strict=True)]


def projected(game: Realm, powers: list[float], soon: int, later: int) -> list[float]:
    """The councils as they may be in the end: what a leader wins comes to one of two councils, nobody knows which."""
    grown = powers.copy()
    for leader, wins in enumerate(wins_to_come(game, soon, later)):
        for council in game.councils_of(Seat(leader)):
            grown[council] += ROUND_POWER * wins / 2
    return grown


def chance_to_win(game: Realm, seat: Seat, soon: int, later: int) -> float:
    """How likely the leader wins the game, between 0 and 1; `soon` and `later` as above."""
    powers = projected(game, council_outlook(game, seat), soon, later)
    spread = END_SPREAD + ROUND_SPREAD * sqrt(soon + later)
    strengths = [_strength(game, Seat(leader), powers, spread) / spread for leader in range(game.players)]
    best = max(strengths)
    odds = [exp(strength - best) for strength in strengths]
    return odds[seat] / fsum(odds)


def _strength(game: Realm, seat: Seat, powers: list[float], spread: float) -> float:
    """The small council, softened: what is small now may grow; the other council breaks ties."""
    left, right = game.councils_of(seat)
    small, large = sorted((powers[left], powers[right]))
    softness = 0.6 * spread
    return small - softness * log(1 + exp((small - large) / softness)) + 0.04 * large


def weaker_council(game: Realm, seat: Seat, owner: Seat) -> Council:
    """The council of a leader that is smaller as far as the seat knows; the left one if both are equal."""
    powers = council_outlook(game, seat)
    return min(game.councils_of(owner), key=lambda council: powers[council])
