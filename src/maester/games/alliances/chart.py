"""What a chart of a finished match shows: the power of councils and the number of tokens at the end of each round."""

from __future__ import annotations

from typing import Any

from maester.games.alliances.box import SEASONS


def point(view: dict[str, Any]) -> tuple[int, dict[str, dict[str, float]]]:
    """The round of a view, counted from the first round of the match, and the numbers of that moment."""
    table, seats = view["table"], view["seats"]
    seasons_past = SEASONS.index(table["season"]) - SEASONS.index(table["first_season"])
    councils = {seat: (table["councils"][number - 1], table["councils"][number]) for number, seat in enumerate(seats)}
    return seasons_past * table["rounds"] + table["round"], {
        "small-council": {seat: float(min(one["power"] for one in own)) for seat, own in councils.items()},
        "both-councils": {seat: float(sum(one["power"] for one in own)) for seat, own in councils.items()},
        "tokens": {seat: float(sum(len(one["tokens"]) for one in own)) for seat, own in councils.items()},
    }
