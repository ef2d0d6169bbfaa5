"""Numbers that a player could work out at the table, if the game has them (`Companions.odds`): the odds of a combat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from maester.bots import SeatTable
from maester.engine import Match
from maester.engine.definition import referred
from maester.server.wire.outgoing import Odds


def odds_of(match: Match, seat: int) -> Odds | None:
    """The odds for a seat, from what it may know; None if there are none, or the game has no such thing."""
    odds: Callable[[SeatTable], dict[str, Any] | None] | None = referred(match.definition.companions.odds)
    found = None if odds is None else odds(SeatTable(match, seat))
    return None if found is None else msgspec.convert(found, Odds)
