"""Whom a piece of a text speaks of, and what follows where that is a Castle Wall: no effects concern those (p. 30), so
that a condition about one doesn't hold, a change that depends on one isn't made, and an operation on one is left out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from maester.games.miniatures.names import is_wall
from maester.games.miniatures.pieces.situations import Role, Situation


def speaks_of_wall(piece: msgspec.Struct, situation: Situation) -> bool:
    """Does a piece speak of somebody who is a Castle Wall? Only the two that a moment is about can be one."""
    if not is_wall(situation.unit) and not is_wall(situation.other):
        return False
    return any(is_wall(situation.who(role)) for role in roles_in(piece))


@lru_cache(maxsize=4096)
def roles_in(piece: msgspec.Struct) -> frozenset[Role]:
    """The roles that a piece names, at any depth."""
    return _roles(tuple(getattr(piece, field) for field in piece.__struct_fields__))


def _roles(value: Any) -> frozenset[Role]:
    # Only pieces are remembered: as keys the role `Role.OTHER` and the number 2 would be the same.
    if isinstance(value, Role):
        return frozenset((value,))
    if isinstance(value, msgspec.Struct):
        return roles_in(value)
    return frozenset().union(*map(_roles, value)) if isinstance(value, tuple) else frozenset()
