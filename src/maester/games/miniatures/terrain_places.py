"""Where terrain may be laid (p. 26, ruling.terrain-placement-measure), as the rules of the Game Mode say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Final

from maester.engine import Domain, Move, Pass, Refusal, refuse
from maester.games.miniatures.box import TerrainRecord
from maester.games.miniatures.field import terrain_shape
from maester.games.miniatures.forms import TerrainKind
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
    as_rectangle,
    beyond,
    depth_in,
    grid,
    inside,
    moved_inside,
    nearest_place,
    opposite,
    outside_strips,
)
from maester.games.miniatures.geometry.shapes import Area, Circle, Shape, distance, outline, overlap, overlaps
from maester.games.miniatures.placements import ShownPlace, ShownPlacement, ShownTaken
from maester.games.miniatures.terrain_rules import AS_ALWAYS, Kept, TerrainRules

EDGE, ZONE = "edge", "zone"
"""What a piece would be too near to, besides other pieces."""


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


class TerrainPlaces(Domain, frozen=True):
    """Where which terrain may be laid."""

    table: Area
    zones: tuple[Area, ...]
    """Those deployment zones that are closed to terrain."""
    tokens: tuple[Circle, ...]
    laid: tuple[tuple[TerrainKind, Pose], ...]
    all_kinds: tuple[TerrainRecord, ...]
    """All kinds of terrain, by their numbers."""
    kinds: tuple[TerrainKind, ...]
    """What may be laid now."""
    rules: TerrainRules = AS_ALWAYS
    kinds_rule: str = "setup.terrain-chosen"
    """The rule that says what may be laid."""

    def shape(self, kind: TerrainKind, pose: Pose) -> Shape:
        """The outline of a piece that lies somewhere."""
        return terrain_shape(self.all_kinds[kind], pose)

    def check(self, move: LayTerrain) -> Refusal | None:
        kind = self.all_kinds[move.kind]
        if move.kind not in self.kinds:
            return refuse(self.kinds_rule, kind=kind.id)
        if (rule := self.rules.why_not_laid(kind)) is not None:
            return refuse(rule, kind=kind.id)
        shape = self.shape(move.kind, move.pose)
        if "impassable" in kind.keywords:
            for number, token in enumerate(self.tokens, start=1):
                if overlap(shape, token) > TOLERANCE:
                    return refuse("setup.no-impassable-on-objectives", objective=number)
        return self._in_zone(shape) or self._near_others(shape) or self._near_edge(shape)

    def _in_zone(self, shape: Shape) -> Refusal | None:
        kept = self.rules.zones
        for zone in self.zones:
            if kept.least:
                gap = distance(shape, as_rectangle(zone))
                if gap < kept.least - TOLERANCE:
                    return _too_near(kept, ZONE, gap)
            elif (depth := depth_in(shape, zone)) > TOLERANCE:
                return refuse(kept.rule, depth=round(depth / INCH, 3))
        return None

    def _near_others(self, shape: Shape) -> Refusal | None:
        for kind, pose in self.laid:
            kept = self._kept_from(kind)
            if kept is not None and (gap := distance(shape, self.shape(kind, pose))) < kept.least - TOLERANCE:
                return _too_near(kept, self.all_kinds[kind].id, gap)
        return None

    def _kept_from(self, kind: TerrainKind) -> Kept | None:
        """How far terrain stays away from a piece of that kind."""
        return self.rules.near_of_mode if self.all_kinds[kind].id in self.rules.of_mode else self.rules.others

    def _near_edge(self, shape: Shape) -> Refusal | None:
        out = beyond(shape, self.table)
        if out > TOLERANCE:
            return refuse("ruling.terrain-placement-measure", out=round(out / INCH, 3))
        kept = self.rules.edges
        short = beyond(shape, inside(self.table, kept.least))
        return _too_near(kept, EDGE, kept.least - short) if short > TOLERANCE else None

    @property
    def field(self) -> Area:
        """The part of the table in which terrain may lie: without closed zones from flank to flank, and without what
        is too near to an edge.
        """
        return outside_strips(inside(self.table, self.rules.edges.least), self.zones, self.rules.zones.least)

    def candidates(self) -> Sequence[LayTerrain]:
        return tuple(move for move, _ in _candidates(self))

    def sample(self, rng: Random) -> LayTerrain:
        left, bottom, right, top = self.field
        for _ in range(50):
            kind = rng.choice(self.kinds)
            x, y = Inches(rng.randint(left, right)), Inches(rng.randint(bottom, top))
            move = LayTerrain(kind, x, y, Bearing(rng.randrange(0, FULL_TURN, 500)))
            if self.check(move) is None:
                return move
        return rng.choice(self.candidates())

    def nearest(self, move: LayTerrain) -> LayTerrain | None:
        """The same piece at the nearest legal place, facing alike."""
        if not self._may_be_laid(move.kind):
            return None
        start = moved_inside(move.pose, lambda pose: self.shape(move.kind, pose), self.field)
        found = nearest_place(start, lambda pose: self.check(_laid(move.kind, pose)) is None, self.field.right)
        return None if found is None else _laid(move.kind, found)

    def _may_be_laid(self, kind: TerrainKind) -> bool:
        return kind in self.kinds and self.rules.why_not_laid(self.all_kinds[kind]) is None

    @property
    def kinds_to_lay(self) -> list[TerrainKind]:
        """The kinds that no rule forbids."""
        return [kind for kind in self.kinds if self._may_be_laid(kind)]

    def reasons(self) -> tuple[tuple[str, str], ...]:
        """Why each candidate is one."""
        return tuple((reason, "") for _, reason in _candidates(self))

    def shown(self) -> ShownPlacement:
        places = [
            ShownPlace(self.all_kinds[move.kind].id, move.x, move.y, move.face, reason)
            for move, reason in _candidates(self)
        ]
        field = self.field
        zones = [ShownTaken(outline(zone), self.rules.zones.least) for zone in self.zones if _meet(zone, field)]
        laid = [
            ShownTaken(outline(self.shape(kind, pose)), kept.least)
            for kind, pose in self.laid
            if (kept := self._kept_from(kind)) is not None
        ]
        return ShownPlacement(outline(field), (*zones, *laid), tuple(places))


class PlacesOrNoMore(Domain, frozen=True):
    """Where which terrain may be laid, by a player who may as well lay no more."""

    places: TerrainPlaces

    def check(self, move: LayTerrain | Pass) -> Refusal | None:
        return None if isinstance(move, Pass) else self.places.check(move)

    def candidates(self) -> Sequence[LayTerrain | Pass]:
        return (*self.places.candidates(), Pass())

    def sample(self, rng: Random) -> LayTerrain | Pass:
        return Pass() if rng.random() < STOPPING else self.places.sample(rng)

    def nearest(self, move: LayTerrain | Pass) -> LayTerrain | None:
        return None if isinstance(move, Pass) else self.places.nearest(move)

    def reasons(self) -> tuple[tuple[str, str], ...]:
        return (*self.places.reasons(), (ENOUGH, ""))

    def shown(self) -> ShownPlacement:
        return self.places.shown()


def _meet(zone: Area, field: Area) -> bool:
    return depth_in(as_rectangle(zone), field) > TOLERANCE


def _too_near(kept: Kept, other: str, gap: float) -> Refusal:
    return refuse(kept.rule, other=other, gap=round(gap / INCH, 3), least=round(kept.least / INCH, 3))


def _laid(kind: TerrainKind, pose: Pose) -> LayTerrain:
    return LayTerrain(kind, Inches(pose.x), Inches(pose.y), Bearing(pose.bearing))


SPOTS_OF_A_KIND: Final = 4
STOPPING: Final = 0.1
"""How often random play lays no more terrain where it needn't."""
OPPOSITE, SPOT, ENOUGH = "opposite", "spot", "enough-terrain"
"""Why a place is offered: it mirrors the piece laid last, so that both sides have the same; it is one of a few spread
over the table; or nothing more need be laid."""


