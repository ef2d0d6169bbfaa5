"""Whole contests: the same whatever the number of processes, honest numbers, and bots that fail."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tests.engine.skirmish  # noqa: F401
from maester.arena import (
    Contest,
    ContestReport,
    Interval,
    Outing,
    fixtures,
    make_contest,
    play_all,
    play_one,
    report,
    wilson,
)
from maester.arena.playing import SeatTime
from maester.bots import Bot, Budget, RandomBot, SeatTable, register_bot, registry
from maester.engine import Move


def hold(contest: Contest, jobs: int = 1) -> ContestReport:
    return report(contest, list(play_all(list(fixtures(contest)), jobs)))


def without_times(result: ContestReport) -> dict[str, Any]:
    """What must be the same each time."""
    plain: dict[str, Any] = msgspec.to_builtins(result)
    del plain["timing"]
    return plain


def outing(contest: Contest, number: int, shares: tuple[float, ...], rounds: int = 10) -> Outing:
    """A match of a contest that ended as we like."""
    fixture = list(fixtures(contest))[number]
    times = tuple(SeatTime(10, 0.1 * (seat + 1), 0.05) for seat in range(len(shares)))
    return Outing(fixture, ("stark", "lannister", "baratheon"), shares, 100 + number, rounds, 1.0, times)


# --- the same each time ------------------------------------------------------------------------------------


def test_a_contest_comes_out_the_same_on_one_process_and_on_two() -> None:
    contest = make_contest("boardgame", ["page", "random"], 6, 3, options={"rounds": 2})
    one, two = hold(contest), hold(contest, jobs=2)
    assert without_times(one) == without_times(two)
    assert one.played == 6


def test_another_seed_gives_other_matches() -> None:
    contests = [make_contest("boardgame", ["random"], 6, seed, options={"rounds": 1}) for seed in (1, 2)]
    one, other = map(hold, contests)
    assert one.decisions != other.decisions


def test_the_options_hold_in_all_matches() -> None:
    result = hold(make_contest("boardgame", ["random"], 3, 1, options={"rounds": 1}))
    assert result.rounds is not None
    assert result.rounds.longest == 1


def test_games_from_outside_have_contests_too() -> None:
    result = hold(make_contest("skirmish", ["random"], 4, 1, players=4, options={"rounds": 1}))
    assert result.played == 4
    assert sum(rate.wins for rate in result.by_seat) == pytest.approx(4)


# --- the numbers --------------------------------------------------------------------------------------------


@pytest.fixture
def contest() -> Contest:
    return make_contest("boardgame", ["greedy", "random", "random"], 3, 1)


def test_wins_are_counted_by_bot_seat_and_house(contest: Contest) -> None:
    drawn = list(fixtures(contest))
    won = [tuple(float(name == "greedy") for name in fixture.bots) for fixture in drawn]
    result = report(contest, [outing(contest, number, shares) for number, shares in enumerate(won)])
    greedy, random = result.by_bot
    assert (greedy.bot, greedy.matches, greedy.players, greedy.wins, greedy.rate) == ("greedy", 3, 3, 3.0, 1.0)
    assert greedy.interval == wilson(3, 3)
    assert (random.bot, random.matches, random.players, random.wins, random.rate) == ("random", 3, 6, 0.0, 0.0)
    assert [(rate.seat, rate.wins) for rate in result.by_seat] == [(1, 1.0), (2, 1.0), (3, 1.0)]
    assert [(rate.house, rate.wins) for rate in result.by_house] == [("baratheon", 1), ("lannister", 1), ("stark", 1)]
    assert [(rate.bot, rate.house, rate.players) for rate in result.by_bot_and_house[:3]] == [
        ("greedy", "baratheon", 1),
        ("greedy", "lannister", 1),
        ("greedy", "stark", 1),
    ]
    assert result.par == pytest.approx(1 / 3)


def test_several_bots_of_one_name_are_one_trial_a_match(contest: Contest) -> None:
    """Two of three won by one of the two: each of them wins a third, with half of the interval of two in three."""
    drawn = list(fixtures(contest))
    first_random = [fixture.bots.index("random") for fixture in drawn]
    greedy = drawn[0].bots.index("greedy")
    winners = [greedy, *first_random[1:]]
    outings = [
        outing(contest, number, tuple(float(seat == winner) for seat in range(3)))
        for number, winner in enumerate(winners)
    ]
    random = report(contest, outings).by_bot[1]
    both = wilson(2, 3)
    assert random.wins == 2.0
    assert random.rate == pytest.approx(1 / 3)
    assert random.interval == Interval(both.low / 2, both.high / 2)


def test_shared_wins_count_as_fractions(contest: Contest) -> None:
    result = report(contest, [outing(contest, 0, (0.5, 0.5, 0.0)), outing(contest, 1, (1.0, 0.0, 0.0))])
    assert [rate.wins for rate in result.by_seat] == [1.5, 0.5, 0.0]
    assert result.by_seat[0].interval == wilson(1.5, 2)


def test_thirds_add_up_to_whole_wins(contest: Contest) -> None:
    """Six thirds make 1.9999999999999998 if nobody takes care."""
    third = (1 / 3, 1 / 3, 1 / 3)
    result = report(contest, [outing(contest, 0, third) for _ in range(6)])
    assert [rate.wins for rate in result.by_seat] == [2, 2, 2]


def test_lengths_and_times(contest: Contest) -> None:
    outings = [outing(contest, number, (1.0, 0.0, 0.0), rounds) for number, rounds in enumerate((4, 7, 10))]
    result = report(contest, outings)
    assert msgspec.to_builtins(result.rounds) == {"shortest": 4, "average": 7, "longest": 10}
    assert msgspec.to_builtins(result.decisions) == {"shortest": 100, "average": 101, "longest": 102}
    times = {bot.bot: bot for bot in result.timing.thinking}
    # Each bot sat on each seat once: 0.1, 0.2 and 0.3 seconds for ten decisions each.
    assert (times["greedy"].decisions, times["greedy"].worst) == (30, 0.05)
    assert times["greedy"].average == pytest.approx(0.02)
    assert times["random"].decisions == 60


def test_a_contest_without_a_result_has_no_lengths(contest: Contest) -> None:
    result = report(contest, [])
    assert (result.played, result.rounds, result.decisions, result.by_bot) == (0, None, None, ())


# --- bots that fail --------------------------------------------------------------------------------------------


class Fainting(RandomBot):
    """Plays a while, then raises an error."""

    name = "fainting"

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        if table.view()["table"]["round"] == 2:
            raise RuntimeError("the heat of Dorne")
        return super().choose(table, budget)


class Dreaming(Bot):
    """Answers with what is no move."""

    name = "dreaming"

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        return "a song of ice and fire"  # type: ignore[return-value]


class Cheating(Bot):
    """Plays a move that isn't legal: an order in an area of somebody else."""

    name = "cheating"

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        move = table.decision.options[0]
        return type(move)(*[0 for _ in move.__struct_fields__])


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    for bot in (Fainting, Dreaming, Cheating):
        register_bot("boardgame", bot.name, bot)


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize(
    ("name", "decision", "reason", "traced"),
    [
        ("fainting", "muster", "RuntimeError: the heat of Dorne", True),
        ("dreaming", "assign-order", "a song of ice and fire", False),
        ("cheating", "assign-order", "planning.only-areas-with-own-units", False),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named_with_the_seed(
    name: str, decision: str, reason: str, traced: bool, jobs: int
) -> None:
    contest = make_contest("boardgame", [name, "random", "random"], 3, 77, options={"rounds": 2})
    result = hold(contest, jobs)
    assert result.played == 0
    assert len(result.failures) == 3
    failed = result.failures[0]
    assert (failed.seed, failed.failure.bot) == (77, name)
    assert reason in failed.failure.reason
    assert ("choose" in failed.failure.trace) is traced
    assert failed.failure.decision == decision


@pytest.mark.usefixtures("bad_bots")
def test_a_failure_leaves_the_other_matches_alone() -> None:
    good, bad = (
        make_contest("boardgame", ["random"], 3, 5, options={"rounds": 1}),
        make_contest("boardgame", ["dreaming"], 3, 5),
    )
    outings = [play_one(fixture) for contest in (good, bad) for fixture in fixtures(contest)]
    result = report(good, outings)
    assert (result.played, len(result.failures)) == (3, 3)
    assert sum(rate.wins for rate in result.by_bot) == 3
