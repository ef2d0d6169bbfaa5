"""What a march remembers while it is planned and carried out."""

from __future__ import annotations

from maester.engine import Frame, Seat
from maester.games.boardgame.components import NO_UNITS, Area, Units, add


class March(Frame, kw_only=True):
    """A march while it is planned and carried out."""

    seat: Seat
    source: Area
    modifier: int
    groups: tuple[tuple[Area, Units], ...] = ()
    """Where units go, and which."""
    attack: Area | None = None
    """The one area that this march attacks: a combat, or a Neutral Force."""
    support: tuple[tuple[Area, tuple[Area, ...]], ...] = ()
    """The Neutral Forces against which support was called already, and the areas that gave it."""

    def moved(self) -> Units:
        """All units that march away."""
        moved = NO_UNITS
        for _, units in self.groups:
            moved = add(moved, units)
        return moved

    def goes_to(self, target: Area) -> bool:
        return any(area == target for area, _ in self.groups)
