"""How fast a game is: random play on one core, copies, views and saves; the median and the spread over the passes.

All times are processor time. Whatever is measured beside the game takes turns with it, a pass at a time, so that a slow
moment of the machine hits both.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from maester.engine import Definition, Match, load, new_match
from maester.harness.playing import choose_restlessly, is_restless, next_seat

POSITIONS = 12
"""At so many moments of a match copies, views and saves are measured."""


class Spread(msgspec.Struct, frozen=True):
    """A measured number: the median over the passes, the lowest and the highest."""

    median: float
    lowest: float
    highest: float

    @staticmethod
    def of(values: list[float]) -> Spread:
        return Spread(statistics.median(values), min(values), max(values))


class Player(msgspec.Struct, frozen=True):
    """Something that can play a match at random from a seed, and says how many decisions there were."""

    name: str
    players: int
    play: Callable[[int], int]


class RandomPlay(msgspec.Struct, frozen=True):
    """Random play of one game: decisions are those with two or more options."""

    name: str
    players: int
    games_per_second: Spread
    decisions_per_second: Spread
    decisions_per_game: float


class Costs(msgspec.Struct, frozen=True):
    """Microseconds, at moments spread over a match."""

    clone_by_hand: Spread
    clone_by_codec: Spread
    view: Spread
    save: Spread
    load: Spread


class BenchReport(msgspec.Struct, frozen=True):
    """All that `maester bench` measured."""

    plays: list[RandomPlay]
    costs: Costs


def bench(
    definition: Definition,
    *,
    players: int | None,
    passes: int = 5,
    seconds: float = 2.0,
    beside: Sequence[Player] = (),
) -> BenchReport:
    """Measures a game with its largest number of players, or the one that is given, and others beside it."""
    count = definition.check_players(players)
    measured = (Player(definition.id, count, lambda seed: _play_ours(definition, count, seed)), *beside)
    rates: dict[str, list[tuple[float, float, float]]] = {one.name: [] for one in measured}
    for number in range(passes):
        for one in measured:
            rates[one.name].append(_pass(one.play, number, seconds))
    plays = [
        RandomPlay(
            one.name,
            one.players,
            Spread.of([games for games, _, _ in rates[one.name]]),
            Spread.of([decisions for _, decisions, _ in rates[one.name]]),
            statistics.median([each for _, _, each in rates[one.name]]),
        )
        for one in measured
    ]
    return BenchReport(plays, _costs(definition, count, passes))


def _pass(play: Callable[[int], int], number: int, seconds: float) -> tuple[float, float, float]:
    """Plays for so long; games and decisions a second, and decisions a game."""
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play(1 + games + 1_000_000 * number)
        games += 1
    return games / spent, decisions / spent, decisions / games


def _play_ours(definition: Definition, players: int, seed: int) -> int:
    """One random match through the public API, log on, views off; half of them restless, if the game says how."""
    rng, restless = Random(seed), definition.play.restless is not None and is_restless(seed)
    match = new_match(definition.id, players, seed, answer_forced=True)
    decisions = 0
    while not match.over:
        seat = next_seat(match, rng)
        decision = match.decision(seat)
        decisions += len(decision.options) > 1
        match.play(seat, choose_restlessly(match, decision, rng) if restless else rng.choice(decision.options))
    return decisions


def _costs(definition: Definition, players: int, passes: int) -> Costs:
    positions = _positions(definition, players)
    saves = [match.save() for match in positions]
    codec = definition.codec
    return Costs(
        clone_by_hand=_microseconds(passes, positions, lambda match: match.clone(), 2000),
        clone_by_codec=_microseconds(passes, positions, lambda match: codec.round_trip(match.game), 1000),
        view=_microseconds(passes, positions, lambda match: match.view(0), 50),
        save=_microseconds(passes, positions, lambda match: match.save(), 20),
        load=_microseconds(passes, saves, load, 2),
    )


def _positions(definition: Definition, players: int) -> list[Match]:
    """Moments spread evenly over one random match."""
    rng = Random(5)
    match = new_match(definition.id, players, 5, answer_forced=True)
    moments: list[Match] = []
    while not match.over:
        moments.append(match.clone())
        seat = next_seat(match, rng)
        match.play(seat, rng.choice(match.decision(seat).options))
    step = max(1, len(moments) // POSITIONS)
    return moments[::step][:POSITIONS]


def _microseconds(passes: int, things: list[Any], work: Callable[[Any], Any], times: int) -> Spread:
    """What a piece of work costs, over all things, a pass at a time."""
    costs: list[float] = []
    for _ in range(passes):
        start = time.process_time()
        for thing in things:
            for _ in range(times):
                work(thing)
        costs.append((time.process_time() - start) / (times * len(things)) * 1e6)
    return Spread.of(costs)
