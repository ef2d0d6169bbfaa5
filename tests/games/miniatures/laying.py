"""What tests of terrain share: moves that lay a piece, and a table on which some lies."""

from __future__ import annotations

from collections.abc import Sequence

from maester.games.miniatures.box import BOX
from maester.games.miniatures.forms import TerrainKind
from maester.games.miniatures.geometry.numbers import Bearing, inches
from maester.games.miniatures.geometry.shapes import Area, Circle
from maester.games.miniatures.terrain_places import LayTerrain, TerrainPlaces
from maester.games.miniatures.terrain_rules import AS_ALWAYS, TerrainRules

TERRAIN_KINDS = tuple(BOX.terrain)
POOL = tuple(TerrainKind(TERRAIN_KINDS.index(kind)) for kind in BOX.terrain_pool)


def lay(kind: str, x: float, y: float, face: float = 0) -> LayTerrain:
    number = TerrainKind(TERRAIN_KINDS.index(kind))
    return LayTerrain(number, inches(x), inches(y), Bearing(round(face * 100)))


def places_on(
    table: Area,
    zones: Sequence[Area],
    tokens: Sequence[Circle],
    laid: Sequence[LayTerrain],
    rules: TerrainRules = AS_ALWAYS,
) -> TerrainPlaces:
    """Where players may lay terrain on a table with zones, Objective tokens and terrain."""
    pieces = tuple((move.kind, move.pose) for move in laid)
    return TerrainPlaces(table, tuple(zones), tuple(tokens), pieces, BOX.terrain_kinds, POOL, rules)