@lru_cache(maxsize=256)
def _candidates(places: TerrainPlaces) -> tuple[tuple[LayTerrain, str], ...]:
    """First the mirror image of what was laid last, then some places for each kind."""
    found: dict[LayTerrain, str] = {}
    if places.laid:
        kind, pose = places.laid[-1]
        mirrored = _laid(kind, opposite(places.table, pose))
        if _is_good(places, mirrored):
            found[mirrored] = OPPOSITE
    kinds = places.kinds_to_lay
    first = len(places.laid) // 2 % (len(kinds) or 1)
    for kind in (*kinds[first:], *kinds[:first]):
        good = (move for move in _spots(places, kind) if move not in found and _is_good(places, move))
        found |= dict.fromkeys(islice(good, SPOTS_OF_A_KIND), SPOT)
    return tuple((found or dict.fromkeys(islice(_crowded(places), 1), SPOT)).items())


def _is_good(places: TerrainPlaces, move: LayTerrain) -> bool:
    """Is it legal, and lies no piece on another one? Where a mode doesn't forbid that, it isn't suggested."""
    if places.check(move) is not None:
        return False
    shape = places.shape(move.kind, move.pose)
    return places.rules.others is not None or not any(overlaps(shape, places.shape(*one)) for one in places.laid)


def _spots(places: TerrainPlaces, kind: TerrainKind) -> Iterator[LayTerrain]:
    """Places for a kind of terrain, spread over the table, others first for each kind."""
    spots = grid(places.field, inches(8), inches(9))
    start = (4 * kind + 2) % len(spots)
    for turn in (0, QUARTER_TURN):
        yield from (_laid(kind, Pose(x, y, turn)) for x, y in (*spots[start:], *spots[:start]))


def _crowded(places: TerrainPlaces) -> Iterator[LayTerrain]:
    """Any places that are left on a table full of terrain."""
    for x, y in grid(places.field, INCH, INCH):
        for kind in places.kinds_to_lay:
            for turn in (0, QUARTER_TURN // 2, QUARTER_TURN):
                move = _laid(kind, Pose(x, y, turn))
                if places.check(move) is None:
                    yield move
