"""Terrain on the battlefield (p. 26, 27): a ready layout, pieces that the players choose, or random ones."""

from __future__ import annotations

from typing import Final

from maester.engine import Event, Procedure
from maester.games.miniatures.field import Field
from maester.games.miniatures.forms import TerrainKind
from maester.games.miniatures.geometry.placing import from_middle
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.roll_offs import roll_off
from maester.games.miniatures.terrain import LayPiece, LayPieceAlone, kind_named, lay
from maester.games.miniatures.terrain_random import CountRandomTerrain

READY, CHOSEN, RANDOM_TERRAIN = "ready", "chosen", "random"
"""Values of the option `terrain`."""
PIECES: Final = 4
"""How many pieces are chosen, unless the players agree on another number (p. 26)."""
MOST_PIECES_AGREED: Final = 12


class TerrainReady(Event, frozen=True):
    """The terrain of the ready layout lies on the table."""

    kinds: tuple[TerrainKind, ...]


class SetUpTerrain(Procedure[Field], frozen=True):
    """Terrain is placed after the Objective tokens (p. 26). Chosen terrain: the players roll off, and whoever rolls
    higher begins. Where the mode names the one who lays terrain (p. 30), that player chooses it.
    """

    def run(self, game: Field) -> None:
        rules = mode_of(game).terrain_rules(game)
        if game.option("terrain") == READY:
            for kind, x, y, bearing in rules.ready:
                lay(game, kind, from_middle(game.table, x, y, bearing))
            game.tell(TerrainReady(tuple([kind_named(game, kind) for kind, *_ in rules.ready])))
        elif rules.only is not None:
            game.then(LayPieceAlone(rules.only, rules.most))
        elif game.option("terrain") == CHOSEN:
            game.then(LayPiece(roll_off(game, "terrain"), game.option("pieces")))
        else:
            game.then(CountRandomTerrain())
