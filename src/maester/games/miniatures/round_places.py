"""Where something round may be put (p. 31, 32): Objective tokens beside trays and Corpse Piles, new Corpse Piles."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, Final

from maester.engine import Domain, Move, Refusal, refuse
from maester.games.miniatures.geometry.numbers import FULL_TURN, INCH, TOLERANCE, Inches
from maester.games.miniatures.geometry.placing import beyond, grid, inside
from maester.games.miniatures.geometry.rings import (
    Spot,
    around,
    away,
    bearing_from,
    farthest_from,
    gap_outside,
    grown,
    middle_of,
    nearest_to,
    on_bearing,
    reaches_to,
)
from maester.games.miniatures.geometry.shapes import Area, Circle, Rectangle, Shape, bounds, distance, outline, overlap
from maester.games.miniatures.ground import Body, shown_inches
from maester.games.miniatures.names import LONG_RANGE, UNIT_NAMES, Unit
from maester.games.miniatures.placements import ShownPlace, ShownPlacement, ShownTaken

NEAR_OWN, FROM_ENEMIES, SPOT, WHERE_IT_FELL = "near-own", "from-enemies", "spot", "where-it-fell"
"""Why a place is offered: it is the nearest to a unit of the side that chooses, or the farthest from its enemies; one
of a few spread around; where the tray of the destroyed unit stands."""
NEAR_UNITS: Final = 3
MOST_SPOTS: Final = 8
TRIES: Final = 50
Neighbour = tuple[Unit, Rectangle]
"""A unit with its tray."""


class PlaceToken(Move, frozen=True):
    """Puts an Objective token, counted from 1, somewhere."""

    objective: int
    x: Inches
    y: Inches
    typed = "token {objective} {x} {y}"


class PlacePile(Move, frozen=True):
    """Puts a Corpse Pile somewhere."""

    x: Inches
    y: Inches
    typed = "pile {x} {y}"


class RoundPlaces(Domain, frozen=True):
    """Where a round thing may be put: somewhere around a shape, on the table."""

    table: Area
    radius: int
    near: Shape
    """Around this."""
    own: tuple[Neighbour, ...]
    """The units of the side that chooses."""
    enemies: tuple[Neighbour, ...]
    """Their enemies."""

    rule: ClassVar[str]

    @abstractmethod
    def misplaced(self, circle: Circle) -> Refusal | None:
        """The rule against a place on the table."""

    @abstractmethod
    def spots(self) -> Iterable[Spot]:
        """Places that are tried, the usual ones first, legal or not."""

    @abstractmethod
    def drawn(self, rng: Random) -> Spot:
        """Some place, legal or not."""

    @abstractmethod
    def pulled(self, x: int, y: int) -> Spot:
        """The place in the same direction that is as far away as it should be."""

    @abstractmethod
    def made(self, spot: Spot) -> Any:
        """The move to this place."""

    @abstractmethod
    def taken(self) -> Sequence[Shape]:
        """What it may not lie on."""

    def special(self) -> Iterator[tuple[Spot, str, str]]:
        """Places that are offered before all others, with their reasons."""
        yield from ()

    def check(self, move: Any) -> Refusal | None:
        circle = Circle(move.x, move.y, self.radius)
        refusal = self.misplaced(circle)
        if refusal is None and (out := beyond(circle, self.table)) > TOLERANCE:
            return refuse(self.rule, what="edge", name="", number=shown_inches(out))
        return refusal

    def is_free(self, spot: Spot) -> bool:
        return self.check(self.made(spot)) is None

    def candidates(self) -> Sequence[Any]:
        return tuple(self.made(spot) for spot, _, _ in _candidates(self))

    def reasons(self) -> tuple[tuple[str, str], ...]:
        return tuple((reason, about) for _, reason, about in _candidates(self))

    def sample(self, rng: Random) -> Any:
        for _ in range(TRIES):
            spot = self.drawn(rng)
            if self.is_free(spot):
                return self.made(spot)
        return rng.choice(self.candidates())

    def nearest(self, move: Any) -> Any:
        pulled = self.pulled(move.x, move.y)
        if self.is_free(pulled):
            return self.made(pulled)
        free = [spot for spot in self.spots() if self.is_free(spot)]
        return self.made(nearest_to(Circle(move.x, move.y, 0.0), free)) if free else None

    def shown_in(self, area: Shape, gap: int) -> ShownPlacement:
        places = [ShownPlace("", *spot, 0, reason, about) for spot, reason, about in _candidates(self)]
        taken = tuple(ShownTaken(outline(shape), gap) for shape in self.taken())
        return ShownPlacement(outline(area), taken, tuple(places))


@lru_cache(maxsize=256)
def _candidates(places: RoundPlaces) -> tuple[tuple[Spot, str, str], ...]:
    """Near to each of the nearest own units, away from enemies, and some more all around."""
    found: dict[Spot, tuple[str, str]] = {}
    for spot, reason, about in places.special():
        if places.is_free(spot):
            found.setdefault(spot, (reason, about))
    free = [spot for spot in places.spots() if places.is_free(spot)]
    if not free:
        return tuple((spot, *why) for spot, why in found.items())
    nearest = sorted(places.own, key=lambda one: distance(one[1], places.near))[:NEAR_UNITS]
    for unit, tray in nearest:
        found.setdefault(nearest_to(tray, free), (NEAR_OWN, UNIT_NAMES[unit]))
    found.setdefault(farthest_from([tray for _, tray in places.enemies], free), (FROM_ENEMIES, ""))
    for spot in free[:: max(1, len(free) // MOST_SPOTS)]:
        found.setdefault(spot, (SPOT, ""))
    return tuple((spot, *why) for spot, why in found.items())


# --- tokens -----------------------------------------------------------------------------------------------------------


class TokenPlaces(RoundPlaces, frozen=True):
    """Where an Objective token may be put: on the table, and under no tray."""

    objective: int
    trays: tuple[Body, ...]
    reach: int
    """How far away it may lie."""

    def check(self, move: PlaceToken) -> Refusal | None:
        if move.objective != self.objective:
            return refuse("match.not-listed")
        return RoundPlaces.check(self, move)

    def misplaced(self, circle: Circle) -> Refusal | None:
        for tray in self.trays:
            if (depth := overlap(tray.shape, circle)) > TOLERANCE:
                return refuse(self.rule, what="unit", name=tray.name, number=shown_inches(depth))
        return None

    def made(self, spot: Spot) -> PlaceToken:
        return PlaceToken(self.objective, Inches(spot[0]), Inches(spot[1]))

    def taken(self) -> Sequence[Shape]:
        return [tray.shape for tray in self.trays]


class BesideTray(TokenPlaces, frozen=True):
    """Wholly within 2 in of a tray, not on Impassable Terrain (p. 32, ruling.adwd-token-spot)."""

    impassable: tuple[Body, ...]

    rule = "ruling.adwd-token-spot"

    def misplaced(self, circle: Circle) -> Refusal | None:
        far = reaches_to(self.near, circle)
        if far > self.reach + TOLERANCE:
            return refuse(self.rule, what="far", name="", number=shown_inches(far), most=shown_inches(self.reach))
        for piece in self.impassable:
            if (depth := overlap(piece.shape, circle)) > TOLERANCE:
                return refuse(self.rule, what="piece", name=piece.name, number=shown_inches(depth))
        return TokenPlaces.misplaced(self, circle)

    def special(self) -> Iterator[tuple[Spot, str, str]]:
        """Under the tray of a unit that is destroyed, since that is removed."""
        yield middle_of(self.near), WHERE_IT_FELL, ""

    def spots(self) -> Iterable[Spot]:
        for gap in (self.reach // 2, self.reach - self.radius, self.radius):
            yield from around(self.near, gap, 36)

    def drawn(self, rng: Random) -> Spot:
        return on_bearing(self.near, rng.randrange(FULL_TURN), rng.randint(0, self.reach - self.radius))

    def pulled(self, x: int, y: int) -> Spot:
        gap = min(max(round(away(self.near, x, y)), self.radius), self.reach - self.radius)
        return on_bearing(self.near, bearing_from(self.near, x, y), gap)

    def taken(self) -> Sequence[Shape]:
        return [*TokenPlaces.taken(self), *(piece.shape for piece in self.impassable)]

    def shown(self) -> ShownPlacement:
        return self.shown_in(grown(self.near, self.reach), 0)


class BesidePile(TokenPlaces, frozen=True):
    """Adjacent to the Corpse Pile to which it is linked (p. 31, ruling.affc-touch-and-adjacent)."""

    near: Circle

    rule = "ruling.affc-touch-and-adjacent"

    def misplaced(self, circle: Circle) -> Refusal | None:
        gap = gap_outside(self.near, circle)
        if gap > self.reach:
            return refuse(self.rule, what="far", name="", number=shown_inches(gap), most=shown_inches(self.reach))
        if gap < -TOLERANCE:
            return refuse(self.rule, what="pile", name="", number=shown_inches(-gap))
        return TokenPlaces.misplaced(self, circle)

    def spots(self) -> Iterable[Spot]:
        yield from around(self.near, self.radius, 72)
        if self.reach > TOLERANCE:
            yield from around(self.near, self.radius + self.reach, 72)

    def drawn(self, rng: Random) -> Spot:
        return on_bearing(self.near, rng.randrange(FULL_TURN), self.radius)

    def pulled(self, x: int, y: int) -> Spot:
        return on_bearing(self.near, bearing_from(self.near, x, y), self.radius)

    def shown(self) -> ShownPlacement:
        return self.shown_in(grown(self.near, 2 * self.radius), 0)


# --- Corpse Piles -----------------------------------------------------------------------------------------------------


class PilePlaces(RoundPlaces, frozen=True):
    """Where a new Corpse Pile may be put: wholly within Long Range of the destroyed unit's tray, 1 in away from other
    Terrain and other trays (p. 31, ruling.affc-pile-placement).
    """

    near: Rectangle
    others: tuple[Body, ...]
    """Units and terrain from which it stays away."""

    rule = "ruling.affc-pile-placement"

    def misplaced(self, circle: Circle) -> Refusal | None:
        far = reaches_to(self.near, circle)
        if far > LONG_RANGE + TOLERANCE:
            return refuse(self.rule, what="far", name="", number=shown_inches(far), most=shown_inches(LONG_RANGE))
        for body in self.others:
            if (gap := distance(body.shape, circle)) < INCH - TOLERANCE:
                what = "unit" if body.name in UNIT_NAMES else "piece"
                return refuse(self.rule, what=what, name=body.name, number=shown_inches(gap))
        return None

    def _field(self) -> Area:
        """Where its middle could be."""
        left, bottom, right, top = bounds(grown(self.near, LONG_RANGE - self.radius))
        table = inside(self.table, self.radius)
        return Area(
            max(table.left, round(left)),
            max(table.bottom, round(bottom)),
            min(table.right, round(right)),
            min(table.top, round(top)),
        )

    def special(self) -> Iterator[tuple[Spot, str, str]]:
        yield middle_of(self.near), WHERE_IT_FELL, ""

    def spots(self) -> Iterable[Spot]:
        """A grid; a fine one only where the coarse one finds nothing."""
        for step in (2 * INCH, INCH // 4):
            found = [spot for spot in grid(self._field(), step, step) if self.is_free(spot)]
            if found:
                return found
        return ()

    def drawn(self, rng: Random) -> Spot:
        left, bottom, right, top = self._field()
        return rng.randint(left, right), rng.randint(bottom, top)

    def pulled(self, x: int, y: int) -> Spot:
        gap = min(round(away(self.near, x, y)), LONG_RANGE - self.radius)
        return on_bearing(self.near, bearing_from(self.near, x, y), gap)

    def made(self, spot: Spot) -> PlacePile:
        return PlacePile(Inches(spot[0]), Inches(spot[1]))

    def taken(self) -> Sequence[Shape]:
        return [body.shape for body in self.others]

    def shown(self) -> ShownPlacement:
        return self.shown_in(grown(self.near, LONG_RANGE), INCH)
