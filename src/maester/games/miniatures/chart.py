"""What a chart of a finished battle shows: Victory Points of each side, and the points of its army that are left."""

from __future__ import annotations

from typing import Any


def point(view: dict[str, Any]) -> tuple[int, dict[str, dict[str, float]]]:
    """The Round of a view, and the numbers of that moment by their name and seat."""
    table = view["table"]
    return table["round"], {
        name: {player["seat"]: float(player[name]) for player in table["players"]}
        for name in ("victory_points", "points_left")
    }
