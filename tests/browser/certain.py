"""Loaded into the server of the browser tests: its matches and its bots throw the same dice in every run.

What a test meets doesn't depend on luck then. No server takes a seed from anybody: this one's dice are changed from
within. Nor do people wait here for the pauses that hide how long a bot thinks (tests/server/test_bot_seats.py).
"""

from __future__ import annotations

from random import Random

from maester.engine import chance
from maester.server import table_service, thought_times

SEED = 11


def _the_seed() -> int:
    return SEED


def _the_dice() -> Random:
    return Random(SEED)


chance.fresh_seed = _the_seed
table_service.SystemRandom = _the_dice  # type: ignore[assignment, attr-defined]
thought_times.MOST_SECONDS = 0.0
