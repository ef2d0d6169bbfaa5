"""What a seat sees of the Game Mode that is played, besides the battlefield."""

from __future__ import annotations

import msgspec

from maester.engine import Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.modes import mode_of


class ModeView(msgspec.Struct, frozen=True):
    """The Game Mode; parts that another mode has are None."""

    name: str
    """`mode-<name>` in the words; `random` until it is drawn."""


def mode_view(game: Field, viewer: Seat | None) -> ModeView:
    """The mode as a seat sees it."""
    return ModeView(name=game.mode, **mode_of(game).shown(game, viewer))
