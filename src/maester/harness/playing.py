"""Random play, the best tester: it plays matches to their end, with all checks or none.

Half of the matches are played restlessly: players prefer what their game says (`Play.restless`), so that what matters
happens often enough to be tested, and they change their minds.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from maester.engine import Decision, Definition, Match, Seat, new_match
from maester.errors import BadOption, NotAsked
from maester.harness.checks import BrokenInvariant, Checker

MOST_DECISIONS = 20_000
"""A match that takes longer than this never ends."""
MOST_COMBINATIONS = 24
"""With more combinations of options than this each pair of values is tried together instead of each combination."""
MOST_VALUES = 8
"""Of an option with more numbers than this a few stand for all: two at the start, one in the middle, the last."""

CHANGED_MINDS = 0.05
"""How often a restless player changes their mind, at each decision."""

Choice = tuple[str, Any]
"""An option's name with one of its values."""


class Configuration(msgspec.Struct, frozen=True):
    """A number of players and the options of a match."""

    players: int
    options: dict[str, Any]

    def arguments(self) -> tuple[str, ...]:
        """The configuration as it is typed after `maester playout GAME`."""
        options = (("--option", f"{name}={value}") for name, value in self.options.items())
        return ("--players", str(self.players), *itertools.chain.from_iterable(options))


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
    """All player counts (or one) with all options: each combination, or each two values if those are too many."""
    counts = definition.players if players is None else (definition.check_players(players),)
    given = fixed or {}
    definition.check_options(given)
    return [way for count in counts for way in _with(definition, count, given)]


def _with(definition: Definition, players: int, given: dict[str, Any]) -> Iterator[Configuration]:
    """The options that so many players may play with."""
    free = [option for option in definition.options if option.name not in given]
    choices: list[list[Choice]] = [
        [
            (option.name, value)
            for value in few_of(option.values)
            if is_possible(definition, Configuration(players, {**given, option.name: value}))
        ]
        for option in free
    ]
    combinations = list(itertools.product(*choices))
    if len(combinations) > MOST_COMBINATIONS:
        combinations = in_pairs(choices)
    ways = (Configuration(players, {**given, **dict(chosen)}) for chosen in combinations)
    return (way for way in ways if is_possible(definition, way))


def few_of(values: Sequence[Any]) -> Sequence[Any]:
    """All values, or those that stand for many: matches of one round more or less don't differ much. Words do."""
    if len(values) <= MOST_VALUES or any(isinstance(value, str) for value in values):
        return values
    return (values[0], values[1], values[len(values) // 2], values[-1])


def in_pairs(choices: Sequence[Sequence[Choice]]) -> list[tuple[Choice, ...]]:
    """Combinations in which each two values of different options meet at least once, and not many more."""
    left = {
        frozenset(pair) for one, other in itertools.combinations(choices, 2) for pair in itertools.product(one, other)
    }
    combinations: list[tuple[Choice, ...]] = []
    for start in itertools.chain.from_iterable(itertools.product(*two) for two in itertools.combinations(choices, 2)):
        if frozenset(start) in left:
            combination = _around(start, choices, left)
            left -= {frozenset(pair) for pair in itertools.combinations(combination, 2)}
            combinations.append(combination)
    return combinations


def _around(
    start: tuple[Choice, ...], choices: Sequence[Sequence[Choice]], left: set[frozenset[Choice]]
) -> tuple[Choice, ...]:
    """The pair and, of each other option, the value that meets the most of the chosen ones for the first time."""
    chosen = dict(start)
    for values in choices:
        if values[0][0] not in chosen:
            best = max(values, key=lambda value: sum(frozenset((value, other)) in left for other in chosen.items()))
            chosen.update([best])
    return tuple((values[0][0], chosen[values[0][0]]) for values in choices)


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


def choose_restlessly(match: Match, decision: Decision, rng: Random) -> Any:
    """A random legal move, of which the game says what is preferred (`Play.restless`); from a domain, now
    and then, any of them.
    """
    prefer = match.definition.play.restless
    if prefer is None or (decision.domain is not None and rng.random() < 0.2):
        return choose(decision, rng)
    return rng.choices(decision.options, prefer(match.game, decision.seat, decision.options))[0]


def is_restless(seed: int) -> bool:
    """Is the match of this seed played restlessly? Half of them are, so that it doesn't go in step with configurations,
    which are gone round while seeds are counted up.
    """
    return seed.bit_count() % 2 == 1


def next_seat(match: Match, rng: Random) -> Seat:
    """Who answers next, of those who are asked."""
    waiting = match.to_act
    return waiting[0] if len(waiting) == 1 else rng.choice(waiting)


def play_at_random(match: Match, rng: Random, checker: Checker | None = None, *, restless: bool = False) -> int:
    """Plays a match to its end. Returns the number of decisions.

    Restless players do what their game says is preferred, and change their minds: they take moves back and answer anew
    what they have answered in secret.
    """
    decisions = 0
    while not match.over:
        seat = next_seat(match, rng)
        if restless and rng.random() < CHANGED_MINDS:
            seat = change_of_mind(match, rng)
        decision = match.decision(seat)
        if checker is not None:
            checker.before(match)
        move = choose_restlessly(match, decision, rng) if restless else choose(decision, rng)
        match.play(seat, move)
        if checker is not None:
            checker.after(match, seat, move)
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise BrokenInvariant(f"the match doesn't end within {MOST_DECISIONS} decisions")
    if checker is not None:
        checker.at_the_end(match)
    return decisions


def change_of_mind(match: Match, rng: Random) -> Seat:
    """Somebody takes a move back, or wants to answer anew what was answered in secret. Returns who answers next."""
    seats = [Seat(seat) for seat in range(len(match.seats))]
    ready = [tray.seat for tray in match.game.trays if tray.ready and tray.answers]
    if ready and rng.random() < 0.5:
        with contextlib.suppress(NotAsked):  # who never had a choice has none now
            return match.decision(rng.choice(ready)).seat
    able = [seat for seat in seats if match.can_undo(seat)]
    if able:
        match.undo(rng.choice(able))
    return next_seat(match, rng)


def playout(
    definition: Definition, configuration: Configuration, seed: int, *, check: bool, restless: bool = False
) -> Playout:
    """One match at random from a seed; with `check`, all invariants at each decision."""
    rng = Random(seed)
    match = new_match(definition.id, configuration.players, seed, configuration.options, answer_forced=True)
    checker = Checker(match, Random(seed + 1)) if check else None
    decisions = 0
    try:
        decisions = play_at_random(match, rng, checker, restless=restless)
    except Exception as error:  # a crash in the rules is a finding like a broken invariant
        reason = f"{type(error).__name__}: {error}\n{match!r}" if not match.over else f"{type(error).__name__}: {error}"
        return Playout(configuration, seed, decisions, "", failure=reason)
    return Playout(configuration, seed, decisions, match.hash())


def playouts(
    definition: Definition, ways: list[Configuration], games: int, seed: int, *, check: bool
) -> Iterator[Playout]:
    """Many matches, going round all configurations."""
    for number in range(games):
        one = seed + number
        yield playout(definition, ways[number % len(ways)], one, check=check, restless=is_restless(one))
