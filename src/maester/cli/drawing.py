"""A picture of the board in a file beside the terminal: drawn anew after each move."""

from __future__ import annotations

from pathlib import Path

from maester.cli.pictures import Picture
from maester.cli.saving import write_safely
from maester.engine import Match, Seat
from maester.errors import BadOption, BadSave


class Drawing:
    """Where the picture of a match is kept, as one seat sees it; None is a spectator."""

    def __init__(self, match: Match, picture: Picture, viewer: Seat | None, place: Path) -> None:
        self._match = match
        self._picture = picture
        self._viewer = viewer
        self._place = place

    def draw(self) -> None:
        """Writes the picture as the board is now; raises BadSave, or BadOption if the game has none."""
        drawn = self._picture.svg(self._match.view(self._viewer))
        if drawn is None:
            raise BadOption("no-svg", game=self._match.definition.id)
        try:
            write_safely(self._place, drawn.encode())
        except BadSave as error:
            raise BadSave("not-drawn", file=str(self._place)) from error
