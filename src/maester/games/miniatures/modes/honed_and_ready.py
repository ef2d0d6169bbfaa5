"""Honed and Ready (p. 34): five Objectives, two Castle Walls on the flanks, and arrows from them."""

from __future__ import annotations

from typing import Final

from maester.engine import Event, Procedure, Step
from maester.games.miniatures.attacking import automatic_hits
from maester.games.miniatures.box import BOX, SIEGE_FILE
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import NO_CREDIT
from maester.games.miniatures.geometry.numbers import INCH
from maester.games.miniatures.geometry.placing import along_flanks
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.modes.covering import FIRST_SCORING, CoveringMode, five_tokens
from maester.games.miniatures.names import ARROW_RAIN, NO_UNIT, Unit, owner
from maester.games.miniatures.objectives import score_controlled
from maester.games.miniatures.pieces.move_operations import EFFECT_DIE
from maester.games.miniatures.rolling import throw
from maester.games.miniatures.standing import controls
from maester.games.miniatures.terrain import kind_named, lay
from maester.games.miniatures.terrain_rules import Kept, NotLaid, TerrainRules
from maester.games.miniatures.terrain_set_up import TerrainReady

CENTRE: Final = 0
"""The token in the middle; the others are those near the Castle Walls (ruling.har-near-walls)."""
ARROWS: Final = 2
"""A unit suffers as many Hits as a d3 shows, and so many more."""
WALL: Final = BOX.castle_wall.id
TERRAIN: Final = TerrainRules(
    not_laid=(NotLaid("mode-har.no-impassable-terrain", keyword="impassable"),),
    closed_zones=(),
    others=None,
    of_mode=(WALL,),
    near_of_mode=Kept("mode-har.terrain-anywhere", INCH),
)


class ArrowsFell(Event, frozen=True):
    """Arrows from the Castle Walls fall on a unit: so many Hits, which are no attack."""

    unit: Unit
    hits: int


class HonedAndReady(CoveringMode):
    """Objectives score as always; those near the Castle Walls draw arrows."""

    texts = (ARROW_RAIN,)
    data_files = (SIEGE_FILE,)

    def tokens(self, table: Area) -> tuple[tuple[int, int], ...]:
        return five_tokens(table)

    def battlefield_steps(self) -> tuple[Step, ...]:
        return (LayCastleWalls(),)

    def terrain_rules(self, game: Field) -> TerrainRules:
        return TERRAIN

    def score(self, game: Field) -> None:
        """Right after the Victory Points every unit that Controls an Objective near the Castle Walls is shot at, one
        after another (p. 34, ruling.har-near-walls).
        """
        if game.round >= FIRST_SCORING:
            score_controlled(game)
            found = {controls(game, token) for token in range(len(game.token)) if token != CENTRE} - {NO_UNIT}
            seats = game.order_of_play()
            game.then(*map(ArrowRain, sorted(found, key=lambda unit: (seats.index(owner(unit)), unit))))


class LayCastleWalls(Procedure[Field], frozen=True):
    """A Castle Wall lies flush along the middle of each flank edge (ruling.har-layout); it is Impassable terrain."""

    def run(self, game: Field) -> None:
        for pose in along_flanks(game.table, BOX.castle_wall.depth):
            lay(game, WALL, pose)
        game.tell(TerrainReady((kind_named(game, WALL),) * 2))


class ArrowRain(Procedure[Field], frozen=True):
    """A unit suffers d3+2 Hits, with Defense rolls and without a Panic Test; no player is responsible."""

    unit: Unit

    def run(self, game: Field) -> None:
        if game.stands(self.unit):
            (die,) = throw(game, self.unit, EFFECT_DIE, 3)
            game.tell(ArrowsFell(self.unit, die + ARROWS))
            automatic_hits(game, self.unit, die + ARROWS, ARROW_RAIN, NO_CREDIT)


MODE: Final = HonedAndReady()
