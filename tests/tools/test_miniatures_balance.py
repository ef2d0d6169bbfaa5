"""The measure of bots and ready-made armies of the miniatures game: fair to both."""

from __future__ import annotations

from collections import Counter

import pytest

from tools import miniatures_balance
from tools.miniatures_balance import FOUR, Result, armies, matches, play, told


def result(bots: tuple[str, str], brought: tuple[str, str], *winners: int) -> Result:
    return Result(bots, brought, winners, tuple((bot, 0.01) for bot in bots), 2.0)


def test_in_four_matches_each_bot_has_each_army_on_each_side(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[tuple[str, ...], tuple[str, ...], int]] = []

    def noted(bots: tuple[str, ...], brought: tuple[str, ...], points: int, seed: int) -> Result:
        played.append((tuple(bots), tuple(brought), seed))
        return result(("a", "b"), ("x", "y"), 0)

    monkeypatch.setattr(miniatures_balance, "play", noted)
    found = list(matches(("steward", "greedy"), 30, 8, 5))
    assert len(found) == 8 == 2 * len(FOUR)
    for seed in (5, 6):
        four = [(bots, brought) for bots, brought, one in played if one == seed]
        pairs = Counter((bot, seat) for bots, _ in four for seat, bot in enumerate(bots))
        assert set(pairs.values()) == {2}
        assert {bots[0] for bots, _ in four} == {"steward", "greedy"}
        assert len({brought for _, brought in four}) in (1, 2)


def test_a_bot_against_itself_changes_armies_only(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[tuple[str, ...], int]] = []

    def noted(bots: tuple[str, ...], brought: tuple[str, ...], points: int, seed: int) -> Result:
        played.append((tuple(brought), seed))
        return result(("a", "a"), ("x", "y"), 0)

    monkeypatch.setattr(miniatures_balance, "play", noted)
    assert len(list(matches(("steward", "steward"), 30, 4, 5))) == 4
    assert [seed for _, seed in played] == [5, 5, 6, 6]
    assert played[2][0] == played[3][0][::-1]


def test_a_match_is_played_with_the_armies_it_is_given() -> None:
    brought = armies(20)[:2]
    found = play(("random", "random"), brought, 20, 1)
    assert found.armies == tuple(brought)
    assert set(found.winners) <= {0, 1}
    assert found.thoughts


def test_rates_count_wins_against_others_and_ties_half() -> None:
    lines = list(told([result(("a", "b"), ("x", "y"), 0), result(("b", "a"), ("x", "x"), 0, 1)]))
    assert lines[0].startswith("a: 1.5 of 2, 75.0% (")
    assert lines[1].startswith("b: 0.5 of 2, 25.0% (")
    assert lines[2].startswith("x: 1 of 1, 100.0% (")
    assert "a thinks 10.0 ms a decision, 10 ms at most" in lines
    assert "decisions a match: 2, 2 at most" in lines
