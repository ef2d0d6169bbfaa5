"""What the state of a battle holds for Game Modes alone: nothing, in most of them (p. 29 to 37)."""

from __future__ import annotations

from maester.engine import Game


class ModeColumns(Game, kw_only=True):
    """The columns of modes; each is as it is here while another mode is played."""

    mode: str = "a-game-of-thrones"
    """The Game Mode (see `modes`)."""

    token_pile: tuple[int, ...] = ()
    """A Feast for Crows: for each Objective the Corpse Pile to which it is linked, by its number as terrain (p. 31)."""
