"""Which bots there are for which game."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from maester.bots.bot import Bot
from maester.bots.random_bot import RandomBot
from maester.engine import definition_of
from maester.errors import BadOption, shown

Maker = Callable[[int], Bot]

EVERYWHERE: dict[str, Maker] = {RandomBot.name: RandomBot}
"""Bots that play any game."""

BUILT_IN: dict[str, str] = {
    "alliances": "maester.bots.alliances",
    "boardgame": "maester.bots.boardgame",
    "cardgame": "maester.bots.cardgame",
}
"""Games with bots of their own: the module whose `BOTS` names them, weakest first. Imported when first asked for."""

_registered: dict[str, dict[str, Maker]] = {}


def register_bot(game: str, name: str, maker: Maker) -> None:
    """Makes a bot from outside this package known."""
    if name in _bots(game):
        raise ValueError(f"there is already a bot called {name} for {game}")
    _registered.setdefault(game, {})[name] = maker


def known_bots(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, weakest first."""
    return tuple(_bots(game))


def make_bot(game: str, name: Any, seed: int = 0) -> Bot:
    """A bot by its name; raises BadOption."""
    bots = _bots(game)
    if not isinstance(name, str) or name not in bots:
        raise BadOption("unknown-bots", name=shown(name), known=list(bots))
    return bots[name](seed)


def default_bot(game: str) -> str:
    """The name of the bot that people play against if they name none."""
    return known_bots(game)[-1]


def _bots(game: str) -> dict[str, Maker]:
    definition_of(game)
    own: dict[str, Maker] = importlib.import_module(BUILT_IN[game]).BOTS if game in BUILT_IN else {}
    return {**EVERYWHERE, **own, **_registered.get(game, {})}
