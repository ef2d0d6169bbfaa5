"""What a chart of a finished match shows: castles, supply and Power of each house at the end of each round."""

from __future__ import annotations

from typing import Any


def point(view: dict[str, Any]) -> tuple[int, dict[str, dict[str, float]]]:
    """The round of a view, and the numbers of that moment by their name and house."""
    table = view["table"]
    return table["round"], {
        name: {house["house"]: float(house[name]) for house in table["houses"]}
        for name in ("castles", "supply", "power")
    }
