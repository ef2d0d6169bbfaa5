"""Here We Stand (p. 36): the battlefield is four squares, and whoever has more points in one Controls it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from maester.engine import Event, Frame, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import inches
from maester.games.miniatures.geometry.placing import strip
from maester.games.miniatures.geometry.quadrants import quarters, quarters_of
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.modes import Mode
from maester.games.miniatures.names import (
    NO_UNIT,
    QUADRANT_NAMES,
    SEATS,
    UNIT_NAMES,
    Quadrant,
    Unit,
    owner,
)
from maester.games.miniatures.terrain_rules import TerrainRules, away_from_edges
from maester.games.miniatures.victory import score

ZONE_DEPTH: Final = inches(18)
FIRST_SCORING: Final = 2
"""The Round at whose end squares score for the first time."""
LEAST: Final = 5
"""So many points Control a square, at least."""
COMMANDER: Final = 3
"""What a Commander adds."""
QUADRANTS: Final = "quadrants"
"""Victory Points for squares."""
UNIT_LINE, ATTACHMENT_LINE, COMMANDER_LINE, NCU_LINE = "unit", "attachment", "commander", "ncu"
"""What counts in a square."""


class PutInQuadrant(Move, frozen=True):
    """Says in which square a unit is whose tray a border halves."""

    quadrant: Quadrant
    typed = "quadrant {quadrant}"


class QuadrantDecided(Event, frozen=True):
    """A player says in which square a unit of an opponent counts."""

    seat: Seat
    unit: Unit
    quadrant: Quadrant


class QuadrantControlled(Event, frozen=True):
    """A player Controls a square, with so many points there; no other side has more than `next`."""

    seat: Seat
    quadrant: Quadrant
    points: int
    next: int


class Counting(Frame, kw_only=True):
    """The squares are counted at the end of a Round."""

    decided: tuple[tuple[Unit, Quadrant], ...] = ()
    """In which square units count whose trays a border halves."""


class Line(NamedTuple):
    """What a unit, or what is with it, counts."""

    unit: Unit
    kind: str
    card: str
    """The number of the card."""
    points: int


class QuadrantLineView(msgspec.Struct, frozen=True):
    """What counts in a square."""

    unit: str
    """The unit that is there."""
    kind: str
    """`unit`, `attachment`, `ncu` (by Influence) or `commander`."""
    card: str
    """The number of the card: `army-card-<number>` in the words."""
    points: int


class QuadrantSideView(msgspec.Struct, frozen=True):
    """What a side has in a square."""

    seats: tuple[str, ...]
    points: int
    lines: tuple[QuadrantLineView, ...]


class QuadrantView(msgspec.Struct, frozen=True):
    """A square of the battlefield."""

    quadrant: str
    area: Area
    sides: tuple[QuadrantSideView, ...]
    controlled_by: tuple[str, ...]
    """The players of the side that Controls it; nobody if no side does."""


class HalvedUnitView(msgspec.Struct, frozen=True):
    """A unit whose tray a border halves: it counts nowhere until the opponent says where."""

    unit: str
    quadrants: tuple[str, ...]


class HereWeStand(Mode):
    """Deep zones, no Objectives; squares score from Round 2 on."""

    def zones(self, table: Area) -> tuple[Area, Area]:
        return strip(table, 0, ZONE_DEPTH), strip(table, 1, ZONE_DEPTH)

    def terrain_rules(self, game: Field) -> TerrainRules:
        return away_from_edges("mode-hws.terrain")

    def score(self, game: Field) -> None:
        """Where a border halves a tray, the opponent of its player decides first; then each square is counted."""
        if game.round >= FIRST_SCORING:
            number = len(game.frames)
            game.open(Counting(), *(DecideQuadrant(number, unit) for unit in halved(game)), ScoreQuadrants(number))

    def shown(self, game: Field, viewer: Seat | None) -> dict[str, Any]:
        counting = game.innermost(Counting)
        decided = dict(counting.decided) if counting else {}
        return {
            "quadrants": tuple(
                _quadrant_view(game, Quadrant(number), area, decided)
                for number, area in enumerate(quarters(game.table))
            ),
            "halved": tuple(
                HalvedUnitView(UNIT_NAMES[unit], tuple(QUADRANT_NAMES[one] for one in quadrants_of(game, unit)))
                for unit in halved(game)
                if unit not in decided
            ),
        }


# --- who is where --------------------------------------------------------------------------------------------------


def quadrants_of(game: Field, unit: Unit) -> tuple[Quadrant, ...]:
    """The square with the largest part of a unit's tray; several if a border halves it."""
    return tuple(map(Quadrant, quarters_of(game.rectangle(unit), game.table)))


