"""What the tests of movements share: a unit of red's that is about to move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.miniatures.language import Battle, lines, scenario

SWORDS = "red: stark-sworn-swords @ 24 10 0"
"""Speed 5. Their tray is 5.5 in wide and 4.8 in deep: its front edge lies at y = 12.4."""


def moving(action: str, *units: str, **position: Any) -> Battle:
    """Red's first unit performs this action."""
    return scenario(*lines(units or (SWORDS,)), **position).activate("red-1").act(action)


def maneuvering(*units: str, **position: Any) -> Battle:
    return moving("maneuver", *units, **position)


def marching(*units: str, **position: Any) -> Battle:
    return moving("march", *units, **position)


def retreating(die: int, *units: str, **position: Any) -> Battle:
    """Red's first unit Retreats with this die."""
    return scenario(*lines(units), **position).activate("red-1").dice(retreat=die).act("retreat")


def nearest(game: Battle, move: str) -> str | None:
    """The legal move that is told with the refusal of this one."""
    refusal = game.match.why_not("red", move)
    assert refusal is not None, f"{move} is not refused"
    return None if refusal.nearest is None else game.match.text(refusal.nearest)


def path(game: Battle, unit: str = "red-1") -> list[tuple[float, float, float]]:
    """The way on which a unit was moved last, in inches and degrees."""
    found: Sequence[Any] = [event["path"] for event in game.events("moved") if event["unit"] == unit][-1]
    return [(x / 1000, y / 1000, bearing / 100) for x, y, bearing in found]
