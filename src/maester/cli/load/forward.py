"""Tables in the middle of a match: moves are played at random on what the server keeps, while no server runs.

At the start of a match there is little to choose and little to see, so that tables which have just begun would cost
less than those of people who really play.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec

from maester.engine import Match
from maester.engine.checkpoint import freeze, thaw
from maester.harness.playing import next_seat


def bring_forward(file: Path, most: int, rng: Random) -> None:
    """Each table begins after up to so many moves more, but not after its end."""
    with closing(sqlite3.connect(file)) as database, database:
        for table, data in database.execute("SELECT table_id, data FROM snapshots").fetchall():
            match = _forward(thaw(data), rng.randint(0, most), rng)
            to_act = msgspec.json.encode(match.to_act).decode()
            database.execute("UPDATE snapshots SET data = ? WHERE table_id = ?", (freeze(match), table))
            database.execute("UPDATE tables SET to_act = ? WHERE id = ?", (to_act, table))


def _forward(match: Match, moves: int, rng: Random) -> Match:
    """So many moves later, or just before the end."""
    for _ in range(moves):
        before = match.clone()
        seat = next_seat(match, rng)
        match.play(seat, rng.choice(match.decision(seat).options))
        if match.over:
            return before
    return match
