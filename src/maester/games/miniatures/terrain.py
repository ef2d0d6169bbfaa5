"""Terrain on the battlefield (p. 24 to 27): a ready layout, or pieces that the players choose and lay in turn."""

from __future__ import annotations

from typing import ClassVar

from maester.engine import Domain, Event, Move, Pass, PickIn, Procedure, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.forms import TERRAIN_KINDS, TerrainKind
from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.geometry.placing import from_middle
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.roll_offs import roll_off
from maester.games.miniatures.terrain_places import LayTerrain, PlacesOrNoMore, TerrainPlaces

READY, CHOSEN = "ready", "chosen"
"""Values of the option `terrain`."""


class TerrainLaid(Event, frozen=True):
    """A player lays a piece of terrain."""

    seat: Seat
    kind: TerrainKind
    pose: Pose


class TerrainReady(Event, frozen=True):
    """The terrain of the ready layout lies on the table."""

    kinds: tuple[TerrainKind, ...]


def lay(game: Field, kind: TerrainKind, pose: Pose) -> None:
    """Puts a piece onto the table."""
    game.terrain.append(TERRAIN_KINDS[kind])
    game.terrain_pose.append(pose)


class SetUpTerrain(Procedure[Field], frozen=True):
    """Terrain is placed after the Objective tokens (p. 26). Chosen terrain: the players roll off, and whoever rolls
    higher begins; or the mode names the one who lays it (p. 30).
    """

    def run(self, game: Field) -> None:
        rules = mode_of(game).terrain_rules(game)
        if game.option("terrain") == CHOSEN:
            if rules.only is None:
                game.then(LayPiece(roll_off(game, "terrain"), game.option("pieces")))
            else:
                game.then(LayPieceAlone(rules.only, rules.most))
        else:
            kinds = [TerrainKind(TERRAIN_KINDS.index(name)) for name, *_ in rules.ready]
            for kind, (_, x, y, bearing) in zip(kinds, rules.ready, strict=True):
                lay(game, kind, from_middle(game.table, x, y, bearing))
            game.tell(TerrainReady(tuple(kinds)))


class LayPiece(PickIn[Field], frozen=True):
    """The players take turns to pick a piece from the pool and lay it, until there are as many as agreed (p. 26). The
    pool has every kind without limit; where no piece fits any more, the rest is left out (ruling.terrain-turn-order).
    """

    seat: Seat
    left: int
    moves: ClassVar[tuple[type[Move], ...]] = (LayTerrain,)
    rules: ClassVar[tuple[str, ...]] = (
        "setup.terrain-chosen",
        "setup.terrain-not-in-deployment",
        "setup.terrain-spacing",
    )

    def domain(self, game: Field) -> Domain | None:
        places = terrain_places(game)
        return places if places.candidates() else None

    def answer(self, game: Field, seat: Seat, move: LayTerrain) -> None:
        lay(game, move.kind, move.pose)
        game.tell(TerrainLaid(seat, move.kind, move.pose))
        if self.left > 1:
            game.then(LayPiece(game.opponent_of(seat), self.left - 1))


class LayPieceAlone(LayPiece, frozen=True):
    """One player alone lays terrain: some pieces at most, and no more than he likes (p. 30)."""

    moves = (LayTerrain, Pass)
    rules = ("mode-asos.terrain",)

    def domain(self, game: Field) -> Domain | None:
        places = terrain_places(game)
        return PlacesOrNoMore(places) if places.candidates() else None

    def answer(self, game: Field, seat: Seat, move: LayTerrain | Pass) -> None:
        if isinstance(move, Pass):
            return
        lay(game, move.kind, move.pose)
        game.tell(TerrainLaid(seat, move.kind, move.pose))
        if self.left > 1:
            game.then(LayPieceAlone(seat, self.left - 1))


def terrain_places(game: Field) -> TerrainPlaces:
    """Where players may lay which terrain, as things stand."""
    rules = mode_of(game).terrain_rules(game)
    zones = mode_of(game).zones(game.table)
    return TerrainPlaces(
        game.table,
        tuple([zones[edge] for edge in rules.closed_zones]),
        tuple([game.token_shape(token) for token in range(len(game.token))]),
        tuple(
            [
                (TerrainKind(TERRAIN_KINDS.index(game.terrain[piece])), pose)
                for piece, pose in enumerate(game.terrain_pose)
                if pose is not None
            ]
        ),
        rules,
    )
