"""What lasts for a time, and what may be done only so often in it.

The times of a game lie inside each other: a challenge in a phase, a phase in a round. A game numbers them from the
innermost outward, and when one ends, all that lasted until then ends with it, and all that lasted for a shorter time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

import msgspec


class Lasts(Protocol):
    """A lasting effect, or anything else that ends with a time: a frozen value of the game's own."""

    @property
    def until(self) -> int:
        """The number of the time with whose end it ends."""


Lasting = TypeVar("Lasting", bound=Lasts)


def still_lasting(items: Iterable[Lasting], ended: int) -> tuple[Lasting, ...]:
    """What is left of these when a time has ended."""
    return tuple([item for item in items if item.until > ended])


class LimitedUse(msgspec.Struct, frozen=True, array_like=True):
    """A use of something that may be used only so often in a time."""

    what: int
    """The text, the order, the ability."""
    by: int
    """For whom it counts: the card, the unit, the player."""
    until: int
    """The number of the time in which it counts."""


def times_used(uses: Iterable[LimitedUse], what: int, by: int) -> int:
    """How often this was used, as far as it still counts."""
    return sum([use.what == what and use.by == by for use in uses])
