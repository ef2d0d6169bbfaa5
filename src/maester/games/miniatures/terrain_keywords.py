"""Which pieces of terrain have a keyword for a unit (p. 24): texts may take keywords away, or give them to all."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.names import Unit
from maester.games.miniatures.pieces.changes import AllTerrainIs, IgnoresTerrain
from maester.games.miniatures.standing import about


def pieces_for(game: Field, unit: Unit, keyword: str) -> list[int]:
    """The pieces on the table that have a keyword as far as this unit is concerned."""
    if not game.terrain:
        return []
    if any(keyword in change.keywords for _, change, _ in about(game, unit, IgnoresTerrain)):
        return []
    if any(change.keyword == keyword for _, change, _ in about(game, unit, AllTerrainIs)):
        return game.pieces_on_table()
    return game.pieces_with(keyword)
