"""What scores in each Game Mode, in Victory Points: all that the bots know about modes."""

from __future__ import annotations

from typing import Final

from maester.engine import Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.shapes import Rectangle
from maester.games.miniatures.names import Unit

DESTROYED: Final = 1.0
"""Whoever destroys a unit scores a point in every mode (p. 26)."""
OBJECTIVE: Final = 1.0


class ModeWorth:
    """What scores: as in most modes, a point for each Objective at the end of a Round, and for destroyed units."""

    first_scoring: int = 2
    """The Round at whose end places score for the first time."""

    def destroyed(self, game: Field, attacker: Unit, defender: Unit) -> float:
        """What it scores that a unit destroys another; `NO_UNIT`: something else does."""
        return DESTROYED

    def objective(self, game: Field, seat: Seat, token: int) -> float:
        """What it scores at the end of a Round that a unit of the player Controls an Objective."""
        return OBJECTIVE

    def place(self, game: Field, unit: Unit, tray: Rectangle) -> float:
        """What it scores at the end of a Round that a unit stands there, Objectives aside."""
        return 0.0


USUAL: Final = ModeWorth()
WORTHS: Final[dict[str, ModeWorth]] = {}
"""By mode, where it differs."""


def mode_worth(game: Field) -> ModeWorth:
    """What scores in the mode that is played."""
    return WORTHS.get(game.mode, USUAL)
