"""The page: weak, varied, and a person of his own."""

from __future__ import annotations

import maester
from maester.bots import Budget, SeatTable
from maester.bots.alliances.greedy import AlliancesGreedyBot
from maester.bots.alliances.page import PageBot, habits_of
from tests.bots.alliances.positions import chosen, play_out, table
from tests.bots.comparing import agreements
from tests.games.alliances.language import scenario
from tests.games.recorded import recorded_cards

BEST = "a-game-of-thrones"
SEEDS = range(60)


def test_a_page_s_habits_are_those_of_his_seed() -> None:
    assert habits_of(4) == habits_of(4)
    assert len({str(habits_of(seed)) for seed in range(20)}) == 20


def test_pages_differ_from_each_other() -> None:
    with recorded_cards("alliances"):
        match = maester.new_match("alliances", 4, 1)
    seat = SeatTable(match, match.to_act[0])
    assert len({PageBot(seed).choose(seat, Budget()) for seed in SEEDS}) > 4


def test_pages_fall_for_big_names() -> None:
    """They kneel before a weak ally more often than before a strong one."""
    knelt = []
    for ally in ("robb-stark", "missandei"):
        game = table([BEST, "royal-decree"], bids={"olenna": ["corruption"]}, current=ally)
        knelt.append(sum(chosen(game, PageBot(seed)) == "kneel" for seed in SEEDS))
    assert knelt[0] + 5 < knelt[1]


def test_a_page_has_a_favourite_neighbor() -> None:
    with recorded_cards("alliances"):
        game = scenario(phase="claim", bids={"cersei": [BEST]})
    friends = sorted(SEEDS, key=lambda seed: habits_of(seed).friendship * (1 if habits_of(seed).likes_left else -1))
    left = [
        sum(chosen(game, PageBot(seed)) == "council cersei+tyrion" for seed in part)
        for part in (friends[:20], friends[-20:])
    ]
    assert left[0] + 5 < left[1]


def test_a_page_makes_mistakes() -> None:
    """He often doesn't take what greedy takes."""
    match = maester.new_match("alliances", 3, 2, {"quick_game": True}, answer_forced=True)
    same, others = agreements(match, AlliancesGreedyBot(1), PageBot(1))
    assert same > 5
    assert others > 5


def test_a_page_wins_against_some_who_play_at_random() -> None:
    winners = [play_out(["random", "page", "random"], seed, quick_game=True) for seed in range(80, 88)]
    assert sum(winner == ["page"] for winner in winners) >= 4
