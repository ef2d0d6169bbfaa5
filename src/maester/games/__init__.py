"""The games, one package each; they know the engine, nothing above it, and not each other.

`maester.games()` lists them. Python lets a package and a function share that name only if the package can be called,
so this one can: otherwise importing a game would take the function's place.
"""

import sys
from types import ModuleType

from maester.engine.create import games
from maester.engine.info import GameInfo


class _Games(ModuleType):
    def __call__(self) -> list[GameInfo]:
        return games()


sys.modules[__name__].__class__ = _Games
