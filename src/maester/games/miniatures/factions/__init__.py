"""What the texts of the cards do: a file per faction, and those that several factions share.

Each module has `TEXTS`, by the id of the ability; modules are found by listing this folder, so that a new faction is a
new file. No other file names an ability.
"""

from __future__ import annotations

import importlib
import pkgutil

from maester.games.miniatures.pieces.texts import Text


def all_texts() -> dict[str, Text]:
    """The texts of all modules of this folder; raises ValueError if two modules have the same one."""
    found: dict[str, Text] = {}
    for module in sorted(one.name for one in pkgutil.iter_modules(__path__)):
        texts: dict[str, Text] = importlib.import_module(f"{__name__}.{module}").TEXTS
        twice = found.keys() & texts.keys()
        if twice:
            raise ValueError(f"{module} has texts that stand elsewhere, too: {sorted(twice)}")
        found |= texts
    return found


TEXTS = all_texts()
