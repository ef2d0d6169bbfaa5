"""One match between bots, and many of them on several processes."""

from __future__ import annotations

import itertools
import signal
from collections.abc import Callable, Iterable, Iterator
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

import maester
import tests.engine.tiny.windows  # noqa: F401
from maester.arena import Fixture, Outing, fixtures, make_contest, play_all, play_one, playing
from maester.arena.playing import SeatTime
from maester.bots import Budget, RandomBot, SeatTable, register_bot, registry
from maester.engine import Match, Move


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """The matches that are played, to look at them afterwards."""
    matches: list[Match] = []

    def remembered(*arguments: Any, **options: Any) -> Match:
        matches.append(maester.new_match(*arguments, **options))
        return matches[-1]

    monkeypatch.setattr(playing, "new_match", remembered)
    return matches


@pytest.fixture
def play_with(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Outing]:
    """Plays a match among bots of one class."""
    monkeypatch.setattr(registry, "_registered", {})

    def play(game: str, bot: type[RandomBot], players: int) -> Outing:
        register_bot(game, bot.name, bot)
        return play_one(next(fixtures(make_contest(game, [bot.name], 1, 1, players=players))))

    return play


# --- who won --------------------------------------------------------------------------------------------------


def test_the_winner_has_the_whole_win(held: list[Match]) -> None:
    contest = make_contest("boardgame", ["random"], 3, 1, options={"rounds": 1})
    for fixture in fixtures(contest):
        outing = play_one(fixture)
        assert held[-1].result is not None
        [winner] = held[-1].result.places[0]
        assert outing.shares == tuple(float(seat == winner) for seat in outing.seats)
    assert len(held) == 3


def test_all_who_share_the_first_place_share_the_win() -> None:
    """The small game of windows ends with everybody in the first place."""
    assert play_one(next(fixtures(make_contest("tiny-windows", ["random"], 1, 1)))).shares == (0.5, 0.5)


def test_those_who_share_the_first_place_share_the_win_and_the_others_have_nothing(held: list[Match]) -> None:
    contest = make_contest("alliances", ["random"], 800, 1, players=4, options={"quick_game": True})
    for fixture in fixtures(contest):
        outing = play_one(fixture)
        result = held.pop().result
        assert result is not None
        if len(result.places[0]) == 2:
            break
    else:
        pytest.fail("no match has two winners")
    shares = dict(zip(outing.seats, outing.shares, strict=True))
    assert shares == {name: 0.5 if name in result.places[0] else 0.0 for name in outing.seats}


# --- how long it took -------------------------------------------------------------------------------------------


def test_times_are_added_up_and_the_longest_is_kept() -> None:
    assert SeatTime().after(0.25).after(0.5).after(0.125) == SeatTime(3, 0.875, 0.5)


class Counted(RandomBot):
    """Notes its seat whenever it decides."""

    name = "counted"
    seats: ClassVar[list[int]] = []

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        self.seats.append(table.seat)
        return super().choose(table, budget)


def test_each_decision_counts_for_the_seat_that_made_it(play_with: Callable[..., Outing]) -> None:
    Counted.seats.clear()
    outing = play_with("boardgame", Counted, 3)
    assert outing.decisions == len(Counted.seats) > 20
    assert [spent.decisions for spent in outing.times] == [Counted.seats.count(seat) for seat in range(3)]


def test_seconds_are_those_between_beginning_and_end(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = SimpleNamespace(perf_counter=itertools.count(100, 7).__next__, process_time=itertools.count(5).__next__)
    monkeypatch.setattr(playing, "time", clocks)
    outing = play_one(next(fixtures(make_contest("boardgame", ["random"], 1, 1, options={"rounds": 1}))))
    assert outing.seconds == 7
    assert outing.times == tuple(SeatTime(spent.decisions, spent.decisions, 1) for spent in outing.times)


class Careful(RandomBot):
    """Wants a choice."""

    name = "careful"

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        assert len(table.decision.options) != 1
        return super().choose(table, budget)


def test_a_bot_is_not_asked_where_it_has_no_choice(play_with: Callable[..., Outing]) -> None:
    outing = play_with("cardgame", Careful, 2)
    assert outing.failure is None
    assert outing.decisions > 20


class Third(RandomBot):
    """Fails at its third decision."""

    name = "third"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.decisions = 0

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        self.decisions += 1
        if self.decisions == 3:
            raise RuntimeError
        return super().choose(table, budget)


def test_a_failure_says_how_many_decisions_were_made_before(play_with: Callable[..., Outing]) -> None:
    outing = play_with("boardgame", Third, 3)
    assert outing.failure is not None
    assert outing.failure.number == sum(spent.decisions for spent in outing.times) - 1 >= 2
    assert outing.decisions == outing.failure.number + 1
    assert outing.shares == ()


@pytest.mark.parametrize(("most", "ends"), [(0, False), (10_000, True)])
def test_a_match_that_never_ends_is_a_failure(most: int, ends: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_DECISIONS", most)
    outing = play_one(next(fixtures(make_contest("boardgame", ["random"], 1, 1, options={"rounds": 1}))))
    assert (outing.failure is None) is ends
    if outing.failure is not None:
        assert (outing.failure.number, outing.decisions) == (most, most + 1)
        assert str(most) in outing.failure.reason


# --- on several processes ---------------------------------------------------------------------------------------


class Pool:
    """Stands in for a pool of processes, and remembers how many were asked for."""

    asked: list[int]
    ended: list[bool]

    def __init__(self, processes: int, *, mp_context: Any, initializer: Callable[[], None]) -> None:
        self.asked.append(processes)
        before = signal.getsignal(signal.SIGINT)
        initializer()
        assert signal.signal(signal.SIGINT, before) is signal.SIG_IGN, "Ctrl-C is for the process that gathers"

    def map(self, play: Callable[[Fixture], Outing], matches: Iterable[Fixture]) -> Iterator[Outing]:
        return map(play, matches)

    def shutdown(self, *, cancel_futures: bool) -> None:
        self.ended.append(cancel_futures)


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> type[Pool]:
    monkeypatch.setattr(Pool, "asked", [], raising=False)
    monkeypatch.setattr(Pool, "ended", [], raising=False)
    monkeypatch.setattr(playing, "ProcessPoolExecutor", Pool)
    return Pool


@pytest.mark.parametrize(
    ("matches", "jobs", "processes"), [(3, 2, [2]), (3, 5, [3]), (2, 2, [2]), (1, 2, []), (3, 1, [])]
)
def test_there_are_no_more_processes_than_matches(
    matches: int, jobs: int, processes: list[int], pool: type[Pool]
) -> None:
    drawn = list(fixtures(make_contest("boardgame", ["random"], 3, 1, options={"rounds": 1})))[:matches]
    assert len(list(play_all(drawn, jobs))) == matches
    assert pool.asked == processes
    assert pool.ended == [True for _ in processes]


def test_one_process_is_enough_unless_somebody_wants_more(pool: type[Pool]) -> None:
    drawn = list(fixtures(make_contest("boardgame", ["random"], 3, 1, options={"rounds": 1})))
    assert len(list(play_all(drawn))) == 3
    assert pool.asked == []


def test_processes_end_with_whoever_asked_for_them(pool: type[Pool]) -> None:
    outings = play_all(list(fixtures(make_contest("boardgame", ["random"], 3, 1, options={"rounds": 1}))), 2)
    next(outings)
    outings.close()  # type: ignore[attr-defined]  # it is a generator
    assert pool.ended == [True]
