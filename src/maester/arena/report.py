"""What a contest showed: win rates by bot, seat and house, lengths of matches, time to think."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from maester.arena.fixtures import Contest
from maester.arena.playing import BotFailure, Outing, SeatTime
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


class CardRate(msgspec.Struct, frozen=True):
    """How often those won who did something with a card: played it, claimed it, whatever the event says."""

    event: str
    """The kind of event."""
    card: str | None
    """None: all cards of these events together, each player counted once for each card."""
    times: int
    """How often it was done in all matches."""
    matches: int
    """In how many matches somebody did it."""
    players: int
    """How many players did it, each counted once a match."""
    wins: float
    rate: float
    """Wins for each of these players."""
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

    failure: BotFailure
    seed: int
    bots: tuple[str, ...]
    """By seat."""


class Timing(msgspec.Struct, frozen=True):
    """All that depends on the machine."""

    seconds: Lengths | None
    """Of a match."""
    thinking: tuple[Thinking, ...]


class ContestReport(msgspec.Struct, frozen=True):
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
    by_card: tuple[CardRate, ...]
    rounds: Lengths | None
    decisions: Lengths | None
    failures: tuple[FailedMatch, ...]
    timing: Timing


def report(contest: Contest, outings: Sequence[Outing]) -> ContestReport:
    """What these matches of a contest showed."""
    ended = [outing for outing in outings if outing.failure is None]
    return ContestReport(
        contest=contest,
        played=len(ended),
        par=1 / len(contest.bots),
        by_bot=_rates(ended, lambda outing, seat: (outing.fixture.bots[seat], None, None)),
        by_seat=_rates(ended, lambda outing, seat: (None, seat + 1, None)),
        by_house=_rates(ended, lambda outing, seat: (None, None, outing.seats[seat])),
        by_bot_and_house=_rates(ended, lambda outing, seat: (outing.fixture.bots[seat], None, outing.seats[seat])),
        by_card=_card_rates(ended),
        rounds=_lengths(outing.rounds for outing in ended),
        decisions=_lengths(outing.decisions for outing in ended),
        failures=tuple(
            FailedMatch(outing.failure, outing.fixture.seed, outing.fixture.bots)
            for outing in outings
            if outing.failure is not None
        ),
        timing=Timing(_lengths(outing.seconds for outing in ended), _thinking(outings)),
    )


Key = tuple[Any, ...]


class _Count(msgspec.Struct):
    """Players of the same name (or with the same card) in all matches."""

    matches: int = 0
    players: int = 0
    wins: float = 0.0

    def interval(self) -> Interval:
        """The interval of their rate.

        A match is one trial, however many such players sit at the table: is it won by one of them? The interval of
        that rate, divided by their number, is the interval for each. Their wins exclude each other, so they would not
        be independent as trials of their own.
        """
        bounds = wilson(min(self.wins, self.matches), self.matches)
        each = self.players / self.matches
        return Interval(bounds.low / each, bounds.high / each)


def _counted(outings: Sequence[Outing], keys_of: Callable[[Outing, int], Iterable[Key]]) -> dict[Key, _Count]:
    """The players of all matches under the keys that `keys_of` gives each seat, in a fixed order."""
    counts: dict[Key, _Count] = defaultdict(_Count)
    for outing in outings:
        keys = [set(keys_of(outing, seat)) for seat in range(len(outing.seats))]
        for key in set().union(*keys):
            counts[key].matches += 1
        for own, share in zip(keys, outing.shares, strict=True):
            for key in own:
                counts[key].players += 1
                counts[key].wins += share
    for count in counts.values():
        count.wins = round(count.wins, 9)
    return {key: counts[key] for key in sorted(counts)}


def _rates(outings: Sequence[Outing], who: Callable[[Outing, int], Key]) -> tuple[Rate, ...]:
    """The win rates of those that `who` names for each seat of each match."""
    rates: list[Rate] = []
    for (bot, number, house), count in _counted(outings, lambda outing, seat: (who(outing, seat),)).items():
        rate = count.wins / count.players
        rates.append(Rate(bot, number, house, count.matches, count.players, count.wins, rate, count.interval()))
    return tuple(rates)


def _card_rates(outings: Sequence[Outing]) -> tuple[CardRate, ...]:
    """The win rates of those who did something with a card; before the cards of an event all of them together."""
    times: dict[Key, int] = defaultdict(int)
    for outing in outings:
        for use in outing.uses:
            times[use.event, use.card] += use.times
    counted = _counted(outings, lambda outing, seat: ((use.event, use.card) for use in outing.uses if use.seat == seat))
    rates: list[CardRate] = []
    for (event, card), count in counted.items():
        if not rates or rates[-1].event != event:
            rates.append(_all_cards(event, counted, times))
        rate = count.wins / count.players
        rates.append(
            CardRate(event, card, times[event, card], count.matches, count.players, count.wins, rate, count.interval())
        )
    return tuple(rates)


def _all_cards(event: str, counted: dict[Key, _Count], times: dict[Key, int]) -> CardRate:
    """What the cards of an event are to be compared with: the rate of all of them."""
    counts = [count for (name, _), count in counted.items() if name == event]
    total = _Count(*(sum(column) for column in zip(*map(msgspec.structs.astuple, counts), strict=True)))
    done = sum(number for (name, _), number in times.items() if name == event)
    rate = total.wins / total.players
    return CardRate(event, None, done, total.matches, total.players, round(total.wins, 9), rate, total.interval())


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
