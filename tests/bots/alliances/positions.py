"""Positions for the bots: others who still hold cards, and what a bot plays there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import maester
from maester.bots import Bot, Budget, SeatTable, make_bot
from tests.games.alliances.language import Play, full, scenario, short

HANDS: Mapping[str, Sequence[str]] = {
    "tyrion": ["royal-decree", "betrayal", "whispers"],
    "olenna": ["master-of-coin", "hostage", "sellswords"],
    "daenerys": ["the-iron-bank", "ambush", "corruption"],
}
"""What the others hold, unless a test says otherwise: Cersei must guess it."""
OTHERS = ("tyrion", "olenna", "daenerys")


def table(hand: Sequence[str], *, hands: Mapping[str, Sequence[str]] | None = None, **position: Any) -> Play:
    """Cersei's turn with these cards; the others have knelt, unless the test says otherwise."""
    position = {"knelt": OTHERS, "turn": "cersei", "space": 3, **position}
    return scenario(hands={**HANDS, **(hands or {}), "cersei": hand}, **position)


def chosen(game: Play, bot: Bot, leader: str = "cersei") -> str:
    """What a bot would play on a leader's seat."""
    seat = SeatTable(game.match, full(leader))
    return short(seat.text(bot.choose(seat, Budget())))


def play_out(names: Sequence[str], seed: int, **options: Any) -> list[str]:
    """The names of the bots that win a match."""
    match = maester.new_match("alliances", len(names), seed, options, answer_forced=True)
    bots = [make_bot("alliances", name, seed + seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(SeatTable(match, seat), Budget()))
    assert match.result is not None
    return [names[match.seats.index(winner)] for winner in match.result.places[0]]
