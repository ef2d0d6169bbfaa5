"""Random play, the best tester: it plays matches to their end, with all checks or none."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from maester.engine import Decision, Definition, Match, Seat, new_match
from maester.errors import BadOption
from maester.harness.checks import BrokenInvariant, Checker

MOST_DECISIONS = 20_000
"""A match that takes longer than this never ends."""
MOST_COMBINATIONS = 24
"""With more combinations of options than this each value is tried once instead of each combination."""


class Configuration(msgspec.Struct, frozen=True):
    """A number of players and the options of a match."""

    players: int
    options: dict[str, Any]

    def text(self) -> str:
        options = "".join(f" --option {name}={value}" for name, value in self.options.items())
        return f"--players {self.players}{options}"


class Playout(msgspec.Struct, frozen=True):
    """One match played at random: how long it was, how it ended, or what was wrong."""

    configuration: Configuration
    seed: int
    decisions: int
    hash: str
    failure: str | None = None


def configurations(
    definition: Definition, players: int | None = None, fixed: dict[str, Any] | None = None
) -> list[Configuration]:
    """All player counts (or one) with all options: every combination, or every value if those are too many."""
    counts = definition.players if players is None else (definition.check_players(players),)
    given = fixed or {}
    definition.check_options(given)
    free = [option for option in definition.options if option.name not in given]
    choices = [[(option.name, value) for value in option.values] for option in free]
    combinations = [dict(chosen) for chosen in itertools.product(*choices)]
    if len(combinations) > MOST_COMBINATIONS:
        combinations = [{name: value} for values in choices for name, value in values]
    ways = [Configuration(count, {**given, **chosen}) for count in counts for chosen in combinations]
    return [way for way in ways if is_possible(definition, way)]


def is_possible(definition: Definition, way: Configuration) -> bool:
    """Some options go with some numbers of players only; a game says so when it settles them."""
    try:
        definition.settled(way.players, definition.check_options(way.options), bytes(32))
    except BadOption:
        return False
    return True


def choose(decision: Decision, rng: Random) -> Any:
    """A random legal move; from a domain now and then one that isn't among its candidates."""
    if decision.domain is not None and rng.random() < 0.5:
        return decision.domain.sample(rng)
    return rng.choice(decision.options)


def next_seat(match: Match, rng: Random) -> Seat:
    """Who answers next, of those who are asked."""
    waiting = match.to_act
    return waiting[0] if len(waiting) == 1 else rng.choice(waiting)


def play_at_random(match: Match, rng: Random, checker: Checker | None = None) -> int:
    """Plays a match to its end. Returns the number of decisions."""
    decisions = 0
    while not match.over:
        seat = next_seat(match, rng)
        decision = match.decision(seat)
        if checker is not None:
            checker.before(match)
        move = choose(decision, rng)
        match.play(seat, move)
        if checker is not None:
            checker.after(match, seat, move)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise BrokenInvariant(f"the match doesn't end within {MOST_DECISIONS} decisions")
    if checker is not None:
        checker.at_the_end(match)
    return decisions


def playout(definition: Definition, configuration: Configuration, seed: int, *, check: bool) -> Playout:
    """One match at random from a seed; with `check`, all invariants at each decision."""
    rng = Random(seed)
    match = new_match(definition.id, configuration.players, seed, configuration.options, auto_pass=True)
    checker = Checker(match, Random(seed + 1)) if check else None
    decisions = 0
    try:
        decisions = play_at_random(match, rng, checker)
    except Exception as error:  # a crash in the rules is a finding like a broken invariant
        reason = f"{type(error).__name__}: {error}\n{match!r}" if not match.over else f"{type(error).__name__}: {error}"
        return Playout(configuration, seed, decisions, "", failure=reason)
    return Playout(configuration, seed, decisions, match.hash())


def playouts(
    definition: Definition, ways: list[Configuration], games: int, seed: int, *, check: bool
) -> Iterator[Playout]:
    """Many matches, going round all configurations."""
    for number in range(games):
        yield playout(definition, ways[number % len(ways)], seed + number, check=check)
