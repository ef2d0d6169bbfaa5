"""A Game Mode that is still to be drawn (p. 26): the armies are chosen before it is known."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.box import SIEGE_FILE
from maester.games.miniatures.geometry.placing import strip
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.mission_records import FILE
from maester.games.miniatures.modes import Mode


class StillToBeDrawn(Mode):
    """Nothing is decided, so the deployment zones have no depth yet."""

    data_files = (FILE, SIEGE_FILE)

    def zones(self, table: Area) -> tuple[Area, Area]:
        return strip(table, 0, 0), strip(table, 1, 0)


MODE: Final = StillToBeDrawn()
