"""Who may know what: everything on the table lies open. Hidden are only army lists until both are chosen, which wait in
the players' trays, and what the dice will show.
"""

from __future__ import annotations

from random import Random

from maester.engine import Seat
from maester.games.miniatures.field import Field


def determinize(game: Field, seat: Seat | None, rng: Random) -> None:
    """There is nothing to deal anew: trays and chance to come are the engine's business."""
