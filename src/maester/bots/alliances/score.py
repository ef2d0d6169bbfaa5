"""The simple score of a position: the small council, what a lead in the bid promises, and the cards left in hand."""

from __future__ import annotations

from random import Random

from maester.bots.alliances.foresight import TURNS, bid_leader, bid_totals, prize
from maester.bots.alliances.standing import council_outlook
from maester.bots.alliances.worth import hand_worth
from maester.engine import Match, Seat
from maester.games.alliances.realm import Realm

BIDDING = 2
"""The step of a round in which influence cards are played."""
OTHER_COUNCIL = 0.35
"""What a point of power in the larger council is worth beside one in the small council."""
RIVALS = 0.25
"""How much the best small council of another leader counts against."""
LEAD = 0.5
"""What part of the prize a lead in the bid promises: it may be lost, and one council grows, not both."""
NEAR = 0.02
"""What a point of influence promises in the bid area of a leader who doesn't lead."""
CARD = 0.3
"""What a point of influence in hand is worth while the season lasts."""


def realm_score(game: Realm, seat: Seat) -> float:
    """How good a position is for a leader, by what that leader can see."""
    powers = council_outlook(game, seat)
    small = [min(powers[council] for council in game.councils_of(Seat(one))) for one in range(game.players)]
    large = max(powers[council] for council in game.councils_of(seat))
    best_rival = max(small[one] for one in range(game.players) if one != seat)
    worth = small[seat] + OTHER_COUNCIL * large - RIVALS * best_rival
    return worth + bid_promise(game, seat) + CARD * hand_worth(game.box, game.hand[seat]) * min(game.space, 2) / 2


def bid_promise(game: Realm, seat: Seat) -> float:
    """What the bid area promises: much for a lead, a little for what may still become one."""
    if game.step != BIDDING or not game.bid[seat]:
        return 0.0
    totals = bid_totals(game)
    return LEAD * prize(game) if bid_leader(game, totals) == seat else NEAR * totals[seat]


def score(match: Match, seat: Seat) -> float:
    """The same of a match."""
    game = match.game
    assert isinstance(game, Realm)
    return realm_score(game, seat)


def follow_up(match: Match, seat: Seat, dice: Random, most: int, *, claim: bool) -> None:
    """Answers what the ability of a played card asks the seat itself, each time with the best score; with `claim` also
    what is asked when the bid is won.
    """
    game = match.game
    assert isinstance(game, Realm)
    for _ in range(most):
        if match.over or match.to_act != (seat,) or not (claim or game.step == BIDDING):
            return
        if match.decision(seat).kind in TURNS:
            return
        match.play(seat, best_move(match, seat, dice))


def best_move(match: Match, seat: Seat, dice: Random) -> object:
    """The answer with the best score right after it."""
    options = match.decision(seat).options
    if len(options) == 1:
        return options[0]
    best, found = float("-inf"), options[0]
    for move in options if len(options) <= 8 else dice.sample(list(options), 8):
        twin = match.clone()
        twin.play(seat, move)
        value = score(twin, seat)
        if value > best:
            best, found = value, move
    return found
