"""Castle Walls (p. 30): neither Terrain nor Combat Units. Charges and Melee Attacks may be aimed at them, as if they
were enemy units; nothing else damages them, and no text sees them (`pieces.roles`).

All that lies behind their front faces, with the gaps between them, is closed to trays (`Field.ground`), so that they
can be reached from their front only and hide nobody (ruling.castle-wall-behind).
"""

from __future__ import annotations

from typing import Final

from maester.engine import Event, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.names import Unit, number_of_wall
from maester.games.miniatures.victory import score

HITS_FOR_A_WOUND: Final = 2
"""A Castle Wall suffers a Wound for so many Hits of an attack, rounded down (ruling.castle-wall-stats)."""
DESTROYED_WALLS: Final = "castle-walls"
"""Victory Points for destroyed Castle Walls."""


class WallDamaged(Event, frozen=True):
    """A Castle Wall suffers Wounds, and has so many left."""

    wall: Unit
    wounds: int
    left: int


class WallDestroyed(Event, frozen=True):
    """A Castle Wall is destroyed: it stays where it is, and engages nobody any more."""

    wall: Unit


class WallRepaired(Event, frozen=True):
    """A Castle Wall has Wounds healed, and has so many left."""

    wall: Unit
    wounds: int
    left: int


def batter(game: Field, wall: Unit, hits: int, seat: Seat) -> int:
    """A Castle Wall is hit by an attack: it makes no Defense rolls and no tests. Whoever destroys it scores 5 Victory
    Points, and has no Surge Forward (p. 30, ruling.castle-wall-combat). How many Wounds does it suffer?
    """
    left = game.walls[number_of_wall(wall)]
    wounds = min(hits // HITS_FOR_A_WOUND, left)
    if wounds:
        _set_wounds(game, wall, left - wounds)
        game.tell(WallDamaged(wall, wounds, left - wounds))
        if wounds == left:
            game.tell(WallDestroyed(wall))
            score(game, seat, DESTROYED_WALLS, game.box.siege_wall.victory_points)
    return wounds


def repair(game: Field, wall: Unit, wounds: int) -> None:
    """A Castle Wall that isn't destroyed has Wounds healed, up to those that it began with."""
    left = game.walls[number_of_wall(wall)]
    healed = min(wounds, game.box.siege_wall.wounds - left)
    if left and healed:
        _set_wounds(game, wall, left + healed)
        game.tell(WallRepaired(wall, healed, left + healed))


def damaged_walls(game: Field) -> list[Unit]:
    """The Castle Walls that have lost Wounds and aren't destroyed."""
    most = game.box.siege_wall.wounds
    return [wall for wall in game.intact_walls() if game.walls[number_of_wall(wall)] < most]


def _set_wounds(game: Field, wall: Unit, wounds: int) -> None:
    walls = list(game.walls)
    walls[number_of_wall(wall)] = wounds
    game.walls = tuple(walls)
