"""Terrain on the battlefield (p. 24 to 27): a ready layout, or pieces that the players choose and lay in turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Final

from maester.engine import Domain, Event, Move, PickIn, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.box import BOX
from maester.games.miniatures.field import Field, terrain_shape
from maester.games.miniatures.forms import TERRAIN_KINDS, TerrainKind
from maester.games.miniatures.geometry.numbers import (
    FULL_TURN,
    INCH,
    QUARTER_TURN,
    TOLERANCE,
    Bearing,
    Inches,
    Pose,
    inches,
)
from maester.games.miniatures.geometry.placing import (
    between,
    beyond,
    depth_in,
    from_middle,
    grid,
    moved_inside,
    nearest_place,
    opposite,
)
from maester.games.miniatures.geometry.shapes import Area, Circle, Shape, distance, outline, overlap
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import SHORT_RANGE
from maester.games.miniatures.placements import ShownPlace, ShownPlacement
from maester.games.miniatures.roll_offs import roll_off

SPACING: Final = SHORT_RANGE
"""How far terrain pieces lie apart, at least (p. 26)."""
READY, CHOSEN = "ready", "chosen"
"""Values of the option `terrain`."""
READY_LAYOUT: Final = (
    ("forest", inches(-9), inches(6), 0),
    ("low-wall", inches(9), inches(6), 0),
    ("forest", inches(9), inches(-6), 0),
    ("low-wall", inches(-9), inches(-6), 0),
)
"""For quick games: kinds and places seen from the middle of the table. Half a turn changes nothing, so no zone is the
better one; each side has a wood and a wall on its way to the Objectives, and neither bars the way."""


class LayTerrain(Move, frozen=True):
    """Lays a piece of terrain somewhere."""

    kind: TerrainKind
    x: Inches
    y: Inches
    face: Bearing
    typed = "lay {kind} {x} {y} {face}"

    @property
    def pose(self) -> Pose:
        return Pose(self.x, self.y, self.face)


class TerrainLaid(Event, frozen=True):
    """A player lays a piece of terrain."""

    seat: Seat
    kind: TerrainKind
    pose: Pose


class TerrainReady(Event, frozen=True):
    """The terrain of the ready layout lies on the table."""

    kinds: tuple[TerrainKind, ...]


def shape_of(kind: TerrainKind, pose: Pose) -> Shape:
    """The outline of a piece that lies somewhere."""
    return terrain_shape(BOX.terrain[TERRAIN_KINDS[kind]], pose)


def lay(game: Field, kind: TerrainKind, pose: Pose) -> None:
    """Puts a piece onto the table."""
    game.terrain.append(TERRAIN_KINDS[kind])
    game.terrain_pose.append(pose)


class SetUpTerrain(Procedure[Field], frozen=True):
    """Terrain is placed after the Objective tokens (p. 26). Chosen terrain: the players roll off, and whoever rolls
    higher begins.
    """

    def run(self, game: Field) -> None:
        if game.option("terrain") == CHOSEN:
            game.then(LayPiece(roll_off(game, "terrain"), game.option("pieces")))
        else:
            kinds = [TerrainKind(TERRAIN_KINDS.index(name)) for name, *_ in READY_LAYOUT]
            for kind, (_, x, y, bearing) in zip(kinds, READY_LAYOUT, strict=True):
                lay(game, kind, from_middle(game.table, x, y, bearing))
            game.tell(TerrainReady(tuple(kinds)))


class LayPiece(PickIn[Field], frozen=True):
    """The players take turns to pick a piece from the pool and lay it, until there are as many as agreed (p. 26). The
    pool has every kind without limit; where no piece fits any more, the rest is left out (ruling.terrain-turn-order).
    """

    seat: Seat
    left: int
    moves = (LayTerrain,)
    rules = ("setup.terrain-chosen", "setup.terrain-not-in-deployment", "setup.terrain-spacing")

    def domain(self, game: Field) -> TerrainPlaces | None:
        places = TerrainPlaces(
            game.table,
            mode_of(game).zones(game.table),
            tuple([game.token_shape(token) for token in range(len(game.token))]),
            tuple(
                [
                    (TerrainKind(TERRAIN_KINDS.index(game.terrain[piece])), pose)
                    for piece, pose in enumerate(game.terrain_pose)
                    if pose is not None
                ]
            ),
        )
        return places if places.candidates() else None

    def answer(self, game: Field, seat: Seat, move: LayTerrain) -> None:
        lay(game, move.kind, move.pose)
        game.tell(TerrainLaid(seat, move.kind, move.pose))
        if self.left > 1:
            game.then(LayPiece(game.opponent_of(seat), self.left - 1))


class TerrainPlaces(Domain, frozen=True):
    """Where which terrain may be laid (p. 26, ruling.terrain-placement-measure)."""

    table: Area
    zones: tuple[Area, Area]
    tokens: tuple[Circle, ...]
    laid: tuple[tuple[TerrainKind, Pose], ...]

    def check(self, move: LayTerrain) -> Refusal | None:
        shape = shape_of(move.kind, move.pose)
        if "impassable" in BOX.terrain[TERRAIN_KINDS[move.kind]].keywords:
            for number, token in enumerate(self.tokens, start=1):
                if overlap(shape, token) > TOLERANCE:
                    return refuse("setup.no-impassable-on-objectives", objective=number)
        for zone in self.zones:
            depth = depth_in(shape, zone)
            if depth > TOLERANCE:
                return refuse("setup.terrain-not-in-deployment", depth=round(depth / INCH, 3))
        for kind, pose in self.laid:
            gap = distance(shape, shape_of(kind, pose))
            if gap < SPACING - TOLERANCE:
                least = round(SPACING / INCH, 3)
                return refuse("setup.terrain-spacing", other=TERRAIN_KINDS[kind], gap=round(gap / INCH, 3), least=least)
        out = beyond(shape, self.table)
        if out > TOLERANCE:
            return refuse("ruling.terrain-placement-measure", out=round(out / INCH, 3))
        return None

    @property
    def field(self) -> Area:
        """The part of the table outside the deployment zones."""
        return between(self.table, *self.zones)

    def candidates(self) -> Sequence[LayTerrain]:
        return tuple(move for move, _ in _candidates(self))

    def sample(self, rng: Random) -> LayTerrain:
        left, bottom, right, top = self.field
        for _ in range(50):
            kind = TerrainKind(rng.randrange(len(TERRAIN_KINDS)))
            x, y = Inches(rng.randint(left, right)), Inches(rng.randint(bottom, top))
            move = LayTerrain(kind, x, y, Bearing(rng.randrange(0, FULL_TURN, 500)))
            if self.check(move) is None:
                return move
        return rng.choice(self.candidates())

    def nearest(self, move: LayTerrain) -> LayTerrain | None:
        """The same piece at the nearest legal place, facing alike."""
        start = moved_inside(move.pose, lambda pose: shape_of(move.kind, pose), self.field)
        found = nearest_place(start, lambda pose: self.check(_laid(move.kind, pose)) is None, self.field.right)
        return None if found is None else _laid(move.kind, found)

    def reasons(self) -> tuple[tuple[str, str], ...]:
        """Why each candidate is one."""
        return tuple((reason, "") for _, reason in _candidates(self))

    def shown(self) -> ShownPlacement:
        places = [
            ShownPlace(TERRAIN_KINDS[move.kind], move.x, move.y, move.face, reason)
            for move, reason in _candidates(self)
        ]
        taken = tuple(outline(shape_of(kind, pose)) for kind, pose in self.laid)
        return ShownPlacement(outline(self.field), taken, SPACING, tuple(places))


def _laid(kind: TerrainKind, pose: Pose) -> LayTerrain:
    return LayTerrain(kind, Inches(pose.x), Inches(pose.y), Bearing(pose.bearing))


SPOTS_OF_A_KIND: Final = 4
OPPOSITE, SPOT = "opposite", "spot"
"""Why a place is offered: it mirrors the piece laid last, so that both sides have the same; it is one of a few spread
over the table."""


@lru_cache(maxsize=256)
def _candidates(places: TerrainPlaces) -> tuple[tuple[LayTerrain, str], ...]:
    """First the mirror image of what was laid last, then some places for each kind."""
    found: dict[LayTerrain, str] = {}
    if places.laid:
        kind, pose = places.laid[-1]
        mirrored = _laid(kind, opposite(places.table, pose))
        if places.check(mirrored) is None:
            found[mirrored] = OPPOSITE
    kinds = list(map(TerrainKind, range(len(TERRAIN_KINDS))))
    first = len(places.laid) // 2
    for kind in (*kinds[first:], *kinds[:first]):
        legal = (move for move in _spots(places, kind) if move not in found and places.check(move) is None)
        found |= dict.fromkeys(islice(legal, SPOTS_OF_A_KIND), SPOT)
    return tuple((found or dict.fromkeys(islice(_crowded(places), 1), SPOT)).items())


def _spots(places: TerrainPlaces, kind: TerrainKind) -> Iterator[LayTerrain]:
    """Places for a kind of terrain, spread over the table, others first for each kind."""
    spots = grid(places.field, inches(8), inches(9))
    start = (4 * kind + 2) % len(spots)
    for turn in (0, QUARTER_TURN):
        yield from (_laid(kind, Pose(x, y, turn)) for x, y in (*spots[start:], *spots[:start]))


def _crowded(places: TerrainPlaces) -> Iterator[LayTerrain]:
    """Any places that are left on a table full of terrain."""
    for x, y in grid(places.field, INCH, INCH):
        for kind in map(TerrainKind, range(len(TERRAIN_KINDS))):
            for turn in (0, QUARTER_TURN // 2, QUARTER_TURN):
                move = _laid(kind, Pose(x, y, turn))
                if places.check(move) is None:
                    yield move
