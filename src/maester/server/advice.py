"""Numbers that a player could work out at the table, if a game's bots know how: the odds of a combat."""

from __future__ import annotations

import importlib
from typing import Any

import msgspec

from maester.bots import SeatTable
from maester.bots.registry import BUILT_IN
from maester.engine import Match
from maester.server.wire.outgoing import Odds


def odds_of(match: Match, seat: int) -> Odds | None:
    """The odds for a seat, from what it may know; None if there are none, or the game has no such thing."""
    game = match.definition.id
    if game not in BUILT_IN:
        return None
    try:
        module = importlib.import_module(f"{BUILT_IN[game]}.advice")
    except ModuleNotFoundError:
        return None
    found: dict[str, Any] | None = module.odds(SeatTable(match, seat))
    return None if found is None else msgspec.convert(found, Odds)
