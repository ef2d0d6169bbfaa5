"""What can't be in a position, each with the rule that it breaks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from maester.engine import Fault
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.shapes import is_inside, overlaps
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import UNIT_NAMES


def faults(game: Field) -> Iterator[Fault]:
    """What can't be in a position from which a battle starts."""
    for unit in game.on_table():
        if not game.wounds[unit]:
            yield Fault("unit.destroyed", "units", UNIT_NAMES[unit])
        if not is_inside(game.rectangle(unit), game.table):
            yield Fault("ruling.board-edge", "units", UNIT_NAMES[unit])
        elif not is_inside(game.rectangle(unit), game.ground):
            yield Fault("ruling.castle-wall-behind", "units", UNIT_NAMES[unit])
        for piece in game.pieces_with("impassable"):
            if overlaps(game.rectangle(unit), game.terrain_shape(piece)):
                yield Fault("terrain-keyword.impassable", "units", UNIT_NAMES[unit])
    for unit, other in combinations(game.on_table(), 2):
        if overlaps(game.rectangle(unit), game.rectangle(other)):
            yield Fault("move.no-end-on-friends", "units", f"{UNIT_NAMES[unit]}, {UNIT_NAMES[other]}")
    for piece in game.pieces_on_table():
        if not is_inside(game.terrain_shape(piece), game.table):
            yield Fault("ruling.terrain-placement-measure", "terrain", game.terrain[piece])
    for side in map(game.members, game.sides):
        if not game.friends_of(side[0]) and not game.eliminated[side[0]]:
            yield Fault("victory.no-combat-units", "units", str(side[0]))
    if not 1 <= game.round <= game.last_round:
        yield Fault("term.round", "round", str(game.round))
    yield from mode_of(game).faults(game)
