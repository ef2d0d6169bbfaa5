"""The page: weak, varied, and a person of his own."""

from __future__ import annotations

import maester
from maester.bots import Budget, SeatTable
from maester.bots.boardgame.greedy import BoardGreedyBot
from maester.bots.boardgame.page import PageBot, habits_of
from tests.bots.boardgame.test_greedy import play_out
from tests.bots.comparing import agreements


def test_a_page_s_habits_are_those_of_his_seed() -> None:
    assert habits_of(4) == habits_of(4)
    assert len({str(habits_of(seed)) for seed in range(20)}) == 20


def test_pages_differ_from_each_other() -> None:
    match = maester.new_match("boardgame", 4, 1)
    table = SeatTable(match, 0)
    moves = {PageBot(seed).choose(table, Budget()) for seed in range(30)}
    assert len(moves) > 5


def test_favourites_show() -> None:
    """Who likes marches orders more of them than who doesn't."""
    match = maester.new_match("boardgame", 4, 1)
    table = SeatTable(match, 0)
    seeds = sorted(range(60), key=lambda seed: habits_of(seed).orders["march"])
    marches = [
        sum("march" in table.text(PageBot(seed).choose(table, Budget())) for seed in part)
        for part in (seeds[:20], seeds[-20:])
    ]
    assert marches[0] < marches[1]


def test_a_page_makes_mistakes() -> None:
    """He often doesn't take what greedy takes."""
    match = maester.new_match("boardgame", 3, 2, {"rounds": 2}, answer_forced=True)
    same, others = agreements(match, BoardGreedyBot(1), PageBot(1))
    assert same > 5
    assert others > 5


def test_a_page_loses_to_greedy_and_beats_those_who_play_at_random() -> None:
    against_greedy = [play_out(["page", "greedy", "page"], seed) for seed in range(71, 77)]
    assert against_greedy.count("greedy") >= 4
    against_random = [play_out(["random", "page", "random"], seed) for seed in range(81, 87)]
    assert against_random.count("page") >= 5
