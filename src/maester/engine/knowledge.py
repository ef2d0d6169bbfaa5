"""Knowledge is state: for each hidden component, who knows it.

Components (cards, tokens) are numbers; `known[component]` is a set of seats as bits. A seat knows a card that it
holds, that it looked at, passed on in a draft, or saw go from the table to a hand. Shuffling clears it. What a seat
can't know is dealt anew among the places where it could lie (`places.py`).
"""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine.names import Seat

SPECTATOR = 1 << 31
"""The bit of those who only watch: what everybody knows, they know too."""
EVERYBODY = 2 * SPECTATOR - 1


def bits(seats: Iterable[Seat]) -> int:
    """A set of seats as one number."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def bit(seat: Seat | None) -> int:
    """A seat as a set of one; None is a spectator."""
    return SPECTATOR if seat is None else 1 << seat
