"""All operations: what msgspec reads an effect of the card file into. A new chapter of operations is named here."""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

from maester.games.alliances import (
    ally_deck_operations,
    ally_operations,
    bid_operations,
    claims,
    deck_operations,
    gain_operations,
    hand_operations,
    lasting_rules,
    placement,
    reveal_operations,
    token_operations,
    turn_operations,
    values,
)
from maester.games.alliances.vocabulary import Operation

CHAPTERS: Final = (
    hand_operations, deck_operations, bid_operations, values, turn_operations, gain_operations, token_operations,
    ally_operations, ally_deck_operations, reveal_operations, placement, claims, lasting_rules,
)  # fmt: skip


def _operations_of(chapter: ModuleType) -> Iterator[type[Operation]]:
    for found in vars(chapter).values():
        is_own = isinstance(found, type) and found.__module__ == chapter.__name__
        if is_own and issubclass(found, Operation) and found.moments:
            yield found


OPERATIONS: Final[dict[str, type[Operation]]] = {
    str(kind.__struct_config__.tag): kind for chapter in CHAPTERS for kind in _operations_of(chapter)
}
"""By their words."""
AnyOperation: Any = functools.reduce(operator.or_, OPERATIONS.values())
