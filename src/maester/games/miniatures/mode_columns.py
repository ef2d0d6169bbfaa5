"""What the state of a battle holds for Game Modes alone: nothing, in most of them (p. 29 to 37)."""

from __future__ import annotations

from maester.engine import Game
from maester.games.miniatures.names import Unit


class ModeColumns(Game, kw_only=True):
    """The columns of modes; each is as it is here while another mode is played."""

    mode: str = "a-game-of-thrones"
    """The Game Mode (see `modes`)."""

    token_pile: tuple[int, ...] = ()
    """A Feast for Crows: for each Objective the Corpse Pile to which it is linked, by its number as terrain (p. 31)."""

    # -- Fire & Blood (p. 35) ----------------------------------------------------------------
    marked: tuple[Unit, ...] = ()
    """The Marked units, in the order in which they were; those that are destroyed too."""
    victory_markers: tuple[tuple[Unit, int], ...] = ()
    """Units with Victory Point markers, and how many each has."""
