"""Is the card game even, and how long does it take? Many matches of one bot against itself, counted by side.

    PYTHONPATH=src python tools/cardgame_balance.py --bot steward --matches 1000 --seed 1

Each match has a seed of its own and both sides the same bot, so whatever differs comes from the Houses, from being the
first player, or from chance.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable, Iterator

import msgspec

import maester
from maester.arena import wilson
from maester.bots import Budget, SeatTable, make_bot
from maester.games.cardgame.plot_phase import FirstPlayerNamed

GAME = "cardgame"


class Result(msgspec.Struct, frozen=True):
    """What came of one match."""

    winner: str
    first: str
    """Who was the first player in the first round."""
    rounds: int
    decisions: int


def play(bot: str, seed: int, draft: bool) -> Result:
    """One match of a bot against itself."""
    match = maester.new_match(GAME, 2, seed, {"draft": draft}, answer_forced=True)
    bots = [make_bot(GAME, bot, 2 * seed + seat) for seat in range(2)]
    decisions = 0
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(SeatTable(match, seat), Budget()))
        decisions += 1
    assert match.result is not None
    first = next(event.player for event in match.seen(None) if isinstance(event, FirstPlayerNamed))
    rounds = match.view(None)["table"]["round"]
    return Result(match.result.places[0][0], match.seats[first], rounds, decisions)


def rate(results: list[Result], won: Callable[[Result], bool]) -> str:
    """How often that was so, with Wilson's interval."""
    count = sum(map(won, results))
    interval = wilson(count, len(results))
    return f"{count} of {len(results)}: {count / len(results):.1%} ({interval.low:.1%}-{interval.high:.1%})"


def spread(values: list[int]) -> str:
    tenth = statistics.quantiles(values, n=10) if len(values) > 1 else [float(values[0])] * 9
    return (
        f"{statistics.mean(values):.1f} on average, {tenth[0]:.0f}-{tenth[-1]:.0f} in 8 of 10, "
        f"{min(values)}-{max(values)} in all"
    )


def told(bot: str, seed: int, results: list[Result]) -> Iterator[str]:
    """What the matches so far say."""
    yield f"{len(results)} matches of {bot} against itself, first seed {seed}"
    yield f"  Stark wins {rate(results, lambda one: one.winner == 'stark')}"
    yield f"  the first player of the first round wins {rate(results, lambda one: one.winner == one.first)}"
    yield f"  Stark is that first player in {rate(results, lambda one: one.first == 'stark')}"
    yield f"  rounds: {spread([one.rounds for one in results])}"
    yield f"  decisions: {spread([one.decisions for one in results])}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="steward")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="of the first match; the next ones count on from it")
    parser.add_argument("--draft", action="store_true", help="with the plot draft")
    parser.add_argument("--every", type=int, default=100, help="after how many matches the numbers so far are told")
    asked = parser.parse_args()
    results: list[Result] = []
    for number in range(asked.matches):
        results.append(play(asked.bot, asked.seed + number, asked.draft))
        if len(results) % asked.every == 0 or len(results) == asked.matches:
            sys.stdout.write("\n".join([*told(asked.bot, asked.seed, results), ""]))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
