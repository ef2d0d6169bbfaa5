"""Does a bot decide by what its seat knows, and by nothing else?"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import maester
from maester.bots import Bot, Budget, SeatTable
from maester.engine import definition_of

BUDGET = Budget()


class Unfair(Exception):
    """A bot decides otherwise if something changes that its seat can't know."""


def check_fairness(bot: Bot, match: maester.Match, seat: int, rng: Random, twins: int = 2) -> None:
    """Raises Unfair if the bot moves otherwise in a match that its seat can't tell from this one."""
    move = bot.choose(SeatTable(match, seat), BUDGET)
    for _ in range(twins):
        twin = match.determinize(seat, rng)
        other = bot.choose(SeatTable(twin, seat), BUDGET)
        if other != move:
            raise Unfair(f"{bot.name} plays {match.text(move)}, but {match.text(other)} in a match that looks the same")


def short_match(game: str) -> dict[str, Any]:
    """The options of a match that doesn't take long."""
    names = {option.name for option in definition_of(game).options}
    return {name: value for name, value in (("rounds", 2), ("quick_game", True), ("power", 6)) if name in names}


def play_fairly(
    make: Callable[[int], Bot], game: str, players: int, seed: int, *, share: float = 0.25, **options: Any
) -> int:
    """Plays a match with the same bot on all seats and checks its fairness at a share of the decisions. The seats
    answer in any order, so that at secret choices others have often chosen before. Returns the number of checks.
    """
    match = maester.new_match(game, players, seed, options)
    bots = [make(seed * 10 + seat) for seat in range(players)]
    rng = Random(seed)
    checks = 0
    while not match.over:
        seat = rng.choice(match.to_act)
        if len(match.decision(seat).options) > 1 and rng.random() < share:
            check_fairness(bots[seat], match, seat, rng)
            checks += 1
        match.play(seat, bots[seat].choose(SeatTable(match, seat), BUDGET))
    return checks
