"""Bidding by need: for Influence tracks and against the Wildlings, and what the holder of the Throne decides."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, fsum
from typing import Final

from maester.bots.boardgame.decision_context import DecisionContext
from maester.bots.boardgame.worth import house_score, long_run, place_worth, power_worth
from maester.engine import Move, Seat
from maester.games.boardgame.bidding import Bidding, BidPower
from maester.games.boardgame.board import Board
from maester.games.boardgame.clash_of_kings import NextHouse, TrackBidding
from maester.games.boardgame.components import FIRST_WILDLING, IRON_THRONE, TRACKS, WILDLINGS
from maester.games.boardgame.wildlings import Attack, CountAs

SPENDING: Final = 0.5
"""Others are taken to bid anything up to this share of their Power for a track."""
WATCH_SPENDING: Final = 0.6
"""Against the Wildlings: anything up to this share of the Wildlings' strength, as far as they have it."""
REWARD: Final = {
    "a-king-beyond-the-wall": 5.0, "crow-killers": 4.0, "mammoth-riders": 1.5, "massing-on-the-milkwater": 2.5,
    "preemptive-raid": 2.0, "rattleshirts-raiders": 2.0, "silence-at-the-wall": 0.0, "skinchanger-scout": 3.0,
    "the-horde-descends": 4.0,
}  # fmt: skip
LOWEST: Final = {
    "a-king-beyond-the-wall": 9.0, "crow-killers": 6.0, "mammoth-riders": 7.0, "massing-on-the-milkwater": 3.0,
    "preemptive-raid": 4.0, "rattleshirts-raiders": 6.0, "silence-at-the-wall": 0.0, "skinchanger-scout": 4.0,
    "the-horde-descends": 6.0,
}  # fmt: skip
OTHERS: Final = {
    "a-king-beyond-the-wall": 3.5, "crow-killers": 3.5, "mammoth-riders": 4.5, "massing-on-the-milkwater": 1.5,
    "preemptive-raid": 0.0, "rattleshirts-raiders": 3.0, "silence-at-the-wall": 0.0, "skinchanger-scout": 1.5,
    "the-horde-descends": 2.5,
}  # fmt: skip
"""What each Wildling card means for the highest bidder, the lowest and everyone else: about the units, cards or
positions that it names."""

Chances = Sequence[float]
"""How likely each number is, from 0 on."""


def choose_bid(context: DecisionContext) -> Move:
    """The bid that is worth most after its cost."""
    bidding = next(frame for frame in reversed(context.board.frames) if isinstance(frame, Bidding))
    value = _wall_value if isinstance(bidding, Attack) else _track_value

    def worth(move: Move) -> float:
        assert isinstance(move, BidPower)
        return value(context, bidding, move.power) - _cost(context, move.power)

    return max(context.options, key=worth)


def _cost(context: DecisionContext, bid: int) -> float:
    board, seat = context.board, context.seat
    return (power_worth(board.power[seat]) - power_worth(board.power[seat] - bid)) * max(0.2, long_run(board))


def _even(most: int) -> list[float]:
    """Anything from 0 to `most`, each as likely."""
    return [1 / (most + 1)] * (most + 1)


# --- tracks -------------------------------------------------------------------------------------------


def _track_value(context: DecisionContext, bidding: Bidding, bid: int) -> float:
    """What the position is worth that a bid is likely to bring."""
    assert isinstance(bidding, TrackBidding)
    board, seat = context.board, context.seat
    ahead: list[float] = [1.0]
    for rival in (other for other in bidding.bidders if other != seat):
        chances = _even(ceil(board.power[rival] * SPENDING / _tracks_left(bidding) ** 0.5))
        above = fsum(chances[bid + 1 :]) + _tie(board, seat) * (chances[bid] if bid < len(chances) else 0.0)
        ahead = _one_more(ahead, above)
    value = fsum(chance * place_worth(board, bidding.track, others + 1) for others, chance in enumerate(ahead))
    return value * long_run(board)


def _tracks_left(bidding: TrackBidding) -> int:
    return len(TRACKS) - bidding.track


def _tie(board: Board, seat: Seat) -> float:
    """How likely a tie is lost: the holder of the Throne decides it."""
    return 0.0 if board.holder[IRON_THRONE] == seat else 0.5


def _one_more(counts: Chances, chance: float) -> list[float]:
    """The chances of a count after one more thing that happens with this chance."""
    return _added(counts, (1 - chance, chance))


# --- the Wall -----------------------------------------------------------------------------------------


def _wall_value(context: DecisionContext, bidding: Bidding, bid: int) -> float:
    """What a bid for the Night's Watch is likely to bring, less what it is likely to spare."""
    assert isinstance(bidding, Attack)
    board, seat = context.board, context.seat
    reward, lowest, others = _card_worths(board, seat)
    sums: list[float] = [1.0]
    highest = least = 1.0
    for rival in (other for other in bidding.bidders if other != seat):
        most = min(board.power[rival], ceil(bidding.strength * WATCH_SPENDING))
        chances = _even(most)
        sums = _added(sums, chances)
        equal = chances[bid] if bid < len(chances) else 0.0
        tie = _tie(board, seat)
        highest *= fsum(chances[:bid]) + (1 - tie) * equal
        least *= fsum(chances[bid + 1 :]) + tie * equal
    held = fsum(sums[max(0, bidding.strength - bid) :])
    return held * highest * reward - (1 - held) * (least * lowest + (1 - least) * others)


def _card_worths(board: Board, seat: Seat) -> tuple[float, float, float]:
    """What the next Wildling card means: the card itself if the seat has seen it, or else the average."""
    top = board.wildling_deck[0]
    if board.knows(seat, FIRST_WILDLING + top):
        name = WILDLINGS[top]
        return REWARD[name], LOWEST[name], OTHERS[name]
    unknown = [WILDLINGS[card] for card in board.wildling_deck if not board.knows(seat, FIRST_WILDLING + card)]
    reward, lowest, others = (
        fsum(worths[name] for name in unknown) / len(unknown) for worths in (REWARD, LOWEST, OTHERS)
    )
    return reward, lowest, others


def _added(sums: Chances, chances: Chances) -> list[float]:
    """The chances of a sum of two numbers."""
    result = [0.0] * (len(sums) + len(chances) - 1)
    for one, chance in enumerate(sums):
        for other, another in enumerate(chances):
            result[one + other] += chance * another
    return result


# --- ties ---------------------------------------------------------------------------------------------


def choose_next_house(context: DecisionContext) -> Move:
    """Of tied houses the own comes first, then those that are liked and weak."""
    return max(
        context.options, key=lambda move: _favour(context, move.seat) if isinstance(move, NextHouse) else -1000.0
    )


def choose_bidder(context: DecisionContext) -> Move:
    """After a victory the reward is for the own house or a friend; after a defeat the blow is for a rival."""
    attack = next(frame for frame in reversed(context.board.frames) if isinstance(frame, Attack))
    sign = 1 if attack.victory else -1
    return max(
        context.options, key=lambda move: sign * _favour(context, move.seat) if isinstance(move, CountAs) else -1000.0
    )


def _favour(context: DecisionContext, house: Seat) -> float:
    """How gladly the steward gives something to a house."""
    if house == context.seat:
        return 500.0
    return 10 * context.goodwill.about(house) - house_score(context.board, house)
