"""Knowledge is state: for each hidden component, who knows it.

Components (cards, tokens) are numbers; `known[component]` is a set of seats as bits. A seat knows a card that it
holds, that it looked at, passed on in a draft, or saw go from the table to a hand. Shuffling clears it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from maester.engine.names import Seat

Component = TypeVar("Component", bound=int)

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


def redeal(
    known: list[int], seat: Seat | None, rng: Random, piles: Sequence[tuple[Component, ...]]
) -> list[tuple[Component, ...]]:
    """The same piles with the components that the seat doesn't know dealt anew among their places.

    Whoever knew the component in a place knows the new one there: that somebody looked at the top card may
    be common knowledge, which card it was is not. Components in different piles must look the same from behind.
    How they are dealt depends on the generator and on what the seat knows, and on nothing else.
    """
    mine = bit(seat)
    hidden = [component for pile in piles for component in pile if not known[component] & mine]
    knowers = [known[component] for component in hidden]
    moved = set(hidden)
    hidden.sort()
    rng.shuffle(hidden)
    for component, mask in zip(hidden, knowers, strict=True):
        known[component] = mask
    dealt = iter(hidden)
    return [tuple(next(dealt) if component in moved else component for component in pile) for pile in piles]