def halved(game: Field) -> list[Unit]:
    """The units whose trays a border halves exactly."""
    return [unit for unit in game.on_table() if len(quadrants_of(game, unit)) > 1]


class DecideQuadrant(PickOne[Field], frozen=True):
    """If a border halves a tray exactly, the opponent of its owner decides in which square the unit is: among several
    who fight alone the next one clockwise (ruling.ffa-details).
    """

    counting: int
    unit: Unit
    move = PutInQuadrant
    rules = ("mode-hws.unit-in-quadrant", "ruling.hws-points")

    def who(self, game: Field) -> Seat:
        return game.opponent_of(owner(self.unit))

    def among(self, game: Field) -> Iterable[Quadrant]:
        return quadrants_of(game, self.unit)

    def not_among(self, game: Field, seat: Seat, value: Quadrant) -> Refusal:
        return refuse("mode-hws.unit-in-quadrant", unit=UNIT_NAMES[self.unit], quadrant=QUADRANT_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Quadrant) -> None:
        game.frame(Counting, self.counting).decided += ((self.unit, value),)
        game.tell(QuadrantDecided(seat, self.unit, value))

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[self.unit]}


# --- what counts ---------------------------------------------------------------------------------------------------


def lines_of(game: Field, unit: Unit) -> Iterator[Line]:
    """What a unit counts for its player: its printed cost, its own Attachments, 3 for the Commander, and the own NCU
    whose card is attached to it by Influence (ruling.hws-points).
    """
    own = owner(unit)
    commander = game.commander[own]
    yield Line(unit, UNIT_LINE, game.record[unit], game.card(unit).cost)
    for one in game.attachments[unit]:
        cost = game.box.attachments[one.ref].cost
        if one.seat == own and isinstance(cost, int):
            yield Line(unit, ATTACHMENT_LINE, one.ref, cost)
    if game.commander_unit(own) == unit:
        yield Line(unit, COMMANDER_LINE, commander, COMMANDER)
    for borne in game.borne:
        if borne.on == unit and borne.ncu != NO_UNIT and owner(borne.ncu) == own:
            card = game.ncu_card(borne.ncu)
            yield Line(unit, NCU_LINE, card.ref, card.cost)
            if card.ref == commander:
                yield Line(unit, COMMANDER_LINE, commander, COMMANDER)


def counted(game: Field, quadrant: Quadrant, decided: Mapping[Unit, Quadrant]) -> dict[int, list[Line]]:
    """What counts in a square, by side; a unit that a border halves counts where it was decided."""
    found: dict[int, list[Line]] = {side: [] for side in game.sides}
    for unit in game.on_table():
        places = quadrants_of(game, unit)
        if (decided.get(unit) if len(places) > 1 else places[0]) == quadrant:
            found[game.side[owner(unit)]] += lines_of(game, unit)
    return found


def controlling(points: Mapping[int, int]) -> int | None:
    """The side that Controls a square: with at least 5 points, and more than every other side; None if none does."""
    best = max(points, key=lambda side: points[side])
    others = [points[side] for side in points if side != best]
    return best if points[best] >= LEAST and points[best] > max(others) else None


class ScoreQuadrants(Procedure[Field], frozen=True):
    """Each Controlled square gives its player 1 Victory Point."""

    counting: int

    def run(self, game: Field) -> None:
        decided = dict(game.frame(Counting, self.counting).decided)
        for quadrant in map(Quadrant, range(len(QUADRANT_NAMES))):
            points = _points(counted(game, quadrant, decided))
            side = controlling(points)
            if side is not None:
                seat = Seat(game.side.index(side))
                others = [points[other] for other in points if other != side]
                game.tell(QuadrantControlled(seat, quadrant, points[side], max(others)))
                score(game, seat, QUADRANTS, 1)


def _points(lines: Mapping[int, list[Line]]) -> dict[int, int]:
    return {side: sum([line.points for line in found]) for side, found in lines.items()}


def _quadrant_view(game: Field, quadrant: Quadrant, area: Area, decided: Mapping[Unit, Quadrant]) -> QuadrantView:
    lines = counted(game, quadrant, decided)
    points = _points(lines)
    side = controlling(points)
    seats = {one: tuple(SEATS[seat] for seat in game.seats if game.side[seat] == one) for one in game.sides}
    sides = tuple(
        QuadrantSideView(
            seats[one],
            points[one],
            tuple(QuadrantLineView(UNIT_NAMES[line.unit], *line[1:]) for line in lines[one]),
        )
        for one in game.sides
    )
    return QuadrantView(QUADRANT_NAMES[quadrant], area, sides, () if side is None else seats[side])


MODE: Final = HereWeStand()
