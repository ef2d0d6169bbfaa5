"""Bases: states of a match along its way, so that going back far doesn't play all of it again.

Near the end there is one at every so many moves, and the further back the fewer: to go back some moves plays about as
many again, however long the match is. A base is bytes: about a kilobyte, and nothing for the garbage collector.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

STRIDE = 16
"""Bases are at least so many moves apart."""


class Base(NamedTuple):
    """The state after the first `moves` moves of those that count."""

    moves: int
    state: bytes


Bases = tuple[Base, ...]
"""From the oldest to the newest. A tuple, so that copies of a match share it."""


def is_due(bases: Bases, moves: int) -> bool:
    """Should there be a base after so many moves?"""
    return not bases or moves - bases[-1].moves >= STRIDE


def with_base(bases: Bases, moves: int, state: bytes) -> Bases:
    """One more. Of those that are between so and twice so many moves old, the oldest is kept."""
    kept: list[Base] = []
    age = -1
    for base in bases:
        before, age = age, ((moves - base.moves) // STRIDE).bit_length()
        if age != before:
            kept.append(base)
    return (*kept, Base(moves, state))


def up_to(bases: Iterable[Base], moves: int) -> Bases:
    """Those that still stand when only so many moves are left."""
    return tuple(base for base in bases if base.moves <= moves)
