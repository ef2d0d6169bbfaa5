"""Which bots there are for which game: its own (`Companions.bots`), those of others, and those that play any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from maester.bots.bot import Bot
from maester.bots.random_bot import RandomBot
from maester.engine import definition_of
from maester.engine.definition import referred
from maester.errors import BadOption, shown

Maker = Callable[[int], Bot]

EVERYWHERE: dict[str, Maker] = {RandomBot.name: RandomBot}
"""Bots that play any game."""

_registered: dict[str, dict[str, Maker]] = {}


def register_bot(game: str, name: str, maker: Maker) -> None:
    """Makes a bot for somebody else's game known."""
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
    own: Mapping[str, Maker] = referred(definition_of(game).companions.bots) or {}
    return {**EVERYWHERE, **own, **_registered.get(game, {})}
