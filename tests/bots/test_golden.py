"""Golden matches of the bots: what each of them thinks and plays, so that a change of its mind shows as a difference.

Where a bot is changed on purpose `make golden` writes them anew. The other tests say what a bot should do where that
is plain; these notice everything else.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from functools import reduce
from math import fsum
from operator import add
from pathlib import Path
from typing import Any

import pytest

import maester
from maester.bots import Bot, Budget, SeatTable, make_bot
from maester.bots.greedy import GreedyBot
from tests.games.recorded import recorded_cards
from tools.golden import compare

GOLDEN = Path(__file__).parents[1] / "golden"


def thought(bot: Bot, table: SeatTable) -> str:
    """What a bot that gives numbers thinks of its options."""
    if not isinstance(bot, GreedyBot) or len(table.decision.options) == 1:
        return ""
    values = [value for value, _ in bot.scored(table, bot.chance(table))]
    return f" (of {len(values)} worth {fsum(values):.4f} in all, the best {max(values):.4f})"


def bots_at_play(game: str, bot: str, players: int, seed: int, options: dict[str, Any]) -> str:
    """A match among bots of one kind as text: each question and its answer."""
    match = maester.new_match(game, players, seed, options, answer_forced=True)
    bots = [make_bot(game, bot, 10 * seed + seat) for seat in range(players)]
    lines = [f"# {game}, {players} times {bot}, seed {seed}, rules version {match.definition.rules_version}"]
    while not match.over:
        seat = match.to_act[0]
        table = SeatTable(match, seat)
        move = bots[seat].choose(table, Budget())
        lines.append(f"{match.seats[seat]}: {table.decision.kind} > {table.text(move)}{thought(bots[seat], table)}")
        match.play(seat, move)
    assert match.result is not None
    places = "; ".join(", ".join(place) for place in match.result.places)
    return "\n".join([*lines, f"places: {places}", ""])


@pytest.mark.parametrize(
    ("game", "bot", "players", "seed", "options"),
    [
        ("boardgame", "page", 4, 1, {"rounds": 6}),
        ("boardgame", "greedy", 3, 1, {}),
        ("boardgame", "greedy", 6, 2, {"rounds": 4, "tides_of_battle": True}),
        ("boardgame", "steward", 3, 2, {}),
        ("boardgame", "steward", 4, 3, {"tides_of_battle": True}),
        ("boardgame", "steward", 6, 4, {"rounds": 3}),
        ("alliances", "page", 4, 1, {"quick_game": True}),
        ("alliances", "greedy", 3, 2, {"advanced": True}),
        ("alliances", "steward", 4, 3, {"advanced": True, "draft": "card-draft"}),
        ("alliances", "steward", 3, 4, {"quick_game": True}),
        ("cardgame", "page", 2, 1, {"power": 9}),
        ("cardgame", "greedy", 2, 2, {}),
        ("cardgame", "steward", 2, 3, {"power": 9}),
        ("cardgame", "steward", 2, 4, {"power": 9, "draft": True}),
        ("miniatures", "page", 2, 1, {"rounds": 2}),
        ("miniatures", "greedy", 2, 2, {"rounds": 3}),
        ("miniatures", "steward", 2, 3, {"rounds": 4}),
    ],
)
def test_golden_match_of_bots(
    game: str, bot: str, players: int, seed: int, options: dict[str, Any], regenerate: bool
) -> None:
    with recorded_cards(game):
        text = bots_at_play(game, bot, players, seed, options)
    compare(GOLDEN / f"bots-{game}-{bot}-{players}-{seed}.txt", text, regenerate=regenerate)


def exactly(numbers: Iterable[Any], start: Any = 0) -> Any:
    """Adds up as newer Pythons do, without rounding errors on the way."""
    listed = [start, *numbers]
    return fsum(listed) if any(isinstance(number, float) for number in listed) else reduce(add, listed)


def one_by_one(numbers: Iterable[Any], start: Any = 0) -> Any:
    """Adds up as older Pythons do."""
    return reduce(add, numbers, start)


@pytest.mark.parametrize(
    ("game", "bot", "players", "options"),
    [
        ("boardgame", "greedy", 3, {"rounds": 2}),
        ("boardgame", "steward", 3, {"rounds": 2}),
        ("alliances", "steward", 3, {"quick_game": True}),
        ("cardgame", "steward", 2, {"power": 3}),
        ("miniatures", "steward", 2, {"rounds": 2}),
    ],
)
def test_a_bot_plays_the_same_whichever_way_python_adds_up(
    game: str, bot: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Since 3.12 `sum` of floats has other last bits, which decided between moves that are nearly equal."""
    texts = []
    for way in (exactly, one_by_one):
        monkeypatch.setattr(builtins, "sum", way)
        texts.append(bots_at_play(game, bot, players, 4, options))
    assert texts[0] == texts[1]
