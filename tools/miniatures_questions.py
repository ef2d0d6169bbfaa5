"""How often a player of the miniatures game is asked what: matches of bots in which the table passes where the default
stops say so, as it does for people.

PYTHONPATH=src python -m tools.miniatures_questions --games 20 --points 40 --seed 1
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final, NamedTuple

import typer

import maester
from maester.auto_pass.seat import AutoPassSeat
from maester.auto_pass.setting import default_setting
from maester.bots import Budget, SeatTable, make_bot
from maester.engine import Match, Pass, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Turn

OWN, OTHER, BETWEEN = "own turn", "other's turn", "between turns"
CHOICE: Final = "choice"
"""Every question that is no window."""


class Count(NamedTuple):
    """What was counted, by whose turn it was and by the kind of window (`choice` for all that is none)."""

    asked: Counter[tuple[str, str]]
    passed: Counter[tuple[str, str]]
    """Windows at which the player was asked, and passed."""
    spared: Counter[tuple[str, str]]
    """Windows at which the table passed."""
    turns: Counter[str]
    """Turns of the players who were asked, and of others."""


def when(game: Field, seat: Seat) -> str:
    """Whose turn it is, as the seat sees it."""
    if not any(isinstance(frame, Turn) for frame in game.frames):
        return BETWEEN
    return OWN if game.turn_of == seat else OTHER


def play(match: Match, bot: str, seed: int, count: Count) -> None:
    """Plays a match to its end and counts."""
    bots = [make_bot("miniatures", bot, seed * len(match.seats) + seat) for seat in range(len(match.seats))]
    kept = AutoPassSeat(setting=default_setting(match.definition))
    while not match.over:
        seat = match.to_act[0]
        game = match.game
        assert isinstance(game, Field)
        decision = match.decision(seat)
        place = when(game, seat), decision.window or CHOICE
        if kept.window_passed(match, seat) is not None:
            count.spared[place] += 1
            match.pass_for(seat, decision.number)
            continue
        move = bots[seat].choose(SeatTable(match, seat), Budget())
        count.asked[place] += 1
        if decision.window is not None and isinstance(move, Pass):
            count.passed[place] += 1
        match.play(seat, move)
    turns = sum([event["event"] == "turn-started" for event in match.events()])
    count.turns[OWN] += turns
    count.turns[OTHER] += turns * (len(match.seats) - 1)


def report(count: Count) -> list[str]:
    """The count as lines: for each kind of window how often it was asked, passed and spared; then the averages."""
    kinds = sorted({kind for _, kind in (*count.asked, *count.spared)})
    lines = ["| window | asked, own turn | other's turn | between turns | of these passed | passed by the table |"]
    lines.append("| --- | ---: | ---: | ---: | ---: | ---: |")
    for kind in kinds:
        asked = [count.asked[place, kind] for place in (OWN, OTHER, BETWEEN)]
        passed = sum(count.passed[place, kind] for place in (OWN, OTHER, BETWEEN))
        spared = sum(count.spared[place, kind] for place in (OWN, OTHER, BETWEEN))
        lines.append(f"| {kind} | {' | '.join(map(str, asked))} | {passed} | {spared} |")
    for place in (OWN, OTHER):
        number = sum(asked for (where, _), asked in count.asked.items() if where == place)
        lines.append(f"asked in an {place}, on average: {number / count.turns[place]:.2f} ({count.turns[place]} turns)")
    total = count.asked.total()
    lines.append(f"windows that were passed: {count.passed.total()} of {total}, {count.passed.total() / total:.0%}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--points", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="steward")
    given = parser.parse_args()
    count = Count(Counter(), Counter(), Counter(), Counter())
    for number in range(given.games):
        seed = given.seed + number
        play(maester.new_match("miniatures", 2, seed, {"points": given.points}), given.bot, seed, count)
    for line in report(count):
        typer.echo(line)


if __name__ == "__main__":
    main()
