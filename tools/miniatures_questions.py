"""How often a player of the miniatures game is asked what, and which part of what could be used is used.

These are matches of bots in which the table passes where the default stops say so, as it does for people.

PYTHONPATH=src python -m tools.miniatures_questions --games 20 --points 40 --seed 1
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, Final, NamedTuple

import typer

import maester
from maester.auto_pass.seat import AutoPassSeat
from maester.auto_pass.setting import default_setting
from maester.bots import Budget, SeatTable, make_bot
from maester.engine import Match, Move, Pass, Seat
from maester.games.miniatures.declaring import PlayCard, UseText
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Turn
from maester.games.miniatures.text_names import CARD_NAMES

OWN, OTHER, BETWEEN = "own turn", "opponent's turn", "between turns"
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


class Uses:
    """Orders, abilities and Tactics cards that a player could use, and those that were used: a text of a unit counts
    once a Round, a card once for each copy that was in the hand when it could be played.
    """

    def __init__(self) -> None:
        self.could: set[tuple[Any, ...]] = set()
        self.used: set[tuple[Any, ...]] = set()
        self._played: Counter[str] = Counter()

    def asked(self, match: Match, seat: Seat, move: Move) -> None:
        """A player answers at a window."""
        game = match.game
        assert isinstance(game, Field)
        held = Counter(game.title(card) for card in game.hand[seat])
        for option in match.decision(seat).options:
            if isinstance(option, UseText):
                self.could.add(("text", game.round, option.ability, option.unit))
            elif isinstance(option, PlayCard):
                title = CARD_NAMES[option.card]
                copies = range(self._played[title] + held[title])
                self.could.update(("card", title, number) for number in copies)
        if isinstance(move, UseText):
            self.used.add(("text", game.round, move.ability, move.unit))
        elif isinstance(move, PlayCard):
            title = CARD_NAMES[move.card]
            self.used.add(("card", title, self._played[title]))
            self._played[title] += 1

    def share(self, kind: str) -> tuple[int, int]:
        """How many of a kind were used, and could be."""
        return sum(one[0] == kind for one in self.used), sum(one[0] == kind for one in self.could)


def when(game: Field, seat: Seat) -> str:
    """Whose turn it is, as the seat sees it."""
    if not any(isinstance(frame, Turn) for frame in game.frames):
        return BETWEEN
    return OWN if game.turn_of == seat else OTHER


def play(match: Match, bot: str, seed: int, count: Count) -> list[Uses]:
    """Plays a match to its end and counts; returns what those could use, and used, who have won."""
    uses = [Uses() for _ in match.seats]
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
        if decision.window is not None:
            uses[seat].asked(match, seat, move)
            count.passed[place] += isinstance(move, Pass)
        match.play(seat, move)
    turns = sum([event["event"] == "turn-started" for event in match.events()])
    count.turns[OWN] += turns
    count.turns[OTHER] += turns * (len(match.seats) - 1)
    assert match.game.outcome is not None
    return [uses[seat] for seat in match.game.outcome.places[0]]


def report(count: Count) -> list[str]:
    """The count as lines: for each kind of window how often it was asked, passed and spared; then the averages."""
    kinds = sorted({kind for _, kind in (*count.asked, *count.spared)})
    lines = ["| window | asked, own turn | opponent's turn | between turns | of these passed | passed by the table |"]
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
    won: list[Uses] = []
    for number in range(given.games):
        seed = given.seed + number
        won += play(maester.new_match("miniatures", 2, seed, {"points": given.points}), given.bot, seed, count)
    for line in report(count):
        typer.echo(line)
    for kind in ("text", "card"):
        used, could = (sum(one) for one in zip(*(uses.share(kind) for uses in won), strict=True))
        typer.echo(f"{kind}s that winners used: {used} of {could}, {used / max(1, could):.0%}")


if __name__ == "__main__":
    main()
