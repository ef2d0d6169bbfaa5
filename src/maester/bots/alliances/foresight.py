"""How a round may go on: every leader bids with sense, so that the effect of a move shows at the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from maester.bots.alliances.standing import TOKEN_POWER, weaker_council
from maester.bots.alliances.worth import kind_worths
from maester.engine import Match, Move, Seat
from maester.games.alliances.bidding import KNEEL, SKIP, PlayCard
from maester.games.alliances.box import NO_ALLY
from maester.games.alliances.councils import ChooseCouncil, council_of
from maester.games.alliances.hand_operations import ChooseCard
from maester.games.alliances.realm import Realm
from maester.games.alliances.values import total_influence

MOST_ANSWERS: Final = 120
"""How many answers are given at most to bring a sample to the end of its round."""
TURNS: Final = ("take-turn", "final-card")
"""Questions at which a leader plays a card or kneels."""
USUAL_PRIZE: Final = 5.0
EAGERNESS: Final = (0.5, 2.4)
"""How much of what a hand can spend in a round a leader is ready to spend, from the most careful to the boldest."""
LOSES_CARDS: Final = ("discard-card", "give-card", "put-under-deck", "pass-bid-card")
"""Questions at which a leader parts with a card."""


def prize(game: Realm) -> float:
    """The power for which this round is played: the current ally, the token for winning, tokens on the ally."""
    ally = 0 if game.current == NO_ALLY else game.box.power[game.current]
    best: int = max((ally, *(game.box.power[other] for other in game.offered)))
    return best + TOKEN_POWER * (1 + len(game.on_current))


def bid_leader(game: Realm, totals: Sequence[int]) -> Seat:
    """Who would win the bid as it lies."""
    return max(game.clockwise(game.first), key=lambda seat: totals[seat])


def bid_totals(game: Realm) -> list[int]:
    return [total_influence(game, Seat(seat)) for seat in range(game.players)]


def to_overtake(game: Realm, seat: Seat, totals: Sequence[int]) -> int:
    """How much influence a leader lacks to lead the bid; 0 or less: the leader leads it."""
    leading = bid_leader(game, totals)
    if leading == seat:
        return 0
    players = game.players
    before = (seat - game.first) % players < (leading - game.first) % players
    return totals[leading] - totals[seat] + (0 if before else 1)


class Temper:
    """How each leader bids in one imagined course of a round: some are careful, some are bold."""

    def __init__(self, game: Realm, dice: Random) -> None:
        hope = min(1.6, max(0.5, prize(game) / USUAL_PRIZE))
        values = game.box.values
        self.limits: list[float] = []
        """How much influence each of them is ready to have in the bid area in the end. What lies there is spent: it
        makes nobody kneel sooner."""
        for seat, total in enumerate(bid_totals(game)):
            left = sum(values[card] for card in game.hand[seat])
            ready = left if game.space == 0 else hope * dice.uniform(*EAGERNESS) * left / (game.space + 1)
            self.limits.append(total + ready)


def usual_turn(game: Realm, seat: Seat, options: Sequence[Move], temper: Temper) -> Move:
    """What a sensible leader plays: the cheapest card that leads the bid, within limits; else the leader kneels."""
    may_kneel = KNEEL in options
    totals = bid_totals(game)
    lack = to_overtake(game, seat, totals)
    influence, worths = game.box.influence, kind_worths(game.box)
    cards = [move for move in options if isinstance(move, PlayCard)]
    if not cards:
        return KNEEL if may_kneel else options[-1]
    if lack <= 0 and totals[seat] and may_kneel:
        return SKIP if SKIP in options else KNEEL
    affordable = temper.limits[seat] - totals[seat]
    enough = [move for move in cards if lack <= influence[move.card] <= affordable]
    if enough:
        return min(enough, key=lambda move: worths[move.card])
    if not may_kneel:
        return min(cards, key=lambda move: worths[move.card])
    values = sorted((game.box.values[card] for card in game.hand[seat]), reverse=True)
    if len(values) > 1 and values[0] < lack <= values[0] + values[1] <= affordable:
        return max(cards, key=lambda move: influence[move.card])
    return KNEEL


def plain_answer(game: Realm, seat: Seat, asked: Seat, kind: str, options: Sequence[Any], dice: Random) -> Move:
    """What is answered to a question of an ability without much thought."""
    first = options[0]
    if isinstance(first, ChooseCouncil):
        wanted = weaker_council(game, seat, asked)
        return next((move for move in options if council_of(move) == wanted), first)
    if isinstance(first, ChooseCard):
        worths = kind_worths(game.box)
        cards = [move for move in options if isinstance(move, ChooseCard)]
        best = min if kind in LOSES_CARDS else max
        return best(cards, key=lambda move: worths[move.card])
    return dice.choice(options)  # type: ignore[no-any-return]


def play_round_out(match: Match, seat: Seat, dice: Random) -> None:
    """Plays a sample on to the end of the round, as sensible leaders might."""
    game = match.game
    assert isinstance(game, Realm)
    round_now = game.season, game.space
    temper = Temper(game, dice)
    for _ in range(MOST_ANSWERS):
        if match.over or (game.season, game.space) != round_now:
            return
        asked = match.to_act[0]
        decision = match.decision(asked)
        kind, options = decision.kind, decision.options
        if kind in TURNS:
            move = usual_turn(game, asked, options, temper)
        else:
            move = plain_answer(game, seat, asked, kind, options, dice)
        match.play(asked, move)
