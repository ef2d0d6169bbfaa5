"""How a movement is judged (p. 5, 13, 14).

Each is a pivot, a straight part along one of the tray's own axes, and a last pivot; some have only some of these. The
straight part is judged on its way, everything else at the very end. So for a given bearing and last facing the legal
distances are a stretch with gaps in it, which the sweeps give in closed form.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Any, ClassVar, Final

from maester.engine import Domain, Pass, Refusal, refuse
from maester.games.miniatures.covering import Claimable
from maester.games.miniatures.geometry.numbers import INCH, TOLERANCE, Pose, go, turned
from maester.games.miniatures.geometry.shapes import (
    Footprint,
    Rectangle,
    contact,
    distance,
    is_inside,
    is_within,
    overlap,
    overlaps,
    rectangle,
)
from maester.games.miniatures.geometry.sweeps import Stretch, near_stretch, overlap_stretch, room
from maester.games.miniatures.geometry.turning import NOTHING, Spare, smaller
from maester.games.miniatures.geometry.ways import inside_stretch, overhang
from maester.games.miniatures.ground import Body, Foe, Ground, Lengths, Parts, Reason, Suggestion, shown_inches
from maester.games.miniatures.reach import Ray, Reach, SuggestedEnd

LEAST_GAP: Final = INCH - TOLERANCE
"""A move may not end closer than 1 in to an enemy, give or take the tolerance (p. 13)."""
WALL_GAP: Final = 2 * TOLERANCE
"""So far from a Castle Wall a tray is surely not in contact with it."""
TRIES: Final = 50
MOST_CANDIDATES: Final = 40
ROUNDING: Final = (0, 1, 1, 2, 4, 8, 16, 32)
"""Poses are whole thousandths: where a distance is legal to a hair, these steps away from it are tried, too."""


class Movement(Domain, frozen=True):
    """How one tray may be moved, from where it stands."""

    start: Pose
    footprint: Footprint
    allowance: int
    """The greatest distance of the straight part, before Rough Terrain."""
    ground: Ground
    foes: tuple[Foe, ...]
    """All enemies on the table, the nearest first."""
    tokens: tuple[Claimable, ...]
    """The Objectives that the unit could Claim."""
    optional: bool = False
    """May the player pass instead?"""

    too_far: ClassVar[str]
    """The rule that says how far."""
    passes_enemies: ClassVar[bool] = False
    """Does the tray move through enemies? It still ends 1 in away from them."""
    pivots_at_end: ClassVar[bool] = True

    # -- what a kind of movement says ------------------------------------------------------------------------------

    @abstractmethod
    def parts(self, move: Any) -> Parts:
        """A move in its parts."""

    @abstractmethod
    def made(self, parts: Parts) -> Any:
        """The move with these parts."""

    @abstractmethod
    def ways(self) -> Iterable[tuple[int, int]]:
        """Facing and bearing of the straight part, where these are few; for a Maneuver those that are drawn."""

    @abstractmethod
    def drawn(self, rng: Random) -> Parts:
        """Some parts within reach, legal or not."""

    def forbidden(self, move: Any) -> Refusal | None:
        """What is wrong with the move before anything is measured."""
        return None

    def staying(self) -> Refusal | None:
        """A unit that doesn't move may stay where it is, closer than 1 in, too (ruling.one-inch-measure)."""
        return None

    def too_near(self, parts: Parts, enemy: Body, gap: float) -> Refusal:
        """The rule against an end so near to an enemy."""
        return refuse("move.one-inch", who=enemy.name, gap=shown_inches(gap), least=1)

    # -- where it leads --------------------------------------------------------------------------------------------

    def path(self, move: Any) -> tuple[Pose, ...]:
        """Where the tray stands at first and after each part of the move."""
        if isinstance(move, Pass):
            return (self.start,)
        parts = self.parts(move)
        faced = turned(self.start, parts.face)
        moved = go(faced, parts.bearing, parts.distance)
        path = (self.start, faced, moved, turned(moved, parts.last))
        return (path[0], *(after for before, after in pairwise(path) if before != after))

    def end(self, move: Any) -> Pose:
        """Where the tray ends."""
        return self.path(move)[-1]

    # -- what is legal -----------------------------------------------------------------------------------------------

    def check(self, move: Any) -> Refusal | None:
        if isinstance(move, Pass):
            return None if self.optional else refuse("match.not-listed")
        return self.forbidden(move) or self.judged(self.parts(move))

    def judged(self, parts: Parts) -> Refusal | None:
        """The first rule that a movement breaks, in the catalogue's order."""
        if parts.distance == 0 and parts.last == self.start.bearing:
            return self.staying()
        faced = rectangle(turned(self.start, parts.face), self.footprint)
        moved = go(faced.pose, parts.bearing, parts.distance)
        end = rectangle(turned(moved, parts.last), self.footprint)
        return (
            self._broken_length(parts, faced, end)
            or self._broken_on_the_way(parts, faced, end)
            or self._broken_at_the_end(parts, end)
        )

    def _broken_length(self, parts: Parts, faced: Rectangle, end: Rectangle) -> Refusal | None:
        length = parts.distance
        if not 0 <= length <= self.allowance + TOLERANCE:
            return refuse(self.too_far, distance=shown_inches(length), most=shown_inches(self.allowance))
        slowed = max(0, self.allowance - INCH)
        if length > slowed + TOLERANCE:
            start = rectangle(self.start, self.footprint)
            for piece in self.ground.rough:
                on_the_way = _first_within(overlap_stretch(faced, parts.bearing, piece.shape))
                if on_the_way < length or overlaps(start, piece.shape) or overlaps(end, piece.shape):
                    values = {"distance": shown_inches(length), "most": shown_inches(slowed)}
                    return refuse("terrain-keyword.rough", what=piece.name, **values)
        return None

    def _broken_on_the_way(self, parts: Parts, faced: Rectangle, end: Rectangle) -> Refusal | None:
        table, length = self.ground.table, parts.distance
        edge = room(faced, parts.bearing, table, TOLERANCE)
        over = shown_inches(overhang(end, table))
        if length > edge:
            rule = self._edge_rule(end, "ruling.board-edge")
            return refuse(rule, after=shown_inches(edge), over=over)
        if not is_inside(end, table):
            first_pivot = overhang(faced, table) > TOLERANCE
            rule = "ruling.board-edge-first-pivot" if first_pivot else "ruling.board-edge"
            return refuse(self._edge_rule(end, rule), after=shown_inches(length), over=over)
        if not length:
            return None
        for enemy in () if self.passes_enemies else self.ground.enemies:
            if (after := _first_within(overlap_stretch(faced, parts.bearing, enemy.shape))) < length:
                return refuse("move.no-through-enemies", who=enemy.name, after=shown_inches(after))
        for piece in self.ground.impassable:
            if (after := _first_within(overlap_stretch(faced, parts.bearing, piece.shape))) < length:
                return refuse("terrain-keyword.impassable", what=piece.name, after=shown_inches(after))
        return None

    def _edge_rule(self, end: Rectangle, otherwise: str) -> str:
        """The rule against an end outside: where it still lies on the table, it is behind Castle Walls."""
        whole = self.ground.whole_table
        return "ruling.castle-wall-behind" if whole is not None and is_inside(end, whole) else otherwise

    def _broken_at_the_end(self, parts: Parts, end: Rectangle) -> Refusal | None:
        ground = self.ground
        for friend in ground.friends:
            if overlaps(end, friend.shape):
                slid = parts.distance and parts.last == parts.face
                rule = "move.no-end-on-friends" if slid else "pivot.no-final-overlap"
                return refuse(rule, who=friend.name, overlap=shown_inches(overlap(end, friend.shape)))
        for enemy in ground.enemies:
            if overlaps(end, enemy.shape):
                depth = shown_inches(overlap(end, enemy.shape))
                return refuse("pivot.no-final-overlap", who=enemy.name, overlap=depth)
        for piece in ground.impassable:
            if overlaps(end, piece.shape):
                return refuse("terrain-keyword.impassable", what=piece.name, after=shown_inches(parts.distance))
        for enemy in ground.enemies:
            if is_within(end, enemy.shape, LEAST_GAP) and (gap := distance(end, enemy.shape)) < LEAST_GAP:
                return self.too_near(parts, enemy, gap)
        for wall in ground.walls:
            if isinstance(wall.shape, Rectangle) and contact(end, wall.shape) is not None:
                return refuse("ruling.castle-wall-combat", who=wall.name)
        return None

    def lengths(self, face: int, bearing: int, last: int, leeway: int = 0, spare: Spare = NOTHING) -> Lengths:
        """The distances with this facing, bearing and last facing that are legal without use of the tolerance, or with
        it, if that is the leeway. They are exact but for the rounding of poses, so whatever is taken from here is
        checked. `spare`: those for a tray that is smaller by so much.
        """
        ground = self.ground
        if spare is NOTHING:
            faced = rectangle(turned(self.start, face), self.footprint)
            end = faced if last == face else rectangle(turned(self.start, last), self.footprint)
        else:  # nobody asks about these a second time, so they aren't kept
            faced = Rectangle(turned(self.start, face), smaller(self.footprint, spare.on_the_way))
            end = Rectangle(turned(self.start, last), smaller(self.footprint, spare.at_the_end))
        most = self.allowance + leeway
        limit = self.way_free(faced, bearing, leeway)
        gaps: list[Stretch] = []
        inside = inside_stretch(end, bearing, ground.table, (TOLERANCE + leeway) // 2)
        if inside is None:
            return Lengths(-1.0, ())
        if inside[0] > 0:
            gaps.append((-1.0, inside[0]))
        limit = min(limit, inside[1])
        for body in (*ground.friends, *ground.impassable):
            if (stretch := overlap_stretch(end, bearing, body.shape)) is not None:
                gaps.append(stretch)
        for enemy in ground.enemies:
            if (stretch := near_stretch(end, bearing, enemy.shape, INCH - leeway)) is not None:
                gaps.append(stretch)
        for wall in ground.walls:
            stretch = near_stretch(end, bearing, wall.shape, WALL_GAP - 2 * leeway)
            if stretch is not None:
                gaps.append(stretch)
        slowed = max(0, most - INCH)
        if limit > slowed:
            for piece in ground.rough:
                stretch = overlap_stretch(end, bearing, piece.shape)
                if stretch is not None and stretch[1] > slowed:
                    gaps.append((max(stretch[0], slowed), stretch[1]))
        return Lengths(limit, tuple([gap for gap in gaps if gap[1] > 0 and gap[0] < limit]))

    def way_free(self, faced: Rectangle, bearing: int, leeway: int = 0) -> float:
        """How far the tray can go on this bearing, wherever it may end."""
        ground, most = self.ground, self.allowance + leeway
        limit = min(float(most), room(faced, bearing, ground.table, leeway))
        for body in ground.impassable if self.passes_enemies else (*ground.enemies, *ground.impassable):
            limit = min(limit, _first_within(overlap_stretch(faced, bearing, body.shape)))
        slowed = max(0, most - INCH)
        if limit > slowed and ground.rough:
            start = rectangle(self.start, self.footprint)
            for piece in ground.rough:
                entered = _first_within(overlap_stretch(faced, bearing, piece.shape))
                limit = min(limit, slowed if overlaps(start, piece.shape) else max(entered, slowed))
        return limit

    def fitting(self, face: int, bearing: int, last: int, wanted: float, lengths: Lengths | None = None) -> Any:
        """The legal move with these bearings that is the longest up to what is wanted; None if there is none."""
        found = (self.lengths(face, bearing, last) if lengths is None else lengths).longest(wanted)
        return None if found is None else self.legal(Parts(face, bearing, math.floor(found), last))

    def legal(self, parts: Parts, step: int = -1) -> Any:
        """The move with these parts, or one that differs by a hair, if it is legal."""
        for hair in ROUNDING:
            parts = parts._replace(distance=parts.distance + hair * step)
            if parts.distance < 0:
                return None
            if self.judged(parts) is None:
                return self.made(parts)
        return None

    def nearest(self, move: Any) -> Any:
        if isinstance(move, Pass) or self.forbidden(move) is not None:
            return None
        parts = self.parts(move)
        if self.judged(parts) is None:
            return move
        for leeway in (0, TOLERANCE):
            for wanted in self.lengths(parts.face, parts.bearing, parts.last, leeway).near(parts.distance):
                step = 1 if wanted > parts.distance else -1
                found = self.legal(parts._replace(distance=wanted), step)
                if found is not None:
                    return found
        return None

    # -- what is worth considering -------------------------------------------------------------------------------------

    @abstractmethod
    def suggestions(self) -> Iterator[Suggestion]:
        """Legal moves that are worth considering, the best first, each with its reason; some may come twice."""

    def candidates(self) -> Sequence[Any]:
        return [move for move, _ in _candidates(self)]

    def reasons(self) -> tuple[Reason, ...]:
        """Why each of the candidates is one, and which unit or Objective it is about."""
        return tuple([reason for _, reason in _candidates(self)])

    def sample(self, rng: Random) -> Any:
        for _ in range(TRIES):
            parts = self.drawn(rng)
            if self.judged(parts) is None:
                return self.made(parts)
        return rng.choice(_candidates(self))[0]

    def shown(self) -> Reach:
        ends = tuple(SuggestedEnd(self.end(move), reason, about) for move, (reason, about) in _candidates(self))
        rays = tuple(self._ray(face, bearing) for face, bearing in self.ways())
        return Reach(self.start, self.footprint, self.allowance, rays, ends)

    def _ray(self, face: int, bearing: int) -> Ray:
        lengths = self.lengths(face, bearing, face)
        limit = math.floor(lengths.limit)
        if limit < 0:
            return Ray(bearing, 0, ((0, 0),))
        gaps = [(max(0, math.floor(low)), min(limit, math.ceil(high))) for low, high in lengths.gaps]
        return Ray(bearing, limit, tuple(sorted(gaps)))


@lru_cache(maxsize=512)
def _candidates(movement: Movement) -> tuple[tuple[Any, Reason], ...]:
    found: dict[Any, Reason] = {}
    for move, reason in movement.suggestions():
        if move not in found or (reason[1] and not found[move][1]):
            found[move] = reason
        if len(found) == MOST_CANDIDATES:
            break
    return tuple(found.items())


def _first_within(stretch: Stretch | None) -> float:
    """After how long a way forward the stretch begins; never, if it lies behind."""
    return math.inf if stretch is None or stretch[1] <= 0 else max(0.0, stretch[0])
