"""Terrain that the players choose from a pool and lay, in turn or one of them alone (p. 26, 30)."""

from __future__ import annotations

from typing import ClassVar

from maester.engine import Domain, Event, Move, Pass, PickIn, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.forms import TerrainKind
from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.modes import closed_zones, mode_of
from maester.games.miniatures.terrain_places import LayTerrain, PlacesOrNoMore, TerrainPlaces


class TerrainLaid(Event, frozen=True):
    """A player lays a piece of terrain."""

    seat: Seat
    kind: TerrainKind
    pose: Pose


def kind_named(game: Field, name: str) -> TerrainKind:
    """The kind of terrain of that name."""
    return TerrainKind(list(game.box.terrain).index(name))


def pool(game: Field) -> tuple[TerrainKind, ...]:
    """What players may choose from: every listed piece, each without limit (ruling.terrain-turn-order)."""
    return tuple(kind_named(game, name) for name in game.box.terrain_pool)


def lay(game: Field, kind: str, pose: Pose) -> None:
    """Puts a piece onto the table."""
    game.terrain.append(kind)
    game.terrain_pose.append(pose)


def lay_piece(game: Field, seat: Seat, move: LayTerrain) -> None:
    """A player lays a piece."""
    lay(game, game.box.terrain_kinds[move.kind].id, move.pose)
    game.tell(TerrainLaid(seat, move.kind, move.pose))


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
        lay_piece(game, seat, move)
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
        lay_piece(game, seat, move)
        if self.left > 1:
            game.then(LayPieceAlone(seat, self.left - 1))


def terrain_places(game: Field) -> TerrainPlaces:
    """Where players may lay which terrain, as things stand."""
    rules = mode_of(game).terrain_rules(game)
    return TerrainPlaces(
        game.table,
        closed_zones(game),
        tuple([game.token_shape(token) for token in range(len(game.token))]),
        tuple(
            [
                (kind_named(game, game.terrain[piece]), pose)
                for piece, pose in enumerate(game.terrain_pose)
                if pose is not None
            ]
        ),
        game.box.terrain_kinds,
        pool(game),
        rules,
    )
