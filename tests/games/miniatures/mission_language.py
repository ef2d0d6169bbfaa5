"""What tests of Missions share: a Round that ends at once with a Mission revealed, and what it has scored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.miniatures.language import Battle, scenario

WINDS, WINGS = "winds-of-winter", "dark-wings-dark-words"
SWORN, GUARDS, BOWMEN = "stark-sworn-swords", "lannister-guardsmen", "stark-bowmen"
CORNERS = (f"red: {BOWMEN} @ 36 5 0 activated", f"blue: {GUARDS} @ 36 43 180 activated")
"""A unit of each side that stands out of the way, in the own deployment zone."""
FIVE = ("24 24", "6 18", "42 18", "6 30", "42 30")
THREE = ("6 24", "24 24", "42 24")


def revealed(mission: int, *units: str, by: str = "red", ncus: Sequence[str] = (), **more: Any) -> Battle:
    """Round 2 of Winds of Winter ends, since all are activated, and this Mission was revealed."""
    other = "blue" if by == "red" else "red"
    missions = {
        "hands": {by: [number for number in (1, 2, 11, 12) if number != mission], other: [3, 4, 11, 12]},
        "active": [f"{by} {mission}"],
        **more.pop("missions", {}),
    }
    activated = tuple(unit if "activated" in unit else f"{unit} activated" for unit in units)
    objectives = more.pop("objectives", FIVE)
    position = {"missions": missions, "ncus": list(ncus), **more.pop("position", {})}
    return scenario(*activated, *CORNERS, objectives=objectives, position=position, mode=WINDS, **more)


def fighting(mission: int, *units: str, **more: Any) -> Battle:
    """The same, with the turn of a player before the Round ends: whoever isn't activated is said so."""
    missions = {"hands": {"red": [1, 11, 12], "blue": [1, 11, 12]}, "active": [f"blue {mission}"]}
    position = {"missions": {**missions, **more.pop("missions", {})}, **more.pop("position", {})}
    return scenario(*units, position=position, mode=WINDS, **more)


def wings(*units: str, missions: dict[str, Any] | None = None, **more: Any) -> Battle:
    """Dark Wings, Dark Words with Active Missions 1 and 9, and 2 and 3 in reserve, unless others are said."""
    laid = {"active": ["1", "9"], "reserve": ["2", "3"], **(missions or {})}
    objectives = more.pop("objectives", THREE)
    position = {"missions": laid, **more.pop("position", {})}
    return scenario(*(units or CORNERS), objectives=objectives, position=position, mode=WINGS, **more)


def scored(game: Battle) -> dict[str, dict[str, int]]:
    """The Victory Points of each player by source, where there are any."""
    return {player["seat"]: dict(player["scored"]) for player in game.view()["players"] if player["scored"]}


def missions(game: Battle, viewer: str | None = None) -> dict[str, Any]:
    """What a player sees of the Mission cards."""
    shown: dict[str, Any] = game.view(viewer)["mode"]["missions"]
    return shown


def active(game: Battle) -> list[int]:
    return [one["mission"] for one in missions(game)["active"]]


def progress(game: Battle, mission: int, seat: str) -> dict[str, Any]:
    """How near the side of a player is to fulfilling a Mission that lies open."""
    found = next(one for one in missions(game)["active"] if one["mission"] == mission)
    return next(one for one in found["sides"] if seat in one["seats"])
