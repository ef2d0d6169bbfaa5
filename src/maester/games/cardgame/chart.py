"""What a chart of a finished match shows: power, characters in play and cards in hand at the end of each round."""

from __future__ import annotations

from typing import Any


def point(view: dict[str, Any]) -> tuple[int, dict[str, dict[str, float]]]:
    """The round of a view, and the numbers of that moment by their name and House."""
    table = view["table"]
    players = {player["house"]: player for player in table["players"]}
    return table["round"], {
        "power": {house: float(player["power"]) for house, player in players.items()},
        "characters": {house: float(_characters(player)) for house, player in players.items()},
        "hand": {house: float(player["hand_size"]) for house, player in players.items()},
    }


def _characters(player: dict[str, Any]) -> int:
    return sum(card["type"] == "character" for card in player["in_play"])
