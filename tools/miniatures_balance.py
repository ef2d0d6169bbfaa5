"""How strong are the bots of the miniatures game, and how even its ready-made armies?

    PYTHONPATH=src python -m tools.miniatures_balance --bots steward,greedy --matches 100 --points 30 --seed 1

Matches come in fours with one seed: the same two armies, each bot with each of them and on each side. So neither the
lists nor the sides favour a bot, and neither the bots nor the sides an army.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence

import msgspec
import typer

import maester
from maester.arena import wilson
from maester.bots import Budget, SeatTable, make_bot

GAME = "miniatures"
FOUR = ((0, 0), (0, 1), (1, 0), (1, 1))
"""In each match of a four: do the bots change sides, do the armies?"""


class Result(msgspec.Struct, frozen=True):
    """What came of one match; by seat."""

    bots: tuple[str, ...]
    armies: tuple[str, ...]
    winners: tuple[int, ...]
    thoughts: tuple[tuple[str, float], ...]
    """For each decision by whom, and how much processor time it took."""
    seconds: float
    """Processor time of the whole match."""


def armies(points: int) -> list[str]:
    """The ready-made armies of a size, as they are typed."""
    match = maester.new_match(GAME, 2, 1, {"points": points})
    return [match.text(move) for move in match.decision(0).options]


def play(bots: Sequence[str], brought: Sequence[str], points: int, seed: int) -> Result:
    """One match of these bots with these armies, by seat."""
    match = maester.new_match(GAME, 2, seed, {"points": points})
    players = [make_bot(GAME, name, 2 * seed + seat) for seat, name in enumerate(bots)]
    thoughts = []
    began = time.process_time()
    while not match.over:
        seat = match.to_act[0]
        if match.decision(seat).kind == "bring-army":
            match.play(seat, brought[seat])
            continue
        before = time.process_time()
        move = players[seat].choose(SeatTable(match, seat), Budget())
        thoughts.append((bots[seat], time.process_time() - before))
        match.play(seat, move)
    assert match.game.outcome is not None
    winners = tuple(map(int, match.game.outcome.places[0]))
    return Result(tuple(bots), tuple(brought), winners, tuple(thoughts), time.process_time() - began)


def matches(bots: Sequence[str], points: int, number: int, seed: int) -> Iterator[Result]:
    """So many matches, in fours; each pair of armies comes up as often as any other."""
    lists = armies(points)
    pairs = [(one, other) for place, one in enumerate(lists) for other in lists[place:]]
    # Where a bot plays against itself, to change sides would be the same match again.
    ways = FOUR if bots[0] != bots[1] else FOUR[:2]
    for block in range(-(-number // len(ways))):
        pair = pairs[block % len(pairs)]
        for sides, changed in ways:
            playing = bots[::-1] if sides else bots
            yield play(playing, pair[::-1] if changed else pair, points, seed + block)


def rate(results: Sequence[Result], names: str, name: str) -> str:
    """How often a bot or an army won that fought another one, with Wilson's interval; a tie counts half."""
    fought = [one for one in results if getattr(one, names).count(name) == 1]
    if not fought:
        return f"{name}: never against another"
    won = sum([1 / len(one.winners) for one in fought if getattr(one, names).index(name) in one.winners])
    bounds = wilson(won, len(fought))
    return f"{name}: {won:g} of {len(fought)}, {won / len(fought):.1%} ({bounds.low:.1%}-{bounds.high:.1%})"


def told(results: Sequence[Result]) -> Iterator[str]:
    """What the matches say."""
    for names in ("bots", "armies"):
        for name in sorted({name for one in results for name in getattr(one, names)}):
            yield rate(results, names, name)
    for bot in sorted({name for one in results for name in one.bots}):
        taken = [1000 * seconds for one in results for name, seconds in one.thoughts if name == bot]
        yield f"{bot} thinks {sum(taken) / len(taken):.1f} ms a decision, {max(taken):.0f} ms at most"
    decisions, seconds = [len(one.thoughts) for one in results], [one.seconds for one in results]
    yield f"decisions a match: {sum(decisions) / len(results):.0f}, {max(decisions)} at most"
    yield f"seconds a match: {sum(seconds) / len(results):.1f}, {max(seconds):.1f} at most"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="steward,greedy")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--points", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1, help="of the first four; the next ones count on from it")
    asked = parser.parse_args()
    one, _, other = asked.bots.partition(",")
    results = list(matches((one, other or one), asked.points, asked.matches, asked.seed))
    for line in told(results):
        typer.echo(line)


if __name__ == "__main__":
    main()
