"""A match in its file: kept after each move with the terminal's notes about who sits where."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from maester.bots import Bot
from maester.cli.auto_pass import TerminalAutoPass
from maester.cli.options import typed_command
from maester.cli.saving import check_free, write_safely
from maester.engine import Match, Seat

PEOPLE = "people"
BOTS = "bots"
STOPS = "stops"
"""The terminal's notes in a save: which seats are people's, which bots play the others, who is asked where."""


class MatchFile:
    """Where a match is kept."""

    def __init__(
        self, match: Match, people: Sequence[Seat], bots: Mapping[Seat, Bot], auto_pass: TerminalAutoPass, place: Path
    ) -> None:
        self._match = match
        self._people = people
        self._bots = bots
        self._auto_pass = auto_pass
        self.place = place
        self.modules: Sequence[str] = ()
        """The modules that brought the game, if it is none of ours: who comes back needs them too."""

    def save(self) -> None:
        """Writes the match; raises BadSave."""
        self._write(self.place)

    def save_as(self, name: str) -> None:
        """Writes the match to another file, and from now on there; raises BadSave."""
        place = Path(os.path.expanduser(name))
        if place != self.place:
            check_free(place)
        self._write(place)
        self.place = place

    def _write(self, place: Path) -> None:
        seats = self._match.seats
        notes: dict[str, Any] = {
            PEOPLE: [seats[seat] for seat in self._people],
            BOTS: {seats[seat]: bot.name for seat, bot in self._bots.items()},
        }
        if stops := self._auto_pass.notes(seats):
            notes[STOPS] = stops
        write_safely(place, self._match.save(notes))

    def command(self, *arguments: str) -> str:
        """What to type for another command of Maester that is about this match."""
        return typed_command(self.modules, *arguments, str(self.place))
