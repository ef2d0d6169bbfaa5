"""What a contest showed: win rates by bot, seat and house, lengths of matches, time to think."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from maester.arena.fixtures import Contest
from maester.arena.playing import Failure, Outing, SeatTime
from maester.arena.statistics import Interval, wilson


class Rate(msgspec.Struct, frozen=True):
    """How often somebody won: a bot, a seat (by number, from 1), a house, or a bot on a house."""

    bot: str | None
    seat: int | None
    house: str | None
    matches: int
    """In how many matches there was one such player, or several."""
    players: int
    """How many such players there were in all of them."""
    wins: float
    rate: float
    """Wins for each player: with all equally strong, 1 divided by the number of seats."""
    interval: Interval


class Lengths(msgspec.Struct, frozen=True):
    """How long the matches were: shortest, average, longest."""

    shortest: float
    average: float
    longest: float


class Thinking(msgspec.Struct, frozen=True):
    """How long a bot thought about its decisions, in processor time: other programs don't count."""

    bot: str
    decisions: int
    average: float
    """Seconds."""
    worst: float


class FailedMatch(msgspec.Struct, frozen=True):
    """A match without a result, and how to play its block again."""

    failure: Failure
    seed: int
    bots: tuple[str, ...]
    """By seat."""


class Timing(msgspec.Struct, frozen=True):
    """All that depends on the machine."""

    seconds: Lengths | None
    """Of a match."""
    thinking: tuple[Thinking, ...]


class Report(msgspec.Struct, frozen=True):
    """A contest and what it showed. All but `timing` is the same each time it is held."""

    contest: Contest
    played: int
    """Matches with a result."""
    par: float
    """The rate of a bot that is as strong as the others."""
    by_bot: tuple[Rate, ...]
    by_seat: tuple[Rate, ...]
    by_house: tuple[Rate, ...]
    by_bot_and_house: tuple[Rate, ...]
    rounds: Lengths | None
    decisions: Lengths | None
    failures: tuple[FailedMatch, ...]
    timing: Timing


def report(contest: Contest, outings: Sequence[Outing]) -> Report:
    """What these matches of a contest showed."""
    ended = [outing for outing in outings if outing.failure is None]
    return Report(
        contest=contest,
        played=len(ended),
        par=1 / len(contest.bots),
        by_bot=_rates(ended, lambda outing, seat: (outing.fixture.bots[seat], None, None)),
        by_seat=_rates(ended, lambda outing, seat: (None, seat + 1, None)),
        by_house=_rates(ended, lambda outing, seat: (None, None, outing.seats[seat])),
        by_bot_and_house=_rates(ended, lambda outing, seat: (outing.fixture.bots[seat], None, outing.seats[seat])),
        rounds=_lengths(outing.rounds for outing in ended),
        decisions=_lengths(outing.decisions for outing in ended),
        failures=tuple(
            FailedMatch(outing.failure, outing.fixture.seed, outing.fixture.bots)
            for outing in outings
            if outing.failure is not None
        ),
        timing=Timing(_lengths(outing.seconds for outing in ended), _thinking(outings)),
    )


def _rates(outings: Sequence[Outing], who: Callable[[Outing, int], tuple[Any, ...]]) -> tuple[Rate, ...]:
    """The win rates of those that `who` names for each seat of each match.

    A match is one trial, however many players of the same name sit at the table: is it won by one of them? The
    interval of that rate, divided by their number, is the interval for each. Their wins exclude each other, so they
    would not be independent as trials of their own.
    """
    matches: dict[tuple[Any, ...], int] = defaultdict(int)
    players: dict[tuple[Any, ...], int] = defaultdict(int)
    wins: dict[tuple[Any, ...], float] = defaultdict(float)
    for outing in outings:
        keys = [who(outing, seat) for seat in range(len(outing.seats))]
        for key in set(keys):
            matches[key] += 1
        for key, share in zip(keys, outing.shares, strict=True):
            players[key] += 1
            wins[key] += share
    rates: list[Rate] = []
    for key in sorted(players, key=lambda key: tuple(str(part) for part in key)):
        won = round(wins[key], 9)
        each = players[key] / matches[key]
        bounds = wilson(min(won, matches[key]), matches[key])
        interval = Interval(bounds.low / each, bounds.high / each)
        bot, number, house = key
        rates.append(Rate(bot, number, house, matches[key], players[key], won, won / players[key], interval))
    return tuple(rates)


def _lengths(numbers: Iterable[float | None]) -> Lengths | None:
    known = [number for number in numbers if number is not None]
    return Lengths(min(known), sum(known) / len(known), max(known)) if known else None


def _thinking(outings: Iterable[Outing]) -> tuple[Thinking, ...]:
    times: dict[str, list[SeatTime]] = defaultdict(list)
    for outing in outings:
        for bot, spent in zip(outing.fixture.bots, outing.times, strict=True):
            times[bot].append(spent)
    return tuple(
        Thinking(
            bot,
            sum(each.decisions for each in spent),
            sum(each.seconds for each in spent) / max(1, sum(each.decisions for each in spent)),
            max(each.worst for each in spent),
        )
        for bot, spent in sorted(times.items())
    )
